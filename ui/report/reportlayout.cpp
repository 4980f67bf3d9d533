// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportlayout.h"

#include <QPainter>

namespace outlay::ui {

double heightOf(const std::vector<FlowItem>& flow)
{
    double height = 0;
    const FlowItem* head = nullptr;
    for (std::size_t i = 0; i < flow.size(); ++i) {
        if (flow[i].head && flow[i].head.get() != head)
            height += flow[i].head->height;
        head = flow[i].head.get();
        height += flow[i].height + (i == 0 ? 0 : flow[i].before);
    }
    return height;
}

ReportPages::ReportPages(ReportDocument document) : m_document(std::move(document)), m_style(m_document.language)
{
    std::vector<FlowItem> flow;
    for (const ReportSection& section : m_document.sections) {
        const std::size_t first = flow.size();
        if (!section.title.isEmpty()) {
            FlowItem title;
            title.keepsWithNext = true;
            title.before = 30 * page::unit;
            auto note = section.note.isEmpty() ? nullptr
                                               : std::make_shared<PrintText>(section.note, m_style.font(notePoints), page::contentWidth, 1.4, false);
            // A finding that is longer than the line gets smaller type before it loses words.
            double points = 15;
            while (points > 11 && lineWidth(section.title, m_style.font(points, true)) > page::contentWidth)
                points -= 0.5;
            title.height = 24 * page::unit + (note ? note->height() : 0) + 6 * page::unit;
            title.paint = [text = section.title, note, points, style = m_style](QPainter& painter, const QRectF& rect) {
                printLine(painter, QRectF(rect.left(), rect.top(), rect.width(), 24 * page::unit), text, style.font(points, true),
                          style.tokens().text1);
                if (note)
                    note->draw(painter, QPointF(rect.left(), rect.top() + 24 * page::unit), style.tokens().text2);
            };
            flow.push_back(std::move(title));
        }
        for (const ReportBlock& block : section.blocks)
            flowBlock(flow, block, page::contentWidth, m_style);
        if (flow.size() > first)
            flow[first].startsPage = section.startsPage;
    }
    place(flow);
}

void ReportPages::place(const std::vector<FlowItem>& flow)
{
    std::vector<std::shared_ptr<const FlowItem>> items;
    items.reserve(flow.size());
    for (const FlowItem& item : flow)
        items.push_back(std::make_shared<const FlowItem>(item));
    m_pages.emplace_back();
    double y = page::top;
    std::shared_ptr<const FlowItem> head;
    const auto put = [&](const std::shared_ptr<const FlowItem>& item) {
        m_pages.back().push_back({item, QRectF(page::margin, y, page::contentWidth, item->height)});
        y += item->height;
    };
    for (std::size_t i = 0; i < items.size(); ++i) {
        // What must stay together: the item and all that follow a "keep with next".
        double needed = 0;
        for (std::size_t k = i; k < items.size(); ++k) {
            const bool isSameHead = k > i ? items[k]->head == items[k - 1]->head : items[k]->head == head;
            needed += items[k]->height + (k == i && m_pages.back().empty() ? 0 : items[k]->before)
                      + (items[k]->head && !isSameHead ? items[k]->head->height : 0);
            if (!items[k]->keepsWithNext)
                break;
        }
        const bool isFull = y + needed > page::bottom && !m_pages.back().empty();
        if (isFull || (items[i]->startsPage && !m_pages.back().empty())) {
            m_pages.emplace_back();
            y = page::top;
            head = nullptr;
        }
        if (!m_pages.back().empty())
            y += items[i]->before;
        if (items[i]->head && items[i]->head != head)
            put(items[i]->head);
        head = items[i]->head;
        put(items[i]);
    }
}

void ReportPages::paintFrame(QPainter& painter, int index) const
{
    const Tokens& t = m_style.tokens();
    const QFont head = m_style.font(8);
    printRule(painter, page::margin, 355, page::contentWidth, 1.5, t.text1);
    const QRectF headLine(page::margin, 410, page::contentWidth, 120);
    printLine(painter, QRectF(headLine.left(), headLine.top(), headLine.width() * 0.35, headLine.height()), m_document.headLeft, head, t.text2);
    printLine(painter, QRectF(headLine.left() + headLine.width() * 0.35, headLine.top(), headLine.width() * 0.65, headLine.height()),
              m_document.headRight, head, t.text2, Qt::AlignRight);
    printRule(painter, page::margin, 7970, page::contentWidth, 0.5, t.line2);
    const QFont foot = m_style.font(7.5);
    const QRectF footLine(page::margin, 8005, page::contentWidth, 120);
    printLine(painter, QRectF(footLine.left(), footLine.top(), footLine.width() * 0.8, footLine.height()), m_document.footLeft, foot, t.text2);
    printLine(painter, footLine, m_document.pageLine(index + 1, count()), foot, t.text2, Qt::AlignRight);
}

void ReportPages::paint(QPainter& painter, int index) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, index);
    for (const Placed& placed : m_pages[static_cast<std::size_t>(index)]) {
        painter.save();
        placed.item->paint(painter, placed.rect);
        painter.restore();
    }
    painter.restore();
}

void ReportPages::paintInto(QPainter& painter, const QRectF& rect, int index) const
{
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / page::width, rect.height() / page::height);
    paint(painter, index);
    painter.restore();
}

}  // namespace outlay::ui
