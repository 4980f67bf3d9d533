// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// JSON as files and requests carry it: strict, with line and column in errors, keys in the order of the text.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

namespace outlay {

using Json = nlohmann::ordered_json;

/// What to do with NaN, Infinity and numbers too large for a double, which are no JSON but occur in users' files.
enum class NonFinite {
    Reject,  ///< error E_NONFINITE with its position
    Mark     ///< kept as a marker that isNonFinite() knows, so that only the field that holds it is wrong
};

/// Parses one JSON value. Errors: E_SYNTAX or E_NONFINITE; text names line and column and what was expected.
[[nodiscard]] Result<Json> parseJson(std::string_view text, NonFinite nonFinite = NonFinite::Reject);

/// True for the marker that parseJson leaves for NaN, infinities and overflowing numbers, and for such doubles.
[[nodiscard]] bool isNonFinite(const Json& value);

/// Text of a value; `indent` < 0 gives one line. Doubles are written so that they read back to the same bits.
[[nodiscard]] std::string writeJson(const Json& value, int indent = 2);

}  // namespace outlay
