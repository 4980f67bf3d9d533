// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/planinput.h"

#include "app/commands/command.h"

#include "core/catalog/catalogloader.h"
#include "core/io/estimateexport.h"
#include "core/io/examples.h"
#include "core/io/pdfattachment.h"
#include "core/io/planfile.h"
#include "core/units/numberparse.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace outlay::cli {

namespace {

constexpr std::string_view examplePrefix = "example:";

bool printIssues(const std::vector<Issue>& issues, const std::string& where)
{
    bool anyError = false;
    for (const Issue& issue : issues) {
        // Positions are in the message; the path would say the same again.
        Issue shown = issue;
        shown.field.clear();
        std::fprintf(stderr, "%s: %s\n", where.c_str(), issueLine(shown).c_str());
        anyError = anyError || issue.severity == Severity::Error;
    }
    return anyError;
}

std::optional<std::string> planText(const std::string& where, int& exitCode)
{
    std::string bytes;
    if (!readInput(where, bytes)) {
        exitCode = Usage;
        return std::nullopt;
    }
    if (!isPdf(bytes))
        return bytes;
    Result<std::string> attached = planFromPdf(bytes);
    if (attached)
        return *std::move(attached);
    exitCode = complain(where + ": " + attached.error().message(), Problems);
    return std::nullopt;
}

std::string listOf(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

/// Fields whose ids look like the one asked for.
std::string similarFields(const std::string& path, const std::vector<PlannedOption>& options)
{
    std::vector<std::string> found;
    for (const FieldRef& ref : allFields(options)) {
        const bool similar = ref.path.find(path) != std::string::npos || path.find(ref.path) != std::string::npos;
        if (similar && found.size() < 5)
            found.push_back(ref.path);
    }
    return found.empty() ? "; outlay-cli fields lists them" : "; did you mean " + listOf(found) + "?";
}

std::optional<bool> flagOf(const std::string& text)
{
    if (text == "true" || text == "yes" || text == "1")
        return true;
    if (text == "false" || text == "no" || text == "0")
        return false;
    return std::nullopt;
}

}  // namespace

Date currentDay()
{
    const std::time_t now = std::time(nullptr);
    const std::tm* local = std::localtime(&now);
    return local ? Date{local->tm_year + 1900, local->tm_mon + 1, local->tm_mday} : Date{};
}

std::optional<Session> openSession(const Arguments& arguments)
{
    Session session;
    session.today = currentDay();
    if (const auto day = arguments.value("today")) {
        const std::optional<Date> date = parseDate(*day);
        if (!date) {
            complain("--today takes a date such as 2026-11-30", Usage);
            return std::nullopt;
        }
        session.today = *date;
    }
    if (const auto name = arguments.value("format")) {
        const std::optional<TableFormat> format = tableFormatFromName(*name);
        if (!format) {
            complain("--format takes table, json, csv or md", Usage);
            return std::nullopt;
        }
        session.format = *format;
    }
    session.catalog = builtInCatalog();
    for (const std::string& path : arguments.values("catalog")) {
        std::string text;
        if (!readInput(path, text))
            return std::nullopt;
        applyOverlay(session.catalog, path, text);
    }
    for (const Issue& issue : session.catalog.problems)
        std::fprintf(stderr, "%s\n", issueLine(issue).c_str());
    session.predictor = std::make_shared<SearchingPredictor>(session.catalog.calibrations.front());
    return session;
}

std::optional<Plan> openPlan(const std::string& where, const Session& session, int& exitCode)
{
    if (where.rfind(examplePrefix, 0) == 0) {
        Result<Plan> plan = openExample(where.substr(examplePrefix.size()), formatDate(session.today));
        if (plan)
            return *std::move(plan);
        exitCode = complain(plan.error().message(), Usage);
        return std::nullopt;
    }
    const std::optional<std::string> text = planText(where, exitCode);
    if (!text)
        return std::nullopt;
    Result<PlanReading> reading = readPlan(*text);
    if (!reading) {
        exitCode = complain(where + ": " + reading.error().message(), Problems);
        return std::nullopt;
    }
    if (printIssues(reading->issues, where))
        exitCode = Problems;
    return std::move(reading->plan);
}

const Scenario* chooseScenario(const Plan& plan, const std::optional<std::string>& name)
{
    if (!name)
        return &plan.base();
    if (const Scenario* found = plan.find(*name))
        return found;
    std::vector<std::string> known;
    for (const Scenario& scenario : plan.scenarios)
        known.push_back(scenario.id);
    complain("there is no scenario \"" + *name + "\"; there are " + listOf(known), Usage);
    return nullptr;
}

std::string setField(const Plan& plan, Scenario& scenario, const std::string& assignment)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string::npos || equals == 0)
        return "--set takes field=value, not \"" + assignment + "\"";
    const std::string path = assignment.substr(0, equals);
    const std::string text = assignment.substr(equals + 1);
    std::vector<PlannedOption> options(plan.optionIds.size());
    for (std::size_t i = 0; i < options.size(); ++i)
        options[i].id = plan.optionIds[i];
    const FieldRef ref = findField(path, options);
    if (!ref)
        return "there is no field \"" + path + "\"" + similarFields(path, options);
    Entry entry;
    switch (ref.field->kind) {
    case FieldKind::Number:
    case FieldKind::Whole:
    case FieldKind::Fraction:
    case FieldKind::Money:
        if (!text.empty()) {
            const Result<ParsedNumber> number = parseNumber(text, {"$", "USD"});
            if (!number)
                return path + ": " + number.error().message();
            entry.value = number->value;
        }
        break;
    case FieldKind::Flag:
        if (!text.empty()) {
            const std::optional<bool> flag = flagOf(text);
            if (!flag)
                return path + ": write yes or no, not \"" + text + "\"";
            entry.value = *flag;
        }
        break;
    case FieldKind::Choice:
    case FieldKind::Text:
    case FieldKind::Notes:
    case FieldKind::Date:
        entry.value = text;
        break;
    }
    scenario.entries[path] = std::move(entry);
    return {};
}

std::vector<std::string_view> planOptions(std::initializer_list<std::string_view> more)
{
    std::vector<std::string_view> all = sessionOptions;
    all.insert(all.end(), {"scenario", "set"});
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

std::optional<PlanJob> openPlanJob(const Arguments& arguments, int& exitCode)
{
    exitCode = Usage;
    std::optional<Session> session = openSession(arguments);
    if (!session)
        return std::nullopt;
    PlanJob job{std::move(*session), {}, 0, Done};
    std::optional<Plan> plan = openPlan(arguments.positional()[0], job.session, job.exitCode);
    if (!plan) {
        exitCode = job.exitCode;
        return std::nullopt;
    }
    job.plan = std::move(*plan);
    const Scenario* scenario = chooseScenario(job.plan, arguments.value("scenario"));
    if (!scenario)
        return std::nullopt;
    job.scenario = static_cast<std::size_t>(scenario - job.plan.scenarios.data());
    for (const std::string& assignment : arguments.values("set")) {
        if (const std::string problem = setField(job.plan, job.plan.scenarios[job.scenario], assignment); !problem.empty()) {
            complain(problem, Usage);
            return std::nullopt;
        }
    }
    exitCode = job.exitCode;
    return job;
}

}  // namespace outlay::cli
