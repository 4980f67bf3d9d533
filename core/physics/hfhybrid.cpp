// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Model types that mix attention with linear attention or state-space layers.
//
// FLOPs of a recurrent state of n heads with d_k × d_v elements each, per token: writing the outer product and reading the
// state are 2·n·d_k·d_v each; the delta rule reads it once more before it writes. Decays are elementwise and not counted.
// The weights of short convolutions are used once per token, like those of matrix products.
#include "core/physics/hffields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace outlay::hf {

namespace {

constexpr double deltaRuleFlops = 6;
constexpr double linearStateFlops = 4;

// Number of layers with full attention: by layer_types, else every full_attention_interval-th.
double fullAttentionLayers(Config& c)
{
    if (c.has("layer_types"))
        return c.countNamed("layer_types", "full_attention");
    const double interval = c.countOf({"full_attention_interval"}, 4);
    return interval > 0 ? std::floor(c.a.layers / interval) : c.a.layers;
}

// Gated delta net of Qwen3-Next and Qwen3.5.
void addGatedDeltaNet(Config& c, bool gateByDefault)
{
    const double keyHeads = c.count("linear_num_key_heads");
    const double valueHeads = c.count("linear_num_value_heads");
    const double keyDim = c.count("linear_key_head_dim");
    const double valueDim = c.count("linear_value_head_dim");
    const double keys = keyHeads * keyDim;
    const double values = valueHeads * valueDim;
    const double kernel = c.countOf({"linear_conv_kernel_dim"}, 4);
    const double full = fullAttentionLayers(c);
    Mixer m;
    m.layers = c.a.layers - full;
    m.matmul = c.a.hidden * (2 * keys + 2 * values + 2 * valueHeads) + (2 * keys + values) * kernel + values * c.a.hidden;
    m.other = 2 * valueHeads + valueDim;
    m.flops = deltaRuleFlops * valueHeads * keyDim * valueDim;
    m.state = valueHeads * keyDim * valueDim + (2 * keys + values) * (kernel - 1);
    c.addMixer(m);
    c.a.qkNorm = QkNorm::Head;
    if (c.flag("attn_output_gate", gateByDefault))
        c.a.extraMatmul = full * c.a.hidden * c.a.heads * c.a.headDim;
}

void readQwen35(Config& c)
{
    readCommon(c, false, 256);
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    addGatedDeltaNet(c, true);
}

void readQwen35Moe(Config& c)
{
    readQwen35(c);
    c.a.experts = c.count("num_experts");
    c.a.topk = c.count("num_experts_per_tok");
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.count("shared_expert_intermediate_size", 0);
    c.a.sharedGate = c.a.sharedFfn > 0;
    c.a.moeEvery = c.countOf({"decoder_sparse_step"}, 1);
}

// Kimi delta attention beside latent attention: Kimi-Linear and K3.
void readKimiLinear(Config& c)
{
    c.a.layers = c.count("num_hidden_layers");
    c.a.hidden = c.count("hidden_size");
    c.a.heads = c.count("num_attention_heads");
    c.a.kvHeads = c.a.heads;
    c.a.headDim = std::max(1.0, std::floor(c.a.hidden / c.a.heads));
    c.a.vocab = c.count("vocab_size");
    c.a.ffn = c.count("intermediate_size", 0);
    c.a.tied = c.tied(false);
    c.a.attention = AttentionKind::Latent;
    c.a.queryRank = c.count("q_lora_rank", 0);
    c.a.kvRank = c.count("kv_lora_rank");
    c.a.nopeDim = c.count("qk_nope_head_dim");
    c.a.ropeDim = c.count("qk_rope_head_dim");
    c.a.valueDim = c.count("v_head_dim");
    if (c.has("num_experts")) {
        c.a.experts = c.count("num_experts");
        c.a.topk = c.countOf({"num_experts_per_token", "num_experts_per_tok"});
        c.a.expertFfn = c.count("moe_intermediate_size");
        c.a.sharedFfn = c.count("num_shared_experts", 0) * c.a.expertFfn;
        c.a.denseLayers = c.count("first_k_dense_replace", 0);
        c.a.moeEvery = c.countOf({"moe_layer_freq"}, 1);
        c.a.expertHidden = c.count("routed_expert_hidden_size", 0);
        c.a.routerBias = true;
    }
    JsonReader linear = c.reader().object("linear_attn_config");
    const double heads = linear.integer("num_heads", atLeast(1));
    const double dim = linear.integer("head_dim", atLeast(1));
    const double kernel = linear.integer("short_conv_kernel_size", atLeast(1), 4);
    const bool fullRankGate = linear.flag("use_full_rank_gate", false);
    const double inner = heads * dim;
    const double lowRank = c.a.hidden * dim + dim * inner;
    Mixer m;
    m.layers = double(linear.numbers("kda_layers", atLeast(0)).size());
    m.matmul = 3 * c.a.hidden * inner + 3 * inner * kernel + lowRank + c.a.hidden * heads + (fullRankGate ? c.a.hidden * inner : lowRank)
               + inner * c.a.hidden;
    m.other = heads + inner + dim;  // decay rates, time-step bias, norm of the output
    m.flops = deltaRuleFlops * heads * dim * dim;
    m.state = heads * dim * dim + 3 * inner * (kernel - 1);
    if (m.layers > c.a.layers) {
        c.unsupported("more kda_layers than layers");
        return;
    }
    c.addMixer(m);
    if (c.flag("mla_use_output_gate", false))
        c.a.extraMatmul = (c.a.layers - m.layers) * c.a.hidden * c.a.heads * c.a.valueDim;
    if (c.flag("latent_moe_use_norm", false))
        c.a.extraOther = std::max(0.0, c.a.layers - c.a.denseLayers) * c.a.expertHidden;
}

// Lightning attention of MiniMax-Text-01 and M1: attn_type_list 0 = linear, 1 = full.
void readMinimax01(Config& c)
{
    readCommon(c);
    c.a.experts = c.count("num_local_experts");
    c.a.topk = c.count("num_experts_per_tok");
    c.a.expertFfn = c.count("intermediate_size");
    c.a.sharedFfn = c.count("shared_intermediate_size", 0);
    const double inner = c.a.heads * c.a.headDim;
    double full = 0;
    if (c.has("attn_type_list")) {
        full = c.countOnes("attn_type_list");
    } else {
        full = c.countNamed("layer_types", "full_attention");
        if (!c.has("layer_types"))
            c.unsupported("no list of layer types");
    }
    Mixer m;
    m.layers = c.a.layers - full;
    m.matmul = 3 * c.a.hidden * inner + c.a.hidden * inner + inner * c.a.hidden;
    m.other = inner;
    m.flops = linearStateFlops * inner * c.a.headDim;
    m.state = inner * c.a.headDim;
    c.addMixer(m);
}

// The kinds of blocks of Nemotron-H, from hybrid_override_pattern (M mamba, * attention, - MLP, E experts) or from
// layers_block_type. A block is a mixer or an MLP, never both.
struct BlockCounts {
    double mamba = 0;
    double attention = 0;
    double mlp = 0;
    double experts = 0;
    [[nodiscard]] double all() const { return mamba + attention + mlp + experts; }
};

BlockCounts readBlocks(Config& c)
{
    BlockCounts blocks;
    if (c.has("hybrid_override_pattern")) {
        for (const char kind : c.reader().text("hybrid_override_pattern")) {
            switch (kind) {
            case 'M':
                ++blocks.mamba;
                break;
            case '*':
                ++blocks.attention;
                break;
            case '-':
                ++blocks.mlp;
                break;
            case 'E':
                ++blocks.experts;
                break;
            default:
                c.unsupported("an unknown letter in hybrid_override_pattern");
                return blocks;
            }
        }
    } else {
        c.a.layers = 1e4;  // the list itself says how many layers there are
        blocks = {c.countNamed("layers_block_type", "mamba"), c.countNamed("layers_block_type", "attention"),
                  c.countNamed("layers_block_type", "mlp"), c.countNamed("layers_block_type", "moe")};
        const Json* list = c.reader().find("layers_block_type");
        if (!list || blocks.all() != double(list->size()))
            c.unsupported("no list of layers_block_type that is understood");
    }
    if (blocks.all() == 0 || blocks.all() > 1e4)
        c.unsupported("an empty or endless pattern of layers");
    return blocks;
}

// Mamba-2 block.
Mixer mambaMixer(Config& c, double layers)
{
    const double heads = c.count("mamba_num_heads");
    const double inner = heads * c.count("mamba_head_dim");
    const double stateSize = c.count("ssm_state_size");
    const double convolved = inner + 2 * c.count("n_groups") * stateSize;
    const double kernel = c.countOf({"conv_kernel"}, 4);
    const double projected = inner + convolved + heads;
    const bool bias = c.flag("use_bias", false) || c.flag("mamba_proj_bias", false);
    Mixer m;
    m.layers = layers;
    m.matmul = c.a.hidden * projected + convolved * kernel + inner * c.a.hidden;
    m.other = (c.flag("use_conv_bias", true) ? convolved : 0) + 3 * heads + inner + (bias ? projected + c.a.hidden : 0);
    m.flops = linearStateFlops * inner * stateSize;
    m.state = inner * stateSize + convolved * (kernel - 1);
    return m;
}

void readNemotronH(Config& c)
{
    const BlockCounts blocks = readBlocks(c);
    if (c.reader().failed())
        return;
    c.a.layers = blocks.all();
    c.a.hidden = c.count("hidden_size");
    c.a.heads = c.count("num_attention_heads");
    c.a.kvHeads = c.countOf({"num_key_value_heads"}, c.a.heads);
    c.a.headDim = c.has("attention_head_dim") ? c.count("attention_head_dim") : readHeadDim(c);
    c.a.vocab = c.count("vocab_size");
    c.a.tied = c.tied(false);
    c.a.matrices = 2;
    c.a.normsPerLayer = 1;
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    c.a.mlpBias = c.flag("mlp_bias", false);
    c.a.ffn = blocks.mlp > 0 ? c.count("intermediate_size") : 0;
    c.a.mlpFreeLayers = blocks.mamba + blocks.attention;
    if (blocks.mamba > 0)
        c.addMixer(mambaMixer(c, blocks.mamba));
    Mixer none;
    none.layers = blocks.mlp + blocks.experts;
    c.addMixer(none);
    if (blocks.experts == 0)
        return;
    c.a.experts = c.count("n_routed_experts");
    c.a.topk = c.count("num_experts_per_tok");
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.count("n_shared_experts", 1) * c.countOf({"moe_shared_expert_intermediate_size"}, c.a.expertFfn);
    c.a.expertHidden = c.count("moe_latent_size", 0);
    c.a.routerBias = true;
    c.a.moeLayersGiven = blocks.experts;
}

constexpr std::array<Row, 8> rows = {{
    {"kimi_linear", readKimiLinear},
    {"minimax", readMinimax01},
    {"minimax_m1", readMinimax01},
    {"minimax_text_01", readMinimax01},
    {"nemotron_h", readNemotronH},
    {"qwen3_5_moe_text", readQwen35Moe},
    {"qwen3_5_text", readQwen35},
    {"qwen3_next", readQwen35Moe},
}};

}  // namespace

std::span<const Row> hybridRows() { return rows; }

}  // namespace outlay::hf
