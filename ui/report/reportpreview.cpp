// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportpreview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace outlay::ui {

namespace {
constexpr double edge = 16;  // around the sheets, in pixels
}

ReportPreview::ReportPreview(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setBackgroundRole(QPalette::Window);
}

QSizeF ReportPreview::pageSize() const
{
    const double width = std::max(80.0, viewport()->width() - 2 * edge);
    return {width, std::round(width * page::height / page::width)};
}

QRectF ReportPreview::pageRect(int index) const
{
    const QSizeF size = pageSize();
    return {{edge, edge + index * (size.height() + edge) - verticalScrollBar()->value()}, size};
}

void ReportPreview::setPages(std::shared_ptr<const ReportPages> pages)
{
    m_pages = std::move(pages);
    updateBars();
    viewport()->update();
    scrollContentsBy(0, 0);
}

void ReportPreview::updateBars()
{
    const int count = m_pages ? m_pages->count() : 0;
    const double whole = edge + count * (pageSize().height() + edge);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(48);
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(whole) - viewport()->height()));
}

int ReportPreview::currentPage() const { return m_current; }

void ReportPreview::showPage(int index) { verticalScrollBar()->setValue(static_cast<int>(index * (pageSize().height() + edge))); }

void ReportPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Window));
    for (int i = 0; m_pages && i < m_pages->count(); ++i) {
        const QRectF rect = pageRect(i);
        if (rect.bottom() < 0 || rect.top() > viewport()->height())
            continue;
        painter.fillRect(rect, Tokens::print().surface);
        painter.setPen(QPen(palette().color(QPalette::Mid), 0));
        painter.drawRect(rect.adjusted(-1, -1, 0, 0));
        painter.save();
        painter.setClipRect(rect);
        m_pages->paintInto(painter, rect, i);
        painter.restore();
    }
}

void ReportPreview::resizeEvent(QResizeEvent* event)
{
    // The page that is looked at stays in view when the sheets change their size.
    const int current = m_current;
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
    showPage(current);
}

void ReportPreview::scrollContentsBy(int, int)
{
    viewport()->update();
    const int count = m_pages ? m_pages->count() : 0;
    const int index = std::clamp(static_cast<int>((verticalScrollBar()->value() + viewport()->height() / 2.0) / (pageSize().height() + edge)), 0,
                                 std::max(0, count - 1));
    m_current = index;
    emit currentPageChanged(index);
}

void ReportPreview::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
        showPage(std::min(m_current + 1, m_pages ? m_pages->count() - 1 : 0));
        return;
    case Qt::Key_PageUp:
        showPage(std::max(m_current - 1, 0));
        return;
    case Qt::Key_Home:
        verticalScrollBar()->setValue(0);
        return;
    case Qt::Key_End:
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

}  // namespace outlay::ui
