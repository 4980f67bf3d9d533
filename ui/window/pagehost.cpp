// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pagehost.h"

#include "ui/pages/comparepage.h"
#include "ui/theme/outlaystyle.h"
#include "ui/widgets/banner.h"
#include "ui/window/kpistrip.h"

#include <QPainter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace outlay::ui {

PageHost::PageHost(const Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_kpis(new KpiStrip(this)), m_tabs(new QTabBar(this)),
      m_banner(new Banner(Banner::Kind::Error, Banner::Place::Page)), m_bannerSpace(new QWidget(this)), m_stack(new QStackedWidget(this)),
      m_pages(pageTable().size(), nullptr)
{
    setObjectName(QStringLiteral("pageHost"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_tabs->setObjectName(QStringLiteral("tabs"));
    m_tabs->setDrawBase(true);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    QList<int> starts;
    for (std::size_t i = 0; i < pageTable().size(); ++i) {
        m_tabs->addTab(pageTitle(pageTable()[i]));
        m_stack->addWidget(new QWidget(m_stack));
        if (i > 0 && pageTable()[i].group != pageTable()[i - 1].group)
            starts << static_cast<int>(i);
    }
    OutlayStyle::setGroupStarts(m_tabs, starts);
    auto* bannerLayout = new QVBoxLayout(m_bannerSpace);
    bannerLayout->setContentsMargins(16, 12, 16, 0);
    bannerLayout->addWidget(m_banner);
    m_bannerSpace->hide();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_kpis);
    all->addWidget(m_tabs);
    all->addWidget(m_bannerSpace);
    all->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &PageHost::bringToFront);
    connect(m_kpis, &KpiStrip::explainRequested, this, &PageHost::explainRequested);
    connect(m_banner, &Banner::actionTriggered, this, &PageHost::actionRequested);
}

Page* PageHost::page(int index)
{
    const auto at = static_cast<std::size_t>(index);
    if (m_pages[at])
        return m_pages[at];
    Page* made = pageTable()[at].make(m_workspace, m_stack);
    m_pages[at] = made;
    QWidget* place = m_stack->widget(index);
    m_stack->removeWidget(place);
    delete place;
    m_stack->insertWidget(index, made);
    connect(made, &Page::explainRequested, this, &PageHost::explainRequested);
    connect(made, &Page::fieldRequested, this, &PageHost::fieldRequested);
    connect(made, &Page::actionRequested, this, &PageHost::actionRequested);
    connect(made, &Page::planRequested, this, &PageHost::planRequested);
    connect(made, &Page::pageRequested, this, qOverload<const QString&>(&PageHost::openPage));
    connect(made, &Page::notified, this, &PageHost::notified);
    return made;
}

void PageHost::bringToFront(int index)
{
    if (index < 0)
        return;
    Page* front = page(index);
    m_stack->setCurrentIndex(index);
    if (m_estimates)
        front->show(m_estimates, m_display);
    emit pageChanged(currentId());
}

void PageHost::show(const EstimateSetPointer& estimates, const Display& display)
{
    m_estimates = estimates;
    m_display = display;
    m_kpis->show(*estimates, display);
    showProblems();
    const int index = std::max(0, m_tabs->currentIndex());
    Page* front = page(index);
    if (m_stack->currentIndex() != index)
        m_stack->setCurrentIndex(index);
    front->show(estimates, display);
}

void PageHost::showProblems()
{
    const Estimate& estimate = m_estimates->active();
    const auto errors =
        std::count_if(estimate.issues.begin(), estimate.issues.end(), [](const Issue& issue) { return issue.severity == Severity::Error; });
    m_bannerSpace->setVisible(errors > 0);
    if (errors == 0)
        return;
    m_banner->setText(tr("%n problem(s).", nullptr, static_cast<int>(errors)),
                      m_estimates->isLastValid() ? tr("Figures are those of the last valid input.")
                      : estimate.complete        ? tr("The inputs concerned are marked.")
                                                 : tr("Costs leave out what is not known and are marked incomplete."));
    m_banner->setActions({{QStringLiteral("nextProblem"), tr("Next Problem"), QStringLiteral("F8")}});
}

void PageHost::openPage(int index)
{
    if (index >= 0 && index < m_tabs->count())
        m_tabs->setCurrentIndex(index);
}

void PageHost::openPage(const QString& id)
{
    const QString name = id.section(QLatin1Char(':'), 0, 0);
    const QString what = id.section(QLatin1Char(':'), 1);
    for (int i = 0; i < pageCount(); ++i) {
        if (QLatin1String(pageTable()[static_cast<std::size_t>(i)].id) != name)
            continue;
        openPage(i);
        if (auto* compare = qobject_cast<ComparePage*>(page(i)); compare && !what.isEmpty())
            compare->showDevice(what);
    }
}

QString PageHost::currentId() const
{
    const int index = m_tabs->currentIndex();
    return index < 0 ? QString() : QLatin1String(pageTable()[static_cast<std::size_t>(index)].id);
}

void PageHost::retranslate()
{
    m_tabs->setAccessibleName(tr("Pages"));
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->setTabText(i, pageTitle(pageTable()[static_cast<std::size_t>(i)]));
    for (Page* page : m_pages) {
        if (page)
            page->retranslate();
    }
}

void PageHost::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Tokens::of(this).surface);
}

}  // namespace outlay::ui
