// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/predictrun.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace outlay {

double defaultGlobalBatch(double activeParameters, double sequenceLength, double devices)
{
    const double tokens = std::exp2(activeParameters < 6e9 ? 20 : activeParameters < 2e11 ? 22 : 24);
    return devices * std::max(1.0, std::round(tokens / (sequenceLength * devices)));
}

double usualTuningBatch(double sequenceLength, double devices)
{
    constexpr double node = 8;
    constexpr double mostTokens = 1 << 18;
    double batch = devices <= node ? devices * node : devices;
    while (batch * sequenceLength > mostTokens && std::fmod(batch, 2) == 0)
        batch /= 2;
    return batch;
}

bool predatesFusedAttention(DeviceFamily family, const TrainingJob& job)
{
    const Architecture& a = job.architecture;
    if (job.adapters())
        return false;
    if (job.precision == TrainPrecision::Fp16)
        return job.counts.active >= 3e9;
    const bool shapeOfGpt3 = a.matrices == 2 && a.experts == 0 && a.attention == AttentionKind::Grouped && a.kvHeads == a.heads;
    const bool hardwareOfThatTime = family == DeviceFamily::Volta || family == DeviceFamily::Ampere;
    return shapeOfGpt3 && hardwareOfThatTime && job.counts.active >= 1e11;
}

double usualDeviceCount(double activeParameters, double tokens, double peakFlops)
{
    constexpr double month = 30 * 86400;
    const double wanted = std::clamp(6 * activeParameters * tokens / (0.4 * peakFlops) / month, 8.0, 16384.0);
    return std::exp2(std::round(std::log2(wanted)));
}

double spreadFactor(const Calibration& c, double bestMfu) { return c.spread == 1 ? 1 : std::pow(bestMfu / c.centre, c.spread - 1); }

std::optional<Stack> usualStack(DeviceFamily family, const TrainingJob& job)
{
    if (family == DeviceFamily::Tpu)
        return Stack::Xla;
    if (family == DeviceFamily::Trainium || (job.adapters() && job.format == Format::Bf16))
        return Stack::Torch;
    return std::nullopt;
}

double expertSpeedFactor(const CalibrationSet& calibration, DeviceFamily family, const TrainingJob& job)
{
    return speedFactor(calibration, jobClasses(family, job));
}

double wholeRunShare(const Calibration& c, const TrainingJob& job)
{
    return c.realisation / c.typical * std::pow(job.counts.active / 13e9, c.realisationGrowth);
}

SpeedShares speedShares(const CalibrationSet& calibration, const DeviceSpec& device, const TrainingJob& job, double bestMfu)
{
    const Calibration constants = calibration.constants(device.family, Stack::Megatron);
    // Narrow formats are spread around the same share of their own peak.
    const double ownMfu = bestMfu * device.peakOf(Format::Bf16) / device.peakOf(job.format);
    const double common = constants.typical * spreadFactor(constants, ownMfu) * expertSpeedFactor(calibration, device.family, job);
    return {common * speedFactor(calibration, searchedClasses(device.family, job, false)),
            std::min(1.0, common * wholeRunShare(constants, job) * speedFactor(calibration, searchedClasses(device.family, job, true)))};
}

Result<RunPrediction> predictRun(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration, double devices, double tokens,
                                 std::optional<double> realisation, const SearchOptions& options)
{
    SearchSpace space;
    space.deviceCounts = {devices};
    SearchOptions one = options;
    one.top = std::max<std::size_t>(options.top, 1);
    const SearchResult found = searchLayouts(job, device, calibration, space, one);
    if (found.best.empty())
        return Failure(nothingFits(device, devices, found.tried));
    RunPrediction run;
    run.plan = found.best.front();
    run.tried = found.tried;
    run.feasible = found.feasible;
    const SpeedShares shares = speedShares(calibration, device, job, run.plan.time.mfu);
    run.realisation = realisation.value_or(shares.realisation);
    run.typicalShare = shares.typical;
    run.steps = tokens / (job.globalBatch * job.sequenceLength);
    run.bestHours = run.steps * run.plan.time.step / 3600;
    run.typicalHours = run.bestHours / run.typicalShare;
    run.deviceHours = run.steps * run.plan.time.step * devices / 3600 / run.realisation;
    run.hours = run.deviceHours / devices;
    return run;
}

std::optional<PublishedLayout> publishedLayout(TrainingJob job, DeviceSpec device, const CalibrationSet& calibration, SearchSpace space,
                                               std::stop_token stop)
{
    constexpr double stateBytes = 8;       // weights, gradients and two moments in 16 bits
    constexpr double fewDevices = 16;      // owners of more take more of them instead
    constexpr double crowdedShare = 0.85;  // of a device: activations need the rest
    const double devices = space.deviceCounts.front();
    SearchOptions options;
    options.top = 1;
    options.stop = std::move(stop);
    const auto best = [&]() -> std::optional<LayoutCandidate> {
        const SearchResult found = searchLayouts(job, device, calibration, space, options);
        if (found.best.empty() || found.stopped)
            return std::nullopt;
        const LayoutCandidate& fastest = found.best.front();
        const bool open = space.recomputes.size() > 1;
        return open && fastest.layout.recompute == Recompute::Full ? blockRecompute(job, device, calibration, fastest) : fastest;
    };
    if (const auto fitting = best())
        return PublishedLayout{*fitting, false};
    if (!job.adapters() && devices <= fewDevices && stateBytes * job.counts.total / devices >= crowdedShare * device.memory) {
        job.offload = 1;
        if (const auto offloaded = best())
            return PublishedLayout{*offloaded, false};
        job.offload = 0;
    }
    device.memoryUsable = 1e30;
    if (const auto larger = best())
        return PublishedLayout{*larger, true};
    space.mostUnevenness = 1e9;
    space.tensorWidths.clear();
    space.pipelineDepths.clear();
    space.expertWidths.clear();
    space.virtualGiven = false;
    space.microBatches = SearchSpace().microBatches;
    job.globalBatch = std::ceil(job.globalBatch / devices) * devices;
    const auto unusual = best();
    return unusual ? std::optional(PublishedLayout{*unusual, true}) : std::nullopt;
}

Issue nothingFits(const DeviceSpec& device, double devices, double tried)
{
    if (tried == 0) {
        return makeIssue(Severity::Error, code::infeasible, "global_batch",
                         CORE_TR_NOOP("core", "no layout on %1 devices divides the batch, the heads and the layers; change the batch or the devices"),
                         {devices});
    }
    return makeIssue(Severity::Error, code::infeasible, "n_devices",
                     CORE_TR_NOOP("core", "none of %1 layouts on %2 devices fits into %3 bytes each; take more or larger devices"),
                     {tried, devices, device.memoryUsable});
}

}  // namespace outlay
