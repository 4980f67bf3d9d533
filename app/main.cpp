// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// outlay: the window. Makes every long-lived object once and hands it on; nothing here is reached in another way.
#include "app/reportcommand.h"
#include "app/shots.h"
#include "core/catalog/catalogloader.h"
#include "ui/document/estimator.h"
#include "ui/document/languagemanager.h"
#include "ui/document/plandocument.h"
#include "ui/document/planstorage.h"
#include "ui/document/recovery.h"
#include "ui/document/settings.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/window/mainwindow.h"
#include "ui/window/reportactions.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <cstring>
#include <future>

using namespace outlay;
using namespace outlay::ui;

namespace {

/// Decided before QApplication exists: work without a display runs on the offscreen platform.
bool isHeadless(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        for (const char* option : {"--shots", "--report", "--help", "--version", "-h", "-v"}) {
            if (std::strncmp(argv[i], option, std::strlen(option)) == 0)
                return true;
        }
    }
    return false;
}

bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

Date today()
{
    const QDate now = QDate::currentDate();
    return {now.year(), now.month(), now.day()};
}

/// The facts of the program and the user's own files over them.
std::shared_ptr<const Catalog> finishCatalog(std::future<Catalog>& builtIn)
{
    auto catalog = std::make_shared<Catalog>(builtIn.get());
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/catalog"));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            applyOverlay(*catalog, name.toStdString(), file.readAll().toStdString());
    }
    return catalog;
}

Theme::Mode themeMode(const QString& name)
{
    return name == QLatin1String("dark") ? Theme::Mode::Dark : name == QLatin1String("light") ? Theme::Mode::Light : Theme::Mode::System;
}

}  // namespace

int main(int argc, char** argv)
{
    const bool headless = isHeadless(argc, argv);
    if (headless && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!headless && !hasDisplay()) {
        std::fputs("outlay: there is no display. Use outlay --report OUT.pdf PLAN for a report, or outlay-cli evaluate PLAN for the numbers.\n",
                   stderr);
        return 2;
    }
    // Reading the facts takes a few milliseconds, and so does all that Qt does before it can show anything: side by side.
    std::future<Catalog> builtIn = std::async(std::launch::async, [] { return builtInCatalog(); });
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("outlay"));
    QApplication::setApplicationVersion(QStringLiteral(OUTLAY_VERSION));
    QApplication::setWindowIcon(applicationIcon());
    if (asksForReport(argc, argv))
        return runReport(QApplication::arguments(), *finishCatalog(builtIn));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Plans the money for large language models"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("plan"), QStringLiteral("Plan, report with its plan, or a model's config.json"),
                                 QStringLiteral("[PLAN]"));
    const QCommandLineOption lang(QStringLiteral("lang"), QStringLiteral("Language: en or zh_CN"), QStringLiteral("language"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("Theme: system, light or dark"), QStringLiteral("theme"));
    const QCommandLineOption shots(QStringLiteral("shots"), QStringLiteral("Write a picture of every page into a folder and end"),
                                   QStringLiteral("folder"));
    const QCommandLineOption points(QStringLiteral("font-size"), QStringLiteral("Base font size in points: 9 to 14"), QStringLiteral("points"));
    parser.addOptions({lang, theme, shots, points});
    parser.process(application);
    const double wantedPoints = parser.value(points).toDouble();
    if (parser.isSet(points) && !(wantedPoints >= 9 && wantedPoints <= 14)) {
        std::fprintf(stderr, "outlay: --font-size takes points from 9 to 14, not \"%s\".\n", qPrintable(parser.value(points)));
        return 2;
    }

    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    Settings settings(headless
                          ? new QSettings(QDir::temp().filePath(QStringLiteral("outlay-headless-%1.ini").arg(QCoreApplication::applicationPid())),
                                          QSettings::IniFormat)
                          : new QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("outlay"), QStringLiteral("outlay")),
                      QLocale::system().uiLanguages());
    const QString language = parser.isSet(lang) ? parser.value(lang) : settings.language();
    if (parser.isSet(lang))
        settings.setLanguage(language);
    if (parser.isSet(theme))
        settings.setTheme(parser.value(theme));
    if (parser.isSet(points))
        settings.setFontPoints(wantedPoints);

    LanguageManager languages;
    languages.setLanguage(language);
    Theme look(application, themeMode(settings.theme()));
    look.setFontPoints(settings.fontPoints());
    look.setLanguage(languages.language());

    PlanDocument document(finishCatalog(builtIn), today());
    Estimator estimator(document);
    PlanStorage storage(document, settings, data + QStringLiteral("/backups"));
    Recovery recovery(document, storage,
                      headless ? QDir::temp().filePath(QStringLiteral("outlay-headless-recovery")) : data + QStringLiteral("/recovery"));
    const Workspace workspace{document, estimator, settings, languages, look};

    if (parser.isSet(shots))
        return takeShots(workspace, storage, recovery, parser.value(shots), parser.positionalArguments().value(0));

    MainWindow window(workspace, storage, recovery);
    new ReportActions(window, storage);
    window.show();
    window.files().offerRecovery();
    if (!parser.positionalArguments().isEmpty())
        QTimer::singleShot(0, &window, [&] { window.files().open(parser.positionalArguments().constFirst()); });
    return QApplication::exec();
}
