// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Requests as JSON, answers as JSON (model specification 0.2): the core's pure functions for scripts and for
// checking the core against other implementations.
#pragma once

#include "core/base/json.h"

namespace outlay {

struct Catalog;

/// What a request may refer to beyond its own text.
struct EvaluationContext {
    const Catalog* catalog = nullptr;  ///< facts; never null when evaluate() runs
    std::string calibration;           ///< name of the calibration set; empty = the default set
};

/// Answer to one request: {"op":…,"result":{…}} or {"op":…,"error":{"code":…,"field":…,"message":…}}. Never throws, and holds only finite numbers.
[[nodiscard]] Json evaluateRequest(const Json& request, const EvaluationContext& context);

/// Answers to a file of requests (one object or a list): one answer or a list of answers in the same order.
/// Errors: E_SYNTAX when the text is no JSON at all.
[[nodiscard]] Result<Json> evaluateRequests(std::string_view text, const EvaluationContext& context);

}  // namespace outlay
