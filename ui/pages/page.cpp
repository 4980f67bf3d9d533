// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace outlay::ui {

Page::Page(const Workspace& workspace, QWidget* parent) : QWidget(parent), m_workspace(workspace) { setAttribute(Qt::WA_OpaquePaintEvent); }

void Page::show(const EstimateSetPointer& estimates, const Display& display)
{
    m_estimates = estimates;
    m_display = display;
    refresh();
}

void Page::refreshAgain()
{
    if (m_estimates)
        refresh();
}

EstimateContext Page::tableContext()
{
    BackgroundPredictor& background = m_workspace.estimator.background();
    if (!m_awaitsPredictions) {
        m_awaitsPredictions = true;
        connect(&background, &BackgroundPredictor::answered, this, [this] {
            if (isVisible())
                refreshAgain();
        });
    }
    background.dropWaiting();
    return m_workspace.estimator.tableContext();
}

void Page::adopt(ChartFrame* frame, Figure figure)
{
    connect(frame, &ChartFrame::notified, this, &Page::notified);
    connect(frame, &ChartFrame::explainRequested, this, [this, figure] { emit explainRequested(toQString(quantityOf(figure).id)); });
}

void Page::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Tokens::of(this).surface);
}

PageHead::PageHead(QWidget* parent) : QWidget(parent), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(16, 8, 16, 9);
    m_layout->setSpacing(8);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PageHead::lead(QWidget* control)
{
    m_layout->insertWidget(0, control);
    control->show();
}

void PageHead::add(QWidget* control, bool withLabel)
{
    if (withLabel) {
        auto* label = new QLabel(this);
        label->setForegroundRole(QPalette::PlaceholderText);
        label->setBuddy(control);
        m_layout->addWidget(label);
    }
    m_layout->addWidget(control);
    if (withLabel)
        m_layout->addSpacing(8);
}

void PageHead::setLabel(QWidget* control, const QString& text)
{
    control->setAccessibleName(text);
    for (QLabel* label : findChildren<QLabel*>()) {
        if (label->buddy() == control)
            label->setText(text);
    }
}

void PageHead::setShown(QWidget* control, bool isShown)
{
    control->setVisible(isShown);
    for (QLabel* label : findChildren<QLabel*>()) {
        if (label->buddy() == control)
            label->setVisible(isShown);
    }
}

void PageHead::addStretch() { m_layout->addStretch(1); }

void PageHead::addStretching(QWidget* control) { m_layout->addWidget(control, 1); }

void PageHead::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), Tokens::of(this).line);
}

Rule::Rule(Qt::Orientation orientation, QWidget* parent) : QWidget(parent)
{
    if (orientation == Qt::Vertical)
        setFixedWidth(1);
    else
        setFixedHeight(1);
}

void Rule::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Tokens::of(this).line);
}

}  // namespace outlay::ui
