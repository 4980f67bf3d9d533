// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the head of a column is broken into two lines; the style draws what the table has measured.
#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace outlay::ui::headtext {

constexpr int padding = 8;  ///< at either side
constexpr int arrow = 16;   ///< of the sorted column

/// Width of the widest line if the text is broken where its two lines are most alike.
[[nodiscard]] int leastWidth(const QString& text, const QFontMetrics& metrics);
[[nodiscard]] bool canWrap(const QString& text, const QFontMetrics& metrics);
/// One line if it fits, else two; each elided to `width`.
[[nodiscard]] QStringList lines(const QString& text, const QFontMetrics& metrics, int width);

}  // namespace outlay::ui::headtext
