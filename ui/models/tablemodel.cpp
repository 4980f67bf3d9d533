// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablemodel.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

bool TableModel::isShownAlike(const Cell& a, const Cell& b)
{
    // Of the bare values only that of a change is drawn, as the direction of a triangle; the others are seen as text.
    const bool sameValue = a.kind != CellKind::Delta || a.value == b.value || (std::isnan(a.value) && std::isnan(b.value));
    Cell left = a;
    Cell right = b;
    left.value = right.value = 0;
    return sameValue && left == right;
}

bool TableModel::hasRowsOf(const Table& other) const
{
    if (m_table.rows.empty() || m_table.rows.size() != other.rows.size() || m_table.columns.size() != other.columns.size())
        return false;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        if (m_table.columns[i].id != other.columns[i].id)
            return false;
    }
    QStringList here;
    QStringList there;
    for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
        here << m_table.rows[i].id;
        there << other.rows[i].id;
    }
    here.sort();
    there.sort();
    return here == there && std::adjacent_find(here.begin(), here.end()) == here.end();
}

bool TableModel::hasShapeOf(const Table& other) const
{
    const auto sameColumn = [](const Column& a, const Column& b) { return a.id == b.id && a.isNumber == b.isNumber && a.isBar == b.isBar; };
    // A bar below its number makes a row higher, so it belongs to the shape.
    const auto sameHeight = [](const Cell& a, const Cell& b) { return a.isBelow == b.isBelow; };
    const auto sameRow = [&](const Row& a, const Row& b) {
        return a.id == b.id && a.isGroup == b.isGroup && std::equal(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end(), sameHeight);
    };
    return std::equal(m_table.columns.begin(), m_table.columns.end(), other.columns.begin(), other.columns.end(), sameColumn)
           && std::equal(m_table.rows.begin(), m_table.rows.end(), other.rows.begin(), other.rows.end(), sameRow);
}

void TableModel::setTable(Table table)
{
    sortRows(table, m_sortColumn, m_sortOrder);
    if (!hasShapeOf(table) && hasRowsOf(table)) {
        rearrange([&] { m_table = std::move(table); });
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        return;
    }
    if (!hasShapeOf(table)) {
        beginResetModel();
        m_table = std::move(table);
        endResetModel();
        return;
    }
    const Table before = std::exchange(m_table, std::move(table));
    for (int column = 0; column < columnCount(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        if (before.columns[at].title != m_table.columns[at].title)
            emit headerDataChanged(Qt::Horizontal, column, column);
    }
    // Of most tables an edit changes a few cells; only they are drawn again.
    for (int row = 0; row < rowCount(); ++row) {
        const Row& old = before.rows[static_cast<std::size_t>(row)];
        const Row& now = m_table.rows[static_cast<std::size_t>(row)];
        const bool isOther = old.depth != now.depth || old.series != now.series;
        for (int column = 0; column < static_cast<int>(now.cells.size()) && column < columnCount(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            if ((isOther && column == 0) || !isShownAlike(old.cells[at], now.cells[at]))
                emit dataChanged(index(row, column), index(row, column));
        }
    }
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
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return cell.tooltip.isEmpty() ? QVariant() : QVariant(cell.tooltip);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isRight && !isReason ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return (cell.text + QLatin1Char(' ') + cell.note).trimmed();
    case tablerole::Kind:
        return static_cast<int>(cell.kind);
    case tablerole::Bar:
        return cell.fraction;
    case tablerole::BarStrong:
        return cell.isKey || (index.column() == m_sortColumn && !cell.isBelow);
    case tablerole::BarBelow:
        return cell.isBelow;
    case tablerole::BarKind:
        return cell.barKind > 0 ? QVariant(cell.barKind) : QVariant();
    case tablerole::Best:
        return cell.isBest;
    case tablerole::Delta:
        return std::isfinite(cell.value) ? cell.value : 0.0;
    case tablerole::DeltaMoreIsBetter:
        return cell.moreIsBetter;
    case tablerole::Note:
        return cell.note;
    case tablerole::TextInk:
        return cell.ink == Ink::Text1 ? QVariant() : QVariant(static_cast<int>(cell.ink));
    case tablerole::NoteInk:
        return static_cast<int>(cell.noteInk);
    case tablerole::Strong:
        return cell.isStrong;
    case tablerole::LinkText:
        return cell.link;
    case tablerole::Indent:
        return index.column() == 0 ? row.depth : 0;
    case tablerole::SeriesMark:
        return index.column() == 0 ? row.series : 0;
    case tablerole::Sort:
        return std::isfinite(cell.value) ? QVariant(cell.value) : QVariant(cell.text);
    case tablerole::Copy:
        return cell.text;
    default:
        return {};
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
    rearrange([&] { sortRows(m_table, column, order); });
}

void TableModel::rearrange(const std::function<void()>& change)
{
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QStringList ids;
    for (const QModelIndex& index : before)
        ids << rowId(index.row());
    change();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOf(ids[i]), before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

}  // namespace outlay::ui
