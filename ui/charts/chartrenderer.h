// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a ChartSpec. Qt Charts appears in the .cpp of this class alone: it draws the series, PlotFrame the rest.
// Updates are cheap: series of the same shape get their points replaced in place; nothing is animated.
#pragma once

#include "ui/charts/chartspec.h"

#include <QFont>
#include <QRectF>

#include <memory>

class QGraphicsScene;
class QPainter;

namespace outlay::ui {

class ChartRenderer final {
public:
    /// Needs a QApplication (also offscreen).
    ChartRenderer();
    ~ChartRenderer();
    ChartRenderer(const ChartRenderer&) = delete;
    ChartRenderer& operator=(const ChartRenderer&) = delete;

    /// Takes the spec over. A spec with a problem is not drawn: the problem is returned and the plot stays empty.
    std::optional<Issue> setSpec(const ChartSpec& spec);
    [[nodiscard]] const ChartSpec& spec() const;
    void setStyle(const Tokens& tokens, const QFont& base);
    void resize(const QSizeF& size);
    /// x in axis units; nothing hides the hover line.
    void setHover(std::optional<double> x);
    /// Of a scatter: the point that is ringed, with its text beside it.
    void setHoverPoint(std::optional<PlotPoint> point);
    [[nodiscard]] std::optional<PlotPoint> nearestPoint(const QPointF& pixel) const;
    [[nodiscard]] QList<PlotPoint> pointsByX() const;
    /// The x of the data point nearest to a pixel; nothing outside the plot.
    [[nodiscard]] std::optional<double> nearestX(const QPointF& pixel) const;
    [[nodiscard]] QGraphicsScene* scene() const;
    [[nodiscard]] QRectF plotRect() const;

    /// Into any painter, at any place; vectors stay vectors.
    static void paint(QPainter& painter, const QRectF& rect, const ChartSpec& spec, const Tokens& tokens, const QFont& base);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace outlay::ui
