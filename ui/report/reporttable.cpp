// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables on paper: light rows between two heavy lines, heads on every page, texts that wrap instead of being cut.
#include "ui/report/reportlayout.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>

namespace outlay::ui {

namespace {

constexpr double u = page::unit;
constexpr double rowHeight = 15.9 * u;  // 5.6 mm
constexpr double gap = 9 * u;           // between columns
constexpr double indentStep = 10.5 * u;
constexpr double wrapFactor = 1.3;

struct Place {
    double left = 0;
    double width = 0;
};

bool isRight(const Column& column) { return column.isNumber && !column.isBar; }

QFont cellFont(const Cell& cell, const PrintStyle& style) { return style.font(bodyPoints, cell.isStrong || cell.isBest); }

double wantedWidth(const Table& table, std::size_t column, const PrintStyle& style)
{
    double wanted = lineWidth(table.columns[column].title, style.font(notePoints));
    for (const Row& row : table.rows) {
        if (row.isGroup || column >= row.cells.size())
            continue;
        const Cell& cell = row.cells[column];
        double width = lineWidth(cell.text, cellFont(cell, style));
        if (cell.kind == CellKind::Hatch)
            width = 26 * u + lineWidth(cell.text, style.font(notePoints));
        else if (!cell.note.isEmpty())
            width += 5 * u + lineWidth(cell.note, style.font(notePoints));
        if (cell.kind == CellKind::Bar && !cell.isBelow)
            width += 70 * u;
        if (cell.isBest)
            width += 9 * u;
        if (cell.kind == CellKind::Delta)
            width += 8 * u;
        wanted = std::max(wanted, width + (column == 0 ? indentStep * row.depth : 0));
    }
    return wanted;
}

/// Widths that were given count; the others take what their texts want and share what is left or missing.
std::vector<Place> placesOf(const TableBlock& block, double width, const PrintStyle& style)
{
    const std::size_t count = block.table.columns.size();
    std::vector<Place> places(count);
    double fixed = gap * static_cast<double>(count - 1);
    double wanted = 0;
    std::vector<bool> isFree(count, false);
    for (std::size_t i = 0; i < count; ++i) {
        const double given = i < block.widths.size() ? block.widths[i] * u : 0;
        isFree[i] = given <= 0;
        places[i].width = isFree[i] ? wantedWidth(block.table, i, style) : given;
        (isFree[i] ? wanted : fixed) += places[i].width;
    }
    const double left = width - fixed;
    if (wanted > left) {
        // Columns that want no more than their equal part get all of it; the others share the rest.
        double rest = left;
        int sharing = static_cast<int>(std::count(isFree.begin(), isFree.end(), true));
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < count; ++i) {
            if (isFree[i])
                order.push_back(i);
        }
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return places[a].width < places[b].width; });
        for (const std::size_t i : order) {
            places[i].width = std::max(20 * u, std::min(places[i].width, rest / sharing));
            rest -= places[i].width;
            --sharing;
        }
    } else if (wanted > 0) {
        // Room to spare goes to the first column and to bars, so that numbers stay together at the right.
        const auto bars = std::count_if(block.table.columns.begin(), block.table.columns.end(), [](const Column& column) { return column.isBar; });
        const double spare = left - wanted;
        for (std::size_t i = 0; i < count; ++i) {
            if (block.table.columns[i].isBar && isFree[i])
                places[i].width += spare * 0.6 / static_cast<double>(bars);
        }
        double sum = 0;
        for (const Place& place : places)
            sum += place.width;
        const double numbers = static_cast<double>(std::count_if(block.table.columns.begin() + 1, block.table.columns.end(),
                                                                 [](const Column& column) { return column.isNumber && !column.isBar; }));
        const double still = width - gap * static_cast<double>(count - 1) - sum;
        // Side by side columns of figures share the room, up to an even grid.
        for (std::size_t i = 1; i < count && numbers > 0; ++i) {
            if (block.table.columns[i].isNumber && !block.table.columns[i].isBar && isFree[i])
                places[i].width += still * 0.65 / numbers;
        }
        sum = 0;
        for (const Place& place : places)
            sum += place.width;
        const std::size_t taker = isFree[0] ? 0 : static_cast<std::size_t>(std::find(isFree.begin(), isFree.end(), true) - isFree.begin());
        if (taker < count)
            places[taker].width += width - gap * static_cast<double>(count - 1) - sum;
    }
    double x = 0;
    for (Place& place : places) {
        place.left = x;
        x += place.width + gap;
    }
    return places;
}

struct RowCell {
    const Cell* cell = nullptr;
    Place place;
    bool isNumber = false;
    bool isMarked = false;
    std::shared_ptr<PrintText> wrapped;
};

void paintBarCell(QPainter& painter, const QRectF& rect, const Cell& cell, int depth, const PrintStyle& style)
{
    const Tokens& t = style.tokens();
    const double numberWidth = std::min(rect.width(), 34 * u);
    const QRectF number(rect.left(), rect.top(), numberWidth, rect.height());
    const QFont font = cellFont(cell, style);
    printLine(painter, number, cell.text, font, t.text1, Qt::AlignRight);
    if (cell.isBest)
        printDiamond(painter, QRectF(number.right() - lineWidth(cell.text, font) - 9 * u, rect.top(), 6 * u, rect.height()), t.text1);
    const double room = rect.width() - numberWidth - 9 * u;
    if (room < 6 * u || cell.fraction <= 0)
        return;
    const auto kind = cell.barKind > 0 ? static_cast<CostKind>(cell.barKind - 1) : CostKind::Compute;
    const QColor full = cell.barKind > 0 && kind == CostKind::Phase ? t.text1 : t.kindColour(kind);
    const bool isDeep = depth >= 3 || cell.barKind == 0;
    painter.fillRect(QRectF(number.right() + 9 * u, rect.center().y() - 3.4 * u, std::max(0.6 * u, room * std::min(1.0, cell.fraction)), 6.8 * u),
                     mix(full, t.surface,
                         kind == CostKind::Phase && cell.barKind > 0 ? 1.0
                         : isDeep                                    ? 0.45
                                                                     : 0.8));
}

void paintHatchCell(QPainter& painter, const QRectF& rect, const Cell& cell, bool isNumber, const PrintStyle& style)
{
    const Tokens& t = style.tokens();
    const QFont font = style.font(notePoints);
    const double textWidth = std::min(lineWidth(cell.text, font), rect.width() - 25 * u);
    const double left = isNumber ? rect.right() - textWidth - 25 * u : rect.left();
    painter.save();
    painter.translate(left, rect.center().y() - 4.5 * u);
    painter.scale(page::chartScale, page::chartScale);
    paintHatch(painter, QRectF(0, 0, 28, 12), t.hatch, t.line2, t.surface);
    painter.restore();
    printLine(painter, QRectF(left + 25 * u, rect.top(), textWidth + u, rect.height()), cell.text, font, t.text2);
}

void paintCell(QPainter& painter, const QRectF& rect, const RowCell& shown, int depth, const PrintStyle& style)
{
    const Cell& cell = *shown.cell;
    const Tokens& t = style.tokens();
    const QColor ink = cell.ink == Ink::Text1 ? t.text1 : t.ink(cell.ink);
    if (shown.wrapped) {
        shown.wrapped->draw(painter, QPointF(rect.left(), rect.top() + 2.4 * u), ink);
        return;
    }
    const QRectF line(rect.left(), rect.top(), rect.width(), std::min(rect.height(), rowHeight));
    if (cell.kind == CellKind::Hatch) {
        paintHatchCell(painter, line, cell, shown.isNumber, style);
        return;
    }
    if (cell.kind == CellKind::Bar && !cell.isBelow) {
        paintBarCell(painter, line, cell, depth, style);
        return;
    }
    const QFont font = cellFont(cell, style);
    const double width = lineWidth(cell.text, font);
    if (!shown.isNumber) {
        printLine(painter, line, cell.text, font, ink);
        if (!cell.note.isEmpty())
            printLine(painter, line.adjusted(width + 5 * u, 0, 0, 0), cell.note, style.font(notePoints), t.text2);
        return;
    }
    printLine(painter, line, cell.text, font, ink, Qt::AlignRight);
    double left = line.right() - width;
    if (cell.kind == CellKind::Delta && !cell.text.isEmpty() && cell.text.front().isDigit() && cell.value != 0) {
        printTriangle(painter, QRectF(left - 9 * u, line.top(), 6 * u, line.height()), cell.value < 0, t.text1);
        left -= 9 * u;
    }
    if (cell.isBest) {
        printDiamond(painter, QRectF(left - 9 * u, line.top(), 6 * u, line.height()), t.text1);
        left -= 9 * u;
    }
    if (!cell.note.isEmpty())
        printLine(painter, QRectF(line.left(), line.top(), left - 5 * u - line.left(), line.height()), cell.note, style.font(7.5), t.text2,
                  Qt::AlignRight);
}

void paintTints(QPainter& painter, const QRectF& rect, const std::vector<Column>& columns, const std::vector<Place>& places, const PrintStyle& style)
{
    // A hair below the line above: readers round fills to whole pixels and would cover it.
    const double top = rect.top() + 0.5 * u;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].isMarked)
            painter.fillRect(QRectF(rect.left() + places[i].left - gap / 2, top, places[i].width + gap * (i + 1 == columns.size() ? 0.5 : 1.0),
                                    rect.bottom() - top),
                             style.tokens().tint);
    }
}

FlowItem headOf(const std::vector<Column>& columns, const std::vector<Place>& places, const PrintStyle& style)
{
    FlowItem head;
    std::vector<std::shared_ptr<PrintText>> wrapped(columns.size());
    int lines = 1;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const QFont font = style.font(notePoints, columns[i].isMarked);
        if (lineWidth(columns[i].title, font) <= places[i].width + u)
            continue;
        wrapped[i] =
            std::make_shared<PrintText>(columns[i].title, font, places[i].width, 1.25, false, isRight(columns[i]) ? Qt::AlignRight : Qt::AlignLeft);
        lines = std::max(lines, wrapped[i]->lineCount());
    }
    head.height = 18 * u + (lines - 1) * notePoints * 1.25 * u;
    head.paint = [columns, places, wrapped, style](QPainter& painter, const QRectF& rect) {
        const Tokens& t = style.tokens();
        paintTints(painter, rect, columns, places, style);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const QFont font = style.font(notePoints, columns[i].isMarked);
            const QColor ink = columns[i].isMarked ? t.text1 : t.text2;
            QRectF place(rect.left() + places[i].left, rect.bottom() - 16 * u, places[i].width, 14 * u);
            // The head of a bar column stands over its figures, if it is short enough.
            const bool isOverFigures = columns[i].isBar && lineWidth(columns[i].title, font) <= 34 * u;
            if (isOverFigures)
                place.setWidth(std::min(place.width(), 34 * u));
            if (!wrapped[i]) {
                printLine(painter, place, columns[i].title, font, ink, isRight(columns[i]) || isOverFigures ? Qt::AlignRight : Qt::AlignLeft);
                continue;
            }
            wrapped[i]->draw(painter, QPointF(place.left(), rect.bottom() - 4 * u - wrapped[i]->height()), ink);
        }
        printRule(painter, rect.left(), rect.bottom() - 0.75 * u, rect.width(), 0.75, t.text1);
    };
    return head;
}

FlowItem groupItem(const Row& row, const PrintStyle& style)
{
    FlowItem item;
    item.height = rowHeight + 3 * u;
    item.keepsWithNext = true;
    item.paint = [title = row.cells.empty() ? QString() : row.cells.front().text, style](QPainter& painter, const QRectF& rect) {
        printLine(painter, rect.adjusted(0, 3 * u, 0, 0), title, style.font(bodyPoints, true), style.tokens().text1);
        printRule(painter, rect.left(), rect.bottom() - 0.5 * u, rect.width(), 0.5, style.tokens().line);
    };
    return item;
}

FlowItem rowItem(const TableBlock& block, const std::shared_ptr<const Table>& table, std::size_t index, const std::vector<Place>& places, bool isLast,
                 const PrintStyle& style)
{
    const Row& row = table->rows[index];
    std::vector<RowCell> cells;
    double height = rowHeight;
    for (std::size_t i = 0; i < row.cells.size() && i < places.size(); ++i) {
        RowCell cell;
        cell.cell = &row.cells[i];
        cell.place = places[i];
        cell.isNumber = block.table.columns[i].isNumber;
        const double indent = i == 0 ? indentStep * std::max(0, row.depth) : 0;
        cell.place.left += indent;
        cell.place.width -= indent;
        const bool isPlain = cell.cell->kind == CellKind::Text || cell.cell->kind == CellKind::Link || cell.cell->kind == CellKind::Number;
        const QFont font = cellFont(*cell.cell, style);
        const double needed = lineWidth(cell.cell->text, font)
                              + (cell.cell->note.isEmpty() || cell.isNumber ? 0 : 5 * u + lineWidth(cell.cell->note, style.font(notePoints)));
        if (isPlain && (needed > cell.place.width + u || cell.cell->text.contains(QLatin1Char('\n')))) {
            QString text = cell.cell->text;
            if (!cell.cell->note.isEmpty() && !cell.isNumber)
                text += QLatin1Char(' ') + cell.cell->note;
            cell.wrapped = std::make_shared<PrintText>(text, font, cell.place.width, wrapFactor, false,
                                                       isRight(block.table.columns[i]) ? Qt::AlignRight : Qt::AlignLeft);
            height = std::max(height, cell.wrapped->height() + 4.8 * u);
        }
        cells.push_back(std::move(cell));
    }
    FlowItem item;
    item.height = height;
    item.paint = [cells, table, places, depth = row.depth, isSelected = row.isSelected, isLast, style](QPainter& painter, const QRectF& rect) {
        const Tokens& t = style.tokens();
        if (isSelected)
            painter.fillRect(rect.adjusted(0, 0.5 * u, 0, 0), t.tint);
        paintTints(painter, rect, table->columns, places, style);
        for (const RowCell& cell : cells)
            paintCell(painter, QRectF(rect.left() + cell.place.left, rect.top(), cell.place.width, rect.height()), cell, depth, style);
        printRule(painter, rect.left(), rect.bottom() - (isLast ? 0.75 : 0.5) * u, rect.width(), isLast ? 0.75 : 0.5, isLast ? t.text1 : t.line);
    };
    return item;
}

}  // namespace

void flowTable(std::vector<FlowItem>& flow, const TableBlock& block, double width, const PrintStyle& style)
{
    if (block.table.columns.empty() || block.table.rows.empty())
        return;
    const auto table = std::make_shared<const Table>(block.table);
    const std::vector<Place> places = placesOf(block, width, style);
    std::shared_ptr<const FlowItem> head;
    if (block.hasHead) {
        head = std::make_shared<const FlowItem>(headOf(table->columns, places, style));
    } else {
        FlowItem rule;
        rule.height = 0.75 * u;
        rule.paint = [style](QPainter& painter, const QRectF& rect) {
            printRule(painter, rect.left(), rect.top(), rect.width(), 0.75, style.tokens().text1);
        };
        head = std::make_shared<const FlowItem>(std::move(rule));
    }
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        const bool isLast = block.isLast && i + 1 == table->rows.size();
        FlowItem item = table->rows[i].isGroup ? groupItem(table->rows[i], style) : rowItem(block, table, i, places, isLast, style);
        item.head = head;
        // No lonely first or last row at the edge of a page.
        if (i == 0 && table->rows.size() > 1)
            item.keepsWithNext = true;
        if (i + 2 == table->rows.size())
            item.keepsWithNext = true;
        flow.push_back(std::move(item));
    }
}

}  // namespace outlay::ui
