// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/settings.h"

#include <QFileInfo>

namespace outlay::ui {

Settings::Settings(QSettings* storage, const QStringList& systemLanguages, QObject* parent)
    : QObject(parent), m_storage(storage), m_systemLanguages(systemLanguages)
{
    m_storage->setParent(this);
}

QString Settings::language() const
{
    const QString chosen = get(languageSetting);
    if (!chosen.isEmpty())
        return chosen;
    const bool isChinese = !m_systemLanguages.isEmpty() && m_systemLanguages.first().startsWith(QLatin1String("zh"));
    return isChinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

QString Settings::currency() const
{
    const QString chosen = get(currencySetting);
    return !chosen.isEmpty() ? chosen : language() == QLatin1String("zh_CN") ? QStringLiteral("CNY") : QStringLiteral("USD");
}

void Settings::addRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    set(recentSetting, QStringList(files.mid(0, mostRecentFiles)));
}

void Settings::removeRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    set(recentSetting, files);
}

QVariant Settings::state(const QString& name, const QVariant& fallback) const { return m_storage->value(QStringLiteral("state/") + name, fallback); }
void Settings::setState(const QString& name, const QVariant& value) { m_storage->setValue(QStringLiteral("state/") + name, value); }

}  // namespace outlay::ui
