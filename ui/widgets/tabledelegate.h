// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Draws every cell of the application's tables. What a cell looks like is said by its roles, so that a model stays plain
// data and one table may mix numbers, bars, changes, hatches and links.
#pragma once

#include <QStyledItemDelegate>

namespace outlay::ui {

namespace tablerole {
enum Role : int {
    /// CellKind as int; Text if absent.
    Kind = Qt::UserRole + 100,
    /// double 0..1, length of the bar on the scale of its column (or row, for an under-number bar).
    Bar,
    /// bool: the bar of the sort key in full colour; an under-number bar of the best value is green.
    BarStrong,
    /// QPointF(low, high), 0..1: whiskers of the prediction band.
    Whisker,
    /// bool: bar of 3 px under the number instead of beside it.
    BarBelow,
    /// bool: ◆ and 600.
    Best,
    /// double, a fraction; the sign chooses ▲ or ▼. Text from DisplayRole.
    Delta,
    /// bool: more is better (default: less is better).
    DeltaMoreIsBetter,
    /// QString after (left aligned) or before (right aligned) the text, small and paler.
    Note,
    /// Ink as int for text or note.
    TextInk,
    NoteInk,
    /// bool on column 0: a group row, 600 and higher.
    Group,
    /// bool: total row or overridden value, 600.
    Strong,
    /// QString: link text behind a hatch ("Enter price…").
    LinkText,
    /// int: indentation in steps of 16 px; series number for a colour mark at the left (0 = none).
    Indent,
    SeriesMark,
    /// CostKind as int + 1: bars in the colour of the kind.
    BarKind,
    /// double or text to sort by; falls back to DisplayRole.
    Sort,
    /// Text for the clipboard where DisplayRole is shortened; falls back to DisplayRole.
    Copy
};
}

enum class CellKind { Text, Number, Bar, Delta, Hatch, Link };

class TableDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit TableDelegate(QObject* parent = nullptr);

    /// Column with the tint of the active scenario; −1 for none.
    void setTintColumn(int column) { m_tintColumn = column; }
    [[nodiscard]] int tintColumn() const { return m_tintColumn; }
    void setHoverRow(int row) { m_hoverRow = row; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The height alone, without measuring any text.
    [[nodiscard]] static int heightOf(const QFontMetrics& strong, const QModelIndex& index);

private:
    int m_tintColumn = -1;
    int m_hoverRow = -1;
};

}  // namespace outlay::ui
