// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartview.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>
#include <limits>
#include <set>

namespace outlay::ui {

ChartView::ChartView(QWidget* parent) : QGraphicsView(parent)
{
    setScene(m_renderer.scene());
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setInteractive(false);
    applyStyle();
}

ChartView::~ChartView() { setScene(nullptr); }

std::optional<Issue> ChartView::setSpec(const ChartSpec& spec)
{
    const auto problem = m_renderer.setSpec(spec);
    m_hover.reset();
    m_hoverPoint.reset();
    if (accessibleName() != spec.title)
        setAccessibleName(spec.title);
    setAccessibleDescription(altText());
    return problem;
}

QString ChartView::altText() const
{
    const ChartSpec& shown = m_renderer.spec();
    if (!shown.alt.isEmpty())
        return shown.alt;
    QString text = shown.subtitle;
    const ChartTable rows = table();
    for (qsizetype i = 0; i < std::min<qsizetype>(3, rows.rows.size()); ++i)
        text += QStringLiteral("; ") + rows.rows[i].join(QStringLiteral(", "));
    return text;
}

void ChartView::paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const
{
    ChartRenderer::paint(painter, rect, m_renderer.spec(), tokens, base);
}

void ChartView::applyStyle()
{
    const Tokens& t = Tokens::of(this);
    setBackgroundBrush(t.surface);
    m_renderer.setStyle(t, QApplication::font());
    viewport()->update();
}

void ChartView::setHover(std::optional<double> x)
{
    if (m_hover == x)
        return;
    m_hover = x;
    m_renderer.setHover(x);
    viewport()->update();
    emit hovered(x.value_or(std::numeric_limits<double>::quiet_NaN()));
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    m_renderer.resize(viewport()->size());
}

void ChartView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        applyStyle();
}

void ChartView::setHoverPoint(std::optional<PlotPoint> point)
{
    if (m_hoverPoint == point)
        return;
    m_hoverPoint = point;
    m_renderer.setHoverPoint(point);
    viewport()->update();
    emit pointHovered(point ? int(point->series) : -1, point ? int(point->index) : -1);
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_renderer.spec().kind == ChartKind::Scatter) {
        setHoverPoint(m_renderer.nearestPoint(event->position()));
        return;
    }
    setHover(m_renderer.nearestX(event->position()));
}

void ChartView::leaveEvent(QEvent* event)
{
    setHover({});
    setHoverPoint({});
    QGraphicsView::leaveEvent(event);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const int direction = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (direction == 0) {
        event->ignore();
        return;
    }
    if (m_renderer.spec().kind == ChartKind::Scatter) {
        const QList<PlotPoint> points = m_renderer.pointsByX();
        const qsizetype at = m_hoverPoint ? points.indexOf(*m_hoverPoint) : direction > 0 ? -1 : points.size();
        if (!points.isEmpty())
            setHoverPoint(points[std::clamp<qsizetype>(at + direction, 0, points.size() - 1)]);
        return;
    }
    std::set<double> places;
    for (const ChartSeries& series : m_renderer.spec().series)
        for (const QPointF& point : series.points)
            places.insert(point.x());
    if (places.empty())
        return;
    if (!m_hover) {
        setHover(direction > 0 ? *places.begin() : *places.rbegin());
        return;
    }
    auto place = places.find(*m_hover);
    if (place == places.end())
        place = places.begin();
    if (direction > 0 && std::next(place) != places.end())
        setHover(*std::next(place));
    else if (direction < 0 && place != places.begin())
        setHover(*std::prev(place));
}

void ChartView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    viewport()->update();
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    setHover({});
    setHoverPoint({});
    viewport()->update();
}

void ChartView::paintEvent(QPaintEvent* event)
{
    QGraphicsView::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    paintBox(painter, viewport()->rect(), QColor(), Tokens::of(this).accent, 1, 4);
}

void ChartView::wheelEvent(QWheelEvent* event)
{
    // The page scrolls, not the chart.
    event->ignore();
}

}  // namespace outlay::ui
