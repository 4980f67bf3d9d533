// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two quantities over one x axis: two panels one above the other, never two y axes. Copied, saved and read as one picture.
#pragma once

#include "ui/charts/chartview.h"

namespace outlay::ui {

class ChartPair final : public QWidget, public ChartBody {
    Q_OBJECT

public:
    explicit ChartPair(QWidget* parent = nullptr);

    /// Both have the same x. A lower chart without series leaves the room to the upper one. Returns the first problem.
    std::optional<Issue> setSpecs(const ChartSpec& upper, const ChartSpec& lower);
    [[nodiscard]] ChartView* upper() const { return m_upper; }
    [[nodiscard]] ChartView* lower() const { return m_lower; }

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QString altText() const override;
    void paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const override;

private:
    ChartView* m_upper;
    ChartView* m_lower;
};

}  // namespace outlay::ui
