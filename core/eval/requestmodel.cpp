// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/requestmodel.h"

#include "core/base/trnoop.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace outlay {

namespace {

constexpr double largestExactCount = 9007199254740992.0;  // 2^53

Architecture readRequestArchitecture(JsonReader reader)
{
    Architecture a;
    const Domain positive = atLeast(1);
    const Domain natural = atLeast(0);
    a.layers = reader.integer("layers", between(1, 1e4));
    a.hidden = reader.integer("hidden", positive);
    a.vocab = reader.integer("vocab", positive);
    a.heads = reader.integer("heads", positive);
    a.kvHeads = reader.integer("kv_heads", positive, a.heads);
    if (!reader.has("head_dim") && std::fmod(a.hidden, a.heads) != 0)
        reader.reject(code::range, "head_dim", CORE_TR_NOOP("core", "head_dim is needed: heads (%1) do not divide hidden (%2)"), {a.heads, a.hidden});
    a.headDim = reader.integer("head_dim", positive, std::floor(a.hidden / a.heads));
    a.ffn = reader.integer("ffn", positive, 0);
    a.matrices = reader.integer("n_mat", between(2, 3), 3);
    a.tied = reader.flag("tied", false);
    a.qkvBias = reader.flag("qkv_bias", false);
    a.outputBias = reader.flag("o_bias", false);
    a.mlpBias = reader.flag("mlp_bias", false);
    a.headBias = reader.flag("head_bias", false);
    a.sinks = reader.flag("sinks", false);
    a.norm = reader.choice("norm", {"rms", "ln"}, 0, code::range) == 0 ? NormKind::Rms : NormKind::Layer;
    a.normsPerLayer = reader.integer("norms_per_layer", natural, 2);
    a.qkNorm = static_cast<QkNorm>(reader.choice("qk_norm", {"none", "head", "full"}, 0, code::range));
    a.learnedPositions = reader.integer("pos_emb", natural, 0);
    a.attention = static_cast<AttentionKind>(reader.choice("attn", {"gqa", "mla"}, 0, code::range));
    if (a.attention == AttentionKind::Latent) {
        a.queryRank = reader.integer("q_lora", natural, 0);
        a.kvRank = reader.integer("kv_lora", positive);
        a.nopeDim = reader.integer("d_nope", positive);
        a.ropeDim = reader.integer("d_rope", natural);
        a.valueDim = reader.integer("d_v", positive);
        a.indexHeads = reader.integer("index_heads", natural, 0);
        if (a.indexHeads > 0)
            a.indexDim = reader.integer("index_dim", positive);
    }
    a.experts = reader.integer("experts", natural, 0);
    if (a.experts > 0) {
        a.topk = reader.integer("topk", between(1, a.experts));
        a.expertFfn = reader.integer("expert_ffn", positive);
        a.sharedFfn = reader.integer("shared_ffn", natural, 0);
        a.sharedGate = reader.flag("shared_gate", false);
        a.routerBias = reader.flag("router_bias", false);
        a.expertBias = reader.flag("expert_bias", false);
        a.denseLayers = reader.integer("dense_layers", natural, 0);
        a.moeEvery = reader.integer("moe_every", positive, 1);
        a.routeNodes = reader.integer("route_nodes", natural, 0);
    }
    a.window = reader.integer("window", natural, 0);
    a.windowLayers = reader.integer("window_layers", between(0, a.layers), 0);
    return a;
}

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

std::optional<Architecture> presetArchitecture(JsonReader& reader, std::string_view key, const std::string& id, const EvaluationContext&)
{
    reader.reject(code::unsupported, key, CORE_TR_NOOP("core", "unknown model preset \"%1\""), {id});
    return std::nullopt;
}

std::optional<DeviceSpec> presetDevice(JsonReader& reader, std::string_view key, const std::string& id, const EvaluationContext&)
{
    reader.reject(code::unsupported, key, CORE_TR_NOOP("core", "unknown device preset \"%1\""), {id});
    return std::nullopt;
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
    std::optional<Architecture> architecture;
    if (source == "preset") {
        const std::string id = reader.text("preset");
        if (!reader.failed())
            architecture = presetArchitecture(reader, "preset", id, context);
    } else if (source == "arch") {
        architecture = readRequestArchitecture(reader.object("arch"));
    }
    if (reader.failed())
        return {};
    return accept(reader, source == "preset" ? std::string_view() : source,
                  architecture ? modelOf(*architecture, total, active) : modelOf(total, active));
}

}  // namespace

Model readModel(JsonReader& request, std::string_view key, const EvaluationContext& context)
{
    const Json* value = request.find(key);
    if (value && value->is_string() && !isNonFinite(*value)) {
        const auto architecture = presetArchitecture(request, key, value->get<std::string>(), context);
        return architecture ? accept(request, key, modelOf(*architecture)) : Model();
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

DeviceSpec readDevice(JsonReader& request, const EvaluationContext& context, DeviceNeeds needs)
{
    const Json* value = request.find("device");
    if (value && value->is_string() && !isNonFinite(*value))
        return presetDevice(request, "device", value->get<std::string>(), context).value_or(DeviceSpec());
    JsonReader reader = request.object("device");
    DeviceSpec device;
    bool fromPreset = false;
    if (const std::optional<std::string> id = reader.optionalText("preset"); id && !reader.failed()) {
        device = presetDevice(reader, "preset", *id, context).value_or(DeviceSpec());
        fromPreset = true;
    }
    const bool needsPeak = !fromPreset;
    JsonReader peaks = reader.object("peak", needsPeak);
    for (int i = 0; i < formatCount; ++i) {
        const auto format = static_cast<Format>(i);
        device.peak[i] = peaks.number(formatName(format), atLeast(0), device.peak[i]);
    }
    const auto field = [&](std::string_view key, double& target, bool required) {
        target = required && !fromPreset ? reader.number(key, above(0)) : reader.number(key, above(0), target);
    };
    field("bw", device.bandwidth, needs.bandwidth);
    field("mem_bytes", device.memory, needs.memory);
    if (!fromPreset)
        device.memoryUsable = device.memory;
    field("mem_usable_bytes", device.memoryUsable, false);
    field("nvlink", device.link, false);
    field("nic", device.nic, false);
    device.node = reader.integer("node", atLeast(1), device.node);
    field("mamf", device.matmul, false);
    device.power = reader.number("tdp", atLeast(0), device.power);
    if (const std::optional<std::string> name = reader.optionalText("family")) {
        if (const std::optional<DeviceFamily> family = familyFromName(*name))
            device.family = *family;
        else
            reader.reject(code::unsupported, "family", CORE_TR_NOOP("core", "unknown device family \"%1\""), {*name});
    }
    return device;
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
