// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// A published model: its shape where the canonical fields can express it, else its published sizes alone.
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/provenance.h"

#include <optional>
#include <string>
#include <vector>

namespace outlay {

struct ModelPreset {
    std::string id;
    std::string name;
    std::string family;
    std::string kind;  ///< "dense", "moe", "hybrid linear-attention moe" … in the source's words
    std::vector<std::string> aliases;
    std::optional<Architecture> architecture;
    std::optional<double> publishedTotal;   ///< parameters
    std::optional<double> publishedActive;  ///< parameters per token
    std::optional<double> maxContext;       ///< tokens
    bool isReference = false;               ///< one of the presets of model specification A.5
    std::string countNote;  ///< why count and published total differ by more than 1.5 %; else empty
    Provenance provenance;

    bool operator==(const ModelPreset&) const = default;
};

}  // namespace outlay
