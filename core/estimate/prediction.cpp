// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/prediction.h"

#include "core/base/trnoop.h"
#include "core/physics/predictrun.h"
#include "core/physics/softwarememory.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace outlay {

namespace {

// Enough for every device of the catalog at several counts, and for the scenarios of a plan beside them.
constexpr std::size_t mostRemembered = 1024;

std::size_t hashOf(const PredictionRequest& request)
{
    std::size_t hash = static_cast<std::size_t>(request.format) * 16 + static_cast<std::size_t>(request.method)
                       + (request.software ? 128 * (1 + static_cast<std::size_t>(*request.software)) : 0);
    for (const double number : {request.matmul, request.sequenceLength, request.globalBatch, request.devices, request.loraParameters,
                                request.device.memory, request.device.bandwidth, request.device.peakOf(Format::Bf16), request.device.node})
        hash = hash * 31 + std::hash<double>{}(number);
    return hash;
}

TrainPrecision precisionOf(Format format) { return format == Format::Bf16 ? TrainPrecision::Bf16 : TrainPrecision::Fp8; }

/// The plan gave the layout: its own step, and no discount for the layouts that are not the best.
void predictFixed(Prediction& prediction, const TrainingJob& job, const PredictionRequest& request, const CalibrationSet& set)
{
    const Result<Layout> layout = completedLayout(job, *request.layout, request.devices);
    prediction.tried = 1;
    if (!layout) {
        prediction.problem = layout.error();
        return;
    }
    const TrainingMemory memory = trainingMemory(job, *layout, set.constants(request.device.family, memoryStack(job, *layout)));
    prediction.memoryMargin = 1 - memory.total / request.device.memoryUsable;
    if (memory.total > request.device.memoryUsable) {
        prediction.problem = makeIssue(
            Severity::Error, code::infeasible, "layout",
            CORE_TR_NOOP("core", "The fixed layout needs %1 GB on a device that has %2 GB. Take the best layout, more devices or larger ones."),
            {std::round(memory.total / 1e8) / 10, std::round(request.device.memoryUsable / 1e8) / 10});
        return;
    }
    prediction.fits = true;
    prediction.feasible = 1;
    prediction.best = {*layout, memory.total, stepTime(job, request.device, *layout, set.constants(request.device.family, stepStack(job, *layout)))};
    prediction.typical = expertSpeedFactor(set, request.device.family, job);
    prediction.realisation = std::min(1.0, prediction.typical * wholeRunShare(set.constants(request.device.family, Stack::Megatron), job));
}

void predictSearched(Prediction& prediction, const TrainingJob& job, const PredictionRequest& request, const CalibrationSet& set,
                     const SearchOptions& options)
{
    const double oneStep = request.globalBatch * request.sequenceLength;
    const Result<RunPrediction> run = predictRun(job, request.device, set, request.devices, oneStep, std::nullopt, options);
    prediction.fits = run.has_value();
    if (!run) {
        prediction.problem = run.error();
        return;
    }
    prediction.best = run->plan;
    prediction.memoryMargin = 1 - run->plan.memory / request.device.memoryUsable;
    prediction.tried = run->tried;
    prediction.feasible = run->feasible;
    prediction.realisation = run->realisation;
    prediction.typical = run->typicalShare;
}

}  // namespace

std::string layoutSummary(const Layout& layout)
{
    std::string text;
    const auto add = [&](const char* name, double width) {
        if (width > 1)
            text.append(text.empty() ? "" : " · ").append(name).append(" ").append(std::to_string(static_cast<long long>(width)));
    };
    add("TP", layout.tp);
    add("PP", layout.pp);
    add("CP", layout.cp);
    add("EP", layout.ep);
    add("DP", layout.dp);
    add("VP", layout.virtualStages);
    if (layout.zero > 1)
        add("ZeRO", layout.zero);
    text.append(text.empty() ? "" : " · ").append("micro-batch ").append(std::to_string(static_cast<long long>(layout.microBatch)));
    return text;
}

Result<TrainingJob> trainingJob(const PredictionRequest& request)
{
    const Result<Geometry> counts = geometry(request.architecture);
    if (!counts)
        return Failure(counts.error());
    TrainingJob job;
    job.architecture = request.architecture;
    job.counts = *counts;
    job.matmul = request.matmul;
    job.sequenceLength = request.sequenceLength;
    job.globalBatch = request.globalBatch;
    job.method = request.method;
    job.format = request.format;
    job.precision = precisionOf(request.format);
    job.weightBytes = weightBytesOf(job.precision);
    job.gradientBytes = gradientBytesOf(job.precision);
    const bool quantised = request.method == TuningMethod::Qlora;
    job.frozenBytes = frozenBytesOf(quantised ? FrozenFormat::Nf4 : FrozenFormat::Bf16);
    job.frozenEmbeddingPlain = quantised;
    job.loraParameters = request.loraParameters;
    job.software = request.software;
    job.adapterTargets = request.loraTargets;
    job.stack = usualStack(request.device.family, job);
    return job;
}

SearchSpace sparingSpace(double devices)
{
    SearchSpace space;
    space.deviceCounts = {devices};
    space.microBatches = {1};
    space.virtualStages = {};
    space.recomputes = {Recompute::Full};
    return space;
}

std::optional<double> smallestThatFits(const PredictionRequest& request, const CalibrationSet& calibration, const SearchOptions& options)
{
    constexpr double mostDevices = 65536;
    SearchOptions one = options;
    one.top = 1;
    for (double n = 1; n <= mostDevices && !options.stop.stop_requested(); n *= 2) {
        PredictionRequest at = request;
        at.devices = n;
        if (request.usualBatchFor > 0)
            at.globalBatch = defaultGlobalBatch(request.usualBatchFor, request.sequenceLength, n);
        const Result<TrainingJob> job = trainingJob(at);
        if (!job)
            return std::nullopt;
        if (!searchLayouts(*job, at.device, calibration, sparingSpace(n), one).best.empty())
            return n;
    }
    return std::nullopt;
}

Result<Layout> completedLayout(const TrainingJob& job, Layout layout, double devices)
{
    const double split = layout.tp * layout.pp * layout.cp;
    if (std::fmod(devices, split) != 0)
        return fail(code::range, "layout", CORE_TR_NOOP("core", "tp × pp × cp (%1) must divide the %2 devices"), {split, devices});
    layout.dp = devices / split;
    layout.etp = layout.ep == 1 ? layout.tp : 1;
    layout.sequenceParallel = layout.tp > 1;
    Result<void> valid = validate(job, layout);
    if (valid)
        return layout;
    Issue issue = valid.error();
    constexpr std::string_view prefix = "plan.";
    if (issue.field.starts_with(prefix))
        issue.field.erase(0, prefix.size());
    else if (issue.field == "global_batch")
        issue.field = "micro_batch";
    return Failure(std::move(issue));
}

std::shared_ptr<const Prediction> SearchingPredictor::known(const PredictionRequest& request) const
{
    const std::size_t hash = hashOf(request);
    const std::lock_guard lock(m_mutex);
    const auto found = std::find_if(m_remembered.begin(), m_remembered.end(),
                                    [&](const Remembered& entry) { return entry.hash == hash && entry.request == request; });
    return found == m_remembered.end() ? nullptr : found->answer;
}

std::shared_ptr<const Prediction> SearchingPredictor::predict(const PredictionRequest& request) const
{
    if (auto answer = known(request))
        return answer;
    auto prediction = std::make_shared<Prediction>();
    SearchOptions options;
    options.threads = m_threads;
    options.stop = m_stop;
    const Result<TrainingJob> job = trainingJob(request);
    if (!job) {
        prediction->problem = job.error();
    } else if (request.layout) {
        predictFixed(*prediction, *job, request, m_calibration);
    } else {
        predictSearched(*prediction, *job, request, m_calibration, options);
    }
    if (prediction->fits && request.software)
        prediction->isSoftwareKnown = softwareMemoryKnown(*request.software, *job, prediction->best.layout);
    prediction->smallestDevices = smallestThatFits(request, m_calibration, options);
    if (m_stop.stop_requested())
        return prediction;
    const std::lock_guard lock(m_mutex);
    m_remembered.push_front({hashOf(request), request, prediction});
    if (m_remembered.size() > mostRemembered)
        m_remembered.pop_back();
    return prediction;
}

}  // namespace outlay
