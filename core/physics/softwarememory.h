// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Peak memory of fine-tuning with a particular software, and of a model that is only loaded. The formulas of memory.h describe
// what training needs; these describe what the libraries do beside it: copies without a compiler, chunked losses, adapters' inputs,
// unpacked 4-bit weights, states and checkpoints in host memory. Bytes throughout.
//
// Sources: the libraries' own code and documentation; shares and reserves are constants of the calibration set, fitted to published
// peaks by scripts/calibrate.py.
#pragma once

#include "core/physics/lora.h"
#include "core/physics/memory.h"
#include "core/physics/storedweights.h"

#include <optional>
#include <string_view>

namespace outlay {

/// What a figure of memory counts: tensors alone, what the allocator has reserved, or the whole process as the driver sees it.
enum class MemoryCounter : std::uint8_t { Allocated, Reserved, Process };

struct TuningSetting {
    TuningSoftware software = TuningSoftware::Torch;
    MemoryCounter counter = MemoryCounter::Process;
    StoredBits bits;               ///< of the weights as they are kept
    double rank = 16;              ///< of adapters, where the job does not say how many parameters they have
    unsigned targets = allAdapterTargets;
    bool headAdapter = false;
    bool pagedOptimizer = false;   ///< states in managed memory, outside the allocator
    bool fusedStep = false;        ///< optimizer step inside the backward pass: no gradient outlives its layer
    bool hostActivations = false;  ///< checkpoints kept in host memory
    bool hostStates = false;       ///< parameters, gradients and optimizer in host memory
    bool compiled = false;
};

/// True where the memory of `software` is described for this job and layout: models without experts in bf16; Megatron-DeepSpeed in any
/// layout but without adapters, the others on one device or with ZeRO 3 or 0, split by data and context parallelism alone.
[[nodiscard]] bool softwareMemoryKnown(TuningSoftware software, const TrainingJob& job, const Layout& layout);

/// The software as it is used unless somebody says otherwise: weights in bf16, in nf4 for QLoRA, the whole process counted. Full recomputation
/// with Unsloth keeps its checkpoints in host memory, its default ("use_gradient_checkpointing = unsloth").
[[nodiscard]] TuningSetting usualSetting(TuningSoftware software, const TrainingJob& job, const Layout& layout);

/// Fine-tuning with data parallelism (ZeRO 3 or none) and context parallelism; of `layout` those, the micro-batch and the recomputation
/// count. The peak is at the start of the backward pass (all activations, no gradients) or at its end; the parts are those of that moment.
[[nodiscard]] TrainingMemory tuningMemory(const TrainingJob& job, const Layout& layout, const TuningSetting& setting, const Calibration& calibration);

/// Sets what Megatron-DeepSpeed keeps beside Megatron-LM: bf16 gradients with their fp32 sums, fp32 logits, flat buckets.
void applyMegatronDeepSpeed(TrainingJob& job, const Calibration& calibration);

/// A model that is loaded and answers `tokens` tokens of context, split over `tp` and `pp` as simple loaders do (embeddings by neither).
[[nodiscard]] double loadedBytes(const Architecture& architecture, const Geometry& counts, const TuningSetting& setting, double tp, double pp,
                                 double tokens, const Calibration& calibration);

/// Bits of 4-bit weights as a software stores them: torchtune and Unsloth quantise the scales too.
[[nodiscard]] std::optional<StoredBits> storedBitsWith(TuningSoftware software, std::string_view format);

}  // namespace outlay
