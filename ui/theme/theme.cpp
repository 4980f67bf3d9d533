// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/fonts.h"
#include "ui/theme/outlaystyle.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QTimer>
#include <QToolTip>

namespace outlay::ui {

Theme::Theme(QApplication& application, Mode mode, QObject* parent) : QObject(parent), m_application(application), m_mode(mode)
{
    m_isDark = mode == Mode::System ? systemIsDark() : mode == Mode::Dark;
    m_application.setStyle(new OutlayStyle);
    apply();
    m_application.installEventFilter(this);
}

void Theme::setMode(Mode mode)
{
    if (m_mode == mode)
        return;
    m_mode = mode;
    m_isDark = mode == Mode::System ? systemIsDark() : mode == Mode::Dark;
    apply();
}

void Theme::setFontPoints(double points)
{
    if (m_fontPoints == points)
        return;
    m_fontPoints = points;
    apply();
}

void Theme::setLanguage(const QString& language)
{
    if (m_language == language)
        return;
    m_language = language;
    apply();
}

bool Theme::systemIsDark()
{
    // Qt before 6.5 has no colour-scheme property: an empty palette makes the application show the platform's own one.
    const QScopedValueRollback guard(m_isApplying, true);
    m_application.setPalette(QPalette());
    return m_application.palette().color(QPalette::Window).lightness() < 128;
}

void Theme::apply()
{
    {
        const QScopedValueRollback guard(m_isApplying, true);
        m_application.setPalette(tokens().palette());
        m_application.setFont(applicationFont(m_fontPoints, m_language));
        QToolTip::setPalette(tokens().palette());
        QToolTip::setFont(m_application.font());
    }
    emit themeChanged();
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    const bool mayBeSystemSwitch =
        event->type() == QEvent::ThemeChange || (event->type() == QEvent::ApplicationPaletteChange && watched == &m_application);
    if (mayBeSystemSwitch && m_mode == Mode::System && !m_isApplying) {
        QTimer::singleShot(0, this, [this] {
            const bool isDark = systemIsDark();
            const bool hasChanged = isDark != m_isDark;
            m_isDark = isDark;
            if (hasChanged)
                apply();
            else {
                const QScopedValueRollback guard(m_isApplying, true);
                m_application.setPalette(tokens().palette());
            }
        });
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace outlay::ui
