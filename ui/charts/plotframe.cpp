// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plotframe.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <cmath>
#include <numeric>

namespace outlay::ui {

namespace {

/// A line that covers exactly one pixel row or column.
void pixelLine(QPainter& painter, double x, double y, double width, double height, const QColor& colour)
{
    painter.fillRect(QRectF(std::round(x), std::round(y), width, height), colour);
}

void text(QPainter& painter, const QRectF& rect, int flags, const QString& shown, const QColor& ink)
{
    painter.setPen(ink);
    painter.drawText(rect, flags | Qt::TextSingleLine, shown);
}

}  // namespace

std::optional<double> valueAt(const ChartSeries& series, double x)
{
    const QList<QPointF>& points = series.points;
    if (points.isEmpty() || x < points.first().x() || x > points.last().x())
        return {};
    const auto after = std::lower_bound(points.cbegin(), points.cend(), x, [](const QPointF& point, double value) { return point.x() < value; });
    if (after == points.cbegin() || after->x() == x)
        return after->y();
    const QPointF before = *(after - 1);
    return before.y() + (after->y() - before.y()) * (x - before.x()) / (after->x() - before.x());
}

PlotFrame::PlotFrame(const PlotState& state, QGraphicsItem* parent) : QGraphicsItem(parent), m_state(state) { setZValue(-1); }

void PlotFrame::stateChanged()
{
    prepareGeometryChange();
    update();
}

void PlotFrame::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const PlotLayout& layout = m_state.layout;
    const Tokens& t = m_state.tokens;
    const QRectF& plot = layout.plot;
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setFont(pixelFont(m_state.base, TextRole::Chart));
    const double height = QFontMetricsF(painter->font()).height();
    for (const ChartTick& tick : layout.yTicks) {
        const double y = plot.bottom() - (tick.at - layout.yMin) / (layout.yMax - layout.yMin) * plot.height();
        const bool isBase = layout.hasZeroBase && tick.at == 0.0;
        pixelLine(*painter, plot.left(), y, plot.width(), 1, isBase ? t.line2 : t.grid);
        text(*painter, QRectF(m_state.rect.left(), y - height / 2, plot.left() - 8 - m_state.rect.left(), height), Qt::AlignRight | Qt::AlignVCenter,
             tick.text, t.text2);
    }
    if (!hasCategories(m_state.spec.kind))
        pixelLine(*painter, plot.left(), plot.bottom(), plot.width(), 1, layout.hasZeroBase ? t.line2 : t.grid);
    // A label that would touch its neighbour is left out; its tick stays.
    double free = -1e9;
    const QFontMetricsF metrics(painter->font());
    const double cell = layout.xTicks.isEmpty() ? plot.width() : plot.width() / double(layout.xTicks.size());
    for (const ChartTick& tick : layout.xTicks) {
        const double x = layout.mapX(tick.at);
        const QString shown = !hasCategories(m_state.spec.kind) ? tick.text : metrics.elidedText(tick.text, Qt::ElideRight, cell - 4);
        const double width = metrics.horizontalAdvance(shown);
        if (!hasCategories(m_state.spec.kind))
            pixelLine(*painter, x, plot.bottom() + 1, 1, shown.isEmpty() ? 3 : 5, t.line2);
        if (shown.isEmpty() || x - width / 2 < free)
            continue;
        text(*painter, QRectF(x - width / 2 - 2, plot.bottom() + 7, width + 4, height), Qt::AlignHCenter | Qt::AlignTop, shown, t.text2);
        free = x + width / 2 + 6;
    }
}

PlotOverlay::PlotOverlay(const PlotState& state, QGraphicsItem* parent) : QGraphicsItem(parent), m_state(state) { setZValue(20); }

void PlotOverlay::stateChanged()
{
    prepareGeometryChange();
    update();
}

void PlotOverlay::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    paintLines(*painter);
    paintMarkers(*painter);
    paintMarks(*painter);
    if (!hasCategories(m_state.spec.kind))
        paintEndLabels(*painter);
    else
        paintBarValues(*painter);
    paintHoverPoint(*painter);
}

void PlotOverlay::paintLines(QPainter& painter) const
{
    const PlotLayout& layout = m_state.layout;
    const Tokens& t = m_state.tokens;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(pixelFont(m_state.base, TextRole::Chart));
    const QFontMetricsF metrics(painter.font());
    for (const ChartLine& line : m_state.spec.horizontals) {
        QPen pen(t.text1, line.isHeavy ? 2 : 1);
        pen.setCapStyle(Qt::FlatCap);
        if (line.isDashed)
            pen.setDashPattern({4, 3});
        painter.setPen(pen);
        const double y = std::round(layout.mapY(line.at)) + 0.5;
        painter.drawLine(QPointF(layout.plot.left(), y), QPointF(layout.plot.right(), y));
    }
    for (const ChartLine& line : m_state.spec.verticals) {
        QPen pen(t.text2, line.isHeavy ? 2 : 1);
        pen.setCapStyle(Qt::FlatCap);
        if (line.isDashed)
            pen.setDashPattern({4, 3});
        painter.setPen(pen);
        const double x = std::round(layout.mapX(line.at)) + 0.5;
        painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
        const double width = metrics.horizontalAdvance(line.text);
        const bool isRight = x - width - 6 < layout.plot.left();
        text(painter, QRectF(isRight ? x + 6 : x - width - 6, layout.plot.top(), width + 2, metrics.height()), Qt::AlignLeft, line.text, t.text2);
    }
    if (m_state.hoverX)
        pixelLine(painter, layout.mapX(*m_state.hoverX), layout.plot.top(), 1, layout.plot.height(), t.text2);
}

void PlotOverlay::paintMarkers(QPainter& painter) const
{
    const PlotLayout& layout = m_state.layout;
    for (const ChartSeries& series : m_state.spec.series) {
        if (!series.hasMarkers && !series.isPoints)
            continue;
        for (const QPointF& point : series.points)
            paintMarker(painter, QPointF(layout.mapX(point.x()), layout.mapY(point.y())), seriesMarker(series.number),
                        m_state.tokens.seriesColour(series.number), m_state.tokens.surface, 7);
    }
    painter.setFont(pixelFont(m_state.base, TextRole::Chart));
    const QFontMetricsF metrics(painter.font());
    QList<QRectF> taken;
    for (const ChartSeries& series : m_state.spec.series)
        for (qsizetype i = 0; series.isPoints && series.hasPointNames && i < series.points.size(); ++i)
            taken << QRectF(layout.mapX(series.points[i].x()) - 4, layout.mapY(series.points[i].y()) - 4, 8, 8);
    for (const ChartSeries& series : m_state.spec.series) {
        for (qsizetype i = 0; series.isPoints && series.hasPointNames && i < series.points.size() && i < series.pointTexts.size(); ++i) {
            const QString name = series.pointTexts[i].section(QLatin1Char('\n'), 0, 0);
            const QPointF at(layout.mapX(series.points[i].x()), layout.mapY(series.points[i].y()));
            const QRectF beside(at.x() + 7, at.y() - metrics.height() / 2, metrics.horizontalAdvance(name) + 2, metrics.height());
            const QPointF shifts[] = {
                {0, 0}, {-beside.width() - 14, 0}, {-beside.width() / 2 - 7, -beside.height() + 2}, {-beside.width() / 2 - 7, beside.height() - 2}};
            for (const QPointF& shift : shifts) {
                const QRectF place = beside.translated(shift);
                const bool isCovered = std::any_of(taken.cbegin(), taken.cend(), [&](const QRectF& other) { return other.intersects(place); });
                if (isCovered || place.right() > m_state.rect.right() || place.left() < layout.plot.left())
                    continue;
                taken << place;
                text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, name, m_state.tokens.text2);
                break;
            }
        }
    }
}

void PlotOverlay::paintMarks(QPainter& painter) const
{
    const PlotLayout& layout = m_state.layout;
    const Tokens& t = m_state.tokens;
    const QFont strong = pixelFont(m_state.base, TextRole::ChartStrong);
    const QFont small = pixelFont(m_state.base, TextRole::Small);
    for (const ChartMark& mark : m_state.spec.marks) {
        const QPointF at(layout.mapX(mark.at.x()), layout.mapY(mark.at.y()));
        const QColor ink = t.ink(mark.ink);
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (mark.hasDropLine)
            pixelLine(painter, at.x(), at.y(), 1, layout.plot.bottom() - at.y(), t.text2);
        if (mark.rangeLow || mark.rangeHigh) {
            QColor bar = t.text2;
            bar.setAlphaF(0.45F);
            const double low = layout.mapX(std::max(layout.xMin, mark.rangeLow.value_or(layout.xMin)));
            const double high = layout.mapX(std::min(layout.xMax, mark.rangeHigh.value_or(layout.xMax)));
            painter.fillRect(QRectF(low, layout.plot.bottom() - 3, high - low, 6), bar);
        }
        paintMarker(painter, at, Marker::Ring, ink, t.surface, 9);
        const double lineHeight = QFontMetricsF(strong).height();
        const double total = lineHeight * (mark.note.isEmpty() ? 1 : 2);
        // Beside the drop line near the axis, where no curve is, or beside the ring.
        const double y = mark.hasDropLine ? std::max(at.y() + 8, layout.plot.bottom() - total - 10) : at.y() - total - 4;
        const double width = std::max(QFontMetricsF(strong).horizontalAdvance(mark.title), QFontMetricsF(small).horizontalAdvance(mark.note)) + 2;
        const bool isRight = at.x() - width - 8 < layout.plot.left();
        const double left = isRight ? at.x() + 8 : at.x() - width - 8;
        const int side = isRight ? Qt::AlignLeft : Qt::AlignRight;
        painter.setFont(strong);
        text(painter, QRectF(left, y, width, lineHeight), side | Qt::AlignVCenter, mark.title, ink);
        painter.setFont(small);
        text(painter, QRectF(left, y + lineHeight, width, lineHeight), side | Qt::AlignVCenter, mark.note, t.text2);
    }
}

void PlotOverlay::paintHoverPoint(QPainter& painter) const
{
    if (!m_state.hoverPoint)
        return;
    const ChartSeries& series = m_state.spec.series[m_state.hoverPoint->series];
    const QPointF point = series.points[m_state.hoverPoint->index];
    const PlotLayout& layout = m_state.layout;
    const Tokens& t = m_state.tokens;
    const QPointF at(layout.mapX(point.x()), layout.mapY(point.y()));
    paintMarker(painter, at, Marker::Ring, t.text1, t.surface, 11);
    const QStringList lines = series.pointTexts.isEmpty() ? QStringList() : series.pointTexts[m_state.hoverPoint->index].split(QLatin1Char('\n'));
    if (lines.isEmpty())
        return;
    const QFont strong = pixelFont(m_state.base, TextRole::ChartStrong);
    const QFont plain = pixelFont(m_state.base, TextRole::Chart);
    const double height = QFontMetricsF(plain).height();
    double width = QFontMetricsF(strong).horizontalAdvance(lines.first());
    for (const QString& line : lines)
        width = std::max(width, QFontMetricsF(plain).horizontalAdvance(line));
    QRectF box(0, 0, std::ceil(width) + 16, std::ceil(height * double(lines.size())) + 10);
    const double left = at.x() + 12 + box.width() > m_state.rect.right() ? at.x() - 12 - box.width() : at.x() + 12;
    box.moveTopLeft(QPointF(
        std::round(std::max(m_state.rect.left(), left)),
        std::round(std::clamp(at.y() - box.height() / 2, m_state.rect.top(), std::max(m_state.rect.top(), layout.plot.bottom() - box.height())))));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(box, t.line2);
    painter.fillRect(box.adjusted(1, 1, -1, -1), t.raised);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(i == 0 ? strong : plain);
        text(painter, QRectF(box.left() + 8, box.top() + 5 + double(i) * height, box.width() - 16, height), Qt::AlignLeft | Qt::AlignVCenter,
             lines[i], i == 0 ? t.text1 : t.text2);
    }
}

void PlotOverlay::paintEndLabels(QPainter& painter) const
{
    if (!m_state.spec.hasEndLabels)
        return;
    const PlotLayout& layout = m_state.layout;
    const Tokens& t = m_state.tokens;
    struct Label {
        double y;
        QString name;
        QString value;
        QColor ink;
    };
    QList<Label> labels;
    for (const ChartSeries& series : m_state.spec.series) {
        if (series.name.isEmpty() || series.points.isEmpty())
            continue;
        if (series.isPoints)
            continue;
        const auto hovered = m_state.hoverX ? valueAt(series, *m_state.hoverX) : std::nullopt;
        const double value = hovered.value_or(series.points.last().y());
        const QString shown = hovered ? QString::fromStdString(m_state.spec.format.decimal(value, m_state.spec.valueDecimals)) : series.endText;
        labels << Label{layout.mapY(series.points.last().y()), series.name, shown, t.seriesColour(series.number)};
    }
    for (const ChartLine& line : m_state.spec.horizontals)
        labels << Label{layout.mapY(line.at), {}, line.text, t.text2};
    std::stable_sort(labels.begin(), labels.end(), [](const Label& a, const Label& b) { return a.y < b.y; });
    const QFont strong = pixelFont(m_state.base, TextRole::ChartStrong);
    const QFont plain = pixelFont(m_state.base, TextRole::Chart);
    const double height = QFontMetricsF(plain).height();
    QList<double> places;
    for (const Label& label : std::as_const(labels))
        places << label.y;
    places = spread(places, std::max(15.0, height), layout.plot.top(), layout.plot.bottom());
    const double left = layout.plot.right() + 8;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        QRectF place(left, places[i] - height / 2, m_state.rect.right() - left, height);
        if (!labels[i].name.isEmpty()) {
            painter.setFont(strong);
            const QString name = QFontMetricsF(strong).elidedText(labels[i].name, Qt::ElideRight, place.width());
            text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, name, labels[i].ink);
            place.adjust(QFontMetricsF(strong).horizontalAdvance(name + QLatin1Char(' ')), 0, 0, 0);
        }
        painter.setFont(plain);
        text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, QFontMetricsF(plain).elidedText(labels[i].value, Qt::ElideRight, place.width()),
             labels[i].name.isEmpty() ? t.text2 : t.text1);
    }
}

void PlotOverlay::paintBarValues(QPainter& painter) const
{
    const PlotLayout& layout = m_state.layout;
    painter.setFont(pixelFont(m_state.base, TextRole::Chart));
    const QFontMetricsF metrics(painter.font());
    const qsizetype sets = std::max<qsizetype>(1, m_state.spec.series.size());
    const double group = layout.plot.width() / std::max<double>(1.0, double(m_state.spec.categories.size())) * 0.7;
    for (qsizetype s = 0; s < m_state.spec.series.size(); ++s) {
        const QList<double>& values = m_state.spec.series[s].values;
        for (qsizetype i = 0; i < values.size(); ++i) {
            const QString shown = QString::fromStdString(m_state.spec.format.decimal(values[i], m_state.spec.valueDecimals));
            const double width = metrics.horizontalAdvance(shown);
            if (width > group / double(sets) + 6)
                continue;
            const double x = layout.mapX(double(i)) + group * ((double(s) + 0.5) / double(sets) - 0.5);
            const double y = layout.mapY(values[i]);
            text(painter, QRectF(x - width / 2 - 1, values[i] < 0 ? y + 2 : y - metrics.height() - 1, width + 2, metrics.height()), Qt::AlignCenter,
                 shown, m_state.tokens.text1);
        }
    }
}

}  // namespace outlay::ui
