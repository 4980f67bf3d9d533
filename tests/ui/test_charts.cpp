// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/samplecharts.h"

#include "ui/charts/barsview.h"
#include "ui/charts/chartexport.h"
#include "ui/charts/chartframe.h"
#include "ui/charts/chartview.h"
#include "ui/charts/costtreeview.h"
#include "ui/charts/plotframe.h"
#include "ui/charts/plotlayout.h"
#include "ui/theme/fonts.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace outlay;
using namespace outlay::ui;

namespace {

int inkedPixels(const QImage& image, const QColor& ground)
{
    int count = 0;
    for (int y = 0; y < image.height(); y += 2)
        for (int x = 0; x < image.width(); x += 2)
            count += image.pixelColor(x, y).rgb() != ground.rgb();
    return count;
}

ChartSpec lineOf(qsizetype points)
{
    ChartSpec spec;
    ChartSeries series{QStringLiteral("Cost"), 1, {}, {}, QStringLiteral("1M"), LineDash::OfSeries, 2, false};
    for (qsizetype i = 0; i < points; ++i)
        series.points << QPointF(double(i), 10 + 5 * std::sin(double(i) / 20));
    spec.series << series;
    return spec;
}

}  // namespace

class ChartsTest final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void chartsDrawWithNoneOneAndManyPoints_data();
    void chartsDrawWithNoneOneAndManyPoints();
    void aSpecThatCannotBeDrawnHonestlyIsRejected();
    void ticksAreStepsOfOneTwoFive_data();
    void ticksAreStepsOfOneTwoFive();
    void endLabelsKeepTheirOrderAndDistance();
    void decimationKeepsTheExtremes();
    void hoverValuesLieOnTheLine();
    void theTableTwinHasEveryPoint();
    void cellsOfTheCostTreeSumToTheirParent_data();
    void cellsOfTheCostTreeSumToTheirParent();
    void anUnknownAmountKeepsItsRoomAndIsCounted();
    void thinCellsAreSaidInWords();
    void theCostTreeIsOperatedByKeys();
    void pdfAndSvgHoldNoBitmap();
    void theClipboardHoldsPictureAndDrawing();
    void theFrameShowsChartTableAndReason();
    void csvQuotesWhatMustBeQuoted();
    void anUpdateOfAChartIsCheap();

private:
    std::unique_ptr<Theme> m_theme;
};

void ChartsTest::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp, Theme::Mode::Light);
}

void ChartsTest::chartsDrawWithNoneOneAndManyPoints_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<bool>("isDark");
    for (const int points : {0, 1, 2, 13, 5000})
        for (const bool isDark : {false, true})
            QTest::addRow("%d %s", points, isDark ? "dark" : "light") << points << isDark;
}

void ChartsTest::chartsDrawWithNoneOneAndManyPoints()
{
    QFETCH(int, points);
    QFETCH(bool, isDark);
    m_theme->setMode(isDark ? Theme::Mode::Dark : Theme::Mode::Light);
    const Tokens& t = m_theme->tokens();
    ChartView view;
    QVERIFY(!view.setSpec(lineOf(points)));
    view.resize(480, 280);
    view.show();
    const QImage image = view.grab().toImage();
    QCOMPARE(image.pixelColor(1, 1), t.surface);
    QVERIFY(inkedPixels(image, t.surface) > 100);
    if (points > 1)
        QVERIFY(view.plotRect().width() > 200);
    ChartSpec bars = sample::bars();
    if (points == 0) {
        bars.categories.clear();
        bars.series.clear();
    }
    QVERIFY(!view.setSpec(bars));
    QVERIFY(!view.grab().isNull());
    m_theme->setMode(Theme::Mode::Light);
}

void ChartsTest::aSpecThatCannotBeDrawnHonestlyIsRejected()
{
    ChartSpec spec = lineOf(5);
    spec.series[0].points[2].setY(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(problemOf(spec)->code, "E_NONFINITE");
    spec = lineOf(5);
    spec.y.isLog = true;
    QVERIFY(!problemOf(spec));
    spec.series[0].points[2].setY(0);
    QCOMPARE(problemOf(spec)->code, "E_RANGE");
    spec = sample::bars();
    spec.series[0].values.removeLast();
    QVERIFY(problemOf(spec).has_value());
    spec = sample::bars();
    spec.y.isLog = true;
    QVERIFY(problemOf(spec).has_value());
    spec = sample::fan();
    QVERIFY(!problemOf(spec));
    spec.bands[0].low.removeLast();
    QVERIFY(problemOf(spec).has_value());
    spec = lineOf(400);
    spec.series[0].hasMarkers = true;
    QVERIFY(problemOf(spec).has_value());
    ChartRenderer renderer;
    renderer.resize(QSizeF(300, 200));
    QVERIFY(renderer.setSpec(spec).has_value());
    QVERIFY(renderer.spec().series.isEmpty());
}

void ChartsTest::ticksAreStepsOfOneTwoFive_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("dollars") << 0.0 << 52.3;
    QTest::newRow("yi") << 0.0 << 3.72;
    QTest::newRow("small") << 0.0 << 0.0031;
    QTest::newRow("large") << 0.0 << 7.3e9;
    QTest::newRow("negative") << -4.0 << 9.0;
    QTest::newRow("flat") << 5.0 << 5.0;
    QTest::newRow("off zero") << 15.2 << 17.1;
}

void ChartsTest::ticksAreStepsOfOneTwoFive()
{
    QFETCH(double, low);
    QFETCH(double, high);
    const QList<double> steps = niceSteps(low, high);
    QVERIFY(steps.size() >= 2 && steps.size() <= 8);
    QVERIFY(steps.first() <= low + 1e-9 && steps.last() >= high - 1e-9);
    const double step = steps[1] - steps[0];
    const double mantissa = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
    QVERIFY2(std::fabs(mantissa - 1) < 1e-6 || std::fabs(mantissa - 2) < 1e-6 || std::fabs(mantissa - 5) < 1e-6, qPrintable(QString::number(mantissa)));
}

void ChartsTest::endLabelsKeepTheirOrderAndDistance()
{
    const QList<double> places = spread({10, 12, 13, 100, 198, 199}, 15, 0, 200);
    for (qsizetype i = 1; i < places.size(); ++i)
        QVERIFY(places[i] - places[i - 1] >= 15 - 1e-9);
    QVERIFY(places.first() >= 0 && places.last() <= 200);
}

void ChartsTest::decimationKeepsTheExtremes()
{
    ChartSpec spec = lineOf(20000);
    spec.series[0].points[7777].setY(999);
    spec.series[0].points[3333].setY(-999);
    const QList<QPointF> kept = decimated(spec.series[0].points);
    QVERIFY(kept.size() <= 500);
    QVERIFY(kept.contains(QPointF(7777, 999)) && kept.contains(QPointF(3333, -999)));
    QVERIFY(std::is_sorted(kept.cbegin(), kept.cend(), [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); }));
}

void ChartsTest::hoverValuesLieOnTheLine()
{
    ChartSeries series;
    series.points = {{0, 10}, {2, 20}};
    QCOMPARE(*valueAt(series, 1), 15.0);
    QCOMPARE(*valueAt(series, 2), 20.0);
    QVERIFY(!valueAt(series, 3));
    ChartView view;
    view.setSpec(sample::fan());
    view.resize(600, 300);
    view.show();
    view.setFocus();
    const QSignalSpy spy(&view, &ChartView::hovered);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(spy.count(), 2);
    QCOMPARE(spy.at(1).at(0).toDouble(), 1.0);
}

void ChartsTest::theTableTwinHasEveryPoint()
{
    const ChartTable table = tableOf(sample::fan());
    QCOMPARE(table.heads, QStringList({QStringLiteral("Month"), QStringLiteral("Own"), QStringLiteral("API"), QStringLiteral("Rent")}));
    QCOMPARE(table.rows.size(), 13);
    QCOMPARE(table.rows.first(), QStringList({QStringLiteral("start"), QStringLiteral("37.6"), QStringLiteral("0.0"), QStringLiteral("25.5")}));
    QCOMPARE(tableOf(sample::bars()).rows.size(), 3);
}

void ChartsTest::cellsOfTheCostTreeSumToTheirParent_data()
{
    QTest::addColumn<int>("layout");
    QTest::newRow("icicle") << int(CostLayout::Icicle);
    QTest::newRow("treemap") << int(CostLayout::Treemap);
}

void ChartsTest::cellsOfTheCostTreeSumToTheirParent()
{
    QFETCH(int, layout);
    const CostNode root = sample::tree();
    const QRectF rect(0, 0, 480, 580);
    const QList<CostCell> cells = layOutCostTree(root, rect, static_cast<CostLayout>(layout));
    QCOMPARE(cells.size(), 19);
    for (int i = 0; i < cells.size(); ++i) {
        double sum = 0;
        int children = 0;
        for (const CostCell& cell : cells)
            if (cell.parent == i) {
                sum += layout == int(CostLayout::Icicle) ? cell.rect.height() : cell.rect.width() * cell.rect.height();
                ++children;
                QVERIFY(rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell.rect));
            }
        if (children > 0) {
            const double whole = layout == int(CostLayout::Icicle) ? cells[i].rect.height() : cells[i].rect.width() * cells[i].rect.height();
            QVERIFY(std::fabs(sum - whole) < 1e-6 * whole + 1e-6);
        }
    }
}

void ChartsTest::anUnknownAmountKeepsItsRoomAndIsCounted()
{
    CostNode root = sample::tree();
    CostNode& final = root.children[0].children[0].children[0];
    final.basisAmount = *final.amount;
    final.amount.reset();
    final.amountText = QStringLiteral("no price");
    root.amount.reset();
    QCOMPARE(weightOf(root), weightOf(sample::tree()));
    QImage image(480, 580, QImage::Format_ARGB32);
    QPainter painter(&image);
    const CostTreeNote note = paintCostTree(painter, QRectF(0, 0, 480, 580), root, Tokens::light(), QApplication::font());
    QCOMPARE(note.unknown, 1);
}

void ChartsTest::thinCellsAreSaidInWords()
{
    QImage image(480, 580, QImage::Format_ARGB32);
    QPainter painter(&image);
    const CostTreeNote note = paintCostTree(painter, QRectF(0, 0, 480, 580), sample::tree(), Tokens::light(), QApplication::font());
    // Labelling 9.8 px, cleaning 8.5 px, storage 4.7 px, spare 0.9 px of 580.
    QCOMPARE(note.unlabelled, 4);
    QVERIFY(std::fabs(note.sum - 1.37e6) < 1.0);
}

void ChartsTest::theCostTreeIsOperatedByKeys()
{
    CostTreeView view;
    view.setTree(sample::tree());
    view.resize(480, 580);
    view.show();
    const auto key = [&view](Qt::Key k) { QTest::keyClick(&view, k); };
    key(Qt::Key_Right);
    QCOMPARE(view.selectedId(), QStringLiteral("total"));
    key(Qt::Key_Right);
    QCOMPARE(view.selectedId(), QStringLiteral("training"));
    key(Qt::Key_Down);
    QCOMPARE(view.selectedId(), QStringLiteral("serving"));
    key(Qt::Key_Return);
    QCOMPARE(view.shownPath(), QStringList({QStringLiteral("total"), QStringLiteral("serving")}));
    key(Qt::Key_Backspace);
    QCOMPARE(view.shownPath(), QStringList({QStringLiteral("total")}));
    key(Qt::Key_Left);
    QCOMPARE(view.selectedId(), QStringLiteral("total"));
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("$33.3M")));
    const QSignalSpy spy(&view, &CostTreeView::selected);
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(200, 100));
    QCOMPARE(spy.at(0).at(0).toString(), QStringLiteral("compute"));
}

void ChartsTest::pdfAndSvgHoldNoBitmap()
{
    ChartView chart;
    chart.setSpec(sample::fan());
    CostTreeView tree;
    tree.setTree(sample::tree());
    BarsView bars;
    bars.setSpec(sample::tornado());
    for (const ChartBody* body : std::initializer_list<const ChartBody*>{&chart, &tree, &bars}) {
        const ChartPicture picture{QStringLiteral("Title"), QStringLiteral("Subtitle"), body, QSizeF(720, 440), QApplication::font()};
        const QByteArray pdf = picturePdf(picture);
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(!pdf.contains("/Subtype /Image"));
        const QByteArray svg = pictureSvg(picture);
        QVERIFY(svg.contains("<svg") && !svg.contains("<image"));
        QCOMPARE(pictureImage(picture).size(), QSize(1440, 880));
    }
    const QTemporaryDir directory;
    const ChartPicture picture{QStringLiteral("Title"), {}, &chart, QSizeF(720, 440), QApplication::font()};
    for (const char* ending : {"svg", "pdf", "png", "csv"}) {
        const QString path = directory.filePath(QStringLiteral("chart.") + QString::fromLatin1(ending));
        QVERIFY(!savePicture(picture, path));
        QVERIFY(QFileInfo(path).size() > 50);
    }
    QVERIFY(savePicture(picture, directory.filePath(QStringLiteral("chart.bmp"))).has_value());
    QVERIFY(savePicture(picture, QStringLiteral("/nowhere/chart.svg")).has_value());
}

void ChartsTest::theClipboardHoldsPictureAndDrawing()
{
    auto* view = new ChartView;
    view->setSpec(sample::fan());
    ChartFrame frame(view, view);
    frame.setTexts(QStringLiteral("Title"), QStringLiteral("Subtitle"));
    const QSignalSpy spy(&frame, &ChartFrame::notified);
    frame.copyPicture();
    const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
    QVERIFY(mime->hasImage());
    QVERIFY(mime->hasFormat(QStringLiteral("image/svg+xml")));
    frame.copyCsv();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Month,Own,API,Rent")));
    QCOMPARE(spy.count(), 2);
}

void ChartsTest::theFrameShowsChartTableAndReason()
{
    auto* view = new CostTreeView;
    view->setTree(sample::tree());
    ChartFrame frame(view, view);
    frame.setTexts(QStringLiteral("The final run takes 50% of the total"), QStringLiteral("M$"));
    frame.resize(500, 400);
    frame.show();
    QCOMPARE(view->accessibleName(), frame.title());
    QVERIFY(view->accessibleDescription().contains(QStringLiteral("Training")));
    frame.setTableShown(true);
    QVERIFY(frame.isTableShown() && !view->isVisible());
    frame.setTableShown(false);
    QVERIFY(view->isVisible());
    frame.showEmpty(QStringLiteral("tag"), QStringLiteral("No price"), QStringLiteral("Enter one."));
    QVERIFY(!view->isVisible());
    frame.showBody();
    QVERIFY(view->isVisible());
}

void ChartsTest::csvQuotesWhatMustBeQuoted()
{
    ChartTable table;
    table.heads = {QStringLiteral("a"), QStringLiteral("b,c")};
    table.rows = {{QStringLiteral("1,234"), QStringLiteral("say \"x\"")}};
    QCOMPARE(table.csv(false), QByteArray("a,\"b,c\"\r\n\"1,234\",\"say \"\"x\"\"\"\r\n"));
    QVERIFY(table.csv().startsWith("\xEF\xBB\xBF"));
}

void ChartsTest::anUpdateOfAChartIsCheap()
{
    ChartView view;
    view.setSpec(sample::fan());
    view.resize(480, 300);
    view.show();
    (void)view.grab();
    QElapsedTimer timer;
    timer.start();
    constexpr int rounds = 20;
    for (int i = 0; i < rounds; ++i) {
        ChartSpec spec = sample::fan();
        spec.series[2].points[12].setY(33 + i * 0.1);
        view.setSpec(spec);
        (void)view.grab();
    }
    const double each = double(timer.nsecsElapsed()) / 1e6 / rounds;
    qInfo("update and repaint: %.1f ms", each);
    // Generous: the figure is for a quiet machine, the limit for a busy one.
    QVERIFY(each < 200);
}

QTEST_MAIN(ChartsTest)
#include "test_charts.moc"
