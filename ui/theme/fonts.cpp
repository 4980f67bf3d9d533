// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QWidget>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace outlay::ui {

namespace {

double factor(TextRole role)
{
    switch (role) {
    case TextRole::Figure:
        return 1.7;
    case TextRole::FigureSmall:
        return 1.3;
    case TextRole::Headline:
        return 2.0;
    case TextRole::Title:
        return 1.1;
    case TextRole::Body:
    case TextRole::BodyStrong:
        return 1.0;
    case TextRole::Chart:
    case TextRole::ChartStrong:
        return 0.9;
    case TextRole::Small:
    case TextRole::SmallStrong:
        return 0.85;
    }
    return 1.0;
}

bool isStrong(TextRole role)
{
    switch (role) {
    case TextRole::Figure:
    case TextRole::FigureSmall:
    case TextRole::Headline:
    case TextRole::Title:
    case TextRole::BodyStrong:
    case TextRole::ChartStrong:
    case TextRole::SmallStrong:
        return true;
    default:
        return false;
    }
}

// The language travels with the font as its family order, so that painters need no second argument.
bool isChinese(const QFont& font)
{
    const QStringList families = font.families();
    return families.indexOf(QStringLiteral("Microsoft YaHei UI")) < families.indexOf(QStringLiteral("Segoe UI"));
}

QFont derived(const QFont& base, TextRole role)
{
    QFont font = base;
    double scale = factor(role);
    if ((role == TextRole::Small || role == TextRole::SmallStrong) && isChinese(base))
        scale = 0.9;
    if (base.pixelSize() > 0)
        font.setPixelSize(std::max(1, qRound(base.pixelSize() * scale)));
    else
        font.setPointSizeF(base.pointSizeF() * scale);
    font.setWeight(isStrong(role) ? QFont::DemiBold : QFont::Normal);
    return font;
}

constexpr std::size_t roleCount = 10;

// A font that is derived anew has to find its faces anew, which costs more than the drawing of a text. The few bases of a
// program (screen, a preview, print) therefore keep their roles.
struct Derived {
    QFont base;
    std::array<std::optional<QFont>, roleCount> roles;
    std::array<std::optional<QFont>, roleCount> pixelRoles;
};

constexpr std::size_t mostBases = 6;

std::vector<Derived>& knownFonts()
{
    thread_local std::vector<Derived> known;
    // Fonts must be gone before the application's font engines are.
    [[maybe_unused]] static const bool isCleaned = [] {
        qAddPostRoutine([] { knownFonts().clear(); });
        return true;
    }();
    return known;
}

Derived& derivedOf(const QFont& base)
{
    std::vector<Derived>& known = knownFonts();
    auto found = std::find_if(known.begin(), known.end(), [&](const Derived& entry) { return entry.base.isCopyOf(base); });
    if (found == known.end())
        found = std::find_if(known.begin(), known.end(),
                             [&](const Derived& entry) { return entry.base == base && entry.base.resolveMask() == base.resolveMask(); });
    if (found == known.end()) {
        if (known.size() >= mostBases)
            known.erase(known.begin());
        known.push_back({base, {}, {}});
        found = std::prev(known.end());
    }
    return *found;
}

}  // namespace

QStringList fontFamilies(Medium medium, const QString& language)
{
    const bool chinese = language.startsWith(QLatin1String("zh"));
    if (medium == Medium::Print)
        return {QStringLiteral("Roboto"), QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("Droid Sans Fallback"),
                QStringLiteral("DejaVu Sans")};
    if (chinese)
        return {QStringLiteral("Roboto"),   QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Microsoft YaHei UI"), QStringLiteral("PingFang SC"),
                QStringLiteral("Segoe UI"), QStringLiteral("SF Pro Text"),      QStringLiteral("DejaVu Sans")};
    return {QStringLiteral("Roboto"),           QStringLiteral("Segoe UI"),           QStringLiteral("SF Pro Text"),
            QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Microsoft YaHei UI"), QStringLiteral("PingFang SC"),
            QStringLiteral("DejaVu Sans")};
}

QFont applicationFont(double points, const QString& language)
{
    QFont font;
    font.setFamilies(fontFamilies(Medium::Screen, language));
    font.setPointSizeF(std::clamp(points, 9.0, 14.0));
    return font;
}

QFont roleFont(const QFont& base, TextRole role)
{
    std::optional<QFont>& font = derivedOf(base).roles[static_cast<std::size_t>(role)];
    if (!font)
        font = derived(base, role);
    return *font;
}

QFont roleFont(const QWidget* widget, TextRole role)
{
    // The application's font, not the widget's: a row that is bold itself must not hand its weight or size on.
    Q_UNUSED(widget);
    return roleFont(QGuiApplication::font(), role);
}

QFont pixelFont(const QFont& base, TextRole role)
{
    std::optional<QFont>& font = derivedOf(base).pixelRoles[static_cast<std::size_t>(role)];
    if (!font) {
        font = derived(base, role);
        if (font->pixelSize() <= 0)
            font->setPixelSize(std::max(1, qRound(font->pointSizeF() * 4.0 / 3.0)));
    }
    return *font;
}

QFont printFont(const QString& language, double points, bool isStrong)
{
    QFont font;
    font.setFamilies(fontFamilies(Medium::Print, language));
    font.setPixelSize(std::max(1, qRound(points * 4.0 / 3.0)));
    font.setWeight(isStrong ? QFont::DemiBold : QFont::Normal);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

int rowHeight(const QFontMetrics& metrics, int least) { return std::max(least, metrics.height() + 10); }

double fontScale(const QWidget* widget) { return std::max(1.0, QFontInfo(widget->font()).pointSizeF() / 10); }

}  // namespace outlay::ui
