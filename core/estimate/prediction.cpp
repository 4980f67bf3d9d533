// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/prediction.h"

#include "core/physics/predictrun.h"

#include <algorithm>

namespace outlay {

namespace {

// Enough for every device of the catalog at two counts, and for the scenarios of a plan beside them.
constexpr std::size_t mostRemembered = 256;

TrainPrecision precisionOf(Format format) { return format == Format::Bf16 ? TrainPrecision::Bf16 : TrainPrecision::Fp8; }

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
    job.stack = usualStack(request.device.family, job);
    return job;
}

std::shared_ptr<const Prediction> SearchingPredictor::known(const PredictionRequest& request) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::find_if(m_remembered.begin(), m_remembered.end(), [&](const Remembered& entry) { return entry.request == request; });
    return found == m_remembered.end() ? nullptr : found->answer;
}

std::shared_ptr<const Prediction> SearchingPredictor::predict(const PredictionRequest& request) const
{
    if (auto answer = known(request))
        return answer;
    auto prediction = std::make_shared<Prediction>();
    const Result<TrainingJob> job = trainingJob(request);
    SearchOptions options;
    options.threads = m_threads;
    const double oneStep = request.globalBatch * request.sequenceLength;
    const Result<RunPrediction> run = job ? predictRun(*job, request.device, m_calibration, request.devices, oneStep, std::nullopt, options)
                                          : Result<RunPrediction>(Failure(job.error()));
    prediction->fits = run.has_value();
    if (run) {
        prediction->best = run->plan;
        prediction->memoryMargin = 1 - run->plan.memory / request.device.memoryUsable;
        prediction->tried = run->tried;
        prediction->feasible = run->feasible;
        prediction->realisation = run->realisation;
        prediction->typical = run->typicalShare;
    } else {
        prediction->problem = run.error();
    }
    const std::lock_guard lock(m_mutex);
    m_remembered.push_front({request, prediction});
    if (m_remembered.size() > mostRemembered)
        m_remembered.pop_back();
    return prediction;
}

}  // namespace outlay
