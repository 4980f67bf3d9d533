// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"

#include "core/base/embedded.h"
#include "core/base/trnoop.h"
#include "core/catalog/catalogrecords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace outlay {

namespace {

/// One file while it is read. `strict` also looks for keys that no record has.
struct Loading {
    Catalog& catalog;
    std::string fileName;
    bool strict = true;
    Provenance inherited;

    void report(Issue issue) const
    {
        issue.field = issue.field.empty() ? fileName : fileName + ": " + issue.field;
        catalog.problems.push_back(std::move(issue));
    }

    void reportUnknownKeys(const JsonReader& reader, std::string_view section) const
    {
        if (!strict || !reader.value().is_object())
            return;
        const std::vector<std::string_view> known = catalogKeys(section);
        for (const auto& [key, value] : reader.value().items()) {
            if (std::find(known.begin(), known.end(), key) == known.end())
                report(makeIssue(Severity::Warning, code::unsupported, reader.pathOf(key),
                                 CORE_TR_NOOP("core", "%1 is not known here and was ignored"), {reader.pathOf(key)}));
        }
    }
};

/// Reads the list of a section into a table, each record on its own.
template <typename T, T (*read)(JsonReader&, const Provenance&), Table<T> Catalog::*table>
void loadRecords(Loading& loading, const Json& list, std::string_view section)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        JsonReader reader(list[i], std::string(section) + "[" + std::to_string(i) + "]");
        T record = read(reader, loading.inherited);
        if (!reader.failed() && record.id.empty())
            reader.reject(code::range, "id", CORE_TR_NOOP("core", "%1 is empty"), {reader.pathOf("id")});
        loading.reportUnknownKeys(reader, section);
        if (reader.failed()) {
            loading.report(*reader.issue());
            continue;
        }
        if constexpr (requires { record.aliases; }) {
            const std::string id = record.id;
            const std::vector<std::string> aliases = record.aliases;
            (loading.catalog.*table).add(std::move(record));
            for (const std::string& alias : aliases)
                (loading.catalog.*table).addName(alias, id);
        } else {
            (loading.catalog.*table).add(std::move(record));
        }
    }
}

/// A wrong row leaves the rest of its book.
void loadPriceBooks(Loading& loading, const Json& list, std::string_view section)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        JsonReader reader(list[i], std::string(section) + "[" + std::to_string(i) + "]");
        PriceBook book = readPriceBook(reader, loading.inherited);
        const Json* rows = reader.find("rows");
        if (!rows || !rows->is_array())
            reader.reject(rows ? code::type : code::missing, "rows", CORE_TR_NOOP("core", "%1 must be a list of prices"), {reader.pathOf("rows")});
        loading.reportUnknownKeys(reader, section);
        if (reader.failed()) {
            loading.report(*reader.issue());
            continue;
        }
        book.rows.reserve(rows->size());
        for (std::size_t j = 0; j < rows->size(); ++j) {
            JsonReader rowReader((*rows)[j], reader.pathOf("rows") + "[" + std::to_string(j) + "]");
            PriceRow row = readPriceRow(rowReader, book);
            loading.reportUnknownKeys(rowReader, "price_books.rows");
            if (rowReader.failed())
                loading.report(*rowReader.issue());
            else
                book.rows.push_back(std::move(row));
        }
        book.index();
        loading.catalog.priceBooks.add(std::move(book));
    }
}

struct Section {
    std::string_view name;
    void (*load)(Loading&, const Json&, std::string_view);
    std::string_view keys;  ///< of one record, separated by spaces
};

constexpr std::string_view provenanceKeys = "source as_of confidence note";

constexpr std::array<Section, 14> sections = {{
    {"devices", loadRecords<Device, readDevice, &Catalog::devices>,
     "id name vendor unit form_factor aliases family tflops fp16_only memory_gb memory_bytes bandwidth_tb_s link_type link_gb_s node nic_gbit_s "
     "power_w matmul_tflops price_usd released announced alternatives notes"},
    {"spec_books", loadRecords<SpecBook, readSpecBook, &Catalog::specBooks>, "id label devices"},
    {"nic_platforms", loadRecords<NicPlatform, readNicPlatform, &Catalog::nicPlatforms>, "id name nic_gbit_s"},
    {"price_books", loadPriceBooks, "id label currency rows"},
    {"fx_rates", loadRecords<FxRate, readFxRate, &Catalog::fxRates>, "id from to rate date"},
    {"spot_risks", loadRecords<SpotRisk, readSpotRisk, &Catalog::spotRisks>,
     "id provider device instance frequency run_hours mean_run_hours availability monthly_reclaim spot_price on_demand_price saving_percent"},
    {"spot_notices", loadRecords<SpotNotice, readSpotNotice, &Catalog::spotNotices>, "id provider seconds"},
    {"spot_traces", loadRecords<SpotTrace, readSpotTrace, &Catalog::spotTraces>,
     "id hours availability interruptions mean_run_hours median_run_hours longest_run_hours"},
    {"infra_prices", loadRecords<InfraPrice, readInfraPrice, &Catalog::infraPrices>, "id category label value unit currency low high region default"},
    {"api_prices", loadRecords<ApiPrice, readApiPrice, &Catalog::apiPrices>,
     "id provider mode currency input output cached cache_write batch_input batch_output tiers max_input max_output deprecated"},
    {"api_price_changes", loadRecords<ApiPriceChange, readApiPriceChange, &Catalog::apiPriceChanges>,
     "id model provider currency input output cached from to"},
    {"seed_token_prices", loadRecords<SeedTokenPrice, readSeedTokenPrice, &Catalog::seedTokenPrices>, "id model kind fp16 fp8 int4 api"},
    {"models", loadRecords<ModelPreset, readModelPreset, &Catalog::models>,
     "id name family kind aliases reference arch total_b active_b context count_note"},
    {"runs", loadRecords<PublishedRun, readPublishedRun, &Catalog::runs>,
     "id name claim comparable model arch total_b active_b tokens_b seq_len device devices precision method overheads device_hours days mfu tflops "
     "cost_usd cost_usd_high mmlu_pro mmlu_pro_note"},
}};
constexpr std::string_view priceRowKeys = "device raw provider region kind price currency dearest valid_from valid_to half_year_change_percent "
                                          "availability positioning instance devices_per_instance offers";

void appendWords(std::vector<std::string_view>& words, std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// A default that names a record which is not there would leave new plans without prices.
template <typename T>
void loadDefault(Loading& loading, JsonReader& reader, std::string_view key, const Table<T>& table, std::string& target)
{
    const std::optional<std::string> id = reader.optionalText(key);
    if (!id)
        return;
    if (table.find(*id))
        target = *id;
    else
        loading.report(makeIssue(Severity::Error, code::unsupported, std::string(key), CORE_TR_NOOP("core", "%1: there is no record \"%2\""),
                                 {std::string(key), *id}));
}

void load(Loading& loading, std::string_view text)
{
    const Result<Json> parsed = parseJson(text, NonFinite::Mark);
    if (!parsed) {
        loading.report(parsed.error());
        return;
    }
    JsonReader reader(*parsed);
    JsonReader inherited = reader.object("provenance", false);
    if (!reader.failed() && reader.has("provenance"))
        loading.inherited = readProvenance(inherited, {});
    if (reader.failed()) {
        loading.report(*reader.issue());
        return;
    }
    for (const auto& [key, value] : parsed->items()) {
        const auto* const section = std::find_if(sections.begin(), sections.end(), [&](const Section& s) { return s.name == key; });
        if (section != sections.end()) {
            if (value.is_array())
                section->load(loading, value, section->name);
            else
                loading.report(makeIssue(Severity::Error, code::type, key, CORE_TR_NOOP("core", "%1 must be a list"), {key}));
        } else if (key != "provenance" && key.rfind("default_", 0) != 0) {
            std::string known;
            for (const Section& s : sections)
                known.append(known.empty() ? "" : ", ").append(s.name);
            loading.report(
                makeIssue(Severity::Warning, code::unsupported, key, CORE_TR_NOOP("core", "%1 is no part of a catalog; parts are %2"), {key, known}));
        }
    }
    loadDefault(loading, reader, "default_spec_book", loading.catalog.specBooks, loading.catalog.defaultSpecBook);
    loadDefault(loading, reader, "default_price_book", loading.catalog.priceBooks, loading.catalog.defaultPriceBook);
    loadDefault(loading, reader, "default_fx_rate", loading.catalog.fxRates, loading.catalog.defaultFxRate);
    if (reader.failed())
        loading.report(*reader.issue());
}

}  // namespace

std::vector<std::string_view> catalogSections()
{
    std::vector<std::string_view> names;
    for (const Section& section : sections)
        names.push_back(section.name);
    return names;
}

std::vector<std::string_view> catalogKeys(std::string_view section)
{
    std::vector<std::string_view> keys;
    if (section == "price_books.rows")
        appendWords(keys, priceRowKeys);
    for (const Section& known : sections) {
        if (known.name == section)
            appendWords(keys, known.keys);
    }
    appendWords(keys, provenanceKeys);
    return keys;
}

Catalog builtInCatalog()
{
    Catalog catalog;
    for (const EmbeddedFile& file : embeddedCatalog()) {
        Loading loading{catalog, std::string(file.name), false, {}};
        load(loading, file.text);
    }
    return catalog;
}

void applyOverlay(Catalog& catalog, std::string_view fileName, std::string_view text)
{
    Loading loading{catalog, std::string(fileName), true, {}};
    load(loading, text);
}

}  // namespace outlay
