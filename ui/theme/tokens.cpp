// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tokens.h"

#include <QWidget>

namespace outlay::ui {

namespace {

QColor rgb(unsigned int value) { return QColor::fromRgb(value); }

Tokens makeLight()
{
    Tokens t;
    t.window = rgb(0xF3F4F6);
    t.surface = rgb(0xFFFFFF);
    t.raised = rgb(0xFFFFFF);
    t.hover = rgb(0xE9EBEE);
    t.press = rgb(0xDEE1E6);
    t.select = rgb(0xE3EBFA);
    t.tint = rgb(0xF2F6FD);
    t.line = rgb(0xDFE2E7);
    t.line2 = rgb(0xC3C8D0);
    t.grid = rgb(0xE8EAEE);
    t.text1 = rgb(0x1B1E23);
    t.text2 = rgb(0x525963);
    t.text3 = rgb(0x666E79);
    t.disabled = rgb(0x9BA2AC);
    t.accent = rgb(0x2B5FCF);
    t.onAccent = rgb(0xFFFFFF);
    t.good = rgb(0x1B7746);
    t.goodBg = rgb(0xE4F2E9);
    t.warn = rgb(0x875800);
    t.warnBg = rgb(0xFAF0DA);
    t.bad = rgb(0xBA2D25);
    t.badBg = rgb(0xFBE8E6);
    t.hatch = rgb(0xAEB5BF);
    t.series = {rgb(0x3468DA), rgb(0xD07E24), rgb(0x2C6E4A), rgb(0x6E2B6E), rgb(0x926512), rgb(0x1C97C0), rgb(0x86280F), rgb(0x4A4D52)};
    return t;
}

Tokens makeDark()
{
    Tokens t;
    t.isDark = true;
    t.window = rgb(0x212429);
    t.surface = rgb(0x181A1E);
    t.raised = rgb(0x2A2E34);
    t.hover = rgb(0x2C3037);
    t.press = rgb(0x363B43);
    t.select = rgb(0x22355A);
    t.tint = rgb(0x1F2736);
    t.line = rgb(0x2F333A);
    t.line2 = rgb(0x4A515B);
    t.grid = rgb(0x272A30);
    t.text1 = rgb(0xE7E9ED);
    t.text2 = rgb(0xAFB5BE);
    t.text3 = rgb(0x9098A3);
    t.disabled = rgb(0x656D78);
    t.accent = rgb(0x8FB1FF);
    t.onAccent = rgb(0x0F1623);
    t.good = rgb(0x62C790);
    t.goodBg = rgb(0x1C3327);
    t.warn = rgb(0xE2B04E);
    t.warnBg = rgb(0x382E1A);
    t.bad = rgb(0xFF8478);
    t.badBg = rgb(0x3E2421);
    t.hatch = rgb(0x5A626D);
    t.series = {rgb(0x93B2FC), rgb(0xF5A52E), rgb(0x3C9F77), rgb(0xAE6E9C), rgb(0xE1E09A), rgb(0x90E4F0), rgb(0xDD6042), rgb(0xA8ACB2)};
    return t;
}

Tokens makePrint()
{
    Tokens t = makeLight();
    t.text1 = rgb(0x14171B);
    t.text2 = rgb(0x4A515B);
    t.text3 = t.text2;
    t.line = rgb(0xD5D9DF);
    t.line2 = rgb(0x8F96A0);
    t.grid = t.line;
    t.hatch = rgb(0x8F96A0);
    return t;
}

int wrapped(int number) { return ((number - 1) % 8 + 8) % 8; }

}  // namespace

const Tokens& Tokens::light()
{
    static const Tokens tokens = makeLight();
    return tokens;
}

const Tokens& Tokens::dark()
{
    static const Tokens tokens = makeDark();
    return tokens;
}

const Tokens& Tokens::print()
{
    static const Tokens tokens = makePrint();
    return tokens;
}

const Tokens& Tokens::of(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128 ? dark() : light(); }

const Tokens& Tokens::of(const QWidget* widget) { return of(widget ? widget->palette() : QPalette()); }

QColor Tokens::ink(Ink ink) const
{
    switch (ink) {
    case Ink::Text1:
        return text1;
    case Ink::Text2:
        return text2;
    case Ink::Text3:
        return text3;
    case Ink::Disabled:
        return disabled;
    case Ink::Accent:
        return accent;
    case Ink::OnAccent:
        return onAccent;
    case Ink::Good:
        return good;
    case Ink::Warn:
        return warn;
    case Ink::Bad:
        return bad;
    }
    return text1;
}

QColor Tokens::seriesColour(int number) const { return series[static_cast<std::size_t>(wrapped(number))]; }

QColor Tokens::kindColour(CostKind kind) const { return kind == CostKind::Phase ? line2 : seriesColour(kindSeries(kind)); }

QColor Tokens::kindFill(CostKind kind, bool isGroup) const
{
    if (kind == CostKind::Phase)
        return window;
    const double strength = isGroup ? (isDark ? 0.30 : 0.28) : (isDark ? 0.18 : 0.16);
    return mix(kindColour(kind), surface, strength);
}

QColor Tokens::band(const QColor& colour, bool isReference) const
{
    QColor translucent = colour;
    translucent.setAlphaF(isReference ? 0.15F : 0.20F);
    return translucent;
}

QPalette Tokens::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text1);
    p.setColor(QPalette::Base, surface);
    p.setColor(QPalette::AlternateBase, surface);
    p.setColor(QPalette::Button, surface);
    p.setColor(QPalette::ButtonText, text1);
    p.setColor(QPalette::Text, text1);
    p.setColor(QPalette::BrightText, text1);
    p.setColor(QPalette::PlaceholderText, text3);
    p.setColor(QPalette::Highlight, mix(accent, surface, 0.30));
    p.setColor(QPalette::HighlightedText, text1);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::LinkVisited, accent);
    p.setColor(QPalette::ToolTipBase, raised);
    p.setColor(QPalette::ToolTipText, text1);
    p.setColor(QPalette::Light, surface);
    p.setColor(QPalette::Midlight, line);
    p.setColor(QPalette::Mid, line2);
    p.setColor(QPalette::Dark, line2);
    p.setColor(QPalette::Shadow, line2);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText, QPalette::PlaceholderText})
        p.setColor(QPalette::Disabled, role, disabled);
    return p;
}

QColor mix(const QColor& a, const QColor& b, double strength)
{
    const auto channel = [strength](int first, int second) { return qRound(strength * first + (1.0 - strength) * second); };
    return QColor(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

QList<qreal> seriesDash(int number)
{
    static const std::array<QList<qreal>, 8> dashes = {QList<qreal>{},         {3.5, 1.5}, {1, 1.5}, {4.5, 1.5, 1, 1.5}, {6, 1.5},
                                                       {2.5, 1, .5, 1, .5, 1}, {1.5, 1.5}, {.75, 2}};
    return dashes[static_cast<std::size_t>(wrapped(number))];
}

Marker seriesMarker(int number) { return static_cast<Marker>(wrapped(number)); }

int kindSeries(CostKind kind)
{
    switch (kind) {
    case CostKind::Compute:
        return 1;
    case CostKind::Storage:
        return 6;
    case CostKind::Network:
        return 7;
    case CostKind::Data:
        return 5;
    case CostKind::People:
        return 4;
    case CostKind::Api:
        return 3;
    case CostKind::Phase:
    case CostKind::Other:
        return 8;
    }
    return 8;
}

}  // namespace outlay::ui
