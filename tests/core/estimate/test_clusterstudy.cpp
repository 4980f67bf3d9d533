// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Expected values are the worked examples of the model specification (C2, C4, D1, D5), under its own constants, and sums by hand.
#include "core/catalog/catalogloader.h"
#include "core/estimate/clusterstudy.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace outlay;

namespace {

/// The built-in facts with the specification's constants in the first place, which is what studies use.
const Catalog& facts()
{
    static const Catalog catalog = [] {
        Catalog made = builtInCatalog();
        const auto spec = std::find_if(made.calibrations.begin(), made.calibrations.end(), [](const CalibrationSet& set) { return set.name() == specCalibration; });
        std::rotate(made.calibrations.begin(), spec, std::next(spec));
        return made;
    }();
    return catalog;
}

constexpr Date today{2026, 11, 30};

std::shared_ptr<const Plan> planOf(const std::vector<std::pair<std::string, Value>>& values)
{
    auto plan = std::make_shared<Plan>();
    for (const auto& [path, value] : values)
        plan->scenarios.front().entries[path] = Entry{value};
    return plan;
}

ClusterStudy studyOf(const std::vector<std::pair<std::string, Value>>& values, const StudyOptions& options = {})
{
    const auto plan = planOf(values);
    return studyCluster(plan, plan->base(), {&facts(), today}, options);
}

Value text(const char* value) { return std::string(value); }

/// Example D1 and C2: Llama 3 70B on 512 H100, TP 8, PP 4, five virtual stages.
std::vector<std::pair<std::string, Value>> seventyBillion()
{
    return {{"model", text("llama3-70b")}, {"device", text("h100-sxm")}, {"n_devices", 512.0}, {"seq_len", 8192.0}, {"global_batch", 512.0},
            {"layout", text("fixed")}, {"tp", 8.0}, {"pp", 4.0}, {"virtual", 5.0}};
}

bool isClose(double value, double expected) { return std::abs(value - expected) <= 5e-6 * std::abs(expected); }

double sumOf(const StepParts& parts) { return std::accumulate(parts.begin(), parts.end(), 0.0); }

ScalePoint point(double devices, std::optional<double> cost, double deviceHours = 1, bool fits = true)
{
    ScalePoint made;
    made.devices = devices;
    made.fits = fits;
    made.cost = cost;
    made.deviceHours = deviceHours;
    return made;
}

bool hasIssue(const Estimate& estimate, std::string_view code, std::string_view field, Severity severity)
{
    return std::any_of(estimate.issues.begin(), estimate.issues.end(),
                       [&](const Issue& issue) { return issue.code == code && issue.field == field && issue.severity == severity; });
}

}  // namespace

class TestClusterStudy : public QObject {
    Q_OBJECT

private slots:
    void aFixedLayoutHasTheMemoryAndStepOfTheExamples();
    void theSearchFindsTheExamplesLayout();
    void partsOfAStepAddUp_data();
    void partsOfAStepAddUp();
    void theSmallestClusterOfTheExampleHas16Devices();
    void aMarginBelowTenPerCentIsTight();
    void theKneeIsTheLastCountNearTheCheapest();
    void withoutPricesTheKneeFollowsDeviceHours();
    void scalingHoldsThePlanAndKeepsItsSums();
    void aTypedMfuChangesWithTheCountAsThePredictionDoes();
    void aLayoutThatDoesNotDivideIsAnErrorAndTheBestOnesAreStillFound();
    void aLayoutOverTheEdgeIsAWarningWithItsMemory();
    void withoutAShapeOrAFormatThereIsNothingToStudy();
    void firstLayoutsComeBeforeTheWholeSearch();
    void aStoppedStudySaysSo();
    void whatAnEarlierStudyFoundIsNotSearchedAgain();
};

void TestClusterStudy::aFixedLayoutHasTheMemoryAndStepOfTheExamples()
{
    const ClusterStudy study = studyOf(seventyBillion());
    QVERIFY(study.state == ClusterState::Ready);
    QVERIFY(study.isFixed && study.chosen && study.fits());
    QVERIFY(isClose(study.chosen->candidate.time.step, 8.84875));
    QVERIFY(isClose(study.chosen->candidate.time.mfu, 0.420294));
    QVERIFY(isClose(study.step[static_cast<std::size_t>(StepPart::Gemm)], 4.94717));
    QVERIFY(isClose(study.step[static_cast<std::size_t>(StepPart::Tensor)], 1.54205));
    // Stages 0, 1 and 3 of 4; the first holds the embedding and is the fullest.
    QCOMPARE(study.stages.size(), std::size_t(3));
    QCOMPARE(study.stages[2].memory.stage, 3.0);
    QVERIFY(study.stages[0].first && study.stages[2].last && !study.stages[1].first && !study.stages[1].last);
    QVERIFY(isClose(study.stages[0].memory.total, 4.62913e10));
    QVERIFY(isClose(study.stages[0].memory.activations, 2.58778e10));
    for (const StageUse& stage : study.stages) {
        const TrainingMemory& m = stage.memory;
        QVERIFY(isClose(m.weights + m.gradients + m.optimizer + m.activations + m.logits + m.transient + m.reserve + m.fixed, m.total));
        QVERIFY(m.total <= study.stages[0].memory.total);
    }
    QVERIFY(isClose(study.chosen->margin, 1 - 4.62913e10 / 85899345920.0));
    // The budget follows this layout's own step.
    const Estimate& estimate = *study.estimate;
    QVERIFY(estimate.prediction && isClose(estimate.prediction->best.time.step, 8.84875));
    QCOMPARE(estimate.prediction->typical, 1.0);
    QVERIFY(estimate.mfuOrigin == OriginKind::Predicted);
    QVERIFY(!study.others.empty());
    for (const DeviceUse& other : study.others)
        QVERIFY(isClose(other.use.weights, study.stages[0].memory.weights));
}

void TestClusterStudy::theSearchFindsTheExamplesLayout()
{
    const ClusterStudy study = studyOf({{"model", text("llama3-8b")}, {"device", text("h100-sxm")}, {"n_devices", 128.0}, {"seq_len", 8192.0}, {"global_batch", 512.0}});
    QVERIFY(study.searched && !study.isFixed);
    QCOMPARE(study.tried, 2091.0);
    QCOMPARE(study.feasible, 1860.0);
    QCOMPARE(study.best.size(), std::size_t(50));
    const LayoutCandidate& best = study.best.front().candidate;
    QCOMPARE(best.layout.tp, 1.0);
    QCOMPARE(best.layout.pp, 1.0);
    QCOMPARE(best.layout.zero, 1);
    QVERIFY(isClose(best.time.step, 3.36558));
    QVERIFY(isClose(best.memory, 7.39171e10));
    QVERIFY(std::is_sorted(study.best.begin(), study.best.end(), [](const StudiedLayout& a, const StudiedLayout& b) { return a.candidate.time.step < b.candidate.time.step; }));
    QVERIFY(study.chosen->candidate.layout == best.layout);
}

void TestClusterStudy::partsOfAStepAddUp_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("pp");
    QTest::addColumn<double>("ep");
    QTest::addColumn<QString>("recompute");
    QTest::newRow("dense") << "llama3-8b" << "pretrain" << 1.0 << 1.0 << "none";
    QTest::newRow("pipeline, selective") << "llama3-70b" << "pretrain" << 4.0 << 1.0 << "selective";
    QTest::newRow("experts, all again") << "mixtral-8x7b" << "pretrain" << 2.0 << 8.0 << "full";
    QTest::newRow("qlora") << "llama2-7b" << "qlora" << 1.0 << 1.0 << "full";
}

void TestClusterStudy::partsOfAStepAddUp()
{
    QFETCH(QString, model);
    QFETCH(QString, method);
    QFETCH(double, pp);
    QFETCH(double, ep);
    QFETCH(QString, recompute);
    const ClusterStudy study = studyOf({{"model", model.toStdString()}, {"method", method.toStdString()}, {"n_devices", 64.0}, {"seq_len", 4096.0}, {"global_batch", 256.0},
                                        {"layout", text("fixed")}, {"tp", 2.0}, {"cp", 2.0}, {"pp", pp}, {"ep", ep}, {"recompute", recompute.toStdString()}});
    QVERIFY(study.chosen);
    QVERIFY(isClose(sumOf(study.step), study.chosen->candidate.time.step));
    for (const double part : study.step)
        QVERIFY2(part >= 0, "a part of a step is never negative");
    QCOMPARE(study.step[static_cast<std::size_t>(StepPart::Recompute)] > 0, recompute != QLatin1String("none"));
    QCOMPARE(study.step[static_cast<std::size_t>(StepPart::Expert)] > 0, ep > 1);
    QCOMPARE(study.step[static_cast<std::size_t>(StepPart::Unpacking)] > 0, method == QLatin1String("qlora"));
    QCOMPARE(study.step[static_cast<std::size_t>(StepPart::Bubble)] > 0, pp > 1);
}

void TestClusterStudy::theSmallestClusterOfTheExampleHas16Devices()
{
    const ClusterStudy study = studyOf({{"model", text("llama3-70b")}, {"device", text("h100-sxm")}, {"n_devices", 1024.0}, {"seq_len", 8192.0}, {"global_batch", 1024.0}});
    QVERIFY(study.smallestKnown);
    QCOMPARE(study.smallest.value_or(0), 16.0);
    const ClusterStudy tooSmall = studyOf({{"model", text("llama3-70b")}, {"device", text("h100-sxm")}, {"n_devices", 8.0}, {"seq_len", 8192.0}, {"global_batch", 1024.0}});
    QVERIFY(!tooSmall.fits());
    QVERIFY(tooSmall.best.empty());
    QVERIFY2(tooSmall.chosen && tooSmall.chosen->margin < 0, "the layout that comes nearest is shown over the edge");
    QCOMPARE(tooSmall.smallest.value_or(0), 16.0);
    const ClusterStudy enough = studyOf({{"model", text("llama3-70b")}, {"device", text("h100-sxm")}, {"n_devices", 16.0}, {"seq_len", 8192.0}, {"global_batch", 1024.0}});
    QVERIFY2(enough.fits(), "the smallest cluster that is offered is one that fits");
}

void TestClusterStudy::aMarginBelowTenPerCentIsTight()
{
    QVERIFY(memoryFit(89, 100) == MemoryFit::Fits);
    QVERIFY(memoryFit(91, 100) == MemoryFit::Tight);
    QVERIFY(memoryFit(100, 100) == MemoryFit::Tight);
    QVERIFY(memoryFit(100.1, 100) == MemoryFit::Over);
}

void TestClusterStudy::theKneeIsTheLastCountNearTheCheapest()
{
    // Cheapest is 99 on 128: 5 % more is 103.95.
    const std::vector<ScalePoint> curve = {point(64, 100), point(128, 99), point(256, 103), point(512, 104), point(1024, 120)};
    QCOMPARE(kneeOf(curve).value_or(99), std::size_t(2));
    const std::vector<ScalePoint> flat = {point(64, 100), point(128, 101), point(256, 104)};
    QVERIFY2(!kneeOf(flat), "beyond the last count nothing is known");
    const std::vector<ScalePoint> gap = {point(64, {}, 0, false), point(128, 100), point(256, 130)};
    QCOMPARE(kneeOf(gap).value_or(99), std::size_t(1));
    QVERIFY(!kneeOf(std::vector<ScalePoint>{point(64, 100)}));
    QVERIFY(!kneeOf({}));
}

void TestClusterStudy::withoutPricesTheKneeFollowsDeviceHours()
{
    const std::vector<ScalePoint> curve = {point(64, {}, 1000), point(128, {}, 1040), point(256, {}, 1060)};
    QCOMPARE(kneeOf(curve).value_or(99), std::size_t(1));
}

void TestClusterStudy::scalingHoldsThePlanAndKeepsItsSums()
{
    const ClusterStudy study = studyOf({{"model", text("llama3-8b")}, {"device", text("h100-sxm")}, {"n_devices", 64.0}, {"seq_len", 8192.0}, {"tokens", 1e12}});
    QCOMPARE(study.scaling.size(), std::size_t(7));
    const double counts[] = {8, 16, 32, 64, 128, 256, 512};
    for (std::size_t i = 0; i < 7; ++i) {
        const ScalePoint& one = study.scaling[i];
        QCOMPARE(one.devices, counts[i]);
        if (!one.fits)
            continue;
        QVERIFY(isClose(one.days * 24 * one.devices, one.deviceHours));
        QVERIFY(one.cost && *one.cost > 0);
        QCOMPARE(one.layout.devices(), one.devices);
    }
    const Estimate& own = *study.estimate;
    QCOMPARE(study.scaling[3].days, own[Figure::WallDays]);
    QCOMPARE(study.scaling[3].cost.value_or(0), own[Figure::TrainingCost]);
    // Device-hours are the model's FLOPs over peak, MFU and goodput.
    const double hours = own[Figure::ModelFlops] / (own[Figure::PeakFlops] * own[Figure::Mfu] * own[Figure::Goodput]) / 3600;
    QVERIFY(isClose(study.scaling[3].deviceHours, hours));
    const ClusterStudy tiny = studyOf({{"model", text("llama3-8b")}, {"method", text("qlora")}, {"n_devices", 2.0}});
    QCOMPARE(tiny.scaling.front().devices, 1.0);
}

void TestClusterStudy::aTypedMfuChangesWithTheCountAsThePredictionDoes()
{
    const std::vector<std::pair<std::string, Value>> plan = {{"model", text("llama3-8b")}, {"n_devices", 64.0}, {"tokens", 1e12}, {"goodput", 1.0}};
    auto typed = plan;
    typed.emplace_back("mfu", 0.2);
    const ClusterStudy free = studyOf(plan);
    const ClusterStudy fixed = studyOf(typed);
    QCOMPARE(fixed.scaling.size(), free.scaling.size());
    const double ratio = free.estimate->inputs.bestPlanMfu / 0.2;
    for (std::size_t i = 0; i < free.scaling.size(); ++i)
        QVERIFY(isClose(fixed.scaling[i].deviceHours, free.scaling[i].deviceHours * ratio));
}

void TestClusterStudy::aLayoutThatDoesNotDivideIsAnErrorAndTheBestOnesAreStillFound()
{
    auto values = seventyBillion();
    values.emplace_back("tp", 3.0);  // 64 heads
    const auto plan = planOf(values);
    const SearchingPredictor predictor(facts().calibrations.front());
    const Estimate estimate = evaluate(*plan, plan->base(), {&facts(), today, &predictor});
    QVERIFY(!estimate.valid);
    QVERIFY(hasIssue(estimate, code::range, "layout", Severity::Error));  // 3 × 4 does not divide 512
    auto stages = seventyBillion();
    stages.emplace_back("virtual", 21.0);  // 4 × 21 > 80 layers
    const auto second = planOf(stages);
    QVERIFY(hasIssue(evaluate(*second, second->base(), {&facts(), today, &predictor}), code::range, "pp", Severity::Error));
    const ClusterStudy study = studyOf(stages);
    QVERIFY(study.state == ClusterState::Ready);
    QVERIFY(!study.isFixed && !study.best.empty());
}

void TestClusterStudy::aLayoutOverTheEdgeIsAWarningWithItsMemory()
{
    auto values = seventyBillion();
    values.emplace_back("tp", 1.0);
    values.emplace_back("pp", 1.0);
    values.emplace_back("virtual", 1.0);
    const ClusterStudy study = studyOf(values);
    QVERIFY(study.isFixed && study.chosen && !study.fits());
    // 2 + 4 bytes for each of 70.6 billion parameters stay on every device.
    QVERIFY(isClose(study.stages[0].memory.weights, 2 * 70553706496.0));
    QVERIFY(isClose(study.stages[0].memory.gradients, 4 * 70553706496.0));
    QVERIFY(hasIssue(*study.estimate, code::infeasible, "layout", Severity::Warning));
    QVERIFY(!study.best.empty());
}

void TestClusterStudy::withoutAShapeOrAFormatThereIsNothingToStudy()
{
    const ClusterStudy counts = studyOf({{"model_source", text("parameters")}, {"n_total", 70e9}});
    QVERIFY(counts.state == ClusterState::NoArchitecture);
    QVERIFY(counts.finished);
    QVERIFY(studyOf({{"precision", text("int8")}}).state == ClusterState::NoFormat);
    QVERIFY(studyOf({{"device", text("a100-80-sxm")}, {"precision", text("fp8")}}).state == ClusterState::NoFormat);
    QVERIFY(studyOf({{"n_devices", -1.0}, {"model", text("no such model")}}).state == ClusterState::Invalid);
}

void TestClusterStudy::firstLayoutsComeBeforeTheWholeSearch()
{
    std::vector<bool> searched;
    double last = 0;
    bool rises = true;
    StudyOptions options;
    options.publish = [&](const ClusterStudy& study) { searched.push_back(study.searched); };
    options.progress = [&](double share) {
        rises = rises && share >= last && share <= 1;
        last = share;
    };
    const ClusterStudy study = studyOf({{"model", text("llama3-70b")}, {"n_devices", 512.0}}, options);
    QVERIFY(searched.size() >= 3);
    QVERIFY(!searched.front() && searched.back());
    QVERIFY(rises);
    QCOMPARE(last, 1.0);
    QVERIFY(study.finished && !study.stopped);
}

void TestClusterStudy::aStoppedStudySaysSo()
{
    std::stop_source stop;
    StudyOptions options;
    options.stop = stop.get_token();
    options.publish = [&](const ClusterStudy&) { stop.request_stop(); };
    const ClusterStudy study = studyOf({{"model", text("deepseek-v3")}, {"precision", text("fp8")}, {"n_devices", 2048.0}}, options);
    QVERIFY(study.finished && study.stopped);
    QVERIFY2(!study.best.empty(), "what the first look found stays");
    QVERIFY(!study.searched && !study.smallestKnown && study.scaling.empty());
}

void TestClusterStudy::whatAnEarlierStudyFoundIsNotSearchedAgain()
{
    StudyMemory memory(facts().calibrations.front());
    int published = 0;
    StudyOptions options;
    options.memory = &memory;
    options.publish = [&](const ClusterStudy&) { ++published; };
    const auto study = [&](double tokens, double devices) {
        published = 0;
        return studyOf({{"model", text("llama3-8b")}, {"n_devices", devices}, {"tokens", tokens}, {"price", 2.0}}, options);
    };
    const ClusterStudy first = study(1e12, 64);
    QVERIFY(published > 0);
    const ClusterStudy again = study(2e12, 64);
    QCOMPARE(published, 0);
    QCOMPARE(again.best.size(), first.best.size());
    QVERIFY(again.best.front().candidate.layout == first.best.front().candidate.layout);
    QVERIFY(again.searched && again.finished && again.smallest == first.smallest);
    QCOMPARE(again.scaling.size(), first.scaling.size());
    for (std::size_t i = 0; i < first.scaling.size(); ++i) {
        QVERIFY(again.scaling[i].layout == first.scaling[i].layout);
        QVERIFY2(!first.scaling[i].fits || isClose(again.scaling[i].days, 2 * first.scaling[i].days), "twice the tokens take twice the time");
    }
    const ClusterStudy other = study(2e12, 128);
    QVERIFY2(published > 0, "another number of devices is another question");
    QVERIFY(other.best.front().candidate.layout.dp != first.best.front().candidate.layout.dp);
}

QTEST_APPLESS_MAIN(TestClusterStudy)
#include "test_clusterstudy.moc"
