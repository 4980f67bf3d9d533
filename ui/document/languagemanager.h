// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Switches the language of the running program. Qt then posts LanguageChange to every widget; what is no widget (models,
// charts) listens to languageChanged().
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

#include <memory>
#include <vector>

namespace outlay::ui {

class LanguageManager final : public QObject {
    Q_OBJECT

public:
    explicit LanguageManager(QObject* parent = nullptr);
    ~LanguageManager() override;

    [[nodiscard]] static QStringList languages() { return {QStringLiteral("en"), QStringLiteral("zh_CN")}; }
    /// The language's name in itself.
    [[nodiscard]] static QString nameOf(const QString& language);

    [[nodiscard]] QString language() const { return m_language; }
    /// Unknown languages become English.
    void setLanguage(const QString& language);

signals:
    void languageChanged(const QString& language);

private:
    QString m_language;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

}  // namespace outlay::ui
