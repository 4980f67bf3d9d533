// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/languagemanager.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace outlay::ui {

LanguageManager::LanguageManager(QObject* parent) : QObject(parent) {}
LanguageManager::~LanguageManager() = default;

QString LanguageManager::nameOf(const QString& language)
{
    return language == QLatin1String("zh_CN") ? QStringLiteral("简体中文") : QStringLiteral("English");
}

void LanguageManager::setLanguage(const QString& language)
{
    const QString next = languages().contains(language) ? language : QStringLiteral("en");
    if (next == m_language)
        return;
    m_language = next;
    // The old ones go first, or their texts would shine through where the new ones have none.
    for (const auto& translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
    QLocale::setDefault(QLocale(next));
    const auto install = [&](const QString& name, const QString& folder) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(name, folder)) {
            QCoreApplication::installTranslator(translator.get());
            m_translators.push_back(std::move(translator));
        }
    };
    if (next != QLatin1String("en"))
        install(QStringLiteral("qtbase_") + next, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("outlay_") + next, QStringLiteral(":/i18n"));
    emit languageChanged(next);
}

}  // namespace outlay::ui
