// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/kpistrip.h"

#include "ui/document/coretext.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/changed.h"
#include "ui/widgets/kpicard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>

namespace outlay::ui {

namespace {

constexpr std::array<int, 5> widths = {100, 100, 100, 135, 110};

KpiCard::State stateOf(KeyFigure::State state)
{
    switch (state) {
    case KeyFigure::State::Normal:
        return KpiCard::State::Normal;
    case KeyFigure::State::OverBudget:
        return KpiCard::State::OverBudget;
    case KeyFigure::State::LastValid:
        return KpiCard::State::LastValid;
    case KeyFigure::State::Incomplete:
        return KpiCard::State::Incomplete;
    }
    return KpiCard::State::Normal;
}

}  // namespace

KpiStrip::KpiStrip(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("kpiStrip"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 1);
    layout->setSpacing(0);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        auto* card = new KpiCard(this);
        card->setObjectName(QStringLiteral("kpi%1").arg(i));
        card->setLast(i + 1 == widths.size());
        card->setContextMenuPolicy(Qt::CustomContextMenu);
        const int index = static_cast<int>(i);
        connect(card, &KpiCard::activated, this, [this, i] {
            if (i < m_figures.size())
                emit explainRequested(toQString(quantityOf(m_figures[i].figure).id));
        });
        connect(card, &QWidget::customContextMenuRequested, this, [this, index](const QPoint& at) { openMenu(index, at); });
        layout->addWidget(card, widths[i]);
        m_cards.push_back(card);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KpiStrip::show(const EstimateSet& estimates, const Display& display)
{
    m_figures = keyFigures(estimates, display);
    for (std::size_t i = 0; i < m_cards.size() && i < m_figures.size(); ++i) {
        const KeyFigure& figure = m_figures[i];
        KpiCard::Content content;
        content.label = figure.label;
        content.figure = figure.value;
        content.unit = figure.unit;
        content.note = figure.note;
        content.state = stateOf(figure.state);
        content.accessibleText = figure.sentence;
        if (figure.change) {
            content.change = display.changeSize(*figure.change);
            content.trend = std::abs(*figure.change) < 5e-4 ? KpiCard::Trend::None : *figure.change < 0 ? KpiCard::Trend::Down : KpiCard::Trend::Up;
            content.isGood = figure.isGood;
        }
        if (figure.budgetShare && figure.state != KeyFigure::State::Incomplete) {
            const double full = std::max(1.12, *figure.budgetShare);
            const double value = *figure.budgetShare / full;
            content.budget = KpiCard::BudgetBar{value, value, value, 1 / full};
        }
        m_cards[i]->setContent(content);
        changeToolTip(m_cards[i], evaluatedFormula(quantityOf(figure.figure), estimates.shown().figures).empty()
                                      ? coreText(quantityOf(figure.figure).method)
                                      : toQString(quantityOf(figure.figure).formula));
    }
}

void KpiStrip::openMenu(int card, const QPoint& at)
{
    const auto index = static_cast<std::size_t>(card);
    if (index >= m_figures.size())
        return;
    QMenu menu(this);
    menu.addAction(tr("Explain…"), this, [this, index] { emit explainRequested(toQString(quantityOf(m_figures[index].figure).id)); });
    menu.addAction(tr("Copy"), this, [this, index] {
        QGuiApplication::clipboard()->setText((m_figures[index].value + QLatin1Char(' ') + m_figures[index].unit).trimmed());
    });
    menu.exec(m_cards[index]->mapToGlobal(at));
}

void KpiStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& tokens = Tokens::of(this);
    painter.fillRect(rect(), tokens.surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens.line);
}

}  // namespace outlay::ui
