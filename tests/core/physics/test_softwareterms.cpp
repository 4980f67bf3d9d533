// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Terms that calibration sets add to the specification: neutral in spec-1.0, and what they add by arithmetic.
#include "core/catalog/catalogloader.h"
#include "core/physics/predictrun.h"
#include "core/physics/softwarememory.h"

#include <QtTest>

#include <cmath>

using namespace outlay;

namespace {

// h 512, a 8, d 64, g 8, f 2048, V 1000, 4 layers: products large enough to be bound by arithmetic.
TrainingJob smallJob()
{
    TrainingJob job;
    Architecture& a = job.architecture;
    a.layers = 4;
    a.hidden = 512;
    a.vocab = 1000;
    a.heads = a.kvHeads = 8;
    a.headDim = 64;
    a.ffn = 2048;
    job.counts = geometry(a).value();
    job.matmul = job.counts.matmul;
    job.sequenceLength = 1024;
    job.globalBatch = 8;
    return job;
}

DeviceSpec smallDevice()
{
    DeviceSpec device;
    device.peak[static_cast<int>(Format::Bf16)] = 1e15;
    device.matmul = 1e15;
    device.bandwidth = 1e14;
    device.memory = device.memoryUsable = 1e12;
    device.power = 250;
    return device;
}

const CalibrationSet& spec()
{
    static const Catalog catalog = builtInCatalog();
    return *catalog.findCalibration(specCalibration);
}

CalibrationSet with(std::initializer_list<std::pair<const char*, double>> constants)
{
    CalibrationSet set = spec();
    for (const auto& [name, value] : constants)
        set.setConstant(*findCalibrationConstant(name), value);
    return set;
}

StepTime stepWith(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const CalibrationSet& set)
{
    return stepTime(job, device, layout, set.constants(device.family, Stack::Megatron));
}

bool near(double x, double y) { return std::abs(x - y) <= 1e-9 * std::abs(y); }

}  // namespace

class TestSoftwareTerms final : public QObject {
    Q_OBJECT

private slots:
    void aPowerLimitSlowsProducts();
    void anOffloadedOptimizerTakesTheHostsTime();
    void unpackingIsTrafficOfEveryPass();
    void classesNameExpertsAndTuning();
    void specificationHasNoFactors();
    void largerRunsRealiseMore();
    void jobsRunOnTheirUsualSoftware();
    void tuningBatchesStayUsual();
    void oldModelsRunOnOldSoftware();
    void narrowFormatsAreSpreadAroundTheirOwnPeak();
    void searchesWithoutSequenceParallelism();
    void recomputesOnlyWhatMemoryDemands();
    void partsOfTuningMemorySumToTheTotal();
    void fourBitWeightsKeepTheirScales();
    void statesInHostMemoryLeaveWhatIsGathered();
    void adaptersReadTheInputsOfTheirProjections();
    void memoryOfSoftwareIsKnownForSomeLayouts_data();
    void memoryOfSoftwareIsKnownForSomeLayouts();
    void aJobsSoftwareCountsWhereItsMemoryIsKnown();
    void aRunThatTookPlaceHasALayout();
};

void TestSoftwareTerms::aPowerLimitSlowsProducts()
{
    const TrainingJob job = smallJob();
    DeviceSpec device = smallDevice();
    const Layout layout;
    const double full = stepWith(job, device, layout, spec()).gemm;
    const CalibrationSet limited = with({{"power", 0.5}, {"power_full", 1.0}});
    // 250 W for 1,000 TFLOP/s is a quarter of 1 W per TFLOP/s; its square root is a half.
    QVERIFY(near(stepWith(job, device, layout, limited).gemm, 2 * full));
    device.power = 2000;  // more than enough changes nothing
    QVERIFY(near(stepWith(job, device, layout, limited).gemm, full));
    device.power = 0;  // not published
    QVERIFY(near(stepWith(job, device, layout, limited).gemm, full));
}

void TestSoftwareTerms::anOffloadedOptimizerTakesTheHostsTime()
{
    TrainingJob job = smallJob();
    const DeviceSpec device = smallDevice();
    const Layout layout;
    const double before = stepWith(job, device, layout, spec()).optimizer;
    job.offload = 1;
    QCOMPARE(stepWith(job, device, layout, spec()).optimizer, before);
    const double parameters = job.counts.total;  // one device, one stage
    const double expected = 30 * parameters / 1e10 + 4 * parameters / 2e10;
    QVERIFY(near(stepWith(job, device, layout, with({{"host_memory", 1e10}, {"host_link", 2e10}})).optimizer, expected));
}

void TestSoftwareTerms::unpackingIsTrafficOfEveryPass()
{
    TrainingJob job = smallJob();
    job.method = TuningMethod::Qlora;
    job.loraParameters = 1000;
    Layout layout;
    layout.recompute = Recompute::Full;
    const DeviceSpec device = smallDevice();
    const double before = stepWith(job, device, layout, spec()).step;
    const double after = stepWith(job, device, layout, with({{"dequant_bytes", 5}})).step;
    // Forward, recomputation and backward of 8 micro-batches; eta_bw is 0.8.
    const double expected = 3 * 8 * 5 * job.counts.total / (1e14 * 0.8);
    QVERIFY(std::abs(after - before - expected) <= 1e-6 * expected);
}

void TestSoftwareTerms::classesNameExpertsAndTuning()
{
    TrainingJob job = smallJob();
    QVERIFY(jobClasses(DeviceFamily::Hopper, job).empty());
    job.architecture.experts = 64;
    job.method = TuningMethod::Lora;
    QCOMPARE(jobClasses(DeviceFamily::Tpu, job), (std::vector<std::string>{"moe", "moe:tpu", "moe:fine:tpu"}));
    job.format = Format::Fp8;
    QCOMPARE(searchedClasses(DeviceFamily::Tpu, job, true),
             (std::vector<std::string>{"searched:tpu", "searched:fp8", "searched:narrow:small", "searched:lora", "searched:run"}));
}

void TestSoftwareTerms::specificationHasNoFactors()
{
    TrainingJob job = smallJob();
    job.architecture.experts = 64;
    const DeviceSpec device = smallDevice();
    QCOMPARE(expertSpeedFactor(spec(), device.family, job), 1.0);
    const SpeedShares shares = speedShares(spec(), device, job, 0.5);
    QCOMPARE(shares.typical, 0.80);                  // D.11
    QVERIFY(near(shares.realisation, 0.62));
}

void TestSoftwareTerms::largerRunsRealiseMore()
{
    TrainingJob job = smallJob();
    const Calibration c = with({{"realisation", 0.6}, {"typical", 0.8}, {"realisation_growth", 0.5}}).constants(DeviceFamily::Hopper, Stack::Megatron);
    job.counts.active = 13e9;
    QVERIFY(near(wholeRunShare(c, job), 0.75));
    job.counts.active = 4 * 13e9;
    QVERIFY(near(wholeRunShare(c, job), 1.5));
}

void TestSoftwareTerms::jobsRunOnTheirUsualSoftware()
{
    TrainingJob job = smallJob();
    QVERIFY(!usualStack(DeviceFamily::Hopper, job));
    QVERIFY(usualStack(DeviceFamily::Tpu, job) == Stack::Xla);
    QVERIFY(usualStack(DeviceFamily::Trainium, job) == Stack::Torch);
    job.method = TuningMethod::Lora;
    QVERIFY(usualStack(DeviceFamily::Hopper, job) == Stack::Torch);
    job.format = Format::Fp8;  // a vendor's software
    QVERIFY(!usualStack(DeviceFamily::Hopper, job));
}

void TestSoftwareTerms::tuningBatchesStayUsual()
{
    QCOMPARE(usualTuningBatch(1024, 4), 32.0);
    QCOMPARE(usualTuningBatch(8192, 8), 32.0);    // 64 sequences would be 2^19 tokens
    QCOMPARE(usualTuningBatch(8192, 512), 32.0);
    QCOMPARE(usualTuningBatch(8192, 72), 18.0);   // 72, 36, 18: the first of at most 32
    QCOMPARE(usualTuningBatch(8192, 33), 33.0);   // an odd count is not halved
}

void TestSoftwareTerms::oldModelsRunOnOldSoftware()
{
    TrainingJob job = smallJob();
    job.counts.active = 3e9;
    QVERIFY(!predatesFusedAttention(DeviceFamily::Ampere, job));
    job.precision = TrainPrecision::Fp16;
    QVERIFY(predatesFusedAttention(DeviceFamily::Ampere, job));
    job.method = TuningMethod::Lora;
    QVERIFY(!predatesFusedAttention(DeviceFamily::Ampere, job));

    TrainingJob large = smallJob();
    large.counts.active = 176e9;
    large.architecture.matrices = 2;
    QVERIFY(predatesFusedAttention(DeviceFamily::Ampere, large));
    QVERIFY(!predatesFusedAttention(DeviceFamily::Hopper, large));
    large.architecture.kvHeads = 2;
    QVERIFY(!predatesFusedAttention(DeviceFamily::Ampere, large));
}

void TestSoftwareTerms::narrowFormatsAreSpreadAroundTheirOwnPeak()
{
    const CalibrationSet set = with({{"spread", 0.5}, {"typical", 1.0}});
    DeviceSpec device = smallDevice();
    device.peak[static_cast<int>(Format::Fp8)] = 4 * device.peakOf(Format::Bf16);
    TrainingJob job = smallJob();
    QVERIFY(near(speedShares(set, device, job, 0.4).typical, 1));    // the MFU at which nothing changes
    job.format = Format::Fp8;
    QVERIFY(near(speedShares(set, device, job, 1.6).typical, 1));
    QVERIFY(near(speedShares(set, device, job, 0.4).typical, 2));    // a quarter of it, to the power of -1/2
}

void TestSoftwareTerms::searchesWithoutSequenceParallelism()
{
    DeviceSpec device = smallDevice();
    device.node = 8;
    device.link = device.nic = 1e11;
    SearchSpace space;
    space.deviceCounts = {8};
    space.tensorWidths = {8};
    SearchOptions options;
    options.top = 3;
    for (const bool none : {false, true}) {
        space.noSequenceParallel = none;
        const SearchResult found = searchLayouts(smallJob(), device, spec(), space, options);
        QVERIFY(!found.best.empty());
        for (const LayoutCandidate& candidate : found.best)
            QCOMPARE(candidate.layout.sequenceParallel, !none);
    }
}

void TestSoftwareTerms::recomputesOnlyWhatMemoryDemands()
{
    const TrainingJob job = smallJob();
    DeviceSpec device = smallDevice();
    const auto at = [&](Recompute recompute) {
        LayoutCandidate candidate;
        candidate.layout.recompute = recompute;
        candidate.memory = trainingMemory(job, candidate.layout, spec().constants(device.family, memoryStack(job, candidate.layout))).total;
        candidate.time = stepTime(job, device, candidate.layout, spec().constants(device.family, stepStack(job, candidate.layout)));
        return candidate;
    };
    const LayoutCandidate full = at(Recompute::Full);
    const LayoutCandidate none = at(Recompute::None);
    QVERIFY(full.memory < none.memory && full.time.step > none.time.step);

    device.memoryUsable = full.memory;
    QCOMPARE(blockRecompute(job, device, spec(), full).time.step, full.time.step);
    device.memoryUsable = (full.memory + none.memory) / 2;  // half of the layers
    const LayoutCandidate half = blockRecompute(job, device, spec(), full);
    QVERIFY(half.time.step <= (full.time.step + none.time.step) / 2 * (1 + 1e-9));
    QVERIFY(half.time.step >= none.time.step);
    QVERIFY(half.memory >= full.memory && half.memory <= device.memoryUsable * (1 + 1e-9));  // whole layers
    QVERIFY(near(half.time.tokensPerSecond * half.time.step, full.time.tokensPerSecond * full.time.step));
}

void TestSoftwareTerms::partsOfTuningMemorySumToTheTotal()
{
    const Calibration c = spec().constants(DeviceFamily::Hopper, Stack::Torch);
    for (const TuningSoftware software :
         {TuningSoftware::Torch, TuningSoftware::LitGpt, TuningSoftware::TorchTitan, TuningSoftware::TorchTune, TuningSoftware::Unsloth}) {
        for (const TuningMethod method : {TuningMethod::Sft, TuningMethod::Lora, TuningMethod::Qlora}) {
            TrainingJob job = smallJob();
            job.method = method;
            TuningSetting setting;
            setting.software = software;
            setting.bits = *storedBitsWith(software, method == TuningMethod::Qlora ? "nf4" : "bf16");
            for (const int zero : {0, 3}) {
                Layout layout;
                layout.dp = 4;
                layout.zero = zero;
                const TrainingMemory m = tuningMemory(job, layout, setting, c);
                QVERIFY(near(m.weights + m.gradients + m.optimizer + m.activations + m.logits + m.transient + m.reserve + m.fixed, m.total));
                QVERIFY(m.total > 0);
                QCOMPARE(m.fixed, 2.5e9);
            }
        }
    }
}

void TestSoftwareTerms::fourBitWeightsKeepTheirScales()
{
    const Geometry g = smallJob().counts;
    const double outside = 2 * 1000 * 512;  // embedding and head
    const double inside = g.total - outside;
    QVERIFY(near(storedBytes(g, *storedBitsWith(TuningSoftware::Torch, "nf4")), inside * 4.5 / 8 + 2 * outside));
    QVERIFY(near(storedBytes(g, *storedBitsWith(TuningSoftware::TorchTune, "nf4")), inside * (0.5 + 1.0 / 64 + 4.0 / 16384) + 2 * outside));
    QVERIFY(!storedBitsWith(TuningSoftware::Torch, "nf5"));
}

void TestSoftwareTerms::statesInHostMemoryLeaveWhatIsGathered()
{
    const TrainingJob job = smallJob();
    TuningSetting setting;
    setting.hostStates = true;
    setting.counter = MemoryCounter::Allocated;
    const TrainingMemory m = tuningMemory(job, Layout(), setting, spec().constants(DeviceFamily::Hopper, Stack::Torch));
    QCOMPARE(m.weights, 0.0);
    QCOMPARE(m.optimizer, 0.0);
    QCOMPARE(m.fixed, 0.0);
    // Two layers at a time in 16 bits, and the embedding: attention 4 h², MLP 3 h f, two norms of h.
    QVERIFY(near(m.transient, 2 * 2 * (4 * 512.0 * 512 + 3 * 512.0 * 2048 + 2 * 512) + 2 * 1000 * 512));
}

void TestSoftwareTerms::adaptersReadTheInputsOfTheirProjections()
{
    const Architecture a = smallJob().architecture;
    QCOMPARE(adapterInputWidth(a, TargetQ | TargetV), 2 * 512.0);
    QCOMPARE(adapterInputWidth(a, allAdapterTargets), 4 * 512.0 + 2 * 512 + 2048);
    QCOMPARE(adapterTarget("down"), static_cast<unsigned>(TargetDown));
    QCOMPARE(adapterTarget("head"), 0U);
}

void TestSoftwareTerms::memoryOfSoftwareIsKnownForSomeLayouts_data()
{
    QTest::addColumn<int>("software");
    QTest::addColumn<int>("method");
    QTest::addColumn<double>("tp");
    QTest::addColumn<double>("dp");
    QTest::addColumn<int>("zero");
    QTest::addColumn<double>("experts");
    QTest::addColumn<bool>("known");
    const auto add = [](const char* name, TuningSoftware software, TuningMethod method, double tp, double dp, int zero, double experts, bool known) {
        QTest::newRow(name) << static_cast<int>(software) << static_cast<int>(method) << tp << dp << zero << experts << known;
    };
    add("one device", TuningSoftware::Unsloth, TuningMethod::Qlora, 1, 1, 1, 0, true);
    add("ZeRO 3", TuningSoftware::TorchTitan, TuningMethod::Sft, 1, 8, 3, 0, true);
    add("copies", TuningSoftware::Torch, TuningMethod::Lora, 1, 8, 0, 0, true);
    add("ZeRO 1 over devices", TuningSoftware::Torch, TuningMethod::Lora, 1, 8, 1, 0, false);
    add("split layers", TuningSoftware::TorchTune, TuningMethod::Lora, 2, 1, 1, 0, false);
    add("experts", TuningSoftware::Torch, TuningMethod::Lora, 1, 1, 1, 8, false);
    add("Megatron-DeepSpeed splits layers", TuningSoftware::MegatronDeepSpeed, TuningMethod::Sft, 2, 4, 1, 0, true);
    add("Megatron-DeepSpeed with adapters", TuningSoftware::MegatronDeepSpeed, TuningMethod::Lora, 2, 4, 1, 0, false);
}

void TestSoftwareTerms::memoryOfSoftwareIsKnownForSomeLayouts()
{
    QFETCH(int, software);
    QFETCH(int, method);
    QFETCH(double, tp);
    QFETCH(double, dp);
    QFETCH(int, zero);
    QFETCH(double, experts);
    QFETCH(bool, known);
    TrainingJob job = smallJob();
    job.method = static_cast<TuningMethod>(method);
    job.architecture.experts = experts;
    Layout layout;
    layout.tp = layout.etp = tp;
    layout.dp = dp;
    layout.zero = zero;
    QCOMPARE(softwareMemoryKnown(static_cast<TuningSoftware>(software), job, layout), known);
    job.precision = TrainPrecision::Fp8;
    QVERIFY(!softwareMemoryKnown(static_cast<TuningSoftware>(software), job, layout));
}

// h 512, a 8, V 1000, 4 layers with ffn 2048: N = 4 (4 h² + 3 h f + 2 h) + 2 V h + h.
void TestSoftwareTerms::aJobsSoftwareCountsWhereItsMemoryIsKnown()
{
    const Calibration c = spec().constants(DeviceFamily::Hopper, Stack::Torch);
    TrainingJob job = smallJob();
    job.method = TuningMethod::Sft;
    const double parameters = 4 * (4 * 512.0 * 512 + 3 * 512.0 * 2048 + 2 * 512) + 2 * 1000 * 512.0 + 512;
    const TrainingMemory general = trainingMemory(job, Layout(), c);
    QVERIFY(near(general.weights + general.gradients + general.optimizer, 18 * parameters));
    job.software = TuningSoftware::TorchTune;
    const TrainingMemory own = trainingMemory(job, Layout(), c);
    QVERIFY(near(own.weights, 2 * parameters));
    QVERIFY(near(own.optimizer, 12 * parameters));
    Layout split;
    split.tp = split.etp = 2;
    split.sequenceParallel = true;
    const double withSoftware = trainingMemory(job, split, c).total;
    job.software.reset();
    QCOMPARE(withSoftware, trainingMemory(job, split, c).total);
    // bf16 gradients beside their fp32 sums are 6 bytes instead of 4 (applyMegatronDeepSpeed).
    job.software = TuningSoftware::MegatronDeepSpeed;
    QVERIFY(near(trainingMemory(job, split, c).gradients, trainingMemory(smallJob(), split, c).gradients * 6 / 4));
    // Adapters keep two fp32 moments and no master copy: 8 bytes.
    job.method = TuningMethod::Lora;
    job.loraParameters = 1e6;
    job.software = TuningSoftware::Torch;
    QVERIFY(near(trainingMemory(job, Layout(), c).optimizer, 8e6));
}

// N parameters: 18 N bytes of states, 6 N with the optimizer in host memory, 8 N in 16 bits alone.
void TestSoftwareTerms::aRunThatTookPlaceHasALayout()
{
    TrainingJob job = smallJob();
    job.fixedBytes = 0;
    DeviceSpec device = smallDevice();
    SearchSpace space;
    space.deviceCounts = {1};
    const double parameters = job.counts.total;
    const auto roomy = publishedLayout(job, device, spec(), space);
    QVERIFY(roomy && !roomy->memoryIgnored && roomy->candidate.memory > 18 * parameters);
    device.memory = device.memoryUsable = 9 * parameters;
    const auto offloaded = publishedLayout(job, device, spec(), space);
    QVERIFY(offloaded && !offloaded->memoryIgnored && offloaded->candidate.memory < 9 * parameters);
    device.memory = device.memoryUsable = parameters;
    const auto impossible = publishedLayout(job, device, spec(), space);
    QVERIFY(impossible && impossible->memoryIgnored);
    // 3 devices divide neither 8 sequences nor the 8 heads and leave 4 layers uneven: only a layout of another kind is left.
    space.deviceCounts = {3};
    const auto unusual = publishedLayout(job, device, spec(), space);
    QVERIFY(unusual && unusual->memoryIgnored && unusual->candidate.layout.devices() == 3);
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!publishedLayout(job, device, spec(), space, stopped.get_token()));
}

QTEST_APPLESS_MAIN(TestSoftwareTerms)
#include "test_softwareterms.moc"
