// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The cost-item table: one row an item of the cost tree. Tree, charts, CSV and report follow from it.
#pragma once

#include "core/estimate/figures.h"

#include <span>
#include <string_view>
#include <vector>

namespace outlay {

/// What money is spent on; decides the hue of an item wherever it occurs. Phase: a neutral sum of several kinds.
enum class CostKind { Phase, Compute, Api, People, Data, Storage, Network, Other };

struct CostTableRow {
    std::string_view id;
    std::string_view label;  ///< English, context "core"
    std::string_view parent; ///< id; empty for the root
    CostKind kind;
    Figure amount;
};

[[nodiscard]] std::span<const CostTableRow> costItemTable();

/// One node of a tree in pre-order; children follow their parent with depth + 1.
struct CostNode {
    const CostTableRow* item = nullptr;
    int depth = 0;
    double amount = 0;   ///< USD; 0 when not known
    bool known = true;
    bool complete = true;  ///< the node and everything below it is known

    bool operator==(const CostNode&) const = default;
};

/// The tree of these figures. Phases that do not belong to the total (serving without users, training for an API) are left
/// out, and so are items of 0 that are no part of the plan's way to serve.
/// Invariant: a known parent is the sum of its children.
[[nodiscard]] std::vector<CostNode> costTree(const Figures& figures, bool withTraining, bool withServing);

}  // namespace outlay
