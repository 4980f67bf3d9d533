// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// outlay-cli truth: predictions for a file of published measurements, to be scored against them.
#include "app/commands/command.h"
#include "app/truth/memorytruth.h"
#include "app/truth/trainingtruth.h"

#include "core/catalog/catalogloader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <iostream>

namespace outlay::cli {

namespace {

struct Request {
    std::string kind;
    std::string path;
    truth::Track track = truth::Track::Blind;
    std::string calibration;
    bool classes = false; ///< print the classes of each record instead
    bool trials = false;  ///< read one line of constants after the other from standard input, answer one line each
};

Json predictions(const Request& request, const Json& records, const Catalog& catalog, const CalibrationSet& set)
{
    Json answers = Json::object();
    for (const Json& record : records) {
        Json value;
        if (request.classes)
            value = truth::trainingClasses(record, request.track, catalog);
        else if (request.kind == "memory")
            value = truth::predictMemory(record, catalog, set);
        else if (const auto predicted = truth::predictTraining(record, request.track, catalog, set))
            value = *predicted;
        if (!value.is_null())
            answers[truth::textOr(record, "id", "")] = value;
    }
    return answers;
}

// A line {"constant": value or {family or stack: value}} over the named set.
Result<CalibrationSet> trialSet(const CalibrationSet& base, const std::string& line)
{
    const Result<Json> json = parseJson(line);
    if (!json)
        return Failure(json.error());
    CalibrationSet set = base;
    for (const auto& item : json->items()) {
        if (const Result<void> done = set.setConstants(item.key(), item.value()); !done)
            return Failure(done.error());
    }
    return set;
}

int run(const Request& request)
{
    std::string text;
    if (!readInput(request.path, text))
        return Usage;
    const Result<Json> records = parseJson(text);
    if (!records)
        return complain(request.path + ": " + records.error().message(), Problems);
    if (!records->is_array())
        return complain(request.path + " holds no list of records", Problems);
    const Catalog catalog = builtInCatalog();
    const CalibrationSet* set = catalog.findCalibration(request.calibration);
    if (!set)
        return complain("unknown calibration set \"" + request.calibration + "\"", Usage);
    if (!request.trials) {
        std::puts(writeJson(predictions(request, *records, catalog, *set)).c_str());
        return Done;
    }
    for (std::string line; std::getline(std::cin, line);) {
        const Result<CalibrationSet> trial = trialSet(*set, line);
        if (!trial)
            return complain(trial.error().message(), Problems);
        std::puts(writeJson(predictions(request, *records, catalog, *trial), -1).c_str());
        std::fflush(stdout);
    }
    return Done;
}

int runTruth(const std::vector<std::string>& arguments)
{
    Request request;
    std::vector<std::string> plain;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool valued = arguments[i] == "--track" || arguments[i] == "--calibration";
        if (valued && i + 1 == arguments.size())
            return complain(arguments[i] + " needs a value", Usage);
        if (arguments[i] == "--track") {
            const std::string& track = arguments[++i];
            if (track != "blind" && track != "configured")
                return complain("--track is blind or configured", Usage);
            request.track = track == "blind" ? truth::Track::Blind : truth::Track::Configured;
        } else if (arguments[i] == "--calibration") {
            request.calibration = arguments[++i];
        } else if (arguments[i] == "--classes") {
            request.classes = true;
        } else if (arguments[i] == "--trials") {
            request.trials = true;
        } else {
            plain.push_back(arguments[i]);
        }
    }
    if (plain.size() != 2 || (plain[0] != "training" && plain[0] != "memory"))
        return complain("truth needs training or memory, and a file of records", Usage);
    request.kind = plain[0];
    request.path = plain[1];
    return run(request);
}

constexpr std::array<Command, 1> commands = {{
    {"truth", "training|memory FILE [--track blind|configured] [--calibration NAME] [--classes|--trials]",
     "Predict published measurements (docs/accuracy.md).", runTruth},
}};

}  // namespace

std::span<const Command> truthCommands() { return commands; }

}  // namespace outlay::cli
