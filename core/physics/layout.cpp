// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/layout.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

bool divides(double divisor, double value) { return std::fmod(value, divisor) == 0; }

// MoE layers among the first `end` layers, as isMoeLayer() places them.
double moeLayersBefore(const Architecture& a, double end)
{
    if (a.experts > 0 && a.moeLayersGiven > 0)
        return std::floor(end * a.moeLayersGiven / a.layers);
    return a.experts > 0 && end > a.denseLayers ? std::floor((end - a.denseLayers) / a.moeEvery) : 0;
}

}  // namespace

double weightBytesOf(TrainPrecision precision)
{
    switch (precision) {
    case TrainPrecision::Fp32:
    case TrainPrecision::Fp8:  // bf16 weights, their fp8 copy and its transpose
        return 4;
    case TrainPrecision::Bf16:
    case TrainPrecision::Fp16:
    case TrainPrecision::Fp8Primary:
        break;
    }
    return 2;
}

double gradientBytesOf(TrainPrecision precision) { return precision == TrainPrecision::Fp16 ? 2 : 4; }

double optimizerBytesOf(Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::Adamw:
        return 12;
    case Optimizer::Adamw8bit:
        return 6.03125;  // fp32 master, two 8-bit states, one fp32 scale per 256
    case Optimizer::Adamw8bitNoMaster:
        return 2.03125;
    case Optimizer::AdamwBf16Moments:
    case Optimizer::AdamwFp32:
    case Optimizer::Muon:
    case Optimizer::Lion:
    case Optimizer::SgdMomentum:
        return 8;
    case Optimizer::AdamwBf16Pure:
    case Optimizer::Adafactor:
    case Optimizer::Sgd:
        return 4;
    case Optimizer::None:
        break;
    }
    return 0;
}

double frozenBytesOf(FrozenFormat format)
{
    switch (format) {
    case FrozenFormat::Nf4:
        return 0.5 + 1.0 / 64 + 4.0 / 16384;  // 4 bits, 8-bit scale per 64, fp32 scale per 16,384
    case FrozenFormat::Int4:
        return 0.51953125;
    case FrozenFormat::Fp8:
    case FrozenFormat::Int8:
        return 1;
    case FrozenFormat::Bf16:
        break;
    }
    return 2;
}

Stack memoryStack(const TrainingJob& job, const Layout& layout)
{
    const bool torch = layout.zero == 3 || layout.devices() == 1 || job.adapters();
    return job.stack.value_or(torch ? Stack::TorchCompile : Stack::Megatron);
}

Stack stepStack(const TrainingJob& job, const Layout& layout) { return job.stack.value_or(layout.zero == 3 ? Stack::TorchCompile : Stack::Megatron); }

Result<void> validate(const TrainingJob& job, const Layout& layout)
{
    const Architecture& a = job.architecture;
    if (!divides(layout.tp, a.heads))
        return fail(code::range, "plan.tp", CORE_TR_NOOP("core", "tp (%1) must divide the attention heads (%2)"), {layout.tp, a.heads});
    if (layout.pp * layout.virtualStages > a.layers)
        return fail(code::range, "plan.pp", CORE_TR_NOOP("core", "pp × virtual (%1) must not exceed the layers (%2)"),
                    {layout.pp * layout.virtualStages, a.layers});
    if (!divides(layout.cp, job.sequenceLength))
        return fail(code::range, "plan.cp", CORE_TR_NOOP("core", "cp (%1) must divide the sequence length (%2)"), {layout.cp, job.sequenceLength});
    if (layout.ep > 1 && (a.experts == 0 || !divides(layout.ep, a.experts)))
        return fail(code::range, "plan.ep", CORE_TR_NOOP("core", "ep (%1) must divide the experts (%2)"), {layout.ep, a.experts});
    if (!divides(layout.ep * layout.etp, layout.tp * layout.cp * layout.dp))
        return fail(code::range, "plan.ep", CORE_TR_NOOP("core", "ep × etp (%1) must divide tp × cp × dp (%2)"),
                    {layout.ep * layout.etp, layout.tp * layout.cp * layout.dp});
    if (!divides(layout.dp * layout.microBatch, job.globalBatch))
        return fail(code::range, "global_batch", CORE_TR_NOOP("core", "dp × micro-batch (%1) must divide the global batch (%2)"),
                    {layout.dp * layout.microBatch, job.globalBatch});
    if (layout.virtualStages > 1 && (layout.pp == 1 || !divides(layout.pp, job.microBatches(layout))))
        return fail(code::range, "plan.virtual", CORE_TR_NOOP("core", "virtual stages need pp > 1 that divides the %1 micro-batches"),
                    {job.microBatches(layout)});
    return {};
}

StageShape stageShape(const Architecture& a, double pp, double index)
{
    const double each = std::floor(a.layers / pp);
    const double more = std::fmod(a.layers, pp);
    const double begin = index * each + std::min(index, more);
    const double end = begin + each + (index < more ? 1 : 0);
    StageShape stage;
    stage.index = index;
    stage.moe = moeLayersBefore(a, end) - moeLayersBefore(a, begin);
    stage.dense = end - begin - stage.moe;
    stage.first = index == 0;
    stage.last = index == pp - 1;
    return stage;
}

StageParameters stageParameters(const TrainingJob& job, double pp, const StageShape& stage)
{
    const Architecture& a = job.architecture;
    const Geometry& g = job.counts;
    const double common = g.attention.all() + g.norms;
    StageParameters p;
    p.ordinary = stage.dense * (common + g.denseMlp.all()) + stage.moe * (common + g.moeFixed.all());
    p.expert = stage.moe * a.experts * g.expert.all();
    if (stage.first) {
        p.embeddings += g.embedding;
        p.ordinary += g.embedding + a.learnedPositions * a.hidden;
    }
    if (stage.last) {
        const double head = a.tied && pp > 1 ? g.embedding : g.head;
        p.embeddings += head;
        p.ordinary += head + g.outsideRest - a.learnedPositions * a.hidden;
    }
    return p;
}

StageParameters largestParameters(const TrainingJob& job, double pp)
{
    StageParameters largest;
    for (double i = 0; i < pp; ++i) {
        const StageParameters p = stageParameters(job, pp, stageShape(job.architecture, pp, i));
        largest.ordinary = std::max(largest.ordinary, p.ordinary);
        largest.expert = std::max(largest.expert, p.expert);
        largest.embeddings = std::max(largest.embeddings, p.embeddings);
    }
    return largest;
}

}  // namespace outlay
