// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/serving/replica.h"

#include <QtTest>

#include <cmath>

using namespace outlay;

namespace {

// Values of the worked examples have six digits.
bool agrees(double value, double example) { return std::abs(value - example) <= 6e-6 * std::abs(example); }

#define VERIFY_AGREES(value, example) \
    QVERIFY2(agrees(value, example), qPrintable(QString("%1 instead of %2").arg(value, 0, 'g', 10).arg(double(example), 0, 'g', 10)))

Model llama70b()
{
    Architecture a;
    a.layers = 80;
    a.hidden = 8192;
    a.vocab = 128256;
    a.heads = 64;
    a.kvHeads = 8;
    a.headDim = 128;
    a.ffn = 28672;
    return *modelOf(a);
}

Model deepseekV3()
{
    Architecture a;
    a.attention = AttentionKind::Latent;
    a.layers = 61;
    a.hidden = 7168;
    a.vocab = 129280;
    a.heads = 128;
    a.kvHeads = 128;
    a.headDim = 56;
    a.queryRank = 1536;
    a.kvRank = 512;
    a.nopeDim = 128;
    a.ropeDim = 64;
    a.valueDim = 128;
    a.experts = 256;
    a.topk = 8;
    a.expertFfn = 2048;
    a.sharedFfn = 2048;
    a.routerBias = true;
    a.denseLayers = 3;
    a.ffn = 18432;
    a.routeNodes = 4;
    return *modelOf(a);
}

DeviceSpec hopper(double bandwidth, double usable, double link, double bf16 = 989.5e12)
{
    DeviceSpec d;
    d.peak[static_cast<int>(Format::Bf16)] = bf16;
    d.peak[static_cast<int>(Format::Fp8)] = 1979e12;
    d.peak[static_cast<int>(Format::Int8)] = 1979e12;
    d.bandwidth = bandwidth;
    d.memory = usable;
    d.memoryUsable = usable;
    d.link = link;
    d.nic = 50e9;
    d.family = DeviceFamily::Hopper;
    return d;
}

DeviceSpec h100() { return hopper(3.35e12, 85899345920, 450e9); }
DeviceSpec h200() { return hopper(4.8e12, 151397597184, 450e9); }
DeviceSpec h800() { return hopper(3.35e12, 80e9, 200e9, 989e12); }

ReplicaSpec specOf(const Model& model, const DeviceSpec& device, double devices, WeightFormat weights = WeightFormat::Bf16)
{
    ReplicaSpec spec;
    spec.model = model;
    spec.device = device;
    spec.devices = devices;
    spec.weights = weights;
    spec.constants = servingConstants(device.family, ServingEngine::Server);
    return spec;
}

ReplicaLoad loadOf(double prompt, double output)
{
    ReplicaLoad load;
    load.promptTokens = prompt;
    load.outputTokens = output;
    return load;
}

}  // namespace

class TestReplica : public QObject {
    Q_OBJECT

private slots:
    void denseModelOverOneFastDomain()
    {
        const auto replica = ReplicaModel::create(specOf(llama70b(), h100(), 8));
        QVERIFY(replica);
        const StepTime step = replica->decodeStep(64, 2048);
        VERIFY_AGREES(step.total(), 0.0166024);
        VERIFY_AGREES(step.memory, 0.0105298);
        VERIFY_AGREES(step.compute, 0.00171652);
        VERIFY_AGREES(replica->prefill(2048, 0).total(), 0.0942168);
        QCOMPARE(replica->kvBytes(1), 327680.0);
        VERIFY_AGREES(speculativeStep(*replica, 64, 2048, {0.7, 4, 0.05}).speedup, 1.87908);
    }

    void expertsReadGrowWithTheBatch()
    {
        const auto replica = ReplicaModel::create(specOf(deepseekV3(), h200(), 8, WeightFormat::Fp8));
        QVERIFY(replica);
        QCOMPARE(replica->parallel(), ReplicaParallel::Tensor);
        VERIFY_AGREES(replica->expertsTouched(64), 222.442);
        VERIFY_AGREES(replica->weightBytesRead(64), 5.85309e+11);
        const StepTime step = replica->decodeStep(64, 4096);
        VERIFY_AGREES(step.total(), 0.0327632);
        QVERIFY(step.memoryBound());
        QVERIFY(std::abs(replica->expertsTouched(1) - 8) < 1e-9);
        QVERIFY(replica->expertsTouched(1e9) <= 256);
    }

    void expertParallelOverManyNodes()
    {
        const auto replica = ReplicaModel::create(specOf(deepseekV3(), h800(), 128, WeightFormat::Fp8));
        QVERIFY(replica);
        QCOMPARE(replica->parallel(), ReplicaParallel::Expert);
        const StepTime step = replica->decodeStep(16384, 4800);
        VERIFY_AGREES(step.total(), 0.0574355);
        VERIFY_AGREES(step.memory, 0.0319405);
        VERIFY_AGREES(step.communication, 0.023094);
        VERIFY_AGREES(16384 / step.total(), 285259);
    }

    void largestBatchWithinTheLatencies()
    {
        ReplicaSpec spec = specOf(llama70b(), h100(), 4, WeightFormat::Fp8);
        spec.kv = KvFormat::Fp8;
        const auto replica = ReplicaModel::create(spec);
        QVERIFY(replica);
        ReplicaLoad load = loadOf(2000, 500);
        load.maxTpot = 0.05;
        load.maxTtft = 2;
        const auto plan = planReplica(*replica, spec.device.memoryUsable, {}, load);
        QVERIFY(plan);
        QCOMPARE(plan->batch, 153.0);
        VERIFY_AGREES(plan->tpot, 0.0498032);
        VERIFY_AGREES(plan->ttft, 0.162553);
        VERIFY_AGREES(plan->requestsPerSecond, 6.14418);
        const ReplicaCosts costs = replicaCosts(*plan, load, 4, 3.85, 0.6);
        VERIFY_AGREES(costs.perMInput, 0.313541);
        VERIFY_AGREES(costs.perMOutput, 1.06661);
        QVERIFY(std::abs(costs.perRequest - (costs.perMInput * 2000 + costs.perMOutput * 500) / 1e6) < 1e-12);
        QVERIFY(std::abs(costs.perMTotal - costs.perRequest / 2500 * 1e6) < 1e-9);
        // One more would miss the limit.
        load.maxTpot.reset();
        load.maxTtft.reset();
        load.maxBatch = 154;
        QVERIFY(planReplica(*replica, spec.device.memoryUsable, {}, load)->tpot > 0.05);
    }

    void weightsThatFillTheMemoryAreInfeasible()
    {
        const auto replica = ReplicaModel::create(specOf(llama70b(), h100(), 1));
        QVERIFY(replica);
        const auto plan = planReplica(*replica, h100().memoryUsable, {}, loadOf(10, 10));
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, std::string(code::infeasible));
    }

    void impossibleLatenciesAreInfeasible()
    {
        const auto replica = ReplicaModel::create(specOf(llama70b(), h100(), 8));
        ReplicaLoad load = loadOf(1000, 100);
        load.maxTpot = 1e-6;
        QCOMPARE(planReplica(*replica, h100().memoryUsable, {}, load).error().code, std::string(code::infeasible));
        load.maxTpot.reset();
        load.maxTtft = 1e-6;
        QCOMPARE(planReplica(*replica, h100().memoryUsable, {}, load).error().code, std::string(code::infeasible));
    }

    void shapesThatCannotBeServedSayWhy()
    {
        QCOMPARE(ReplicaModel::create(specOf(*modelOf(7e9, {}), h100(), 1)).error().code, std::string(code::missing));
        ReplicaSpec spec = specOf(llama70b(), h100(), 2);
        spec.parallel = ReplicaParallel::Expert;
        QCOMPARE(ReplicaModel::create(spec).error().code, std::string(code::range));
        spec.parallel.reset();
        spec.device.peak[static_cast<int>(Format::Bf16)] = 0;
        QCOMPARE(ReplicaModel::create(spec).error().code, std::string(code::unsupported));
    }

    void layerParallelIsAsSlowAsOneDeviceAndAsRoomyAsAll()
    {
        ReplicaSpec spec = specOf(llama70b(), h100(), 4);
        spec.parallel = ReplicaParallel::Layer;
        const auto layered = ReplicaModel::create(spec);
        spec.parallel = ReplicaParallel::Tensor;
        spec.devices = 1;
        const auto single = ReplicaModel::create(spec);
        QCOMPARE(layered->decodeStep(8, 1000).total(), single->decodeStep(8, 1000).total());
        QCOMPARE(layered->prefill(1000, 0).total(), single->prefill(1000, 0).total());
        QVERIFY(planReplica(*layered, h100().memoryUsable, {}, loadOf(1000, 100)));
        QVERIFY(!planReplica(*single, h100().memoryUsable, {}, loadOf(1000, 100)));
    }

    void sharedPrefixIsStoredOnceAndComputedOnce()
    {
        const auto replica = ReplicaModel::create(specOf(llama70b(), h100(), 4));
        ReplicaLoad load = loadOf(4000, 500);
        const auto plain = planReplica(*replica, h100().memoryUsable, {}, load);
        load.cachedFraction = 0.5;
        const auto cached = planReplica(*replica, h100().memoryUsable, {}, load);
        load.cachedShared = false;
        const auto own = planReplica(*replica, h100().memoryUsable, {}, load);
        QVERIFY(cached->batchByMemory > plain->batchByMemory);
        QVERIFY(cached->prefillTime < plain->prefillTime);
        QCOMPARE(own->batchByMemory, plain->batchByMemory);
        QCOMPARE(replica->prefill(4000, 4000).total(), 0.0);
    }

    void windowsBoundTheCache()
    {
        Model model = llama70b();
        model.architecture.window = 1000;
        model.architecture.windowLayers = 80;
        const auto replica = ReplicaModel::create(specOf(model, h100(), 4));
        QCOMPARE(replica->kvBytes(5000), replica->kvBytes(1000));
        QVERIFY(replica->kvBytes(999) < replica->kvBytes(1000));
        // All that a request holds is the shared prefix: memory sets no limit, the plan stays finite.
        ReplicaLoad load = loadOf(4000, 10);
        load.cachedFraction = 0.5;
        load.maxBatch = 64;
        const auto plan = planReplica(*replica, h100().memoryUsable, {}, load);
        QVERIFY(plan);
        QCOMPARE(plan->batch, 64.0);
        QVERIFY(std::isfinite(plan->ttft));
    }

    void speculationNeedsAcceptance()
    {
        const auto replica = ReplicaModel::create(specOf(llama70b(), h100(), 8));
        QCOMPARE(speculativeStep(*replica, 1, 1000, {1, 3, 0}).tokensPerCycle, 4.0);
        QCOMPARE(speculativeStep(*replica, 1, 1000, {0, 3, 0}).tokensPerCycle, 1.0);
        QVERIFY(speculativeStep(*replica, 1, 1000, {0, 3, 0.1}).speedup < 1);
        QVERIFY(speculativeStep(*replica, 1, 1000, {0.8, 3, 0.05}).speedup > 1);
    }

    void stepsGrowWithBatchContextAndPrompt()
    {
        const Model models[] = {llama70b(), deepseekV3()};
        for (const Model& model : models) {
            const auto replica = ReplicaModel::create(specOf(model, h200(), 16, WeightFormat::Fp8));
            double previous = 0;
            for (double batch = 1; batch < 5000; batch = std::floor(batch * 1.5) + 1) {
                const double time = replica->decodeStep(batch, 2000).total();
                QVERIFY(time > previous);
                previous = time;
                QVERIFY(replica->decodeStep(batch, 3000).total() >= time);
            }
            QVERIFY(replica->prefill(4000, 0).total() > replica->prefill(2000, 0).total());
            QVERIFY(replica->prefill(4000, 1000).total() < replica->prefill(4000, 0).total());
        }
    }
};

QTEST_GUILESS_MAIN(TestReplica)
#include "test_replica.moc"
