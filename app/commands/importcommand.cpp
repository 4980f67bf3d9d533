// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What users bring along in the formats of others.
#include "app/commands/command.h"

#include "core/catalog/catalogreader.h"
#include "core/physics/hfconfig.h"
#include "core/physics/model.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <cstdio>

namespace outlay::cli {

namespace {

Json wholeNumber(double count) { return static_cast<std::int64_t>(count); }

Json describe(const HfModel& imported, const Model& model)
{
    const Geometry& counts = model.counts;
    Json json = {{"model_type", imported.modelType},
                 {"arch", architectureToJson(imported.architecture)},
                 {"counts",
                  {{"n_total", wholeNumber(counts.total)},
                   {"n_active", wholeNumber(counts.active)},
                   {"n_matmul", wholeNumber(counts.matmul)},
                   {"n_moe_layers", wholeNumber(counts.moeLayers)},
                   {"kv_bytes_per_token_bf16", wholeNumber(2 * counts.kvElementsAll)}}}};
    if (counts.stateElements > 0)
        json["counts"]["state_bytes_bf16"] = wholeNumber(2 * counts.stateElements);
    return json;
}

// The language model that a config.json describes.
Result<HfModel> readConfigText(const std::string& text)
{
    // Configs are written by Python, which writes infinities; only a field that is read may not hold one.
    const Result<Json> json = parseJson(text, NonFinite::Mark);
    if (!json)
        return Failure(json.error());
    JsonReader reader(*json);
    return readHfConfig(reader);
}

int importConfig(const std::string& path)
{
    std::string text;
    if (!readInput(path, text))
        return Usage;
    const Result<HfModel> imported = readConfigText(text);
    if (!imported)
        return complain(path + ": " + imported.error().message(), Problems);
    const Result<Model> model = modelOf(imported->architecture);
    if (!model)
        return complain(path + ": " + model.error().message(), Problems);
    std::puts(writeJson(describe(*imported, *model)).c_str());
    return Done;
}

int runImport(const std::vector<std::string>& arguments)
{
    if (arguments.size() != 2 || arguments[0] != "config")
        return complain("usage: outlay-cli import config FILE|-", Usage);
    return importConfig(arguments[1]);
}

constexpr std::array<Command, 1> commands = {{
    {"import", "config FILE|-", "Read a model's Hugging Face config.json: its shape and its counts.", runImport},
}};

}  // namespace

std::span<const Command> importCommands() { return commands; }

}  // namespace outlay::cli
