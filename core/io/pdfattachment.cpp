// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/pdfattachment.h"

#include "core/base/trnoop.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace outlay {

namespace {

constexpr std::size_t largestPlan = std::size_t{64} << 20U;
constexpr std::string_view white = std::string_view(" \t\r\n\f\0", 6);

bool endsWith(std::string_view text, std::string_view end) { return text.size() >= end.size() && text.substr(text.size() - end.size()) == end; }

std::string_view skipWhite(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(white);
    return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

std::optional<std::size_t> takeNumber(std::string_view& text)
{
    text = skipWhite(text);
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end == text.data())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// What follows the key in a dictionary; "/F" must not be found in "/Filter" or "/EF".
std::optional<std::string_view> afterKey(std::string_view dictionary, std::string_view key)
{
    for (std::size_t at = dictionary.find(key); at != std::string_view::npos; at = dictionary.find(key, at + 1)) {
        const std::string_view rest = dictionary.substr(at + key.size());
        if (rest.empty() || white.find(rest.front()) != std::string_view::npos
            || std::string_view("/<([").find(rest.front()) != std::string_view::npos)
            return rest;
    }
    return std::nullopt;
}

/// A text in parentheses with its escapes, or in angle brackets as hexadecimal digits; of UTF-16 the ASCII part.
std::string takeText(std::string_view text)
{
    text = skipWhite(text);
    std::string bytes;
    if (!text.empty() && text.front() == '(') {
        int depth = 1;
        for (std::size_t i = 1; i < text.size() && bytes.size() < 1000; ++i) {
            if (text[i] == '\\' && i + 1 < text.size()) {
                bytes += text[++i];
                continue;
            }
            depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
            if (depth == 0)
                break;
            bytes += text[i];
        }
    } else if (!text.empty() && text.front() == '<') {
        const std::string_view digits = text.substr(1, text.find('>') == std::string_view::npos ? 0 : text.find('>') - 1);
        for (std::size_t i = 0; i + 1 < digits.size() && bytes.size() < 1000; i += 2) {
            unsigned value = 0;
            (void)std::from_chars(digits.data() + i, digits.data() + i + 2, value, 16);
            bytes += static_cast<char>(value);
        }
    }
    std::erase(bytes, '\0');
    return bytes;
}

class Pdf {
public:
    explicit Pdf(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] Result<std::string> plan() const
    {
        std::optional<std::size_t> json;
        for (std::size_t at = m_bytes.find("/EF"); at != std::string_view::npos; at = m_bytes.find("/EF", at + 1)) {
            const std::string_view object = objectAround(at);
            const auto files = afterKey(object, "/EF");
            auto stream = files ? afterKey(*files, "/F") : std::nullopt;
            const auto number = stream ? takeNumber(*stream) : std::nullopt;
            if (!number)
                continue;
            const std::string name = nameIn(object);
            if (endsWith(name, ".outlay"))
                return streamOf(*number);
            if (name == "plan.json")
                json = number;
        }
        if (json)
            return streamOf(*json);
        return fail(
            code::unsupported, {},
            CORE_TR_NOOP("core", "This PDF carries no plan. Open the report as Outlay wrote it: printing or shrinking a PDF drops the plan."));
    }

private:
    [[nodiscard]] std::string_view objectAround(std::size_t at) const
    {
        const std::size_t start = m_bytes.rfind(" obj", at);
        const std::size_t end = m_bytes.find("endobj", at);
        const std::size_t from = start == std::string_view::npos ? 0 : start + 4;
        return m_bytes.substr(from, (end == std::string_view::npos ? m_bytes.size() : end) - from);
    }

    /// The name stands beside /EF, not in it.
    static std::string nameIn(std::string_view object)
    {
        std::string outside(object);
        if (const std::size_t files = outside.find("/EF"); files != std::string::npos) {
            const std::size_t close = outside.find(">>", files);
            outside.erase(files, close == std::string::npos ? std::string::npos : close + 2 - files);
        }
        for (const std::string_view key : {"/F", "/UF"}) {
            if (const auto text = afterKey(outside, key)) {
                if (std::string name = takeText(*text); !name.empty())
                    return name;
            }
        }
        return {};
    }

    /// What stands between "N 0 obj" and the end of the file; the last one counts, as updates are appended.
    [[nodiscard]] std::optional<std::string_view> object(std::size_t number) const
    {
        const std::string head = std::to_string(number) + " 0 obj";
        for (std::size_t at = m_bytes.rfind(head); at != std::string_view::npos;
             at = at == 0 ? std::string_view::npos : m_bytes.rfind(head, at - 1)) {
            if (at == 0 || white.find(m_bytes[at - 1]) != std::string_view::npos)
                return m_bytes.substr(at + head.size());
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::size_t> lengthOf(std::string_view dictionary) const
    {
        auto rest = afterKey(dictionary, "/Length");
        const auto number = rest ? takeNumber(*rest) : std::nullopt;
        if (!number)
            return std::nullopt;
        std::string_view reference = *rest;
        const bool indirect = takeNumber(reference).has_value() && skipWhite(reference).substr(0, 1) == "R";
        if (!indirect)
            return number;
        auto target = object(*number);
        return target ? takeNumber(*target) : std::nullopt;
    }

    [[nodiscard]] Result<std::string> streamOf(std::size_t number) const
    {
        const auto damaged = [] { return fail(code::syntax, {}, CORE_TR_NOOP("core", "The plan inside this PDF is damaged.")); };
        const auto body = object(number);
        const std::size_t start = body ? body->find("stream") : std::string_view::npos;
        if (start == std::string_view::npos || body->substr(0, start).find("endobj") != std::string_view::npos)
            return damaged();
        const std::string_view dictionary = body->substr(0, start);
        std::string_view data = body->substr(start + 6);
        data.remove_prefix(data.substr(0, 2) == "\r\n" ? 2 : data.substr(0, 1) == "\n" ? 1 : 0);
        const auto length = lengthOf(dictionary);
        if (length && *length <= data.size())
            data = data.substr(0, *length);
        else
            data = data.substr(0, data.find("endstream"));
        const auto filter = afterKey(dictionary, "/Filter");
        if (!filter)
            return std::string(data);
        if (skipWhite(*filter).substr(0, 12) != "/FlateDecode" && skipWhite(*filter).substr(0, 1) != "[")
            return damaged();
        return inflated(data);
    }

    static Result<std::string> inflated(std::string_view data)
    {
        z_stream stream{};
        if (inflateInit(&stream) != Z_OK)
            return fail(code::syntax, {}, CORE_TR_NOOP("core", "The plan inside this PDF is damaged."));
        std::string text;
        std::array<char, 65536> buffer{};
        int state = Z_OK;
        // zlib takes its input through a pointer to non-const, and does not write there.
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data()));
        stream.avail_in = static_cast<uInt>(std::min<std::size_t>(data.size(), 0xFFFFFFFFU));
        while (state == Z_OK && text.size() <= largestPlan) {
            stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
            stream.avail_out = static_cast<uInt>(buffer.size());
            state = inflate(&stream, Z_NO_FLUSH);
            text.append(buffer.data(), buffer.size() - stream.avail_out);
            if (state == Z_OK && stream.avail_in == 0 && stream.avail_out > 0)
                break;  // the data ends before the stream does
        }
        (void)inflateEnd(&stream);
        if (text.size() > largestPlan)
            return fail(code::range, {}, CORE_TR_NOOP("core", "The plan inside this PDF is larger than %1 bytes."), {double(largestPlan)});
        if (state != Z_STREAM_END)
            return fail(code::syntax, {}, CORE_TR_NOOP("core", "The plan inside this PDF is damaged."));
        return text;
    }

    std::string_view m_bytes;
};

}  // namespace

bool isPdf(std::string_view bytes) { return bytes.substr(0, 1024).find("%PDF-") != std::string_view::npos; }

Result<std::string> planFromPdf(std::string_view bytes)
{
    if (!isPdf(bytes))
        return fail(code::unsupported, {}, CORE_TR_NOOP("core", "This is no PDF."));
    return Pdf(bytes).plan();
}

}  // namespace outlay
