// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What the readers of single model types share: the fields of a config under their many names, and the rows of the table
// of model types. Used by hfconfig.cpp and the hf*.cpp files only.
#pragma once

#include "core/base/jsonreader.h"
#include "core/catalog/architecture.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace outlay::hf {

/// One config while it is read: the fields, and the architecture that grows from them. Counts are whole numbers up to 2^53.
class Config {
public:
    /// `text` stands on the language model's fields, `outer` on the file's object (they may be the same).
    Config(JsonReader text, JsonReader outer) : m_text(std::move(text)), m_outer(std::move(outer)) {}

    [[nodiscard]] JsonReader& reader() { return m_text; }
    [[nodiscard]] bool has(std::string_view key) const { return m_text.has(key); }
    [[nodiscard]] double count(std::string_view key);                       ///< required, >= 1
    [[nodiscard]] double count(std::string_view key, double fallback);      ///< >= 0
    /// The first of several names that is present; none: the first one is missing.
    [[nodiscard]] double countOf(std::initializer_list<std::string_view> keys);
    [[nodiscard]] double countOf(std::initializer_list<std::string_view> keys, double fallback);
    [[nodiscard]] bool flag(std::string_view key, bool fallback) { return m_text.flag(key, fallback); }
    /// tie_word_embeddings of the language model, else of the file, else `fallback`.
    [[nodiscard]] bool tied(bool fallback);
    /// How many of the first `layers` entries of a list of texts equal `name`; 0 when there is no such list.
    [[nodiscard]] double countNamed(std::string_view key, std::string_view name);
    /// Sum of the first `layers` entries of a list of 0 and 1.
    [[nodiscard]] double countOnes(std::string_view key);
    /// Says that this config's shapes are not determined; `what` names the reason.
    void unsupported(std::string_view what);
    /// Adds a kind of layer to the architecture's mixers (equal kinds are counted together); more than mixerCount kinds
    /// are unsupported.
    void addMixer(const Mixer& mixer);

    Architecture a;

private:
    JsonReader m_text;
    JsonReader m_outer;
};

struct Row {
    std::string_view type;
    void (*read)(Config& config);
};

// The rows of each family; hfconfig.cpp joins them.
[[nodiscard]] std::span<const Row> denseRows();
[[nodiscard]] std::span<const Row> expertRows();
[[nodiscard]] std::span<const Row> latentRows();
[[nodiscard]] std::span<const Row> hybridRows();
[[nodiscard]] std::span<const Row> variedRows();

/// num_hidden_layers, hidden_size, num_attention_heads, num_key_value_heads, head_dim, intermediate_size, vocab_size,
/// tie_word_embeddings. `headDim` > 0 is the default of head_dim in place of hidden/heads.
void readCommon(Config& config, bool tiedByDefault = false, double headDim = 0);
/// head_dim, else `fallback` if > 0, else hidden/heads; E_RANGE when heads does not divide hidden.
[[nodiscard]] double readHeadDim(Config& config, double fallback = 0);
/// Window on the layers that layer_types calls sliding_attention, else on `layers` of them.
void setWindow(Config& config, std::string_view key, double layers);

/// Weights, cache and score width of grouped attention with its own head counts and sizes.
struct GroupedShape {
    double heads = 0;
    double kvHeads = 0;
    double keyDim = 0;
    double valueDim = 0;
    bool outputGate = false;  ///< the query projection also makes a gate for the output
    bool sharedKeyValue = false;  ///< values are the keys: no projection of their own
    double other = 0;  ///< biases and norms
};
[[nodiscard]] Mixer groupedMixer(double hidden, double layers, const GroupedShape& shape);

}  // namespace outlay::hf
