// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Size of low-rank adapters (model specification B.3).
#pragma once

#include "core/physics/geometry.h"

#include <array>
#include <string_view>

namespace outlay {

/// Matrices that adapters may stand beside (bits of a set).
enum AdapterTarget : unsigned { TargetQ = 1, TargetK = 2, TargetV = 4, TargetO = 8, TargetGate = 16, TargetUp = 32, TargetDown = 64 };
inline constexpr unsigned allAdapterTargets = 127;
inline constexpr std::array<std::string_view, 7> adapterTargetNames = {"q", "k", "v", "o", "gate", "up", "down"};  ///< in the order of the bits

/// The bit of a name; 0 for any other name.
[[nodiscard]] unsigned adapterTarget(std::string_view name);

/// N_l = rank·Σ (d_in + d_out) over the targets of all layers and experts. Grouped attention only: latent attention has no agreed targets.
/// Layers with a mixer of their own, such as linear attention, have no such projections and carry none.
[[nodiscard]] double loraParameters(const Architecture& architecture, const Geometry& counts, double rank, unsigned targets);

/// Σ d_in over the targets of one dense layer: what its adapters read per token.
[[nodiscard]] double adapterInputWidth(const Architecture& architecture, unsigned targets);

}  // namespace outlay
