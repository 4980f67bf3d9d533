// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartspec.h"

#include "core/base/trnoop.h"

#include <QMap>

#include <cmath>

namespace outlay::ui {

namespace {

constexpr qsizetype maxMarkers = 300;

std::optional<Issue> wrong(std::string_view code, const QString& name, std::string_view text)
{
    return makeIssue(Severity::Error, code, name.toStdString(), text, {name.toStdString()});
}

std::optional<Issue> pointsProblem(const QString& name, const QList<QPointF>& points, bool isLog, bool isLogX = false)
{
    for (const QPointF& point : points) {
        if (!std::isfinite(point.x()) || !std::isfinite(point.y()))
            return wrong(code::nonFinite, name, CORE_TR_NOOP("core", "The chart series “%1” has a value that is not a number."));
        if ((isLog && point.y() <= 0.0) || (isLogX && point.x() <= 0.0))
            return wrong(code::range, name, CORE_TR_NOOP("core", "The chart series “%1” has a value of 0 or less, which a log axis cannot show."));
    }
    return {};
}

}  // namespace

bool ChartSpec::isEmpty() const
{
    for (const ChartSeries& one : series)
        if (!one.points.isEmpty() || !one.values.isEmpty())
            return false;
    return true;
}

std::optional<Issue> problemOf(const ChartSpec& spec)
{
    for (const ChartSeries& series : spec.series) {
        if (auto problem = pointsProblem(series.name, series.points, spec.y.isLog, spec.x.isLog))
            return problem;
        for (const double value : series.values) {
            if (!std::isfinite(value))
                return wrong(code::nonFinite, series.name, CORE_TR_NOOP("core", "The chart series “%1” has a value that is not a number."));
            if (spec.y.isLog && value <= 0.0)
                return wrong(code::range, series.name,
                             CORE_TR_NOOP("core", "The chart series “%1” has a value of 0 or less, which a log axis cannot show."));
        }
        if (hasCategories(spec.kind) && series.values.size() != spec.categories.size())
            return wrong(code::type, series.name, CORE_TR_NOOP("core", "The chart series “%1” does not have one value for each category."));
        if (hasCategories(spec.kind) && spec.y.isLog)
            return wrong(code::unsupported, series.name, CORE_TR_NOOP("core", "The bars of “%1” start at zero, which a log axis does not have."));
        if (!series.pointTexts.isEmpty() && series.pointTexts.size() != series.points.size())
            return wrong(code::type, series.name, CORE_TR_NOOP("core", "The chart series “%1” does not have one text for each point."));
        if ((series.hasMarkers || series.isPoints) && series.points.size() > maxMarkers)
            return wrong(code::range, series.name, CORE_TR_NOOP("core", "The chart series “%1” has too many points for markers."));
    }
    for (const ChartBand& band : spec.bands) {
        const QString name = QStringLiteral("P10–P90");
        if (band.low.size() != band.high.size())
            return wrong(code::type, name, CORE_TR_NOOP("core", "The two limits of the band “%1” differ in length."));
        for (const auto* limit : {&band.low, &band.high})
            if (auto problem = pointsProblem(name, *limit, spec.y.isLog, spec.x.isLog))
                return problem;
    }
    for (const ChartMark& mark : spec.marks)
        if (auto problem = pointsProblem(mark.title, {mark.at}, spec.y.isLog, spec.x.isLog))
            return problem;
    for (const auto* lines : {&spec.verticals, &spec.horizontals})
        for (const ChartLine& line : *lines)
            if (!std::isfinite(line.at))
                return wrong(code::nonFinite, line.text, CORE_TR_NOOP("core", "The line “%1” of a chart has no place."));
    for (const ChartAxis* axis : {&spec.x, &spec.y}) {
        const bool hasBoth = axis->minimum && axis->maximum;
        if ((axis->minimum && !std::isfinite(*axis->minimum)) || (axis->maximum && !std::isfinite(*axis->maximum))
            || (hasBoth && *axis->minimum >= *axis->maximum) || (axis->isLog && axis->minimum && *axis->minimum <= 0.0))
            return wrong(code::range, spec.title, CORE_TR_NOOP("core", "An axis of the chart “%1” has no range."));
    }
    return {};
}

ChartTable tableOf(const ChartSpec& spec)
{
    if (!spec.table.heads.isEmpty())
        return spec.table;
    ChartTable table;
    table.heads << spec.xName;
    const auto write = [&spec](double value) { return QString::fromStdString(spec.format.decimal(value, spec.valueDecimals)); };
    if (hasCategories(spec.kind)) {
        for (const ChartSeries& series : spec.series)
            table.heads << series.name;
        for (qsizetype i = 0; i < spec.categories.size(); ++i) {
            QStringList row{spec.categories[i]};
            for (const ChartSeries& series : spec.series)
                row << (i < series.values.size() ? write(series.values[i]) : QString());
            table.rows << row;
        }
        return table;
    }
    if (spec.kind == ChartKind::Scatter) {
        table.heads << spec.subtitle;
        for (const ChartSeries& series : spec.series) {
            for (qsizetype i = 0; series.isPoints && i < series.points.size(); ++i)
                table.rows << QStringList{write(series.points[i].x()), write(series.points[i].y())};
        }
        return table;
    }
    // Series of one name are stretches of one column; their x need not agree with those of other columns.
    QStringList names;
    QMap<double, QMap<QString, double>> cells;
    QMap<double, QString> tickTexts;
    for (const ChartTick& tick : spec.x.ticks)
        tickTexts[tick.at] = tick.text;
    QString last;
    for (const ChartSeries& series : spec.series) {
        const QString name = series.name.isEmpty() ? last : series.name;
        last = name;
        if (!names.contains(name))
            names << name;
        for (const QPointF& point : series.points)
            cells[point.x()][name] = point.y();
    }
    table.heads << names;
    for (auto row = cells.cbegin(); row != cells.cend(); ++row) {
        const QString tick = tickTexts.value(row.key());
        QStringList texts{tick.isEmpty() ? QString::fromStdString(groupedPlain(row.key())) : tick};
        for (const QString& name : std::as_const(names))
            texts << (row->contains(name) ? write(row->value(name)) : QString());
        table.rows << texts;
    }
    return table;
}

QList<QPointF> decimated(const QList<QPointF>& points, int limit)
{
    if (points.size() <= limit || limit < 4)
        return points;
    QList<QPointF> kept;
    kept.reserve(limit);
    const qsizetype buckets = limit / 2 - 1;
    kept << points.first();
    for (qsizetype bucket = 0; bucket < buckets; ++bucket) {
        const qsizetype from = 1 + bucket * (points.size() - 2) / buckets;
        const qsizetype to = 1 + (bucket + 1) * (points.size() - 2) / buckets;
        if (from >= to)
            continue;
        qsizetype low = from;
        qsizetype high = from;
        for (qsizetype i = from; i < to; ++i) {
            if (points[i].y() < points[low].y())
                low = i;
            if (points[i].y() > points[high].y())
                high = i;
        }
        kept << points[std::min(low, high)];
        if (low != high)
            kept << points[std::max(low, high)];
    }
    kept << points.last();
    return kept;
}

}  // namespace outlay::ui
