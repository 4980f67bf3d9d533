// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What a device-hour costs: look-up in a dated price book, currency conversion, and the bill of a rental
// (model specification E.1). Prices are per device-hour.
#pragma once

#include "core/base/result.h"
#include "core/catalog/pricebook.h"
#include "core/units/date.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace outlay {

/// What a look-up needs of one row of a price book; the texts belong to the book. Both ends of the validity belong to it.
/// Invariant: price > 0.
struct PriceEntry {
    std::string_view device;
    std::string_view provider;
    std::string_view region;
    PriceKind kind = PriceKind::OnDemand;
    double price = 0;  ///< per device-hour, in `currency`
    Currency currency = Currency::Usd;
    Date validFrom;
    std::optional<Date> validTo;  ///< none: open
    bool holdsBefore = false;     ///< validFrom dates the row, but no first day is known
};

/// CNY for one USD from `date` on. Invariant: cnyPerUsd > 0.
struct ExchangeRate {
    Date date;
    double cnyPerUsd = 0;

    bool operator==(const ExchangeRate&) const = default;
};

/// The rate that holds on `date`: the latest not after it, before all of them the earliest; among equal dates the last
/// listed, as a correction. `rates` must not be empty.
[[nodiscard]] double rateOn(std::span<const ExchangeRate> rates, const Date& date);

[[nodiscard]] double convert(double amount, Currency from, Currency to, double cnyPerUsd);

struct PriceQuery {
    std::string device;
    PriceKind kind = PriceKind::OnDemand;
    std::optional<std::string> provider;  ///< absent: any
    std::optional<std::string> region;    ///< absent: any
    Date date;
    Currency currency = Currency::Usd;  ///< of the answer
    double cnyPerUsd = defaultCnyPerUsd;

    static constexpr double defaultCnyPerUsd = 7.10;
};

struct PriceQuote {
    double price = 0;            ///< per device-hour, in the currency asked for
    std::size_t entryIndex = 0;  ///< row of the book
    std::int64_t ageDays = 0;    ///< from the row's validFrom to the date asked for; ≥ 0
    bool stale = false;          ///< older than 180 days: W_PRICE_STALE

    bool operator==(const PriceQuote&) const = default;
};

/// Of the rows valid on the date, each provider and region counts with its newest; the cheapest of these after conversion
/// (the first of equals in the book's order). Nothing valid: E_MISSING.
[[nodiscard]] Result<PriceQuote> lookUpPrice(std::span<const PriceEntry> book, const PriceQuery& query);
/// The same over a book of the catalog; a row without a first day counts from the day its source was read, so that it
/// grows stale, but holds before that day too. `entryIndex` indexes book.rows.
[[nodiscard]] Result<PriceQuote> lookUpPrice(const PriceBook& book, const PriceQuery& query);

struct Rental {
    double devices = 1;
    double hours = 0;        ///< of use
    double price = 0;        ///< per device-hour
    double commitHours = 0;  ///< billed even when not used
    std::optional<double> reservedPrice;
};

struct RentalBill {
    double billedHours = 0;
    double billedDeviceHours = 0;
    double cost = 0;
    std::optional<double> effectivePrice;  ///< per device-hour used; none for 0 hours
    /// Share of the hours above which the reserved price is the cheaper one; none without a reserved price or for price 0.
    std::optional<double> reservedBreakEvenUtilisation;
};

[[nodiscard]] RentalBill rentalBill(const Rental& rental);

}  // namespace outlay
