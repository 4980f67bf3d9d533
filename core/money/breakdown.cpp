// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/money/breakdown.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace outlay {

static_assert(std::is_trivially_copyable_v<CostLeaves> && std::is_trivially_copyable_v<BottomUpInput>);
static_assert(sizeof(CostLeaves) == costItemCount * sizeof(double), "every leaf has a row in costItems()");

namespace {

constexpr std::array<CostItem, costItemCount> items = {{
    {"compute", "run", &CostLeaves::run},
    {"compute", "experiments", &CostLeaves::experiments},
    {"compute", "failed", &CostLeaves::failed},
    {"storage", "checkpoints", &CostLeaves::checkpoints},
    {"storage", "datasets", &CostLeaves::datasets},
    {"storage", "logs", &CostLeaves::logs},
    {"network", "cluster", &CostLeaves::cluster},
    {"network", "transfer", &CostLeaves::transfer},
    {"data", "collection", &CostLeaves::collection},
    {"data", "cleaning", &CostLeaves::cleaning},
    {"data", "labelling", &CostLeaves::labelling},
    {"", "people", &CostLeaves::people},
    {"", "other", &CostLeaves::other},
}};

double anchorShare(const CostLeaves& shares, ShareAnchor anchor)
{
    switch (anchor) {
    case ShareAnchor::Run:
        return shares.run;
    case ShareAnchor::Compute:
        return shares.compute();
    case ShareAnchor::Total:
        break;
    }
    return 1;
}

// Σ min(limit, rest) over `count` checkpoints of which the first `atLimit` have at least `limit` hours left; the others'
// hours left are an arithmetic series that ends at `lastRest` and grows by `step` backwards.
double sumOfLifetimes(double count, double atLimit, double limit, double lastRest, double step)
{
    const double falling = count - atLimit;
    return atLimit * limit + falling * lastRest + step * falling * (falling - 1) / 2;
}

}  // namespace

const std::array<CostItem, costItemCount>& costItems() { return items; }

std::optional<SharedCosts> costsFromShares(double amount, const CostLeaves& given, ShareAnchor anchor)
{
    const double sum = given.total();
    if (!(sum > 0))
        return std::nullopt;
    SharedCosts costs;
    costs.shares = given;
    costs.normalised = std::abs(sum - 1) > 1e-9;
    if (costs.normalised) {
        for (const CostItem& item : items)
            costs.shares.*item.amount /= sum;
    }
    const double share = anchorShare(costs.shares, anchor);
    if (!(share > 0))
        return std::nullopt;
    costs.total = amount / share;
    for (const CostItem& item : items)
        costs.leaves.*item.amount = costs.shares.*item.amount * costs.total;
    return costs;
}

CheckpointStorage checkpointStorage(const BottomUpInput& in)
{
    CheckpointStorage storage;
    storage.sizeGb = in.parameters * in.checkpointBytesPerParameter / 1e9;
    const double interval = in.checkpointIntervalHours;
    const double written = std::floor(in.hours / interval + 1e-9);
    storage.written = written;
    if (!(written >= 1))
        return storage;

    const double retention = in.retentionMonths * hoursPerMonth;
    const double others = written - 1;  // all but the last, which always stays
    const double limit = std::min(in.checkpointKeepLast * interval, in.hours);
    // Checkpoints 1..atLimit have at least keep·Δ left. At the edge both branches of the minimum agree, so rounding is harmless.
    const double atLimit = std::clamp(std::floor(in.hours / interval - in.checkpointKeepLast), 0.0, others);
    double lifetimes = sumOfLifetimes(others, atLimit, limit, std::max(0.0, in.hours - others * interval), interval);

    const double every = in.checkpointPermanentEvery;
    if (every >= 1) {
        const double permanent = std::floor(others / every);
        const double permanentStep = every * interval;
        const double lastRest = in.hours - permanent * permanentStep;
        lifetimes -= sumOfLifetimes(permanent, std::floor(atLimit / every), limit, lastRest, permanentStep);
        lifetimes += sumOfLifetimes(permanent, 0, 0, lastRest, permanentStep) + permanent * retention;
    }
    lifetimes += std::max(0.0, in.hours - written * interval) + retention;
    storage.gbMonths = storage.sizeGb * lifetimes / hoursPerMonth;
    return storage;
}

CostLeaves costsBottomUp(const BottomUpInput& in, std::optional<double> failedCost)
{
    CostLeaves costs;
    const double deviceHours = in.devices * in.hours;
    costs.run = deviceHours * in.price;
    costs.experiments = in.experimentsFraction * costs.run;
    costs.failed = failedCost.value_or(in.failedFraction * costs.run);
    costs.checkpoints = checkpointStorage(in).gbMonths * in.storagePerGbMonth;
    costs.datasets =
        in.datasetTokens * in.bytesPerToken / 1e9 * in.datasetCopies * in.storagePerGbMonth * (in.hours / hoursPerMonth + in.datasetExtraMonths);
    costs.logs = in.logGbPerDay * in.hours / 24 * in.storagePerGbMonth * in.logRetentionMonths;
    costs.cluster = deviceHours * in.networkPerDeviceHour;
    costs.transfer = in.egressGb * in.egressPerGb;
    costs.collection = in.rawTb * in.collectionPerTb;
    costs.cleaning = in.rawTb * in.cleaningPerTb;
    costs.labelling = in.labelledSamples * in.pricePerSample;
    costs.people = in.fteMonths * in.costPerFteMonth;
    costs.other = in.contingency * costs.withoutOther();
    return costs;
}

}  // namespace outlay
