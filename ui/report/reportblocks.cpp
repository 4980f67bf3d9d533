// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartrenderer.h"
#include "ui/report/reportlayout.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace outlay::ui {

namespace {

constexpr double u = page::unit;

/// Runs a painter of pixels inside `rect`, which is in units.
template <typename Paint>
void inPixels(QPainter& painter, const QRectF& rect, Paint paint)
{
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(page::chartScale, page::chartScale);
    paint(QRectF(0, 0, std::floor(rect.width() / page::chartScale), std::floor(rect.height() / page::chartScale)));
    painter.restore();
}

void flowTitle(std::vector<FlowItem>& flow, const ReportBlock& block, const PrintStyle& style)
{
    if (block.title.isEmpty() && block.note.isEmpty())
        return;
    FlowItem title;
    title.before = block.before * u;
    title.keepsWithNext = true;
    const double titleHeight = block.title.isEmpty() ? 0 : 16 * u;
    const double noteHeight = block.note.isEmpty() ? 0 : 11 * u;
    title.height = titleHeight + noteHeight + 3 * u;
    title.paint = [text = block.title, note = block.note, titleHeight, noteHeight, style](QPainter& painter, const QRectF& rect) {
        printLine(painter, QRectF(rect.left(), rect.top(), rect.width(), titleHeight), text, style.font(12.5, true), style.tokens().text1);
        printLine(painter, QRectF(rect.left(), rect.top() + titleHeight, rect.width(), noteHeight), note, style.font(notePoints),
                  style.tokens().text2);
    };
    flow.push_back(std::move(title));
}

void flowText(std::vector<FlowItem>& flow, const TextBlock& block, double width, const PrintStyle& style)
{
    auto text = std::make_shared<PrintText>(block.text, style.font(block.points), width, block.points > 10 ? 1.5 : 1.4, !style.isChinese());
    FlowItem item;
    item.height = text->height();
    item.paint = [text, isSecondary = block.isSecondary, style](QPainter& painter, const QRectF& rect) {
        text->draw(painter, rect.topLeft(), isSecondary ? style.tokens().text2 : style.tokens().text1);
    };
    flow.push_back(std::move(item));
}

void paintKeyCell(QPainter& painter, const QRectF& cell, const KeyCell& key, const PrintStyle& style)
{
    const Tokens& t = style.tokens();
    printLine(painter, QRectF(cell.left(), cell.top() + 5 * u, cell.width(), 12 * u), key.label, style.font(notePoints), t.text2);
    QRectF value(cell.left(), cell.top() + 17 * u, cell.width(), 20 * u);
    double points = 16;
    if (key.isIncomplete) {
        inPixels(painter, QRectF(value.left(), value.center().y() - 5 * u, 17 * u, 10 * u),
                 [&](const QRectF& chip) { paintHatch(painter, chip, t.hatch, t.line2, t.surface); });
        value.setLeft(value.left() + 21 * u);
        points = 11;
    }
    // A long figure shrinks rather than lose a digit.
    while (points > 9 && lineWidth(key.value, style.font(points, true)) > value.width())
        points -= 0.5;
    printLine(painter, value, key.value, style.font(points, true), t.text1);
    double notePts = notePoints;
    while (notePts > 6.5 && lineWidth(key.note, style.font(notePts)) > cell.width())
        notePts -= 0.25;
    printLine(painter, QRectF(cell.left(), cell.top() + 36 * u, cell.width(), 12 * u), key.note, style.font(notePts), t.text2);
}

void flowKeys(std::vector<FlowItem>& flow, const KeyRow& row, const PrintStyle& style)
{
    FlowItem item;
    item.height = 53 * u;
    item.before = 13 * u;
    item.paint = [row, style](QPainter& painter, const QRectF& rect) {
        const Tokens& t = style.tokens();
        printRule(painter, rect.left(), rect.top(), rect.width(), 0.75, t.text1);
        printRule(painter, rect.left(), rect.bottom(), rect.width(), 0.75, t.text1);
        // The first cell stands flush left, so it is narrower by the padding of the others.
        const double padding = 9 * u;
        const double cellWidth = (rect.width() + padding) / static_cast<double>(std::max<std::size_t>(1, row.cells.size()));
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const double left = rect.left() + cellWidth * static_cast<double>(i);
            if (i > 0)
                painter.fillRect(QRectF(left - padding, rect.top() + 0.75 * u, 0.5 * u, rect.height() - 0.75 * u), t.line);
            paintKeyCell(painter, QRectF(left, rect.top(), cellWidth - padding - 4 * u, rect.height()), row.cells[i], style);
        }
    };
    flow.push_back(std::move(item));
}

void flowChart(std::vector<FlowItem>& flow, const ChartBlock& block, const PrintStyle& style)
{
    FlowItem item;
    item.height = block.height * u;
    item.before = 6 * u;
    item.paint = [spec = block.spec, style](QPainter& painter, const QRectF& rect) {
        inPixels(painter, rect, [&](const QRectF& place) { ChartRenderer::paint(painter, place, spec, style.tokens(), style.chartFont()); });
    };
    flow.push_back(std::move(item));
}

void flowTree(std::vector<FlowItem>& flow, const TreeBlock& block, const PrintStyle& style)
{
    FlowItem item;
    item.height = block.height * u;
    item.before = 6 * u;
    item.paint = [root = block.root, style](QPainter& painter, const QRectF& rect) {
        inPixels(painter, rect, [&](const QRectF& place) { paintCostTree(painter, place, root, style.tokens(), style.chartFont()); });
    };
    flow.push_back(std::move(item));
}

void flowBars(std::vector<FlowItem>& flow, const BarsBlock& block, double width, const PrintStyle& style)
{
    constexpr double pitch = 16.5 * u;
    double largest = 0;
    double labelWidth = 0;
    double textWidth = 0;
    for (const BarRow& row : block.rows) {
        largest = std::max(largest, row.value.value_or(0));
        labelWidth = std::max(labelWidth, lineWidth(row.label, style.font(bodyPoints)));
        textWidth = std::max(textWidth, lineWidth(row.text, style.font(notePoints)));
    }
    labelWidth = std::min(labelWidth + 10 * u, width * 0.45);
    FlowItem item;
    item.height = pitch * static_cast<double>(block.rows.size());
    item.before = 4 * u;
    item.paint = [rows = block.rows, largest, labelWidth, textWidth, style](QPainter& painter, const QRectF& rect) {
        const Tokens& t = style.tokens();
        double y = rect.top();
        const double left = rect.left() + labelWidth;
        const double room = std::max(0.0, rect.width() - labelWidth - textWidth - 6 * u);
        for (const BarRow& row : rows) {
            const QRectF line(rect.left(), y, labelWidth - 6 * u, pitch);
            printLine(painter, line, row.label, style.font(bodyPoints), t.text1);
            double end = left;
            if (row.value) {
                const double length = largest > 0 ? std::max(0.0, *row.value / largest * room) : 0;
                painter.fillRect(QRectF(left, y + pitch / 2 - 4.5 * u, length, 9 * u),
                                 mix(t.seriesColour(row.series), t.surface, row.isStrong ? 0.75 : 0.4));
                end += length + 5 * u;
            } else {
                inPixels(painter, QRectF(left, y + pitch / 2 - 4.5 * u, 24 * u, 9 * u),
                         [&](const QRectF& chip) { paintHatch(painter, chip, t.hatch, t.line2, t.surface); });
                end += 29 * u;
            }
            printLine(painter, QRectF(end, y, rect.right() - end + 2 * u, pitch), row.text, style.font(notePoints), t.text2);
            y += pitch;
        }
        painter.fillRect(QRectF(left, rect.top(), 0.75 * u, rect.height()), t.text1);
    };
    flow.push_back(std::move(item));
}

void flowMemory(std::vector<FlowItem>& flow, const MemoryBlock& block, const PrintStyle& style)
{
    FlowItem item;
    item.height = memoryBarsHeight(block.spec, style.chartFont()) * page::chartScale;
    item.before = 6 * u;
    item.paint = [spec = block.spec, style](QPainter& painter, const QRectF& rect) {
        inPixels(painter, rect, [&](const QRectF& place) { paintMemoryBars(painter, place, spec, style.tokens(), style.chartFont()); });
    };
    flow.push_back(std::move(item));
}

void flowChecks(std::vector<FlowItem>& flow, const CheckBlock& block, double width, const PrintStyle& style)
{
    const double indent = 11 * u;
    for (std::size_t i = 0; i < block.items.size(); ++i) {
        const CheckItem& check = block.items[i];
        auto title = std::make_shared<PrintText>(check.title, style.font(9), width - indent, 1.35, false);
        auto detail =
            check.detail.isEmpty() ? nullptr : std::make_shared<PrintText>(check.detail, style.font(notePoints), width - indent, 1.3, false);
        FlowItem item;
        item.height = 8 * u + title->height() + (detail ? detail->height() : 0);
        item.paint = [title, detail, indent, isFirst = i == 0, style](QPainter& painter, const QRectF& rect) {
            const Tokens& t = style.tokens();
            if (isFirst)
                printRule(painter, rect.left(), rect.top(), rect.width(), 0.75, t.text1);
            const double y = rect.top() + 4.5 * u;
            painter.setBrush(Qt::NoBrush);
            QPen pen(t.text1, 0.6 * u);
            pen.setJoinStyle(Qt::MiterJoin);
            painter.setPen(pen);
            painter.drawRect(QRectF(rect.left() + 0.5 * u, y + 3.6 * u, 4.8 * u, 4.8 * u));
            title->draw(painter, QPointF(rect.left() + indent, y), t.text1);
            if (detail)
                detail->draw(painter, QPointF(rect.left() + indent, y + title->height()), t.text2);
            printRule(painter, rect.left(), rect.bottom() - 0.5 * u, rect.width(), 0.5, t.line);
        };
        flow.push_back(std::move(item));
    }
}

void paintColumn(QPainter& painter, const std::vector<FlowItem>& flow, const QRectF& rect)
{
    double y = rect.top();
    const FlowItem* head = nullptr;
    const auto put = [&](const FlowItem& item) {
        painter.save();
        item.paint(painter, QRectF(rect.left(), y, rect.width(), item.height));
        painter.restore();
        y += item.height;
    };
    for (std::size_t i = 0; i < flow.size(); ++i) {
        y += i == 0 ? 0 : flow[i].before;
        if (flow[i].head && flow[i].head.get() != head)
            put(*flow[i].head);
        head = flow[i].head.get();
        put(flow[i]);
    }
}

void flowSides(std::vector<FlowItem>& flow, const SideBySide& sides, double before, double width, const PrintStyle& style)
{
    const double leftWidth = sides.leftWidth * u;
    const double rightWidth = width - leftWidth - sides.gap * u;
    auto left = std::make_shared<std::vector<FlowItem>>();
    auto right = std::make_shared<std::vector<FlowItem>>();
    for (const ReportBlock& block : sides.left)
        flowBlock(*left, block, leftWidth, style);
    for (const ReportBlock& block : sides.right)
        flowBlock(*right, block, rightWidth, style);
    FlowItem item;
    item.before = before * u;
    item.height = std::max(heightOf(*left), heightOf(*right));
    item.paint = [left, right, leftWidth, rightWidth](QPainter& painter, const QRectF& rect) {
        paintColumn(painter, *left, QRectF(rect.left(), rect.top(), leftWidth, rect.height()));
        paintColumn(painter, *right, QRectF(rect.right() - rightWidth, rect.top(), rightWidth, rect.height()));
    };
    flow.push_back(std::move(item));
}

}  // namespace

void flowBlock(std::vector<FlowItem>& flow, const ReportBlock& block, double width, const PrintStyle& style)
{
    const std::size_t first = flow.size();
    flowTitle(flow, block, style);
    const bool hasTitle = flow.size() > first;
    const std::size_t body = flow.size();
    if (const auto* text = std::get_if<TextBlock>(&block.body))
        flowText(flow, *text, width, style);
    else if (const auto* keys = std::get_if<KeyRow>(&block.body))
        flowKeys(flow, *keys, style);
    else if (const auto* chart = std::get_if<ChartBlock>(&block.body))
        flowChart(flow, *chart, style);
    else if (const auto* tree = std::get_if<TreeBlock>(&block.body))
        flowTree(flow, *tree, style);
    else if (const auto* bars = std::get_if<BarsBlock>(&block.body))
        flowBars(flow, *bars, width, style);
    else if (const auto* memory = std::get_if<MemoryBlock>(&block.body))
        flowMemory(flow, *memory, style);
    else if (const auto* table = std::get_if<TableBlock>(&block.body))
        flowTable(flow, *table, width, style);
    else if (const auto* checks = std::get_if<CheckBlock>(&block.body))
        flowChecks(flow, *checks, width, style);
    else if (const auto* sides = std::get_if<SideBySide>(&block.body))
        flowSides(flow, *sides, hasTitle ? 0 : block.before, width, style);
    if (!hasTitle && flow.size() > body && flow[body].before == 0)
        flow[body].before = block.before * u;
}

}  // namespace outlay::ui
