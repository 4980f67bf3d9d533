// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/runplan.h"

#include "core/physics/predictrun.h"

#include <memory>

namespace outlay {

namespace {

constexpr std::string_view ownModelPrefix = "run:";

}  // namespace

Plan planFromRun(const RunSetting& setting, const std::string& modelName, const Provenance& provenance, const RunPlanTexts& texts,
                 const Catalog& catalog, const Date& today)
{
    Plan plan;
    plan.created = formatDate(today);
    Entries& entries = plan.scenarios.front().entries;
    const auto decide = [&](const char* path, Value value) { entries.insert_or_assign(path, Entry{std::move(value), EntryOrigin::Typed}); };
    decide("title", texts.title);
    decide("notes", texts.notes);
    double active = setting.activeParameters.value_or(setting.totalParameters.value_or(0));
    const ModelPreset* preset = setting.modelId.empty() ? nullptr : catalog.findModelPreset(setting.modelId);
    if (preset) {
        decide("model", preset->id);
        if (!(active > 0) && preset->publishedActive)
            active = *preset->publishedActive;
    } else if (setting.architecture) {
        ModelPreset own;
        own.id = std::string(ownModelPrefix) + modelName;
        own.name = modelName;
        own.kind = setting.architecture->experts > 0 ? "moe" : "dense";
        own.architecture = setting.architecture;
        own.publishedTotal = setting.totalParameters;
        own.publishedActive = setting.activeParameters ? setting.activeParameters : setting.totalParameters;
        own.provenance = provenance;
        decide("model", own.id);
        auto facts = std::make_shared<Catalog>();
        facts->models.add(std::move(own));
        plan.facts = std::move(facts);
    } else if (setting.totalParameters) {
        decide("model_source", std::string("parameters"));
        decide("n_total", *setting.totalParameters);
        if (setting.activeParameters)
            decide("n_active", *setting.activeParameters);
    }
    if (setting.method == RunMethod::Sft)
        decide("method", std::string("sft"));
    if (setting.tokens)
        decide("tokens", *setting.tokens);
    if (setting.sequenceLength)
        decide("seq_len", *setting.sequenceLength);
    const Device* device = setting.deviceId.empty() ? nullptr : catalog.findDevice(setting.deviceId);
    if (device) {
        decide("device", device->id);
        const double peak = catalog.specOf(*device, catalog.defaultSpecBook).peakOf(Format::Bf16);
        if (!setting.devices && setting.tokens && active > 0 && peak > 0)
            decide("n_devices", usualDeviceCount(active, *setting.tokens, peak));
    }
    if (setting.devices)
        decide("n_devices", *setting.devices);
    decide("precision", std::string(formatName(setting.format)));
    return plan;
}

}  // namespace outlay
