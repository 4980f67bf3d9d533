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
    const Calibration constants = m_calibration.constants(request.device.family, Stack::Megatron);
    prediction->realisation = constants.realisation;
    prediction->typical = constants.typical;
    if (const Result<TrainingJob> job = trainingJob(request)) {
        SearchSpace space;
        space.deviceCounts = {request.devices};
        SearchOptions options;
        options.top = 1;
        options.threads = m_threads;
        const SearchResult found = searchLayouts(*job, request.device, m_calibration, space, options);
        prediction->tried = found.tried;
        prediction->feasible = found.feasible;
        prediction->fits = !found.best.empty();
        if (prediction->fits) {
            prediction->best = found.best.front();
            prediction->memoryMargin = 1 - prediction->best.memory / request.device.memoryUsable;
        } else {
            prediction->problem = nothingFits(request.device, request.devices, found.tried);
        }
    } else {
        prediction->problem = job.error();
    }
    const std::lock_guard lock(m_mutex);
    m_remembered.push_front({request, prediction});
    if (m_remembered.size() > mostRemembered)
        m_remembered.pop_back();
    return prediction;
}

}  // namespace outlay
