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
    if (a.experts == 0 || a.denseLayers >= a.layers)
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
    w.matmul = (a.queryRank > 0 ? a.hidden * a.queryRank + a.queryRank * queryDim : a.hidden * queryDim)
             + a.hidden * (a.kvRank + a.ropeDim) + a.kvRank * a.heads * (a.nopeDim + a.valueDim) + a.heads * a.valueDim * a.hidden;
    w.other = nu * (a.queryRank + a.kvRank);
    if (a.indexHeads > 0) {
        w.matmul += (a.queryRank > 0 ? a.queryRank : a.hidden) * a.indexHeads * a.indexDim + a.hidden * a.indexDim + a.hidden * a.indexHeads;
        w.other += 2 * a.indexDim;
    }
    return w;
}

}  // namespace

bool isMoeLayer(const Architecture& a, double index)
{
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
    };
    for (const FieldCheck& check : checks) {
        if (!(check.value >= check.low && check.value <= check.high))
            return outOfRange(check);
    }
    if (std::fmod(a.heads, a.kvHeads) != 0)
        return fail(code::range, "kv_heads", CORE_TR_NOOP("core", "kv_heads (%1) must divide heads (%2)"), {a.kvHeads, a.heads});
    if (moeLayerCount(a) < a.layers && a.ffn == 0)
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
    g.attention = attentionWeights(a);
    if (a.ffn > 0) {
        g.denseMlp.matmul = a.matrices * a.hidden * a.ffn;
        g.denseMlp.other = a.mlpBias ? (a.matrices - 1) * a.ffn + a.hidden : 0;
    }
    if (a.experts > 0) {
        g.expert.matmul = a.matrices * a.hidden * a.expertFfn;
        g.expert.other = a.expertBias ? (a.matrices - 1) * a.expertFfn + a.hidden : 0;
        g.moeFixed.matmul = a.hidden * a.experts + a.matrices * a.hidden * a.sharedFfn + (a.sharedGate ? a.hidden : 0);
        g.moeFixed.other = a.routerBias ? a.experts : 0;
    }
    g.norms = a.normsPerLayer * nu * a.hidden;
    g.embedding = a.vocab * a.hidden;
    g.head = a.tied ? 0 : g.embedding;
    g.outsideRest = a.learnedPositions * a.hidden + nu * a.hidden + (a.headBias ? a.vocab : 0);
    g.queryKeyDim = a.attention == AttentionKind::Latent ? a.nopeDim + a.ropeDim : a.headDim;
    g.valueDim = a.attention == AttentionKind::Latent ? a.valueDim : a.headDim;
    g.kvElements = a.attention == AttentionKind::Latent ? a.kvRank + a.ropeDim : 2 * a.kvHeads * a.headDim;

    const double dense = g.denseLayers * (g.attention.all() + g.denseMlp.all() + g.norms);
    const double moeShared = g.moeLayers * (g.attention.all() + g.moeFixed.all() + g.norms);
    const double outside = g.embedding + g.head + g.outsideRest;
    g.total = dense + moeShared + g.moeLayers * a.experts * g.expert.all() + outside;
    g.active = dense + moeShared + g.moeLayers * a.topk * g.expert.all() + outside;
    g.matmulLayers = g.denseLayers * (g.attention.matmul + g.denseMlp.matmul)
                   + g.moeLayers * (g.attention.matmul + g.moeFixed.matmul + a.topk * g.expert.matmul);
    g.matmul = g.matmulLayers + g.embedding;
    if (!std::isfinite(g.total) || !std::isfinite(g.active) || !std::isfinite(g.matmul) || !std::isfinite(g.kvElements * a.layers))
        return fail(code::range, "layers", CORE_TR_NOOP("core", "the model is too large to count"));
    return g;
}

double attentionSpan(const Architecture& a, double s, bool causal)
{
    const double full = causal ? s / 2 : s;
    double windowed = full;
    if (a.window > 0 && a.window < s)
        windowed = causal ? a.window - a.window * a.window / (2 * s) : a.window;
    return (a.layers - a.windowLayers) * full + a.windowLayers * windowed;
}

double attentionFlopsPerToken(const Architecture& a, const Geometry& g, double s, bool causal)
{
    return 2 * a.heads * (g.queryKeyDim + g.valueDim) * attentionSpan(a, s, causal);
}

}  // namespace outlay
