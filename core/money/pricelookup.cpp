// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/money/pricelookup.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace outlay {

namespace {

constexpr std::int64_t staleAfterDays = 180;

bool matches(const PriceEntry& entry, const PriceQuery& query)
{
    return entry.device == query.device && entry.kind == query.kind && (!query.provider || entry.provider == *query.provider)
           && (!query.region || entry.region == *query.region) && (entry.holdsBefore || entry.validFrom <= query.date)
           && (!entry.validTo || query.date <= *entry.validTo);
}

}  // namespace

double rateOn(std::span<const ExchangeRate> rates, const Date& date)
{
    const ExchangeRate* latest = nullptr;
    const ExchangeRate* earliest = nullptr;
    for (const ExchangeRate& rate : rates) {
        if (rate.date <= date && (!latest || rate.date >= latest->date))
            latest = &rate;
        if (!earliest || rate.date <= earliest->date)
            earliest = &rate;
    }
    return latest ? latest->cnyPerUsd : earliest->cnyPerUsd;
}

double convert(double amount, Currency from, Currency to, double cnyPerUsd)
{
    if (from == to)
        return amount;
    return from == Currency::Cny ? amount / cnyPerUsd : amount * cnyPerUsd;
}

Result<PriceQuote> lookUpPrice(std::span<const PriceEntry> book, const PriceQuery& query)
{
    std::map<std::pair<std::string_view, std::string_view>, Date> newest;
    for (const PriceEntry& entry : book) {
        if (!matches(entry, query))
            continue;
        const auto [it, isNew] = newest.try_emplace({entry.provider, entry.region}, entry.validFrom);
        if (!isNew)
            it->second = std::max(it->second, entry.validFrom);
    }
    std::optional<PriceQuote> best;
    for (std::size_t i = 0; i < book.size(); ++i) {
        const PriceEntry& entry = book[i];
        if (!matches(entry, query) || entry.validFrom != newest.at({entry.provider, entry.region}))
            continue;
        const double price = convert(entry.price, entry.currency, query.currency, query.cnyPerUsd);
        if (best && !(price < best->price))
            continue;
        const std::int64_t age = std::max<std::int64_t>(0, daysSinceEpoch(query.date) - daysSinceEpoch(entry.validFrom));
        best = PriceQuote{price, i, age, age > staleAfterDays};
    }
    if (!best)
        return fail(code::missing, "book", CORE_TR_NOOP("core", "the price book has no %1 price for %2 on %3; add one or choose another date"),
                    {std::string(priceKindName(query.kind)), query.device, formatDate(query.date)});
    return *best;
}

Result<PriceQuote> lookUpPrice(const PriceBook& book, const PriceQuery& query)
{
    const auto rows = book.rowsOf(query.device);
    std::vector<PriceEntry> entries;
    entries.reserve(rows.size());
    for (const std::uint32_t index : rows) {
        const PriceRow& row = book.rows[index];
        const std::optional<Date> first = parseDate(row.validFrom);
        const std::optional<Date> read = parseDate(firstDayOf(row.provenance.asOf));
        // Without any date a price is as old as can be: the warning is better than silence.
        const Date dated = first.value_or(read.value_or(Date{1, 1, 1}));
        entries.push_back({row.deviceId, row.provider, row.region, row.kind, row.price, row.currency, dated, parseDate(row.validTo), !first});
    }
    Result<PriceQuote> quote = lookUpPrice(entries, query);
    if (quote)
        quote->entryIndex = rows[quote->entryIndex];
    return quote;
}

RentalBill rentalBill(const Rental& rental)
{
    RentalBill bill;
    bill.billedHours = std::max(rental.hours, rental.commitHours);
    bill.billedDeviceHours = rental.devices * bill.billedHours;
    bill.cost = bill.billedDeviceHours * rental.price;
    if (rental.hours > 0)
        bill.effectivePrice = bill.billedHours * rental.price / rental.hours;
    if (rental.reservedPrice && rental.price > 0)
        bill.reservedBreakEvenUtilisation = *rental.reservedPrice / rental.price;
    return bill;
}

}  // namespace outlay
