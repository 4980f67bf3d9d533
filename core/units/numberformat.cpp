// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/units/numberformat.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace outlay {

namespace {

constexpr std::string_view minusSign = "−";
constexpr std::string_view noBreakSpace = "\u00A0";
constexpr std::string_view noChange = "—";

std::string fixed(double magnitude, int decimals)
{
    std::array<char, 400> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), magnitude, std::chars_format::fixed, decimals);
    return error == std::errc() ? std::string(buffer.data(), end) : std::string("?");
}

std::string grouped(const std::string& plain)
{
    const std::size_t point = plain.find('.');
    const std::size_t whole = point == std::string::npos ? plain.size() : point;
    std::string result;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        if (i > 0 && i < whole && (whole - i) % 3 == 0)
            result += ',';
        result += plain[i];
    }
    return result;
}

bool isZeroText(std::string_view text) { return text.find_first_of("123456789") == std::string_view::npos; }

std::string trimmedZeros(std::string text)
{
    if (text.find('.') == std::string::npos)
        return text;
    while (text.back() == '0')
        text.pop_back();
    if (text.back() == '.')
        text.pop_back();
    return text;
}

/// Decimals that leave three significant digits; 0 from 100 on.
int decimalsForThree(double magnitude) { return magnitude < 10.0 ? 2 : magnitude < 100.0 ? 1 : 0; }

/// Magnitudes under 0.01 keep two significant digits instead of becoming 0.00.
int decimalsForSmall(double magnitude) { return std::min(12, 1 - static_cast<int>(std::floor(std::log10(magnitude)))); }

struct Shortest {
    std::string digits;    ///< without point and trailing zeros
    int exponent = 0;      ///< of the first digit
    bool isNegative = false;
};

Shortest shortest(double value)
{
    std::array<char, 64> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::fabs(value), std::chars_format::scientific);
    const std::string text(buffer.data(), end);
    const std::size_t e = text.find('e');
    Shortest result;
    result.isNegative = std::signbit(value) && value != 0.0;
    for (const char c : text.substr(0, e))
        if (c != '.')
            result.digits += c;
    while (result.digits.size() > 1 && result.digits.back() == '0')
        result.digits.pop_back();
    const std::string exponent = text.substr(e + 1);
    const char* first = exponent.data() + (exponent.front() == '+' ? 1 : 0);
    std::from_chars(first, exponent.data() + exponent.size(), result.exponent);
    return result;
}

/// The digits with the point moved, never an exponent and never a rounding.
std::string placed(const Shortest& number, int shift)
{
    const int exponent = number.exponent - shift;
    std::string text = number.digits;
    if (exponent < 0)
        text = "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + text;
    else if (static_cast<int>(text.size()) <= exponent + 1)
        text += std::string(static_cast<std::size_t>(exponent + 1) - text.size(), '0');
    else
        text.insert(static_cast<std::size_t>(exponent + 1), ".");
    return text;
}

std::string withSign(bool isNegative, std::string text) { return isNegative ? std::string(minusSign) + text : text; }

int tenExponent(std::string_view suffix)
{
    if (suffix == "K")
        return 3;
    if (suffix == "万")
        return 4;
    if (suffix == "M")
        return 6;
    if (suffix == "亿")
        return 8;
    if (suffix == "B")
        return 9;
    if (suffix == "T" || suffix == "万亿")
        return 12;
    return 0;
}

}  // namespace

std::string groupedPlain(double value)
{
    if (!std::isfinite(value))
        return "?";
    const Shortest number = shortest(value);
    return withSign(number.isNegative, grouped(placed(number, 0)));
}

NumberFormat::NumberFormat(TextLanguage language, std::string currency) : m_language(language), m_currency(std::move(currency)) {}

std::string NumberFormat::currencySign() const
{
    if (m_currency == "USD")
        return "$";
    if (m_currency == "CNY")
        return "¥";
    return m_currency + std::string(noBreakSpace);
}

NumberScale NumberFormat::compactScale(double magnitude, bool isMoney) const
{
    // A value that rounds up to the next step belongs to that step: 999.6K is 1.00M.
    if (m_language == TextLanguage::Chinese) {
        if (magnitude >= 0.99995e12 && !isMoney)
            return {1e12, "万亿"};
        if (magnitude >= 0.99995e8)
            return {1e8, "亿"};
        if (magnitude >= 0.99995e4)
            return {1e4, "万"};
        return {};
    }
    if (magnitude >= 999.5e9 && !isMoney)
        return {1e12, "T"};
    if (magnitude >= 999.5e6)
        return {1e9, "B"};
    if (magnitude >= 999.5e3)
        return {1e6, "M"};
    if (magnitude >= 999.5)
        return {1e3, "K"};
    return {};
}

std::string NumberFormat::money(double amount) const
{
    if (!std::isfinite(amount))
        return "?";
    const double magnitude = std::fabs(amount);
    const NumberScale scale = compactScale(magnitude, true);
    const double scaled = magnitude / scale.factor;
    int decimals = 0;
    if (scale.factor == 1.0)
        decimals = magnitude >= 99.995 || magnitude == 0.0 ? 0 : magnitude < 0.01 ? decimalsForSmall(magnitude) : 2;
    else if (scale.factor == 1e8)
        decimals = 2;
    else
        decimals = scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0;
    const std::string digits = grouped(fixed(scaled, decimals));
    if (amount != 0.0 && isZeroText(digits))
        return (amount > 0.0 ? "< " : "> " + std::string(minusSign)) + currencySign() + "0.000000000001";
    return withSign(amount < 0.0, currencySign() + digits + scale.suffix);
}

std::string NumberFormat::moneyExact(double amount) const
{
    if (!std::isfinite(amount))
        return "?";
    const double magnitude = std::fabs(amount);
    const int decimals = magnitude > 0.0 && magnitude < 0.01 ? decimalsForSmall(magnitude) : 2;
    const std::string digits = grouped(fixed(magnitude, decimals));
    return amount != 0.0 && isZeroText(digits) ? money(amount) : withSign(amount < 0.0, currencySign() + digits);
}

NumberScale NumberFormat::moneyScale(double largest) const
{
    const double magnitude = std::fabs(largest);
    if (m_language == TextLanguage::Chinese)
        return magnitude >= 1e8 ? NumberScale{1e8, "亿"} : magnitude >= 1e5 ? NumberScale{1e4, "万"} : NumberScale{};
    return magnitude >= 1e9   ? NumberScale{1e9, "B"}
           : magnitude >= 1e6 ? NumberScale{1e6, "M"}
           : magnitude >= 1e4 ? NumberScale{1e3, "K"}
                              : NumberScale{};
}

std::string NumberFormat::moneyUnit(const NumberScale& scale) const
{
    if (m_language == TextLanguage::Chinese) {
        const std::string name = m_currency == "CNY" ? "元" : m_currency == "USD" ? "美元" : std::string(" ") + m_currency;
        return scale.suffix + name;
    }
    return scale.suffix + (m_currency == "USD" ? "$" : m_currency == "CNY" ? "¥" : (scale.suffix.empty() ? "" : " ") + m_currency);
}

std::string NumberFormat::inScale(double amount, const NumberScale& scale, int decimals) const { return decimal(amount / scale.factor, decimals); }

std::string NumberFormat::moneyRange(double low, double high, double headline) const
{
    const NumberScale unit = compactScale(std::fabs(headline), true);
    const bool isShared = compactScale(std::fabs(low), true).factor == unit.factor && compactScale(std::fabs(high), true).factor == unit.factor;
    if (!isShared)
        return range(money(low), money(high));
    const double largest = std::max(std::fabs(low), std::fabs(high)) / unit.factor;
    const int decimals = unit.factor == 1e8 || unit.factor == 1.0 ? (unit.factor == 1.0 && largest >= 100.0 ? 0 : 2) : decimalsForThree(largest);
    return range(decimal(low / unit.factor, decimals), decimal(high / unit.factor, decimals));
}

std::string NumberFormat::count(double value) const { return decimal(value, 0); }

std::string NumberFormat::compact(double value) const
{
    if (!std::isfinite(value))
        return "?";
    const double magnitude = std::fabs(value);
    const bool isPlain = m_language == TextLanguage::Chinese ? magnitude < 99995.0 : magnitude < 9999.5;
    const NumberScale scale = isPlain ? NumberScale{} : compactScale(magnitude, false);
    const double scaled = magnitude / scale.factor;
    if (scale.factor == 1.0 && (scaled >= 100.0 || scaled == std::floor(scaled)))
        return decimal(value, 0);
    if (magnitude > 0.0 && magnitude < 0.01)
        return decimal(value, decimalsForSmall(magnitude));
    const std::string digits = grouped(trimmedZeros(fixed(scaled, decimalsForThree(scaled))));
    const std::string gap = m_language == TextLanguage::Chinese && !scale.suffix.empty() ? std::string(noBreakSpace) : std::string();
    return withSign(value < 0.0, digits + gap + scale.suffix);
}

std::string NumberFormat::decimal(double value, int decimals) const
{
    if (!std::isfinite(value))
        return "?";
    const std::string digits = fixed(std::fabs(value), decimals);
    if (value != 0.0 && isZeroText(digits)) {
        const std::string smallest = decimals > 0 ? "0." + std::string(static_cast<std::size_t>(decimals - 1), '0') + "1" : "1";
        return value > 0.0 ? "< " + smallest : "> " + std::string(minusSign) + smallest;
    }
    return withSign(value < 0.0, grouped(digits));
}

std::string NumberFormat::physical(double value, std::string_view unit) const
{
    if (!std::isfinite(value))
        return "?";
    const double magnitude = std::fabs(value);
    const int decimals =
        magnitude > 0.0 && magnitude < 0.995 ? std::min(12, 2 - static_cast<int>(std::floor(std::log10(magnitude)))) : decimalsForThree(magnitude);
    std::string text = decimal(value, decimals);
    text = trimmedZeros(std::move(text));
    return unit.empty() ? text : text + std::string(noBreakSpace) + std::string(unit);
}

std::string NumberFormat::percent(double fraction) const { return decimal(fraction * 100.0, 1) + "%"; }

std::string NumberFormat::share(double fraction) const { return decimal(fraction * 100.0, std::fabs(fraction) >= 0.0995 ? 0 : 1) + "%"; }

std::string NumberFormat::change(double fraction) const { return fraction == 0.0 ? std::string(noChange) : signedDecimal(fraction * 100.0, 1) + "%"; }

std::string NumberFormat::changeSize(double fraction) const
{
    return fraction == 0.0 ? std::string(noChange) : decimal(std::fabs(fraction) * 100.0, 1) + "%";
}

std::string NumberFormat::signedDecimal(double value, int decimals) const
{
    const std::string text = decimal(value, decimals);
    return value > 0.0 && text.front() != '<' && text != "?" ? "+" + text : text;
}

std::string NumberFormat::range(std::string_view low, std::string_view high) { return std::string(low) + "–" + std::string(high); }

std::string NumberFormat::date(const Date& date) const
{
    return m_language == TextLanguage::Chinese ? formatDate(date) : shortDate(date) + " " + std::to_string(date.year);
}

std::string NumberFormat::shortDate(const Date& date) const
{
    static constexpr std::array<std::string_view, 12> months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    if (m_language == TextLanguage::Chinese)
        return std::to_string(date.month) + "月" + std::to_string(date.day) + "日";
    return std::to_string(date.day) + " " + std::string(date.month >= 1 && date.month <= 12 ? months[static_cast<std::size_t>(date.month - 1)] : "?");
}

std::string NumberFormat::age(std::int64_t days) const
{
    return m_language == TextLanguage::Chinese ? grouped(std::to_string(days)) + " 天前" : this->days(days) + " old";
}

std::string NumberFormat::days(std::int64_t days) const
{
    const std::string digits = grouped(std::to_string(days));
    return m_language == TextLanguage::Chinese ? digits + " 天" : digits + (days == 1 ? " day" : " days");
}

FieldText NumberFormat::fieldText(double value) const
{
    if (!std::isfinite(value))
        return {"?", {}};
    const Shortest number = shortest(value);
    const double magnitude = std::fabs(value);
    const bool isChinese = m_language == TextLanguage::Chinese;
    std::string suffix;
    if (magnitude >= 1e12)
        suffix = isChinese ? "万亿" : "T";
    else if (isChinese && magnitude >= 1e8)
        suffix = "亿";
    else if (magnitude >= 1e9)
        suffix = "B";
    else if (magnitude >= 1e6)
        suffix = isChinese ? "万" : "M";
    std::string digits = placed(number, tenExponent(suffix));
    // Many digits are clearer in full than as 1.234567891M.
    if (digits.size() > 8) {
        suffix.clear();
        digits = placed(number, 0);
    }
    return {withSign(number.isNegative, grouped(digits)), suffix};
}

std::string NumberFormat::editText(double value) const
{
    const FieldText field = fieldText(value);
    std::string text;
    for (const char c : field.digits)
        if (c != ',')
            text += c;
    return text + field.suffix;
}

std::string NumberFormat::spoken(double value) const
{
    if (!std::isfinite(value))
        return "?";
    const double magnitude = std::fabs(value);
    const bool isChinese = m_language == TextLanguage::Chinese;
    std::string_view word;
    int exponent = 0;
    if (magnitude >= 1e12) {
        word = isChinese ? "万亿" : "trillion";
        exponent = 12;
    } else if (isChinese && magnitude >= 1e8) {
        word = "亿";
        exponent = 8;
    } else if (!isChinese && magnitude >= 1e9) {
        word = "billion";
        exponent = 9;
    } else if (!isChinese && magnitude >= 1e6) {
        word = "million";
        exponent = 6;
    } else if (isChinese && magnitude >= 1e4) {
        word = "万";
        exponent = 4;
    } else if (!isChinese && magnitude >= 1e3) {
        word = "thousand";
        exponent = 3;
    } else {
        return groupedPlain(value);
    }
    const Shortest number = shortest(value);
    return withSign(number.isNegative, grouped(placed(number, exponent))) + std::string(noBreakSpace) + std::string(word);
}

}  // namespace outlay
