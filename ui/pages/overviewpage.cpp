// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/overviewpage.h"

#include "ui/charts/barsview.h"
#include "ui/charts/chartframe.h"
#include "ui/charts/chartview.h"
#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/models/charts.h"
#include "ui/models/figures.h"
#include "ui/pages/treepanel.h"

#include <QHBoxLayout>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace outlay::ui {

namespace {

constexpr int lowPage = 620;
constexpr int mostItems = 5;

}  // namespace

OverviewPage::OverviewPage(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_tree(new TreePanel(QStringLiteral("overview"), this)), m_curve(new ChartView),
      m_curveFrame(new ChartFrame(m_curve, m_curve, this)), m_bars(new BarsView), m_barsFrame(new ChartFrame(m_bars, m_bars, this)),
      m_rule(new Rule(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("overviewPage"));
    m_curve->setObjectName(QStringLiteral("overviewCurve"));
    m_bars->setObjectName(QStringLiteral("overviewBars"));
    adopt(m_tree->frame(), Figure::TotalCost);
    adopt(m_curveFrame, Figure::BreakEvenMonth);
    adopt(m_barsFrame, Figure::TotalCost);
    auto* right = new QVBoxLayout;
    right->setSpacing(16);
    right->addWidget(m_curveFrame, 5);
    right->addWidget(m_rule);
    right->addWidget(m_barsFrame, 2);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 12);
    all->setSpacing(16);
    all->addWidget(m_tree, 46);
    all->addWidget(new Rule(Qt::Vertical, this));
    all->addLayout(right, 54);
    connect(m_tree, &TreePanel::linkActivated, this, [this] { emit pageRequested(QStringLiteral("breakdown")); });
    connect(m_tree, &TreePanel::explainRequested, this, &Page::explainRequested);
    connect(m_bars, &BarsView::rowActivated, this, [this](const QString& id) {
        if (estimates().scenarios.size() > 1)
            document().activateScenario(id.toStdString());
    });
    connect(m_curveFrame, &ChartFrame::emptyActionTriggered, this, [this](const QString& id) {
        if (id == QLatin1String("price"))
            emit fieldRequested(QStringLiteral("price"));
        else if (id == QLatin1String("users"))
            emit fieldRequested(QStringLiteral("users"));
    });
    connect(m_barsFrame, &ChartFrame::emptyActionTriggered, this, &Page::actionRequested);
    retranslate();
}

void OverviewPage::refresh()
{
    m_tree->show(estimates(), display());
    refreshCurve();
    refreshBars();
}

void OverviewPage::refreshCurve()
{
    const Estimate& estimate = estimates().shown();
    const ChartSpec spec = tcoChart(estimate, display());
    if (!hasServing(estimate.decisions)) {
        // Without serving there is no curve over months: the largest items say more.
        m_curveFrame->setTexts(tr("Cumulative cost"), tr("This plan is about training alone"));
        m_curveFrame->showEmpty(QStringLiteral("chart"), tr("No serving in this plan"),
                                tr("Enter users and a way to serve them to see the cost over months and the break-even."),
                                {{QStringLiteral("users"), tr("Enter users"), false}});
        return;
    }
    const bool servingKnown = estimate.servingIndex >= 0 && estimate.options[static_cast<std::size_t>(estimate.servingIndex)].known;
    if (spec.series.isEmpty() || !servingKnown) {
        m_curveFrame->setTexts(tr("Cumulative cost"), spec.subtitle);
        m_curveFrame->showEmpty(QStringLiteral("tag"), tr("No price for %1 yet").arg(toQString(estimate.deviceName)),
                                tr("Without it the curve of the chosen option and the break-even are unknown. The other curves alone would mislead."),
                                {{QStringLiteral("price"), tr("Enter price…"), true}});
        return;
    }
    m_curveFrame->showBody();
    m_curve->setSpec(spec);
    m_curveFrame->setTexts(spec.title, spec.subtitle);
    m_curveFrame->bodyChanged();
}

void OverviewPage::refreshBars()
{
    if (estimates().scenarios.size() > 1) {
        m_bars->setSpec(scenarioBars(estimates(), display()));
        m_barsFrame->setTexts(tr("Scenarios side by side"), totalName(estimates().base()));
    } else {
        const BarsSpec spec = largestItems(estimates().shown(), display(), mostItems);
        m_bars->setSpec(spec);
        m_barsFrame->setTexts(tr("Largest cost items"), totalName(estimates().shown()));
    }
    m_barsFrame->bodyChanged();
}

void OverviewPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    const bool isLow = event->size().height() < lowPage;
    m_rule->setVisible(!isLow);
    m_barsFrame->setVisible(!isLow);
}

void OverviewPage::retranslate()
{
    m_tree->retranslate();
    m_curveFrame->retranslate();
    m_barsFrame->retranslate();
    m_curve->setAccessibleName(tr("Cumulative cost"));
    m_bars->setAccessibleName(tr("Scenarios side by side"));
}

}  // namespace outlay::ui
