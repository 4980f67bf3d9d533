// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Dated lists of rental prices (model specification E.1), and what is known about the interruption of spot capacity.
// Books are never merged: a plan names the book it uses.
#pragma once

#include "core/catalog/provenance.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace outlay {

/// Marketplace and community offers are on demand too, but from hosts without the standing of a data centre: they
/// are kept apart so that a look-up of on-demand prices does not answer with them.
enum class PriceKind : std::uint8_t { OnDemand, Reserved1y, Reserved3y, Spot, Marketplace, Community };
inline constexpr int priceKindCount = 6;
[[nodiscard]] std::string_view priceKindName(PriceKind kind);  ///< "on_demand", "reserved_1y", "reserved_3y", "spot", "marketplace", "community"
[[nodiscard]] std::optional<PriceKind> priceKindFromName(std::string_view name);

enum class Currency : std::uint8_t { Usd, Cny };
[[nodiscard]] std::string_view currencyName(Currency currency);  ///< "USD", "CNY"
[[nodiscard]] std::optional<Currency> currencyFromName(std::string_view name);

struct PriceRow {
    std::string deviceId;      ///< id in the catalog, or the raw name where the catalog has no such device
    std::string rawName;       ///< the device as the source writes it
    std::string provider;
    std::string region;        ///< empty: not stated
    PriceKind kind = PriceKind::OnDemand;
    double price = 0;          ///< per device-hour, > 0; where the source gives several, the lowest
    Currency currency = Currency::Usd;
    std::optional<double> dearest;  ///< the highest of several
    std::string validFrom;     ///< ISO day; empty: open
    std::string validTo;       ///< ISO day, inclusive; empty: open
    std::optional<double> halfYearChangePercent;
    std::string availability;  ///< in the source's words; may be empty
    std::string positioning;   ///< what the source recommends the device for; may be empty
    std::string instance;      ///< machine type that the price was divided from; may be empty
    std::optional<double> devicesPerInstance;
    std::optional<double> offers;  ///< number of offers that `price` and `dearest` bound
    Provenance provenance;

    bool operator==(const PriceRow&) const = default;
};

struct PriceBook {
    std::string id;
    std::string label;
    Currency currency = Currency::Usd;
    Provenance provenance;
    std::vector<PriceRow> rows;  ///< in the order of the source; ties are broken by it
    std::vector<std::uint32_t> order;  ///< indices of `rows` sorted by device, then by row; kept by index()

    void index();  ///< to be called after `rows` changed
    /// Indices into `rows` of one device, ascending.
    [[nodiscard]] std::span<const std::uint32_t> rowsOf(std::string_view deviceId) const;
    bool operator==(const PriceBook&) const = default;
};

/// Units of `to` for one unit of `from`.
struct FxRate {
    std::string id;
    Currency from = Currency::Usd;
    Currency to = Currency::Cny;
    double rate = 0;
    std::string date;  ///< ISO day from which it may be used
    Provenance provenance;

    bool operator==(const FxRate&) const = default;
};

/// What a source says about how long spot capacity lasts at a provider.
struct SpotRisk {
    std::string id;
    std::string provider;
    std::string deviceId;   ///< may be empty: any
    std::string instance;   ///< may be empty
    std::string frequency;  ///< "low", "medium", "high" in the source's words; may be empty
    std::optional<double> longestRunLow;      ///< hours of uninterrupted running at most, as a range
    std::optional<double> longestRunHigh;
    std::optional<double> meanRunHours;       ///< mean hours between interruptions
    std::optional<double> availability;       ///< share of the time with capacity
    std::optional<double> monthlyReclaimLow;  ///< share of instances that are reclaimed within a month
    std::optional<double> monthlyReclaimHigh;
    std::optional<double> spotPrice;          ///< USD per device-hour
    std::optional<double> onDemandPrice;
    std::optional<double> savingPercent;      ///< as stated, not computed
    Provenance provenance;

    bool operator==(const SpotRisk&) const = default;
};

/// Warning time before a spot machine is taken away.
struct SpotNotice {
    std::string id;
    std::string provider;
    double seconds = 0;
    Provenance provenance;

    bool operator==(const SpotNotice&) const = default;
};

/// Statistics of one recorded trace of spot capacity.
struct SpotTrace {
    std::string id;
    double hours = 0;         ///< length
    double availability = 0;  ///< share of the time with capacity
    double interruptions = 0;
    double meanRunHours = 0;
    double medianRunHours = 0;
    double longestRunHours = 0;
    Provenance provenance;

    bool operator==(const SpotTrace&) const = default;
};

/// A unit price other than of devices and tokens: storage, traffic, electricity, staff, capex shares …
struct InfraPrice {
    std::string id;
    std::string category;  ///< "storage", "requests", "egress", "electricity", "pue", "colocation", "capex", "staff", "fx", "share"
    std::string label;
    double value = 0;
    std::string unit;      ///< as written: "USD/GB-month", "USD/kWh", "ratio" …
    Currency currency = Currency::Usd;
    std::optional<double> low;
    std::optional<double> high;
    std::string region;
    bool isDefault = false;  ///< what a new plan takes for this category and region
    Provenance provenance;

    bool operator==(const InfraPrice&) const = default;
};

}  // namespace outlay
