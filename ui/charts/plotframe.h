// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Grid, base line, ticks and axis texts below the series, and labels, marks and the hover line above them.
// Drawn by us because QChart's own axes do not follow setPlotArea, blur their grid and cut their last label.
#pragma once

#include "ui/charts/plotlayout.h"

#include <QGraphicsItem>

namespace outlay::ui {

/// What PlotFrame and PlotOverlay share; owned by the renderer, which outlives both.
struct PlotState {
    ChartSpec spec;
    PlotLayout layout;
    Tokens tokens;
    QFont base;
    QRectF rect;
    std::optional<double> hoverX;
    std::optional<PlotPoint> hoverPoint;
};

class PlotFrame final : public QGraphicsItem {
public:
    PlotFrame(const PlotState& state, QGraphicsItem* parent);
    [[nodiscard]] QRectF boundingRect() const override { return m_state.rect; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void stateChanged();

private:
    const PlotState& m_state;
};

class PlotOverlay final : public QGraphicsItem {
public:
    PlotOverlay(const PlotState& state, QGraphicsItem* parent);
    [[nodiscard]] QRectF boundingRect() const override { return m_state.rect; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void stateChanged();

private:
    void paintEndLabels(QPainter& painter) const;
    void paintMarkers(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintBarValues(QPainter& painter) const;
    void paintHoverPoint(QPainter& painter) const;

    const PlotState& m_state;
};

/// The value of a series at x: linear between its points; nothing outside.
[[nodiscard]] std::optional<double> valueAt(const ChartSeries& series, double x);

}  // namespace outlay::ui
