// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Builders of all charts: estimates in, a value that any renderer draws out. The window and the report use the same ones.
#pragma once

#include "ui/charts/barsview.h"
#include "ui/charts/chartspec.h"
#include "ui/charts/costtree.h"
#include "ui/document/display.h"
#include "ui/document/estimator.h"

namespace outlay::ui {

/// The kind that decides the hue; the core's kinds in the order of the theme's.
[[nodiscard]] CostKind kindOf(outlay::CostKind kind);

/// The cost tree in the display currency; unknown parts get their size from the base scenario.
[[nodiscard]] CostNode costTreeOf(const EstimateSet& estimates, const Display& display);
/// "12-month TCO by cost item, M$"
[[nodiscard]] QString treeSubtitle(const EstimateSet& estimates, const Display& display);

/// Cumulative cost of every option with known prices, the budget, and the break-even. Empty without options.
[[nodiscard]] ChartSpec tcoChart(const Estimate& estimate, const Display& display);

/// Total of every scenario as bars, the active one strong, unknown ones hatched.
[[nodiscard]] BarsSpec scenarioBars(const EstimateSet& estimates, const Display& display);
/// The largest leaves of the cost tree, at most `most`.
[[nodiscard]] BarsSpec largestItems(const Estimate& estimate, const Display& display, int most);

}  // namespace outlay::ui
