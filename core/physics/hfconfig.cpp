// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/hfconfig.h"

#include "core/base/trnoop.h"
#include "core/physics/geometry.h"
#include "core/physics/hffields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace outlay {

namespace hf {

namespace {

constexpr double largestCount = 9007199254740992.0;  // 2^53

}  // namespace

double Config::count(std::string_view key) { return m_text.integer(key, between(1, largestCount)); }
double Config::count(std::string_view key, double fallback) { return m_text.integer(key, between(0, largestCount), fallback); }

double Config::countOf(std::initializer_list<std::string_view> keys)
{
    const auto* const key = std::find_if(keys.begin(), keys.end(), [this](std::string_view name) { return has(name); });
    return count(key == keys.end() ? *keys.begin() : *key);
}

double Config::countOf(std::initializer_list<std::string_view> keys, double fallback)
{
    const auto* const key = std::find_if(keys.begin(), keys.end(), [this](std::string_view name) { return has(name); });
    return key == keys.end() ? fallback : count(*key, fallback);
}

bool Config::tied(bool fallback)
{
    return m_text.has("tie_word_embeddings") ? m_text.flag("tie_word_embeddings", fallback) : m_outer.flag("tie_word_embeddings", fallback);
}

double Config::countNamed(std::string_view key, std::string_view name)
{
    const Json* list = m_text.find(key);
    if (!list)
        return 0;
    if (!list->is_array() || std::any_of(list->begin(), list->end(), [](const Json& item) { return !item.is_string(); })) {
        m_text.reject(code::type, key, CORE_TR_NOOP("core", "%1 must be a list of texts"), {m_text.pathOf(key)});
        return 0;
    }
    // The list may go on with the layers of multi-token prediction, which are not counted.
    const auto end = list->begin() + static_cast<std::ptrdiff_t>(std::min(double(list->size()), a.layers));
    return static_cast<double>(std::count(list->begin(), end, name));
}

double Config::countOnes(std::string_view key)
{
    const std::vector<double> entries = m_text.numbers(key, between(0, 1), false);
    double ones = 0;
    for (std::size_t i = 0; i < entries.size() && double(i) < a.layers; ++i)
        ones += entries[i];
    return std::floor(ones);
}

void Config::unsupported(std::string_view what)
{
    m_text.reject(code::unsupported, "model_type", CORE_TR_NOOP("core", "unsupported: model_type %1 with %2, enter N and N_active"),
                  {m_text.text("model_type", ""), std::string(what)});
}

void Config::addMixer(const Mixer& mixer)
{
    if (mixer.layers == 0)
        return;
    for (Mixer& known : a.mixers) {
        Mixer same = mixer;
        same.layers = known.layers;
        if (known.layers > 0 && !(known == same))
            continue;
        same.layers += mixer.layers;
        known = same;
        return;
    }
    unsupported("more kinds of layers than can be told apart");
}

double readHeadDim(Config& c, double fallback)
{
    if (c.has("head_dim"))
        return c.count("head_dim");
    if (fallback > 0)
        return fallback;
    if (std::fmod(c.a.hidden, c.a.heads) != 0)
        c.reader().reject(code::range, "head_dim", CORE_TR_NOOP("core", "head_dim is needed: %1 heads do not divide a hidden size of %2"),
                          {c.a.heads, c.a.hidden});
    return std::max(1.0, std::floor(c.a.hidden / c.a.heads));
}

void readCommon(Config& c, bool tiedByDefault, double headDim)
{
    c.a.layers = c.count("num_hidden_layers");
    c.a.hidden = c.count("hidden_size");
    c.a.heads = c.count("num_attention_heads");
    c.a.kvHeads = c.countOf({"num_key_value_heads"}, c.a.heads);
    c.a.headDim = readHeadDim(c, headDim);
    c.a.ffn = c.count("intermediate_size", 0);
    c.a.vocab = c.count("vocab_size");
    c.a.tied = c.tied(tiedByDefault);
}

void setWindow(Config& c, std::string_view key, double layers)
{
    c.a.window = c.count(key, 0);
    const double named = c.countNamed("layer_types", "sliding_attention");
    const double windowed = c.has("layer_types") ? named : layers;
    c.a.windowLayers = c.a.window > 0 ? std::min(windowed, c.a.layers) : 0;
}

Mixer groupedMixer(double hidden, double layers, const GroupedShape& s)
{
    Mixer mixer;
    mixer.layers = layers;
    const double values = s.sharedKeyValue ? 0 : hidden * s.kvHeads * s.valueDim;
    mixer.matmul = hidden * s.heads * s.keyDim + (s.outputGate ? hidden * s.heads * s.valueDim : 0) + hidden * s.kvHeads * s.keyDim + values
                   + s.heads * s.valueDim * hidden;
    mixer.other = s.other;
    // Values that equal the keys before normalisation and rotation are still cached beside them.
    mixer.cached = s.kvHeads * (s.keyDim + s.valueDim);
    mixer.scoreWidth = s.heads * (s.keyDim + s.valueDim);
    return mixer;
}

}  // namespace hf

namespace {

std::vector<const hf::Row*> allRows()
{
    std::vector<const hf::Row*> rows;
    for (const auto family : {hf::denseRows(), hf::expertRows(), hf::latentRows(), hf::hybridRows(), hf::variedRows()}) {
        for (const hf::Row& row : family)
            rows.push_back(&row);
    }
    return rows;
}

const hf::Row* findRow(std::string_view type)
{
    for (const hf::Row* row : allRows()) {
        if (row->type == type)
            return row;
    }
    return nullptr;
}

}  // namespace

std::vector<std::string_view> hfModelTypes()
{
    std::vector<std::string_view> types;
    for (const hf::Row* row : allRows())
        types.push_back(row->type);
    std::sort(types.begin(), types.end());
    return types;
}

Result<HfModel> readHfConfig(JsonReader& config)
{
    if (config.failed())
        return config.failure();
    JsonReader text = config.has("text_config") ? config.object("text_config") : config;
    HfModel model;
    model.modelType = text.has("model_type") ? text.text("model_type") : config.text("model_type");
    if (config.failed())
        return config.failure();
    const hf::Row* row = findRow(model.modelType);
    if (!row) {
        config.reject(code::unsupported, "model_type", CORE_TR_NOOP("core", "unsupported: model_type %1, enter N and N_active"), {model.modelType});
        return config.failure();
    }
    hf::Config fields(text, config);
    row->read(fields);
    if (config.failed())
        return config.failure();
    // A width that no layer uses would only mislead whoever reads the architecture.
    Architecture& a = fields.a;
    const double mixed =
        a.experts > 0 ? (a.moeLayersGiven > 0 ? a.moeLayersGiven : std::floor(std::max(0.0, a.layers - a.denseLayers) / a.moeEvery)) : 0;
    if (mixed + a.mlpFreeLayers >= a.layers)
        a.ffn = 0;
    if (const Result<void> valid = validate(a); !valid) {
        Issue issue = valid.error();
        issue.field = config.pathOf(issue.field);
        config.reject(std::move(issue));
        return config.failure();
    }
    model.architecture = a;
    return model;
}

}  // namespace outlay
