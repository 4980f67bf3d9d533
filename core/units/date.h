// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// A calendar day, for the validity of prices. The core has no clock: "today" is always an argument.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace outlay {

/// Proleptic Gregorian day. Invariant of every Date that parseDate() returns: a real day of the years 1 to 9999.
struct Date {
    int year = 1970;
    int month = 1;
    int day = 1;

    auto operator<=>(const Date&) const = default;
};

[[nodiscard]] bool isValid(const Date& date);
/// Days from 1970-01-01, negative before it.
[[nodiscard]] std::int64_t daysSinceEpoch(const Date& date);
/// Reads exactly YYYY-MM-DD; nothing for any other text and for days that do not exist.
[[nodiscard]] std::optional<Date> parseDate(std::string_view text);
[[nodiscard]] std::string formatDate(const Date& date);

}  // namespace outlay
