// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tableview.h"

#include "ui/theme/fonts.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/tablehead.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QSet>
#include <QToolTip>

namespace outlay::ui {

TableView::TableView(QWidget* parent)
    : QTableView(parent), m_delegate(new TableDelegate(this)), m_head(new TableHead(this)), m_copy(new QAction(this)),
      m_copyWithHeads(new QAction(this))
{
    setItemDelegate(m_delegate);
    setHorizontalHeader(m_head);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(18);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copyWithHeads->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    for (QAction* action : {m_copy, m_copyWithHeads}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        addAction(action);
    }
    connect(m_copy, &QAction::triggered, this, &TableView::copySelection);
    connect(m_copyWithHeads, &QAction::triggered, this, &TableView::copySelectionWithHeads);
    connect(this, &QTableView::doubleClicked, this, &TableView::rowActivated);
    retranslate();
}

void TableView::retranslate()
{
    m_copy->setText(tr("Copy"));
    m_copyWithHeads->setText(tr("Copy with heads"));
}

void TableView::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    m_spannedRows.clear();
    m_spannedColumns = 0;
    if (!model)
        return;
    connect(model, &QAbstractItemModel::modelReset, this, &TableView::fitRows);
    connect(model, &QAbstractItemModel::rowsInserted, this, &TableView::fitRows);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &TableView::fitRows);
    connect(model, &QAbstractItemModel::layoutChanged, this, &TableView::fitRows);
    fitRows();
}

void TableView::setTintColumn(int column)
{
    if (m_delegate->tintColumn() == column)
        return;
    m_delegate->setTintColumn(column);
    viewport()->update();
}

void TableView::fitRows()
{
    if (!model())
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QFontMetrics strong(roleFont(option.font, TextRole::BodyStrong));
    const int rows = model()->rowCount();
    const int columns = model()->columnCount();
    QList<int> groups;
    for (int row = 0; row < rows; ++row) {
        // One cell of a row may be higher than the others, but asking all of them is slow in long tables.
        int height = 0;
        for (int column = 0; column < (rows <= 200 ? columns : std::min(1, columns)); ++column)
            height = std::max(height, TableDelegate::heightOf(strong, model()->index(row, column)));
        if (rowHeight(row) != height)
            setRowHeight(row, height);
        if (columns > 1 && model()->index(row, 0).data(tablerole::Group).toBool())
            groups << row;
    }
    // The name of a group runs over all columns.
    if (groups != m_spannedRows || columns != m_spannedColumns) {
        m_spannedRows = groups;
        m_spannedColumns = columns;
        clearSpans();
        for (const int row : std::as_const(groups))
            setSpan(row, 0, 1, columns);
    }
    if (m_fitsContents)
        updateGeometry();
}

void TableView::setFitsContents(bool fits)
{
    m_fitsContents = fits;
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, fits ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
}

QSize TableView::sizeHint() const
{
    if (!m_fitsContents)
        return QTableView::sizeHint();
    const int head = horizontalHeader()->isHidden() ? 0 : horizontalHeader()->sizeHint().height();
    const int bar = horizontalScrollBar()->isVisible() ? horizontalScrollBar()->height() : 0;
    return {320, head + verticalHeader()->length() + bar};
}

QSize TableView::minimumSizeHint() const { return m_fitsContents ? QSize(120, sizeHint().height()) : QSize(120, 80); }

QString TableView::selectionAsText(bool withHeads) const
{
    if (!model() || !selectionModel())
        return {};
    QList<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows << index.row();
    if (rows.isEmpty() && currentIndex().isValid())
        rows << currentIndex().row();
    std::sort(rows.begin(), rows.end());
    QList<int> columns;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (!isColumnHidden(column))
            columns << column;
    }
    const auto clean = [](QString text) { return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' ')); };
    QStringList lines;
    if (withHeads) {
        QStringList cells;
        for (const int column : std::as_const(columns))
            cells << clean(model()->headerData(column, Qt::Horizontal).toString());
        lines << cells.join(QLatin1Char('\t'));
    }
    for (const int row : std::as_const(rows)) {
        QStringList cells;
        for (const int column : std::as_const(columns)) {
            const QModelIndex index = model()->index(row, column);
            const QVariant copy = index.data(tablerole::Copy);
            cells << clean(copy.isValid() ? copy.toString() : index.data().toString());
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

void TableView::putOnClipboard(bool withHeads)
{
    const QString text = selectionAsText(withHeads);
    if (text.isEmpty())
        return;
    QString html = QStringLiteral("<table>");
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        html += QStringLiteral("<tr>");
        for (const QString& cell : line.split(QLatin1Char('\t')))
            html += QStringLiteral("<td>") + cell.toHtmlEscaped() + QStringLiteral("</td>");
        html += QStringLiteral("</tr>");
    }
    auto* mime = new QMimeData;
    mime->setText(text);
    mime->setHtml(html + QStringLiteral("</table>"));
    QGuiApplication::clipboard()->setMimeData(mime);
}

void TableView::copySelection() { putOnClipboard(false); }

void TableView::copySelectionWithHeads() { putOnClipboard(true); }

bool TableView::isLink(const QModelIndex& index) const
{
    const auto kind = static_cast<CellKind>(index.data(tablerole::Kind).toInt());
    return index.isValid() && index.flags() & Qt::ItemIsEnabled
           && (kind == CellKind::Link || (kind == CellKind::Hatch && !index.data(tablerole::LinkText).toString().isEmpty()));
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const QModelIndex index = currentIndex();
        if (isLink(index))
            emit linkActivated(index);
        else if (index.isValid())
            emit rowActivated(index);
        return;
    }
    QTableView::keyPressEvent(event);
}

void TableView::setHoverRow(int row)
{
    if (m_hoverRow == row)
        return;
    m_hoverRow = row;
    m_delegate->setHoverRow(row);
    viewport()->update();
}

void TableView::mouseMoveEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    setHoverRow(index.row());
    viewport()->setCursor(isLink(index) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QTableView::mouseMoveEvent(event);
}

void TableView::mouseReleaseEvent(QMouseEvent* event)
{
    QTableView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && isLink(index))
        emit linkActivated(index);
}

void TableView::leaveEvent(QEvent* event)
{
    setHoverRow(-1);
    QTableView::leaveEvent(event);
}

void TableView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addActions({m_copy, m_copyWithHeads});
    menu.exec(event->globalPos());
}

void TableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
        emit roomChanged();
    }
}

void TableView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        emit roomChanged();
}

int TableView::widthOf(const QModelIndex& index) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    return m_delegate->sizeHint(option, index).width();
}

bool TableView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QModelIndex index = indexAt(help->pos());
        const bool isGroup = index.isValid() && index.siblingAtColumn(0).data(tablerole::Group).toBool();
        // What a column is too narrow for can be read all the same.
        if (index.isValid() && !isGroup && index.data(Qt::ToolTipRole).toString().isEmpty() && widthOf(index) > columnWidth(index.column())) {
            const QString note = index.data(tablerole::Note).toString();
            const QString text = index.data().toString();
            QToolTip::showText(help->globalPos(), note.isEmpty() ? text : QStringLiteral("%1 · %2").arg(text, note), viewport());
            return true;
        }
    }
    return QTableView::viewportEvent(event);
}

}  // namespace outlay::ui
