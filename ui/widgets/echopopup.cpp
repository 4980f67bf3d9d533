// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/echopopup.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace outlay::ui {

EchoPopup::EchoPopup(QWidget* window) : QFrame(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void EchoPopup::showUnder(QWidget* field, const QString& value, const QString& hint)
{
    m_value = value;
    m_hint = hint;
    const QFontMetrics strong(roleFont(this, TextRole::BodyStrong));
    const QFontMetrics small(roleFont(this, TextRole::Small));
    const int width = std::max(strong.horizontalAdvance(value), small.horizontalAdvance(hint)) + 20;
    const int height = strong.height() + small.height() + 12;
    QWidget* window = parentWidget();
    const QPoint below = field->mapTo(window, QPoint(0, field->height() + 4));
    int x = field->mapTo(window, QPoint(field->width(), 0)).x() - width;
    x = qBound(4, x, std::max(4, window->width() - width - 4));
    int y = below.y();
    if (y + height > window->height())
        y = field->mapTo(window, QPoint(0, -4 - height)).y();
    setGeometry(x, y, width, height);
    raise();
    show();
    update();
}

void EchoPopup::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    paintBox(painter, rect(), t.raised, t.line2, 1, 4);
    const QRect inner = rect().adjusted(10, 5, -10, -5);
    painter.setFont(roleFont(this, TextRole::BodyStrong));
    painter.setPen(t.text1);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignTop, m_value);
    painter.setFont(roleFont(this, TextRole::Small));
    painter.setPen(t.text2);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignBottom, m_hint);
}

}  // namespace outlay::ui
