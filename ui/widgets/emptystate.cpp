// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptystate.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/outlaystyle.h"
#include "ui/widgets/wrappedlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace outlay::ui {

EmptyState::EmptyState(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    column->addStretch();
    m_iconSpace = new QWidget(this);
    m_iconSpace->setFixedSize(24, 24);
    column->addWidget(m_iconSpace, 0, Qt::AlignHCenter);
    column->addSpacing(4);
    m_title = new WrappedLabel(this);
    m_title->setAlignment(Qt::AlignCenter);
    column->addWidget(m_title);
    m_sentence = new WrappedLabel(this);
    m_sentence->setAlignment(Qt::AlignCenter);
    column->addWidget(m_sentence);
    column->addSpacing(8);
    m_actions = new QHBoxLayout;
    m_actions->setSpacing(8);
    m_actions->addStretch();
    m_actions->addStretch();
    column->addLayout(m_actions);
    column->addStretch();
    applyColours();
}

void EmptyState::setContent(const QString& iconName, const QString& title, const QString& sentence, const QList<Action>& actions)
{
    m_iconName = iconName;
    m_title->setText(title);
    m_sentence->setText(sentence);
    for (QPushButton* button : std::as_const(m_buttons)) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    for (const Action& action : actions) {
        auto* button = new QPushButton(action.text, this);
        button->setAccessibleName(action.text);
        OutlayStyle::setPrimary(button, action.isPrimary);
        connect(button, &QPushButton::clicked, this, [this, id = action.id] { emit actionTriggered(id); });
        m_actions->insertWidget(m_actions->count() - 1, button);
        m_buttons << button;
    }
    setAccessibleName(title + QLatin1Char(' ') + sentence);
    update();
}

void EmptyState::applyColours()
{
    m_title->setFont(roleFont(this, TextRole::BodyStrong));
    m_sentence->setFont(roleFont(this, TextRole::Body));
    QPalette colours;
    colours.setColor(QPalette::WindowText, Tokens::of(this).text2);
    m_sentence->setPalette(colours);
}

void EmptyState::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintIcon(painter, m_iconSpace->geometry(), m_iconName, Tokens::of(this).text3, 1.5);
}

void EmptyState::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyColours();
}

}  // namespace outlay::ui
