// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogreader.h"
#include "core/catalog/table.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace outlay;

namespace {

Catalog oneDevice()
{
    Device device;
    device.id = "h100-sxm";
    device.spec.peak[0] = 989.5e12;
    device.spec.peak[1] = 1979e12;
    device.spec.bandwidth = 3.35e12;
    device.spec.memory = 80e9;
    device.spec.memoryUsable = 85899345920;
    device.spec.link = 450e9;
    device.spec.family = DeviceFamily::Hopper;
    Catalog catalog;
    catalog.devices.add(device);
    return catalog;
}

}  // namespace

class TestCatalogReader final : public QObject {
    Q_OBJECT

private slots:
    void defaultsFollowTheSpecification();
    void everyFieldOfAnArchitectureIsReadAndWrittenBack();
    void wrongArchitecturesNameTheFieldAndTheReason_data();
    void wrongArchitecturesNameTheFieldAndTheReason();
    void deviceObjectsOverrideAPresetFieldByField();
    void devicesWithoutPresetNeedPeakBandwidthAndMemory();
    void wrongDevicesNameTheFieldAndTheReason_data();
    void wrongDevicesNameTheFieldAndTheReason();
    void aDeviceSpecSurvivesTheRoundTrip();
    void tablesFindByIdAndAliasAndReplaceById();
};

void TestCatalogReader::defaultsFollowTheSpecification()
{
    const Json json = Json::parse(R"({"layers":32,"hidden":4096,"vocab":32000,"heads":32,"ffn":11008})");
    JsonReader reader(json);
    const auto a = readArchitecture(reader);
    QVERIFY(a);
    QCOMPARE(a->kvHeads, 32.0);
    QCOMPARE(a->headDim, 128.0);
    QCOMPARE(a->matrices, 3.0);
    QCOMPARE(a->normsPerLayer, 2.0);
    QCOMPARE(a->moeEvery, 1.0);
    QVERIFY(!a->tied && !a->qkvBias && !a->sinks);
    QVERIFY(a->norm == NormKind::Rms && a->qkNorm == QkNorm::None && a->attention == AttentionKind::Grouped);
}

void TestCatalogReader::everyFieldOfAnArchitectureIsReadAndWrittenBack()
{
    const Json json = Json::parse(R"({"layers":61,"hidden":7168,"vocab":129280,"heads":128,"kv_heads":64,"head_dim":192,"attn":"mla",
        "q_lora":1536,"kv_lora":512,"d_nope":128,"d_rope":64,"d_v":127,"index_heads":32,"index_dim":96,"experts":256,"topk":8,
        "expert_ffn":2048,"shared_ffn":2049,"shared_gate":true,"router_bias":true,"expert_bias":true,"dense_layers":3,"moe_every":2,
        "route_nodes":4,"ffn":18432,"n_mat":2,"tied":true,"qkv_bias":true,"o_bias":true,"mlp_bias":true,"head_bias":true,"sinks":true,
        "norm":"ln","norms_per_layer":4,"qk_norm":"full","pos_emb":1024,"window":4096,"window_layers":30})");
    JsonReader reader(json);
    const auto a = readArchitecture(reader);
    QVERIFY(a);
    QCOMPARE(a->valueDim, 127.0);
    QCOMPARE(a->sharedFfn, 2049.0);
    QCOMPARE(a->routeNodes, 4.0);
    QCOMPARE(a->learnedPositions, 1024.0);
    QCOMPARE(a->indexDim, 96.0);
    QVERIFY(a->outputBias && a->expertBias && a->headBias && a->sharedGate);
    QVERIFY(a->norm == NormKind::Layer && a->qkNorm == QkNorm::Full && a->attention == AttentionKind::Latent);
    const Json written = architectureToJson(*a);
    QCOMPARE(written.size(), json.size());
    for (const auto& [key, value] : json.items())
        QVERIFY2(written.contains(key) && written[key] == value, key.c_str());
}

void TestCatalogReader::wrongArchitecturesNameTheFieldAndTheReason_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("field");
    QTest::newRow("EX A4: heads do not divide hidden") << R"({"layers":2,"hidden":65,"heads":8,"vocab":10,"ffn":8})" << "E_RANGE" << "head_dim";
    QTest::newRow("heads absent") << R"({"layers":2,"hidden":64,"vocab":10,"ffn":8})" << "E_MISSING" << "heads";
    QTest::newRow("no layer") << R"({"layers":0,"hidden":64,"heads":8,"vocab":10,"ffn":8})" << "E_RANGE" << "layers";
    QTest::newRow("too many layers") << R"({"layers":10001,"hidden":64,"heads":8,"vocab":10,"ffn":8})" << "E_RANGE" << "layers";
    QTest::newRow("half a layer") << R"({"layers":2.5,"hidden":64,"heads":8,"vocab":10,"ffn":8})" << "E_TYPE" << "layers";
    QTest::newRow("text for a number") << R"({"layers":"2","hidden":64,"heads":8,"vocab":10,"ffn":8})" << "E_TYPE" << "layers";
    QTest::newRow("boolean for a number") << R"({"layers":true,"hidden":64,"heads":8,"vocab":10,"ffn":8})" << "E_TYPE" << "layers";
    QTest::newRow("number for a boolean") << R"({"layers":2,"hidden":64,"heads":8,"vocab":10,"ffn":8,"tied":1})" << "E_TYPE" << "tied";
    QTest::newRow("kv heads do not divide") << R"({"layers":2,"hidden":64,"heads":8,"kv_heads":3,"vocab":10,"ffn":8})" << "E_RANGE" << "kv_heads";
    QTest::newRow("more kv heads than heads") << R"({"layers":2,"hidden":64,"heads":8,"kv_heads":16,"vocab":10,"ffn":8})" << "E_RANGE" << "kv_heads";
    QTest::newRow("four matrices") << R"({"layers":2,"hidden":64,"heads":8,"vocab":10,"ffn":8,"n_mat":4})" << "E_RANGE" << "n_mat";
    QTest::newRow("unknown norm") << R"({"layers":2,"hidden":64,"heads":8,"vocab":10,"ffn":8,"norm":"batch"})" << "E_RANGE" << "norm";
    QTest::newRow("experts without topk") << R"({"layers":2,"hidden":64,"heads":8,"vocab":10,"experts":8,"expert_ffn":8})" << "E_MISSING" << "topk";
    QTest::newRow("more active experts than experts") << R"({"layers":2,"hidden":64,"heads":8,"vocab":10,"experts":8,"topk":9,"expert_ffn":8})" << "E_RANGE" << "topk";
    QTest::newRow("latent without rank") << R"({"layers":2,"hidden":64,"heads":8,"vocab":10,"ffn":8,"attn":"mla","d_nope":8,"d_rope":8,"d_v":8})" << "E_MISSING" << "kv_lora";
    QTest::newRow("window on too many layers") << R"({"layers":2,"hidden":64,"heads":8,"vocab":10,"ffn":8,"window":4,"window_layers":3})" << "E_RANGE" << "window_layers";
}

void TestCatalogReader::wrongArchitecturesNameTheFieldAndTheReason()
{
    QFETCH(QString, json);
    QFETCH(QString, code);
    QFETCH(QString, field);
    const Json parsed = Json::parse(json.toStdString());
    JsonReader reader(parsed);
    const auto a = readArchitecture(reader);
    QVERIFY(!a);
    QCOMPARE(QString::fromStdString(a.error().code), code);
    QCOMPARE(QString::fromStdString(a.error().field), field);
}

void TestCatalogReader::deviceObjectsOverrideAPresetFieldByField()
{
    const Catalog catalog = oneDevice();
    const Json json = Json::parse(R"({"preset":"h100-sxm","peak":{"fp8":1500e12,"fp4":null},"nic":25e9,"mem_bytes":96e9})");
    JsonReader reader(json);
    const DeviceSpec spec = readDeviceSpec(reader, catalog);
    QVERIFY(!reader.failed());
    QCOMPARE(spec.peak[0], 989.5e12);
    QCOMPARE(spec.peak[1], 1500e12);
    QCOMPARE(spec.nic, 25e9);
    QCOMPARE(spec.link, 450e9);
    QCOMPARE(spec.memory, 96e9);
    QCOMPARE(spec.memoryUsable, 96e9);
    QVERIFY(spec.family == DeviceFamily::Hopper);

    const Json named = Json::parse(R"({"device":"h100-sxm"})");
    JsonReader outer(named);
    QVERIFY(readDeviceValue(outer, "device", catalog) == catalog.findDevice("h100-sxm")->spec);
    QVERIFY(!outer.failed());
}

void TestCatalogReader::devicesWithoutPresetNeedPeakBandwidthAndMemory()
{
    const Json json = Json::parse(R"({"peak":{"bf16":1e14},"bw":1e12,"mem_bytes":16e9})");
    JsonReader reader(json);
    const DeviceSpec spec = readDeviceSpec(reader, {});
    QVERIFY(!reader.failed());
    QCOMPARE(spec.link, 32e9);
    QCOMPARE(spec.nic, 12.5e9);
    QCOMPARE(spec.node, 8.0);
    QCOMPARE(spec.memoryUsable, 16e9);
    QVERIFY(spec.family == DeviceFamily::Generic);
    for (const char* key : {"peak", "bw", "mem_bytes"}) {
        Json partial = json;
        partial.erase(key);
        JsonReader partialReader(partial);
        (void)readDeviceSpec(partialReader, {});
        QVERIFY(partialReader.failed());
        QCOMPARE(partialReader.issue()->code, std::string("E_MISSING"));
        QCOMPARE(partialReader.issue()->field, std::string(key));
    }
}

void TestCatalogReader::wrongDevicesNameTheFieldAndTheReason_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("field");
    QTest::newRow("unknown preset") << R"({"preset":"h900"})" << "E_UNSUPPORTED" << "preset";
    QTest::newRow("unknown family") << R"({"preset":"h100-sxm","family":"pascal"})" << "E_UNSUPPORTED" << "family";
    QTest::newRow("negative peak") << R"({"preset":"h100-sxm","peak":{"bf16":-1}})" << "E_RANGE" << "peak.bf16";
    QTest::newRow("no bandwidth") << R"({"preset":"h100-sxm","bw":0})" << "E_RANGE" << "bw";
    QTest::newRow("text memory") << R"({"preset":"h100-sxm","mem_bytes":"80e9"})" << "E_TYPE" << "mem_bytes";
    QTest::newRow("peak is a number") << R"({"preset":"h100-sxm","peak":1e15})" << "E_TYPE" << "peak";
}

void TestCatalogReader::wrongDevicesNameTheFieldAndTheReason()
{
    QFETCH(QString, json);
    QFETCH(QString, code);
    QFETCH(QString, field);
    const Json parsed = Json::parse(json.toStdString());
    JsonReader reader(parsed);
    (void)readDeviceSpec(reader, oneDevice());
    QVERIFY(reader.failed());
    QCOMPARE(QString::fromStdString(reader.issue()->code), code);
    QCOMPARE(QString::fromStdString(reader.issue()->field), field);
}

void TestCatalogReader::aDeviceSpecSurvivesTheRoundTrip()
{
    const Catalog catalog = oneDevice();
    const DeviceSpec spec = catalog.findDevice("h100-sxm")->spec;
    const Json json = deviceSpecToJson(spec);
    JsonReader reader(json);
    QVERIFY(readDeviceSpec(reader, {}) == spec);
    QVERIFY(!reader.failed());
}

void TestCatalogReader::tablesFindByIdAndAliasAndReplaceById()
{
    Table<Device> table;
    for (const char* id : {"b", "a", "c"}) {
        Device device;
        device.id = id;
        table.add(device);
    }
    table.addName("A 100", "a");
    table.addName("b", "c");
    table.addName("x", "nothing");
    QCOMPARE(table.find("A 100"), table.find("a"));
    QCOMPARE(table.find("b")->id, std::string("b"));
    QVERIFY(!table.find("x"));
    Device replaced;
    replaced.id = "a";
    replaced.name = "new";
    table.add(replaced);
    QCOMPARE(table.size(), std::size_t{3});
    QCOMPARE(table.find("A 100")->name, std::string("new"));
    QCOMPARE(table.all()[1].name, std::string("new"));
}

QTEST_GUILESS_MAIN(TestCatalogReader)
#include "test_catalogreader.moc"
