// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The quantity table: one row a number that the user can see. Explain panel, command line, tables and exports follow
// from it. A formula is a text over the ids of other rows; a test evaluates every one against the computed value.
#pragma once

#include "core/estimate/figures.h"
#include "core/plan/field.h"

#include <span>
#include <string_view>
#include <vector>

namespace outlay {

struct Quantity {
    Figure figure;
    std::string_view id;
    std::string_view label;    ///< English, context "core"
    Unit unit = Unit::None;
    std::string_view formula;  ///< over ids of other rows: + − * / ^ ?: comparisons; empty where `method` describes it
    std::string_view method;   ///< English, context "core": what is computed where no closed formula says it
    std::string_view source;   ///< where the formula comes from
    std::string_view field;    ///< path of the field that decides it; empty for computed figures

    [[nodiscard]] bool isInput() const { return !field.empty(); }
};

[[nodiscard]] std::span<const Quantity> quantities();
[[nodiscard]] const Quantity& quantityOf(Figure figure);
[[nodiscard]] const Quantity* findQuantity(std::string_view id);
/// Rows whose ids the formula (or, without one, the method's inputs) of a row names, in the order of the text.
[[nodiscard]] std::vector<const Quantity*> inputsOf(const Quantity& quantity);
/// The formula with every id replaced by its number.
[[nodiscard]] std::string evaluatedFormula(const Quantity& quantity, const Figures& figures);

}  // namespace outlay
