// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window as its user meets it: keys and fields in, key figures and texts out.
#include "tests/ui/workbench.h"
#include "ui/document/coretext.h"
#include "ui/models/figures.h"
#include "ui/models/tablemodel.h"
#include "ui/models/tables.h"
#include "ui/pages/clusterpage.h"
#include "ui/pages/tablepanel.h"
#include "ui/widgets/kpicard.h"
#include "ui/widgets/quantityedit.h"
#include "ui/window/inputspanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pagehost.h"
#include "ui/window/windowactions.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QScreen>
#include <QTabBar>
#include <QToolButton>

using namespace outlay;
using namespace outlay::ui;

namespace {

struct Opened {
    Workbench bench;
    std::unique_ptr<MainWindow> window;

    explicit Opened(const char* example = "train-and-serve", const QSize& size = {1366, 768})
    {
        bench.settings.setLanguage(QStringLiteral("en"));
        window = std::make_unique<MainWindow>(bench.workspace(), bench.storage, bench.recovery);
        Questions answers;
        answers.unsaved = [](const QString&) { return SaveAnswer::Discard; };
        window->files().setQuestions(answers);
        window->resize(size);
        window->show();
        if (example)
            window->files().openTemplate(QString::fromLatin1(example));
        settle();
    }

    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            bench.estimator.flush();
            QCoreApplication::processEvents();
            // What is studied beside the window arrives too.
            if (auto* cluster = window->findChild<ClusterPage*>())
                cluster->runner().flush();
            QTRY_VERIFY(bench.estimator.background().isIdle());
        }
    }

    template <typename T>
    T* find(const char* name) const { return window->findChild<T*>(QString::fromLatin1(name)); }

    void type(const char* field, const QString& text)
    {
        auto* edit = find<QuantityEdit>(field);
        QVERIFY2(edit, field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        settle();
    }
};

QStringList textsOf(const QWidget& root)
{
    QStringList texts;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            texts << box->currentText();
        texts << widget->accessibleName() << widget->toolTip();
    }
    for (const QAction* action : root.findChildren<QAction*>())
        texts << action->text();
    for (const QTabBar* tabs : root.findChildren<QTabBar*>()) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    }
    texts.removeAll(QString());
    return texts.filter(QRegularExpression(QStringLiteral("^(?!.* ms$|就绪|Ready).*$")));
}

}  // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void aTypedNumberMovesTheKeyFigures();
    void undoInAFieldReachesTheDocument();
    void aWrongNumberIsMarkedAndTheLastFiguresStay();
    void nextProblemFocusesTheField();
    void aFixButtonMendsTheField();
    void thereAndBackInLanguageGivesTheSameTexts();
    void everyFocusableWidgetHasANameInBothLanguages();
    void noTextIsCutAt1366x768_data();
    void noTextIsCutAt1366x768();
    void pagesKeepTheirModelsConsistent();
    void aDroppedPlanOpens();
    void aDroppedConfigBecomesTheModel();
    void aFileThatIsNoPlanSaysSo();
    void duplicatingShowsTheScenario();
    void theFilterLeavesMatchingRows();
    void paneKeysVisitEveryPane();
    void arrowsMoveBetweenPanes();
    void theFirstTemplateHasTheFocus();
    void aTemplateShowsTheCostThatItOpensWith();
    void anInputOfAFoldedSectionIsMadeWhenItIsAskedFor();
    void theFirstWindowFitsOnTheScreen();
    void examplePricesAreConfirmedOnce();
    void recoveredWorkIsComparedWithItsFile();
    void aCsvCarriesBareNumbers();
};

void TestWindow::aTypedNumberMovesTheKeyFigures()
{
    Opened app;
    auto* card = app.find<KpiCard>("kpi0");
    const QString before = card->content().figure;
    app.type("field:tokens", QStringLiteral("40T"));
    QVERIFY(card->content().figure != before);
    QCOMPARE(app.bench.estimate().decisions.tokens, 4e13);
    QCOMPARE(card->content().figure, app.window->display().money(app.bench.estimate()[Figure::TrainingCost]));
}

void TestWindow::undoInAFieldReachesTheDocument()
{
    Opened app;
    const double before = app.bench.estimate().decisions.tokens;
    app.type("field:tokens", QStringLiteral("40T"));
    QTest::keyClick(app.find<QuantityEdit>("field:tokens"), Qt::Key_Z, Qt::ControlModifier);
    app.settle();
    QCOMPARE(app.bench.estimate().decisions.tokens, before);
}

void TestWindow::aWrongNumberIsMarkedAndTheLastFiguresStay()
{
    Opened app;
    auto* card = app.find<KpiCard>("kpi0");
    const QString before = card->content().figure;
    app.type("field:mfu", QStringLiteral("146"));
    QCOMPARE(card->content().figure, before);
    QVERIFY(card->content().state == KpiCard::State::LastValid);
    QVERIFY(!app.find<QuantityEdit>("field:mfu")->accessibleDescription().isEmpty());
}

void TestWindow::nextProblemFocusesTheField()
{
    Opened app;
    app.type("field:mfu", QStringLiteral("146"));
    app.find<QuantityEdit>("field:tokens")->setFocus();
    app.window->showNextProblem();
    app.settle();
    QCOMPARE(app.window->focusWidget(), app.find<QuantityEdit>("field:mfu"));
}

void TestWindow::aFixButtonMendsTheField()
{
    Opened app;
    app.type("field:mfu", QStringLiteral("146"));
    auto* row = app.find<QWidget>("row:mfu");
    QAbstractButton* fix = nullptr;
    for (QAbstractButton* button : row->findChildren<QAbstractButton*>()) {
        if (button->text().contains(QStringLiteral("100%")))
            fix = button;
    }
    QVERIFY(fix);
    fix->click();
    app.settle();
    QCOMPARE(app.bench.estimate().inputs.mfu, 1.0);
}

void TestWindow::thereAndBackInLanguageGivesTheSameTexts()
{
    Opened app;
    for (int page = 0; page < app.window->pages().pageCount(); ++page)
        app.window->pages().openPage(page);
    app.settle();
    const QStringList english = textsOf(*app.window);
    app.bench.settings.setLanguage(QStringLiteral("zh_CN"));
    app.settle();
    const QStringList chinese = textsOf(*app.window);
    QVERIFY(chinese != english);
    app.bench.settings.setLanguage(QStringLiteral("en"));
    app.settle();
    const QStringList again = textsOf(*app.window);
    for (qsizetype i = 0; i < std::min(english.size(), again.size()); ++i)
        QCOMPARE(again[i], english[i]);
    QCOMPARE(again.size(), english.size());
}

void TestWindow::everyFocusableWidgetHasANameInBothLanguages()
{
    Opened app;
    for (const QString& language : LanguageManager::languages()) {
        app.bench.settings.setLanguage(language);
        for (int page = 0; page < app.window->pages().pageCount(); ++page) {
            app.window->pages().openPage(page);
            app.settle();
            for (QWidget* widget : app.window->findChildren<QWidget*>()) {
                const auto* area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
                if (area && area->viewport() == widget)
                    continue;
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->inherits("QScrollArea") || widget->objectName().startsWith(QLatin1String("qt_")))
                    continue;
                QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
                const QString name = face ? face->text(QAccessible::Name) : widget->accessibleName();
                QVERIFY2(!name.isEmpty(), qPrintable(QStringLiteral("%1 %2 in %3, child of %4 %5, on page %6").arg(QLatin1String(widget->metaObject()->className()), widget->objectName(), language,
                                    QLatin1String(widget->parentWidget() ? widget->parentWidget()->metaObject()->className() : ""), widget->parentWidget() ? widget->parentWidget()->objectName() : QString()).arg(page)));
            }
        }
    }
}

void TestWindow::noTextIsCutAt1366x768_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
}

void TestWindow::noTextIsCutAt1366x768()
{
    QFETCH(QString, language);
    Opened app;
    app.bench.settings.setLanguage(language);
    for (int page = 0; page < app.window->pages().pageCount(); ++page) {
        app.window->pages().openPage(page);
        app.settle();
        QCOMPARE(app.window->size(), QSize(1366, 768));
        for (QAbstractButton* button : app.window->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && !button->text().isEmpty() && !button->inherits("outlay::ui::OriginBadge"))
                QVERIFY2(button->width() >= button->minimumSizeHint().width() || button->width() >= button->sizeHint().width(),
                         qPrintable(QStringLiteral("%1: %2").arg(button->objectName(), button->text())));
        }
        for (QTabBar* tabs : app.window->findChildren<QTabBar*>()) {
            if (tabs->isVisible())
                QVERIFY(tabs->sizeHint().width() <= tabs->width());
        }
    }
}

void TestWindow::pagesKeepTheirModelsConsistent()
{
    Opened app;
    for (int page = 0; page < app.window->pages().pageCount(); ++page)
        app.window->pages().openPage(page);
    app.settle();
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (TableModel* model : app.window->findChildren<TableModel*>())
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    QVERIFY(testers.size() >= 5);
    for (int page = 0; page < app.window->pages().pageCount(); ++page) {
        app.window->pages().openPage(page);
        app.bench.document.setField("epochs", 2.0 + page);
        app.settle();
        app.bench.document.duplicateScenario("base");
        app.settle();
        app.bench.document.setField("n_devices", 64.0);
        app.settle();
        app.bench.document.undo();
        app.settle();
    }
    for (TableModel* model : app.window->findChildren<TableModel*>()) {
        for (int column = 0; column < model->columnCount(); ++column) {
            model->sort(column, Qt::DescendingOrder);
            model->sort(column, Qt::AscendingOrder);
        }
    }
}

void TestWindow::aDroppedPlanOpens()
{
    Opened app;
    const QString path = app.bench.path(QStringLiteral("dropped.outlay"));
    QVERIFY(app.bench.storage.save(path).has_value());
    app.bench.storage.close();
    app.settle();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    static_cast<QObject*>(app.window.get())->event(&drop);
    app.settle();
    QVERIFY(!app.bench.document.isEmpty());
    QCOMPARE(app.bench.storage.path(), path);
    QVERIFY(app.window->windowTitle().startsWith(QStringLiteral("dropped")));
}

void TestWindow::aDroppedConfigBecomesTheModel()
{
    Opened app;
    const QString path = app.bench.path(QStringLiteral("tiny.config.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"model_type": "llama", "hidden_size": 2048, "intermediate_size": 5632, "num_hidden_layers": 22, "num_attention_heads": 32,
                   "num_key_value_heads": 4, "vocab_size": 32000, "tie_word_embeddings": false})");
    file.close();
    app.window->files().open(path);
    app.settle();
    const Estimate& estimate = app.bench.estimate();
    QVERIFY(estimate.hasArchitecture);
    QCOMPARE(estimate.architecture.layers, 22.0);
    // 2·32000·2048 + 22·(2·2048² + 2·2048·256 + 3·2048·5632 + 2·2048) + 2048
    QCOMPARE(estimate[Figure::TotalParameters], 1100048384.0);
}

void TestWindow::aFileThatIsNoPlanSaysSo()
{
    Opened app;
    const Plan before = app.bench.document.plan();
    const QString path = app.bench.path(QStringLiteral("notes.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"shopping\": 3}");
    file.close();
    QString message;
    connect(&app.window->files(), &FileController::notified, this, [&](const QString& text, bool isError) { message = isError ? text : QString(); });
    app.window->files().open(path);
    QVERIFY(!message.isEmpty());
    QVERIFY(app.bench.document.plan() == before);
}

void TestWindow::duplicatingShowsTheScenario()
{
    Opened app;
    const auto before = app.bench.document.plan().scenarios.size();
    QTest::keyClick(app.window.get(), Qt::Key_D, Qt::ControlModifier);
    app.settle();
    QCOMPARE(app.bench.document.plan().scenarios.size(), before + 1);
    QVERIFY(!app.bench.document.isBaseActive());
}

void TestWindow::theFilterLeavesMatchingRows()
{
    Opened app;
    auto* filter = app.find<QLineEdit>("inputsFilter");
    QTest::keyClicks(filter, QStringLiteral("goodput"));
    app.settle();
    QVERIFY(app.find<QWidget>("row:goodput")->isVisible());
    QVERIFY(!app.find<QWidget>("row:tokens")->isVisible());
    filter->clear();
    app.settle();
    QVERIFY(app.find<QWidget>("row:tokens")->isVisible());
}

void TestWindow::paneKeysVisitEveryPane()
{
    Opened app;
    QSet<QWidget*> visited;
    for (int i = 0; i < 8; ++i) {
        app.window->actions().action(QStringLiteral("nextPane"))->trigger();
        visited.insert(app.window->focusWidget());
    }
    QVERIFY(visited.size() >= 5);
}

void TestWindow::arrowsMoveBetweenPanes()
{
    Opened app;
    const QWidget* first = app.window->focusWidget();
    QTest::keyClick(app.window->focusWidget(), Qt::Key_Right, Qt::ControlModifier | Qt::AltModifier);
    const QWidget* second = app.window->focusWidget();
    QVERIFY(second != first);
    QTest::keyClick(app.window->focusWidget(), Qt::Key_Left, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(app.window->focusWidget() != second);
}

void TestWindow::aTemplateShowsTheCostThatItOpensWith()
{
    Opened app(nullptr);
    const QString promised = app.window->focusWidget()->accessibleName();
    QTest::keyClick(app.window->focusWidget(), Qt::Key_Return);
    const Estimate& opened = app.bench.estimate();
    QVERIFY(opened.mfuOrigin == OriginKind::Predicted);
    const QString cost = outlay::ui::Display(QStringLiteral("en"), Currency::Usd, opened.inputs.usdCny).money(opened[Figure::TrainingCost]);
    QVERIFY2(promised.contains(cost), qPrintable(promised + QStringLiteral(" / ") + cost));
}

void TestWindow::anInputOfAFoldedSectionIsMadeWhenItIsAskedFor()
{
    Opened app;
    QVERIFY(!app.find<QWidget>("field:budget"));
    app.window->inputs().focusField(QStringLiteral("budget"));
    auto* budget = app.find<QuantityEdit>("field:budget");
    QVERIFY(budget);
    QCOMPARE(app.window->focusWidget(), budget);
    QVERIFY(budget->isVisible());
    // In its place among the others of its section, for eyes and for the tab key.
    auto* deadline = app.find<QWidget>("field:deadline");
    QVERIFY(deadline);
    app.settle();
    const auto top = [](const QWidget* widget) { return widget->mapToGlobal(QPoint()).y(); };
    QVERIFY(top(deadline) < top(budget));
    QTest::keyClick(budget, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(top(app.window->focusWidget()) < top(budget));
}

void TestWindow::theFirstWindowFitsOnTheScreen()
{
    Workbench bench;
    const MainWindow window(bench.workspace(), bench.storage, bench.recovery);
    const QSize room = window.screen()->availableSize();
    QVERIFY2(window.width() <= std::max(window.minimumWidth(), room.width()), "a window wider than the screen hides its right side");
    QVERIFY(window.height() <= std::max(window.minimumHeight(), room.height()));
}

void TestWindow::theFirstTemplateHasTheFocus()
{
    Opened app(nullptr);
    QVERIFY(app.window->focusWidget());
    QCOMPARE(app.window->focusWidget()->objectName(), QStringLiteral("template0"));
    QTest::keyClick(app.window->focusWidget(), Qt::Key_Down);
    QCOMPARE(app.window->focusWidget()->objectName(), QStringLiteral("template1"));
    QTest::keyClick(app.window->focusWidget(), Qt::Key_Up);
    QTest::keyClick(app.window->focusWidget(), Qt::Key_Return);
    app.settle();
    QVERIFY(!app.bench.document.isEmpty());
}

void TestWindow::examplePricesAreConfirmedOnce()
{
    Opened app;
    const auto isSaid = [&] {
        const auto& notices = app.window->files().notices();
        return std::any_of(notices.begin(), notices.end(), [](const Notice& notice) { return notice.id == QLatin1String("examplePrices"); });
    };
    QVERIFY(isSaid());
    app.window->files().newPlan();
    QVERIFY(!isSaid());
    app.window->files().openTemplate(QStringLiteral("train-and-serve"));
    QVERIFY(isSaid());
    app.window->files().answer(QStringLiteral("examplePrices"), QStringLiteral("confirm"));
    QVERIFY(!isSaid());
    app.window->files().openTemplate(QStringLiteral("train-and-serve"));
    QVERIFY(!isSaid());
}

void TestWindow::recoveredWorkIsComparedWithItsFile()
{
    Opened app;
    const Plan saved = app.bench.document.plan();
    Plan recovered = saved;
    recovered.scenarios.front().entries.insert_or_assign("tokens", Entry{4e13, EntryOrigin::Typed});
    const ui::Table table = planDifferences(saved, recovered, app.bench.document.context(), QStringLiteral("en"));
    QCOMPARE(table.rows.size(), std::size_t(2));
    QVERIFY(table.rows[0].isGroup);
    QCOMPARE(table.rows[1].id, toQString(saved.scenarios.front().id) + QStringLiteral("/tokens"));
    QCOMPARE(table.rows[1].cells[2].text, app.window->display().quantity(4e13, Unit::Tokens));
    recovered.scenarios.push_back(saved.scenarios.front());
    recovered.scenarios.back().id = "another";
    QCOMPARE(planDifferences(saved, recovered, app.bench.document.context(), QStringLiteral("en")).rows.size(), std::size_t(3));
    QCOMPARE(planDifferences(saved, saved, app.bench.document.context(), QStringLiteral("en")).rows.front().id, QStringLiteral("none"));
    emit app.window->files().comparisonRequested(saved, recovered);
    auto* view = app.window->findChild<QAbstractItemView*>(QStringLiteral("differencesTable"));
    QVERIFY(view);
    QCOMPARE(view->model()->rowCount(), 3);
}

void TestWindow::aCsvCarriesBareNumbers()
{
    Opened app;
    const ui::Table table = breakdownTable(*app.bench.estimator.current(), app.window->display());
    const QString csv = QString::fromUtf8(tableToCsv(table, false));
    const double total = app.window->display().convert(app.bench.estimate()[Figure::TotalCost]);
    QVERIFY(csv.contains(QString::fromStdString(plainNumber(total))));
    QVERIFY(tableToCsv(table).startsWith("\xEF\xBB\xBF"));
}

QTEST_MAIN(TestWindow)
#include "test_window.moc"
