// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/training/compute.h"

#include <QtTest>

#include <cmath>
#include <type_traits>

using namespace outlay;

namespace {

static_assert(std::is_trivially_copyable_v<ComputeInputs> && std::is_trivially_copyable_v<ComputeFigures>);

ComputeInputs inputs(TrainingMethod method)
{
    ComputeInputs in;
    in.method = method;
    in.policy = {100, 80, 10};  // linear, of the layers, attention
    in.tokens = 1000;
    in.epochs = 3;
    return in;
}

ComputeInputs rollouts(TrainingMethod method)
{
    ComputeInputs in = inputs(method);
    in.epochs = 1;
    in.prompts = 10;
    in.promptTokens = 50;
    in.responseTokens = 200;
    in.groupSize = 4;
    in.innerEpochs = 2;
    in.reference = 110;
    in.reward = 30;
    in.critic = method == TrainingMethod::Ppo ? 40 : 0;
    return in;
}

double partsOf(const ComputeFigures& f)
{
    return f.generation + f.oldLogprobs + f.reference + f.teacher + f.reward + f.criticForward + f.criticTrain + f.policyTrain;
}

}  // namespace

class TestCompute final : public QObject {
    Q_OBJECT

private slots:
    void methodsCountTheirPasses_data();
    void methodsCountTheirPasses();
    void recomputationAddsToHardwareOnly();
    void rolloutsCountGenerationScoringAndTraining();
    void aSharedPrefixIsComputedOnce();
    void modelFlopsAreTheSumOfTheParts_data();
    void modelFlopsAreTheSumOfTheParts();
    void timeDividesByUtilisationAndDevices();
    void dequantisationCostsTimeNotFlops();
    void generationRunsAtItsOwnUtilisation();
    void adaptersCountBothSidesOfEveryTarget();
    void scoredLengthRoundsHalfToEven();
    void repeatedTokensAreWorthLessAndLess();
};

void TestCompute::methodsCountTheirPasses_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<double>("flops");
    const auto row = [](TrainingMethod method, double flops) { QTest::newRow(trainingMethodNames[std::size_t(method)].data()) << int(method) << flops; };
    row(TrainingMethod::Pretrain, 3 * 110 * 3000.0);
    row(TrainingMethod::Sft, 3 * 110 * 3000.0);
    // F + ½(lin + 2att) + 6N_l
    row(TrainingMethod::Lora, (110 + 0.5 * 120 + 6 * 2) * 3000.0);
    row(TrainingMethod::Qlora, (110 + 0.5 * 120 + 6 * 2) * 3000.0);
    row(TrainingMethod::Freeze, (110 + 0.5 * 120 + 0.25 * 100) * 3000.0);
    // The cached reference and teacher run over one epoch.
    row(TrainingMethod::Dpo, 3 * 110 * 3000.0 + 110 * 1000.0);
    row(TrainingMethod::Distill, 3 * 110 * 3000.0 + 500 * 1000.0);
}

void TestCompute::methodsCountTheirPasses()
{
    QFETCH(int, method);
    QFETCH(double, flops);
    ComputeInputs in = inputs(static_cast<TrainingMethod>(method));
    in.dgradFraction = 0.5;
    in.trainableFraction = 0.25;
    in.adapterParameters = 2;
    in.reference = 110;
    in.referenceCached = true;
    in.teacher = 500;
    in.teacherCached = true;
    QCOMPARE(trainingCompute(in).model, flops);
    in.tokens *= 2;
    QCOMPARE(trainingCompute(in).model, 2 * flops);
}

void TestCompute::recomputationAddsToHardwareOnly()
{
    ComputeInputs in = inputs(TrainingMethod::Pretrain);
    const double model = 3 * 110 * 3000.0;
    QCOMPARE(trainingCompute(in).hardware, model);
    in.recompute = Recompute::Selective;
    QCOMPARE(trainingCompute(in).hardware, model + 10 * 3000.0);
    in.recompute = Recompute::Full;
    QCOMPARE(trainingCompute(in).hardware, model + 90 * 3000.0);
    QCOMPARE(trainingCompute(in).model, model);
}

void TestCompute::rolloutsCountGenerationScoringAndTraining()
{
    ComputeInputs in = rollouts(TrainingMethod::Ppo);
    in.recomputeOldLogprobs = true;
    const ComputeFigures f = trainingCompute(in);
    const double scored = 10.0 * 4 * 250;
    QCOMPARE(f.generation, 110 * scored);
    QCOMPARE(f.oldLogprobs, 110 * scored);
    QCOMPARE(f.reference, 110 * scored);
    QCOMPARE(f.reward, 30 * scored);
    QCOMPARE(f.criticForward, 40 * scored);
    QCOMPARE(f.criticTrain, 3 * 40 * scored * 2);
    QCOMPARE(f.policyTrain, 3 * 110 * scored * 2);
    in.klReference = false;
    QCOMPARE(trainingCompute(in).reference, 0.0);
    in.epochs = 2;
    QCOMPARE(trainingCompute(in).policyTrain, 2 * f.policyTrain);
}

void TestCompute::aSharedPrefixIsComputedOnce()
{
    ComputeInputs in = rollouts(TrainingMethod::Grpo);
    in.sharedPrefix = true;
    QCOMPARE(trainingCompute(in).generation, 110.0 * 10 * (50 + 4 * 200));
    in.sharedPrefix = false;
    QCOMPARE(trainingCompute(in).generation, 110.0 * 10 * 4 * 250);
}

void TestCompute::modelFlopsAreTheSumOfTheParts_data()
{
    QTest::addColumn<int>("method");
    for (std::size_t i = 0; i < trainingMethodNames.size(); ++i)
        QTest::newRow(trainingMethodNames[i].data()) << int(i);
}

void TestCompute::modelFlopsAreTheSumOfTheParts()
{
    QFETCH(int, method);
    const auto kind = static_cast<TrainingMethod>(method);
    const ComputeFigures f = trainingCompute(isReinforcement(kind) ? rollouts(kind) : inputs(kind));
    QCOMPARE(f.model, partsOf(f));
    QVERIFY(f.hardware >= f.model);
}

void TestCompute::timeDividesByUtilisationAndDevices()
{
    const ComputeInputs in = inputs(TrainingMethod::Pretrain);
    const ComputeFigures f = trainingCompute(in);
    const TimeFigures time = trainingTime(in, f, {1000, 0.5, 0.05, 4});
    QCOMPARE(time.deviceHours, f.model / 0.5 / 1000 / 3600);
    QCOMPARE(time.wallHours, time.deviceHours / 4);
    QCOMPARE(time.hfu, 0.5);
}

void TestCompute::dequantisationCostsTimeNotFlops()
{
    const ComputeInputs lora = inputs(TrainingMethod::Lora);
    ComputeInputs qlora = inputs(TrainingMethod::Qlora);
    qlora.dequantTimeFactor = 1.5;
    const TimeInputs time{1000, 0.5, 0.05, 1};
    QCOMPARE(trainingCompute(qlora).model, trainingCompute(lora).model);
    QCOMPARE(trainingTime(qlora, trainingCompute(qlora), time).deviceHours, 1.5 * trainingTime(lora, trainingCompute(lora), time).deviceHours);
}

void TestCompute::generationRunsAtItsOwnUtilisation()
{
    const ComputeInputs in = rollouts(TrainingMethod::Grpo);
    const ComputeFigures f = trainingCompute(in);
    const TimeFigures time = trainingTime(in, f, {1000, 0.5, 0.1, 1});
    QCOMPARE(time.deviceHours, ((f.model - f.generation) / 0.5 + f.generation / 0.1) / 1000 / 3600);
}

void TestCompute::adaptersCountBothSidesOfEveryTarget()
{
    Architecture a;
    a.layers = 2;
    a.hidden = 8;
    a.vocab = 32;
    a.heads = 4;
    a.kvHeads = 2;
    a.headDim = 3;
    a.ffn = 20;
    const double q = 8 + 12;
    const double k = 8 + 6;
    QCOMPARE(*adapterParameters(*modelOf(a), 1, allAdapterTargets), 2 * (2 * q + 2 * k + 3 * 28.0));
    QCOMPARE(*adapterParameters(*modelOf(a), 16, TargetQ | TargetV), 16 * 2 * (q + k));
    a.matrices = 2;
    QCOMPARE(*adapterParameters(*modelOf(a), 1, TargetGate | TargetDown), 2 * 28.0);
    a.experts = 4;
    a.topk = 1;
    a.expertFfn = 5;
    a.sharedFfn = 7;
    a.denseLayers = 1;
    QCOMPARE(*adapterParameters(*modelOf(a), 1, TargetUp), 28 + 4 * 13.0 + 15);
    a.attention = AttentionKind::Latent;
    a.kvRank = a.nopeDim = a.ropeDim = a.valueDim = 4;
    QCOMPARE(adapterParameters(*modelOf(a), 1, TargetUp).error().code, std::string(code::missing));
    QCOMPARE(adapterParameters(*modelOf(7e9, {}), 1, TargetUp).error().field, std::string("lora_params"));
}

void TestCompute::scoredLengthRoundsHalfToEven()
{
    QCOMPARE(scoredLength(TrainingMethod::Grpo, 4096, 500, 2000.4), 2500.0);
    QCOMPARE(scoredLength(TrainingMethod::Ppo, 4096, 500, 2000.5), 2500.0);
    QCOMPARE(scoredLength(TrainingMethod::Ppo, 4096, 500, 2001.5), 2502.0);
    QCOMPARE(scoredLength(TrainingMethod::Sft, 4096, 500, 2000), 4096.0);
}

void TestCompute::repeatedTokensAreWorthLessAndLess()
{
    QCOMPARE(effectiveUniqueTokens(100, 1), 100.0);
    QCOMPARE(effectiveUniqueTokens(100, 0.5), 50.0);
    // Four epochs are nearly as good as fresh data; a hundred cannot pass 16.39 times the unique tokens.
    QVERIFY(std::abs(effectiveUniqueTokens(100, 4) - 100 * (1 + 15.39 * (1 - std::exp(-3 / 15.39)))) < 1e-9);
    QVERIFY(effectiveUniqueTokens(100, 4) > 370);
    QVERIFY(effectiveUniqueTokens(100, 100) < 1639);
}

QTEST_GUILESS_MAIN(TestCompute)
#include "test_compute.moc"
