// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablemodel.h"

#include <algorithm>
#include <cmath>

namespace outlay::ui {

void TableModel::sortRows(Table& table, int column, Qt::SortOrder order)
{
    if (column < 0 || column >= static_cast<int>(table.columns.size()))
        return;
    const auto index = static_cast<std::size_t>(column);
    const auto isLess = [&](const Row& a, const Row& b) {
        const Cell* left = index < a.cells.size() ? &a.cells[index] : nullptr;
        const Cell* right = index < b.cells.size() ? &b.cells[index] : nullptr;
        if (!left || !right)
            return left && !right;
        const bool leftKnown = std::isfinite(left->value);
        const bool rightKnown = std::isfinite(right->value);
        // What has no value stands last in either direction.
        if (leftKnown != rightKnown)
            return leftKnown;
        if (leftKnown)
            return order == Qt::AscendingOrder ? left->value < right->value : left->value > right->value;
        const int compared = QString::localeAwareCompare(left->text, right->text);
        return order == Qt::AscendingOrder ? compared < 0 : compared > 0;
    };
    for (auto begin = table.rows.begin(); begin != table.rows.end();) {
        if (begin->isGroup) {
            ++begin;
            continue;
        }
        const auto end = std::find_if(begin, table.rows.end(), [](const Row& row) { return row.isGroup; });
        std::stable_sort(begin, end, isLess);
        begin = end;
    }
}

bool TableModel::hasShapeOf(const Table& other) const
{
    const auto sameColumn = [](const Column& a, const Column& b) { return a.id == b.id && a.isNumber == b.isNumber; };
    const auto sameRow = [](const Row& a, const Row& b) { return a.id == b.id && a.isGroup == b.isGroup && a.cells.size() == b.cells.size(); };
    return std::equal(m_table.columns.begin(), m_table.columns.end(), other.columns.begin(), other.columns.end(), sameColumn)
        && std::equal(m_table.rows.begin(), m_table.rows.end(), other.rows.begin(), other.rows.end(), sameRow);
}

void TableModel::setTable(Table table)
{
    sortRows(table, m_sortColumn, m_sortOrder);
    if (!hasShapeOf(table)) {
        beginResetModel();
        m_table = std::move(table);
        endResetModel();
        return;
    }
    m_table = std::move(table);
    if (m_table.rows.empty() || m_table.columns.empty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QString TableModel::columnId(int column) const
{
    return column >= 0 && column < columnCount() ? m_table.columns[static_cast<std::size_t>(column)].id : QString();
}

int TableModel::rowOf(const QString& id) const
{
    const auto found = std::find_if(m_table.rows.begin(), m_table.rows.end(), [&](const Row& row) { return row.id == id; });
    return found == m_table.rows.end() ? -1 : static_cast<int>(found - m_table.rows.begin());
}

int TableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size()); }
int TableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size()); }

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_table.rows[static_cast<std::size_t>(index.row())];
    if (role == tablerole::Group)
        return row.isGroup;
    if (static_cast<std::size_t>(index.column()) >= row.cells.size())
        return {};
    const Cell& cell = row.cells[static_cast<std::size_t>(index.column())];
    const bool isRight = m_table.columns[static_cast<std::size_t>(index.column())].isNumber;
    // A hatch in a wide column stands at the left, with the reason beside it.
    const bool isReason = cell.kind == CellKind::Hatch && m_table.columns[static_cast<std::size_t>(index.column())].isBar;
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: return cell.tooltip.isEmpty() ? QVariant() : QVariant(cell.tooltip);
    case Qt::TextAlignmentRole: return static_cast<int>((isRight && !isReason ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: return (cell.text + QLatin1Char(' ') + cell.note).trimmed();
    case tablerole::Kind: return static_cast<int>(cell.kind);
    case tablerole::Bar: return cell.fraction;
    case tablerole::BarStrong: return cell.isKey || (index.column() == m_sortColumn && !cell.isBelow);
    case tablerole::BarBelow: return cell.isBelow;
    case tablerole::BarKind: return cell.barKind > 0 ? QVariant(cell.barKind) : QVariant();
    case tablerole::Best: return cell.isBest;
    case tablerole::Delta: return std::isfinite(cell.value) ? cell.value : 0.0;
    case tablerole::DeltaMoreIsBetter: return cell.moreIsBetter;
    case tablerole::Note: return cell.note;
    case tablerole::TextInk: return cell.ink == Ink::Text1 ? QVariant() : QVariant(static_cast<int>(cell.ink));
    case tablerole::NoteInk: return static_cast<int>(cell.noteInk);
    case tablerole::Strong: return cell.isStrong;
    case tablerole::LinkText: return cell.link;
    case tablerole::Indent: return index.column() == 0 ? row.depth : 0;
    case tablerole::SeriesMark: return index.column() == 0 ? row.series : 0;
    case tablerole::Sort: return std::isfinite(cell.value) ? QVariant(cell.value) : QVariant(cell.text);
    case tablerole::Copy: return cell.text;
    default: return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column& column = m_table.columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags TableModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool isGroup = m_table.rows[static_cast<std::size_t>(index.row())].isGroup;
    return isGroup ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

void TableModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    if (m_table.rows.empty())
        return;
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QStringList ids;
    for (const QModelIndex& index : before)
        ids << rowId(index.row());
    sortRows(m_table, column, order);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOf(ids[i]), before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

}  // namespace outlay::ui
