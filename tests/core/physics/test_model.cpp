// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/physics/model.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace outlay;

namespace {

// A two-layer model whose numbers fit on paper: h 8, a 4, d 2, g 2, f 20, V 32.
Architecture small()
{
    Architecture a;
    a.layers = 2;
    a.hidden = 8;
    a.vocab = 32;
    a.heads = 4;
    a.kvHeads = 2;
    a.headDim = 2;
    a.ffn = 20;
    return a;
}
constexpr double smallMatmulLayers = 2 * (8 * 4 * 2 + 2 * 8 * 2 * 2 + 4 * 2 * 8 + 3 * 8 * 20);
constexpr double smallTotal = smallMatmulLayers + 2 * 2 * 8 + 2 * 32 * 8 + 8;

}  // namespace

class TestModel final : public QObject {
    Q_OBJECT

private slots:
    void presetsHaveThePublishedCounts_data();
    void presetsHaveThePublishedCounts();
    void forwardFlopsAreWeightsPlusScores();
    void windowLayersSeeTheirWindow();
    void compressedMixersSeeTheirWindowAndTheSelectedKeys();
    void moeLayersFollowTheLeadingDenseOnes();
    void overridesScaleTheMatmulCounts();
    void parametersAloneStandForEverything();
    void impossibleOverridesAreRefused();
    void impossibleArchitecturesAreRefused();
};

void TestModel::presetsHaveThePublishedCounts_data()
{
    QTest::addColumn<double>("total");
    QTest::addColumn<double>("active");
    const auto row = [](const char* id, double total, double active = 0) { QTest::newRow(id) << total << (active > 0 ? active : total); };
    row("gpt2", 124439808);
    row("gpt3-175b", 174604259328);
    row("llama2-7b", 6738415616);
    row("llama2-70b", 68976648192);
    row("llama3-8b", 8030261248);
    row("llama3-70b", 70553706496);
    row("llama3-405b", 405853388800);
    row("mixtral-8x7b", 46702792704, 12879925248);
    row("qwen2.5-7b", 7615616512);
    row("qwen2.5-72b", 72706203648);
    row("qwen3-0.6b", 596049920);
    row("qwen3-8b", 8190735360);
    row("qwen3-32b", 32762123264);
    row("qwen3-30b-a3b", 30532122624, 3353032704);
    row("qwen3-235b-a22b", 235093634560, 22190763520);
    row("deepseek-v3", 671026419200, 37552297472);
    row("deepseek-v2", 235741434880, 21375800320);
    row("deepseek-v2-lite", 15706484224, 2661150208);
}

void TestModel::presetsHaveThePublishedCounts()
{
    QFETCH(double, total);
    QFETCH(double, active);
    static const Catalog catalog = builtInCatalog();
    const ModelPreset* preset = catalog.findModelPreset(QTest::currentDataTag());
    QVERIFY(preset && preset->architecture);
    const Result<Model> model = modelOf(*preset->architecture);
    QVERIFY(model);
    QCOMPARE(model->total, total);
    QCOMPARE(model->active, active);
    QVERIFY(!model->overridden);
}

void TestModel::forwardFlopsAreWeightsPlusScores()
{
    const Model model = *modelOf(small());
    QCOMPARE(model.total, smallTotal);
    QCOMPARE(model.matmulLayers, smallMatmulLayers);
    QCOMPARE(model.matmul, smallMatmulLayers + 32 * 8);
    const ForwardFlops causal = forwardFlops(model, 100, FlopsConvention::Exact, AttentionConvention::Causal);
    QCOMPARE(causal.linear, 2 * (smallMatmulLayers + 256));
    QCOMPARE(causal.linearLayers, 2 * smallMatmulLayers);
    QCOMPARE(causal.attention, 2.0 * 4 * (2 + 2) * 2 * 50);
    QCOMPARE(forwardFlops(model, 100, FlopsConvention::Exact, AttentionConvention::Full).attention, 2 * causal.attention);
    QCOMPARE(forwardFlops(model, 100, FlopsConvention::Exact, AttentionConvention::None).attention, 0.0);
    const ForwardFlops simple = forwardFlops(model, 100, FlopsConvention::SixN, AttentionConvention::Full);
    QCOMPARE(simple.all(), 2 * smallTotal);
    QCOMPARE(simple.linearLayers, 2 * smallTotal);
}

void TestModel::windowLayersSeeTheirWindow()
{
    Architecture a = small();
    a.window = 40;
    a.windowLayers = 1;
    QCOMPARE(attentionSpan(a, 100, true), 50 + (40 - 1600.0 / 200));
    QCOMPARE(attentionSpan(a, 100, false), 100.0 + 40);
    // A window as long as the sequence is no window.
    QCOMPARE(attentionSpan(a, 40, true), 40.0);
    QCOMPARE(attentionSpan(a, 40, false), 80.0);
}

void TestModel::compressedMixersSeeTheirWindowAndTheSelectedKeys()
{
    Architecture a = small();
    a.mixers[0].layers = 2;
    a.mixers[0].scoreWidth = 10;
    a.mixers[0].window = 16;
    a.mixers[0].compression = 4;
    a.mixers[0].selected = 8;
    a.mixers[0].flops = 7;
    a.mixers[0].cached = 3;
    const Model model = *modelOf(a);
    // 16 keys of the window and 8 of the 25 pooled ones, in both layers.
    QCOMPARE(attentionFlopsPerToken(a, model.counts, 100, false), 2 * (2.0 * 10 * (16 + 8) + 7));
    // Fewer pooled keys than the selection: all of them.
    QCOMPARE(attentionFlopsPerToken(a, model.counts, 20, false), 2 * (2.0 * 10 * (16 + 5) + 7));
    QCOMPARE(model.counts.kvElementsAll, 6.0);
}

void TestModel::moeLayersFollowTheLeadingDenseOnes()
{
    Architecture a = small();
    a.layers = 9;
    a.experts = 4;
    a.topk = 2;
    a.expertFfn = 5;
    a.denseLayers = 2;
    a.moeEvery = 3;
    std::vector<double> moe;
    for (double i = 0; i < a.layers; ++i) {
        if (isMoeLayer(a, i))
            moe.push_back(i);
    }
    QVERIFY((moe == std::vector<double>{4, 7}));
    QCOMPARE(geometry(a)->moeLayers, 2.0);
    a.denseLayers = 20;
    QCOMPARE(geometry(a)->moeLayers, 0.0);
}

void TestModel::overridesScaleTheMatmulCounts()
{
    const Model total = *modelOf(small(), 2 * smallTotal);
    QVERIFY(total.overridden);
    QCOMPARE(total.total, 2 * smallTotal);
    QCOMPARE(total.active, 2 * smallTotal);
    QCOMPARE(total.matmul, 2 * (smallMatmulLayers + 256));
    const Model active = *modelOf(small(), {}, smallTotal / 2);
    QCOMPARE(active.total, smallTotal);
    QCOMPARE(active.matmulLayers, smallMatmulLayers / 2);
    for (double n = 1; n < 1e12; n *= 1.37)
        QVERIFY(modelOf(small(), n));  // however n_total rounds, a dense model's active count fits into it
    // Scores depend on the shape alone.
    QCOMPARE(forwardFlops(active, 100, FlopsConvention::Exact, AttentionConvention::Causal).attention, 2.0 * 4 * 4 * 2 * 50);
}

void TestModel::parametersAloneStandForEverything()
{
    const Model model = *modelOf(7e9, {});
    QVERIFY(!model.hasArchitecture && !model.overridden);
    QCOMPARE(model.active, 7e9);
    QVERIFY(lacksArchitecture(model, FlopsConvention::Exact));
    QVERIFY(!lacksArchitecture(model, FlopsConvention::SixN));
    QCOMPARE(forwardFlops(model, 4096, FlopsConvention::Exact, AttentionConvention::Causal).all(), 14e9);
    QCOMPARE(modelOf(std::optional<double>(), 3e9)->total, 3e9);
    QCOMPARE(modelOf(40e9, 3e9)->active, 3e9);
}

void TestModel::impossibleOverridesAreRefused()
{
    QCOMPARE(modelOf(std::optional<double>(), {}).error().code, std::string(code::missing));
    QCOMPARE(modelOf(1e9, 2e9).error().code, std::string(code::range));
    QCOMPARE(modelOf(small(), smallTotal / 2, smallTotal).error().code, std::string(code::range));
    QCOMPARE(modelOf(-1.0, {}).error().code, std::string(code::range));
    QCOMPARE(modelOf(std::numeric_limits<double>::infinity(), {}).error().code, std::string(code::range));
    QVERIFY(!modelOf(std::numeric_limits<double>::quiet_NaN(), {}));
}

void TestModel::impossibleArchitecturesAreRefused()
{
    const auto fieldOf = [](void (*change)(Architecture&)) {
        Architecture a = small();
        change(a);
        const Result<Geometry> counts = geometry(a);
        return counts ? std::string("accepted") : counts.error().field;
    };
    QCOMPARE(fieldOf([](Architecture& a) { a.layers = 0; }), std::string("layers"));
    QCOMPARE(fieldOf([](Architecture& a) { a.kvHeads = 3; }), std::string("kv_heads"));
    QCOMPARE(fieldOf([](Architecture& a) { a.ffn = 0; }), std::string("ffn"));
    QCOMPARE(fieldOf([](Architecture& a) { a.experts = 4; }), std::string("topk"));
    QCOMPARE(fieldOf([](Architecture& a) { a.windowLayers = 3; }), std::string("window_layers"));
    QCOMPARE(fieldOf([](Architecture& a) { a.hidden = std::numeric_limits<double>::quiet_NaN(); }), std::string("hidden"));
    QCOMPARE(fieldOf([](Architecture& a) { a.mixers[1].layers = 3; }), std::string("mixers"));
    QCOMPARE(fieldOf([](Architecture& a) { a.mlpFreeLayers = 3; }), std::string("no_mlp_layers"));
}

QTEST_GUILESS_MAIN(TestModel)
#include "test_model.moc"
