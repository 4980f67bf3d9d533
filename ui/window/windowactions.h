// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the window as one action: id, icon, shortcut and text in one table. Menus, tool bar, the list of shortcuts
// and later parts of the program find them by id.
#pragma once

#include <QAction>
#include <QHash>
#include <QObject>

class QMainWindow;
class QMenu;
class QToolBar;

namespace outlay::ui {

class WindowActions final : public QObject {
    Q_OBJECT

public:
    /// Fills the menu bar and adds one tool bar.
    explicit WindowActions(QMainWindow& window);

    /// Never null for an id of the table.
    [[nodiscard]] QAction* action(const QString& id) const { return m_actions.value(id); }
    [[nodiscard]] QMenu* menu(const QString& id) const { return m_menus.value(id); }
    [[nodiscard]] QToolBar* toolBar() const { return m_toolBar; }
    /// Texts of all actions with a shortcut, in the order of the menus, for the help.
    [[nodiscard]] QList<QPair<QString, QString>> shortcuts() const;
    void retranslate();
    /// "Undo Tokens"
    void setUndoTexts(const QString& undo, const QString& redo);

signals:
    void triggered(const QString& id);

private:
    QHash<QString, QAction*> m_actions;
    QHash<QString, QMenu*> m_menus;
    QToolBar* m_toolBar;
    QString m_undoText;
    QString m_redoText;
};

}  // namespace outlay::ui
