// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Typed, strict reading of JSON objects: catalog records, plan files and requests all read their fields through it.
//
// A reader remembers the first thing that was wrong and answers harmless values from then on, so that a reader of
// twenty fields needs one check at its end:
//
//     JsonReader reader(json);
//     const double tokens = reader.number("tokens", above(0));
//     const double epochs = reader.number("epochs", above(0), 1.0);
//     if (reader.failed()) return reader.failure();
//
// Readers of nested objects share that memory with their parent. `null` equals absent; integral floats are integers;
// booleans are not numbers (model specification 0.2).
#pragma once

#include "core/base/json.h"

#include <initializer_list>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace outlay {

/// A set of numbers: an interval, each end open or closed.
struct Domain {
    double low = -std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::max();
    bool lowOpen = false;
    bool highOpen = false;

    [[nodiscard]] constexpr bool contains(double value) const
    {
        return (lowOpen ? value > low : value >= low) && (highOpen ? value < high : value <= high);
    }
    [[nodiscard]] std::string text() const;  ///< "(0, 1]", "≥ 1" …
};

[[nodiscard]] constexpr Domain anyNumber() { return {}; }
[[nodiscard]] constexpr Domain atLeast(double low) { return {low, std::numeric_limits<double>::max(), false, false}; }
[[nodiscard]] constexpr Domain above(double low) { return {low, std::numeric_limits<double>::max(), true, false}; }
[[nodiscard]] constexpr Domain between(double low, double high) { return {low, high, false, false}; }
[[nodiscard]] constexpr Domain aboveUpTo(double low, double high) { return {low, high, true, false}; }
[[nodiscard]] constexpr Domain fromBelow(double low, double high) { return {low, high, false, true}; }

class JsonReader {
public:
    /// Reads `value`, which must outlive the reader. A value that is no object is E_TYPE at once.
    explicit JsonReader(const Json& value, std::string path = {});

    [[nodiscard]] bool has(std::string_view key) const;  ///< present and not null
    /// The raw value of a present key, else nullptr.
    [[nodiscard]] const Json* find(std::string_view key) const;
    [[nodiscard]] std::string pathOf(std::string_view key) const;
    [[nodiscard]] const Json& value() const { return *m_value; }

    double number(std::string_view key, Domain domain);                   ///< required
    double number(std::string_view key, Domain domain, double fallback);  ///< with default
    std::optional<double> optionalNumber(std::string_view key, Domain domain);
    /// Whole numbers up to 2^53; a number with a fraction is E_TYPE.
    double integer(std::string_view key, Domain domain);
    double integer(std::string_view key, Domain domain, double fallback);
    std::optional<double> optionalInteger(std::string_view key, Domain domain);
    bool flag(std::string_view key, bool fallback);
    std::optional<bool> optionalFlag(std::string_view key);
    std::string text(std::string_view key);
    std::string text(std::string_view key, std::string_view fallback);
    std::optional<std::string> optionalText(std::string_view key);
    /// Index into `names`; a text that is none of them is `unknownCode` (E_UNSUPPORTED or E_RANGE).
    std::size_t choice(std::string_view key, std::initializer_list<std::string_view> names, std::optional<std::size_t> fallback,
                       std::string_view unknownCode);

    /// Reader of a nested object; absent: an empty object when `required` is false.
    JsonReader object(std::string_view key, bool required = true);
    /// Readers of a list of objects.
    std::vector<JsonReader> objects(std::string_view key, bool required = true);
    std::vector<double> numbers(std::string_view key, Domain domain, bool required = true);

    /// Records an error at `key` unless one is recorded already.
    void reject(std::string_view code, std::string_view key, std::string_view text, std::vector<IssueArgument> arguments = {});
    void reject(Issue issue);
    [[nodiscard]] bool failed() const { return m_first->has_value(); }
    [[nodiscard]] const std::optional<Issue>& issue() const { return *m_first; }
    [[nodiscard]] Failure failure() const { return Failure(**m_first); }

    /// Checks one number that stands under `path` (also used for elements of lists).
    std::optional<double> checkedNumber(const Json& value, const std::string& path, Domain domain, bool whole);

private:
    JsonReader(const Json& value, std::string path, std::shared_ptr<std::optional<Issue>> first);
    void missing(std::string_view key);
    void wrongType(const std::string& path, std::string_view expected);
    std::optional<double> read(std::string_view key, Domain domain, bool whole);

    const Json* m_value;
    std::string m_path;
    std::shared_ptr<std::optional<Issue>> m_first;
};

}  // namespace outlay
