// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The status bar: time of the last recompute, problems, currency with its dated rate, and the age of the oldest price.
#pragma once

#include "ui/document/display.h"
#include "ui/document/estimator.h"

#include <QStatusBar>

class QLabel;
class QToolButton;

namespace outlay::ui {

class StatusPanel final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusPanel(QWidget* parent = nullptr);

    void show(const EstimateSet& estimates, const Display& display);
    using QWidget::show;
    /// Without a plan.
    void showIdle();

signals:
    void fieldRequested(const QString& path);
    void nextProblemRequested();
    void pricesRequested();

private:
    void openProblems();

    QLabel* m_time;
    QToolButton* m_problems;
    QLabel* m_currency;
    QToolButton* m_prices;
    std::vector<Issue> m_issues;
    Display m_display;
};

}  // namespace outlay::ui
