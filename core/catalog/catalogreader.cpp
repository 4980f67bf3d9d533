// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogreader.h"

#include "core/base/trnoop.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace outlay {

namespace {

constexpr double largestCount = 9007199254740992.0;  // 2^53
constexpr Domain positive = between(1, largestCount);
constexpr Domain natural = between(0, largestCount);
constexpr std::array<std::string_view, 3> qkNormNames = {"none", "head", "full"};

struct FlagField {
    std::string_view name;
    bool Architecture::*member;
};
constexpr std::array<FlagField, 9> flagFields = {{
    {"tied", &Architecture::tied},
    {"qkv_bias", &Architecture::qkvBias},
    {"o_bias", &Architecture::outputBias},
    {"mlp_bias", &Architecture::mlpBias},
    {"head_bias", &Architecture::headBias},
    {"sinks", &Architecture::sinks},
    {"shared_gate", &Architecture::sharedGate},
    {"router_bias", &Architecture::routerBias},
    {"expert_bias", &Architecture::expertBias},
}};

struct CountField {
    std::string_view name;
    double Architecture::*member;
    double low;
};
/// Counts that have a default, which is the member's initial value.
constexpr std::array<CountField, 18> countFields = {{
    {"ffn", &Architecture::ffn, 0},
    {"norms_per_layer", &Architecture::normsPerLayer, 0},
    {"pos_emb", &Architecture::learnedPositions, 0},
    {"q_lora", &Architecture::queryRank, 0},
    {"index_heads", &Architecture::indexHeads, 0},
    {"index_dim", &Architecture::indexDim, 0},
    {"experts", &Architecture::experts, 0},
    {"shared_ffn", &Architecture::sharedFfn, 0},
    {"dense_layers", &Architecture::denseLayers, 0},
    {"moe_every", &Architecture::moeEvery, 1},
    {"route_nodes", &Architecture::routeNodes, 0},
    {"window", &Architecture::window, 0},
    {"window_layers", &Architecture::windowLayers, 0},
    {"moe_layers", &Architecture::moeLayersGiven, 0},
    {"no_mlp_layers", &Architecture::mlpFreeLayers, 0},
    {"expert_hidden", &Architecture::expertHidden, 0},
    {"extra_matmul", &Architecture::extraMatmul, 0},
    {"extra_other", &Architecture::extraOther, 0},
}};

struct MixerField {
    std::string_view name;
    double Mixer::*member;
};
constexpr std::array<MixerField, 10> mixerFields = {{
    {"layers", &Mixer::layers},
    {"matmul", &Mixer::matmul},
    {"other", &Mixer::other},
    {"cached", &Mixer::cached},
    {"score_width", &Mixer::scoreWidth},
    {"window", &Mixer::window},
    {"compression", &Mixer::compression},
    {"selected", &Mixer::selected},
    {"flops", &Mixer::flops},
    {"state", &Mixer::state},
}};

void readMixers(JsonReader& reader, Architecture& a)
{
    std::vector<JsonReader> entries = reader.objects("mixers", false);
    if (entries.size() > static_cast<std::size_t>(mixerCount)) {
        reader.reject(code::range, "mixers", CORE_TR_NOOP("core", "%1 has %2 entries, allowed are %3"),
                      {reader.pathOf("mixers"), double(entries.size()), double(mixerCount)});
        return;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (const MixerField& field : mixerFields)
            a.mixers[i].*field.member = entries[i].number(field.name, natural, 0);
    }
}

Json mixersToJson(const Architecture& a)
{
    Json list = Json::array();
    for (const Mixer& mixer : a.mixers) {
        if (mixer.layers == 0)
            continue;
        Json entry = Json::object();
        for (const MixerField& field : mixerFields) {
            const double value = mixer.*field.member;
            if (value != 0 && value == std::floor(value))
                entry[field.name] = static_cast<std::int64_t>(value);
            else if (value != 0)
                entry[field.name] = value;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

void readAttention(JsonReader& reader, Architecture& a)
{
    a.kvHeads = reader.integer("kv_heads", positive, a.heads);
    if (!reader.failed() && (a.kvHeads > a.heads || std::fmod(a.heads, a.kvHeads) != 0))
        reader.reject(code::range, "kv_heads", CORE_TR_NOOP("core", "kv_heads (%1) must divide heads (%2)"), {a.kvHeads, a.heads});
    a.headDim = reader.integer("head_dim", positive, std::floor(a.hidden / a.heads));
    if (a.attention == AttentionKind::Grouped) {
        if (!reader.failed() && !reader.has("head_dim") && std::fmod(a.hidden, a.heads) != 0)
            reader.reject(code::range, "head_dim", CORE_TR_NOOP("core", "head_dim is missing and heads (%1) does not divide hidden (%2)"),
                          {a.heads, a.hidden});
        return;
    }
    a.kvRank = reader.integer("kv_lora", positive);
    a.nopeDim = reader.integer("d_nope", positive);
    a.ropeDim = reader.integer("d_rope", natural);
    a.valueDim = reader.integer("d_v", positive);
}

/// Counts are written as integers, as people write them.
Json count(double value) { return static_cast<std::int64_t>(value); }

struct SpecField {
    std::string_view name;
    double DeviceSpec::*member;
    Domain domain;
    bool required;
};
constexpr std::array<SpecField, 7> specFields = {{
    {"bw", &DeviceSpec::bandwidth, above(0), true},
    {"mem_bytes", &DeviceSpec::memory, above(0), true},
    {"nvlink", &DeviceSpec::link, above(0), false},
    {"nic", &DeviceSpec::nic, above(0), false},
    {"node", &DeviceSpec::node, atLeast(1), false},
    {"mamf", &DeviceSpec::matmul, atLeast(0), false},
    {"tdp", &DeviceSpec::power, atLeast(0), false},
}};

const Device* presetDevice(JsonReader& reader, std::string_view key, const std::string& id, const Catalog& catalog)
{
    const Device* device = catalog.findDevice(id);
    if (!device)
        reader.reject(code::unsupported, key, CORE_TR_NOOP("core", "%1: there is no device \"%2\" in the catalog"), {reader.pathOf(key), id});
    return device;
}

}  // namespace

Result<Architecture> readArchitecture(JsonReader& reader)
{
    Architecture a;
    a.layers = reader.integer("layers", between(1, 1e4));
    a.hidden = reader.integer("hidden", positive);
    a.vocab = reader.integer("vocab", positive);
    a.heads = reader.integer("heads", positive);
    a.attention = static_cast<AttentionKind>(reader.choice("attn", {"gqa", "mla"}, 0, code::range));
    a.norm = reader.choice("norm", {"rms", "ln"}, 0, code::range) == 0 ? NormKind::Rms : NormKind::Layer;
    a.qkNorm = static_cast<QkNorm>(reader.choice("qk_norm", {qkNormNames[0], qkNormNames[1], qkNormNames[2]}, 0, code::range));
    a.matrices = reader.integer("n_mat", between(2, 3), a.matrices);
    for (const FlagField& field : flagFields)
        a.*field.member = reader.flag(field.name, false);
    for (const CountField& field : countFields)
        a.*field.member = reader.integer(field.name, between(field.low, largestCount), a.*field.member);
    readAttention(reader, a);
    readMixers(reader, a);
    if (a.experts > 0) {
        a.topk = reader.integer("topk", between(1, a.experts));
        a.expertFfn = reader.integer("expert_ffn", positive);
    }
    if (!reader.failed() && a.indexHeads > 0 && a.indexDim == 0)
        reader.reject(code::missing, "index_dim", CORE_TR_NOOP("core", "%1 is missing"), {reader.pathOf("index_dim")});
    if (!reader.failed() && a.windowLayers > a.layers)
        reader.reject(code::range, "window_layers", CORE_TR_NOOP("core", "%1 is %2, allowed is %3"),
                      {reader.pathOf("window_layers"), a.windowLayers, between(0, a.layers).text()});
    if (reader.failed())
        return reader.failure();
    return a;
}

Json architectureToJson(const Architecture& a)
{
    const Architecture defaults;
    Json json = {{"layers", count(a.layers)}, {"hidden", count(a.hidden)}, {"vocab", count(a.vocab)}, {"heads", count(a.heads)}};
    if (a.kvHeads != a.heads)
        json["kv_heads"] = count(a.kvHeads);
    if (a.headDim * a.heads != a.hidden)
        json["head_dim"] = count(a.headDim);
    if (a.attention == AttentionKind::Latent) {
        json["attn"] = "mla";
        json["kv_lora"] = count(a.kvRank);
        json["d_nope"] = count(a.nopeDim);
        json["d_rope"] = count(a.ropeDim);
        json["d_v"] = count(a.valueDim);
    }
    if (a.norm == NormKind::Layer)
        json["norm"] = "ln";
    if (a.qkNorm != QkNorm::None)
        json["qk_norm"] = qkNormNames[static_cast<std::size_t>(a.qkNorm)];
    if (a.matrices != defaults.matrices)
        json["n_mat"] = count(a.matrices);
    for (const FlagField& field : flagFields) {
        if (a.*field.member)
            json[field.name] = true;
    }
    for (const CountField& field : countFields) {
        if (a.*field.member != defaults.*field.member)
            json[field.name] = count(a.*field.member);
    }
    if (a.experts > 0) {
        json["topk"] = count(a.topk);
        json["expert_ffn"] = count(a.expertFfn);
    }
    if (Json mixers = mixersToJson(a); !mixers.empty())
        json["mixers"] = std::move(mixers);
    return json;
}

DeviceSpec readDeviceSpec(JsonReader& reader, const Catalog& catalog)
{
    DeviceSpec spec;
    bool preset = false;
    if (const std::optional<std::string> id = reader.optionalText("preset")) {
        if (const Device* device = presetDevice(reader, "preset", *id, catalog))
            spec = device->spec;
        preset = true;
    }
    JsonReader peaks = reader.object("peak", !preset);
    for (int i = 0; i < formatCount; ++i)
        spec.peak[i] = peaks.number(formatName(static_cast<Format>(i)), atLeast(0), spec.peak[i]);
    for (const SpecField& field : specFields) {
        if (field.required && !preset)
            spec.*field.member = reader.number(field.name, field.domain);
        else
            spec.*field.member = reader.number(field.name, field.domain, spec.*field.member);
    }
    const double usable = reader.has("mem_bytes") ? spec.memory : spec.memoryUsable;
    spec.memoryUsable = reader.number("mem_usable_bytes", above(0), usable);
    if (const std::optional<std::string> name = reader.optionalText("family")) {
        if (const std::optional<DeviceFamily> family = familyFromName(*name))
            spec.family = *family;
        else
            reader.reject(code::unsupported, "family", CORE_TR_NOOP("core", "%1: unknown device family \"%2\""), {reader.pathOf("family"), *name});
    }
    return spec;
}

DeviceSpec readDeviceValue(JsonReader& reader, std::string_view key, const Catalog& catalog)
{
    const Json* value = reader.find(key);
    if (value && value->is_string() && !isNonFinite(*value)) {
        const Device* device = presetDevice(reader, key, value->get<std::string>(), catalog);
        return device ? device->spec : DeviceSpec{};
    }
    JsonReader object = reader.object(key);
    return object.failed() ? DeviceSpec{} : readDeviceSpec(object, catalog);
}

Json deviceSpecToJson(const DeviceSpec& spec)
{
    Json peaks = Json::object();
    for (int i = 0; i < formatCount; ++i)
        peaks[std::string(formatName(static_cast<Format>(i)))] = spec.peak[i];
    Json json = {{"peak", peaks}};
    for (const SpecField& field : specFields)
        json[std::string(field.name)] = spec.*field.member;
    json["mem_usable_bytes"] = spec.memoryUsable;
    json["family"] = std::string(familyName(spec.family));
    return json;
}

}  // namespace outlay
