// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/units/date.h"

namespace outlay {

namespace {

bool isLeap(int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

int daysOfMonth(int year, int month)
{
    constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeap(year) ? 29 : days[month - 1];
}

std::optional<int> digits(std::string_view text)
{
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

void appendPadded(std::string& text, int value, std::size_t width)
{
    const std::string number = std::to_string(value);
    text.append(number.size() < width ? width - number.size() : 0, '0').append(number);
}

}  // namespace

bool isValid(const Date& date)
{
    return date.year >= 1 && date.year <= 9999 && date.month >= 1 && date.month <= 12 && date.day >= 1
           && date.day <= daysOfMonth(date.year, date.month);
}

std::int64_t daysSinceEpoch(const Date& date)
{
    // Years begin in March, so that the leap day is a year's last and months have a linear pattern (153 days in 5 months).
    const std::int64_t year = date.year - (date.month <= 2 ? 1 : 0);
    const std::int64_t era = (year >= 0 ? year : year - 399) / 400;
    const std::int64_t yearOfEra = year - era * 400;
    const std::int64_t dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1;
    const std::int64_t dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    constexpr std::int64_t daysPerEra = 146097;
    constexpr std::int64_t daysToEpoch = 719468;  // from 0000-03-01 to 1970-01-01
    return era * daysPerEra + dayOfEra - daysToEpoch;
}

std::optional<Date> parseDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    const auto day = digits(text.substr(8, 2));
    if (!year || !month || !day)
        return std::nullopt;
    const Date date{*year, *month, *day};
    return isValid(date) ? std::optional(date) : std::nullopt;
}

std::string formatDate(const Date& date)
{
    std::string text;
    appendPadded(text, date.year, 4);
    text.push_back('-');
    appendPadded(text, date.month, 2);
    text.push_back('-');
    appendPadded(text, date.day, 2);
    return text;
}

}  // namespace outlay
