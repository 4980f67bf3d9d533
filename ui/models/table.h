// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table as a value: what every page of tables shows, and what its CSV, its clipboard text and the report are made of.
// Builders turn estimates into tables; TableModel shows one in a view. A cell carries its shown text and its bare value.
#pragma once

#include "ui/theme/tokens.h"
#include "ui/widgets/tabledelegate.h"

#include <QString>

#include <limits>
#include <vector>

namespace outlay::ui {

struct Cell {
    CellKind kind = CellKind::Text;
    QString text;
    QString note;      ///< small text beside the text
    QString link;      ///< text of an action in the cell; what it does is the page's business
    QString tooltip;
    double value = std::numeric_limits<double>::quiet_NaN();  ///< bare value: sorting and CSV; of a Delta the fraction
    double fraction = 0;          ///< length of a bar, 0 to 1
    bool isBelow = false;         ///< bar under the number
    bool isKey = false;           ///< bar of the sort key
    bool isBest = false;
    bool isStrong = false;
    bool moreIsBetter = false;    ///< of a Delta
    Ink ink = Ink::Text1;
    Ink noteInk = Ink::Text3;
    int barKind = 0;              ///< CostKind + 1; 0 = the accent

    bool operator==(const Cell&) const = default;
};

struct Column {
    QString title;
    bool isNumber = false;
    bool isBar = false;       ///< wide
    bool isMarked = false;    ///< the column of the active scenario
    int width = 0;            ///< where there is room, at 10 points; 0 = what is left
    QString id;               ///< stable; for columns that stand for a thing (device, scenario)
    int drop = 0;             ///< hidden in narrow windows, the highest first; 0 = never
};

struct Row {
    QString id;               ///< stable; what a click means
    std::vector<Cell> cells;
    bool isGroup = false;     ///< first cell spans the row
    bool isSelected = false;  ///< what the active scenario uses
    bool isOptional = false;  ///< hidden in low windows
    int depth = 0;
    int series = 0;           ///< colour mark at the left; 0 = none
};

struct Table {
    std::vector<Column> columns;
    std::vector<Row> rows;
};

[[nodiscard]] Cell textCell(const QString& text, const QString& note = {});
[[nodiscard]] Cell numberCell(const QString& text, double value);
[[nodiscard]] Cell hatchCell(const QString& word);
[[nodiscard]] Cell changeCell(const QString& text, double fraction);
[[nodiscard]] Row groupRow(const QString& id, const QString& title);

/// Marks the best of a row of cells (or of a column's rows) with a diamond; not if four or more tie, nor if all are equal.
void markBest(const std::vector<Cell*>& cells, bool lessIsBetter);

/// "For Excel": UTF-8 with BOM and CRLF. Numbers are the bare values, not the shown texts.
[[nodiscard]] QByteArray tableToCsv(const Table& table, bool forExcel = true);
/// TAB-separated shown texts, as spreadsheets take them from the clipboard.
[[nodiscard]] QString tableToTsv(const Table& table, bool withHeads);

}  // namespace outlay::ui
