// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/json.h"

#include "core/base/trnoop.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

namespace outlay {

namespace {

// A control character cannot stand unescaped in JSON text, so no user's string parses to this by accident.
constexpr std::string_view marker = "\x01non-finite";
constexpr std::string_view markerJson = R"("\u0001non-finite")";
// Deep enough for any plan or config, shallow enough for the parser's and the destructor's stack.
constexpr int deepest = 200;

struct Position {
    std::size_t line = 1;
    std::size_t column = 1;
};

Position positionOf(std::string_view text, std::size_t offset)
{
    Position position;
    for (std::size_t i = 0; i < offset && i < text.size(); ++i) {
        if (text[i] == '\n') {
            ++position.line;
            position.column = 1;
        } else {
            ++position.column;
        }
    }
    return position;
}

Failure syntaxError(std::string_view text, std::size_t offset, std::string_view code, std::string_view message, std::string detail = {})
{
    const Position at = positionOf(text, offset);
    return fail(code, {}, message, {double(at.line), double(at.column), std::move(detail)});
}

bool isWordStart(std::string_view text, std::size_t i, std::string_view word) { return text.substr(i, word.size()) == word; }

// Length of NaN, Infinity, -Infinity or a number that overflows a double at text[i]; 0 if there is none.
std::size_t nonFiniteLength(std::string_view text, std::size_t i)
{
    for (const std::string_view word : {std::string_view("NaN"), std::string_view("Infinity"), std::string_view("-Infinity")}) {
        if (isWordStart(text, i, word))
            return word.size();
    }
    if (text[i] != '-' && (text[i] < '0' || text[i] > '9'))
        return 0;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data() + i, text.data() + text.size(), value);
    // Out of range is also reported for numbers that underflow; those are zero, which is finite.
    if (error != std::errc::result_out_of_range)
        return 0;
    const auto length = static_cast<std::size_t>(end - (text.data() + i));
    const std::size_t exponent = text.substr(i, length).find_first_of("eE");
    const bool underflows = exponent != std::string_view::npos && text[i + exponent + 1] == '-';
    return underflows ? 0 : length;
}

bool startsToken(std::string_view text, std::size_t i)
{
    return i == 0 || std::string_view(" \t\r\n,:[{").find(text[i - 1]) != std::string_view::npos;
}

}  // namespace

Result<Json> parseJson(std::string_view text, NonFinite nonFinite)
{
    if (text.substr(0, 3) == "\xEF\xBB\xBF")
        text.remove_prefix(3);
    std::string replaced;
    std::size_t copied = 0;
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
            continue;
        }
        if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepest)
                return syntaxError(text, i, code::syntax, CORE_TR_NOOP("core", "line %1, column %2: values are nested too deeply"));
        } else if (c == ']' || c == '}') {
            --depth;
        } else if (startsToken(text, i)) {
            const std::size_t length = nonFiniteLength(text, i);
            if (length == 0)
                continue;
            if (nonFinite == NonFinite::Reject)
                return syntaxError(text, i, code::nonFinite, CORE_TR_NOOP("core", "line %1, column %2: %3 is not a finite number"),
                                   std::string(text.substr(i, length)));
            replaced.append(text.substr(copied, i - copied)).append(markerJson);
            copied = i + length;
            i = copied - 1;
        }
    }
    if (copied > 0) {
        replaced.append(text.substr(copied));
        // Positions in errors refer to the replaced text from here on; the line stays right.
        text = replaced;
    }
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::size_t offset = error.byte > 0 ? error.byte - 1 : 0;
        std::string detail = error.what();
        // The parser's text repeats id and position in front; what follows the last colon-space of that prefix is the reason.
        if (const std::size_t reason = detail.find("syntax error"); reason != std::string::npos)
            detail.erase(0, reason);
        return syntaxError(text, offset, code::syntax, CORE_TR_NOOP("core", "line %1, column %2: %3"), detail);
    } catch (const Json::exception& error) {
        return fail(code::syntax, {}, CORE_TR_NOOP("core", "not valid JSON: %1"), {std::string(error.what())});
    }
}

bool isNonFinite(const Json& value)
{
    if (value.is_number_float())
        return !std::isfinite(value.get<double>());
    return value.is_string() && value.get_ref<const std::string&>() == marker;
}

std::string writeJson(const Json& value, int indent) { return value.dump(indent, ' ', false, Json::error_handler_t::replace); }

}  // namespace outlay
