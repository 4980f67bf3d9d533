// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/operations.h"

#include "core/base/trnoop.h"
#include "core/eval/clusterrequest.h"
#include "core/eval/requestmodel.h"
#include "core/training/compute.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace outlay {

namespace {

// Bounds of plausible utilisation (model specification 0.3): outside them the answer carries a warning.
constexpr double highMfu = 0.65;
constexpr double lowMfu = 0.05;

Result<Json> runGeometry(JsonReader& request, const EvaluationContext& context)
{
    const Model model = readModel(request, "model", context);
    if (request.failed())
        return request.failure();
    Json result = {{"n_total", countJson(model.total)},
                   {"n_active", countJson(model.active)},
                   {"n_matmul", countJson(model.matmul)},
                   {"n_matmul_layers", countJson(model.matmulLayers)}};
    if (model.hasArchitecture) {
        result["n_layers"] = countJson(model.architecture.layers);
        result["n_dense_layers"] = countJson(model.counts.denseLayers);
        result["n_moe_layers"] = countJson(model.counts.moeLayers);
        result["kv_bytes_per_token_bf16"] = countJson(2 * model.counts.kvElementsAll);
        if (model.counts.stateElements > 0)
            result["state_bytes_bf16"] = countJson(2 * model.counts.stateElements);
    }
    result["warnings"] = modelWarnings(model, FlopsConvention::Exact);
    return result;
}

/// Everything of one train_compute request that is read before the arithmetic starts.
struct ComputeRequest {
    Model policy;
    FlopsConvention convention = FlopsConvention::Exact;
    AttentionConvention attention = AttentionConvention::Causal;
    double length = 0;
    ComputeInputs inputs;
    bool lacksShape = false;  ///< some model taking part has no architecture although the exact convention is asked
    bool overridden = false;
};

double forwardOf(ComputeRequest& compute, const Model& model)
{
    compute.lacksShape = compute.lacksShape || lacksArchitecture(model, compute.convention);
    compute.overridden = compute.overridden || model.overridden;
    return forwardFlops(model, compute.length, compute.convention, compute.attention).all();
}

// Forward FLOPs of the model under `key`, else `fallback`.
double forwardOf(ComputeRequest& compute, JsonReader& request, std::string_view key, const EvaluationContext& context, double fallback)
{
    const std::optional<Model> model = readOptionalModel(request, key, context);
    return model ? forwardOf(compute, *model) : fallback;
}

void readAdapters(JsonReader& request, ComputeRequest& compute)
{
    ComputeInputs& in = compute.inputs;
    const std::optional<double> given = request.optionalNumber("lora_params", above(0));
    const double rank = request.integer("lora_rank", atLeast(1), 16);
    const unsigned targets = readAdapterTargets(request);
    if (in.method == TrainingMethod::Qlora)
        in.dequantTimeFactor = request.number("dequant_time_factor", atLeast(1), 1.3);
    if (request.failed())
        return;
    const Result<double> counted = given ? Result<double>(*given) : adapterParameters(compute.policy, rank, targets);
    if (counted)
        in.adapterParameters = *counted;
    else
        request.reject(counted.error());
}

void readRollouts(JsonReader& request, const EvaluationContext& context, ComputeRequest& compute)
{
    ComputeInputs& in = compute.inputs;
    const bool ppo = in.method == TrainingMethod::Ppo;
    in.innerEpochs = request.number("inner_epochs", above(0), 1);
    in.groupSize = request.integer("group_size", atLeast(1), ppo ? 1 : 8);
    in.sharedPrefix = request.flag("shared_prefix", !ppo);
    in.recomputeOldLogprobs = request.flag("recompute_old_logprobs", in.innerEpochs > 1 || ppo);
    in.klReference = request.flag("kl_reference", true);
    in.reference = forwardOf(compute, request, "reference_model", context, in.policy.all());
    in.reward = forwardOf(compute, request, "reward_model", context, ppo ? 2 * compute.policy.active : 0);
    in.critic = ppo ? forwardOf(compute, request, "critic_model", context, 2 * compute.policy.active) : 0;
}

ComputeRequest readCompute(JsonReader& request, const EvaluationContext& context)
{
    ComputeRequest compute;
    ComputeInputs& in = compute.inputs;
    const auto& names = trainingMethodNames;
    in.method = static_cast<TrainingMethod>(
        request.choice("method", {names[0], names[1], names[2], names[3], names[4], names[5], names[6], names[7], names[8]}, 0, code::range));
    compute.policy = readModel(request, "model", context);
    compute.convention = readConvention(request);
    compute.attention = readAttention(request);
    in.recompute = readRecompute(request);
    compute.length = request.integer("seq_len", atLeast(1), 4096);
    in.epochs = request.number("epochs", above(0), 1);
    if (isReinforcement(in.method)) {
        in.prompts = request.number("prompts", above(0));
        in.promptTokens = request.number("prompt_tokens", atLeast(0));
        in.responseTokens = request.number("response_tokens", above(0));
    } else {
        in.tokens = request.number("tokens", above(0));
    }
    if (request.failed())
        return compute;
    compute.length = scoredLength(in.method, compute.length, in.promptTokens, in.responseTokens);
    in.policy = forwardFlops(compute.policy, compute.length, compute.convention, compute.attention);
    (void)forwardOf(compute, compute.policy);
    in.dgradFraction = request.number("dgrad_fraction", between(0, 1), 1);
    if (usesAdapters(in.method))
        readAdapters(request, compute);
    if (in.method == TrainingMethod::Freeze)
        in.trainableFraction = request.number("trainable_fraction", between(0, 1));
    if (in.method == TrainingMethod::Dpo) {
        in.reference = forwardOf(compute, request, "reference_model", context, in.policy.all());
        in.referenceCached = request.flag("reference_cached", false);
    }
    if (in.method == TrainingMethod::Distill) {
        in.teacher = forwardOf(compute, readModel(request, "teacher", context));
        in.teacherCached = request.flag("teacher_cached", false);
    }
    if (isReinforcement(in.method))
        readRollouts(request, context, compute);
    return compute;
}

Json partsJson(const ComputeInputs& in, const ComputeFigures& f)
{
    if (in.method == TrainingMethod::Dpo)
        return {{"policy_train", f.policyTrain}, {"reference", f.reference}};
    if (in.method == TrainingMethod::Distill)
        return {{"policy_train", f.policyTrain}, {"teacher", f.teacher}};
    Json parts = {{"policy_train", f.policyTrain}};
    if (isReinforcement(in.method)) {
        parts["generation"] = f.generation;
        parts["old_logprobs"] = f.oldLogprobs;
        parts["reference"] = f.reference;
        parts["reward_model"] = f.reward;
    }
    if (in.method == TrainingMethod::Ppo) {
        parts["critic_forward"] = f.criticForward;
        parts["critic_train"] = f.criticTrain;
    }
    return parts;
}

// Adds what B.4 answers: nothing without a peak; HFU as soon as an MFU is known.
void addTime(JsonReader& request, const EvaluationContext& context, const ComputeInputs& in, const ComputeFigures& figures, Json& result)
{
    TimeInputs time;
    const std::optional<double> peak = request.optionalNumber("peak_flops", above(0));
    const bool timed = peak || request.has("device");
    if (request.has("device")) {
        const DeviceSpec device = readDevice(request, context);
        const Format format = readFormat(request);
        if (!request.failed() && !peak)
            time.peak = requirePeak(request, device, format);
    }
    time.peak = peak.value_or(time.peak);
    time.generationMfu = request.number("mfu_gen", aboveUpTo(0, 1), 0.05);
    time.devices = request.integer("n_devices", atLeast(1), 1);
    if (!timed && !request.has("mfu"))
        return;
    time.mfu = request.number("mfu", aboveUpTo(0, 1));
    if (request.failed())
        return;
    const TimeFigures hours = trainingTime(in, figures, time);
    result["mfu"] = time.mfu;
    result["hfu"] = hours.hfu;
    if (timed) {
        result["peak_flops"] = time.peak;
        result["device_hours"] = hours.deviceHours;
        result["wall_hours"] = hours.wallHours;
        result["wall_days"] = hours.wallHours / 24;
    }
    if (time.mfu > highMfu)
        result["warnings"].push_back(code::mfuHigh);
    if (time.mfu < lowMfu)
        result["warnings"].push_back(code::mfuLow);
}

Result<Json> runTrainCompute(JsonReader& request, const EvaluationContext& context)
{
    const ComputeRequest compute = readCompute(request, context);
    if (request.failed())
        return request.failure();
    const ComputeFigures figures = trainingCompute(compute.inputs);
    Json result = {{"forward_flops_per_token", countJson(compute.inputs.policy.all())},
                   {"model_flops", figures.model},
                   {"hardware_flops", figures.hardware},
                   {"parts", partsJson(compute.inputs, figures)}};
    if (usesAdapters(compute.inputs.method))
        result["lora_params"] = countJson(compute.inputs.adapterParameters);
    if (!isReinforcement(compute.inputs.method))
        result["effective_tokens"] = effectiveUniqueTokens(compute.inputs.tokens, compute.inputs.epochs);
    Json& warnings = result["warnings"] = Json::array();
    if (compute.lacksShape)
        warnings.push_back(code::noArchitecture);
    if (compute.overridden)
        warnings.push_back(code::overridden);
    addTime(request, context, compute.inputs, figures, result);
    return result;
}

constexpr std::array<Operation, 2> operations = {{
    {"geometry", runGeometry},
    {"train_compute", runTrainCompute},
}};

}  // namespace

std::span<const Operation> modelOperations() { return operations; }

}  // namespace outlay
