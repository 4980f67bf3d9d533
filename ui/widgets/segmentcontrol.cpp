// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/segmentcontrol.h"

#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

namespace outlay::ui {

namespace {

class Segment final : public QToolButton {
public:
    enum class Edge { Single, First, Middle, Last };

    Segment(Edge edge, QWidget* parent) : QToolButton(parent), m_edge(edge)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {QFontMetrics(roleFont(this, TextRole::Body)).horizontalAdvance(text()) + 24, rowHeight(QFontMetrics(roleFont(this, TextRole::Body)))};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Tokens& t = Tokens::of(this);
        painter.save();
        // The frame belongs to the control; the ground follows its round corners.
        QPainterPath clip;
        const bool roundsLeft = m_edge == Edge::First || m_edge == Edge::Single;
        const bool roundsRight = m_edge == Edge::Last || m_edge == Edge::Single;
        clip.addRoundedRect(QRectF(roundsLeft ? 1 : -8, 1, width() - (roundsLeft ? 1 : -8) + (roundsRight ? -1 : 8), height() - 2), 3, 3);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setClipPath(clip);
        painter.fillRect(rect(), isChecked() ? t.select : isDown() ? t.press : underMouse() && isEnabled() ? t.hover : t.surface);
        painter.restore();
        painter.setFont(roleFont(this, TextRole::Body));
        painter.setPen(!isEnabled() ? t.disabled : isChecked() ? t.text1 : t.text2);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
        if (hasFocus())
            paintBox(painter, QRectF(rect()).adjusted(1, 1, -1, -1), QColor(), t.accent, 2, 4);
    }

private:
    Edge m_edge;
};

}  // namespace

SegmentControl::SegmentControl(QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this)), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_group->setExclusive(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentControl::currentChanged);
}

void SegmentControl::setTexts(const QStringList& texts)
{
    const int before = current();
    if (texts.size() != m_buttons.size()) {
        qDeleteAll(m_buttons);
        m_buttons.clear();
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const auto edge = texts.size() == 1       ? Segment::Edge::Single
                              : i == 0                ? Segment::Edge::First
                              : i == texts.size() - 1 ? Segment::Edge::Last
                                                      : Segment::Edge::Middle;
            auto* button = new Segment(edge, this);
            m_group->addButton(button, static_cast<int>(i));
            m_layout->addWidget(button);
            m_buttons << button;
        }
    }
    for (qsizetype i = 0; i < texts.size(); ++i) {
        m_buttons[i]->setText(texts[i]);
        m_buttons[i]->setAccessibleName(QString(texts[i]).remove(QLatin1Char('&')));
    }
    setCurrent(before >= 0 && before < texts.size() ? before : 0);
    updateGeometry();
}

int SegmentControl::current() const { return m_group->checkedId(); }

void SegmentControl::setCurrent(int index)
{
    if (QAbstractButton* button = m_group->button(index))
        button->setChecked(true);
}

QSize SegmentControl::sizeHint() const { return m_layout->sizeHint(); }

void SegmentControl::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    paintBox(painter, rect(), t.surface, t.line2, 1, 4);
    for (qsizetype i = 1; i < m_buttons.size(); ++i)
        painter.fillRect(QRect(m_buttons[i]->x(), 1, 1, height() - 2), t.line2);
}

}  // namespace outlay::ui
