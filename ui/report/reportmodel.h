// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A report as plain values, in the language and the numbers it will be printed in: sections of blocks. Built once from a
// ReportContext (reportsections.h), then laid out on pages (reportlayout.h), whatever they are painted on.
#pragma once

#include "ui/charts/barsview.h"
#include "ui/charts/chartspec.h"
#include "ui/charts/costtree.h"
#include "ui/charts/memorybars.h"
#include "ui/models/table.h"

#include <memory>
#include <variant>
#include <vector>

namespace outlay::ui {

/// A paragraph; <b>…</b> stands out, no other markup.
struct TextBlock {
    QString text;
    double points = 8.5;
    bool isSecondary = false;
};

struct KeyCell {
    QString label;
    QString value;
    QString note;
    bool isIncomplete = false;  ///< hatched, the value says why
};

/// One row of key figures between two rules.
struct KeyRow {
    std::vector<KeyCell> cells;
};

struct ChartBlock {
    ChartSpec spec;
    double height = 238;  ///< points
};

struct TreeBlock {
    CostNode root;
    double height = 226;
};

/// Horizontal bars with label and value, on one scale.
struct BarsBlock {
    std::vector<BarRow> rows;
};

/// Stacked bars of memory, as on the page Cluster.
struct MemoryBlock {
    MemoryBarsSpec spec;
};

/// A ui::Table on paper: the head is repeated on every page; texts that are too long wrap.
struct TableBlock {
    Table table;
    std::vector<double> widths;  ///< points, one a column; 0 = shares what is left
    bool hasHead = true;
    bool isLast = true;          ///< closed by a heavy line
};

struct CheckItem {
    QString title;
    QString detail;
};

/// Boxes to tick by hand.
struct CheckBlock {
    std::vector<CheckItem> items;
};

struct ReportBlock;

/// Two columns beside each other; never broken over pages.
struct SideBySide {
    std::vector<ReportBlock> left;
    std::vector<ReportBlock> right;
    double leftWidth = 235;  ///< points
    double gap = 36;
};

struct ReportBlock {
    QString title;
    QString note;       ///< small line under the title
    double before = 22; ///< points above; none at the top of a page
    std::variant<std::monostate, TextBlock, KeyRow, ChartBlock, TreeBlock, BarsBlock, MemoryBlock, TableBlock, CheckBlock, SideBySide> body;
};

struct ReportSection {
    QString id;
    QString title;         ///< of the contents and the head of the section; empty on the first page
    QString note;
    bool startsPage = true;
    std::vector<ReportBlock> blocks;
};

struct ReportDocument {
    QString title;
    QString headLeft;   ///< "Outlay budget report"
    QString headRight;  ///< plan · scenario · day
    QString footLeft;
    QString language;
    std::vector<ReportSection> sections;

    /// "Page 2 of 9" in the report's language; filled in by buildReport() because the language is only set while it runs.
    QString pageText;  ///< with %1 and %2
    [[nodiscard]] QString pageLine(int page, int pages) const { return QString(pageText).arg(page).arg(pages); }
};

}  // namespace outlay::ui
