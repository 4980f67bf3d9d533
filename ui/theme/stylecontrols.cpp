// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"
#include "ui/theme/headtext.h"
#include "ui/theme/icons.h"
#include "ui/theme/outlaystyle.h"
#include "ui/theme/stylepaint.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>

namespace outlay::ui {

namespace {

constexpr int menuTextLeft = 36;

void drawMenuItem(const QStyleOptionMenuItem& item, QPainter& painter, const Tokens& t)
{
    const QRect r = item.rect;
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        if (item.text.isEmpty()) {
            painter.fillRect(QRect(r.left() + 1, r.center().y(), r.width() - 2, 1), t.line);
        } else {
            painter.setFont(roleFont(item.font, TextRole::Small));
            painter.setPen(t.text3);
            painter.drawText(r.adjusted(12, 0, -12, 0), Qt::AlignVCenter | Qt::AlignLeft, item.text);
        }
        return;
    }
    const bool isEnabled = item.state & QStyle::State_Enabled;
    const bool isActive = isEnabled && item.state & QStyle::State_Selected;
    if (isActive)
        painter.fillRect(r.adjusted(1, 0, -1, 0), t.select);
    const QColor ink = isEnabled ? t.text1 : t.disabled;
    const QRect iconRect(r.left() + 12, r.center().y() - 7, 16, 16);
    if (item.checked && item.checkType != QStyleOptionMenuItem::NotCheckable) {
        if (item.checkType == QStyleOptionMenuItem::Exclusive)
            paintMarker(painter, QRectF(iconRect).center(), Marker::Disc, isEnabled ? t.accent : t.disabled, t.raised, 7);
        else
            paintIcon(painter, iconRect, QStringLiteral("check"), isEnabled ? t.accent : t.disabled);
    } else if (!item.icon.isNull()) {
        item.icon.paint(&painter, iconRect, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    }
    const qsizetype tab = item.text.indexOf(QLatin1Char('\t'));
    painter.setFont(item.font);
    painter.setPen(ink);
    const QRect textRect = r.adjusted(menuTextLeft, 0, -12, 0);
    painter.drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     tab < 0 ? item.text : item.text.left(tab));
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        paintChevron(painter, QRectF(r.right() - 22, r.top(), 16, r.height()), Direction::Right, isEnabled ? t.text2 : t.disabled);
    } else if (tab >= 0) {
        painter.setFont(roleFont(item.font, TextRole::Small));
        painter.setPen(!isEnabled ? t.disabled : isActive ? t.text2 : t.text3);
        painter.drawText(textRect, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, item.text.mid(tab + 1));
    }
}

void drawHeaderLabel(const QStyleOptionHeader& header, QPainter& painter, const Tokens& t)
{
    const bool isSorted = header.sortIndicator != QStyleOptionHeader::None;
    painter.setFont(roleFont(painter.font(), isSorted ? TextRole::BodyStrong : TextRole::Body));
    painter.setPen(isSorted ? t.text1 : t.text2);
    QRect text = header.rect.adjusted(headtext::padding, 0, -headtext::padding, 0);
    const bool isRight = header.textAlignment & Qt::AlignRight;
    const QFontMetrics metrics(painter.font());
    const int arrow = isSorted ? headtext::arrow : 0;
    const QStringList lines = headtext::lines(header.text, metrics, text.width() - arrow);
    if (isSorted) {
        const int x = isRight ? text.right() - 9 : text.left() + metrics.size(0, lines.join(QLatin1Char('\n'))).width() + 6;
        // Qt's SortDown is "ascending": the small value stands on top, which our triangle shows pointing up.
        paintTriangle(painter, QRectF(x, text.top(), 10, text.height()),
                      header.sortIndicator == QStyleOptionHeader::SortDown ? Direction::Up : Direction::Down, t.text1);
        if (isRight)
            text.adjust(0, 0, -arrow, 0);
    }
    painter.drawText(text, int(header.textAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter, lines.join(QLatin1Char('\n')));
}

void drawTabLabel(const QStyleOptionTab& tab, QPainter& painter, const Tokens& t, const QRect& r)
{
    const bool isSelected = tab.state & QStyle::State_Selected;
    const bool isEnabled = tab.state & QStyle::State_Enabled;
    const bool isHovered = tab.state & QStyle::State_MouseOver;
    painter.setPen(!isEnabled ? t.disabled : isSelected || isHovered ? t.text1 : t.text2);
    painter.drawText(r, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, tab.text);
    if (tab.state & QStyle::State_HasFocus) {
        const int w = QFontMetrics(painter.font()).size(Qt::TextShowMnemonic, tab.text).width();
        paintBox(painter, QRectF(r.center().x() - w / 2.0 - 5, r.top() + 6, w + 10, r.height() - 12), QColor(), t.accent, 1, 4);
    }
}

// The room that a group start adds at the left of its tab.
QRect tabContents(const QStyleOptionTab& tab, const QWidget* widget, bool* startsGroup)
{
    const auto starts = widget ? widget->property(styleproperty::groups).value<QList<int>>() : QList<int>();
    *startsGroup = starts.contains(tab.tabIndex);
    return *startsGroup ? tab.rect.adjusted(8, 0, 0, 0) : tab.rect;
}

}  // namespace

void OutlayStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = Tokens::of(option->palette);
    const bool isEnabled = option->state & State_Enabled;
    const QRect r = option->rect;
    painter->save();
    bool isDone = true;
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy = *button;
            if (widget && widget->property(styleproperty::primary).toBool())
                copy.palette.setColor(QPalette::ButtonText, isEnabled ? t.onAccent : t.surface);
            else if (widget && widget->property(styleproperty::link).toBool())
                copy.palette.setColor(QPalette::ButtonText, isEnabled ? t.accent : t.disabled);
            if (copy.features & QStyleOptionButton::HasMenu) {
                paintChevron(*painter, QRectF(r.right() - 18, r.top(), 16, r.height()), Direction::Down, isEnabled ? t.text2 : t.disabled);
                copy.features &= ~QStyleOptionButton::HasMenu;
                copy.rect.adjust(0, 0, -14, 0);
            }
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            bool startsGroup = false;
            const QRect contents = tabContents(*tab, widget, &startsGroup);
            if (startsGroup)
                painter->fillRect(QRect(tab->rect.left() + 4, tab->rect.center().y() - 8, 1, 16), t.line2);
            if (tab->state & State_Selected)
                painter->fillRect(QRect(contents.left() + 10, contents.bottom() - 1, contents.width() - 20, 2), t.accent);
        }
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            bool startsGroup = false;
            drawTabLabel(*tab, *painter, t, tabContents(*tab, widget, &startsGroup));
        }
        break;
    case CE_Header:
        // Both parts get the whole section: Qt's own insets would cut heads that the table has measured.
        drawControl(CE_HeaderSection, option, painter, widget);
        painter->save();
        drawControl(CE_HeaderLabel, option, painter, widget);
        painter->restore();
        break;
    case CE_HeaderSection:
        painter->fillRect(r, t.surface);
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line2);
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(r, t.surface);
        break;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            drawHeaderLabel(*header, *painter, t);
        break;
    case CE_ToolBar:
        painter->fillRect(r, t.window);
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(r, t.window);
        break;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            painter->fillRect(r, t.window);
            if (item->state & (State_Selected | State_Sunken) && isEnabled)
                paintBox(*painter, QRectF(r).adjusted(0, 2, 0, -2), item->state & State_Sunken ? t.press : t.hover, QColor(), 0, 4);
            painter->setPen(isEnabled ? t.text1 : t.disabled);
            painter->drawText(r, Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextSingleLine, item->text);
        }
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            drawMenuItem(*item, *painter, t);
        break;
    case CE_MenuEmptyArea:
        break;
    case CE_ComboBoxLabel:
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            QStyleOptionComboBox cut = *box;
            const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - 4;
            cut.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room);
            QProxyStyle::drawControl(element, &cut, painter, widget);
        }
        break;
    case CE_DockWidgetTitle:
        if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option)) {
            painter->fillRect(r, t.window);
            painter->setFont(roleFont(painter->font(), TextRole::BodyStrong));
            painter->setPen(t.text1);
            painter->drawText(r.adjusted(12, 0, -12, 0), Qt::AlignVCenter | Qt::AlignLeft, dock->title);
        }
        break;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
            if (frame->frameShape == QFrame::HLine)
                painter->fillRect(QRect(r.left(), r.center().y(), r.width(), 1), t.line);
            else if (frame->frameShape == QFrame::VLine)
                painter->fillRect(QRect(r.center().x(), r.top(), 1, r.height()), t.line);
            else
                isDone = false;
        }
        break;
    case CE_Splitter:
        painter->fillRect(r, t.line);
        break;
    case CE_ProgressBarGroove:
    case CE_ProgressBarLabel:
        break;
    case CE_ProgressBar:
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            const QRect track(r.left(), r.center().y() - 1, r.width(), 4);
            painter->fillRect(track, t.isDark ? t.press : t.line);
            const int range = bar->maximum - bar->minimum;
            if (range > 0) {
                const double share = double(bar->progress - bar->minimum) / range;
                painter->fillRect(QRect(track.left(), track.top(), qRound(track.width() * qBound(0.0, share, 1.0)), 4), t.accent);
            } else {
                painter->fillRect(QRect(track.left() + track.width() / 3, track.top(), track.width() / 3, 4), t.accent);
            }
        }
        break;
    case CE_SizeGrip:
        break;
    default:
        isDone = false;
        break;
    }
    painter->restore();
    if (!isDone)
        QProxyStyle::drawControl(element, option, painter, widget);
}

void OutlayStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = Tokens::of(option->palette);
    const bool isEnabled = option->state & State_Enabled;
    if (control == CC_ComboBox) {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        if (combo && combo->frame) {
            const bool isInvalid = widget && widget->property(styleproperty::invalid).toBool();
            paintField(*painter, option->rect, t, isEnabled, isEnabled && option->state & State_HasFocus, isInvalid);
            if (isEnabled && option->state & State_MouseOver && !(option->state & State_HasFocus) && !isInvalid && !combo->editable)
                paintBox(*painter, option->rect, t.hover, t.line2, 1, 4);
        }
        if (combo)
            paintChevron(*painter, QRectF(option->rect.right() - 19, option->rect.top(), 16, option->rect.height()), Direction::Down,
                         isEnabled ? t.text2 : t.disabled);
        return;
    }
    if (control == CC_ToolButton) {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (!button)
            return;
        // A menu is announced by a chevron behind a text; an icon alone says it by itself.
        QStyleOptionToolButton copy = *button;
        const bool hasMenu = copy.features & QStyleOptionToolButton::HasMenu && !(copy.features & QStyleOptionToolButton::MenuButtonPopup);
        if (!hasMenu) {
            QProxyStyle::drawComplexControl(control, option, painter, widget);
            return;
        }
        proxy()->drawPrimitive(PE_PanelButtonTool, &copy, painter, widget);
        copy.features &= ~QStyleOptionToolButton::HasMenu;
        if (copy.toolButtonStyle != Qt::ToolButtonIconOnly && !copy.text.isEmpty()) {
            paintChevron(*painter, QRectF(copy.rect.right() - 18, copy.rect.top(), 16, copy.rect.height()), Direction::Down,
                         isEnabled ? t.text2 : t.disabled);
            copy.rect.adjust(0, 0, -14, 0);
        }
        proxy()->drawControl(CE_ToolButtonLabel, &copy, painter, widget);
        return;
    }
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!bar)
            return;
        painter->fillRect(option->rect, widget && widget->parentWidget() ? widget->parentWidget()->palette().color(QPalette::Window) : t.surface);
        if (bar->maximum <= bar->minimum)
            return;
        const QRect thumb = proxy()->subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
        const bool isActive = option->activeSubControls & SC_ScrollBarSlider && option->state & (State_MouseOver | State_Sunken);
        paintBox(*painter, QRectF(thumb).adjusted(1, 1, -1, -1), isActive ? t.text3 : t.line2, QColor(), 0, 3);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

}  // namespace outlay::ui
