// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/catalog/catalogwriter.h"
#include "core/io/atomicwrite.h"
#include "core/io/jsonlocator.h"
#include "core/io/planfile.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <random>
#include <set>

using namespace outlay;

namespace {

Plan samplePlan()
{
    Plan plan;
    plan.created = "2026-11-30";
    plan.optionIds = {"api", "own"};
    Entries& base = plan.scenarios.front().entries;
    base["title"].value = std::string("A plan, \"quoted\", 预算");
    base["tokens"].value = 15e12;
    base["mfu"].value = 0.1 + 0.2;
    base["devices_per_node"].value = 8.0;
    base["arch_layers"] = {80.0, EntryOrigin::Config};
    base["options.own.kind"].value = std::string("fleet");
    base["options.api.price_output"].value = 1e-300;
    base["reference_cached"].value = true;
    Scenario variant;
    variant.id = "h200";
    variant.name = "H200, 1 year";
    variant.series = 4;
    variant.entries["mfu"].value = std::monostate();
    variant.entries["device"].value = std::string("h200-sxm");
    plan.scenarios.push_back(variant);
    return plan;
}

PlanReading readOrFail(const std::string& text)
{
    Result<PlanReading> reading = readPlan(text);
    if (!reading)
        qFatal("%s", reading.error().message().c_str());
    return std::move(*reading);
}

QString messages(const PlanReading& reading)
{
    QString all;
    for (const Issue& issue : reading.issues)
        all += QString::fromStdString(issue.code + " " + issue.field + ": " + issue.message() + "\n");
    return all;
}

std::string planText(const std::string& rest) { return R"({"format":"outlay-plan","version":1)" + rest + "}"; }

}  // namespace

class TestPlanFile final : public QObject {
    Q_OBJECT

private slots:
    void aPlanSurvivesTheRoundTripBitForBit();
    void equalPlansGiveEqualBytesAndOneValueALine();
    void valuesStandInTheOrderOfTheFieldTable();
    void unknownKeysOfEveryLevelSurvive();
    void pinnedFactsSurviveBitForBit();
    void wrongFactsAreNamedAndKept();
    void whatAnEarlierOpeningSetAsideStays();
    void anythingUnderUnreadableIsKept();
    void wrongPartsAreNamedWithLineAndColumnAndTheRestLoads_data();
    void wrongPartsAreNamedWithLineAndColumnAndTheRestLoads();
    void textThatIsNoPlanIsRefused_data();
    void textThatIsNoPlanIsRefused();
    void aNewerVersionLosesNothing();
    void migrationsClimbOneVersionAStep();
    void notFiniteNumbersNeverEnterAndAreNotLost();
    void duplicateScenarioIdsAreMadeUnique();
    void pathsAreFoundInTheText_data();
    void pathsAreFoundInTheText();
    void mutatedFilesNeverCrash();
    void filesAreReplacedAsAWhole();
};

void TestPlanFile::aPlanSurvivesTheRoundTripBitForBit()
{
    const Plan plan = samplePlan();
    const PlanReading reading = readOrFail(writePlan(plan));
    QVERIFY2(reading.issues.empty(), qPrintable(messages(reading)));
    QVERIFY(reading.plan == plan);
}

void TestPlanFile::equalPlansGiveEqualBytesAndOneValueALine()
{
    const std::string text = writePlan(samplePlan());
    QCOMPARE(text, writePlan(samplePlan()));
    QCOMPARE(text, writePlan(readOrFail(text).plan));
    QVERIFY(text.find("\n      \"tokens\": 15000000000000,\n") != std::string::npos || text.find("\n    \"values\"") != std::string::npos);
    QVERIFY(text.find("\"tokens\": 15000000000000,\n") != std::string::npos);
    QVERIFY(text.find("\"mfu\": 0.30000000000000004") != std::string::npos);
    QCOMPARE(text.back(), '\n');
}

void TestPlanFile::valuesStandInTheOrderOfTheFieldTable()
{
    Plan plan = samplePlan();
    plan.scenarios.front().entries["zz_unknown"].value = 1.0;
    plan.scenarios.front().entries["aa_unknown"].value = 1.0;
    const std::string text = writePlan(plan);
    std::size_t last = 0;
    for (const char* key : {"\"arch_layers\"", "\"tokens\"", "\"devices_per_node\"", "\"mfu\"", "\"options.api.price_output\"", "\"options.own.kind\"",
                            "\"title\"", "\"aa_unknown\"", "\"zz_unknown\""}) {
        const std::size_t at = text.find(key);
        QVERIFY2(at != std::string::npos && at > last, key);
        last = at;
    }
}

void TestPlanFile::unknownKeysOfEveryLevelSurvive()
{
    const std::string text = planText(R"(,"colour":[1,{"a":null}],"options":["api"],
        "base":{"values":{"tokens":5,"new_field":7,"options.gone.kind":"api","future":[1,2,3],"mfu":{"low":0.3}},"later":{"x":1}},
        "scenarios":[{"id":"b","name":"B","series":2,"values":{"epochs":2,"other":[]},"mark":true,"origins":{"epochs":"guess"}}],
        "facts":{"models":[{"id":"m","name":"M","total_b":7,"source":"s","as_of":"2026","confidence":"reported","licence":"x"}],"planets":[{"id":"mars"}]})");
    const PlanReading first = readOrFail(text);
    const Json written = Json::parse(writePlan(first.plan));
    QCOMPARE(written["colour"].dump(), std::string(R"([1,{"a":null}])"));
    const Json& base = written["base"];
    QCOMPARE(base["values"]["tokens"].get<double>(), 5.0);
    QCOMPARE(base["values"]["new_field"].get<double>(), 7.0);
    QCOMPARE(base["values"]["options.gone.kind"].get<std::string>(), std::string("api"));
    QCOMPARE(base["values"]["future"].dump(), std::string("[1,2,3]"));
    QCOMPARE(base["values"]["mfu"].dump(), std::string(R"({"low":0.3})"));
    QCOMPARE(base["later"].dump(), std::string(R"({"x":1})"));
    QCOMPARE(written["scenarios"][0]["mark"].get<bool>(), true);
    QCOMPARE(written["scenarios"][0]["values"]["other"].dump(), std::string("[]"));
    QCOMPARE(written["scenarios"][0]["origins"]["epochs"].get<std::string>(), std::string("guess"));
    QCOMPARE(written["facts"]["models"][0]["licence"].get<std::string>(), std::string("x"));
    QCOMPARE(written["facts"]["planets"].dump(), std::string(R"([{"id":"mars"}])"));
    // And once more, so that keeping is stable.
    QCOMPARE(writePlan(readOrFail(writePlan(first.plan)).plan), writePlan(first.plan));
}

void TestPlanFile::pinnedFactsSurviveBitForBit()
{
    const Catalog catalog = builtInCatalog();
    Plan plan = samplePlan();
    plan.facts = std::make_shared<const Catalog>(catalog);
    const PlanReading reading = readOrFail(writePlan(plan));
    QVERIFY2(reading.issues.empty(), qPrintable(messages(reading)));
    const Catalog& read = *reading.plan.facts;
    QVERIFY(read.devices.all() == catalog.devices.all());
    QVERIFY(read.specBooks.all() == catalog.specBooks.all());
    QVERIFY(read.nicPlatforms.all() == catalog.nicPlatforms.all());
    QVERIFY(read.priceBooks.all() == catalog.priceBooks.all());
    QVERIFY(read.fxRates.all() == catalog.fxRates.all());
    QVERIFY(read.spotRisks.all() == catalog.spotRisks.all());
    QVERIFY(read.spotNotices.all() == catalog.spotNotices.all());
    QVERIFY(read.spotTraces.all() == catalog.spotTraces.all());
    QVERIFY(read.infraPrices.all() == catalog.infraPrices.all());
    QVERIFY(read.apiPrices.all() == catalog.apiPrices.all());
    QVERIFY(read.apiPriceChanges.all() == catalog.apiPriceChanges.all());
    QVERIFY(read.seedTokenPrices.all() == catalog.seedTokenPrices.all());
    QVERIFY(read.models.all() == catalog.models.all());
    QCOMPARE(read.defaultFxRate, catalog.defaultFxRate);
    QCOMPARE(read.defaultPriceBook, catalog.defaultPriceBook);
    QCOMPARE(read.defaultSpecBook, catalog.defaultSpecBook);
}

void TestPlanFile::wrongFactsAreNamedAndKept()
{
    const std::string text = planText(R"(,
"facts":{
 "price_books":[{"id":"b","label":"B","source":"s","as_of":"2026","confidence":"reported","rows":[
  {"device":"d","provider":"p","price":2},
  {"device":"d","provider":"p","price":-1}]}],
 "models":[{"id":"m"},{"id":"n","name":"N","source":"s","as_of":"2026","confidence":"reported"}]}
)");
    const PlanReading reading = readOrFail(text);
    QCOMPARE(reading.issues.size(), std::size_t{2});
    QCOMPARE(reading.issues[0].field, std::string("facts.price_books[0].rows[1].price"));
    QVERIFY2(reading.issues[0].message().rfind("line 5, column 40: ", 0) == 0, qPrintable(messages(reading)));
    QCOMPARE(reading.issues[1].field, std::string("facts.models[0].name"));
    QCOMPARE(reading.plan.facts->findPriceBook("b")->rows.size(), std::size_t{1});
    QVERIFY(reading.plan.facts->findModelPreset("n"));
    const Json written = Json::parse(writePlan(reading.plan));
    QCOMPARE(written["unreadable"]["facts.models[0]"].dump(), std::string(R"({"id":"m"})"));
    QCOMPARE(written["unreadable"]["facts.price_books[0].rows[1]"]["price"].get<double>(), -1.0);
}

void TestPlanFile::whatAnEarlierOpeningSetAsideStays()
{
    const PlanReading reading = readOrFail(planText(R"(,"created":3,"unreadable":{"created":"yesterday","options":"api"})"));
    const Json written = Json::parse(writePlan(reading.plan));
    QCOMPARE(written["unreadable"].dump(), std::string(R"x({"created":"yesterday","options":"api","created (2)":3})x"));
    // The same part again is no second one.
    const Json again = Json::parse(writePlan(readOrFail(planText(R"(,"created":3,"unreadable":{"created":3})")).plan));
    QCOMPARE(again["unreadable"].dump(), std::string(R"({"created":3})"));
}

void TestPlanFile::anythingUnderUnreadableIsKept()
{
    for (const char* odd : {"5", "[1,2]", "\"x\"", "true"}) {
        const PlanReading reading = readOrFail(planText(std::string(R"(,"created":3,"unreadable":)") + odd));
        const Json written = Json::parse(writePlan(reading.plan));
        QCOMPARE(written["unreadable"]["unreadable"].dump(), std::string(odd));
        QCOMPARE(written["unreadable"]["created"].dump(), std::string("3"));
    }
}

void TestPlanFile::wrongPartsAreNamedWithLineAndColumnAndTheRestLoads_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("start");
    // The rest stands behind {"format":"outlay-plan","version":1 in line 1.
    QTest::newRow("text for a number") << ",\n\"base\":{\"values\":{\n  \"tokens\": \"many\", \"epochs\":2}}" << "E_TYPE" << "base.values.tokens" << "line 3, column 13: tokens must be a number";
    QTest::newRow("columns count characters") << ",\n\"base\":{\"values\":{\n\"title\":\"预算\",\"tokens\":true, \"epochs\":2}}" << "E_TYPE" << "base.values.tokens" << "line 3, column 23:";
    QTest::newRow("outside the domain") << ",\"base\":{\"values\":{\n\"mfu\":1.5,\"epochs\":2}}" << "E_RANGE" << "base.values.mfu" << "line 2, column 7:";
    QTest::newRow("unknown choice") << ",\"base\":{\"values\":{\n\"method\":\"magic\",\"epochs\":2}}" << "E_UNSUPPORTED" << "base.values.method" << "line 2, column 10:";
    QTest::newRow("list for a value") << ",\"base\":{\"values\":{\n\"mfu\":[0.3],\"epochs\":2}}" << "E_TYPE" << "base.values.mfu" << "line 2, column 7:";
    QTest::newRow("unknown field") << ",\"base\":{\"values\":{\n\"speed\":1,\"epochs\":2}}" << "E_UNSUPPORTED" << "base.values.speed" << "line 2, column 9: there is no field speed";
    QTest::newRow("created is no date") << ",\n\"created\":\"yesterday\",\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "created" << "line 2, column 11:";
    QTest::newRow("created is a number") << ",\n\"created\":3,\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "created" << "line 2, column 11:";
    QTest::newRow("option id with a dot") << ",\n\"options\":[\"a.b\"],\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "options[0]" << "line 2, column 12:";
    QTest::newRow("options no list") << ",\n\"options\":\"api\",\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "options" << "line 2, column 11:";
    QTest::newRow("scenarios no list") << ",\n\"scenarios\":{},\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "scenarios" << "line 2, column 13:";
    QTest::newRow("scenario no object") << ",\n\"scenarios\":[4],\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "scenarios[0]" << "line 2, column 14:";
    QTest::newRow("series out of range") << ",\n\"scenarios\":[{\"id\":\"x\",\"series\":9}],\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "scenarios[0].series" << "line 2, column 33:";
    QTest::newRow("values no object") << ",\n\"scenarios\":[{\"id\":\"x\",\"values\":[]}],\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "scenarios[0].values" << "line 2, column 33:";
    QTest::newRow("facts no object") << ",\n\"facts\":[],\"base\":{\"values\":{\"epochs\":2}}" << "E_TYPE" << "facts" << "line 2, column 9:";
}

void TestPlanFile::wrongPartsAreNamedWithLineAndColumnAndTheRestLoads()
{
    QFETCH(QString, rest);
    const std::string text = planText(rest.toStdString());
    const PlanReading reading = readOrFail(text);
    QCOMPARE(reading.issues.size(), std::size_t{1});
    QTEST(QString::fromStdString(reading.issues[0].code), "code");
    QTEST(QString::fromStdString(reading.issues[0].field), "field");
    QFETCH(QString, start);
    QVERIFY2(QString::fromStdString(reading.issues[0].message()).startsWith(start), qPrintable(messages(reading)));
    QVERIFY(reading.plan.base().entries.at("epochs").value == Value(2.0));
    // Whatever was wrong is still in the file that is written.
    const Json before = Json::parse(text);
    const std::string after = writePlan(reading.plan);
    for (const char* word : {"many", "1.5", "magic", "[0.3]", "speed", "yesterday", "a.b", "9"}) {
        if (before.dump().find(word) != std::string::npos)
            QVERIFY2(Json::parse(after).dump().find(word) != std::string::npos, word);
    }
}

void TestPlanFile::textThatIsNoPlanIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("message");
    QTest::newRow("empty") << " \n" << "E_SYNTAX" << "empty";
    QTest::newRow("no JSON") << "tokens = 5" << "E_SYNTAX" << "line 1, column";
    QTest::newRow("comma missing") << "{\"format\":\"outlay-plan\",\n\"version\":1 \"base\":{}}" << "E_SYNTAX" << "line 2, column";
    QTest::newRow("cut off") << "{\"format\":\"outlay-plan\",\n\"version\":1" << "E_SYNTAX" << "line 2";
    QTest::newRow("a list") << "[]" << "E_UNSUPPORTED" << "no plan";
    QTest::newRow("another format") << "{\"format\":\"something\",\"version\":1}" << "E_UNSUPPORTED" << "no plan";
    QTest::newRow("a model's config") << "{\"model_type\":\"llama\"}" << "E_UNSUPPORTED" << "no plan";
}

void TestPlanFile::textThatIsNoPlanIsRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    const Result<PlanReading> reading = readPlan(text.toStdString());
    QVERIFY(!reading);
    QTEST(QString::fromStdString(reading.error().code), "code");
    QVERIFY2(QString::fromStdString(reading.error().message()).contains(message), reading.error().message().c_str());
}

void TestPlanFile::aNewerVersionLosesNothing()
{
    const std::string text = R"({"format":"outlay-plan","version":7,"ranges":{"mfu":[0.3,0.5]},"base":{"values":{"tokens":1e12}}})";
    const PlanReading reading = readOrFail(text);
    QVERIFY(reading.isNewer());
    QCOMPARE(reading.version, 7);
    QCOMPARE(reading.issues.size(), std::size_t{1});
    QVERIFY(reading.issues[0].severity == Severity::Warning);
    QVERIFY(reading.issues[0].message().find("written by a newer version") != std::string::npos);
    const Json written = Json::parse(writePlan(reading.plan));
    QCOMPARE(written["version"].get<int>(), 7);
    QCOMPARE(written["ranges"].dump(), std::string(R"({"mfu":[0.3,0.5]})"));
    QCOMPARE(written["base"]["values"]["tokens"].get<double>(), 1e12);
}

void TestPlanFile::migrationsClimbOneVersionAStep()
{
    const std::vector<Migration> ladder = {
        {1, [](Json& plan) { plan["trace"] = plan["trace"].get<std::string>() + "a"; }},
        {2, [](Json& plan) { plan["trace"] = plan["trace"].get<std::string>() + "b"; }},
        {3, [](Json& plan) { plan["trace"] = plan["trace"].get<std::string>() + "c"; }},
    };
    for (const auto& [from, trace] : {std::pair{1, "abc"}, std::pair{2, "bc"}, std::pair{3, "c"}, std::pair{4, ""}}) {
        Json plan = {{"version", from}, {"trace", ""}, {"unknown", 5}};
        QCOMPARE(migrate(plan, from, ladder), 4);
        QCOMPARE(plan["version"].get<int>(), 4);
        QCOMPARE(plan["trace"].get<std::string>(), std::string(trace));
        QCOMPARE(plan["unknown"].get<int>(), 5);
    }
    Json newer = {{"version", 9}};
    QCOMPARE(migrate(newer, 9, ladder), 9);
    // The real ladder reaches the current version from every version before it.
    for (int version = 1; version <= planVersion; ++version) {
        Json plan = {{"version", version}};
        QCOMPARE(migrate(plan, version, planMigrations()), planVersion);
    }
}

void TestPlanFile::notFiniteNumbersNeverEnterAndAreNotLost()
{
    const PlanReading reading = readOrFail(planText(R"(,"base":{"values":{"tokens":1e999,"mfu":NaN,"epochs":2}})"));
    QCOMPARE(reading.issues.size(), std::size_t{2});
    QVERIFY(reading.plan.base().entries.at("tokens").value == Value(std::string("1e999")));
    QVERIFY(reading.plan.base().entries.at("mfu").value == Value(std::string("NaN")));
    QVERIFY(reading.plan.base().entries.at("epochs").value == Value(2.0));
}

void TestPlanFile::duplicateScenarioIdsAreMadeUnique()
{
    const PlanReading reading = readOrFail(planText(R"(,"scenarios":[{"id":"a"},{"id":"a"},{"id":"base"},{}])"));
    QCOMPARE(reading.plan.scenarios.size(), std::size_t{5});
    std::set<std::string> ids;
    for (const Scenario& scenario : reading.plan.scenarios)
        ids.insert(scenario.id);
    QCOMPARE(ids.size(), std::size_t{5});
    QCOMPARE(reading.issues.size(), std::size_t{2});
}

void TestPlanFile::pathsAreFoundInTheText_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::newRow("whole") << "" << R"({"a": {"b.c": [1, {"d": "x\"]"}], "b": {"c": true}}, "e" :-2.5e3 ,"\u0066":null})";
    QTest::newRow("key") << "e" << "-2.5e3";
    QTest::newRow("escaped key") << "f" << "null";
    QTest::newRow("key with a dot") << "a.b.c[0]" << "1";
    QTest::newRow("nested text") << "a.b.c[1].d" << R"("x\"]")";
    QTest::newRow("no such element") << "a.b.c[2]" << "";
    QTest::newRow("no such key") << "a.x" << "";
    QTest::newRow("nonsense") << "a[" << "";
}

void TestPlanFile::pathsAreFoundInTheText()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    const std::string text = R"({"a": {"b.c": [1, {"d": "x\"]"}], "b": {"c": true}}, "e" :-2.5e3 ,"\u0066":null})";
    const auto span = locateJson(text, path.toStdString());
    QCOMPARE(span ? QString::fromStdString(text.substr(span->begin, span->end - span->begin)) : QString(), value);
}

void TestPlanFile::mutatedFilesNeverCrash()
{
    Plan plan = samplePlan();
    const Catalog all = builtInCatalog();
    auto facts = std::make_shared<Catalog>();
    facts->devices.add(all.devices.all().front());
    facts->models.add(all.models.all().front());
    facts->apiPrices.add(all.apiPrices.all().front());
    PriceBook book = all.priceBooks.all().front();
    book.rows.resize(3);
    book.index();
    facts->priceBooks.add(book);
    plan.facts = facts;
    const std::string original = writePlan(plan);
    std::mt19937 random(20261130);
    const std::string pool = "{}[]\",:0123456789eE+-.ntfu\\ \n\xE4\xFF";
    const auto upTo = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
    int read = 0;
    for (int i = 0; i < 5000; ++i) {
        std::string text = original;
        const std::size_t edits = 1 + upTo(4);
        for (std::size_t k = 0; k < edits && !text.empty(); ++k) {
            switch (upTo(5)) {
            case 0: text[upTo(text.size())] = pool[upTo(pool.size())]; break;
            case 1: text.erase(upTo(text.size()), 1 + upTo(20)); break;
            case 2: text.insert(upTo(text.size()), 1, pool[upTo(pool.size())]); break;
            case 3: text.resize(upTo(text.size()) + 1); break;
            default: {
                const std::size_t from = upTo(text.size());
                const std::string piece = text.substr(from, 1 + upTo(40));
                text.insert(upTo(text.size()), piece);
            }
            }
        }
        if (const Result<PlanReading> reading = readPlan(text)) {
            ++read;
            // What was read can be written, and reads back to itself.
            const std::string again = writePlan(reading->plan);
            const Result<PlanReading> second = readPlan(again);
            QVERIFY(second);
            QCOMPARE(writePlan(second->plan), again);
        }
    }
    QVERIFY2(read > 200, qPrintable(QString::number(read)));
    QVERIFY(!readPlan(std::string(5'000'000, '[')));
    QVERIFY(!readPlan(std::string("\0\0\0", 3)));
}

void TestPlanFile::filesAreReplacedAsAWhole()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("plan.outlay").toStdString();
    QVERIFY(writeFileAtomically(path, "first"));
    QVERIFY(writeFileAtomically(path, "second, longer"));
    QCOMPARE(readWholeFile(path).value(), std::string("second, longer"));
    std::filesystem::permissions(path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::create_symlink("plan.outlay", path.parent_path() / "link.outlay");
    QVERIFY(writeFileAtomically(path.parent_path() / "link.outlay", "third"));
    QCOMPARE(readWholeFile(path).value(), std::string("third"));
    QVERIFY(std::filesystem::is_symlink(path.parent_path() / "link.outlay"));
    QVERIFY(std::filesystem::status(path).permissions() == (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);

    const Result<void> nowhere = writeFileAtomically(path.parent_path() / "no" / "such" / "folder", "x");
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, std::string("E_FILE"));
    QVERIFY(!writeFileAtomically(path.parent_path(), "x"));
    QVERIFY(!readWholeFile(path.parent_path() / "missing"));
    QVERIFY(!readWholeFile(path.parent_path()));
    QVERIFY(!readWholeFile(path, 4));
}

QTEST_GUILESS_MAIN(TestPlanFile)
#include "test_planfile.moc"
