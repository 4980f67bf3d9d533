// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/treepanel.h"

#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/models/charts.h"
#include "ui/models/figures.h"
#include "ui/theme/fonts.h"
#include "ui/theme/outlaystyle.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace outlay::ui {

TreePanel::TreePanel(const QString& stateName, QWidget* parent)
    : QWidget(parent), m_view(new CostTreeView), m_frame(new ChartFrame(m_view, m_view, this)), m_note(new QLabel(this)),
      m_link(new QPushButton(this))
{
    m_view->setObjectName(stateName + QStringLiteral("Tree"));
    m_frame->setObjectName(stateName + QStringLiteral("TreeFrame"));
    m_asTreemap = new QAction(this);
    m_asTreemap->setCheckable(true);
    QMenu* menu = m_frame->menu();
    menu->insertAction(menu->actions().isEmpty() ? nullptr : menu->actions().constLast(), m_asTreemap);
    connect(m_asTreemap, &QAction::toggled, this, [this](bool isOn) { m_view->setCostLayout(isOn ? CostLayout::Treemap : CostLayout::Icicle); });
    OutlayStyle::setLink(m_link);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 4, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_note);
    line->addWidget(m_link);
    line->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_frame, 1);
    all->addLayout(line);
    connect(m_view, &CostTreeView::noteChanged, this, &TreePanel::showNote);
    connect(m_view, &CostTreeView::drilled, this, &TreePanel::showTitle);
    connect(m_view, &CostTreeView::selected, this, [this](const QString& id) {
        for (const CostTableRow& row : costItemTable()) {
            if (toQString(row.id) == id)
                emit explainRequested(toQString(quantityOf(row.amount).id));
        }
    });
    connect(m_link, &QPushButton::clicked, this, &TreePanel::linkActivated);
    m_view->setTooltipText([](const CostNode& node) {
        for (const CostTableRow& row : costItemTable()) {
            if (toQString(row.id) == node.id) {
                const Quantity& quantity = quantityOf(row.amount);
                return quantity.formula.empty() ? coreText(quantity.method) : toQString(quantity.formula);
            }
        }
        return QString();
    });
}

void TreePanel::setLinkShown(bool isShown)
{
    m_isLinkShown = isShown;
    m_link->setVisible(isShown && m_last.unlabelled > 0);
}

void TreePanel::show(const EstimateSet& estimates, const Display& display)
{
    m_display = display;
    m_title = treeTitle(estimates.shown(), display);
    m_subtitle = treeSubtitle(estimates, display);
    m_total = estimates.shown().tree.empty() ? 0 : display.convert(estimates.shown().tree.front().amount);
    m_view->setTableHeads(tr("Cost item"), tr("Amount"), tr("Share"));
    m_view->setTree(costTreeOf(estimates, display));
    m_view->setAccessibleName(m_title);
    showTitle();
    m_frame->bodyChanged();
    showNote(m_view->note());
}

void TreePanel::showTitle()
{
    const QStringList path = m_view->shownPath();
    QStringList labels;
    for (const QString& id : path) {
        if (const CostNode* node = findNode(m_view->tree(), id))
            labels << node->label;
    }
    m_frame->setTexts(m_title, labels.size() > 1 ? labels.join(QStringLiteral(" › ")) : m_subtitle);
}

void TreePanel::showNote(const CostTreeNote& note)
{
    m_last = note;
    m_note->setVisible(note.unlabelled > 0);
    m_link->setVisible(m_isLinkShown && note.unlabelled > 0);
    if (note.unlabelled == 0)
        return;
    const double usd = m_display.toUsd(note.sum);
    QString text = tr("%n item(s) too thin to label: %1", nullptr, note.unlabelled).arg(m_display.money(usd));
    if (m_total > 0)
        text += tr(", %1 of the total.").arg(m_display.share(note.sum / m_total));
    m_note->setText(text);
}

void TreePanel::retranslate()
{
    m_note->setFont(roleFont(this, TextRole::Small));
    m_link->setFont(roleFont(this, TextRole::Small));
    m_link->setText(tr("Open breakdown"));
    m_asTreemap->setText(tr("Show as Treemap"));
    m_frame->retranslate();
}

}  // namespace outlay::ui
