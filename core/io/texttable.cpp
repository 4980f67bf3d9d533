// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/texttable.h"

#include "core/base/issue.h"
#include "core/catalog/catalogwriter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace outlay {

namespace {

constexpr std::array<std::string_view, 4> formatNames = {"table", "json", "csv", "md"};

std::string padded(const std::string& text, std::size_t width, bool right)
{
    const std::string space(width - std::min(width, displayWidth(text)), ' ');
    return right ? space + text : text + space;
}

std::string csvCell(const TextCell& cell)
{
    if (cell.number)
        return plainNumber(*cell.number);
    std::string text = cell.text;
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

std::string markdownCell(std::string text)
{
    for (std::size_t at = 0; (at = text.find_first_of("|\n", at)) != std::string::npos; at += 2)
        text.replace(at, 1, text[at] == '|' ? "\\|" : "  ");
    return text;
}

std::string asText(const TextTable& table)
{
    std::vector<std::size_t> widths;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        std::size_t width = displayWidth(table.columns[c].label);
        for (const auto& row : table.rows)
            width = std::max(width, displayWidth(row[c].text));
        widths.push_back(width);
    }
    std::string text;
    const auto addLine = [&](const auto& textOf) {
        std::string line;
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            line += (c > 0 ? "  " : "") + padded(textOf(c), widths[c], table.columns[c].isNumber);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    };
    addLine([&](std::size_t c) { return table.columns[c].label; });
    addLine([&](std::size_t c) { return std::string(widths[c], '-'); });
    for (const auto& row : table.rows)
        addLine([&](std::size_t c) { return row[c].text; });
    return text;
}

std::string asCsv(const TextTable& table)
{
    std::string text;
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        text += (c > 0 ? "," : "") + table.columns[c].id;
    text += "\r\n";
    for (const auto& row : table.rows) {
        for (std::size_t c = 0; c < row.size(); ++c)
            text += (c > 0 ? "," : "") + csvCell(row[c]);
        text += "\r\n";
    }
    return text;
}

std::string asMarkdown(const TextTable& table)
{
    std::string text = "|";
    for (const TextColumn& column : table.columns)
        text += " " + markdownCell(column.label) + " |";
    text += "\n|";
    for (const TextColumn& column : table.columns)
        text += column.isNumber ? " ---: |" : " --- |";
    text += "\n";
    for (const auto& row : table.rows) {
        text += "|";
        for (const TextCell& cell : row)
            text += " " + markdownCell(cell.text) + " |";
        text += "\n";
    }
    return text;
}

}  // namespace

std::optional<TableFormat> tableFormatFromName(std::string_view name)
{
    const auto* const found = std::find(formatNames.begin(), formatNames.end(), name);
    return found == formatNames.end() ? std::nullopt : std::optional(static_cast<TableFormat>(found - formatNames.begin()));
}

Json TextTable::json() const
{
    Json list = Json::array();
    for (const auto& row : rows) {
        Json object = Json::object();
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (row[c].number)
                object[columns[c].id] = numberToJson(*row[c].number);
            else if (columns[c].isNumber)
                object[columns[c].id] = nullptr;
            else
                object[columns[c].id] = row[c].text;
        }
        list.push_back(std::move(object));
    }
    return list;
}

std::string TextTable::text(TableFormat format) const
{
    switch (format) {
    case TableFormat::JsonText:
        return writeJson(json()) + "\n";
    case TableFormat::Csv:
        return asCsv(*this);
    case TableFormat::Markdown:
        return asMarkdown(*this);
    case TableFormat::Text:
        break;
    }
    return asText(*this);
}

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U)
            continue;
        // Leading bytes E3 to E9 (kana to CJK ideographs), EF (full-width forms) and F0 stand for wide characters.
        width += (byte >= 0xE3U && byte <= 0xE9U) || byte >= 0xEFU ? 2 : 1;
    }
    return width;
}

}  // namespace outlay
