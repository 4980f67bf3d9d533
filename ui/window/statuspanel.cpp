// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statuspanel.h"

#include "ui/document/coretext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/widgets/changed.h"

#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace outlay::ui {

namespace {

/// A button of the bar: icon and small text, flat.
QToolButton* makeButton(QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFont(roleFont(parent, TextRole::Small));
    return button;
}

void setInk(QWidget* widget, Ink ink)
{
    // Only these two roles are set, so that everything else keeps following the theme.
    QPalette palette;
    palette.setResolveMask(0);
    const QColor colour = Tokens::of(QGuiApplication::palette()).ink(ink);
    // A palette that is set anew is handed on to every child and style, even an equal one.
    if (widget->testAttribute(Qt::WA_SetPalette) && widget->palette().color(QPalette::WindowText) == colour
        && widget->palette().color(QPalette::ButtonText) == colour)
        return;
    palette.setColor(QPalette::ButtonText, colour);
    palette.setColor(QPalette::WindowText, colour);
    widget->setPalette(palette);
}

void setIcon(QToolButton* button, const QString& name, Ink ink)
{
    static constexpr const char* shown = "shownIcon";
    const QString key = name + QLatin1Char('/') + QString::number(static_cast<int>(ink));
    if (button->property(shown).toString() == key)
        return;
    button->setProperty(shown, key);
    button->setIcon(icon(name, ink));
}

}  // namespace

StatusPanel::StatusPanel(QWidget* parent)
    : QStatusBar(parent), m_time(new QLabel(this)), m_problems(makeButton(this)), m_currency(new QLabel(this)), m_prices(makeButton(this))
{
    setObjectName(QStringLiteral("statusBar"));
    m_problems->setObjectName(QStringLiteral("statusProblems"));
    m_prices->setObjectName(QStringLiteral("statusPrices"));
    setSizeGripEnabled(false);
    for (QLabel* label : {m_time, m_currency})
        label->setFont(roleFont(this, TextRole::Small));
    m_time->setContentsMargins(8, 0, 8, 0);
    m_currency->setContentsMargins(8, 0, 8, 0);
    addWidget(m_time);
    addWidget(m_problems);
    addPermanentWidget(m_currency);
    addPermanentWidget(m_prices);
    connect(m_problems, &QToolButton::clicked, this, &StatusPanel::openProblems);
    connect(m_prices, &QToolButton::clicked, this, &StatusPanel::pricesRequested);
}

void StatusPanel::show(const EstimateSet& estimates, const Display& display)
{
    const Estimate& estimate = estimates.active();
    m_display = display;
    m_issues = estimate.issues;
    m_time->setText(tr("Ready · %1 ms").arg(display.decimal(std::max(0.01, estimates.milliseconds), estimates.milliseconds < 1 ? 2 : 1)));
    const auto count = [&](Severity severity) {
        return static_cast<int>(std::count_if(m_issues.begin(), m_issues.end(), [&](const Issue& issue) { return issue.severity == severity; }));
    };
    const int errors = count(Severity::Error);
    const int warnings = count(Severity::Warning);
    const Ink ink = errors > 0 ? Ink::Bad : warnings > 0 ? Ink::Warn : Ink::Text2;
    m_problems->setText(errors > 0     ? tr("%n problem(s)", nullptr, errors)
                        : warnings > 0 ? tr("%n warning(s)", nullptr, warnings)
                                       : tr("No problems"));
    setIcon(m_problems, errors > 0 ? QStringLiteral("error") : warnings > 0 ? QStringLiteral("warning") : QStringLiteral("check-circle"), ink);
    setInk(m_problems, ink);
    changeAccessibleName(m_problems, m_problems->text());

    QString rate = tr("%1 · 1 USD = %2 CNY").arg(toQString(currencyName(display.currency())), display.decimal(display.usdCny(), 2));
    if (estimate.fxOrigin.kind == OriginKind::Typed)
        rate += tr(" (typed)");
    else if (!estimate.fxOrigin.asOf.empty())
        rate += tr(" (%1)").arg(display.date(estimate.fxOrigin.asOf));
    m_currency->setText(rate);
    setInk(m_currency, Ink::Text2);
    setInk(m_time, Ink::Text2);

    m_prices->setVisible(estimate.priceOrigin.ageDays.has_value());
    if (estimate.priceOrigin.ageDays) {
        const double age = *estimate.priceOrigin.ageDays;
        const Ink priceInk = age > agedDays ? Ink::Warn : Ink::Text2;
        m_prices->setText(tr("Prices %1 · %2").arg(display.date(estimate.priceOrigin.asOf), display.age(age)));
        setIcon(m_prices, QStringLiteral("tag"), priceInk);
        setInk(m_prices, priceInk);
        changeAccessibleName(m_prices, m_prices->text());
        changeToolTip(m_prices, estimate.oldestPriceAgeDays ? tr("Oldest price used: %1").arg(display.age(*estimate.oldestPriceAgeDays)) : QString());
    }
}

void StatusPanel::showIdle()
{
    m_issues.clear();
    m_time->setText(tr("Ready"));
    setInk(m_time, Ink::Text2);
    m_problems->setText(tr("Offline: nothing leaves this computer"));
    setIcon(m_problems, QStringLiteral("check-circle"), Ink::Text2);
    setInk(m_problems, Ink::Text2);
    changeAccessibleName(m_problems, m_problems->text());
    m_currency->clear();
    m_prices->hide();
}

void StatusPanel::openProblems()
{
    if (m_issues.empty())
        return;
    QMenu menu(this);
    for (const Issue& issue : m_issues) {
        const QString path = toQString(issue.field);
        const FieldRef ref = findField(issue.field, {});
        const QString label = ref ? coreText(ref.field->label) + QStringLiteral(": ") : QString();
        const QString name = issue.severity == Severity::Error     ? QStringLiteral("error")
                             : issue.severity == Severity::Warning ? QStringLiteral("warning")
                                                                   : QStringLiteral("info");
        const Ink ink = issue.severity == Severity::Error ? Ink::Bad : issue.severity == Severity::Warning ? Ink::Warn : Ink::Text2;
        menu.addAction(icon(name, ink), label + issueText(issue, &m_display), this, [this, path] { emit fieldRequested(path); });
    }
    menu.exec(m_problems->mapToGlobal(QPoint(0, -menu.sizeHint().height())));
}

}  // namespace outlay::ui
