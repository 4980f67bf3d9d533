// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Published runs: what their figures imply is arithmetic by hand; what is predicted must not know what was reported.
#include "core/catalog/catalogloader.h"
#include "core/estimate/publishedruns.h"

#include <QtTest>

#include <cmath>

using namespace outlay;

namespace {

const Catalog& catalog()
{
    static const Catalog facts = builtInCatalog();
    return facts;
}
const CalibrationSet& calibration() { return catalog().calibrations.front(); }
const PublishedRun& run(const char* id) { return *catalog().runs.find(id); }

PublishedRun statedRun(double active, double tokens, const char* device, Format format, double hours)
{
    PublishedRun stated;
    stated.setting.totalParameters = stated.setting.activeParameters = active;
    stated.setting.tokens = tokens;
    stated.setting.deviceId = device;
    stated.setting.format = format;
    stated.report.deviceHours = hours;
    return stated;
}

}  // namespace

class TestPublishedRuns final : public QObject {
    Q_OBJECT

private slots:
    void impliedMfuIsArithmetic_data();
    void impliedMfuIsArithmetic();
    void hoursFollowFromDevicesAndDays();
    void whatIsNotPublishedIsAbsent();
    void implausibleClaimsAreSaidSo_data();
    void implausibleClaimsAreSaidSo();
    void aForecastDoesNotReadWhatWasReported();
    void aForecastNamesWhatIsMissing();
    void theBandStandsAroundTheForecast();
    void pricesComeFromTheBookOrAreUnknown();
    void theSummaryCountsReportsAlone();
    void nearestRunsAreAlike();
    void aStoppedComparisonReturns();
};

void TestPublishedRuns::impliedMfuIsArithmetic_data()
{
    QTest::addColumn<double>("active");
    QTest::addColumn<double>("tokens");
    QTest::addColumn<QString>("device");
    QTest::addColumn<bool>("fp8");
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("mfu");
    QTest::addColumn<double>("bf16Mfu");
    // 6·65.286e9·1.4e12 = 5.484024e23 FLOP over 1,022,362 h · 3600 · 312e12 = 1.148317e24
    QTest::newRow("LLaMA 65B") << 65.286e9 << 1.4e12 << "a100-80-sxm" << false << 1022362.0 << 0.477571 << 0.477571;
    // 6·37e9·14.8e12 = 3.2856e24 over 2.788e6 · 3600 · 1979e12 = 1.986282e25 (fp8), · 989e12 = 9.926395e24 (bf16)
    QTest::newRow("DeepSeek-V3, all stages") << 37e9 << 14.8e12 << "h800-sxm" << true << 2.788e6 << 0.165415 << 0.330996;
    // 6·405.85e9·15.6e12 = 3.798756e25 over 30.84e6 · 3600 · 989.5e12 = 1.098583e26
    QTest::newRow("Llama 3.1 405B") << 405.85e9 << 15.6e12 << "h100-sxm" << false << 30.84e6 << 0.345787 << 0.345787;
}

void TestPublishedRuns::impliedMfuIsArithmetic()
{
    QFETCH(double, active);
    QFETCH(double, tokens);
    QFETCH(QString, device);
    QFETCH(bool, fp8);
    QFETCH(double, hours);
    QFETCH(double, mfu);
    QFETCH(double, bf16Mfu);
    const RunFacts facts = runFacts(statedRun(active, tokens, qPrintable(device), fp8 ? Format::Fp8 : Format::Bf16, hours), catalog());
    QVERIFY(facts.check && facts.bf16Mfu);
    QVERIFY(std::abs(facts.check->impliedMfu / mfu - 1) < 5e-6);
    QVERIFY(std::abs(*facts.bf16Mfu / bf16Mfu - 1) < 5e-6);
    QVERIFY(std::abs(facts.check->deviceHours / hours - 1) < 1e-12);
}

void TestPublishedRuns::hoursFollowFromDevicesAndDays()
{
    // GPT-3: 14.8 days on 10,000 devices = 3,552,000 hours.
    const RunFacts gpt3 = runFacts(run("gpt-3-175b"), catalog());
    QVERIFY(gpt3.hoursDerived);
    QCOMPARE(*gpt3.deviceHours, 3552000.0);
    // Llama 3.1 405B: 30.84e6 / 16,384 / 24 = 78.43 days.
    const RunFacts llama = runFacts(run("llama-3.1-405b"), catalog());
    QVERIFY(!llama.hoursDerived);
    QVERIFY(std::abs(*llama.days - 78.430) < 0.001);
    QVERIFY(!llama.sparse());
    QVERIFY(runFacts(run("deepseek-v2"), catalog()).sparse());
}

void TestPublishedRuns::whatIsNotPublishedIsAbsent()
{
    const RunFacts facts = runFacts(run("claim-gpt-5.5"), catalog());
    QVERIFY(!facts.totalParameters && !facts.activeParameters && !facts.device && !facts.deviceHours && !facts.days && !facts.check && !facts.bf16Mfu);
    QVERIFY(!facts.sparse());
    PublishedRun noFp8 = statedRun(7e9, 1e12, "a100-80-sxm", Format::Fp8, 1e5);
    QVERIFY(!runFacts(noFp8, catalog()).check);  // an A100 has no unit for fp8: nothing to relate to
}

void TestPublishedRuns::implausibleClaimsAreSaidSo_data()
{
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<double>("mfu");
    // audit of the seed note, table 6.2 (bf16 dense peak, 6·N·D): MFU 5.85, 14, 4.21, 5.64; 0.276
    QTest::newRow("claim-qwen3-8b-2t") << "impossible" << 5.85;
    QTest::newRow("claim-qwen3-8b-sft") << "impossible" << 14.0;
    QTest::newRow("claim-qwen3-32b-3t") << "impossible" << 4.21;
    QTest::newRow("claim-qwen3.5-72b-5t") << "impossible" << 5.64;
    QTest::newRow("claim-v4-pro-90d") << "plausible" << 0.276;
    QTest::newRow("claim-v4-pro") << "plausible" << 0.277612;
    QTest::newRow("claim-llama-4-maverick") << "plausible" << 0.062963;
}

void TestPublishedRuns::implausibleClaimsAreSaidSo()
{
    QFETCH(QString, verdict);
    QFETCH(double, mfu);
    const RunFacts facts = runFacts(run(QTest::currentDataTag()), catalog());
    QVERIFY(facts.check);
    QCOMPARE(QString::fromUtf8(verdictId(facts.check->verdict).data()), verdict);
    QVERIFY2(std::abs(facts.check->impliedMfu / mfu - 1) < 0.03, qPrintable(QString::number(facts.check->impliedMfu)));
}

void TestPublishedRuns::aForecastDoesNotReadWhatWasReported()
{
    PublishedRun changed = run("pythia-6.9b");
    const RunComparison plain = compareRun(changed, catalog(), calibration());
    changed.report.deviceHours = 1;
    changed.report.mfu = 0.9;
    changed.report.costLow = changed.report.costHigh = 1;
    const RunComparison other = compareRun(changed, catalog(), calibration());
    QVERIFY(plain.forecast && other.forecast);
    QCOMPARE(other.forecast->deviceHours, plain.forecast->deviceHours);
    QVERIFY(!other.withinBand());
    QVERIFY(plain.forecast->devices == 128 && !plain.forecast->devicesAssumed);
    // Nothing beats the peak, and a run of this kind reaches more than a tenth of it.
    QVERIFY(plain.forecast->mfu > 0.1 && plain.forecast->mfu < 0.65);
    const Result<RunForecast> unknownCount = forecastRun(run("llama-2-7b").setting, catalog(), calibration());
    QVERIFY(unknownCount && unknownCount->devicesAssumed);
    // 6·6.738e9·2e12 / (0.4·312e12) / 30 days = 250 devices: the power of two is 256.
    QCOMPARE(unknownCount->devices, 256.0);
}

void TestPublishedRuns::aForecastNamesWhatIsMissing()
{
    const auto missing = [](RunSetting setting) {
        const Result<RunForecast> forecast = forecastRun(setting, catalog(), calibration());
        return forecast ? std::string() : forecast.error().field;
    };
    RunSetting setting = run("pythia-6.9b").setting;
    setting.tokens.reset();
    QCOMPARE(missing(setting), std::string("tokens_b"));
    setting = run("pythia-6.9b").setting;
    setting.deviceId = "abacus";
    QCOMPARE(missing(setting), std::string("device"));
    setting = run("pythia-6.9b").setting;
    setting.format = Format::Fp8;
    QCOMPARE(missing(setting), std::string("precision"));
    QCOMPARE(missing(run("claim-qwen3.5-72b-5t").setting), std::string("model"));
}

void TestPublishedRuns::theBandStandsAroundTheForecast()
{
    const Result<RunForecast> forecast = forecastRun(run("pythia-1b").setting, catalog(), calibration());
    QVERIFY(forecast);
    QVERIFY(forecast->low < forecast->high);
    QVERIFY(forecast->low > 0.3 * forecast->deviceHours && forecast->high < 3 * forecast->deviceHours);
}

void TestPublishedRuns::pricesComeFromTheBookOrAreUnknown()
{
    const PriceBook& june = *catalog().findPriceBook("seed-2026-06");
    const Date day{2026, 6, 15};
    const std::optional<PriceQuote> h200 = runPrice("h200-sxm", june, day, 7.1);
    QVERIFY(h200);
    QVERIFY(h200->price > 0);
    QVERIFY(!runPrice("tpu-v4", june, day, 7.1));
    const PriceBook& april = *catalog().findPriceBook("seed-2026-04-15");
    const std::optional<PriceQuote> h800 = runPrice("h800-sxm", april, {2026, 4, 20}, 7.5);
    QVERIFY(h800);
    QCOMPARE(h800->price, 4.0);  // 30 CNY / 7.5
}

void TestPublishedRuns::theSummaryCountsReportsAlone()
{
    PublishedRun reported;
    PublishedRun claim;
    claim.claim = true;
    PublishedRun other;
    other.comparable = false;
    const auto comparison = [](const PublishedRun& r, double predicted, double hours) {
        RunComparison c;
        c.run = &r;
        c.facts.deviceHours = hours;
        c.forecast.emplace();
        c.forecast->deviceHours = predicted;
        c.forecast->low = 0.8 * predicted;
        c.forecast->high = 1.25 * predicted;
        return c;
    };
    RunComparison unknown = comparison(reported, 100, 100);
    unknown.forecast.reset();
    const std::vector<RunComparison> all = {comparison(reported, 100, 100),   // error 0 %, within
                                            comparison(reported, 130, 100),   // 30 %: 104 to 162.5, outside
                                            comparison(reported, 90, 100),    // 10 %: 72 to 112.5, within
                                            comparison(claim, 1000, 100), comparison(other, 1000, 100), unknown};
    const RunsSummary summary = summarise(all);
    QCOMPARE(summary.compared, std::size_t{3});
    QCOMPARE(summary.withinBand, std::size_t{2});
    QVERIFY(std::abs(summary.medianError - 0.10) < 1e-12);
    QCOMPARE(summarise({}).compared, std::size_t{0});
}

void TestPublishedRuns::nearestRunsAreAlike()
{
    const std::vector<const PublishedRun*> near = nearestRuns(catalog(), 70e9, 70e9, catalog().findDevice("h100-sxm"), 3);
    QCOMPARE(near.size(), std::size_t{3});
    QCOMPARE(near[0]->id, std::string("llama-3-70b"));
    for (const PublishedRun* found : near)
        QVERIFY(!found->claim && found->comparable);
    QVERIFY(nearestRuns(catalog(), 70e9, 70e9, nullptr, 1000).size() < catalog().runs.size());
}

void TestPublishedRuns::aStoppedComparisonReturns()
{
    std::stop_source stop;
    stop.request_stop();
    const std::vector<RunComparison> all = compareRuns(catalog(), calibration(), 2, {}, stop.get_token());
    QCOMPARE(all.size(), catalog().runs.size());
    for (const RunComparison& comparison : all)
        QVERIFY(!comparison.run && !comparison.counts());
}

QTEST_GUILESS_MAIN(TestPublishedRuns)
#include "test_publishedruns.moc"
