// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Small shapes that the style, the widgets and the charts share, so that a chevron or a hatch is one thing everywhere.
#pragma once

#include "ui/theme/tokens.h"

#include <QPolygonF>

class QPainter;
class QRect;
class QRectF;

namespace outlay::ui {

enum class Direction { Up, Down, Left, Right };

/// Rounded box with an edge lying inside `rect`; an invalid colour leaves out the fill or the edge.
void paintBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& edge, qreal edgeWidth, qreal radius);

/// Ground and edge of a field or button, with the 2 px accent (or bad) edge inside.
void paintField(QPainter& painter, const QRect& rect, const Tokens& tokens, bool isEnabled, bool hasFocus, bool isInvalid);

void paintChevron(QPainter& painter, const QRectF& rect, Direction direction, const QColor& colour);

/// The filled triangle of a change or of a sorted column, 8×8 in the middle of `rect`.
void paintTriangle(QPainter& painter, const QRectF& rect, Direction direction, const QColor& colour);

/// The mark of the best value, 7 px wide, in the middle of `rect`.
void paintDiamond(QPainter& painter, const QRectF& rect, const QColor& colour);

/// Hatch = unknown. Lines are clipped by arithmetic, not by a brush, because a hatch brush shrinks in PDF.
void paintHatch(QPainter& painter, const QRectF& rect, const QColor& lineColour, const QColor& edge = QColor(), const QColor& ground = QColor(),
                qreal pitch = 6.0, qreal width = 1.0);

/// A sample of a series' line, with dashes, in the middle of `rect`.
void paintLineSample(QPainter& painter, const QRectF& rect, const QColor& colour, const QList<qreal>& dash, qreal width = 2.0);

/// Marker of a series, `size` px across, around `centre`.
void paintMarker(QPainter& painter, const QPointF& centre, Marker marker, const QColor& colour, const QColor& ground, qreal size = 7.0);

/// A line of one device pixel.
void paintHairline(QPainter& painter, const QRect& rect, const QColor& colour);

}  // namespace outlay::ui
