// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/mindevices.h"

#include "core/base/trnoop.h"
#include "core/physics/layoutsearch.h"

#include <cmath>
#include <tuple>

namespace outlay {

namespace {

auto rank(const SmallestCluster& c) { return std::tuple(c.memory.total, c.layout.tp, c.layout.pp, c.layout.cp, c.layout.ep); }

}  // namespace

Result<SmallestCluster> smallestCluster(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration, const Layout& given,
                                        double maxDevices)
{
    const double experts = job.architecture.experts;
    std::optional<SmallestCluster> best;
    for (double n = 1; n <= maxDevices && !best; n *= 2) {
        forEachTensorWidth(job.architecture, device, n, [&](double tp) {
            for (double pp = 1; pp <= std::min(n / tp, job.architecture.layers); ++pp) {
                if (std::fmod(n / tp, pp) != 0)
                    continue;
                for (const double cp : {1.0, 2.0, 4.0, 8.0, 16.0}) {
                    if (std::fmod(n / tp / pp, cp) != 0)
                        continue;
                    Layout layout = given;
                    layout.tp = tp;
                    layout.pp = pp;
                    layout.cp = cp;
                    layout.dp = n / tp / pp / cp;
                    layout.virtualStages = 1;
                    layout.sequenceParallel = tp > 1;
                    for (const double ep : expertWidths(experts, tp * cp * layout.dp)) {
                        layout.ep = ep;
                        layout.etp = ep == 1 ? tp : 1;
                        if (!validate(job, layout))
                            continue;
                        const Calibration constants = calibration.constants(device.family, memoryStack(job, layout));
                        const SmallestCluster candidate{layout, trainingMemory(job, layout, constants)};
                        if (candidate.memory.total <= device.memoryUsable && (!best || rank(candidate) < rank(*best)))
                            best = candidate;
                    }
                }
            }
        });
    }
    if (!best) {
        return fail(code::infeasible, "max_devices", CORE_TR_NOOP("core", "no layout on up to %1 devices fits into %2 bytes each"),
                    {maxDevices, device.memoryUsable});
    }
    return *best;
}

}  // namespace outlay
