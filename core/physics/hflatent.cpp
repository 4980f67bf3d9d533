// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Model types with latent attention: DeepSeek and its relatives.
#include "core/physics/hffields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace outlay::hf {

namespace {

// MLA and the mixture of experts, as DeepSeek-V2 and later write them (A.3).
void readDeepseek(Config& c)
{
    c.a.layers = c.count("num_hidden_layers");
    c.a.hidden = c.count("hidden_size");
    c.a.heads = c.count("num_attention_heads");
    c.a.kvHeads = c.a.heads;
    c.a.vocab = c.count("vocab_size");
    c.a.ffn = c.count("intermediate_size", 0);
    c.a.tied = c.tied(false);
    c.a.attention = AttentionKind::Latent;
    c.a.queryRank = c.count("q_lora_rank", 0);
    c.a.kvRank = c.count("kv_lora_rank");
    c.a.nopeDim = c.count("qk_nope_head_dim");
    c.a.ropeDim = c.count("qk_rope_head_dim");
    c.a.valueDim = c.count("v_head_dim");
    // Latent attention has no use for it; a whole number keeps the architecture readable as canonical fields.
    c.a.headDim = std::max(1.0, std::floor(c.a.hidden / c.a.heads));
    if (!c.has("n_routed_experts"))
        return;
    c.a.experts = c.count("n_routed_experts");
    c.a.topk = c.count("num_experts_per_tok");
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.count("n_shared_experts", 0) * c.a.expertFfn;
    c.a.denseLayers = c.count("first_k_dense_replace", 0);
    c.a.moeEvery = c.countOf({"moe_layer_freq"}, 1);
    c.a.routeNodes = c.count("topk_group", 0);
}

void readDeepseekV3(Config& c)
{
    readDeepseek(c);
    c.a.routerBias = c.a.experts > 0;
}

void readDeepseekV32(Config& c)
{
    readDeepseekV3(c);
    c.a.indexHeads = c.count("index_n_heads");
    c.a.indexDim = c.count("index_head_dim");
}

void readMiniCpm3(Config& c)
{
    readDeepseek(c);
    c.a.tied = c.tied(true);
}

// Compressed attention of DeepSeek-V4: one key that is its own value for all heads, kept for a short window; older tokens
// are pooled by `ratio`, and where the ratio is 4 an indexer selects among the pooled ones.
Mixer compressedMixer(Config& c, double ratio)
{
    const double hidden = c.a.hidden;
    const double dim = c.a.headDim;
    const double queryRank = c.count("q_lora_rank");
    const double outputRank = c.count("o_lora_rank");
    const double groups = c.count("o_groups");
    const double indexHeads = c.count("index_n_heads");
    const double indexDim = c.count("index_head_dim");
    const double streams = c.countOf({"hc_mult"}, 1);
    Mixer m;
    m.layers = 1;
    m.matmul = hidden * queryRank + queryRank * c.a.heads * dim + hidden * dim  // queries, the key
               + c.a.heads * dim * outputRank + groups * outputRank * hidden;      // output by groups
    m.other = queryRank + dim + c.a.heads;                                       // two norms, sinks
    m.window = c.count("sliding_window");
    m.scoreWidth = c.a.heads * 2 * dim;
    m.cached = ratio > 0 ? dim / ratio : dim;
    if (ratio > 0) {
        const double overlap = ratio == 4 ? 2 : 1;
        m.compression = ratio;
        m.matmul += 2 * hidden * overlap * dim;
        m.other += ratio * overlap * dim + dim;
        if (ratio == 4) {
            m.selected = c.count("index_topk", 0);
            m.matmul += queryRank * indexHeads * indexDim + hidden * indexHeads + 2 * hidden * overlap * indexDim;
            m.other += ratio * overlap * indexDim + indexDim;
            m.cached += indexDim / ratio;
        }
    }
    if (streams > 1) {
        // Hyper-connections: before attention and before the MLP, weights that mix the residual streams.
        const double mixes = (2 + streams) * streams;
        m.matmul += 2 * mixes * streams * hidden;
        m.other += 2 * (mixes + 3);
    }
    return m;
}

void readDeepseekV4(Config& c)
{
    readCommon(c);
    c.a.ffn = 0;
    c.a.experts = c.count("n_routed_experts");
    c.a.topk = c.count("num_experts_per_tok");
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.count("n_shared_experts", 0) * c.a.expertFfn;
    c.a.routerBias = true;
    const std::vector<double> ratios = c.reader().numbers("compress_ratios", between(0, 1e6));
    if (c.reader().failed())
        return;
    if (double(ratios.size()) < c.a.layers) {
        c.unsupported("fewer compress_ratios than layers");
        return;
    }
    for (std::size_t i = 0; double(i) < c.a.layers; ++i)
        c.addMixer(compressedMixer(c, ratios[i]));
    const double streams = c.countOf({"hc_mult"}, 1);
    if (streams > 1)
        c.a.extraMatmul = streams * streams * c.a.hidden;  // joins the streams before the head
}

constexpr std::array<Row, 9> rows = {{
    {"deepseek_ref", readDeepseekV4},
    {"deepseek_v2", readDeepseek},
    {"deepseek_v3", readDeepseekV3},
    {"deepseek_v32", readDeepseekV32},
    {"deepseek_v4", readDeepseekV4},
    {"glm4_moe_lite", readDeepseekV3},
    {"glm_moe_dsa", readDeepseekV32},
    {"kimi_k2", readDeepseekV3},
    {"minicpm3", readMiniCpm3},
}};

}  // namespace

std::span<const Row> latentRows() { return rows; }

}  // namespace outlay::hf
