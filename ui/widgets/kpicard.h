// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One key figure of the strip above the pages: label, change against the base, figure with unit, and a line below it with
// the range, the budget or the reason why there is no figure. All texts come ready-made with every estimate.
#pragma once

#include <QWidget>

#include <optional>

namespace outlay::ui {

class KpiCard final : public QWidget {
    Q_OBJECT

public:
    enum class State { Normal, OverBudget, LastValid, Incomplete };
    enum class Trend { None, Down, Up };

    /// Everything on the budget bar is a share of its length, 0 to 1.
    struct BudgetBar {
        double value = 0.0;
        double low = 0.0;
        double high = 0.0;
        double budget = 1.0;

        bool operator==(const BudgetBar&) const = default;
    };

    struct Content {
        QString label;
        QString figure;  ///< in the incomplete state: the word "incomplete"
        QString unit;
        QString note;
        QString change;  ///< "8.8%"; the triangle is drawn
        Trend trend = Trend::None;
        bool isGood = true;  ///< green or red
        State state = State::Normal;
        std::optional<BudgetBar> budget;
        QString accessibleText;  ///< label, value, range and change as a sentence

        bool operator==(const Content&) const = default;
    };

    explicit KpiCard(QWidget* parent = nullptr);

    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }
    /// The last card of a strip draws no line at its right edge.
    void setLast(bool isLast);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {96, sizeHint().height()}; }

signals:
    /// Click, Enter or Space: explain this figure. The context menu is the owner's (customContextMenuRequested).
    void activated();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintBudget(QPainter& painter, const QRect& track) const;

    Content m_content;
    bool m_isLast = false;
};

}  // namespace outlay::ui
