// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/estimate/estimate.h"
#include "core/io/examples.h"
#include "core/io/planfile.h"
#include "core/training/claims.h"

#include <QtTest>

using namespace outlay;

namespace {

const Catalog& catalog()
{
    static const Catalog built = builtInCatalog();
    return built;
}

Plan open(std::string_view id)
{
    Result<Plan> plan = openExample(id, "2026-11-30");
    if (!plan)
        qFatal("%s", plan.error().message().c_str());
    return std::move(*plan);
}

Estimate evaluated(std::string_view id, std::string_view scenario)
{
    const Plan plan = open(id);
    const Scenario* found = plan.find(scenario);
    if (!found)
        qFatal("no scenario %s", std::string(scenario).c_str());
    return evaluate(plan, *found, {&catalog(), Date{2026, 11, 30}});
}

}  // namespace

class TestExamples final : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsListedAndEveryListedFileIsThere();
    void everyExampleEvaluatesWithoutErrors();
    void filesAreWrittenAsTheProgramWritesThem();
    void pricesAreThoseOfTheDayATemplateIsOpened();
    void theAscendConfigurationsHaveTheirStatedLayouts();
    void auditedNumbersComeOut_data();
    void auditedNumbersComeOut();
    void statedRunsImplyTheirMfu_data();
    void statedRunsImplyTheirMfu();
    void claimsThatAreNoNumbersAreRefused();
};

void TestExamples::everyFileIsListedAndEveryListedFileIsThere()
{
    for (const Example& example : examples())
        QVERIFY2(exampleText(example.id), example.id.data());
    const QStringList files = QDir(QStringLiteral(OUTLAY_SOURCE "/resources/examples")).entryList({"*.outlay"});
    QCOMPARE(files.size(), static_cast<qsizetype>(examples().size()));
    for (const QString& file : files)
        QVERIFY2(findExample(file.chopped(7).toStdString()), qPrintable(file));
    QVERIFY(!exampleText("nothing"));
    QVERIFY(exampleText("nothing").error().message().find("dense-70b") != std::string::npos);
}

void TestExamples::everyExampleEvaluatesWithoutErrors()
{
    for (const Example& example : examples()) {
        const Result<PlanReading> reading = readPlan(*exampleText(example.id));
        QVERIFY(reading);
        for (const Issue& issue : reading->issues)
            QFAIL(qPrintable(QString::fromStdString(std::string(example.id) + ": " + issue.message())));
        const Plan plan = open(example.id);
        for (const Scenario& scenario : plan.scenarios) {
            const Estimate estimate = evaluate(plan, scenario, {&catalog(), Date{2026, 11, 30}});
            for (const Issue& issue : estimate.issues)
                QVERIFY2(issue.severity != Severity::Error, qPrintable(QString::fromStdString(std::string(example.id) + "/" + scenario.id + ": " + issue.field + ": " + issue.message())));
            QVERIFY(estimate.complete);
            QVERIFY(estimate[Figure::TotalCost] > 0);
        }
    }
}

void TestExamples::filesAreWrittenAsTheProgramWritesThem()
{
    for (const Example& example : examples()) {
        const std::string text(*exampleText(example.id));
        QCOMPARE(QString::fromStdString(writePlan(readPlan(text)->plan)), QString::fromStdString(text));
    }
}

void TestExamples::pricesAreThoseOfTheDayATemplateIsOpened()
{
    QCOMPARE(openExample("dense-70b", "2027-02-03")->created, std::string("2027-02-03"));
    QCOMPARE(openExample("seed-2026-06-training", "2027-02-03")->created, std::string("2026-06-15"));
}

// The notes state DP beside TP and PP: 16 of 128 devices, 4 of 8, 64 of 2048. What is left for data parallelism must be that.
void TestExamples::theAscendConfigurationsHaveTheirStatedLayouts()
{
    const SearchingPredictor predictor(catalog().calibrations.front());
    const Plan plan = open("seed-ascend-910c");
    struct Stated {
        const char* scenario;
        double tp, pp, ep, dp, zero, mfu;
    };
    for (const Stated& stated : {Stated{"base", 4, 2, 1, 16, 3, 0.30}, Stated{"7b", 2, 1, 1, 4, 2, 0.28}, Stated{"1600b", 8, 4, 8, 64, 3, 0.349}}) {
        const Estimate estimate = evaluate(plan, *plan.find(stated.scenario), {&catalog(), Date{2026, 11, 30}, &predictor});
        QVERIFY(estimate.predictionRequest && estimate.predictionRequest->layout);
        const Layout& layout = *estimate.predictionRequest->layout;
        QCOMPARE(layout.tp, stated.tp);
        QCOMPARE(layout.pp, stated.pp);
        QCOMPARE(layout.ep, stated.ep);
        QCOMPARE(double(layout.zero), stated.zero);
        const Result<Layout> whole = completedLayout(*trainingJob(*estimate.predictionRequest), layout, estimate.inputs.devices);
        QVERIFY2(whole, stated.scenario);
        QCOMPARE(whole->dp, stated.dp);
        QCOMPARE(estimate[Figure::Mfu], stated.mfu);
    }
}

// Every value is the recomputed one of the audit of the two price notes.
void TestExamples::auditedNumbersComeOut_data()
{
    QTest::addColumn<QString>("example");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("figure");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char* name, const char* example, const char* scenario, Figure figure, double expected, double tolerance = 1e-5) {
        QTest::newRow(name) << QString(example) << QString(scenario) << int(figure) << expected << tolerance;
    };
    const char* june = "seed-2026-06-training";
    row("rental of 30 days", june, "base", Figure::Rental, 354816, 1e-9);
    row("root with the run at 50%", june, "base", Figure::TrainingCost, 709632, 1e-9);
    row("30 days", june, "base", Figure::WallDays, 30, 1e-9);
    row("run of the tree", june, "anchor-total", Figure::CostRun, 177408, 1e-9);
    row("compute of the tree", june, "anchor-total", Figure::CostCompute, 221760, 1e-9);
    row("experiments of the tree", june, "anchor-total", Figure::CostExperiments, 35481.6, 1e-9);
    row("failed reruns of the tree", june, "anchor-total", Figure::CostFailed, 8870.4, 1e-9);
    row("storage of the tree", june, "anchor-total", Figure::CostStorage, 17740.8, 1e-9);
    row("network of the tree", june, "anchor-total", Figure::CostNetwork, 24837.1);
    row("data of the tree", june, "anchor-total", Figure::CostData, 35481.6, 1e-9);
    row("people of the tree", june, "anchor-total", Figure::CostPeople, 28385.3);
    row("other of the tree", june, "anchor-total", Figure::CostOther, 26611.2, 1e-9);
    row("root with all compute as anchor", june, "anchor-compute", Figure::TrainingCost, 567706);
    row("calculator, days at the bf16 peak", june, "calculator", Figure::WallDays, 87.7267);
    row("calculator, dollars", june, "calculator", Figure::TrainingCost, 1037561);
    row("calculator, checkpoint of 72B", june, "calculator", Figure::CheckpointGb, 1008, 1e-9);
    row("calculator, 910C days", june, "calculator-910c", Figure::WallDays, 83.4669);
    row("calculator, 910C dollars", june, "calculator-910c", Figure::TrainingCost, 487179);
    row("calculator, days as coded, at the fp8 peak", june, "fp8-peak", Figure::WallDays, 43.8633);
    const char* tco = "seed-2026-06-tco";
    row("V4-Pro, 12 months", tco, "base", Figure::TotalCost, 160.6e6, 1e-9);
    row("API, 12 months", tco, "base", Figure::ComparedTotal, 5.4e9, 1e-9);
    row("V4-Pro a month", tco, "base", Figure::ServingLastMonth, 13.05e6, 1e-9);
    row("break-even", tco, "base", Figure::BreakEvenMonth, 0.00915437);
    row("self-hosting over API", tco, "base", Figure::TotalOverCompared, 0.0297407);
    row("tokens a year, millions", tco, "base", Figure::ServedMTokens, 12 * 1.5e7, 1e-9);
    row("V4-Flash, 12 months", tco, "flash", Figure::TotalCost, 16.1e6, 1e-9);
    row("V4-Flash over API", tco, "flash", Figure::TotalOverCompared, 0.00298148);
    row("V4-Pro device-hours", tco, "base", Figure::DeviceHours, 4.4e6);
    row("V4-Pro training at the list price", tco, "base", Figure::TrainingCost, 2.42e7);
    const char* april = "seed-2026-04-training";
    row("70B on 15T: device-hours", april, "base", Figure::DeviceHours, 4110876, 1e-6);
    row("70B on 15T: FLOPs", april, "base", Figure::ModelFlops, 6.3e24, 1e-9);
    row("70B on 15T: dollars", april, "base", Figure::TrainingCost, 1.64435e7);
    row("8000 devices: days", april, "base", Figure::WallDays, 21.4108);
    row("1000 devices: days", april, "1000", Figure::WallDays, 171.287);
    row("16000 devices: days", april, "16000", Figure::WallDays, 10.7054);
    row("8B: days", april, "8b", Figure::WallDays, 9.13358);
    row("8B: dollars", april, "8b", Figure::TrainingCost, 1795735, 1e-6);
    row("whole tree", april, "whole-tree", Figure::TrainingCost, 3.28870e7);
    // The audit divides by 990 TFLOP/s; the H800 of the catalog has 989, and adapters have weight gradients.
    row("671B: device-hours", april, "moe", Figure::DeviceHours, 2304714, 1.1e-3);
    row("LoRA: hours", april, "lora", Figure::WallHours, 5.61167, 1e-3);
    row("stated run: days at MFU 45%", "stated-run", "base", Figure::WallDays, 438.633);
}

void TestExamples::auditedNumbersComeOut()
{
    QFETCH(QString, example);
    QFETCH(QString, scenario);
    QFETCH(int, figure);
    QFETCH(double, expected);
    QFETCH(double, tolerance);
    const Estimate estimate = evaluated(example.toStdString(), scenario.toStdString());
    const double value = estimate[static_cast<Figure>(figure)];
    QVERIFY2(std::abs(value / expected - 1) <= tolerance, qPrintable(QString::number(value, 'g', 12)));
}

void TestExamples::statedRunsImplyTheirMfu_data()
{
    QTest::addColumn<double>("parameters");
    QTest::addColumn<double>("tokens");
    QTest::addColumn<double>("devices");
    QTest::addColumn<double>("days");
    QTest::addColumn<double>("mfu");
    QTest::addColumn<QString>("verdict");
    // The audit's implied figures, at the dense bf16 peak of 989.5 TFLOP/s.
    QTest::newRow("8B, 2T, 16 devices, 12 days") << 8e9 << 2e12 << 16.0 << 12.0 << 5.85 << "impossible";
    QTest::newRow("8B SFT, 50B, one device, 2 days") << 8e9 << 50e9 << 1.0 << 2.0 << 14.0 << "impossible";
    QTest::newRow("32B, 3T, 64 devices, 25 days") << 32e9 << 3e12 << 64.0 << 25.0 << 4.21 << "impossible";
    QTest::newRow("72B, 5T, 128 devices, 35 days") << 72e9 << 5e12 << 128.0 << 35.0 << 5.64 << "impossible";
    QTest::newRow("49B active, 14.8T, 2048 devices, 90 days") << 49e9 << 14.8e12 << 2048.0 << 90.0 << 0.276 << "plausible";
    QTest::newRow("70B, 15T, 1000 devices, 121 days") << 70e9 << 15e12 << 1000.0 << 121.0 << 0.609 << "plausible";
    QTest::newRow("70B, 15T, 1000 devices, 100 days") << 70e9 << 15e12 << 1000.0 << 100.0 << 0.737 << "high";
    QTest::newRow("70B, 15T, 1000 devices, 2000 days") << 70e9 << 15e12 << 1000.0 << 2000.0 << 0.0368 << "low";
}

void TestExamples::statedRunsImplyTheirMfu()
{
    QFETCH(double, parameters);
    QFETCH(double, tokens);
    QFETCH(double, devices);
    QFETCH(double, days);
    QFETCH(double, mfu);
    const Result<ClaimCheck> check = checkClaim({parameters, tokens, devices, days, 989.5e12});
    QVERIFY(check);
    QVERIFY2(std::abs(check->impliedMfu / mfu - 1) < 5e-3, qPrintable(QString::number(check->impliedMfu)));
    QTEST(QString::fromUtf8(verdictId(check->verdict).data()), "verdict");
    QCOMPARE(check->deviceHours, devices * days * 24);
    QVERIFY(std::abs(check->shortestDays * 0.65 / (days * check->impliedMfu) - 1) < 1e-12);
    QVERIFY(std::abs(check->longestDays * 0.05 / (days * check->impliedMfu) - 1) < 1e-12);
}

void TestExamples::claimsThatAreNoNumbersAreRefused()
{
    const StatedRun good{70e9, 15e12, 128, 35, 989.5e12};
    QVERIFY(checkClaim(good));
    for (double StatedRun::*member : {&StatedRun::activeParameters, &StatedRun::tokens, &StatedRun::devices, &StatedRun::days, &StatedRun::peakFlops}) {
        for (const double value : {0.0, -1.0, std::nan(""), HUGE_VAL}) {
            StatedRun bad = good;
            bad.*member = value;
            QVERIFY(!checkClaim(bad));
        }
    }
    QVERIFY(!checkClaim({1e308, 1e308, 1, 1, 1}));
}

QTEST_GUILESS_MAIN(TestExamples)
#include "test_examples.moc"
