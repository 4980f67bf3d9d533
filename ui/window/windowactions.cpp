// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowactions.h"

#include "ui/theme/icons.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolBar>
#include <QToolButton>

#include <array>

namespace outlay::ui {

namespace {

struct MenuRow {
    const char* id;
    const char* title;
};

struct ActionRow {
    const char* menu;  ///< nullptr: a separator in the menu of the row before
    const char* id;
    const char* text;
    const char* icon;
    const char* shortcut;  ///< portable text; several parted by a space and a bar
    QAction::MenuRole role = QAction::NoRole;
};

constexpr std::array menus = {
    MenuRow{"file", QT_TRANSLATE_NOOP("Window", "&File")}, MenuRow{"edit", QT_TRANSLATE_NOOP("Window", "&Edit")},
    MenuRow{"view", QT_TRANSLATE_NOOP("Window", "&View")}, MenuRow{"scenario", QT_TRANSLATE_NOOP("Window", "&Scenario")},
    MenuRow{"help", QT_TRANSLATE_NOOP("Window", "&Help")},
};

constexpr ActionRow separator(const char* menu) { return {menu, nullptr, nullptr, nullptr, nullptr}; }

constexpr std::array actions = {
    ActionRow{"file", "new", QT_TRANSLATE_NOOP("Window", "&New"), "new", "Ctrl+N"},
    ActionRow{"file", "open", QT_TRANSLATE_NOOP("Window", "&Open…"), "open", "Ctrl+O"},
    separator("file"),
    ActionRow{"file", "save", QT_TRANSLATE_NOOP("Window", "&Save"), "save", "Ctrl+S"},
    ActionRow{"file", "saveAs", QT_TRANSLATE_NOOP("Window", "Save &As…"), nullptr, "Ctrl+Shift+S"},
    ActionRow{"file", "revert", QT_TRANSLATE_NOOP("Window", "&Revert to Saved"), nullptr, nullptr},
    separator("file"),
    ActionRow{"file", "exportReport", QT_TRANSLATE_NOOP("Window", "&Export Report…"), "export", "Ctrl+E"},
    ActionRow{"file", "exportAgain", QT_TRANSLATE_NOOP("Window", "Export A&gain"), nullptr, "Ctrl+Shift+E"},
    separator("file"),
    ActionRow{"file", "importConfig", QT_TRANSLATE_NOOP("Window", "&Import Model (config.json)…"), "file-code", nullptr},
    separator("file"),
    ActionRow{"file", "close", QT_TRANSLATE_NOOP("Window", "&Close"), nullptr, "Ctrl+W"},
    ActionRow{"file", "quit", QT_TRANSLATE_NOOP("Window", "&Quit"), nullptr, "Ctrl+Q", QAction::QuitRole},
    ActionRow{"edit", "undo", QT_TRANSLATE_NOOP("Window", "&Undo"), "undo", "Ctrl+Z"},
    ActionRow{"edit", "redo", QT_TRANSLATE_NOOP("Window", "&Redo"), "redo", "Ctrl+Shift+Z|Ctrl+Y"},
    separator("edit"),
    ActionRow{"edit", "filter", QT_TRANSLATE_NOOP("Window", "&Filter Inputs"), "search", "Ctrl+L"},
    ActionRow{"edit", "nextProblem", QT_TRANSLATE_NOOP("Window", "Next &Problem"), "error", "F8|Ctrl+."},
    separator("edit"),
    ActionRow{"edit", "settings", QT_TRANSLATE_NOOP("Window", "S&ettings…"), "settings", "Ctrl+,", QAction::PreferencesRole},
    ActionRow{"view", "nextPane", QT_TRANSLATE_NOOP("Window", "Next &Pane"), nullptr, "F6|Ctrl+Alt+Right"},
    ActionRow{"view", "previousPane", QT_TRANSLATE_NOOP("Window", "P&revious Pane"), nullptr, "Shift+F6|Ctrl+Alt+Left"},
    ActionRow{"scenario", "duplicate", QT_TRANSLATE_NOOP("Window", "&Duplicate Scenario"), "duplicate", "Ctrl+D"},
    ActionRow{"scenario", "rename", QT_TRANSLATE_NOOP("Window", "&Rename Scenario"), "pencil", nullptr},
    ActionRow{"scenario", "remove", QT_TRANSLATE_NOOP("Window", "Re&move Scenario"), "trash", nullptr},
    separator("scenario"),
    ActionRow{"scenario", "nextScenario", QT_TRANSLATE_NOOP("Window", "&Next Scenario"), nullptr, "Ctrl+Tab"},
    separator("scenario"),
    ActionRow{"scenario", "compare", QT_TRANSLATE_NOOP("Window", "&Compare Scenarios"), "columns", nullptr},
    ActionRow{"help", "explain", QT_TRANSLATE_NOOP("Window", "&Explain This Input"), "help", "F1"},
    ActionRow{"help", "shortcuts", QT_TRANSLATE_NOOP("Window", "&Keyboard Shortcuts"), nullptr, nullptr},
    separator("help"),
    ActionRow{"help", "about", QT_TRANSLATE_NOOP("Window", "&About Outlay"), "info", nullptr, QAction::AboutRole},
};

constexpr std::array toolBarIds = {"new", "open", "save", "", "undo", "redo", "", "duplicate", "", "exportReport"};

QList<QKeySequence> sequences(const char* portable)
{
    QList<QKeySequence> keys;
    for (const QString& key : QString::fromLatin1(portable ? portable : "").split(QLatin1Char('|'), Qt::SkipEmptyParts))
        keys << QKeySequence(key, QKeySequence::PortableText);
    return keys;
}

QString windowText(const char* text) { return QCoreApplication::translate("Window", text); }

}  // namespace

WindowActions::WindowActions(QMainWindow& window) : QObject(&window), m_toolBar(new QToolBar(&window))
{
    for (const MenuRow& row : menus) {
        QMenu* made = window.menuBar()->addMenu(QString());
        made->setObjectName(QLatin1String("menu:") + QLatin1String(row.id));
        m_menus.insert(QLatin1String(row.id), made);
    }
    for (const ActionRow& row : actions) {
        QMenu* into = m_menus.value(QLatin1String(row.menu));
        if (!row.id) {
            into->addSeparator();
            continue;
        }
        const QString id = QLatin1String(row.id);
        auto* made = new QAction(this);
        made->setObjectName(QLatin1String("action:") + id);
        if (row.icon)
            made->setIcon(icon(QLatin1String(row.icon)));
        made->setShortcuts(sequences(row.shortcut));
        made->setMenuRole(row.role);
        connect(made, &QAction::triggered, this, [this, id] { emit triggered(id); });
        into->addAction(made);
        m_actions.insert(id, made);
    }
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    for (const char* id : toolBarIds) {
        if (*id == '\0')
            m_toolBar->addSeparator();
        else
            m_toolBar->addAction(action(QLatin1String(id)));
    }
    for (const char* id : {"duplicate", "exportReport"}) {
        if (auto* button = qobject_cast<QToolButton*>(m_toolBar->widgetForAction(action(QLatin1String(id)))))
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    window.addToolBar(m_toolBar);
}

void WindowActions::retranslate()
{
    for (const MenuRow& row : menus)
        m_menus.value(QLatin1String(row.id))->setTitle(windowText(row.title));
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)"));
    for (const ActionRow& row : actions) {
        if (!row.id)
            continue;
        QAction* made = action(QLatin1String(row.id));
        made->setText(windowText(row.text));
        made->setIconText(windowText(row.text).remove(mnemonic).remove(QLatin1Char('&')));
    }
    m_toolBar->setWindowTitle(QCoreApplication::translate("Window", "Tool Bar"));
    setUndoTexts(m_undoText, m_redoText);
}

void WindowActions::setUndoTexts(const QString& undo, const QString& redo)
{
    m_undoText = undo;
    m_redoText = redo;
    action(QStringLiteral("undo"))
        ->setText(undo.isEmpty() ? QCoreApplication::translate("Window", "&Undo") : QCoreApplication::translate("Window", "&Undo %1").arg(undo));
    action(QStringLiteral("redo"))
        ->setText(redo.isEmpty() ? QCoreApplication::translate("Window", "&Redo") : QCoreApplication::translate("Window", "&Redo %1").arg(redo));
}

QList<QPair<QString, QString>> WindowActions::shortcuts() const
{
    QList<QPair<QString, QString>> all;
    for (const ActionRow& row : actions) {
        if (!row.id || !row.shortcut)
            continue;
        QStringList keys;
        for (const QKeySequence& key : action(QLatin1String(row.id))->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        all.append({action(QLatin1String(row.id))->text().remove(QLatin1Char('&')), keys.join(QStringLiteral(", "))});
    }
    return all;
}

}  // namespace outlay::ui
