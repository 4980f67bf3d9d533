// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stylepaint.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace outlay::ui {

void paintBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& edge, qreal edgeWidth, qreal radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, radius > 0);
    const qreal inset = edge.isValid() ? edgeWidth / 2 : 0;
    painter.setPen(edge.isValid() ? QPen(edge, edgeWidth) : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const QRectF inner = rect.adjusted(inset, inset, -inset, -inset);
    if (radius > 0)
        painter.drawRoundedRect(inner, radius - inset, radius - inset);
    else
        painter.drawRect(inner);
    painter.restore();
}

void paintField(QPainter& painter, const QRect& rect, const Tokens& tokens, bool isEnabled, bool hasFocus, bool isInvalid)
{
    const QColor edge = isInvalid ? tokens.bad : hasFocus ? tokens.accent : isEnabled ? tokens.line2 : tokens.line;
    paintBox(painter, rect, tokens.surface, edge, isInvalid || hasFocus ? 2 : 1, 4);
}

void paintChevron(QPainter& painter, const QRectF& rect, Direction direction, const QColor& colour)
{
    const QPointF c = rect.center();
    const qreal w = 3.75;
    const qreal h = 1.9;
    QPolygonF line;
    switch (direction) {
    case Direction::Down:
        line << QPointF(-w, -h) << QPointF(0, h) << QPointF(w, -h);
        break;
    case Direction::Up:
        line << QPointF(-w, h) << QPointF(0, -h) << QPointF(w, h);
        break;
    case Direction::Right:
        line << QPointF(-h, -w) << QPointF(h, 0) << QPointF(-h, w);
        break;
    case Direction::Left:
        line << QPointF(h, -w) << QPointF(-h, 0) << QPointF(h, w);
        break;
    }
    line.translate(c);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.restore();
}

void paintTriangle(QPainter& painter, const QRectF& rect, Direction direction, const QColor& colour)
{
    const QPointF c = rect.center();
    QPolygonF shape;
    switch (direction) {
    case Direction::Up:
        shape << QPointF(-4, 3) << QPointF(0, -4) << QPointF(4, 3);
        break;
    case Direction::Down:
        shape << QPointF(-4, -3) << QPointF(0, 4) << QPointF(4, -3);
        break;
    case Direction::Left:
        shape << QPointF(3, -4) << QPointF(-4, 0) << QPointF(3, 4);
        break;
    case Direction::Right:
        shape << QPointF(-3, -4) << QPointF(4, 0) << QPointF(-3, 4);
        break;
    }
    shape.translate(c);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(shape);
    painter.restore();
}

void paintDiamond(QPainter& painter, const QRectF& rect, const QColor& colour)
{
    QPolygonF shape;
    shape << QPointF(0, -3.5) << QPointF(3.5, 0) << QPointF(0, 3.5) << QPointF(-3.5, 0);
    shape.translate(rect.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(shape);
    painter.restore();
}

void paintHatch(QPainter& painter, const QRectF& rect, const QColor& lineColour, const QColor& edge, const QColor& ground, qreal pitch, qreal width)
{
    if (rect.width() <= 0 || rect.height() <= 0)
        return;
    painter.save();
    if (ground.isValid())
        painter.fillRect(rect, ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(lineColour, width, Qt::SolidLine, Qt::FlatCap));
    // Rising lines x + y = c, one every pitch·√2 along the edges; c starts on a multiple so that neighbours join up.
    const qreal step = pitch * std::sqrt(2.0);
    const qreal first = std::ceil((rect.left() + rect.top()) / step) * step;
    const qreal last = rect.right() + rect.bottom();
    QList<QLineF> lines;
    for (qreal c = first; c < last; c += step) {
        const qreal left = std::max(rect.left(), c - rect.bottom());
        const qreal right = std::min(rect.right(), c - rect.top());
        if (right > left)
            lines.append(QLineF(left, c - left, right, c - right));
    }
    painter.drawLines(lines);
    painter.restore();
    if (edge.isValid())
        paintBox(painter, rect, QColor(), edge, 1, 0);
}

void paintLineSample(QPainter& painter, const QRectF& rect, const QColor& colour, const QList<qreal>& dash, qreal width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(colour, width, Qt::SolidLine, dash.isEmpty() ? Qt::RoundCap : Qt::FlatCap);
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    painter.setPen(pen);
    const qreal y = std::round(rect.center().y());
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    painter.restore();
}

void paintMarker(QPainter& painter, const QPointF& centre, Marker marker, const QColor& colour, const QColor& ground, qreal size)
{
    const qreal r = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (marker) {
    case Marker::Disc:
        painter.drawEllipse(QPointF(), r, r);
        break;
    case Marker::Square:
        painter.drawRect(QRectF(-r, -r, size, size).adjusted(.4, .4, -.4, -.4));
        break;
    case Marker::Triangle:
        painter.drawPolygon(QPolygonF({QPointF(0, -r), QPointF(r, r), QPointF(-r, r)}));
        break;
    case Marker::TriangleDown:
        painter.drawPolygon(QPolygonF({QPointF(0, r), QPointF(r, -r), QPointF(-r, -r)}));
        break;
    case Marker::Diamond:
        painter.drawPolygon(QPolygonF({QPointF(0, -r * 1.15), QPointF(r * 1.15, 0), QPointF(0, r * 1.15), QPointF(-r * 1.15, 0)}));
        break;
    case Marker::Cross:
    case Marker::Plus:
        painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::FlatCap));
        if (marker == Marker::Cross)
            painter.rotate(45);
        painter.drawLine(QPointF(-r, 0), QPointF(r, 0));
        painter.drawLine(QPointF(0, -r), QPointF(0, r));
        break;
    case Marker::Ring:
        painter.setPen(QPen(colour, 2));
        painter.setBrush(ground);
        painter.drawEllipse(QPointF(), r, r);
        break;
    }
    painter.restore();
}

void paintHairline(QPainter& painter, const QRect& rect, const QColor& colour) { painter.fillRect(rect, colour); }

}  // namespace outlay::ui
