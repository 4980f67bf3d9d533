// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/assumptionspage.h"

#include "ui/charts/chartframe.h"
#include "ui/models/tables.h"
#include "ui/pages/tablepanel.h"
#include "ui/widgets/segmentcontrol.h"

#include <QVBoxLayout>

namespace outlay::ui {

AssumptionsPage::AssumptionsPage(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_head(new PageHead(this)), m_filter(new SegmentControl(m_head)),
      m_table(new TablePanel(QStringLiteral("assumptions"), this))
{
    setObjectName(QStringLiteral("assumptionsPage"));
    m_filter->setObjectName(QStringLiteral("assumptionsFilter"));
    m_head->add(m_filter);
    m_head->addStretch();
    m_table->setSortable(-1, Qt::AscendingOrder);
    adopt(m_table->frame(), Figure::TotalCost);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(16, 16, 16, 12);
    body->addWidget(m_table);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_head);
    all->addLayout(body, 1);
    connect(m_filter, &SegmentControl::currentChanged, this, [this] { refreshAgain(); });
    connect(m_table, &TablePanel::rowActivated, this, [this](const QString& path) {
        if (!path.startsWith(QLatin1String("section:")))
            emit fieldRequested(path);
    });
    retranslate();
}

void AssumptionsPage::refresh()
{
    static constexpr std::array filters = {AssumptionFilter::All, AssumptionFilter::Unconfirmed, AssumptionFilter::Typed, AssumptionFilter::Catalog};
    const auto filter = filters[static_cast<std::size_t>(std::clamp(m_filter->current(), 0, 3))];
    const int unconfirmed = unconfirmedAssumptions(estimates(), document().context());
    m_table->setTable(assumptionsTable(estimates(), document().context(), filter, display()));
    m_table->frame()->setTexts(unconfirmed == 0 ? tr("Every assumption was decided by you or has a source")
                                                : tr("%n default(s) not confirmed yet", nullptr, unconfirmed),
                               tr("Enter or double-click opens the input. Type its value to confirm it."));
}

void AssumptionsPage::retranslate()
{
    m_filter->setTexts({tr("All"), tr("Defaults I have not confirmed"), tr("Typed"), tr("From the catalogue")});
    m_filter->setAccessibleName(tr("Which assumptions"));
    m_table->retranslate(tr("Assumptions"));
}

}  // namespace outlay::ui
