// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/lora.h"

#include <algorithm>

namespace outlay {

namespace {

double when(unsigned targets, AdapterTarget target, double value) { return targets & target ? value : 0; }

// Adapted matrices of an MLP; a plain one has no gate.
double mlpMatrices(const Architecture& a, unsigned targets)
{
    return when(targets, TargetGate, a.matrices == 3 ? 1 : 0) + when(targets, TargetUp, 1) + when(targets, TargetDown, 1);
}

}  // namespace

unsigned adapterTarget(std::string_view name)
{
    const auto found = std::find(adapterTargetNames.begin(), adapterTargetNames.end(), name);
    return found == adapterTargetNames.end() ? 0 : 1U << static_cast<unsigned>(found - adapterTargetNames.begin());
}

double loraParameters(const Architecture& a, const Geometry& counts, double rank, unsigned targets)
{
    const double query = a.hidden + a.heads * a.headDim;
    const double keyValue = a.hidden + a.kvHeads * a.headDim;
    const double attention =
        when(targets, TargetQ, query) + when(targets, TargetK, keyValue) + when(targets, TargetV, keyValue) + when(targets, TargetO, query);
    const double matrices = mlpMatrices(a, targets);
    const double expertWidth = a.expertHidden > 0 ? a.expertHidden : a.hidden;
    const double dense = a.ffn > 0 ? matrices * (a.hidden + a.ffn) : 0;
    const double moe = matrices * (a.experts * (expertWidth + a.expertFfn) + (a.sharedFfn > 0 ? a.hidden + a.sharedFfn : 0));
    const double denseLayers = counts.denseLayers - a.mlpFreeLayers;
    return rank * (counts.attentionLayers * attention + denseLayers * dense + counts.moeLayers * moe);
}

double adapterInputWidth(const Architecture& a, unsigned targets)
{
    const double down = when(targets, TargetDown, 1);
    return when(targets, TargetQ, a.hidden) + when(targets, TargetK, a.hidden) + when(targets, TargetV, a.hidden)
           + when(targets, TargetO, a.heads * a.headDim) + (mlpMatrices(a, targets) - down) * a.hidden + down * a.ffn;
}

}  // namespace outlay
