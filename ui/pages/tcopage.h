// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cost over the months for every way to serve: curves, break-even, the months as a table, and the rule of thumb that compares
// a constant monthly bill with an API.
#pragma once

#include "ui/pages/page.h"

class QLabel;
class QPushButton;

namespace outlay::ui {

class ChartFrame;
class ChartView;
class TablePanel;

class TcoPage final : public Page {
    Q_OBJECT

public:
    explicit TcoPage(const Workspace& workspace, QWidget* parent = nullptr);
    void retranslate() override;

protected:
    void refresh() override;

private:
    void refreshSimple();
    void applySimple();

    PageHead* m_head;
    QLabel* m_simple;
    QPushButton* m_apply;
    QPushButton* m_add;
    ChartView* m_curve;
    ChartFrame* m_curveFrame;
    TablePanel* m_table;
};

}  // namespace outlay::ui
