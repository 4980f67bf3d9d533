// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Horizontal bars: rankings with whiskers, shares, waste by cause, and the tornado of the largest effects. Painted by
// ourselves, because stacked series put both ends of a tornado on one side wrongly.
#pragma once

#include "ui/charts/chartbody.h"

#include <QWidget>

#include <optional>

namespace outlay::ui {

struct BarRow {
    QString id;
    QString label;
    std::optional<double> value;      ///< nothing = unknown: hatch and `text` as the reason
    QString text;                     ///< at the bar's end
    QString note;                     ///< paler, behind the text
    std::optional<double> low;        ///< whiskers
    std::optional<double> high;
    int series = 1;
    bool isStrong = false;            ///< full colour instead of 40 %, text 600
};

/// Effect of one input: the figure's change with the input at its P10 and at its P90.
struct TornadoRow {
    QString id;
    QString label;
    QString rangeText;
    double atLow = 0.0;
    double atHigh = 0.0;
    QString lowText;   ///< signed value for atLow
    QString highText;
};

struct BarsSpec {
    QList<BarRow> bars;          ///< either these
    QList<TornadoRow> tornado;   ///< or these, largest effect first
    QStringList heads;           ///< of the table twin
    QString lowName;             ///< "input at P10"
    QString highName;
    double rowHeight = 24.0;
    double barHeight = 14.0;
};

/// Values must be finite; rows that are not are drawn as unknown. Returns the height used.
double paintBars(QPainter& painter, const QRectF& rect, const BarsSpec& spec, const Tokens& tokens, const QFont& base);

class BarsView final : public QWidget, public ChartBody {
    Q_OBJECT

public:
    explicit BarsView(QWidget* parent = nullptr);

    void setSpec(const BarsSpec& spec);
    [[nodiscard]] const BarsSpec& spec() const { return m_spec; }
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QString altText() const override;
    void paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 60}; }

signals:
    /// A row was clicked, or Enter was pressed on it.
    void rowActivated(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] QString idOf(int row) const;

    BarsSpec m_spec;
    int m_current = 0;
};

}  // namespace outlay::ui
