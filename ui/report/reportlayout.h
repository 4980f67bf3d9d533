// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Puts a report on A4 pages: what stands where, and who paints it. The result can be painted page by page into any painter,
// so that the preview and the file show the same.
#pragma once

#include "ui/report/printstyle.h"
#include "ui/report/reportmodel.h"

#include <functional>
#include <memory>
#include <vector>

namespace outlay::ui {

/// A piece that is never broken over pages; sizes in units of the page.
struct FlowItem {
    double height = 0;
    double before = 0;          ///< left out at the top of a page
    bool keepsWithNext = false;
    bool startsPage = false;
    std::shared_ptr<const FlowItem> head;  ///< repeated above the item on a new page
    std::function<void(QPainter& painter, const QRectF& rect)> paint;
};

/// Appends the items of a block (and its title) for a column of `width` units.
void flowBlock(std::vector<FlowItem>& flow, const ReportBlock& block, double width, const PrintStyle& style);
void flowTable(std::vector<FlowItem>& flow, const TableBlock& block, double width, const PrintStyle& style);
[[nodiscard]] double heightOf(const std::vector<FlowItem>& flow);

class ReportPages final {
public:
    explicit ReportPages(ReportDocument document);

    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] const ReportDocument& document() const { return m_document; }
    /// Paints page `index` (from 0) into a painter whose units are those of the page: see paintInto().
    void paint(QPainter& painter, int index) const;
    /// Scales the page into `rect` of any painter.
    void paintInto(QPainter& painter, const QRectF& rect, int index) const;

private:
    struct Placed {
        std::shared_ptr<const FlowItem> item;
        QRectF rect;
    };
    void place(const std::vector<FlowItem>& flow);
    void paintFrame(QPainter& painter, int index) const;

    ReportDocument m_document;
    PrintStyle m_style;
    std::vector<std::vector<Placed>> m_pages;
};

}  // namespace outlay::ui
