// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/publishedruns.h"

#include "core/base/trnoop.h"
#include "core/physics/model.h"
#include "core/physics/predictionband.h"
#include "core/physics/predictrun.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

namespace outlay {

namespace {

constexpr double hoursPerDay = 24;
constexpr double flopsPerParameterToken = 6;
constexpr double usualSequence = 4096;

struct Sizes {
    std::optional<Architecture> architecture;
    std::optional<double> total;
    std::optional<double> active;
};

/// Published sizes first, then those of the catalog's model, then the counts of the shape.
Sizes sizesOf(const RunSetting& setting, const Catalog& catalog)
{
    Sizes sizes{setting.architecture, setting.totalParameters, setting.activeParameters};
    const ModelPreset* preset = setting.modelId.empty() ? nullptr : catalog.findModelPreset(setting.modelId);
    if (!sizes.architecture && preset)
        sizes.architecture = preset->architecture;
    if (sizes.total && !sizes.active)
        sizes.active = sizes.total;
    if (!sizes.total && preset) {
        sizes.total = preset->publishedTotal;
        sizes.active = sizes.active ? sizes.active : preset->publishedActive;
    }
    if (sizes.architecture && (!sizes.total || !sizes.active)) {
        if (const Result<Geometry> counts = geometry(*sizes.architecture)) {
            sizes.total = sizes.total ? sizes.total : counts->total;
            sizes.active = sizes.active ? sizes.active : counts->active;
        }
    }
    return sizes;
}

Failure notPublished(std::string_view field, std::string_view text) { return fail(code::missing, std::string(field), text); }

Result<TrainingJob> jobOf(const RunSetting& setting, const Sizes& sizes, const DeviceSpec& device, double devices)
{
    const Result<Geometry> counts = geometry(*sizes.architecture);
    if (!counts)
        return Failure(counts.error());
    TrainingJob job;
    job.architecture = *sizes.architecture;
    job.counts = *counts;
    job.matmul = counts->matmul;
    job.sequenceLength = setting.sequenceLength.value_or(usualSequence);
    job.format = setting.format;
    job.method = setting.method == RunMethod::Sft ? TuningMethod::Sft : TuningMethod::Pretrain;
    if (setting.fp16)
        job.precision = TrainPrecision::Fp16;
    if (predatesFusedAttention(device.family, job))
        job.kernel = AttentionKernel::Eager;
    job.stack = usualStack(device.family, job);
    job.globalBatch = job.method == TuningMethod::Sft ? usualTuningBatch(job.sequenceLength, devices)
                                                      : defaultGlobalBatch(*sizes.active, job.sequenceLength, devices);
    return job;
}

}  // namespace

RunFacts runFacts(const PublishedRun& run, const Catalog& catalog)
{
    const RunSetting& s = run.setting;
    const RunReport& r = run.report;
    RunFacts facts;
    const Sizes sizes = sizesOf(s, catalog);
    facts.architecture = sizes.architecture;
    facts.totalParameters = sizes.total;
    facts.activeParameters = sizes.active;
    facts.device = s.deviceId.empty() ? nullptr : catalog.findDevice(s.deviceId);
    facts.deviceHours = r.deviceHours;
    if (!facts.deviceHours && s.devices && r.days) {
        facts.deviceHours = *s.devices * *r.days * hoursPerDay;
        facts.hoursDerived = true;
    }
    facts.days = r.days;
    if (!facts.days && facts.deviceHours && s.devices)
        facts.days = *facts.deviceHours / *s.devices / hoursPerDay;
    if (!facts.device)
        return facts;
    const DeviceSpec spec = catalog.specOf(*facts.device, catalog.defaultSpecBook);
    facts.peakFlops = spec.peakOf(s.format);
    if (!facts.activeParameters || !s.tokens || !facts.deviceHours)
        return facts;
    const auto impliedBy = [&](double peak) { return checkClaim({*facts.activeParameters, *s.tokens, 1, *facts.deviceHours / hoursPerDay, peak}); };
    if (const Result<ClaimCheck> check = impliedBy(facts.peakFlops))
        facts.check = *check;
    if (const Result<ClaimCheck> check = impliedBy(spec.peakOf(Format::Bf16)))
        facts.bf16Mfu = check->impliedMfu;
    return facts;
}

Result<RunForecast> forecastRun(const RunSetting& setting, const Catalog& catalog, const CalibrationSet& calibration, std::stop_token stop)
{
    const Sizes sizes = sizesOf(setting, catalog);
    if (!sizes.architecture)
        return notPublished("model", CORE_TR_NOOP("core", "the shape of the model is not published"));
    if (!setting.tokens)
        return notPublished("tokens_b", CORE_TR_NOOP("core", "the number of tokens is not published"));
    const Device* device = setting.deviceId.empty() ? nullptr : catalog.findDevice(setting.deviceId);
    if (!device)
        return notPublished("device", CORE_TR_NOOP("core", "the hardware is not published, or the catalog does not have it"));
    const DeviceSpec spec = catalog.specOf(*device, catalog.defaultSpecBook);
    if (!(spec.peakOf(setting.format) > 0) || !(spec.peakOf(Format::Bf16) > 0))
        return fail(code::unsupported, "precision", CORE_TR_NOOP("core", "%1 has no unit for %2"),
                    {device->name, std::string(formatName(setting.format))});
    RunForecast forecast;
    forecast.devicesAssumed = !setting.devices;
    forecast.devices = setting.devices.value_or(usualDeviceCount(*sizes.active, *setting.tokens, spec.peakOf(Format::Bf16)));
    const Result<TrainingJob> job = jobOf(setting, sizes, spec, forecast.devices);
    if (!job)
        return Failure(job.error());
    SearchSpace space;
    space.deviceCounts = {forecast.devices};
    if (job->kernel == AttentionKernel::Eager) {
        space.recomputes = {Recompute::Full};
        space.noSequenceParallel = true;
    }
    const std::optional<PublishedLayout> best = publishedLayout(*job, spec, calibration, std::move(space), std::move(stop));
    if (!best)
        return Failure(nothingFits(spec, forecast.devices, 0));
    const Calibration constants = calibration.constants(spec.family, Stack::Megatron);
    const SpeedShares shares = speedShares(calibration, spec, *job, best->candidate.time.mfu);
    const double rate = best->candidate.time.tokensPerSecond * (setting.overheads ? shares.realisation : shares.typical);
    const PredictedFigure figure = setting.method == RunMethod::Sft ? PredictedFigure::Tuning : PredictedFigure::Run;
    const PredictionBand band = timeBand(constants, figure, false);
    forecast.deviceHours = *setting.tokens / rate / 3600;
    forecast.low = forecast.deviceHours * band.low;
    forecast.high = forecast.deviceHours * band.high;
    forecast.mfu = flopsPerParameterToken * *sizes.active * rate / spec.peakOf(setting.format);
    forecast.layout = best->candidate.layout;
    forecast.memoryIgnored = best->memoryIgnored;
    if (!std::isfinite(forecast.deviceHours) || !std::isfinite(forecast.high))
        return fail(code::nonFinite, {}, CORE_TR_NOOP("core", "these numbers are too large to compute with"));
    return forecast;
}

std::optional<double> runCost(const RunFacts& facts, const std::optional<PriceQuote>& quote)
{
    return quote && facts.deviceHours ? std::optional(quote->price * *facts.deviceHours) : std::nullopt;
}

std::optional<PriceQuote> runPrice(const std::string& deviceId, const PriceBook& book, const Date& day, double cnyPerUsd)
{
    PriceQuery query;
    query.device = deviceId;
    query.date = day;
    query.cnyPerUsd = cnyPerUsd;
    const Result<PriceQuote> quote = lookUpPrice(book, query);
    return quote ? std::optional(*quote) : std::nullopt;
}

std::optional<double> RunComparison::ratio() const
{
    return forecast && facts.deviceHours ? std::optional(forecast->deviceHours / *facts.deviceHours) : std::nullopt;
}

bool RunComparison::withinBand() const { return ratio() && *facts.deviceHours >= forecast->low && *facts.deviceHours <= forecast->high; }

RunComparison compareRun(const PublishedRun& run, const Catalog& catalog, const CalibrationSet& calibration, std::stop_token stop)
{
    RunComparison comparison;
    comparison.run = &run;
    comparison.facts = runFacts(run, catalog);
    if (const Result<RunForecast> forecast = forecastRun(run.setting, catalog, calibration, std::move(stop)))
        comparison.forecast = *forecast;
    else
        comparison.problem = forecast.error();
    return comparison;
}

std::vector<RunComparison> compareRuns(const Catalog& catalog, const CalibrationSet& calibration, unsigned threads,
                                       const std::function<void(std::size_t, const RunComparison&)>& done, std::stop_token stop)
{
    std::vector<RunComparison> all(catalog.runs.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    const auto work = [&] {
        for (std::size_t i = next++; i < all.size() && !stop.stop_requested(); i = next++) {
            RunComparison comparison = compareRun(catalog.runs.all()[i], catalog, calibration, stop);
            if (stop.stop_requested())
                return;
            const std::lock_guard lock(mutex);
            all[i] = std::move(comparison);
            if (done)
                done(i, all[i]);
        }
    };
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    others.clear();
    return all;
}

RunsSummary summarise(std::span<const RunComparison> comparisons)
{
    RunsSummary summary;
    std::vector<double> errors;
    for (const RunComparison& comparison : comparisons) {
        if (!comparison.counts())
            continue;
        errors.push_back(std::abs(*comparison.ratio() - 1));
        summary.withinBand += comparison.withinBand() ? 1 : 0;
    }
    summary.compared = errors.size();
    if (errors.empty())
        return summary;
    std::sort(errors.begin(), errors.end());
    const std::size_t middle = errors.size() / 2;
    summary.medianError = errors.size() % 2 == 1 ? errors[middle] : (errors[middle - 1] + errors[middle]) / 2;
    return summary;
}

std::vector<const PublishedRun*> nearestRuns(const Catalog& catalog, double activeParameters, double totalParameters, const Device* device,
                                             std::size_t most)
{
    std::vector<std::pair<double, const PublishedRun*>> found;
    for (const PublishedRun& run : catalog.runs) {
        const RunFacts facts = runFacts(run, catalog);
        if (run.claim || !run.comparable || !facts.deviceHours || !facts.activeParameters || !facts.device)
            continue;
        // Half a factor e in size weighs as much as another device of the same family, a factor e as much as another family.
        double distance = std::abs(std::log(*facts.activeParameters / activeParameters))
                          + 0.5 * std::abs(std::log((*facts.totalParameters / *facts.activeParameters) / (totalParameters / activeParameters)));
        if (device && facts.device->id != device->id)
            distance += facts.device->spec.family == device->spec.family ? 0.5 : 1;
        found.emplace_back(distance, &run);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const PublishedRun*> runs;
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i)
        runs.push_back(found[i].second);
    return runs;
}

}  // namespace outlay
