// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the columns of a table share its width: what must be read stays whole, what may wait gives way.
#pragma once

#include <vector>

namespace outlay::ui {

/// What one column asks for, in pixels.
struct ColumnNeed {
    int least = 0;        ///< below it figures are cut
    int wanted = 0;       ///< head on one line, all texts whole
    int usual = 0;        ///< the width it has where there is room
    bool isFree = false;  ///< shares what is left
    int drop = 0;         ///< the highest is hidden first where room is short; 0 = never hidden
};

/// Widths of the columns in `room` pixels; 0 = hidden. Their sum is more than `room` only where even the least widths do not fit.
[[nodiscard]] std::vector<int> fitColumns(const std::vector<ColumnNeed>& needs, int room);

}  // namespace outlay::ui
