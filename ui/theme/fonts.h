// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Families and sizes of all text: one list of families per interface language and for print, six roles.
// Families are names of fonts that packages install; none is stored with the program.
#pragma once

#include <QFont>
#include <QStringList>

class QWidget;
class QFontMetrics;

namespace outlay::ui {

/// How much larger than the design's 10 points a widget's text is, at least 1: for widths and heights that hold text.
[[nodiscard]] double fontScale(const QWidget* widget);

enum class TextRole { Figure, FigureSmall, Headline, Title, Body, BodyStrong, Chart, ChartStrong, Small, SmallStrong };

enum class Medium { Screen, Print };

/// Digits of the first family are tabular; the CJK families follow in an order that keeps Chinese glyph forms for `language`
/// ("zh" or any other). In print WenQuanYi stands before Noto because its text can be searched in every reader.
[[nodiscard]] QStringList fontFamilies(Medium medium, const QString& language);

/// The application font: `points` from 9 to 14 (clamped).
[[nodiscard]] QFont applicationFont(double points, const QString& language);

/// A role relative to the base font: same families, its size times the factor of the role, weight 400 or 600.
[[nodiscard]] QFont roleFont(const QFont& base, TextRole role);
[[nodiscard]] QFont roleFont(const QWidget* widget, TextRole role);

/// For shared painters: a pixel size, so that a scaled painter on a 1200 dpi device keeps the proportions.
[[nodiscard]] QFont pixelFont(const QFont& base, TextRole role);

/// For reports: pixel size points·4/3, print families, no ligatures.
[[nodiscard]] QFont printFont(const QString& language, double points, bool isStrong = false);

/// Height of a row that must hold one line: never under `least`, never under the font's height + 10.
[[nodiscard]] int rowHeight(const QFontMetrics& metrics, int least = 28);

}  // namespace outlay::ui
