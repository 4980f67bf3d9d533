// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What serving costs over months, and when one way of serving overtakes another (model specification H): calling an API,
// serving at a known unit cost, or running a fleet that is rented or owned.
//
// The engine runs in sampling and searches too: it allocates nothing, and powers of growth, price decline and discount
// are multiplied up month by month and computed afresh every 12 months, which keeps them within 1e-14 of the power.
// All money in USD; "M" tokens are 1e6 tokens. Results of absurd inputs may overflow to infinity: callers check.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace outlay {

inline constexpr int maxServingMonths = 600;
inline constexpr double daysPerServingMonth = 730.0 / 24;

/// H.1. Month k = 0 … months − 1 has users·(1 + growth)^k.
struct ServingDemand {
    int months = 12;                   ///< 1 to maxServingMonths
    double users = 0;                  ///< ≥ 0, in month 0
    double growthPerMonth = 0;         ///< > −1
    double inputTokensPerUserDay = 0;  ///< ≥ 0
    double outputTokensPerUserDay = 0;
    double cachedFraction = 0;         ///< of the input, 0 to 1
    double daysPerMonth = daysPerServingMonth;
    double discountRate = 0;           ///< per year, > −1
};

enum class ServingKind { Api, UnitCost, RentedFleet, OwnedFleet };

/// One way of serving the demand; the members that its kind does not name are not read.
struct ServingOption {
    ServingKind kind = ServingKind::Api;
    double oneOff = 0;         ///< at time 0
    double fixedPerMonth = 0;

    // Api, per M tokens
    double priceInput = 0;
    double priceCached = 0;
    double priceOutput = 0;
    double batchShare = 0;     ///< of the tokens, 0 to 1
    double batchDiscount = 0;  ///< 0 to 1
    double priceDeclinePerYear = 0;  ///< ≤ 1

    // UnitCost, per M tokens
    double costInput = 0;
    double costOutput = 0;

    // RentedFleet, OwnedFleet
    double outputTokensPerSecondReplica = 0;  ///< > 0
    double peakFactor = 2;          ///< peak over mean load
    double targetUtilisation = 0.8; ///< at the peak, (0, 1]
    double spareReplicas = 1;
    double devicesPerReplica = 1;
    double price = 0;               ///< per device-hour, rented
    double capexPerDevice = 0;      ///< owned; devices are bought when first needed and never sold before the end
    double opexPerDeviceMonth = 0;  ///< owned, for each device in use
    double residualFraction = 0;    ///< of the capex of all devices bought, returned in the last month
};

struct OptionTotals {
    double total = 0;  ///< one-off and all months
    double npv = 0;    ///< one-off + Σ c_k/(1 + r_m)^(k+1), (1 + r_m)^12 = 1 + discountRate
};

/// H.4, of option a against option b.
struct OptionComparison {
    /// Months until a's cumulative cost no longer exceeds b's; 0 if a is never dearer at first; none if it never happens.
    std::optional<double> crossoverMonth;
    std::optional<double> ratio;  ///< total of a / total of b; none if b costs nothing
};

struct ComparedPair {
    std::size_t a = 0;
    std::size_t b = 1;
};

inline constexpr std::size_t maxFastOptions = 8;

/// Totals of up to maxFastOptions options in one pass, and the comparison of two of them.
/// Preconditions: totals.size() == options.size() ≤ maxFastOptions; `pair`, if given, indexes options.
OptionComparison serveForMonths(const ServingDemand& demand, std::span<const ServingOption> options, std::span<OptionTotals> totals,
                                const ComparedPair* pair = nullptr);

/// The series of one option. `monthly` is empty or holds demand.months values, `cumulative` is empty or holds one more:
/// cumulative[0] = one-off, cumulative[k] adds the k-th month.
OptionTotals servingSeries(const ServingDemand& demand, const ServingOption& option, std::span<double> monthly, std::span<double> cumulative);

/// H.4 over two cumulative series of equal length ≥ 2.
[[nodiscard]] std::optional<double> crossoverMonth(std::span<const double> a, std::span<const double> b);

/// Tokens of the first month, in M.
struct MonthTokens {
    double input = 0;
    double output = 0;
};
[[nodiscard]] MonthTokens firstMonthTokens(const ServingDemand& demand);

/// H.5, the rule of thumb "training cost beside a constant monthly bill", 30-day months.
struct SimpleTco {
    double trainingCost = 0;
    double pricePerM = 0;
    double users = 0;
    double tokensPerUserDay = 0;
    double months = 12;
    std::optional<double> apiPricePerM;
};

struct SimpleTcoResult {
    double tokensM = 0;           ///< per month
    double monthlyInference = 0;
    double total = 0;
    std::optional<double> inferenceShare;        ///< of the total; none if that is 0
    /// Training cost in months of inference. Often published as "break-even", which it is not.
    std::optional<double> trainingOverMonthly;
    std::optional<double> breakEvenMonths;       ///< against the API's price; none without one or if the API is not dearer
};

[[nodiscard]] SimpleTcoResult simpleTco(const SimpleTco& input);

}  // namespace outlay
