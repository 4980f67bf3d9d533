// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// evaluate, explain, compare: what a plan costs, why, and what the difference is.
#include "app/commands/command.h"
#include "app/commands/planinput.h"

#include "core/catalog/catalogwriter.h"
#include "core/io/estimateexport.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

namespace outlay::cli {

namespace {

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

bool hasErrors(const Estimate& estimate)
{
    return std::any_of(estimate.issues.begin(), estimate.issues.end(), [](const Issue& issue) { return issue.severity == Severity::Error; });
}

std::string nameOf(const Scenario& scenario) { return !scenario.name.empty() ? scenario.name : scenario.id == "base" ? "Base" : scenario.id; }

/// A job with its estimate.
struct Evaluated : PlanJob {
    Estimate estimate;
};

std::optional<Evaluated> evaluateArguments(const Arguments& arguments, int& exitCode)
{
    std::optional<PlanJob> job = openPlanJob(arguments, exitCode);
    if (!job)
        return std::nullopt;
    Evaluated evaluated{std::move(*job), {}};
    evaluated.estimate = evaluate(evaluated.plan, evaluated.chosen(), evaluated.session.context());
    if (hasErrors(evaluated.estimate))
        evaluated.exitCode = Problems;
    exitCode = evaluated.exitCode;
    return evaluated;
}

std::string heading(const std::string& text, TableFormat format) { return format == TableFormat::Markdown ? "## " + text + "\n\n" : text + "\n\n"; }

void printEstimate(const Evaluated& evaluated)
{
    const Estimate& estimate = evaluated.estimate;
    const TableFormat format = evaluated.session.format;
    if (format == TableFormat::JsonText) {
        print(writeJson(estimateToJson(evaluated.plan, evaluated.chosen(), estimate)) + "\n");
        return;
    }
    if (format == TableFormat::Csv) {
        print(figureTable(estimate, true).text(format));
        return;
    }
    std::string text =
        heading(estimate.decisions.title.empty() ? nameOf(evaluated.chosen()) : estimate.decisions.title + ", " + nameOf(evaluated.chosen()), format);
    if (!estimate.valid)
        text += "The inputs have errors; nothing is computed.\n";
    else
        text += figureTable(estimate, false).text(format) + "\n" + heading("Cost tree", format) + treeTable(estimate).text(format);
    if (estimate.valid && !estimate.options.empty())
        text += "\n" + heading("Ways to serve", format) + optionTable(estimate).text(format);
    print(text);
    if (!estimate.issues.empty())
        print("\n" + heading("Problems and notes", format));
    for (const Issue& issue : estimate.issues)
        print((format == TableFormat::Markdown ? "- " : "") + issueLine(issue) + "\n");
}

int runEvaluate(const std::vector<std::string>& given)
{
    const Arguments arguments(given, planOptions());
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (arguments.positional().size() != 1)
        return complain("evaluate takes one plan", Usage);
    int exitCode = Done;
    const std::optional<Evaluated> evaluated = evaluateArguments(arguments, exitCode);
    if (evaluated)
        printEstimate(*evaluated);
    return exitCode;
}

/// Where the value of a quantity comes from: the field that decides it, or the formula.
Origin originOf(const Quantity& quantity, const Evaluated& evaluated)
{
    Origin origin;
    origin.kind = OriginKind::Computed;
    if (!quantity.isInput())
        return origin;
    const Estimate& estimate = evaluated.estimate;
    const FieldRef ref = findField(quantity.field, estimate.decisions.options);
    if (!ref)
        return origin;
    if (quantity.field == "device" && estimate.device) {
        // The field names the device; the number is a fact about it.
        const Provenance& fact = estimate.device->provenance;
        origin.kind = OriginKind::Catalog;
        origin.provider = estimate.deviceName;
        origin.source = fact.source;
        origin.asOf = fact.asOf;
        origin.confidence = confidenceName(fact.confidence);
        return origin;
    }
    return fieldState(evaluated.plan, evaluated.chosen(), estimate, ref, evaluated.session.context()).origin;
}

TextTable inputTable(const Quantity& quantity, const Evaluated& evaluated)
{
    TextTable table;
    table.columns = {{"id", "Input", false},      {"label", "What it is", false}, {"value", "Value", true}, {"unit", "Unit", false},
                     {"origin", "Origin", false}, {"source", "Source", false},    {"as_of", "Date", false}};
    for (const Quantity* input : inputsOf(quantity)) {
        const std::optional<double> value = evaluated.estimate.find(input->figure);
        const Origin origin = originOf(*input, evaluated);
        std::string source = origin.source;
        for (const std::string& part : {origin.provider, origin.book})
            source = part.empty() ? source : source.empty() ? part : part + ", " + source;
        table.rows.push_back({input->id, input->label, value ? TextCell(formatFigure(*value, input->unit), *value) : TextCell("—"),
                              unitSymbol(input->unit), originId(origin.kind), source, origin.asOf});
    }
    return table;
}

Json explainToJson(const Quantity& quantity, const Evaluated& evaluated)
{
    const std::optional<double> value = evaluated.estimate.find(quantity.figure);
    const Origin origin = originOf(quantity, evaluated);
    Json json = {
        {"id", quantity.id}, {"label", quantity.label}, {"value", value ? numberToJson(*value) : Json()}, {"unit", unitSymbol(quantity.unit)}};
    json["formula"] = quantity.formula.empty() ? Json() : Json(quantity.formula);
    json["evaluated"] = quantity.formula.empty() ? Json() : Json(evaluatedFormula(quantity, evaluated.estimate.figures));
    json["method"] = quantity.method.empty() ? Json() : Json(quantity.method);
    json["source"] = quantity.source;
    json["origin"] = {{"kind", originId(origin.kind)}, {"source", origin.source}, {"as_of", origin.asOf}, {"confidence", origin.confidence}};
    json["inputs"] = inputTable(quantity, evaluated).json();
    return json;
}

int runExplain(const std::vector<std::string>& given)
{
    const Arguments arguments(given, planOptions());
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (arguments.positional().size() != 2)
        return complain("explain takes a plan and a figure; outlay-cli figures lists the figures", Usage);
    const Quantity* quantity = findQuantity(arguments.positional()[1]);
    if (!quantity)
        return complain("there is no figure \"" + arguments.positional()[1] + "\"; outlay-cli figures lists them", Usage);
    int exitCode = Done;
    const std::optional<Evaluated> evaluated = evaluateArguments(arguments, exitCode);
    if (!evaluated)
        return exitCode;
    const TableFormat format = evaluated->session.format;
    if (format == TableFormat::JsonText) {
        print(writeJson(explainToJson(*quantity, *evaluated)) + "\n");
        return exitCode;
    }
    const TextTable inputs = inputTable(*quantity, *evaluated);
    if (format == TableFormat::Csv) {
        print(inputs.text(format));
        return exitCode;
    }
    const std::optional<double> value = evaluated->estimate.find(quantity->figure);
    const std::string unit(unitSymbol(quantity->unit));
    std::string text = heading(std::string(quantity->label) + " (" + std::string(quantity->id) + ")", format);
    text +=
        "value      "
        + (value ? formatFigure(*value, quantity->unit) + (unit.empty() ? "" : " " + unit) + "  = " + plainNumber(*value) : std::string("not known"))
        + "\n";
    if (!quantity->formula.empty()) {
        text += "formula    " + std::string(quantity->formula) + "\n";
        text += "evaluated  " + evaluatedFormula(*quantity, evaluated->estimate.figures) + "\n";
    }
    if (!quantity->method.empty())
        text += "method     " + std::string(quantity->method) + "\n";
    if (quantity->isInput())
        text += "origin     " + originText(originOf(*quantity, *evaluated)) + "\n";
    if (!quantity->source.empty())
        text += "source     " + std::string(quantity->source) + "\n";
    if (!inputs.rows.empty())
        text += "\n" + inputs.text(format);
    print(text);
    for (const Issue& issue : evaluated->estimate.issues) {
        if (issue.severity == Severity::Error)
            std::fprintf(stderr, "%s\n", issueLine(issue).c_str());
    }
    return exitCode;
}

int runCompare(const std::vector<std::string>& given)
{
    const Arguments arguments(given, sessionOptions);
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (arguments.positional().size() != 3)
        return complain("compare takes a plan and two of its scenarios", Usage);
    const std::optional<Session> session = openSession(arguments);
    if (!session)
        return Usage;
    int exitCode = Done;
    const std::optional<Plan> plan = openPlan(arguments.positional()[0], *session, exitCode);
    if (!plan)
        return exitCode;
    const Scenario* a = chooseScenario(*plan, arguments.positional()[1]);
    const Scenario* b = a ? chooseScenario(*plan, arguments.positional()[2]) : nullptr;
    if (!b)
        return Usage;
    const Estimate first = evaluate(*plan, *a, session->context());
    const Estimate second = evaluate(*plan, *b, session->context());
    print(comparisonTable(first, nameOf(*a), second, nameOf(*b)).text(session->format));
    for (const auto& [scenario, estimate] : {std::pair{a, &first}, std::pair{b, &second}}) {
        for (const Issue& issue : estimate->issues) {
            if (issue.severity == Severity::Error)
                std::fprintf(stderr, "%s: %s\n", nameOf(*scenario).c_str(), issueLine(issue).c_str());
        }
    }
    return hasErrors(first) || hasErrors(second) ? Problems : exitCode;
}

constexpr std::array<Command, 3> commands = {{
    {"evaluate", "PLAN [--scenario S] [--set field=value …] [--format table|json|csv|md]",
     "What a plan costs. PLAN is a file, a PDF report, example:NAME or -.", runEvaluate},
    {"explain", "PLAN FIGURE [--scenario S] [--set field=value …]", "The formula of a figure, its inputs and where each comes from.", runExplain},
    {"compare", "PLAN SCENARIO SCENARIO [--format table|json|csv|md]", "Two scenarios figure by figure.", runCompare},
}};

}  // namespace

std::span<const Command> planCommands() { return commands; }

}  // namespace outlay::cli
