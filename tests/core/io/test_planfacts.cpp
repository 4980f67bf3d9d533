// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/catalog/catalogwriter.h"
#include "core/io/configimport.h"
#include "core/io/planfacts.h"
#include "core/io/planfile.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace outlay;

namespace {

const Catalog& catalog()
{
    static const Catalog built = builtInCatalog();
    return built;
}

EstimateContext on(const Catalog& facts) { return {&facts, Date{2026, 11, 30}}; }

Plan servingPlan()
{
    Plan plan;
    plan.created = "2026-11-30";
    plan.optionIds = {"api", "fleet"};
    Entries& base = plan.scenarios.front().entries;
    base["users"].value = 1e5;
    base["output_tokens_user_day"].value = 1000.0;
    base["options.api.kind"].value = std::string("api");
    base["options.api.api_model"].value = std::string("gpt-5");
    base["options.fleet.kind"].value = std::string("fleet");
    base["options.fleet.output_tokens_per_s_replica"].value = 2000.0;
    Scenario seed;
    seed.id = "seed";
    seed.series = 1;
    seed.entries["device"].value = std::string("b300");
    seed.entries["spec_book"].value = std::string("seed-2026-06");
    seed.entries["price_book"].value = std::string("seed-2026-06");
    seed.entries["method"].value = std::string("distill");
    seed.entries["teacher"].value = std::string("deepseek-v3");
    plan.scenarios.push_back(seed);
    return plan;
}

// The catalog years later: every price and every peak has changed, and half of the records are gone.
Catalog muchLater()
{
    Catalog later = catalog();
    for (Device device : catalog().devices) {
        device.spec.peak[0] *= 3;
        device.spec.peak[1] *= 3;
        later.devices.add(device);
    }
    for (PriceBook book : catalog().priceBooks) {
        for (PriceRow& row : book.rows)
            row.price *= 7;
        later.priceBooks.add(book);
    }
    for (ApiPrice price : catalog().apiPrices) {
        price.output = 1000.0;
        later.apiPrices.add(price);
    }
    for (ModelPreset model : catalog().models) {
        if (model.architecture)
            model.architecture->layers += 1;
        later.models.add(model);
    }
    FxRate rate = *catalog().findFxRate(catalog().defaultFxRate);
    rate.rate = 1;
    later.fxRates.add(rate);
    return later;
}

const char* llamaConfig = R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,"num_attention_heads":4,
 "num_key_value_heads":2,"vocab_size":1000,"max_position_embeddings":2048,"rms_norm_eps":1e-5,"rope_theta":Infinity})";

}  // namespace

class TestPlanFacts final : public QObject {
    Q_OBJECT

private slots:
    void aPlanOpensToTheSameNumbersYearsLater();
    void factsAreWhatTheScenariosUseAndNoMore();
    void pinningTwiceChangesNothing();
    void unusedFactsAreNamedAndGo();
    void differencesNameRecordKeyAndBothValues();
    void updatingTakesTheCatalogsFacts();
    void aConfigBecomesTheModelOfThePlan();
    void configNamesComeFromTheFile_data();
    void configNamesComeFromTheFile();
    void aWrongConfigLeavesThePlanAlone_data();
    void aWrongConfigLeavesThePlanAlone();
};

void TestPlanFacts::aPlanOpensToTheSameNumbersYearsLater()
{
    Plan plan = servingPlan();
    pinFacts(plan, on(catalog()));
    const Result<PlanReading> reading = readPlan(writePlan(plan));
    QVERIFY(reading);
    QVERIFY(reading->issues.empty());
    const Catalog later = muchLater();
    for (std::size_t i = 0; i < plan.scenarios.size(); ++i) {
        const Estimate before = evaluate(plan, plan.scenarios[i], on(catalog()));
        const Estimate after = evaluate(reading->plan, reading->plan.scenarios[i], on(later));
        QVERIFY(before.valid && before.complete);
        QVERIFY(before.figures.values == after.figures.values);
        QVERIFY(before.figures.known == after.figures.known);
        QVERIFY(before.priceOrigin == after.priceOrigin);
    }
    // Without the pinned facts it would not.
    Plan bare = servingPlan();
    QVERIFY(evaluate(bare, bare.base(), on(later))[Figure::TotalCost] != evaluate(bare, bare.base(), on(catalog()))[Figure::TotalCost]);
}

void TestPlanFacts::factsAreWhatTheScenariosUseAndNoMore()
{
    Plan plan = servingPlan();
    pinFacts(plan, on(catalog()));
    const Catalog& facts = *plan.facts;
    QCOMPARE(facts.devices.size(), std::size_t{2});
    QVERIFY(facts.findDevice("h100-sxm") && facts.findDevice("b300"));
    QCOMPARE(facts.specBooks.size(), std::size_t{1});
    QCOMPARE(facts.findSpecBook("seed-2026-06")->overrides.size(), std::size_t{1});
    QCOMPARE(facts.priceBooks.size(), std::size_t{2});
    for (const PriceRow& row : facts.findPriceBook("market-2026H2")->rows)
        QCOMPARE(row.deviceId, std::string("h100-sxm"));
    QCOMPARE(facts.findPriceBook("market-2026H2")->rows.size(), catalog().findPriceBook("market-2026H2")->rowsOf("h100-sxm").size());
    QCOMPARE(facts.models.size(), std::size_t{2});
    QVERIFY(facts.findModelPreset("llama3-70b") && facts.findModelPreset("deepseek-v3"));
    QCOMPARE(facts.apiPrices.size(), std::size_t{1});
    QCOMPARE(facts.fxRates.size(), std::size_t{1});
    QCOMPARE(facts.findDevice("b300")->provenance.source, catalog().findDevice("b300")->provenance.source);
}

void TestPlanFacts::pinningTwiceChangesNothing()
{
    Plan plan = servingPlan();
    pinFacts(plan, on(catalog()));
    const auto first = plan.facts;
    pinFacts(plan, on(muchLater()));
    QCOMPARE(plan.facts, first);
    QVERIFY(unusedFacts(plan).empty());
    QVERIFY(factDifferences(plan, catalog()).empty());
}

void TestPlanFacts::unusedFactsAreNamedAndGo()
{
    Plan plan = servingPlan();
    pinFacts(plan, on(catalog()));
    plan.scenarios.pop_back();
    std::vector<std::string> names;
    for (const PinnedRecord& record : unusedFacts(plan))
        names.push_back(record.section + " " + record.id);
    QVERIFY(names == std::vector<std::string>({"devices b300", "spec_books seed-2026-06", "price_books seed-2026-06", "models deepseek-v3"}));
    pinFacts(plan, on(catalog()));
    QVERIFY(unusedFacts(plan).empty());
    QCOMPARE(plan.facts->devices.size(), std::size_t{1});
}

void TestPlanFacts::differencesNameRecordKeyAndBothValues()
{
    Plan plan;
    plan.created = "2026-11-30";
    pinFacts(plan, on(catalog()));
    Catalog changed = catalog();
    Device device = *catalog().findDevice("h100-sxm");
    device.spec.peak[0] = 1000e12;
    changed.devices.add(device);
    PriceBook book = *catalog().findPriceBook("market-2026H2");
    for (PriceRow& row : book.rows) {
        if (row.deviceId == "h100-sxm" && row.provider == "Nebius")
            row.price = 3.5;
    }
    book.index();
    changed.priceBooks.add(book);
    const std::vector<FactDifference> differences = factDifferences(plan, changed);
    QCOMPARE(differences.size(), std::size_t{2});
    QCOMPARE(differences[0].record.section, std::string("devices"));
    QCOMPARE(differences[0].key, std::string("tflops.bf16"));
    QCOMPARE(differences[0].current, std::string("1000"));
    QCOMPARE(differences[1].record.id, std::string("market-2026H2"));
    QVERIFY(differences[1].key.find("Nebius") != std::string::npos);
    QCOMPARE(differences[1].pinned, std::string("3.85"));
    QCOMPARE(differences[1].current, std::string("3.5"));
}

void TestPlanFacts::updatingTakesTheCatalogsFacts()
{
    Plan plan = servingPlan();
    pinFacts(plan, on(catalog()));
    const Catalog later = muchLater();
    QVERIFY(!factDifferences(plan, later).empty());
    updateFacts(plan, on(later));
    QVERIFY(factDifferences(plan, later).empty());
    const Plan bare = servingPlan();
    for (std::size_t i = 0; i < plan.scenarios.size(); ++i)
        QVERIFY(evaluate(plan, plan.scenarios[i], on(later)).figures.values == evaluate(bare, bare.scenarios[i], on(later)).figures.values);
}

void TestPlanFacts::aConfigBecomesTheModelOfThePlan()
{
    Plan plan;
    plan.scenarios.front().entries["arch_layers"].value = 99.0;
    plan.scenarios.front().entries["n_total"].value = 1e12;
    plan.scenarios.front().entries["model_source"].value = std::string("parameters");
    plan.scenarios.front().entries["tokens"].value = 5e9;
    const Result<std::string> id = importConfig(plan, "/home/me/Tiny.config.json", llamaConfig, Date{2026, 11, 30});
    QVERIFY2(id, id ? "" : id.error().message().c_str());
    QCOMPARE(*id, std::string("config:Tiny"));
    QCOMPARE(plan.base().entries.size(), std::size_t{2});
    QVERIFY(plan.base().entries.at("model") == (Entry{std::string("config:Tiny"), EntryOrigin::Config}));
    // 2·64·1000 embedding and head; a layer: q and o 64·64 each, k and v 64·32 each, three matrices 64·128, two norms; the last norm.
    const double expected = 2 * 64 * 1000 + 2 * (2 * 64 * 64 + 2 * 64 * 32 + 3 * 64 * 128 + 2 * 64) + 64;
    const Estimate estimate = evaluate(plan, plan.base(), on(catalog()));
    QCOMPARE(estimate[Figure::TotalParameters], expected);
    QCOMPARE(estimate.modelName, std::string("Tiny"));

    // It stays in the plan, whatever is chosen in between, and travels with the file.
    plan.scenarios.front().entries["model"].value = std::string("llama3-8b");
    pinFacts(plan, on(catalog()));
    const Result<PlanReading> reading = readPlan(writePlan(plan));
    QVERIFY(reading);
    QVERIFY(reading->issues.empty());
    const ModelPreset* preset = reading->plan.facts->findModelPreset("config:Tiny");
    QVERIFY(preset);
    QCOMPARE(preset->provenance.source, std::string("Tiny.config.json"));
    QCOMPARE(preset->provenance.asOf, std::string("2026-11-30"));
    QCOMPARE(preset->maxContext.value_or(0), 2048.0);
    QVERIFY(unusedFacts(reading->plan).empty());
}

void TestPlanFacts::configNamesComeFromTheFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    QTest::newRow("model.config.json") << "Qwen3-8B.config.json" << "Qwen3-8B";
    QTest::newRow("any json") << "dir/mine.json" << "mine";
    QTest::newRow("folder") << "/models/Llama-3/config.json" << "Llama-3";
    QTest::newRow("backslashes") << "C:\\models\\Llama-3\\config.json" << "Llama-3";
    QTest::newRow("nothing to go by") << "config.json" << "llama";
    QTest::newRow("this folder") << "./config.json" << "llama";
}

void TestPlanFacts::configNamesComeFromTheFile()
{
    QFETCH(QString, file);
    const Result<ModelPreset> preset = presetFromConfig(file.toStdString(), llamaConfig, Date{2026, 11, 30});
    QVERIFY(preset);
    QTEST(QString::fromStdString(preset->name), "name");
}

void TestPlanFacts::aWrongConfigLeavesThePlanAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::newRow("no JSON") << "{\"model_type\":" << "E_SYNTAX";
    QTest::newRow("a list") << "[]" << "E_TYPE";
    QTest::newRow("unknown type") << R"({"model_type":"abacus"})" << "E_UNSUPPORTED";
    QTest::newRow("no layers") << R"({"model_type":"llama","hidden_size":64,"num_attention_heads":4,"vocab_size":10,"intermediate_size":9})" << "E_MISSING";
}

void TestPlanFacts::aWrongConfigLeavesThePlanAlone()
{
    QFETCH(QString, text);
    Plan plan = servingPlan();
    const Plan before = plan;
    const Result<std::string> id = importConfig(plan, "x.json", text.toStdString(), Date{2026, 11, 30});
    QVERIFY(!id);
    QTEST(QString::fromStdString(id.error().code), "code");
    QVERIFY(plan == before);
}

QTEST_GUILESS_MAIN(TestPlanFacts)
#include "test_planfacts.moc"
