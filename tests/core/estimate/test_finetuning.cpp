// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/estimate/finetuning.h"
#include "tests/core/estimate/predictors.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace outlay;

class TestFineTuning : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = builtInCatalog(); }
    void qloraOf70BFitsOneH100AsInTheExample();
    void fullFineTuningOf70BNeedsAMemoryFor18BytesAParameter();
    void costIsDevicesTimesHoursTimesPrice();
    void withoutAShapeThereIsNoTable();
    void announcedDevicesAreLeftOut();
    void unansweredQuestionsArePending();
    void tokensAreThoseOfAFineTuningAndUsualOnesOtherwise();
    void theCheapestWayIsByPriceOrElseByDeviceHours();
    void whatFitsDependsOnTheSoftware();

private:
    [[nodiscard]] static Plan planOf(const Entries& entries)
    {
        Plan plan;
        plan.created = "2026-11-30";
        plan.scenarios.front().entries = entries;
        return plan;
    }
    [[nodiscard]] EstimateContext context() const { return {&m_catalog, Date{2026, 11, 30}, &m_search}; }
    [[nodiscard]] static const FineTuningRow* rowOf(const std::vector<FineTuningRow>& rows, std::string_view id)
    {
        const auto found = std::find_if(rows.begin(), rows.end(), [&](const FineTuningRow& row) { return row.device->id == id; });
        return found == rows.end() ? nullptr : &*found;
    }

    // Example C3: sequences of 2048, 16 a step.
    Entries m_entries = {{"model", text("llama3-70b")}, {"method", text("qlora")}, {"seq_len", number(2048)}, {"global_batch", number(16)}, {"tokens", number(1e8)}};
    Catalog m_catalog;
    SearchingPredictor m_search{specification()};
};

// Example C3: 51.3 GB on one H100 of 80 GB; 24 GB of an RTX 4090 are too small for 39.9 GB of weights.
void TestFineTuning::qloraOf70BFitsOneH100AsInTheExample()
{
    const Plan plan = planOf(m_entries);
    const auto rows = fineTuningTable(plan, plan.base(), 1e8, context());
    const FineTuningRow* h100 = rowOf(rows, "h100-sxm");
    QVERIFY(h100);
    QCOMPARE(h100->fits[2].devices, std::optional(1.0));
    const FineTuningRow* small = rowOf(rows, "rtx4090");
    QVERIFY(small);
    QVERIFY(!small->fits[2].devices || *small->fits[2].devices >= 2);
}

// Weights, gradients and optimizer take 2 + 4 + 12 bytes (C.2): 70.55e9 · 18 = 1.27 TB, 16 devices of 80 GB at least (15.9),
// and not more than twice that.
void TestFineTuning::fullFineTuningOf70BNeedsAMemoryFor18BytesAParameter()
{
    const Plan plan = planOf(m_entries);
    const auto rows = fineTuningTable(plan, plan.base(), 1e8, context());
    const FineTuningRow* h100 = rowOf(rows, "h100-sxm");
    QVERIFY(h100 && h100->fits[0].devices);
    QVERIFY(*h100->fits[0].devices == 16 || *h100->fits[0].devices == 32);
    // LoRA keeps 2 bytes a parameter: 141 GB, two devices at least.
    QVERIFY(h100->fits[1].devices && *h100->fits[1].devices >= 2 && *h100->fits[1].devices <= 4);
}

void TestFineTuning::costIsDevicesTimesHoursTimesPrice()
{
    Entries entries = m_entries;
    entries["device"] = text("h100-sxm");
    entries["price"] = number(3);
    entries["mfu"] = number(0.01);  // left aside
    const Plan plan = planOf(entries);
    const auto rows = fineTuningTable(plan, plan.base(), 1e8, context());
    const FineTuningFit& fit = rowOf(rows, "h100-sxm")->fits[2];
    QVERIFY(fit.wallHours && fit.rental);
    QVERIFY(std::abs(*fit.rental - *fit.devices * *fit.wallHours * 3) <= 1e-9 * *fit.rental);
    // 100M tokens of a 70B model at any MFU between 10 and 70% of 989.5 TFLOPS: 4.2e19 to 4.4e19 FLOPs, 12 to 200 hours.
    QVERIFY(*fit.wallHours > 12 && *fit.wallHours < 200);
    const auto twice = fineTuningTable(plan, plan.base(), 2e8, context());
    QVERIFY(std::abs(*rowOf(twice, "h100-sxm")->fits[2].wallHours / *fit.wallHours - 2) < 1e-9);
}

void TestFineTuning::withoutAShapeThereIsNoTable()
{
    const Plan plan = planOf({{"model_source", text("parameters")}, {"n_total", number(70e9)}});
    QVERIFY(fineTuningTable(plan, plan.base(), 1e8, context()).empty());
}

void TestFineTuning::announcedDevicesAreLeftOut()
{
    const Plan plan = planOf(m_entries);
    const auto rows = fineTuningTable(plan, plan.base(), 1e8, context());
    QVERIFY(!rows.empty());
    QVERIFY(std::none_of(rows.begin(), rows.end(), [](const FineTuningRow& row) { return row.device->announced; }));
}

void TestFineTuning::unansweredQuestionsArePending()
{
    const Plan plan = planOf(m_entries);
    const SilentPredictor silent;
    EstimateContext asked = context();
    asked.predictor = &silent;
    for (const FineTuningRow& row : fineTuningTable(plan, plan.base(), 1e8, asked)) {
        for (const FineTuningFit& fit : row.fits)
            QVERIFY(fit.isPending && !fit.devices);
    }
}

void TestFineTuning::tokensAreThoseOfAFineTuningAndUsualOnesOtherwise()
{
    Entries entries = m_entries;
    entries["epochs"] = number(3);
    const Plan tuned = planOf(entries);
    QCOMPARE(fineTuningTokens(evaluate(tuned, tuned.base(), context())), 3e8);
    const Plan pretrained = planOf({{"model", text("llama3-70b")}, {"tokens", number(15e12)}});
    QCOMPARE(fineTuningTokens(evaluate(pretrained, pretrained.base(), context())), 1e8);
}

void TestFineTuning::theCheapestWayIsByPriceOrElseByDeviceHours()
{
    const auto fit = [](double devices, double hours, std::optional<double> rental) {
        FineTuningFit made;
        made.devices = devices;
        made.wallHours = hours;
        made.rental = rental;
        return made;
    };
    FineTuningRow row;
    QVERIFY(!cheapestTuning(row));
    row.fits = {fit(16, 3, 130), fit(2, 18, 91), fit(1, 36, 93)};
    QVERIFY(cheapestTuning(row) == FineTuning::Lora);
    // 48, 36 and 35 device-hours.
    row.fits = {fit(16, 3, {}), fit(2, 18, {}), fit(1, 35, {})};
    QVERIFY(cheapestTuning(row) == FineTuning::Qlora);
    row.fits[2] = {};
    QVERIFY(cheapestTuning(row) == FineTuning::Lora);
}

// LLaMA-Factory's wiki, "Performance comparison": QLoRA of Llama 2 7B with sequences of 65,536 tokens runs out of memory on an A100 of 40 GB,
// and takes 25 GiB there with Unsloth.
void TestFineTuning::whatFitsDependsOnTheSoftware()
{
    Entries entries = {{"model", text("llama2-7b")}, {"method", text("qlora")}, {"lora_rank", number(8)}, {"seq_len", number(65536)}, {"global_batch", number(8)}};
    const SearchingPredictor fitted(m_catalog.calibrations.front());
    const auto qloraWith = [&](const char* software) {
        entries["software"] = text(software);
        const Plan plan = planOf(entries);
        return rowOf(fineTuningTable(plan, plan.base(), 1e8, {&m_catalog, Date{2026, 11, 30}, &fitted}), "a100-40-sxm")->fits[2];
    };
    const FineTuningFit unsloth = qloraWith("unsloth");
    QCOMPARE(unsloth.devices, std::optional(1.0));
    QVERIFY(unsloth.isSoftwareKnown);
    const FineTuningFit factory = qloraWith("llama-factory");
    QVERIFY(!factory.devices || *factory.devices > 1);
}

QTEST_GUILESS_MAIN(TestFineTuning)
#include "test_finetuning.moc"
