// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/clusterfitview.h"

#include "ui/charts/barsview.h"
#include "ui/charts/chartframe.h"
#include "ui/charts/chartpair.h"
#include "ui/charts/memorybars.h"
#include "ui/document/coretext.h"
#include "ui/models/clustermodels.h"
#include "ui/pages/page.h"
#include "ui/pages/tablepanel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace outlay::ui {

namespace {

constexpr int leastContentHeight = 600;
constexpr int leastTableHeight = 168;
constexpr int leastScalingHeight = 250;
constexpr int leastRow = 20;
constexpr std::size_t mostRows = 50;

}  // namespace

ClusterFitView::ClusterFitView(QWidget* parent)
    : QWidget(parent), m_stack(new QStackedLayout), m_content(new QWidget), m_missing(new EmptyState(this)),
      m_banner(new Banner(Banner::Kind::Error, Banner::Place::Page)), m_memory(new MemoryBars), m_memoryFrame(new ChartFrame(m_memory, m_memory)),
      m_step(new BarsView), m_stepFrame(new ChartFrame(m_step, m_step)), m_mfu(new BarsView), m_mfuFrame(new ChartFrame(m_mfu, m_mfu)),
      m_layouts(new TablePanel(QStringLiteral("layouts"))), m_scaling(new ChartPair), m_scalingFrame(new ChartFrame(m_scaling, m_scaling)),
      m_best(new QAction(icon(QStringLiteral("search")), QString(), this))
{
    m_memory->setObjectName(QStringLiteral("clusterMemory"));
    m_step->setObjectName(QStringLiteral("clusterStep"));
    m_mfu->setObjectName(QStringLiteral("clusterMfu"));
    m_scaling->setObjectName(QStringLiteral("clusterScaling"));
    m_missing->setObjectName(QStringLiteral("clusterMissing"));
    m_banner->setObjectName(QStringLiteral("clusterBanner"));
    QMenu* menu = m_layouts->frame()->menu();
    menu->insertAction(menu->actions().value(0), m_best);
    connect(m_best, &QAction::triggered, this, &ClusterFitView::bestLayoutWanted);

    auto* left = new QVBoxLayout;
    left->setSpacing(12);
    left->addWidget(m_memoryFrame, 0);
    left->addWidget(new Rule(Qt::Horizontal, m_content));
    left->addWidget(m_layouts, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(12);
    right->addWidget(m_stepFrame, 0);
    right->addWidget(new Rule(Qt::Horizontal, m_content));
    right->addWidget(m_mfuFrame, 0);
    right->addWidget(new Rule(Qt::Horizontal, m_content));
    right->addWidget(m_scalingFrame, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(left, 60);
    columns->addWidget(new Rule(Qt::Vertical, m_content));
    columns->addLayout(right, 40);
    auto* content = new QVBoxLayout(m_content);
    content->setContentsMargins(16, 12, 16, 12);
    content->setSpacing(12);
    content->addWidget(m_banner);
    content->addLayout(columns, 1);

    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_content);
    scroll->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    setLayout(m_stack);
    m_stack->addWidget(scroll);
    m_stack->addWidget(m_missing);
    m_banner->hide();

    connect(m_layouts, &TablePanel::linkActivated, this, &ClusterFitView::layoutWanted);
    connect(m_layouts, &TablePanel::rowActivated, this, &ClusterFitView::layoutWanted);
    connect(m_banner, &Banner::actionTriggered, this, [this](const QString& id) {
        if (id == QLatin1String("best"))
            emit bestLayoutWanted();
        else if (id == QLatin1String("devices"))
            emit devicesWanted(m_smallest);
        else
            emit fieldRequested(id);
    });
    connect(m_missing, &EmptyState::actionTriggered, this, [this](const QString& id) {
        if (id == QLatin1String("nextProblem"))
            emit actionRequested(id);
        else
            emit fieldRequested(id);
    });
    connect(m_scalingFrame, &ChartFrame::emptyActionTriggered, this, &ClusterFitView::fieldRequested);
}

QList<ChartFrame*> ClusterFitView::frames() const { return {m_memoryFrame, m_stepFrame, m_mfuFrame, m_layouts->frame(), m_scalingFrame}; }

void ClusterFitView::show(const ClusterStudy& study, const EstimateContext& context, const Display& display)
{
    if (study.state != ClusterState::Ready) {
        showMissing(study, display);
        m_stack->setCurrentIndex(1);
        return;
    }
    m_stack->setCurrentIndex(0);
    m_hasStudy = true;
    showBanner(study, display);
    m_memory->setSpec(memoryBars(study, display));
    const Finding memory = memoryFinding(study, display);
    m_memoryFrame->setTexts(memory.title, memory.subtitle);
    m_memoryFrame->bodyChanged();

    m_step->setSpec(stepBars(study, display));
    m_step->setMinimumHeight(qRound(leastRow * double(m_step->spec().bars.size()) * fontScale(this)));
    const Finding step = stepFinding(study, display);
    m_stepFrame->setTexts(step.title, step.subtitle);
    m_stepFrame->bodyChanged();

    const double scale = fontScale(this);
    m_layouts->view()->setMinimumHeight(qRound(leastTableHeight * scale));
    m_scalingFrame->setMinimumHeight(qRound(leastScalingHeight * scale));
    const BarsSpec mfu = mfuBars(study, display);
    m_mfu->setSpec(mfu);
    m_mfu->setMinimumHeight(qRound(mfu.rowHeight * double(mfu.bars.size()) * scale));
    m_mfuFrame->setVisible(!mfu.bars.isEmpty());
    const Finding ladder = mfuFinding(study);
    m_mfuFrame->setTexts(ladder.title, ladder.subtitle);
    m_mfuFrame->bodyChanged();

    m_layouts->frame()->setTexts(tr("Best layouts"), layoutsSubtitle(study, context, display));
    Table table = layoutTable(study, display, mostRows, true);
    const auto found =
        std::find_if(table.columns.begin(), table.columns.end(), [](const Column& column) { return column.id == QLatin1String("step"); });
    const int stepColumn = static_cast<int>(found - table.columns.begin());
    // Experts and ZeRO bring columns of their own; the order by step is found again then. It is set before the rows come, so
    // that the view stays at the first.
    if (stepColumn != m_stepColumn)
        m_layouts->setSortable(stepColumn, Qt::AscendingOrder);
    m_stepColumn = stepColumn;
    m_layouts->setTable(std::move(table));
    m_best->setEnabled(study.isFixed);
    showScaling(study, display);
    // Both columns scroll together; none of their charts is squeezed below what it needs. Layouts hear of a new height in the
    // next pass of the event loop only, unless they are told.
    for (QWidget* chart : std::initializer_list<QWidget*>{m_step, m_mfu, m_layouts->view(), m_scalingFrame}) {
        for (QWidget* widget = chart; widget && widget != m_content; widget = widget->parentWidget())
            widget->updateGeometry();
    }
    m_content->setMinimumHeight(std::max(qRound(leastContentHeight * scale), m_content->minimumSizeHint().height()));
}

void ClusterFitView::showScaling(const ClusterStudy& study, const Display& display)
{
    const Finding finding = scalingFinding(study, display);
    m_scalingFrame->setTexts(finding.title, finding.subtitle);
    const ChartSpec days = scalingDays(study, display);
    if (study.finished && days.series.isEmpty()) {
        m_scalingFrame->showEmpty(QStringLiteral("chart"),
                                  tr("Nothing fits from %1 to %2 devices")
                                      .arg(display.count(std::ceil(study.request.devices / 8)), display.count(study.request.devices * 8)),
                                  tr("Take devices with more memory, or a smaller batch."),
                                  {{QStringLiteral("device"), tr("Choose a device"), false}});
        return;
    }
    m_scalingFrame->showBody();
    m_scaling->setSpecs(days, scalingCost(study, display));
    m_scalingFrame->bodyChanged();
}

void ClusterFitView::showBanner(const ClusterStudy& study, const Display& display)
{
    const bool isOver = study.searched && !study.fits();
    m_banner->setVisible(isOver);
    if (!isOver)
        return;
    QList<Banner::Action> actions;
    m_smallest = study.smallest.value_or(0);
    const QString devices = display.count(study.request.devices);
    if (study.isFixed && !study.best.empty()) {
        m_banner->setText(tr("The fixed layout does not fit."), tr("%1 other layouts on %2 devices do.").arg(display.count(study.feasible), devices));
        actions.append({QStringLiteral("best"), tr("Use the Best Layout"), {}});
    } else if (study.tried == 0) {
        m_banner->setText(tr("No layout on %1 devices divides the batch, the heads and the layers.").arg(devices),
                          tr("Change the batch or the number of devices."));
        actions.append({QStringLiteral("n_devices"), tr("Change Devices"), {}});
    } else {
        m_banner->setText(tr("None of %1 layouts on %2 devices fits.").arg(display.count(study.tried), devices),
                          study.smallestKnown ? smallestText(study, display) : QString());
    }
    if (m_smallest > 0 && m_smallest != study.request.devices)
        actions.append({QStringLiteral("devices"), tr("Use %1 Devices").arg(display.count(m_smallest)), {}});
    m_banner->setActions(actions);
}

void ClusterFitView::showMissing(const ClusterStudy& study, const Display& display)
{
    Q_UNUSED(display)
    const Estimate& estimate = *study.estimate;
    switch (study.state) {
    case ClusterState::NoArchitecture:
        m_missing->setContent(QStringLiteral("layers"), tr("Only a parameter count is known"),
                              tr("Memory and step time need the model's shape: choose a model of the list, or drop its config.json on the window."),
                              {{QStringLiteral("model_source"), tr("Choose a Model"), true}});
        break;
    case ClusterState::NoFormat:
        m_missing->setContent(QStringLiteral("chip"),
                              tr("Training in %1 on %2 is not predicted")
                                  .arg(toQString(formatName(estimate.decisions.precision)).toUpper(), toQString(estimate.deviceName)),
                              tr("Step times are known for BF16, FP8 and FP4 on devices that have a unit for them."),
                              {{QStringLiteral("precision"), tr("Choose a Precision"), true}});
        break;
    default:
        m_missing->setContent(QStringLiteral("error"), tr("The inputs have errors"), tr("Layouts are searched as soon as they are mended."),
                              {{QStringLiteral("nextProblem"), tr("Next Problem"), true}});
        break;
    }
}

void ClusterFitView::retranslate()
{
    m_best->setText(tr("Use the Best Layout"));
    // Until the first study arrives, the blocks are called by what they will show.
    const QStringList names{tr("Memory"), tr("Time of a step"), tr("MFU"), tr("Best layouts"), tr("Days and cost by number of devices")};
    const QList<ChartFrame*> all = frames();
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!m_hasStudy)
            all[i]->setTexts(names[i], {});
        all[i]->retranslate();
    }
    m_layouts->retranslate(tr("Best layouts"));
    m_scaling->upper()->setAccessibleName(tr("Days by number of devices"));
    m_scaling->lower()->setAccessibleName(tr("Cost by number of devices"));
}

}  // namespace outlay::ui
