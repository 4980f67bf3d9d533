// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/clusterpage.h"

#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/models/clustermodels.h"
#include "ui/pages/clusterfitview.h"
#include "ui/pages/finetuningview.h"
#include "ui/pages/publishedrunspage.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/segmentcontrol.h"

#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

namespace outlay::ui {

ClusterPage::ClusterPage(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_head(new PageHead(this)), m_views(new SegmentControl(m_head)), m_device(new ChoiceBox(m_head)),
      m_count(new ChoiceBox(m_head)), m_tried(new ElidedLabel(m_head, TextRole::Body, Ink::Text2)),
      m_smallest(new ElidedLabel(m_head, TextRole::Body, Ink::Text2)), m_progress(new QProgressBar(m_head)), m_stop(new QPushButton(m_head)),
      m_again(new QPushButton(m_head)), m_escape(new QShortcut(QKeySequence(Qt::Key_Escape), this)), m_stack(new QStackedWidget(this)),
      m_fit(new ClusterFitView(m_stack))
{
    setObjectName(QStringLiteral("clusterPage"));
    m_device->setObjectName(QStringLiteral("clusterDevice"));
    m_count->setObjectName(QStringLiteral("clusterCount"));
    m_tried->setObjectName(QStringLiteral("clusterTried"));
    m_smallest->setObjectName(QStringLiteral("clusterSmallest"));
    m_progress->setObjectName(QStringLiteral("clusterProgress"));
    m_stop->setObjectName(QStringLiteral("clusterStop"));
    m_again->setObjectName(QStringLiteral("clusterAgain"));
    // Where the line is short, the count of layouts gives way first.
    m_tried->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(96);
    m_device->setFixedWidth(190);
    m_count->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_head->add(m_views);
    m_head->add(m_device);
    m_head->add(m_count);
    m_head->addStretching(m_tried);
    m_head->add(m_progress);
    m_head->add(m_stop);
    m_head->add(m_smallest);
    m_head->add(m_again);
    m_stack->addWidget(m_fit);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_head);
    all->addWidget(m_stack, 1);
    static constexpr std::array figures = {Figure::CheckpointGb, Figure::StepSeconds, Figure::Mfu, Figure::StepSeconds, Figure::WallDays};
    const QList<ChartFrame*> frames = m_fit->frames();
    for (qsizetype i = 0; i < frames.size(); ++i)
        adopt(frames[i], figures[static_cast<std::size_t>(i)]);

    connect(m_views, &SegmentControl::currentChanged, this, &ClusterPage::showView);
    m_escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(m_escape, &QShortcut::activated, &m_runner, &ClusterStudyRunner::stop);
    connect(m_stop, &QPushButton::clicked, &m_runner, &ClusterStudyRunner::stop);
    connect(m_again, &QPushButton::clicked, &m_runner, &ClusterStudyRunner::again);
    connect(&m_runner, &ClusterStudyRunner::studyChanged, this, &ClusterPage::showStudy);
    connect(&m_runner, &ClusterStudyRunner::stateChanged, this, &ClusterPage::showState);
    connect(m_device, &ChoiceBox::chosen, this, [this](const QString& id) { document().setField("device", id.toStdString()); });
    connect(m_count, &ChoiceBox::chosen, this, [this](const QString& id) { document().setField("n_devices", id.toDouble()); });
    connect(m_fit, &ClusterFitView::layoutWanted, this, &ClusterPage::useLayout);
    connect(m_fit, &ClusterFitView::bestLayoutWanted, this, &ClusterPage::useBestLayout);
    connect(m_fit, &ClusterFitView::devicesWanted, this, [this](double count) { document().setField("n_devices", count); });
    connect(m_fit, &ClusterFitView::fieldRequested, this, &Page::fieldRequested);
    connect(m_fit, &ClusterFitView::actionRequested, this, &Page::actionRequested);
    auto* tuning = new FineTuningView(workspace, m_stack);
    auto* runs = new PublishedRunsView(workspace, m_stack);
    addView(tuning, tuning->head(), QT_TR_NOOP("Fine-tuning"));
    addView(runs, nullptr, QT_TR_NOOP("Published runs"));  // its own line is full
    retranslate();
}

void ClusterPage::addView(Page* view, PageHead* head, const char* title)
{
    m_more.push_back({view, head, title});
    m_stack->addWidget(view);
    connect(view, &Page::explainRequested, this, &Page::explainRequested);
    connect(view, &Page::fieldRequested, this, &Page::fieldRequested);
    connect(view, &Page::pageRequested, this, &Page::pageRequested);
    connect(view, &Page::planRequested, this, &Page::planRequested);
    connect(view, &Page::actionRequested, this, &Page::actionRequested);
    connect(view, &Page::notified, this, &Page::notified);
}

void ClusterPage::openView(ViewIndex view)
{
    m_views->setCurrent(view);
    showView(view);
}

void ClusterPage::showView(int index)
{
    const bool hadFocus = m_views->hasFocus();
    m_stack->setCurrentIndex(index);
    // One line of controls where there is room for it: that of the view in front.
    PageHead* host = index > 0 ? m_more[static_cast<std::size_t>(index - 1)].head : nullptr;
    (host ? host : m_head)->lead(m_views);
    m_head->setVisible(!host);
    // The other controls are about the plan's own cluster.
    for (QWidget* control : std::initializer_list<QWidget*>{m_device, m_count, m_tried, m_smallest, m_again})
        control->setVisible(index == 0);
    showState();
    if (hadFocus)
        m_views->setFocus();
    refreshAgain();
}

void ClusterPage::fillChoosers()
{
    const Estimate& estimate = estimates().shown();
    QList<ChoiceBox::Choice> devices;
    for (const ListItem& item : listItems(ChoiceList::Devices, document().plan(), estimate, document().context()))
        devices.append({toQString(item.id), coreText(item.label), toQString(item.detail), true});
    m_device->setChoices(devices);
    m_device->setCurrentId(toQString(estimate.device ? estimate.device->id : estimate.decisions.device));
    QList<ChoiceBox::Choice> counts;
    const double current = estimate.decisions.devices;
    for (double factor = 0.125; factor <= 8; factor *= 2) {
        const double count = current * factor;
        if (count >= 1 && count == std::floor(count) && count <= 1e7)
            counts.append({QString::number(count, 'f', 0), count == 1 ? tr("1 device") : tr("%1 devices").arg(display().count(count)), {}, true});
    }
    m_count->setChoices(counts);
    m_count->setCurrentId(QString::number(current, 'f', 0));
}

void ClusterPage::refresh()
{
    if (const int index = m_stack->currentIndex(); index > 0) {
        m_more[static_cast<std::size_t>(index - 1)].page->show(workspace().estimator.current(), display());
        return;
    }
    fillChoosers();
    m_runner.request(estimates().plan, estimates().activeScenario().id, document().context());
    showStudy();
    showState();
}

void ClusterPage::showStudy()
{
    const ClusterStudyPointer& study = m_runner.study();
    if (!study || !hasEstimates())
        return;
    // While an input is wrong, what was valid last stays, as everywhere.
    if (study->state == ClusterState::Invalid && estimates().lastValid && !m_tried->text().isEmpty())
        return;
    // Every edit asks for a new study; until it comes, the view has the old one already.
    const bool isShown = study == m_shown && m_shownWith.language() == display().language() && m_shownWith.currency() == display().currency()
                         && m_shownWith.usdCny() == display().usdCny();
    if (isShown)
        return;
    m_shown = study;
    m_shownWith = display();
    m_fit->show(*study, document().context(), display());
    const bool isReady = study->state == ClusterState::Ready;
    m_tried->setText(!isReady ? QString() : study->stopped ? tr("%1 · stopped").arg(triedText(*study, display())) : triedText(*study, display()));
    m_smallest->setText(isReady ? smallestText(*study, display()) : QString());
}

void ClusterPage::showState()
{
    const bool isSlow = m_runner.isSlow() && m_stack->currentIndex() == 0;
    m_progress->setVisible(isSlow);
    m_stop->setVisible(isSlow);
    m_progress->setValue(static_cast<int>(std::lround(m_runner.progress() * m_progress->maximum())));
    m_again->setEnabled(!m_runner.isRunning());
    m_escape->setEnabled(m_runner.isRunning());
}

void ClusterPage::useLayout(const QString& key)
{
    const ClusterStudyPointer& study = m_runner.study();
    if (!study)
        return;
    const auto found =
        std::find_if(study->best.begin(), study->best.end(), [&](const StudiedLayout& one) { return layoutKey(one.candidate.layout) == key; });
    if (found != study->best.end())
        document().applyFields(fieldsOf(found->candidate.layout), layoutName(found->candidate.layout), false);
}

void ClusterPage::useBestLayout() { document().setField("layout", std::string("searched")); }

void ClusterPage::retranslate()
{
    m_device->setAccessibleName(tr("Device"));
    m_count->setAccessibleName(tr("Number of devices"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop the search and keep what was found (Esc)"));
    m_again->setText(tr("Search Again"));
    QStringList titles{tr("Fit and layouts")};
    for (const View& view : m_more) {
        titles << tr(view.title);
        view.page->retranslate();
    }
    m_views->setTexts(titles);
    // With one view alone there is nothing to choose.
    m_views->setVisible(titles.size() > 1);
    m_views->setAccessibleName(tr("View"));
    m_fit->retranslate();
    m_shown = nullptr;
}

}  // namespace outlay::ui
