// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/estimate.h"

#include "core/base/trnoop.h"
#include "core/estimate/resolve.h"

#include <algorithm>

namespace outlay {

namespace {

bool spoilsInputs(const Issue& issue) { return issue.severity == Severity::Error && issue.code != code::missing; }

void fillSeries(Estimate& estimate)
{
    const std::optional<double> training = estimate.find(Figure::TrainingCost);
    const auto months = static_cast<std::size_t>(estimate.inputs.demand.months);
    for (std::size_t i = 0; i < estimate.options.size(); ++i) {
        OptionEstimate& option = estimate.options[i];
        option.known = option.known && (training || !option.trainingIncluded);
        if (!option.known)
            continue;
        ServingOption rates = estimate.optionRates[i];
        rates.oneOff += option.trainingIncluded ? *training : 0;
        option.monthly.resize(months);
        option.cumulative.resize(months + 1);
        const OptionTotals totals = servingSeries(estimate.inputs.demand, rates, option.monthly, option.cumulative);
        option.total = totals.total;
        option.npv = totals.npv;
    }
}

void reportResults(Estimate& estimate)
{
    if (!estimate.figures.knows(Figure::WallHours)) {
        estimate.issues.push_back(
            makeIssue(Severity::Error, code::range, "tokens",
                      CORE_TR_NOOP("core", "These inputs are too large to compute with. Check tokens, parameters and devices.")));
        estimate.valid = false;
        return;
    }
    const std::optional<double> slack = estimate.find(Figure::DeadlineSlackDays);
    if (slack && *slack < 0)
        estimate.issues.push_back(makeIssue(Severity::Warning, "W_DEADLINE", "deadline",
                                            CORE_TR_NOOP("core", "The run ends %1 days after the deadline."), {std::ceil(-*slack)}));
    const std::optional<double> left = estimate.find(Figure::BudgetLeft);
    if (left && *left < 0)
        estimate.issues.push_back(makeIssue(Severity::Warning, "W_BUDGET", "budget", CORE_TR_NOOP("core", "The total is above the budget.")));
}

}  // namespace

Estimate evaluate(const Plan& plan, const Scenario& scenario, const EstimateContext& context)
{
    Estimate estimate;
    resolve(estimate, plan, scenario, context);
    estimate.valid = std::none_of(estimate.issues.begin(), estimate.issues.end(), spoilsInputs);
    if (estimate.valid) {
        estimate.figures = compute(estimate.inputs);
        reportResults(estimate);
    }
    if (!estimate.valid)
        estimate.figures = Figures{};
    else if (estimate.inputs.hasServing)
        fillSeries(estimate);
    estimate.complete = estimate.valid && estimate.figures.knows(Figure::TotalCost);
    const bool withTraining = !estimate.inputs.hasServing || estimate.inputs.trainingIncluded;
    estimate.tree = costTree(estimate.figures, withTraining, estimate.inputs.hasServing);
    std::stable_sort(estimate.issues.begin(), estimate.issues.end(), [](const Issue& a, const Issue& b) { return a.severity > b.severity; });
    return estimate;
}

Estimate evaluateOnDevice(const Plan& plan, const Scenario& scenario, std::string_view deviceId, std::optional<double> devices,
                          const EstimateContext& context, OtherSpeed speed)
{
    // One scenario with everything merged stands in for the plan; the facts are shared, not copied.
    Plan other;
    other.optionIds = plan.optionIds;
    other.created = plan.created;
    other.facts = plan.facts;
    Entries& entries = other.scenarios.front().entries;
    entries = scenario.entries;
    entries.insert(plan.base().entries.begin(), plan.base().entries.end());
    const auto current = entries.find("device");
    const bool same = current != entries.end()
                          ? std::get_if<std::string>(&current->second.value) && std::get<std::string>(current->second.value) == deviceId
                          : Decisions{}.device == deviceId;
    if (!same)
        entries.erase("price");
    // A layout was fixed for the plan's device.
    if (!same && speed == OtherSpeed::Predicted)
        entries.erase("layout");
    if (speed == OtherSpeed::Predicted && entries.erase("mfu") > 0)
        entries.erase("goodput");
    entries["device"] = Entry{std::string(deviceId)};
    if (devices)
        entries["n_devices"] = Entry{*devices};
    return evaluate(other, other.base(), context);
}

}  // namespace outlay
