// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Published training runs: what was reported, what was predicted from the setting alone, and what a claim implies.
// A page of its own kind of data: it follows the catalog, and of the open plan only language, currency and the price book.
#pragma once

#include "ui/models/runtables.h"
#include "ui/pages/page.h"

#include <thread>

class QLineEdit;
class QPushButton;

namespace outlay::ui {

class ChartFrame;
class ChartView;
class ChoiceBox;
class ClaimForm;
class TablePanel;

class PublishedRunsView final : public Page {
    Q_OBJECT

public:
    explicit PublishedRunsView(const Workspace& workspace, QWidget* parent = nullptr);
    ~PublishedRunsView() override;

    void retranslate() override;
    /// The line of controls; a page that hosts this one may put its own control in front.
    [[nodiscard]] PageHead* head() const { return m_head; }
    void openClaim(bool isOpen);
    /// All predictions are there; they are made once, off the window's thread.
    [[nodiscard]] bool isComplete() const { return m_pending == 0; }
    /// For pictures: waits for what is left.
    void waitUntilComplete();
    [[nodiscard]] const std::vector<RunEntry>& runs() const { return m_runs; }

signals:
    void completed();

protected:
    void refresh() override;

private:
    void start();
    void take(std::size_t index, const RunComparison& comparison);
    [[nodiscard]] RunChoice choice() const;
    [[nodiscard]] const RunEntry* selected() const;
    void fillControls();
    void showRuns();
    void showSelected();
    void startPlan();

    PageHead* m_head;
    QLineEdit* m_filter;
    ChoiceBox* m_shape;
    ChoiceBox* m_device;
    ChoiceBox* m_book;
    QPushButton* m_check;
    QPushButton* m_plan;
    ChartView* m_chart;
    ChartFrame* m_chartFrame;
    ChartView* m_scores;
    ChartFrame* m_scoresFrame;
    TablePanel* m_table;
    ClaimForm* m_claim;
    QWidget* m_claimRule;
    std::vector<RunEntry> m_runs;
    std::size_t m_pending = 0;
    bool m_hasBook = false;
    bool m_isStarted = false;
    QString m_filledFor;  ///< language of the lists
    std::jthread m_work;
};

}  // namespace outlay::ui
