// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/units/numberformat.h"
#include "core/units/numberparse.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace outlay;

class NumbersTest final : public QObject {
    Q_OBJECT

private slots:
    void aTypedTextMeansOneNumber_data();
    void aTypedTextMeansOneNumber();
    void aTextThatIsNoNumberIsRejectedWithItsPlace_data();
    void aTextThatIsNoNumberIsRejectedWithItsPlace();
    void aRangeReadsBothEnds_data();
    void aRangeReadsBothEnds();
    void everyFormReadsBackToTheSameDouble();
    void noTextMakesTheParserFailItsInvariants();
    void figuresAreWrittenAsDesigned_data();
    void figuresAreWrittenAsDesigned();
    void nothingThatIsNotZeroIsShownAsZero();
    void noSignIsDropped();
};

void NumbersTest::aTypedTextMeansOneNumber_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    const auto row = [](const char* text, double value) { QTest::newRow(text) << QByteArray(text) << value; };
    row("70B", 70e9);
    row("70b", 70e9);
    row("70.6B", 70.6e9);
    row("1.5e12", 1.5e12);
    row("1.5E+12", 1.5e12);
    row("2e-3", 0.002);
    row("15T", 15e12);
    row("15 t", 15e12);
    row("8k", 8e3);
    row("2.0 M", 2e6);
    row("8Ki", 8192);
    row("1.5Gi", 1610612736.0);
    row("15 trillion", 15e12);
    row("3 billion", 3e9);
    row("70亿", 7e9);
    row("1.5万", 15000);
    row("15万亿", 15e12);
    row("3千万", 3e7);
    row("5百", 500);
    row("40%", 0.4);
    row("40 %", 0.4);
    row("４０％", 0.4);
    row("１２３", 123);
    row("８＊６４", 512);
    row("8*64", 512);
    row("8×64", 512);
    row("=8*64", 512);
    row("=(1+2)*3-4/2", 7);
    row("-5", -5);
    row("−5", -5);
    row("－5", -5);
    row("--5", 5);
    row("2*-3", -6);
    row("100*40%", 40);
    row("1,000", 1000);
    row("1,234,567", 1234567);
    row("1,234,567.8", 1234567.8);
    row("1.234.567,8", 1234567.8);
    row("1.234.567", 1234567);
    row("1 234 567,8", 1234567.8);
    row("1 234,567", 1234.567);
    row("1'234'567.8", 1234567.8);
    row("1_000_000", 1e6);
    row("1,5", 1.5);
    row("0,125", 0.125);
    row("1,2345", 1.2345);
    row("1.234", 1.234);
    row(".5", 0.5);
    row("5.", 5);
    row("007", 7);
    row("  12  ", 12);
    row("1,5万", 15000);
    row("$2.79", 2.79);
    row("15T tokens", 15e12);
    row("15Ttokens", 15e12);
    row("0", 0);
    row("9007199254740993", 9007199254740992.0);
}

void NumbersTest::aTypedTextMeansOneNumber()
{
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const auto parsed = parseNumber(text.toStdString(), {"$", "tokens"});
    QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().message().c_str());
    QCOMPARE(parsed->value, value);
}

void NumbersTest::aTextThatIsNoNumberIsRejectedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<double>("position");
    const auto row = [](const char* text, const char* code, double position) { QTest::newRow(text) << QByteArray(text) << QByteArray(code) << position; };
    row("", "E_MISSING", 0);
    row("   ", "E_MISSING", 0);
    row("=", "E_MISSING", 0);
    row("abc", "E_SYNTAX", 1);
    row("12x", "E_SYNTAX", 3);
    row("70 apples", "E_SYNTAX", 4);
    row("1,2,3", "E_SYNTAX", 1);
    row("1,00,000", "E_SYNTAX", 1);
    row("1234,567", "E_SYNTAX", 1);
    row("1234,567.8", "E_SYNTAX", 1);
    row("1.234,567.8", "E_SYNTAX", 1);
    row("1.2.3", "E_SYNTAX", 1);
    row("1 23", "E_SYNTAX", 1);
    row("1 + 2,00,0", "E_SYNTAX", 5);
    row("8*", "E_SYNTAX", 3);
    row("(1+2", "E_SYNTAX", 5);
    row("1+2)", "E_SYNTAX", 4);
    row("3亿万", "E_SYNTAX", 2);
    row("1/0", "E_NONFINITE", 3);
    row("1e999", "E_NONFINITE", 1);
    row("1e308*1e308", "E_NONFINITE", 0);
    row("inf", "E_SYNTAX", 1);
    row("nan", "E_SYNTAX", 1);
    row("0x10", "E_SYNTAX", 2);
    row("\xff\xfe", "E_SYNTAX", 1);
}

void NumbersTest::aTextThatIsNoNumberIsRejectedWithItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(double, position);
    const auto parsed = parseNumber(text.toStdString());
    QVERIFY(!parsed.has_value());
    QCOMPARE(QByteArray::fromStdString(parsed.error().code), code);
    QVERIFY(!parsed.error().message().empty());
    if (position > 0)
        QCOMPARE(std::get<double>(parsed.error().arguments.back()), position);
}

void NumbersTest::aRangeReadsBothEnds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const auto row = [](const char* text, double low, double high) { QTest::newRow(text) << QByteArray(text) << low << high; };
    row("52–72 %", 0.52, 0.72);
    row("35% to 45%", 0.35, 0.45);
    row("35%~45%", 0.35, 0.45);
    row("35～45%", 0.35, 0.45);
    row("5k to 50k", 5e3, 50e3);
    row("10..20", 10, 20);
    row("10->20", 10, 20);
    row("5至8", 5, 8);
    row("2–6M", 2e6, 6e6);
    row("900K–1.2M", 9e5, 1.2e6);
    row("-5–5", -5, 5);
    row("7", 7, 7);
}

void NumbersTest::aRangeReadsBothEnds()
{
    QFETCH(QByteArray, text);
    QFETCH(double, low);
    QFETCH(double, high);
    const auto parsed = parseRange(text.toStdString());
    QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().message().c_str());
    QCOMPARE(parsed->low.value, low);
    QCOMPARE(parsed->high.value, high);
    QCOMPARE(parsed->isRange, low != high);
    QVERIFY(!parseRange("20..10").has_value());
    QVERIFY(!parseRange("20..").has_value());
}

void NumbersTest::everyFormReadsBackToTheSameDouble()
{
    std::mt19937_64 random(20260826);
    std::uniform_real_distribution<double> exponent(-9.0, 18.0);
    std::uniform_int_distribution<int> digits(1, 17);
    for (int i = 0; i < 4000; ++i) {
        const double raw = std::pow(10.0, exponent(random));
        // Cut to a number of significant digits, as people type them.
        const double step = std::pow(10.0, std::floor(std::log10(raw)) - digits(random) + 1);
        const double value = (i % 2 != 0 ? -1.0 : 1.0) * std::round(raw / step) * step;
        for (const TextLanguage language : {TextLanguage::English, TextLanguage::Chinese}) {
            const NumberFormat format(language);
            const FieldText field = format.fieldText(value);
            for (const std::string& text : {format.editText(value), field.digits + " " + field.suffix, groupedPlain(value), format.spoken(value)}) {
                const auto parsed = parseNumber(text);
                QVERIFY2(parsed.has_value(), text.c_str());
                if (parsed->value != value)
                    QFAIL((text + " reads as " + groupedPlain(parsed->value)).c_str());
            }
        }
    }
}

void NumbersTest::noTextMakesTheParserFailItsInvariants()
{
    std::mt19937 random(7);
    const std::string alphabet = "0123456789.,'_ +-*/()%=eEkKmMbBtTiG$x~\xe4\xb8\x87\xe4\xba\xbf\xc2\xa0";
    for (int i = 0; i < 15000; ++i) {
        std::string text;
        for (unsigned k = random() % 14; k > 0; --k)
            text += alphabet[random() % alphabet.size()];
        const auto parsed = parseRange(text, {"$"});
        if (parsed)
            QVERIFY2(std::isfinite(parsed->low.value) && std::isfinite(parsed->high.value) && parsed->low.value <= parsed->high.value, text.c_str());
        else
            QVERIFY2(!parsed.error().message().empty(), text.c_str());
    }
    QVERIFY(!parseNumber(std::string(100, '(')).has_value());
    QVERIFY(!parseNumber(std::string(5000, '1')).has_value());
}

void NumbersTest::figuresAreWrittenAsDesigned_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("expected");
    const NumberFormat en(TextLanguage::English, "USD");
    const NumberFormat zh(TextLanguage::Chinese, "CNY");
    const auto row = [](const std::string& written, const char* expected) {
        QTest::newRow(expected) << QString::fromStdString(written) << QString::fromUtf8(expected);
    };
    row(en.money(33.3e6), "$33.3M");
    row(en.money(789e3), "$789K");
    row(en.money(1.06e6), "$1.06M");
    row(en.money(0.43), "$0.43");
    row(en.money(999600), "$1.00M");
    row(en.money(5714), "$5.71K");
    row(en.money(789), "$789");
    row(en.money(2.5e9), "$2.50B");
    row(en.money(0), "$0");
    row(en.money(-0.0), "$0");
    row(en.money(-1.2e6), "−$1.20M");
    row(en.money(0.00012), "$0.00012");
    row(zh.money(2.38e8), "¥2.38亿");
    row(zh.money(563e4), "¥563万");
    row(zh.money(6947e4), "¥6,947万");
    row(zh.money(3.07), "¥3.07");
    row(zh.money(9876), "¥9,876");
    row(en.moneyExact(25431902.17), "$25,431,902.17");
    row(NumberFormat(TextLanguage::English, "EUR").money(1.5e6), "EUR\u00A01.50M");
    row(en.moneyUnit(en.moneyScale(46.3e6)), "M$");
    row(zh.moneyUnit(zh.moneyScale(3.3e8)), "亿元");
    row(zh.moneyUnit(zh.moneyScale(5e6)), "万元");
    row(en.inScale(23.713e6, en.moneyScale(46e6)), "23.71");
    row(en.moneyRange(23.8e6, 29.1e6, 25.4e6), "23.8–29.1");
    row(en.moneyRange(594e3, 1.06e6, 789e3), "$594K–$1.06M");
    row(zh.moneyRange(2.22e8, 2.70e8, 2.38e8), "2.22–2.70");
    row(en.count(2048), "2,048");
    row(en.compact(5.94e6), "5.94M");
    row(en.compact(15e12), "15T");
    row(en.compact(8192), "8,192");
    row(zh.compact(5.94e6), "594\u00A0万");
    row(zh.compact(15e12), "15\u00A0万亿");
    row(en.percent(0.513), "51.3%");
    row(en.share(0.5), "50%");
    row(en.share(0.041), "4.1%");
    row(en.share(0.0004), "< 0.1%");
    row(en.change(-0.088), "−8.8%");
    row(en.change(0.045), "+4.5%");
    row(en.change(0), "—");
    row(en.changeSize(-0.088), "8.8%");
    row(en.physical(141, "GB"), "141\u00A0GB");
    row(en.physical(3.35, "TB/s"), "3.35\u00A0TB/s");
    row(en.physical(7.24, "s"), "7.24\u00A0s");
    row(en.date({2026, 8, 26}), "26 Aug 2026");
    row(zh.date({2026, 8, 26}), "2026-08-26");
    row(en.shortDate({2026, 8, 26}), "26 Aug");
    row(zh.shortDate({2026, 8, 26}), "8月26日");
    row(en.age(96), "96 days old");
    row(zh.age(96), "96 天前");
    row(en.spoken(15e12), "15\u00A0trillion");
    row(en.fieldText(15e12).suffix, "T");
    row(en.editText(2048), "2048");
    row(groupedPlain(15e12), "15,000,000,000,000");
    row(en.money(std::numeric_limits<double>::quiet_NaN()), "?");
}

void NumbersTest::figuresAreWrittenAsDesigned()
{
    QFETCH(QString, written);
    QFETCH(QString, expected);
    QCOMPARE(written, expected);
}

void NumbersTest::nothingThatIsNotZeroIsShownAsZero()
{
    const NumberFormat format;
    for (double value = 1e-15; value < 1e15; value *= 3.7) {
        for (const std::string& text : {format.money(value), format.share(value), format.percent(value), format.decimal(value, 2), format.count(value),
                                        format.compact(value), format.physical(value, "s"), format.change(value), format.moneyExact(value)}) {
            QVERIFY2(text.find_first_of("123456789") != std::string::npos, text.c_str());
        }
    }
}

void NumbersTest::noSignIsDropped()
{
    const NumberFormat format;
    for (double value = 1e-15; value < 1e15; value *= 3.7) {
        for (const std::string& text : {format.money(-value), format.share(-value), format.percent(-value), format.decimal(-value, 2), format.count(-value),
                                        format.compact(-value), format.physical(-value, "s"), format.change(-value), format.moneyExact(-value)}) {
            QVERIFY2(text.find("−") != std::string::npos, text.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(NumbersTest)
#include "test_numbers.moc"
