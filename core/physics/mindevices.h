// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The smallest cluster whose memory holds a training job (model specification C.6).
#pragma once

#include "core/physics/memory.h"

namespace outlay {

struct SmallestCluster {
    Layout layout;
    TrainingMemory memory;
};

/// Tries 1, 2, 4 … `maxDevices` devices; of the layouts that fit on the first count that has any, the one with the smallest
/// (total, tp, pp, cp, ep). `given` fixes micro-batch, ZeRO stage and recomputation. Errors: E_INFEASIBLE.
[[nodiscard]] Result<SmallestCluster> smallestCluster(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration,
                                                      const Layout& given, double maxDevices);

}  // namespace outlay
