// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as plain values, without any drawing class: built from an estimate, checked, drawn by ChartRenderer.
// Values are in display units (currency already converted, "M$" already divided); texts are in the display language.
#pragma once

#include "core/base/issue.h"
#include "core/units/numberformat.h"
#include "ui/charts/chartbody.h"
#include "ui/theme/tokens.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>

namespace outlay::ui {

enum class ChartKind { Line, Bar, GroupedBar, Scatter };
[[nodiscard]] inline bool hasCategories(ChartKind kind) { return kind == ChartKind::Bar || kind == ChartKind::GroupedBar; }

/// Overrides the dash of a series number, where the line kind has a meaning of its own (rent solid, own dotted).
enum class LineDash { OfSeries, Solid, Dashed, Dotted };

struct ChartSeries {
    QString name;
    int number = 1;              ///< 1 to 8: colour, dash and marker
    QList<QPointF> points;       ///< ascending x; gaps are separate series of the same number and an empty name
    QList<double> values;        ///< bar kinds: one a category
    QString endText;             ///< value behind the name at the end of the line
    LineDash dash = LineDash::OfSeries;
    double width = 2.0;
    bool hasMarkers = false;     ///< at most 300 points
    bool isPoints = false;       ///< of a scatter: markers without a line, in any order; hover and the arrow keys visit them
    bool hasPointNames = false;  ///< the first line of each text beside its point, where it does not cover another
    QStringList pointTexts = {}; ///< one a point, lines parted by a line feed; shown beside the point under the pointer
};

/// P10–P90 around a curve; both limits have the same x.
struct ChartBand {
    int number = 1;
    QList<QPointF> low;
    QList<QPointF> high;
    bool isReference = false;
};

/// One highlighted point: ring, line down to the axis, two lines of text left of it, bar on the axis.
struct ChartMark {
    QPointF at;
    QString title;
    QString note;
    bool hasDropLine = true;
    Ink ink = Ink::Text1;
    std::optional<double> rangeLow;   ///< on x
    std::optional<double> rangeHigh;  ///< beyond the axis: open to its edge
};

struct ChartLine {
    double at = 0.0;
    QString text;
    bool isDashed = true;
    bool isHeavy = false;
};

struct ChartTick {
    double at = 0.0;
    QString text;  ///< empty: a short tick
};

struct ChartAxis {
    std::optional<double> minimum;  ///< found from the data if absent
    std::optional<double> maximum;
    bool isLog = false;             ///< x: of a scatter only
    bool includesZero = true;       ///< y: a line chart that starts elsewhere draws its base line as grid
    QList<ChartTick> ticks;         ///< 1-2-5 steps if empty
};

/// One point of a scatter.
struct PlotPoint {
    qsizetype series = 0;
    qsizetype index = 0;
    bool operator==(const PlotPoint&) const = default;
};

struct ChartSpec {
    ChartKind kind = ChartKind::Line;
    QString title;     ///< the finding, resolved from its rule by the caller
    QString subtitle;  ///< quantity, unit, basis
    QString alt;
    QList<ChartSeries> series;
    QList<ChartBand> bands;
    QStringList categories;
    ChartAxis x;
    ChartAxis y;
    QList<ChartMark> marks;
    QList<ChartLine> verticals;
    QList<ChartLine> horizontals;  ///< budget, target; labelled at the right
    bool hasEndLabels = true;
    QString xName;                 ///< head of the first column of the table
    NumberFormat format;           ///< for ticks and hover values
    int valueDecimals = 1;         ///< of hover values and of the table if it is not given
    ChartTable table;              ///< made from the series if empty

    bool isEmpty() const;
};

/// Nothing if the chart can be drawn; otherwise what is wrong with its values: not finite, not positive on a log axis,
/// limits of a band with different x, bars without categories, too many markers, points without their texts.
[[nodiscard]] std::optional<Issue> problemOf(const ChartSpec& spec);

/// The table of the spec, or one made of its series.
[[nodiscard]] ChartTable tableOf(const ChartSpec& spec);

/// At most `limit` points with the extremes of every stretch kept. O(n).
[[nodiscard]] QList<QPointF> decimated(const QList<QPointF>& points, int limit = 500);

}  // namespace outlay::ui
