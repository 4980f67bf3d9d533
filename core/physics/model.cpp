// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/model.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

Result<void> checkOverride(const char* field, std::optional<double> value)
{
    if (value && !(*value > 0 && std::isfinite(*value)))
        return fail(code::range, field, CORE_TR_NOOP("core", "%1 is %2, allowed is > 0"), {std::string(field), *value});
    return {};
}

Result<Model> withCounts(Model model, std::optional<double> total, std::optional<double> active)
{
    for (const auto& checked : {checkOverride("n_total", total), checkOverride("n_active", active)}) {
        if (!checked)
            return Failure(checked.error());
    }
    if (model.hasArchitecture) {
        const Geometry& counts = model.counts;
        model.overridden = total || active;
        model.total = total.value_or(counts.total);
        // Rounding must not lift the active count of a dense model above its total.
        model.active = active.value_or(total ? std::min(*total, counts.active * (*total / counts.total)) : counts.active);
    } else {
        model.total = total.value_or(active.value_or(0));
        model.active = active.value_or(model.total);
    }
    if (model.active > model.total)
        return fail(code::range, "n_active", CORE_TR_NOOP("core", "n_active (%1) is larger than n_total (%2)"), {model.active, model.total});
    const double scale = model.overridden ? model.active / model.counts.active : 1;
    model.matmul = model.hasArchitecture ? model.counts.matmul * scale : model.active;
    model.matmulLayers = model.hasArchitecture ? model.counts.matmulLayers * scale : model.active;
    if (!std::isfinite(model.matmul) || !(model.active > 0))
        return fail(code::range, "n_total", CORE_TR_NOOP("core", "n_total and n_active do not fit the architecture"));
    return model;
}

}  // namespace

Result<Model> modelOf(const Architecture& architecture, std::optional<double> total, std::optional<double> active)
{
    const Result<Geometry> counts = geometry(architecture);
    if (!counts)
        return Failure(counts.error());
    Model model;
    model.hasArchitecture = true;
    model.architecture = architecture;
    model.counts = *counts;
    return withCounts(model, total, active);
}

Result<Model> modelOf(std::optional<double> total, std::optional<double> active)
{
    if (!total && !active)
        return fail(code::missing, "n_total", CORE_TR_NOOP("core", "a model needs an architecture or its number of parameters (n_total)"));
    return withCounts(Model(), total, active);
}

ForwardFlops forwardFlops(const Model& model, double sequenceLength, FlopsConvention convention, AttentionConvention attention)
{
    ForwardFlops flops;
    if (convention == FlopsConvention::SixN || !model.hasArchitecture) {
        flops.linear = 2 * model.active;
        flops.linearLayers = flops.linear;
        return flops;
    }
    flops.linear = 2 * model.matmul;
    flops.linearLayers = 2 * model.matmulLayers;
    if (attention != AttentionConvention::None)
        flops.attention = attentionFlopsPerToken(model.architecture, model.counts, sequenceLength, attention == AttentionConvention::Causal);
    return flops;
}

}  // namespace outlay
