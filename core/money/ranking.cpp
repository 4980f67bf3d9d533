// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/money/ranking.h"

#include <algorithm>
#include <numeric>

namespace outlay {

namespace {

constexpr std::array<std::string_view, rankKeyCount> keyNames = {"tflops_per_dollar_hour", "tbps_per_dollar_hour", "gb_per_dollar_hour",
                                                                 "usd_per_effective_pflop_hour", "usd_per_m_output"};

bool dominates(const std::vector<double>& a, const std::vector<double>& b)
{
    bool better = false;
    for (std::size_t axis = 0; axis < a.size(); ++axis) {
        if (a[axis] > b[axis])
            return false;
        better = better || a[axis] < b[axis];
    }
    return better;
}

}  // namespace

std::string_view rankKeyName(RankKey key) { return keyNames[static_cast<std::size_t>(key)]; }

std::optional<RankKey> rankKeyFromName(std::string_view name)
{
    const auto* const found = std::find(keyNames.begin(), keyNames.end(), name);
    return found == keyNames.end() ? std::nullopt : std::optional(static_cast<RankKey>(found - keyNames.begin()));
}

bool ranksAscending(RankKey key) { return key == RankKey::UsdPerEffectivePflopHour || key == RankKey::UsdPerMOutput; }

std::optional<double> rankValue(const RankedDevice& device, RankKey key)
{
    switch (key) {
    case RankKey::TflopsPerDollarHour:
        return device.peakFlops / 1e12 / device.price;
    case RankKey::TbpsPerDollarHour:
        return device.bandwidth / 1e12 / device.price;
    case RankKey::GbPerDollarHour:
        return device.memory / 1e9 / device.price;
    case RankKey::UsdPerEffectivePflopHour:
        return device.mfu ? std::optional(device.price / (device.peakFlops * *device.mfu / 1e15)) : std::nullopt;
    case RankKey::UsdPerMOutput:
        break;
    }
    return device.usdPerMOutput;
}

std::vector<std::size_t> rankDevices(std::span<const RankedDevice> devices, RankKey key)
{
    std::vector<std::size_t> order(devices.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::optional<double>> values;
    values.reserve(devices.size());
    for (const RankedDevice& device : devices)
        values.push_back(rankValue(device, key));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        if (!values[a] || !values[b])
            return values[a].has_value() && !values[b].has_value();
        return ranksAscending(key) ? *values[a] < *values[b] : *values[a] > *values[b];
    });
    return order;
}

std::vector<std::size_t> paretoFront(std::span<const std::vector<double>> points, std::span<const Sense> senses)
{
    // All axes as costs. In lexicographic order a point can only be beaten by an earlier one, and domination is transitive:
    // comparing with the front so far is enough. Equal points follow each other and share one comparison.
    std::vector<std::vector<double>> costs(points.begin(), points.end());
    for (std::vector<double>& point : costs) {
        for (std::size_t axis = 0; axis < senses.size(); ++axis)
            point[axis] = senses[axis] == Sense::Maximise ? -point[axis] : point[axis];
    }
    std::vector<std::size_t> order(costs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return costs[a] < costs[b]; });

    std::vector<std::size_t> front;
    std::vector<std::size_t> distinct;  // one index a group of equal points of the front
    for (std::size_t at = 0; at < order.size();) {
        std::size_t end = at + 1;
        while (end < order.size() && costs[order[end]] == costs[order[at]])
            ++end;
        // With two axes the last of the front has the least second coordinate, so that it alone decides.
        const std::size_t first = senses.size() <= 2 && !distinct.empty() ? distinct.size() - 1 : 0;
        const bool beaten = std::any_of(distinct.begin() + static_cast<std::ptrdiff_t>(first), distinct.end(),
                                        [&](std::size_t other) { return dominates(costs[other], costs[order[at]]); });
        if (!beaten) {
            distinct.push_back(order[at]);
            front.insert(front.end(), order.begin() + static_cast<std::ptrdiff_t>(at), order.begin() + static_cast<std::ptrdiff_t>(end));
        }
        at = end;
    }
    std::sort(front.begin(), front.end());
    return front;
}

}  // namespace outlay
