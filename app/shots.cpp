// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shots.h"

#include "ui/document/coretext.h"
#include "ui/document/languagemanager.h"
#include "ui/document/plandocument.h"
#include "ui/document/settings.h"
#include "ui/pages/clusterpage.h"
#include "ui/pages/comparepage.h"
#include "ui/pages/publishedrunspage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pagehost.h"

#include <QCoreApplication>
#include <QDir>
#include <QPixmap>

#include <cstdio>

namespace outlay::ui {

namespace {

class Photographer {
public:
    Photographer(const Workspace& workspace, MainWindow& window, QString folder)
        : m_workspace(workspace), m_window(window), m_folder(std::move(folder))
    {}

    void take(const QString& name)
    {
        settle();
        const QString file = QStringLiteral("%1/%2-%3-%4-%5x%6.png")
                                 .arg(m_folder, name, m_workspace.languages.language(), m_workspace.settings.theme())
                                 .arg(m_window.width())
                                 .arg(m_window.height());
        if (m_window.grab().save(file))
            ++count;
        else
            std::fprintf(stderr, "outlay: cannot write %s\n", qPrintable(file));
    }

    void settle()
    {
        m_workspace.estimator.flush();
        do {
            for (int i = 0; i < 4; ++i)
                QCoreApplication::processEvents();
        } while (!m_workspace.estimator.background().isIdle());
        m_workspace.estimator.flush();
    }

    int count = 0;

private:
    const Workspace& m_workspace;
    MainWindow& m_window;
    QString m_folder;
};

/// A second and a third scenario, so that comparisons have something to compare.
void addScenarios(PlanDocument& document)
{
    if (document.plan().scenarios.size() > 1)
        return;
    document.applyFields({{"device", std::string("h200-sxm")}, {"price", Value()}}, QString(), true);
    document.activateScenario("base");
    document.applyFields({{"device", std::string("b200")}, {"n_devices", 256.0}, {"price", Value()}}, QString(), true);
    document.activateScenario(document.plan().scenarios[1].id);
}

void shootPages(Photographer& camera, const Workspace& workspace, MainWindow& window)
{
    for (int i = 0; i < window.pages().pageCount(); ++i) {
        window.pages().openPage(i);
        const QString id = window.pages().currentId();
        if (auto* cluster = qobject_cast<ClusterPage*>(window.pages().page(i))) {
            camera.settle();
            cluster->runner().flush();
        }
        camera.take(id);
        if (auto* cluster = qobject_cast<ClusterPage*>(window.pages().page(i))) {
            auto* runs = cluster->findChild<PublishedRunsView*>();
            cluster->openView(ClusterPage::FineTuningTable);
            camera.take(id + QStringLiteral("-finetuning"));
            cluster->openView(ClusterPage::PublishedRuns);
            runs->waitUntilComplete();
            camera.take(id + QStringLiteral("-runs"));
            runs->openClaim(true);
            camera.take(id + QStringLiteral("-claim"));
            runs->openClaim(false);
            cluster->openView(ClusterPage::FitView);
        }
        if (auto* compare = qobject_cast<ComparePage*>(window.pages().page(i))) {
            compare->setHardware(true);
            camera.take(id + QStringLiteral("-hardware"));
            compare->setHardware(false);
        }
    }
    window.pages().openPage(0);
    const std::string before = workspace.document.activeScenario().id;
    workspace.document.applyFields({{"device", std::string("mi355x")}, {"mfu", 1.46}, {"price", Value()}}, QString(), true);
    camera.take(QStringLiteral("error"));
    workspace.document.undo();
    workspace.document.activateScenario(before);
}

}  // namespace

int takeShots(const Workspace& workspace, PlanStorage& storage, Recovery& recovery, const QString& folder, const QString& plan)
{
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "outlay: cannot make %s\n", qPrintable(folder));
        return 1;
    }
    MainWindow window(workspace, storage, recovery);
    Questions answers;
    answers.unsaved = [](const QString&) { return SaveAnswer::Discard; };
    window.files().setQuestions(answers);
    window.show();
    Photographer camera(workspace, window, folder);
    workspace.settings.setState(QStringLiteral("examplePricesConfirmed"), true);
    for (const QString& language : LanguageManager::languages()) {
        workspace.settings.setLanguage(language);
        workspace.settings.setCurrency(language == QLatin1String("zh_CN") ? QStringLiteral("CNY") : QStringLiteral("USD"));
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            workspace.settings.setTheme(theme);
            for (const QSize size : {QSize(1366, 768), QSize(1920, 1080)}) {
                window.resize(size);
                storage.close();
                camera.take(QStringLiteral("start"));
                if (plan.isEmpty())
                    window.files().openTemplate(QStringLiteral("train-and-serve"));
                else
                    window.files().open(plan);
                camera.settle();
                if (workspace.document.isEmpty()) {
                    std::fprintf(stderr, "outlay: cannot open %s\n", qPrintable(plan));
                    return 1;
                }
                workspace.document.setField("currency", workspace.settings.currency().toStdString());
                addScenarios(workspace.document);
                shootPages(camera, workspace, window);
            }
        }
    }
    std::printf("%d pictures in %s\n", camera.count, qPrintable(folder));
    return camera.count > 0 ? 0 : 1;
}

}  // namespace outlay::ui
