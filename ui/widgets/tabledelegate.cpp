// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tabledelegate.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>
#include <QTableView>

namespace outlay::ui {

namespace {

// The state of one cell while it is painted; the room shrinks from both ends.
struct Cell {
    QPainter& painter;
    const Tokens& t;
    const QModelIndex& index;
    QFont base;
    QRect room;
    bool isEnabled;

    [[nodiscard]] bool flag(int role) const { return index.data(role).toBool(); }

    [[nodiscard]] QColor ink(int role, Ink fallback) const
    {
        const QVariant value = index.data(role);
        const QColor colour = t.ink(value.isValid() ? static_cast<Ink>(value.toInt()) : fallback);
        return isEnabled ? colour : t.disabled;
    }
};

int drawText(Cell& cell, const QString& text, TextRole role, const QColor& ink, Qt::Alignment side)
{
    if (text.isEmpty() || cell.room.width() <= 4)
        return 0;
    cell.painter.setFont(roleFont(cell.base, role));
    cell.painter.setPen(ink);
    const QFontMetrics metrics(cell.painter.font());
    const QString shown = metrics.elidedText(text, Qt::ElideRight, cell.room.width());
    cell.painter.drawText(cell.room, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
    return metrics.horizontalAdvance(shown);
}

void drawNote(Cell& cell, bool isRight)
{
    const QString note = cell.index.data(tablerole::Note).toString();
    if (note.isEmpty())
        return;
    if (!isRight) {
        cell.room.adjust(5, 0, 0, 0);
        drawText(cell, note, TextRole::Small, cell.ink(tablerole::NoteInk, Ink::Text2), Qt::AlignLeft);
        return;
    }
    cell.room.adjust(0, 0, -5, 0);
    const int w = drawText(cell, note, TextRole::Small, cell.ink(tablerole::NoteInk, Ink::Text2), Qt::AlignRight);
    cell.room.adjust(0, 0, -w, 0);
}

QColor barColour(const Cell& cell)
{
    const int kind = cell.index.data(tablerole::BarKind).toInt();
    if (kind > 0)
        return mix(cell.t.kindColour(static_cast<CostKind>(kind - 1)), cell.t.surface, 0.62);
    if (cell.flag(tablerole::BarBelow) && cell.flag(tablerole::Best))
        return cell.t.good;
    return cell.flag(tablerole::BarStrong) ? cell.t.seriesColour(1)
                                           : mix(cell.t.seriesColour(1), cell.t.surface, cell.flag(tablerole::BarBelow) ? 0.55 : 0.40);
}

void drawNumber(Cell& cell)
{
    const QString text = cell.index.data().toString();
    const bool isBest = cell.flag(tablerole::Best);
    const bool isStrong = isBest || cell.flag(tablerole::Strong);
    const int w = drawText(cell, text, isStrong ? TextRole::BodyStrong : TextRole::Body, cell.ink(tablerole::TextInk, Ink::Text1), Qt::AlignRight);
    cell.room.adjust(0, 0, -w, 0);
    if (isBest) {
        cell.room.adjust(0, 0, -5, 0);
        paintDiamond(cell.painter, QRectF(cell.room.right() - 7, cell.room.top(), 8, cell.room.height()), cell.t.good);
        cell.room.adjust(0, 0, -8, 0);
    }
    drawNote(cell, true);
}

void drawBar(Cell& cell)
{
    const double share = qBound(0.0, cell.index.data(tablerole::Bar).toDouble(), 1.0);
    if (cell.flag(tablerole::BarBelow)) {
        const QRect line = cell.room;
        cell.room.adjust(0, 0, 0, -4);
        drawNumber(cell);
        cell.painter.fillRect(QRect(line.left(), line.bottom() - 6, qRound(line.width() * share), 3), barColour(cell));
        return;
    }
    // The digits need the same room in every row, or the bars of a column would not share one scale.
    cell.painter.setFont(roleFont(cell.base, TextRole::BodyStrong));
    const int numberRoom = std::min(cell.room.width() / 2, cell.painter.fontMetrics().horizontalAdvance(QStringLiteral("00,000")) + 18);
    const QRect area = cell.room.adjusted(0, 0, -numberRoom, 0);
    const QRect bar(area.left(), area.center().y() - 5, qRound(area.width() * share), 12);
    cell.painter.fillRect(bar, barColour(cell));
    const QVariant whisker = cell.index.data(tablerole::Whisker);
    if (whisker.isValid()) {
        const QPointF ends = whisker.toPointF();
        const int low = area.left() + qRound(area.width() * qBound(0.0, ends.x(), 1.0));
        const int high = area.left() + qRound(area.width() * qBound(0.0, ends.y(), 1.0));
        const int y = bar.center().y();
        cell.painter.fillRect(QRect(low, y, high - low, 1), cell.t.text1);
        cell.painter.fillRect(QRect(low, y - 3, 1, 7), cell.t.text1);
        cell.painter.fillRect(QRect(high, y - 3, 1, 7), cell.t.text1);
    }
    drawNumber(cell);
}

void drawDelta(Cell& cell)
{
    const double change = cell.index.data(tablerole::Delta).toDouble();
    const bool isGood = (change > 0) == cell.flag(tablerole::DeltaMoreIsBetter);
    const QColor ink = change == 0 ? cell.t.text3 : isGood ? cell.t.good : cell.t.bad;
    const int w = drawText(cell, cell.index.data().toString(), TextRole::Body, ink, Qt::AlignRight);
    if (change != 0)
        paintTriangle(cell.painter, QRectF(cell.room.right() - w - 11, cell.room.top(), 8, cell.room.height()),
                      change > 0 ? Direction::Up : Direction::Down, ink);
}

void drawHatch(Cell& cell)
{
    const bool isRight = cell.index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
    const int width = std::min(isRight ? 64 : 72, cell.room.width());
    const int left = isRight ? cell.room.right() - width + 1 : cell.room.left();
    paintHatch(cell.painter, QRectF(left, cell.room.center().y() - 5, width, 12), cell.t.hatch, cell.t.line2, cell.t.surface);
    if (isRight)
        return;
    cell.room.adjust(width + 8, 0, 0, 0);
    const int w = drawText(cell, cell.index.data().toString(), TextRole::Body, cell.t.text2, Qt::AlignLeft);
    cell.room.adjust(w + 8, 0, 0, 0);
    drawText(cell, cell.index.data(tablerole::LinkText).toString(), TextRole::Body, cell.t.accent, Qt::AlignLeft);
}

void drawPlain(Cell& cell, bool isLink)
{
    const bool isRight = cell.index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
    cell.room.adjust(cell.index.data(tablerole::Indent).toInt() * 16, 0, 0, 0);
    if (const int series = cell.index.data(tablerole::SeriesMark).toInt(); series > 0) {
        paintLineSample(cell.painter, QRectF(cell.room.left(), cell.room.top(), 20, cell.room.height()), cell.t.seriesColour(series),
                        seriesDash(series));
        cell.room.adjust(28, 0, 0, 0);
    }
    const bool isStrong = cell.flag(tablerole::Strong) || cell.flag(tablerole::Best);
    const QColor ink = isLink && cell.isEnabled ? cell.t.accent : cell.ink(tablerole::TextInk, Ink::Text1);
    const int w =
        drawText(cell, cell.index.data().toString(), isStrong ? TextRole::BodyStrong : TextRole::Body, ink, isRight ? Qt::AlignRight : Qt::AlignLeft);
    if (isRight)
        cell.room.adjust(0, 0, -w, 0);
    else
        cell.room.adjust(w, 0, 0, 0);
    drawNote(cell, isRight);
}

}  // namespace

TableDelegate::TableDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

void TableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& t = Tokens::of(option.palette);
    const QRect r = option.rect;
    const bool isGroup = index.sibling(index.row(), 0).data(tablerole::Group).toBool();
    painter->save();
    painter->setClipRect(r);
    painter->fillRect(r, option.state & QStyle::State_Selected   ? t.select
                         : index.row() == m_hoverRow && !isGroup ? t.hover
                         : index.column() == m_tintColumn        ? t.tint
                                                                 : t.surface);
    // A group row spans all columns, so it paints the marked one itself.
    if (const auto* view = qobject_cast<const QTableView*>(option.widget); isGroup && view && m_tintColumn >= 0) {
        const QRect column(view->columnViewportPosition(m_tintColumn), r.top(), view->columnWidth(m_tintColumn), r.height());
        painter->fillRect(column, t.tint);
        if (index.row() == 0)
            painter->fillRect(QRect(column.left(), r.top(), column.width(), 2), t.accent);
    }
    if (index.column() == m_tintColumn && index.row() == 0)
        painter->fillRect(QRect(r.left(), r.top(), r.width(), 2), t.accent);
    painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);

    Cell cell{*painter, t, index, option.font, r.adjusted(8, 0, -8, -1), bool(index.flags() & Qt::ItemIsEnabled)};
    if (isGroup) {
        drawText(cell, index.data().toString(), TextRole::BodyStrong, t.text1,
                 index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight ? Qt::AlignRight : Qt::AlignLeft);
    } else {
        switch (static_cast<CellKind>(index.data(tablerole::Kind).toInt())) {
        case CellKind::Text:
            drawPlain(cell, false);
            break;
        case CellKind::Number:
            drawNumber(cell);
            break;
        case CellKind::Bar:
            drawBar(cell);
            break;
        case CellKind::Delta:
            drawDelta(cell);
            break;
        case CellKind::Hatch:
            drawHatch(cell);
            break;
        case CellKind::Link:
            drawPlain(cell, true);
            break;
        }
    }
    if (option.state & QStyle::State_HasFocus)
        paintBox(*painter, QRectF(r).adjusted(1, 1, -1, -2), QColor(), t.accent, 1, 4);
    painter->restore();
}

QSize TableDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics strong(roleFont(option.font, TextRole::BodyStrong));
    const QFontMetrics small(roleFont(option.font, TextRole::Small));
    const bool isBest = index.data(tablerole::Best).toBool();
    const bool isHatch = static_cast<CellKind>(index.data(tablerole::Kind).toInt()) == CellKind::Hatch;
    const bool isRight = index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
    // A hatch at the right stands for its word, which is its tooltip.
    const int text = isHatch && isRight ? 0 : strong.horizontalAdvance(index.data().toString());
    int width = text + 20 + index.data(tablerole::Indent).toInt() * 16;
    if (const QString note = index.data(tablerole::Note).toString(); !note.isEmpty())
        width += small.horizontalAdvance(note) + 5;
    switch (static_cast<CellKind>(index.data(tablerole::Kind).toInt())) {
    case CellKind::Number:
        width += isBest ? 14 : 0;
        break;
    case CellKind::Bar:
        width += index.data(tablerole::BarBelow).toBool() ? (isBest ? 14 : 0) : 110;
        break;
    case CellKind::Delta:
        width += 14;
        break;
    case CellKind::Hatch:
        width += isRight ? 64 : 88 + strong.horizontalAdvance(index.data(tablerole::LinkText).toString());
        break;
    default:
        break;
    }
    if (index.data(tablerole::SeriesMark).toInt() > 0)
        width += 28;
    return {width, heightOf(strong, index)};
}

int TableDelegate::heightOf(const QFontMetrics& strong, const QModelIndex& index)
{
    const bool isGroup = index.sibling(index.row(), 0).data(tablerole::Group).toBool();
    return rowHeight(strong, isGroup ? 30 : index.data(tablerole::BarBelow).toBool() ? 32 : 28);
}

}  // namespace outlay::ui
