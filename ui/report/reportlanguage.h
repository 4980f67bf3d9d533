// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A report may be written in another language than the window's: while an object of this class lives, translate() answers in
// its language. Nobody is told (no LanguageChange), because the window keeps its own.
#pragma once

#include <QString>

#include <memory>

namespace outlay::ui {

class ReportLanguage final {
public:
    explicit ReportLanguage(const QString& language);
    ~ReportLanguage();
    ReportLanguage(const ReportLanguage&) = delete;
    ReportLanguage& operator=(const ReportLanguage&) = delete;

private:
    class Translator;
    std::unique_ptr<Translator> m_translator;
};

}  // namespace outlay::ui
