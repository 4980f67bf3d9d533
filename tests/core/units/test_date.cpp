// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/units/date.h"

#include <QtTest>

using namespace outlay;

class TestDate : public QObject {
    Q_OBJECT

private slots:
    void onlyRealDaysInIsoFormAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("valid");
        const auto row = [](const char* text, bool valid) { QTest::newRow(text) << QString(text) << valid; };
        row("2026-07-10", true);
        row("2024-02-29", true);
        row("2000-02-29", true);
        row("0001-01-01", true);
        row("9999-12-31", true);
        row("2026-02-29", false);
        row("1900-02-29", false);
        row("2026-00-10", false);
        row("2026-13-01", false);
        row("2026-04-31", false);
        row("2026-04-00", false);
        row("0000-01-01", false);
        row("2026-7-10", false);
        row("20260710", false);
        row("2026/07/10", false);
        row("2026-07-10T00:00", false);
        row("-026-07-10", false);
        row("2026-07-1x", false);
        row("", false);
    }
    void onlyRealDaysInIsoFormAreRead()
    {
        QFETCH(QString, text);
        QFETCH(bool, valid);
        const auto date = parseDate(text.toStdString());
        QCOMPARE(date.has_value(), valid);
        if (date)
            QCOMPARE(QString::fromStdString(formatDate(*date)), text);
    }

    void daysCountFromTheEpoch()
    {
        QCOMPARE(daysSinceEpoch({1970, 1, 1}), 0);
        QCOMPARE(daysSinceEpoch({1969, 12, 31}), -1);
        QCOMPARE(daysSinceEpoch({2000, 3, 1}), 11017);
        QCOMPARE(daysSinceEpoch({2026, 7, 10}) - daysSinceEpoch({2026, 1, 1}), 190);
        QCOMPARE(daysSinceEpoch({1, 1, 1}), -719162);
    }

    void consecutiveDaysDifferByOne()
    {
        // Four centuries are one full cycle of the calendar.
        std::int64_t previous = daysSinceEpoch({1899, 12, 31});
        std::int64_t count = 0;
        for (Date date{1900, 1, 1}; date.year < 2300; ++date.day) {
            if (!isValid(date)) {
                date.day = 1;
                if (++date.month > 12) {
                    date.month = 1;
                    ++date.year;
                }
                if (date.year == 2300)
                    break;
            }
            QCOMPARE(daysSinceEpoch(date), previous + 1);
            previous = daysSinceEpoch(date);
            ++count;
        }
        QCOMPARE(count, 146097);
    }
};

QTEST_GUILESS_MAIN(TestDate)
#include "test_date.moc"
