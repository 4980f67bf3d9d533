// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Type, inks and small shapes of the printed page. Reports are painted in units of a tenth of a point, so that fonts have
// whole pixel sizes and hairlines their exact width whatever the device.
#pragma once

#include "ui/theme/tokens.h"

#include <QFont>
#include <QRectF>
#include <QString>
#include <QTextLayout>

#include <memory>

class QPainter;

namespace outlay::ui {

/// Units of the page: A4 portrait with margins of 18 mm.
namespace page {
inline constexpr double unit = 10;  ///< units a point
inline constexpr double width = 5953;
inline constexpr double height = 8419;
inline constexpr double margin = 510;
inline constexpr double top = 570;     ///< first line of the content
inline constexpr double bottom = 7880; ///< end of the content
inline constexpr double contentWidth = width - 2 * margin;
inline constexpr double chartScale = 7.15;  ///< units a pixel of the shared chart painters: their 11 px texts come out at 8 pt
}  // namespace page

inline constexpr double bodyPoints = 8.5;
inline constexpr double notePoints = 8.0;

struct PrintStyle {
    QString language;

    explicit PrintStyle(const QString& reportLanguage) : language(reportLanguage) {}
    [[nodiscard]] bool isChinese() const { return language.startsWith(QLatin1String("zh")); }
    [[nodiscard]] const Tokens& tokens() const { return Tokens::print(); }
    /// Chinese print has one weight: its fonts stay regular while Latin would turn bold.
    [[nodiscard]] QFont font(double points, bool isStrong = false) const;
    /// Base font of the shared chart painters, in their pixels.
    [[nodiscard]] QFont chartFont() const;
};

/// One line, on the middle of `rect`; elided if it is too long.
void printLine(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, const QColor& ink, Qt::Alignment side = Qt::AlignLeft);
/// Width of one line in units.
[[nodiscard]] double lineWidth(const QString& text, const QFont& font);

/// The shared shapes are made for pixels; here they are drawn at their size on paper, in the middle of \p rect.
void printDiamond(QPainter& painter, const QRectF& rect, const QColor& ink);
void printTriangle(QPainter& painter, const QRectF& rect, bool isDown, const QColor& ink);

/// A horizontal rule of `points` thickness whose upper edge is y.
void printRule(QPainter& painter, double x, double y, double width, double points, const QColor& ink);

/// A text of several lines: <b>…</b> is strong, '\n' breaks. Measured once, drawn as often as needed.
class PrintText final {
public:
    PrintText(const QString& markup, const QFont& font, double width, double lineFactor = 1.35, bool hasStrong = true,
              Qt::Alignment side = Qt::AlignLeft);

    [[nodiscard]] double height() const { return m_height; }
    [[nodiscard]] int lineCount() const { return m_layout->lineCount(); }
    void draw(QPainter& painter, const QPointF& topLeft, const QColor& ink) const;

private:
    std::unique_ptr<QTextLayout> m_layout;
    double m_height = 0;
};

}  // namespace outlay::ui
