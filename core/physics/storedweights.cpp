// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/storedweights.h"

#include "core/physics/layout.h"

#include <algorithm>

namespace outlay {

namespace {

// llama.cpp's mixtures: block types with their scales, and the share of tensors that a mixture keeps in a finer type. The head is
// stored in at least q6_k. Values: block sizes of ggml-common.h; mixtures measured on published Llama-3-70B files.
struct NamedBits {
    std::string_view name;
    double layers;
    double embedding;
};
constexpr NamedBits ggufBits[] = {
    {"iq1_s", 1.669, 1.5625},
    {"iq1_m", 1.83, 1.75},
    {"iq2_xxs", 2.1, 2.0625},
    {"iq2_xs", 2.335, 2.3125},
    {"iq2_s", 2.463, 2.3125},
    {"iq2_m", 2.678, 2.5625},
    {"q2_k_s", 2.719, 2.625},
    {"q2_k", 2.941, 2.625},
    {"iq3_xxs", 3.062, 3.0625},
    {"iq3_xs", 3.273, 3.3},
    {"iq3_s", 3.459, 3.4375},
    {"iq3_m", 3.579, 3.4375},
    {"q3_k_s", 3.459, 3.4375},
    {"q3_k_m", 3.851, 3.4375},
    {"q3_k_l", 4.187, 3.4375},
    {"iq4_xs", 4.264, 4.25},
    {"iq4_nl", 4.511, 4.5},
    {"q4_0", 4.5, 4.5},
    {"q4_1", 5, 5},
    {"q4_k_s", 4.546, 4.5},
    {"q4_k_m", 4.8, 4.5},
    {"q5_0", 5.5, 5.5},
    {"q5_1", 6, 6},
    {"q5_k_s", 5.502, 5.5},
    {"q5_k_m", 5.653, 5.5},
    {"q6_k", 6.5625, 6.5625},
    {"q8_0", 8.5, 8.5},
};

}  // namespace

std::optional<StoredBits> storedBits(std::string_view format)
{
    if (format == "fp32" || format == "f32" || format.starts_with("fp32"))
        return StoredBits{32, 32, 32};
    if (format == "bf16" || format == "fp16" || format == "f16" || format.starts_with("bf16") || format.starts_with("16-bit"))
        return StoredBits{};
    if (format == "int8" || format == "fp8")
        return StoredBits{8, 16, 16};
    if (format == "nf4")  // one fp32 scale per 64 weights
        return StoredBits{4.5, 16, 16};
    if (format == "nf4-dq")  // scales in 8 bits
        return StoredBits{8 * frozenBytesOf(FrozenFormat::Nf4), 16, 16};
    if (format == "int4")  // groups of 32 with a 16-bit scale, embedding in 8 bits
        return StoredBits{4.5, 8, 8};
    for (const NamedBits& entry : ggufBits) {
        if (entry.name == format)
            return StoredBits{entry.layers, entry.embedding, std::max(6.5625, entry.layers)};
    }
    return std::nullopt;
}

double storedBytes(const Geometry& g, const StoredBits& bits)
{
    const double outside = g.embedding + g.head;
    const double headBits = bits.head;
    // A tied matrix is stored once, in the finer of the two types; the 4-bit runtimes of phones store it twice.
    const bool twice = bits.embedding == 8 && bits.layers < 8;
    const double embeddingBits = g.head > 0 ? bits.embedding : twice ? bits.embedding + headBits : std::max(bits.embedding, headBits);
    return ((g.total - outside) * bits.layers + g.embedding * embeddingBits + g.head * headBits) / 8;
}

}  // namespace outlay
