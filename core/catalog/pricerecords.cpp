// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/trnoop.h"
#include "core/catalog/catalogrecords.h"

#include <nlohmann/json.hpp>

namespace outlay {

Provenance readProvenance(JsonReader& reader, const Provenance& inherited)
{
    Provenance provenance;
    provenance.source = inherited.source.empty() ? reader.text("source") : reader.text("source", inherited.source);
    provenance.asOf = inherited.asOf.empty() ? reader.text("as_of") : reader.text("as_of", inherited.asOf);
    // Whoever inherits a source inherits its confidence too.
    const std::optional<std::size_t> fallback =
        inherited.source.empty() ? std::nullopt : std::optional(static_cast<std::size_t>(inherited.confidence));
    provenance.confidence = static_cast<Confidence>(reader.choice("confidence", {"datasheet", "reported", "seed", "derived"}, fallback, code::range));
    provenance.note = reader.text("note", "");
    return provenance;
}

std::string readDay(JsonReader& reader, std::string_view key)
{
    const std::optional<std::string> given = reader.optionalText(key);
    if (!given)
        return {};
    std::string day = firstDayOf(*given);
    if (day.empty() || given->size() > day.size())
        reader.reject(code::range, key, CORE_TR_NOOP("core", "%1 is \"%2\"; write a date such as 2026-06-30"), {reader.pathOf(key), *given});
    return day;
}

Currency readCurrency(JsonReader& reader, Currency fallback)
{
    return static_cast<Currency>(reader.choice("currency", {"USD", "CNY"}, static_cast<std::size_t>(fallback), code::range));
}

std::vector<std::string> readTexts(JsonReader& reader, std::string_view key)
{
    std::vector<std::string> texts;
    const Json* list = reader.find(key);
    if (!list)
        return texts;
    bool valid = list->is_array();
    for (const Json& item : valid ? *list : Json::array()) {
        valid = valid && item.is_string() && !isNonFinite(item);
        if (valid)
            texts.push_back(item.get<std::string>());
    }
    if (!valid)
        reader.reject(code::type, key, CORE_TR_NOOP("core", "%1 must be a list of texts"), {reader.pathOf(key)});
    return texts;
}

void readRange(JsonReader& reader, std::string_view key, Domain domain, std::optional<double>& low, std::optional<double>& high)
{
    if (!reader.has(key))
        return;
    const std::vector<double> ends = reader.numbers(key, domain);
    if (ends.size() != 2 || ends[0] > ends[1]) {
        reader.reject(code::range, key, CORE_TR_NOOP("core", "%1 must be two numbers, the lower one first"), {reader.pathOf(key)});
        return;
    }
    low = ends[0];
    high = ends[1];
}

PriceBook readPriceBook(JsonReader& reader, const Provenance& inherited)
{
    PriceBook book;
    book.id = reader.text("id");
    book.label = reader.text("label");
    book.currency = readCurrency(reader, Currency::Usd);
    book.provenance = readProvenance(reader, inherited);
    return book;
}

PriceRow readPriceRow(JsonReader& reader, const PriceBook& book)
{
    PriceRow row;
    row.deviceId = reader.text("device");
    row.rawName = reader.text("raw", row.deviceId);
    row.provider = reader.text("provider");
    row.region = reader.text("region", "");
    row.kind = static_cast<PriceKind>(
        reader.choice("kind", {"on_demand", "reserved_1y", "reserved_3y", "spot", "marketplace", "community"}, 0, code::range));
    row.price = reader.number("price", above(0));
    row.currency = readCurrency(reader, book.currency);
    row.dearest = reader.optionalNumber("dearest", atLeast(row.price));
    Provenance inherited = book.provenance;
    inherited.note.clear();
    row.provenance = readProvenance(reader, inherited);
    row.validFrom = reader.has("valid_from") ? readDay(reader, "valid_from") : firstDayOf(row.provenance.asOf);
    row.validTo = readDay(reader, "valid_to");
    if (!row.validTo.empty() && row.validTo < row.validFrom)
        reader.reject(code::range, "valid_to", CORE_TR_NOOP("core", "%1 is before valid_from"), {reader.pathOf("valid_to")});
    row.halfYearChangePercent = reader.optionalNumber("half_year_change_percent", above(-100));
    row.availability = reader.text("availability", "");
    row.positioning = reader.text("positioning", "");
    row.instance = reader.text("instance", "");
    row.devicesPerInstance = reader.optionalNumber("devices_per_instance", above(0));
    row.offers = reader.optionalInteger("offers", atLeast(1));
    return row;
}

FxRate readFxRate(JsonReader& reader, const Provenance& inherited)
{
    FxRate rate;
    rate.id = reader.text("id");
    rate.from = static_cast<Currency>(reader.choice("from", {"USD", "CNY"}, 0, code::range));
    rate.to = static_cast<Currency>(reader.choice("to", {"USD", "CNY"}, 1, code::range));
    rate.rate = reader.number("rate", above(0));
    rate.date = readDay(reader, "date");
    rate.provenance = readProvenance(reader, inherited);
    return rate;
}

SpotRisk readSpotRisk(JsonReader& reader, const Provenance& inherited)
{
    SpotRisk risk;
    risk.id = reader.text("id");
    risk.provider = reader.text("provider");
    risk.deviceId = reader.text("device", "");
    risk.instance = reader.text("instance", "");
    risk.frequency = reader.text("frequency", "");
    readRange(reader, "run_hours", above(0), risk.longestRunLow, risk.longestRunHigh);
    risk.meanRunHours = reader.optionalNumber("mean_run_hours", above(0));
    risk.availability = reader.optionalNumber("availability", between(0, 1));
    readRange(reader, "monthly_reclaim", between(0, 1), risk.monthlyReclaimLow, risk.monthlyReclaimHigh);
    risk.spotPrice = reader.optionalNumber("spot_price", above(0));
    risk.onDemandPrice = reader.optionalNumber("on_demand_price", above(0));
    risk.savingPercent = reader.optionalNumber("saving_percent", between(-1000, 100));
    risk.provenance = readProvenance(reader, inherited);
    return risk;
}

SpotNotice readSpotNotice(JsonReader& reader, const Provenance& inherited)
{
    SpotNotice notice;
    notice.id = reader.text("id");
    notice.provider = reader.text("provider");
    notice.seconds = reader.number("seconds", atLeast(0));
    notice.provenance = readProvenance(reader, inherited);
    return notice;
}

SpotTrace readSpotTrace(JsonReader& reader, const Provenance& inherited)
{
    SpotTrace trace;
    trace.id = reader.text("id");
    trace.hours = reader.number("hours", above(0));
    trace.availability = reader.number("availability", between(0, 1));
    trace.interruptions = reader.integer("interruptions", atLeast(0));
    trace.meanRunHours = reader.number("mean_run_hours", atLeast(0));
    trace.medianRunHours = reader.number("median_run_hours", atLeast(0));
    trace.longestRunHours = reader.number("longest_run_hours", atLeast(0));
    trace.provenance = readProvenance(reader, inherited);
    return trace;
}

InfraPrice readInfraPrice(JsonReader& reader, const Provenance& inherited)
{
    InfraPrice price;
    price.id = reader.text("id");
    price.category = reader.text("category");
    price.label = reader.text("label");
    price.value = reader.number("value", atLeast(0));
    price.unit = reader.text("unit");
    price.currency = readCurrency(reader, Currency::Usd);
    price.low = reader.optionalNumber("low", atLeast(0));
    price.high = reader.optionalNumber("high", atLeast(price.low.value_or(0)));
    price.region = reader.text("region", "");
    price.isDefault = reader.flag("default", false);
    price.provenance = readProvenance(reader, inherited);
    return price;
}

ApiPrice readApiPrice(JsonReader& reader, const Provenance& inherited)
{
    ApiPrice price;
    price.id = reader.text("id");
    price.provider = reader.text("provider");
    price.mode = reader.text("mode", "chat");
    price.currency = readCurrency(reader, Currency::Usd);
    price.input = reader.optionalNumber("input", atLeast(0));
    price.output = reader.optionalNumber("output", atLeast(0));
    price.cachedInput = reader.optionalNumber("cached", atLeast(0));
    price.cacheWrite = reader.optionalNumber("cache_write", atLeast(0));
    price.batchInput = reader.optionalNumber("batch_input", atLeast(0));
    price.batchOutput = reader.optionalNumber("batch_output", atLeast(0));
    for (JsonReader& item : reader.objects("tiers", false)) {
        ApiTier tier;
        tier.fromTokens = item.integer("from", atLeast(price.tiers.empty() ? 0 : price.tiers.back().fromTokens));
        tier.toTokens = item.optionalInteger("to", above(tier.fromTokens));
        tier.input = item.number("input", atLeast(0));
        tier.output = item.number("output", atLeast(0));
        tier.cachedInput = item.optionalNumber("cached", atLeast(0));
        price.tiers.push_back(tier);
    }
    if (price.tiers.empty() && !(price.input && price.output)) {
        const char* key = price.input ? "output" : "input";
        reader.reject(code::missing, key, CORE_TR_NOOP("core", "%1 is missing"), {reader.pathOf(key)});
    }
    price.maxInputTokens = reader.optionalInteger("max_input", atLeast(1));
    price.maxOutputTokens = reader.optionalInteger("max_output", atLeast(1));
    price.deprecationDate = readDay(reader, "deprecated");
    price.provenance = readProvenance(reader, inherited);
    return price;
}

ApiPriceChange readApiPriceChange(JsonReader& reader, const Provenance& inherited)
{
    ApiPriceChange change;
    change.id = reader.text("id");
    change.model = reader.text("model");
    change.provider = reader.text("provider", "");
    change.currency = readCurrency(reader, Currency::Usd);
    change.input = reader.number("input", atLeast(0));
    change.output = reader.number("output", atLeast(0));
    change.cachedInput = reader.optionalNumber("cached", atLeast(0));
    change.fromDate = readDay(reader, "from");
    change.toDate = readDay(reader, "to");
    change.provenance = readProvenance(reader, inherited);
    return change;
}

SeedTokenPrice readSeedTokenPrice(JsonReader& reader, const Provenance& inherited)
{
    SeedTokenPrice price;
    price.id = reader.text("id");
    price.model = reader.text("model");
    price.kind = reader.text("kind");
    price.fp16 = reader.optionalNumber("fp16", above(0));
    price.fp8 = reader.optionalNumber("fp8", above(0));
    price.int4 = reader.optionalNumber("int4", above(0));
    price.api = reader.optionalNumber("api", above(0));
    price.provenance = readProvenance(reader, inherited);
    return price;
}

}  // namespace outlay
