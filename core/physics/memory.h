// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Peak memory of one device in training, by part (model specification C.2–C.5). Bytes throughout.
//
// Sources: Korthikanti et al. 2205.05198 (activations), Rajbhandari et al. (ZeRO), Megatron-LM's theoretical_memory_usage.py
// (18 bytes per parameter), Dettmers et al. (8-bit states, nf4).
#pragma once

#include "core/physics/layout.h"

namespace outlay {

struct TrainingMemory {
    double weights = 0;
    double gradients = 0;
    double optimizer = 0;
    double activations = 0;  ///< stored for the backward pass, of the micro-batches in flight
    double logits = 0;
    double transient = 0;    ///< ZeRO 3: the layers gathered at a time
    double reserve = 0;      ///< allocator's loss on the three above
    double fixed = 0;        ///< driver and library context
    double total = 0;
    double stage = 0;        ///< pipeline stage with this, the largest, total
};

/// What the layers of a rank keep for the backward pass, per micro-batch. Depends on tp, cp, b and sp alone, so that a search
/// computes it once for many layouts.
struct ActivationCost {
    double dense = 0;        ///< stored per dense layer, by the recomputation of the layout
    double moe = 0;
    double wholeDense = 0;   ///< one layer kept entirely (full recomputation rebuilds one at a time)
    double wholeMoe = 0;
    double scores = 0;       ///< σ, attention scores of one layer (eager kernel, else 0)
    double lastStage = 0;    ///< final norm and head input
    double logitCount = 0;   ///< T·V/tp
    double firstStage = 0;   ///< dropout mask of the embedding, per micro-batch in flight
};
[[nodiscard]] ActivationCost activationCost(const TrainingJob& job, const Layout& layout);

/// Memory of one stage; by the rules of the job's software where it has one and they are known (softwarememory.h). `layout` is valid for the
/// job (C.1).
[[nodiscard]] TrainingMemory stageMemory(const TrainingJob& job, const Layout& layout, const Calibration& calibration,
                                         const ActivationCost& activation, const StageShape& stage, const StageParameters& parameters);

/// Memory of the fullest of stages 0, 1 and pp−1. `layout` is valid for the job (C.1).
[[nodiscard]] TrainingMemory trainingMemory(const TrainingJob& job, const Layout& layout, const Calibration& calibration);

}  // namespace outlay
