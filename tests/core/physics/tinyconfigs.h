// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Small configs of our own, one or two a model type. The counts are sums over the shapes of the tensors that a checkpoint
// of that config holds, added up outside the program.
#pragma once

namespace outlay::test {

struct TinyConfig {
    const char* name;
    const char* json;
    double total;
    double active;
};

inline constexpr TinyConfig tinyConfigs[] = {
    {"llama",
     R"({"model_type":"llama","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediat)"
     R"(e_size":20,"vocab_size":32})",
     1896, 1896},
    {"llama with biases",
     R"({"model_type":"llama","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediat)"
     R"(e_size":20,"vocab_size":32,"attention_bias":true,"mlp_bias":true})",
     2040, 2040},
    {"qwen2",
     R"({"model_type":"qwen2","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediat)"
     R"(e_size":20,"vocab_size":32})",
     1928, 1928},
    {"qwen3",
     R"({"model_type":"qwen3","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediat)"
     R"(e_size":20,"vocab_size":32})",
     26600, 26600},
    {"gemma2",
     R"({"model_type":"gemma2","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermedia)"
     R"(te_size":20,"vocab_size":32,"sliding_window":16})",
     1672, 1672},
    {"olmo2",
     R"({"model_type":"olmo2","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediat)"
     R"(e_size":20,"vocab_size":32})",
     1920, 1920},
    {"phi",
     R"({"model_type":"phi","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediate_)"
     R"(size":20,"vocab_size":32})",
     1720, 1720},
    {"gpt_neox",
     R"({"model_type":"gpt_neox","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermed)"
     R"(iate_size":20,"vocab_size":32})",
     1864, 1864},
    {"starcoder2",
     R"({"model_type":"starcoder2","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"interm)"
     R"(ediate_size":20,"vocab_size":32})",
     1464, 1464},
    {"cohere",
     R"({"model_type":"cohere","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermedia)"
     R"(te_size":20,"vocab_size":32})",
     1624, 1624},
    {"nemotron",
     R"({"model_type":"nemotron","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermed)"
     R"(iate_size":20,"vocab_size":32})",
     1616, 1616},
    {"gemma3_text",
     R"({"model_type":"gemma3_text","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"inter)"
     R"(mediate_size":20,"vocab_size":32,"head_dim":2})",
     1680, 1680},
    {"glm",
     R"({"model_type":"glm","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediate_)"
     R"(size":20,"vocab_size":32,"attention_bias":true})",
     1928, 1928},
    {"mimo",
     R"({"model_type":"mimo","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediate)"
     R"(_size":20,"vocab_size":32,"attention_bias":true,"num_nextn_predict_layers":1})",
     1928, 1928},
    {"gpt2",
     R"({"model_type":"gpt2","n_layer":2,"n_embd":8,"n_head":4,"vocab_size":32,"n_positions":16})",
     2144, 2144},
    {"falcon",
     R"({"model_type":"falcon","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_kv_heads":2,"new_decoder_archi)"
     R"(tecture":true,"vocab_size":32})",
     1744, 1744},
    {"falcon old",
     R"({"model_type":"falcon","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_kv_heads":4,"multi_query":true)"
     R"(,"new_decoder_architecture":false,"parallel_attn":true,"vocab_size":32})",
     1648, 1648},
    {"mixtral",
     R"({"model_type":"mixtral","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermedi)"
     R"(ate_size":20,"vocab_size":32,"num_local_experts":6,"num_experts_per_tok":2})",
     6792, 2952},
    {"qwen2_moe",
     R"({"model_type":"qwen2_moe","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"interme)"
     R"(diate_size":20,"vocab_size":32,"num_experts":6,"num_experts_per_tok":2,"moe_intermediate_size":5,"shared_expert_intermed)"
     R"(iate_size":12})",
     3096, 2136},
    {"qwen3_moe",
     R"({"model_type":"qwen3_moe","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"interme)"
     R"(diate_size":20,"vocab_size":32,"head_dim":2,"num_experts":6,"num_experts_per_tok":2,"moe_intermediate_size":5})",
     2480, 1520},
    {"glm4_moe",
     R"({"model_type":"glm4_moe","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermed)"
     R"(iate_size":20,"vocab_size":32,"attention_bias":true,"n_routed_experts":6,"n_shared_experts":1,"num_experts_per_tok":2,"m)"
     R"(oe_intermediate_size":5,"first_k_dense_replace":1})",
     2342, 1862},
    {"gpt_oss",
     R"({"model_type":"gpt_oss","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermedi)"
     R"(ate_size":20,"vocab_size":32,"num_local_experts":6,"num_experts_per_tok":2,"sliding_window":16})",
     7436, 3212},
    {"phimoe",
     R"({"model_type":"phimoe","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermedia)"
     R"(te_size":20,"vocab_size":32,"attention_bias":true,"lm_head_bias":true,"num_local_experts":6,"num_experts_per_tok":2})",
     6912, 3072},
    {"minimax_m2",
     R"({"model_type":"minimax_m2","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"interm)"
     R"(ediate_size":20,"vocab_size":32,"num_local_experts":6,"num_experts_per_tok":2,"use_qk_norm":true,"use_routing_bias":true)"
     R"(})",
     6828, 2988},
    {"minimax_m3",
     R"({"model_type":"minimax_m3","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"interm)"
     R"(ediate_size":20,"vocab_size":32,"num_local_experts":6,"num_experts_per_tok":2,"use_qk_norm":true,"use_routing_bias":true)"
     R"(,"moe_intermediate_size":5,"shared_intermediate_size":5,"n_shared_experts":1,"dense_intermediate_size":24,"moe_layer_fre)"
     R"(q":[0,1],"first_k_dense_replace":1})",
     2414, 1934},
    {"llama4_text",
     R"({"model_type":"llama4_text","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"inter)"
     R"(mediate_size":20,"vocab_size":32,"num_local_experts":6,"num_experts_per_tok":1,"interleave_moe_layer_step":1,"intermedia)"
     R"(te_size_mlp":40})",
     7752, 2952},
    {"step3p7",
     R"({"model_type":"step3p7","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermedi)"
     R"(ate_size":20,"vocab_size":32,"num_experts":6,"num_experts_per_tok":2,"moe_intermediate_size":5,"share_expert_dim":7,"use)"
     R"(_moe_router_bias":true,"first_k_dense_replace":1})",
     2358, 1878},
    {"dbrx",
     R"({"model_type":"dbrx","d_model":8,"n_heads":4,"n_layers":2,"vocab_size":32,"tie_word_embeddings":false,"attn_config":{"kv)"
     R"(_n_heads":2},"ffn_config":{"ffn_hidden_size":5,"moe_num_experts":6,"moe_top_k":2}})",
     2472, 1512},
    {"deepseek_v2",
     R"({"model_type":"deepseek_v2","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"inter)"
     R"(mediate_size":20,"vocab_size":32,"q_lora_rank":null,"kv_lora_rank":5,"qk_nope_head_dim":3,"qk_rope_head_dim":2,"v_head_d)"
     R"(im":4,"n_routed_experts":6,"n_shared_experts":2,"num_experts_per_tok":2,"moe_intermediate_size":5,"first_k_dense_replace)"
     R"(":1})",
     3018, 2538},
    {"deepseek_v3",
     R"({"model_type":"deepseek_v3","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"inter)"
     R"(mediate_size":20,"vocab_size":32,"q_lora_rank":6,"kv_lora_rank":5,"qk_nope_head_dim":3,"qk_rope_head_dim":2,"v_head_dim")"
     R"(:4,"n_routed_experts":6,"n_shared_experts":2,"num_experts_per_tok":2,"moe_intermediate_size":5,"first_k_dense_replace":1)"
     R"(})",
     3052, 2572},
    {"deepseek_v32",
     R"({"model_type":"deepseek_v32","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"inte)"
     R"(rmediate_size":20,"vocab_size":32,"index_n_heads":2,"index_head_dim":3,"q_lora_rank":6,"kv_lora_rank":5,"qk_nope_head_di)"
     R"(m":3,"qk_rope_head_dim":2,"v_head_dim":4,"n_routed_experts":6,"n_shared_experts":2,"num_experts_per_tok":2,"moe_intermed)"
     R"(iate_size":5,"first_k_dense_replace":1})",
     3216, 2736},
    {"qwen3_5_text",
     R"({"model_type":"qwen3_5_text","num_hidden_layers":4,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"inte)"
     R"(rmediate_size":20,"vocab_size":32,"linear_num_key_heads":2,"linear_num_value_heads":4,"linear_key_head_dim":3,"linear_va)"
     R"(lue_head_dim":5,"linear_conv_kernel_dim":4,"head_dim":6,"layer_types":["linear_attention","linear_attention","linear_att)"
     R"(ention","full_attention"]})",
     5627, 5627},
    {"qwen3_next",
     R"({"model_type":"qwen3_next","num_hidden_layers":4,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"interm)"
     R"(ediate_size":20,"vocab_size":32,"linear_num_key_heads":2,"linear_num_value_heads":4,"linear_key_head_dim":3,"linear_valu)"
     R"(e_head_dim":5,"linear_conv_kernel_dim":4,"head_dim":6,"num_experts":6,"num_experts_per_tok":2,"moe_intermediate_size":5,)"
     R"("shared_expert_intermediate_size":7})",
     7483, 5563},
    {"kimi_linear",
     R"({"model_type":"kimi_linear","num_hidden_layers":4,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"inter)"
     R"(mediate_size":20,"vocab_size":32,"q_lora_rank":null,"kv_lora_rank":5,"qk_nope_head_dim":3,"qk_rope_head_dim":2,"v_head_d)"
     R"(im":4,"num_experts":6,"num_experts_per_token":2,"num_shared_experts":1,"moe_intermediate_size":5,"first_k_dense_replace")"
     R"(:1,"linear_attn_config":{"full_attn_layers":[4],"kda_layers":[1,2,3],"num_heads":4,"head_dim":3,"short_conv_kernel_size")"
     R"(:4}})",
     6332, 4892},
    {"minimax",
     R"({"model_type":"minimax","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermedi)"
     R"(ate_size":20,"vocab_size":32,"num_local_experts":6,"num_experts_per_tok":2,"attn_type_list":[0,1]})",
     6928, 3088},
    {"nemotron_h",
     R"({"model_type":"nemotron_h","hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"intermediate_size":20,"vocab)"
     R"(_size":32,"hybrid_override_pattern":"ME*-M","head_dim":2,"mamba_num_heads":3,"mamba_head_dim":4,"ssm_state_size":5,"n_gr)"
     R"(oups":2,"conv_kernel":4,"n_routed_experts":6,"num_experts_per_tok":2,"moe_intermediate_size":5,"moe_shared_expert_interm)"
     R"(ediate_size":7,"n_shared_experts":1,"moe_latent_size":3})",
     2772, 2652},
    {"gemma4_text",
     R"({"model_type":"gemma4_text","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"inter)"
     R"(mediate_size":20,"vocab_size":32,"head_dim":2,"global_head_dim":4,"num_global_key_value_heads":1,"attention_k_eq_v":true)"
     R"(,"sliding_window":16,"layer_types":["sliding_attention","full_attention"]})",
     1780, 1780},
    {"mllama_text_model",
     R"({"model_type":"mllama_text_model","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,)"
     R"("intermediate_size":20,"vocab_size":32,"cross_attention_layers":[1]})",
     1966, 1966},
    {"nemotron-nas",
     R"({"model_type":"nemotron-nas","num_hidden_layers":3,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":null,"i)"
     R"(ntermediate_size":null,"vocab_size":32,"block_configs":[{"attention":{"no_op":false,"n_heads_in_group":2},"ffn":{"ffn_mu)"
     R"(lt":1.5,"no_op":false}},{"attention":{"no_op":true,"n_heads_in_group":null},"ffn":{"ffn_mult":100.0,"no_op":false}},{"at)"
     R"(tention":{"no_op":false,"replace_with_linear":true},"ffn":{"no_op":true,"ffn_mult":null}}]})",
     25384, 25384},
    {"mimo_v2_flash",
     R"({"model_type":"mimo_v2_flash","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"int)"
     R"(ermediate_size":20,"vocab_size":32,"head_dim":3,"v_head_dim":2,"swa_num_key_value_heads":4,"swa_head_dim":3,"swa_v_head_)"
     R"(dim":2,"hybrid_layer_pattern":[0,1],"moe_layer_freq":[0,1],"sliding_window":16,"add_swa_attention_sink_bias":true,"n_rou)"
     R"(ted_experts":6,"num_experts_per_tok":2,"moe_intermediate_size":5,"n_shared_experts":null})",
     2370, 1890},
    {"step3_text",
     R"({"model_type":"step3_text","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":2,"interm)"
     R"(ediate_size":20,"vocab_size":32,"share_q_dim":6,"head_dim":3,"num_attention_groups":1,"moe_layers_enum":"1","moe_num_exp)"
     R"(erts":6,"moe_top_k":2,"moe_intermediate_size":5,"share_expert_dim":7})",
     2508, 2028},
    {"deepseek_v4",
     R"({"model_type":"deepseek_v4","num_hidden_layers":3,"hidden_size":8,"num_attention_heads":4,"num_key_value_heads":1,"inter)"
     R"(mediate_size":20,"vocab_size":32,"head_dim":4,"q_lora_rank":6,"o_lora_rank":3,"o_groups":2,"index_n_heads":2,"index_head)"
     R"(_dim":3,"index_topk":4,"sliding_window":16,"hc_mult":4,"compress_ratios":[0,4,128,0],"n_routed_experts":6,"n_shared_expe)"
     R"(rts":1,"num_experts_per_tok":2,"moe_intermediate_size":5})",
     9925, 8485},};

}  // namespace outlay::test
