// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What the reader and the writer of plan files share and nobody else needs.
#pragma once

#include "core/base/json.h"

namespace outlay::planparts {

inline constexpr std::string_view originConfig = "config";
inline constexpr int baseSeries = 8;
/// Top-level key of parts that could not be used, by their JSON path.
inline constexpr std::string_view unreadable = "unreadable";

/// Adds what `kept` has and `into` lacks, at every level. Records of lists are matched by their `id`; a record that is no
/// longer there does not come back.
void mergeKept(Json& into, const Json& kept);

}  // namespace outlay::planparts
