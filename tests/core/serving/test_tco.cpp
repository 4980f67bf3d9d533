// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/serving/tco.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <random>
#include <vector>

using namespace outlay;

namespace {

bool near(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance * std::max({std::abs(a), std::abs(b), 1e-300});
}

// H.2 word for word, with a power for each month.
double monthByDefinition(const ServingDemand& d, const ServingOption& o, int k, double& owned)
{
    const double users = d.users * std::pow(1 + d.growthPerMonth, k);
    const double in = users * d.inputTokensPerUserDay * d.daysPerMonth / 1e6;
    const double out = users * d.outputTokensPerUserDay * d.daysPerMonth / 1e6;
    if (o.kind == ServingKind::Api)
        return (in * ((1 - d.cachedFraction) * o.priceInput + d.cachedFraction * o.priceCached) + out * o.priceOutput)
                 * (1 - o.batchShare * o.batchDiscount) * std::pow(1 - o.priceDeclinePerYear, k / 12.0)
             + o.fixedPerMonth;
    if (o.kind == ServingKind::UnitCost)
        return in * o.costInput + out * o.costOutput + o.fixedPerMonth;
    const double replicas = std::ceil(users * d.outputTokensPerUserDay / 86400 * o.peakFactor / (o.outputTokensPerSecondReplica * o.targetUtilisation) - 1e-12)
                          + o.spareReplicas;
    const double devices = replicas * o.devicesPerReplica;
    if (o.kind == ServingKind::RentedFleet)
        return devices * o.price * 24 * d.daysPerMonth + o.fixedPerMonth;
    const double bought = std::max(0.0, devices - owned);
    owned += bought;
    return bought * o.capexPerDevice + devices * o.opexPerDeviceMonth + o.fixedPerMonth
         - (k == d.months - 1 ? o.residualFraction * o.capexPerDevice * owned : 0);
}

ServingDemand secondExample()
{
    ServingDemand d;
    d.months = 24;
    d.users = 2e6;
    d.growthPerMonth = 0.05;
    d.inputTokensPerUserDay = 3000;
    d.outputTokensPerUserDay = 800;
    d.cachedFraction = 0.4;
    d.discountRate = 0.1;
    return d;
}

std::array<ServingOption, 2> secondOptions()
{
    ServingOption self;
    self.kind = ServingKind::RentedFleet;
    self.oneOff = 400000;
    self.outputTokensPerSecondReplica = 3300;
    self.devicesPerReplica = 4;
    self.price = 3;
    self.fixedPerMonth = 40000;
    ServingOption api;
    api.priceInput = 1;
    api.priceCached = 0.25;
    api.priceOutput = 4;
    api.priceDeclinePerYear = 0.2;
    return {self, api};
}

}  // namespace

class TestTco : public QObject {
    Q_OBJECT

private slots:
    void workedExampleOfAFleetAgainstAnApi()
    {
        const auto options = secondOptions();
        std::array<OptionTotals, 2> totals;
        const ComparedPair pair{0, 1};
        const OptionComparison compared = serveForMonths(secondExample(), options, totals, &pair);
        QVERIFY(near(totals[0].total, 7150360, 1e-6));
        QVERIFY(near(totals[1].total, 1.11913e+07, 1e-5));
        QVERIFY(near(totals[0].npv, 6.43102e+06, 1e-6));
        QVERIFY(near(*compared.crossoverMonth, 2.68767, 1e-5));
        QVERIFY(near(*compared.ratio, 0.638924, 1e-6));
    }

    void seriesAndTotalsAreTheSame()
    {
        const auto options = secondOptions();
        const ServingDemand demand = secondExample();
        std::array<OptionTotals, 2> totals;
        const ComparedPair pair{0, 1};
        const OptionComparison compared = serveForMonths(demand, options, totals, &pair);
        std::vector<double> monthly(24);
        std::array<std::vector<double>, 2> cumulative{std::vector<double>(25), std::vector<double>(25)};
        for (std::size_t i = 0; i < 2; ++i) {
            const OptionTotals series = servingSeries(demand, options[i], monthly, cumulative[i]);
            QCOMPARE(series.total, totals[i].total);
            QCOMPARE(series.npv, totals[i].npv);
            QCOMPARE(cumulative[i].back(), totals[i].total);
            QCOMPARE(cumulative[i].front(), options[i].oneOff);
            QVERIFY(near(cumulative[i][1] - cumulative[i][0], monthly[0]));
        }
        QCOMPARE(crossoverMonth(cumulative[0], cumulative[1]), compared.crossoverMonth);
    }

    void multipliedPowersEqualThePowers()
    {
        std::mt19937_64 random(3);
        const auto uniform = [&](double low, double high) { return std::uniform_real_distribution(low, high)(random); };
        for (int i = 0; i < 2000; ++i) {
            ServingDemand d;
            d.months = 1 + int(uniform(0, 600));
            d.users = uniform(0, 1e7);
            d.growthPerMonth = uniform(-0.3, 0.1);
            d.inputTokensPerUserDay = uniform(0, 1e4);
            d.outputTokensPerUserDay = uniform(0, 1e4);
            d.cachedFraction = uniform(0, 1);
            d.discountRate = uniform(-0.1, 0.5);
            ServingOption o;
            o.kind = static_cast<ServingKind>(i % 4);
            o.oneOff = uniform(0, 1e6);
            o.fixedPerMonth = uniform(0, 1e4);
            o.priceInput = uniform(0, 5);
            o.priceCached = uniform(0, 5);
            o.priceOutput = uniform(0, 20);
            o.batchShare = uniform(0, 1);
            o.batchDiscount = uniform(0, 1);
            o.priceDeclinePerYear = i % 50 == 0 ? 1 : uniform(-0.5, 0.9);
            o.costInput = uniform(0, 5);
            o.costOutput = uniform(0, 5);
            o.outputTokensPerSecondReplica = uniform(1, 5000);
            o.spareReplicas = std::floor(uniform(0, 3));
            o.devicesPerReplica = std::floor(uniform(1, 9));
            o.price = uniform(0, 10);
            o.capexPerDevice = uniform(0, 4e4);
            o.opexPerDeviceMonth = uniform(0, 500);
            o.residualFraction = uniform(0, 1);
            std::vector<double> monthly(std::size_t(d.months));
            const OptionTotals totals = servingSeries(d, o, monthly, {});
            double owned = 0;
            long double total = o.oneOff;
            long double npv = o.oneOff;
            const double monthRate = std::pow(1 + d.discountRate, 1.0 / 12) - 1;
            for (int k = 0; k < d.months; ++k) {
                const double cost = monthByDefinition(d, o, k, owned);
                QVERIFY2(near(monthly[std::size_t(k)], cost) || std::abs(cost) < 1e-6, qPrintable(QString("row %1 month %2").arg(i).arg(k)));
                total += cost;
                npv += cost / std::pow(1 + monthRate, k + 1);
            }
            QVERIFY(near(totals.total, double(total)));
            QVERIFY(near(totals.npv, double(npv)));
        }
    }

    void constantMonthsCrossAtTheQuotient()
    {
        ServingDemand d;
        d.months = 36;
        d.users = 1e6;
        d.outputTokensPerUserDay = 1000;
        ServingOption self;
        self.kind = ServingKind::UnitCost;
        self.oneOff = 1e6;
        self.costOutput = 2;
        self.fixedPerMonth = 10000;
        ServingOption api;
        api.priceOutput = 10;
        const std::array options{self, api};
        std::array<OptionTotals, 2> totals;
        const ComparedPair pair{0, 1};
        const auto compared = serveForMonths(d, options, totals, &pair);
        QVERIFY(near(totals[1].total, 36 * 304166.66666666669));
        // Months of 730/24 days hold 30,416.67 M tokens: 304,166.67 USD from the API, 70,833.33 USD served alone.
        QVERIFY(near(*compared.crossoverMonth, 1e6 / (304166.66666666669 - 70833.333333333328)));
    }

    void crossoverFollowsItsDefinition()
    {
        const auto cross = [](std::vector<double> a, std::vector<double> b) { return crossoverMonth(a, b); };
        QCOMPARE(cross({0, 1, 2}, {0, 1, 2}), std::optional<double>(0));
        QCOMPARE(cross({1, 2, 9}, {2, 3, 4}), std::optional<double>(0));
        QCOMPARE(cross({10, 11, 12}, {0, 1, 2}), std::optional<double>());
        QCOMPARE(cross({10, 11, 12}, {0, 6, 12}), std::optional<double>(2));
        QCOMPARE(cross({4, 4, 4}, {0, 3, 6}), std::optional<double>(1 + 1.0 / 3));
        // Cheaper at first, dearer after a month, cheaper again later: only the later crossing counts.
        QCOMPARE(cross({0, 5, 5}, {1, 3, 7}), std::optional<double>(1 + 2.0 / 4));
        // Cheaper at first and dearer ever after: never.
        QCOMPARE(cross({0, 5, 9}, {1, 3, 7}), std::optional<double>());
        QCOMPARE(cross({1, 3}, {0, 3}), std::optional<double>(1));
    }

    void fullReplicasNeedNoFurtherOne()
    {
        ServingDemand d;
        d.months = 1;
        d.users = 86400;
        d.outputTokensPerUserDay = 100;
        ServingOption o;
        o.kind = ServingKind::RentedFleet;
        o.outputTokensPerSecondReplica = 50;
        o.targetUtilisation = 0.8;
        o.price = 1;
        // 100 tokens/s · 2 / 40 = 5 replicas and 1 spare for 730 h.
        QVERIFY(near(servingSeries(d, o, {}, {}).total, 6 * 730.0));
        d.users = 0;
        QVERIFY(near(servingSeries(d, o, {}, {}).total, 730.0));
        o.spareReplicas = 0;
        QCOMPARE(servingSeries(d, o, {}, {}).total, 0.0);
    }

    void ownedDevicesAreBoughtOnceAndReturnedAtTheEnd()
    {
        ServingDemand d;
        d.months = 3;
        d.users = 86400;
        d.growthPerMonth = 1;
        d.outputTokensPerUserDay = 100;
        ServingOption o;
        o.kind = ServingKind::OwnedFleet;
        o.outputTokensPerSecondReplica = 50;
        o.spareReplicas = 0;
        o.capexPerDevice = 1000;
        o.opexPerDeviceMonth = 10;
        o.residualFraction = 0.25;
        std::array<double, 3> monthly{};
        servingSeries(d, o, monthly, {});
        QVERIFY(near(monthly[0], 5050));           // 5 devices bought
        QVERIFY(near(monthly[1], 5000 + 100));     // 5 more, 10 in use
        QVERIFY(near(monthly[2], 10000 + 200 - 0.25 * 20000));
    }

    void publishedRuleOfThumbIsRecomputed()
    {
        // 1e8 users · 5000 tokens · 30 days: 15 M M-tokens a month; 13.05 M$ at 0.87, not the published 1.3 M$.
        const SimpleTcoResult r = simpleTco({4e6, 0.87, 1e8, 5000, 12, 30.0});
        QVERIFY(near(r.tokensM, 1.5e7));
        QVERIFY(near(r.monthlyInference, 13050000));
        QVERIFY(near(r.total, 160600000));
        QVERIFY(near(*r.inferenceShare, 0.975093, 1e-6));
        QVERIFY(near(*r.trainingOverMonthly, 0.306513, 2e-6));
        QVERIFY(near(*r.breakEvenMonths, 0.00915437, 1e-6));
        QVERIFY(near(simpleTco({3.5e6, 0.07, 1e8, 5000, 12, {}}).total, 1.61e7));
        QVERIFY(near(simpleTco({0, 30, 1e8, 5000, 12, {}}).total, 5.4e9));
        QVERIFY(!simpleTco({4e6, 30, 1e8, 5000, 12, 30.0}).breakEvenMonths);
        QVERIFY(!simpleTco({4e6, 1, 0, 5000, 12, 30.0}).trainingOverMonthly);
        QVERIFY(!simpleTco({0, 1, 0, 5000, 12, {}}).inferenceShare);
    }

    void fiftyYearsOfEightOptionsAreCheap()
    {
        ServingDemand d = secondExample();
        d.months = 600;
        std::array<ServingOption, 8> options;
        for (std::size_t i = 0; i < 8; ++i)
            options[i] = secondOptions()[i % 2];
        std::array<OptionTotals, 8> totals;
        const ComparedPair pair{0, 1};
        QBENCHMARK { serveForMonths(d, options, totals, &pair); }
    }
};

QTEST_GUILESS_MAIN(TestTco)
#include "test_tco.moc"
