// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Model types whose layers differ in attention heads, head sizes or MLP widths.
#include "core/physics/hffields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace outlay::hf {

namespace {

// Defaults of the type, which published files of its small models rely on.
void readGemma3(Config& c)
{
    c.a.layers = c.countOf({"num_hidden_layers"}, 26);
    c.a.hidden = c.countOf({"hidden_size"}, 2304);
    c.a.heads = c.countOf({"num_attention_heads"}, 8);
    c.a.kvHeads = c.countOf({"num_key_value_heads"}, 4);
    c.a.headDim = readHeadDim(c, 256);
    c.a.ffn = c.countOf({"intermediate_size"}, 9216);
    c.a.vocab = c.countOf({"vocab_size"}, 262208);
    c.a.tied = c.tied(true);
    c.a.normsPerLayer = 4;
    c.a.qkNorm = QkNorm::Head;
    const double pattern = c.countOf({"sliding_window_pattern", "_sliding_window_pattern"}, 6);
    setWindow(c, "sliding_window", pattern > 0 ? c.a.layers - std::floor(c.a.layers / pattern) : 0);
}

// Sliding layers have the common attention; full ones have their own heads and may use their keys as values.
void readGemma4(Config& c)
{
    readCommon(c, true, 256);
    if (c.count("hidden_size_per_layer_input", 0) > 0 || c.count("num_kv_shared_layers", 0) > 0)
        c.unsupported("inputs of their own or shared keys in some layers");
    c.a.normsPerLayer = 4;
    c.a.qkNorm = QkNorm::Head;
    const double full = c.countNamed("layer_types", "full_attention");
    c.a.window = c.count("sliding_window", 0);
    c.a.windowLayers = c.a.window > 0 ? c.a.layers - full : 0;
    const double globalDim = c.countOf({"global_head_dim"}, c.a.headDim);
    const bool shared = c.flag("attention_k_eq_v", false);
    const double globalKv = shared ? c.countOf({"num_global_key_value_heads"}, c.a.kvHeads) : c.a.kvHeads;
    c.addMixer(groupedMixer(c.a.hidden, full, {c.a.heads, globalKv, globalDim, globalDim, false, shared, 2 * globalDim}));
    if (c.flag("enable_moe_block", false)) {
        // A dense MLP beside the experts in every layer, with three more norms.
        c.a.experts = c.count("num_experts");
        c.a.topk = c.countOf({"top_k_experts", "num_experts_per_tok"});
        c.a.expertFfn = c.countOf({"expert_intermediate_size", "moe_intermediate_size"});
        c.a.sharedFfn = c.a.ffn;
        c.a.normsPerLayer = 7;
        c.a.extraOther = c.a.layers * (c.a.hidden + c.a.experts);  // scales of the router's input and of each expert
    }
}

// Cross-attention layers look at the image: their keys grow with the image, not with the text.
void readMllama(Config& c)
{
    readCommon(c);
    const double cross = double(c.reader().numbers("cross_attention_layers", atLeast(0)).size());
    if (cross > c.a.layers) {
        c.unsupported("more cross_attention_layers than layers");
        return;
    }
    Mixer m = groupedMixer(c.a.hidden, cross, {c.a.heads, c.a.kvHeads, c.a.headDim, c.a.headDim, false, false, 2 * c.a.headDim + 2});
    m.cached = m.scoreWidth = 0;
    c.addMixer(m);
    c.a.extraOther = 8 * c.a.hidden;  // embeddings of the image's special tokens
}

// MiMo-V2: hybrid_layer_pattern 1 = sliding window with its own heads; moe_layer_freq 1 = experts.
void readMimoV2(Config& c)
{
    readCommon(c);
    const double valueDim = c.countOf({"v_head_dim"}, c.a.headDim);
    const double sliding = c.countOnes("hybrid_layer_pattern");
    const double swaHeads = c.countOf({"swa_num_attention_heads"}, c.a.heads);
    const double swaKv = c.countOf({"swa_num_key_value_heads"}, c.a.kvHeads);
    const double swaDim = c.countOf({"swa_head_dim"}, c.a.headDim);
    const double swaValue = c.countOf({"swa_v_head_dim"}, valueDim);
    const bool bias = c.flag("attention_bias", false);
    const auto biases = [bias](double heads, double kv, double key, double value) { return bias ? (heads + kv) * key + kv * value : 0; };
    const double sinks = c.flag("add_full_attention_sink_bias", false) ? c.a.heads : 0;
    const double swaSinks = c.flag("add_swa_attention_sink_bias", false) ? swaHeads : 0;
    c.addMixer(
        groupedMixer(c.a.hidden, c.a.layers - sliding,
                     {c.a.heads, c.a.kvHeads, c.a.headDim, valueDim, false, false, sinks + biases(c.a.heads, c.a.kvHeads, c.a.headDim, valueDim)}));
    Mixer swa =
        groupedMixer(c.a.hidden, sliding, {swaHeads, swaKv, swaDim, swaValue, false, false, swaSinks + biases(swaHeads, swaKv, swaDim, swaValue)});
    swa.window = c.countOf({"sliding_window", "sliding_window_size"}, 0);
    c.addMixer(swa);
    c.a.experts = c.count("n_routed_experts");
    c.a.topk = c.count("num_experts_per_tok");
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.count("n_shared_experts", 0) * c.a.expertFfn;
    c.a.routerBias = true;
    const double mixed = c.countOnes("moe_layer_freq");
    c.a.denseLayers = c.a.layers - mixed;
}

// Step-3: queries through a shared low-rank projection, one key and value head, experts on listed layers.
void readStep3(Config& c)
{
    readCommon(c);
    c.a.kvHeads = c.countOf({"num_attention_groups"}, 1);
    const double rank = c.count("share_q_dim");
    Mixer m = groupedMixer(c.a.hidden, c.a.layers, {c.a.heads, c.a.kvHeads, c.a.headDim, c.a.headDim, false, false, rank});
    m.matmul += c.a.hidden * rank + rank * c.a.heads * c.a.headDim - c.a.hidden * c.a.heads * c.a.headDim;
    c.addMixer(m);
    c.a.experts = c.count("moe_num_experts");
    c.a.topk = c.count("moe_top_k");
    c.a.expertFfn = c.count("moe_intermediate_size");
    c.a.sharedFfn = c.countOf({"share_expert_dim"}, 0);
    const std::string listed = c.reader().text("moe_layers_enum");
    c.a.moeLayersGiven = listed.empty() ? 0 : 1 + double(std::count(listed.begin(), listed.end(), ','));
}

// Width of an MLP of Nemotron-NAS: two thirds of ffn_mult times the hidden size, rounded up to a multiple of 256.
double searchedWidth(double multiplier, double hidden) { return std::ceil(std::floor(2 * multiplier * hidden / 3) / 256) * 256; }

struct SearchedSums {
    double widths = 0;   ///< of all MLPs
    double mlps = 0;
    double norms = 0;    ///< blocks that do something have a norm before them
};

void addSearchedBlock(Config& c, JsonReader block, SearchedSums& sums)
{
    JsonReader attention = block.object("attention");
    Mixer mixer;
    mixer.layers = 1;
    if (!attention.flag("no_op", false)) {
        sums.norms += 1;
        if (attention.flag("replace_with_linear", false)) {
            mixer.matmul = c.a.hidden * c.a.hidden;
        } else {
            const double group = attention.integer("n_heads_in_group", between(1, c.a.heads));
            const double kv = std::floor(c.a.heads / group);
            c.a.kvHeads = c.a.kvHeads > 0 ? c.a.kvHeads : kv;
            if (c.a.kvHeads == kv)
                mixer.layers = 0;  // the common attention
            else
                mixer = groupedMixer(c.a.hidden, 1, {c.a.heads, kv, c.a.headDim, c.a.headDim, false, false, 0});
        }
    }
    c.addMixer(mixer);
    JsonReader mlp = block.object("ffn");
    if (mlp.flag("no_op", false)) {
        c.a.mlpFreeLayers += 1;
        return;
    }
    sums.norms += 1;
    if (mlp.flag("replace_with_linear", false)) {
        c.a.mlpFreeLayers += 1;
        c.a.extraMatmul += c.a.hidden * c.a.hidden;
        return;
    }
    sums.mlps += 1;
    sums.widths += mlp.has("intermediate_size") ? mlp.integer("intermediate_size", atLeast(1))
                                                : searchedWidth(mlp.number("ffn_mult", between(0, 1e6)), c.a.hidden);
}

void readNemotronNas(Config& c)
{
    std::vector<JsonReader> blocks = c.reader().objects("block_configs");
    c.a.layers = c.count("num_hidden_layers");
    c.a.hidden = c.count("hidden_size");
    c.a.heads = c.count("num_attention_heads");
    c.a.headDim = readHeadDim(c);
    c.a.vocab = c.count("vocab_size");
    c.a.tied = c.tied(false);
    if (!c.reader().failed() && double(blocks.size()) != c.a.layers)
        c.unsupported("as many block_configs as layers missing");
    if (c.reader().failed())
        return;
    SearchedSums sums;
    for (JsonReader& block : blocks)
        addSearchedBlock(c, std::move(block), sums);
    c.a.kvHeads = c.a.kvHeads > 0 ? c.a.kvHeads : c.a.heads;
    c.a.normsPerLayer = 0;
    c.a.extraOther = sums.norms * c.a.hidden;
    if (sums.mlps > 0) {
        // One width stands for all; what it leaves out joins the extra weights, so that the sums are exact.
        c.a.ffn = std::floor(sums.widths / sums.mlps);
        c.a.extraMatmul += c.a.matrices * c.a.hidden * (sums.widths - c.a.ffn * sums.mlps);
    }
}

constexpr std::array<Row, 10> rows = {{
    {"deci", readNemotronNas},
    {"gemma3", readGemma3},
    {"gemma3_text", readGemma3},
    {"gemma4_text", readGemma4},
    {"mimo_v2", readMimoV2},
    {"mimo_v2_flash", readMimoV2},
    {"mllama_text_model", readMllama},
    {"nemotron-nas", readNemotronNas},
    {"step3_text", readStep3},
    {"step3_vl_text", readStep3},
}};

}  // namespace

std::span<const Row> variedRows() { return rows; }

}  // namespace outlay::hf
