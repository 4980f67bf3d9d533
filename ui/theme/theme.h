// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses between the light and the dark tokens and puts them, the style and the fonts on the application.
// One object, created in app/main and handed on; painters that only need colours use Tokens::of(palette).
#pragma once

#include "ui/theme/tokens.h"

#include <QObject>

class QApplication;

namespace outlay::ui {

class Theme final : public QObject {
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark };
    Q_ENUM(Mode)

    /// Installs OutlayStyle, palette and font on `application` at once.
    explicit Theme(QApplication& application, Mode mode = Mode::System, QObject* parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] bool isDark() const { return m_isDark; }
    [[nodiscard]] const Tokens& tokens() const { return m_isDark ? Tokens::dark() : Tokens::light(); }
    [[nodiscard]] double fontPoints() const { return m_fontPoints; }
    [[nodiscard]] QString language() const { return m_language; }

    void setMode(Mode mode);
    /// Base size in points, 9 to 14.
    void setFontPoints(double points);
    /// "en", "zh_CN" …: decides the order of the font families.
    void setLanguage(const QString& language);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Palette, tokens or fonts changed: whoever caches pixmaps or owns a chart rebuilds it.
    void themeChanged();

private:
    void apply();
    [[nodiscard]] bool systemIsDark();

    QApplication& m_application;
    Mode m_mode;
    bool m_isDark = false;
    bool m_isApplying = false;
    double m_fontPoints = 10.0;
    QString m_language = QStringLiteral("en");
};

}  // namespace outlay::ui
