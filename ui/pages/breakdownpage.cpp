// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/breakdownpage.h"

#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/models/figures.h"
#include "ui/models/tables.h"
#include "ui/pages/tablepanel.h"
#include "ui/pages/treepanel.h"

#include <QVBoxLayout>

namespace outlay::ui {

BreakdownPage::BreakdownPage(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_tree(new TreePanel(QStringLiteral("breakdown"), this)), m_table(new TablePanel(QStringLiteral("breakdown"), this))
{
    setObjectName(QStringLiteral("breakdownPage"));
    adopt(m_tree->frame(), Figure::TotalCost);
    adopt(m_table->frame(), Figure::TotalCost);
    m_tree->setLinkShown(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 12);
    all->setSpacing(16);
    all->addWidget(m_tree, 45);
    all->addWidget(new Rule(Qt::Horizontal, this));
    all->addWidget(m_table, 55);
    connect(m_tree, &TreePanel::explainRequested, this, [this](const QString& figure) {
        for (const CostTableRow& row : costItemTable()) {
            if (toQString(quantityOf(row.amount).id) == figure)
                m_table->selectRow(toQString(row.id));
        }
    });
    connect(m_table, &TablePanel::rowActivated, this, [this](const QString& id) {
        for (const CostTableRow& row : costItemTable()) {
            if (toQString(row.id) == id)
                emit explainRequested(toQString(quantityOf(row.amount).id));
        }
    });
    retranslate();
}

void BreakdownPage::refresh()
{
    m_tree->show(estimates(), display());
    m_table->setTable(breakdownTable(estimates(), display()));
    m_table->frame()->setTexts(tr("All items"), estimates().isBaseActive() ? totalName(estimates().shown())
                                                                           : tr("%1 · change against the base").arg(totalName(estimates().shown())));
}

void BreakdownPage::retranslate()
{
    m_tree->retranslate();
    m_table->retranslate(tr("Cost items"));
}

}  // namespace outlay::ui
