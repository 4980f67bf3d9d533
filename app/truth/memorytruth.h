// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Predicts the records of the memory benchmark: peak bytes of a device, or whether a setting fits.
#pragma once

#include "app/truth/truthrecord.h"

namespace outlay::truth {

/// A number of bytes, or a boolean where the target asks whether it fits; nothing where the record's model is unknown.
[[nodiscard]] Json predictMemory(const Json& record, const Catalog& catalog, const CalibrationSet& calibration);

}  // namespace outlay::truth
