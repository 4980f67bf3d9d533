// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// A parallel layout and the training job that it runs (model specification C.1): the inputs of memory and step time.
//
// Counts are doubles holding whole numbers, like those of Architecture.
#pragma once

#include "core/catalog/calibration.h"
#include "core/catalog/device.h"
#include "core/physics/geometry.h"
#include "core/physics/lora.h"

#include <optional>

namespace outlay {

enum class Recompute : std::uint8_t { None, Selective, Full };
enum class AttentionKernel : std::uint8_t { Flash, Eager };
enum class TuningMethod : std::uint8_t { Pretrain, Sft, Lora, Qlora };
enum class TrainPrecision : std::uint8_t { Bf16, Fp16, Fp32, Fp8, Fp8Primary };
enum class Optimizer : std::uint8_t {
    Adamw,
    AdamwBf16Moments,
    Adamw8bit,
    Adamw8bitNoMaster,
    AdamwFp32,
    AdamwBf16Pure,
    Muon,
    Adafactor,
    Lion,
    SgdMomentum,
    Sgd,
    None
};
/// Format of the frozen base weights of LoRA and QLoRA.
enum class FrozenFormat : std::uint8_t { Bf16, Nf4, Fp8, Int8, Int4 };

/// Fine-tuning software whose own memory is known (softwarememory.h). Torch: Hugging Face and plain PyTorch.
enum class TuningSoftware : std::uint8_t { Torch, LitGpt, TorchTitan, TorchTune, Unsloth, MegatronDeepSpeed };

/// Bytes per parameter (C.2, C.5).
[[nodiscard]] double weightBytesOf(TrainPrecision precision);
[[nodiscard]] double gradientBytesOf(TrainPrecision precision);
[[nodiscard]] double optimizerBytesOf(Optimizer optimizer);  ///< with fp32 master weights where the optimizer keeps them
[[nodiscard]] double frozenBytesOf(FrozenFormat format);

struct Layout {
    double tp = 1;          ///< tensor parallel
    double pp = 1;          ///< pipeline stages
    double cp = 1;          ///< context parallel
    double dp = 1;          ///< data parallel
    double ep = 1;          ///< expert parallel
    double etp = 1;         ///< tensor parallel of experts
    double microBatch = 1;  ///< b, sequences
    double virtualStages = 1;  ///< v, chunks of layers per stage (interleaved schedule)
    Recompute recompute = Recompute::None;
    int zero = 1;           ///< ZeRO stage 0..3
    bool sequenceParallel = false;

    [[nodiscard]] double devices() const { return tp * pp * cp * dp; }
    [[nodiscard]] double dataGroup() const { return dp * cp; }                    ///< D, ZeRO group of ordinary parameters
    [[nodiscard]] double expertGroup() const { return tp * cp * dp / (ep * etp); }  ///< D_e, that of experts
    bool operator==(const Layout&) const = default;
};

/// Everything about a job except its layout. Trivially copyable. Invariant: architecture is valid and counts are its counts.
struct TrainingJob {
    Architecture architecture;
    Geometry counts;
    double matmul = 0;            ///< N_mm in use, for MFU; counts.matmul unless overridden
    double sequenceLength = 4096;
    double globalBatch = 1;       ///< sequences per step
    TuningMethod method = TuningMethod::Pretrain;
    Format format = Format::Bf16; ///< of the matrix products
    TrainPrecision precision = TrainPrecision::Bf16;
    Optimizer optimizer = Optimizer::Adamw;
    double weightBytes = 2;       ///< per trained parameter
    double gradientBytes = 4;
    double offload = 0;           ///< share of the optimizer kept in host memory
    AttentionKernel kernel = AttentionKernel::Flash;
    bool dropout = false;
    double expertImbalance = 1;   ///< κ >= 1, most loaded rank over the mean
    double frozenBytes = 2;       ///< of LoRA's base weights
    bool frozenEmbeddingPlain = false;  ///< qlora: embedding and head stay at 2 bytes
    double loraParameters = 0;    ///< N_l
    std::optional<Stack> stack;   ///< absent: stackFor…
    std::optional<TuningSoftware> software;       ///< its memory counts where it is known (softwareMemoryKnown); absent: C.2–C.5 alone
    unsigned adapterTargets = allAdapterTargets;  ///< of LoRA; only the memory of particular software depends on them
    double logitChunks = 1;
    std::optional<double> logitBytes;  ///< per logit; absent: by the stack
    double fragmentation = 0.10;
    std::optional<double> fixedBytes;  ///< absent: by the number of devices

    [[nodiscard]] bool adapters() const { return method == TuningMethod::Lora || method == TuningMethod::Qlora; }
    [[nodiscard]] double microBatches(const Layout& layout) const { return globalBatch / (layout.dp * layout.microBatch); }
};

/// Default stack of the memory model (C.1): torch_compile for ZeRO 3, one device or adapters, else megatron.
[[nodiscard]] Stack memoryStack(const TrainingJob& job, const Layout& layout);
/// Default stack of the step time (D): torch_compile for ZeRO 3, else megatron.
[[nodiscard]] Stack stepStack(const TrainingJob& job, const Layout& layout);

/// Checks C.1: tp | a, pp·v <= L, cp | s, ep | E, ep·etp | tp·cp·dp, v > 1 only with pp > 1 and pp | m, dp·b | global batch.
/// Errors: E_RANGE with the field's name in requests.
[[nodiscard]] Result<void> validate(const TrainingJob& job, const Layout& layout);

/// What one pipeline stage holds.
struct StageShape {
    double index = 0;
    double dense = 0;  ///< dense layers
    double moe = 0;    ///< MoE layers
    bool first = false;
    bool last = false;
    [[nodiscard]] double layers() const { return dense + moe; }
};

/// Stage `index` of `pp`: L div pp layers, the first L mod pp stages one more.
[[nodiscard]] StageShape stageShape(const Architecture& architecture, double pp, double index);

/// Parameters of a stage before any sharding: ordinary ones (with norms, router, embedding, head) and experts.
struct StageParameters {
    double ordinary = 0;
    double expert = 0;
    double embeddings = 0;  ///< part of `ordinary`: input embedding and head
};
[[nodiscard]] StageParameters stageParameters(const TrainingJob& job, double pp, const StageShape& stage);

/// Largest over the stages, each field by itself (D.8).
[[nodiscard]] StageParameters largestParameters(const TrainingJob& job, double pp);

}  // namespace outlay
