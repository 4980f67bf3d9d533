// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Estimates as text: what the command line prints and what "export" writes. Texts are English, numbers are independent
// of any locale; amounts are USD.
#pragma once

#include "core/estimate/estimate.h"
#include "core/io/texttable.h"

namespace outlay {

/// A figure as a reader wants it: money with its sign, shares as per cent, large counts with a suffix; without the unit.
[[nodiscard]] std::string formatFigure(double value, Unit unit);
/// The value of a field or an entry, in the same way; "—" for nothing.
[[nodiscard]] std::string formatValue(const Value& value, const Field& field);
/// "catalog: Lambda, 2026-09-20 (reported)", "typed", "default" …
[[nodiscard]] std::string originText(const Origin& origin);
[[nodiscard]] std::string_view originId(OriginKind kind);  ///< "typed", "default", "catalog", "predicted", "config", "computed"

/// {plan, scenario, valid, complete, figures {id: {value, unit}}, tree, options, issues}; a figure that is not known is null.
/// `tree` is the root node {id, label, amount, share, children}.
[[nodiscard]] Json estimateToJson(const Plan& plan, const Scenario& scenario, const Estimate& estimate);

[[nodiscard]] Json issueToJson(const Issue& issue);
/// "error: price: There is no …" — one line.
[[nodiscard]] std::string issueLine(const Issue& issue);

/// Known figures that are computed, in the order of the quantity table; with `all` the inputs and the unknown ones too.
[[nodiscard]] TextTable figureTable(const Estimate& estimate, bool all);
[[nodiscard]] TextTable treeTable(const Estimate& estimate);
[[nodiscard]] TextTable optionTable(const Estimate& estimate);
/// Inputs in which two scenarios differ, then computed figures, with Δ and Δ %.
[[nodiscard]] TextTable comparisonTable(const Estimate& a, const std::string& nameA, const Estimate& b, const std::string& nameB);

}  // namespace outlay
