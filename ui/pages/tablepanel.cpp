// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tablepanel.h"

#include "ui/charts/chartframe.h"
#include "ui/models/tablemodel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/widgets/tableview.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSaveFile>
#include <QVBoxLayout>

namespace outlay::ui {

TablePanel::TablePanel(const QString& name, QWidget* parent)
    : QWidget(parent), m_model(new TableModel(this)), m_view(new TableView), m_frame(new ChartFrame(m_view, nullptr, this)), m_note(new QLabel(this))
{
    m_view->setObjectName(name + QStringLiteral("Table"));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    QMenu* menu = m_frame->menu();
    QAction* before = menu->actions().isEmpty() ? nullptr : menu->actions().constFirst();
    m_copy = new QAction(icon(QStringLiteral("copy")), QString(), this);
    m_csv = new QAction(icon(QStringLiteral("download")), QString(), this);
    menu->insertActions(before, {m_copy, m_csv});
    connect(m_copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(tableToTsv(m_model->table(), true));
        emit m_frame->notified(tr("Table copied"), false);
    });
    connect(m_csv, &QAction::triggered, this, &TablePanel::saveCsv);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->hide();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addWidget(m_frame, 1);
    all->addWidget(m_note);
    connect(m_view, &TableView::rowActivated, this, [this](const QModelIndex& index) { emit rowActivated(m_model->rowId(index.row())); });
    connect(m_view, &TableView::linkActivated, this,
            [this](const QModelIndex& index) { emit linkActivated(m_model->rowId(index.row()), m_model->columnId(index.column())); });
}

void TablePanel::setSortable(int column, Qt::SortOrder order)
{
    m_view->horizontalHeader()->setSectionsClickable(true);
    m_view->horizontalHeader()->setSortIndicator(column, order);
    m_view->setSortingEnabled(true);
}

void TablePanel::setTable(Table table)
{
    QStringList ids;
    int marked = -1;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        ids << table.columns[i].id;
        if (table.columns[i].isMarked)
            marked = static_cast<int>(i);
    }
    m_model->setTable(std::move(table));
    m_view->setTintColumn(marked);
    if (ids != m_columnIds) {
        m_columnIds = ids;
        applyWidths();
    }
    // The row of the active scenario is the one to start from, unless the user chose another.
    if (m_view->selectionModel()->hasSelection())
        return;
    for (const Row& row : m_model->table().rows) {
        if (row.isSelected)
            m_view->selectRow(m_model->rowOf(row.id));
    }
}

void TablePanel::applyWidths()
{
    QHeaderView* header = m_view->horizontalHeader();
    const auto& columns = m_model->table().columns;
    bool hasFixed = false;
    bool hasFree = false;
    for (const Column& column : columns) {
        hasFixed = hasFixed || column.width > 0;
        hasFree = hasFree || column.width == 0;
    }
    Q_UNUSED(hasFixed)
    header->setStretchLastSection(false);
    const double scale = fontScale(m_view);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int section = static_cast<int>(i);
        if (columns[i].width == 0) {
            header->setSectionResizeMode(section, QHeaderView::Stretch);
        } else {
            header->setSectionResizeMode(section, QHeaderView::Interactive);
            header->resizeSection(section, qRound(columns[i].width * scale));
        }
    }
    if (!hasFree && !columns.empty())
        header->setStretchLastSection(true);
}

void TablePanel::selectRow(const QString& id)
{
    const int row = m_model->rowOf(id);
    if (row < 0)
        return;
    m_view->selectRow(row);
    m_view->scrollTo(m_model->index(row, 0));
}

void TablePanel::setNote(const QString& text)
{
    if (m_note->text() == text)
        return;
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void TablePanel::saveCsv()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save Data as CSV"), QStringLiteral("%1.csv").arg(m_frame->title()),
                                                      tr("CSV for spreadsheets (*.csv)"));
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    const bool isSaved = file.open(QIODevice::WriteOnly) && file.write(tableToCsv(m_model->table())) >= 0 && file.commit();
    emit m_frame->notified(isSaved ? tr("Saved %1").arg(path) : file.errorString(), !isSaved);
}

void TablePanel::retranslate(const QString& accessibleName)
{
    m_note->setFont(roleFont(this, TextRole::Small));
    m_copy->setText(tr("Copy Table"));
    m_csv->setText(tr("Save Data as CSV…"));
    m_view->setAccessibleName(accessibleName);
    m_view->retranslate();
    m_frame->retranslate();
}

}  // namespace outlay::ui
