// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers are written: language, currency and the plan's dated rate in one value. Screen, report, exports and accessible
// texts of one plan all use an equal Display, so they cannot differ. Amounts are given in USD and converted here.
#pragma once

#include "core/catalog/pricebook.h"
#include "core/estimate/estimate.h"
#include "core/plan/field.h"
#include "core/units/numberformat.h"

#include <QString>

namespace outlay::ui {

class Display {
public:
    Display() = default;
    /// `language` is "en" or "zh_CN"; `usdCny` > 0.
    Display(const QString& language, Currency currency, double usdCny);
    /// Currency and rate of an estimate.
    [[nodiscard]] static Display of(const Estimate& estimate, const QString& language);

    [[nodiscard]] bool isChinese() const { return m_format.language() == TextLanguage::Chinese; }
    [[nodiscard]] QString language() const { return m_language; }
    [[nodiscard]] Currency currency() const { return m_currency; }
    [[nodiscard]] double usdCny() const { return m_usdCny; }
    [[nodiscard]] const NumberFormat& format() const { return m_format; }
    [[nodiscard]] double convert(double usd) const { return m_currency == Currency::Cny ? usd * m_usdCny : usd; }
    [[nodiscard]] double toUsd(double amount) const { return m_currency == Currency::Cny ? amount / m_usdCny : amount; }

    [[nodiscard]] QString currencySign() const;
    [[nodiscard]] QString money(double usd) const;       ///< $33.3M
    [[nodiscard]] QString moneyExact(double usd) const;  ///< $25,431,902.17
    [[nodiscard]] QString price(double usd) const;       ///< unit prices: 2.79, as many decimals as they need
    [[nodiscard]] NumberScale moneyScale(double largestUsd) const;
    [[nodiscard]] QString moneyUnit(const NumberScale& scale) const;  ///< "M$", "亿元"
    [[nodiscard]] QString inScale(double usd, const NumberScale& scale, int decimals = 2) const;

    [[nodiscard]] QString count(double value) const;
    [[nodiscard]] QString compact(double value) const;
    [[nodiscard]] QString decimal(double value, int decimals) const;
    [[nodiscard]] QString number(double value) const;    ///< a bare number of any size
    [[nodiscard]] QString percent(double fraction) const;
    [[nodiscard]] QString share(double fraction) const;
    [[nodiscard]] QString change(double fraction) const;
    [[nodiscard]] QString changeSize(double fraction) const;
    [[nodiscard]] QString range(const QString& low, const QString& high) const;
    /// ISO texts of the catalog, which may be a day, a month or a year; texts that are none come back as they are.
    [[nodiscard]] QString date(std::string_view iso) const;
    [[nodiscard]] QString shortDate(std::string_view iso) const;
    [[nodiscard]] QString age(double days) const;   ///< 96 days old
    [[nodiscard]] QString days(double days) const;  ///< 96 days

    /// A duration in the unit that suits it: 5.7 hours, 131 days.
    [[nodiscard]] QString duration(double hours) const;
    /// A figure with its unit, as it stands in a sentence: "989 TFLOP/s", "$2.79 per device-hour".
    [[nodiscard]] QString quantity(double value, Unit unit) const;
    /// The number of quantity() alone, and the unit for a column's head, for tables.
    [[nodiscard]] QString unit(Unit unit) const;
    /// The short unit inside an input field: "$", "%", "T"; empty for bare numbers.
    [[nodiscard]] QString fieldUnit(const Field& field) const;
    [[nodiscard]] static bool isMoney(Unit unit);
    /// Scaled by 1000 with an SI prefix: 6.31 YFLOP, 3.35 TB/s.
    [[nodiscard]] QString physical(double value, const QString& unit) const;

private:
    [[nodiscard]] QString dated(std::string_view iso, bool isShort) const;

    QString m_language = QStringLiteral("en");
    Currency m_currency = Currency::Usd;
    double m_usdCny = 7.1;
    NumberFormat m_format;
};

/// The finish of a run that starts on `startIso` (or `today` if empty) and takes `days`, as an ISO day; empty beyond the calendar.
[[nodiscard]] std::string finishDate(std::string_view startIso, const Date& today, double days);
[[nodiscard]] Date addDays(const Date& date, std::int64_t days);

}  // namespace outlay::ui
