// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/catalog/catalogwriter.h"
#include "core/io/planfile.h"
#include "core/io/planparts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace outlay {

namespace {

struct ValueWriter {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(double number) const { return numberToJson(number); }
    Json operator()(bool flag) const { return flag; }
    Json operator()(const std::string& text) const { return text; }
};

/// Paths in the order of the field table, then those that no field has, in the order of their letters.
std::vector<const Entries::value_type*> ordered(const Entries& entries, const std::vector<FieldRef>& refs)
{
    std::vector<const Entries::value_type*> list;
    list.reserve(entries.size());
    std::set<std::string_view> known;
    for (const FieldRef& ref : refs) {
        if (const auto entry = entries.find(ref.path); entry != entries.end()) {
            list.push_back(&*entry);
            known.insert(entry->first);
        }
    }
    for (const auto& entry : entries) {
        if (!known.contains(entry.first))
            list.push_back(&entry);
    }
    return list;
}

void writeEntries(Json& scenario, const Entries& entries, const std::vector<FieldRef>& refs)
{
    Json values = Json::object();
    Json origins = Json::object();
    for (const Entries::value_type* entry : ordered(entries, refs)) {
        values[entry->first] = std::visit(ValueWriter{}, entry->second.value);
        if (entry->second.origin == EntryOrigin::Config)
            origins[entry->first] = std::string(planparts::originConfig);
    }
    scenario["values"] = std::move(values);
    if (!origins.empty())
        scenario["origins"] = std::move(origins);
}

Json keptKeys(const std::string& unknown)
{
    Json kept = unknown.empty() ? Json::object() : Json::parse(unknown, nullptr, false);
    return kept.is_object() ? kept : Json::object();
}

/// Keys of records that are no longer pinned have nothing to stand in.
void dropOrphans(Json& keptFacts, const Json& facts)
{
    for (const std::string_view section : catalogSections()) {
        if (!facts.is_object() || !facts.contains(section))
            keptFacts.erase(section);
    }
}

Json scenarioToJson(const Scenario& scenario, bool isBase, const std::vector<FieldRef>& refs)
{
    Json json = Json::object();
    if (!isBase)
        json["id"] = scenario.id;
    if (!isBase || !scenario.name.empty())
        json["name"] = scenario.name;
    if (!isBase || scenario.series != planparts::baseSeries)
        json["series"] = scenario.series;
    writeEntries(json, scenario.entries, refs);
    planparts::mergeKept(json, keptKeys(scenario.unknown));
    return json;
}

/// The version of a newer program's file stays, so that the newer program reads its own keys again.
int versionToWrite(const Plan& plan)
{
    const Json kept = keptKeys(plan.unknown);
    const auto version = kept.find("version");
    return version != kept.end() && version->is_number_integer() ? std::max(planVersion, version->get<int>()) : planVersion;
}

}  // namespace

namespace planparts {

void mergeKept(Json& into, const Json& kept)
{
    if (into.is_object() && kept.is_object()) {
        for (const auto& [key, value] : kept.items()) {
            if (!into.contains(key))
                into[key] = value;
            else
                mergeKept(into[key], value);
        }
    } else if (into.is_array() && kept.is_array()) {
        for (const Json& item : kept) {
            const auto match = std::find_if(into.begin(), into.end(), [&](const Json& other) {
                return item.is_object() && other.is_object() && item.contains("id") && other.contains("id") && item["id"] == other["id"];
            });
            if (match != into.end())
                mergeKept(*match, item);
        }
    }
}

}  // namespace planparts

std::string writePlan(const Plan& plan)
{
    std::vector<PlannedOption> options(plan.optionIds.size());
    for (std::size_t i = 0; i < options.size(); ++i)
        options[i].id = plan.optionIds[i];
    const std::vector<FieldRef> refs = allFields(options);

    Json json = {{"format", planFormat}, {"version", versionToWrite(plan)}};
    if (!plan.created.empty())
        json["created"] = plan.created;
    json["options"] = plan.optionIds;
    json["base"] = scenarioToJson(plan.base(), true, refs);
    Json variants = Json::array();
    for (std::size_t i = 1; i < plan.scenarios.size(); ++i)
        variants.push_back(scenarioToJson(plan.scenarios[i], false, refs));
    json["scenarios"] = std::move(variants);
    if (plan.facts) {
        if (Json facts = catalogToJson(*plan.facts); !facts.empty())
            json["facts"] = std::move(facts);
    }
    Json kept = keptKeys(plan.unknown);
    if (const auto keptFacts = kept.find("facts"); keptFacts != kept.end() && keptFacts->is_object()) {
        dropOrphans(*keptFacts, json.contains("facts") ? json["facts"] : Json());
        if (keptFacts->empty())
            kept.erase("facts");
    }
    planparts::mergeKept(json, kept);
    return writeJson(json) + "\n";
}

}  // namespace outlay
