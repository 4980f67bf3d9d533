// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cluster: does the job fit, how is it laid out best, what do more devices bring. The study runs beside the window; its
// head chooses device and count, and stops or repeats the search.
#pragma once

#include "ui/document/clusterstudyrunner.h"
#include "ui/pages/page.h"

class QProgressBar;
class QPushButton;
class QShortcut;
class QStackedWidget;

namespace outlay::ui {

class ChoiceBox;
class ClusterFitView;
class ElidedLabel;
class SegmentControl;

class ClusterPage final : public Page {
    Q_OBJECT

public:
    explicit ClusterPage(const Workspace& workspace, QWidget* parent = nullptr);
    void retranslate() override;

    [[nodiscard]] ClusterStudyRunner& runner() { return m_runner; }
    enum ViewIndex { FitView, FineTuningTable, PublishedRuns };
    void openView(ViewIndex view);

protected:
    void refresh() override;

private:
    /// A sister view beside "Fit and layouts"; `title` is a text of this class, marked for translation. While it is in front, the
    /// choice of the view stands in its head, if it lends one.
    void addView(Page* view, PageHead* head, const char* title);
    void showView(int index);
    void fillChoosers();
    void showStudy();
    void showState();
    void useLayout(const QString& key);
    void useBestLayout();

    ClusterStudyRunner m_runner;
    ClusterStudyPointer m_shown;
    Display m_shownWith;
    PageHead* m_head;
    SegmentControl* m_views;
    ChoiceBox* m_device;
    ChoiceBox* m_count;
    ElidedLabel* m_tried;
    ElidedLabel* m_smallest;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QPushButton* m_again;
    QShortcut* m_escape;
    QStackedWidget* m_stack;
    ClusterFitView* m_fit;
    struct View {
        Page* page;
        PageHead* head;
        const char* title;
    };
    std::vector<View> m_more;  // the views after the first
};

}  // namespace outlay::ui
