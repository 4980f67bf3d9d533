// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of devices as stacked bars on one scale: segments by category, an outline for what the device offers, red hatch for
// what lies beyond it, and at the right used and usable with a verdict in words.
#pragma once

#include "ui/charts/chartbody.h"

#include <QWidget>

#include <optional>

namespace outlay::ui {

struct MemoryCategory {
    QString name;
    int series = 1;
    QString text;  ///< value of the first row, for the legend
};

struct MemoryRow {
    QString label;
    QString note;             ///< small, under the label
    QList<double> parts;      ///< one a category, in display units
    QStringList partTexts;    ///< for the table and for hovering
    double usable = 0;
    QString text;             ///< "144.1 / 151.4"
    QString verdict;          ///< "tight, 5% free"
    Ink verdictInk = Ink::Good;
    bool startsGroup = false; ///< a hairline and `groupTitle` above
    QString groupTitle;

    [[nodiscard]] double total() const;
};

struct MemoryBarsSpec {
    QList<MemoryCategory> categories;
    QList<MemoryRow> rows;
    QList<QPair<double, QString>> ticks;  ///< ascending, from 0
    QString unit;
    QStringList heads;  ///< of the table twin: row, categories …, used / usable, verdict
};

/// Returns the height used. Values must be finite.
double paintMemoryBars(QPainter& painter, const QRectF& rect, const MemoryBarsSpec& spec, const Tokens& tokens, const QFont& base);
/// Height that all rows take when there is room.
[[nodiscard]] double memoryBarsHeight(const MemoryBarsSpec& spec, const QFont& base);

class MemoryBars final : public QWidget, public ChartBody {
    Q_OBJECT

public:
    explicit MemoryBars(QWidget* parent = nullptr);

    void setSpec(const MemoryBarsSpec& spec);
    [[nodiscard]] const MemoryBarsSpec& spec() const { return m_spec; }
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QString altText() const override;
    void paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QString rowText(int row) const;

    MemoryBarsSpec m_spec;
    int m_current = 0;
};

}  // namespace outlay::ui
