// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/geometry.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

constexpr double largestCount = 9007199254740992.0;  // 2^53

struct FieldCheck {
    const char* field;
    double value;
    double low;
    double high;
};

Failure outOfRange(const FieldCheck& check)
{
    return fail(code::range, check.field, CORE_TR_NOOP("core", "%1 is %2, allowed is %3 to %4"),
                {std::string(check.field), check.value, check.low, check.high});
}

double moeLayerCount(const Architecture& a)
{
    if (a.experts == 0)
        return 0;
    if (a.moeLayersGiven > 0)
        return a.moeLayersGiven;
    if (a.denseLayers >= a.layers)
        return 0;
    return std::floor((a.layers - a.denseLayers) / a.moeEvery);
}

Weights attentionWeights(const Architecture& a)
{
    Weights w;
    if (a.attention == AttentionKind::Grouped) {
        w.matmul = a.hidden * a.heads * a.headDim + 2 * a.hidden * a.kvHeads * a.headDim + a.heads * a.headDim * a.hidden;
        w.other = (a.qkvBias ? (a.heads + 2 * a.kvHeads) * a.headDim : 0) + (a.outputBias ? a.hidden : 0) + (a.sinks ? a.heads : 0);
        if (a.qkNorm == QkNorm::Head)
            w.other += 2 * a.headDim;
        else if (a.qkNorm == QkNorm::Full)
            w.other += (a.heads + a.kvHeads) * a.headDim;
        return w;
    }
    const double nu = static_cast<double>(a.norm);
    const double queryDim = a.heads * (a.nopeDim + a.ropeDim);
    w.matmul = (a.queryRank > 0 ? a.hidden * a.queryRank + a.queryRank * queryDim : a.hidden * queryDim) + a.hidden * (a.kvRank + a.ropeDim)
               + a.kvRank * a.heads * (a.nopeDim + a.valueDim) + a.heads * a.valueDim * a.hidden;
    w.other = nu * (a.queryRank + a.kvRank);
    if (a.indexHeads > 0) {
        w.matmul += (a.queryRank > 0 ? a.queryRank : a.hidden) * a.indexHeads * a.indexDim + a.hidden * a.indexDim + a.hidden * a.indexHeads;
        w.other += 2 * a.indexDim;
    }
    return w;
}

double mixerLayers(const Architecture& a)
{
    double layers = 0;
    for (const Mixer& mixer : a.mixers)
        layers += mixer.layers;
    return layers;
}

// Keys that a query sees, on average over a sequence of s tokens; a window that covers the sequence changes nothing.
double keysSeen(double window, double s, bool causal)
{
    if (window > 0 && window < s)
        return causal ? window - window * window / (2 * s) : window;
    return causal ? s / 2 : s;
}

Result<void> validateMixers(const Architecture& a)
{
    for (const Mixer& mixer : a.mixers) {
        for (const double value : {mixer.layers, mixer.matmul, mixer.other, mixer.cached, mixer.scoreWidth, mixer.window, mixer.compression,
                                   mixer.selected, mixer.flops, mixer.state}) {
            if (!(value >= 0 && value <= largestCount))
                return fail(code::range, "mixers", CORE_TR_NOOP("core", "a mixer holds %1, allowed is 0 to %2"), {value, largestCount});
        }
    }
    if (mixerLayers(a) > a.layers)
        return fail(code::range, "mixers", CORE_TR_NOOP("core", "the mixers claim %1 layers of %2"), {mixerLayers(a), a.layers});
    if (a.windowLayers > a.layers - mixerLayers(a))
        return fail(code::range, "window_layers", CORE_TR_NOOP("core", "%1 window layers are more than the %2 layers with attention"),
                    {a.windowLayers, a.layers - mixerLayers(a)});
    if (moeLayerCount(a) + a.mlpFreeLayers > a.layers)
        return fail(code::range, "no_mlp_layers", CORE_TR_NOOP("core", "%1 MoE layers and %2 layers without MLP are more than %3 layers"),
                    {moeLayerCount(a), a.mlpFreeLayers, a.layers});
    return {};
}

}  // namespace

bool isMoeLayer(const Architecture& a, double index)
{
    if (a.experts > 0 && a.moeLayersGiven > 0)
        return std::floor((index + 1) * a.moeLayersGiven / a.layers) > std::floor(index * a.moeLayersGiven / a.layers);
    return a.experts > 0 && index >= a.denseLayers && std::fmod(index - a.denseLayers + 1, a.moeEvery) == 0;
}

Result<void> validate(const Architecture& a)
{
    const bool latent = a.attention == AttentionKind::Latent;
    const double one = 1;
    const FieldCheck checks[] = {
        {"layers", a.layers, one, 1e4},
        {"hidden", a.hidden, one, largestCount},
        {"vocab", a.vocab, one, largestCount},
        {"heads", a.heads, one, largestCount},
        {"kv_heads", a.kvHeads, one, a.heads},
        {"head_dim", latent ? one : a.headDim, one, largestCount},
        {"ffn", a.ffn, 0, largestCount},
        {"n_mat", a.matrices, 2, 3},
        {"norms_per_layer", a.normsPerLayer, 0, largestCount},
        {"pos_emb", a.learnedPositions, 0, largestCount},
        {"q_lora", a.queryRank, 0, largestCount},
        {"kv_lora", latent ? a.kvRank : one, one, largestCount},
        {"d_nope", latent ? a.nopeDim : one, one, largestCount},
        {"d_rope", latent ? a.ropeDim : 0, 0, largestCount},
        {"d_v", latent ? a.valueDim : one, one, largestCount},
        {"index_heads", a.indexHeads, 0, largestCount},
        {"index_dim", a.indexDim, a.indexHeads > 0 ? one : 0, largestCount},
        {"experts", a.experts, 0, largestCount},
        {"topk", a.experts > 0 ? a.topk : one, one, std::max(one, a.experts)},
        {"expert_ffn", a.experts > 0 ? a.expertFfn : one, one, largestCount},
        {"shared_ffn", a.sharedFfn, 0, largestCount},
        {"dense_layers", a.denseLayers, 0, largestCount},
        {"moe_every", a.moeEvery, one, largestCount},
        {"route_nodes", a.routeNodes, 0, largestCount},
        {"window", a.window, 0, largestCount},
        {"window_layers", a.windowLayers, 0, a.layers},
        {"moe_layers", a.moeLayersGiven, 0, a.layers},
        {"no_mlp_layers", a.mlpFreeLayers, 0, a.layers},
        {"expert_hidden", a.expertHidden, 0, largestCount},
        {"extra_matmul", a.extraMatmul, 0, largestCount},
        {"extra_other", a.extraOther, 0, largestCount},
    };
    for (const FieldCheck& check : checks) {
        if (!(check.value >= check.low && check.value <= check.high))
            return outOfRange(check);
    }
    if (std::fmod(a.heads, a.kvHeads) != 0)
        return fail(code::range, "kv_heads", CORE_TR_NOOP("core", "kv_heads (%1) must divide heads (%2)"), {a.kvHeads, a.heads});
    if (auto mixers = validateMixers(a); !mixers)
        return mixers;
    if (moeLayerCount(a) + a.mlpFreeLayers < a.layers && a.ffn == 0)
        return fail(code::missing, "ffn", CORE_TR_NOOP("core", "ffn is missing: the model has dense layers"));
    return {};
}

Result<Geometry> geometry(const Architecture& a)
{
    if (auto valid = validate(a); !valid)
        return Failure(valid.error());
    const double nu = static_cast<double>(a.norm);
    Geometry g;
    g.moeLayers = moeLayerCount(a);
    g.denseLayers = a.layers - g.moeLayers;
    g.attentionLayers = a.layers - mixerLayers(a);
    g.queryKeyDim = a.attention == AttentionKind::Latent ? a.nopeDim + a.ropeDim : a.headDim;
    g.valueDim = a.attention == AttentionKind::Latent ? a.valueDim : a.headDim;
    g.kvElements = a.attention == AttentionKind::Latent ? a.kvRank + a.ropeDim : 2 * a.kvHeads * a.headDim;
    g.kvElementsAll = g.attentionLayers * g.kvElements;
    g.attention = attentionWeights(a);
    Weights attentionSum{g.attentionLayers * g.attention.matmul, g.attentionLayers * g.attention.other};
    if (g.attentionLayers < a.layers) {
        for (const Mixer& mixer : a.mixers) {
            attentionSum.matmul += mixer.layers * mixer.matmul;
            attentionSum.other += mixer.layers * mixer.other;
            g.kvElementsAll += mixer.layers * mixer.cached;
            g.stateElements += mixer.layers * mixer.state;
        }
        g.attention = {attentionSum.matmul / a.layers, attentionSum.other / a.layers};
        g.kvElements = g.kvElementsAll / a.layers;
    }
    Weights denseSum;
    if (a.ffn > 0) {
        g.denseMlp.matmul = a.matrices * a.hidden * a.ffn;
        g.denseMlp.other = a.mlpBias ? (a.matrices - 1) * a.ffn + a.hidden : 0;
        denseSum = {(g.denseLayers - a.mlpFreeLayers) * g.denseMlp.matmul, (g.denseLayers - a.mlpFreeLayers) * g.denseMlp.other};
        if (a.mlpFreeLayers > 0)
            g.denseMlp = {denseSum.matmul / g.denseLayers, denseSum.other / g.denseLayers};
    }
    if (a.experts > 0) {
        const double width = a.expertHidden > 0 ? a.expertHidden : a.hidden;
        g.expert.matmul = a.matrices * width * a.expertFfn;
        g.expert.other = a.expertBias ? (a.matrices - 1) * a.expertFfn + width : 0;
        g.moeFixed.matmul = a.hidden * a.experts + a.matrices * a.hidden * a.sharedFfn + (a.sharedGate ? a.hidden : 0)
                            + (a.expertHidden > 0 ? 2 * a.hidden * width : 0);
        g.moeFixed.other = a.routerBias ? a.experts : 0;
    }
    g.norms = a.normsPerLayer * nu * a.hidden;
    g.embedding = a.vocab * a.hidden;
    g.head = a.tied ? 0 : g.embedding;
    g.outsideRest = a.learnedPositions * a.hidden + nu * a.hidden + (a.headBias ? a.vocab : 0) + a.extraMatmul + a.extraOther;

    const double everyLayer = attentionSum.all() + denseSum.all() + a.layers * g.norms + g.moeLayers * g.moeFixed.all();
    const double outside = g.embedding + g.head + g.outsideRest;
    g.total = everyLayer + g.moeLayers * a.experts * g.expert.all() + outside;
    g.active = everyLayer + g.moeLayers * a.topk * g.expert.all() + outside;
    g.matmulLayers = attentionSum.matmul + denseSum.matmul + g.moeLayers * (g.moeFixed.matmul + a.topk * g.expert.matmul) + a.extraMatmul;
    g.matmul = g.matmulLayers + g.embedding;
    if (!std::isfinite(g.total) || !std::isfinite(g.active) || !std::isfinite(g.matmul) || !std::isfinite(g.kvElementsAll))
        return fail(code::range, "layers", CORE_TR_NOOP("core", "the model is too large to count"));
    return g;
}

double attentionSpan(const Architecture& a, double s, bool causal)
{
    const double full = a.layers - mixerLayers(a) - a.windowLayers;
    return full * keysSeen(0, s, causal) + a.windowLayers * keysSeen(a.window, s, causal);
}

double attentionFlopsPerToken(const Architecture& a, const Geometry& g, double s, bool causal)
{
    double flops = 2 * a.heads * (g.queryKeyDim + g.valueDim) * attentionSpan(a, s, causal);
    for (const Mixer& mixer : a.mixers) {
        if (mixer.layers == 0)
            continue;
        const double compressed = mixer.compression > 0 ? keysSeen(mixer.selected, s / mixer.compression, causal) : 0;
        flops += mixer.layers * (2 * mixer.scoreWidth * (keysSeen(mixer.window, s, causal) + compressed) + mixer.flops);
    }
    return flops;
}

}  // namespace outlay
