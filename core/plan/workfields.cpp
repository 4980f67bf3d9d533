// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/trnoop.h"
#include "core/plan/fieldaccess.h"

namespace outlay {

namespace {

using access::from;
using access::row;
using access::when;
using K = FieldKind;
using S = Section;
using D = Decisions;

constexpr double huge = 1e15;

bool byPreset(const D& d, int) { return d.modelSource == ModelSource::Preset; }
bool isLora(const D& d, int) { return d.method == Method::Lora || d.method == Method::Qlora; }
bool isQlora(const D& d, int) { return d.method == Method::Qlora; }
bool isFreeze(const D& d, int) { return d.method == Method::Freeze; }
bool hasDgrad(const D& d, int) { return isLora(d, 0) || isFreeze(d, 0); }
bool isDistill(const D& d, int) { return d.method == Method::Distill; }
bool isRollout(const D& d, int) { return d.method == Method::Ppo || d.method == Method::Grpo; }
bool hasTokens(const D& d, int) { return !isRollout(d, 0); }
bool isDpo(const D& d, int) { return d.method == Method::Dpo; }
bool hasSoftware(const D& d, int) { return byPreset(d, 0) && (isLora(d, 0) || isFreeze(d, 0) || isDpo(d, 0) || d.method == Method::Sft); }
bool hasArchitecture(const D& d, int) { return byPreset(d, 0); }
bool hasFixedLayout(const D& d, int) { return byPreset(d, 0) && d.layout == LayoutChoice::Fixed; }
bool countsAttention(const D& d, int) { return byPreset(d, 0) && d.convention == Convention::Exact; }

constexpr std::array<ArchitectureField, architectureFieldCount> architectureRows = {{
    {"layers", &Architecture::layers},
    {"hidden", &Architecture::hidden},
    {"vocab", &Architecture::vocab},
    {"heads", &Architecture::heads},
    {"kv_heads", &Architecture::kvHeads},
    {"head_dim", &Architecture::headDim},
    {"ffn", &Architecture::ffn},
    {"experts", &Architecture::experts},
    {"topk", &Architecture::topk},
    {"expert_ffn", &Architecture::expertFfn},
    {"shared_ffn", &Architecture::sharedFfn},
    {"dense_layers", &Architecture::denseLayers},
    {"moe_every", &Architecture::moeEvery},
    {"q_lora", &Architecture::queryRank},
    {"kv_lora", &Architecture::kvRank},
    {"d_nope", &Architecture::nopeDim},
    {"d_rope", &Architecture::ropeDim},
    {"d_v", &Architecture::valueDim},
    {"window", &Architecture::window},
    {"window_layers", &Architecture::windowLayers},
    {"pos_emb", &Architecture::learnedPositions},
    {"norms_per_layer", &Architecture::normsPerLayer},
}};

template <std::size_t Index>
Field shape(std::string_view id, std::string_view label, double low)
{
    Field field{id,
                label,
                CORE_TR_NOOP("core", "Taken from the model. Type a number to try another shape; reset to return to the model's."),
                S::Architecture,
                K::Whole,
                Unit::None,
                between(low, huge)};
    field.get = access::getArchitecture<Index>;
    field.set = access::setArchitecture<Index>;
    field.applies = hasArchitecture;
    field.optional = true;
    return field;
}

void addArchitecture(std::vector<Field>& rows)
{
    rows.push_back(shape<0>("arch_layers", CORE_TR_NOOP("core", "Layers"), 1));
    rows.push_back(shape<1>("arch_hidden", CORE_TR_NOOP("core", "Hidden size"), 1));
    rows.push_back(shape<2>("arch_vocab", CORE_TR_NOOP("core", "Vocabulary"), 1));
    rows.push_back(shape<3>("arch_heads", CORE_TR_NOOP("core", "Attention heads"), 1));
    rows.push_back(shape<4>("arch_kv_heads", CORE_TR_NOOP("core", "Key-value heads"), 1));
    rows.push_back(shape<5>("arch_head_dim", CORE_TR_NOOP("core", "Head size"), 1));
    rows.push_back(shape<6>("arch_ffn", CORE_TR_NOOP("core", "MLP width"), 0));
    rows.push_back(shape<7>("arch_experts", CORE_TR_NOOP("core", "Experts"), 0));
    rows.push_back(shape<8>("arch_topk", CORE_TR_NOOP("core", "Experts per token"), 0));
    rows.push_back(shape<9>("arch_expert_ffn", CORE_TR_NOOP("core", "Expert width"), 0));
    rows.push_back(shape<10>("arch_shared_ffn", CORE_TR_NOOP("core", "Shared expert width"), 0));
    rows.push_back(shape<11>("arch_dense_layers", CORE_TR_NOOP("core", "Leading dense layers"), 0));
    rows.push_back(shape<12>("arch_moe_every", CORE_TR_NOOP("core", "MoE every n layers"), 1));
    rows.push_back(shape<13>("arch_q_lora", CORE_TR_NOOP("core", "Query rank (MLA)"), 0));
    rows.push_back(shape<14>("arch_kv_lora", CORE_TR_NOOP("core", "KV rank (MLA)"), 0));
    rows.push_back(shape<15>("arch_d_nope", CORE_TR_NOOP("core", "Head size without positions"), 0));
    rows.push_back(shape<16>("arch_d_rope", CORE_TR_NOOP("core", "Head size with positions"), 0));
    rows.push_back(shape<17>("arch_d_v", CORE_TR_NOOP("core", "Value head size"), 0));
    rows.push_back(shape<18>("arch_window", CORE_TR_NOOP("core", "Attention window"), 0));
    rows.push_back(shape<19>("arch_window_layers", CORE_TR_NOOP("core", "Layers with a window"), 0));
    rows.push_back(shape<20>("arch_pos_emb", CORE_TR_NOOP("core", "Learned positions"), 0));
    rows.push_back(shape<21>("arch_norms_per_layer", CORE_TR_NOOP("core", "Norms per layer"), 0));
}

}  // namespace

std::span<const ArchitectureField> architectureFields() { return architectureRows; }

std::vector<Field> workFields()
{
    std::vector<Field> rows = {
        row<&D::modelSource>(S::Model, "model_source", CORE_TR_NOOP("core", "Described by"), K::Choice, Unit::None, {},
                             CORE_TR_NOOP("core", "A model of the list brings its shape, so that attention and memory are counted exactly. With the "
                                                  "parameter count alone, 6N is used.")),
        when(byPreset, from(ChoiceList::Models,
                            row<&D::model>(S::Model, "model", CORE_TR_NOOP("core", "Model"), K::Choice, Unit::None, {},
                                           CORE_TR_NOOP("core", "A published architecture. Drop a config.json on the window to add your own.")))),
        row<&D::totalParameters>(
            S::Model, "n_total", CORE_TR_NOOP("core", "Parameters"), K::Number, Unit::Parameters, above(0),
            CORE_TR_NOOP("core", "All parameters. Counted from the shape; type a number to override it. Memory and checkpoints follow it.")),
        row<&D::activeParameters>(
            S::Model, "n_active", CORE_TR_NOOP("core", "Active parameters"), K::Number, Unit::Parameters, above(0),
            CORE_TR_NOOP("core", "Parameters that work on one token; fewer than all in a mixture of experts. Compute follows them.")),
    };
    addArchitecture(rows);
    const std::vector<Field> rest = {
        row<&D::method>(S::Work, "method", CORE_TR_NOOP("core", "Method"), K::Choice, Unit::None, {},
                        CORE_TR_NOOP("core", "What is trained and how; it decides which passes are computed.")),
        when(hasTokens, row<&D::tokens>(S::Work, "tokens", CORE_TR_NOOP("core", "Tokens"), K::Number, Unit::Tokens, above(0),
                                        CORE_TR_NOOP("core", "Training tokens of one epoch. For DPO chosen and rejected answers together."))),
        row<&D::epochs>(S::Work, "epochs", CORE_TR_NOOP("core", "Epochs"), K::Number, Unit::None, aboveUpTo(0, 1e6),
                        CORE_TR_NOOP("core", "Passes over the data. Cost grows linearly with them; their value does not.")),
        row<&D::sequenceLength>(S::Work, "seq_len", CORE_TR_NOOP("core", "Sequence length"), K::Whole, Unit::Tokens, between(1, 1e9),
                                CORE_TR_NOOP("core", "Context length in training. Attention FLOPs per token grow with it.")),
        row<&D::globalBatch>(
            S::Work, "global_batch", CORE_TR_NOOP("core", "Global batch"), K::Whole, Unit::Sequences, between(1, 1e9),
            CORE_TR_NOOP("core", "Sequences of one optimizer step over all devices. Left empty, a usual batch for the model's size is assumed.")),
        when(isLora, row<&D::loraRank>(S::Work, "lora_rank", CORE_TR_NOOP("core", "LoRA rank"), K::Whole, Unit::None, between(1, 65536),
                                       CORE_TR_NOOP("core", "Rank of the adapters."))),
        when(isLora, row<&D::loraTargets>(S::Work, "lora_targets", CORE_TR_NOOP("core", "LoRA targets"), K::Choice, Unit::None, {},
                                          CORE_TR_NOOP("core", "Linear layers that get an adapter."))),
        when(isLora, row<&D::loraParameters>(
                         S::Work, "lora_params", CORE_TR_NOOP("core", "Adapter parameters"), K::Number, Unit::Parameters, above(0),
                         CORE_TR_NOOP("core", "Counted from rank and targets; needed where the shape does not tell, as with latent attention."))),
        when(hasSoftware,
             row<&D::software>(S::Work, "software", CORE_TR_NOOP("core", "Software"), K::Choice, Unit::None, {},
                               CORE_TR_NOOP("core",
                                            "What trains. Libraries keep different copies in memory, which decides what fits; speed is predicted "
                                            "alike for all. Not stated: the general formulas of memory."))),
        when(isQlora, row<&D::dequantTimeFactor>(
                          S::Work, "dequant_time_factor", CORE_TR_NOOP("core", "Dequantising factor"), K::Number, Unit::Ratio, between(1, 100),
                          CORE_TR_NOOP("core", "QLoRA unpacks 4-bit weights in every product: time is multiplied by this, FLOPs are not."))),
        when(hasDgrad, row<&D::dgradFraction>(
                           S::Work, "dgrad_fraction", CORE_TR_NOOP("core", "Layers passed backward"), K::Fraction, Unit::Fraction, between(0, 1),
                           CORE_TR_NOOP("core", "Share of layers at or above the lowest trainable one; gradients flow only through these."))),
        when(isFreeze, row<&D::trainableFraction>(S::Work, "trainable_fraction", CORE_TR_NOOP("core", "Trainable share"), K::Fraction, Unit::Fraction,
                                                  between(0, 1), CORE_TR_NOOP("core", "Share of the weights that are trained."))),
        when(isDpo,
             row<&D::referenceCached>(S::Work, "reference_cached", CORE_TR_NOOP("core", "Reference cached"), K::Flag, Unit::None, {},
                                      CORE_TR_NOOP("core", "The reference model's log-probabilities are computed once and kept for all epochs."))),
        when(isDistill,
             from(ChoiceList::Models, row<&D::teacher>(S::Work, "teacher", CORE_TR_NOOP("core", "Teacher"), K::Choice, Unit::None, {},
                                                       CORE_TR_NOOP("core", "The model whose answers are learned; its forward pass is paid for.")))),
        when(isDistill, row<&D::teacherCached>(S::Work, "teacher_cached", CORE_TR_NOOP("core", "Teacher cached"), K::Flag, Unit::None, {},
                                               CORE_TR_NOOP("core", "The teacher's outputs are computed once and kept for all epochs."))),
        when(isRollout, row<&D::prompts>(S::Work, "prompts", CORE_TR_NOOP("core", "Prompts"), K::Number, Unit::Samples, aboveUpTo(0, huge),
                                         CORE_TR_NOOP("core", "Prompts of one epoch."))),
        when(isRollout, row<&D::promptTokens>(S::Work, "prompt_tokens", CORE_TR_NOOP("core", "Prompt length"), K::Number, Unit::Tokens,
                                              between(0, 1e9), CORE_TR_NOOP("core", "Tokens of a prompt."))),
        when(isRollout, row<&D::responseTokens>(S::Work, "response_tokens", CORE_TR_NOOP("core", "Response length"), K::Number, Unit::Tokens,
                                                aboveUpTo(0, 1e9), CORE_TR_NOOP("core", "Tokens of a generated answer, on average."))),
        when(isRollout, row<&D::groupSize>(S::Work, "group_size", CORE_TR_NOOP("core", "Answers per prompt"), K::Number, Unit::None, between(1, 1e6),
                                           CORE_TR_NOOP("core", "Answers sampled for each prompt: 1 in PPO, 8 in GRPO unless typed."))),
        when(isRollout, row<&D::innerEpochs>(S::Work, "inner_epochs", CORE_TR_NOOP("core", "Updates per answer"), K::Number, Unit::None,
                                             aboveUpTo(0, 1e6), CORE_TR_NOOP("core", "Passes of the optimizer over each batch of answers."))),
        when(isRollout, row<&D::klReference>(S::Work, "kl_reference", CORE_TR_NOOP("core", "KL to a reference"), K::Flag, Unit::None, {},
                                             CORE_TR_NOOP("core", "A frozen reference model scores every answer."))),
        when(isRollout,
             from(ChoiceList::Models,
                  row<&D::rewardModel>(S::Work, "reward_model", CORE_TR_NOOP("core", "Reward model"), K::Choice, Unit::None, {},
                                       CORE_TR_NOOP("core", "Left empty: in PPO a model of the policy's size, in GRPO a rule that costs nothing.")))),
        when(isRollout, row<&D::generationMfu>(
                            S::Work, "mfu_gen", CORE_TR_NOOP("core", "MFU while generating"), K::Fraction, Unit::Fraction, aboveUpTo(0, 1),
                            CORE_TR_NOOP("core", "Generation reads weights and caches more than it computes, so its share of the peak is small."))),
        row<&D::convention>(
            S::Work, "convention", CORE_TR_NOOP("core", "FLOPs counted"), K::Choice, Unit::None, {},
            CORE_TR_NOOP("core", "Exact counts matrix products and attention of the shape; 6N counts six per active parameter and token.")),
        when(countsAttention,
             row<&D::attention>(
                 S::Work, "attention", CORE_TR_NOOP("core", "Attention counted"), K::Choice, Unit::None, {},
                 CORE_TR_NOOP("core", "Causal counts what a causal kernel computes; sources differ, so an MFU means nothing without it."))),
        row<&D::recompute>(
            S::Work, "recompute", CORE_TR_NOOP("core", "Recompute"), K::Choice, Unit::None, {},
            CORE_TR_NOOP("core", "Activations that are computed again in the backward pass to save memory. It costs FLOPs that MFU does not count.")),

        from(ChoiceList::Devices, row<&D::device>(S::Hardware, "device", CORE_TR_NOOP("core", "Device"), K::Choice, Unit::None, {},
                                                  CORE_TR_NOOP("core", "The accelerator, as it is rented or bought."))),
        row<&D::devices>(S::Hardware, "n_devices", CORE_TR_NOOP("core", "Devices"), K::Whole, Unit::Devices, between(1, 1e7),
                         CORE_TR_NOOP("core", "Accelerators that train together.")),
        row<&D::devicesPerNode>(S::Hardware, "devices_per_node", CORE_TR_NOOP("core", "Devices per node"), K::Whole, Unit::Devices,
                                between(1, 100000), CORE_TR_NOOP("core", "Devices in the fast domain; taken from the device unless typed.")),
        row<&D::precision>(S::Hardware, "precision", CORE_TR_NOOP("core", "Precision"), K::Choice, Unit::None, {},
                           CORE_TR_NOOP("core", "Format of the matrix products. The device must have a unit for it; nothing else replaces it.")),
        row<&D::mfu>(S::Hardware, "mfu", "MFU", K::Fraction, Unit::Fraction, aboveUpTo(0, 1),
                     CORE_TR_NOOP("core", "Model FLOPs utilisation: model FLOPs per second over the dense peak of the chosen precision, with the "
                                          "FLOPs counted as chosen above.")),
        row<&D::goodput>(S::Hardware, "goodput", CORE_TR_NOOP("core", "Goodput"), K::Fraction, Unit::Fraction, aboveUpTo(0, 1),
                         CORE_TR_NOOP("core",
                                      "Useful share of the billed time of the run: evaluation, restarts, ramp-up and idle time take the rest.")),
        when(
            hasArchitecture,
            row<&D::layout>(S::Hardware, "layout", CORE_TR_NOOP("core", "Layout"), K::Choice, Unit::None, {},
                            CORE_TR_NOOP("core", "How the model is split over the devices. Searched: the fastest that fits. Fixed: the one described "
                                                 "below, with the recomputation chosen above; data parallelism takes the devices that are left."))),
        when(hasFixedLayout,
             row<&D::tensorParallel>(S::Hardware, "tp", CORE_TR_NOOP("core", "Tensor parallel"), K::Whole, Unit::None, between(1, 1024),
                                     CORE_TR_NOOP("core", "Devices that share each layer's matrix products. Divides the attention heads."))),
        when(hasFixedLayout,
             row<&D::pipelineStages>(S::Hardware, "pp", CORE_TR_NOOP("core", "Pipeline stages"), K::Whole, Unit::None, between(1, 10000),
                                     CORE_TR_NOOP("core", "Stages that the layers are dealt to, one after the other."))),
        when(hasFixedLayout,
             row<&D::contextParallel>(S::Hardware, "cp", CORE_TR_NOOP("core", "Context parallel"), K::Whole, Unit::None, between(1, 1024),
                                      CORE_TR_NOOP("core", "Devices that share one sequence. Divides the sequence length."))),
        when(hasFixedLayout,
             row<&D::expertParallel>(S::Hardware, "ep", CORE_TR_NOOP("core", "Expert parallel"), K::Whole, Unit::None, between(1, 100000),
                                     CORE_TR_NOOP("core", "Devices that the experts are spread over; 1 without experts."))),
        when(hasFixedLayout,
             row<&D::virtualStages>(
                 S::Hardware, "virtual", CORE_TR_NOOP("core", "Virtual stages"), K::Whole, Unit::None, between(1, 1000),
                 CORE_TR_NOOP(
                     "core", "Pieces that each pipeline stage works through in turn (interleaved schedule): more of them idle less and send more."))),
        when(hasFixedLayout, row<&D::microBatch>(S::Hardware, "micro_batch", CORE_TR_NOOP("core", "Micro-batch"), K::Whole, Unit::Sequences,
                                                 between(1, 1e6), CORE_TR_NOOP("core", "Sequences that a data-parallel rank computes at a time."))),
        when(hasFixedLayout,
             row<&D::zeroStage>(
                 S::Hardware, "zero", CORE_TR_NOOP("core", "ZeRO stage"), K::Whole, Unit::None, between(0, 3),
                 CORE_TR_NOOP("core",
                              "What data-parallel ranks share instead of each keeping a copy: 1 optimizer, 2 also gradients, 3 also weights."))),
        from(ChoiceList::SpecBooks,
             row<&D::specBook>(
                 S::Hardware, "spec_book", CORE_TR_NOOP("core", "Spec book"), K::Choice, Unit::None, {},
                 CORE_TR_NOOP("core",
                              "Whose figures for peaks, memory and bandwidth are used. The seed books repeat two documents, errors included."))),
    };
    rows.insert(rows.end(), rest.begin(), rest.end());
    return rows;
}

}  // namespace outlay
