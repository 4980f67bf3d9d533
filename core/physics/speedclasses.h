// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Classes of jobs whose published speeds differ from the predicted ones as a group. A calibration set holds a factor for each,
// the mean residual shrunk towards 1 by the number of records (scripts/calibrate.py); sets without factors leave 1.
#pragma once

#include "core/physics/layout.h"

#include <string>
#include <vector>

namespace outlay {

/// Classes of a job on a hardware family whatever is known of its layout: experts, and many small ones ("moe:FAMILY", "moe:fine:FAMILY").
[[nodiscard]] std::vector<std::string> jobClasses(DeviceFamily family, const TrainingJob& job);

/// Classes of a job whose layout was searched, by family, format, size and method: how far published steps (or whole runs) of this kind
/// stay behind the best layout.
[[nodiscard]] std::vector<std::string> searchedClasses(DeviceFamily family, const TrainingJob& job, bool wholeRun);

[[nodiscard]] double speedFactor(const CalibrationSet& calibration, const std::vector<std::string>& classes);

}  // namespace outlay
