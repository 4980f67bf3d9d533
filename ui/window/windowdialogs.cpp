// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs of the window that only inform.
#include "ui/window/mainwindow.h"

#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/document/languagemanager.h"
#include "ui/document/plandocument.h"
#include "ui/models/tables.h"
#include "ui/pages/tablepanel.h"
#include "ui/window/settingsdialog.h"
#include "ui/window/windowactions.h"

#include <QCoreApplication>
#include <QDialog>
#include <QMessageBox>
#include <QVBoxLayout>

namespace outlay::ui {

void MainWindow::openSettings()
{
    if (!m_settingsDialog)
        m_settingsDialog = new SettingsDialog(m_workspace.settings, this);
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
}

void MainWindow::openShortcuts()
{
    auto* dialog = new QDialog(this);
    dialog->setObjectName(QStringLiteral("shortcutsDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Keyboard Shortcuts"));
    dialog->resize(480, 560);
    auto* panel = new TablePanel(QStringLiteral("shortcuts"), dialog);
    Table table;
    table.columns = {{tr("Command"), false, false, false, 260, QStringLiteral("command")},
                     {tr("Keys"), false, false, false, 0, QStringLiteral("keys")}};
    const auto add = [&](const QString& command, const QString& keys) {
        Row row;
        row.id = command;
        row.cells = {textCell(command), textCell(keys)};
        table.rows.push_back(std::move(row));
    };
    for (const auto& [command, keys] : m_actions->shortcuts())
        add(command, keys);
    for (const QAction* page : m_pageActions)
        add(tr("Page %1").arg(page->text()), page->shortcut().toString(QKeySequence::NativeText));
    add(tr("Copy rows of a table"), QKeySequence(Qt::CTRL | Qt::Key_C).toString(QKeySequence::NativeText));
    add(tr("Copy with heads, or copy a chart"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C).toString(QKeySequence::NativeText));
    add(tr("Show a chart as a table"), QKeySequence(Qt::CTRL | Qt::Key_T).toString(QKeySequence::NativeText));
    panel->setTable(std::move(table));
    panel->retranslate(tr("Keyboard Shortcuts"));
    panel->frame()->setTexts(tr("Keyboard Shortcuts"), {});
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(panel);
    dialog->show();
}

void MainWindow::openDifferences(const Plan& saved, const Plan& recovered)
{
    auto* dialog = new QDialog(this);
    dialog->setObjectName(QStringLiteral("differencesDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Compare with the File"));
    dialog->resize(720, 480);
    auto* panel = new TablePanel(QStringLiteral("differences"), dialog);
    panel->setTable(planDifferences(saved, recovered, m_workspace.document.context(), m_workspace.languages.language()));
    panel->retranslate(tr("Compare with the File"));
    panel->frame()->setTexts(tr("What the recovered plan has that its file has not"), {});
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addWidget(panel);
    dialog->show();
}

void MainWindow::openAbout()
{
    QMessageBox::about(
        this, tr("About Outlay"),
        tr("Outlay %1 plans the money for large language models. It works offline: nothing leaves this computer.\n\nCopyright 2026 Outlay "
           "contributors. "
           "The window is free software under the GNU General Public License, version 3 or later; the cost core is under the MIT licence.")
            .arg(QCoreApplication::applicationVersion()));
}

}  // namespace outlay::ui
