// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/planfacts.h"

#include "core/catalog/catalogwriter.h"
#include "core/estimate/resolve.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace outlay {

namespace {

bool isImported(std::string_view id) { return id.substr(0, importedModelPrefix.size()) == importedModelPrefix; }

/// Ids of everything that the scenarios of a plan look up.
struct Uses {
    std::set<std::string> models;
    std::set<std::string> devices;
    std::set<std::string> apiModels;
    std::set<std::pair<std::string, std::string>> specs;   ///< spec book, device
    std::set<std::pair<std::string, std::string>> prices;  ///< price book, device
};

Uses usesOf(const Plan& plan)
{
    Uses uses;
    for (const Scenario& scenario : plan.scenarios) {
        std::vector<Issue> ignored;
        const Decisions d = decide(plan, scenario, ignored);
        uses.devices.insert(d.device);
        uses.specs.emplace(d.specBook, d.device);
        uses.prices.emplace(d.priceBook, d.device);
        if (d.modelSource == ModelSource::Preset)
            uses.models.insert(d.model);
        if (d.method == Method::Distill)
            uses.models.insert(d.teacher);
        if (!d.rewardModel.empty() && (d.method == Method::Ppo || d.method == Method::Grpo))
            uses.models.insert(d.rewardModel);
        for (const PlannedOption& option : d.options) {
            if (option.kind == OptionKind::Api && !option.apiModel.empty())
                uses.apiModels.insert(option.apiModel);
        }
    }
    return uses;
}

template <typename T>
void addNamed(Table<T>& table, const T& record)
{
    table.add(record);
    if constexpr (requires { record.aliases; }) {
        for (const std::string& alias : record.aliases)
            table.addName(alias, record.id);
    }
}

/// Spec books and price books are pinned with the entries of the used devices alone.
void addSpec(Catalog& pinned, const SpecBook& book, const std::string& deviceId)
{
    SpecBook copy;
    if (const SpecBook* before = pinned.findSpecBook(book.id)) {
        copy = *before;
    } else {
        copy = book;
        copy.overrides.clear();
    }
    if (const SpecOverride* entry = book.find(deviceId); entry && !copy.find(deviceId))
        copy.overrides.push_back(*entry);
    pinned.specBooks.add(std::move(copy));
}

void addRows(Catalog& pinned, const PriceBook& book, const std::string& deviceId)
{
    PriceBook copy;
    if (const PriceBook* before = pinned.findPriceBook(book.id)) {
        copy = *before;
    } else {
        copy = book;
        copy.rows.clear();
        copy.index();
    }
    if (copy.rowsOf(deviceId).empty()) {
        for (const std::uint32_t row : book.rowsOf(deviceId))
            copy.rows.push_back(book.rows[row]);
        copy.index();
    }
    pinned.priceBooks.add(std::move(copy));
}

/// What the plan uses, each record from the first of the two sources that has it.
Catalog collect(const Plan& plan, const Catalog* first, const Catalog* second)
{
    Plan source;
    source.facts = std::shared_ptr<const Catalog>(std::shared_ptr<const Catalog>(), first);
    EstimateContext context;
    context.catalog = second;
    const Facts facts(source, context);
    const Uses uses = usesOf(plan);

    Catalog pinned;
    for (const std::string& id : uses.devices) {
        if (const Device* device = facts.device(id))
            addNamed(pinned.devices, *device);
    }
    for (const auto& [bookId, deviceId] : uses.specs) {
        if (bookId == Catalog().defaultSpecBook)
            continue;  // the device's own figures
        const Device* device = facts.device(deviceId);
        const bool fromFirst = first && device && first->findDevice(deviceId) == device && first->findSpecBook(bookId);
        const Catalog* owner = fromFirst || !second || !second->findSpecBook(bookId) ? first : second;
        const SpecBook* book = owner ? owner->findSpecBook(bookId) : nullptr;
        if (book && device)
            addSpec(pinned, *book, device->id);
    }
    for (const auto& [bookId, deviceId] : uses.prices) {
        if (const PriceBook* book = facts.priceBook(bookId, deviceId))
            addRows(pinned, *book, deviceId);
    }
    for (const std::string& id : uses.models) {
        if (const ModelPreset* model = facts.model(id))
            addNamed(pinned.models, *model);
    }
    for (const std::string& id : uses.apiModels) {
        if (const ApiPrice* price = facts.apiPrice(id))
            pinned.apiPrices.add(*price);
    }
    if (const FxRate* rate = facts.usdCny()) {
        pinned.fxRates.add(*rate);
        pinned.defaultFxRate = rate->id;
    }
    return pinned;
}

void keepImported(Catalog& pinned, const Catalog* own)
{
    for (const ModelPreset& model : own ? own->models.all() : std::vector<ModelPreset>()) {
        if (isImported(model.id))
            addNamed(pinned.models, model);
    }
}

void setFacts(Plan& plan, Catalog facts)
{
    keepImported(facts, plan.facts.get());
    if (!plan.facts || catalogToJson(*plan.facts) != catalogToJson(facts))
        plan.facts = std::make_shared<const Catalog>(std::move(facts));
}

/// Price rows and spec entries have no id: what makes one unlike the others stands in for it. The day does not belong to
/// it, so that a newer price of the same offer is a change and not another row.
std::string rowKey(const Json& row)
{
    std::string key;
    for (const char* part : {"device", "provider", "region", "kind", "instance"}) {
        if (row.contains(part) && row[part].is_string())
            key.append(key.empty() ? "" : " ").append(row[part].get<std::string>());
    }
    return key;
}

using Leaves = std::vector<std::pair<std::string, std::string>>;

void flatten(const Json& value, const std::string& path, Leaves& leaves)
{
    if (value.is_object()) {
        for (const auto& [key, child] : value.items())
            flatten(child, path.empty() ? key : path + "." + key, leaves);
    } else if (value.is_array()) {
        std::map<std::string, int> seen;
        for (std::size_t i = 0; i < value.size(); ++i) {
            std::string name = value[i].is_object() ? rowKey(value[i]) : std::string();
            if (name.empty())
                name = std::to_string(i);
            else if (const int count = ++seen[name]; count > 1)
                name += " #" + std::to_string(count);
            flatten(value[i], path + "[" + name + "]", leaves);
        }
    } else {
        leaves.emplace_back(path, value.is_string() ? value.get<std::string>() : value.dump());
    }
}

const std::string* valueOf(const Leaves& leaves, const std::string& key)
{
    const auto found = std::find_if(leaves.begin(), leaves.end(), [&](const auto& leaf) { return leaf.first == key; });
    return found == leaves.end() ? nullptr : &found->second;
}

void compareRecord(const PinnedRecord& record, const Json& pinned, const Json& current, std::vector<FactDifference>& differences)
{
    Leaves before;
    Leaves now;
    flatten(pinned, {}, before);
    flatten(current, {}, now);
    for (const auto& [key, text] : before) {
        const std::string* other = valueOf(now, key);
        if (!other || *other != text)
            differences.push_back({record, key, text, other ? *other : std::string()});
    }
    for (const auto& [key, text] : now) {
        if (!valueOf(before, key))
            differences.push_back({record, key, {}, text});
    }
}

template <typename T>
std::string nameOf(const T& record)
{
    if constexpr (requires { record.name; })
        return record.name;
    else if constexpr (requires { record.label; })
        return record.label;
    else
        return record.id;
}

/// Calls `visit(section, table of a, table of b, writer)` for every section that plans pin.
template <typename Visit>
void forEachSection(const Catalog& a, const Catalog& b, Visit visit)
{
    visit("devices", a.devices, b.devices, deviceToJson);
    visit("spec_books", a.specBooks, b.specBooks, specBookToJson);
    visit("price_books", a.priceBooks, b.priceBooks, priceBookToJson);
    visit("fx_rates", a.fxRates, b.fxRates, fxRateToJson);
    visit("api_prices", a.apiPrices, b.apiPrices, apiPriceToJson);
    visit("models", a.models, b.models, modelPresetToJson);
}

/// The catalog's records in the extent in which the plan pins them: books with the entries of the pinned devices alone.
Catalog sameExtent(const Catalog& pinned, const Catalog& catalog)
{
    Catalog current = catalog;
    for (const SpecBook& book : pinned.specBooks) {
        if (const SpecBook* other = catalog.findSpecBook(book.id)) {
            SpecBook copy = *other;
            std::erase_if(copy.overrides, [&](const SpecOverride& entry) { return !book.find(entry.deviceId); });
            current.specBooks.add(std::move(copy));
        }
    }
    for (const PriceBook& book : pinned.priceBooks) {
        if (const PriceBook* other = catalog.findPriceBook(book.id)) {
            PriceBook copy = *other;
            std::erase_if(copy.rows, [&](const PriceRow& row) { return book.rowsOf(row.deviceId).empty(); });
            copy.index();
            current.priceBooks.add(std::move(copy));
        }
    }
    return current;
}

}  // namespace

void pinFacts(Plan& plan, const EstimateContext& context) { setFacts(plan, collect(plan, plan.facts.get(), context.catalog)); }

void updateFacts(Plan& plan, const EstimateContext& context) { setFacts(plan, collect(plan, context.catalog, plan.facts.get())); }

std::vector<PinnedRecord> unusedFacts(const Plan& plan)
{
    std::vector<PinnedRecord> unused;
    if (!plan.facts)
        return unused;
    const Catalog used = collect(plan, plan.facts.get(), nullptr);
    forEachSection(*plan.facts, used, [&](const char* section, const auto& pinned, const auto& wanted, auto) {
        for (const auto& record : pinned) {
            if (!wanted.find(record.id) && !isImported(record.id))
                unused.push_back({section, record.id, nameOf(record)});
        }
    });
    return unused;
}

std::vector<FactDifference> factDifferences(const Plan& plan, const Catalog& catalog)
{
    std::vector<FactDifference> differences;
    if (!plan.facts)
        return differences;
    const Catalog current = sameExtent(*plan.facts, catalog);
    forEachSection(*plan.facts, current, [&](const char* section, const auto& pinned, const auto& others, auto write) {
        for (const auto& record : pinned) {
            if (isImported(record.id))
                continue;
            const PinnedRecord named{section, record.id, nameOf(record)};
            const auto* other = others.find(record.id);
            if (other)
                compareRecord(named, write(record), write(*other), differences);
            else
                differences.push_back({named, {}, record.id, {}});
        }
    });
    return differences;
}

}  // namespace outlay
