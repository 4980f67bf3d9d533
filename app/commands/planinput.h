// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What commands about plans have in common: the facts, the day, the plan named on the command line, --set and --scenario.
#pragma once

#include "app/commands/arguments.h"

#include "core/catalog/catalog.h"
#include "core/estimate/estimate.h"
#include "core/io/texttable.h"
#include "core/plan/plan.h"

#include <initializer_list>

namespace outlay::cli {

/// Facts and day of one call: --catalog FILE (may repeat) adds a user's own records, --today YYYY-MM-DD replaces the clock's day.
struct Session {
    Catalog catalog;
    Date today;
    TableFormat format = TableFormat::Text;
    std::shared_ptr<const Predictor> predictor;  ///< with the catalog's default constants

    [[nodiscard]] EstimateContext context() const { return {&catalog, today, predictor.get()}; }
};

inline const std::vector<std::string_view> sessionOptions = {"today", "catalog", "format"};

/// The day that the system clock gives, in local time.
[[nodiscard]] Date currentDay();

/// Prints what is wrong with the options and returns nothing then.
[[nodiscard]] std::optional<Session> openSession(const Arguments& arguments);

/// A plan file, the plan in a PDF report, "example:NAME", or "-". Problems of the file are printed; nothing if it is no plan.
/// `exitCode` becomes Usage for a file that cannot be read, Problems for one that is no plan or has errors.
[[nodiscard]] std::optional<Plan> openPlan(const std::string& where, const Session& session, int& exitCode);

/// The scenario by id or name; the base for none. Prints the known ones and returns nullptr if there is no such scenario.
[[nodiscard]] const Scenario* chooseScenario(const Plan& plan, const std::optional<std::string>& name);

/// Applies "field=value" to a scenario; an empty value resets the field. Values are written as in the window: 15T, 40%, 2026-11-30.
/// Returns what is wrong, or an empty text.
[[nodiscard]] std::string setField(const Plan& plan, Scenario& scenario, const std::string& assignment);

/// A plan with --scenario chosen and the --set values applied to that scenario.
struct PlanJob {
    Session session;
    Plan plan;
    std::size_t scenario = 0;
    int exitCode = 0;  ///< Problems if the file had errors, else Done

    [[nodiscard]] const Scenario& chosen() const { return plan.scenarios[scenario]; }
};

/// Options that every command about one scenario takes, and those named.
[[nodiscard]] std::vector<std::string_view> planOptions(std::initializer_list<std::string_view> more = {});
/// Opens the plan that is the first positional argument. Prints what is wrong and returns nothing then; `exitCode` tells which way.
[[nodiscard]] std::optional<PlanJob> openPlanJob(const Arguments& arguments, int& exitCode);

}  // namespace outlay::cli
