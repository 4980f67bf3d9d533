// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The operations geometry and train_compute as requests see them (model specification A and B).
#include "core/catalog/catalogloader.h"
#include "core/eval/evaluator.h"
#include "tests/core/physics/tinyconfigs.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace outlay;

namespace {

const Catalog& catalog()
{
    static const Catalog facts = builtInCatalog();
    return facts;
}

Json ask(const Json& request)
{
    EvaluationContext context;
    context.catalog = &catalog();
    return evaluateRequest(request, context);
}

Json ask(const QString& request) { return ask(*parseJson(request.toStdString(), NonFinite::Mark)); }

const Json* at(const Json& json, const QString& path)
{
    const Json* value = &json;
    for (const QString& key : path.split(QLatin1Char('.'))) {
        const auto it = value->find(key.toStdString());
        if (it == value->end())
            return nullptr;
        value = &*it;
    }
    return value;
}

bool allFinite(const Json& value)
{
    if (value.is_number())
        return std::isfinite(value.get<double>());
    return !value.is_structured() || std::all_of(value.begin(), value.end(), allFinite);
}

const std::set<std::string> errorCodes = {"E_MISSING", "E_TYPE", "E_NONFINITE", "E_RANGE", "E_UNSUPPORTED", "E_INFEASIBLE", "E_NO_BRACKET"};

}  // namespace

class TestModelOperations final : public QObject {
    Q_OBJECT

private slots:
    void workedExamplesAgree_data();
    void workedExamplesAgree();
    void wrongRequestsNameTheFieldAndTheReason_data();
    void wrongRequestsNameTheFieldAndTheReason();
    void warningsSayWhatTheAnswerRestsOn_data();
    void warningsSayWhatTheAnswerRestsOn();
    void nullEqualsAbsentAndUnknownFieldsAreIgnored();
    void integralFloatsAreIntegers();
    void defaultsAreThoseOfTheSpecification();
    void randomRequestsNeverCrashNorAnswerNonFinite();
};

void TestModelOperations::workedExamplesAgree_data()
{
    QTest::addColumn<QString>("request");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* id, const char* request, const char* expected) { QTest::newRow(id) << QString::fromUtf8(request) << QString::fromUtf8(expected); };
    row("A1", R"({"op":"geometry","model":"llama3-8b"})", "n_total=8030261248 n_matmul=7504658432 kv_bytes_per_token_bf16=131072");
    row("A2", R"({"op":"geometry","model":"deepseek-v3"})",
        "n_total=671026419200 n_active=37552297472 n_matmul=36624596992 n_moe_layers=58 kv_bytes_per_token_bf16=70272");
    row("A3", R"({"op":"geometry","model":{"config":{"model_type":"qwen3_moe","num_hidden_layers":48,"hidden_size":2048,"num_attention_heads":32,
                 "num_key_value_heads":4,"head_dim":128,"vocab_size":151936,"num_experts":128,"num_experts_per_tok":8,"moe_intermediate_size":768}}})",
        "n_total=30532122624 n_active=3353032704");
    row("B1", R"({"op":"train_compute","model":{"n_total":70e9},"tokens":15e12,"convention":"6n","peak_flops":990e12,"mfu":0.43,"n_devices":8000})",
        "model_flops=6.3e+24 device_hours=4.11088e+06 wall_days=21.4108");
    row("B2", R"({"op":"train_compute","model":"llama3-8b","tokens":15e12,"seq_len":8192,"device":"h100-sxm","mfu":0.40,"n_devices":2048,"recompute":"full"})",
        "forward_flops_per_token=17156800512 model_flops=7.72056e+23 device_hours=541839 hfu=0.525168");
    row("B3", R"({"op":"train_compute","model":"llama3-70b","method":"lora","tokens":1e8,"lora_rank":16,"convention":"6n","device":"h100-sxm","mfu":0.35,"n_devices":4})",
        "lora_params=207093760 model_flops=2.83457e+19 wall_hours=5.68383");
    row("B4", R"({"op":"train_compute","model":"llama3-8b","method":"grpo","prompts":10000,"prompt_tokens":500,"response_tokens":2000,"group_size":8,
                 "device":"h100-sxm","mfu":0.35,"n_devices":64})",
        "parts.generation=2.58467e+18 parts.policy_train=9.39881e+18 model_flops=1.51164e+19 wall_hours=0.383797");
    // Llama 3's own figure: 6·405e9·15.6e12.
    row("6ND", R"({"op":"train_compute","model":{"n_total":405e9},"tokens":15.6e12,"convention":"6n"})", "model_flops=3.7908e+25");
}

void TestModelOperations::workedExamplesAgree()
{
    QFETCH(QString, request);
    QFETCH(QString, expected);
    const Json answer = ask(request);
    QVERIFY2(answer.contains("result"), writeJson(answer).c_str());
    for (const QString& pair : expected.split(QLatin1Char(' '))) {
        const QString key = pair.section(QLatin1Char('='), 0, 0);
        const QString text = pair.section(QLatin1Char('='), 1);
        const Json* value = at(answer["result"], key);
        QVERIFY2(value && value->is_number(), qPrintable(key));
        // Whole numbers are stated completely, others to six significant digits.
        const double allowed = text.contains(QLatin1Char('.')) || text.size() <= 6 ? 6e-6 : 0;
        QVERIFY2(std::abs(value->get<double>() / text.toDouble() - 1) <= allowed, qPrintable(key + QStringLiteral(" = ") + QString::number(value->get<double>(), 'g', 12)));
    }
}

void TestModelOperations::wrongRequestsNameTheFieldAndTheReason_data()
{
    QTest::addColumn<QString>("request");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("field");
    const auto geometryRow = [](const char* id, const char* model, const char* code, const char* field) {
        QTest::newRow(id) << QStringLiteral(R"({"op":"geometry","model":%1})").arg(QString::fromUtf8(model)) << code << field;
    };
    const auto computeRow = [](const char* id, const char* fields, const char* code, const char* field) {
        QTest::newRow(id) << QStringLiteral(R"({"op":"train_compute","model":"llama3-8b",%1})").arg(QString::fromUtf8(fields)) << code << field;
    };
    geometryRow("A4", R"({"arch":{"layers":2,"hidden":65,"heads":8,"vocab":10,"ffn":8}})", "E_RANGE", "model.arch.head_dim");
    geometryRow("model absent", "null", "E_MISSING", "model");
    geometryRow("model is a number", "7e9", "E_TYPE", "model");
    geometryRow("model is empty", "{}", "E_MISSING", "model.n_total");
    geometryRow("unknown preset", R"("gpt-99")", "E_UNSUPPORTED", "model");
    geometryRow("unknown preset in an object", R"({"preset":"gpt-99"})", "E_UNSUPPORTED", "model.preset");
    geometryRow("preset and arch", R"({"preset":"llama3-8b","arch":{}})", "E_RANGE", "model.arch");
    geometryRow("unknown model type", R"({"config":{"model_type":"brand_new"}})", "E_UNSUPPORTED", "model.config.model_type");
    geometryRow("config is a text", R"({"config":"llama"})", "E_TYPE", "model.config");
    geometryRow("active above total", R"({"preset":"llama3-8b","n_active":9e9})", "E_RANGE", "model.n_active");
    geometryRow("n_total is zero", R"({"n_total":0})", "E_RANGE", "model.n_total");
    geometryRow("n_total is true", R"({"n_total":true})", "E_TYPE", "model.n_total");
    geometryRow("n_total is not finite", R"({"n_total":NaN})", "E_NONFINITE", "model.n_total");
    geometryRow("layers are half", R"({"arch":{"layers":2.5,"hidden":64,"heads":8,"vocab":10,"ffn":8}})", "E_TYPE", "model.arch.layers");
    geometryRow("too many layers", R"({"arch":{"layers":10001,"hidden":64,"heads":8,"vocab":10,"ffn":8}})", "E_RANGE", "model.arch.layers");
    geometryRow("ffn missing", R"({"arch":{"layers":2,"hidden":64,"heads":8,"vocab":10}})", "E_MISSING", "model.arch.ffn");
    geometryRow("topk above experts", R"({"arch":{"layers":2,"hidden":64,"heads":8,"vocab":10,"experts":4,"topk":5,"expert_ffn":8}})", "E_RANGE", "model.arch.topk");
    computeRow("B5", R"("tokens":1e9,"device":"a100-80-sxm","dtype":"fp8","mfu":0.4)", "E_UNSUPPORTED", "dtype");
    computeRow("tokens missing", R"("epochs":1)", "E_MISSING", "tokens");
    computeRow("tokens zero", R"("tokens":0)", "E_RANGE", "tokens");
    computeRow("tokens infinite", R"("tokens":Infinity)", "E_NONFINITE", "tokens");
    computeRow("unknown method", R"("tokens":1,"method":"magic")", "E_RANGE", "method");
    computeRow("unknown convention", R"("tokens":1,"convention":"8n")", "E_RANGE", "convention");
    computeRow("unknown device", R"("tokens":1,"device":"h999","mfu":0.4)", "E_UNSUPPORTED", "device");
    computeRow("unknown dtype", R"("tokens":1,"device":"h100-sxm","dtype":"fp64","mfu":0.4)", "E_UNSUPPORTED", "dtype");
    computeRow("mfu missing", R"("tokens":1,"device":"h100-sxm")", "E_MISSING", "mfu");
    computeRow("mfu zero", R"("tokens":1,"peak_flops":1e15,"mfu":0)", "E_RANGE", "mfu");
    computeRow("mfu above one", R"("tokens":1,"peak_flops":1e15,"mfu":1.01)", "E_RANGE", "mfu");
    computeRow("half a device", R"("tokens":1,"peak_flops":1e15,"mfu":0.4,"n_devices":1.5)", "E_TYPE", "n_devices");
    computeRow("sequence length zero", R"("tokens":1,"seq_len":0)", "E_RANGE", "seq_len");
    computeRow("freeze without a fraction", R"("tokens":1,"method":"freeze")", "E_MISSING", "trainable_fraction");
    computeRow("distill without a teacher", R"("tokens":1,"method":"distill")", "E_MISSING", "teacher");
    computeRow("grpo without prompts", R"("method":"grpo","prompt_tokens":1,"response_tokens":1)", "E_MISSING", "prompts");
    computeRow("unknown adapter target", R"("tokens":1,"method":"lora","lora_targets":["q","x"])", "E_RANGE", "lora_targets");
    computeRow("too large to be finite", R"("tokens":1e308,"epochs":1e308)", "E_RANGE", "model_flops");
    QTest::newRow("adapters of latent attention") << R"({"op":"train_compute","model":"deepseek-v3","method":"lora","tokens":1})" << "E_MISSING" << "lora_params";
    QTest::newRow("unknown operation") << R"({"op":"divine"})" << "E_UNSUPPORTED" << "op";
    QTest::newRow("no operation") << R"({})" << "E_MISSING" << "op";
}

void TestModelOperations::wrongRequestsNameTheFieldAndTheReason()
{
    QFETCH(QString, request);
    QFETCH(QString, code);
    QFETCH(QString, field);
    const Json answer = ask(request);
    QVERIFY2(answer.contains("error"), writeJson(answer).c_str());
    QCOMPARE(QString::fromStdString(answer["error"]["code"].get<std::string>()), code);
    QCOMPARE(QString::fromStdString(answer["error"]["field"].get<std::string>()), field);
    QVERIFY(!answer["error"]["message"].get<std::string>().empty());
}

void TestModelOperations::warningsSayWhatTheAnswerRestsOn_data()
{
    QTest::addColumn<QString>("request");
    QTest::addColumn<QString>("warnings");
    const auto row = [](const char* id, const char* fields, const char* warnings) {
        QTest::newRow(id) << QStringLiteral(R"({"op":"train_compute","tokens":1e9,"peak_flops":1e15,%1})").arg(QString::fromUtf8(fields)) << QString::fromUtf8(warnings);
    };
    row("none", R"("model":"llama3-8b","mfu":0.4)", "[]");
    row("only N known", R"("model":{"n_total":7e9},"mfu":0.4)", R"(["W_NO_ARCH"])");
    row("6n needs no architecture", R"("model":{"n_total":7e9},"convention":"6n","mfu":0.4)", "[]");
    row("N overrides", R"("model":{"preset":"llama3-8b","n_total":9e9},"mfu":0.4)", R"(["W_OVERRIDE"])");
    row("teacher without architecture", R"("model":"llama3-8b","method":"distill","teacher":{"n_total":7e10},"mfu":0.4)", R"(["W_NO_ARCH"])");
    row("high", R"("model":"llama3-8b","mfu":0.66)", R"(["W_MFU_HIGH"])");
    row("at the upper bound", R"("model":"llama3-8b","mfu":0.65)", "[]");
    row("low", R"("model":"llama3-8b","mfu":0.049)", R"(["W_MFU_LOW"])");
    row("at the lower bound", R"("model":"llama3-8b","mfu":0.05)", "[]");
}

void TestModelOperations::warningsSayWhatTheAnswerRestsOn()
{
    QFETCH(QString, request);
    QFETCH(QString, warnings);
    const Json answer = ask(request);
    QVERIFY2(answer.contains("result"), writeJson(answer).c_str());
    QCOMPARE(QString::fromStdString(answer["result"]["warnings"].dump()), warnings);
}

void TestModelOperations::nullEqualsAbsentAndUnknownFieldsAreIgnored()
{
    const Json plain = ask(QStringLiteral(R"({"op":"train_compute","model":"llama3-8b","tokens":1e9})"));
    const Json noisy = ask(QStringLiteral(R"({"op":"train_compute","model":"llama3-8b","tokens":1e9,"mfu":null,"seq_len":null,"device":null,"colour":"red","x":NaN})"));
    QVERIFY2(noisy == plain, writeJson(noisy).c_str());
}

void TestModelOperations::integralFloatsAreIntegers()
{
    const Json answer = ask(QStringLiteral(R"({"op":"train_compute","model":{"arch":{"layers":2.0,"hidden":6.4e1,"heads":8,"vocab":1e3,"ffn":8}},"tokens":1,"seq_len":1e3})"));
    QVERIFY2(answer.contains("result"), writeJson(answer).c_str());
}

void TestModelOperations::defaultsAreThoseOfTheSpecification()
{
    const Json given = ask(QStringLiteral(R"({"op":"train_compute","model":"llama3-8b","tokens":1e9,"convention":"exact","attention":"causal","recompute":"none","seq_len":4096,
        "method":"pretrain","epochs":1,"device":"h100-sxm","dtype":"bf16","mfu":0.4,"mfu_gen":0.05,"n_devices":1})"));
    QVERIFY2(ask(QStringLiteral(R"({"op":"train_compute","model":"llama3-8b","tokens":1e9,"device":"h100-sxm","mfu":0.4})")) == given, writeJson(given).c_str());
    const Json ppo = ask(QStringLiteral(R"({"op":"train_compute","model":"llama3-8b","method":"ppo","prompts":10,"prompt_tokens":5,"response_tokens":20,"group_size":1,
        "inner_epochs":1,"shared_prefix":false,"recompute_old_logprobs":true,"kl_reference":true,"critic_model":{"n_total":8030261248},"reward_model":{"n_total":8030261248}})"));
    const Json byDefault = ask(QStringLiteral(R"({"op":"train_compute","model":"llama3-8b","method":"ppo","prompts":10,"prompt_tokens":5,"response_tokens":20})"));
    QVERIFY2(byDefault.contains("result") && ppo.contains("result"), writeJson(byDefault).c_str());
    QVERIFY2(byDefault["result"]["parts"] == ppo["result"]["parts"], writeJson(ppo).c_str());
}

void TestModelOperations::randomRequestsNeverCrashNorAnswerNonFinite()
{
    std::mt19937 random(7);
    const auto pick = [&random](std::size_t count) { return std::size_t(random() % count); };
    const Json junk = *parseJson(R"([null, true, false, "", "x", "fp8", -1, 0, 1, 2, 3.5, 1e-300, 1e9, 1e15, 1e308, -1e308, 9007199254740993, [], [1, "q"], ["q", "down"],
        {}, {"preset":"llama3-8b"}, {"n_total":1e12}, {"peak":{"bf16":1e308},"bw":1,"mem_bytes":1}, NaN, Infinity, "llama2-70b", "h100-sxm", "full", "6n", "lora", "ppo"])", NonFinite::Mark);
    const std::vector<std::string> seeds = {
        R"({"op":"geometry","model":{"preset":"mixtral-8x7b","n_total":5e10,"n_active":1e10}})",
        R"({"op":"geometry","model":{"arch":{"layers":3,"hidden":64,"vocab":100,"heads":8,"kv_heads":2,"head_dim":8,"ffn":128,"experts":4,"topk":2,"expert_ffn":32,
            "shared_ffn":16,"dense_layers":1,"moe_every":2,"window":32,"window_layers":2,"norm":"ln","qk_norm":"full","pos_emb":10}}})",
        R"({"op":"train_compute","model":"llama3-8b","method":"qlora","tokens":1e9,"epochs":2,"seq_len":2048,"recompute":"full","attention":"full","lora_rank":8,
            "lora_targets":["q"],"dequant_time_factor":1.2,"dgrad_fraction":0.5,"device":"h100-sxm","dtype":"fp8","mfu":0.4,"n_devices":8})",
        R"({"op":"train_compute","model":{"n_total":7e9},"method":"dpo","tokens":1e9,"reference_cached":true,"peak_flops":1e15,"mfu":0.3})",
        R"({"op":"train_compute","model":"deepseek-v3","method":"distill","tokens":1e9,"teacher":"llama3-405b","convention":"6n"})",
        R"({"op":"train_compute","model":"qwen3-30b-a3b","method":"ppo","prompts":1e4,"prompt_tokens":500,"response_tokens":2000,"inner_epochs":2,"group_size":2,
            "mfu":0.4,"mfu_gen":0.1,"device":{"preset":"b200","nic":1e10},"critic_model":"llama3-8b","reward_model":"llama3-8b","reference_model":"llama3-8b"})",
        R"({"op":"train_compute","model":"llama2-7b","method":"freeze","tokens":1e9,"trainable_fraction":0.2})",
    };
    std::vector<Json> requests;
    for (const std::string& seed : seeds)
        requests.push_back(Json::parse(seed));
    for (const test::TinyConfig& config : test::tinyConfigs)
        requests.push_back(Json{{"op", "geometry"}, {"model", {{"config", Json::parse(config.json)}}}});
    // Descends into a random member, then breaks it.
    const auto damage = [&](Json& request) {
        Json* target = &request;
        while (true) {
            auto it = target->begin();
            std::advance(it, std::ptrdiff_t(pick(target->size())));
            if (it.value().is_object() && !it.value().empty() && pick(4) > 0) {
                target = &it.value();
                continue;
            }
            if (it.key() != "op")
                it.value() = junk[pick(junk.size())];
            return;
        }
    };
    int results = 0;
    for (int i = 0; i < 20000; ++i) {
        Json request = requests[pick(requests.size())];
        for (std::size_t n = pick(4); n > 0; --n)
            damage(request);
        const Json answer = ask(request);
        QVERIFY2(allFinite(answer), writeJson(request).c_str());
        if (answer.contains("result"))
            ++results;
        else
            QVERIFY2(errorCodes.count(answer["error"]["code"].get<std::string>()) == 1, writeJson(request).c_str());
    }
    QVERIFY(results > 5000);
}

QTEST_GUILESS_MAIN(TestModelOperations)
#include "test_modeloperations.moc"
