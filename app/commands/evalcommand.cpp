// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command.h"

#include "core/catalog/catalogloader.h"
#include "core/eval/evaluator.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>

namespace outlay::cli {

namespace {

int runEval(const std::vector<std::string>& arguments)
{
    const Catalog catalog = builtInCatalog();
    EvaluationContext context;
    context.catalog = &catalog;
    std::string path;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--calibration") {
            if (++i == arguments.size())
                return complain("--calibration needs a name", Usage);
            context.calibration = arguments[i];
        } else if (path.empty()) {
            path = arguments[i];
        } else {
            return complain("eval takes one file", Usage);
        }
    }
    if (path.empty())
        return complain("eval needs a file of requests, or - for standard input", Usage);
    std::string text;
    if (!readInput(path, text))
        return Usage;
    const Result<Json> answers = evaluateRequests(text, context);
    if (!answers)
        return complain(path + ": " + answers.error().message(), Problems);
    std::puts(writeJson(*answers).c_str());
    const auto isError = [](const Json& answer) { return answer.contains("error"); };
    const bool anyError = answers->is_array() ? std::any_of(answers->begin(), answers->end(), isError) : isError(*answers);
    return anyError ? Problems : Done;
}

constexpr std::array<Command, 1> commands = {{
    {"eval", "FILE|- [--calibration NAME]", "Answer requests in JSON (docs/cli.md).", runEval},
}};

}  // namespace

std::span<const Command> evalCommands() { return commands; }

}  // namespace outlay::cli
