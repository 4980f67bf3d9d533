// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a record of the accuracy benchmark gives a planner: the model, the hardware and the count of devices. Never what it measured.
#pragma once

#include "core/catalog/catalog.h"
#include "core/physics/layout.h"

#include "core/base/json.h"

namespace outlay::truth {

enum class Track { Blind, Configured };

[[nodiscard]] double numberOr(const Json& object, std::string_view key, double fallback);
[[nodiscard]] std::string textOr(const Json& object, std::string_view key, std::string_view fallback);

[[nodiscard]] inline bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

struct RecordModel {
    Architecture architecture;
    Geometry counts;
    double active = 0;  ///< parameters per token
};
/// The record's `arch`; where it gives no shape, a usual one for its number of parameters. Nothing: not even that is known.
[[nodiscard]] std::optional<RecordModel> recordModel(const Json& record);

/// The device that `hardware` names, with the record's memory; nothing for hardware the catalog does not know.
[[nodiscard]] std::optional<DeviceSpec> recordDevice(const Json& record, const Catalog& catalog);

}  // namespace outlay::truth
