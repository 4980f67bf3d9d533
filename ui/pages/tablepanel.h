// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table in its frame: title, menu with CSV and copying, the view, and a note below. Pages give it a Table and hear of rows.
#pragma once

#include "ui/models/table.h"
#include "ui/widgets/columnfit.h"

#include <QWidget>

class QLabel;

namespace outlay::ui {

class ChartFrame;
class TableModel;
class TableView;

class TablePanel final : public QWidget {
    Q_OBJECT

public:
    explicit TablePanel(const QString& name, QWidget* parent = nullptr);

    /// Widths come from the contents and the columns; the column of the active scenario is tinted, its row selected.
    void setTable(Table table);
    /// Heads can be clicked; `column` is sorted at first.
    void setSortable(int column, Qt::SortOrder order);
    void setNote(const QString& text);
    void selectRow(const QString& id);
    void retranslate(const QString& accessibleName);

    [[nodiscard]] ChartFrame* frame() const { return m_frame; }
    [[nodiscard]] TableView* view() const { return m_view; }
    [[nodiscard]] const TableModel& model() const { return *m_model; }

signals:
    void rowActivated(const QString& rowId);
    /// A link in a cell; the column's id says of what.
    void linkActivated(const QString& rowId, const QString& columnId);

private:
    void saveCsv();
    /// What the columns ask for now; figures and heads are measured. Never less than before, so that an edit moves nothing.
    bool measure();
    void applyWidths();
    void fitAgain();

    TableModel* m_model;
    TableView* m_view;
    ChartFrame* m_frame;
    QLabel* m_note;
    QAction* m_copy;
    QAction* m_csv;
    QStringList m_columnIds;
    std::vector<ColumnNeed> m_needs;
};

}  // namespace outlay::ui
