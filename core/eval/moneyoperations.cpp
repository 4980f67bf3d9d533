// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/operations.h"

#include "core/base/trnoop.h"
#include "core/money/breakdown.h"
#include "core/money/pricelookup.h"

#include <nlohmann/json.hpp>

#include <array>
#include <deque>

namespace outlay {

namespace {

Json optionalJson(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

// --- E.1 --------------------------------------------------------------------------------------------------------

std::optional<Date> readDate(JsonReader& reader, std::string_view key, bool required)
{
    if (!required && !reader.has(key))
        return std::nullopt;
    const std::string text = reader.text(key);
    const std::optional<Date> date = parseDate(text);
    if (!date)
        reader.reject(code::range, key, CORE_TR_NOOP("core", "%1: \"%2\" is no day in the form YYYY-MM-DD"), {reader.pathOf(key), text});
    return date;
}

Currency readCurrency(JsonReader& reader) { return static_cast<Currency>(reader.choice("currency", {"USD", "CNY"}, 0, code::range)); }

PriceKind readKind(JsonReader& reader)
{
    const auto names = {std::string_view("on_demand"), std::string_view("reserved_1y"), std::string_view("reserved_3y"),
                        std::string_view("spot"),      std::string_view("marketplace"), std::string_view("community")};
    return static_cast<PriceKind>(reader.choice("kind", names, 0, code::range));
}

// The rows of a book and the texts that they refer to.
struct RequestBook {
    std::deque<std::string> texts;
    std::vector<PriceEntry> rows;

    std::string_view keep(std::string text) { return texts.emplace_back(std::move(text)); }
};

RequestBook readBook(JsonReader& request)
{
    RequestBook book;
    for (JsonReader& row : request.objects("book")) {
        PriceEntry entry;
        entry.device = book.keep(row.text("device"));
        entry.provider = book.keep(row.text("provider", ""));
        entry.region = book.keep(row.text("region", ""));
        entry.kind = readKind(row);
        entry.price = row.number("price", above(0));
        entry.currency = readCurrency(row);
        entry.validFrom = readDate(row, "valid_from", true).value_or(Date{});
        entry.validTo = readDate(row, "valid_to", false);
        row.optionalText("source");
        book.rows.push_back(entry);
    }
    return book;
}

double readRate(JsonReader& request, const Date& date)
{
    const Json* given = request.find("usd_cny");
    if (!given || !given->is_array())
        return request.number("usd_cny", above(0), PriceQuery::defaultCnyPerUsd);
    std::vector<ExchangeRate> rates;
    for (JsonReader& row : request.objects("usd_cny"))
        rates.push_back({readDate(row, "date", true).value_or(Date{}), row.number("usd_cny", above(0))});
    if (rates.empty()) {
        request.reject(code::range, "usd_cny", CORE_TR_NOOP("core", "%1 must hold at least one rate"), {request.pathOf("usd_cny")});
        return PriceQuery::defaultCnyPerUsd;
    }
    return rateOn(rates, date);
}

Result<Json> runPriceLookup(JsonReader& request, const EvaluationContext&)
{
    const RequestBook book = readBook(request);
    PriceQuery query;
    query.device = request.text("device_name");
    query.kind = readKind(request);
    query.provider = request.optionalText("provider");
    query.region = request.optionalText("region");
    query.date = readDate(request, "date", true).value_or(Date{});
    query.currency = readCurrency(request);
    query.cnyPerUsd = readRate(request, query.date);
    if (request.failed())
        return request.failure();
    const Result<PriceQuote> quote = lookUpPrice(book.rows, query);
    if (!quote)
        return Failure(quote.error());
    const PriceEntry& entry = book.rows[quote->entryIndex];
    Json warnings = Json::array();
    if (quote->stale)
        warnings.push_back(code::priceStale);
    return Json{{"price", quote->price},
                {"currency", currencyName(query.currency)},
                {"entry_index", quote->entryIndex},
                {"provider", entry.provider},
                {"region", entry.region},
                {"age_days", quote->ageDays},
                {"usd_cny", query.cnyPerUsd},
                {"warnings", warnings}};
}

Result<Json> runRental(JsonReader& request, const EvaluationContext&)
{
    Rental rental;
    rental.devices = request.integer("n_devices", atLeast(1));
    rental.hours = request.number("hours", atLeast(0));
    rental.price = request.number("price", atLeast(0));
    rental.commitHours = request.number("commit_hours", atLeast(0), 0);
    rental.reservedPrice = request.optionalNumber("reserved_price", atLeast(0));
    if (request.failed())
        return request.failure();
    const RentalBill bill = rentalBill(rental);
    Json result = {{"billed_hours", bill.billedHours},
                   {"billed_device_hours", bill.billedDeviceHours},
                   {"cost", bill.cost},
                   {"effective_price", optionalJson(bill.effectivePrice)}};
    if (rental.reservedPrice)
        result["reserved_break_even_utilisation"] = optionalJson(bill.reservedBreakEvenUtilisation);
    return result;
}

// --- E.3, E.4 ---------------------------------------------------------------------------------------------------

// {"groups": {group: sum}, "tree": {group: {leaf: …}, leaf: …}}: a leaf directly below the root is its own group.
void putTree(Json& result, const CostLeaves& leaves)
{
    Json tree = Json::object();
    for (const CostItem& item : costItems()) {
        Json& parent = item.group.empty() ? tree : tree[std::string(item.group)];
        parent[std::string(item.name)] = leaves.*item.amount;
    }
    result["groups"] = {{"compute", leaves.compute()}, {"storage", leaves.storage()}, {"network", leaves.network()},
                        {"data", leaves.data()},       {"people", leaves.people},     {"other", leaves.other}};
    result["tree"] = std::move(tree);
}

// Shares may stand nested ({"compute": {"run": …}}) or under dotted names ({"compute.run": …}).
CostLeaves readShares(JsonReader& request)
{
    CostLeaves shares = defaultShares();
    JsonReader given = request.object("shares", false);
    for (const CostItem& item : costItems()) {
        double& share = shares.*item.amount;
        if (item.group.empty()) {
            share = given.number(item.name, atLeast(0), share);
            continue;
        }
        share = given.number(std::string(item.group).append(".").append(item.name), atLeast(0), share);
        JsonReader group = given.object(item.group, false);
        share = group.number(item.name, atLeast(0), share);
    }
    return shares;
}

Result<Json> runBreakdownShares(JsonReader& request, const EvaluationContext&)
{
    const double amount = request.number("amount", atLeast(0));
    const auto anchor = static_cast<ShareAnchor>(request.choice("anchor", {"run", "compute", "total"}, 0, code::range));
    const CostLeaves shares = readShares(request);
    if (request.failed())
        return request.failure();
    const std::optional<SharedCosts> costs = costsFromShares(amount, shares, anchor);
    if (!costs)
        return fail(code::range, "shares", CORE_TR_NOOP("core", "the share of what the amount pays for is 0: the total cannot be told from it"));
    Json result = {{"total", costs->total}};
    putTree(result, costs->leaves);
    Json applied;
    putTree(applied, costs->shares);
    result["shares"] = applied["tree"];
    result["warnings"] = costs->normalised ? Json::array({code::sharesNormalised}) : Json::array();
    return result;
}

struct RateField {
    std::string_view key;
    double BottomUpInput::*member;  ///< holds the default until the field is read
};

constexpr RateField rateFields[] = {
    {"experiments_fraction", &BottomUpInput::experimentsFraction},
    {"failed_fraction", &BottomUpInput::failedFraction},
    {"checkpoint_bytes_per_param", &BottomUpInput::checkpointBytesPerParameter},
    {"retention_months", &BottomUpInput::retentionMonths},
    {"storage_per_gb_month", &BottomUpInput::storagePerGbMonth},
    {"bytes_per_token", &BottomUpInput::bytesPerToken},
    {"dataset_copies", &BottomUpInput::datasetCopies},
    {"dataset_extra_months", &BottomUpInput::datasetExtraMonths},
    {"log_gb_per_day", &BottomUpInput::logGbPerDay},
    {"log_retention_months", &BottomUpInput::logRetentionMonths},
    {"network_per_device_hour", &BottomUpInput::networkPerDeviceHour},
    {"egress_gb", &BottomUpInput::egressGb},
    {"egress_per_gb", &BottomUpInput::egressPerGb},
    {"raw_tb", &BottomUpInput::rawTb},
    {"collection_per_tb", &BottomUpInput::collectionPerTb},
    {"cleaning_per_tb", &BottomUpInput::cleaningPerTb},
    {"labelled_samples", &BottomUpInput::labelledSamples},
    {"price_per_sample", &BottomUpInput::pricePerSample},
    {"fte_months", &BottomUpInput::fteMonths},
    {"cost_per_fte_month", &BottomUpInput::costPerFteMonth},
    {"contingency", &BottomUpInput::contingency},
};

Result<Json> runBreakdownBottomUp(JsonReader& request, const EvaluationContext&)
{
    BottomUpInput in;
    in.devices = request.integer("n_devices", atLeast(1));
    in.hours = request.number("hours", atLeast(0));
    in.price = request.number("price", atLeast(0));
    in.parameters = request.number("n_total", atLeast(0));
    in.datasetTokens = request.number("dataset_tokens", atLeast(0));
    in.checkpointIntervalHours = request.number("checkpoint_interval_hours", above(0), in.checkpointIntervalHours);
    in.checkpointPermanentEvery = request.integer("checkpoint_permanent_every", atLeast(0), in.checkpointPermanentEvery);
    in.checkpointKeepLast = request.integer("checkpoint_keep_last", atLeast(0), in.checkpointKeepLast);
    for (const RateField& field : rateFields)
        in.*field.member = request.number(field.key, atLeast(0), in.*field.member);
    if (request.failed())
        return request.failure();
    const CostLeaves leaves = costsBottomUp(in);
    const CheckpointStorage checkpoints = checkpointStorage(in);
    Json result = {{"total", leaves.total()}};
    putTree(result, leaves);
    result["checkpoints_written"] = checkpoints.written;
    result["checkpoint_gb"] = checkpoints.sizeGb;
    result["checkpoint_gb_months"] = checkpoints.gbMonths;
    return result;
}

constexpr std::array<Operation, 4> operations = {{
    {"price_lookup", runPriceLookup},
    {"rental", runRental},
    {"breakdown_shares", runBreakdownShares},
    {"breakdown_bottom_up", runBreakdownBottomUp},
}};

}  // namespace

std::span<const Operation> moneyOperations() { return operations; }

}  // namespace outlay
