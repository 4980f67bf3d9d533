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
    void softwareHasTheMemoryThatWasPublished_data();
    void softwareHasTheMemoryThatWasPublished();
    void softwareCountsForFineTuningAlone();
    void whereTheMemoryOfASoftwareIsNotKnownItIsSaid();

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

// LLaMA-Factory's wiki, "Performance comparison": Llama 2 7B by QLoRA, one sequence at a time, everything recomputed, on an A100 of 40 GB;
// memory by nvidia-smi in whole GiB, with FlashAttention 2 and with Unsloth. 65,536 tokens ran out of memory with the former.
void TestPrediction::softwareHasTheMemoryThatWasPublished_data()
{
    QTest::addColumn<QString>("software");
    QTest::addColumn<double>("length");
    QTest::addColumn<double>("gibibytes");
    QTest::newRow("LLaMA-Factory 4096") << QStringLiteral("llama-factory") << 4096.0 << 9.0;
    QTest::newRow("LLaMA-Factory 8192") << QStringLiteral("llama-factory") << 8192.0 << 12.0;
    QTest::newRow("LLaMA-Factory 16384") << QStringLiteral("llama-factory") << 16384.0 << 19.0;
    QTest::newRow("LLaMA-Factory 32768") << QStringLiteral("llama-factory") << 32768.0 << 32.0;
    QTest::newRow("LLaMA-Factory 65536") << QStringLiteral("llama-factory") << 65536.0 << 0.0;
    QTest::newRow("Unsloth 16384") << QStringLiteral("unsloth") << 16384.0 << 10.0;
    QTest::newRow("Unsloth 32768") << QStringLiteral("unsloth") << 32768.0 << 16.0;
    QTest::newRow("Unsloth 65536") << QStringLiteral("unsloth") << 65536.0 << 25.0;
}

void TestPrediction::softwareHasTheMemoryThatWasPublished()
{
    QFETCH(QString, software);
    QFETCH(double, length);
    QFETCH(double, gibibytes);
    const SearchingPredictor fitted(m_catalog.calibrations.front());
    const Estimate e = estimateOf({{"model", text("llama2-7b")}, {"method", text("qlora")}, {"lora_rank", number(8)}, {"software", Entry{software.toStdString()}},
                                   {"tokens", number(1e7)}, {"seq_len", number(length)}, {"global_batch", number(1)}, {"device", text("a100-40-sxm")},
                                   {"n_devices", number(1)}, {"layout", text("fixed")}, {"recompute", text("full")}},
                                  &fitted);
    QVERIFY(e.prediction);
    QCOMPARE(e.prediction->fits, gibibytes > 0);
    if (!e.prediction->fits)
        return;
    QVERIFY(e.prediction->isSoftwareKnown);
    const double expected = gibibytes * 1024 * 1024 * 1024;
    QVERIFY2(near(e.prediction->best.memory, expected, 0.10), qPrintable(QString::number(e.prediction->best.memory / expected)));
}

void TestPrediction::softwareCountsForFineTuningAlone()
{
    Entries tuned = {{"model", text("llama3-8b")}, {"method", text("lora")}, {"tokens", number(1e8)}, {"n_devices", number(1)}, {"lora_targets", text("qv")}};
    QVERIFY(!estimateOf(tuned).predictionRequest->software);
    const double general = estimateOf(tuned).prediction->best.memory;
    tuned["software"] = text("usual");
    QVERIFY(!estimateOf(tuned).predictionRequest->software);
    QCOMPARE(estimateOf(tuned).prediction->best.memory, general);
    for (const char* name : {"hugging-face", "llama-factory", "axolotl"}) {
        tuned["software"] = text(name);
        const Estimate e = estimateOf(tuned);
        QVERIFY(e.predictionRequest->software == TuningSoftware::Torch);
        QCOMPARE(e.predictionRequest->loraTargets, static_cast<unsigned>(TargetQ | TargetV));
    }
    tuned["software"] = text("torchtitan");
    QVERIFY(estimateOf(tuned).predictionRequest->software == TuningSoftware::TorchTitan);
    tuned["method"] = text("pretrain");
    QVERIFY(!estimateOf(tuned).predictionRequest->software);
    tuned["software"] = text("abacus");
    QVERIFY(issueAt(estimateOf(tuned), code::unsupported));
}

void TestPrediction::whereTheMemoryOfASoftwareIsNotKnownItIsSaid()
{
    Entries entries = {{"model", text("llama3-70b")}, {"method", text("qlora")}, {"tokens", number(1e8)}, {"seq_len", number(2048)},
                       {"global_batch", number(16)}, {"device", text("h100-sxm")}, {"n_devices", number(1)}, {"software", text("unsloth")}};
    QVERIFY(!issueAt(estimateOf(entries), code::softwareMemory));
    // Two devices that share each layer.
    entries["n_devices"] = number(2);
    entries["layout"] = text("fixed");
    entries["recompute"] = text("full");
    entries["tp"] = number(2);
    const Estimate split = estimateOf(entries);
    QVERIFY(split.prediction->fits && !split.prediction->isSoftwareKnown);
    const Issue* note = issueAt(split, code::softwareMemory);
    QVERIFY(note && note->severity == Severity::Note && note->field == "software");
    const double memory = split.prediction->best.memory;
    entries.erase("software");
    QCOMPARE(estimateOf(entries).prediction->best.memory, memory);
}

QTEST_GUILESS_MAIN(TestPrediction)
#include "test_prediction.moc"
