// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Bytes of a model's weights as a quantised file or a loader keeps them.
#pragma once

#include "core/physics/geometry.h"

#include <optional>
#include <string_view>

namespace outlay {

struct StoredBits {
    double layers = 16;     ///< bits per weight in matrix products of the layers, scales included
    double embedding = 16;  ///< input embedding
    double head = 16;
    [[nodiscard]] bool quantised() const { return layers < 16; }
};

/// Bits of a format by its name: bf16, fp32, int8, nf4, nf4-dq, int4 or a llama.cpp type; nothing for other names.
[[nodiscard]] std::optional<StoredBits> storedBits(std::string_view format);

/// Bytes of a whole model in that format.
[[nodiscard]] double storedBytes(const Geometry& counts, const StoredBits& bits);

}  // namespace outlay
