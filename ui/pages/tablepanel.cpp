// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tablepanel.h"

#include "ui/charts/chartframe.h"
#include "ui/models/tablemodel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/widgets/tablehead.h"
#include "ui/widgets/tableview.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSaveFile>
#include <QVBoxLayout>

#include <limits>

namespace outlay::ui {

namespace {

constexpr int wordLetters = 14;  // a text that gives way to figures keeps this much
constexpr int textLetters = 44;  // a longer one asks for no more, its tooltip has the rest

/// Up to which width a cell must be whole: figures always, bars and hatches as far as their column is usually wide.
int mostOf(CellKind kind, int usual, int words)
{
    switch (kind) {
    case CellKind::Number:
    case CellKind::Delta:
    case CellKind::Link:
        return std::numeric_limits<int>::max();
    case CellKind::Bar:
    case CellKind::Hatch:
        return usual > 0 ? std::max(usual, words) : std::numeric_limits<int>::max();
    default:
        return words;
    }
}

}  // namespace

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
    connect(m_view, &TableView::roomChanged, this, &TablePanel::fitAgain);
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
        fitAgain();
    } else if (measure()) {
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

bool TablePanel::measure()
{
    const Table& table = m_model->table();
    const TableHead* head = m_view->head();
    const double scale = fontScale(m_view);
    const int letter = m_view->fontMetrics().averageCharWidth();
    std::vector<ColumnNeed> needs(table.columns.size());
    for (std::size_t i = 0; i < needs.size(); ++i) {
        const Column& column = table.columns[i];
        const int section = static_cast<int>(i);
        ColumnNeed& need = needs[i];
        need.least = head->widthOf(section, true);
        need.wanted = head->widthOf(section, false);
        need.usual = qRound(column.width * scale);
        need.isFree = column.width == 0;
        need.drop = column.drop;
        qsizetype longest = 0;
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            const Row& row = table.rows[r];
            if (row.isGroup || i >= row.cells.size())
                continue;
            // Measuring is what costs: texts that are much shorter than the longest are not the widest.
            const Cell& cell = row.cells[i];
            const qsizetype length = cell.text.size() + cell.note.size() + cell.link.size();
            if (4 * length < 3 * longest)
                continue;
            longest = std::max(longest, length);
            const int width = m_view->widthOf(m_model->index(static_cast<int>(r), section));
            need.least = std::max(need.least, std::min(width, mostOf(cell.kind, need.usual, wordLetters * letter)));
            need.wanted = std::max(need.wanted, std::min(width, textLetters * letter));
        }
        need.wanted = std::max(need.wanted, need.least);
        if (i < m_needs.size()) {
            need.least = std::max(need.least, m_needs[i].least);
            need.wanted = std::max(need.wanted, m_needs[i].wanted);
        }
    }
    const auto alike = [](const ColumnNeed& a, const ColumnNeed& b) { return a.least == b.least && a.wanted == b.wanted; };
    const bool isOther = !std::equal(needs.begin(), needs.end(), m_needs.begin(), m_needs.end(), alike);
    m_needs = std::move(needs);
    return isOther;
}

void TablePanel::applyWidths()
{
    const std::vector<int> widths = fitColumns(m_needs, m_view->viewport()->width());
    for (std::size_t i = 0; i < widths.size() && static_cast<int>(i) < m_view->head()->count(); ++i) {
        const int section = static_cast<int>(i);
        m_view->setColumnHidden(section, widths[i] == 0);
        if (widths[i] > 0)
            m_view->head()->resizeSection(section, widths[i]);
    }
}

void TablePanel::fitAgain()
{
    m_needs.clear();
    measure();
    applyWidths();
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
    // Other words, other widths.
    m_needs.clear();
}

}  // namespace outlay::ui
