// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportlanguage.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTranslator>

namespace outlay::ui {

namespace {

/// Keeps the application from telling all windows that the language changed.
class Silence final : public QObject {
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        return event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance();
    }
};

}  // namespace

/// Answers every question: in English with the source text, so that translators installed earlier are not asked.
class ReportLanguage::Translator final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation, int n) const override
    {
        const QString found = QTranslator::translate(context, source, disambiguation, n);
        return found.isEmpty() ? QString::fromUtf8(source) : found;
    }
};

ReportLanguage::ReportLanguage(const QString& language) : m_translator(std::make_unique<Translator>())
{
    // A missing file leaves English.
    [[maybe_unused]] const bool isLoaded = m_translator->load(QStringLiteral("outlay_") + language, QStringLiteral(":/i18n"));
    Silence silence;
    QCoreApplication::instance()->installEventFilter(&silence);
    QCoreApplication::installTranslator(m_translator.get());
}

ReportLanguage::~ReportLanguage()
{
    Silence silence;
    QCoreApplication::instance()->installEventFilter(&silence);
    QCoreApplication::removeTranslator(m_translator.get());
}

}  // namespace outlay::ui
