// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/requestmodel.h"

#include "core/base/trnoop.h"
#include "core/catalog/catalogreader.h"
#include "core/physics/hfconfig.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace outlay {

namespace {

constexpr double largestExactCount = 9007199254740992.0;  // 2^53

// Puts the field that geometry() and modelOf() complain about below the object that holds it.
Model accept(JsonReader& reader, std::string_view holder, const Result<Model>& model)
{
    if (model)
        return *model;
    Issue issue = model.error();
    const bool isOverride = issue.field.starts_with("n_");
    const std::string prefix = isOverride || holder.empty() ? std::string() : std::string(holder) + ".";
    issue.field = reader.pathOf(prefix + issue.field);
    reader.reject(std::move(issue));
    return {};
}

Result<Model> presetModel(const std::string& id, const EvaluationContext& context, std::optional<double> total, std::optional<double> active)
{
    const ModelPreset* preset = context.catalog ? context.catalog->findModelPreset(id) : nullptr;
    if (!preset)
        return fail(code::unsupported, "preset", CORE_TR_NOOP("core", "unknown model preset \"%1\""), {id});
    if (preset->architecture)
        return modelOf(*preset->architecture, total, active);
    return modelOf(total ? total : preset->publishedTotal, active ? active : preset->publishedActive);
}

Model readModelObject(JsonReader reader, const EvaluationContext& context)
{
    const std::optional<double> total = reader.optionalNumber("n_total", above(0));
    const std::optional<double> active = reader.optionalNumber("n_active", above(0));
    std::string_view source;
    for (const std::string_view key : {"preset", "arch", "config"}) {
        if (!reader.has(key))
            continue;
        if (!source.empty())
            reader.reject(code::range, key, CORE_TR_NOOP("core", "a model takes one of preset, arch and config, not several"));
        source = key;
    }
    if (reader.failed())
        return {};
    if (source == "preset")
        return accept(reader, {}, presetModel(reader.text(source), context, total, active));
    if (source == "arch") {
        JsonReader fields = reader.object(source);
        const Result<Architecture> architecture = readArchitecture(fields);
        return architecture ? accept(reader, source, modelOf(*architecture, total, active)) : Model();
    }
    if (source == "config") {
        JsonReader fields = reader.object(source);
        const Result<HfModel> imported = readHfConfig(fields);
        return imported ? accept(reader, source, modelOf(imported->architecture, total, active)) : Model();
    }
    return accept(reader, source, modelOf(total, active));
}

}  // namespace

Model readModel(JsonReader& request, std::string_view key, const EvaluationContext& context)
{
    const Json* value = request.find(key);
    if (value && value->is_string() && !isNonFinite(*value)) {
        const Result<Model> model = presetModel(value->get<std::string>(), context, {}, {});
        if (!model)
            request.reject(makeIssue(Severity::Error, model.error().code, request.pathOf(key), model.error().text, model.error().arguments));
        return model.value_or(Model());
    }
    JsonReader reader = request.object(key);
    return request.failed() ? Model() : readModelObject(std::move(reader), context);
}

std::optional<Model> readOptionalModel(JsonReader& request, std::string_view key, const EvaluationContext& context)
{
    return request.has(key) ? std::optional(readModel(request, key, context)) : std::nullopt;
}

void requireArchitecture(JsonReader& request, std::string_view key, const Model& model)
{
    if (!model.hasArchitecture)
        request.reject(code::missing, key, CORE_TR_NOOP("core", "%1 needs an architecture: a preset, arch or config"), {request.pathOf(key)});
}

DeviceSpec readDevice(JsonReader& request, const EvaluationContext& context)
{
    const Catalog none;
    return readDeviceValue(request, "device", context.catalog ? *context.catalog : none);
}

Format readFormat(JsonReader& request, std::string_view key)
{
    const std::string name = request.text(key, "bf16");
    const std::optional<Format> format = formatFromName(name);
    if (!format)
        request.reject(code::unsupported, key, CORE_TR_NOOP("core", "unknown number format \"%1\"; known are bf16, fp8, fp4, int8"), {name});
    return format.value_or(Format::Bf16);
}

double requirePeak(JsonReader& request, const DeviceSpec& device, Format format, std::string_view key)
{
    const double peak = device.peakOf(format);
    if (peak > 0)
        return peak;
    request.reject(code::unsupported, key, CORE_TR_NOOP("core", "the device has no %1 unit"), {std::string(formatName(format))});
    return 1;
}

FlopsConvention readConvention(JsonReader& request)
{
    return static_cast<FlopsConvention>(request.choice("convention", {"exact", "6n"}, 0, code::range));
}

AttentionConvention readAttention(JsonReader& request)
{
    return static_cast<AttentionConvention>(request.choice("attention", {"causal", "full", "none"}, 0, code::range));
}

std::vector<std::string> modelWarnings(const Model& model, FlopsConvention convention)
{
    std::vector<std::string> warnings;
    if (lacksArchitecture(model, convention))
        warnings.emplace_back(code::noArchitecture);
    if (model.overridden)
        warnings.emplace_back(code::overridden);
    return warnings;
}

Json countJson(double count)
{
    if (count == std::floor(count) && std::abs(count) <= largestExactCount)
        return static_cast<std::int64_t>(count);
    return count;
}

}  // namespace outlay
