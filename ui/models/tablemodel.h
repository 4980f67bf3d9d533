// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a Table in a view, through the roles of TableDelegate. A new table of the same shape updates the cells in place, so
// that selection and scroll position stay while numbers change, and announces only those that are drawn differently. Sorting
// keeps rows inside their group.
#pragma once

#include "ui/models/table.h"

#include <QAbstractTableModel>

#include <functional>

namespace outlay::ui {

class TableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(Table table);
    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] QString rowId(int row) const { return row >= 0 && row < rowCount() ? m_table.rows[static_cast<std::size_t>(row)].id : QString(); }
    [[nodiscard]] QString columnId(int column) const;
    [[nodiscard]] int rowOf(const QString& id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    void sort(int column, Qt::SortOrder order) override;

    [[nodiscard]] int sortColumn() const { return m_sortColumn; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }

private:
    [[nodiscard]] bool hasShapeOf(const Table& other) const;
    /// The same rows, perhaps in another order.
    [[nodiscard]] bool hasRowsOf(const Table& other) const;
    [[nodiscard]] static bool isShownAlike(const Cell& a, const Cell& b);
    /// Selection and current cell go with their rows.
    void rearrange(const std::function<void()>& change);
    static void sortRows(Table& table, int column, Qt::SortOrder order);

    Table m_table;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

}  // namespace outlay::ui
