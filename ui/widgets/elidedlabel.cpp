// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedlabel.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace outlay::ui {

namespace {

constexpr int leastLetters = 3;  // with the ellipsis

}  // namespace

ElidedLabel::ElidedLabel(QWidget* parent, TextRole role, Ink ink) : QLabel(parent), m_role(role), m_ink(ink) { setTextFormat(Qt::PlainText); }

void ElidedLabel::setRole(TextRole role)
{
    if (m_role == role)
        return;
    m_role = role;
    updateGeometry();
    update();
}

void ElidedLabel::setInk(Ink ink)
{
    if (m_ink == ink)
        return;
    m_ink = ink;
    update();
}

QSize ElidedLabel::minimumSizeHint() const { return {0, QFontMetrics(roleFont(this, m_role)).height()}; }

QSize ElidedLabel::sizeHint() const
{
    const QFontMetrics metrics(roleFont(this, m_role));
    return {metrics.size(Qt::TextShowMnemonic, text()).width() + 2, metrics.height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(roleFont(this, m_role));
    const Tokens& t = Tokens::of(this);
    painter.setPen(isEnabled() ? t.ink(m_ink) : t.disabled);
    const int mnemonic = buddy() ? Qt::TextShowMnemonic : 0;
    const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width(), mnemonic);
    // One or two letters of a text say nothing; its tooltip does.
    if (shown == text() || shown.size() > leastLetters)
        painter.drawText(rect(), static_cast<int>(alignment()) | mnemonic | Qt::TextSingleLine, shown);
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && sizeHint().width() > width() + 2) {
        const QString whole = QString(text()).remove(QLatin1Char('&'));
        const QString tip = toolTip().isEmpty() ? whole : QStringLiteral("%1\n%2").arg(whole, toolTip());
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        updateGeometry();
    QLabel::changeEvent(event);
}

}  // namespace outlay::ui
