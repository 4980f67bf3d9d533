// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Ids and labels of every enumeration of the plan, in the order of its values.
#include "core/base/trnoop.h"
#include "core/plan/fieldaccess.h"

#include <array>

namespace outlay {

namespace {

constexpr std::array modelSources = {Choice{"preset", CORE_TR_NOOP("core", "From the list")},
                                     Choice{"parameters", CORE_TR_NOOP("core", "Parameter count only")}};
constexpr std::array methods = {Choice{"pretrain", CORE_TR_NOOP("core", "Pretraining")},
                                Choice{"continue", CORE_TR_NOOP("core", "Continued pretraining")},
                                Choice{"sft", CORE_TR_NOOP("core", "Supervised fine-tuning")},
                                Choice{"lora", "LoRA"},
                                Choice{"qlora", "QLoRA"},
                                Choice{"freeze", CORE_TR_NOOP("core", "Partly frozen")},
                                Choice{"dpo", "DPO"},
                                Choice{"ppo", "PPO"},
                                Choice{"grpo", "GRPO"},
                                Choice{"distill", CORE_TR_NOOP("core", "Distillation")}};
constexpr std::array conventions = {Choice{"exact", CORE_TR_NOOP("core", "Exact, with attention")}, Choice{"6n", "6N"}};
constexpr std::array attentionCounts = {Choice{"causal", CORE_TR_NOOP("core", "Causal")}, Choice{"full", CORE_TR_NOOP("core", "Full")},
                                        Choice{"none", CORE_TR_NOOP("core", "Not counted")}};
constexpr std::array recomputes = {Choice{"none", CORE_TR_NOOP("core", "None")}, Choice{"selective", CORE_TR_NOOP("core", "Selective")},
                                   Choice{"full", CORE_TR_NOOP("core", "Full")}};
constexpr std::array loraTargets = {Choice{"all", CORE_TR_NOOP("core", "All linear layers")}, Choice{"attention", CORE_TR_NOOP("core", "Attention")},
                                    Choice{"qv", CORE_TR_NOOP("core", "Query and value")}};
constexpr std::array softwares = {Choice{"usual", CORE_TR_NOOP("core", "Not stated")},
                                  Choice{"hugging-face", "Hugging Face"},
                                  Choice{"llama-factory", "LLaMA-Factory"},
                                  Choice{"axolotl", "axolotl"},
                                  Choice{"unsloth", "Unsloth"},
                                  Choice{"torchtune", "torchtune"},
                                  Choice{"litgpt", "LitGPT"},
                                  Choice{"torchtitan", "torchtitan"},
                                  Choice{"megatron-deepspeed", "Megatron-DeepSpeed"}};
constexpr std::array layoutChoices = {Choice{"searched", CORE_TR_NOOP("core", "Best one, searched")}, Choice{"fixed", CORE_TR_NOOP("core", "Fixed")}};
constexpr std::array formats = {Choice{"bf16", "BF16"}, Choice{"fp8", "FP8"}, Choice{"fp4", "FP4"}, Choice{"int8", "INT8"}};
constexpr std::array priceKinds = {
    Choice{"on_demand", CORE_TR_NOOP("core", "On demand")},           Choice{"reserved_1y", CORE_TR_NOOP("core", "Reserved, 1 year")},
    Choice{"reserved_3y", CORE_TR_NOOP("core", "Reserved, 3 years")}, Choice{"spot", CORE_TR_NOOP("core", "Spot")},
    Choice{"marketplace", CORE_TR_NOOP("core", "Marketplace")},       Choice{"community", CORE_TR_NOOP("core", "Community cloud")}};
constexpr std::array currencies = {Choice{"USD", "USD"}, Choice{"CNY", "CNY"}};
constexpr std::array costModes = {Choice{"bottom_up", CORE_TR_NOOP("core", "Bottom-up")}, Choice{"shares", CORE_TR_NOOP("core", "By shares")}};
constexpr std::array anchors = {Choice{"run", CORE_TR_NOOP("core", "Final run")}, Choice{"compute", CORE_TR_NOOP("core", "All compute")},
                                Choice{"total", CORE_TR_NOOP("core", "Total")}};
constexpr std::array optionKinds = {Choice{"api", CORE_TR_NOOP("core", "API")}, Choice{"per_token", CORE_TR_NOOP("core", "Self-host, by token")},
                                    Choice{"fleet", CORE_TR_NOOP("core", "Self-host, by fleet")}};
constexpr std::array ownerships = {Choice{"rent", CORE_TR_NOOP("core", "Rent")}, Choice{"own", CORE_TR_NOOP("core", "Own")}};
constexpr std::array<std::string_view, costLeafCount> leaves = {"run",      "experiments", "failed",   "checkpoints", "datasets", "logs", "cluster",
                                                                "transfer", "collection",  "cleaning", "labelling",   "people",   "other"};

}  // namespace

namespace access {

template <>
std::span<const Choice> choicesOf<ModelSource>()
{
    return modelSources;
}
template <>
std::span<const Choice> choicesOf<Method>()
{
    return methods;
}
template <>
std::span<const Choice> choicesOf<Convention>()
{
    return conventions;
}
template <>
std::span<const Choice> choicesOf<AttentionCount>()
{
    return attentionCounts;
}
template <>
std::span<const Choice> choicesOf<RecomputeChoice>()
{
    return recomputes;
}
template <>
std::span<const Choice> choicesOf<LayoutChoice>()
{
    return layoutChoices;
}
template <>
std::span<const Choice> choicesOf<LoraTargets>()
{
    return loraTargets;
}
template <>
std::span<const Choice> choicesOf<Software>()
{
    return softwares;
}
template <>
std::span<const Choice> choicesOf<Format>()
{
    return formats;
}
template <>
std::span<const Choice> choicesOf<PriceKind>()
{
    return priceKinds;
}
template <>
std::span<const Choice> choicesOf<Currency>()
{
    return currencies;
}
template <>
std::span<const Choice> choicesOf<CostMode>()
{
    return costModes;
}
template <>
std::span<const Choice> choicesOf<Anchor>()
{
    return anchors;
}
template <>
std::span<const Choice> choicesOf<OptionKind>()
{
    return optionKinds;
}
template <>
std::span<const Choice> choicesOf<Ownership>()
{
    return ownerships;
}

}  // namespace access

std::string_view methodId(Method method) { return methods[static_cast<std::size_t>(method)].id; }
std::string_view softwareLabel(Software software) { return softwares[static_cast<std::size_t>(software)].label; }
std::string_view costLeafId(CostLeaf leaf) { return leaves[static_cast<std::size_t>(leaf)]; }

}  // namespace outlay
