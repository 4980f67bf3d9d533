// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/document/coretext.h"
#include "ui/document/languagemanager.h"
#include "ui/document/plandocument.h"
#include "ui/document/settings.h"
#include "ui/models/figures.h"
#include "ui/pages/comparepage.h"
#include "ui/theme/fonts.h"
#include "ui/theme/screenfit.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/toast.h"
#include "ui/window/dockhead.h"
#include "ui/window/explaindialog.h"
#include "ui/window/inputspanel.h"
#include "ui/window/pagehost.h"
#include "ui/window/scenariospanel.h"
#include "ui/window/settingsdialog.h"
#include "ui/window/startpage.h"
#include "ui/window/statuspanel.h"
#include "ui/window/windowactions.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace outlay::ui {

namespace {

constexpr int stateVersion = 1;
constexpr int dockWidth = 336;

}  // namespace

MainWindow::MainWindow(const Workspace& workspace, PlanStorage& storage, Recovery& recovery, QWidget* parent)
    : QMainWindow(parent), m_workspace(workspace), m_storage(storage),
      m_files(new FileController(workspace.document, storage, recovery, workspace.settings, this)), m_actions(new WindowActions(*this)),
      m_center(new QWidget(this)), m_banner(new Banner(Banner::Kind::Warning, Banner::Place::Window, m_center)),
      m_stack(new QStackedWidget(m_center)), m_start(new StartPage(workspace.estimator, workspace.settings, m_stack)),
      m_status(new StatusPanel(this)), m_currency(new ChoiceBox(this)), m_toast(new Toast(m_center))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setMinimumSize(960, 560);
    auto* layout = new QVBoxLayout(m_center);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_stack, 1);
    m_banner->hide();
    m_stack->addWidget(m_start);
    setCentralWidget(m_center);
    setStatusBar(m_status);

    m_currency->setObjectName(QStringLiteral("currency"));
    auto* spring = new QWidget(this);
    spring->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_actions->toolBar()->addWidget(spring);
    m_actions->toolBar()->addWidget(m_currency);
    auto* margin = new QWidget(this);
    margin->setFixedWidth(8);
    m_actions->toolBar()->addWidget(margin);
    buildPageActions();
    connectAll();
    restoreState();
    retranslate();
    showDocument();
}

MainWindow::~MainWindow() = default;

PageHost& MainWindow::pages()
{
    buildPlanViews();
    return *m_pages;
}

InputsPanel& MainWindow::inputs()
{
    buildPlanViews();
    return *m_inputs;
}

void MainWindow::buildPlanViews()
{
    // The start page is what a user sees first, and it needs none of this.
    if (m_pages)
        return;
    m_pages = new PageHost(m_workspace, m_stack);
    m_scenarios = new ScenariosPanel(m_workspace.document, this);
    m_inputs = new InputsPanel(m_workspace.document, m_workspace.settings, this);
    m_stack->addWidget(m_pages);
    buildDocks();
    connectPlanViews();
    const Settings& settings = m_workspace.settings;
    QMainWindow::restoreState(settings.state(QStringLiteral("window")).toByteArray(), stateVersion);
    m_pages->openPage(settings.state(QStringLiteral("page"), QStringLiteral("overview")).toString());
    retranslatePlanViews();
    // A page or a panel may be asked for while the start page is shown.
    m_scenariosDock->setVisible(!m_workspace.document.isEmpty());
    m_inputsDock->setVisible(!m_workspace.document.isEmpty());
}

void MainWindow::buildDocks()
{
    setDockNestingEnabled(true);
    setCorner(Qt::TopLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    const auto make = [this](const QString& name, QWidget* panel, DockHead*& head) {
        auto* dock = new QDockWidget(this);
        dock->setObjectName(name);
        dock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
        head = new DockHead(dock);
        dock->setTitleBarWidget(head);
        dock->setWidget(panel);
        addDockWidget(Qt::LeftDockWidgetArea, dock);
        m_actions->menu(QStringLiteral("view"))->insertAction(m_beforePages, dock->toggleViewAction());
        return dock;
    };
    m_scenariosDock = make(QStringLiteral("scenariosDock"), m_scenarios, m_scenariosHead);
    m_inputsDock = make(QStringLiteral("inputsDock"), m_inputs, m_inputsHead);
    const int width = qRound(dockWidth * fontScale(this));
    resizeDocks({m_scenariosDock, m_inputsDock}, {width, width}, Qt::Horizontal);
}

void MainWindow::buildPageActions()
{
    QMenu* view = m_actions->menu(QStringLiteral("view"));
    m_beforePages = view->addSeparator();
    for (int i = 0; i < static_cast<int>(pageTable().size()); ++i) {
        auto* action = new QAction(this);
        if (i < 9)
            action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
        connect(action, &QAction::triggered, this, [this, i] { pages().openPage(i); });
        view->addAction(action);
        m_pageActions << action;
    }
}

void MainWindow::connectAll()
{
    PlanDocument& document = m_workspace.document;
    connect(&m_workspace.estimator, &Estimator::estimateChanged, this, &MainWindow::showEstimates);
    connect(&document, &PlanDocument::opened, this, &MainWindow::showDocument);
    connect(&document, &PlanDocument::modifiedChanged, this, &MainWindow::showTitle);
    connect(&document, &PlanDocument::undoChanged, this, &MainWindow::updateActions);
    connect(&document, &PlanDocument::activeScenarioChanged, this, &MainWindow::updateActions);
    connect(&m_storage, &PlanStorage::pathChanged, this, &MainWindow::showTitle);
    connect(&m_workspace.settings, &Settings::changed, this, &MainWindow::applySettings);
    connect(m_actions, &WindowActions::triggered, this, &MainWindow::run);
    connect(m_files, &FileController::notified, this, [this](const QString& text, bool isError) { notify(text, isError); });
    connect(m_files, &FileController::noticesChanged, this, &MainWindow::showNotices);
    connect(m_files, &FileController::comparisonRequested, this, &MainWindow::openDifferences);
    connect(m_banner, &Banner::actionTriggered, this, [this](const QString& action) { m_files->answer(m_noticeId, action); });
    connect(m_start, &StartPage::templateChosen, this, [this](const QString& id) { m_files->openTemplate(id); });
    connect(m_start, &StartPage::openRequested, this, [this] { m_files->openAsking(); });
    connect(m_start, &StartPage::emptyRequested, this, [this] { m_files->newPlan(); });
    connect(m_start, &StartPage::fileChosen, this, [this](const QString& path) { m_files->open(path); });
    connect(m_start, &StartPage::languageChosen, this, [this](const QString& language) { m_workspace.settings.setLanguage(language); });
    connect(&m_workspace.theme, &Theme::themeChanged, this, &MainWindow::retranslate);
    connect(m_status, &StatusPanel::fieldRequested, this, &MainWindow::focusField);
    connect(m_status, &StatusPanel::pricesRequested, this, [this] { pages().openPage(QStringLiteral("unitcost")); });
    connect(m_currency, &ChoiceBox::chosen, this, [this](const QString& id) {
        if (m_workspace.document.isEmpty())
            m_workspace.settings.setCurrency(id);
        else
            m_workspace.document.setField("currency", id.toStdString());
    });
}

void MainWindow::connectPlanViews()
{
    connect(m_pages, &PageHost::fieldRequested, this, &MainWindow::focusField);
    connect(m_pages, &PageHost::actionRequested, this, &MainWindow::run);
    connect(m_pages, &PageHost::planRequested, this, [this](const Plan& plan) { m_files->start(plan); });
    connect(m_pages, &PageHost::notified, this, [this](const QString& text, bool isError) { notify(text, isError); });
    connect(m_pages, &PageHost::explainRequested, this, &MainWindow::explain);
    connect(m_inputs, &InputsPanel::explainRequested, this, &MainWindow::explain);
    connect(m_inputs, &InputsPanel::differencesChanged, this, [this] { m_inputsHead->setTexts(tr("Inputs"), m_inputs->differenceText()); });
}

void MainWindow::explain(const QString& figureOrField)
{
    if (!m_explain) {
        m_explain = new ExplainDialog(m_workspace.document, this);
        connect(m_explain, &ExplainDialog::fieldRequested, this, &MainWindow::focusField);
        m_explain->show(m_workspace.estimator.current(), m_display);
    }
    m_explain->explain(figureOrField);
}

void MainWindow::showDocument()
{
    const bool isEmpty = m_workspace.document.isEmpty();
    if (!isEmpty)
        buildPlanViews();
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_start) : m_pages);
    for (QDockWidget* dock : {m_scenariosDock, m_inputsDock}) {
        if (dock)
            dock->setVisible(!isEmpty);
    }
    m_lastProblem = -1;
    if (isEmpty) {
        m_start->refresh();
        m_start->focusFirst();
        m_status->showIdle();
        m_currency->setCurrentId(m_workspace.settings.currency());
        if (m_explain)
            m_explain->hide();
    } else {
        m_workspace.estimator.flush();
        showEstimates();
        m_inputs->focusFirst();
    }
    showTitle();
    updateActions();
}

void MainWindow::showEstimates()
{
    if (m_workspace.document.isEmpty() || !m_pages)
        return;
    const EstimateSetPointer& estimates = m_workspace.estimator.current();
    m_display = Display::of(estimates->shown(), m_workspace.languages.language());
    m_scenarios->show(estimates, m_display);
    m_scenariosHead->setTexts(tr("Scenarios"), totalName(estimates->base()), tr("Δ base"));
    m_inputs->show(*estimates, m_display);
    m_pages->show(estimates, m_display);
    m_status->show(*estimates, m_display);
    if (m_explain)
        m_explain->show(estimates, m_display);
    m_currency->setCurrentId(toQString(currencyName(m_display.currency())));
}

void MainWindow::showTitle()
{
    setWindowFilePath(m_storage.path());
    setWindowTitle(m_workspace.document.isEmpty() ? QStringLiteral("Outlay") : m_files->documentName() + QStringLiteral("[*] — Outlay"));
    setWindowModified(m_workspace.document.isModified());
    updateActions();
}

void MainWindow::showNotices()
{
    const QList<Notice>& notices = m_files->notices();
    m_banner->setVisible(!notices.isEmpty());
    if (notices.isEmpty())
        return;
    const Notice& notice = notices.first();
    m_noticeId = notice.id;
    m_banner->setKind(notice.kind);
    m_banner->setIconName(notice.icon);
    m_banner->setText(notice.strong, notice.text);
    m_banner->setActions(notice.actions);
}

void MainWindow::updateActions()
{
    const PlanDocument& document = m_workspace.document;
    const bool isOpen = !document.isEmpty();
    for (const char* id : {"save", "saveAs", "exportReport", "exportAgain", "close", "filter", "nextProblem", "duplicate", "rename", "nextScenario",
                           "compare", "explain"})
        m_actions->action(QLatin1String(id))->setEnabled(isOpen);
    m_actions->action(QStringLiteral("revert"))->setEnabled(isOpen && !m_storage.path().isEmpty() && document.isModified());
    m_actions->action(QStringLiteral("remove"))->setEnabled(isOpen && !document.isBaseActive());
    m_actions->action(QStringLiteral("undo"))->setEnabled(document.canUndo());
    m_actions->action(QStringLiteral("redo"))->setEnabled(document.canRedo());
    m_actions->setUndoTexts(document.undoText(), document.redoText());
    for (QAction* action : m_pageActions)
        action->setEnabled(isOpen);
}

void MainWindow::run(const QString& id)
{
    PlanDocument& document = m_workspace.document;
    const QHash<QString, std::function<void()>> commands = {
        {QStringLiteral("new"), [&] { m_files->newPlan(); }},
        {QStringLiteral("open"), [&] { m_files->openAsking(); }},
        {QStringLiteral("save"), [&] { m_files->save(); }},
        {QStringLiteral("saveAs"), [&] { m_files->saveAs(); }},
        {QStringLiteral("revert"), [&] { m_files->revert(); }},
        {QStringLiteral("importConfig"), [&] { m_files->importConfigAsking(); }},
        {QStringLiteral("close"), [&] { m_files->close(); }},
        {QStringLiteral("quit"), [&] { close(); }},
        {QStringLiteral("undo"), [&] { document.undo(); }},
        {QStringLiteral("redo"), [&] { document.redo(); }},
        {QStringLiteral("filter"), [&] { m_inputs->focusFilter(); }},
        {QStringLiteral("nextProblem"), [&] { showNextProblem(); }},
        {QStringLiteral("settings"), [&] { openSettings(); }},
        {QStringLiteral("nextPane"), [&] { movePane(1); }},
        {QStringLiteral("previousPane"), [&] { movePane(-1); }},
        {QStringLiteral("duplicate"), [&] { document.duplicateScenario(document.activeScenario().id); }},
        {QStringLiteral("rename"), [&] { m_scenarios->renameActive(); }},
        {QStringLiteral("remove"), [&] { document.removeScenario(document.activeScenario().id); }},
        {QStringLiteral("nextScenario"),
         [&] { document.activateScenario(document.plan().scenarios[(document.activeIndex() + 1) % document.plan().scenarios.size()].id); }},
        {QStringLiteral("compare"), [&] { pages().openPage(QStringLiteral("compare")); }},
        {QStringLiteral("explain"), [&] { explain(m_inputs->focusedField().isEmpty() ? QStringLiteral("total_cost") : m_inputs->focusedField()); }},
        {QStringLiteral("shortcuts"), [&] { openShortcuts(); }},
        {QStringLiteral("about"), [&] { openAbout(); }},
    };
    if (const auto command = commands.find(id); command != commands.end())
        (*command)();
    else
        emit commandRequested(id);
}

void MainWindow::showNextProblem()
{
    m_workspace.estimator.flush();
    std::vector<std::string> fields;
    for (const Issue& issue : m_workspace.estimator.current()->active().issues) {
        if (issue.severity == Severity::Error && !issue.field.empty() && std::find(fields.begin(), fields.end(), issue.field) == fields.end())
            fields.push_back(issue.field);
    }
    if (fields.empty()) {
        notify(tr("No problems"), false);
        return;
    }
    m_lastProblem = (m_lastProblem + 1) % static_cast<int>(fields.size());
    focusField(toQString(fields[static_cast<std::size_t>(m_lastProblem)]));
}

void MainWindow::focusField(const QString& path)
{
    if (path.isEmpty() || !m_inputs)
        return;
    m_inputsDock->show();
    m_workspace.estimator.flush();
    m_inputs->focusField(path);
}

void MainWindow::movePane(int direction)
{
    // A document's panes in visual order; the first widget of a pane that takes the focus gets it.
    const QList<QWidget*> panes =
        m_workspace.document.isEmpty()
            ? QList<QWidget*>{m_actions->toolBar(), m_start}
            : QList<QWidget*>{
                m_actions->toolBar(), m_scenarios, m_inputs, m_pages->tabs(), m_pages->page(std::max(0, m_pages->tabs()->currentIndex())), m_status};
    int current = -1;
    for (int i = 0; i < panes.size(); ++i) {
        if (QWidget* focus = focusWidget(); focus && (panes[i] == focus || panes[i]->isAncestorOf(focus)))
            current = i;
    }
    for (int step = 1; step <= panes.size(); ++step) {
        const auto index = static_cast<int>((current + direction * step + 2 * panes.size()) % panes.size());
        QList<QWidget*> candidates = panes[index]->findChildren<QWidget*>();
        candidates.prepend(panes[index]);
        for (QWidget* widget : candidates) {
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)) {
                widget->setFocus(Qt::TabFocusReason);
                return;
            }
        }
    }
}

void MainWindow::notify(const QString& text, bool isError, const QString& actionText, std::function<void()> action)
{
    m_toast->notify(isError ? QStringLiteral("error") : QStringLiteral("check-circle"), text, actionText, std::move(action));
}

void MainWindow::applySettings()
{
    Settings& settings = m_workspace.settings;
    const QString theme = settings.theme();
    m_workspace.theme.setMode(theme == QLatin1String("dark")    ? Theme::Mode::Dark
                              : theme == QLatin1String("light") ? Theme::Mode::Light
                                                                : Theme::Mode::System);
    m_workspace.theme.setFontPoints(settings.fontPoints());
    m_workspace.theme.setLanguage(settings.language());
    m_workspace.languages.setLanguage(settings.language());
    if (m_workspace.document.isEmpty()) {
        m_start->refresh();
        m_currency->setCurrentId(settings.currency());
    }
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_hasBeenTranslated)
        retranslate();
}

void MainWindow::retranslate()
{
    m_hasBeenTranslated = true;
    m_actions->retranslate();
    m_start->retranslate();
    if (m_pages)
        retranslatePlanViews();
    if (m_explain)
        m_explain->retranslate();
    if (m_settingsDialog)
        m_settingsDialog->retranslate();
    m_files->retranslate();
    m_currency->setChoices({{QStringLiteral("USD"), QStringLiteral("USD"), {}, true}, {QStringLiteral("CNY"), QStringLiteral("CNY"), {}, true}});
    m_currency->setAccessibleName(tr("Currency"));
    menuBar()->setAccessibleName(tr("Menu bar"));
    for (int i = 0; i < m_pageActions.size(); ++i)
        m_pageActions[i]->setText(pageTitle(pageTable()[static_cast<std::size_t>(i)]));
    updateActions();
    showEstimates();
    showTitle();
    if (m_workspace.document.isEmpty()) {
        m_status->showIdle();
        m_currency->setCurrentId(m_workspace.settings.currency());
    }
}

void MainWindow::retranslatePlanViews()
{
    m_scenarios->retranslate();
    m_inputs->retranslate();
    m_pages->retranslate();
    m_scenariosDock->setWindowTitle(tr("Scenarios"));
    m_inputsDock->setWindowTitle(tr("Inputs"));
    m_inputsHead->setTexts(tr("Inputs"), m_inputs->differenceText());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    saveState();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().constFirst().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_files->open(event->mimeData()->urls().constFirst().toLocalFile());
}

void MainWindow::restoreState()
{
    const Settings& settings = m_workspace.settings;
    if (!restoreGeometry(settings.state(QStringLiteral("geometry")).toByteArray()))
        resize(withinScreen(*this, QSize(1440, 900)));
}

void MainWindow::saveState() const
{
    Settings& settings = m_workspace.settings;
    settings.setState(QStringLiteral("geometry"), saveGeometry());
    if (!m_workspace.document.isEmpty())
        settings.setState(QStringLiteral("window"), QMainWindow::saveState(stateVersion));
    if (m_pages)
        settings.setState(QStringLiteral("page"), m_pages->currentId());
}

}  // namespace outlay::ui
