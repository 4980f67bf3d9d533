// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/barsview.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace outlay::ui {

namespace {

struct Fonts {
    QFont plain;
    QFont strong;
    explicit Fonts(const QFont& base) : plain(pixelFont(base, TextRole::Chart)), strong(pixelFont(base, TextRole::ChartStrong)) {}
};

void write(QPainter& painter, const QRectF& place, int side, const QString& text, const QFont& font, const QColor& ink)
{
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(place, side | Qt::AlignVCenter | Qt::TextSingleLine, QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width()));
}

void paintRanking(QPainter& painter, const QRectF& rect, const BarsSpec& spec, const Tokens& t, const Fonts& fonts, double row)
{
    const QFontMetricsF plain(fonts.plain);
    const QFontMetricsF strong(fonts.strong);
    double labelWidth = 0;
    double textWidth = 0;
    double largest = 0;
    for (const BarRow& bar : spec.bars) {
        labelWidth = std::max(labelWidth, plain.horizontalAdvance(bar.label));
        textWidth = std::max(textWidth, strong.horizontalAdvance(bar.text) + plain.horizontalAdvance(bar.note) + 12);
        for (const auto& value : {bar.value, bar.high})
            if (value && std::isfinite(*value))
                largest = std::max(largest, *value);
    }
    labelWidth = std::min(labelWidth + 12, rect.width() * 0.4);
    const double left = std::round(rect.left() + labelWidth);
    const double room = std::max(20.0, rect.width() - labelWidth - std::min(textWidth + 8, rect.width() * 0.4));
    const auto length = [&](double value) { return largest > 0 ? room * std::max(0.0, value) / largest : 0.0; };
    double y = rect.top();
    for (const BarRow& bar : spec.bars) {
        write(painter, QRectF(rect.left(), y, labelWidth - 8, row), Qt::AlignLeft, bar.label, fonts.plain, t.text1);
        const double top = std::round(y + (row - spec.barHeight) / 2);
        double end = left;
        if (bar.value && std::isfinite(*bar.value)) {
            end = left + std::max(1.0, std::round(length(*bar.value)));
            const QColor colour = t.seriesColour(bar.series);
            painter.fillRect(QRectF(left, top, end - left, spec.barHeight), bar.isStrong ? colour : mix(colour, t.surface, 0.40));
            if (bar.low && bar.high && std::isfinite(*bar.low) && std::isfinite(*bar.high)) {
                const double low = std::round(left + length(*bar.low));
                const double high = std::round(left + length(*bar.high));
                const double middle = std::round(top + spec.barHeight / 2);
                painter.fillRect(QRectF(low, middle, high - low, 1), t.text1);
                painter.fillRect(QRectF(low, middle - 3, 1, 7), t.text1);
                painter.fillRect(QRectF(high, middle - 3, 1, 7), t.text1);
                end = std::max(end, high);
            }
        } else {
            end = left + 72;
            paintHatch(painter, QRectF(left, top, 72, spec.barHeight), t.hatch, t.line2, t.surface);
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        const QFont& font = bar.isStrong ? fonts.strong : fonts.plain;
        const double width = QFontMetricsF(font).horizontalAdvance(bar.text);
        write(painter, QRectF(end + 8, y, rect.right() - end - 8, row), Qt::AlignLeft, bar.text, font, bar.value ? t.text1 : t.text2);
        if (!bar.note.isEmpty() && end + 14 + width < rect.right())
            write(painter, QRectF(end + 14 + width, y, rect.right() - end - 14 - width, row), Qt::AlignLeft, bar.note, fonts.plain, t.text2);
        y += row;
    }
}

void paintTornado(QPainter& painter, const QRectF& rect, const BarsSpec& spec, const Tokens& t, const Fonts& fonts, double row)
{
    const QFontMetricsF plain(fonts.plain);
    double labelWidth = 0;
    double rangeWidth = 0;
    double endWidth = 0;
    double low = 0;
    double high = 0;
    for (const TornadoRow& one : spec.tornado) {
        labelWidth = std::max(labelWidth, plain.horizontalAdvance(one.label));
        rangeWidth = std::max(rangeWidth, plain.horizontalAdvance(one.rangeText));
        endWidth = std::max({endWidth, plain.horizontalAdvance(one.lowText), plain.horizontalAdvance(one.highText)});
        for (const double value : {one.atLow, one.atHigh})
            if (std::isfinite(value)) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
    }
    labelWidth = std::min(labelWidth + 12, rect.width() * 0.35);
    const bool hasRange = rangeWidth > 0 && rect.width() > 420;
    const double head = labelWidth + (hasRange ? rangeWidth + 16 : 0);
    const double area = std::max(40.0, rect.width() - head - 2 * (endWidth + 12));
    const double start = rect.left() + head + endWidth + 12;
    const double span = high > low ? high - low : 1;
    const double zero = std::round(start + area * (-low) / span);
    const auto at = [&](double value) { return std::round(zero + area * value / span); };
    double y = rect.top();
    for (const TornadoRow& one : spec.tornado) {
        write(painter, QRectF(rect.left(), y, labelWidth - 8, row), Qt::AlignLeft, one.label, fonts.plain, t.text1);
        if (hasRange)
            write(painter, QRectF(rect.left() + labelWidth, y, rangeWidth + 4, row), Qt::AlignRight, one.rangeText, fonts.plain, t.text2);
        const double top = std::round(y + (row - spec.barHeight) / 2);
        if (std::isfinite(one.atLow) && std::isfinite(one.atHigh)) {
            const auto segment = [&](double value, double strength) {
                const double end = at(value);
                painter.fillRect(QRectF(std::min(zero, end), top, std::fabs(end - zero), spec.barHeight),
                                 mix(t.seriesColour(1), t.surface, strength));
            };
            // On one side the longer bar lies under the shorter one.
            const bool isLowLonger = std::fabs(one.atLow) >= std::fabs(one.atHigh);
            segment(isLowLonger ? one.atLow : one.atHigh, isLowLonger ? 0.30 : 0.75);
            segment(isLowLonger ? one.atHigh : one.atLow, isLowLonger ? 0.75 : 0.30);
            const bool isLowLeft = one.atLow <= one.atHigh;
            const double left = std::min({zero, at(one.atLow), at(one.atHigh)});
            const double right = std::max({zero, at(one.atLow), at(one.atHigh)});
            write(painter, QRectF(left - endWidth - 10, y, endWidth + 4, row), Qt::AlignRight, isLowLeft ? one.lowText : one.highText, fonts.plain,
                  t.text2);
            write(painter, QRectF(right + 6, y, endWidth + 6, row), Qt::AlignLeft, isLowLeft ? one.highText : one.lowText, fonts.plain, t.text2);
        }
        y += row;
    }
    painter.fillRect(QRectF(zero, rect.top() - 2, 1, y - rect.top() + 4), t.text1);
}

}  // namespace

double paintBars(QPainter& painter, const QRectF& rect, const BarsSpec& spec, const Tokens& tokens, const QFont& base)
{
    const Fonts fonts(base);
    const double least = QFontMetricsF(fonts.plain).height() + 4;
    const qsizetype count = spec.tornado.isEmpty() ? spec.bars.size() : spec.tornado.size();
    if (count == 0)
        return 0;
    // Rows move together before any is cut off; below the height of a line the last ones are left out.
    const double row = qBound(least, rect.height() / double(count), std::max(least, spec.rowHeight));
    BarsSpec fitting = spec;
    fitting.barHeight = std::min(spec.barHeight, row - 4);
    const auto rows = qsizetype(std::max(1.0, std::floor((rect.height() + 0.5) / row)));
    if (fitting.bars.size() > rows)
        fitting.bars.resize(rows);
    if (fitting.tornado.size() > rows)
        fitting.tornado.resize(rows);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (spec.tornado.isEmpty())
        paintRanking(painter, rect, fitting, tokens, fonts, row);
    else
        paintTornado(painter, rect.adjusted(0, 2, 0, 0), fitting, tokens, fonts, row);
    painter.restore();
    return row * double(std::min(count, rows));
}

BarsView::BarsView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void BarsView::setSpec(const BarsSpec& spec)
{
    m_spec = spec;
    m_current = qBound(0, m_current, std::max(0, rowCount() - 1));
    setAccessibleDescription(altText());
    updateGeometry();
    update();
}

int BarsView::rowCount() const { return int(m_spec.tornado.isEmpty() ? m_spec.bars.size() : m_spec.tornado.size()); }

QString BarsView::idOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    return m_spec.tornado.isEmpty() ? m_spec.bars[row].id : m_spec.tornado[row].id;
}

QSize BarsView::sizeHint() const { return {400, int(std::ceil(rowCount() * m_spec.rowHeight)) + 4}; }

ChartTable BarsView::table() const
{
    ChartTable result;
    result.heads = m_spec.heads;
    if (m_spec.tornado.isEmpty()) {
        while (result.heads.size() < 2)
            result.heads << QString();
        for (const BarRow& bar : m_spec.bars)
            result.rows << QStringList{bar.label, bar.note.isEmpty() ? bar.text : bar.text + QLatin1Char(' ') + bar.note};
        return result;
    }
    if (result.heads.size() < 4)
        result.heads = {tr("Input"), tr("Range"), m_spec.lowName, m_spec.highName};
    for (const TornadoRow& one : m_spec.tornado)
        result.rows << QStringList{one.label, one.rangeText, one.lowText, one.highText};
    return result;
}

QString BarsView::altText() const
{
    QStringList parts;
    const ChartTable rows = table();
    for (qsizetype i = 0; i < std::min<qsizetype>(5, rows.rows.size()); ++i)
        parts << rows.rows[i].join(QStringLiteral(", "));
    return parts.join(QStringLiteral("; "));
}

void BarsView::paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const
{
    paintBars(painter, rect, m_spec, tokens, base);
}

void BarsView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    const double used = paintBars(painter, rect(), m_spec, t, QApplication::font());
    if (hasFocus() && rowCount() > 0) {
        const double row = used / rowCount();
        paintBox(painter, QRectF(0, m_current * row, width(), row), QColor(), t.accent, 1, 4);
    }
}

void BarsView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || rowCount() == 0)
        return;
    const double least = QFontMetricsF(pixelFont(QApplication::font(), TextRole::Chart)).height() + 4;
    const double row = qBound(least, height() / double(rowCount()), std::max(least, m_spec.rowHeight));
    const int hit = int(event->position().y() / row);
    if (hit >= 0 && hit < rowCount()) {
        m_current = hit;
        update();
        emit rowActivated(idOf(hit));
    }
}

void BarsView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        m_current = std::min(m_current + 1, std::max(0, rowCount() - 1));
        break;
    case Qt::Key_Up:
        m_current = std::max(0, m_current - 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (rowCount() > 0)
            emit rowActivated(idOf(m_current));
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    update();
}

void BarsView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void BarsView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace outlay::ui
