// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/originbadge.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>

namespace outlay::ui {

namespace {

QString iconOf(Origin origin)
{
    switch (origin) {
    case Origin::Typed:
        return QStringLiteral("pencil");
    case Origin::Default:
        return QStringLiteral("default");
    case Origin::Catalogue:
    case Origin::None:
        return QStringLiteral("tag");
    case Origin::Predicted:
        return QStringLiteral("function");
    case Origin::File:
        return QStringLiteral("file-code");
    }
    return {};
}

}  // namespace

OriginBadge::OriginBadge(QWidget* parent) : QToolButton(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

void OriginBadge::setOrigin(Origin origin, const QString& detail, bool isStale)
{
    if (m_origin == origin && m_detail == detail && m_isStale == isStale)
        return;
    m_origin = origin;
    m_detail = detail;
    m_isStale = isStale;
    retranslate();
    updateGeometry();
    update();
}

void OriginBadge::setCompact(bool isCompact)
{
    if (m_isCompact == isCompact)
        return;
    m_isCompact = isCompact;
    updateGeometry();
    update();
}

QString OriginBadge::wordOf(Origin origin)
{
    switch (origin) {
    case Origin::Typed:
        return tr("typed");
    case Origin::Default:
        return tr("default");
    case Origin::Catalogue:
        return tr("catalogue");
    case Origin::Predicted:
        return tr("predicted");
    case Origin::File:
        return tr("config");
    case Origin::None:
        return tr("none");
    }
    return {};
}

QString OriginBadge::word() const { return m_detail.isEmpty() ? wordOf(m_origin) : m_detail; }

void OriginBadge::retranslate()
{
    setAccessibleName(tr("Origin: %1").arg(word()));
    update();
}

QSize OriginBadge::sizeHint() const
{
    const QFontMetrics metrics(roleFont(this, TextRole::Small));
    return {m_isCompact ? 20 : 12 + 4 + metrics.horizontalAdvance(word()) + 4, std::max(18, metrics.height())};
}

int OriginBadge::columnWidth() const
{
    if (m_isCompact)
        return 20;
    const QFontMetrics metrics(roleFont(this, TextRole::Small));
    int widest = 0;
    for (const Origin origin : {Origin::Typed, Origin::Default, Origin::Catalogue, Origin::Predicted, Origin::File, Origin::None})
        widest = std::max(widest, metrics.horizontalAdvance(wordOf(origin)));
    return 12 + 4 + widest + 2;
}

void OriginBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    const bool isHovered = underMouse() && isEnabled();
    const QColor colour = m_isStale ? t.warn : isHovered ? t.text1 : t.text3;
    paintIcon(painter, QRectF(0, (height() - 12) / 2.0, 12, 12), iconOf(m_origin), colour);
    if (m_isCompact)
        return;
    painter.setFont(roleFont(this, TextRole::Small));
    painter.setPen(colour);
    const QRect text = rect().adjusted(16, 0, 0, 0);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft, painter.fontMetrics().elidedText(word(), Qt::ElideRight, text.width()));
}

}  // namespace outlay::ui
