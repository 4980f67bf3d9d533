// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The plan at a glance: where the money goes, when it is spent, and how the scenarios differ.
#pragma once

#include "ui/pages/page.h"

namespace outlay::ui {

class BarsView;
class ChartFrame;
class ChartView;
class TreePanel;

class OverviewPage final : public Page {
    Q_OBJECT

public:
    explicit OverviewPage(const Workspace& workspace, QWidget* parent = nullptr);
    void retranslate() override;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshCurve();
    void refreshBars();

    TreePanel* m_tree;
    ChartView* m_curve;
    ChartFrame* m_curveFrame;
    BarsView* m_bars;
    ChartFrame* m_barsFrame;
    Rule* m_rule;
};

}  // namespace outlay::ui
