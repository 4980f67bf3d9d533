// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The table of operations that requests may name. One row an operation; each family of operations lives in a file.
#pragma once

#include "core/base/jsonreader.h"
#include "core/eval/evaluator.h"

#include <span>

namespace outlay {

struct Operation {
    std::string_view name;
    Result<Json> (*run)(JsonReader& request, const EvaluationContext& context);
};

// Each family's rows; evaluator.cpp joins them.
[[nodiscard]] std::span<const Operation> modelOperations();     ///< A geometry, B train_compute
[[nodiscard]] std::span<const Operation> moneyOperations();     ///< E.1 price_lookup, rental; E.3, E.4 breakdowns
[[nodiscard]] std::span<const Operation> servingOperations();   ///< H tco, tco_seed
[[nodiscard]] std::span<const Operation> rankingOperations();   ///< M rank, pareto
[[nodiscard]] std::span<const Operation> clusterOperations();   ///< C train_memory, min_devices; D step_time, plan_search, predict_run

}  // namespace outlay
