// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Plan files (*.outlay): JSON of the format "outlay-plan", described in docs/file-format.md and docs/plan.schema.json.
//
// Reading loses nothing: keys that this version does not know, and parts that cannot be used, are kept in Plan::unknown and
// Scenario::unknown and written again. Writing is deterministic: one value a line, fields in the order of the field table,
// numbers in the shortest form that reads back to the same bits; equal plans give equal bytes.
#pragma once

#include "core/io/migrations.h"
#include "core/plan/plan.h"

namespace outlay {

inline constexpr std::string_view planFormat = "outlay-plan";

struct PlanReading {
    Plan plan;
    /// What was wrong; the rest is loaded. Issue::field is the JSON path, the first two arguments are line and column.
    std::vector<Issue> issues;
    int version = planVersion;  ///< of the file
    /// Written by a newer version: what this version knows is loaded, the rest is kept. Ask before saving over the file.
    [[nodiscard]] bool isNewer() const { return version > planVersion; }
};

/// Errors: E_SYNTAX with line, column and what was expected; E_UNSUPPORTED for JSON that is no plan.
[[nodiscard]] Result<PlanReading> readPlan(std::string_view text);

[[nodiscard]] std::string writePlan(const Plan& plan);

}  // namespace outlay
