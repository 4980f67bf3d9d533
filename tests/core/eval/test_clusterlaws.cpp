// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Laws that hold for every job and layout, errors, and requests at random: no crash, no non-finite number.
#include "core/catalog/catalogloader.h"
#include "core/eval/evaluator.h"
#include "core/physics/layoutsearch.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <random>

using namespace outlay;

class ClusterLaws final : public QObject {
    Q_OBJECT

private slots:
    void memoryFallsWithMoreSharding_data();
    void memoryFallsWithMoreSharding();
    void memoryRisesWithWorkPerDevice_data();
    void memoryRisesWithWorkPerDevice();
    void partsOfMemorySumToTheTotal();
    void recomputationStoresLessAndTakesLonger();
    void theSearchAgreesWithSingleLayouts();
    void theAnswerDoesNotDependOnThreads();
    void aSearchCanBeStoppedAndReportsProgress();
    void aWiderSearchAllocatesPerGroupNotPerLayout();
    void wrongRequestsNameCodeAndField_data();
    void wrongRequestsNameCodeAndField();
    void randomRequestsNeverBreak();
};

namespace {

const Catalog& facts()
{
    static const Catalog catalog = builtInCatalog();
    return catalog;
}

Json ask(const Json& request) { return evaluateRequest(request, {&facts(), "spec-1.0"}); }

double number(const Json& answer, const char* key)
{
    return answer.contains("result") ? answer["result"].value(key, -1.0) : -1.0;
}

Json memoryRequest()
{
    return Json{{"op", "train_memory"}, {"model", "llama3-70b"}, {"device", "h100-sxm"}, {"seq_len", 4096}, {"global_batch", 1024},
                {"plan", {{"tp", 2}, {"pp", 2}, {"dp", 8}, {"zero", 0}}}};
}

TrainingJob gptJob()
{
    TrainingJob job;
    job.architecture = facts().findModelPreset("gpt3-175b")->architecture.value();
    job.counts = geometry(job.architecture).value();
    job.matmul = job.counts.matmul;
    job.sequenceLength = 2048;
    job.globalBatch = 1536;
    return job;
}

DeviceSpec a100() { return facts().specOf(*facts().findDevice("a100-80-sxm"), facts().defaultSpecBook); }

const CalibrationSet& specSet()
{
    for (const CalibrationSet& set : facts().calibrations) {
        if (set.name() == specCalibration)
            return set;
    }
    return facts().calibrations.front();
}

SearchSpace spaceOf(double devices)
{
    SearchSpace space;
    space.deviceCounts = {devices};
    return space;
}

}  // namespace

void ClusterLaws::memoryFallsWithMoreSharding_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("more");
    QTest::newRow("tp") << QByteArray("tp") << 4;
    QTest::newRow("pp") << QByteArray("pp") << 4;
    QTest::newRow("zero 1") << QByteArray("zero") << 1;
    QTest::newRow("zero 2") << QByteArray("zero") << 2;
    QTest::newRow("zero 3") << QByteArray("zero") << 3;
    QTest::newRow("cp") << QByteArray("cp") << 2;
}

void ClusterLaws::memoryFallsWithMoreSharding()
{
    QFETCH(QByteArray, field);
    QFETCH(int, more);
    Json request = memoryRequest();
    const double before = number(ask(request), "total");
    request["plan"][field.toStdString()] = more;
    const double after = number(ask(request), "total");
    QVERIFY(after > 0);
    QVERIFY2(after < before, QByteArray::number(after / before).constData());
}

void ClusterLaws::memoryRisesWithWorkPerDevice_data()
{
    QTest::addColumn<bool>("inPlan");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<double>("more");
    QTest::newRow("micro-batch") << true << QByteArray("micro_batch") << 2.0;
    QTest::newRow("sequence") << false << QByteArray("seq_len") << 8192.0;
    QTest::newRow("gradient bytes") << false << QByteArray("grad_bytes") << 8.0;
    QTest::newRow("fragmentation") << false << QByteArray("fragmentation") << 0.3;
}

void ClusterLaws::memoryRisesWithWorkPerDevice()
{
    QFETCH(bool, inPlan);
    QFETCH(QByteArray, field);
    QFETCH(double, more);
    Json request = memoryRequest();
    const double before = number(ask(request), "total");
    (inPlan ? request["plan"] : request)[field.toStdString()] = more;
    QVERIFY(number(ask(request), "total") > before);
}

void ClusterLaws::partsOfMemorySumToTheTotal()
{
    const Json answer = ask(memoryRequest());
    double sum = 0;
    for (const char* part : {"weights", "gradients", "optimizer", "activations", "logits", "transient", "reserve", "fixed"})
        sum += number(answer, part);
    QVERIFY(std::abs(sum / number(answer, "total") - 1) < 1e-12);
}

void ClusterLaws::recomputationStoresLessAndTakesLonger()
{
    Json request = memoryRequest();
    double memory = std::numeric_limits<double>::max();
    double time = 0;
    for (const char* recompute : {"none", "selective", "full"}) {
        request["plan"]["recompute"] = recompute;
        request["op"] = "train_memory";
        const double activations = number(ask(request), "activations");
        QVERIFY(activations > 0 && activations < memory);
        memory = activations;
        request["op"] = "step_time";
        const double step = number(ask(request), "step_time");
        QVERIFY(step > time);
        time = step;
    }
}

void ClusterLaws::theSearchAgreesWithSingleLayouts()
{
    const TrainingJob job = gptJob();
    const DeviceSpec device = a100();
    SearchOptions options;
    options.top = 50;
    const SearchResult found = searchLayouts(job, device, specSet(), spaceOf(512), options);
    QCOMPARE(found.best.size(), std::size_t(50));
    for (const LayoutCandidate& candidate : found.best) {
        QVERIFY(validate(job, candidate.layout).has_value());
        const Calibration step = specSet().constants(device.family, stepStack(job, candidate.layout));
        const Calibration memory = specSet().constants(device.family, memoryStack(job, candidate.layout));
        QCOMPARE(candidate.time.step, stepTime(job, device, candidate.layout, step).step);
        QCOMPARE(candidate.memory, trainingMemory(job, candidate.layout, memory).total);
        QVERIFY(candidate.memory <= device.memoryUsable);
    }
    QVERIFY(std::is_sorted(found.best.begin(), found.best.end(),
                           [](const LayoutCandidate& x, const LayoutCandidate& y) { return x.time.step < y.time.step; }));
}

void ClusterLaws::theAnswerDoesNotDependOnThreads()
{
    SearchOptions options;
    options.top = 20;
    const SearchResult one = searchLayouts(gptJob(), a100(), specSet(), spaceOf(512), options);
    for (const unsigned threads : {2u, 3u, 8u}) {
        options.threads = threads;
        const SearchResult many = searchLayouts(gptJob(), a100(), specSet(), spaceOf(512), options);
        QCOMPARE(many.tried, one.tried);
        QCOMPARE(many.feasible, one.feasible);
        QCOMPARE(many.best.size(), one.best.size());
        for (std::size_t i = 0; i < one.best.size(); ++i) {
            QVERIFY(many.best[i].layout == one.best[i].layout);
            QCOMPARE(many.best[i].time.step, one.best[i].time.step);
        }
    }
}

void ClusterLaws::aSearchCanBeStoppedAndReportsProgress()
{
    std::stop_source source;
    SearchOptions options;
    options.stop = source.get_token();
    std::size_t calls = 0;
    options.progress = [&](const SearchProgress& progress) {
        ++calls;
        QVERIFY(progress.groupsDone <= progress.groups);
        if (progress.feasible > 0 && !progress.best.empty())
            source.request_stop();
    };
    const SearchResult found = searchLayouts(gptJob(), a100(), specSet(), spaceOf(512), options);
    QVERIFY(calls > 0);
    QVERIFY(found.stopped);
    QVERIFY(!found.best.empty());
}

void ClusterLaws::aWiderSearchAllocatesPerGroupNotPerLayout()
{
    // The candidates of a wide space outnumber its groups by far; the groups are all that the search keeps on the heap.
    SearchSpace wide = spaceOf(64);
    wide.microBatches = {1, 2, 3, 4, 6, 8, 12, 16};
    wide.virtualStages = {2, 3, 4, 6, 8, 12};
    wide.zeroStages = {0, 1, 2, 3};
    wide.bothSequenceParallel = true;
    wide.mostUnevenness = 2;
    std::size_t groups = 0;
    SearchOptions options;
    options.progress = [&](const SearchProgress& progress) { groups = progress.groups; };
    const SearchResult found = searchLayouts(gptJob(), a100(), specSet(), wide, options);
    QVERIFY2(found.tried > 100.0 * static_cast<double>(groups), QByteArray::number(found.tried).constData());
}

void ClusterLaws::wrongRequestsNameCodeAndField_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("tp does not divide heads") << QByteArray(R"({"plan":{"tp":3}})") << QByteArray("E_RANGE");
    QTest::newRow("too many stages") << QByteArray(R"({"plan":{"pp":81}})") << QByteArray("E_RANGE");
    QTest::newRow("cp does not divide the sequence") << QByteArray(R"({"plan":{"cp":3}})") << QByteArray("E_RANGE");
    QTest::newRow("ep without experts") << QByteArray(R"({"plan":{"ep":2,"dp":2}})") << QByteArray("E_RANGE");
    QTest::newRow("virtual stages without a pipeline") << QByteArray(R"({"plan":{"virtual":2}})") << QByteArray("E_RANGE");
    QTest::newRow("batch not divisible") << QByteArray(R"({"plan":{"dp":1000}})") << QByteArray("E_RANGE");
    QTest::newRow("unknown software") << QByteArray(R"({"software":"none"})") << QByteArray("E_UNSUPPORTED");
    QTest::newRow("software without a pipeline") << QByteArray(R"({"software":"torchtune","plan":{"pp":2}})") << QByteArray("E_UNSUPPORTED");
    QTest::newRow("unknown weights") << QByteArray(R"({"software":"torch","weights_format":"nf5"})") << QByteArray("E_UNSUPPORTED");
    QTest::newRow("zero stage 4") << QByteArray(R"({"plan":{"zero":4}})") << QByteArray("E_RANGE");
    QTest::newRow("fraction of a device") << QByteArray(R"({"plan":{"tp":1.5}})") << QByteArray("E_TYPE");
    QTest::newRow("text for a number") << QByteArray(R"({"seq_len":"long"})") << QByteArray("E_TYPE");
    QTest::newRow("no batch") << QByteArray(R"({"global_batch":null})") << QByteArray("E_MISSING");
    QTest::newRow("no architecture") << QByteArray(R"({"model":{"n_total":7e9}})") << QByteArray("E_MISSING");
    QTest::newRow("unknown model") << QByteArray(R"({"model":"no-such-model"})") << QByteArray("E_UNSUPPORTED");
    QTest::newRow("unknown device") << QByteArray(R"({"device":"no-such-device"})") << QByteArray("E_UNSUPPORTED");
    QTest::newRow("fp8 on a device without it") << QByteArray(R"({"op":"step_time","device":"a100-80-sxm","dtype":"fp8"})") << QByteArray("E_UNSUPPORTED");
    QTest::newRow("nothing fits") << QByteArray(R"({"op":"plan_search","n_devices":1})") << QByteArray("E_INFEASIBLE");
    QTest::newRow("nothing fits on few") << QByteArray(R"({"op":"min_devices","max_devices":2})") << QByteArray("E_INFEASIBLE");
    QTest::newRow("mfu above one") << QByteArray(R"({"op":"step_time","mfu":1.2})") << QByteArray("E_RANGE");
}

void ClusterLaws::wrongRequestsNameCodeAndField()
{
    QFETCH(QByteArray, patch);
    QFETCH(QByteArray, code);
    Json request = memoryRequest();
    request["plan"] = Json::object();
    request.update(parseJson(patch.toStdString()).value());
    const Json answer = ask(request);
    QVERIFY2(answer.contains("error"), QByteArray::fromStdString(writeJson(answer, -1)).constData());
    QCOMPARE(QByteArray::fromStdString(answer["error"]["code"].get<std::string>()), code);
    QVERIFY(!answer["error"]["field"].get<std::string>().empty());
    QVERIFY(!answer["error"]["message"].get<std::string>().empty());
}

void ClusterLaws::randomRequestsNeverBreak()
{
    std::mt19937_64 random(20260630);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    const auto pick = [&](const Json& list) { return list[below(list.size())]; };
    const Json oddities = Json::array({0, -1, 1.5, 1e300, 1e18, "x", true, nullptr, Json::array(), Json::object(), 5e-324});
    const Json widths = Json::array({1, 1, 1, 2, 4, 8, 16, 3});
    const Json models = Json::array({"gpt2", "gpt3-175b", "llama3-8b", "llama3-70b", "mixtral-8x7b", "qwen3-0.6b", "qwen3-30b-a3b", "deepseek-v3", "deepseek-v2-lite"});
    const Json devices = Json::array({"a100-80-sxm", "h100-sxm", "rtx4090", "l40s", "gb200", "mi300x", "ascend-910b"});
    const Json choices{{"seq_len", {512, 1000, 2048, 4096, 8192, 131072, 1e7}},
                       {"global_batch", {1, 8, 64, 96, 512, 1024, 4096}},
                       {"method", {"pretrain", "sft", "lora", "qlora"}},
                       {"precision", {"bf16", "fp16", "fp32", "fp8", "fp8_primary"}},
                       {"optimizer", {"adamw", "adamw_8bit", "muon", "none", "sgd"}},
                       {"dtype", {"bf16", "fp8", "fp4"}},
                       {"software", {"torch", "litgpt", "torchtitan", "torchtune", "unsloth", "megatron-deepspeed"}},
                       {"weights_format", {"bf16", "fp32", "nf4", "q4_k_m"}},
                       {"offload_parameters", {true, false}},
                       {"stack", {"megatron", "torch", "torch_compile", "tuned"}},
                       {"attention_impl", {"flash", "eager"}},
                       {"dropout", {true, false}},
                       {"n_devices", {1, 2, 8, 64, 96, Json::array({8, 16})}},
                       {"tokens", {1e9, 1e12, 1e-3, 1e300}},
                       {"lora_params", {1e6}},
                       {"mfu", {0.4, 1, 1e-9}},
                       {"calibration", {"spec-1.0", {{"eta_gemm", 0.5}}, {{"el", 0}}, {{"x0", 1e9}}, {{"none", 1}}}}};
    int answered = 0;
    for (int i = 0; i < 20000; ++i) {
        Json request{{"op", pick(Json::array({"train_memory", "min_devices", "step_time", "plan_search", "predict_run"}))},
                     {"model", pick(models)},
                     {"device", pick(devices)}};
        for (const auto& [key, values] : choices.items()) {
            if (key == "global_batch" || key == "n_devices" || key == "tokens" || below(4) == 0)
                request[key] = below(50) == 0 ? pick(oddities) : pick(values);
        }
        for (const char* key : {"tp", "pp", "dp", "cp", "ep", "micro_batch", "virtual"}) {
            if (below(3) == 0)
                request["plan"][key] = below(60) == 0 ? pick(oddities) : pick(widths);
        }
        // evaluateRequest itself turns a non-finite number into an error: neither may happen silently.
        const Json answer = ask(request);
        QVERIFY2(answer.contains("result") != answer.contains("error"), QByteArray::fromStdString(writeJson(request, -1)).constData());
        answered += answer.contains("result") ? 1 : 0;
        QVERIFY(writeJson(answer, -1).find("null") == std::string::npos || answer.contains("error"));
    }
    QVERIFY2(answered > 4000, QByteArray::number(answered).constData());
}

QTEST_GUILESS_MAIN(ClusterLaws)
#include "test_clusterlaws.moc"
