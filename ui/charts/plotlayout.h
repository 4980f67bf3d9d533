// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything of a chart lies: the plot rectangle on whole pixels, the ranges of the axes, the ticks in 1-2-5 steps.
#pragma once

#include "ui/charts/chartspec.h"

#include <QFont>
#include <QRectF>

namespace outlay::ui {

struct PlotLayout {
    QRectF plot;
    double xMin = 0.0;  ///< log10 of the value on a log axis
    double xMax = 1.0;
    double yMin = 0.0;  ///< the same
    double yMax = 1.0;
    bool isLog = false;   ///< y
    bool isLogX = false;
    bool hasZeroBase = true;
    QList<ChartTick> xTicks;  ///< `at` in values
    QList<ChartTick> yTicks;  ///< `at` in axis units (log10 on a log axis)

    [[nodiscard]] double axisY(double value) const;
    [[nodiscard]] double axisX(double value) const;
    [[nodiscard]] double mapX(double x) const { return plot.left() + (axisX(x) - xMin) / (xMax - xMin) * plot.width(); }
    [[nodiscard]] double mapY(double value) const { return plot.bottom() - (axisY(value) - yMin) / (yMax - yMin) * plot.height(); }
};

/// 4 to 6 steps of 1, 2 or 5 times a power of ten that cover [low, high]; both ends are steps.
[[nodiscard]] QList<double> niceSteps(double low, double high, int wanted = 5);

[[nodiscard]] PlotLayout layOut(const ChartSpec& spec, const QRectF& rect, const QFont& base);

/// Places for labels at `wanted` (ascending): at least `distance` apart, in order, inside [low, high] if they fit.
[[nodiscard]] QList<double> spread(QList<double> wanted, double distance, double low, double high);

}  // namespace outlay::ui
