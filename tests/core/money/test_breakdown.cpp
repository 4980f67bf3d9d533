// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/money/breakdown.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace outlay;

namespace {

bool near(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance * std::max({std::abs(a), std::abs(b), 1e-300});
}

// The definition, checkpoint by checkpoint.
double lifetimesByLoop(const BottomUpInput& in)
{
    const double written = std::floor(in.hours / in.checkpointIntervalHours + 1e-9);
    double sum = 0;
    double lost = 0;
    for (double j = 1; j <= written; ++j) {
        const double rest = std::max(0.0, in.hours - j * in.checkpointIntervalHours);
        const bool permanent = j == written || (in.checkpointPermanentEvery >= 1 && std::fmod(j, in.checkpointPermanentEvery) == 0);
        const double life = permanent ? rest + in.retentionMonths * 730 : std::min(in.checkpointKeepLast * in.checkpointIntervalHours, rest);
        const double next = sum + (life - lost);
        lost = (next - sum) - (life - lost);
        sum = next;
    }
    return sum;
}

BottomUpInput oneTbCheckpoints(double hours, double interval, double every, double keep, double retention = 3)
{
    BottomUpInput in;
    in.hours = hours;
    in.parameters = 730e9;
    in.checkpointBytesPerParameter = 1;  // 730 GB each: GB-months equal the lifetimes in hours
    in.checkpointIntervalHours = interval;
    in.checkpointPermanentEvery = every;
    in.checkpointKeepLast = keep;
    in.retentionMonths = retention;
    return in;
}

}  // namespace

class TestBreakdown : public QObject {
    Q_OBJECT

private slots:
    void sharesOfTheRunGiveThePublishedTree()
    {
        // 128 devices · 720 h · 3.85 USD are the run alone; as half of the whole they make 709,632 USD.
        const auto costs = costsFromShares(354816, defaultShares(), ShareAnchor::Run);
        QVERIFY(costs);
        QVERIFY(near(costs->total, 709632));
        QVERIFY(near(costs->leaves.compute(), 443520));
        QVERIFY(near(costs->leaves.checkpoints, 21288.96));
        QVERIFY(near(costs->leaves.total(), costs->total));
        QVERIFY(!costs->normalised);
        QVERIFY(near(costsFromShares(354816, defaultShares(), ShareAnchor::Compute)->total, 567705.6));
        const auto total = costsFromShares(354816, defaultShares(), ShareAnchor::Total);
        QVERIFY(near(total->leaves.run, 177408));
        QVERIFY(near(total->leaves.storage(), 17740.8));
        QVERIFY(near(total->leaves.network(), 24837.12));
        QVERIFY(near(total->leaves.other, 26611.2));
    }

    void sharesThatDoNotSumToOneAreNormalised()
    {
        CostLeaves shares;
        shares.run = 3;
        shares.people = 1;
        const auto costs = costsFromShares(300, shares, ShareAnchor::Run);
        QVERIFY(costs && costs->normalised);
        QVERIFY(near(costs->total, 400));
        QVERIFY(near(costs->leaves.people, 100));
    }

    void sharesWithoutTheAnchorSayNothing()
    {
        QVERIFY(!costsFromShares(1, CostLeaves{}, ShareAnchor::Total));
        CostLeaves shares;
        shares.people = 1;
        QVERIFY(!costsFromShares(1, shares, ShareAnchor::Run));
        QVERIFY(!costsFromShares(1, shares, ShareAnchor::Compute));
        QVERIFY(costsFromShares(1, shares, ShareAnchor::Total));
    }

    void bottomUpGivesTheWorkedExample()
    {
        BottomUpInput in;
        in.devices = 128;
        in.hours = 720;
        in.price = 3.85;
        in.parameters = 70e9;
        in.datasetTokens = 1e12;
        in.rawTb = 20;
        in.fteMonths = 6;
        const CostLeaves costs = costsBottomUp(in);
        QVERIFY(near(costs.total(), 623744, 1e-6));
        QVERIFY(near(costs.checkpoints, 133.573, 4e-6));
        QVERIFY(near(checkpointStorage(in).gbMonths, 5807.51, 1e-6));
        QVERIFY(near(checkpointStorage(in).written, 180));
        QVERIFY(near(costs.other, 56704, 1e-6));
        QVERIFY(near(costs.run, 354816));
        QVERIFY(near(costs.logs, 20.7));
        QVERIFY(near(costsBottomUp(in, 0).total(), costs.total() - 1.1 * costs.failed));
    }

    void checkpointSumEqualsTheLoop_data()
    {
        QTest::addColumn<double>("hours");
        QTest::addColumn<double>("interval");
        QTest::addColumn<double>("every");
        QTest::addColumn<double>("keep");
        QTest::addColumn<double>("retention");
        const auto row = [](const char* name, double hours, double interval, double every, double keep, double retention) {
            QTest::newRow(name) << hours << interval << every << keep << retention;
        };
        row("shorter than one interval", 3.9, 4, 0, 3, 3);
        row("exactly one", 4, 4, 0, 3, 3);
        row("exactly one, nothing kept after the run", 4, 4, 0, 3, 0);
        row("a hair below one", 4 * (1 - 5e-10), 4, 0, 3, 3);
        row("no hours", 0, 4, 0, 3, 3);
        row("whole multiple", 720, 4, 0, 3, 3);
        row("a hair below a multiple", 720 * (1 - 1e-12), 4, 0, 3, 3);
        row("last is a q-th", 720, 4, 10, 3, 3);
        row("last is no q-th", 722, 4, 7, 3, 3);
        row("every one is permanent", 722, 4, 1, 3, 3);
        row("q beyond the last", 722, 4, 1000, 3, 3);
        row("none kept", 722, 4, 0, 0, 3);
        row("none kept, some permanent", 722, 4, 5, 0, 0);
        row("more kept than written", 722, 4, 3, 500, 3);
        row("keep reaches exactly to the start", 40, 4, 0, 10, 3);
        row("an interval that is no binary fraction", 100, 0.1, 9, 7, 1);
        row("long run", 20000, 0.25, 12, 3, 3);
    }
    void checkpointSumEqualsTheLoop()
    {
        QFETCH(double, hours);
        QFETCH(double, interval);
        QFETCH(double, every);
        QFETCH(double, keep);
        QFETCH(double, retention);
        const BottomUpInput in = oneTbCheckpoints(hours, interval, every, keep, retention);
        const double expected = lifetimesByLoop(in);
        const double actual = checkpointStorage(in).gbMonths;
        QVERIFY2(near(actual, expected), qPrintable(QString("%1 instead of %2").arg(actual, 0, 'g', 17).arg(expected, 0, 'g', 17)));
    }

    void checkpointSumEqualsTheLoopForRandomRuns()
    {
        std::mt19937_64 random(11);
        const auto uniform = [&](double low, double high) { return std::uniform_real_distribution(low, high)(random); };
        for (int i = 0; i < 20000; ++i) {
            const double interval = i % 3 == 0 ? std::floor(uniform(1, 12)) : uniform(0.05, 30);
            const double hours = i % 5 == 0 ? interval * std::floor(uniform(0, 200)) : uniform(0, 300 * interval);
            const BottomUpInput in = oneTbCheckpoints(hours, interval, std::floor(uniform(0, 9)), std::floor(uniform(0, 12)), uniform(0, 6));
            const double expected = lifetimesByLoop(in);
            const double actual = checkpointStorage(in).gbMonths;
            QVERIFY2(near(actual, expected),
                     qPrintable(QString("hours %1 interval %2 every %3 keep %4: %5 instead of %6").arg(hours, 0, 'g', 17).arg(interval, 0, 'g', 17)
                                    .arg(in.checkpointPermanentEvery).arg(in.checkpointKeepLast).arg(actual, 0, 'g', 17).arg(expected, 0, 'g', 17)));
        }
    }

    void absurdRunsCostNoTimeAndNoNaNWhereTheSumIsFinite()
    {
        BottomUpInput in = oneTbCheckpoints(1e15, 1e-3, 7, 1e300);
        QVERIFY(std::isfinite(checkpointStorage(in).gbMonths));
        in.checkpointKeepLast = 3;
        QVERIFY(std::isfinite(checkpointStorage(in).gbMonths));
    }

    void moreOfAnythingNeverCostsLess()
    {
        std::mt19937_64 random(5);
        const auto uniform = [&](double low, double high) { return std::uniform_real_distribution(low, high)(random); };
        double BottomUpInput::* const members[] = {
            &BottomUpInput::devices, &BottomUpInput::price, &BottomUpInput::experimentsFraction, &BottomUpInput::failedFraction,
            &BottomUpInput::parameters, &BottomUpInput::checkpointKeepLast, &BottomUpInput::retentionMonths, &BottomUpInput::storagePerGbMonth,
            &BottomUpInput::datasetTokens, &BottomUpInput::datasetCopies, &BottomUpInput::logGbPerDay, &BottomUpInput::egressGb,
            &BottomUpInput::rawTb, &BottomUpInput::labelledSamples, &BottomUpInput::fteMonths, &BottomUpInput::contingency};
        for (int i = 0; i < 2000; ++i) {
            BottomUpInput in;
            in.devices = std::floor(uniform(1, 1000));
            in.hours = uniform(0, 3000);
            in.price = uniform(0, 10);
            in.parameters = uniform(0, 1e12);
            in.datasetTokens = uniform(0, 1e13);
            const CostLeaves before = costsBottomUp(in);
            for (double BottomUpInput::* const member : members) {
                BottomUpInput more = in;
                more.*member += 1;
                QVERIFY(costsBottomUp(more).total() >= before.total());
            }
            QVERIFY(near(before.total(), before.compute() + before.storage() + before.network() + before.data() + before.people + before.other));
        }
    }
};

QTEST_GUILESS_MAIN(TestBreakdown)
#include "test_breakdown.moc"
