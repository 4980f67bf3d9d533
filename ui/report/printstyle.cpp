// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/printstyle.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace outlay::ui {

QFont PrintStyle::font(double points, bool isStrong) const
{
    QFont font = printFont(language, points, isStrong && !isChinese());
    font.setPixelSize(static_cast<int>(std::lround(points * page::unit)));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont PrintStyle::chartFont() const
{
    QFont font = printFont(language, 9);
    font.setHintingPreference(QFont::PreferNoHinting);
    // The shared painters ask for 600 where a text stands out; a named style keeps Chinese at one weight.
    if (isChinese())
        font.setStyleName(QStringLiteral("Regular"));
    return font;
}

double lineWidth(const QString& text, const QFont& font) { return QFontMetricsF(font).horizontalAdvance(text); }

void printLine(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, const QColor& ink, Qt::Alignment side)
{
    if (text.isEmpty())
        return;
    const QFontMetricsF metrics(font);
    // A hair of tolerance: a width that was measured by another layout must not cost the last letter.
    const QString shown = metrics.horizontalAdvance(text) > rect.width() + 10 ? metrics.elidedText(text, Qt::ElideRight, rect.width()) : text;
    const double width = metrics.horizontalAdvance(shown);
    const double x = side & Qt::AlignRight ? rect.right() - width : side & Qt::AlignHCenter ? rect.center().x() - width / 2 : rect.left();
    painter.setFont(font);
    painter.setPen(ink);
    // The capitals' middle, not the line's: Latin and Chinese lines then stand on one base line.
    painter.drawText(QPointF(x, rect.center().y() + 0.355 * font.pixelSize()), shown);
}

void printDiamond(QPainter& painter, const QRectF& rect, const QColor& ink)
{
    painter.save();
    painter.translate(rect.center());
    painter.scale(0.9 * page::chartScale, 0.9 * page::chartScale);
    paintDiamond(painter, QRectF(-4, -4, 8, 8), ink);
    painter.restore();
}

void printTriangle(QPainter& painter, const QRectF& rect, bool isDown, const QColor& ink)
{
    painter.save();
    painter.translate(rect.center());
    painter.scale(0.8 * page::chartScale, 0.8 * page::chartScale);
    paintTriangle(painter, QRectF(-4, -4, 8, 8), isDown ? Direction::Down : Direction::Up, ink);
    painter.restore();
}

void printRule(QPainter& painter, double x, double y, double width, double points, const QColor& ink)
{
    painter.fillRect(QRectF(x, y, width, points * page::unit), ink);
}

PrintText::PrintText(const QString& markup, const QFont& font, double width, double lineFactor, bool hasStrong, Qt::Alignment side)
{
    QString plain;
    QList<QTextLayout::FormatRange> formats;
    bool isStrong = false;
    const QStringList parts = QString(markup).replace(QLatin1String("</b>"), QLatin1String("<b>")).split(QStringLiteral("<b>"));
    for (const QString& part : parts) {
        if (isStrong && hasStrong && !part.isEmpty()) {
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(plain.size());
            range.length = static_cast<int>(part.size());
            range.format.setFontWeight(QFont::DemiBold);
            formats << range;
        }
        plain += part;
        isStrong = !isStrong;
    }
    plain.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    m_layout = std::make_unique<QTextLayout>(plain, font);
    QTextOption option(side);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->setFormats(formats);
    m_layout->setCacheEnabled(true);
    m_layout->beginLayout();
    const double pitch = font.pixelSize() * lineFactor;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, m_height + (pitch - 0.711 * font.pixelSize()) / 2 + 0.711 * font.pixelSize() - line.ascent()));
        m_height += pitch;
    }
    m_layout->endLayout();
}

void PrintText::draw(QPainter& painter, const QPointF& topLeft, const QColor& ink) const
{
    painter.setPen(ink);
    m_layout->draw(&painter, topLeft);
}

}  // namespace outlay::ui
