// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The document: a base scenario, variants as named sets of overrides over it, and the facts that it was made with.
//
// A plan is a value: copying it is cheap enough for undo, and two plans are equal iff they say the same. Values are
// kept as the user gave them, also when they are outside their domain; resolving reports them and never clamps.
#pragma once

#include "core/base/json.h"
#include "core/plan/decisions.h"
#include "core/plan/field.h"
#include "core/plan/value.h"

#include <memory>
#include <string>
#include <vector>

namespace outlay {

struct Catalog;

/// The base is scenario 0; its entries are the plan's own. Variants override them.
struct Scenario {
    std::string id;    ///< stable; "base" for the base
    std::string name;  ///< as the user calls it; empty for the base means "Base"
    int series = 8;    ///< number of its colour in charts, for life (1–8)
    Entries entries;
    /// Keys of a newer version's file, kept so that saving loses nothing; JSON object text.
    std::string unknown;

    bool operator==(const Scenario&) const = default;
};

struct Plan {
    std::vector<std::string> optionIds;  ///< serving options, in order; their fields are entries "options.<id>.…"
    std::vector<Scenario> scenarios = {Scenario{"base", {}, 8, {}, {}}};
    std::string created;  ///< ISO date; prices are looked up as of this day unless price_date says otherwise
    /// Facts that the plan was made with: they win over the catalog's, so that it opens to the same numbers.
    std::shared_ptr<const Catalog> facts;
    std::string unknown;  ///< as in Scenario

    [[nodiscard]] const Scenario& base() const { return scenarios.front(); }
    [[nodiscard]] const Scenario* find(std::string_view scenarioId) const;  ///< by id, else by name
    bool operator==(const Plan&) const;
};

/// The entry that a scenario uses for a path: its own, or the base's; nullptr if neither decided.
[[nodiscard]] const Entry* findEntry(const Plan& plan, const Scenario& scenario, std::string_view path);

/// Decisions of a scenario: defaults, then the base's entries, then the scenario's. Entries that are outside their
/// domain are left out and reported in `issues` (severity Error, field = path).
[[nodiscard]] Decisions decide(const Plan& plan, const Scenario& scenario, std::vector<Issue>& issues);

/// An id for a new scenario or option that is free in the plan: the text given, with a number if needed.
[[nodiscard]] std::string freeScenarioId(const Plan& plan, std::string_view wanted);
[[nodiscard]] std::string freeOptionId(const Plan& plan, std::string_view wanted);
/// The series number for the next scenario: 1, 2, 4, 5, 6, 7 in turn (3 is the API's, 8 the base's).
[[nodiscard]] int nextSeries(const Plan& plan);

}  // namespace outlay
