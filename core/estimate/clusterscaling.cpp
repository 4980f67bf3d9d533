// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Days and cost against the number of devices, and the parts of a step.
#include "core/base/trnoop.h"
#include "core/estimate/clusterstudy.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace outlay {

namespace {

constexpr std::array<StepPartRow, stepPartCount> partRows = {{
    {StepPart::Gemm, "gemm", CORE_TR_NOOP("core", "GEMM"), true},
    {StepPart::Attention, "attention", CORE_TR_NOOP("core", "Attention"), true},
    {StepPart::Elementwise, "elementwise", CORE_TR_NOOP("core", "Elementwise"), false},
    {StepPart::Recompute, "recompute", CORE_TR_NOOP("core", "Recompute"), false},
    {StepPart::Unpacking, "unpacking", CORE_TR_NOOP("core", "Unpacking of 4-bit weights"), false},
    {StepPart::Tensor, "tensor_parallel", CORE_TR_NOOP("core", "Tensor parallel"), false},
    {StepPart::Expert, "expert_parallel", CORE_TR_NOOP("core", "Expert parallel"), false},
    {StepPart::Context, "context_parallel", CORE_TR_NOOP("core", "Context parallel"), false},
    {StepPart::Transfers, "pipeline_transfers", CORE_TR_NOOP("core", "Pipeline transfers"), false},
    {StepPart::Bubble, "bubble", CORE_TR_NOOP("core", "Pipeline bubble"), false},
    {StepPart::Head, "head", CORE_TR_NOOP("core", "Output head"), false},
    {StepPart::Data, "data_parallel", CORE_TR_NOOP("core", "Data parallel"), false},
    {StepPart::Optimizer, "optimizer", CORE_TR_NOOP("core", "Optimizer"), false},
    {StepPart::Latency, "latency", CORE_TR_NOOP("core", "Launches, jitter"), false},
}};

/// What a count costs for the knee: money, or device-hours where money is not known for all counts.
double effortOf(const ScalePoint& point, bool hasCosts) { return hasCosts ? *point.cost : point.deviceHours; }

ScalePoint pointOf(const Estimate& estimate, std::optional<double> mfu)
{
    ScalePoint point;
    point.devices = estimate.inputs.devices;
    point.fits = estimate.prediction && estimate.prediction->fits;
    if (!point.fits || !estimate.valid)
        return point;
    point.layout = estimate.prediction->best.layout;
    point.mfu = estimate.inputs.bestPlanMfu;
    Inputs inputs = estimate.inputs;
    if (mfu)
        inputs.mfu = std::min(1.0, *mfu);
    const Figures figures = mfu ? compute(inputs) : estimate.figures;
    point.fits = figures.knows(Figure::WallDays);
    point.days = figures[Figure::WallDays];
    point.deviceHours = figures[Figure::DeviceHours];
    if (figures.knows(Figure::TrainingCost))
        point.cost = figures[Figure::TrainingCost];
    return point;
}

}  // namespace

std::span<const StepPartRow> stepPartRows() { return partRows; }

StepParts stepParts(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const CalibrationSet& calibration)
{
    const Calibration c = calibration.constants(device.family, stepStack(job, layout));
    const ShardTime shard = shardTime(job, device, layout, c);
    const StepTime time = stepTime(job, device, layout, c, shard, largestParameters(job, layout.pp));
    const LayerTime& t = shard.layer;
    const double chunks = layout.pp * layout.virtualStages;
    const double layers = job.microBatches(layout) * layout.virtualStages * std::ceil(job.architecture.layers / chunks);
    StepParts parts{};
    const auto at = [&](StepPart part) -> double& { return parts[static_cast<std::size_t>(part)]; };
    at(StepPart::Gemm) = time.gemm;
    at(StepPart::Attention) = time.attention;
    at(StepPart::Elementwise) = time.elementwise;
    if (layout.recompute == Recompute::Selective)
        at(StepPart::Recompute) = layers * (job.kernel == AttentionKernel::Eager ? t.attention : t.elementwise);
    else if (layout.recompute == Recompute::Full)
        at(StepPart::Recompute) = layers * (t.gemm + t.attention + t.elementwise + t.tp + t.ep + t.cp + t.overhead);
    if (job.method == TuningMethod::Qlora)
        at(StepPart::Unpacking) = layers * 2 * (c.dequantisation - 1) * t.gemm;
    at(StepPart::Tensor) = time.tpComm;
    at(StepPart::Expert) = time.epComm;
    at(StepPart::Context) = layers * 3 * t.cp;
    at(StepPart::Transfers) = time.p2p;
    at(StepPart::Bubble) = time.bubble;
    at(StepPart::Head) = time.head;
    at(StepPart::Data) = time.dpComm;
    at(StepPart::Optimizer) = time.optimizer;
    at(StepPart::Latency) = time.step - std::accumulate(parts.begin(), parts.end(), 0.0);
    return parts;
}

std::optional<std::size_t> kneeOf(std::span<const ScalePoint> points)
{
    std::vector<std::size_t> fitting;
    bool hasCosts = true;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!points[i].fits)
            continue;
        fitting.push_back(i);
        hasCosts = hasCosts && points[i].cost.has_value();
    }
    if (fitting.size() < 2)
        return std::nullopt;
    double least = effortOf(points[fitting.front()], hasCosts);
    for (const std::size_t i : fitting)
        least = std::min(least, effortOf(points[i], hasCosts));
    std::size_t knee = fitting.front();
    for (const std::size_t i : fitting) {
        if (effortOf(points[i], hasCosts) <= least * (1 + kneeAllowance))
            knee = i;
    }
    return knee == fitting.back() ? std::nullopt : std::optional(knee);
}

std::vector<ScalePoint> scalePlan(const ClusterStudy& study, const Scenario& scenario, const EstimateContext& context, const Predictor& predictor,
                                  const StudyOptions& options)
{
    const Estimate& own = *study.estimate;
    const double devices = study.request.devices;
    const EstimateContext predicting{context.catalog, context.today, &predictor};
    // Only the plan's own count keeps a fixed layout: at another count it would say little.
    Scenario other = scenario;
    other.entries["layout"] = Entry{std::string("searched")};
    std::vector<ScalePoint> points;
    double done = 0;
    constexpr double counts = 7;
    for (double factor = 0.125; factor <= 8 && !options.stop.stop_requested(); factor *= 2) {
        const double n = devices * factor;
        if (n >= 1 && n == std::floor(n) && n <= 1e7) {
            if (n == devices) {
                points.push_back(pointOf(own, std::nullopt));
            } else {
                const Estimate at = evaluateOnDevice(*study.plan, other, own.decisions.device, n, predicting);
                const bool isTyped = own.decisions.mfu && own.inputs.bestPlanMfu > 0 && at.inputs.bestPlanMfu > 0;
                points.push_back(
                    pointOf(at, isTyped ? std::optional(*own.decisions.mfu * at.inputs.bestPlanMfu / own.inputs.bestPlanMfu) : std::nullopt));
                points.back().devices = n;
            }
        }
        ++done;
        if (options.progress)
            options.progress(done / counts);
    }
    return points;
}

}  // namespace outlay
