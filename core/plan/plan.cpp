// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/plan/plan.h"

#include "core/base/trnoop.h"

#include <algorithm>

namespace outlay {

namespace {

void apply(Decisions& decisions, const Entries& entries, std::vector<Issue>& issues)
{
    for (const auto& [path, entry] : entries) {
        const FieldRef ref = findField(path, decisions.options);
        if (!ref) {
            issues.push_back(makeIssue(Severity::Warning, code::unsupported, path, CORE_TR_NOOP("core", "unknown field %1 is ignored"), {path}));
            continue;
        }
        if (Result<void> checked = checkValue(*ref.field, entry.value, path); !checked)
            issues.push_back(checked.error());
        else
            ref.field->set(decisions, ref.option, entry.value);
    }
}

std::string freeId(std::string_view wanted, const std::vector<std::string>& taken)
{
    std::string base;
    for (const char c : wanted) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
        const bool capital = c >= 'A' && c <= 'Z';
        if (plain || capital)
            base += capital ? static_cast<char>(c - 'A' + 'a') : c;
    }
    if (base.empty())
        base = "s";
    std::string id = base;
    for (int i = 2; std::find(taken.begin(), taken.end(), id) != taken.end(); ++i)
        id = base + "-" + std::to_string(i);
    return id;
}

}  // namespace

const Scenario* Plan::find(std::string_view scenarioId) const
{
    for (const Scenario& scenario : scenarios) {
        if (scenario.id == scenarioId)
            return &scenario;
    }
    for (const Scenario& scenario : scenarios) {
        if (!scenario.name.empty() && scenario.name == scenarioId)
            return &scenario;
    }
    return nullptr;
}

bool Plan::operator==(const Plan& other) const
{
    return optionIds == other.optionIds && scenarios == other.scenarios && created == other.created && facts == other.facts
           && unknown == other.unknown;
}

const Entry* findEntry(const Plan& plan, const Scenario& scenario, std::string_view path)
{
    if (const auto own = scenario.entries.find(path); own != scenario.entries.end())
        return &own->second;
    const auto inherited = plan.base().entries.find(path);
    return inherited == plan.base().entries.end() ? nullptr : &inherited->second;
}

Decisions decide(const Plan& plan, const Scenario& scenario, std::vector<Issue>& issues)
{
    Decisions decisions;
    decisions.options.resize(plan.optionIds.size());
    for (std::size_t i = 0; i < plan.optionIds.size(); ++i)
        decisions.options[i].id = plan.optionIds[i];
    decisions.priceDate = plan.created;
    // An entry that the scenario overrides must not be reported: its value plays no part.
    if (&scenario == &plan.base() || scenario.entries.empty()) {
        apply(decisions, plan.base().entries, issues);
    } else {
        Entries merged = scenario.entries;
        merged.insert(plan.base().entries.begin(), plan.base().entries.end());
        apply(decisions, merged, issues);
    }
    return decisions;
}

std::string freeScenarioId(const Plan& plan, std::string_view wanted)
{
    std::vector<std::string> taken;
    for (const Scenario& scenario : plan.scenarios)
        taken.push_back(scenario.id);
    return freeId(wanted, taken);
}

std::string freeOptionId(const Plan& plan, std::string_view wanted) { return freeId(wanted, plan.optionIds); }

int nextSeries(const Plan& plan)
{
    constexpr int order[] = {1, 2, 4, 5, 6, 7};
    int fewest = 1;
    std::ptrdiff_t fewestCount = -1;
    for (const int series : order) {
        const auto count = std::count_if(plan.scenarios.begin(), plan.scenarios.end(), [&](const Scenario& s) { return s.series == series; });
        if (fewestCount < 0 || count < fewestCount) {
            fewest = series;
            fewestCount = count;
        }
    }
    return fewest;
}

}  // namespace outlay
