// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/training/compute.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace outlay {

namespace {

constexpr double secondsPerHour = 3600;
constexpr double repetitionsWorth = 15.39;

double trainPerToken(const ComputeInputs& in)
{
    const ForwardFlops& f = in.policy;
    const double activationGradients = in.dgradFraction * (f.linear + 2 * f.attention);
    if (usesAdapters(in.method))
        return f.all() + activationGradients + 6 * in.adapterParameters;
    if (in.method == TrainingMethod::Freeze)
        return f.all() + activationGradients + in.trainableFraction * f.linear;
    return 3 * f.all();
}

double recomputedPerToken(const ComputeInputs& in)
{
    switch (in.recompute) {
    case Recompute::None:
        return 0;
    case Recompute::Selective:
        return in.policy.attention;
    case Recompute::Full:
        return in.policy.linearLayers + in.policy.attention;
    }
    return 0;
}

void addRollouts(const ComputeInputs& in, ComputeFigures& out)
{
    const double prompts = in.prompts * in.epochs;
    const double scored = prompts * in.groupSize * (in.promptTokens + in.responseTokens);
    const double prefill = in.sharedPrefix ? in.promptTokens : in.promptTokens * in.groupSize;
    out.processed = scored * in.innerEpochs;
    out.generation = in.policy.all() * prompts * (prefill + in.groupSize * in.responseTokens);
    out.oldLogprobs = in.recomputeOldLogprobs ? in.policy.all() * scored : 0;
    out.reference = in.klReference ? in.reference * scored : 0;
    out.reward = in.reward * scored;
    out.criticForward = in.critic * scored;
    out.criticTrain = 3 * in.critic * out.processed;
}

}  // namespace

double scoredLength(TrainingMethod method, double sequenceLength, double promptTokens, double responseTokens)
{
    return isReinforcement(method) ? std::nearbyint(promptTokens + responseTokens) : sequenceLength;
}

ComputeFigures trainingCompute(const ComputeInputs& in)
{
    ComputeFigures out;
    if (isReinforcement(in.method)) {
        addRollouts(in, out);
    } else {
        out.processed = in.tokens * in.epochs;
        out.reference = in.method == TrainingMethod::Dpo ? in.reference * in.tokens * (in.referenceCached ? 1 : in.epochs) : 0;
        out.teacher = in.method == TrainingMethod::Distill ? in.teacher * in.tokens * (in.teacherCached ? 1 : in.epochs) : 0;
    }
    out.policyTrain = trainPerToken(in) * out.processed;
    out.model = out.generation + out.oldLogprobs + out.reference + out.teacher + out.reward + out.criticForward + out.criticTrain + out.policyTrain;
    out.hardware = out.model + recomputedPerToken(in) * out.processed;
    return out;
}

TimeFigures trainingTime(const ComputeInputs& in, const ComputeFigures& figures, const TimeInputs& time)
{
    const double factor = in.method == TrainingMethod::Qlora ? in.dequantTimeFactor : 1;
    const double seconds = ((figures.model - figures.generation) * factor / time.mfu + figures.generation / time.generationMfu) / time.peak;
    TimeFigures out;
    out.deviceHours = seconds / secondsPerHour;
    out.wallHours = out.deviceHours / time.devices;
    out.hfu = time.mfu * figures.hardware / figures.model;
    return out;
}

Result<double> adapterParameters(const Model& model, double rank, unsigned targets)
{
    if (!model.hasArchitecture)
        return fail(code::missing, "lora_params", CORE_TR_NOOP("core", "lora_params is needed: the model has no architecture"));
    const Architecture& a = model.architecture;
    if (a.attention == AttentionKind::Latent)
        return fail(code::missing, "lora_params", CORE_TR_NOOP("core", "lora_params is needed: the model has latent attention (MLA)"));
    if (std::any_of(std::begin(a.mixers), std::end(a.mixers), [](const Mixer& mixer) { return mixer.layers > 0 && mixer.scoreWidth > 0; }))
        return fail(code::missing, "lora_params", CORE_TR_NOOP("core", "lora_params is needed: the layers differ in their attention"));
    return loraParameters(a, model.counts, rank, targets);
}

double effectiveUniqueTokens(double unique, double epochs)
{
    if (epochs <= 1)
        return unique * epochs;
    return unique * (1 + repetitionsWorth * (1 - std::exp(-(epochs - 1) / repetitionsWorth)));
}

}  // namespace outlay
