// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/costtree.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <cmath>

namespace outlay::ui {

namespace {

constexpr std::array<double, 4> columnShares = {15, 18, 29, 38};

int depthOf(const CostNode& node)
{
    int deepest = 0;
    for (const CostNode& child : node.children)
        deepest = std::max(deepest, 1 + depthOf(child));
    return deepest;
}

/// Left edges of the columns and the right edge of the last one, on whole pixels.
QList<double> columnEdges(int levels, const QRectF& rect)
{
    QList<double> shares;
    for (int i = 0; i < levels; ++i)
        shares << columnShares[std::size_t(std::min(i, 3))] / (levels > 4 && i >= 3 ? levels - 3 : 1);
    double total = 0;
    for (const double share : std::as_const(shares))
        total += share;
    QList<double> edges{rect.left()};
    double sum = 0;
    for (const double share : std::as_const(shares)) {
        sum += share;
        edges << std::round(rect.left() + rect.width() * sum / total);
    }
    edges.last() = rect.right();
    return edges;
}

QList<const CostNode*> inOrder(const CostNode& node)
{
    QList<const CostNode*> children;
    bool hasPhases = false;
    for (const CostNode& child : node.children) {
        children << &child;
        hasPhases = hasPhases || child.kind == CostKind::Phase;
    }
    if (!hasPhases)
        std::stable_sort(children.begin(), children.end(), [](const CostNode* a, const CostNode* b) { return weightOf(*a) > weightOf(*b); });
    return children;
}

void icicle(QList<CostCell>& cells, const CostNode& node, int depth, int parent, double top, double bottom, const QList<double>& edges)
{
    const bool isLeaf = node.children.isEmpty();
    // A leaf reaches to the right edge, so that no empty ground suggests a missing part; a phase alone does too.
    const double right = isLeaf ? edges.last() : edges[depth + 1];
    const int self = int(cells.size());
    cells << CostCell{QRectF(QPointF(edges[depth], top), QPointF(right, bottom)), &node, depth, parent};
    const double total = weightOf(node);
    double sum = 0;
    double y = top;
    for (const CostNode* child : inOrder(node)) {
        sum += weightOf(*child);
        const double next = total > 0 ? top + (bottom - top) * std::min(1.0, sum / total) : top;
        icicle(cells, *child, depth + 1, self, y, next, edges);
        y = next;
    }
}

double worstRatio(double smallest, double largest, double sum, double side)
{
    const double area = sum * sum;
    return std::max(side * side * largest / area, area / (side * side * smallest));
}

// Squarified treemap: rows are filled along the shorter side as long as their cells get less oblong.
void squarify(QList<CostCell>& cells, const CostNode& node, int depth, int parent, const QRectF& rect)
{
    const int self = int(cells.size());
    cells << CostCell{rect, &node, depth, parent};
    const double total = weightOf(node);
    if (node.children.isEmpty() || total <= 0 || rect.width() < 1 || rect.height() < 1)
        return;
    QList<const CostNode*> nodes;
    for (const CostNode& child : node.children)
        if (weightOf(child) > 0)
            nodes << &child;
    std::stable_sort(nodes.begin(), nodes.end(), [](const CostNode* a, const CostNode* b) { return weightOf(*a) > weightOf(*b); });
    const double scale = rect.width() * rect.height() / total;
    QRectF free = rect;
    for (qsizetype from = 0; from < nodes.size();) {
        const double side = std::min(free.width(), free.height());
        const double largest = weightOf(*nodes[from]) * scale;
        double sum = largest;
        qsizetype to = from + 1;
        while (to < nodes.size()) {
            const double next = weightOf(*nodes[to]) * scale;
            if (worstRatio(next, largest, sum + next, side) > worstRatio(weightOf(*nodes[to - 1]) * scale, largest, sum, side))
                break;
            sum += next;
            ++to;
        }
        const bool isColumn = free.width() >= free.height();
        const double thickness = side > 0 ? sum / side : 0;
        double along = isColumn ? free.top() : free.left();
        for (qsizetype i = from; i < to; ++i) {
            const double length = thickness > 0 ? weightOf(*nodes[i]) * scale / thickness : 0;
            const QRectF cell = isColumn ? QRectF(free.left(), along, thickness, length) : QRectF(along, free.top(), length, thickness);
            squarify(cells, *nodes[i], depth + 1, self, cell);
            along += length;
        }
        if (isColumn)
            free.setLeft(free.left() + thickness);
        else
            free.setTop(free.top() + thickness);
        from = to;
    }
}

struct CellPainter {
    QPainter& painter;
    const Tokens& t;
    QFont body;
    QFont strong;
    QFont small;
    double leastText;

    void line(const QRectF& place, const QString& text, const QFont& font, int side, const QColor& plate) const
    {
        if (text.isEmpty() || place.width() < 8)
            return;
        const QFontMetricsF metrics(font);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, place.width());
        if (plate.isValid()) {
            const double width = metrics.horizontalAdvance(shown) + 8;
            painter.fillRect(QRectF(side == Qt::AlignRight ? place.right() - width + 4 : place.left() - 4, place.top(), width, place.height()),
                             plate);
        }
        painter.setFont(font);
        painter.setPen(t.text1);
        painter.drawText(place, side | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    }

    /// False if the cell is too thin for any text.
    bool texts(const QRectF& cell, const CostNode& node) const
    {
        const double height = cell.height();
        if (height < leastText || cell.width() < 24)
            return false;
        // Two letters and an ellipsis say nothing.
        if (cell.width() < 56 && QFontMetricsF(body).horizontalAdvance(node.label) > cell.width() - 14)
            return false;
        const QColor plate = node.amount ? QColor() : t.surface;
        const bool isPhase = node.kind == CostKind::Phase;
        const QFont& labelFont = height < 18 ? small : isPhase && node.amount ? strong : body;
        const QRectF inner = cell.adjusted(8, 0, -6, 0);
        const double lineHeight = QFontMetricsF(labelFont).height();
        if (height < 40) {
            const QRectF place(inner.left(), cell.top() + (height - lineHeight) / 2, inner.width(), lineHeight);
            const QFont& amountFont = height < 18 || !node.amount ? small : body;
            const double amountWidth = QFontMetricsF(amountFont).horizontalAdvance(node.amountText);
            // The label comes first; the amount only where both fit.
            const double labelWidth = QFontMetricsF(labelFont).horizontalAdvance(node.label);
            const bool hasRoom = labelWidth + amountWidth + 10 <= inner.width();
            line(hasRoom ? place.adjusted(0, 0, -amountWidth - 8, 0) : place, node.label, labelFont, Qt::AlignLeft, plate);
            if (hasRoom)
                line(place, node.amountText, amountFont, Qt::AlignRight, plate);
            return true;
        }
        QRectF place(inner.left(), cell.top() + 5, inner.width(), lineHeight);
        const QFont& amountFont = node.amount ? body : small;
        const double amountWidth = QFontMetricsF(amountFont).horizontalAdvance(node.amountText);
        if (cell.width() > 190) {
            const bool isNarrow = height < 60;
            if (isNarrow || node.children.isEmpty()) {
                line(place.adjusted(0, 0, -amountWidth - 8, 0), node.label, labelFont, Qt::AlignLeft, plate);
                line(place, node.amountText, amountFont, Qt::AlignRight, plate);
                const double smallHeight = QFontMetricsF(small).height();
                if (place.bottom() + smallHeight + 2 <= cell.bottom())
                    line(QRectF(place.left(), place.bottom() + 1, place.width(), smallHeight), node.shareText, small, Qt::AlignRight, plate);
                return true;
            }
        }
        line(place, node.label, labelFont, Qt::AlignLeft, plate);
        place.translate(0, lineHeight + 1);
        if (place.bottom() <= cell.bottom())
            line(place, node.amountText, amountFont, Qt::AlignLeft, plate);
        place.translate(0, lineHeight + 1);
        if (place.bottom() <= cell.bottom())
            line(place, node.shareText, small, Qt::AlignLeft, plate);
        return true;
    }
};

QRectF snapped(const QRectF& rect)
{
    const double left = std::round(rect.left());
    const double top = std::round(rect.top());
    return {left, top, std::round(rect.right()) - left, std::round(rect.bottom()) - top};
}

}  // namespace

double weightOf(const CostNode& node)
{
    if (node.children.isEmpty()) {
        const double size = node.amount.value_or(node.basisAmount);
        return std::isfinite(size) ? std::max(0.0, size) : 0.0;
    }
    double sum = 0;
    for (const CostNode& child : node.children)
        sum += weightOf(child);
    return sum;
}

QList<CostCell> layOutCostTree(const CostNode& root, const QRectF& rect, CostLayout layout)
{
    QList<CostCell> cells;
    if (rect.width() < 1 || rect.height() < 1 || weightOf(root) <= 0)
        return cells;
    if (layout == CostLayout::Treemap)
        squarify(cells, root, 0, -1, rect);
    else
        icicle(cells, root, 0, -1, rect.top(), rect.bottom(), columnEdges(depthOf(root) + 1, rect));
    return cells;
}

CostTreeNote paintCostTree(QPainter& painter, const QRectF& rect, const CostNode& root, const Tokens& tokens, const QFont& base, CostLayout layout)
{
    CostTreeNote note;
    const QList<CostCell> cells = layOutCostTree(root, rect, layout);
    const bool isChinese = roleFont(base, TextRole::Small).pointSizeF() > 0.87 * base.pointSizeF() && base.pointSizeF() > 0;
    const CellPainter text{painter,
                           tokens,
                           pixelFont(base, TextRole::Body),
                           pixelFont(base, TextRole::BodyStrong),
                           pixelFont(base, TextRole::Small),
                           isChinese ? 15.0 : 12.0};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(rect, tokens.surface);
    for (const CostCell& cell : cells) {
        const CostNode& node = *cell.node;
        const bool isLeaf = node.children.isEmpty();
        if (isLeaf && !node.amount)
            ++note.unknown;
        if (layout == CostLayout::Treemap && !isLeaf)
            continue;
        const QRectF whole = snapped(cell.rect);
        // One pixel of surface between cells.
        const QRectF box = whole.adjusted(0, 0, whole.right() < rect.right() - 0.5 ? -1 : 0, whole.bottom() < rect.bottom() - 0.5 ? -1 : 0);
        if (box.width() <= 0 || box.height() <= 0) {
            if (isLeaf && weightOf(node) > 0) {
                ++note.unlabelled;
                note.sum += weightOf(node);
            }
            continue;
        }
        if (!node.amount) {
            paintHatch(painter, box, tokens.hatch, tokens.line2, tokens.surface);
            painter.setRenderHint(QPainter::Antialiasing, false);
        } else {
            // A group is the first cell of its kind on the way down; what lies below it is weaker.
            const bool isGroup = cell.parent < 0 || cells[cell.parent].node->kind == CostKind::Phase;
            painter.fillRect(box, tokens.kindFill(node.kind, isGroup && !isLeaf && layout == CostLayout::Icicle));
            if (node.kind == CostKind::Phase)
                paintBox(painter, box, QColor(), tokens.line, 1, 0);
            else if (isGroup && layout == CostLayout::Icicle)
                painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), tokens.kindColour(node.kind));
        }
        if (!text.texts(box, node) && isLeaf) {
            ++note.unlabelled;
            note.sum += weightOf(node);
        }
    }
    painter.restore();
    return note;
}

const CostNode* findNode(const CostNode& root, const QString& id)
{
    if (root.id == id)
        return &root;
    for (const CostNode& child : root.children)
        if (const CostNode* found = findNode(child, id))
            return found;
    return nullptr;
}

QList<const CostNode*> pathTo(const CostNode& root, const QString& id)
{
    if (root.id == id)
        return {&root};
    for (const CostNode& child : root.children) {
        QList<const CostNode*> path = pathTo(child, id);
        if (!path.isEmpty()) {
            path.prepend(&root);
            return path;
        }
    }
    return {};
}

}  // namespace outlay::ui
