// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/clusterrequest.h"

#include "core/base/trnoop.h"
#include "core/catalog/catalog.h"
#include "core/physics/lora.h"

#include <nlohmann/json.hpp>

namespace outlay {

namespace {

constexpr std::array<std::string_view, 3> recomputeNames = {"none", "selective", "full"};

std::optional<Stack> readStack(JsonReader& request)
{
    const std::optional<std::string> name = request.optionalText("stack");
    if (!name)
        return std::nullopt;
    const std::optional<Stack> stack = stackFromName(*name);
    if (!stack)
        request.reject(code::range, "stack", CORE_TR_NOOP("core", "unknown stack \"%1\"; known are megatron, torch, torch_compile, tuned, xla"),
                       {*name});
    return stack;
}

void readAdapters(JsonReader& request, TrainingJob& job)
{
    const bool quantised = job.method == TuningMethod::Qlora;
    const auto frozen =
        static_cast<FrozenFormat>(request.choice("frozen_precision", {"bf16", "nf4", "fp8", "int8", "int4"}, quantised ? 1 : 0, code::unsupported));
    job.frozenBytes = frozenBytesOf(frozen);
    job.frozenEmbeddingPlain = quantised;
    const std::optional<double> given = request.optionalNumber("lora_params", above(0));
    const double rank = request.integer("lora_rank", atLeast(1), 16);
    const unsigned targets = readAdapterTargets(request);
    if (given)
        job.loraParameters = *given;
    else if (job.architecture.attention == AttentionKind::Latent)
        request.reject(code::missing, "lora_params", CORE_TR_NOOP("core", "lora_params is needed: adapters of latent attention have no fixed shape"));
    else
        job.loraParameters = loraParameters(job.architecture, job.counts, rank, targets);
}

}  // namespace

unsigned readAdapterTargets(JsonReader& request)
{
    const Json* list = request.find("lora_targets");
    if (!list)
        return allAdapterTargets;
    if (!list->is_array()) {
        request.reject(code::type, "lora_targets", CORE_TR_NOOP("core", "%1 must be %2"),
                       {request.pathOf("lora_targets"), std::string("a list of names")});
        return 0;
    }
    unsigned targets = 0;
    for (const Json& item : *list) {
        const std::string name = item.is_string() ? item.get<std::string>() : std::string();
        const unsigned target = adapterTarget(name);
        if (!item.is_string())
            request.reject(code::type, "lora_targets", CORE_TR_NOOP("core", "lora_targets must hold names"));
        else if (target == 0)
            request.reject(code::range, "lora_targets",
                           CORE_TR_NOOP("core", "lora_targets: unknown name \"%1\"; known are q, k, v, o, gate, up, down"), {name});
        else
            targets |= target;
    }
    return targets;
}

std::string_view recomputeName(Recompute recompute) { return recomputeNames[static_cast<std::size_t>(recompute)]; }

Recompute readRecompute(JsonReader& reader)
{
    return static_cast<Recompute>(reader.choice("recompute", {"none", "selective", "full"}, 0, code::range));
}

TrainingJob readJob(JsonReader& request, const EvaluationContext& context, const CalibrationSet& calibration, bool batchOptional, Model& model)
{
    TrainingJob job;
    model = readModel(request, "model", context);
    if (!request.failed())
        requireArchitecture(request, "model", model);
    job.architecture = model.architecture;
    job.counts = model.counts;
    job.matmul = model.matmul;
    job.sequenceLength = request.integer("seq_len", atLeast(1), 4096);
    job.globalBatch = batchOptional ? request.integer("global_batch", atLeast(1), 0) : request.integer("global_batch", atLeast(1));
    job.method = static_cast<TuningMethod>(request.choice("method", {"pretrain", "sft", "lora", "qlora"}, 0, code::range));
    job.format = readFormat(request);
    if (job.format == Format::Int8)
        request.reject(code::unsupported, "dtype", CORE_TR_NOOP("core", "training runs in bf16, fp8 or fp4, not in int8"));
    job.precision = static_cast<TrainPrecision>(request.choice("precision", {"bf16", "fp16", "fp32", "fp8", "fp8_primary"}, 0, code::unsupported));
    job.optimizer = static_cast<Optimizer>(request.choice("optimizer",
                                                          {"adamw", "adamw_bf16_moments", "adamw_8bit", "adamw_8bit_nomaster", "adamw_fp32",
                                                           "adamw_bf16_pure", "muon", "adafactor", "lion", "sgd_momentum", "sgd", "none"},
                                                          0, code::range));
    job.weightBytes = request.number("weight_bytes", above(0), weightBytesOf(job.precision));
    job.gradientBytes = request.number("grad_bytes", atLeast(0), gradientBytesOf(job.precision));
    job.offload = request.number("optimizer_offload", between(0, 1), 0);
    job.kernel = static_cast<AttentionKernel>(request.choice("attention_impl", {"flash", "eager"}, 0, code::range));
    job.dropout = request.flag("dropout", false);
    job.expertImbalance = request.number("expert_imbalance", atLeast(1), 1);
    job.stack = readStack(request);
    job.logitChunks = request.integer("logit_chunks", atLeast(1), 1);
    job.logitBytes = request.optionalNumber("logit_bytes", atLeast(0));
    job.fragmentation = request.number("fragmentation", between(0, 1), calibration.constants(DeviceFamily::Generic, Stack::Megatron).reserve);
    job.fixedBytes = request.optionalNumber("fixed_bytes", atLeast(0));
    if (job.adapters() && !request.failed())
        readAdapters(request, job);
    return job;
}

Layout readLayout(JsonReader& request, const TrainingJob& job)
{
    JsonReader plan = request.object("plan", false);
    const Domain positive = atLeast(1);
    Layout layout;
    layout.tp = plan.integer("tp", positive, 1);
    layout.pp = plan.integer("pp", positive, 1);
    layout.cp = plan.integer("cp", positive, 1);
    layout.dp = plan.integer("dp", positive, 1);
    layout.ep = plan.integer("ep", positive, 1);
    layout.etp = plan.integer("etp", positive, layout.ep == 1 ? layout.tp : 1);
    layout.microBatch = plan.integer("micro_batch", positive, 1);
    layout.virtualStages = plan.integer("virtual", positive, 1);
    layout.recompute = readRecompute(plan);
    layout.zero = static_cast<int>(plan.integer("zero", between(0, 3), 1));
    layout.sequenceParallel = plan.flag("sp", layout.tp > 1);
    if (!request.failed()) {
        if (const Result<void> valid = validate(job, layout); !valid)
            request.reject(valid.error());
    }
    return layout;
}

CalibrationSet readCalibration(JsonReader& request, const EvaluationContext& context)
{
    std::string name = context.calibration;
    const Json* value = request.find("calibration");
    if (value && value->is_string())
        name = request.text("calibration");
    else if (value && value->is_object())
        name = request.object("calibration").text("set", name);
    const std::vector<CalibrationSet> sets = context.catalog ? context.catalog->calibrations : builtInCalibrations();
    const CalibrationSet* found = name.empty() || name == "default" ? &sets.front() : nullptr;
    for (const CalibrationSet& set : sets) {
        if (!found && set.name() == name)
            found = &set;
    }
    if (!found) {
        request.reject(code::unsupported, "calibration", CORE_TR_NOOP("core", "unknown calibration set \"%1\""), {name});
        return sets.front();
    }
    CalibrationSet set = *found;
    if (!value || value->is_string())
        return set;
    JsonReader constants = request.object("calibration");
    for (const auto& item : constants.value().items()) {
        if (item.key() == "set" || item.value().is_null())
            continue;
        const CalibrationConstant* constant = findCalibrationConstant(item.key());
        if (!constant)
            constants.reject(code::unsupported, item.key(), CORE_TR_NOOP("core", "\"%1\" is no calibration constant"), {item.key()});
        else
            set.setConstant(*constant, constants.number(item.key(), constant->domain));
    }
    return set;
}

Json layoutJson(const Layout& layout)
{
    return Json{{"tp", countJson(layout.tp)},
                {"pp", countJson(layout.pp)},
                {"cp", countJson(layout.cp)},
                {"dp", countJson(layout.dp)},
                {"ep", countJson(layout.ep)},
                {"etp", countJson(layout.etp)},
                {"micro_batch", countJson(layout.microBatch)},
                {"virtual", countJson(layout.virtualStages)},
                {"recompute", recomputeName(layout.recompute)},
                {"zero", layout.zero},
                {"sp", layout.sequenceParallel},
                {"n_devices", countJson(layout.devices())}};
}

Json clusterWarnings(const Model& model, std::optional<double> mfu)
{
    Json warnings = Json::array();
    for (const std::string& warning : modelWarnings(model, FlopsConvention::Exact))
        warnings.push_back(warning);
    if (mfu && *mfu > 0.65)
        warnings.push_back(code::mfuHigh);
    if (mfu && *mfu < 0.05)
        warnings.push_back(code::mfuLow);
    return warnings;
}

}  // namespace outlay
