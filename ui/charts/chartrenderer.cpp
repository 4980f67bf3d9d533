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
    case LineDash::OfSeries: break;
    case LineDash::Solid: dash.clear(); break;
    case LineDash::Dashed: dash = {3.5, 1.5}; break;
    case LineDash::Dotted: dash = {1, 1.5}; break;
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
        return spec.kind == ChartKind::Line ? text : text + QStringLiteral("/%1").arg(spec.categories.size());
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
        if (state.spec.kind == ChartKind::Line) {
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
        if (state.layout.isLog)
            for (QPointF& point : result)
                point.setY(state.layout.axisY(point.y()));
        return result;
    }

    void fill()
    {
        for (qsizetype i = 0; i < areas.size(); ++i) {
            areas[i]->upperSeries()->replace(onAxis(state.spec.bands[i].high));
            areas[i]->lowerSeries()->replace(onAxis(state.spec.bands[i].low));
        }
        for (qsizetype i = 0; i < lines.size(); ++i)
            lines[i]->replace(onAxis(state.spec.series[i].points));
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

ChartRenderer::ChartRenderer() : d(std::make_unique<Private>())
{
    d->state.tokens = Tokens::light();
}

ChartRenderer::~ChartRenderer() = default;

std::optional<Issue> ChartRenderer::setSpec(const ChartSpec& spec)
{
    auto problem = problemOf(spec);
    d->state.spec = spec;
    d->state.hoverX.reset();
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

const ChartSpec& ChartRenderer::spec() const
{
    return d->state.spec;
}

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

QGraphicsScene* ChartRenderer::scene() const
{
    return &d->scene;
}

QRectF ChartRenderer::plotRect() const
{
    return d->state.layout.plot;
}

void ChartRenderer::paint(QPainter& painter, const QRectF& rect, const ChartSpec& spec, const Tokens& tokens, const QFont& base)
{
    ChartRenderer renderer;
    renderer.setStyle(tokens, base);
    renderer.resize(rect.size());
    renderer.setSpec(spec);
    renderer.d->scene.render(&painter, rect, QRectF(QPointF(), rect.size()), Qt::IgnoreAspectRatio);
}

}  // namespace outlay::ui
