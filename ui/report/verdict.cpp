// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the first page and the list to check before signing, both made by rule from one estimate.
#include "ui/document/coretext.h"
#include "ui/models/figures.h"
#include "ui/models/origins.h"
#include "ui/models/tables.h"
#include "ui/report/reportsections.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace outlay::ui {

namespace {

QString words(const char* text) { return QCoreApplication::translate("Report", text); }
QString trCount(const char* text, int count) { return QCoreApplication::translate("Report", text, nullptr, count); }

QString costSentence(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const Display& d = context.display;
    if (!e.figures.knows(Figure::TotalCost)) {
        return e.inputs.priceKnown ? words(QT_TRANSLATE_NOOP("Report", "The total of this plan is <b>incomplete</b>: a price is missing."))
                                   : words(QT_TRANSLATE_NOOP("Report", "The total of this plan is <b>incomplete</b>: there is no price for %1."))
                                         .arg(toQString(e.deviceName));
    }
    const double total = e[Figure::TotalCost];
    const QString amount = d.money(total);
    const QString cost =
        hasServing(e.decisions)
            ? trCount(QT_TRANSLATE_N_NOOP("Report", "The plan costs <b>%1</b> over %n month(s)"), static_cast<int>(e.decisions.tcoMonths)).arg(amount)
            : words(QT_TRANSLATE_NOOP("Report", "The plan costs <b>%1</b> in total")).arg(amount);
    const double budget = e.inputs.budget;
    if (budget <= 0)
        return words(QT_TRANSLATE_NOOP("Report", "%1; no budget is set.")).arg(cost);
    if (total <= budget)
        return words(QT_TRANSLATE_NOOP("Report", "%1 and stays within the %2 budget, with <b>%3</b> left."))
            .arg(cost, d.money(budget), d.money(budget - total));
    return words(QT_TRANSLATE_NOOP("Report", "%1 and exceeds the %2 budget by <b>%3</b>.")).arg(cost, d.money(budget), d.money(total - budget));
}

QString timeSentence(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const Display& d = context.display;
    if (!e.figures.knows(Figure::WallHours) || (hasServing(e.decisions) && !e.inputs.trainingIncluded))
        return {};
    const QString hardware = words(QT_TRANSLATE_NOOP("Report", "%1 × %2")).arg(d.count(e.decisions.devices), toQString(e.deviceName));
    const QString length = d.duration(e[Figure::WallHours]);
    const std::string finish =
        parseDate(e.decisions.startDate) ? finishDate(e.decisions.startDate, context.facts.today, e[Figure::WallDays]) : std::string();
    if (finish.empty())
        return words(QT_TRANSLATE_NOOP("Report", "Training on %1 takes %2.")).arg(hardware, length);
    if (!e.inputs.hasDeadline || !e.figures.knows(Figure::DeadlineSlackDays))
        return words(QT_TRANSLATE_NOOP("Report", "Training on %1 takes %2 and ends on %3.")).arg(hardware, length, d.date(finish));
    const double slack = e[Figure::DeadlineSlackDays];
    const QString days = d.days(std::ceil(std::abs(slack)));
    return (slack >= 0 ? words(QT_TRANSLATE_NOOP("Report", "Training on %1 takes %2 and ends on %3, %4 before the deadline."))
                       : words(QT_TRANSLATE_NOOP("Report", "Training on %1 takes %2 and ends on %3, <b>%4 after the deadline</b>.")))
        .arg(hardware, length, d.date(finish), days);
}

QString servingSentence(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const Display& d = context.display;
    if (!hasServing(e.decisions) || e.servingIndex < 0)
        return {};
    const OptionEstimate& serving = e.options[static_cast<std::size_t>(e.servingIndex)];
    const QString users = d.compact(e.decisions.users);
    const QString name = optionName(serving);
    if (e.comparedIndex < 0 || !serving.known || !e.options[static_cast<std::size_t>(e.comparedIndex)].known)
        return words(QT_TRANSLATE_NOOP("Report", "It serves %1 users: %2.")).arg(users, name);
    const QString other = optionName(e.options[static_cast<std::size_t>(e.comparedIndex)]);
    const auto month = e.find(Figure::BreakEvenMonth);
    if (!month)
        return trCount(QT_TRANSLATE_N_NOOP("Report", "For %1 users, %2 does not break even with %3 within %n month(s)."),
                       static_cast<int>(e.decisions.tcoMonths))
            .arg(users, name, other);
    if (*month <= 0)
        return words(QT_TRANSLATE_NOOP("Report", "For %1 users, %2 is cheaper than %3 <b>from the start</b>.")).arg(users, name, other);
    return words(QT_TRANSLATE_NOOP("Report", "For %1 users, %2 breaks even with %3 in <b>month %4</b>."))
        .arg(users, name, other, d.decimal(*month, 1));
}

void addPriceCheck(std::vector<CheckItem>& checks, const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const outlay::Origin& origin = e.priceOrigin;
    if (e.inputs.priceKnown && origin.ageDays && *origin.ageDays > agedDays)
        checks.push_back({words(QT_TRANSLATE_NOOP("Report", "The device price is %1 old")).arg(context.display.days(*origin.ageDays)),
                          sourceText(origin, context.display)});
    for (const OptionEstimate& option : e.options) {
        if (option.priceOrigin.ageDays && *option.priceOrigin.ageDays > agedDays && option.kind == OptionKind::Api)
            checks.push_back({words(QT_TRANSLATE_NOOP("Report", "The prices of %1 are %2 old"))
                                  .arg(optionName(option), context.display.days(*option.priceOrigin.ageDays)),
                              sourceText(option.priceOrigin, context.display)});
    }
}

void addRateCheck(std::vector<CheckItem>& checks, const ReportContext& context)
{
    const outlay::Origin& origin = context.estimate().fxOrigin;
    if (!origin.ageDays || *origin.ageDays <= agedDays)
        return;
    checks.push_back({words(QT_TRANSLATE_NOOP("Report", "The exchange rate is %1 old")).arg(context.display.days(*origin.ageDays)),
                      words(QT_TRANSLATE_NOOP("Report", "1 USD = %1 CNY, %2"))
                          .arg(context.display.decimal(context.display.usdCny(), 2), context.display.date(origin.asOf))});
}

void addDefaultsCheck(std::vector<CheckItem>& checks, const ReportContext& context)
{
    // Those that move the total most, by experience of how costs are made up; the rest follows in the order of the form.
    static constexpr std::array first = {"mfu",       "goodput",  "fte_months", "contingency", "experiments_fraction", "output_tokens_user_day",
                                         "precision", "n_devices"};
    const Estimate& e = context.estimate();
    QStringList main;
    QStringList others;
    QStringList choices;
    int count = 0;
    for (const FieldRef& ref : allFields(e.decisions.options)) {
        const FieldState state = fieldState(*context.estimates->plan, context.estimates->activeScenario(), e, ref, context.facts);
        if (!state.applies || state.origin.kind != OriginKind::Default || ref.field->kind == FieldKind::Text || ref.field->kind == FieldKind::Notes
            || std::holds_alternative<std::monostate>(state.value))
            continue;
        ++count;
        const bool isMain = std::find(first.begin(), first.end(), ref.field->id) != first.end();
        const bool isAmount = ref.field->kind == FieldKind::Number || ref.field->kind == FieldKind::Fraction || ref.field->kind == FieldKind::Money;
        (isMain ? main : isAmount ? others : choices) << coreText(ref.field->label);
    }
    if (count == 0)
        return;
    QStringList shown = (main + others + choices).mid(0, 3);
    QString detail = shown.join(words(QT_TRANSLATE_NOOP("Report", ", ")));
    if (count > shown.size())
        detail = trCount(QT_TRANSLATE_N_NOOP("Report", "%1 and %n more"), count - static_cast<int>(shown.size())).arg(detail);
    checks.push_back({trCount(QT_TRANSLATE_N_NOOP("Report", "%n default(s) not confirmed"), count), detail});
}

}  // namespace

QString verdictOf(const ReportContext& context)
{
    QStringList sentences;
    for (const QString& sentence : {costSentence(context), timeSentence(context), servingSentence(context)}) {
        if (!sentence.isEmpty())
            sentences << sentence;
    }
    return sentences.join(context.display.isChinese() ? QString() : QStringLiteral(" "));
}

std::vector<CheckItem> checksOf(const ReportContext& context)
{
    std::vector<CheckItem> checks;
    for (const Issue& issue : context.estimate().issues) {
        // Stale prices have their own line below.
        if (issue.severity == Severity::Note || issue.code == code::priceStale)
            continue;
        QString where;
        if (const FieldRef ref = findField(issue.field, context.estimate().decisions.options))
            where = coreText(ref.field->label);
        checks.push_back({issueText(issue, &context.display), where});
    }
    addPriceCheck(checks, context);
    addRateCheck(checks, context);
    addDefaultsCheck(checks, context);
    return checks;
}

}  // namespace outlay::ui
