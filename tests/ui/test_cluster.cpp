// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page Cluster as its user meets it: what fits, a layout put to use and taken back, a search that is stopped.
#include "tests/ui/workbench.h"
#include "ui/charts/barsview.h"
#include "ui/charts/chartframe.h"
#include "ui/charts/chartpair.h"
#include "ui/charts/memorybars.h"
#include "ui/models/clustermodels.h"
#include "ui/models/tablemodel.h"
#include "ui/pages/clusterpage.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/tableview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pagehost.h"

#include <QAbstractButton>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace outlay;
using namespace outlay::ui;

namespace {

struct Opened {
    Workbench bench;
    std::unique_ptr<MainWindow> window;
    ClusterPage* page = nullptr;

    explicit Opened(const char* example, const std::vector<std::pair<std::string, Value>>& values = {})
    {
        bench.settings.setLanguage(QStringLiteral("en"));
        window = std::make_unique<MainWindow>(bench.workspace(), bench.storage, bench.recovery);
        Questions answers;
        answers.unsaved = [](const QString&) { return SaveAnswer::Discard; };
        window->files().setQuestions(answers);
        window->resize(1440, 900);
        window->show();
        window->files().openTemplate(QString::fromLatin1(example));
        bench.document.activateScenario("base");
        for (const auto& [path, value] : values)
            bench.document.setField(path, value);
        spin();
        window->pages().openPage(QStringLiteral("cluster"));
        page = window->findChild<ClusterPage*>();
    }

    void spin()
    {
        for (int i = 0; i < 3; ++i) {
            bench.estimator.flush();
            QCoreApplication::processEvents();
        }
    }
    void settle()
    {
        spin();
        page->runner().flush();
        spin();
    }

    template <typename T>
    T* find(const char* name) const { return page->findChild<T*>(QString::fromLatin1(name)); }
    [[nodiscard]] TableView* layouts() const { return find<TableView>("layoutsTable"); }
    [[nodiscard]] const Entries& entries() const { return bench.document.plan().base().entries; }
    QPushButton* button(const QString& text) const
    {
        for (QPushButton* one : page->findChildren<QPushButton*>()) {
            if (one->text() == text && one->isVisible())
                return one;
        }
        return nullptr;
    }
};

int columnOf(const TableView* view, const char* id)
{
    const auto* model = qobject_cast<const TableModel*>(view->model());
    for (int column = 0; model && column < model->columnCount(); ++column) {
        if (model->columnId(column) == QLatin1String(id))
            return column;
    }
    return -1;
}

}  // namespace

class TestCluster : public QObject {
    Q_OBJECT

private slots:
    void thePageShowsTheStudy();
    void useThisFixesTheLayoutInOneStep();
    void theBestLayoutCanBeTakenAgain();
    void choosersChangeThePlan();
    void aLongSearchIsStoppedByEscape();
    void theNewestRequestWins();
    void aParameterCountAloneSaysWhatIsMissing();
    void whatDoesNotFitOffersTheSmallestCluster();
    void memoryBarsHatchWhatIsOverTheEdge();
    void chartsReadAsTables();
};

void TestCluster::thePageShowsTheStudy()
{
    Opened app("dense-70b");
    app.settle();
    QVERIFY(app.page->runner().study());
    const ClusterStudy& study = *app.page->runner().study();
    QVERIFY(study.finished && study.fits());
    QVERIFY(app.find<QLabel>("clusterTried")->text().contains(QStringLiteral("layouts tried")));
    QVERIFY(app.find<QLabel>("clusterSmallest")->text().startsWith(QStringLiteral("Smallest cluster that fits")));
    QCOMPARE(app.layouts()->model()->rowCount(), 50);
    QVERIFY(app.find<MemoryBars>("clusterMemory")->spec().rows.size() >= 2);
    QVERIFY(!app.find<QProgressBar>("clusterProgress")->isVisible());
    int titled = 0;
    for (const ChartFrame* frame : app.page->findChildren<ChartFrame*>()) {
        // Sister views are filled when they come to the front.
        if (!frame->isVisible())
            continue;
        QVERIFY(!frame->title().isEmpty());
        ++titled;
    }
    QCOMPARE(titled, 5);
    // The number of days of the plan's own count is that of the estimate.
    const Estimate& estimate = app.bench.estimate();
    for (const ScalePoint& point : study.scaling) {
        if (point.devices == estimate.decisions.devices)
            QCOMPARE(point.days, estimate[Figure::WallDays]);
    }
}

void TestCluster::useThisFixesTheLayoutInOneStep()
{
    Opened app("dense-70b");
    app.settle();
    const Plan before = app.bench.document.plan();
    TableView* view = app.layouts();
    constexpr int row = 2;
    const Layout wanted = app.page->runner().study()->best[row].candidate.layout;
    const QModelIndex use = view->model()->index(row, columnOf(view, "use"));
    QCOMPARE(use.data().toString(), QStringLiteral("Use"));
    view->setFocus();
    view->setCurrentIndex(use);
    QTest::keyClick(view, Qt::Key_Return);
    app.settle();
    QVERIFY(app.entries().at("layout").value == Value(std::string("fixed")));
    QVERIFY(app.entries().at("tp").value == Value(wanted.tp));
    QVERIFY(app.entries().at("pp").value == Value(wanted.pp));
    QVERIFY(app.entries().at("virtual").value == Value(wanted.virtualStages));
    const ClusterStudy& study = *app.page->runner().study();
    QVERIFY(study.isFixed);
    QVERIFY(study.chosen->candidate.layout == wanted);
    QCOMPARE(view->model()->index(row, columnOf(view, "use")).data().toString(), QStringLiteral("in use"));
    QCOMPARE(app.bench.estimate().prediction->best.layout, wanted);
    app.bench.document.undo();
    QVERIFY(app.bench.document.plan() == before);
    app.settle();
    QVERIFY(!app.page->runner().study()->isFixed);
}

void TestCluster::theBestLayoutCanBeTakenAgain()
{
    // On 64 devices without any split the states alone are over the edge.
    Opened app("dense-70b", {{"n_devices", 64.0}, {"layout", std::string("fixed")}, {"zero", 0.0}});
    app.settle();
    QVERIFY(!app.page->runner().study()->fits());
    QPushButton* best = app.button(QStringLiteral("Use the Best Layout"));
    QVERIFY(best);
    QTest::mouseClick(best, Qt::LeftButton);
    app.settle();
    QVERIFY(app.entries().at("layout").value == Value(std::string("searched")));
    QVERIFY(app.page->runner().study()->fits());
    QVERIFY(!app.button(QStringLiteral("Use the Best Layout")));
}

void TestCluster::choosersChangeThePlan()
{
    Opened app("dense-70b");
    app.settle();
    auto* count = app.find<ChoiceBox>("clusterCount");
    QCOMPARE(count->count(), 7);
    const double devices = app.bench.estimate().decisions.devices;
    count->setFocus();
    QTest::keyClick(count, Qt::Key_Down);
    app.settle();
    QCOMPARE(app.bench.estimate().decisions.devices, 2 * devices);
    QCOMPARE(app.page->runner().study()->request.devices, 2 * devices);
    app.bench.document.undo();
    app.settle();
    QCOMPARE(app.bench.estimate().decisions.devices, devices);
}

void TestCluster::aLongSearchIsStoppedByEscape()
{
    Opened app("moe-deepseek-v3", {{"n_devices", 32768.0}});
    QVERIFY(app.page->runner().isRunning());
    app.page->activateWindow();
    app.find<ChoiceBox>("clusterCount")->setFocus();
    QTest::keyClick(app.find<ChoiceBox>("clusterCount"), Qt::Key_Escape);
    app.page->runner().flush();
    QVERIFY(!app.page->runner().isRunning());
    QVERIFY(app.page->runner().study()->stopped);
    QVERIFY(app.find<QLabel>("clusterTried")->text().contains(QStringLiteral("stopped")) || app.page->runner().study()->best.empty());
    QTest::mouseClick(app.find<QPushButton>("clusterAgain"), Qt::LeftButton);
    QVERIFY(app.page->runner().isRunning());
    app.page->runner().stop();
    app.settle();
    QVERIFY(!app.page->runner().isRunning());
}

void TestCluster::theNewestRequestWins()
{
    Workbench bench;
    bench.openExample("dense-70b");
    const auto first = bench.document.sharedPlan();
    bench.document.setField("n_devices", 256.0);
    const auto second = bench.document.sharedPlan();
    ClusterStudyRunner runner;
    QSignalSpy spy(&runner, &ClusterStudyRunner::studyChanged);
    runner.request(first, "base", bench.document.context());
    runner.request(second, "base", bench.document.context());
    runner.flush();
    QVERIFY(!runner.isRunning());
    QVERIFY(runner.study()->plan == second);
    QVERIFY(!runner.study()->stopped);
    const auto count = spy.count();
    runner.request(second, "base", bench.document.context());
    QVERIFY2(!runner.isRunning(), "what is known is not searched again");
    QCOMPARE(spy.count(), count);
}

void TestCluster::aParameterCountAloneSaysWhatIsMissing()
{
    Opened app("dense-70b", {{"model_source", std::string("parameters")}, {"n_total", 70e9}});
    app.settle();
    QWidget* missing = app.find<QWidget>("clusterMissing");
    QVERIFY(missing->isVisible());
    QSignalSpy spy(app.page, &Page::fieldRequested);
    QPushButton* choose = app.button(QStringLiteral("Choose a Model"));
    QVERIFY(choose);
    QTest::mouseClick(choose, Qt::LeftButton);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy[0][0].toString(), QStringLiteral("model_source"));
}

void TestCluster::whatDoesNotFitOffersTheSmallestCluster()
{
    Opened app("dense-70b", {{"device", std::string("h100-sxm")}, {"n_devices", 4.0}, {"price", Value()}});
    app.settle();
    const ClusterStudy& study = *app.page->runner().study();
    QVERIFY(!study.fits());
    QVERIFY(study.smallest && *study.smallest > 4);
    QPushButton* use = app.button(QStringLiteral("Use %1 Devices").arg(*study.smallest));
    QVERIFY(use);
    const double wanted = *study.smallest;
    QTest::mouseClick(use, Qt::LeftButton);
    app.settle();
    QCOMPARE(app.bench.estimate().decisions.devices, wanted);
    QVERIFY2(app.page->runner().study()->fits(), "what is offered fits");
}

void TestCluster::memoryBarsHatchWhatIsOverTheEdge()
{
    MemoryBarsSpec spec;
    spec.categories = {{QStringLiteral("Weights"), 1, {}}};
    MemoryRow row;
    row.label = QStringLiteral("Stage");
    row.parts = {120};
    row.partTexts = QStringList{QStringLiteral("120")};
    row.usable = 80;
    spec.rows = {row};
    const auto redPixels = [&] {
        QImage image(600, 120, QImage::Format_RGB32);
        image.fill(Tokens::light().surface);
        QPainter painter(&image);
        paintMemoryBars(painter, QRectF(0, 0, 600, 120), spec, Tokens::light(), QApplication::font());
        painter.end();
        int red = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                red += image.pixelColor(x, y) == Tokens::light().bad ? 1 : 0;
        }
        return red;
    };
    QVERIFY(redPixels() > 40);
    spec.rows[0].parts = {70};
    QCOMPARE(redPixels(), 0);
}

void TestCluster::chartsReadAsTables()
{
    Opened app("dense-70b");
    app.settle();
    const ClusterStudy& study = *app.page->runner().study();
    const ChartTable memory = app.find<MemoryBars>("clusterMemory")->table();
    QCOMPARE(memory.heads.size(), qsizetype(9));
    for (const QStringList& row : memory.rows)
        QCOMPARE(row.size(), memory.heads.size());
    const ChartTable scaling = app.find<ChartPair>("clusterScaling")->table();
    QCOMPARE(scaling.heads, QStringList({QStringLiteral("Devices"), QStringLiteral("Days"), QStringLiteral("Cost")}));
    for (const QStringList& row : scaling.rows)
        QCOMPARE(row.size(), qsizetype(3));
    QCOMPARE(std::size_t(scaling.rows.size()), std::size_t(std::count_if(study.scaling.begin(), study.scaling.end(), [](const ScalePoint& point) { return point.fits; })));
    const ChartTable step = app.find<BarsView>("clusterStep")->table();
    QVERIFY(step.rows.size() >= 5);
    QVERIFY(!app.find<MemoryBars>("clusterMemory")->altText().isEmpty());
}

QTEST_MAIN(TestCluster)
#include "test_cluster.moc"
