// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// FLOPs of a training run by method, and the time they take (model specification B.2 to B.4). Plain numbers in, plain
// numbers out, no allocation: estimates, sweeps and simulations call this millions of times.
#pragma once

#include "core/physics/layout.h"
#include "core/physics/lora.h"
#include "core/physics/model.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace outlay {

enum class TrainingMethod : std::uint8_t { Pretrain, Sft, Lora, Qlora, Freeze, Dpo, Distill, Ppo, Grpo };
inline constexpr std::array<std::string_view, 9> trainingMethodNames = {"pretrain", "sft",     "lora", "qlora", "freeze",
                                                                        "dpo",      "distill", "ppo",  "grpo"};
/// PPO and GRPO: the run is sized by prompts and responses instead of tokens.
[[nodiscard]] constexpr bool isReinforcement(TrainingMethod method) { return method == TrainingMethod::Ppo || method == TrainingMethod::Grpo; }
[[nodiscard]] constexpr bool usesAdapters(TrainingMethod method) { return method == TrainingMethod::Lora || method == TrainingMethod::Qlora; }

/// Methods that train a model further on the user's own data and are sized by tokens: SFT, LoRA, QLoRA, freeze, DPO.
[[nodiscard]] constexpr bool isFineTuning(TrainingMethod method)
{
    return method == TrainingMethod::Sft || usesAdapters(method) || method == TrainingMethod::Freeze || method == TrainingMethod::Dpo;
}

/// What B.2 and B.3 need. Forward FLOPs are those at `scoredLength()` tokens; a model that takes no part is left at zero.
struct ComputeInputs {
    TrainingMethod method = TrainingMethod::Pretrain;
    Recompute recompute = Recompute::None;
    ForwardFlops policy;             ///< the trained model, per token
    double tokens = 0;               ///< D > 0 per epoch; chosen + rejected for DPO
    double epochs = 1;               ///< > 0
    double dgradFraction = 1;        ///< u in [0, 1]: share of layers at or above the lowest trainable one
    double adapterParameters = 0;    ///< N_l
    double trainableFraction = 1;    ///< ψ in [0, 1], freeze
    double dequantTimeFactor = 1.3;  ///< >= 1, qlora: multiplies time, not FLOPs
    double reference = 0;            ///< forward FLOPs per token: DPO's and the KL term's reference
    bool referenceCached = false;    ///< DPO: the reference runs once, not every epoch
    double teacher = 0;              ///< forward FLOPs per token
    bool teacherCached = false;
    // PPO and GRPO
    double prompts = 0;              ///< Q > 0 per epoch
    double promptTokens = 0;         ///< p >= 0
    double responseTokens = 0;       ///< r > 0
    double innerEpochs = 1;          ///< K > 0
    double groupSize = 1;            ///< G
    bool sharedPrefix = false;       ///< the prompt is computed once for its group
    bool recomputeOldLogprobs = false;
    bool klReference = true;
    double reward = 0;               ///< forward FLOPs per token
    double critic = 0;
};

/// FLOPs of a run. Invariant: model = the sum of the parts.
struct ComputeFigures {
    double generation = 0;
    double oldLogprobs = 0;
    double reference = 0;
    double teacher = 0;
    double reward = 0;
    double criticForward = 0;
    double criticTrain = 0;
    double policyTrain = 0;
    double model = 0;      ///< what the method needs; MFU refers to it
    double hardware = 0;   ///< with recomputed activations of the trained model; HFU refers to it
    double processed = 0;  ///< tokens that the trained model is trained on, with repetitions
};

[[nodiscard]] ComputeFigures trainingCompute(const ComputeInputs& inputs);

/// Sequence length at which forward FLOPs are taken: p + r, rounded half to even, for PPO and GRPO, else `sequenceLength`.
[[nodiscard]] double scoredLength(TrainingMethod method, double sequenceLength, double promptTokens, double responseTokens);

/// B.4. `mfu`, `generationMfu` in (0, 1] refer to the same `peak` > 0 in FLOP/s; `devices` >= 1.
struct TimeInputs {
    double peak = 0;
    double mfu = 0;
    double generationMfu = 0.05;
    double devices = 1;
};
struct TimeFigures {
    double deviceHours = 0;
    double wallHours = 0;
    double hfu = 0;
};
[[nodiscard]] TimeFigures trainingTime(const ComputeInputs& inputs, const ComputeFigures& figures, const TimeInputs& time);

/// N_l of a set of targets (lora.h). Errors: E_MISSING without an architecture, with latent attention or with several kinds
/// of attention, whose projections that sum does not describe.
[[nodiscard]] Result<double> adapterParameters(const Model& model, double rank, unsigned targets);

/// Tokens of fresh data that would teach as much as `unique` tokens seen `epochs` times (Muennighoff et al. 2023,
/// "Scaling Data-Constrained Language Models": R* = 15.39). Advice only; no cost follows from it.
[[nodiscard]] double effectiveUniqueTokens(double unique, double epochs);

}  // namespace outlay
