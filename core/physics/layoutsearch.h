// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Finds the fastest (or cheapest) layouts of a job that fit into memory (model specification D.10).
//
// What a layer costs depends on (tp, cp, ep, micro-batch) alone; the search computes it once per such group and then walks
// the pipeline depths, interleavings, recomputations and ZeRO stages of the group without touching the heap.
#pragma once

#include "core/physics/memory.h"
#include "core/physics/steptime.h"

#include <cmath>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace outlay {

/// Calls `visit(tp)` for the powers of two up to 64 that divide `devices` and the heads and fit into the fast domain.
template <typename Visit>
void forEachTensorWidth(const Architecture& architecture, const DeviceSpec& device, double devices, Visit&& visit)
{
    for (double tp = 1; tp <= 64 && tp <= device.node; tp *= 2) {
        if (std::fmod(devices, tp) == 0 && std::fmod(architecture.heads, tp) == 0)
            visit(tp);
    }
}

/// Divisors of `experts` that divide `ranks`, ascending; {1} for a dense model.
[[nodiscard]] std::vector<double> expertWidths(double experts, double ranks);

enum class SearchObjective { Time, Cost };  ///< step time, or step time × devices

/// Which layouts to try. The defaults are D.10's space.
struct SearchSpace {
    std::vector<double> deviceCounts;
    std::vector<double> tensorWidths;     ///< empty: powers of two up to 64 that fit into the fast domain
    std::vector<double> pipelineDepths;   ///< empty: every depth that divides the devices and leaves even stages
    std::vector<double> expertWidths;     ///< empty: every divisor of the experts
    bool virtualGiven = false;            ///< try only `virtualStages`, not 1 beside them
    std::vector<double> contextWidths = {1, 2, 4, 8, 16};
    double leastTokensPerContextRank = 2048;
    std::vector<double> microBatches = {1, 2, 4, 8};
    std::vector<double> virtualStages = {2, 4, 8};  ///< beside 1; tried where pp > 1
    std::vector<Recompute> recomputes = {Recompute::None, Recompute::Selective, Recompute::Full};
    std::vector<int> zeroStages = {1, 3};           ///< 2 and 3 only without a pipeline
    bool bothSequenceParallel = false;              ///< with tp > 1 also try without sequence parallelism
    bool noSequenceParallel = false;                ///< never, for software that has none
    double mostUnevenness = 1.15;                   ///< pp·v·ceil(L/(pp·v)) over L
};

struct LayoutCandidate {
    Layout layout;
    double memory = 0;   ///< total bytes of the fullest device
    StepTime time;
};

struct SearchProgress {
    std::size_t groupsDone = 0;
    std::size_t groups = 0;
    double tried = 0;
    double feasible = 0;
    std::span<const LayoutCandidate> best;  ///< so far, best first; valid during the call
};

struct SearchOptions {
    SearchObjective objective = SearchObjective::Time;
    std::size_t top = 5;
    unsigned threads = 1;
    std::stop_token stop;                                   ///< a stopped search answers what it has
    std::function<void(const SearchProgress&)> progress;    ///< called from the searching threads, one at a time
};

struct SearchResult {
    double tried = 0;
    double feasible = 0;
    bool stopped = false;
    std::vector<LayoutCandidate> best;  ///< at most `top`, best first
};

/// Order of D.10: (step time or step time × devices; memory; tp; pp; cp; ep; b; v; recompute; zero; devices). The answer does
/// not depend on the number of threads. `device` has a bf16 peak, a bandwidth and a memory. An answer without candidates
/// means that nothing fits.
[[nodiscard]] SearchResult searchLayouts(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration,
                                         const SearchSpace& space, const SearchOptions& options);

/// A layout with full recomputation as software runs it that recomputes block by block (Megatron-LM's recompute-method block): only as many
/// layers as the device's memory demands, the others nothing or selectively, whichever is faster. `full` fits and recomputes everything.
[[nodiscard]] LayoutCandidate blockRecompute(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration,
                                             const LayoutCandidate& full);

}  // namespace outlay
