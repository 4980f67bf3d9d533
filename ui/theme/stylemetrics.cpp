// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"
#include "ui/theme/outlaystyle.h"
#include "ui/theme/tokens.h"

#include <QAbstractButton>
#include <QFontMetrics>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>

namespace outlay::ui {

namespace {

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part)
{
    const QRect r = bar.rect;
    const bool isHorizontal = bar.orientation == Qt::Horizontal;
    const int length = isHorizontal ? r.width() : r.height();
    const int range = bar.maximum - bar.minimum;
    int thumb = length;
    if (range > 0)
        thumb = std::max(24, static_cast<int>(static_cast<qint64>(length) * bar.pageStep / std::max<qint64>(1, qint64(range) + bar.pageStep)));
    thumb = std::min(thumb, length);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - thumb, bar.upsideDown);
    const auto along = [&](int from, int size) {
        return isHorizontal ? QRect(r.left() + from, r.top(), size, r.height()) : QRect(r.left(), r.top() + from, r.width(), size);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return along(start, thumb);
    case QStyle::SC_ScrollBarGroove:
        return r;
    case QStyle::SC_ScrollBarSubPage:
        return along(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return along(start + thumb, length - start - thumb);
    default:
        return {};
    }
}

}  // namespace

QRect OutlayStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return scrollBarPart(*bar, part);
    }
    if (control == CC_ComboBox) {
        const QRect r = option->rect;
        if (part == SC_ComboBoxEditField)
            return r.adjusted(6, 2, -22, -2);
        if (part == SC_ComboBoxArrow)
            return QRect(r.right() - 22, r.top(), 22, r.height());
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect OutlayStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    switch (element) {
    case SE_PushButtonFocusRect:
        return {};
    case SE_HeaderArrow:
        return {};
    case SE_HeaderLabel:
        return option->rect;
    case SE_LineEditContents:
        return option->rect.adjusted(4, 1, -4, -1);
    case SE_ProgressBarContents:
    case SE_ProgressBarGroove:
        return option->rect;
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

QSize OutlayStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    const int row = option ? rowHeight(option->fontMetrics) : 28;
    switch (type) {
    case CT_PushButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            const QSize text = button->fontMetrics.size(Qt::TextShowMnemonic, button->text);
            const bool isLink = widget && widget->property(styleproperty::link).toBool();
            const int small = widget ? widget->property(styleproperty::small).toInt() : 0;
            int width = text.width() + (isLink ? 8 : small > 0 ? 16 : 24);
            if (!button->icon.isNull())
                width += 20;
            if (button->features & QStyleOptionButton::HasMenu)
                width += 16;
            return {width, small > 0 ? std::max(small, button->fontMetrics.height() + 4) : row};
        }
        break;
    case CT_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QSize result = size;
            const bool hasText = button->toolButtonStyle != Qt::ToolButtonIconOnly && !button->text.isEmpty();
            result.setWidth(size.width() + (hasText ? 12 : 8));
            if (button->features & QStyleOptionToolButton::HasMenu && (hasText || button->features & QStyleOptionToolButton::MenuButtonPopup))
                result.rwidth() += 14;
            const int small = widget ? widget->property(styleproperty::small).toInt() : 0;
            result.setHeight(small > 0 ? small : row);
            return result;
        }
        break;
    case CT_ComboBox:
        return {size.width() + 34, row};
    case CT_LineEdit:
        return {size.width(), std::max(row, size.height())};
    case CT_MenuBarItem:
        return {size.width() + 20, row};
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            if (item->menuItemType == QStyleOptionMenuItem::Separator)
                return {10, item->text.isEmpty() ? 9 : row};
            const int shortcutGap = item->text.contains(QLatin1Char('\t')) || item->reservedShortcutWidth > 0 ? 24 : 0;
            return {size.width() + 36 + 20 + shortcutGap + (item->menuItemType == QStyleOptionMenuItem::SubMenu ? 16 : 0),
                    rowHeight(QFontMetrics(item->font))};
        }
        break;
    case CT_TabBarTab:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            const auto starts = widget ? widget->property(styleproperty::groups).value<QList<int>>() : QList<int>();
            const int text = tab->fontMetrics.size(Qt::TextShowMnemonic, tab->text).width();
            return {text + 20 + (starts.contains(tab->tabIndex) ? 8 : 0), std::max(36, tab->fontMetrics.height() + 16)};
        }
        break;
    case CT_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return {header->fontMetrics.horizontalAdvance(header->text) + 34, row};
        break;
    case CT_ItemViewItem: {
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width() + 8, std::max(base.height(), row)};
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int OutlayStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_IconViewIconSize:
    case PM_LineEditIconSize:
        return 16;
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
    case PM_MenuPanelWidth:
    case PM_ToolTipLabelFrameWidth:
    case PM_ComboBoxFrameWidth:
    case PM_DefaultFrameWidth:
        return 1;
    case PM_ScrollBarExtent:
        return 8;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_ScrollView_ScrollBarSpacing:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarItemSpacing:
    case PM_MenuHMargin:
    case PM_ToolBarFrameWidth:
    case PM_ToolBarHandleExtent:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_FocusFrameHMargin:
    case PM_ButtonDefaultIndicator:
        return 0;
    case PM_MenuVMargin:
        return 4;
    case PM_ToolBarItemMargin:
        return 6;
    case PM_ToolBarItemSpacing:
        return 4;
    case PM_ToolBarSeparatorExtent:
        return 17;
    case PM_TabBarTabHSpace:
        return 20;
    case PM_TabBarBaseHeight:
        return 1;
    case PM_TabBarBaseOverlap:
        return 1;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 14;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return 16;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int OutlayStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* result) const
{
    switch (hint) {
    case SH_EtchDisabledText:
        return 0;
    case SH_UnderlineShortcut:
        return 0;
    case SH_ComboBox_Popup:
        return 0;
    case SH_ToolTipLabel_Opacity:
        return 255;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_Table_GridLineColor:
        return static_cast<int>(Tokens::of(widget).line.rgb());
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_ToolBar_Movable:
        return 0;
    case SH_Menu_MouseTracking:
        return 1;
    case SH_ScrollView_FrameOnlyAroundContents:
        return 0;
    case SH_ScrollBar_Transient:
        return 0;
    case SH_Widget_Animate:
    case SH_Widget_Animation_Duration:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

}  // namespace outlay::ui
