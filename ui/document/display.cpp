// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/display.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>
#include <QDate>

#include <array>
#include <cmath>

namespace outlay::ui {

namespace {

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }
}  // namespace

Display::Display(const QString& language, Currency currency, double usdCny)
    : m_language(language), m_currency(currency), m_usdCny(usdCny > 0 && std::isfinite(usdCny) ? usdCny : 7.1),
      m_format(language.startsWith(QLatin1String("zh")) ? TextLanguage::Chinese : TextLanguage::English, std::string(currencyName(currency)))
{}

Display Display::of(const Estimate& estimate, const QString& language) { return {language, estimate.decisions.currency, estimate.inputs.usdCny}; }

QString Display::currencySign() const { return text(m_format.currencySign()); }
QString Display::money(double usd) const { return text(m_format.money(convert(usd))); }
QString Display::moneyExact(double usd) const { return text(m_format.moneyExact(convert(usd))); }
NumberScale Display::moneyScale(double largestUsd) const { return m_format.moneyScale(convert(largestUsd)); }
QString Display::moneyUnit(const NumberScale& scale) const { return text(m_format.moneyUnit(scale)); }
QString Display::inScale(double usd, const NumberScale& scale, int decimals) const { return text(m_format.inScale(convert(usd), scale, decimals)); }
QString Display::count(double value) const { return text(m_format.count(value)); }
QString Display::compact(double value) const { return text(m_format.compact(value)); }
QString Display::decimal(double value, int decimals) const { return text(m_format.decimal(value, decimals)); }
QString Display::percent(double fraction) const { return text(m_format.percent(fraction)); }
QString Display::share(double fraction) const { return text(m_format.share(fraction)); }
QString Display::change(double fraction) const { return text(m_format.change(fraction)); }
QString Display::changeSize(double fraction) const { return text(m_format.changeSize(fraction)); }
QString Display::range(const QString& low, const QString& high) const { return text(NumberFormat::range(low.toStdString(), high.toStdString())); }
QString Display::age(double days) const { return text(m_format.age(static_cast<std::int64_t>(std::max(0.0, std::floor(days))))); }
QString Display::days(double days) const { return text(m_format.days(static_cast<std::int64_t>(std::max(0.0, std::floor(days))))); }

QString Display::price(double usd) const
{
    const double amount = std::abs(convert(usd));
    const int decimals = amount >= 1000 ? 0 : amount >= 0.1 || amount == 0 ? 2 : amount >= 0.01 ? 3 : 4;
    return text(m_format.decimal(convert(usd), decimals));
}

QString Display::number(double value) const
{
    const double size = std::abs(value);
    if (size >= 1e6)
        return compact(value);
    if (size == std::floor(size))
        return count(value);
    return decimal(value, size >= 100 ? 1 : size >= 1 ? 2 : size >= 0.01 ? 3 : 6);
}

QString Display::dated(std::string_view iso, bool isShort) const
{
    if (const auto day = parseDate(iso.substr(0, 10)); day && iso.size() >= 10)
        return text(isShort ? m_format.shortDate(*day) : m_format.date(*day));
    // A month alone: "Jun 2026" says as much as the source does.
    if (iso.size() >= 7 && !isChinese()) {
        if (const auto month = parseDate(std::string(iso.substr(0, 7)) + "-01"); month && (iso.size() == 7 || iso[7] != '-'))
            return QLocale(QLocale::English).monthName(month->month, QLocale::ShortFormat) + QLatin1Char(' ') + QString::number(month->year);
    }
    return toQString(iso);
}

QString Display::date(std::string_view iso) const { return dated(iso, false); }
QString Display::shortDate(std::string_view iso) const { return dated(iso, true); }

QString Display::duration(double hours) const
{
    if (hours < 48)
        return QCoreApplication::translate("Display", "%1 hours").arg(decimal(hours, hours < 10 ? 1 : 0));
    const double dayCount = hours / 24;
    return QCoreApplication::translate("Display", "%1 days").arg(dayCount < 10 ? decimal(dayCount, 1) : count(std::round(dayCount)));
}

QString Display::physical(double value, const QString& unit) const
{
    static constexpr std::array<const char*, 9> prefixes = {"", "k", "M", "G", "T", "P", "E", "Z", "Y"};
    std::size_t step = 0;
    while (std::abs(value) >= 999.5 && step + 1 < prefixes.size()) {
        value /= 1000;
        ++step;
    }
    return text(m_format.physical(value, (QLatin1String(prefixes[step]) + unit).toStdString()));
}

bool Display::isMoney(Unit unit)
{
    switch (unit) {
    case Unit::Usd:
    case Unit::UsdPerDeviceHour:
    case Unit::UsdPerMTokens:
    case Unit::UsdPerGbMonth:
    case Unit::UsdPerGb:
    case Unit::UsdPerTb:
    case Unit::UsdPerMonth:
    case Unit::UsdPerPflopHour:
        return true;
    default:
        return false;
    }
}

QString Display::unit(Unit unit) const
{
    const QString sign = currencySign().trimmed();
    switch (unit) {
    case Unit::Usd:
        return sign;
    case Unit::UsdPerDeviceHour:
        return QCoreApplication::translate("Display", "%1/device-hour").arg(sign);
    case Unit::UsdPerMTokens:
        return QCoreApplication::translate("Display", "%1/M tokens").arg(sign);
    case Unit::UsdPerGbMonth:
        return QCoreApplication::translate("Display", "%1/GB-month").arg(sign);
    case Unit::UsdPerGb:
        return QCoreApplication::translate("Display", "%1/GB").arg(sign);
    case Unit::UsdPerTb:
        return QCoreApplication::translate("Display", "%1/TB").arg(sign);
    case Unit::UsdPerMonth:
        return QCoreApplication::translate("Display", "%1/month").arg(sign);
    case Unit::UsdPerPflopHour:
        return QCoreApplication::translate("Display", "%1/PFLOP-hour").arg(sign);
    case Unit::Tokens:
        return QCoreApplication::translate("Display", "tokens");
    case Unit::TokensPerDay:
        return QCoreApplication::translate("Display", "tokens/day");
    case Unit::TokensPerSecond:
        return QCoreApplication::translate("Display", "tokens/s");
    case Unit::Parameters:
        return QCoreApplication::translate("Display", "parameters");
    case Unit::Hours:
        return QCoreApplication::translate("Display", "hours");
    case Unit::Days:
        return QCoreApplication::translate("Display", "days");
    case Unit::Months:
        return QCoreApplication::translate("Display", "months");
    case Unit::Years:
        return QCoreApplication::translate("Display", "years");
    case Unit::Devices:
        return QCoreApplication::translate("Display", "devices");
    case Unit::DeviceHours:
        return QCoreApplication::translate("Display", "device-hours");
    case Unit::Sequences:
        return QCoreApplication::translate("Display", "sequences");
    case Unit::Steps:
        return QCoreApplication::translate("Display", "steps");
    case Unit::Users:
        return QCoreApplication::translate("Display", "users");
    case Unit::Samples:
        return QCoreApplication::translate("Display", "samples");
    case Unit::Layers:
        return QCoreApplication::translate("Display", "layers");
    case Unit::PersonMonths:
        return QCoreApplication::translate("Display", "person-months");
    case Unit::Replicas:
        return QCoreApplication::translate("Display", "replicas");
    case Unit::BytesPerParameter:
        return QCoreApplication::translate("Display", "B/parameter");
    case Unit::BytesPerToken:
        return QCoreApplication::translate("Display", "B/token");
    case Unit::GigabytesPerDay:
        return QCoreApplication::translate("Display", "GB/day");
    case Unit::Fraction:
        return QStringLiteral("%");
    default:
        return toQString(unitSymbol(unit));
    }
}

QString Display::quantity(double value, Unit unitOf) const
{
    const auto with = [&](const QString& number) {
        const QString symbol = unit(unitOf);
        return symbol.isEmpty() ? number : number + QChar(QChar::Nbsp) + symbol;
    };
    switch (unitOf) {
    case Unit::Usd:
        return money(value);
    case Unit::UsdPerDeviceHour:
    case Unit::UsdPerMTokens:
    case Unit::UsdPerGbMonth:
    case Unit::UsdPerGb:
    case Unit::UsdPerTb:
    case Unit::UsdPerPflopHour:
    case Unit::UsdPerMonth: {
        // "$2.79/device-hour": the amount takes the place of the sign in the unit.
        const double amount = convert(value);
        const QString number = std::abs(amount) < 1000 ? currencySign() + price(value) : money(value);
        return unit(unitOf).replace(currencySign().trimmed(), number);
    }
    case Unit::DeviceHours:
        return with(std::abs(value) >= 1e5 ? compact(value) : count(std::round(value)));
    case Unit::Fraction:
        return percent(value);
    case Unit::CnyPerUsd:
        return with(decimal(value, 4));
    case Unit::Flops:
        return physical(value, QStringLiteral("FLOP"));
    case Unit::FlopsPerSecond:
        return physical(value, QStringLiteral("FLOP/s"));
    case Unit::FlopsPerToken:
        return physical(value, QStringLiteral("FLOP/token"));
    case Unit::Bytes:
        return physical(value, QStringLiteral("B"));
    case Unit::BytesPerSecond:
        return physical(value, QStringLiteral("B/s"));
    case Unit::KilowattHours:
        return physical(value * 1000, QStringLiteral("Wh"));
    case Unit::Seconds:
        return text(m_format.physical(value, "s"));
    case Unit::Hours:
    case Unit::Days:
        return with(value == std::floor(value) || std::abs(value) >= 100 ? count(std::round(value)) : decimal(value, 1));
    default:
        return with(number(value));
    }
}

QString Display::fieldUnit(const Field& field) const
{
    switch (field.unit) {
    case Unit::Fraction:
        return QStringLiteral("%");
    case Unit::Hours:
        return QCoreApplication::translate("Display", "h");
    case Unit::Days:
        return QCoreApplication::translate("Display", "d");
    case Unit::Months:
    case Unit::PersonMonths:
        return QCoreApplication::translate("Display", "mo");
    case Unit::Gigabytes:
        return QStringLiteral("GB");
    case Unit::Terabytes:
        return QStringLiteral("TB");
    case Unit::Ratio:
        return QStringLiteral("×");
    default:
        return isMoney(field.unit) ? currencySign().trimmed() : QString();
    }
}

Date addDays(const Date& date, std::int64_t days)
{
    const QDate moved = QDate(date.year, date.month, date.day).addDays(days);
    return moved.isValid() && moved.year() >= 1 && moved.year() <= 9999 ? Date{moved.year(), moved.month(), moved.day()} : Date{9999, 12, 31};
}

std::string finishDate(std::string_view startIso, const Date& today, double days)
{
    if (!std::isfinite(days) || days < 0 || days > 3e6)
        return {};
    const Date finish = addDays(parseDate(startIso).value_or(today), static_cast<std::int64_t>(std::ceil(days)));
    return finish.year == 9999 ? std::string() : formatDate(finish);
}

}  // namespace outlay::ui
