// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The look of the standard controls: Fusion without its gradients and bevels, drawn with Tokens. No style sheet is used
// anywhere, because a sheet on one widget bypasses this class and ignores the palette.
#pragma once

#include <QProxyStyle>

class QAbstractButton;
class QTabBar;

namespace outlay::ui {

class OutlayStyle final : public QProxyStyle {
    Q_OBJECT

public:
    OutlayStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* result) const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

    // What the style reads from a widget. At most one primary button on a page.
    static void setPrimary(QAbstractButton* button, bool on = true);
    /// 24 px high instead of 28 (fix buttons of an input row: 22).
    static void setSmall(QAbstractButton* button, int height = 24);
    /// Text in accent without a frame.
    static void setLink(QAbstractButton* button, bool on = true);
    /// 2 px edge in bad around a field.
    static void setInvalid(QWidget* field, bool on);
    /// Tabs before which a hairline parts two groups.
    static void setGroupStarts(QTabBar* bar, const QList<int>& tabs);
};

namespace styleproperty {
inline constexpr const char* primary = "outlayPrimary";
inline constexpr const char* small = "outlaySmall";
inline constexpr const char* link = "outlayLink";
inline constexpr const char* invalid = "outlayInvalid";
inline constexpr const char* groups = "outlayGroupStarts";
}  // namespace styleproperty

}  // namespace outlay::ui
