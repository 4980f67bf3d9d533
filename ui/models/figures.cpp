// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figures.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace outlay::ui {

namespace {

constexpr std::array compared = {Figure::TotalParameters,
                                 Figure::Tokens,
                                 Figure::ModelFlops,
                                 Figure::Mfu,
                                 Figure::DeviceHours,
                                 Figure::WallDays,
                                 Figure::Energy,
                                 Figure::Price,
                                 Figure::UsdPerPflopHour,
                                 Figure::CostRun,
                                 Figure::TrainingCost,
                                 Figure::CostPerMTrainingTokens,
                                 Figure::ServingDevicesLast,
                                 Figure::ServingLastMonth,
                                 Figure::ServingPerMTokens,
                                 Figure::ServingCost,
                                 Figure::TotalCost,
                                 Figure::NetPresentValue,
                                 Figure::BreakEvenMonth,
                                 Figure::BudgetLeft};

int monthsOf(const Estimate& estimate) { return static_cast<int>(estimate.decisions.tcoMonths); }

QString valueOf(const EstimateSet& set, std::size_t index, std::string_view path, const Display& display)
{
    const Estimate& estimate = *set.scenarios[index];
    const FieldRef ref = findField(path, estimate.decisions.options);
    if (!ref)
        return {};
    const Value value = ref.field->get(estimate.decisions, ref.option);
    if (const auto* number = std::get_if<double>(&value))
        return display.quantity(*number, ref.field->unit);
    if (const auto* text = std::get_if<std::string>(&value)) {
        for (const Choice& choice : ref.field->choices) {
            if (choice.id == *text)
                return coreText(choice.label);
        }
        return toQString(*text);
    }
    return {};
}

void addChange(KeyFigure& figure, const EstimateSet& set)
{
    if (set.isBaseActive() || figure.state != KeyFigure::State::Normal)
        return;
    figure.change = changeOf(set.shown(), set.base(), figure.figure);
    figure.isGood = figure.change && *figure.change <= 0;
}

QString missingReason(const Estimate& estimate)
{
    if (!estimate.inputs.priceKnown)
        return QCoreApplication::translate("Figures", "no device price");
    return QCoreApplication::translate("Figures", "a price is missing");
}

KeyFigure card(const EstimateSet& set, Figure figure, const QString& label)
{
    KeyFigure made;
    made.figure = figure;
    made.label = label;
    if (set.isLastValid()) {
        made.state = KeyFigure::State::LastValid;
        made.note = QCoreApplication::translate("Figures", "based on last valid input");
    } else if (!set.shown().figures.knows(figure)) {
        made.state = KeyFigure::State::Incomplete;
        made.value = QCoreApplication::translate("Figures", "incomplete");
        made.note = missingReason(set.shown());
    }
    return made;
}

bool isShown(const KeyFigure& figure) { return figure.state != KeyFigure::State::Incomplete; }

KeyFigure trainingCard(const EstimateSet& set, const Display& display)
{
    const Estimate& e = set.shown();
    KeyFigure made = card(set, Figure::TrainingCost, QCoreApplication::translate("Figures", "Training cost"));
    if (isShown(made)) {
        made.value = display.money(e[Figure::TrainingCost]);
        if (made.note.isEmpty() && e.figures.knows(Figure::CostPerMTrainingTokens))
            made.note =
                QCoreApplication::translate("Figures", "%1 per million tokens").arg(display.quantity(e[Figure::CostPerMTrainingTokens], Unit::Usd));
    }
    return made;
}

KeyFigure timeCard(const EstimateSet& set, const Display& display)
{
    const Estimate& e = set.shown();
    KeyFigure made = card(set, Figure::WallDays, QCoreApplication::translate("Figures", "Wall time"));
    if (!isShown(made)) {
        made.note = QCoreApplication::translate("Figures", "an input is missing");
        return made;
    }
    const double days = e[Figure::WallDays];
    const bool inHours = days < 2;
    made.value = inHours ? display.decimal(days * 24, 1) : days < 10 ? display.decimal(days, 1) : display.count(std::round(days));
    made.unit = inHours ? QCoreApplication::translate("Figures", "hours") : QCoreApplication::translate("Figures", "days");
    if (!made.note.isEmpty())
        return made;
    if (e.decisions.startDate.empty() || !parseDate(e.decisions.startDate))
        return made;
    const std::string finish = finishDate(e.decisions.startDate, {}, days);
    if (finish.empty())
        return made;
    made.note = QCoreApplication::translate("Figures", "ends %1").arg(display.shortDate(finish));
    if (e.inputs.hasDeadline && e.figures.knows(Figure::DeadlineSlackDays)) {
        const double slack = e[Figure::DeadlineSlackDays];
        made.note += QStringLiteral(" · ")
                     + (slack >= 0 ? QCoreApplication::translate("Figures", "%1 early") : QCoreApplication::translate("Figures", "%1 late"))
                           .arg(display.days(std::ceil(std::abs(slack))));
        if (slack < 0)
            made.state = KeyFigure::State::OverBudget;
    }
    return made;
}

KeyFigure hoursCard(const EstimateSet& set, const Display& display)
{
    const Estimate& e = set.shown();
    KeyFigure made = card(set, Figure::DeviceHours, QCoreApplication::translate("Figures", "Device-hours"));
    if (!isShown(made)) {
        made.note = QCoreApplication::translate("Figures", "an input is missing");
        return made;
    }
    made.value = display.compact(e[Figure::DeviceHours]);
    if (made.note.isEmpty())
        made.note = hardwareText(e, display);
    return made;
}

KeyFigure totalCard(const EstimateSet& set, const Display& display)
{
    const Estimate& e = set.shown();
    KeyFigure made = card(set, Figure::TotalCost, totalName(e));
    const double budget = e.inputs.budget;
    if (!isShown(made)) {
        if (budget > 0)
            made.note = QCoreApplication::translate("Figures", "budget %1: cannot be checked").arg(display.money(budget));
        return made;
    }
    const double total = e[Figure::TotalCost];
    made.value = display.money(total);
    if (budget > 0) {
        made.unit = QCoreApplication::translate("Figures", "of %1 budget").arg(display.money(budget));
        made.budgetShare = total / budget;
        if (made.state == KeyFigure::State::Normal) {
            made.note =
                (total <= budget ? QCoreApplication::translate("Figures", "%1 left") : QCoreApplication::translate("Figures", "%1 over budget"))
                    .arg(display.money(std::abs(budget - total)));
            if (total > budget)
                made.state = KeyFigure::State::OverBudget;
        }
    } else if (made.note.isEmpty()) {
        made.note = QCoreApplication::translate("Figures", "no budget set");
    }
    return made;
}

KeyFigure breakEvenCard(const EstimateSet& set, const Display& display)
{
    const Estimate& e = set.shown();
    const bool hasOther = e.comparedIndex >= 0 && e.servingIndex >= 0;
    const QString other = hasOther ? optionName(e.options[static_cast<std::size_t>(e.comparedIndex)]) : QString();
    KeyFigure made;
    made.figure = Figure::BreakEvenMonth;
    made.label =
        hasOther ? QCoreApplication::translate("Figures", "Break-even with %1").arg(other) : QCoreApplication::translate("Figures", "Break-even");
    if (set.isLastValid())
        made.state = KeyFigure::State::LastValid;
    if (!hasOther) {
        made.value = QStringLiteral("—");
        made.note = e.options.empty() ? QCoreApplication::translate("Figures", "no serving in this plan")
                                      : QCoreApplication::translate("Figures", "add a second option");
        return made;
    }
    const auto& serving = e.options[static_cast<std::size_t>(e.servingIndex)];
    const auto& against = e.options[static_cast<std::size_t>(e.comparedIndex)];
    if (!serving.known || !against.known) {
        made.state = KeyFigure::State::Incomplete;
        made.value = QCoreApplication::translate("Figures", "incomplete");
        made.note = missingReason(e);
        return made;
    }
    if (const auto month = e.find(Figure::BreakEvenMonth)) {
        made.value = *month <= 0 ? QCoreApplication::translate("Figures", "From the start")
                                 : QCoreApplication::translate("Figures", "Month %1").arg(display.decimal(*month, 1));
        made.note = QCoreApplication::translate("Figures", "%1 of its total").arg(display.share(e[Figure::TotalOverCompared]));
    } else {
        made.value = QCoreApplication::translate("Figures", "Never");
        made.note = QCoreApplication::translate("Figures", "not within %n month(s)", "", monthsOf(e));
    }
    if (made.state == KeyFigure::State::LastValid)
        made.note = QCoreApplication::translate("Figures", "based on last valid input");
    return made;
}

}  // namespace

QString hardwareText(const Estimate& estimate, const Display& display)
{
    const QString device = estimate.deviceName.empty() ? toQString(estimate.decisions.device) : toQString(estimate.deviceName);
    return QStringLiteral("%1 × %2").arg(device, display.count(estimate.decisions.devices));
}

QString scenarioName(const EstimateSet& estimates, std::size_t index, const Display& display)
{
    const Scenario& scenario = estimates.plan->scenarios[index];
    if (!scenario.name.empty())
        return coreText(scenario.name);
    if (index == 0)
        return QCoreApplication::translate("Figures", "Base");
    if (scenario.entries.contains("device") || scenario.entries.contains("n_devices"))
        return hardwareText(*estimates.scenarios[index], display);
    if (!scenario.entries.empty()) {
        const std::string& path = scenario.entries.begin()->first;
        if (const FieldRef ref = findField(path, estimates.scenarios[index]->decisions.options))
            return QStringLiteral("%1 %2").arg(coreText(ref.field->label), valueOf(estimates, index, path, display)).trimmed();
    }
    return QCoreApplication::translate("Figures", "Scenario %1").arg(index + 1);
}

QString optionName(const OptionEstimate& option)
{
    if (!option.name.empty())
        return coreText(option.name);
    switch (option.kind) {
    case OptionKind::Api:
        return QCoreApplication::translate("Figures", "API");
    case OptionKind::PerToken:
        return QCoreApplication::translate("Figures", "Self-host");
    case OptionKind::Fleet:
        return option.ownership == Ownership::Own ? QCoreApplication::translate("Figures", "Own") : QCoreApplication::translate("Figures", "Rent");
    }
    return {};
}

QString optionName(const Estimate& estimate, int option)
{
    const auto index = static_cast<std::size_t>(option);
    if (index < estimate.options.size())
        return optionName(estimate.options[index]);
    // While a plan is invalid its options are decided but not estimated.
    OptionEstimate decided;
    if (index < estimate.decisions.options.size()) {
        const PlannedOption& planned = estimate.decisions.options[index];
        decided.name = planned.name;
        decided.kind = planned.kind;
        decided.ownership = planned.ownership;
    }
    return optionName(decided);
}

QString totalName(const Estimate& estimate)
{
    return hasServing(estimate.decisions) ? QCoreApplication::translate("Figures", "%n-month TCO", "", monthsOf(estimate))
                                          : QCoreApplication::translate("Figures", "Total cost");
}

QString treeTitle(const Estimate& estimate, const Display& display)
{
    if (estimate.tree.empty())
        return QCoreApplication::translate("Figures", "Cost tree");
    if (!estimate.valid)
        return QCoreApplication::translate("Figures", "Cost tree incomplete: an input is wrong");
    if (!estimate.tree.front().complete)
        return estimate.inputs.priceKnown ? QCoreApplication::translate("Figures", "Cost tree incomplete: a price is missing")
                                          : QCoreApplication::translate("Figures", "Cost tree incomplete: compute has no price");
    const CostNode* largest = nullptr;
    for (std::size_t i = 0; i < estimate.tree.size(); ++i) {
        const CostNode& node = estimate.tree[i];
        const bool isLeaf = i + 1 == estimate.tree.size() || estimate.tree[i + 1].depth <= node.depth;
        if (isLeaf && (!largest || node.amount > largest->amount))
            largest = &node;
    }
    const double total = estimate.tree.front().amount;
    if (!largest || total <= 0 || largest->amount <= 0)
        return QCoreApplication::translate("Figures", "Cost tree");
    const QString share = display.share(largest->amount / total);
    if (largest->item->id == "run")
        return QCoreApplication::translate("Figures", "The final run takes %1 of the total").arg(share);
    return QCoreApplication::translate("Figures", "Largest item: %1, %2 of the total").arg(coreText(largest->item->label), share);
}

QString tcoTitle(const Estimate& estimate, const Display& display)
{
    if (estimate.servingIndex < 0 || estimate.comparedIndex < 0)
        return QCoreApplication::translate("Figures", "Cumulative cost");
    const OptionEstimate& serving = estimate.options[static_cast<std::size_t>(estimate.servingIndex)];
    const OptionEstimate& other = estimate.options[static_cast<std::size_t>(estimate.comparedIndex)];
    if (!serving.known || !other.known)
        return QCoreApplication::translate("Figures", "Cumulative cost");
    const auto month = estimate.find(Figure::BreakEvenMonth);
    if (!month)
        return QCoreApplication::translate("Figures", "No break-even with %1 within %n month(s)", "", monthsOf(estimate)).arg(optionName(other));
    if (*month <= 0)
        return QCoreApplication::translate("Figures", "%1 is cheaper from the start").arg(optionName(serving));
    return QCoreApplication::translate("Figures", "%1 breaks even with %2 in month %3")
        .arg(optionName(serving), optionName(other), display.decimal(*month, 1));
}

std::optional<double> changeOf(const Estimate& estimate, const Estimate& other, Figure figure)
{
    if (!estimate.figures.knows(figure) || !other.figures.knows(figure) || other[figure] == 0)
        return std::nullopt;
    return estimate[figure] / other[figure] - 1;
}

std::span<const Figure> comparedFigures() { return compared; }

std::optional<bool> lessIsBetter(Figure figure)
{
    switch (figure) {
    case Figure::Mfu:
    case Figure::Hfu:
    case Figure::Goodput:
    case Figure::BudgetLeft:
    case Figure::TokensPerSecond:
    case Figure::DeadlineSlackDays:
        return false;
    case Figure::TotalParameters:
    case Figure::ActiveParameters:
    case Figure::Tokens:
    case Figure::ModelFlops:
        return std::nullopt;
    default:
        return true;
    }
}

std::vector<KeyFigure> keyFigures(const EstimateSet& estimates, const Display& display)
{
    std::vector<KeyFigure> all = {trainingCard(estimates, display), timeCard(estimates, display), hoursCard(estimates, display),
                                  totalCard(estimates, display), breakEvenCard(estimates, display)};
    for (KeyFigure& figure : all) {
        if (figure.figure != Figure::BreakEvenMonth)
            addChange(figure, estimates);
        QStringList parts{figure.label, (figure.value + QLatin1Char(' ') + figure.unit).trimmed()};
        if (figure.change)
            parts << QCoreApplication::translate("Figures", "%1 against the base").arg(display.change(*figure.change));
        if (!figure.note.isEmpty())
            parts << figure.note;
        figure.sentence = parts.join(QStringLiteral(", "));
    }
    return all;
}

}  // namespace outlay::ui
