// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/memorybars.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>
#include <numeric>

namespace outlay::ui {

namespace {

constexpr double barHeight = 22;
constexpr double fullRow = 38;
constexpr double groupHead = 24;

void write(QPainter& painter, const QRectF& place, int side, const QString& text, const QFont& font, const QColor& ink)
{
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(place, side | Qt::AlignVCenter | Qt::TextSingleLine, QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width()));
}

QString legendText(const MemoryCategory& category)
{
    return category.text.isEmpty() ? category.name : category.name + QLatin1Char(' ') + category.text;
}

/// Where everything lies; painting and hovering use the same.
struct Layout {
    QFont plain;
    QFont strong;
    QFont small;
    double legend = 0;   ///< height
    QList<QPointF> legendPlaces;  ///< of the categories, from the corner; as many lines as they need
    double axis = 0;     ///< height
    double row = fullRow;
    double bar = barHeight;
    double left = 0;     ///< of the bars
    double room = 0;     ///< their width
    double textWidth = 0;
    double largest = 1;
    QList<double> tops;  ///< of the rows

    Layout(const MemoryBarsSpec& spec, const QRectF& rect, const QFont& base)
        : plain(pixelFont(base, TextRole::Chart)), strong(pixelFont(base, TextRole::ChartStrong)), small(pixelFont(base, TextRole::Small))
    {
        const QFontMetricsF plainMetrics(plain);
        const QFontMetricsF strongMetrics(strong);
        const QFontMetricsF smallMetrics(small);
        const double line = smallMetrics.height() + 4;
        double x = 0;
        double down = 0;
        for (const MemoryCategory& category : spec.categories) {
            const double width = 15 + smallMetrics.horizontalAdvance(legendText(category));
            if (x > 0 && x + width > rect.width()) {
                x = 0;
                down += line;
            }
            legendPlaces << QPointF(x, down);
            x += width + 14;
        }
        legend = spec.categories.isEmpty() ? 0 : down + line + 6;
        axis = plainMetrics.height() + 6;
        double labelWidth = 0;
        double groups = 0;
        for (const MemoryRow& one : spec.rows) {
            labelWidth = std::max({labelWidth, plainMetrics.horizontalAdvance(one.label), smallMetrics.horizontalAdvance(one.note)});
            textWidth = std::max({textWidth, plainMetrics.horizontalAdvance(one.text), strongMetrics.horizontalAdvance(one.verdict)});
            largest = std::max({largest, one.usable, one.total()});
            groups += one.startsGroup ? 1 : 0;
        }
        if (!spec.ticks.isEmpty())
            largest = std::max(largest, spec.ticks.last().first);
        left = std::round(rect.left() + std::min(labelWidth + 16, rect.width() * 0.30));
        textWidth = std::min(textWidth + 4, rect.width() * 0.34);
        room = std::max(20.0, rect.right() - textWidth - 16 - left);
        const double count = std::max<double>(1.0, double(spec.rows.size()));
        const double free = rect.height() - legend - axis - groups * groupHead;
        // Two lines of text must fit into a row.
        const double least = plainMetrics.height() + strongMetrics.height();
        row = qBound(least, free / count, std::max(least, fullRow));
        bar = std::min(barHeight, row - 6);
        double y = rect.top() + legend;
        for (const MemoryRow& one : spec.rows) {
            y += one.startsGroup ? groupHead : 0;
            tops << y;
            y += row;
        }
    }

    [[nodiscard]] double at(double value) const { return left + room * std::max(0.0, value) / largest; }
    [[nodiscard]] double bottom(const QRectF& rect) const { return tops.isEmpty() ? rect.top() + legend : tops.last() + row; }
};

void paintLegend(QPainter& painter, const QRectF& rect, const MemoryBarsSpec& spec, const Tokens& t, const Layout& layout)
{
    const QFontMetricsF metrics(layout.small);
    const double height = metrics.height() + 2;
    for (qsizetype i = 0; i < spec.categories.size(); ++i) {
        const QPointF at = rect.topLeft() + layout.legendPlaces[i];
        painter.fillRect(QRectF(std::round(at.x()), std::round(at.y() + (height - 9) / 2), 9, 9),
                         mix(t.seriesColour(spec.categories[i].series), t.surface, 0.62));
        const QString text = legendText(spec.categories[i]);
        write(painter, QRectF(at.x() + 15, at.y(), metrics.horizontalAdvance(text) + 2, height), Qt::AlignLeft, text, layout.small, t.text2);
    }
}

void paintBar(QPainter& painter, const MemoryRow& row, const MemoryBarsSpec& spec, double top, const Tokens& t, const Layout& layout)
{
    const double edge = std::round(layout.at(row.usable));
    double sum = 0;
    for (qsizetype i = 0; i < row.parts.size(); ++i) {
        const double begin = std::round(layout.at(sum));
        sum += row.parts[i];
        // Nothing is drawn beyond the edge: what lies there is hatched as a whole.
        const double end = std::min(edge, std::round(layout.at(sum)));
        if (end > begin && i < spec.categories.size())
            painter.fillRect(QRectF(begin, top, std::max(1.0, end - begin - 1), layout.bar),
                             mix(t.seriesColour(spec.categories[i].series), t.surface, 0.62));
    }
    if (sum > row.usable)
        paintHatch(painter, QRectF(edge, top, std::max(2.0, std::round(layout.at(sum)) - edge), layout.bar), t.bad, t.bad, t.surface, 5);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintBox(painter, QRectF(layout.left, top - 1, std::max(2.0, edge - layout.left + 1), layout.bar + 2), QColor(), t.text2, 1, 0);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

}  // namespace

double MemoryRow::total() const { return std::accumulate(parts.cbegin(), parts.cend(), 0.0); }

double memoryBarsHeight(const MemoryBarsSpec& spec, const QFont& base)
{
    const Layout layout(spec, QRectF(0, 0, 600, 4000), base);
    return layout.bottom(QRectF(0, 0, 600, 4000)) + layout.axis;
}

double paintMemoryBars(QPainter& painter, const QRectF& rect, const MemoryBarsSpec& spec, const Tokens& t, const QFont& base)
{
    const Layout layout(spec, rect, base);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintLegend(painter, rect, spec, t, layout);
    const double bottom = layout.bottom(rect);
    for (const auto& [value, text] : spec.ticks) {
        const double x = std::round(layout.at(value));
        painter.fillRect(QRectF(x, rect.top() + layout.legend, 1, bottom - rect.top() - layout.legend), value == 0 ? t.line2 : t.grid);
        const double width = QFontMetricsF(layout.plain).horizontalAdvance(text);
        write(painter, QRectF(x - width / 2 - 2, bottom + 2, width + 4, layout.axis - 2), Qt::AlignHCenter, text, layout.plain, t.text2);
    }
    for (qsizetype i = 0; i < spec.rows.size(); ++i) {
        const MemoryRow& row = spec.rows[i];
        const double y = layout.tops[i];
        if (row.startsGroup) {
            painter.fillRect(QRectF(rect.left(), std::round(y - groupHead + 3), rect.width(), 1), t.line);
            write(painter, QRectF(rect.left(), y - groupHead + 5, rect.width() * 0.4, groupHead - 5), Qt::AlignLeft, row.groupTitle, layout.small,
                  t.text2);
        }
        const double labelWidth = layout.left - rect.left() - 8;
        const double line = layout.row / 2;
        const bool hasNote = !row.note.isEmpty();
        write(painter, QRectF(rect.left(), hasNote ? y : y, labelWidth, hasNote ? line : layout.row), Qt::AlignLeft, row.label, layout.plain,
              t.text1);
        if (hasNote)
            write(painter, QRectF(rect.left(), y + line - 1, labelWidth, line), Qt::AlignLeft, row.note, layout.small, t.text2);
        paintBar(painter, row, spec, std::round(y + (layout.row - layout.bar) / 2), t, layout);
        const QRectF words(rect.right() - layout.textWidth, y, layout.textWidth, line);
        write(painter, words, Qt::AlignRight, row.text, layout.plain, t.text1);
        write(painter, words.translated(0, line - 1), Qt::AlignRight, row.verdict, layout.strong, t.ink(row.verdictInk));
    }
    painter.restore();
    return bottom + layout.axis - rect.top();
}

MemoryBars::MemoryBars(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void MemoryBars::setSpec(const MemoryBarsSpec& spec)
{
    m_spec = spec;
    m_current = std::min(m_current, std::max(0, int(spec.rows.size()) - 1));
    updateGeometry();
    update();
}

ChartTable MemoryBars::table() const
{
    ChartTable result;
    result.heads = m_spec.heads;
    for (const MemoryRow& row : m_spec.rows) {
        QStringList cells{row.note.isEmpty() ? row.label : row.label + QStringLiteral(", ") + row.note};
        cells << row.partTexts << row.text << row.verdict;
        result.rows << cells;
    }
    return result;
}

QString MemoryBars::altText() const
{
    QStringList sentences;
    for (int i = 0; i < int(m_spec.rows.size()); ++i)
        sentences << QStringLiteral("%1: %2, %3").arg(m_spec.rows[i].label, m_spec.rows[i].text, m_spec.rows[i].verdict);
    return sentences.join(QStringLiteral("; "));
}

void MemoryBars::paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const
{
    paintMemoryBars(painter, rect, m_spec, tokens, base);
}

QSize MemoryBars::sizeHint() const { return {520, int(std::ceil(memoryBarsHeight(m_spec, QApplication::font()))) + 2}; }

QSize MemoryBars::minimumSizeHint() const
{
    // Rows may move together until their two lines of text touch.
    const int line = QFontMetrics(pixelFont(QApplication::font(), TextRole::Chart)).height();
    int groups = 0;
    for (const MemoryRow& row : m_spec.rows)
        groups += row.startsGroup ? 1 : 0;
    return {260, int(m_spec.rows.size()) * (2 * line + 2) + groups * int(groupHead) + 4 * line};
}

QString MemoryBars::rowText(int row) const
{
    const MemoryRow& one = m_spec.rows[row];
    QStringList lines{one.label + QStringLiteral(": ") + one.text + QLatin1Char(' ') + m_spec.unit + QStringLiteral(", ") + one.verdict};
    for (qsizetype i = 0; i < std::min(m_spec.categories.size(), one.partTexts.size()); ++i)
        lines << m_spec.categories[i].name + QLatin1Char(' ') + one.partTexts[i];
    return lines.join(QLatin1Char('\n'));
}

bool MemoryBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Layout layout(m_spec, rect(), QApplication::font());
    for (qsizetype i = 0; i < layout.tops.size(); ++i) {
        if (help->pos().y() >= layout.tops[i] && help->pos().y() < layout.tops[i] + layout.row) {
            QToolTip::showText(help->globalPos(), rowText(int(i)), this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

void MemoryBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    paintMemoryBars(painter, rect(), m_spec, t, QApplication::font());
    if (hasFocus() && !m_spec.rows.isEmpty()) {
        const Layout layout(m_spec, rect(), QApplication::font());
        paintBox(painter, QRectF(0, layout.tops[m_current], width(), layout.row), QColor(), t.accent, 1, 4);
    }
}

void MemoryBars::keyPressEvent(QKeyEvent* event)
{
    const int last = std::max(0, int(m_spec.rows.size()) - 1);
    switch (event->key()) {
    case Qt::Key_Down:
        m_current = std::min(m_current + 1, last);
        break;
    case Qt::Key_Up:
        m_current = std::max(0, m_current - 1);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_spec.rows.isEmpty())
        return;
    // The values of a row are read as the pointer would show them.
    const Layout layout(m_spec, rect(), QApplication::font());
    QToolTip::showText(mapToGlobal(QPoint(int(layout.left), int(layout.tops[m_current] + layout.row))), rowText(m_current), this);
    update();
}

void MemoryBars::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void MemoryBars::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    QToolTip::hideText();
    update();
}

}  // namespace outlay::ui
