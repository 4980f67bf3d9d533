// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/configimport.h"

#include "core/base/trnoop.h"
#include "core/catalog/catalog.h"
#include "core/io/planfacts.h"
#include "core/physics/hfconfig.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace outlay {

namespace {

bool endsWith(std::string_view text, std::string_view end) { return text.size() >= end.size() && text.substr(text.size() - end.size()) == end; }

std::string_view lastPart(std::string_view path)
{
    const std::size_t slash = path.find_last_of("/\\");
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

std::string modelNameOf(std::string_view path, const std::string& modelType)
{
    std::string_view name = lastPart(path);
    for (const std::string_view end : {".config.json", ".json"}) {
        if (endsWith(name, end) && name.size() > end.size()) {
            name.remove_suffix(end.size());
            break;
        }
    }
    if (name != "config" && !name.empty())
        return std::string(name);
    const std::string_view folder = lastPart(path.substr(0, path.size() - std::min(path.size(), lastPart(path).size() + 1)));
    return folder.empty() || folder == "." || folder == ".." ? modelType : std::string(folder);
}

std::optional<double> contextOf(const Json& config)
{
    const Json* holder = &config;
    if (const auto text = config.find("text_config"); text != config.end() && text->is_object())
        holder = &*text;
    const auto found = holder->find("max_position_embeddings");
    if (found == holder->end() || !found->is_number_integer() || !(found->get<double>() >= 1))
        return std::nullopt;
    return found->get<double>();
}

bool describesModel(std::string_view path)
{
    return path == "model_source" || path == "n_total" || path == "n_active" || path.substr(0, 5) == "arch_";
}

}  // namespace

Result<ModelPreset> presetFromConfig(std::string_view fileName, std::string_view text, const Date& today)
{
    // Configs are written by Python, which writes infinities; only a field that is read may not hold one.
    const Result<Json> config = parseJson(text, NonFinite::Mark);
    if (!config)
        return Failure(config.error());
    JsonReader reader(*config);
    if (reader.failed())
        return reader.failure();
    const Result<HfModel> model = readHfConfig(reader);
    if (!model)
        return Failure(model.error());
    ModelPreset preset;
    preset.name = modelNameOf(fileName, model->modelType);
    preset.id = std::string(importedModelPrefix) + preset.name;
    preset.family = model->modelType;
    preset.kind = model->architecture.experts > 0 ? "moe" : "dense";
    preset.architecture = model->architecture;
    preset.maxContext = contextOf(*config);
    preset.provenance = {std::string(lastPart(fileName)), formatDate(today), Confidence::Datasheet, {}};
    return preset;
}

Result<std::string> importConfig(Plan& plan, std::string_view fileName, std::string_view text, const Date& today)
{
    Result<ModelPreset> preset = presetFromConfig(fileName, text, today);
    if (!preset)
        return Failure(preset.error());
    const std::string id = preset->id;
    auto facts = plan.facts ? std::make_shared<Catalog>(*plan.facts) : std::make_shared<Catalog>();
    facts->models.add(std::move(*preset));
    plan.facts = std::move(facts);
    Entries& base = plan.scenarios.front().entries;
    std::erase_if(base, [](const Entries::value_type& entry) { return describesModel(entry.first); });
    base["model"] = {id, EntryOrigin::Config};
    return id;
}

}  // namespace outlay
