// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/publishedrunspage.h"

#include "core/estimate/runplan.h"
#include "ui/charts/chartframe.h"
#include "ui/charts/chartview.h"
#include "ui/document/coretext.h"
#include "ui/document/languagemanager.h"
#include "ui/document/plandocument.h"
#include "ui/models/tablemodel.h"
#include "ui/pages/claimform.h"
#include "ui/pages/tablepanel.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/tableview.h"

#include <QCoreApplication>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace outlay::ui {

PublishedRunsView::PublishedRunsView(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_head(new PageHead(this)), m_filter(new QLineEdit(m_head)), m_shape(new ChoiceBox(m_head)),
      m_device(new ChoiceBox(m_head)), m_book(new ChoiceBox(m_head)), m_check(new QPushButton(m_head)), m_plan(new QPushButton(m_head)),
      m_chart(new ChartView), m_chartFrame(new ChartFrame(m_chart, m_chart, this)), m_scores(new ChartView),
      m_scoresFrame(new ChartFrame(m_scores, m_scores, this)), m_table(new TablePanel(QStringLiteral("runs"), this)),
      m_claim(new ClaimForm(workspace.document.catalog(), workspace.document.today(), this)), m_claimRule(new Rule(Qt::Vertical, this))
{
    setObjectName(QStringLiteral("publishedRunsPage"));
    m_filter->setObjectName(QStringLiteral("runsFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(150);
    m_shape->setObjectName(QStringLiteral("runsShape"));
    m_device->setObjectName(QStringLiteral("runsDevice"));
    m_book->setObjectName(QStringLiteral("runsBook"));
    m_check->setObjectName(QStringLiteral("runsCheck"));
    m_check->setCheckable(true);
    m_plan->setObjectName(QStringLiteral("runsPlan"));
    m_plan->setEnabled(false);
    m_chart->setObjectName(QStringLiteral("runsChart"));
    m_scores->setObjectName(QStringLiteral("runsScores"));
    for (ChoiceBox* box : {m_shape, m_device, m_book}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    m_head->add(m_filter);
    m_head->add(m_shape);
    m_head->add(m_device);
    m_head->add(m_book, true);
    m_head->addStretch();
    m_head->add(m_plan);
    m_head->add(m_check);
    m_table->setSortable(0, Qt::AscendingOrder);
    m_table->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    for (ChartFrame* frame : {m_chartFrame, m_scoresFrame, m_table->frame()})
        adopt(frame, Figure::DeviceHours);

    auto* charts = new QHBoxLayout;
    charts->setSpacing(32);
    charts->addWidget(m_chartFrame, 1);
    charts->addWidget(m_scoresFrame, 1);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(16, 12, 16, 8);
    body->setSpacing(12);
    body->addLayout(charts, 9);
    body->addWidget(m_table, 11);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(body, 1);
    row->addWidget(m_claimRule);
    row->addWidget(m_claim);
    m_claim->hide();
    m_claimRule->hide();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_head);
    all->addLayout(row, 1);

    connect(m_filter, &QLineEdit::textChanged, this, [this] { showRuns(); });
    connect(m_shape, &ChoiceBox::chosen, this, [this] { showRuns(); });
    connect(m_device, &ChoiceBox::chosen, this, [this] { showRuns(); });
    connect(m_book, &ChoiceBox::chosen, this, [this] {
        m_hasBook = true;
        showRuns();
    });
    connect(m_check, &QPushButton::toggled, this, &PublishedRunsView::openClaim);
    connect(m_plan, &QPushButton::clicked, this, &PublishedRunsView::startPlan);
    connect(m_claim, &ClaimForm::closed, this, [this] { m_check->setChecked(false); });
    connect(m_claim, &ClaimForm::planRequested, this, &Page::planRequested);
    connect(m_table->view()->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] { showSelected(); });
    connect(m_table, &TablePanel::rowActivated, this, [this](const QString& id) {
        m_claim->showRun(id);
        m_check->setChecked(true);
    });

    const Catalog& catalog = document().catalog();
    for (const PublishedRun& run : catalog.runs) {
        RunEntry entry;
        entry.comparison.run = &run;
        entry.comparison.facts = runFacts(run, catalog);
        m_runs.push_back(std::move(entry));
    }
    m_pending = m_runs.size();
    retranslate();
}

PublishedRunsView::~PublishedRunsView()
{
    m_work.request_stop();
    if (m_work.joinable())
        m_work.join();
}

void PublishedRunsView::start()
{
    m_isStarted = true;
    const Catalog* catalog = &document().catalog();
    // Rows are posted in one batch for each run; the page outlives the thread, which its destructor joins.
    m_work = std::jthread([this, catalog](const std::stop_token& stop) {
        (void)compareRuns(
            *catalog, catalog->calibrations.front(), 1,
            [this](std::size_t index, const RunComparison& comparison) {
                QMetaObject::invokeMethod(
                    this, [this, index, comparison] { take(index, comparison); }, Qt::QueuedConnection);
            },
            stop);
    });
}

void PublishedRunsView::waitUntilComplete()
{
    if (m_work.joinable())
        m_work.join();
    QCoreApplication::sendPostedEvents(this);
}

void PublishedRunsView::take(std::size_t index, const RunComparison& comparison)
{
    m_runs[index].comparison = comparison;
    m_runs[index].isPending = false;
    constexpr std::size_t batch = 16;  // a table and two charts are redrawn for each
    if (--m_pending == 0 || m_pending % batch == 0)
        showRuns();
    if (m_pending == 0)
        emit completed();
}

RunChoice PublishedRunsView::choice() const
{
    RunChoice made;
    made.text = m_filter->text().trimmed();
    made.shape = m_shape->currentId() == QLatin1String("dense") ? RunShape::Dense
                 : m_shape->currentId() == QLatin1String("moe") ? RunShape::Experts
                                                                : RunShape::All;
    made.device = m_device->currentId().toStdString();
    made.book = document().catalog().findPriceBook(m_book->currentId().toStdString());
    made.day = document().today();
    made.cnyPerUsd = display().usdCny();
    return made;
}

void PublishedRunsView::fillControls()
{
    const Estimate& estimate = estimates().shown();
    m_shape->setChoices(
        {{QString(), tr("Dense and MoE"), {}, true}, {QStringLiteral("dense"), tr("Dense"), {}, true}, {QStringLiteral("moe"), tr("MoE"), {}, true}});
    QList<ChoiceBox::Choice> devices{{QString(), tr("All hardware"), {}, true}};
    std::set<std::string> seen;
    for (const RunEntry& entry : m_runs) {
        const Device* device = entry.comparison.facts.device;
        if (device && seen.insert(device->id).second)
            devices.append({toQString(device->id), toQString(device->name), {}, true});
    }
    m_device->setChoices(devices);
    QList<ChoiceBox::Choice> books;
    for (const PriceBook& book : document().catalog().priceBooks)
        books.append({toQString(book.id), coreText(book.label), toQString(book.provenance.asOf), true});
    m_book->setChoices(books);
    if (m_shape->currentIndex() < 0)
        m_shape->setCurrentId(QString());
    if (m_device->currentIndex() < 0)
        m_device->setCurrentId(QString());
    if (!m_hasBook)
        m_book->setCurrentId(toQString(estimate.decisions.priceBook));
}

void PublishedRunsView::refresh()
{
    fillControls();
    m_claim->setDisplay(display());
    if (!m_isStarted)
        start();
    showRuns();
}

void PublishedRunsView::showRuns()
{
    if (!hasEstimates())
        return;
    const RunChoice chosen = choice();
    const Calibration constants = document().catalog().calibrations.front().constants(DeviceFamily::Generic, Stack::Megatron);
    m_table->frame()->setTexts(runsTitle(m_runs, chosen, display()), tr("Predicted from model, tokens, hardware and precision alone, never from what "
                                                                        "was reported. Small figures: P10–P90. Enter checks the run as a claim."));
    m_table->setTable(runsTable(m_runs, chosen, display()));
    const auto showChart = [](ChartView* view, ChartFrame* frame, const ChartSpec& spec, const QString& title, const QString& sentence) {
        frame->setTexts(spec.title, spec.subtitle);
        view->setSpec(spec);
        if (spec.isEmpty())
            frame->showEmpty(QStringLiteral("chart"), title, sentence);
        else
            frame->showBody();
        frame->bodyChanged();
    };
    showChart(m_chart, m_chartFrame, runsChart(m_runs, chosen, timeBand(constants, PredictedFigure::Run, false), display()),
              isComplete() ? tr("No run to compare") : tr("Predicting…"),
              isComplete() ? tr("Choose other runs above.") : tr("The runs appear as they are known."));
    showChart(m_scores, m_scoresFrame, scoreChart(m_runs, chosen, display()), tr("No score known"),
              tr("None of these runs has both a cost and a score."));
    showSelected();
}

const RunEntry* PublishedRunsView::selected() const
{
    const QModelIndexList rows = m_table->view()->selectionModel()->selectedRows();
    const QString id = rows.isEmpty() ? QString() : m_table->model().rowId(rows.first().row());
    for (const RunEntry& entry : m_runs) {
        if (toQString(entry.comparison.run->id) == id)
            return &entry;
    }
    return nullptr;
}

void PublishedRunsView::showSelected()
{
    const RunEntry* entry = selected();
    m_table->setNote(entry ? runNote(*entry, display()) : tr("Choose a run to see its source, its layout and what its hours hold."));
    m_plan->setEnabled(entry && entry->comparison.facts.activeParameters);
}

void PublishedRunsView::startPlan()
{
    const RunEntry* entry = selected();
    if (!entry)
        return;
    const PublishedRun& run = *entry->comparison.run;
    RunPlanTexts texts;
    texts.title = run.name;
    texts.notes = (tr("Started from a published run. MFU and prices are left to the prediction and the catalog.") + QLatin1Char('\n')
                   + runNote(*entry, display()))
                      .toStdString();
    emit planRequested(planFromRun(run.setting, run.name, run.provenance, texts, document().catalog(), document().today()));
}

void PublishedRunsView::openClaim(bool isOpen)
{
    if (m_check->isChecked() != isOpen)
        m_check->setChecked(isOpen);
    m_claim->setVisible(isOpen);
    m_claimRule->setVisible(isOpen);
    if (!isOpen && !m_check->hasFocus() && m_claim->isAncestorOf(focusWidget()))
        m_check->setFocus();
}

void PublishedRunsView::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter runs"));
    m_filter->setAccessibleName(tr("Filter runs"));
    m_shape->setAccessibleName(tr("Kind of model"));
    m_device->setAccessibleName(tr("Hardware"));
    m_head->setLabel(m_book, tr("Prices"));
    m_plan->setText(tr("Start a Plan from This Run"));
    m_check->setText(tr("Check a Claim"));
    m_table->retranslate(tr("Published runs"));
    m_chartFrame->retranslate();
    m_scoresFrame->retranslate();
    m_claim->retranslate();
}

}  // namespace outlay::ui
