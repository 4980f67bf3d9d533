// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window. It only composes: panels show estimates, the document takes verbs, controllers do the rest.
#pragma once

#include "ui/document/recovery.h"
#include "ui/pages/page.h"
#include "ui/window/filecontroller.h"

#include <QMainWindow>

class QDockWidget;
class QStackedWidget;
class QToolButton;

namespace outlay::ui {

class Banner;
class ChoiceBox;
class DockHead;
class ExplainDialog;
class InputsPanel;
class PageHost;
class ScenariosPanel;
class SettingsDialog;
class StartPage;
class StatusPanel;
class Toast;
class WindowActions;

class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(const Workspace& workspace, PlanStorage& storage, Recovery& recovery, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] FileController& files() const { return *m_files; }
    /// Pages and panels of a plan; made when the first plan is opened, or here.
    [[nodiscard]] PageHost& pages();
    [[nodiscard]] InputsPanel& inputs();
    [[nodiscard]] WindowActions& actions() const { return *m_actions; }
    [[nodiscard]] const Workspace& workspace() const { return m_workspace; }
    /// How numbers are written now: the plan's currency and rate, the window's language.
    [[nodiscard]] const Display& display() const { return m_display; }
    /// Jumps to the next field with an error.
    void showNextProblem();
    void focusField(const QString& path);
    void notify(const QString& text, bool isError, const QString& actionText = {}, std::function<void()> action = {});

signals:
    /// Commands that the window does not know itself, by id: later parts add actions and listen.
    void commandRequested(const QString& id);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildPlanViews();
    void buildDocks();
    void buildPageActions();
    void connectAll();
    void connectPlanViews();
    void retranslatePlanViews();
    void explain(const QString& figureOrField);
    void showEstimates();
    void showDocument();
    void showTitle();
    void showNotices();
    void updateActions();
    void run(const QString& id);
    void movePane(int direction);
    void openSettings();
    void openShortcuts();
    void openAbout();
    void openDifferences(const Plan& saved, const Plan& recovered);
    void applySettings();
    void retranslate();
    void restoreState();
    void saveState() const;

    Workspace m_workspace;
    PlanStorage& m_storage;
    FileController* m_files;
    WindowActions* m_actions;
    QWidget* m_center;
    Banner* m_banner;
    QStackedWidget* m_stack;
    StartPage* m_start;
    PageHost* m_pages = nullptr;
    QDockWidget* m_scenariosDock = nullptr;
    QDockWidget* m_inputsDock = nullptr;
    DockHead* m_scenariosHead = nullptr;
    DockHead* m_inputsHead = nullptr;
    ScenariosPanel* m_scenarios = nullptr;
    InputsPanel* m_inputs = nullptr;
    StatusPanel* m_status;
    ChoiceBox* m_currency;
    Toast* m_toast;
    ExplainDialog* m_explain = nullptr;
    SettingsDialog* m_settingsDialog = nullptr;
    QList<QAction*> m_pageActions;
    QAction* m_beforePages = nullptr;
    Display m_display;
    int m_lastProblem = -1;
    QString m_noticeId;
    bool m_hasBeenTranslated = false;
};

}  // namespace outlay::ui
