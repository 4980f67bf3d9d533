// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/table.h"

#include "core/base/issue.h"

#include <algorithm>
#include <cmath>

namespace outlay::ui {

namespace {

QString quoted(const QString& text)
{
    static const QString special = QStringLiteral(",\"\r\n");
    const bool needsQuotes = std::any_of(text.begin(), text.end(), [](QChar c) { return special.contains(c); });
    return needsQuotes ? QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"') : text;
}

QString bare(const Cell& cell)
{
    if (cell.kind != CellKind::Text && cell.kind != CellKind::Link && std::isfinite(cell.value))
        return QString::fromStdString(plainNumber(cell.value));
    return cell.text;
}

}  // namespace

Cell textCell(const QString& text, const QString& note)
{
    Cell cell;
    cell.text = text;
    cell.note = note;
    return cell;
}

Cell numberCell(const QString& text, double value)
{
    Cell cell;
    cell.kind = CellKind::Number;
    cell.text = text;
    cell.value = value;
    return cell;
}

Cell hatchCell(const QString& word)
{
    Cell cell;
    cell.kind = CellKind::Hatch;
    cell.text = word;
    return cell;
}

Cell changeCell(const QString& text, double fraction)
{
    Cell cell;
    cell.kind = CellKind::Delta;
    cell.text = text;
    cell.value = fraction;
    return cell;
}

Row groupRow(const QString& id, const QString& title)
{
    Row row;
    row.id = id;
    row.isGroup = true;
    row.cells = {textCell(title)};
    return row;
}

void markBest(const std::vector<Cell*>& cells, bool lessIsBetter)
{
    std::vector<Cell*> known;
    std::copy_if(cells.begin(), cells.end(), std::back_inserter(known), [](const Cell* cell) { return cell && std::isfinite(cell->value); });
    if (known.size() < 2)
        return;
    const auto isWorse = [&](const Cell* a, const Cell* b) { return lessIsBetter ? a->value > b->value : a->value < b->value; };
    const double best = (*std::max_element(known.begin(), known.end(), isWorse))->value;
    const auto isTie = [&](const Cell* cell) { return std::abs(cell->value - best) <= 1e-9 * std::abs(best); };
    const auto ties = std::count_if(known.begin(), known.end(), isTie);
    if (ties >= 4 || ties == static_cast<std::ptrdiff_t>(known.size()))
        return;
    for (Cell* cell : known)
        cell->isBest = isTie(cell);
}

QByteArray tableToCsv(const Table& table, bool forExcel)
{
    const QString end = forExcel ? QStringLiteral("\r\n") : QStringLiteral("\n");
    QStringList heads;
    for (const Column& column : table.columns)
        heads << quoted(column.title);
    QString text = heads.join(QLatin1Char(',')) + end;
    for (const Row& row : table.rows) {
        QStringList cells;
        for (const Cell& cell : row.cells)
            cells << quoted(bare(cell));
        while (cells.size() < heads.size())
            cells << QString();
        text += cells.join(QLatin1Char(',')) + end;
    }
    return (forExcel ? QByteArray("\xEF\xBB\xBF") : QByteArray()) + text.toUtf8();
}

QString tableToTsv(const Table& table, bool withHeads)
{
    QStringList lines;
    if (withHeads) {
        QStringList heads;
        for (const Column& column : table.columns)
            heads << column.title;
        lines << heads.join(QLatin1Char('\t'));
    }
    for (const Row& row : table.rows) {
        QStringList cells;
        for (const Cell& cell : row.cells)
            cells << cell.text;
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace outlay::ui
