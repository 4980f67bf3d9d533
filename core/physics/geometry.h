// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Parameter counts and attention sums of an architecture (model specification A.2 and B.1).
#pragma once

#include "core/base/result.h"
#include "core/catalog/architecture.h"

namespace outlay {

/// Parameters of one part of a layer: those that enter matrix products, and the rest (biases, norms).
struct Weights {
    double matmul = 0;
    double other = 0;
    [[nodiscard]] double all() const { return matmul + other; }
};

/// Counts of one architecture. Invariant: total = denseLayers·(attention + dense + norms) + moeLayers·(attention + moeFixed
/// + E·expert + norms) + outside, and the same with k for active. Where layers differ in their mixer (Architecture::mixers)
/// `attention` and `kvElements` are averages over all layers; where some have no MLP `denseMlp` is the average over the
/// layers without experts: the invariant holds for them too.
struct Geometry {
    double total = 0;         ///< N_total
    double active = 0;        ///< N_active, per token
    double matmul = 0;        ///< N_mm, includes the head even when tied
    double matmulLayers = 0;  ///< N_mm − V·h
    double denseLayers = 0;
    double moeLayers = 0;
    Weights attention;        ///< of one layer
    Weights denseMlp;         ///< of one dense layer
    Weights moeFixed;         ///< router and shared experts of one MoE layer
    Weights expert;           ///< of one expert; matmul + other = X
    double norms = 0;         ///< of one layer
    double embedding = 0;     ///< V·h
    double head = 0;          ///< V·h, 0 when tied
    double outsideRest = 0;   ///< learned positions, final norm, head bias; extra weights
    double kvElements = 0;    ///< per token and layer
    double kvElementsAll = 0; ///< per token, all layers
    double stateElements = 0; ///< per sequence, all layers; what linear mixers keep instead of a cache
    double attentionLayers = 0;  ///< layers with the common attention
    double queryKeyDim = 0;   ///< d_qk
    double valueDim = 0;      ///< d_v

    [[nodiscard]] double kvBytesPerTokenBf16(double layers) const { return 2 * layers * kvElements; }
};

/// Checks the domains of A.1. Errors: E_RANGE, E_MISSING with the field's name in requests.
[[nodiscard]] Result<void> validate(const Architecture& architecture);

/// Counts of a valid architecture. Errors: those of validate(); E_RANGE if a count is no finite number.
[[nodiscard]] Result<Geometry> geometry(const Architecture& architecture);

/// Σ over the layers with the common attention of s_eff (B.1): s or s/2 (causal) for full layers, less for window layers
/// shorter than s. In tokens.
[[nodiscard]] double attentionSpan(const Architecture& architecture, double sequenceLength, bool causal);

/// att of B.1: forward attention FLOPs per token = 2a(d_qk + d_v)·Σ s_eff, and what the mixers compute.
[[nodiscard]] double attentionFlopsPerToken(const Architecture& architecture, const Geometry& counts, double sequenceLength, bool causal);

/// True iff layer `index` (from 0) is a MoE layer.
[[nodiscard]] bool isMoeLayer(const Architecture& architecture, double index);

}  // namespace outlay
