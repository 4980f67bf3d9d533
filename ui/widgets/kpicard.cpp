// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/kpicard.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace outlay::ui {

KpiCard::KpiCard(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KpiCard::setContent(const Content& content)
{
    if (m_content == content)
        return;
    m_content = content;
    setAccessibleName(content.accessibleText.isEmpty() ? content.label + QStringLiteral(", ") + content.figure + content.unit
                                                       : content.accessibleText);
    update();
}

void KpiCard::setLast(bool isLast)
{
    m_isLast = isLast;
    update();
}

QSize KpiCard::sizeHint() const
{
    const int small = QFontMetrics(roleFont(this, TextRole::Small)).height();
    const int figure = QFontMetrics(roleFont(this, TextRole::Figure)).height();
    return {180, std::max(88, 20 + 2 * small + figure + 8)};
}

void KpiCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    painter.fillRect(rect(), t.surface);
    if (!m_isLast)
        painter.fillRect(QRect(width() - 1, 0, 1, height()), t.line);
    const QRect inner = rect().adjusted(16, 0, -16, 0);
    const QFont small = roleFont(this, TextRole::Small);
    const QFontMetrics smallMetrics(small);
    const int line = std::max(16, smallMetrics.height());

    painter.setFont(small);
    const QRect top(inner.left(), 10, inner.width(), line);
    int changeWidth = 0;
    if (!m_content.change.isEmpty()) {
        const QColor ink = m_content.trend == Trend::None ? t.text3 : m_content.isGood ? t.good : t.bad;
        painter.setPen(ink);
        painter.drawText(top, Qt::AlignVCenter | Qt::AlignRight, m_content.change);
        changeWidth = smallMetrics.horizontalAdvance(m_content.change);
        if (m_content.trend != Trend::None) {
            paintTriangle(painter, QRectF(top.right() - changeWidth - 12, top.top(), 8, top.height()),
                          m_content.trend == Trend::Up ? Direction::Up : Direction::Down, ink);
            changeWidth += 14;
        }
        changeWidth += 8;
    }
    painter.setPen(t.text2);
    painter.drawText(top, Qt::AlignVCenter | Qt::AlignLeft, smallMetrics.elidedText(m_content.label, Qt::ElideRight, inner.width() - changeWidth));

    const bool isIncomplete = m_content.state == State::Incomplete;
    const QFont figureFont = roleFont(this, isIncomplete ? TextRole::FigureSmall : TextRole::Figure);
    const QFontMetrics figureMetrics(figureFont);
    const int figureHeight = std::max(28, QFontMetrics(roleFont(this, TextRole::Figure)).height());
    QRect middle(inner.left(), 10 + line + 4, inner.width(), figureHeight);
    if (isIncomplete) {
        paintHatch(painter, QRectF(middle.left(), middle.center().y() - 6, 24, 14), t.hatch, t.line2, t.surface);
        middle.adjust(32, 0, 0, 0);
    }
    QColor ink = t.text1;
    if (m_content.state == State::OverBudget)
        ink = t.bad;
    else if (m_content.state == State::LastValid)
        ink = t.disabled;
    painter.setFont(figureFont);
    painter.setPen(ink);
    const int base = middle.top() + (middle.height() + figureMetrics.ascent() - figureMetrics.descent()) / 2;
    const QString figure = figureMetrics.elidedText(m_content.figure, Qt::ElideRight, middle.width());
    painter.drawText(middle.left(), base, figure);
    if (!m_content.unit.isEmpty()) {
        const int x = middle.left() + figureMetrics.horizontalAdvance(figure) + 7;
        painter.setFont(roleFont(this, TextRole::Body));
        painter.setPen(m_content.state == State::LastValid ? t.disabled : t.text2);
        painter.drawText(x, base, painter.fontMetrics().elidedText(m_content.unit, Qt::ElideRight, inner.right() - x));
    }

    int noteTop = middle.bottom() + 6;
    if (m_content.budget && !isIncomplete) {
        const int trackTop = middle.bottom() + 4;
        paintBudget(painter, QRect(inner.left(), trackTop, inner.width(), 4));
        noteTop = trackTop + 7;
    }
    painter.setFont(small);
    painter.setPen(t.text2);
    painter.drawText(QRect(inner.left(), noteTop, inner.width(), line), Qt::AlignVCenter | Qt::AlignLeft,
                     smallMetrics.elidedText(m_content.note, Qt::ElideRight, inner.width()));
    if (hasFocus())
        paintBox(painter, QRectF(rect()).adjusted(3, 3, -4, -4), QColor(), t.accent, 1, 4);
}

void KpiCard::paintBudget(QPainter& painter, const QRect& track) const
{
    const Tokens& t = Tokens::of(this);
    const auto at = [&track](double share) { return track.left() + qRound(track.width() * qBound(0.0, share, 1.0)); };
    const QColor ink = m_content.state == State::OverBudget ? t.bad : t.accent;
    painter.fillRect(track, t.isDark ? t.line : t.grid);
    QColor band = ink;
    band.setAlphaF(0.28F);
    painter.fillRect(QRect(at(m_content.budget->low), track.top() - 2, at(m_content.budget->high) - at(m_content.budget->low), 8), band);
    painter.fillRect(QRect(track.left(), track.top(), at(m_content.budget->value) - track.left(), 4), ink);
    painter.fillRect(QRect(at(m_content.budget->budget) - 1, track.top() - 3, 2, 10), t.text1);
}

void KpiCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit activated();
    QWidget::mouseReleaseEvent(event);
}

void KpiCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit activated();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace outlay::ui
