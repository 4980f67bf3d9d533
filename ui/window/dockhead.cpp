// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dockhead.h"

#include "ui/theme/fonts.h"
#include "ui/theme/tokens.h"

#include <QPainter>

namespace outlay::ui {

namespace {

constexpr int farWidth = 62;  // the column of changes in the list below

}  // namespace

DockHead::DockHead(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void DockHead::setTexts(const QString& title, const QString& right, const QString& farRight)
{
    if (m_title == title && m_right == right && m_farRight == farRight)
        return;
    m_title = title;
    m_right = right;
    m_farRight = farRight;
    setAccessibleName(title);
    update();
}

QSize DockHead::sizeHint() const { return {200, rowHeight(fontMetrics(), 32)}; }

void DockHead::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& tokens = Tokens::of(this);
    painter.fillRect(rect(), tokens.window);
    const QRect inner = rect().adjusted(12, 0, -12, 0);
    painter.setFont(roleFont(this, TextRole::BodyStrong));
    painter.setPen(tokens.text1);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, m_title);
    painter.setFont(roleFont(this, TextRole::Small));
    painter.setPen(tokens.text2);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, m_farRight.isEmpty() ? m_right : m_farRight);
    if (!m_farRight.isEmpty())
        painter.drawText(inner.adjusted(0, 0, -farWidth, 0), Qt::AlignRight | Qt::AlignVCenter, m_right);
}

}  // namespace outlay::ui
