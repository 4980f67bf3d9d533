// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The shape of a transformer: the canonical fields of model specification A.1. Everything that depends on a model's
// shape (parameters, FLOPs, memory, step time) is computed from this one struct.
//
// Counts are doubles holding whole numbers: exact up to 2^53, and free of overflow for absurd inputs.
#pragma once

namespace outlay {

enum class AttentionKind { Grouped, Latent };   ///< GQA (with MHA and MQA as its ends) or MLA
enum class NormKind { Rms = 1, Layer = 2 };     ///< value = vectors a norm holds (ν)
enum class QkNorm { None, Head, Full };

/// Layers whose token mixer is not the attention that the common fields describe: linear attention, state space, a second
/// kind of attention, or none at all. Every number is of one layer.
struct Mixer {
    double layers = 0;       ///< number of layers; 0 = this entry is unused
    double matmul = 0;       ///< weights that enter matrix products
    double other = 0;        ///< other weights
    double cached = 0;       ///< elements cached per token
    double scoreWidth = 0;   ///< a(d_qk + d_v): score FLOPs per token = 2·scoreWidth·s_eff; 0 = no scores
    double window = 0;       ///< keys of the uncompressed branch; 0 = all
    double compression = 0;  ///< > 0: a second branch whose keys stand for so many tokens each
    double selected = 0;     ///< keys of the second branch that a query selects; 0 = all
    double flops = 0;        ///< further forward FLOPs per token: update and read-out of a state
    double state = 0;        ///< elements of the state that a sequence keeps, whatever its length

    bool operator==(const Mixer&) const = default;
};
inline constexpr int mixerCount = 3;

struct Architecture {
    double layers = 0;       ///< L
    double hidden = 0;       ///< h
    double vocab = 0;        ///< V
    double heads = 0;        ///< a
    double kvHeads = 0;      ///< g, divides a
    double headDim = 0;      ///< d
    double ffn = 0;          ///< f, width of a dense MLP; 0 when no dense layer exists
    double matrices = 3;     ///< n_mat: 3 gated (SwiGLU), 2 plain
    bool tied = false;
    bool qkvBias = false;
    bool outputBias = false;
    bool mlpBias = false;
    bool headBias = false;
    bool sinks = false;
    NormKind norm = NormKind::Rms;
    double normsPerLayer = 2;
    QkNorm qkNorm = QkNorm::None;
    double learnedPositions = 0;  ///< pos_emb
    AttentionKind attention = AttentionKind::Grouped;

    // Latent attention (MLA) and its sparse-attention indexer.
    double queryRank = 0;    ///< r_q; 0 = no query compression
    double kvRank = 0;       ///< r
    double nopeDim = 0;      ///< d_n
    double ropeDim = 0;      ///< d_r
    double valueDim = 0;     ///< d_v
    double indexHeads = 0;   ///< i_h
    double indexDim = 0;     ///< i_d

    // Mixture of experts.
    double experts = 0;      ///< E; 0 = dense model
    double topk = 0;         ///< k
    double expertFfn = 0;    ///< f_e
    double sharedFfn = 0;    ///< f_s, total width of all shared experts
    bool sharedGate = false;
    bool routerBias = false;
    bool expertBias = false;
    double denseLayers = 0;  ///< L0, leading dense layers
    double moeEvery = 1;
    double routeNodes = 0;   ///< node-limited routing; 0 = unlimited

    double window = 0;       ///< w; 0 = none
    double windowLayers = 0; ///< number of layers that use the window

    // What uniform layers cannot express. Neutral by default: the counts of A.2 hold as they stand.
    Mixer mixers[mixerCount];   ///< the layers that these do not claim have the common attention
    double moeLayersGiven = 0;  ///< number of MoE layers, spread evenly; 0 = by denseLayers and moeEvery
    double mlpFreeLayers = 0;   ///< layers without MLP; the rest of the layers is MoE or dense
    double expertHidden = 0;    ///< width that the routed experts see between a down and an up projection; 0 = hidden
    double extraMatmul = 0;     ///< weights in matrix products of every token, of the whole model
    double extraOther = 0;      ///< other weights, of the whole model

    bool operator==(const Architecture&) const = default;
};

}  // namespace outlay
