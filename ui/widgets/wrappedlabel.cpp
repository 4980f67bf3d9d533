// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrappedlabel.h"

#include <QEvent>

#include <algorithm>

namespace outlay::ui {

namespace {

constexpr int leastCharacters = 8;
constexpr int mostCharacters = 60;  // a line that is pleasant to read

}  // namespace

WrappedLabel::WrappedLabel(QWidget* parent) : WrappedLabel(QString(), parent) {}

WrappedLabel::WrappedLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

void WrappedLabel::forgetOther() const
{
    if (m_text == text() && m_font == font())
        return;
    m_text = text();
    m_font = font();
    m_heights.fill({});
}

QSize WrappedLabel::minimumSizeHint() const
{
    // A layout with height for width asks for the height at the width that it gives; one line is the least anywhere.
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * leastCharacters, metrics.height()};
}

QSize WrappedLabel::sizeHint() const
{
    const int characters = std::clamp(static_cast<int>(text().size()), leastCharacters, mostCharacters);
    const int width = QFontMetrics(font()).averageCharWidth() * characters;
    return {width, heightForWidth(width)};
}

int WrappedLabel::heightForWidth(int width) const
{
    forgetOther();
    for (const Measured& known : m_heights) {
        if (known.width == width)
            return known.height;
    }
    const Measured measured{width, QLabel::heightForWidth(width)};
    m_heights[m_next] = measured;
    m_next = (m_next + 1) % m_heights.size();
    return measured.height;
}

void WrappedLabel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::StyleChange)
        m_text.clear();
    QLabel::changeEvent(event);
}

}  // namespace outlay::ui
