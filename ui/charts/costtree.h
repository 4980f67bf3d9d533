// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cost tree as a picture: an icicle whose heights are shares of the total (a treemap as an option), with one layout and
// one paint function for screen, SVG and PDF. Unknown amounts are hatched at the size they have in the base scenario, never
// drawn as zero.
#pragma once

#include "ui/charts/chartbody.h"
#include "ui/theme/tokens.h"

#include <QList>
#include <QRectF>

#include <optional>

namespace outlay::ui {

struct CostNode {
    QString id;
    QString label;
    std::optional<double> amount;  ///< nothing = unknown; display currency
    QString amountText;            ///< "$19.90M"; for unknown amounts the reason: "no price"
    QString shareText;             ///< "60%"
    CostKind kind = CostKind::Phase;
    double basisAmount = 0.0;      ///< size of an unknown amount, from the base scenario
    QList<CostNode> children;      ///< phases keep their order, everything else is drawn largest first
};

enum class CostLayout { Icicle, Treemap };

struct CostCell {
    QRectF rect;
    const CostNode* node = nullptr;  ///< into the tree that was laid out
    int depth = 0;
    int parent = -1;                 ///< index of the parent's cell
};

/// Cells too thin for a text: said in words below the picture.
struct CostTreeNote {
    int unlabelled = 0;
    double sum = 0.0;
    int unknown = 0;  ///< leaves without an amount
};

/// Size of a node in the picture: its children's sizes, or its amount, or what the base scenario has. Never negative.
[[nodiscard]] double weightOf(const CostNode& node);

/// Cells of a parent's children fill the parent's height exactly. Order: depth first.
[[nodiscard]] QList<CostCell> layOutCostTree(const CostNode& root, const QRectF& rect, CostLayout layout = CostLayout::Icicle);

CostTreeNote paintCostTree(QPainter& painter, const QRectF& rect, const CostNode& root, const Tokens& tokens, const QFont& base,
                           CostLayout layout = CostLayout::Icicle);

[[nodiscard]] const CostNode* findNode(const CostNode& root, const QString& id);
/// From the root to the node, both included; empty if there is no such node.
[[nodiscard]] QList<const CostNode*> pathTo(const CostNode& root, const QString& id);

}  // namespace outlay::ui
