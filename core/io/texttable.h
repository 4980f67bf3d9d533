// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// A table of texts in the four forms that leave the program as text: aligned columns, CSV, Markdown and JSON.
#pragma once

#include "core/base/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace outlay {

enum class TableFormat { Text, JsonText, Csv, Markdown };
/// "table", "json", "csv", "md"
[[nodiscard]] std::optional<TableFormat> tableFormatFromName(std::string_view name);

struct TextColumn {
    std::string id;     ///< key in JSON, head in CSV
    std::string label;  ///< head for readers
    bool isNumber = false;
};

/// What a cell shows, and the number behind it where there is one: CSV and JSON carry the number.
struct TextCell {
    std::string text;
    std::optional<double> number;

    TextCell() = default;
    TextCell(std::string shown) : text(std::move(shown)) {}
    TextCell(std::string_view shown) : text(shown) {}
    TextCell(const char* shown) : text(shown) {}
    TextCell(std::string shown, double value) : text(std::move(shown)), number(value) {}
};

struct TextTable {
    std::vector<TextColumn> columns;
    std::vector<std::vector<TextCell>> rows;  ///< each as long as `columns`

    /// Ends with a line end. CSV follows RFC 4180 (commas, quotes doubled, CRLF) with numbers in full; a text that a
    /// spreadsheet would take for a formula gets an apostrophe in front.
    [[nodiscard]] std::string text(TableFormat format) const;
    /// A list of objects, one a row; an empty cell of a number column is null.
    [[nodiscard]] Json json() const;
};

/// Characters of UTF-8 text; those of Chinese and full-width forms count two, as terminals draw them.
[[nodiscard]] std::size_t displayWidth(std::string_view text);

}  // namespace outlay
