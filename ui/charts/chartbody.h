// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every picture of figures can do, whatever draws it: be painted at any size with any tokens (screen, PNG, SVG, PDF),
// and be read as a table and as a sentence.
#pragma once

#include "ui/theme/tokens.h"

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace outlay::ui {

/// The table twin of a chart. Texts are those of the display language; numbers carry the same digits as the chart.
struct ChartTable {
    QStringList heads;
    QList<QStringList> rows;
    /// RFC 4180 with CRLF; `withMark` adds the byte order mark that spreadsheets need for Chinese.
    [[nodiscard]] QByteArray csv(bool withMark = true) const;
};

class ChartBody {
public:
    ChartBody() = default;
    ChartBody(const ChartBody&) = delete;
    ChartBody& operator=(const ChartBody&) = delete;
    virtual ~ChartBody() = default;

    [[nodiscard]] virtual ChartTable table() const = 0;
    /// One or two sentences for who cannot see the picture.
    [[nodiscard]] virtual QString altText() const = 0;
    /// Paints into `rect`. `base` is the body font; sizes are pixels of an unscaled painter.
    virtual void paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const = 0;
};

}  // namespace outlay::ui
