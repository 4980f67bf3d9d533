// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window updates only what changed. So after every kind of change it must look like a window that is drawn anew, and say
// what a window says that is built anew.
#include "tests/ui/workbench.h"
#include "ui/models/tablemodel.h"
#include "ui/models/tables.h"
#include "ui/pages/comparepage.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/kpicard.h"
#include "ui/widgets/tableview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pagehost.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QSignalSpy>
#include <QStatusBar>

using namespace outlay;
using namespace outlay::ui;

namespace {

struct Opened {
    Workbench bench;
    std::unique_ptr<MainWindow> window;

    Opened()
    {
        bench.settings.setLanguage(QStringLiteral("en"));
        // A notice belongs to the window that opened the template.
        bench.settings.setState(QStringLiteral("examplePricesConfirmed"), true);
        window = make();
        window->files().openTemplate(QStringLiteral("train-and-serve"));
        settle();
        bench.document.duplicateScenario(bench.document.plan().base().id, QStringLiteral("Variant"));
        bench.document.setField("tokens", 2e13);
        settle();
    }

    std::unique_ptr<MainWindow> make()
    {
        auto made = std::make_unique<MainWindow>(bench.workspace(), bench.storage, bench.recovery);
        Questions answers;
        answers.unsaved = [](const QString&) { return SaveAnswer::Discard; };
        made->files().setQuestions(answers);
        made->resize(1366, 768);
        made->show();
        return made;
    }

    void settle()
    {
        const auto pass = [this] {
            for (int i = 0; i < 10; ++i) {
                bench.estimator.flush();
                QCoreApplication::processEvents();
            }
        };
        pass();
        // Tables of many devices get their predictions from beside the window, and then want to be laid out and painted.
        QTRY_VERIFY(bench.estimator.background().isIdle());
        pass();
    }

    /// What stands on the screen, without painting anything.
    [[nodiscard]] QImage screen() const { return window->screen()->grabWindow(window->winId()).toImage(); }

    [[nodiscard]] QImage screenAfterRepaint()
    {
        for (QWidget* widget : window->findChildren<QWidget*>())
            widget->update();
        window->update();
        settle();
        return screen();
    }
};

struct Change {
    const char* name;
    std::function<void(Opened&)> make;
};

const std::vector<Change>& changes()
{
    static const std::vector<Change> all = {
        {"a number", [](Opened& app) { app.bench.document.setField("tokens", 1.3e13); }},
        {"a number that is invalid", [](Opened& app) { app.bench.document.setField("mfu", 1.46); }},
        {"undo", [](Opened& app) { app.bench.document.undo(); }},
        {"another device", [](Opened& app) { app.bench.document.setField("device", std::string("b200")); }},
        {"no price", [](Opened& app) { app.bench.document.setField("device", std::string("ascend-910c")); }},
        {"a price", [](Opened& app) { app.bench.document.setField("price", 1.9); }},
        {"another method", [](Opened& app) { app.bench.document.setField("method", std::string("qlora")); }},
        {"an option more", [](Opened& app) { app.bench.document.addOption(OptionKind::Api); }},
        {"no users", [](Opened& app) { app.bench.document.setField("users", 0.0); }},
        {"users again", [](Opened& app) { app.bench.document.setField("users", 5e5); }},
        {"the base", [](Opened& app) { app.bench.document.activateScenario(app.bench.document.plan().base().id); }},
        {"currency", [](Opened& app) { app.bench.document.setField("currency", std::string("CNY")); }},
        {"exchange rate", [](Opened& app) { app.bench.document.setField("usd_cny", 6.5); }},
        {"language", [](Opened& app) { app.bench.settings.setLanguage(QStringLiteral("zh_CN")); }},
        {"theme", [](Opened& app) { app.bench.settings.setTheme(QStringLiteral("dark")); }},
        {"a number in Chinese and dark", [](Opened& app) { app.bench.document.setField("n_devices", 512.0); }},
        {"the variant", [](Opened& app) { app.bench.document.activateScenario(app.bench.document.plan().scenarios.back().id); }},
        {"a scenario less", [](Opened& app) { app.bench.document.removeScenario(app.bench.document.plan().scenarios.back().id); }},
    };
    return all;
}

/// Everything that a user can read, by the place where it stands.
QStringList textsOf(const MainWindow& window)
{
    QStringList texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || qobject_cast<const QStatusBar*>(widget->parentWidget()))
            continue;
        const QString place = widget->objectName().isEmpty() ? QLatin1String(widget->metaObject()->className()) : widget->objectName();
        const auto add = [&](const QString& text) { texts << place + QStringLiteral(": ") + text; };
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            add(label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            add(button->text() + QStringLiteral(" | ") + button->accessibleName());
        else if (const auto* box = qobject_cast<const ChoiceBox*>(widget)) {
            add(box->currentText());
            for (int i = 0; i < box->count(); ++i)
                add(box->itemText(i));
        } else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            add(line->text() + QStringLiteral(" | ") + line->placeholderText());
        else if (const auto* card = qobject_cast<const KpiCard*>(widget))
            add(QStringList{card->content().label, card->content().figure, card->content().unit, card->content().note, card->content().change}.join(QLatin1Char('|')));
        else if (const auto* view = qobject_cast<const TableView*>(widget)) {
            const QAbstractItemModel* model = view->model();
            QStringList heads;
            for (int column = 0; column < model->columnCount(); ++column)
                heads << model->headerData(column, Qt::Horizontal).toString();
            add(heads.join(QLatin1Char('|')));
            for (int row = 0; row < model->rowCount(); ++row) {
                QStringList cells;
                for (int column = 0; column < model->columnCount(); ++column) {
                    const QModelIndex index = model->index(row, column);
                    cells << index.data().toString() << index.data(tablerole::Note).toString() << index.data(Qt::ToolTipRole).toString();
                }
                add(QStringLiteral("%1 high, over %2: ").arg(view->rowHeight(row)).arg(view->columnSpan(row, 0)) + cells.join(QLatin1Char('|')));
            }
        }
        texts << place + QStringLiteral(" says ") + widget->accessibleName() + QStringLiteral(" | ") + widget->accessibleDescription() + QStringLiteral(" | ") + widget->toolTip();
    }
    texts.sort();
    return texts;
}

outlay::ui::Table smallTable()
{
    outlay::ui::Table table;
    table.columns = {{QStringLiteral("Name"), false, false, false, 0, QStringLiteral("name")}, {QStringLiteral("Cost"), true, false, false, 0, QStringLiteral("cost")}};
    for (const auto& [id, value] : {std::pair("a", 3.0), std::pair("b", 2.0), std::pair("c", 1.0)}) {
        Row row;
        row.id = QString::fromLatin1(id);
        row.cells = {textCell(row.id), numberCell(QString::number(value), value)};
        table.rows.push_back(row);
    }
    return table;
}

}  // namespace

class TestUpdates : public QObject {
    Q_OBJECT

private slots:
    void whatIsOnTheScreenIsWhatANewPaintWouldShow_data() { addPages(); }
    void whatIsOnTheScreenIsWhatANewPaintWouldShow();
    void aWindowThatWasUpdatedSaysWhatANewOneSays_data() { addPages(); }
    void aWindowThatWasUpdatedSaysWhatANewOneSays();
    void anEditTakenBackBeforeTheNextEstimateIsTakenBackInItsField();
    void onlyChangedCellsAreAnnounced();
    void rowsThatChangePlacesTakeTheSelectionWithThem();

private:
    static void addPages()
    {
        QTest::addColumn<int>("page");
        for (std::size_t i = 0; i < pageTable().size(); ++i) {
            // A search runs beside this page, so what it shows depends on when one looks.
            if (QLatin1String(pageTable()[i].id) != QLatin1String("cluster"))
                QTest::newRow(pageTable()[i].id) << static_cast<int>(i);
        }
    }
};

void TestUpdates::whatIsOnTheScreenIsWhatANewPaintWouldShow()
{
    QFETCH(int, page);
    Opened app;
    app.window->pages().openPage(page);
    app.settle();
    for (const Change& change : changes()) {
        change.make(app);
        app.settle();
        const QImage shown = app.screen();
        QVERIFY(!shown.isNull());
        const QImage painted = app.screenAfterRepaint();
        if (shown == painted)
            continue;
        QRect differs;
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x) {
                if (shown.pixel(x, y) != painted.pixel(x, y))
                    differs |= QRect(x, y, 1, 1);
            }
        }
        QVERIFY2(differs.isEmpty(), qPrintable(QStringLiteral("%1: %2×%3 at %4, %5 is not up to date").arg(QLatin1String(change.name)).arg(differs.width()).arg(differs.height()).arg(differs.x()).arg(differs.y())));
    }
}

void TestUpdates::aWindowThatWasUpdatedSaysWhatANewOneSays()
{
    QFETCH(int, page);
    Opened app;
    app.window->pages().openPage(page);
    app.settle();
    for (const Change& change : changes()) {
        change.make(app);
        app.settle();
        const auto fresh = app.make();
        fresh->pages().openPage(page);
        app.settle();
        const QStringList updated = textsOf(*app.window);
        const QStringList built = textsOf(*fresh);
        for (qsizetype i = 0; i < std::min(updated.size(), built.size()); ++i)
            QVERIFY2(updated[i] == built[i], qPrintable(QStringLiteral("%1: shown \"%2\", new \"%3\"").arg(QLatin1String(change.name), updated[i], built[i])));
        QCOMPARE(updated.size(), built.size());
    }
}

void TestUpdates::anEditTakenBackBeforeTheNextEstimateIsTakenBackInItsField()
{
    Opened app;
    auto* edit = app.window->findChild<QLineEdit*>(QStringLiteral("field:tokens"));
    QVERIFY(edit);
    edit->clearFocus();
    const QString before = edit->text();
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("7T"));
    QTest::keyClick(edit, Qt::Key_Return);
    app.bench.document.undo();
    app.settle();
    edit->clearFocus();
    app.settle();
    QCOMPARE(edit->text(), before);
}

void TestUpdates::onlyChangedCellsAreAnnounced()
{
    TableModel model;
    model.setTable(smallTable());
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy heads(&model, &QAbstractItemModel::headerDataChanged);
    model.setTable(smallTable());
    QCOMPARE(changed.size(), 0);
    outlay::ui::Table other = smallTable();
    other.rows[1].cells[1] = numberCell(QStringLiteral("2.5"), 2.5);
    model.setTable(other);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex(), model.index(1, 1));
    QCOMPARE(changed[0][1].toModelIndex(), model.index(1, 1));
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("2.5"));
    other.columns[1].title = QStringLiteral("Price");
    model.setTable(other);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(heads.size(), 1);
    QCOMPARE(reset.size(), 0);
    other.rows.pop_back();
    model.setTable(other);
    QCOMPARE(reset.size(), 1);
}

void TestUpdates::rowsThatChangePlacesTakeTheSelectionWithThem()
{
    TableModel model;
    model.setTable(smallTable());
    TableView view;
    view.setModel(&model);
    view.selectRow(0);
    outlay::ui::Table other = smallTable();
    std::swap(other.rows[0], other.rows[2]);
    model.setTable(other);
    QCOMPARE(model.rowId(0), QStringLiteral("c"));
    QCOMPARE(view.selectionModel()->selectedRows().size(), 1);
    QCOMPARE(model.rowId(view.selectionModel()->selectedRows().first().row()), QStringLiteral("a"));
}

QTEST_MAIN(TestUpdates)
#include "test_updates.moc"
