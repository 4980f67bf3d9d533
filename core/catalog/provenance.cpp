// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/provenance.h"

#include <algorithm>
#include <array>

namespace outlay {

namespace {

constexpr std::array<std::string_view, 4> confidenceNames = {"datasheet", "reported", "seed", "derived"};

bool digits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string_view confidenceName(Confidence confidence) { return confidenceNames[static_cast<std::size_t>(confidence)]; }

std::optional<Confidence> confidenceFromName(std::string_view name)
{
    const auto* const found = std::find(confidenceNames.begin(), confidenceNames.end(), name);
    return found == confidenceNames.end() ? std::nullopt : std::optional(static_cast<Confidence>(found - confidenceNames.begin()));
}

std::string firstDayOf(std::string_view asOf)
{
    // "-dd" at `at`, not followed by a further digit, and within 01 … `highest`.
    const auto part = [asOf](std::size_t at, int highest) -> std::string_view {
        if (asOf.size() < at + 3 || asOf[at] != '-' || !digits(asOf.substr(at + 1, 2)) || digits(asOf.substr(at + 3, 1)))
            return {};
        const int number = (asOf[at + 1] - '0') * 10 + (asOf[at + 2] - '0');
        return number >= 1 && number <= highest ? asOf.substr(at, 3) : std::string_view();
    };
    if (asOf.size() < 4 || !digits(asOf.substr(0, 4)) || digits(asOf.substr(4, 1)))
        return {};
    const std::string_view month = part(4, 12);
    const std::string_view day = month.empty() ? month : part(7, 31);
    std::string result(asOf.substr(0, 4));
    result += month.empty() ? "-01" : month;
    result += day.empty() ? "-01" : day;
    return result;
}

}  // namespace outlay
