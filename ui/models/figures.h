// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences and names that several places make of one estimate: titles that state a finding, names of scenarios and options,
// the key figures. One rule each, so that the window and the report cannot differ.
#pragma once

#include "ui/document/display.h"
#include "ui/document/estimator.h"

namespace outlay::ui {

/// The scenario's name as typed; without one: "Base", or what sets it apart ("H200 SXM × 2,048").
[[nodiscard]] QString scenarioName(const EstimateSet& estimates, std::size_t index, const Display& display);
[[nodiscard]] QString optionName(const OptionEstimate& option);
/// The name of an option by its place, also while the plan is invalid and none is estimated.
[[nodiscard]] QString optionName(const Estimate& estimate, int option);
/// "H100 SXM × 2,048"
[[nodiscard]] QString hardwareText(const Estimate& estimate, const Display& display);
/// "12-month TCO", or "Training cost" without serving.
[[nodiscard]] QString totalName(const Estimate& estimate);

// Titles by rule; a noun where no rule holds.
[[nodiscard]] QString treeTitle(const Estimate& estimate, const Display& display);
[[nodiscard]] QString tcoTitle(const Estimate& estimate, const Display& display);

/// Relative change of a figure against another estimate's; nothing where either is unknown or the other is 0.
[[nodiscard]] std::optional<double> changeOf(const Estimate& estimate, const Estimate& other, Figure figure);

/// Figures that tables of scenarios show, in order.
[[nodiscard]] std::span<const Figure> comparedFigures();
/// Whether a smaller value is the better one; nothing where neither is.
[[nodiscard]] std::optional<bool> lessIsBetter(Figure figure);

/// One card of the strip.
struct KeyFigure {
    enum class State { Normal, OverBudget, LastValid, Incomplete };
    Figure figure = Figure::TrainingCost;
    QString label;
    QString value;
    QString unit;
    QString note;
    std::optional<double> change;  ///< against the base; nothing for the base itself
    bool isGood = true;            ///< of a change
    State state = State::Normal;
    std::optional<double> budgetShare;  ///< value over budget, for the bar
    QString sentence;              ///< all of it, for screen readers and the report
};
/// Training cost, wall time, device-hours, total over the horizon, break-even.
[[nodiscard]] std::vector<KeyFigure> keyFigures(const EstimateSet& estimates, const Display& display);

}  // namespace outlay::ui
