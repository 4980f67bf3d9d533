// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogwriter.h"

#include "core/catalog/catalogreader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace outlay {

namespace {

constexpr double tera = 1e12;
constexpr double giga = 1e9;
constexpr double bytesPerSecondOfGbit = 1e9 / 8;

void put(Json& json, std::string_view key, const std::string& text)
{
    if (!text.empty())
        json[key] = text;
}

void put(Json& json, std::string_view key, const std::optional<double>& value)
{
    if (value)
        json[key] = numberToJson(*value);
}

void put(Json& json, std::string_view key, const std::vector<std::string>& texts)
{
    if (!texts.empty())
        json[key] = texts;
}

void putScaled(Json& json, std::string_view key, const std::optional<double>& value, double scale)
{
    if (value)
        json[key] = numberToJson(unscaled(*value, scale));
}

void putFlag(Json& json, std::string_view key, bool value)
{
    if (value)
        json[key] = true;
}

void putRange(Json& json, std::string_view key, const std::optional<double>& low, const std::optional<double>& high)
{
    if (low && high)
        json[key] = Json::array({numberToJson(*low), numberToJson(*high)});
}

void putProvenance(Json& json, const Provenance& provenance)
{
    json["source"] = provenance.source;
    json["as_of"] = provenance.asOf;
    json["confidence"] = std::string(confidenceName(provenance.confidence));
    put(json, "note", provenance.note);
}

Json peaksToJson(const DeviceSpec& spec)
{
    Json peaks = Json::object();
    for (int i = 0; i < formatCount; ++i) {
        if (spec.peak[i] > 0)
            putScaled(peaks, formatName(static_cast<Format>(i)), spec.peak[i], tera);
    }
    return peaks;
}

Json spotRiskToJson(const SpotRisk& risk)
{
    Json json = {{"id", risk.id}, {"provider", risk.provider}};
    put(json, "device", risk.deviceId);
    put(json, "instance", risk.instance);
    put(json, "frequency", risk.frequency);
    putRange(json, "run_hours", risk.longestRunLow, risk.longestRunHigh);
    put(json, "mean_run_hours", risk.meanRunHours);
    put(json, "availability", risk.availability);
    putRange(json, "monthly_reclaim", risk.monthlyReclaimLow, risk.monthlyReclaimHigh);
    put(json, "spot_price", risk.spotPrice);
    put(json, "on_demand_price", risk.onDemandPrice);
    put(json, "saving_percent", risk.savingPercent);
    putProvenance(json, risk.provenance);
    return json;
}

Json spotNoticeToJson(const SpotNotice& notice)
{
    Json json = {{"id", notice.id}, {"provider", notice.provider}, {"seconds", numberToJson(notice.seconds)}};
    putProvenance(json, notice.provenance);
    return json;
}

Json spotTraceToJson(const SpotTrace& trace)
{
    Json json = {{"id", trace.id},
                 {"hours", numberToJson(trace.hours)},
                 {"availability", numberToJson(trace.availability)},
                 {"interruptions", numberToJson(trace.interruptions)},
                 {"mean_run_hours", numberToJson(trace.meanRunHours)},
                 {"median_run_hours", numberToJson(trace.medianRunHours)},
                 {"longest_run_hours", numberToJson(trace.longestRunHours)}};
    putProvenance(json, trace.provenance);
    return json;
}

Json nicPlatformToJson(const NicPlatform& platform)
{
    Json json = {{"id", platform.id}, {"name", platform.name}};
    putScaled(json, "nic_gbit_s", platform.nic, bytesPerSecondOfGbit);
    putProvenance(json, platform.provenance);
    return json;
}

Json seedTokenPriceToJson(const SeedTokenPrice& price)
{
    Json json = {{"id", price.id}, {"model", price.model}, {"kind", price.kind}};
    put(json, "fp16", price.fp16);
    put(json, "fp8", price.fp8);
    put(json, "int4", price.int4);
    put(json, "api", price.api);
    putProvenance(json, price.provenance);
    return json;
}

template <typename T>
void putSection(Json& json, std::string_view name, const Table<T>& table, Json (*write)(const T&))
{
    if (table.empty())
        return;
    Json list = Json::array();
    for (const T& record : table)
        list.push_back(write(record));
    json[name] = std::move(list);
}

}  // namespace

Json numberToJson(double value)
{
    constexpr double largestPlain = 1e15;  // longer rows of digits are harder to read than an exponent
    const bool whole = std::abs(value) < largestPlain && value == std::floor(value) && !(value == 0 && std::signbit(value));
    return whole ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

double unscaled(double value, double scale)
{
    const double quotient = value / scale;
    // Facts were read as decimals with few digits; dividing does not always come back to them.
    std::array<char, 64> buffer{};
    for (const int digits : {15, 16}) {
        const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), quotient, std::chars_format::general, digits);
        double rounded = quotient;
        if (error == std::errc() && std::from_chars(buffer.data(), end, rounded).ec == std::errc() && rounded * scale == value)
            return rounded;
    }
    for (const double towards : {-std::numeric_limits<double>::max(), std::numeric_limits<double>::max()}) {
        const double neighbour = std::nextafter(quotient, towards);
        if (quotient * scale != value && neighbour * scale == value)
            return neighbour;
    }
    return quotient;
}

Json deviceToJson(const Device& device)
{
    Json json = {{"id", device.id}, {"name", device.name}, {"vendor", device.vendor}, {"unit", device.unit}};
    put(json, "form_factor", device.formFactor);
    put(json, "aliases", device.aliases);
    json["family"] = std::string(familyName(device.spec.family));
    json["tflops"] = peaksToJson(device.spec);
    putFlag(json, "fp16_only", device.fp16Only);
    putScaled(json, "memory_gb", device.spec.memory, giga);
    if (device.spec.memoryUsable != device.spec.memory)
        json["memory_bytes"] = numberToJson(device.spec.memoryUsable);
    putScaled(json, "bandwidth_tb_s", device.spec.bandwidth, tera);
    put(json, "link_type", device.scaleUp);
    putScaled(json, "link_gb_s", device.spec.link, giga);
    json["node"] = numberToJson(device.spec.node);
    putScaled(json, "nic_gbit_s", device.spec.nic, bytesPerSecondOfGbit);
    if (device.spec.power > 0)
        json["power_w"] = numberToJson(device.spec.power);
    if (device.spec.matmul > 0 || device.matmulFp8) {
        Json matmul = Json::object();
        if (device.spec.matmul > 0)
            putScaled(matmul, "bf16", device.spec.matmul, tera);
        putScaled(matmul, "fp8", device.matmulFp8, tera);
        json["matmul_tflops"] = std::move(matmul);
    }
    if (device.purchase) {
        Json price = Json::object();
        put(price, "typical", device.purchase->typical);
        put(price, "low", device.purchase->low);
        put(price, "high", device.purchase->high);
        putProvenance(price, device.purchase->provenance);
        json["price_usd"] = std::move(price);
    }
    put(json, "released", device.releaseDate);
    putFlag(json, "announced", device.announced);
    for (const AlternativeFigure& figure : device.alternatives) {
        Json item = {{"field", figure.field}, {"value", numberToJson(figure.value)}, {"source", figure.source}};
        put(item, "why", figure.why);
        json["alternatives"].push_back(std::move(item));
    }
    put(json, "notes", device.notes);
    putProvenance(json, device.provenance);
    return json;
}

Json specBookToJson(const SpecBook& book)
{
    Json json = {{"id", book.id}, {"label", book.label}};
    putProvenance(json, book.provenance);
    Json list = Json::array();
    for (const SpecOverride& given : book.overrides) {
        Json item = {{"device", given.deviceId}};
        Json peaks = Json::object();
        for (int i = 0; i < formatCount; ++i)
            putScaled(peaks, formatName(static_cast<Format>(i)), given.peak[i], tera);
        if (!peaks.empty())
            item["tflops"] = std::move(peaks);
        putScaled(item, "memory_gb", given.memory, giga);
        putScaled(item, "bandwidth_tb_s", given.bandwidth, tera);
        putRange(item, "purchase_usd", given.purchaseLow, given.purchaseHigh);
        putRange(item, "mfu", given.mfuLow, given.mfuHigh);
        list.push_back(std::move(item));
    }
    json["devices"] = std::move(list);
    return json;
}

Json priceRowToJson(const PriceRow& row, const PriceBook& book)
{
    Json json = {{"device", row.deviceId}};
    if (row.rawName != row.deviceId)
        json["raw"] = row.rawName;
    json["provider"] = row.provider;
    put(json, "region", row.region);
    json["kind"] = std::string(priceKindName(row.kind));
    json["price"] = numberToJson(row.price);
    if (row.currency != book.currency)
        json["currency"] = std::string(currencyName(row.currency));
    put(json, "dearest", row.dearest);
    if (row.validFrom != firstDayOf(row.provenance.asOf))
        put(json, "valid_from", row.validFrom);
    put(json, "valid_to", row.validTo);
    put(json, "half_year_change_percent", row.halfYearChangePercent);
    put(json, "availability", row.availability);
    put(json, "positioning", row.positioning);
    put(json, "instance", row.instance);
    put(json, "devices_per_instance", row.devicesPerInstance);
    put(json, "offers", row.offers);
    if (row.provenance.source != book.provenance.source)
        json["source"] = row.provenance.source;
    if (row.provenance.asOf != book.provenance.asOf)
        json["as_of"] = row.provenance.asOf;
    if (row.provenance.confidence != book.provenance.confidence)
        json["confidence"] = std::string(confidenceName(row.provenance.confidence));
    put(json, "note", row.provenance.note);
    return json;
}

Json priceBookToJson(const PriceBook& book)
{
    Json json = {{"id", book.id}, {"label", book.label}, {"currency", std::string(currencyName(book.currency))}};
    putProvenance(json, book.provenance);
    Json rows = Json::array();
    for (const PriceRow& row : book.rows)
        rows.push_back(priceRowToJson(row, book));
    json["rows"] = std::move(rows);
    return json;
}

Json fxRateToJson(const FxRate& rate)
{
    Json json = {{"id", rate.id},
                 {"from", std::string(currencyName(rate.from))},
                 {"to", std::string(currencyName(rate.to))},
                 {"rate", numberToJson(rate.rate)}};
    put(json, "date", rate.date);
    putProvenance(json, rate.provenance);
    return json;
}

Json infraPriceToJson(const InfraPrice& price)
{
    Json json = {{"id", price.id},       {"category", price.category},
                 {"label", price.label}, {"value", numberToJson(price.value)},
                 {"unit", price.unit},   {"currency", std::string(currencyName(price.currency))}};
    put(json, "low", price.low);
    put(json, "high", price.high);
    put(json, "region", price.region);
    putFlag(json, "default", price.isDefault);
    putProvenance(json, price.provenance);
    return json;
}

Json apiPriceToJson(const ApiPrice& price)
{
    Json json = {{"id", price.id}, {"provider", price.provider}, {"mode", price.mode}, {"currency", std::string(currencyName(price.currency))}};
    put(json, "input", price.input);
    put(json, "output", price.output);
    put(json, "cached", price.cachedInput);
    put(json, "cache_write", price.cacheWrite);
    put(json, "batch_input", price.batchInput);
    put(json, "batch_output", price.batchOutput);
    for (const ApiTier& tier : price.tiers) {
        Json item = {{"from", numberToJson(tier.fromTokens)}};
        put(item, "to", tier.toTokens);
        put(item, "input", tier.input);
        put(item, "output", tier.output);
        put(item, "cached", tier.cachedInput);
        json["tiers"].push_back(std::move(item));
    }
    put(json, "max_input", price.maxInputTokens);
    put(json, "max_output", price.maxOutputTokens);
    put(json, "deprecated", price.deprecationDate);
    putProvenance(json, price.provenance);
    return json;
}

Json apiPriceChangeToJson(const ApiPriceChange& change)
{
    Json json = {{"id", change.id}, {"model", change.model}};
    put(json, "provider", change.provider);
    json["currency"] = std::string(currencyName(change.currency));
    json["input"] = numberToJson(change.input);
    json["output"] = numberToJson(change.output);
    put(json, "cached", change.cachedInput);
    put(json, "from", change.fromDate);
    put(json, "to", change.toDate);
    putProvenance(json, change.provenance);
    return json;
}

Json modelPresetToJson(const ModelPreset& model)
{
    Json json = {{"id", model.id}, {"name", model.name}};
    put(json, "family", model.family);
    put(json, "kind", model.kind);
    put(json, "aliases", model.aliases);
    putFlag(json, "reference", model.isReference);
    if (model.architecture)
        json["arch"] = architectureToJson(*model.architecture);
    putScaled(json, "total_b", model.publishedTotal, giga);
    putScaled(json, "active_b", model.publishedActive, giga);
    put(json, "context", model.maxContext);
    put(json, "count_note", model.countNote);
    putProvenance(json, model.provenance);
    return json;
}

Json publishedRunToJson(const PublishedRun& run)
{
    const RunSetting& s = run.setting;
    const RunReport& r = run.report;
    Json json = {{"id", run.id}, {"name", run.name}};
    putFlag(json, "claim", run.claim);
    if (!run.comparable)
        json["comparable"] = false;
    put(json, "model", s.modelId);
    if (s.architecture)
        json["arch"] = architectureToJson(*s.architecture);
    putScaled(json, "total_b", s.totalParameters, giga);
    putScaled(json, "active_b", s.activeParameters, giga);
    putScaled(json, "tokens_b", s.tokens, giga);
    put(json, "seq_len", s.sequenceLength);
    put(json, "device", s.deviceId);
    put(json, "devices", s.devices);
    json["precision"] = s.fp16 ? "fp16" : std::string(formatName(s.format));
    if (s.method == RunMethod::Sft)
        json["method"] = "sft";
    if (!s.overheads)
        json["overheads"] = false;
    put(json, "device_hours", r.deviceHours);
    put(json, "days", r.days);
    put(json, "mfu", r.mfu);
    put(json, "tflops", r.tflops);
    put(json, "cost_usd", r.costLow);
    if (r.costHigh != r.costLow)
        put(json, "cost_usd_high", r.costHigh);
    put(json, "mmlu_pro", r.mmluPro);
    put(json, "mmlu_pro_note", r.mmluProNote);
    putProvenance(json, run.provenance);
    return json;
}

Json catalogToJson(const Catalog& catalog)
{
    Json json = Json::object();
    putSection(json, "devices", catalog.devices, deviceToJson);
    putSection(json, "spec_books", catalog.specBooks, specBookToJson);
    putSection(json, "nic_platforms", catalog.nicPlatforms, nicPlatformToJson);
    putSection(json, "price_books", catalog.priceBooks, priceBookToJson);
    putSection(json, "fx_rates", catalog.fxRates, fxRateToJson);
    putSection(json, "spot_risks", catalog.spotRisks, spotRiskToJson);
    putSection(json, "spot_notices", catalog.spotNotices, spotNoticeToJson);
    putSection(json, "spot_traces", catalog.spotTraces, spotTraceToJson);
    putSection(json, "infra_prices", catalog.infraPrices, infraPriceToJson);
    putSection(json, "api_prices", catalog.apiPrices, apiPriceToJson);
    putSection(json, "api_price_changes", catalog.apiPriceChanges, apiPriceChangeToJson);
    putSection(json, "seed_token_prices", catalog.seedTokenPrices, seedTokenPriceToJson);
    putSection(json, "models", catalog.models, modelPresetToJson);
    putSection(json, "runs", catalog.runs, publishedRunToJson);
    if (catalog.specBooks.find(catalog.defaultSpecBook) && catalog.defaultSpecBook != Catalog().defaultSpecBook)
        json["default_spec_book"] = catalog.defaultSpecBook;
    if (catalog.priceBooks.find(catalog.defaultPriceBook))
        json["default_price_book"] = catalog.defaultPriceBook;
    if (catalog.fxRates.find(catalog.defaultFxRate))
        json["default_fx_rate"] = catalog.defaultFxRate;
    return json;
}

}  // namespace outlay
