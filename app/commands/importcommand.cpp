// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What users bring along in the formats of others.
#include "app/commands/command.h"
#include "app/commands/planinput.h"

#include "core/catalog/catalogreader.h"
#include "core/io/atomicwrite.h"
#include "core/io/configimport.h"
#include "core/io/planfacts.h"
#include "core/io/planfile.h"
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

/// Writes a plan whose model is the one of the config, with its facts pinned.
int writePlanOf(const std::string& path, const std::string& text, const std::string& planPath, const Session& session)
{
    Plan plan;
    plan.created = formatDate(session.today);
    const Result<std::string> id = outlay::importConfig(plan, path == "-" ? "config.json" : path, text, session.today);
    if (!id)
        return complain(path + ": " + id.error().message(), Problems);
    pinFacts(plan, session.context());
    const Result<void> written = writeFileAtomically(planPath, writePlan(plan));
    return written ? Done : complain(written.error().message(), Usage);
}

int importModel(const std::string& path, const std::optional<std::string>& planPath, const Session& session)
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
    return planPath ? writePlanOf(path, text, *planPath, session) : Done;
}

int runImport(const std::vector<std::string>& given)
{
    std::vector<std::string_view> options = sessionOptions;
    options.emplace_back("plan");
    const Arguments arguments(given, options);
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (arguments.positional().size() != 2 || arguments.positional()[0] != "config")
        return complain("usage: outlay-cli import config FILE|- [--plan OUT]", Usage);
    const std::optional<Session> session = openSession(arguments);
    return session ? importModel(arguments.positional()[1], arguments.value("plan"), *session) : Usage;
}

constexpr std::array<Command, 1> commands = {{
    {"import", "config FILE|- [--plan OUT]", "Read a model's Hugging Face config.json: its shape and its counts; with --plan a plan with this model.",
     runImport},
}};

}  // namespace

std::span<const Command> importCommands() { return commands; }

}  // namespace outlay::cli
