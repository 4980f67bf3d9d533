// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/resolve.h"

#include <algorithm>
#include <set>

namespace outlay {

namespace {

// "671B", "8.03B", "124M": for the second column of lists, where three digits are enough.
std::string shortCount(double value)
{
    const bool billions = value >= 1e9;
    const double scaled = value / (billions ? 1e9 : 1e6);
    const double rounded = scaled >= 100 ? std::round(scaled) : scaled >= 10 ? std::round(scaled * 10) / 10 : std::round(scaled * 100) / 100;
    return plainNumber(rounded) + (billions ? "B" : "M");
}

template <typename Add>
void addModels(const Catalog* facts, Add add)
{
    if (!facts)
        return;
    for (const ModelPreset& model : facts->models) {
        std::string detail = model.publishedTotal ? shortCount(*model.publishedTotal) : std::string();
        if (model.publishedTotal && model.publishedActive && *model.publishedActive < *model.publishedTotal)
            detail += ", " + shortCount(*model.publishedActive);
        add({model.id, model.name, detail});
    }
}

template <typename Add>
void addDevices(const Catalog* facts, Add add)
{
    if (!facts)
        return;
    for (const Device& device : facts->devices) {
        if (!device.announced)
            add({device.id, device.name, plainNumber(std::round(device.spec.memory / 1e9)) + " GB"});
    }
}

template <typename Add>
void addRows(const Facts& facts, const Decisions& decisions, bool regions, Add add)
{
    const PriceBook* book = facts.priceBook(decisions.priceBook, decisions.device);
    if (!book)
        return;
    std::set<std::string> seen;
    for (const std::uint32_t i : book->rowsOf(decisions.device)) {
        const PriceRow& row = book->rows[i];
        const bool matches = row.kind == decisions.priceKind && (!regions || decisions.provider.empty() || row.provider == decisions.provider);
        const std::string& name = regions ? row.region : row.provider;
        if (matches && !name.empty() && seen.insert(name).second)
            add({name, name, regions ? row.provider : row.provenance.asOf});
    }
}

}  // namespace

std::vector<ListItem> listItems(ChoiceList list, const Plan& plan, const Estimate& estimate, const EstimateContext& context)
{
    std::vector<ListItem> items;
    std::set<std::string> ids;
    // The plan's own facts come first; a catalog record of the same id is the same thing.
    const auto add = [&](ListItem item) {
        if (ids.insert(item.id).second)
            items.push_back(std::move(item));
    };
    const Facts facts(plan, context);
    switch (list) {
    case ChoiceList::None:
        break;
    case ChoiceList::Models:
        addModels(facts.own(), add);
        addModels(facts.catalog(), add);
        break;
    case ChoiceList::Devices:
        addDevices(facts.catalog(), add);
        addDevices(facts.own(), add);
        break;
    case ChoiceList::SpecBooks:
        for (const SpecBook& book : facts.catalog()->specBooks)
            add({book.id, book.label, book.provenance.asOf});
        break;
    case ChoiceList::PriceBooks:
        for (const PriceBook& book : facts.catalog()->priceBooks)
            add({book.id, book.label, book.provenance.asOf});
        break;
    case ChoiceList::Providers:
        addRows(facts, estimate.decisions, false, add);
        break;
    case ChoiceList::Regions:
        addRows(facts, estimate.decisions, true, add);
        break;
    case ChoiceList::ApiModels:
        for (const ApiPrice& price : facts.catalog()->apiPrices)
            add({price.id, price.id, price.provider});
        break;
    case ChoiceList::Options:
        for (const PlannedOption& option : estimate.decisions.options)
            add({option.id, option.name, {}});
        break;
    }
    return items;
}

}  // namespace outlay
