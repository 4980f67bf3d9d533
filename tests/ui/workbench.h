// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The long-lived objects of the program in a folder of their own, for tests of document and window.
#pragma once

#include "core/catalog/catalogloader.h"
#include "core/io/examples.h"
#include "ui/document/estimator.h"
#include "ui/document/languagemanager.h"
#include "ui/document/plandocument.h"
#include "ui/document/planstorage.h"
#include "ui/document/recovery.h"
#include "ui/document/settings.h"
#include "ui/pages/page.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace outlay::ui {

inline constexpr Date testDay{2026, 11, 30};

/// One catalog for all tests of a program: building it is the slowest part.
inline std::shared_ptr<const Catalog> testCatalog()
{
    static const auto catalog = std::make_shared<const Catalog>(builtInCatalog());
    return catalog;
}

struct Workbench {
    QTemporaryDir folder;
    Settings settings{new QSettings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat), {QStringLiteral("en")}};
    LanguageManager languages;
    Theme theme{*static_cast<QApplication*>(QCoreApplication::instance()), Theme::Mode::Light};
    PlanDocument document{testCatalog(), testDay};
    Estimator estimator{document};
    PlanStorage storage{document, settings, folder.filePath(QStringLiteral("backups"))};
    Recovery recovery{document, storage, folder.filePath(QStringLiteral("recovery"))};

    Workbench() { languages.setLanguage(QStringLiteral("en")); }
    [[nodiscard]] Workspace workspace() { return {document, estimator, settings, languages, theme}; }
    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }

    void openExample(std::string_view id)
    {
        Result<Plan> plan = outlay::openExample(id, formatDate(testDay));
        QVERIFY2(plan.has_value(), "example");
        storage.openUnsaved(std::move(*plan));
        estimator.flush();
    }
    [[nodiscard]] const Estimate& estimate()
    {
        estimator.flush();
        return estimator.current()->active();
    }
};

}  // namespace outlay::ui
