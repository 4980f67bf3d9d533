// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the money goes, month by month, and how the scenarios differ.
#include "ui/document/coretext.h"
#include "ui/models/charts.h"
#include "ui/models/figures.h"
#include "ui/models/tables.h"
#include "ui/report/reportsections.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace outlay::ui {

namespace {

constexpr std::size_t scenariosAcross = 4;
constexpr std::size_t inputRows = 8;

QString words(const char* text) { return QCoreApplication::translate("Report", text); }

bool showsTreeOnFirstPage(const ReportContext& context)
{
    if (!hasServing(context.estimate().decisions))
        return true;
    const ChartSpec spec = tcoChart(context.estimate(), context.display);
    return spec.isEmpty() || problemOf(spec).has_value();
}

void dropColumn(Table& table, const QString& id)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].id != id)
            continue;
        table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(i));
        for (Row& row : table.rows) {
            if (i < row.cells.size())
                row.cells.erase(row.cells.begin() + static_cast<std::ptrdiff_t>(i));
        }
        return;
    }
}

ReportBlock costTable(const ReportContext& context)
{
    Table table = breakdownTable(*context.estimates, context.display);
    dropColumn(table, QStringLiteral("formula"));
    // The total closes the table, as sums do on paper; the levels below it move out by one.
    if (!table.rows.empty()) {
        Row total = table.rows.front();
        table.rows.erase(table.rows.begin());
        for (Row& row : table.rows)
            row.depth = std::max(0, row.depth - 1);
        for (Cell& cell : total.cells) {
            cell.isStrong = true;
            if (cell.kind == CellKind::Bar)
                cell.fraction = 0;
        }
        table.rows.push_back(std::move(total));
    }
    // Items of this plan that cost nothing say nothing on paper.
    std::erase_if(table.rows, [](const Row& row) {
        return row.cells.size() > 1 && row.cells[1].kind == CellKind::Number && row.cells[1].value == 0 && row.depth > 0;
    });
    double largest = 0;
    for (const Row& row : table.rows) {
        for (const Cell& cell : row.cells)
            largest = std::max(largest, cell.kind == CellKind::Bar ? cell.fraction : 0);
    }
    for (Row& row : table.rows) {
        for (Cell& cell : row.cells) {
            if (cell.kind == CellKind::Bar && largest > 0)
                cell.fraction /= largest;
        }
    }
    ReportBlock block;
    block.before = 12;
    block.body = TableBlock{std::move(table), {}};
    return block;
}

bool isMainFigure(const QString& id)
{
    static constexpr std::array ids = {Figure::Mfu,          Figure::WallDays,         Figure::DeviceHours,       Figure::Price,
                                       Figure::TrainingCost, Figure::ServingLastMonth, Figure::ServingPerMTokens, Figure::ServingCost,
                                       Figure::TotalCost,    Figure::NetPresentValue,  Figure::BreakEvenMonth,    Figure::BudgetLeft,
                                       Figure::Energy,       Figure::UsdPerPflopHour};
    return std::any_of(ids.begin(), ids.end(), [&](Figure figure) { return toQString(quantityOf(figure).id) == id; });
}

/// Columns 0 and the scenarios of one table; the base leads each of them.
Table columnsOf(const Table& all, const std::vector<std::size_t>& kept)
{
    Table table;
    for (const std::size_t column : kept)
        table.columns.push_back(all.columns[column]);
    for (const Row& row : all.rows) {
        Row part = row;
        part.cells.clear();
        for (const std::size_t column : kept) {
            if (column < row.cells.size())
                part.cells.push_back(row.cells[column]);
        }
        table.rows.push_back(std::move(part));
    }
    return table;
}

void addScenarios(ReportSection& section, const ReportContext& context)
{
    const std::size_t count = context.estimates->scenarios.size();
    if (count < 2)
        return;
    Table all = scenarioTable(*context.estimates, context.facts, true, context.display);
    std::vector<Row> rows;
    std::size_t inputs = 0;
    bool isResult = false;
    for (Row& row : all.rows) {
        if (row.isGroup) {
            isResult = row.id == QLatin1String("figures");
            continue;
        }
        if (isResult ? !isMainFigure(row.id) : ++inputs > inputRows)
            continue;
        // A month is no amount: the share by which it moves says nothing.
        if (row.id == QLatin1String("break_even_month")) {
            for (Cell& cell : row.cells)
                cell.note.clear();
        }
        rows.push_back(std::move(row));
    }
    all.rows = std::move(rows);
    for (Column& column : all.columns) {
        if (column.isMarked)
            column.title = words(QT_TRANSLATE_NOOP("Report", "%1 (this report)")).arg(column.title);
    }
    for (std::size_t first = 1; first < count || first == 1; first += scenariosAcross - 1) {
        std::vector<std::size_t> kept = {0, 1};
        for (std::size_t i = first + 1; i <= std::min(count, first + scenariosAcross - 1); ++i)
            kept.push_back(i);
        ReportBlock block;
        if (first == 1) {
            block.title = words(QT_TRANSLATE_NOOP("Report", "Scenarios side by side"));
            block.note = words(QT_TRANSLATE_NOOP(
                "Report", "Diamond: best in row. Small figures: change against the base. Inputs that are not named are those of the base."));
        }
        block.before = 20;
        block.body = TableBlock{columnsOf(all, kept), {150}};
        section.blocks.push_back(std::move(block));
    }
}

}  // namespace

ReportSection moneySection(const ReportContext& context)
{
    ReportSection section;
    section.title = words(QT_TRANSLATE_NOOP("Report", "Where the money goes"));
    section.note = treeSubtitle(*context.estimates, context.display);
    if (!showsTreeOnFirstPage(context)) {
        section.note = words(QT_TRANSLATE_NOOP("Report", "%1. Hue = kind of cost, strength = depth. Items too thin for a label are in the table."))
                           .arg(section.note);
        ReportBlock tree;
        tree.before = 0;
        tree.body = TreeBlock{costTreeOf(*context.estimates, context.display), 226};
        section.blocks.push_back(std::move(tree));
    }
    section.blocks.push_back(costTable(context));
    addScenarios(section, context);
    return section;
}

ReportSection monthsSection(const ReportContext& context)
{
    ReportSection section;
    section.title = words(QT_TRANSLATE_NOOP("Report", "Cost by month"));
    section.note = words(
        QT_TRANSLATE_NOOP("Report", "What each way of serving costs in a month, and all in all since the start. One-off costs stand at the start."));
    section.startsPage = false;
    ReportBlock block;
    block.before = 0;
    block.body = TableBlock{tcoTable(context.estimate(), context.display), {34}};
    section.blocks.push_back(std::move(block));
    return section;
}

}  // namespace outlay::ui
