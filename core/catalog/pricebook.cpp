// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/pricebook.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace outlay {

namespace {

constexpr std::array<std::string_view, priceKindCount> kindNames = {"on_demand", "reserved_1y", "reserved_3y", "spot", "marketplace", "community"};
constexpr std::array<std::string_view, 2> currencyNames = {"USD", "CNY"};

template <typename Enum, std::size_t Size>
std::optional<Enum> fromName(const std::array<std::string_view, Size>& names, std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Enum>(found - names.begin()));
}

}  // namespace

std::string_view priceKindName(PriceKind kind) { return kindNames[static_cast<std::size_t>(kind)]; }
std::optional<PriceKind> priceKindFromName(std::string_view name) { return fromName<PriceKind>(kindNames, name); }
std::string_view currencyName(Currency currency) { return currencyNames[static_cast<std::size_t>(currency)]; }
std::optional<Currency> currencyFromName(std::string_view name) { return fromName<Currency>(currencyNames, name); }

void PriceBook::index()
{
    order.resize(rows.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [this](std::uint32_t a, std::uint32_t b) { return rows[a].deviceId < rows[b].deviceId; });
}

std::span<const std::uint32_t> PriceBook::rowsOf(std::string_view deviceId) const
{
    const auto first = std::lower_bound(order.begin(), order.end(), deviceId,
                                        [this](std::uint32_t row, std::string_view wanted) { return std::string_view(rows[row].deviceId) < wanted; });
    const auto last = std::upper_bound(first, order.end(), deviceId,
                                       [this](std::string_view wanted, std::uint32_t row) { return wanted < std::string_view(rows[row].deviceId); });
    return {first, last};
}

}  // namespace outlay
