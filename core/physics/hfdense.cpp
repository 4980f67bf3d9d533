// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Model types with uniform attention and dense MLPs.
#include "core/physics/hffields.h"

#include <array>
#include <cmath>

namespace outlay::hf {

namespace {

void readLlama(Config& c)
{
    readCommon(c);
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    c.a.mlpBias = c.flag("mlp_bias", false);
}

void readQwen2(Config& c)
{
    readCommon(c);
    c.a.qkvBias = true;
}

void readQwen3(Config& c)
{
    readCommon(c, false, 128);
    c.a.qkNorm = QkNorm::Head;
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
}

void readQueryBias(Config& c)
{
    readCommon(c);
    c.a.qkvBias = c.flag("attention_bias", false);
}

void readSeedOss(Config& c)
{
    readCommon(c);
    c.a.qkvBias = c.flag("attention_bias", true);
    c.a.outputBias = c.flag("attention_out_bias", false);
    c.a.mlpBias = c.flag("mlp_bias", false);
}

void readGemma(Config& c) { readCommon(c, true); }

void readGemma2(Config& c)
{
    readCommon(c, true);
    c.a.normsPerLayer = 4;
    c.a.window = c.count("sliding_window", 0);
    c.a.windowLayers = c.a.window > 0 ? std::floor((c.a.layers + 1) / 2) : 0;
}

void readOlmo2(Config& c)
{
    readCommon(c);
    c.a.qkNorm = QkNorm::Full;
}

void readOlmo3(Config& c)
{
    readOlmo2(c);
    c.a.window = c.count("sliding_window", 0);
    c.a.windowLayers = c.a.window > 0 ? c.a.layers - std::floor(c.a.layers / 4) : 0;
}

void readOlmo(Config& c)
{
    readCommon(c);
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    // Its layer norms have no weights; the final norm, which the counts always hold, has none either.
    c.a.normsPerLayer = 0;
}

void setPlainMlp(Config& c, bool biases)
{
    c.a.matrices = 2;
    c.a.norm = NormKind::Layer;
    c.a.qkvBias = c.a.outputBias = c.a.mlpBias = biases;
}

void readNeox(Config& c)
{
    readCommon(c);
    c.a.kvHeads = c.a.heads;
    setPlainMlp(c, c.flag("attention_bias", true));
    c.a.mlpBias = true;
}

void readGpt2(Config& c)
{
    c.a.layers = c.countOf({"n_layer", "num_hidden_layers"});
    c.a.hidden = c.countOf({"n_embd", "hidden_size"});
    c.a.heads = c.countOf({"n_head", "num_attention_heads"});
    c.a.kvHeads = c.a.heads;
    c.a.headDim = readHeadDim(c);
    c.a.ffn = c.countOf({"n_inner"}, 4 * c.a.hidden);
    c.a.vocab = c.count("vocab_size");
    c.a.learnedPositions = c.countOf({"n_positions", "n_ctx", "max_position_embeddings"}, 1024);
    c.a.tied = c.tied(true);
    setPlainMlp(c, true);
}

void readBigCode(Config& c)
{
    readGpt2(c);
    if (c.flag("multi_query", true))
        c.a.kvHeads = 1;
}

void readGptJ(Config& c)
{
    readGpt2(c);
    c.a.learnedPositions = 0;
    c.a.tied = c.tied(false);
    c.a.qkvBias = c.a.outputBias = false;
    c.a.headBias = true;
    c.a.normsPerLayer = 1;
}

void readFalcon(Config& c)
{
    c.a.layers = c.countOf({"num_hidden_layers", "n_layer"});
    c.a.hidden = c.countOf({"hidden_size", "n_embed"});
    c.a.heads = c.countOf({"num_attention_heads", "n_head"});
    const bool newDecoder = c.has("n_head_kv") || c.flag("new_decoder_architecture", false);
    const bool oldMultiQuery = c.flag("multi_query", false) && !c.flag("new_decoder_architecture", true);
    // Files of the old decoder repeat the number of heads as num_kv_heads although they have one.
    c.a.kvHeads = oldMultiQuery ? 1 : c.countOf({"num_kv_heads", "n_head_kv"}, c.flag("multi_query", false) ? 1 : c.a.heads);
    c.a.headDim = readHeadDim(c);
    c.a.ffn = c.countOf({"ffn_hidden_size"}, 4 * c.a.hidden);
    c.a.vocab = c.count("vocab_size");
    c.a.tied = c.tied(true);
    setPlainMlp(c, c.flag("bias", false));
    c.a.normsPerLayer = newDecoder || !c.flag("parallel_attn", true) ? 2 : 1;
}

void readPhi(Config& c)
{
    readCommon(c);
    setPlainMlp(c, true);
    c.a.headBias = true;
    c.a.normsPerLayer = 1;
    if (c.flag("qk_layernorm", false))
        c.unsupported("qk_layernorm");
}

void readStarcoder2(Config& c)
{
    readCommon(c, true);
    setPlainMlp(c, c.flag("use_bias", true));
}

void readOpt(Config& c)
{
    readCommon(c, true);
    c.a.ffn = c.count("ffn_dim");
    c.a.learnedPositions = c.count("max_position_embeddings") + 2;
    setPlainMlp(c, c.flag("enable_bias", true));
    if (c.countOf({"word_embed_proj_dim"}, c.a.hidden) != c.a.hidden)
        c.unsupported("word_embed_proj_dim");
}

void readBloom(Config& c)
{
    c.a.layers = c.countOf({"n_layer", "num_hidden_layers"});
    c.a.hidden = c.countOf({"hidden_size", "n_embed"});
    c.a.heads = c.countOf({"n_head", "num_attention_heads"});
    c.a.kvHeads = c.a.heads;
    c.a.headDim = readHeadDim(c);
    c.a.ffn = 4 * c.a.hidden;
    c.a.vocab = c.count("vocab_size");
    c.a.tied = c.tied(true);
    setPlainMlp(c, true);
    c.a.extraOther = 2 * c.a.hidden;  // layer norm behind the embedding
}

void readMpt(Config& c)
{
    c.a.layers = c.count("n_layers");
    c.a.hidden = c.count("d_model");
    c.a.heads = c.count("n_heads");
    JsonReader attention = c.reader().object("attn_config", false);
    c.a.kvHeads = attention.integer("kv_n_heads", atLeast(1), c.a.heads);
    c.a.headDim = readHeadDim(c);
    c.a.ffn = c.countOf({"expansion_ratio"}, 4) * c.a.hidden;
    c.a.vocab = c.count("vocab_size");
    c.a.tied = c.tied(true);
    c.a.matrices = 2;
    // Layer norms without bias: one vector each, as an RMS norm.
    c.a.qkvBias = c.a.outputBias = c.a.mlpBias = !c.flag("no_bias", true);
}

void readStableLm(Config& c)
{
    readCommon(c);
    c.a.norm = NormKind::Layer;
    c.a.qkvBias = c.flag("use_qkv_bias", false);
    if (c.flag("use_parallel_residual", false))
        c.a.normsPerLayer = 1;
    if (c.flag("qk_layernorm", false))
        c.unsupported("qk_layernorm");
}

void readCohere(Config& c)
{
    readCommon(c, true);
    c.a.normsPerLayer = 1;  // attention and MLP in parallel behind one norm without bias
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    if (c.flag("use_qk_norm", false))
        c.a.qkNorm = QkNorm::Full;
}

void readCohere2(Config& c)
{
    readCohere(c);
    const double pattern = c.countOf({"sliding_window_pattern"}, 4);
    setWindow(c, "sliding_window", pattern > 0 ? c.a.layers - std::floor(c.a.layers / pattern) : 0);
}

void readNemotron(Config& c)
{
    readCommon(c);
    setPlainMlp(c, false);
    c.a.qkvBias = c.a.outputBias = c.flag("attention_bias", false);
    c.a.mlpBias = c.flag("mlp_bias", false);
}

void readChatGlm(Config& c)
{
    c.a.layers = c.countOf({"num_layers", "num_hidden_layers"});
    c.a.hidden = c.count("hidden_size");
    c.a.heads = c.count("num_attention_heads");
    c.a.kvHeads = c.flag("multi_query_attention", false) ? c.count("multi_query_group_num") : c.a.heads;
    c.a.headDim = c.countOf({"kv_channels"}, readHeadDim(c));
    c.a.ffn = c.count("ffn_hidden_size");
    c.a.vocab = c.countOf({"padded_vocab_size", "vocab_size"});
    c.a.tied = c.tied(false);
    c.a.qkvBias = c.flag("add_qkv_bias", false) || c.flag("add_bias_linear", false);
    c.a.outputBias = c.a.mlpBias = c.flag("add_bias_linear", false);
}

void readGlm4(Config& c)
{
    readQueryBias(c);
    c.a.normsPerLayer = 4;
}

void readQwen(Config& c)
{
    readCommon(c);
    c.a.kvHeads = c.a.heads;
    c.a.ffn = std::floor(c.a.ffn / 2);  // the file states the width of gate and up together
    c.a.qkvBias = true;
}

void readExaone4(Config& c)
{
    readCommon(c);
    c.a.qkNorm = QkNorm::Head;
    setWindow(c, "sliding_window", 0);
}

constexpr std::array<Row, 45> rows = {{
    {"baichuan", readLlama},
    {"bloom", readBloom},
    {"chatglm", readChatGlm},
    {"cohere", readCohere},
    {"cohere2", readCohere2},
    {"exaone4", readExaone4},
    {"falcon", readFalcon},
    {"gemma", readGemma},
    {"gemma2", readGemma2},
    {"glm4", readGlm4},
    {"gpt2", readGpt2},
    {"gpt_bigcode", readBigCode},
    {"gpt_neox", readNeox},
    {"gptj", readGptJ},
    {"granite", readLlama},
    {"helium", readLlama},
    {"internlm2", readLlama},
    {"internlm3", readLlama},
    {"llama", readLlama},
    {"mimo", readQueryBias},
    {"ministral", readLlama},
    {"ministral3", readLlama},
    {"mistral", readLlama},
    {"mpt", readMpt},
    {"nemotron", readNemotron},
    {"olmo", readOlmo},
    {"olmo2", readOlmo2},
    {"olmo3", readOlmo3},
    {"opt", readOpt},
    {"phi", readPhi},
    {"phi3", readLlama},
    {"qwen", readQwen},
    {"qwen2", readQwen2},
    {"qwen2_5_vl", readQwen2},
    {"qwen2_5_vl_text", readQwen2},
    {"qwen2_vl", readQwen2},
    {"qwen2_vl_text", readQwen2},
    {"qwen3", readQwen3},
    {"qwen3_vl_text", readQwen3},
    {"RefinedWeb", readFalcon},
    {"RefinedWebModel", readFalcon},
    {"seed_oss", readSeedOss},
    {"smollm3", readLlama},
    {"stablelm", readStableLm},
    {"starcoder2", readStarcoder2},
}};

}  // namespace

std::span<const Row> denseRows() { return rows; }

}  // namespace outlay::hf
