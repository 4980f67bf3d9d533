// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/banner.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/outlaystyle.h"
#include "ui/theme/stylepaint.h"
#include "ui/widgets/elidedlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace outlay::ui {

Banner::Banner(Kind kind, Place place, QWidget* parent) : QFrame(parent), m_kind(kind), m_place(place)
{
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(place == Place::Page ? 37 : 48, 0, place == Place::Page ? 8 : 24, 0);
    m_layout->setSpacing(4);
    m_strong = new ElidedLabel(this, TextRole::BodyStrong);
    m_text = new ElidedLabel(this);
    m_strong->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_layout->addWidget(m_strong);
    m_layout->addWidget(m_text, 1);
    m_layout->addSpacing(8);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setKind(kind);
}

void Banner::setKind(Kind kind)
{
    m_kind = kind;
    setIconName(kind == Kind::Error ? QStringLiteral("error") : kind == Kind::Warning ? QStringLiteral("warning") : QStringLiteral("info"));
}

void Banner::setIconName(const QString& name)
{
    m_iconName = name;
    update();
}

void Banner::setText(const QString& strong, const QString& text)
{
    m_strong->setText(strong);
    m_strong->setVisible(!strong.isEmpty());
    m_text->setText(text);
    setAccessibleName(strong.isEmpty() ? text : strong + QLatin1Char(' ') + text);
    updateGeometry();
}

void Banner::setActions(const QList<Action>& actions)
{
    const auto textOf = [](const Action& action) {
        return action.shortcut.isEmpty() ? action.text : action.text + QStringLiteral("  ") + action.shortcut;
    };
    QStringList ids;
    for (const Action& action : actions)
        ids << action.id;
    // The same buttons stay, or one that has the focus would lose it with every estimate.
    if (ids == m_ids) {
        for (qsizetype i = 0; i < actions.size(); ++i) {
            m_buttons[i]->setText(textOf(actions[i]));
            m_buttons[i]->setAccessibleName(actions[i].text);
        }
        return;
    }
    m_ids = ids;
    for (QPushButton* button : std::as_const(m_buttons)) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    for (const Action& action : actions) {
        auto* button = new QPushButton(textOf(action), this);
        button->setAccessibleName(action.text);
        OutlayStyle::setSmall(button);
        connect(button, &QPushButton::clicked, this, [this, id = action.id] { emit actionTriggered(id); });
        m_layout->addSpacing(4);
        m_layout->addWidget(button);
        m_buttons << button;
    }
}

QSize Banner::sizeHint() const
{
    const int least = m_place == Place::Page ? 40 : 36;
    return {320, std::max(least, QFontMetrics(roleFont(this, TextRole::Body)).height() + 18)};
}

void Banner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    const QColor ground = m_kind == Kind::Error ? t.badBg : m_kind == Kind::Warning ? t.warnBg : t.tint;
    const QColor ink = m_kind == Kind::Error ? t.bad : m_kind == Kind::Warning ? t.warn : t.accent;
    if (m_place == Place::Page) {
        paintBox(painter, rect(), ground, ink, 1, 4);
    } else {
        painter.fillRect(rect(), ground);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
    }
    const qreal x = m_place == Place::Page ? 13 : 24;
    paintIcon(painter, QRectF(x, (height() - 16) / 2.0, 16, 16), m_iconName, ink);
}

}  // namespace outlay::ui
