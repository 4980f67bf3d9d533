// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What is wrong, where, and what to do about it, as a value that every front end can show in its own language.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace outlay {

enum class Severity { Note, Warning, Error };

/// Codes of errors and warnings (model specification 0.3). Plain texts because requests and files carry them.
namespace code {
inline constexpr std::string_view missing = "E_MISSING";
inline constexpr std::string_view type = "E_TYPE";
inline constexpr std::string_view nonFinite = "E_NONFINITE";
inline constexpr std::string_view range = "E_RANGE";
inline constexpr std::string_view unsupported = "E_UNSUPPORTED";
inline constexpr std::string_view infeasible = "E_INFEASIBLE";
inline constexpr std::string_view noBracket = "E_NO_BRACKET";
/// Text that is no JSON, or a file that cannot be read.
inline constexpr std::string_view syntax = "E_SYNTAX";
inline constexpr std::string_view file = "E_FILE";
inline constexpr std::string_view noArchitecture = "W_NO_ARCH";
inline constexpr std::string_view softwareMemory = "W_SOFTWARE";
inline constexpr std::string_view overridden = "W_OVERRIDE";
inline constexpr std::string_view mfuHigh = "W_MFU_HIGH";
inline constexpr std::string_view mfuLow = "W_MFU_LOW";
inline constexpr std::string_view sharesNormalised = "W_SHARES_NORMALISED";
inline constexpr std::string_view priceStale = "W_PRICE_STALE";
inline constexpr std::string_view noProgress = "W_NO_PROGRESS";
}  // namespace code

/// A number (the front end formats it) or a text such as an id (shown as it is).
using IssueArgument = std::variant<std::string, double>;

struct Issue {
    Severity severity = Severity::Error;
    std::string code;
    std::string field;  ///< id or JSON path of what is wrong; empty if it concerns the whole
    std::string text;   ///< English, with %1, %2 … for the arguments; the key of its translation
    std::vector<IssueArgument> arguments;

    bool operator==(const Issue&) const = default;
    /// The English text with its arguments filled in.
    [[nodiscard]] std::string message() const;
};

[[nodiscard]] Issue makeIssue(Severity severity, std::string_view code, std::string field, std::string_view text,
                              std::vector<IssueArgument> arguments = {});

/// Replaces %1, %2 … in `text` by the texts given.
[[nodiscard]] std::string fillIn(std::string_view text, const std::vector<std::string>& arguments);

/// Shortest decimal text that reads back to the same double; independent of any locale.
[[nodiscard]] std::string plainNumber(double value);

}  // namespace outlay
