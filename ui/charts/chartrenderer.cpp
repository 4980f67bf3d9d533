// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartrenderer.h"

#include "ui/charts/plotframe.h"

#include <QAreaSeries>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <cmath>

namespace outlay::ui {

namespace {

QPen penOf(const ChartSeries& series, const Tokens& tokens)
{
    QPen pen(tokens.seriesColour(series.number), series.width);
    QList<qreal> dash = seriesDash(series.number);
    switch (series.dash) {
    case LineDash::OfSeries:
        break;
    case LineDash::Solid:
        dash.clear();
        break;
    case LineDash::Dashed:
        dash = {3.5, 1.5};
        break;
    case LineDash::Dotted:
        dash = {1, 1.5};
        break;
    }
    // FlatCap leaves light joints in a solid line, RoundCap fills the gaps of a dashed one.
    pen.setCapStyle(dash.isEmpty() ? Qt::RoundCap : Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    return pen;
}

}  // namespace

struct ChartRenderer::Private {
    QGraphicsScene scene;
    QChart* chart = nullptr;
    QValueAxis* xAxis = nullptr;
    QValueAxis* yAxis = nullptr;
    PlotState state;
    PlotFrame* frame = nullptr;
    PlotOverlay* overlay = nullptr;
    QList<QLineSeries*> lines;
    QList<QAreaSeries*> areas;
    QBarSeries* bars = nullptr;
    QString shape;

    Private()
    {
        chart = new QChart;
        chart->setAnimationOptions(QChart::NoAnimation);
        chart->setMargins(QMargins());
        chart->layout()->setContentsMargins(0, 0, 0, 0);
        chart->setBackgroundVisible(false);
        chart->setPlotAreaBackgroundVisible(false);
        chart->setDropShadowEnabled(false);
        chart->legend()->hide();
        chart->setAcceptHoverEvents(false);
        xAxis = new QValueAxis;
        yAxis = new QValueAxis;
        for (auto [axis, side] : {std::pair(xAxis, Qt::AlignBottom), std::pair(yAxis, Qt::AlignLeft)}) {
            axis->setVisible(false);
            chart->addAxis(axis, side);
        }
        scene.addItem(chart);
        frame = new PlotFrame(state, chart);
        overlay = new PlotOverlay(state, chart);
    }

    [[nodiscard]] static QString shapeOf(const ChartSpec& spec)
    {
        QString text = QString::number(int(spec.kind));
        text += QStringLiteral("/%1/%2").arg(spec.series.size()).arg(spec.bands.size());
        return !hasCategories(spec.kind) ? text : text + QStringLiteral("/%1").arg(spec.categories.size());
    }

    void rebuild()
    {
        chart->removeAllSeries();
        lines.clear();
        areas.clear();
        bars = nullptr;
        const auto attach = [this](QAbstractSeries* series) {
            chart->addSeries(series);
            series->attachAxis(xAxis);
            series->attachAxis(yAxis);
        };
        if (!hasCategories(state.spec.kind)) {
            for (qsizetype i = 0; i < state.spec.bands.size(); ++i) {
                auto* upper = new QLineSeries;
                auto* lower = new QLineSeries;
                auto* area = new QAreaSeries(upper, lower);
                upper->setParent(area);
                lower->setParent(area);
                attach(area);
                areas << area;
            }
            for (qsizetype i = 0; i < state.spec.series.size(); ++i) {
                auto* line = new QLineSeries;
                attach(line);
                lines << line;
            }
        } else {
            bars = new QBarSeries;
            bars->setBarWidth(0.7);
            QList<QBarSet*> sets;
            for (const ChartSeries& series : std::as_const(state.spec.series)) {
                auto* set = new QBarSet(QString());
                set->append(series.values);
                sets << set;
            }
            bars->append(sets);
            attach(bars);
        }
        shape = shapeOf(state.spec);
    }

    [[nodiscard]] QList<QPointF> onAxis(const QList<QPointF>& points) const
    {
        QList<QPointF> result = decimated(points);
        for (QPointF& point : result)
            point = QPointF(state.layout.axisX(point.x()), state.layout.axisY(point.y()));
        return result;
    }

    void fill()
    {
        for (qsizetype i = 0; i < areas.size(); ++i) {
            areas[i]->upperSeries()->replace(onAxis(state.spec.bands[i].high));
            areas[i]->lowerSeries()->replace(onAxis(state.spec.bands[i].low));
        }
        for (qsizetype i = 0; i < lines.size(); ++i)
            lines[i]->replace(state.spec.series[i].isPoints ? QList<QPointF>() : onAxis(state.spec.series[i].points));
        if (!bars)
            return;
        const QList<QBarSet*> sets = bars->barSets();
        for (qsizetype s = 0; s < sets.size(); ++s)
            for (qsizetype i = 0; i < state.spec.series[s].values.size(); ++i)
                sets[s]->replace(int(i), state.layout.axisY(state.spec.series[s].values[i]));
    }

    void colour()
    {
        for (qsizetype i = 0; i < areas.size(); ++i) {
            areas[i]->setPen(Qt::NoPen);
            areas[i]->setBrush(state.tokens.band(state.tokens.seriesColour(state.spec.bands[i].number), state.spec.bands[i].isReference));
        }
        for (qsizetype i = 0; i < lines.size(); ++i)
            lines[i]->setPen(penOf(state.spec.series[i], state.tokens));
        if (!bars)
            return;
        const QList<QBarSet*> sets = bars->barSets();
        for (qsizetype s = 0; s < sets.size(); ++s) {
            sets[s]->setPen(Qt::NoPen);
            sets[s]->setBrush(mix(state.tokens.seriesColour(state.spec.series[s].number), state.tokens.surface, 0.75));
        }
    }

    void layOutAgain()
    {
        if (state.rect.isEmpty())
            return;
        state.layout = layOut(state.spec, state.rect, state.base);
        xAxis->setRange(state.layout.xMin, state.layout.xMax);
        yAxis->setRange(state.layout.yMin, state.layout.yMax);
        chart->setPlotArea(state.layout.plot);
        frame->stateChanged();
        overlay->stateChanged();
    }
};

ChartRenderer::ChartRenderer() : d(std::make_unique<Private>()) { d->state.tokens = Tokens::light(); }

ChartRenderer::~ChartRenderer() = default;

std::optional<Issue> ChartRenderer::setSpec(const ChartSpec& spec)
{
    auto problem = problemOf(spec);
    d->state.spec = spec;
    d->state.hoverX.reset();
    d->state.hoverPoint.reset();
    if (problem) {
        d->state.spec.series.clear();
        d->state.spec.bands.clear();
        d->state.spec.marks.clear();
        d->state.spec.horizontals.clear();
        d->state.spec.verticals.clear();
        d->state.spec.x = {};
        d->state.spec.y = {};
    }
    if (d->shape != Private::shapeOf(d->state.spec))
        d->rebuild();
    d->layOutAgain();
    d->fill();
    d->colour();
    return problem;
}

const ChartSpec& ChartRenderer::spec() const { return d->state.spec; }

void ChartRenderer::setStyle(const Tokens& tokens, const QFont& base)
{
    d->state.tokens = tokens;
    d->state.base = base;
    d->colour();
    d->layOutAgain();
}

void ChartRenderer::resize(const QSizeF& size)
{
    d->state.rect = QRectF(QPointF(), size);
    d->scene.setSceneRect(d->state.rect);
    d->chart->setGeometry(d->state.rect);
    d->layOutAgain();
    d->fill();
}

void ChartRenderer::setHover(std::optional<double> x)
{
    if (d->state.hoverX == x)
        return;
    d->state.hoverX = x;
    d->overlay->stateChanged();
}

void ChartRenderer::setHoverPoint(std::optional<PlotPoint> point)
{
    if (d->state.hoverPoint == point)
        return;
    d->state.hoverPoint = point;
    d->overlay->stateChanged();
}

QList<PlotPoint> ChartRenderer::pointsByX() const
{
    QList<PlotPoint> found;
    for (qsizetype s = 0; s < d->state.spec.series.size(); ++s)
        for (qsizetype i = 0; d->state.spec.series[s].isPoints && i < d->state.spec.series[s].points.size(); ++i)
            found << PlotPoint{s, i};
    const auto x = [this](const PlotPoint& p) { return d->state.spec.series[p.series].points[p.index].x(); };
    std::stable_sort(found.begin(), found.end(), [&](const PlotPoint& a, const PlotPoint& b) { return x(a) < x(b); });
    return found;
}

std::optional<PlotPoint> ChartRenderer::nearestPoint(const QPointF& pixel) const
{
    constexpr double reach = 16;
    std::optional<PlotPoint> nearest;
    double least = reach * reach;
    for (const PlotPoint& candidate : pointsByX()) {
        const QPointF point = d->state.spec.series[candidate.series].points[candidate.index];
        const QPointF away = QPointF(d->state.layout.mapX(point.x()), d->state.layout.mapY(point.y())) - pixel;
        const double distance = QPointF::dotProduct(away, away);
        if (distance < least) {
            least = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

std::optional<double> ChartRenderer::nearestX(const QPointF& pixel) const
{
    const PlotLayout& layout = d->state.layout;
    if (d->state.spec.kind != ChartKind::Line || !layout.plot.adjusted(-4, 0, 4, 0).contains(pixel))
        return {};
    const double x = layout.xMin + (pixel.x() - layout.plot.left()) / layout.plot.width() * (layout.xMax - layout.xMin);
    std::optional<double> nearest;
    for (const ChartSeries& series : d->state.spec.series)
        for (const QPointF& point : series.points)
            if (!nearest || std::fabs(point.x() - x) < std::fabs(*nearest - x))
                nearest = point.x();
    return nearest;
}

QGraphicsScene* ChartRenderer::scene() const { return &d->scene; }

QRectF ChartRenderer::plotRect() const { return d->state.layout.plot; }

void ChartRenderer::paint(QPainter& painter, const QRectF& rect, const ChartSpec& spec, const Tokens& tokens, const QFont& base)
{
    ChartRenderer renderer;
    renderer.setStyle(tokens, base);
    renderer.resize(rect.size());
    renderer.setSpec(spec);
    renderer.d->scene.render(&painter, rect, QRectF(QPointF(), rect.size()), Qt::IgnoreAspectRatio);
}

}  // namespace outlay::ui
