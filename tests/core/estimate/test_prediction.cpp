// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What the budget does with a predicted speed. Expected numbers are the examples D5 and D6 of the model specification.
#include "core/catalog/catalogloader.h"
#include "core/estimate/estimate.h"
#include "tests/core/estimate/predictors.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace outlay;

namespace {

bool near(double actual, double expected, double relative) { return std::abs(actual - expected) <= relative * std::abs(expected); }

const Issue* issueAt(const Estimate& estimate, std::string_view code)
{
    const auto found = std::find_if(estimate.issues.begin(), estimate.issues.end(), [&](const Issue& issue) { return issue.code == code; });
    return found == estimate.issues.end() ? nullptr : &*found;
}

// Example D6: Llama 3 70B, 15T tokens at a sequence length of 8192 on 1024 H100; the usual batch is 1024 sequences.
const Entries d6 = {{"model", text("llama3-70b")}, {"device", text("h100-sxm")}, {"n_devices", number(1024)},
                    {"tokens", number(15e12)},     {"seq_len", number(8192)},    {"price", number(2)}};

/// Counts the questions; gives the answers of a search.
class CountingPredictor final : public Predictor {
public:
    std::shared_ptr<const Prediction> predict(const PredictionRequest& request) const override
    {
        ++questions;
        return m_search.predict(request);
    }
    mutable int questions = 0;

private:
    SearchingPredictor m_search{specification()};
};

}  // namespace

class TestPrediction : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = builtInCatalog(); }
    void theBudgetUsesTheWholeRunOfTheBestLayout();
    void theBestLayoutOfAnExampleKeepsItsMfu();
    void aTypedMfuWinsAndThePredictionStaysBesideIt();
    void aTypedGoodputReplacesTheShareThatAWholeRunReaches();
    void whatDoesNotFitIsAWarningAndTheMoneyStays();
    void withoutAShapeTheMfuIsAssumed();
    void integersAreNotPredicted();
    void whileASearchRunsTheMfuIsAssumed();
    void theSameQuestionIsAnsweredFromMemory();
    void anotherDeviceGetsItsOwnPrediction();

private:
    [[nodiscard]] Estimate estimateOf(const Entries& entries, const Predictor* predictor) const
    {
        Plan plan;
        plan.created = "2026-11-30";
        plan.scenarios.front().entries = entries;
        return evaluate(plan, plan.base(), {&m_catalog, Date{2026, 11, 30}, predictor});
    }
    [[nodiscard]] Estimate estimateOf(const Entries& entries) const { return estimateOf(entries, &m_search); }

    Catalog m_catalog;
    SearchingPredictor m_search{specification()};
};

// D6: global_batch = 1024, mfu = 0.476804, device_hours = 6.39886e6, wall_hours = 6248.89, tp = 2, pp = 4. A whole run reaches 0.62
// of the best layout's speed, a typical step 0.80 (D.11).
void TestPrediction::theBudgetUsesTheWholeRunOfTheBestLayout()
{
    const Estimate estimate = estimateOf(d6);
    QVERIFY(estimate.complete);
    QVERIFY(estimate.mfuOrigin == OriginKind::Predicted);
    QVERIFY(estimate.prediction && estimate.prediction->fits);
    QCOMPARE(estimate.prediction->best.layout.tp, 2.0);
    QCOMPARE(estimate.prediction->best.layout.pp, 4.0);
    QCOMPARE(estimate[Figure::GlobalBatch], 1024.0);
    QVERIFY(near(estimate[Figure::BestPlanMfu], 0.476804, 2e-6));
    QVERIFY(near(estimate[Figure::TypicalMfu], 0.476804 * 0.80, 2e-6));
    QVERIFY(near(estimate[Figure::WholeRunMfu], 0.476804 * 0.62, 2e-6));
    QVERIFY(near(estimate[Figure::DeviceHours], 6.39886e6, 2e-6));
    QVERIFY(near(estimate[Figure::WallHours], 6248.89, 2e-6));
    QVERIFY(near(estimate[Figure::Rental], 2 * 6.39886e6, 2e-6));
    QCOMPARE(estimate.prediction->smallestDevices, std::optional(16.0));  // example C4
}

// D5: Llama 3 8B, 512 sequences of 8192 on 128 H100: 1860 of 2091 layouts fit, mfu = 0.506444, memory = 7.39171e10.
void TestPrediction::theBestLayoutOfAnExampleKeepsItsMfu()
{
    const Estimate estimate = estimateOf({{"model", text("llama3-8b")}, {"device", text("h100-sxm")}, {"n_devices", number(128)}, {"tokens", number(1e12)},
                                          {"seq_len", number(8192)}, {"global_batch", number(512)}, {"price", number(2)}});
    QVERIFY(estimate.prediction);
    QCOMPARE(estimate.prediction->tried, 2091.0);
    QCOMPARE(estimate.prediction->feasible, 1860.0);
    QVERIFY(near(estimate[Figure::Mfu], 0.506444, 2e-6));
    QVERIFY(near(estimate.prediction->best.memory, 7.39171e10, 2e-6));
    QVERIFY(near(1 - estimate.prediction->memoryMargin, 7.39171e10 / estimate.device->spec.memoryUsable, 2e-6));
}

void TestPrediction::aTypedMfuWinsAndThePredictionStaysBesideIt()
{
    Entries entries = d6;
    entries["mfu"] = number(0.3);
    const Estimate estimate = estimateOf(entries);
    QVERIFY(estimate.mfuOrigin == OriginKind::Typed);
    QCOMPARE(estimate[Figure::Mfu], 0.3);
    // The share for whole runs belongs to a best layout's speed, not to an MFU that was measured.
    QCOMPARE(estimate[Figure::Goodput], 0.9);
    QVERIFY(near(estimate[Figure::BestPlanMfu], 0.476804, 2e-6));
}

void TestPrediction::aTypedGoodputReplacesTheShareThatAWholeRunReaches()
{
    Entries entries = d6;
    entries["goodput"] = number(0.9);
    const Estimate estimate = estimateOf(entries);
    QVERIFY(near(estimate[Figure::DeviceHours], 6.39886e6 * 0.62 / 0.9, 2e-6));
}

// 70B parameters with optimizer state need 18 bytes each: 1.27 TB do not fit into 8 × 80 GB.
void TestPrediction::whatDoesNotFitIsAWarningAndTheMoneyStays()
{
    Entries entries = d6;
    entries["n_devices"] = number(8);
    const Estimate estimate = estimateOf(entries);
    QVERIFY(estimate.prediction && !estimate.prediction->fits);
    const Issue* issue = issueAt(estimate, code::infeasible);
    QVERIFY(issue);
    QVERIFY(issue->severity == Severity::Warning);
    QCOMPARE(issue->field, std::string("n_devices"));
    QVERIFY2(issue->message().find("16 is the smallest") != std::string::npos, issue->message().c_str());
    QVERIFY(estimate.complete);
    QVERIFY(estimate.mfuOrigin == OriginKind::Default);
    QVERIFY(!estimate.figures.knows(Figure::BestPlanMfu));
}

void TestPrediction::withoutAShapeTheMfuIsAssumed()
{
    Entries entries = d6;
    entries.erase("model");
    entries["model_source"] = text("parameters");
    entries["n_total"] = number(70e9);
    const Estimate estimate = estimateOf(entries);
    QVERIFY(!estimate.predictionRequest);
    QVERIFY(estimate.mfuOrigin == OriginKind::Default);
    QCOMPARE(estimate[Figure::Mfu], 0.40);
}

void TestPrediction::integersAreNotPredicted()
{
    Entries entries = d6;
    entries["precision"] = text("int8");
    QVERIFY(!estimateOf(entries).predictionRequest);
}

void TestPrediction::whileASearchRunsTheMfuIsAssumed()
{
    const SilentPredictor silent;
    const Estimate estimate = estimateOf(d6, &silent);
    QVERIFY(estimate.predictionRequest && !estimate.prediction);
    QVERIFY(estimate.complete);
    QCOMPARE(estimate[Figure::Mfu], 0.40);
}

// Tokens and prices change nothing that a search depends on.
void TestPrediction::theSameQuestionIsAnsweredFromMemory()
{
    const CountingPredictor counting;
    const Estimate first = estimateOf(d6, &counting);
    Entries entries = d6;
    entries["tokens"] = number(1e12);
    entries["price"] = number(3);
    const Estimate second = estimateOf(entries, &counting);
    QCOMPARE(counting.questions, 2);
    QCOMPARE(second.prediction.get(), first.prediction.get());
    QVERIFY(near(second[Figure::DeviceHours], first[Figure::DeviceHours] / 15, 1e-12));
}

void TestPrediction::anotherDeviceGetsItsOwnPrediction()
{
    Plan plan;
    plan.created = "2026-11-30";
    plan.scenarios.front().entries = d6;
    const EstimateContext context{&m_catalog, Date{2026, 11, 30}, &m_search};
    const Estimate other = evaluateOnDevice(plan, plan.base(), "a100-80-sxm", {}, context);
    QVERIFY(other.mfuOrigin == OriginKind::Predicted);
    Entries typed = d6;
    typed["device"] = text("a100-80-sxm");
    typed.erase("price");
    QCOMPARE(other[Figure::Mfu], estimateOf(typed)[Figure::Mfu]);
}

QTEST_GUILESS_MAIN(TestPrediction)
#include "test_prediction.moc"
