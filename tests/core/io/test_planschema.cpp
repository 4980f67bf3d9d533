// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/io/examples.h"
#include "core/io/planfacts.h"
#include "core/io/planfile.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <QtTest>

using namespace outlay;

namespace {

nlohmann::json parsed(const std::string& text) { return nlohmann::json::parse(text); }

/// Empty if the text follows docs/plan.schema.json, else the first complaint.
QString complaint(const std::string& text)
{
    QFile file(QStringLiteral(OUTLAY_SOURCE "/docs/plan.schema.json"));
    if (!file.open(QIODevice::ReadOnly))
        return QStringLiteral("no schema");
    const nlohmann::json schemaJson = parsed(file.readAll().toStdString());
    valijson::Schema schema;
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(valijson::adapters::NlohmannJsonAdapter(schemaJson), schema);
    const nlohmann::json document = parsed(text);
    valijson::ValidationResults results;
    if (valijson::Validator().validate(schema, valijson::adapters::NlohmannJsonAdapter(document), &results))
        return {};
    valijson::ValidationResults::Error error;
    results.popError(error);
    QString where;
    for (const std::string& part : error.context)
        where += QString::fromStdString(part);
    return where + ": " + QString::fromStdString(error.description);
}

}  // namespace

class TestPlanSchema final : public QObject {
    Q_OBJECT

private slots:
    void everyExampleFollowsTheSchema();
    void writtenPlansFollowTheSchema();
    void wrongPlansDoNot_data();
    void wrongPlansDoNot();
    void choicesAreThoseOfTheFieldTable();
};

void TestPlanSchema::everyExampleFollowsTheSchema()
{
    for (const Example& example : examples())
        QCOMPARE(complaint(std::string(*exampleText(example.id))), QString());
}

void TestPlanSchema::writtenPlansFollowTheSchema()
{
    const Catalog catalog = builtInCatalog();
    for (const Example& example : examples()) {
        Plan plan = *openExample(example.id, "2026-11-30");
        plan.unknown = R"({"later":{"key":1}})";
        Scenario reset;
        reset.id = "reset";
        reset.entries["mfu"].value = std::monostate();
        reset.entries["model"] = {std::string("llama3-8b"), EntryOrigin::Config};
        plan.scenarios.push_back(reset);
        pinFacts(plan, {&catalog, Date{2026, 11, 30}});
        QCOMPARE(complaint(writePlan(plan)), QString());
    }
}

void TestPlanSchema::wrongPlansDoNot_data()
{
    QTest::addColumn<QString>("text");
    const QString frame = R"({"format":"outlay-plan","version":1,"base":{"values":{%1}}%2})";
    QTest::newRow("another format") << QString(R"({"format":"x","version":1,"base":{"values":{}}})");
    QTest::newRow("no base") << QString(R"({"format":"outlay-plan","version":1})");
    QTest::newRow("version 0") << QString(R"({"format":"outlay-plan","version":0,"base":{"values":{}}})");
    QTest::newRow("a list as a value") << frame.arg("\"tokens\":[1]", "");
    QTest::newRow("tokens as a text") << frame.arg("\"tokens\":\"15T\"", "");
    QTest::newRow("MFU above 1") << frame.arg("\"mfu\":1.2", "");
    QTest::newRow("unknown method") << frame.arg("\"method\":\"magic\"", "");
    QTest::newRow("unknown software") << frame.arg("\"software\":\"magic\"", "");
    QTest::newRow("no date") << frame.arg("\"deadline\":\"soon\"", "");
    QTest::newRow("option id with a dot") << frame.arg("", R"(,"options":["a.b"])");
    QTest::newRow("a scenario called base") << frame.arg("", R"(,"scenarios":[{"id":"base","values":{}}])");
    QTest::newRow("series 9") << frame.arg("", R"(,"scenarios":[{"id":"a","series":9,"values":{}}])");
    QTest::newRow("fact without a source") << frame.arg("", R"(,"facts":{"devices":[{"id":"h100"}]})");
    QTest::newRow("price of 0") << frame.arg("", R"(,"facts":{"price_books":[{"id":"b","source":"s","as_of":"2026","confidence":"reported","rows":[{"device":"d","provider":"p","price":0}]}]})");
}

void TestPlanSchema::wrongPlansDoNot()
{
    QFETCH(QString, text);
    QVERIFY(!complaint(text.toStdString()).isEmpty());
}

void TestPlanSchema::choicesAreThoseOfTheFieldTable()
{
    QFile file(QStringLiteral(OUTLAY_SOURCE "/docs/plan.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const nlohmann::json schema = parsed(file.readAll().toStdString());
    int lists = 0;
    for (const auto& [id, property] : schema["definitions"]["values"]["properties"].items()) {
        if (!property.contains("enum"))
            continue;
        const Field* field = findFieldRow(id);
        QVERIFY2(field, id.c_str());
        nlohmann::json expected = nlohmann::json::array();
        for (const Choice& choice : field->choices)
            expected.push_back(std::string(choice.id));
        expected.push_back(nullptr);
        QVERIFY2(property["enum"] == expected, id.c_str());
        ++lists;
    }
    QVERIFY(lists >= 8);
}

QTEST_GUILESS_MAIN(TestPlanSchema)
#include "test_planschema.moc"
