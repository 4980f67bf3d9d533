// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Random plans for property tests: any field may be decided, each within a range that people plan in.
#pragma once

#include "core/plan/plan.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace outlay::testing {

inline double randomNumber(const Field& field, std::mt19937_64& random)
{
    const auto uniform = [&](double low, double high) { return std::uniform_real_distribution<>(low, high)(random); };
    const double low = std::max(field.domain.low, 0.0);
    if (field.kind == FieldKind::Fraction)
        return std::clamp(uniform(0.01, 0.99), field.domain.low, field.domain.high);
    if (field.unit == Unit::Tokens)
        return std::round(std::pow(10, uniform(2, 5)));
    const double high = std::min(field.domain.high, std::max(low, 1.0) * 500);
    const double value = std::exp(uniform(std::log(std::max(low, 0.5)), std::log(std::max(high, 1.0))));
    return field.kind == FieldKind::Whole ? std::ceil(value) : value;
}

inline Value randomValue(const Field& field, std::mt19937_64& random)
{
    if (field.id == "n_total" || field.id == "n_active")
        return std::monostate();
    if (field.id == "tokens")
        return std::pow(10, std::uniform_real_distribution<>(8, 14)(random));
    if (field.kind == FieldKind::Flag)
        return random() % 2 == 0;
    if (!field.choices.empty())
        return std::string(field.choices[random() % field.choices.size()].id);
    if (field.kind == FieldKind::Choice || field.kind == FieldKind::Text || field.kind == FieldKind::Notes || field.kind == FieldKind::Date)
        return std::monostate();
    return randomNumber(field, random);
}

/// A plan that decides about a third of its fields. Precision stays bf16 and the shape the model's, so that it is valid.
inline Plan randomPlan(std::mt19937_64& random)
{
    Plan plan;
    plan.created = "2026-11-30";
    plan.optionIds = {"own", "api"};
    Entries& entries = plan.scenarios.front().entries;
    std::vector<PlannedOption> options(2);
    options[0].id = "own";
    options[1].id = "api";
    for (const FieldRef& ref : allFields(options)) {
        const bool kept = ref.field->section == Section::Architecture || ref.field->id == "precision" || ref.field->id == "model_source";
        if (kept || random() % 3 != 0)
            continue;
        const Value value = randomValue(*ref.field, random);
        if (!std::holds_alternative<std::monostate>(value))
            entries[ref.path] = Entry{value};
    }
    entries["price"] = Entry{std::uniform_real_distribution<>(0.2, 12)(random)};
    entries["options.own.output_tokens_per_s_replica"] = Entry{std::uniform_real_distribution<>(100, 20000)(random)};
    entries["options.own.cost_per_m_output"] = Entry{std::uniform_real_distribution<>(0.1, 9)(random)};
    entries["options.own.capex_per_device"] = Entry{30000.0};
    for (const char* option : {"own", "api"}) {
        entries[optionPath(option, "price_input")] = Entry{std::uniform_real_distribution<>(0.1, 9)(random)};
        entries[optionPath(option, "price_output")] = Entry{std::uniform_real_distribution<>(0.1, 40)(random)};
        entries[optionPath(option, "cost_per_m_output")] = Entry{std::uniform_real_distribution<>(0.1, 9)(random)};
        entries[optionPath(option, "output_tokens_per_s_replica")] = Entry{std::uniform_real_distribution<>(100, 20000)(random)};
        entries[optionPath(option, "capex_per_device")] = Entry{30000.0};
    }
    return plan;
}

}  // namespace outlay::testing
