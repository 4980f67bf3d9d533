// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cost tree on the screen: hover and tooltip, click selects, double-click or Enter drills down, Backspace goes up,
// arrows move between cells.
#pragma once

#include "ui/charts/costtree.h"

#include <QWidget>

#include <functional>

namespace outlay::ui {

class CostTreeView final : public QWidget, public ChartBody {
    Q_OBJECT

public:
    explicit CostTreeView(QWidget* parent = nullptr);

    /// Keeps the drilled-down node and the selection as long as their ids exist.
    void setTree(const CostNode& root);
    [[nodiscard]] const CostNode& tree() const { return m_root; }
    void setCostLayout(CostLayout layout);
    [[nodiscard]] CostLayout costLayout() const { return m_layout; }
    /// Ids from the root to what is shown: the breadcrumb of the frame.
    [[nodiscard]] QStringList shownPath() const;
    [[nodiscard]] QString selectedId() const { return m_selected; }
    /// Emits nothing.
    void setSelectedId(const QString& id);
    /// Shows the node as the whole; an unknown id or the root's shows all.
    void drillTo(const QString& id);
    /// Further lines of the tooltip: source, formula.
    void setTooltipText(std::function<QString(const CostNode&)> text) { m_tooltip = std::move(text); }
    [[nodiscard]] CostTreeNote note() const { return m_note; }
    void setTableHeads(const QString& item, const QString& amount, const QString& share);

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QString altText() const override;
    void paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const override;
    [[nodiscard]] QSize sizeHint() const override { return {480, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 120}; }

signals:
    void selected(const QString& id);
    void drilled(const QString& id);
    /// After painting, when it differs from before.
    void noteChanged(const outlay::ui::CostTreeNote& note);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] const CostNode& shown() const;
    [[nodiscard]] int cellAt(const QPointF& place) const;
    [[nodiscard]] int cellOf(const QString& id) const;
    [[nodiscard]] QString describe(const CostNode& node) const;
    void relayout();
    void select(int cell);
    void move(int key);

    CostNode m_root;
    CostLayout m_layout = CostLayout::Icicle;
    QString m_shown;
    QString m_selected;
    QList<CostCell> m_cells;
    int m_hover = -1;
    CostTreeNote m_note;
    QStringList m_heads;
    std::function<QString(const CostNode&)> m_tooltip;
};

}  // namespace outlay::ui
