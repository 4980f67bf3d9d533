// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What fits and how fast it runs: memory of each stage and on other devices, the parts of a step, the best layouts, and days
// and cost against the number of devices. Shows a study; what the user wants done is signalled.
#pragma once

#include "ui/document/clusterstudyrunner.h"
#include "ui/document/display.h"
#include "ui/widgets/emptystate.h"

#include <QWidget>

class QAction;
class QStackedLayout;

namespace outlay::ui {

class Banner;
class BarsView;
class ChartFrame;
class ChartPair;
class MemoryBars;
class TablePanel;

class ClusterFitView final : public QWidget {
    Q_OBJECT

public:
    explicit ClusterFitView(QWidget* parent = nullptr);

    void show(const ClusterStudy& study, const EstimateContext& context, const Display& display);
    using QWidget::show;
    void retranslate();
    [[nodiscard]] QList<ChartFrame*> frames() const;

signals:
    /// A row of the best layouts, by layoutKey().
    void layoutWanted(const QString& key);
    void bestLayoutWanted();
    void devicesWanted(double count);
    void fieldRequested(const QString& path);
    void actionRequested(const QString& id);

private:
    void showMissing(const ClusterStudy& study, const Display& display);
    void showBanner(const ClusterStudy& study, const Display& display);
    void showScaling(const ClusterStudy& study, const Display& display);

    QStackedLayout* m_stack;
    QWidget* m_content;
    EmptyState* m_missing;
    Banner* m_banner;
    MemoryBars* m_memory;
    ChartFrame* m_memoryFrame;
    BarsView* m_step;
    ChartFrame* m_stepFrame;
    BarsView* m_mfu;
    ChartFrame* m_mfuFrame;
    TablePanel* m_layouts;
    ChartPair* m_scaling;
    ChartFrame* m_scalingFrame;
    QAction* m_best;
    double m_smallest = 0;
    int m_stepColumn = -1;
    bool m_hasStudy = false;
};

}  // namespace outlay::ui
