// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tcopage.h"

#include "ui/charts/chartframe.h"
#include "ui/charts/chartview.h"
#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/models/charts.h"
#include "ui/models/figures.h"
#include "ui/models/tables.h"
#include "ui/pages/tablepanel.h"
#include "ui/theme/icons.h"

#include "core/serving/tco.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace outlay::ui {

namespace {

const OptionEstimate* findOption(const Estimate& estimate, bool isApi)
{
    const auto found = std::find_if(estimate.options.begin(), estimate.options.end(),
                                    [&](const OptionEstimate& option) { return (option.kind == OptionKind::Api) == isApi; });
    return found == estimate.options.end() ? nullptr : &*found;
}

}  // namespace

TcoPage::TcoPage(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_head(new PageHead(this)), m_simple(new QLabel(m_head)), m_apply(new QPushButton(m_head)),
      m_add(new QPushButton(m_head)), m_curve(new ChartView), m_curveFrame(new ChartFrame(m_curve, m_curve, this)),
      m_table(new TablePanel(QStringLiteral("tco"), this))
{
    setObjectName(QStringLiteral("tcoPage"));
    m_curve->setObjectName(QStringLiteral("tcoCurve"));
    m_apply->setObjectName(QStringLiteral("tcoSimpleModel"));
    m_add->setObjectName(QStringLiteral("tcoAddOption"));
    m_add->setIcon(icon(QStringLiteral("plus")));
    m_simple->setForegroundRole(QPalette::PlaceholderText);
    m_simple->setMinimumWidth(60);
    m_head->add(m_add);
    m_head->add(m_apply);
    m_head->add(m_simple);
    m_head->addStretch();
    adopt(m_curveFrame, Figure::BreakEvenMonth);
    adopt(m_table->frame(), Figure::TotalCost);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(16, 16, 16, 12);
    body->setSpacing(16);
    body->addWidget(m_curveFrame, 60);
    body->addWidget(new Rule(Qt::Horizontal, this));
    body->addWidget(m_table, 40);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_head);
    all->addLayout(body, 1);
    connect(m_apply, &QPushButton::clicked, this, &TcoPage::applySimple);
    connect(m_add, &QPushButton::clicked, this, [this] {
        QMenu menu(this);
        menu.addAction(tr("API"), this, [this] { document().addOption(OptionKind::Api); });
        menu.addAction(tr("Self-Host, by Token"), this, [this] { document().addOption(OptionKind::PerToken); });
        menu.addAction(tr("Self-Host, by Fleet"), this, [this] { document().addOption(OptionKind::Fleet); });
        menu.exec(m_add->mapToGlobal(QPoint(0, m_add->height())));
    });
    connect(m_curveFrame, &ChartFrame::emptyActionTriggered, this, [this](const QString& id) {
        if (id == QLatin1String("api"))
            document().addOption(OptionKind::Api);
        else
            emit fieldRequested(id);
    });
    retranslate();
}

void TcoPage::refresh()
{
    const Estimate& estimate = estimates().shown();
    const bool hasOptions = !estimate.options.empty() && hasServing(estimate.decisions);
    m_table->setVisible(hasOptions);
    refreshSimple();
    if (!hasOptions) {
        m_curveFrame->setTexts(tr("Cumulative cost"), totalName(estimate));
        if (estimate.options.empty())
            m_curveFrame->showEmpty(QStringLiteral("server"), tr("No way to serve yet"),
                                    tr("Add an API or a self-hosted option to see the cost over months and the break-even."),
                                    {{QStringLiteral("api"), tr("Add an API"), true}});
        else
            m_curveFrame->showEmpty(QStringLiteral("server"), tr("No users yet"), tr("With 0 users there is nothing to serve."),
                                    {{QStringLiteral("users"), tr("Enter users"), true}});
        return;
    }
    const ChartSpec spec = tcoChart(estimate, display());
    if (spec.series.isEmpty()) {
        m_curveFrame->setTexts(tr("Cumulative cost"), spec.subtitle);
        m_curveFrame->showEmpty(QStringLiteral("tag"), tr("No price yet"), tr("None of the options has all of its prices."),
                                {{QStringLiteral("price"), tr("Enter price…"), true}});
    } else {
        m_curveFrame->showBody();
        m_curve->setSpec(spec);
        m_curveFrame->setTexts(spec.title, spec.subtitle);
        m_curveFrame->bodyChanged();
    }
    m_table->setTable(tcoTable(estimate, display()));
    m_table->frame()->setTexts(tr("Month by month"), tr("Monthly and cumulative cost. One-off costs stand at the start."));
}

void TcoPage::refreshSimple()
{
    const Estimate& estimate = estimates().shown();
    const OptionEstimate* own = findOption(estimate, false);
    const OptionEstimate* api = findOption(estimate, true);
    m_apply->setVisible(own && api && hasServing(estimate.decisions));
    m_simple->setVisible(m_apply->isVisibleTo(this));
    if (!own || !api || !estimate.figures.knows(Figure::TrainingCost)) {
        m_simple->clear();
        return;
    }
    // The rule of thumb with this plan's first month: training beside a constant bill.
    SimpleTco simple;
    simple.trainingCost = estimate[Figure::TrainingCost];
    simple.users = estimate.decisions.users;
    simple.tokensPerUserDay = estimate.decisions.inputTokensUserDay + estimate.decisions.outputTokensUserDay;
    simple.months = estimate.decisions.tcoMonths;
    const double tokensM = simple.users * simple.tokensPerUserDay * 30 / 1e6;
    if (tokensM <= 0 || !own->known || !api->known || own->monthly.empty() || api->monthly.empty()) {
        m_simple->clear();
        return;
    }
    simple.pricePerM = own->monthly.front() / tokensM;
    simple.apiPricePerM = api->monthly.front() / tokensM;
    const SimpleTcoResult result = simpleTco(simple);
    m_simple->setText(result.breakEvenMonths
                          ? tr("Rule of thumb, constant bill: break-even after %1 months").arg(display().decimal(*result.breakEvenMonths, 1))
                          : tr("Rule of thumb, constant bill: no break-even, the API is not dearer"));
}

void TcoPage::applySimple()
{
    const Estimate& estimate = estimates().shown();
    FieldValues values{{"growth_per_month", 0.0}, {"discount_rate", 0.0}, {"cached_fraction", 0.0}, {"tco_months", 12.0}};
    for (const OptionEstimate& option : estimate.options) {
        if (option.kind == OptionKind::Api)
            values.emplace_back(optionPath(option.id, "price_decline_per_year"), 0.0);
        values.emplace_back(optionPath(option.id, "fixed_per_month"), 0.0);
        values.emplace_back(optionPath(option.id, "training_included"), option.kind != OptionKind::Api);
    }
    document().applyFields(values, tr("Simple model"), true);
}

void TcoPage::retranslate()
{
    m_apply->setText(tr("Simple Model as New Scenario"));
    m_apply->setToolTip(tr("No growth, no price decline, no fixed costs: training beside a constant monthly bill"));
    m_add->setText(tr("Add Option"));
    m_curve->setAccessibleName(tr("Cumulative cost"));
    m_curveFrame->retranslate();
    m_table->retranslate(tr("Cost by month"));
}

}  // namespace outlay::ui
