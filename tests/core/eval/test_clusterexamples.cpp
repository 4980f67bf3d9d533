// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Worked examples C and D of the model specification, with the specification's own constants.
#include "core/catalog/catalogloader.h"
#include "core/eval/evaluator.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <charconv>

using namespace outlay;

class ClusterExamples final : public QObject {
    Q_OBJECT

private slots:
    void answersEqualTheWorkedExamples_data();
    void answersEqualTheWorkedExamples();
    void aSetOfConstantsIsNamedOrOverridden();
};

namespace {

const Catalog& facts()
{
    static const Catalog catalog = builtInCatalog();
    return catalog;
}

Json answer(std::string_view request)
{
    return evaluateRequest(parseJson(request).value(), {&facts(), "spec-1.0"});
}

// The value under a dotted path; indices are numbers.
const Json* at(const Json& root, const QByteArray& path)
{
    const Json* value = &root;
    for (const QByteArray& part : path.split('.')) {
        const std::string key = part.toStdString();
        if (value->is_array() && part.toUInt() < value->size())
            value = &(*value)[part.toUInt()];
        else if (value->is_object() && value->contains(key))
            value = &(*value)[key];
        else
            return nullptr;
    }
    return value;
}

// Six significant digits, as the examples are printed.
QByteArray sixDigits(double value)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, 6).ptr;
    return QByteArray(text, static_cast<int>(end - text));
}

}  // namespace

void ClusterExamples::answersEqualTheWorkedExamples_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("C1")
        << QByteArray(R"({"op":"train_memory","model":"llama3-8b","seq_len":8192,"global_batch":64,"plan":{"dp":8,"zero":3},)"
        R"("device":"h100-sxm"})")
        << QByteArray("weights=2007565312 gradients=4015130624 optimizer=12045391872 activations=36674994176 logits=10506731520 total=7.34277e+10 fits=true");
    QTest::newRow("C2")
        << QByteArray(R"({"op":"train_memory","model":"llama3-70b","seq_len":8192,"global_batch":512,"plan":{"tp":8,"pp":4,)"
        R"("dp":16,"virtual":5},"device":"h100-sxm"})")
        << QByteArray("activations=2.58778e+10 total=4.62913e+10 fits=true stage=0");
    QTest::newRow("C3")
        << QByteArray(R"({"op":"train_memory","model":"llama3-70b","seq_len":2048,"global_batch":16,"method":"qlora",)"
        R"("plan":{"recompute":"full"},"device":"h100-sxm"})")
        << QByteArray("weights=39929340354 total=5.12776e+10 fits=true");
    QTest::newRow("C4")
        << QByteArray(R"({"op":"min_devices","model":"llama3-70b","device":"h100-sxm","seq_len":8192,"global_batch":1024,)"
        R"("recompute":"full"})")
        << QByteArray("n_devices=16 tp=8 pp=2 total=8.36587e+10");
    QTest::newRow("C5")
        << QByteArray(R"({"op":"train_memory","model":"deepseek-v3","precision":"fp8_primary","seq_len":4096,)"
        R"("global_batch":15360,"plan":{"pp":16,"ep":64,"dp":128,"recompute":"selective"},"device":"h800-sxm"})")
        << QByteArray("weights=3273263104 optimizer=4315232352 activations=109125304320 total=1.36673e+11 fits=false");
    QTest::newRow("C6")
        << QByteArray(R"({"op":"train_memory","model":"llama3-8b","global_batch":8,"plan":{"tp":3}})")
        << QByteArray("error.code=E_RANGE");
    QTest::newRow("D1")
        << QByteArray(R"({"op":"step_time","model":"llama3-70b","device":"h100-sxm","seq_len":8192,"global_batch":512,)"
        R"("plan":{"tp":8,"pp":4,"dp":16,"virtual":5}})")
        << QByteArray("step_time=8.84875 mfu=0.420294 bubble_fraction=0.0176698 breakdown.tp_comm=1.54205 breakdown.gemm=4.94717");
    QTest::newRow("D2")
        << QByteArray(R"({"op":"step_time","model":"llama3-8b","device":"a100-80-sxm","seq_len":4096,"global_batch":256,)"
        R"("plan":{"dp":64,"zero":3,"micro_batch":2}})")
        << QByteArray("step_time=4.30028 mfu=0.589194 tokens_per_s_per_device=3809.98 breakdown.dp_comm=0.505906");
    QTest::newRow("D3")
        << QByteArray(R"({"op":"step_time","model":"deepseek-v3","device":"h800-sxm","dtype":"fp8","seq_len":4096,)"
        R"("global_batch":15360,"plan":{"pp":16,"ep":64,"dp":128,"recompute":"selective"}})")
        << QByteArray("step_time=28.2687 mfu=0.275195 breakdown.ep_comm=5.72771");
    QTest::newRow("D4")
        << QByteArray(R"({"op":"step_time","model":"llama2-7b","device":"rtx4090","method":"qlora","seq_len":2048,)"
        R"("global_batch":16,"plan":{"micro_batch":2,"recompute":"full"}})")
        << QByteArray("step_time=13.4016 mfu=0.414995");
    QTest::newRow("D5")
        << QByteArray(R"({"op":"plan_search","model":"llama3-8b","device":"h100-sxm","seq_len":8192,"global_batch":512,)"
        R"("n_devices":128,"top":1})")
        << QByteArray("tried=2091 feasible=1860 plans.0.tp=1 plans.0.pp=1 plans.0.zero=1 plans.0.step_time=3.36558 plans.0.mfu=0.506444 plans.0.memory=7.39171e+10");
    QTest::newRow("D6")
        << QByteArray(R"({"op":"predict_run","model":"llama3-70b","device":"h100-sxm","tokens":15e12,"seq_len":8192,)"
        R"("n_devices":1024})")
        << QByteArray("global_batch=1024 mfu=0.476804 device_hours=6.39886e+06 wall_hours=6248.89 plan.tp=2 plan.pp=4");
}

void ClusterExamples::answersEqualTheWorkedExamples()
{
    QFETCH(QByteArray, request);
    QFETCH(QByteArray, expected);
    const Json json = answer(request.toStdString());
    const Json result = json.value("result", Json());
    for (const QByteArray& pair : expected.split(' ')) {
        const int equals = pair.indexOf('=');
        const QByteArray path = pair.left(equals);
        const QByteArray want = pair.mid(equals + 1);
        const Json* got = at(path.startsWith("error") ? json : result, path);
        QVERIFY2(got, (path + " is missing: " + QByteArray::fromStdString(writeJson(json, -1))).constData());
        if (got->is_boolean())
            QCOMPARE(QByteArray(got->get<bool>() ? "true" : "false"), want);
        else if (got->is_string())
            QCOMPARE(QByteArray::fromStdString(got->get<std::string>()), want);
        else
            QVERIFY2(got->get<double>() == want.toDouble() || sixDigits(got->get<double>()).toDouble() == want.toDouble(),
                     (path + " is " + QByteArray::number(got->get<double>(), 'g', 12) + ", not " + want).constData());
    }
}

void ClusterExamples::aSetOfConstantsIsNamedOrOverridden()
{
    const std::string head = R"({"op":"step_time","model":"llama3-8b","device":"h100-sxm","global_batch":8)";
    const double plain = answer(head + "}")["result"]["step_time"].get<double>();
    QCOMPARE(answer(head + R"(,"calibration":"spec-1.0"})")["result"]["step_time"].get<double>(), plain);
    QVERIFY(answer(head + R"(,"calibration":{"eta_gemm":0.45}})")["result"]["step_time"].get<double>() > 1.5 * plain);
    QCOMPARE(answer(head + R"(,"calibration":"other"})")["error"]["code"].get<std::string>(), std::string("E_UNSUPPORTED"));
    QCOMPARE(answer(head + R"(,"calibration":{"eta_gemm":0}})")["error"]["code"].get<std::string>(), std::string("E_RANGE"));
}

QTEST_GUILESS_MAIN(ClusterExamples)
#include "test_clusterexamples.moc"
