// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/jsonlocator.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace outlay {

namespace {

constexpr std::string_view space = " \t\r\n";

class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::size_t skipSpace(std::size_t at) const
    {
        const std::size_t next = m_text.find_first_not_of(space, at);
        return next == std::string_view::npos ? m_text.size() : next;
    }

    [[nodiscard]] char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }

    /// Offset behind the string that begins at `at`.
    [[nodiscard]] std::size_t skipString(std::size_t at) const
    {
        for (std::size_t i = at + 1; i < m_text.size(); ++i) {
            if (m_text[i] == '\\')
                ++i;
            else if (m_text[i] == '"')
                return i + 1;
        }
        return m_text.size();
    }

    /// Offset behind the value that begins at `at`, whatever it is.
    [[nodiscard]] std::size_t skipValue(std::size_t at) const
    {
        int depth = 0;
        while (at < m_text.size()) {
            const char c = m_text[at];
            if (c == '"') {
                at = skipString(at);
            } else if (c == '{' || c == '[') {
                ++depth;
                ++at;
            } else if (c == '}' || c == ']') {
                --depth;
                ++at;
            } else {
                const std::size_t end = m_text.find_first_of(" \t\r\n,:{}[]\"", at);
                at = end == at ? at + 1 : std::min(end, m_text.size());
            }
            if (depth <= 0)
                return at;
            at = m_text.find_first_not_of(" \t\r\n,:", at);
        }
        return m_text.size();
    }

    [[nodiscard]] std::string key(std::size_t begin, std::size_t end) const
    {
        const std::string_view quoted = m_text.substr(begin, end - begin);
        if (quoted.find('\\') == std::string_view::npos)
            return std::string(quoted.size() >= 2 ? quoted.substr(1, quoted.size() - 2) : quoted);
        const auto parsed = nlohmann::json::parse(quoted, nullptr, false);
        return parsed.is_string() ? parsed.get<std::string>() : std::string();
    }

    [[nodiscard]] std::optional<JsonSpan> locate(std::size_t at, std::string_view path) const
    {
        at = skipSpace(at);
        if (path.empty())
            return at < m_text.size() ? std::optional(JsonSpan{at, skipValue(at)}) : std::nullopt;
        if (path.front() == '[')
            return locateElement(at, path);
        return locateMember(at, path.front() == '.' ? path.substr(1) : path);
    }

private:
    [[nodiscard]] std::optional<JsonSpan> locateElement(std::size_t at, std::string_view path) const
    {
        const std::size_t close = path.find(']');
        if (this->at(at) != '[' || close == std::string_view::npos)
            return std::nullopt;
        std::size_t left = 0;
        for (const char digit : path.substr(1, close - 1)) {
            if (digit < '0' || digit > '9' || left > m_text.size())
                return std::nullopt;
            left = left * 10 + static_cast<std::size_t>(digit - '0');
        }
        for (at = skipSpace(at + 1); at < m_text.size() && m_text[at] != ']'; --left) {
            if (left == 0)
                return locate(at, path.substr(close + 1));
            at = skipSpace(skipValue(at));
            if (this->at(at) == ',')
                at = skipSpace(at + 1);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<JsonSpan> locateMember(std::size_t at, std::string_view path) const
    {
        if (this->at(at) != '{')
            return std::nullopt;
        for (at = skipSpace(at + 1); this->at(at) == '"';) {
            const std::size_t keyEnd = skipString(at);
            const std::string name = key(at, keyEnd);
            const std::size_t value = skipSpace(this->at(skipSpace(keyEnd)) == ':' ? skipSpace(keyEnd) + 1 : keyEnd);
            // Keys may contain dots, so "options.api.price" is one step here and three there: follow every key that fits.
            const bool fits =
                path.substr(0, name.size()) == name && (path.size() == name.size() || path[name.size()] == '.' || path[name.size()] == '[');
            if (fits) {
                if (const std::optional<JsonSpan> found = locate(value, path.substr(name.size())))
                    return found;
            }
            at = skipSpace(skipValue(value));
            if (this->at(at) == ',')
                at = skipSpace(at + 1);
        }
        return std::nullopt;
    }

    std::string_view m_text;
};

}  // namespace

std::optional<JsonSpan> locateJson(std::string_view text, std::string_view path)
{
    const std::size_t start = text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0;
    return Scanner(text).locate(start, path);
}

TextPosition positionOfOffset(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    TextPosition position;
    position.line += static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t lineStart = before.rfind('\n');
    const std::string_view line = lineStart == std::string_view::npos ? before : before.substr(lineStart + 1);
    position.column += static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; }));
    return position;
}

}  // namespace outlay
