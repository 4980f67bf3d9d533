// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Size of low-rank adapters (model specification B.3).
#pragma once

#include "core/physics/geometry.h"

#include <string_view>

namespace outlay {

/// Which projections carry adapters; all by default.
struct LoraTargets {
    bool query = true;
    bool key = true;
    bool value = true;
    bool output = true;
    bool gate = true;
    bool up = true;
    bool down = true;

    [[nodiscard]] static LoraTargets none() { return {false, false, false, false, false, false, false}; }
    /// Adds q, k, v, o, gate, up or down; false for any other name.
    bool add(std::string_view name);
};

/// N_l = rank·Σ (d_in + d_out) over the targets of all layers and experts. Grouped attention only: latent attention has no agreed targets.
/// Layers with a mixer of their own, such as linear attention, have no such projections and carry none.
[[nodiscard]] double loraParameters(const Architecture& architecture, const Geometry& counts, double rank, const LoraTargets& targets);

}  // namespace outlay
