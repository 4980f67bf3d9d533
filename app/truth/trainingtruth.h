// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Predicts the records of the training benchmark: device-hours, days, tokens/s, MFU or FLOP/s of a step or a whole run.
#pragma once

#include "app/truth/truthrecord.h"

namespace outlay::truth {

/// The target's value as the model predicts it; nothing where the record's model or hardware is unknown. Blind reads the model,
/// hardware, device count, precision, method, sequence length and tokens; configured also `parallelism` and the software.
[[nodiscard]] std::optional<double> predictTraining(const Json& record, Track track, const Catalog& catalog, const CalibrationSet& calibration);

/// The classes that the prediction's speed factors belong to (core/physics/speedclasses.h), for fitting them.
[[nodiscard]] std::vector<std::string> trainingClasses(const Json& record, Track track, const Catalog& catalog);

}  // namespace outlay::truth
