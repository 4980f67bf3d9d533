// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/clusterrequest.h"
#include "core/eval/operations.h"

#include "core/base/trnoop.h"
#include "core/physics/mindevices.h"
#include "core/physics/predictionband.h"
#include "core/physics/predictrun.h"
#include "core/physics/softwarememory.h"

#include <nlohmann/json.hpp>

#include <thread>

namespace outlay {

namespace {

constexpr double mostDevices = 1e8;

Json memoryJson(const TrainingMemory& m)
{
    return Json{{"weights", m.weights}, {"gradients", m.gradients},   {"optimizer", m.optimizer}, {"activations", m.activations},
                {"logits", m.logits},   {"transient", m.transient},   {"reserve", m.reserve},     {"fixed", m.fixed},
                {"total", m.total},     {"stage", countJson(m.stage)}};
}

void addFit(Json& answer, double total, const DeviceSpec& device)
{
    answer["usable"] = device.memoryUsable;
    answer["fits"] = total <= device.memoryUsable;
    answer["margin"] = 1 - total / device.memoryUsable;
}

Json stepJson(const StepTime& t)
{
    const double parts = t.gemm + t.attention + t.elementwise + t.tpComm + t.epComm + t.bubble + t.head + t.dpComm + t.optimizer + t.p2p;
    return Json{{"step_time", t.step},
                {"mfu", t.mfu},
                {"tokens_per_s_per_device", t.tokensPerSecond},
                {"bubble_fraction", t.bubbleFraction},
                {"breakdown",
                 {{"gemm", t.gemm},
                  {"attention", t.attention},
                  {"elementwise", t.elementwise},
                  {"tp_comm", t.tpComm},
                  {"ep_comm", t.epComm},
                  {"bubble", t.bubble},
                  {"head", t.head},
                  {"dp_comm", t.dpComm},
                  {"optimizer", t.optimizer},
                  {"p2p", t.p2p},
                  {"other", t.step - parts}}}};
}

Json candidateJson(const LayoutCandidate& c)
{
    Json json = layoutJson(c.layout);
    json["step_time"] = c.time.step;
    json["mfu"] = c.time.mfu;
    json["tokens_per_s_per_device"] = c.time.tokensPerSecond;
    json["bubble_fraction"] = c.time.bubbleFraction;
    json["memory"] = c.memory;
    return json;
}

// A step needs the bf16 peak (attention, MFU) and the unit of its own format.
void requireUnits(JsonReader& request, const DeviceSpec& device, const TrainingJob& job)
{
    if (request.failed())
        return;
    (void)requirePeak(request, device, Format::Bf16);
    (void)requirePeak(request, device, job.format);
}

SearchOptions searchOptions(std::size_t top)
{
    SearchOptions options;
    options.top = top;
    options.threads = std::max(1u, std::thread::hardware_concurrency());
    return options;
}

// `software`: what that library keeps beside what training needs (core/physics/softwarememory.h); absent, the formulas of C alone.
TrainingMemory memoryOf(JsonReader& request, TrainingJob job, const Layout& layout, const Calibration& constants)
{
    if (!request.has("software"))
        return trainingMemory(job, layout, constants);
    TuningSetting setting;
    setting.software = static_cast<TuningSoftware>(
        request.choice("software", {"torch", "litgpt", "torchtitan", "torchtune", "unsloth", "megatron-deepspeed"}, 0, code::unsupported));
    if (setting.software == TuningSoftware::MegatronDeepSpeed) {
        applyMegatronDeepSpeed(job, constants);
        return trainingMemory(job, layout, constants);
    }
    const std::string weights = request.text("weights_format", job.method == TuningMethod::Qlora ? "nf4" : "bf16");
    const std::optional<StoredBits> bits = storedBitsWith(setting.software, weights);
    if (!bits)
        request.reject(code::unsupported, "weights_format", CORE_TR_NOOP("core", "unknown format of weights \"%1\""), {weights});
    setting.bits = bits.value_or(StoredBits());
    setting.counter = static_cast<MemoryCounter>(request.choice("counter", {"allocated", "reserved", "process"}, 2, code::range));
    setting.compiled = request.flag("compiled", false);
    setting.fusedStep = request.flag("optimizer_in_backward", false);
    setting.hostActivations = request.flag("offload_activations", false);
    setting.hostStates = request.flag("offload_parameters", false);
    if (job.adapters()) {
        setting.rank = request.integer("lora_rank", atLeast(1), 16);
        setting.targets = readAdapterTargets(request);
    }
    if (layout.tp > 1 || layout.pp > 1)
        request.reject(code::unsupported, "plan", CORE_TR_NOOP("core", "this software is described with data and context parallelism only"));
    return tuningMemory(job, layout, setting, constants);
}

Result<Json> trainMemory(JsonReader& request, const EvaluationContext& context)
{
    const CalibrationSet set = readCalibration(request, context);
    Model model;
    const TrainingJob job = readJob(request, context, set, false, model);
    if (request.failed())
        return request.failure();
    const Layout layout = readLayout(request, job);
    std::optional<DeviceSpec> device;
    if (request.has("device"))
        device = readDevice(request, context);
    if (request.failed())
        return request.failure();
    const Calibration constants = set.constants(device ? device->family : DeviceFamily::Generic, memoryStack(job, layout));
    const TrainingMemory memory = memoryOf(request, job, layout, constants);
    if (request.failed())
        return request.failure();
    Json answer = memoryJson(memory);
    const PredictionBand band = memoryBand(constants);
    answer["total_p10"] = memory.total * band.low;
    answer["total_p90"] = memory.total * band.high;
    if (device)
        addFit(answer, memory.total, *device);
    answer["n_devices"] = countJson(layout.devices());
    answer["warnings"] = clusterWarnings(model, std::nullopt);
    return answer;
}

Result<Json> minDevices(JsonReader& request, const EvaluationContext& context)
{
    const CalibrationSet set = readCalibration(request, context);
    Model model;
    const TrainingJob job = readJob(request, context, set, false, model);
    const DeviceSpec device = readDevice(request, context);
    Layout given;
    given.microBatch = request.integer("micro_batch", atLeast(1), 1);
    given.zero = static_cast<int>(request.integer("zero", between(0, 3), 1));
    given.recompute = readRecompute(request);
    const double maxDevices = request.integer("max_devices", between(1, mostDevices), 16384);
    if (request.failed())
        return request.failure();
    const Result<SmallestCluster> found = smallestCluster(job, device, set, given, maxDevices);
    if (!found)
        return Failure(found.error());
    Json answer = layoutJson(found->layout);
    answer.update(memoryJson(found->memory));
    addFit(answer, found->memory.total, device);
    answer["warnings"] = clusterWarnings(model, std::nullopt);
    return answer;
}

Result<Json> stepTimeOperation(JsonReader& request, const EvaluationContext& context)
{
    const CalibrationSet set = readCalibration(request, context);
    Model model;
    const TrainingJob job = readJob(request, context, set, false, model);
    const DeviceSpec device = readDevice(request, context);
    requireUnits(request, device, job);
    const std::optional<double> mfu = request.optionalNumber("mfu", aboveUpTo(0, 1));
    if (request.failed())
        return request.failure();
    const Layout layout = readLayout(request, job);
    if (request.failed())
        return request.failure();
    StepTime time = stepTime(job, device, layout, set.constants(device.family, stepStack(job, layout)));
    if (mfu)
        rescaleToMfu(time, *mfu);
    Json answer = stepJson(time);
    answer["n_devices"] = countJson(layout.devices());
    const bool tuning = job.method != TuningMethod::Pretrain;
    const PredictionBand band =
        timeBand(set.constants(device.family, stepStack(job, layout)), tuning ? PredictedFigure::Tuning : PredictedFigure::Step, true);
    answer["step_time_p10"] = time.step * band.low;
    answer["step_time_p90"] = time.step * band.high;
    answer["stack"] = stackName(stepStack(job, layout));
    answer["calibration"] = set.name();
    answer["warnings"] = clusterWarnings(model, time.mfu);
    return answer;
}

std::vector<double> readDeviceCounts(JsonReader& request)
{
    const Json* value = request.find("n_devices");
    if (!value || !value->is_array())
        return {request.integer("n_devices", between(1, mostDevices))};
    std::vector<double> counts;
    for (std::size_t i = 0; i < value->size(); ++i) {
        if (const auto count = request.checkedNumber((*value)[i], request.pathOf("n_devices." + std::to_string(i)), between(1, mostDevices), true))
            counts.push_back(*count);
    }
    if (counts.empty())
        request.reject(code::range, "n_devices", CORE_TR_NOOP("core", "n_devices needs at least one count"));
    return counts;
}

Result<Json> planSearch(JsonReader& request, const EvaluationContext& context)
{
    const CalibrationSet set = readCalibration(request, context);
    Model model;
    const TrainingJob job = readJob(request, context, set, false, model);
    const DeviceSpec device = readDevice(request, context);
    requireUnits(request, device, job);
    SearchSpace space;
    space.deviceCounts = readDeviceCounts(request);
    SearchOptions options = searchOptions(static_cast<std::size_t>(request.integer("top", between(1, 1e5), 5)));
    options.objective = static_cast<SearchObjective>(request.choice("objective", {"time", "cost"}, 0, code::range));
    if (request.failed())
        return request.failure();
    const SearchResult found = searchLayouts(job, device, set, space, options);
    if (found.best.empty())
        return Failure(nothingFits(device, space.deviceCounts.back(), found.tried));
    Json plans = Json::array();
    for (const LayoutCandidate& candidate : found.best)
        plans.push_back(candidateJson(candidate));
    return Json{{"tried", countJson(found.tried)},
                {"feasible", countJson(found.feasible)},
                {"plans", std::move(plans)},
                {"calibration", set.name()},
                {"warnings", clusterWarnings(model, found.best.front().time.mfu)}};
}

// D.11 with an MFU from the user: B.4 by the exact convention.
Json runAtMfu(const TrainingJob& job, double peak, double tokens, double devices, double mfu, double realisation)
{
    const double attention = attentionFlopsPerToken(job.architecture, job.counts, job.sequenceLength, true);
    const double linear = 2 * job.matmul;
    const double perToken = job.adapters() ? 2 * linear + 3 * attention + 6 * job.loraParameters : 3 * (linear + attention);
    const double unpacking = job.method == TuningMethod::Qlora ? 1.3 : 1;  // default of dequant_time_factor (B.3)
    const double deviceHours = perToken * tokens * unpacking / mfu / peak / 3600 / realisation;
    return Json{{"global_batch", countJson(job.globalBatch)},
                {"mfu", mfu},
                {"model_flops", perToken * tokens},
                {"device_hours", deviceHours},
                {"wall_hours", deviceHours / devices},
                {"wall_days", deviceHours / devices / 24},
                {"realisation", realisation}};
}

Result<Json> predictRunOperation(JsonReader& request, const EvaluationContext& context)
{
    const CalibrationSet set = readCalibration(request, context);
    Model model;
    TrainingJob job = readJob(request, context, set, true, model);
    const DeviceSpec device = readDevice(request, context);
    requireUnits(request, device, job);
    const double tokens = request.number("tokens", above(0));
    const double devices = request.integer("n_devices", between(1, mostDevices));
    const std::optional<double> mfu = request.optionalNumber("mfu", aboveUpTo(0, 1));
    const Calibration constants = set.constants(device.family, Stack::Megatron);
    const std::optional<double> realisation = request.optionalNumber("realisation", aboveUpTo(0, 1));
    if (request.failed())
        return request.failure();
    if (job.globalBatch == 0)
        job.globalBatch = defaultGlobalBatch(model.active, job.sequenceLength, devices);
    if (mfu) {
        Json answer = runAtMfu(job, device.peakOf(job.format), tokens, devices, *mfu, realisation.value_or(1));
        answer["warnings"] = clusterWarnings(model, *mfu);
        return answer;
    }
    const Result<RunPrediction> run = predictRun(job, device, set, devices, tokens, realisation, searchOptions(1));
    if (!run)
        return Failure(run.error());
    const PredictionBand band = timeBand(constants, PredictedFigure::Run, false);
    return Json{{"global_batch", countJson(job.globalBatch)},
                {"mfu", run->plan.time.mfu},
                {"step_time", run->plan.time.step},
                {"steps", run->steps},
                {"device_hours", run->deviceHours},
                {"wall_hours", run->hours},
                {"wall_days", run->hours / 24},
                {"best_hours", run->bestHours},
                {"typical_hours", run->typicalHours},
                {"typical_mfu", run->plan.time.mfu * run->typicalShare},
                {"run_mfu", run->plan.time.mfu * run->realisation},
                {"realisation", run->realisation},
                {"device_hours_p10", run->deviceHours * band.low},
                {"device_hours_p90", run->deviceHours * band.high},
                {"plan", candidateJson(run->plan)},
                {"calibration", set.name()},
                {"warnings", clusterWarnings(model, run->plan.time.mfu)}};
}

constexpr Operation operations[] = {
    {"train_memory", trainMemory}, {"min_devices", minDevices},          {"step_time", stepTimeOperation},
    {"plan_search", planSearch},   {"predict_run", predictRunOperation},
};

}  // namespace

std::span<const Operation> clusterOperations() { return operations; }

}  // namespace outlay
