// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/planfile.h"

#include "core/base/trnoop.h"
#include "core/catalog/catalogloader.h"
#include "core/io/jsonlocator.h"
#include "core/io/keptfacts.h"
#include "core/io/planparts.h"
#include "core/units/date.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace outlay {

namespace {

// A file with more than this many problems has one problem; the reader need not see each.
constexpr std::size_t mostIssues = 200;

bool isPlainId(const std::string& id)
{
    return !id.empty()
           && std::all_of(id.begin(), id.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; });
}

std::optional<int> wholeNumber(const Json& value, int low, int high)
{
    if (!value.is_number())
        return std::nullopt;
    const double number = value.get<double>();
    if (!(number >= low && number <= high) || number != std::floor(number))
        return std::nullopt;
    return static_cast<int>(number);
}

class PlanReader {
public:
    PlanReader(std::string_view text, Json document) : m_text(text), m_document(std::move(document)) {}

    Result<PlanReading> read()
    {
        if (!m_document.is_object() || !m_document.contains("format") || m_document["format"] != planFormat)
            return fail(code::unsupported, "format", CORE_TR_NOOP("core", "this file is no plan: its \"format\" is not \"%1\""),
                        {std::string(planFormat)});
        readVersion();
        // First, so that what is set aside now joins what the file already sets aside.
        keepOthers(m_document, {"format", "version", "created", "options", "base", "scenarios", "facts"}, m_unknown);
        readCreated();
        readOptions();
        readBase();
        readVariants();
        readFacts();
        m_reading.plan.unknown = textOf(m_unknown);
        if (m_left > 0)
            m_reading.issues.push_back(
                makeIssue(Severity::Warning, code::range, {}, CORE_TR_NOOP("core", "and %1 more problems of this kind"), {double(m_left)}));
        return std::move(m_reading);
    }

private:
    static std::string textOf(const Json& object) { return object.empty() ? std::string() : writeJson(object, -1); }

    static void keepOthers(const Json& object, std::initializer_list<std::string_view> known, Json& kept)
    {
        for (const auto& [key, value] : object.items()) {
            if (std::find(known.begin(), known.end(), std::string_view(key)) == known.end())
                kept[key] = value;
        }
    }

    /// `text` starts with "line %1, column %2: "; the arguments given follow from %3 on.
    void report(Severity severity, std::string_view code, const std::string& path, std::string_view text, std::vector<IssueArgument> arguments)
    {
        if (m_reading.issues.size() >= mostIssues) {
            ++m_left;
            return;
        }
        // A part that migration made has no place in the text: name the nearest one around it.
        std::optional<JsonSpan> span;
        for (std::string_view around = path; !(span = locateJson(m_text, around)) && !around.empty();) {
            const std::size_t cut = around.find_last_of(".[");
            around = around.substr(0, cut == std::string_view::npos ? 0 : cut);
        }
        const TextPosition position = positionOfOffset(m_text, span.value_or(JsonSpan{}).begin);
        std::vector<IssueArgument> all = {double(position.line), double(position.column)};
        all.insert(all.end(), arguments.begin(), arguments.end());
        m_reading.issues.push_back(makeIssue(severity, code, path, text, std::move(all)));
    }

    void wrongType(const std::string& path, std::string_view expected)
    {
        report(Severity::Error, code::type, path, CORE_TR_NOOP("core", "line %1, column %2: %3 must be %4"), {path, std::string(expected)});
    }

    /// Reports a part of the wrong type and keeps it aside.
    void setAside(const std::string& path, const Json& value, std::string_view expected)
    {
        wrongType(path, expected);
        keepAside(path, value);
    }

    /// What an earlier opening set aside under the same path stays beside it; a file may also hold anything under that key.
    void keepAside(const std::string& path, const Json& value)
    {
        Json& aside = m_unknown[std::string(planparts::unreadable)];
        if (!aside.is_object()) {
            const Json earlier = std::exchange(aside, Json::object());
            if (!earlier.is_null())
                aside[std::string(planparts::unreadable)] = earlier;
        }
        std::string key = path;
        for (int copy = 2; aside.contains(key) && aside[key] != value; ++copy)
            key = path + " (" + std::to_string(copy) + ")";
        aside[key] = value;
    }

    /// The value of a key if it has the type wanted; a value of another type is set aside.
    const Json* child(const Json& object, const std::string& path, std::string_view key, Json::value_t type, std::string_view expected)
    {
        const auto it = object.find(key);
        if (it == object.end() || it->is_null())
            return nullptr;
        const bool fits = it->type() == type && !isNonFinite(*it);
        if (!fits)
            setAside(pathOf(path, key), *it, expected);
        return fits ? &*it : nullptr;
    }

    /// What stands in the file under a path; empty if there is nothing.
    [[nodiscard]] std::string_view textAt(std::string_view path) const
    {
        const JsonSpan span = locateJson(m_text, path).value_or(JsonSpan{});
        return m_text.substr(span.begin, span.end - span.begin);
    }

    static std::string pathOf(const std::string& path, std::string_view key)
    {
        return path.empty() ? std::string(key) : path + "." + std::string(key);
    }

    void readVersion()
    {
        const std::optional<int> version = m_document.contains("version") ? wholeNumber(m_document["version"], 1, 1000000) : std::nullopt;
        if (!version) {
            report(Severity::Warning, code::type, "version",
                   CORE_TR_NOOP("core", "line %1, column %2: \"version\" must be a whole number; the file is read as version %3"),
                   {double(planVersion)});
            return;
        }
        m_reading.version = *version;
        m_migrated = migrate(m_document, *version, planMigrations()) != *version;
        if (m_reading.isNewer()) {
            m_unknown["version"] = *version;
            report(Severity::Warning, code::unsupported, "version",
                   CORE_TR_NOOP(
                       "core",
                       "line %1, column %2: written by a newer version of Outlay (format %3, this one knows %4); what is not known here is kept"),
                   {double(*version), double(planVersion)});
        }
    }

    void readCreated()
    {
        const Json* created = child(m_document, {}, "created", Json::value_t::string, CORE_TR_NOOP("core", "a date such as 2026-11-30"));
        if (!created)
            return;
        if (parseDate(created->get_ref<const std::string&>()))
            m_reading.plan.created = created->get<std::string>();
        else
            setAside("created", *created, CORE_TR_NOOP("core", "a date such as 2026-11-30"));
    }

    void readOptions()
    {
        const Json* list = child(m_document, {}, "options", Json::value_t::array, CORE_TR_NOOP("core", "a list of ids"));
        std::vector<std::string>& ids = m_reading.plan.optionIds;
        for (std::size_t i = 0; list && i < list->size(); ++i) {
            const Json& id = (*list)[i];
            if (id.is_string() && isPlainId(id.get_ref<const std::string&>())
                && std::find(ids.begin(), ids.end(), id.get_ref<const std::string&>()) == ids.end())
                ids.push_back(id.get<std::string>());
            else
                setAside("options[" + std::to_string(i) + "]", id, CORE_TR_NOOP("core", "an id of its own, of small letters, digits, - and _"));
        }
        for (const std::string& id : ids) {
            m_options.emplace_back();
            m_options.back().id = id;
        }
    }

    void readBase()
    {
        const Json* base = child(m_document, {}, "base", Json::value_t::object, CORE_TR_NOOP("core", "an object"));
        if (base)
            readScenario(*base, "base", m_reading.plan.scenarios.front());
    }

    void readVariants()
    {
        const Json* list = child(m_document, {}, "scenarios", Json::value_t::array, CORE_TR_NOOP("core", "a list of scenarios"));
        for (std::size_t i = 0; list && i < list->size(); ++i) {
            const Json& json = (*list)[i];
            const std::string path = "scenarios[" + std::to_string(i) + "]";
            if (!json.is_object()) {
                setAside(path, json, CORE_TR_NOOP("core", "an object"));
                continue;
            }
            Scenario scenario;
            const Json* id = child(json, path, "id", Json::value_t::string, CORE_TR_NOOP("core", "a text"));
            const std::string wanted = id ? id->get<std::string>() : "scenario";
            scenario.id = freeScenarioId(m_reading.plan, wanted);
            if (scenario.id != wanted)
                report(Severity::Warning, code::range, path,
                       CORE_TR_NOOP("core", "line %1, column %2: the scenario id \"%3\" is not free; it is \"%4\" now"), {wanted, scenario.id});
            scenario.series = nextSeries(m_reading.plan);
            readScenario(json, path, scenario);
            m_reading.plan.scenarios.push_back(std::move(scenario));
        }
    }

    void readScenario(const Json& json, const std::string& path, Scenario& scenario)
    {
        Json kept = Json::object();
        const bool isBase = scenario.id == "base";
        if (isBase)
            keepOthers(json, {"name", "series", "values", "origins"}, kept);
        else
            keepOthers(json, {"id", "name", "series", "values", "origins"}, kept);
        if (const Json* name = child(json, path, "name", Json::value_t::string, CORE_TR_NOOP("core", "a text")))
            scenario.name = name->get<std::string>();
        if (json.contains("series") && !json["series"].is_null()) {
            if (const std::optional<int> series = wholeNumber(json["series"], 1, 8))
                scenario.series = *series;
            else
                setAside(pathOf(path, "series"), json["series"], CORE_TR_NOOP("core", "a whole number from 1 to 8"));
        }
        if (const Json* values = child(json, path, "values", Json::value_t::object, CORE_TR_NOOP("core", "an object"))) {
            for (const auto& [key, value] : values->items())
                readValue(key, value, pathOf(path, "values"), isBase, scenario.entries, kept);
        }
        if (const Json* origins = child(json, path, "origins", Json::value_t::object, CORE_TR_NOOP("core", "an object")))
            readOrigins(*origins, scenario.entries, kept);
        scenario.unknown = textOf(kept);
    }

    void readValue(const std::string& key, const Json& value, const std::string& parent, bool isBase, Entries& entries, Json& kept)
    {
        const std::string path = pathOf(parent, key);
        const FieldRef ref = findField(key, m_options);
        if (!ref)
            report(Severity::Warning, code::unsupported, path,
                   CORE_TR_NOOP("core", "line %1, column %2: there is no field %3; it is kept but not used"), {key});
        if (value.is_structured()) {
            if (ref)
                wrongType(path, CORE_TR_NOOP("core", "a number, a text, true or false"));
            kept["values"][key] = value;
            return;
        }
        if (value.is_null() && isBase)
            return;  // the base has nothing under it: null says what absence says
        Entry& entry = entries[key];
        entry.value = scalar(value, path);
        if (!ref)
            return;
        if (const Result<void> checked = checkValue(*ref.field, entry.value, key); !checked)
            report(Severity::Error, checked.error().code, path, CORE_TR_NOOP("core", "line %1, column %2: %3"), {checked.error().message()});
    }

    Value scalar(const Json& value, const std::string& path)
    {
        if (value.is_null())
            return std::monostate();
        if (value.is_boolean())
            return value.get<bool>();
        if (isNonFinite(value)) {
            // Kept as the text that stands there: not-finite numbers never enter a plan, and nothing is lost either.
            const std::string_view source = textAt(path);
            return std::string(source.empty() ? "NaN" : source);
        }
        if (value.is_number())
            return value.get<double>();
        return value.get<std::string>();
    }

    static void readOrigins(const Json& origins, Entries& entries, Json& kept)
    {
        for (const auto& [key, origin] : origins.items()) {
            const auto entry = entries.find(key);
            if (entry != entries.end() && origin == planparts::originConfig)
                entry->second.origin = EntryOrigin::Config;
            else
                kept["origins"][key] = origin;
        }
    }

    void readFacts()
    {
        const Json* facts = child(m_document, {}, "facts", Json::value_t::object, CORE_TR_NOOP("core", "an object"));
        if (!facts || facts->empty())
            return;
        const std::string_view source = m_migrated ? std::string_view() : textAt("facts");
        auto catalog = std::make_shared<Catalog>();
        applyOverlay(*catalog, "facts", source.empty() ? writeJson(*facts) : std::string(source));
        for (const Issue& problem : catalog->problems) {
            constexpr std::string_view file = "facts: ";
            const std::string inside = problem.field.substr(0, file.size()) == file ? problem.field.substr(file.size()) : std::string();
            report(problem.severity, problem.code, inside.empty() ? "facts" : "facts." + inside, CORE_TR_NOOP("core", "line %1, column %2: %3"),
                   {problem.message()});
        }
        catalog->problems.clear();
        KeptFacts kept = keptFacts(*facts, *catalog);
        if (!kept.keys.empty())
            m_unknown["facts"] = std::move(kept.keys);
        for (auto& [path, record] : kept.records)
            keepAside("facts." + path, record);
        m_reading.plan.facts = std::move(catalog);
    }

    std::string_view m_text;
    Json m_document;
    Json m_unknown = Json::object();
    std::vector<PlannedOption> m_options;
    PlanReading m_reading;
    bool m_migrated = false;
    std::size_t m_left = 0;
};

}  // namespace

Result<PlanReading> readPlan(std::string_view text)
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return fail(code::syntax, {}, CORE_TR_NOOP("core", "the file is empty"));
    Result<Json> document = parseJson(text, NonFinite::Mark);
    if (!document)
        return Failure(document.error());
    return PlanReader(text, std::move(*document)).read();
}

}  // namespace outlay
