// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/keptfacts.h"

#include "core/catalog/catalogloader.h"
#include "core/catalog/catalogrecords.h"

#include <algorithm>
#include <functional>

namespace outlay {

namespace {

bool isIn(const std::vector<std::string_view>& words, std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); }

/// Whether the catalog that was read holds a record of this section.
bool holds(const Catalog& catalog, std::string_view section, const std::string& id)
{
    const auto in = [&](const auto& table) { return table.find(id) != nullptr; };
    const std::pair<std::string_view, std::function<bool()>> tables[] = {
        {"devices", [&] { return in(catalog.devices); }},
        {"spec_books", [&] { return in(catalog.specBooks); }},
        {"nic_platforms", [&] { return in(catalog.nicPlatforms); }},
        {"price_books", [&] { return in(catalog.priceBooks); }},
        {"fx_rates", [&] { return in(catalog.fxRates); }},
        {"spot_risks", [&] { return in(catalog.spotRisks); }},
        {"spot_notices", [&] { return in(catalog.spotNotices); }},
        {"spot_traces", [&] { return in(catalog.spotTraces); }},
        {"infra_prices", [&] { return in(catalog.infraPrices); }},
        {"api_prices", [&] { return in(catalog.apiPrices); }},
        {"api_price_changes", [&] { return in(catalog.apiPriceChanges); }},
        {"seed_token_prices", [&] { return in(catalog.seedTokenPrices); }},
        {"models", [&] { return in(catalog.models); }},
        {"runs", [&] { return in(catalog.runs); }},
    };
    for (const auto& [name, found] : tables) {
        if (name == section)
            return found();
    }
    return false;
}

void keepWrongRows(const Json& book, const PriceBook& read, const std::string& path, KeptFacts& kept)
{
    const auto rows = book.find("rows");
    if (rows == book.end() || !rows->is_array() || rows->size() == read.rows.size())
        return;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        JsonReader reader((*rows)[i]);
        (void)readPriceRow(reader, read);
        if (reader.failed())
            kept.records.emplace_back(path + ".rows[" + std::to_string(i) + "]", (*rows)[i]);
    }
}

void keepSection(const std::string& section, const Json& list, const Catalog& read, KeptFacts& kept)
{
    const std::vector<std::string_view> known = catalogKeys(section);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Json& record = list[i];
        const std::string path = section + "[" + std::to_string(i) + "]";
        const auto id = record.is_object() ? record.find("id") : record.end();
        if (!record.is_object() || id == record.end() || !id->is_string() || !holds(read, section, id->get<std::string>())) {
            kept.records.emplace_back(path, record);
            continue;
        }
        Json beside = Json::object();
        for (const auto& [key, value] : record.items()) {
            if (!isIn(known, key))
                beside[key] = value;
        }
        if (!beside.empty()) {
            Json entry = {{"id", *id}};
            entry.update(beside);
            kept.keys[section].push_back(std::move(entry));
        }
        if (section == "price_books")
            keepWrongRows(record, *read.findPriceBook(id->get<std::string>()), path, kept);
    }
}

}  // namespace

KeptFacts keptFacts(const Json& source, const Catalog& read)
{
    KeptFacts kept;
    const std::vector<std::string_view> sections = catalogSections();
    for (const auto& [key, value] : source.items()) {
        const bool isDefault = key == "default_spec_book" || key == "default_price_book" || key == "default_fx_rate";
        if (isIn(sections, key) && value.is_array())
            keepSection(key, value, read, kept);
        else if (isIn(sections, key))
            kept.records.emplace_back(key, value);
        else if (!isDefault && key != "provenance")
            kept.keys[key] = value;
    }
    return kept;
}

}  // namespace outlay
