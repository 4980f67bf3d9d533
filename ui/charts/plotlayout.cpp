// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plotlayout.h"

#include "ui/theme/fonts.h"

#include <QFontMetricsF>

#include <cmath>

namespace outlay::ui {

namespace {

constexpr double endLabelRoom = 112.0;

int decimalsOf(double step) { return step >= 1.0 ? 0 : std::min(9, static_cast<int>(std::ceil(-std::log10(step) - 1e-9))); }

struct Extent {
    double low = 0.0;
    double high = 0.0;
    bool isSet = false;
    void add(double value)
    {
        low = isSet ? std::min(low, value) : value;
        high = isSet ? std::max(high, value) : value;
        isSet = true;
    }
};

void linearY(PlotLayout& layout, const ChartSpec& spec, const Extent& y)
{
    double low = spec.y.minimum.value_or(y.low);
    double high = spec.y.maximum.value_or(y.high);
    const bool mayStartElsewhere = !hasCategories(spec.kind) && !spec.y.includesZero;
    if (!mayStartElsewhere && !spec.y.minimum)
        low = std::min(low, 0.0);
    if (!mayStartElsewhere && !spec.y.maximum)
        high = std::max(high, 0.0);
    if (high <= low)
        high = low + (low == 0.0 ? 1.0 : std::fabs(low) * 0.1);
    const QList<double> steps = niceSteps(low, high);
    layout.yMin = spec.y.minimum.value_or(steps.first());
    // The last step need not lie on the edge: the highest point only needs room.
    layout.yMax =
        spec.y.maximum.value_or(high > steps[steps.size() - 2] + 0.5 * (steps.last() - steps[steps.size() - 2]) ? steps.last() : high * 1.04);
    if (layout.yMax <= layout.yMin)
        layout.yMax = steps.last();
    layout.hasZeroBase = layout.yMin == 0.0;
    const int decimals = decimalsOf(steps[1] - steps[0]);
    for (const double step : steps)
        if (step >= layout.yMin - 1e-12 && step <= layout.yMax * (1 + 1e-12) + 1e-12)
            layout.yTicks << ChartTick{step, QString::fromStdString(spec.format.decimal(step, decimals))};
}

/// Whole decades, so that the ticks need no fractions.
void logX(PlotLayout& layout, const ChartSpec& spec, const Extent& x)
{
    layout.isLogX = true;
    const double low = std::log10(spec.x.minimum.value_or(x.isSet ? x.low : 1.0));
    const double high = std::log10(spec.x.maximum.value_or(x.isSet ? x.high : 10.0));
    layout.xMin = std::floor(low + 1e-9);
    layout.xMax = std::max(layout.xMin + 1.0, std::ceil(high - 1e-9));
    for (double exponent = layout.xMin; exponent <= layout.xMax + 1e-9; exponent += 1)
        layout.xTicks << ChartTick{std::pow(10.0, exponent), QString::fromStdString(spec.format.compact(std::pow(10.0, exponent)))};
}

void logY(PlotLayout& layout, const ChartSpec& spec, const Extent& y)
{
    layout.isLog = true;
    const double low = std::log10(spec.y.minimum.value_or(y.isSet ? y.low : 1.0));
    const double high = std::log10(spec.y.maximum.value_or(y.isSet ? y.high : 10.0));
    layout.yMin = std::floor(low + 1e-9);
    layout.yMax = std::max(layout.yMin + 1.0, std::ceil(high - 1e-9));
    layout.hasZeroBase = false;
    const int stride = std::max(1, static_cast<int>(std::ceil((layout.yMax - layout.yMin) / 6.0)));
    for (double exponent = layout.yMin; exponent <= layout.yMax + 1e-9; exponent += stride)
        layout.yTicks << ChartTick{exponent, QString::fromStdString(spec.format.compact(std::pow(10.0, exponent)))};
}

}  // namespace

double PlotLayout::axisY(double value) const { return isLog ? std::log10(std::max(value, 1e-300)) : value; }

double PlotLayout::axisX(double value) const { return isLogX ? std::log10(std::max(value, 1e-300)) : value; }

QList<double> niceSteps(double low, double high, int wanted)
{
    const double span = high > low ? high - low : 1.0;
    const double raw = span / std::max(1, wanted - 1);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    double best = power;
    double distance = 1e300;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        const double step = factor * power;
        const double count = std::floor(high / step + 1e-9) - std::ceil(low / step - 1e-9) + 1;
        const double off = std::fabs(count - wanted) + (count < 4 || count > 6 ? 2 : 0);
        if (off < distance) {
            distance = off;
            best = step;
        }
    }
    QList<double> steps;
    const auto first = static_cast<qint64>(std::floor(low / best + 1e-9));
    const auto last = std::max(first + 1, static_cast<qint64>(std::ceil(high / best - 1e-9)));
    for (qint64 i = first; i <= last && steps.size() < 40; ++i)
        steps << static_cast<double>(i) * best;
    return steps;
}

PlotLayout layOut(const ChartSpec& spec, const QRectF& rect, const QFont& base)
{
    PlotLayout layout;
    Extent x;
    Extent y;
    for (const ChartSeries& series : spec.series) {
        for (const QPointF& point : series.points) {
            x.add(point.x());
            y.add(point.y());
        }
        for (const double value : series.values)
            y.add(value);
    }
    for (const ChartBand& band : spec.bands)
        for (const auto* limit : {&band.low, &band.high})
            for (const QPointF& point : *limit) {
                x.add(point.x());
                y.add(point.y());
            }
    for (const ChartLine& line : spec.horizontals)
        y.add(line.at);

    if (spec.kind == ChartKind::Scatter && spec.x.isLog) {
        logX(layout, spec, x);
    } else if (!hasCategories(spec.kind)) {
        layout.xMin = spec.x.minimum.value_or(x.low);
        layout.xMax = spec.x.maximum.value_or(x.high);
        if (layout.xMax <= layout.xMin) {
            layout.xMin -= 0.5;
            layout.xMax = layout.xMin + 1.0;
        }
    } else {
        layout.xMin = -0.5;
        layout.xMax = std::max<double>(1.0, static_cast<double>(spec.categories.size())) - 0.5;
    }
    if (spec.y.isLog)
        logY(layout, spec, y);
    else
        linearY(layout, spec, y);
    if (!spec.y.ticks.isEmpty()) {
        layout.yTicks.clear();
        for (const ChartTick& tick : spec.y.ticks)
            layout.yTicks << ChartTick{layout.axisY(tick.at), tick.text};
    }

    const QFontMetricsF metrics(pixelFont(base, TextRole::Chart));
    double labelWidth = 8.0;
    for (const ChartTick& tick : std::as_const(layout.yTicks))
        labelWidth = std::max(labelWidth, metrics.horizontalAdvance(tick.text));
    const bool hasLabels = !hasCategories(spec.kind) && spec.hasEndLabels && !spec.series.isEmpty();
    double right = 12.0;
    if (hasLabels) {
        double widest = 0.0;
        const QFontMetricsF strong(pixelFont(base, TextRole::ChartStrong));
        for (const ChartSeries& series : spec.series)
            if (!series.name.isEmpty())
                widest = std::max(widest, strong.horizontalAdvance(series.name) + metrics.horizontalAdvance(QLatin1Char(' ') + series.endText));
        for (const ChartLine& line : spec.horizontals)
            widest = std::max(widest, metrics.horizontalAdvance(line.text));
        right = std::min(std::max(endLabelRoom, widest + 12.0), rect.width() * 0.4);
    }
    if (spec.kind == ChartKind::Scatter && !layout.xTicks.isEmpty())
        right = std::max(right, metrics.horizontalAdvance(layout.xTicks.last().text) / 2 + 4);
    // Whole pixels: a hairline on half a pixel is two pixels wide.
    const double top = std::ceil(rect.top() + metrics.height() / 2 + 2);
    const double left = std::ceil(rect.left() + labelWidth + 8);
    layout.plot = QRectF(left, top, std::max(20.0, std::floor(rect.right() - right - left)),
                         std::max(20.0, std::floor(rect.bottom() - metrics.height() - 8 - top)));

    if (hasCategories(spec.kind)) {
        for (qsizetype i = 0; i < spec.categories.size(); ++i)
            layout.xTicks << ChartTick{double(i), spec.categories[i]};
    } else if (!spec.x.ticks.isEmpty()) {
        layout.xTicks = spec.x.ticks;
    } else if (!layout.isLogX) {
        const QList<double> steps = niceSteps(layout.xMin, layout.xMax, 6);
        const int decimals = decimalsOf(steps[1] - steps[0]);
        for (const double step : steps)
            if (step >= layout.xMin - 1e-9 && step <= layout.xMax + 1e-9)
                layout.xTicks << ChartTick{step, QString::fromStdString(spec.format.decimal(step, decimals))};
    }
    return layout;
}

QList<double> spread(QList<double> wanted, double distance, double low, double high)
{
    for (qsizetype i = 1; i < wanted.size(); ++i)
        wanted[i] = std::max(wanted[i], wanted[i - 1] + distance);
    if (!wanted.isEmpty() && wanted.last() > high) {
        wanted.last() = high;
        for (qsizetype i = wanted.size() - 2; i >= 0; --i)
            wanted[i] = std::min(wanted[i], wanted[i + 1] - distance);
    }
    if (!wanted.isEmpty() && wanted.first() < low) {
        wanted.first() = low;
        for (qsizetype i = 1; i < wanted.size(); ++i)
            wanted[i] = std::max(wanted[i], wanted[i - 1] + distance);
    }
    return wanted;
}

}  // namespace outlay::ui
