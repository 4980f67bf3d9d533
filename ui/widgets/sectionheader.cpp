// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sectionheader.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QPainter>

namespace outlay::ui {

SectionHeader::SectionHeader(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SectionHeader::setTitle(const QString& title)
{
    if (text() == title)
        return;
    setText(title);
    describe();
}

void SectionHeader::setSummary(const QString& summary)
{
    if (m_summary == summary)
        return;
    m_summary = summary;
    describe();
    update();
}

void SectionHeader::setProblems(int count)
{
    if (m_problems == count)
        return;
    m_problems = count;
    describe();
    update();
}

void SectionHeader::describe()
{
    setAccessibleName(text());
    setAccessibleDescription(m_problems > 0 ? tr("%n problem(s)", nullptr, m_problems) : m_summary);
}

QSize SectionHeader::sizeHint() const { return {200, rowHeight(QFontMetrics(roleFont(this, TextRole::BodyStrong)))}; }

void SectionHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    painter.fillRect(QRect(0, 0, width(), 1), t.line);
    if (underMouse() && isEnabled())
        painter.fillRect(rect().adjusted(0, 1, 0, 0), t.hover);
    paintChevron(painter, QRectF(7, 0, 16, height()), isChecked() ? Direction::Down : Direction::Right, t.text2);
    painter.setFont(roleFont(this, TextRole::BodyStrong));
    painter.setPen(t.text1);
    const int nameWidth = painter.fontMetrics().horizontalAdvance(text());
    painter.drawText(QRect(26, 0, width() - 38, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 38));
    const QRect rest(26 + nameWidth + 12, 0, width() - 12 - 26 - nameWidth - 12, height());
    painter.setFont(roleFont(this, TextRole::Small));
    if (m_problems > 0) {
        const QString count = QString::number(m_problems);
        const int w = painter.fontMetrics().horizontalAdvance(count);
        painter.setPen(t.bad);
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight, count);
        paintIcon(painter, QRectF(rest.right() - w - 17, (height() - 12) / 2.0, 12, 12), QStringLiteral("error"), t.bad);
    } else if (rest.width() > 20) {
        painter.setPen(underMouse() ? t.text2 : t.text3);
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight, painter.fontMetrics().elidedText(m_summary, Qt::ElideRight, rest.width()));
    }
    if (hasFocus())
        paintBox(painter, QRectF(rect()).adjusted(2, 2, -2, -1), QColor(), t.accent, 1, 4);
}

void SectionHeader::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Right:
        setChecked(true);
        return;
    case Qt::Key_Left:
        setChecked(false);
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

}  // namespace outlay::ui
