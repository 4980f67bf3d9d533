// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// A model as the arithmetic sees it: an architecture with its counts, or only its number of parameters, or an
// architecture whose counts a published number of parameters overrides (model specification A.4).
#pragma once

#include "core/physics/geometry.h"

#include <optional>

namespace outlay {

/// How FLOPs per token are counted (B.1).
enum class FlopsConvention { Exact, SixN };
/// Which keys a query attends to when attention FLOPs are counted; the source of a figure says which it used.
enum class AttentionConvention { Causal, Full, None };

/// Trivially copyable. Invariants: 0 < active <= total; `counts` and `architecture` are meaningful only if `hasArchitecture`.
struct Model {
    bool hasArchitecture = false;
    bool overridden = false;   ///< total or active replace the architecture's counts (W_OVERRIDE)
    Architecture architecture;
    Geometry counts;           ///< of the architecture itself, never scaled
    double total = 0;          ///< N_total in use
    double active = 0;         ///< N_active in use
    double matmul = 0;         ///< N_mm in use: scaled by active / counts.active; equals `active` without an architecture
    double matmulLayers = 0;   ///< N_mm without the head, scaled alike; equals `active` without an architecture
};

/// Model of an architecture, on top of which `total` and `active` may stand.
/// Errors: those of geometry(); E_RANGE if an override is not above 0 or active exceeds total.
[[nodiscard]] Result<Model> modelOf(const Architecture& architecture, std::optional<double> total = {}, std::optional<double> active = {});

/// Model of which only parameter counts are known; either defaults to the other. Errors: E_MISSING without both; E_RANGE.
[[nodiscard]] Result<Model> modelOf(std::optional<double> total, std::optional<double> active);

/// Forward FLOPs per token (B.1) by part.
struct ForwardFlops {
    double linear = 0;        ///< matrix products with weights
    double linearLayers = 0;  ///< those of the layers, without the head
    double attention = 0;     ///< scores and their weighted sum
    [[nodiscard]] double all() const { return linear + attention; }
};

/// 2·N_mm + att; 2·N_active by convention 6n or without an architecture. `sequenceLength` >= 1 tokens.
[[nodiscard]] ForwardFlops forwardFlops(const Model& model, double sequenceLength, FlopsConvention convention, AttentionConvention attention);

/// True when the exact convention is asked of a model without an architecture (W_NO_ARCH): 2·N_active is used instead.
[[nodiscard]] inline bool lacksArchitecture(const Model& model, FlopsConvention convention)
{
    return !model.hasArchitecture && convention == FlopsConvention::Exact;
}

}  // namespace outlay
