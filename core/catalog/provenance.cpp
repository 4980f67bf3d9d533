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
    if (asOf.size() < 4 || !digits(asOf.substr(0, 4)))
        return {};
    std::string day(asOf.substr(0, 4));
    for (const std::size_t at : {std::size_t{4}, std::size_t{7}}) {
        const bool given = day.size() == at && asOf.size() >= at + 3 && asOf[at] == '-' && digits(asOf.substr(at + 1, 2));
        if (given && (asOf.size() == at + 3 || !digits(asOf.substr(at + 3, 1))))
            day += asOf.substr(at, 3);
        else
            day += "-01";
        if (!given && at == 4)
            return day + "-01";
    }
    return day;
}

}  // namespace outlay
