// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/units/numberparse.h"

#include "core/base/trnoop.h"
#include "core/units/numberformat.h"
#include "core/units/textscan.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace outlay {

namespace {

constexpr std::size_t maxLength = 256;
constexpr int maxDepth = 32;

bool isDigit(char32_t c) { return c >= U'0' && c <= U'9'; }

bool isLetter(char32_t c) { return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z'); }

char32_t lower(char32_t c) { return c >= U'A' && c <= U'Z' ? c + (U'a' - U'A') : c; }

struct Suffix {
    std::u32string_view text;
    int tenExponent;  ///< 0 for binary suffixes
    double factor;    ///< 1 for decimal suffixes
};

// Longer texts first, so that "mi" is not read as "m".
constexpr std::array<Suffix, 20> suffixes = {{
    {U"thousand", 3, 1},
    {U"trillion", 12, 1},
    {U"million", 6, 1},
    {U"billion", 9, 1},
    {U"ki", 0, 1024.0},
    {U"mi", 0, 1048576.0},
    {U"gi", 0, 1073741824.0},
    {U"ti", 0, 1099511627776.0},
    {U"pi", 0, 1125899906842624.0},
    {U"mn", 6, 1},
    {U"bn", 9, 1},
    {U"tn", 12, 1},
    {U"k", 3, 1},
    {U"m", 6, 1},
    {U"b", 9, 1},
    {U"g", 9, 1},
    {U"t", 12, 1},
    {U"p", 15, 1},
    {U"mln", 6, 1},
    {U"bln", 9, 1},
}};

int chineseExponent(char32_t c)
{
    switch (c) {
    case U'十':
        return 1;
    case U'百':
        return 2;
    case U'千':
        return 3;
    case U'万':
    case U'萬':
        return 4;
    case U'亿':
    case U'億':
        return 8;
    default:
        return 0;
    }
}

class Parser {
public:
    Parser(std::u32string text, const std::vector<std::string>& units) : m_text(std::move(text))
    {
        for (const std::string& unit : units)
            if (!unit.empty())
                m_units.push_back(decodeText(unit));
    }

    Result<ParsedNumber> run()
    {
        skipSpace();
        if (peek() == U'=') {
            ++m_position;
            skipSpace();
        }
        if (atEnd())
            return fail(code::missing, {}, CORE_TR_NOOP("core", "Enter a number, for example 70B, 1.5e12, 40% or 8*64."));
        const auto value = sum(0);
        if (!value)
            return tl::unexpected(value.error());
        skipSpace();
        if (!atEnd())
            return unexpected();
        if (!std::isfinite(*value))
            return fail(code::nonFinite, {}, CORE_TR_NOOP("core", "The number is too large to calculate with."));
        return ParsedNumber{*value, m_isPercent, m_isExpression, groupedPlain(*value)};
    }

private:
    [[nodiscard]] bool atEnd() const { return m_position >= m_text.size(); }
    [[nodiscard]] char32_t peek(std::size_t ahead = 0) const { return m_position + ahead < m_text.size() ? m_text[m_position + ahead] : U'\0'; }

    void skipSpace()
    {
        while (peek() == U' ')
            ++m_position;
    }

    [[nodiscard]] Failure unexpected() const
    {
        if (atEnd())
            return fail(code::syntax, {},
                        CORE_TR_NOOP("core", "Something is missing at the end, position %1. A number or a closing parenthesis must follow."),
                        {double(m_position + 1)});
        return fail(
            code::syntax, {},
            CORE_TR_NOOP("core",
                         "“%1” at position %2 is not understood. Allowed are numbers, + - * / ( ), % and the suffixes k M B T, Ki Mi Gi, 万 亿."),
            {encodeText(m_text.substr(m_position, 1)), double(m_position + 1)});
    }

    // NOLINTNEXTLINE(misc-no-recursion): depth is limited
    Result<double> sum(int depth)
    {
        auto left = product(depth);
        while (left) {
            skipSpace();
            const char32_t sign = peek();
            if (sign != U'+' && sign != U'-')
                break;
            ++m_position;
            const auto right = product(depth);
            if (!right)
                return right;
            m_isExpression = true;
            *left = sign == U'+' ? *left + *right : *left - *right;
        }
        return left;
    }

    // NOLINTNEXTLINE(misc-no-recursion): depth is limited
    Result<double> product(int depth)
    {
        auto left = signedFactor(depth);
        while (left) {
            skipSpace();
            const char32_t sign = peek();
            if (sign != U'*' && sign != U'/')
                break;
            ++m_position;
            const std::size_t place = m_position;
            const auto right = signedFactor(depth);
            if (!right)
                return right;
            if (sign == U'/' && *right == 0.0)
                return fail(code::nonFinite, {}, CORE_TR_NOOP("core", "Division by zero at position %1."), {double(place + 1)});
            m_isExpression = true;
            *left = sign == U'*' ? *left * *right : *left / *right;
        }
        return left;
    }

    // NOLINTNEXTLINE(misc-no-recursion): depth is limited
    Result<double> signedFactor(int depth)
    {
        if (depth > maxDepth)
            return fail(code::syntax, {}, CORE_TR_NOOP("core", "The text is nested too deeply at position %1."), {double(m_position + 1)});
        skipSpace();
        skipUnit();
        if (peek() == U'-' || peek() == U'+') {
            const bool isNegative = peek() == U'-';
            ++m_position;
            auto value = signedFactor(depth + 1);
            if (value && isNegative)
                *value = -*value;
            return value;
        }
        if (peek() == U'(') {
            ++m_position;
            auto value = sum(depth + 1);
            if (!value)
                return value;
            skipSpace();
            if (peek() != U')')
                return unexpected();
            ++m_position;
            return percent(*value);
        }
        const auto value = number();
        return value ? percent(*value) : value;
    }

    Result<double> percent(double value)
    {
        skipSpace();
        if (peek() == U'%') {
            m_isPercent = true;
            ++m_position;
            value /= 100.0;
        }
        skipSpace();
        skipUnit();
        return value;
    }

    // A unit counts only where no letter continues it: the unit "h" is not the head of "hello".
    void skipUnit()
    {
        for (const std::u32string& unit : m_units) {
            if (m_text.compare(m_position, unit.size(), unit) != 0)
                continue;
            if (isLetter(unit.back()) && isLetter(peek(unit.size())))
                continue;
            m_position += unit.size();
            skipSpace();
            return;
        }
    }

    struct Digits {
        std::string mantissa;  ///< digits with at most one "."
        std::size_t start = 0;
    };

    [[nodiscard]] static bool isGroupMark(char32_t c) { return c == U'\'' || c == U'_' || c == U' '; }

    Result<double> number()
    {
        const std::size_t start = m_position;
        std::u32string token;
        while (isDigit(peek()) || peek() == U'.' || peek() == U','
               || (isGroupMark(peek()) && !token.empty() && isDigit(token.back()) && isDigit(peek(1))))
            token += m_text[m_position++];
        if (token.empty())
            return unexpected();
        auto mantissa = plainMantissa(token, start);
        if (!mantissa)
            return tl::unexpected(mantissa.error());

        int exponent = 0;
        if (lower(peek()) == U'e' && (isDigit(peek(1)) || ((peek(1) == U'+' || peek(1) == U'-') && isDigit(peek(2))))) {
            ++m_position;
            const bool isNegative = peek() == U'-';
            if (!isDigit(peek()))
                ++m_position;
            while (isDigit(peek())) {
                exponent = std::min(exponent * 10 + static_cast<int>(peek() - U'0'), 9999);
                ++m_position;
            }
            if (isNegative)
                exponent = -exponent;
        }
        double factor = 1.0;
        readSuffix(exponent, factor);
        // The suffix is joined to the text, not multiplied: 70.6B is the double nearest to 70 600 000 000.
        const std::string full = *mantissa + "e" + std::to_string(exponent);
        double value = 0.0;
        const auto [end, error] = std::from_chars(full.data(), full.data() + full.size(), value);
        if (error == std::errc::result_out_of_range) {
            const bool isTiny = exponent < 0;
            if (!isTiny)
                return fail(code::nonFinite, {}, CORE_TR_NOOP("core", "The number at position %1 is too large."), {double(start + 1)});
            return fail(code::nonFinite, {}, CORE_TR_NOOP("core", "The number at position %1 is too small."), {double(start + 1)});
        }
        if (error != std::errc() || end != full.data() + full.size())
            return malformed(start);
        return value * factor;
    }

    void readSuffix(int& exponent, double& factor)
    {
        std::size_t ahead = 0;
        while (peek(ahead) == U' ')
            ++ahead;
        std::size_t count = 0;
        int last = 0;
        int total = 0;
        while (const int step = chineseExponent(peek(ahead + count))) {
            if (step < last)
                return;  // 亿万: not a way to write a number, the caller reports the character
            total += step;
            last = step;
            ++count;
        }
        if (count > 0) {
            exponent += total;
            m_position += ahead + count;
            return;
        }
        for (const std::u32string& unit : m_units)
            if (m_text.compare(std::min(m_position + ahead, m_text.size()), unit.size(), unit) == 0 && !isLetter(peek(ahead + unit.size())))
                return;
        std::size_t length = 0;
        while (isLetter(peek(ahead + length)))
            ++length;
        for (const Suffix& suffix : suffixes) {
            // A unit may follow the suffix at once: 15Ttokens.
            if (length < suffix.text.size())
                continue;
            bool matches = true;
            for (std::size_t i = 0; i < suffix.text.size() && matches; ++i)
                matches = lower(peek(ahead + i)) == suffix.text[i];
            if (!matches || (length > suffix.text.size() && !unitAt(m_position + ahead + suffix.text.size())))
                continue;
            exponent += suffix.tenExponent;
            factor = suffix.factor;
            m_position += ahead + suffix.text.size();
            return;
        }
    }

    [[nodiscard]] bool unitAt(std::size_t position) const
    {
        for (const std::u32string& unit : m_units)
            if (m_text.compare(std::min(position, m_text.size()), unit.size(), unit) == 0)
                return true;
        return false;
    }

    [[nodiscard]] static Failure malformed(std::size_t start)
    {
        return fail(code::syntax, {},
                    CORE_TR_NOOP("core", "The digits at position %1 are not grouped in threes. Write 1,234,567.8 or 1.234.567,8 or 1234567.8."),
                    {double(start + 1)});
    }

    // Decides which marks group and which one is the decimal point.
    Result<std::string> plainMantissa(const std::u32string& token, std::size_t start) const
    {
        std::size_t dots = 0;
        std::size_t commas = 0;
        std::size_t others = 0;
        char32_t lastMark = 0;
        for (const char32_t c : token) {
            dots += c == U'.';
            commas += c == U',';
            others += isGroupMark(c);
            if (c == U'.' || c == U',')
                lastMark = c;
        }
        char32_t decimal = 0;
        if (dots > 0 && commas > 0) {
            if ((lastMark == U'.' ? dots : commas) != 1)
                return malformed(start);
            decimal = lastMark;
        } else if (dots == 1) {
            decimal = U'.';
        } else if (commas == 1) {
            const std::size_t at = token.find(U',');
            const bool hasThree = token.size() - at - 1 == 3;
            const bool isZero = token.substr(0, at) == U"0";
            if (others > 0 || !hasThree || isZero || at == 0)
                decimal = U',';
        }
        const std::size_t decimalAt = decimal != 0 ? token.rfind(decimal) : token.size();
        const std::u32string whole = token.substr(0, decimalAt);
        std::string plain;
        std::size_t group = 0;
        bool isGrouped = false;
        char32_t mark = 0;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            const char32_t c = whole[i];
            if (isDigit(c)) {
                plain += static_cast<char>(c);
                ++group;
                continue;
            }
            const bool isFirst = !isGrouped;
            if ((isFirst ? group < 1 || group > 3 || (group == 1 && plain == "0") : group != 3) || (mark != 0 && mark != c))
                return malformed(start);
            mark = c;
            isGrouped = true;
            group = 0;
        }
        if (isGrouped && group != 3)
            return malformed(start);
        if (decimal != 0) {
            std::string fraction;
            for (std::size_t i = decimalAt + 1; i < token.size(); ++i) {
                if (!isDigit(token[i]))
                    return malformed(start);
                fraction += static_cast<char>(token[i]);
            }
            if (plain.empty() && fraction.empty())
                return malformed(start);
            if (plain.empty())
                plain = "0";
            if (!fraction.empty())
                plain += '.' + fraction;
        }
        if (plain.empty())
            return malformed(start);
        return plain;
    }

    std::u32string m_text;
    std::vector<std::u32string> m_units;
    std::size_t m_position = 0;
    bool m_isPercent = false;
    bool m_isExpression = false;
};

Result<std::u32string> prepared(std::string_view text)
{
    if (text.size() > maxLength)
        return fail(code::syntax, {}, CORE_TR_NOOP("core", "The text is too long for a number; at most %1 characters."), {double(maxLength)});
    return normaliseText(decodeText(text));
}

// Position and length of the sign of a range; npos if there is none.
std::pair<std::size_t, std::size_t> rangeSign(const std::u32string& text)
{
    constexpr std::array<std::u32string_view, 9> signs = {U" to ", U"..", U"->", U"→", U"–", U"—", U"~", U"至", U"到"};
    for (const std::u32string_view sign : signs) {
        const std::size_t at = text.find(sign);
        if (at != std::u32string::npos && at > 0)
            return {at, sign.size()};
    }
    return {std::u32string::npos, 0};
}

// What the upper end carries behind its digits; the lower end takes it over if it carries nothing.
std::u32string tail(const std::u32string& text)
{
    std::size_t at = text.size();
    while (at > 0 && !isDigit(text[at - 1]))
        --at;
    return text.substr(at);
}

}  // namespace

Result<ParsedNumber> parseNumber(std::string_view text, const std::vector<std::string>& units)
{
    auto normalised = prepared(text);
    if (!normalised)
        return tl::unexpected(normalised.error());
    return Parser(std::move(*normalised), units).run();
}

Result<ParsedRange> parseRange(std::string_view text, const std::vector<std::string>& units)
{
    const auto normalised = prepared(text);
    if (!normalised)
        return tl::unexpected(normalised.error());
    const auto [at, length] = rangeSign(*normalised);
    if (at == std::u32string::npos) {
        auto single = Parser(*normalised, units).run();
        if (!single)
            return tl::unexpected(single.error());
        return ParsedRange{*single, *single, false};
    }
    std::u32string lowText = normalised->substr(0, at);
    const std::u32string highText = normalised->substr(at + length);
    while (!lowText.empty() && lowText.back() == U' ')
        lowText.pop_back();
    if (!lowText.empty() && isDigit(lowText.back()))
        lowText += tail(highText);
    auto low = Parser(lowText, units).run();
    if (!low)
        return tl::unexpected(low.error());
    auto high = Parser(highText, units).run();
    if (!high)
        return tl::unexpected(high.error());
    if (low->value > high->value)
        return fail(code::range, {}, CORE_TR_NOOP("core", "The range begins at %1 and ends at %2. Write the smaller number first."),
                    {low->understood, high->understood});
    return ParsedRange{*low, *high, true};
}

}  // namespace outlay
