// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Which device offers most for the money (model specification M): unit costs from peak figures, from effective FLOPs and
// from serving, a sort that keeps ties in input order, and the Pareto front of any criteria.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace outlay {

struct RankedDevice {
    double price = 0;      ///< USD per device-hour, > 0
    double peakFlops = 0;  ///< FLOP/s
    double bandwidth = 0;  ///< bytes/s
    double memory = 0;     ///< bytes
    std::optional<double> mfu;          ///< (0, 1]
    std::optional<double> usdPerMOutput;  ///< from a serving plan, if there is a feasible one
};

enum class RankKey : std::uint8_t { TflopsPerDollarHour, TbpsPerDollarHour, GbPerDollarHour, UsdPerEffectivePflopHour, UsdPerMOutput };
inline constexpr std::size_t rankKeyCount = 5;
[[nodiscard]] std::string_view rankKeyName(RankKey key);  ///< "tflops_per_dollar_hour", …
[[nodiscard]] std::optional<RankKey> rankKeyFromName(std::string_view name);
/// Costs rank ascending, what a dollar buys descending.
[[nodiscard]] bool ranksAscending(RankKey key);

/// Value of a key; none where the device lacks what it needs (mfu, a serving plan).
[[nodiscard]] std::optional<double> rankValue(const RankedDevice& device, RankKey key);

/// Indices of the devices from best to worst; devices without a value last; ties in input order.
[[nodiscard]] std::vector<std::size_t> rankDevices(std::span<const RankedDevice> devices, RankKey key);

enum class Sense : std::uint8_t { Minimise, Maximise };

/// Ascending indices of the points that no other point beats: at least as good on all axes and better on one. Equal points
/// stay together. Precondition: each point holds senses.size() finite numbers.
[[nodiscard]] std::vector<std::size_t> paretoFront(std::span<const std::vector<double>> points, std::span<const Sense> senses);

}  // namespace outlay
