// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogreader.h"
#include "core/physics/hfconfig.h"
#include "core/physics/model.h"
#include "tests/core/physics/tinyconfigs.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace outlay;

namespace {

Result<Model> importJson(const Json& json)
{
    JsonReader reader(json);
    const Result<HfModel> imported = readHfConfig(reader);
    return imported ? modelOf(imported->architecture) : Result<Model>(Failure(imported.error()));
}

Result<Model> import(std::string_view text) { return importJson(*parseJson(text, NonFinite::Mark)); }

QByteArray readShared(const QString& path)
{
    QFile file(QStringLiteral(OUTLAY_SHARED "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Published totals that are names or rounded figures, or that hold parts beside the language model; the allowed
// difference in percent. docs/model-configs.md explains each.
const QMap<QString, double> explained = {
    {QStringLiteral("DeepSeek-V4-Pro"), 2},
    {QStringLiteral("Qwen3.5-35B-A3B"), 1.2},
    {QStringLiteral("nvidia-Gemma-4-31B-IT-NVFP4"), 1.2},
};

double differencePercent(double counted, const Json& billions)
{
    return billions.is_number() ? std::abs(counted / (billions.get<double>() * 1e9) - 1) * 100 : 1e9;
}

constexpr const char* llama = R"("model_type":"llama","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"intermediate_size":20)";

}  // namespace

class TestHfConfig final : public QObject {
    Q_OBJECT

private slots:
    void countsAreThoseOfTheTensors_data();
    void countsAreThoseOfTheTensors();
    void canonicalFieldsGiveTheSameArchitectureBack_data() { countsAreThoseOfTheTensors_data(); }
    void canonicalFieldsGiveTheSameArchitectureBack();
    void quantisationChangesNoCount();
    void textConfigIsUnwrappedAndFallsBackToTheFileForTying();
    void infinityInAFieldThatIsNotReadIsHarmless();
    void wrongConfigsNameTheFieldAndTheReason_data();
    void wrongConfigsNameTheFieldAndTheReason();
    void typesAreListedOnceAndSorted();
    void damagedConfigsNeverCrashNorGiveWrongNumbers();
    void sampleConfigsAgreeWithPublishedTotals();
};

void TestHfConfig::countsAreThoseOfTheTensors_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<double>("total");
    QTest::addColumn<double>("active");
    for (const test::TinyConfig& config : test::tinyConfigs)
        QTest::newRow(config.name) << QString::fromUtf8(config.json) << config.total << config.active;
}

void TestHfConfig::countsAreThoseOfTheTensors()
{
    QFETCH(QString, json);
    QFETCH(double, total);
    QFETCH(double, active);
    const Result<Model> model = import(json.toStdString());
    QVERIFY2(model, model ? "" : model.error().message().c_str());
    QCOMPARE(model->counts.total, total);
    QCOMPARE(model->counts.active, active);
    const Geometry& g = model->counts;
    const Architecture& a = model->architecture;
    // The per-layer figures, averages where layers differ, add up to the total.
    const double sum = g.denseLayers * (g.attention.all() + g.denseMlp.all() + g.norms)
                     + g.moeLayers * (g.attention.all() + g.moeFixed.all() + a.experts * g.expert.all() + g.norms) + g.embedding + g.head + g.outsideRest;
    QVERIFY(std::abs(sum / total - 1) < 1e-12);
    double moeLayers = 0;
    for (double i = 0; i < a.layers; ++i)
        moeLayers += isMoeLayer(a, i) ? 1 : 0;
    QCOMPARE(moeLayers, g.moeLayers);
}

void TestHfConfig::canonicalFieldsGiveTheSameArchitectureBack()
{
    QFETCH(QString, json);
    const Result<Model> model = import(json.toStdString());
    QVERIFY(model);
    const Json canonical = architectureToJson(model->architecture);
    JsonReader reader(canonical);
    const Result<Architecture> again = readArchitecture(reader);
    QVERIFY2(again, again ? "" : again.error().message().c_str());
    QVERIFY2(*again == model->architecture, writeJson(canonical).c_str());
}

void TestHfConfig::quantisationChangesNoCount()
{
    const std::string plain = std::string("{") + llama + R"(,"vocab_size":32})";
    const std::string quantised = std::string("{") + llama
                                + R"(,"vocab_size":32,"torch_dtype":"float8_e4m3fn","quantization_config":{"quant_method":"fp8","weight_block_size":[128,128]}})";
    QCOMPARE(import(quantised)->counts.total, import(plain)->counts.total);
}

void TestHfConfig::textConfigIsUnwrappedAndFallsBackToTheFileForTying()
{
    const std::string inner = std::string("{") + llama + R"(,"vocab_size":32})";
    QCOMPARE(import(R"({"model_type":"some_vision_model","text_config":)" + inner + "}")->counts.total, 2 * (8.0 * 8 * 4 + 3 * 8 * 20 + 16) + 2 * 256 + 8);
    QCOMPARE(import(R"({"model_type":"x","tie_word_embeddings":true,"text_config":)" + inner + "}")->counts.head, 0.0);
}

void TestHfConfig::infinityInAFieldThatIsNotReadIsHarmless()
{
    QVERIFY(import(std::string("{") + llama + R"(,"vocab_size":32,"time_step_limit":[0.0, Infinity],"x":NaN})"));
    const Result<Model> wrong = import(std::string("{") + llama + R"(,"vocab_size":Infinity})");
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, std::string(code::nonFinite));
    QCOMPARE(wrong.error().field, std::string("vocab_size"));
}

void TestHfConfig::wrongConfigsNameTheFieldAndTheReason_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("field");
    const QString start = QStringLiteral("{") + QString::fromUtf8(llama);
    QTest::newRow("unknown type") << QStringLiteral(R"({"model_type":"brand_new","hidden_size":8})") << "E_UNSUPPORTED" << "model_type";
    QTest::newRow("no type") << QStringLiteral(R"({"hidden_size":8})") << "E_MISSING" << "model_type";
    QTest::newRow("type is a number") << QStringLiteral(R"({"model_type":3})") << "E_TYPE" << "model_type";
    QTest::newRow("not an object") << QStringLiteral("[]") << "E_TYPE" << "";
    QTest::newRow("vocabulary missing") << start + "}" << "E_MISSING" << "vocab_size";
    QTest::newRow("null equals absent") << start + R"(,"vocab_size":null})" << "E_MISSING" << "vocab_size";
    QTest::newRow("text for a number") << start + R"(,"vocab_size":"32"})" << "E_TYPE" << "vocab_size";
    QTest::newRow("list for a number") << start + R"(,"vocab_size":[32]})" << "E_TYPE" << "vocab_size";
    QTest::newRow("fraction") << start + R"(,"vocab_size":32.5})" << "E_TYPE" << "vocab_size";
    QTest::newRow("boolean for a number") << start + R"(,"vocab_size":true})" << "E_TYPE" << "vocab_size";
    QTest::newRow("zero") << start + R"(,"vocab_size":0})" << "E_RANGE" << "vocab_size";
    QTest::newRow("huge") << start + R"(,"vocab_size":1e300})" << "E_RANGE" << "vocab_size";
    QTest::newRow("text_config is a list") << QStringLiteral(R"({"model_type":"llama","text_config":[]})") << "E_TYPE" << "text_config";
    QTest::newRow("heads do not divide") << start + R"(,"vocab_size":32,"num_key_value_heads":3})" << "E_RANGE" << "kv_heads";
    QTest::newRow("shapes not determined") << QStringLiteral(
        R"({"model_type":"gemma4_text","num_hidden_layers":2,"hidden_size":8,"num_attention_heads":4,"vocab_size":32,"hidden_size_per_layer_input":4})")
        << "E_UNSUPPORTED" << "model_type";
}

void TestHfConfig::wrongConfigsNameTheFieldAndTheReason()
{
    QFETCH(QString, json);
    QFETCH(QString, code);
    QFETCH(QString, field);
    const Result<Model> model = import(json.toStdString());
    QVERIFY(!model);
    QCOMPARE(QString::fromStdString(model.error().code), code);
    QCOMPARE(QString::fromStdString(model.error().field), field);
    QVERIFY(!model.error().message().empty());
    if (code == QLatin1String("E_UNSUPPORTED"))
        QVERIFY(model.error().message().find("enter N and N_active") != std::string::npos);
}

void TestHfConfig::typesAreListedOnceAndSorted()
{
    const std::vector<std::string_view> types = hfModelTypes();
    QVERIFY(types.size() > 80);
    QVERIFY(std::adjacent_find(types.begin(), types.end(), std::greater_equal<>()) == types.end());
}

void TestHfConfig::damagedConfigsNeverCrashNorGiveWrongNumbers()
{
    std::mt19937 random(20261130);
    const auto pick = [&random](std::size_t count) { return std::size_t(random() % count); };
    const Json junk = Json::parse(R"([null, true, "", "text", -1, 0, 1, 2, 0.5, 3.0, 1e15, 1e308, [], [1], {}, {"a":1}, [null], "4", [[]], 9007199254740993])");
    std::vector<Json> configs;
    for (const test::TinyConfig& config : test::tinyConfigs)
        configs.push_back(Json::parse(config.json));
    const auto damage = [&](Json& object) {
        const std::size_t index = pick(object.size());
        auto it = object.begin();
        std::advance(it, std::ptrdiff_t(index));
        if (pick(5) == 0)
            object.erase(it);
        else
            it.value() = junk[pick(junk.size())];
    };
    for (int i = 0; i < 20000; ++i) {
        Json config = configs[pick(configs.size())];
        for (std::size_t n = 1 + pick(3); n > 0 && !config.empty(); --n)
            damage(config);
        const Result<Model> model = importJson(config);
        if (model)
            QVERIFY(std::isfinite(model->total) && model->total > 0 && model->active <= model->total && std::isfinite(model->matmul));
        else
            QVERIFY(!model.error().code.empty() && !model.error().message().empty());
    }
}

void TestHfConfig::sampleConfigsAgreeWithPublishedTotals()
{
    const QByteArray catalog = readShared(QStringLiteral("catalog/models.json"));
    const QDir folder(QStringLiteral(OUTLAY_SHARED "/samples/configs"));
    const QStringList files = folder.entryList({QStringLiteral("*.config.json")}, QDir::Files, QDir::Name);
    if (catalog.isEmpty() || files.isEmpty())
        QSKIP("no samples beside the checkout");
    const Json models = Json::parse(catalog.toStdString())["models"];
    int compared = 0;
    for (const QString& file : files) {
        const Result<Json> json = parseJson(readShared(QStringLiteral("samples/configs/") + file).toStdString(), NonFinite::Mark);
        QVERIFY2(json, qPrintable(file));
        const Result<Model> model = importJson(*json);
        QVERIFY2(model, qPrintable(file + QStringLiteral(": ") + QString::fromStdString(model ? std::string() : model.error().message())));
        const std::string path = "samples/configs/" + file.toStdString();
        const auto record = std::find_if(models.begin(), models.end(), [&](const Json& m) { return m["config_file"] == path; });
        if (record == models.end() || ((*record)["total_params_b"].is_null() && (*record)["computed_total_b"].is_null()))
            continue;
        const double difference = std::min(differencePercent(model->total, (*record)["total_params_b"]), differencePercent(model->total, (*record)["computed_total_b"]));
        const double allowed = explained.value(QString(file).remove(QStringLiteral(".config.json")), 0.5);
        QVERIFY2(difference <= allowed, qPrintable(QStringLiteral("%1: %2 parameters, off by %3 %").arg(file).arg(model->total).arg(difference)));
        ++compared;
    }
    QVERIFY(compared > 40);
}

QTEST_GUILESS_MAIN(TestHfConfig)
#include "test_hfconfig.moc"
