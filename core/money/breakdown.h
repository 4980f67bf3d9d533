// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Where the money of a training run goes: the same fixed tree of items, filled top-down from shares of a known amount
// (model specification E.3) or bottom-up from quantities and rates (E.4). All amounts in USD.
//
// Both run millions of times in sampling and searches: no allocation, no text, cost independent of the run's length.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace outlay {

/// Leaves of the cost tree. A parent is always the sum of its leaves, never stored beside them.
struct CostLeaves {
    double run = 0;          ///< compute: the final run
    double experiments = 0;  ///< compute
    double failed = 0;       ///< compute: work lost and done again
    double checkpoints = 0;  ///< storage
    double datasets = 0;     ///< storage
    double logs = 0;         ///< storage
    double cluster = 0;      ///< network inside the cluster
    double transfer = 0;     ///< network: egress
    double collection = 0;   ///< data
    double cleaning = 0;     ///< data
    double labelling = 0;    ///< data
    double people = 0;
    double other = 0;        ///< contingency

    [[nodiscard]] double compute() const { return run + experiments + failed; }
    [[nodiscard]] double storage() const { return checkpoints + datasets + logs; }
    [[nodiscard]] double network() const { return cluster + transfer; }
    [[nodiscard]] double data() const { return collection + cleaning + labelling; }
    [[nodiscard]] double withoutOther() const { return compute() + storage() + network() + data() + people; }
    [[nodiscard]] double total() const { return withoutOther() + other; }

    bool operator==(const CostLeaves&) const = default;
};

/// Name and place of a leaf; group is empty for people and other, which stand directly below the root.
struct CostItem {
    std::string_view group;
    std::string_view name;
    double CostLeaves::*amount;
};
inline constexpr std::size_t costItemCount = 13;
[[nodiscard]] const std::array<CostItem, costItemCount>& costItems();

// --- E.3: top-down ----------------------------------------------------------------------------------------------

/// Shares of a typical budget, summing to 1: the published split that the presets come from.
[[nodiscard]] constexpr CostLeaves defaultShares()
{
    return {.run = .50,
            .experiments = .10,
            .failed = .025,
            .checkpoints = .03,
            .datasets = .013,
            .logs = .007,
            .cluster = .05,
            .transfer = .02,
            .collection = .04,
            .cleaning = .03,
            .labelling = .03,
            .people = .08,
            .other = .075};
}

/// What the known amount pays for.
enum class ShareAnchor { Run, Compute, Total };

struct SharedCosts {
    double total = 0;          ///< amount / share of the anchor
    CostLeaves leaves;         ///< share · total
    CostLeaves shares;         ///< those applied: the given ones, divided by their sum when that was not 1
    bool normalised = false;   ///< the given shares did not sum to 1 within 1e-9: W_SHARES_NORMALISED
};

/// Nothing if the shares sum to 0 or the anchor has no share (then the amount says nothing about the total).
/// Domain: amount ≥ 0, shares ≥ 0.
[[nodiscard]] std::optional<SharedCosts> costsFromShares(double amount, const CostLeaves& shares, ShareAnchor anchor);

// --- E.4: bottom-up ---------------------------------------------------------------------------------------------

inline constexpr double hoursPerMonth = 730;

/// Quantities and rates. Domain: all ≥ 0 and finite, checkpointIntervalHours > 0; the counts are whole numbers.
struct BottomUpInput {
    double devices = 1;
    double hours = 0;
    double price = 0;                       ///< per device-hour
    double experimentsFraction = 0.20;      ///< of the run
    double failedFraction = 0.05;           ///< of the run
    double parameters = 0;                  ///< N_total
    double checkpointBytesPerParameter = 14;  ///< bf16 weights 2 + optimizer and fp32 master 12
    double checkpointIntervalHours = 4;     ///< Δ
    double checkpointPermanentEvery = 0;    ///< every q-th is kept; 0 = none but the last
    double checkpointKeepLast = 3;          ///< the others live until this many newer ones exist
    double retentionMonths = 3;             ///< of permanent checkpoints and the last, after the run
    double storagePerGbMonth = 0.023;
    double datasetTokens = 0;
    double bytesPerToken = 4;
    double datasetCopies = 2;
    double datasetExtraMonths = 1;
    double logGbPerDay = 5;
    double logRetentionMonths = 6;
    double networkPerDeviceHour = 0;
    double egressGb = 0;
    double egressPerGb = 0.05;
    double rawTb = 0;
    double collectionPerTb = 50;
    double cleaningPerTb = 100;
    double labelledSamples = 0;
    double pricePerSample = 1;
    double fteMonths = 0;                   ///< person-months
    double costPerFteMonth = 20000;
    double contingency = 0.10;              ///< of everything else
};

struct CheckpointStorage {
    double written = 0;      ///< W
    double sizeGb = 0;       ///< of one
    double gbMonths = 0;     ///< Σ size · lifetime
};

/// E.4's sum over the W = floor(hours/Δ + 1e-9) checkpoints in closed form: rest_j = hours − jΔ falls linearly, so the
/// lifetimes are a constant part (while at least keep·Δ of the run is left) and an arithmetic series, for all
/// checkpoints and for the permanent ones alike. O(1), whatever W is.
[[nodiscard]] CheckpointStorage checkpointStorage(const BottomUpInput& input);

/// All leaves of E.4. `failedCost`, where a failure model gives one, replaces failedFraction · run.
[[nodiscard]] CostLeaves costsBottomUp(const BottomUpInput& input, std::optional<double> failedCost = std::nullopt);

}  // namespace outlay
