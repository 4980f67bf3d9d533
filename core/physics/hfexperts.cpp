// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Model types with uniform attention and mixtures of experts.
#include "core/physics/hffields.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace outlay::hf {

namespace {

// num_experts_per_tok and its other names.
double readTopk(Config& c) { return c.countOf({"num_experts_per_tok", "experts_per_token", "num_experts_per_token", "moe_topk"}); }

void readMixtral(Config& c)
{
    readCommon(c);
    c.a.experts = c.count("num_local_experts");
    c.a.topk = readTopk(c);
    c.a.expertFfn = c.count("intermediate_size");
}

// num_experts, num_experts_per_tok, moe_intermediate_size, decoder_sparse_step.
void readQwenExperts(Config& c)
{
    c.a.experts = c.count("num_experts");
    c.a.topk = c.count("num_experts_per_tok");
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.moeEvery = c.countOf({"decoder_sparse_step"}, 1);
}

void readQwen2Moe(Config& c)
{
    readCommon(c);
    c.a.qkvBias = true;
    readQwenExperts(c);
    c.a.sharedFfn = c.count("shared_expert_intermediate_size", 0);
    c.a.sharedGate = c.a.sharedFfn > 0;
}

void readQwen3Moe(Config& c)
{
    readCommon(c, false, 128);
    c.a.qkNorm = QkNorm::Head;
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    readQwenExperts(c);
}

// n_routed_experts, n_shared_experts, first_k_dense_replace of DeepSeek and its relatives with grouped attention.
void readRoutedExperts(Config& c)
{
    c.a.experts = c.count("n_routed_experts");
    c.a.topk = readTopk(c);
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.count("n_shared_experts", 0) * c.a.expertFfn;
    c.a.denseLayers = c.count("first_k_dense_replace", 0);
}

void readGlm4Moe(Config& c)
{
    readCommon(c);
    c.a.qkvBias = c.flag("attention_bias", false);
    c.a.qkNorm = c.flag("use_qk_norm", false) ? QkNorm::Head : QkNorm::None;
    readRoutedExperts(c);
    c.a.routerBias = true;
}

// Copies of GLM-4.5's file shorten its model_type to that of the dense GLM-4.
void readGlm(Config& c)
{
    if (c.has("n_routed_experts")) {
        readGlm4Moe(c);
        return;
    }
    readCommon(c);
    c.a.qkvBias = c.flag("attention_bias", false);
}

void readDeepseekMoe(Config& c)
{
    readCommon(c);
    readRoutedExperts(c);
}

void readDots1(Config& c)
{
    readCommon(c);
    c.a.qkNorm = QkNorm::Head;
    readRoutedExperts(c);
    c.a.routerBias = true;
}

void readLlama4(Config& c)
{
    readCommon(c);
    c.a.ffn = c.count("intermediate_size_mlp", 0);
    c.a.experts = c.count("num_local_experts");
    c.a.topk = readTopk(c);
    c.a.expertFfn = c.a.sharedFfn = c.count("intermediate_size");
    c.a.moeEvery = c.countOf({"interleave_moe_layer_step"}, 1);
    c.a.window = c.count("attention_chunk_size", 0);
    c.a.windowLayers = c.a.window > 0 ? c.a.layers - std::floor(c.a.layers / 4) : 0;
}

void readMinimaxM2(Config& c)
{
    readMixtral(c);
    c.a.sharedFfn = c.count("shared_intermediate_size", 0);
    c.a.routerBias = c.flag("use_routing_bias", false);
    c.a.qkNorm = c.flag("use_qk_norm", false) ? QkNorm::Full : QkNorm::None;
}

void readMinimaxM3(Config& c)
{
    readCommon(c);
    c.a.ffn = c.countOf({"dense_intermediate_size"}, c.a.ffn);
    c.a.experts = c.countOf({"num_local_experts", "num_experts"});
    c.a.topk = readTopk(c);
    c.a.expertFfn = c.countOf({"moe_intermediate_size", "intermediate_size"});
    c.a.sharedFfn = c.count("n_shared_experts", 0) * c.countOf({"shared_intermediate_size"}, c.a.expertFfn);
    const bool listed = c.has("moe_layer_freq");
    c.a.moeLayersGiven = listed ? c.countOnes("moe_layer_freq") : 0;
    c.a.denseLayers = c.count("first_k_dense_replace", 0);
    // Leading dense layers say which layers they are; the plain count is only for other patterns.
    if (c.a.denseLayers + c.a.moeLayersGiven == c.a.layers)
        c.a.moeLayersGiven = 0;
    c.a.routerBias = c.flag("use_routing_bias", false);
    if (c.flag("use_qk_norm", false))
        c.a.qkNorm = c.reader().text("qk_norm_type", "per_head") == "per_layer" ? QkNorm::Full : QkNorm::Head;
}

void readGptOss(Config& c)
{
    readMixtral(c);
    c.a.qkvBias = c.a.outputBias = c.a.sinks = c.a.expertBias = c.a.routerBias = true;
    c.a.window = c.count("sliding_window", 0);
    c.a.windowLayers = c.a.window > 0 ? std::floor((c.a.layers + 1) / 2) : 0;
}

void readPhiMoe(Config& c)
{
    readMixtral(c);
    c.a.norm = NormKind::Layer;
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    c.a.headBias = c.flag("lm_head_bias", false);
}

void readOlmoe(Config& c)
{
    readCommon(c);
    c.a.qkNorm = QkNorm::Full;
    c.a.experts = c.count("num_experts");
    c.a.topk = readTopk(c);
    c.a.expertFfn = c.count("intermediate_size");
}

void readDbrx(Config& c)
{
    JsonReader attention = c.reader().object("attn_config");
    JsonReader experts = c.reader().object("ffn_config");
    c.a.layers = c.count("n_layers");
    c.a.hidden = c.count("d_model");
    c.a.heads = c.count("n_heads");
    c.a.kvHeads = attention.integer("kv_n_heads", atLeast(1), c.a.heads);
    c.a.headDim = readHeadDim(c);
    c.a.vocab = c.count("vocab_size");
    c.a.tied = c.tied(false);
    c.a.experts = experts.integer("moe_num_experts", atLeast(1));
    c.a.topk = experts.integer("moe_top_k", atLeast(1));
    c.a.expertFfn = experts.integer("ffn_hidden_size", atLeast(1));
}

void readGraniteMoe(Config& c)
{
    readMixtral(c);
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    c.a.sharedFfn = c.count("shared_intermediate_size", 0);
}

// The sliding layers of this type's text have the shape of the full ones where no further attention setting is given.
void readStep37(Config& c)
{
    readCommon(c);
    if (c.has("attention_other_setting"))
        c.unsupported("attention_other_setting");
    c.a.experts = c.countOf({"num_experts", "moe_num_experts"});
    c.a.topk = c.countOf({"num_experts_per_tok", "moe_top_k"});
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.countOf({"share_expert_dim"}, 0);
    c.a.routerBias = c.flag("use_moe_router_bias", false);
    c.a.denseLayers = c.count("first_k_dense_replace", 0);
    setWindow(c, "sliding_window", 0);
}

void readErnieMoe(Config& c)
{
    readCommon(c);
    c.a.tied = c.tied(true);
    c.a.qkvBias = c.a.outputBias = c.a.mlpBias = c.flag("use_bias", false);
    c.a.experts = c.count("moe_num_experts");
    c.a.topk = c.countOf({"moe_k"}, 6);
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.count("moe_num_shared_experts", 0) * c.a.expertFfn;
    c.a.denseLayers = c.count("moe_layer_start_index", 0);
    c.a.moeEvery = c.countOf({"moe_layer_interval"}, 1);
    c.a.routerBias = true;
}

constexpr std::array<Row, 24> rows = {{
    {"dbrx", readDbrx},
    {"deepseek", readDeepseekMoe},
    {"dots1", readDots1},
    {"ernie4_5_moe", readErnieMoe},
    {"glm", readGlm},
    {"glm4_moe", readGlm4Moe},
    {"glm4v_moe_text", readGlm4Moe},
    {"gpt_oss", readGptOss},
    {"granitemoe", readGraniteMoe},
    {"granitemoeshared", readGraniteMoe},
    {"llama4_text", readLlama4},
    {"minimax_m2", readMinimaxM2},
    {"minimax_m3", readMinimaxM3},
    {"minimax_m3_text", readMinimaxM3},
    {"minimax_m3_vl_text", readMinimaxM3},
    {"mixtral", readMixtral},
    {"olmoe", readOlmoe},
    {"phimoe", readPhiMoe},
    {"qwen2_moe", readQwen2Moe},
    {"qwen3_moe", readQwen3Moe},
    {"qwen3_omni_moe_text", readQwen3Moe},
    {"qwen3_vl_moe_text", readQwen3Moe},
    {"step3p5", readStep37},
    {"step3p7", readStep37},
}};

}  // namespace

std::span<const Row> expertRows() { return rows; }

}  // namespace outlay::hf
