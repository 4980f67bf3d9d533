// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A ChartSpec on the screen: draws, follows the theme, shows the values under the pointer, and can be read as a table.
#pragma once

#include "ui/charts/chartrenderer.h"

#include <QGraphicsView>

namespace outlay::ui {

class ChartView final : public QGraphicsView, public ChartBody {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    /// Updates in place. Returns what is wrong with the spec, if anything; the plot then stays empty.
    std::optional<Issue> setSpec(const ChartSpec& spec);
    [[nodiscard]] const ChartSpec& spec() const { return m_renderer.spec(); }
    [[nodiscard]] QRectF plotRect() const { return m_renderer.plotRect(); }

    [[nodiscard]] ChartTable table() const override { return tableOf(m_renderer.spec()); }
    [[nodiscard]] QString altText() const override;
    void paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const override;

    [[nodiscard]] QSize sizeHint() const override { return {480, 280}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 120}; }

signals:
    /// x of the point under the pointer or the arrow keys; NaN when there is none.
    void hovered(double x);
    /// The point of a scatter under the pointer or the arrow keys; -1 when there is none.
    void pointHovered(int series, int index);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void applyStyle();
    void setHover(std::optional<double> x);
    void setHoverPoint(std::optional<PlotPoint> point);

    ChartRenderer m_renderer;
    std::optional<double> m_hover;
    std::optional<PlotPoint> m_hoverPoint;
};

}  // namespace outlay::ui
