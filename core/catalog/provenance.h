// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Where a fact comes from. Every record of the catalog carries one, so that every figure can be traced and dated.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace outlay {

enum class Confidence : std::uint8_t {
    Datasheet,  ///< the maker's or a primary file
    Reported,   ///< a third party
    Seed,       ///< the price notes of June and April 2026 that the project started from; known to be partly wrong
    Derived     ///< computed or assumed; the note says how
};
[[nodiscard]] std::string_view confidenceName(Confidence confidence);  ///< "datasheet", "reported", "seed", "derived"
[[nodiscard]] std::optional<Confidence> confidenceFromName(std::string_view name);

struct Provenance {
    std::string source;
    std::string asOf;  ///< ISO date as the source gives it: a day, a month, a year, or a text around one
    Confidence confidence = Confidence::Reported;
    std::string note;

    bool operator==(const Provenance&) const = default;
};

/// First day of an ISO day, month or year at the beginning of `asOf` ("2026-06" → "2026-06-01"); empty if there is none.
[[nodiscard]] std::string firstDayOf(std::string_view asOf);

}  // namespace outlay
