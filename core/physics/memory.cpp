// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/memory.h"

#include "core/physics/softwarememory.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

// Bytes of one layer per token (C.3), before the division among tp ranks: `replicated` is split only by sequence parallelism.
struct LayerBytes {
    double replicated = 0;
    double split = 0;
};

LayerBytes layerBytes(const TrainingJob& job, bool moe, double keep)
{
    const Architecture& a = job.architecture;
    const double input = job.precision == TrainPrecision::Fp8 || job.precision == TrainPrecision::Fp8Primary ? 1 : 2;
    LayerBytes bytes;
    bytes.replicated = 4 * a.hidden + 2 * keep * input * a.hidden + (job.dropout ? 2 * a.hidden : 0);
    if (a.attention == AttentionKind::Latent) {
        bytes.replicated += (2 + keep * input) * (a.queryRank + a.kvRank) + 2 * a.ropeDim;
        bytes.split = 2 * a.heads * (2 * job.counts.queryKeyDim + job.counts.valueDim) + 2 * a.heads * job.counts.valueDim;
    } else {
        bytes.split = 2 * (a.heads + 2 * a.kvHeads) * a.headDim + 2 * a.heads * a.headDim;
    }
    if (job.kernel == AttentionKernel::Flash)
        bytes.split += 4 * a.heads;
    const double per = 2 * (a.matrices - 1) + keep * input;
    if (moe)
        bytes.split += job.expertImbalance * a.topk * (per * a.expertFfn + (input + 2) * a.hidden) + per * a.sharedFfn + 4 * a.experts;
    else
        bytes.split += per * a.ffn;
    return bytes;
}

double chunksInFlight(const Layout& layout, double microBatches, double stage)
{
    const double v = layout.virtualStages;
    const double depth = v == 1 ? layout.pp - stage : 2 * (layout.pp - stage - 1) + (v - 1) * layout.pp + 1;
    return std::min(microBatches * v, depth);
}

// Bytes of states that ZeRO divides among `group` ranks from stage `from` on.
double sharded(double bytes, double group, int zero, int from) { return zero >= from ? bytes / group : bytes; }

void addStates(TrainingMemory& m, const TrainingJob& job, const Layout& layout, const StageParameters& p, double stageLayers)
{
    const double group = layout.dataGroup();
    const double expertGroup = layout.expertGroup();
    const double ordinary = p.ordinary / layout.tp;
    const double embeddings = p.embeddings / layout.tp;
    const double experts = p.expert / (layout.ep * layout.etp);
    const double optimizerBytes = optimizerBytesOf(job.optimizer);
    if (job.adapters()) {
        const double plainBytes = job.frozenEmbeddingPlain ? 2 : job.frozenBytes;
        m.weights = sharded((ordinary - embeddings) * job.frozenBytes + embeddings * plainBytes, group, layout.zero, 3)
                    + sharded(experts * job.frozenBytes, expertGroup, layout.zero, 3);
        const double adapters = job.loraParameters * stageLayers / job.architecture.layers / layout.tp;
        m.weights += sharded(2 * adapters, group, layout.zero, 3);
        m.gradients = sharded(job.gradientBytes * adapters, group, layout.zero, 2);
        m.optimizer = sharded(optimizerBytes * adapters, group, layout.zero, 1);
    } else {
        m.weights = sharded(job.weightBytes * ordinary, group, layout.zero, 3) + sharded(job.weightBytes * experts, expertGroup, layout.zero, 3);
        m.gradients =
            sharded(job.gradientBytes * ordinary, group, layout.zero, 2) + sharded(job.gradientBytes * experts, expertGroup, layout.zero, 2);
        const double embeddingBytes = job.optimizer == Optimizer::Muon ? 12 : optimizerBytes;  // Muon leaves embedding and head to AdamW
        m.optimizer = sharded(optimizerBytes * (ordinary - embeddings) + embeddingBytes * embeddings, group, layout.zero, 1)
                      + sharded(optimizerBytes * experts, expertGroup, layout.zero, 1);
    }
    m.optimizer *= 1 - job.offload;
}

/// The stage as the job's software keeps it, where that is known.
TrainingMemory softwareStageMemory(const TrainingJob& job, const Layout& layout, const Calibration& calibration, const ActivationCost& activation,
                                   const StageShape& stage, const StageParameters& parameters)
{
    TrainingJob kept = job;
    kept.software.reset();
    if (*job.software == TuningSoftware::MegatronDeepSpeed) {
        applyMegatronDeepSpeed(kept, calibration);
        return stageMemory(kept, layout, calibration, activation, stage, parameters);
    }
    // These libraries keep no second copy of adapters: two fp32 moments beside them, 8 bytes.
    if (job.adapters())
        kept.optimizer = Optimizer::AdamwBf16Pure;
    return tuningMemory(kept, layout, usualSetting(*job.software, job, layout), calibration);
}

}  // namespace

ActivationCost activationCost(const TrainingJob& job, const Layout& layout)
{
    const Architecture& a = job.architecture;
    const double tokens = layout.microBatch * job.sequenceLength / layout.cp;
    const double replicas = layout.sequenceParallel ? layout.tp : 1;
    const auto bytes = [&](bool moe, double keep) {
        const LayerBytes layer = layerBytes(job, moe, keep);
        return tokens * (layer.replicated / replicas + layer.split / layout.tp);
    };
    ActivationCost cost;
    if (job.kernel == AttentionKernel::Eager)
        cost.scores = (job.dropout ? 5 : 2) * a.heads * job.sequenceLength * tokens / layout.tp;
    if (layout.recompute == Recompute::Full) {
        cost.dense = cost.moe = 2 * a.hidden * tokens / replicas;
        cost.wholeDense = bytes(false, 1);
        cost.wholeMoe = a.experts > 0 ? bytes(true, 1) : 0;
    } else {
        const double keep = layout.recompute == Recompute::Selective && job.kernel == AttentionKernel::Flash ? 0 : 1;
        const double scores = layout.recompute == Recompute::None ? cost.scores : 0;
        cost.dense = bytes(false, keep) + scores;
        cost.moe = a.experts > 0 ? bytes(true, keep) + scores : 0;
    }
    cost.lastStage = (2 * a.hidden / replicas + 2 * a.hidden / layout.tp) * tokens;
    cost.logitCount = tokens * a.vocab / layout.tp;
    cost.firstStage = job.dropout ? tokens * a.hidden / layout.tp : 0;
    return cost;
}

TrainingMemory stageMemory(const TrainingJob& job, const Layout& layout, const Calibration& calibration, const ActivationCost& activation,
                           const StageShape& stage, const StageParameters& parameters)
{
    if (job.software && softwareMemoryKnown(*job.software, job, layout))
        return softwareStageMemory(job, layout, calibration, activation, stage, parameters);
    const double microBatches = job.microBatches(layout);
    TrainingMemory m;
    m.stage = stage.index;
    addStates(m, job, layout, parameters, stage.layers());

    const double chunks = chunksInFlight(layout, microBatches, stage.index);
    m.activations = chunks / layout.virtualStages * (stage.dense * activation.dense + stage.moe * activation.moe);
    if (layout.recompute == Recompute::Full)
        m.activations += std::max(stage.dense > 0 ? activation.wholeDense : 0, stage.moe > 0 ? activation.wholeMoe : 0);
    if (layout.recompute != Recompute::None)
        m.activations += activation.scores;
    if (stage.first)
        m.activations += activation.firstStage * std::min(microBatches, layout.pp);
    if (stage.last) {
        const Stack stack = memoryStack(job, layout);
        const bool torch = stack == Stack::Torch || stack == Stack::TorchCompile;  // bf16 logits, fp32 copy, fp32 gradient
        m.activations += activation.lastStage;
        m.logits = activation.logitCount * job.logitBytes.value_or(torch ? 10 : 4) / job.logitChunks;
    }
    if (layout.zero == 3) {
        const Geometry& g = job.counts;
        const double common = g.attention.all() + g.norms;
        const double dense = stage.dense > 0 ? (common + g.denseMlp.all()) / layout.tp : 0;
        const double moe =
            stage.moe > 0 ? (common + g.moeFixed.all()) / layout.tp + job.architecture.experts * g.expert.all() / (layout.ep * layout.etp) : 0;
        m.transient = 2 * job.weightBytes * std::max(dense, moe);
    }
    m.reserve = (m.activations + m.logits + m.transient) * job.fragmentation;
    m.fixed = job.fixedBytes.value_or(layout.devices() > 1 ? calibration.contextMany : calibration.contextOne);
    m.total = m.weights + m.gradients + m.optimizer + (m.activations + m.logits + m.transient) * (1 + job.fragmentation) + m.fixed;
    return m;
}

TrainingMemory trainingMemory(const TrainingJob& job, const Layout& layout, const Calibration& calibration)
{
    const ActivationCost activation = activationCost(job, layout);
    const double stages[] = {0, 1, layout.pp - 1};
    TrainingMemory largest;
    for (int i = 0; i < 3; ++i) {
        if ((i == 1 && layout.pp <= 2) || (i == 2 && layout.pp == 1))
            continue;
        const StageShape stage = stageShape(job.architecture, layout.pp, stages[i]);
        const TrainingMemory m = stageMemory(job, layout, calibration, activation, stage, stageParameters(job, layout.pp, stage));
        if (i == 0 || m.total > largest.total)
            largest = m;
    }
    return largest;
}

}  // namespace outlay
