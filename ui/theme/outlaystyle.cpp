// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/outlaystyle.h"

#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
#include <QToolBar>

namespace outlay::ui {

OutlayStyle::OutlayStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void OutlayStyle::setPrimary(QAbstractButton* button, bool on)
{
    button->setProperty(styleproperty::primary, on);
    button->update();
}

void OutlayStyle::setSmall(QAbstractButton* button, int height)
{
    button->setProperty(styleproperty::small, height);
    button->updateGeometry();
}

void OutlayStyle::setLink(QAbstractButton* button, bool on)
{
    button->setProperty(styleproperty::link, on);
    button->setCursor(on ? Qt::PointingHandCursor : Qt::ArrowCursor);
    button->updateGeometry();
}

void OutlayStyle::setInvalid(QWidget* field, bool on)
{
    if (field->property(styleproperty::invalid).toBool() == on)
        return;
    field->setProperty(styleproperty::invalid, on);
    field->update();
}

void OutlayStyle::setGroupStarts(QTabBar* bar, const QList<int>& tabs)
{
    bar->setProperty(styleproperty::groups, QVariant::fromValue(tabs));
    bar->updateGeometry();
}

void OutlayStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QTabBar*>(widget) || widget->inherits("QComboBox") || widget->inherits("QScrollBar"))
        widget->setAttribute(Qt::WA_Hover);
}

QIcon OutlayStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    // Every tool bar asks for these two when it is made. Fusion's are pictures, for which Qt first loads all its image plugins.
    if (which == SP_ToolBarHorizontalExtensionButton || which == SP_ToolBarVerticalExtensionButton)
        return icon(which == SP_ToolBarHorizontalExtensionButton ? QStringLiteral("chevron-right") : QStringLiteral("chevron-down"));
    return QProxyStyle::standardIcon(which, option, widget);
}

void OutlayStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = Tokens::of(option->palette);
    const bool isEnabled = option->state & State_Enabled;
    const bool isHovered = isEnabled && option->state & State_MouseOver;
    const bool isPressed = isEnabled && option->state & State_Sunken;
    const bool hasFocus = isEnabled && option->state & State_HasFocus;
    const bool isOn = option->state & State_On;
    const QRect r = option->rect;

    switch (element) {
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0)
            proxy()->drawPrimitive(PE_FrameLineEdit, option, painter, widget);
        else if (frame)
            painter->fillRect(r, t.surface);
        return;
    }
    case PE_FrameLineEdit:
        paintField(*painter, r, t, isEnabled, hasFocus, widget && widget->property(styleproperty::invalid).toBool());
        return;
    case PE_PanelButtonCommand: {
        if (widget && widget->property(styleproperty::link).toBool()) {
            if (hasFocus)
                paintBox(*painter, r, QColor(), t.accent, 1, 4);
            return;
        }
        if (widget && widget->property(styleproperty::primary).toBool()) {
            const QColor fill = !isEnabled ? t.line2 : isPressed ? mix(t.accent, t.text1, 0.80) : isHovered ? mix(t.accent, t.text1, 0.90) : t.accent;
            paintBox(*painter, r, fill, QColor(), 0, 4);
            if (hasFocus)
                paintBox(*painter, QRectF(r).adjusted(2, 2, -2, -2), QColor(), t.onAccent, 1, 3);
            return;
        }
        const QColor fill = isPressed ? t.press : isOn ? t.select : isHovered ? t.hover : t.surface;
        const QColor edge = hasFocus ? t.accent : isEnabled ? t.line2 : t.line;
        paintBox(*painter, r, fill, edge, hasFocus ? 2 : 1, 4);
        return;
    }
    case PE_PanelButtonTool:
    case PE_PanelButtonBevel: {
        if (isPressed || isOn || isHovered)
            paintBox(*painter, r, isPressed ? t.press : isOn ? t.select : t.hover, QColor(), 0, 4);
        if (hasFocus)
            paintBox(*painter, r, QColor(), t.accent, 2, 4);
        return;
    }
    case PE_FrameDefaultButton:
    case PE_FrameButtonTool:
    case PE_FrameStatusBarItem:
    case PE_IndicatorHeaderArrow:
    case PE_IndicatorToolBarHandle:
        return;
    case PE_FrameTabBarBase:
        if (const auto* base = qstyleoption_cast<const QStyleOptionTabBarBase*>(option))
            painter->fillRect(QRect(base->rect.left(), base->rect.bottom(), base->rect.width(), 1), t.line);
        return;
    case PE_PanelStatusBar:
        painter->fillRect(r, t.window);
        painter->fillRect(QRect(r.left(), r.top(), r.width(), 1), t.line);
        return;
    case PE_PanelMenuBar:
        painter->fillRect(r, t.window);
        return;
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        paintBox(*painter, r, t.raised, t.line2, 1, 0);
        return;
    case PE_FrameMenu:
        paintBox(*painter, r, QColor(), t.line2, 1, 0);
        return;
    case PE_Frame:
        paintBox(*painter, r, QColor(), hasFocus ? t.accent : t.line2, 1, 0);
        return;
    case PE_FrameDockWidget:
        return;
    case PE_FrameGroupBox:
        return;
    case PE_FrameFocusRect:
        // Item views draw the current row themselves; a rectangle is for painted items and for check boxes.
        paintBox(*painter, r, QColor(), t.accent, 1, 4);
        return;
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (!item)
            break;
        if (item->backgroundBrush.style() != Qt::NoBrush)
            painter->fillRect(r, item->backgroundBrush);
        if (option->state & State_Selected)
            painter->fillRect(r, t.select);
        else if (isHovered && element == PE_PanelItemViewItem)
            painter->fillRect(r, t.hover);
        return;
    }
    case PE_IndicatorBranch:
        if (option->state & State_Children)
            paintChevron(*painter, r, option->state & State_Open ? Direction::Down : Direction::Right, t.text2);
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorSpinDown:
    case PE_IndicatorButtonDropDown:
        paintChevron(*painter, r, Direction::Down, isEnabled ? t.text2 : t.disabled);
        return;
    case PE_IndicatorArrowUp:
    case PE_IndicatorSpinUp:
        paintChevron(*painter, r, Direction::Up, isEnabled ? t.text2 : t.disabled);
        return;
    case PE_IndicatorArrowLeft:
        paintChevron(*painter, r, Direction::Left, isEnabled ? t.text2 : t.disabled);
        return;
    case PE_IndicatorArrowRight:
        paintChevron(*painter, r, Direction::Right, isEnabled ? t.text2 : t.disabled);
        return;
    case PE_IndicatorToolBarSeparator: {
        const int y = r.center().y() - 8;
        painter->fillRect(QRect(r.center().x(), y, 1, 16), t.line2);
        return;
    }
    case PE_IndicatorItemViewItemCheck:
    case PE_IndicatorCheckBox: {
        const QRectF box(r.center().x() - 6, r.center().y() - 6, 14, 14);
        const bool isMixed = option->state & State_NoChange;
        const QColor mark = isEnabled ? t.accent : t.disabled;
        if (isOn || isMixed)
            paintBox(*painter, box, mark, QColor(), 0, 3);
        else
            paintBox(*painter, box, isHovered ? t.hover : t.surface, isEnabled ? t.line2 : t.line, 1, 3);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(t.onAccent, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->translate(box.topLeft());
        if (isMixed)
            painter->drawLine(QPointF(4, 7), QPointF(10, 7));
        else if (isOn)
            painter->drawPolyline(QPolygonF({QPointF(3.6, 7.2), QPointF(6, 9.8), QPointF(10.5, 4.4)}));
        painter->restore();
        return;
    }
    case PE_IndicatorRadioButton: {
        const QRectF box(r.center().x() - 6, r.center().y() - 6, 14, 14);
        const QColor mark = isEnabled ? t.accent : t.disabled;
        paintBox(*painter, box, isOn ? mark : isHovered ? t.hover : t.surface, isOn ? mark : isEnabled ? t.line2 : t.line, 1, 7);
        if (isOn)
            paintBox(*painter, box.adjusted(4.5, 4.5, -4.5, -4.5), t.onAccent, QColor(), 0, 2.5);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

}  // namespace outlay::ui
