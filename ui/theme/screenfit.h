// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// First sizes of windows: what is wanted, but no more than the screen has.
#pragma once

#include <QScreen>
#include <QWidget>

namespace outlay::ui {

/// `wanted`, in pixels, or what fits on the screen of `window`. The frame around a window needs room too, and its size is not
/// known before the window is shown.
[[nodiscard]] inline QSize withinScreen(const QWidget& window, const QSize& wanted)
{
    constexpr QSize frame(16, 48);
    return wanted.boundedTo(window.screen()->availableSize() - frame);
}

}  // namespace outlay::ui
