// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What the form shows for each field: the decision, or what stands in for it.
#include "core/base/trnoop.h"
#include "core/estimate/resolve.h"

#include <algorithm>

namespace outlay {

namespace {

Origin fromProvenance(const Provenance& provenance)
{
    Origin origin;
    origin.kind = OriginKind::Catalog;
    origin.source = provenance.source;
    origin.asOf = provenance.asOf;
    origin.confidence = confidenceName(provenance.confidence);
    origin.note = provenance.note;
    return origin;
}

Origin modelOrigin(const Estimate& estimate)
{
    if (!estimate.preset)
        return {};
    Origin origin = fromProvenance(estimate.preset->provenance);
    if (estimate.preset->id.starts_with("config:"))
        origin.kind = OriginKind::Config;
    return origin;
}

Origin computed()
{
    Origin origin;
    origin.kind = OriginKind::Computed;
    return origin;
}

// MFU and goodput: of the best layout and of what whole runs reach of it, or assumed.
Origin speedOrigin(const Estimate& estimate, bool isMfu)
{
    Origin origin;
    if (estimate.mfuOrigin != OriginKind::Predicted || !estimate.prediction) {
        origin.note = isMfu ? CORE_TR_NOOP("core", "Assumed. A model whose shape is known and which fits gets a predicted MFU instead.")
                            : CORE_TR_NOOP("core", "Assumed: Llama 3 and MegaScale report 90% for an MFU measured in steady steps.");
        return origin;
    }
    origin.kind = OriginKind::Predicted;
    origin.source = layoutSummary(estimate.prediction->best.layout);
    origin.note =
        isMfu
            ? CORE_TR_NOOP("core", "The fastest layout that fits, found by search. What a whole run reaches of it stands at goodput.")
            : CORE_TR_NOOP(
                "core", "What whole published runs reached of the best layout's speed: other layouts, batch ramp, evaluation, restarts, idle time.");
    return origin;
}

// Value and origin of an optional field of the scenario that nobody decided.
void describeUndecided(FieldState& state, const Estimate& estimate, const Field& field)
{
    const Inputs& in = estimate.inputs;
    const std::string_view id = field.id;
    const auto show = [&](double value, Origin origin) {
        state.value = value;
        state.origin = std::move(origin);
    };
    if (field.section == Section::Architecture) {
        if (!estimate.hasArchitecture)
            return;
        const auto rows = architectureFields();
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const ArchitectureField& candidate) { return id.substr(5) == candidate.name; });
        if (row != rows.end())
            show(estimate.architecture.*row->member, modelOrigin(estimate));
        return;
    }
    if (id == "n_total" && in.totalParameters > 0)
        show(in.totalParameters, modelOrigin(estimate));
    else if (id == "n_active" && in.activeParameters > 0)
        show(in.activeParameters, modelOrigin(estimate));
    else if (id == "mfu" || id == "goodput")
        show(id == "mfu" ? in.mfu : in.goodput, speedOrigin(estimate, id == "mfu"));
    else if (id == "global_batch")
        show(in.globalBatch, {});
    else if (id == "group_size")
        show(in.work.groupSize, {});
    else if (id == "lora_params" && in.work.adapterParameters > 0)
        show(in.work.adapterParameters, computed());
    else if (id == "dataset_tokens")
        show(in.bottomUp.datasetTokens, {});
    else if (id == "devices_per_node" && estimate.device)
        show(estimate.device->spec.node, fromProvenance(estimate.device->provenance));
    else if (id == "usd_cny")
        show(in.usdCny, estimate.fxOrigin);
    else if (id == "price") {
        state.origin = estimate.priceOrigin;
        if (in.priceKnown)
            state.value = in.price;
    }
}

void describeOption(FieldState& state, const Estimate& estimate, const FieldRef& ref)
{
    const auto index = static_cast<std::size_t>(ref.option);
    if (ref.field->id == "training_included") {
        state.value = estimate.decisions.options[index].kind != OptionKind::Api;
        return;
    }
    if (index >= estimate.options.size())
        return;
    const OptionEstimate& option = estimate.options[index];
    Decisions found;
    found.options = {option.resolved};
    state.value = ref.field->get(found, 0);
    if (!std::holds_alternative<std::monostate>(state.value))
        state.origin = option.priceOrigin;
}

}  // namespace

FieldState fieldState(const Plan& plan, const Scenario& scenario, const Estimate& estimate, const FieldRef& ref, const EstimateContext&)
{
    FieldState state;
    const Decisions& decisions = estimate.decisions;
    const bool optionExists = ref.option < 0 || ref.option < static_cast<int>(decisions.options.size());
    if (!ref.field || !optionExists)
        return state;
    state.applies = !ref.field->applies || ref.field->applies(decisions, ref.option);
    for (const Issue& issue : estimate.issues) {
        if (issue.field == ref.path)
            state.issues.push_back(issue);
    }
    if (const Entry* entry = findEntry(plan, scenario, ref.path)) {
        state.value = entry->value;
        state.decided = true;
        state.origin.kind = entry->origin == EntryOrigin::Config ? OriginKind::Config : OriginKind::Typed;
        if (&scenario != &plan.base()) {
            const auto inBase = plan.base().entries.find(ref.path);
            state.overridden = scenario.entries.contains(ref.path) && (inBase == plan.base().entries.end() || inBase->second.value != entry->value);
        }
        return state;
    }
    state.value = ref.field->get(decisions, ref.option);
    if (!ref.field->optional || !std::holds_alternative<std::monostate>(state.value))
        return state;
    if (ref.option >= 0)
        describeOption(state, estimate, ref);
    else
        describeUndecided(state, estimate, *ref.field);
    return state;
}

}  // namespace outlay
