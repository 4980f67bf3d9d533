// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/reportactions.h"

#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/document/planstorage.h"
#include "ui/document/settings.h"
#include "ui/pages/page.h"
#include "ui/window/mainwindow.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace outlay::ui {

ReportActions::ReportActions(MainWindow& window, const PlanStorage& storage) : QObject(&window), m_window(window), m_storage(storage)
{
    connect(&window, &MainWindow::commandRequested, this, [this](const QString& id) {
        if (id == QLatin1String("exportReport"))
            exportReport();
        else if (id == QLatin1String("exportAgain"))
            exportReportAgain();
    });
}

ReportSource ReportActions::source() const
{
    const PlanDocument& document = m_window.workspace().document;
    const QFileInfo file(m_storage.path());
    return {document.sharedPlan(), document.activeScenario().id, document.context(), m_storage.path().isEmpty() ? QString() : file.completeBaseName(),
            m_storage.path().isEmpty() ? QString() : file.path()};
}

void ReportActions::exportReport()
{
    if (m_window.workspace().document.isEmpty())
        return;
    ExportDialog dialog(source(), m_window.workspace().settings, &m_window);
    if (dialog.exec() == QDialog::Accepted)
        tellWritten(dialog.writtenPath());
}

void ReportActions::exportReportAgain()
{
    if (m_window.workspace().document.isEmpty())
        return;
    if (!canExportAgain(m_window.workspace().settings)) {
        exportReport();
        return;
    }
    if (const Result<QString> written = exportAgain(source(), m_window.workspace().settings))
        tellWritten(*written);
    else
        m_window.notify(issueText(written.error()), true);
}

void ReportActions::tellWritten(const QString& path)
{
    m_window.notify(QCoreApplication::translate("Window", "Report saved as %1").arg(QFileInfo(path).fileName()), false,
                    QCoreApplication::translate("Window", "Open"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
}

}  // namespace outlay::ui
