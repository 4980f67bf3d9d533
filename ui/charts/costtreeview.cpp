// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/costtreeview.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QToolTip>

namespace outlay::ui {

CostTreeView::CostTreeView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CostTreeView::setTree(const CostNode& root)
{
    m_root = root;
    if (!findNode(m_root, m_shown))
        m_shown = m_root.id;
    if (!findNode(m_root, m_selected))
        m_selected.clear();
    relayout();
    setAccessibleDescription(altText());
}

void CostTreeView::setCostLayout(CostLayout layout)
{
    m_layout = layout;
    relayout();
}

void CostTreeView::setTableHeads(const QString& item, const QString& amount, const QString& share) { m_heads = {item, amount, share}; }

const CostNode& CostTreeView::shown() const
{
    const CostNode* node = findNode(m_root, m_shown);
    return node ? *node : m_root;
}

QStringList CostTreeView::shownPath() const
{
    QStringList ids;
    for (const CostNode* node : pathTo(m_root, m_shown))
        ids << node->id;
    return ids;
}

void CostTreeView::relayout()
{
    m_cells = layOutCostTree(shown(), rect(), m_layout);
    m_hover = -1;
    update();
}

void CostTreeView::drillTo(const QString& id)
{
    const CostNode* node = findNode(m_root, id);
    const QString target = node && !node->children.isEmpty() ? id : m_root.id;
    if (target == m_shown)
        return;
    m_shown = target;
    relayout();
    emit drilled(m_shown);
}

int CostTreeView::cellAt(const QPointF& place) const
{
    // Deeper cells come later and lie on top of their parents in a treemap.
    for (int i = int(m_cells.size()) - 1; i >= 0; --i)
        if (m_cells[i].rect.contains(place))
            return i;
    return -1;
}

int CostTreeView::cellOf(const QString& id) const
{
    for (int i = 0; i < m_cells.size(); ++i)
        if (m_cells[i].node->id == id)
            return i;
    return -1;
}

QString CostTreeView::describe(const CostNode& node) const
{
    QString text = node.label;
    for (const QString& part : {node.amountText, node.shareText})
        if (!part.isEmpty())
            text += QStringLiteral(", ") + part;
    return text;
}

void CostTreeView::setSelectedId(const QString& id)
{
    m_selected = id;
    update();
}

void CostTreeView::select(int cell)
{
    if (cell < 0 || cell >= m_cells.size())
        return;
    m_selected = m_cells[cell].node->id;
    // What a screen reader says when the arrows move.
    setAccessibleDescription(describe(*m_cells[cell].node));
    update();
    emit selected(m_selected);
}

ChartTable CostTreeView::table() const
{
    ChartTable result;
    result.heads = m_heads.isEmpty() ? QStringList{tr("Item"), tr("Amount"), tr("Share")} : m_heads;
    const auto add = [&result](const auto& self, const CostNode& node, int depth) -> void {
        result.rows << QStringList{QString(depth * 2, QChar(QChar::Nbsp)) + node.label, node.amountText, node.shareText};
        for (const CostNode& child : node.children)
            self(self, child, depth + 1);
    };
    add(add, shown(), 0);
    return result;
}

QString CostTreeView::altText() const
{
    QStringList parts{describe(shown())};
    for (const CostNode& child : shown().children)
        parts << describe(child);
    return parts.join(QStringLiteral("; "));
}

void CostTreeView::paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const
{
    paintCostTree(painter, rect, shown(), tokens, base, m_layout);
}

void CostTreeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    const CostTreeNote note = paintCostTree(painter, rect(), shown(), t, QApplication::font(), m_layout);
    if (note.unlabelled != m_note.unlabelled || note.sum != m_note.sum || note.unknown != m_note.unknown) {
        m_note = note;
        QTimer::singleShot(0, this, [this] { emit noteChanged(m_note); });
    }
    const int selectedCell = cellOf(m_selected);
    if (selectedCell >= 0)
        paintBox(painter, m_cells[selectedCell].rect.adjusted(0, 0, -1, -1), QColor(), t.accent, hasFocus() ? 2 : 1, 0);
    if (m_hover >= 0 && m_hover < m_cells.size() && m_hover != selectedCell)
        paintBox(painter, m_cells[m_hover].rect.adjusted(0, 0, -1, -1), QColor(), t.text1, 1, 0);
    if (hasFocus() && selectedCell < 0)
        paintBox(painter, rect(), QColor(), t.accent, 1, 4);
}

void CostTreeView::resizeEvent(QResizeEvent*) { relayout(); }

bool CostTreeView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int cell = cellAt(help->pos());
        if (cell < 0) {
            QToolTip::hideText();
        } else {
            const CostNode& node = *m_cells[cell].node;
            const QString more = m_tooltip ? m_tooltip(node) : QString();
            QToolTip::showText(help->globalPos(), more.isEmpty() ? describe(node) : describe(node) + QLatin1Char('\n') + more, this,
                               m_cells[cell].rect.toAlignedRect());
        }
        return true;
    }
    return QWidget::event(event);
}

void CostTreeView::mouseMoveEvent(QMouseEvent* event)
{
    const int cell = cellAt(event->position());
    if (cell != m_hover) {
        m_hover = cell;
        update();
    }
}

void CostTreeView::leaveEvent(QEvent*)
{
    m_hover = -1;
    update();
}

void CostTreeView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        select(cellAt(event->position()));
    QWidget::mousePressEvent(event);
}

void CostTreeView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int cell = cellAt(event->position());
    if (cell >= 0 && !m_cells[cell].node->children.isEmpty())
        drillTo(m_cells[cell].node->id == m_shown ? m_root.id : m_cells[cell].node->id);
}

void CostTreeView::move(int key)
{
    const int current = cellOf(m_selected);
    if (current < 0) {
        select(0);
        return;
    }
    if (key == Qt::Key_Left) {
        select(m_cells[current].parent);
        return;
    }
    if (key == Qt::Key_Right) {
        if (current + 1 < m_cells.size() && m_cells[current + 1].parent == current)
            select(current + 1);
        return;
    }
    // Up and down stay in the column, also across parents.
    const int step = key == Qt::Key_Down ? 1 : -1;
    for (int i = current + step; i >= 0 && i < m_cells.size(); i += step)
        if (m_cells[i].depth == m_cells[current].depth) {
            select(i);
            return;
        }
}

void CostTreeView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        move(event->key());
        return;
    case Qt::Key_Home:
        select(0);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const CostNode* node = findNode(m_root, m_selected);
        if (node && !node->children.isEmpty())
            drillTo(m_selected);
        return;
    }
    case Qt::Key_Backspace: {
        const QStringList path = shownPath();
        if (path.size() > 1)
            drillTo(path[path.size() - 2]);
        return;
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

void CostTreeView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

}  // namespace outlay::ui
