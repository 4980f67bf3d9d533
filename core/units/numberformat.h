// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Writes every number that a user sees: screen, report, table exports, accessible text. English and Chinese forms.
//
// Rules: no sign is dropped (minus is U+2212), nothing that is not zero is shown as 0, no exponents, figures of one column
// have one number of decimals. Amounts are given in the display currency: conversion happens before.
// Every function takes any double; what is not finite is written "?".
#pragma once

#include "core/units/date.h"

#include <string>
#include <string_view>

namespace outlay {

enum class TextLanguage { English, Chinese };

/// Unit of a column or an axis: values are divided by `factor`, and the head carries the unit ("M$", "万元").
struct NumberScale {
    double factor = 1.0;
    std::string suffix;  ///< "M", "万", empty
};

/// What an input field shows: digits and, apart from them, the suffix. digits + suffix reads back to the same double.
struct FieldText {
    std::string digits;
    std::string suffix;
};

class NumberFormat {
public:
    /// `currency` is an ISO 4217 code. USD and CNY have signs, others are written as code and space.
    explicit NumberFormat(TextLanguage language = TextLanguage::English, std::string currency = "USD");

    [[nodiscard]] TextLanguage language() const { return m_language; }
    [[nodiscard]] const std::string& currency() const { return m_currency; }
    /// "$", "¥" or the code with a no-break space.
    [[nodiscard]] std::string currencySign() const;

    /// Headline money, 3 digits: $33.3M, $789K, $0.43; ¥2.38亿, ¥6,947万, ¥3.07.
    [[nodiscard]] std::string money(double amount) const;
    /// Money to the cent with grouping, for tooltips and explanations: $25,431,902.17.
    [[nodiscard]] std::string moneyExact(double amount) const;
    /// Scale for a column or an axis whose largest magnitude is `largest`.
    [[nodiscard]] NumberScale moneyScale(double largest) const;
    /// Unit for the head of such a column: "M$", "亿元".
    [[nodiscard]] std::string moneyUnit(const NumberScale& scale) const;
    /// Number of a money column in that scale, 2 decimals by default.
    [[nodiscard]] std::string inScale(double amount, const NumberScale& scale, int decimals = 2) const;
    /// "23.8–29.1" in the unit of the headline if both ends share it, otherwise each end with its own.
    [[nodiscard]] std::string moneyRange(double low, double high, double headline) const;

    /// Whole counts with grouping: 2,048.
    [[nodiscard]] std::string count(double value) const;
    /// Large counts, 3 digits: 5.94M, 15T; 594 万, 15 万亿.
    [[nodiscard]] std::string compact(double value) const;
    /// Fixed decimals with grouping; not zero but smaller: "< 0.01".
    [[nodiscard]] std::string decimal(double value, int decimals) const;
    /// 3 significant digits and the unit after a no-break space: 3.35 TB/s.
    [[nodiscard]] std::string physical(double value, std::string_view unit) const;

    /// One decimal: 51.3%. The argument is a fraction.
    [[nodiscard]] std::string percent(double fraction) const;
    /// Share of a whole: no decimals from 10 % on.
    [[nodiscard]] std::string share(double fraction) const;
    /// Change in tables and print: −8.8%, +4.5%, "—" for none.
    [[nodiscard]] std::string change(double fraction) const;
    /// Change beside a drawn triangle: 8.8%, "—" for none.
    [[nodiscard]] std::string changeSize(double fraction) const;
    /// A signed number: +1.4, −0.6.
    [[nodiscard]] std::string signedDecimal(double value, int decimals) const;
    [[nodiscard]] static std::string range(std::string_view low, std::string_view high);

    /// 26 Aug 2026; 2026-08-26.
    [[nodiscard]] std::string date(const Date& date) const;
    /// 26 Aug; 8月26日.
    [[nodiscard]] std::string shortDate(const Date& date) const;
    /// 96 days old; 96 天前. `days` ≥ 0.
    [[nodiscard]] std::string age(std::int64_t days) const;
    /// 96 days; 96 天.
    [[nodiscard]] std::string days(std::int64_t days) const;

    /// For input fields: lossless, "15" + "T", "2,048" + "".
    [[nodiscard]] FieldText fieldText(double value) const;
    /// For editing: fieldText in one piece without grouping: 15T, 2048.
    [[nodiscard]] std::string editText(double value) const;
    /// For the echo while typing: 15 trillion, 15 万亿; the grouped digits below a thousand (10 000 in Chinese).
    [[nodiscard]] std::string spoken(double value) const;

private:
    [[nodiscard]] NumberScale compactScale(double magnitude, bool isMoney) const;

    TextLanguage m_language;
    std::string m_currency;
};

/// All digits of a value, grouped, shortest form that reads back to the same double: 15,000,000,000,000; −0.125.
[[nodiscard]] std::string groupedPlain(double value);

}  // namespace outlay
