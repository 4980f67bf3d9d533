// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the user chose for the program rather than for a plan. Created by app/main with the storage it writes to, and handed on;
// a test gives it a file of its own.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace outlay::ui {

/// One setting: its key, its default and its type in one place.
template <typename T>
struct Setting {
    const char* key;
    T fallback;
};

class Settings final : public QObject {
    Q_OBJECT

public:
    /// Takes the QSettings over. `systemLanguages` decides what a first run starts with (QLocale::uiLanguages()).
    explicit Settings(QSettings* storage, const QStringList& systemLanguages = {}, QObject* parent = nullptr);

    [[nodiscard]] QString language() const;         ///< "en" or "zh_CN"
    [[nodiscard]] QString theme() const { return get(themeSetting); }  ///< "system", "light", "dark"
    [[nodiscard]] QString currency() const;         ///< of new plans: "USD" or "CNY"
    [[nodiscard]] double fontPoints() const { return get(fontSetting); }
    [[nodiscard]] int backups() const { return get(backupsSetting); }  ///< how many saved versions are kept
    [[nodiscard]] QStringList recentFiles() const { return get(recentSetting); }
    [[nodiscard]] QString lastFolder() const { return get(folderSetting); }

    void setLanguage(const QString& language) { set(languageSetting, language); }
    void setTheme(const QString& theme) { set(themeSetting, theme); }
    void setCurrency(const QString& currency) { set(currencySetting, currency); }
    void setFontPoints(double points) { set(fontSetting, points); }
    void setBackups(int count) { set(backupsSetting, count); }
    void setLastFolder(const QString& folder) { set(folderSetting, folder); }
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);

    /// State of windows and views, under names that they choose.
    [[nodiscard]] QVariant state(const QString& name, const QVariant& fallback = {}) const;
    void setState(const QString& name, const QVariant& value);

    static constexpr int mostRecentFiles = 10;

signals:
    void changed();

private:
    inline static const Setting<QString> languageSetting{"language", {}};
    inline static const Setting<QString> themeSetting{"theme", QStringLiteral("system")};
    inline static const Setting<QString> currencySetting{"currency", {}};
    inline static const Setting<double> fontSetting{"fontPoints", 10.0};
    inline static const Setting<int> backupsSetting{"backups", 5};
    inline static const Setting<QStringList> recentSetting{"recentFiles", {}};
    inline static const Setting<QString> folderSetting{"lastFolder", {}};

    template <typename T>
    [[nodiscard]] T get(const Setting<T>& setting) const
    {
        return m_storage->value(QLatin1String(setting.key), QVariant::fromValue(setting.fallback)).template value<T>();
    }
    template <typename T>
    void set(const Setting<T>& setting, const T& value)
    {
        if (get(setting) == value)
            return;
        m_storage->setValue(QLatin1String(setting.key), QVariant::fromValue(value));
        emit changed();
    }

    QSettings* m_storage;
    QStringList m_systemLanguages;
};

}  // namespace outlay::ui
