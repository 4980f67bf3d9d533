// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/evaluator.h"

#include "core/base/trnoop.h"
#include "core/eval/operations.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace outlay {

namespace {

const Operation* findOperation(std::string_view name)
{
    for (const auto family : {modelOperations(), moneyOperations(), servingOperations(), rankingOperations(), clusterOperations()}) {
        for (const Operation& operation : family) {
            if (operation.name == name)
                return &operation;
        }
    }
    return nullptr;
}

Json errorAnswer(const Json& op, const Issue& issue)
{
    return Json{{"op", op}, {"error", {{"code", issue.code}, {"field", issue.field}, {"message", issue.message()}}}};
}

// Path of the first number in an answer that is not finite; empty if there is none.
std::string nonFinitePath(const Json& value, const std::string& path)
{
    if (value.is_number_float())
        return std::isfinite(value.get<double>()) ? std::string() : path;
    if (!value.is_structured())
        return {};
    for (const auto& [key, item] : value.items()) {
        if (std::string found = nonFinitePath(item, path.empty() ? key : path + "." + key); !found.empty())
            return found;
    }
    return {};
}

Result<Json> run(JsonReader& reader, const EvaluationContext& context)
{
    const std::string name = reader.text("op");
    if (reader.failed())
        return reader.failure();
    const Operation* operation = findOperation(name);
    if (!operation)
        return fail(code::unsupported, "op", CORE_TR_NOOP("core", "unknown operation \"%1\""), {name});
    Result<Json> result = operation->run(reader, context);
    if (reader.failed())
        return reader.failure();
    if (result) {
        // Valid inputs can still overflow a double together; that is outside the domain, never an infinite answer.
        if (const std::string path = nonFinitePath(*result, {}); !path.empty())
            return fail(code::range, path, CORE_TR_NOOP("core", "the inputs are too large: %1 is not a finite number"), {path});
    }
    return result;
}

}  // namespace

Json evaluateRequest(const Json& request, const EvaluationContext& context)
{
    const Json op = request.is_object() && request.contains("op") && request["op"].is_string() ? request["op"] : Json();
    JsonReader reader(request);
    const Result<Json> result = reader.failed() ? Result<Json>(reader.failure()) : run(reader, context);
    if (!result)
        return errorAnswer(op, result.error());
    return Json{{"op", op}, {"result", *result}};
}

Result<Json> evaluateRequests(std::string_view text, const EvaluationContext& context)
{
    const Result<Json> parsed = parseJson(text, NonFinite::Mark);
    if (!parsed)
        return Failure(parsed.error());
    if (!parsed->is_array())
        return evaluateRequest(*parsed, context);
    Json answers = Json::array();
    for (const Json& request : *parsed)
        answers.push_back(evaluateRequest(request, context));
    return answers;
}

}  // namespace outlay
