// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/lora.h"

namespace outlay {

bool LoraTargets::add(std::string_view name)
{
    struct Entry {
        std::string_view name;
        bool LoraTargets::*target;
    };
    constexpr Entry entries[] = {{"q", &LoraTargets::query}, {"k", &LoraTargets::key},   {"v", &LoraTargets::value}, {"o", &LoraTargets::output},
                                 {"gate", &LoraTargets::gate}, {"up", &LoraTargets::up}, {"down", &LoraTargets::down}};
    for (const Entry& entry : entries) {
        if (entry.name == name) {
            this->*entry.target = true;
            return true;
        }
    }
    return false;
}

double loraParameters(const Architecture& a, const Geometry& counts, double rank, const LoraTargets& targets)
{
    const double queryWidth = a.heads * a.headDim;
    const double kvWidth = a.kvHeads * a.headDim;
    const double attention = (targets.query ? a.hidden + queryWidth : 0) + (targets.key ? a.hidden + kvWidth : 0)
                           + (targets.value ? a.hidden + kvWidth : 0) + (targets.output ? queryWidth + a.hidden : 0);
    // A plain MLP has no gate.
    const double matrices = (targets.gate && a.matrices == 3 ? 1 : 0) + (targets.up ? 1 : 0) + (targets.down ? 1 : 0);
    const double expertWidth = a.expertHidden > 0 ? a.expertHidden : a.hidden;
    const double dense = a.ffn > 0 ? matrices * (a.hidden + a.ffn) : 0;
    const double moe = matrices * (a.experts * (expertWidth + a.expertFfn) + (a.sharedFfn > 0 ? a.hidden + a.sharedFfn : 0));
    const double denseLayers = counts.denseLayers - a.mlpFreeLayers;
    return rank * (counts.attentionLayers * attention + denseLayers * dense + counts.moeLayers * moe);
}

}  // namespace outlay
