// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/catalog/catalogwriter.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace outlay;

namespace {

constexpr const char* goodDevice = R"({"id":"x1","name":"X1","vendor":"V","tflops":{"bf16":100},"memory_gb":32,"bandwidth_tb_s":1.5,)"
                                   R"("source":"sheet","as_of":"2026-09","confidence":"datasheet"})";

Catalog overlay(const std::string& text)
{
    Catalog catalog;
    applyOverlay(catalog, "mine.json", text);
    return catalog;
}

}  // namespace

class TestCatalogOverlay final : public QObject {
    Q_OBJECT

private slots:
    void aRecordIsAddedWithTheDocumentedDefaults();
    void aRecordWithAKnownIdReplacesIt();
    void oneWrongRecordLeavesTheRest();
    void wrongFieldsAreReportedWithFileAndPath_data();
    void wrongFieldsAreReportedWithFileAndPath();
    void publishedRunsAreAddedAndCheckedOnTheirOwn();
    void aWrongPriceRowLeavesTheRestOfItsBook();
    void unknownKeysAreWarnedOfAndTheRecordKept();
    void recordsInheritTheProvenanceOfTheirFile();
    void unreadableFilesAreReportedWithPosition_data();
    void unreadableFilesAreReportedWithPosition();
    void defaultsMayBeChangedToKnownBooksOnly();
    void partialDatesStandForTheirFirstDay_data();
    void partialDatesStandForTheirFirstDay();
};

void TestCatalogOverlay::aRecordIsAddedWithTheDocumentedDefaults()
{
    const Catalog catalog = overlay(std::string(R"({"devices":[)") + goodDevice + "]}");
    QVERIFY(catalog.problems.empty());
    const Device* device = catalog.findDevice("x1");
    QVERIFY(device);
    QCOMPARE(device->spec.peakOf(Format::Bf16), 100e12);
    QCOMPARE(device->spec.peakOf(Format::Fp8), 0.0);
    QCOMPARE(device->spec.memoryUsable, 32e9);
    QCOMPARE(device->spec.link, 32e9);
    QCOMPARE(device->spec.nic, 12.5e9);
    QCOMPARE(device->spec.node, 8.0);
    QVERIFY(!device->purchase);
    QCOMPARE(device->provenance.source, std::string("sheet"));
}

void TestCatalogOverlay::aRecordWithAKnownIdReplacesIt()
{
    Catalog catalog = builtInCatalog();
    const std::size_t devices = catalog.devices.size();
    applyOverlay(catalog, "mine.json", R"({"devices":[{"id":"h100-sxm","name":"Our H100","vendor":"NVIDIA","tflops":{"bf16":900},"memory_gb":80,
        "bandwidth_tb_s":3.35,"source":"our measurement","as_of":"2026-11-01","confidence":"derived"}],
        "price_books":[{"id":"ours","label":"Contract","source":"contract","as_of":"2026-10-01","confidence":"reported",
                        "rows":[{"device":"h100-sxm","provider":"us","kind":"reserved_1y","price":2.1}]}]})");
    QVERIFY(catalog.problems.empty());
    QCOMPARE(catalog.devices.size(), devices);
    QCOMPARE(catalog.findDevice("h100-sxm")->name, std::string("Our H100"));
    QCOMPARE(catalog.findDevice("H100")->name, std::string("Our H100"));
    const PriceBook* book = catalog.findPriceBook("ours");
    QVERIFY(book);
    QCOMPARE(book->rows[book->rowsOf("h100-sxm")[0]].validFrom, std::string("2026-10-01"));
}

void TestCatalogOverlay::oneWrongRecordLeavesTheRest()
{
    const Catalog catalog = overlay(std::string(R"({"devices":[{"id":"bad","name":"Bad"},)") + goodDevice + R"(],"models":[{"id":"m","name":"M","total_b":7,"source":"s","as_of":"2026","confidence":"reported"}]})");
    QCOMPARE(catalog.problems.size(), std::size_t{1});
    QCOMPARE(catalog.problems[0].field, std::string("mine.json: devices[0].vendor"));
    QVERIFY(!catalog.findDevice("bad"));
    QVERIFY(catalog.findDevice("x1"));
    QCOMPARE(*catalog.findModelPreset("m")->publishedTotal, 7e9);
}

void TestCatalogOverlay::wrongFieldsAreReportedWithFileAndPath_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    QTest::newRow("no source") << R"("source":"sheet",)" << "" << "devices[0].source" << "E_MISSING";
    QTest::newRow("no date") << R"("as_of":"2026-09",)" << "" << "devices[0].as_of" << "E_MISSING";
    QTest::newRow("unknown confidence") << R"("datasheet")" << R"("sure")" << "devices[0].confidence" << "E_RANGE";
    QTest::newRow("text for a number") << R"("memory_gb":32)" << R"("memory_gb":"32")" << "devices[0].memory_gb" << "E_TYPE";
    QTest::newRow("negative") << R"("memory_gb":32)" << R"("memory_gb":-32)" << "devices[0].memory_gb" << "E_RANGE";
    QTest::newRow("not finite") << R"("memory_gb":32)" << R"("memory_gb":NaN)" << "devices[0].memory_gb" << "E_NONFINITE";
    QTest::newRow("peak of the wrong type") << R"("bf16":100)" << R"("bf16":"100")" << "devices[0].tflops.bf16" << "E_TYPE";
    QTest::newRow("no rate") << R"("bf16":100)" << R"("bf16":0)" << "devices[0].tflops" << "E_MISSING";
    QTest::newRow("empty id") << R"("id":"x1")" << R"("id":"")" << "devices[0].id" << "E_RANGE";
    QTest::newRow("unknown family") << R"("vendor":"V")" << R"("vendor":"V","family":"abacus")" << "devices[0].family" << "E_RANGE";
    QTest::newRow("bad date") << R"("vendor":"V")" << R"("vendor":"V","released":"soon")" << "devices[0].released" << "E_RANGE";
    QTest::newRow("aliases no list") << R"("vendor":"V")" << R"("vendor":"V","aliases":"X")" << "devices[0].aliases" << "E_TYPE";
    QTest::newRow("price without source") << R"("vendor":"V")" << R"("vendor":"V","price_usd":{"typical":1000})" << "devices[0].price_usd.source" << "E_MISSING";
}

void TestCatalogOverlay::wrongFieldsAreReportedWithFileAndPath()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, path);
    QFETCH(QString, code);
    QString device = goodDevice;
    QVERIFY(device.contains(from));
    device.replace(from, to);
    const Catalog catalog = overlay(("{\"devices\":[" + device + "]}").toStdString());
    QCOMPARE(catalog.problems.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(catalog.problems[0].field), "mine.json: " + path);
    QCOMPARE(QString::fromStdString(catalog.problems[0].code), code);
    QVERIFY(!catalog.problems[0].message().empty());
    QVERIFY(catalog.devices.empty());
}

void TestCatalogOverlay::publishedRunsAreAddedAndCheckedOnTheirOwn()
{
    const Catalog catalog = overlay(R"({"provenance":{"source":"our cluster","as_of":"2026-10","confidence":"reported"},"runs":[
        {"id":"ours","name":"Ours","total_b":7,"tokens_b":500,"device":"h100-sxm","devices":64,"precision":"fp8","method":"sft","overheads":false,"days":9},
        {"id":"a","name":"A","tokens_b":-1},
        {"id":"b","name":"B","precision":"fp7"},
        {"id":"c","name":"C","total_b":7,"active_b":8},
        {"id":"d","name":"D","cost_usd":5,"cost_usd_high":4},
        {"id":"e","name":"E","arch":{"layers":2,"hidden":65,"heads":8,"vocab":10,"ffn":8}},
        {"id":"f","name":"F","method":"magic"},
        {"id":"g","name":"G","gpu_hours":3}]})");
    QStringList fields;
    for (const Issue& issue : catalog.problems)
        fields << QString::fromStdString(issue.field);
    QCOMPARE(fields, (QStringList{"mine.json: runs[1].tokens_b", "mine.json: runs[2].precision", "mine.json: runs[3].active_b",
                                  "mine.json: runs[4].cost_usd_high", "mine.json: runs[5].arch.head_dim", "mine.json: runs[6].method",
                                  "mine.json: runs[7].gpu_hours"}));
    QCOMPARE(catalog.runs.size(), std::size_t{2});
    const PublishedRun* ours = catalog.runs.find("ours");
    QVERIFY(ours);
    QCOMPARE(*ours->setting.tokens, 500e9);
    QCOMPARE(*ours->report.days, 9.0);
    QVERIFY(ours->setting.format == Format::Fp8 && ours->setting.method == RunMethod::Sft && !ours->setting.overheads && ours->comparable);
    QCOMPARE(ours->provenance.source, std::string("our cluster"));
    // What is written reads back to the same record.
    Catalog again;
    applyOverlay(again, "again.json", catalogToJson(catalog).dump());
    QVERIFY(again.problems.empty());
    QVERIFY(*again.runs.find("ours") == *ours);
}

void TestCatalogOverlay::aWrongPriceRowLeavesTheRestOfItsBook()
{
    const Catalog catalog = overlay(R"({"price_books":[{"id":"b","label":"B","source":"s","as_of":"2026-10-01","confidence":"reported","rows":[
        {"device":"h100-sxm","provider":"a","price":0},
        {"device":"h100-sxm","provider":"b","price":3},
        {"device":"h100-sxm","provider":"c","price":4,"kind":"weekly"},
        {"device":"h100-sxm","provider":"d","price":4,"valid_to":"2026-09-30"},
        7]}]})");
    QCOMPARE(catalog.findPriceBook("b")->rows.size(), std::size_t{1});
    QStringList fields;
    for (const Issue& issue : catalog.problems)
        fields << QString::fromStdString(issue.field);
    QCOMPARE(fields, (QStringList{"mine.json: price_books[0].rows[0].price", "mine.json: price_books[0].rows[2].kind",
                                  "mine.json: price_books[0].rows[3].valid_to", "mine.json: price_books[0].rows[4]"}));
}

void TestCatalogOverlay::unknownKeysAreWarnedOfAndTheRecordKept()
{
    QString device = goodDevice;
    device.replace(R"("vendor":"V")", R"("vendor":"V","nic_gbits":400)");
    const Catalog catalog = overlay(("{\"devices\":[" + device + "],\"gpus\":[]}").toStdString());
    QVERIFY(catalog.findDevice("x1"));
    QCOMPARE(catalog.problems.size(), std::size_t{2});
    QCOMPARE(catalog.problems[0].field, std::string("mine.json: devices[0].nic_gbits"));
    QVERIFY(catalog.problems[0].severity == Severity::Warning);
    QCOMPARE(catalog.problems[1].field, std::string("mine.json: gpus"));
}

void TestCatalogOverlay::recordsInheritTheProvenanceOfTheirFile()
{
    const Catalog catalog = overlay(R"({"provenance":{"source":"our list","as_of":"2026-11","confidence":"reported"},
        "api_prices":[{"id":"m","provider":"p","input":1,"output":2},{"id":"n","provider":"p","input":1,"output":2,"as_of":"2026-10"}]})");
    QVERIFY(catalog.problems.empty());
    QCOMPARE(catalog.findApiPrice("m")->provenance.source, std::string("our list"));
    QCOMPARE(catalog.findApiPrice("n")->provenance.asOf, std::string("2026-10"));
}

void TestCatalogOverlay::unreadableFilesAreReportedWithPosition_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << "";
    QTest::newRow("cut off") << R"({"devices":[{"id":)";
    QTest::newRow("no object") << "[1,2]";
    QTest::newRow("section is no list") << R"({"devices":{"id":"x"}})";
    QTest::newRow("record is no object") << R"({"devices":[null]})";
    QTest::newRow("binary") << QString::fromLatin1("\x01\x02\xff");
    QTest::newRow("provenance is a text") << R"({"provenance":"me","devices":[]})";
}

void TestCatalogOverlay::unreadableFilesAreReportedWithPosition()
{
    QFETCH(QString, text);
    Catalog catalog = builtInCatalog();
    const std::size_t devices = catalog.devices.size();
    applyOverlay(catalog, "mine.json", text.toStdString());
    QCOMPARE(catalog.problems.size(), std::size_t{1});
    QVERIFY(QString::fromStdString(catalog.problems[0].field).startsWith("mine.json"));
    QVERIFY(!catalog.problems[0].message().empty());
    QCOMPARE(catalog.devices.size(), devices);
}

void TestCatalogOverlay::defaultsMayBeChangedToKnownBooksOnly()
{
    Catalog catalog = builtInCatalog();
    applyOverlay(catalog, "mine.json", R"({"default_price_book":"seed-2026-06"})");
    QCOMPARE(catalog.defaultPriceBook, std::string("seed-2026-06"));
    QVERIFY(catalog.problems.empty());
    applyOverlay(catalog, "mine.json", R"({"default_price_book":"nothing"})");
    QCOMPARE(catalog.defaultPriceBook, std::string("seed-2026-06"));
    QCOMPARE(catalog.problems.size(), std::size_t{1});
}

void TestCatalogOverlay::partialDatesStandForTheirFirstDay_data()
{
    QTest::addColumn<QString>("day");
    QTest::newRow("2026-06-15") << "2026-06-15";
    QTest::newRow("2026-06") << "2026-06-01";
    QTest::newRow("2026") << "2026-01-01";
    QTest::newRow("2025-26") << "2025-01-01";
    QTest::newRow("2026-11 (undated source)") << "2026-11-01";
    QTest::newRow("before 2026-06") << "";
    QTest::newRow("undated") << "";
    QTest::newRow("") << "";
}

void TestCatalogOverlay::partialDatesStandForTheirFirstDay()
{
    QFETCH(QString, day);
    QCOMPARE(QString::fromStdString(firstDayOf(QTest::currentDataTag())), day);
}

QTEST_GUILESS_MAIN(TestCatalogOverlay)
#include "test_catalogoverlay.moc"
