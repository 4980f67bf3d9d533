// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/toast.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/outlaystyle.h"
#include "ui/theme/stylepaint.h"
#include "ui/widgets/elidedlabel.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace outlay::ui {

namespace {
constexpr int softEdge = 3;
}

Toast::Toast(QWidget* page) : QFrame(page)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(37 + softEdge, softEdge, 8 + softEdge, softEdge);
    row->setSpacing(8);
    m_text = new ElidedLabel(this);
    m_action = new QPushButton(this);
    OutlayStyle::setLink(m_action);
    m_close = new QToolButton(this);
    m_close->setIcon(icon(QStringLiteral("close"), Ink::Text2));
    m_close->setAutoRaise(true);
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(m_close);
    m_timer.setSingleShot(true);
    m_timer.setInterval(4000);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_action, &QPushButton::clicked, this, [this] {
        hide();
        if (m_run)
            m_run();
    });
    page->installEventFilter(this);
    hide();
}

void Toast::notify(const QString& iconName, const QString& text, const QString& actionText, std::function<void()> action)
{
    m_iconName = iconName;
    m_text->setText(text);
    m_action->setText(actionText);
    m_action->setAccessibleName(actionText);
    m_action->setVisible(!actionText.isEmpty());
    m_close->setAccessibleName(tr("Close"));
    m_run = std::move(action);
    setAccessibleName(text);
    place();
    show();
    raise();
    update();
    m_timer.start();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString Toast::text() const { return m_text->text(); }

void Toast::place()
{
    QWidget* page = parentWidget();
    const int wanted = std::max(320, layout()->sizeHint().width()) + 2 * softEdge;
    const QSize size(std::min(wanted, page->width() - 32), std::max(40, rowHeight(fontMetrics()) + 12) + 2 * softEdge);
    setGeometry(QRect(QPoint(page->width() - 16 - size.width() + softEdge, page->height() - 16 - size.height() + softEdge), size));
}

void Toast::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    const QRectF body = QRectF(rect()).adjusted(softEdge, softEdge, -softEdge, -softEdge);
    // A soft edge of three strokes instead of a graphics effect, which would rasterise the widget.
    for (int i = softEdge; i >= 1; --i) {
        QColor shade = t.text1;
        shade.setAlphaF(0.02F * float(softEdge + 1 - i));
        paintBox(painter, body.adjusted(-i, -i, i, i), QColor(), shade, 1, 6 + i);
    }
    paintBox(painter, body, t.raised, t.line2, 1, 6);
    paintIcon(painter, QRectF(body.left() + 13, body.center().y() - 8, 16, 16), m_iconName,
              m_iconName == QLatin1String("check-circle") ? t.good
              : m_iconName == QLatin1String("error")      ? t.bad
                                                          : t.text2);
}

bool Toast::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void Toast::enterEvent(QEnterEvent*) { m_timer.stop(); }

void Toast::leaveEvent(QEvent*) { m_timer.start(); }

}  // namespace outlay::ui
