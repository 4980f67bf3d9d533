// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Published runs in the window: the table fills, sorts and filters, a run becomes a plan, a claim is judged while it is typed.
#include "tests/ui/workbench.h"
#include "ui/charts/chartview.h"
#include "ui/models/tablemodel.h"
#include "ui/pages/claimform.h"
#include "ui/pages/publishedrunspage.h"
#include "ui/pages/tablepanel.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/quantityedit.h"
#include "ui/widgets/tableview.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <cmath>

using namespace outlay;
using namespace outlay::ui;

namespace {

struct Shown {
    Workbench bench;
    std::unique_ptr<PublishedRunsView> page;

    Shown()
    {
        bench.openExample("dense-70b");
        page = std::make_unique<PublishedRunsView>(bench.workspace());
        page->resize(1200, 800);
        QSignalSpy done(page.get(), &PublishedRunsView::completed);
        page->show(bench.estimator.current(), outlay::ui::Display::of(bench.estimate(), QStringLiteral("en")));
        page->QWidget::show();
        isPendingAtFirst = !page->isComplete();
        if (!page->isComplete())
            done.wait(60000);
    }
    template <typename T>
    [[nodiscard]] T* find(const char* name) const { return page->findChild<T*>(QString::fromLatin1(name)); }
    [[nodiscard]] TableView* view() const { return find<TableView>("runsTable"); }
    [[nodiscard]] QAbstractItemModel* model() const { return view()->model(); }
    [[nodiscard]] QStringList column(int section) const
    {
        QStringList texts;
        for (int row = 0; row < model()->rowCount(); ++row)
            texts << model()->index(row, section).data().toString();
        return texts;
    }
    [[nodiscard]] int rowOf(const QString& name) const { return static_cast<int>(column(0).indexOf(name)); }
    void type(const char* name, const QString& text) const
    {
        auto* edit = find<QuantityEdit>(name);
        QVERIFY2(edit, name);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    bool isPendingAtFirst = false;
};

const Entry* entryOf(const Plan& plan, const char* path)
{
    const auto found = plan.base().entries.find(path);
    return found == plan.base().entries.end() ? nullptr : &found->second;
}
double numberAt(const Plan& plan, const char* path) { return entryOf(plan, path) ? std::get<double>(entryOf(plan, path)->value) : 0; }
std::string textAt(const Plan& plan, const char* path) { return entryOf(plan, path) ? std::get<std::string>(entryOf(plan, path)->value) : std::string(); }

}  // namespace

class TestPublishedRunsPage final : public QObject {
    Q_OBJECT

private slots:
    void rowsStandAtOnceAndFillIn();
    void headsSort();
    void filtersLeaveWhatWasAskedFor();
    void aRunBecomesAPlan();
    void anImplausibleClaimIsSaidSoWhileItIsTyped();
    void aClaimWithoutANumberNamesIt();
    void aClaimBecomesAPlan();
    void theScatterIsVisitedByKeys();
    void everythingHasANameAndIsReachedByTab();
};

void TestPublishedRunsPage::rowsStandAtOnceAndFillIn()
{
    const Shown shown;
    QVERIFY(shown.isPendingAtFirst);
    QVERIFY(shown.page->isComplete());
    QCOMPARE(shown.model()->rowCount(), static_cast<int>(testCatalog()->runs.size()));
    QVERIFY(!shown.column(4).contains(QStringLiteral("…")));
    const int llama = shown.rowOf(QStringLiteral("LLaMA 65B"));
    QVERIFY(llama >= 0);
    QCOMPARE(shown.model()->index(llama, 3).data().toString(), QString("1.02M"));  // 1,022,362
    QCOMPARE(shown.model()->index(llama, 6).data().toString(), QString("47.8%"));  // 0.477571
    const int gpt = shown.rowOf(QStringLiteral("GPT-5.5"));
    QCOMPARE(shown.model()->index(gpt, 4).data().toString(), QString("—"));
}

void TestPublishedRunsPage::headsSort()
{
    const Shown shown;
    shown.view()->sortByColumn(3, Qt::DescendingOrder);
    QCOMPARE(shown.column(0).first(), QString("70B dense, 15T tokens"));  // 8,000 · 250 · 24 = 48 million hours
    QCOMPARE(shown.column(0).at(1), QString("Llama 3.1 405B"));
    shown.view()->sortByColumn(8, Qt::DescendingOrder);
    QCOMPARE(shown.column(0).first(), QString("Gemini 3.0"));  // 86.5
}

void TestPublishedRunsPage::filtersLeaveWhatWasAskedFor()
{
    const Shown shown;
    shown.find<QLineEdit>("runsFilter")->setText(QStringLiteral("pythia"));
    QCOMPARE(shown.model()->rowCount(), 5);
    shown.find<QLineEdit>("runsFilter")->clear();
    auto* shape = shown.find<ChoiceBox>("runsShape");
    shape->setCurrentId(QStringLiteral("moe"));
    emit shape->chosen(QStringLiteral("moe"));
    QVERIFY(shown.rowOf(QStringLiteral("DeepSeek-V3")) >= 0);
    QVERIFY(shown.rowOf(QStringLiteral("LLaMA 65B")) < 0);
    auto* device = shown.find<ChoiceBox>("runsDevice");
    device->setCurrentId(QStringLiteral("h800-sxm"));
    emit device->chosen(QStringLiteral("h800-sxm"));
    QStringList names = shown.column(0);
    names.sort();
    QCOMPARE(names, (QStringList{"DeepSeek-V2", "DeepSeek-V3"}));
}

void TestPublishedRunsPage::aRunBecomesAPlan()
{
    Shown shown;
    std::optional<Plan> made;
    connect(shown.page.get(), &Page::planRequested, this, [&](const Plan& plan) { made = plan; });
    auto* button = shown.find<QPushButton>("runsPlan");
    QVERIFY(!button->isEnabled());
    shown.view()->selectRow(shown.rowOf(QStringLiteral("LLaMA 65B")));
    QVERIFY(button->isEnabled());
    button->click();
    QVERIFY(made);
    QCOMPARE(numberAt(*made, "tokens"), 1.4e12);
    QCOMPARE(numberAt(*made, "n_devices"), 2048.0);
    QCOMPARE(numberAt(*made, "seq_len"), 2048.0);
    QCOMPARE(textAt(*made, "device"), std::string("a100-80-sxm"));
    QCOMPARE(textAt(*made, "precision"), std::string("bf16"));
    QVERIFY(!entryOf(*made, "mfu"));
    QVERIFY(QString::fromStdString(textAt(*made, "notes")).contains(QStringLiteral("2302.13971")));
    // The shape is not one of the catalog's: it comes with the plan, and the estimate counts its parameters.
    shown.bench.document.open(*made);
    const Estimate& estimate = shown.bench.estimate();
    QVERIFY(estimate.valid);
    QVERIFY(estimate.hasArchitecture);
    QVERIFY(std::abs(estimate[Figure::TotalParameters] / 65.286e9 - 1) < 0.001);
}

void TestPublishedRunsPage::anImplausibleClaimIsSaidSoWhileItIsTyped()
{
    Shown shown;
    shown.page->openClaim(true);
    auto* form = shown.find<ClaimForm>("claimForm");
    // Note of June 2026: Qwen3-8B, 2T tokens, 16 H100 in 12 days. 6·8.19e9·2e12 / (16·12·86400·989.5e12) = 598.7 %
    QCOMPARE(form->verdictId(), QString("impossible"));
    QVERIFY(shown.find<QLabel>("claimVerdict")->text().contains(QStringLiteral("598.7%")));
    QVERIFY(shown.find<QLabel>("claimSteps")->text().contains(QStringLiteral("4,608")));
    // 175 days at MFU 40 % would be true; half of a year is plausible. No Enter is needed.
    shown.type("claimTime", QStringLiteral("180"));
    QCOMPARE(form->verdictId(), QString("plausible"));
    shown.type("claimTime", QStringLiteral("100"));
    QCOMPARE(form->verdictId(), QString("high"));
    // The stated cost over 16·100·24 h: 17,741 / 38,400 = 0.462 USD
    QVERIFY2(shown.find<QLabel>("claimSteps")->text().contains(QStringLiteral("$0.46")), qPrintable(shown.find<QLabel>("claimSteps")->text()));
}

void TestPublishedRunsPage::aClaimWithoutANumberNamesIt()
{
    Shown shown;
    shown.page->openClaim(true);
    auto* form = shown.find<ClaimForm>("claimForm");
    shown.type("claimTokens", QStringLiteral("many"));
    QCOMPARE(form->verdictId(), QString());
    QVERIFY(shown.find<QLabel>("claimReason")->text().contains(QStringLiteral("Tokens")));
    shown.type("claimTokens", QStringLiteral("2T"));
    QCOMPARE(form->verdictId(), QString("impossible"));
    auto* precision = shown.find<ChoiceBox>("claimPrecision");
    auto* device = shown.find<ChoiceBox>("claimDevice");
    device->setCurrentId(QStringLiteral("a100-80-sxm"));
    precision->setCurrentId(QStringLiteral("fp8"));
    emit precision->chosen(QStringLiteral("fp8"));
    QCOMPARE(form->verdictId(), QString());
    QVERIFY(shown.find<QLabel>("claimReason")->text().contains(QStringLiteral("A100")));
}

void TestPublishedRunsPage::aClaimBecomesAPlan()
{
    const Shown shown;
    std::optional<Plan> made;
    connect(shown.page.get(), &Page::planRequested, this, [&](const Plan& plan) { made = plan; });
    shown.page->openClaim(true);
    shown.type("claimCount", QStringLiteral("64"));
    QTest::keyClick(shown.find<QuantityEdit>("claimCount"), Qt::Key_Return);
    shown.find<QPushButton>("claimPlan")->click();
    QVERIFY(made);
    QCOMPARE(textAt(*made, "model"), std::string("qwen3-8b"));
    QCOMPARE(numberAt(*made, "tokens"), 2e12);
    QCOMPARE(numberAt(*made, "n_devices"), 64.0);
}

void TestPublishedRunsPage::theScatterIsVisitedByKeys()
{
    const Shown shown;
    auto* chart = shown.find<ChartView>("runsChart");
    QVERIFY(chart);
    QCOMPARE(chart->spec().kind, ChartKind::Scatter);
    QVERIFY(!problemOf(chart->spec()));
    QSignalSpy hovered(chart, &ChartView::pointHovered);
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    QCOMPARE(hovered.size(), 1);
    const ChartSeries& series = chart->spec().series[hovered.first().at(0).toInt()];
    // The shortest run of all comes first.
    QVERIFY2(series.pointTexts[hovered.first().at(1).toInt()].startsWith(QStringLiteral("GPT-2 124M")), qPrintable(series.pointTexts.join(QLatin1Char(';'))));
    // A log axis cannot show zero: the spec says so instead of drawing half a chart.
    ChartSpec wrong = chart->spec();
    wrong.series.last().points << QPointF(0, 1);
    wrong.series.last().pointTexts << QString();
    QVERIFY(problemOf(wrong));
    wrong = chart->spec();
    wrong.series.last().pointTexts << QString();
    QVERIFY(problemOf(wrong));
}

void TestPublishedRunsPage::everythingHasANameAndIsReachedByTab()
{
    Shown shown;
    shown.page->openClaim(true);
    for (QWidget* widget : shown.page->findChildren<QWidget*>()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
        if (area && area->viewport() == widget)
            continue;
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->inherits("QScrollArea") || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        const QString name = face ? face->text(QAccessible::Name) : widget->accessibleName();
        QVERIFY2(!name.isEmpty(), qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
    }
    // From the filter by Tab through the page and the form to its button, without a trap.
    shown.find<QLineEdit>("runsFilter")->setFocus();
    bool isReached = false;
    for (int i = 0; i < 60 && !isReached; ++i) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : shown.page.get(), Qt::Key_Tab);
        isReached = shown.find<QPushButton>("claimPlan")->hasFocus();
    }
    QVERIFY(isReached);
}

QTEST_MAIN(TestPublishedRunsPage)
#include "test_publishedrunspage.moc"
