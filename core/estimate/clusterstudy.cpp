// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/clusterstudy.h"

#include "core/estimate/resolve.h"
#include "core/physics/predictrun.h"
#include "core/physics/softwarememory.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace outlay {

namespace {

// Shares of the progress bar.
constexpr double searchShare = 0.4;
constexpr double smallestShare = 0.5;

// Few layouts that are good for most jobs: they give a first answer within a frame or two.
SearchSpace firstSpace(const PredictionRequest& request)
{
    SearchSpace space;
    space.deviceCounts = {request.devices};
    space.contextWidths = {1};
    space.microBatches = {1, 2};
    space.virtualStages = {};
    const double experts = request.architecture.experts;
    if (experts > 1) {
        space.expertWidths = {1};
        for (const double ep : {8.0, 16.0, 32.0, 64.0}) {
            if (std::fmod(experts, ep) == 0)
                space.expertWidths.push_back(ep);
        }
    }
    return space;
}

class Study {
public:
    Study(ClusterStudy& study, const TrainingJob& job, const CalibrationSet& calibration, const StudyOptions& options)
        : m_study(study), m_job(job), m_calibration(calibration), m_options(options), m_device(study.request.device),
          m_isKnown(options.memory && options.memory->layouts.tried > 0 && options.memory->searched == study.request)
    {}

    void searchBest()
    {
        if (m_isKnown) {
            take(m_options.memory->layouts, true);
            return;
        }
        take(search(firstSpace(m_study.request), {}), false);
        publish();
        SearchSpace space;
        space.deviceCounts = {m_study.request.devices};
        SearchResult found = search(
            space, [this](const SearchProgress& p) { report(searchShare * (static_cast<double>(p.groupsDone) / static_cast<double>(p.groups))); });
        take(found, true);
        if (m_options.memory && !found.stopped) {
            m_options.memory->searched = m_study.request;
            m_options.memory->layouts = std::move(found);
        }
    }

    /// What the page describes: the plan's own layout if it has one.
    void choose(bool isWhole)
    {
        const Inputs& in = m_study.estimate->inputs;
        const auto& asked = m_study.estimate->predictionRequest;
        m_study.isFixed = asked && asked->layout;
        if (m_study.isFixed) {
            if (const Result<Layout> layout = completedLayout(m_job, *asked->layout, asked->devices))
                m_study.chosen = studied(candidateOf(*layout), in);
        } else if (!m_study.best.empty()) {
            m_study.chosen = m_study.best.front();
        } else if (const auto nearest = isWhole ? nearestLayout() : std::nullopt) {
            m_study.chosen = studied(candidateOf(*nearest), in);
        }
        if (!m_study.chosen)
            return;
        const Layout& layout = m_study.chosen->candidate.layout;
        m_study.isSoftwareKnown = !m_job.software || softwareMemoryKnown(*m_job.software, m_job, layout);
        m_study.stages = stageUse(m_job, layout, m_device, m_calibration);
        m_study.step = stepParts(m_job, m_device, layout, m_calibration);
    }

    void compareDevices(const Catalog& catalog)
    {
        const Estimate& estimate = *m_study.estimate;
        if (!m_study.chosen || !estimate.device)
            return;
        const Layout& layout = m_study.chosen->candidate.layout;
        for (const Device* device :
             comparableDevices(catalog, *estimate.device, m_device, estimate.decisions.precision, estimate.decisions.specBook)) {
            const DeviceSpec spec = catalog.specOf(*device, estimate.decisions.specBook);
            m_study.others.push_back({device->id, device->name, spec.memory, spec.memoryUsable,
                                      trainingMemory(m_job, layout, m_calibration.constants(spec.family, memoryStack(m_job, layout)))});
        }
    }

    void report(double share) const
    {
        if (m_options.progress)
            m_options.progress(share);
    }
    /// Where the layouts were known the rest follows at once, and a view need not show it in parts.
    void publish() const
    {
        if (m_options.publish && !m_isKnown && !m_options.stop.stop_requested())
            m_options.publish(m_study);
    }

private:
    [[nodiscard]] SearchResult search(const SearchSpace& space, std::function<void(const SearchProgress&)> progress) const
    {
        SearchOptions options;
        options.top = std::max<std::size_t>(m_options.top, 1);
        options.threads = m_options.threads;
        options.stop = m_options.stop;
        options.progress = std::move(progress);
        return searchLayouts(m_job, m_device, m_calibration, space, options);
    }

    void take(const SearchResult& found, bool isWhole)
    {
        // A search that was stopped early may know less than the small one before it.
        if (isWhole && found.stopped && found.best.size() < m_study.best.size())
            return;
        m_study.tried = found.tried;
        m_study.feasible = found.feasible;
        m_study.searched = isWhole && !found.stopped;
        m_study.best.clear();
        for (const LayoutCandidate& candidate : found.best)
            m_study.best.push_back(studied(candidate, m_study.estimate->inputs));
        choose(isWhole);
    }

    [[nodiscard]] StudiedLayout studied(const LayoutCandidate& candidate, const Inputs& in) const
    {
        return {candidate, in.peakFlops > 0 ? mfuOfStep(in, candidate.time.step) : 0, 1 - candidate.memory / m_device.memoryUsable};
    }

    [[nodiscard]] LayoutCandidate candidateOf(const Layout& layout) const
    {
        const double memory = trainingMemory(m_job, layout, m_calibration.constants(m_device.family, memoryStack(m_job, layout))).total;
        return {layout, memory, stepTime(m_job, m_device, layout, m_calibration.constants(m_device.family, stepStack(m_job, layout)))};
    }

    /// Where nothing fits: the fastest layout of those that come nearest, found by letting memory grow until one fits.
    [[nodiscard]] std::optional<Layout> nearestLayout() const
    {
        DeviceSpec device = m_device;
        SearchOptions options;
        options.top = 1;
        options.threads = m_options.threads;
        options.stop = m_options.stop;
        constexpr int mostSteps = 80;
        for (int step = 0; step < mostSteps && !m_options.stop.stop_requested(); ++step) {
            device.memoryUsable *= 1.1;
            const SearchResult found = searchLayouts(m_job, device, m_calibration, sparingSpace(m_study.request.devices), options);
            if (!found.best.empty())
                return found.best.front().layout;
            if (found.tried == 0)
                return std::nullopt;
        }
        return std::nullopt;
    }

    ClusterStudy& m_study;
    const TrainingJob& m_job;
    const CalibrationSet& m_calibration;
    const StudyOptions& m_options;
    const DeviceSpec& m_device;
    bool m_isKnown;  // an earlier study searched the same
};

Plan withSearchedLayout(const Plan& plan, const Scenario& scenario)
{
    Plan searched;
    searched.optionIds = plan.optionIds;
    searched.created = plan.created;
    searched.facts = plan.facts;
    Entries& entries = searched.scenarios.front().entries;
    entries = scenario.entries;
    entries.insert(plan.base().entries.begin(), plan.base().entries.end());
    entries.erase("layout");
    return searched;
}

ClusterState stateOf(const Estimate& estimate)
{
    if (!estimate.hasArchitecture && estimate.inputs.totalParameters > 0)
        return ClusterState::NoArchitecture;
    const Format precision = estimate.decisions.precision;
    if (estimate.device && (precision == Format::Int8 || estimate.inputs.peakFlops <= 0))
        return ClusterState::NoFormat;
    return estimate.predictionRequest ? ClusterState::Ready : ClusterState::Invalid;
}

}  // namespace

MemoryFit memoryFit(double total, double usable)
{
    if (!(total <= usable))
        return MemoryFit::Over;
    return 1 - total / usable < tightMargin ? MemoryFit::Tight : MemoryFit::Fits;
}

std::vector<StageUse> stageUse(const TrainingJob& job, const Layout& layout, const DeviceSpec& device, const CalibrationSet& calibration)
{
    const Calibration constants = calibration.constants(device.family, memoryStack(job, layout));
    const ActivationCost activation = activationCost(job, layout);
    std::vector<double> indices = {0};
    if (layout.pp > 2)
        indices.push_back(1);
    if (layout.pp > 1)
        indices.push_back(layout.pp - 1);
    std::vector<StageUse> stages;
    for (const double index : indices) {
        const StageShape shape = stageShape(job.architecture, layout.pp, index);
        stages.push_back({stageMemory(job, layout, constants, activation, shape, stageParameters(job, layout.pp, shape)), shape.first, shape.last});
    }
    return stages;
}

std::vector<const Device*> comparableDevices(const Catalog& catalog, const Device& device, const DeviceSpec& spec, Format format,
                                             std::string_view specBook)
{
    constexpr double fastLink = 100e9;  // bytes/s: below it lie PCIe cards
    constexpr std::size_t most = 3;
    std::map<double, const Device*> bySize;
    for (const Device& other : catalog.devices) {
        const DeviceSpec theirs = catalog.specOf(other, specBook);
        const bool isKin = other.vendor == device.vendor && theirs.node == spec.node && (theirs.link >= fastLink) == (spec.link >= fastLink);
        const bool isFast = theirs.peakOf(format) >= 0.5 * spec.peakOf(format) && theirs.memoryUsable > 0;
        if (other.announced || other.id == device.id || !isKin || !isFast || std::round(theirs.memory / 1e9) == std::round(spec.memory / 1e9))
            continue;
        const Device*& kept = bySize[std::round(theirs.memory / 1e9)];
        if (!kept || kept->releaseDate < other.releaseDate)
            kept = &other;
    }
    std::vector<const Device*> smaller;
    std::vector<const Device*> larger;
    for (const auto& [size, other] : bySize)
        (size * 1e9 < spec.memory ? smaller : larger).push_back(other);
    std::vector<const Device*> chosen;
    const std::size_t below = std::min(smaller.size(), std::max<std::size_t>(1, most - std::min(most, larger.size())));
    chosen.insert(chosen.end(), smaller.end() - static_cast<std::ptrdiff_t>(below), smaller.end());
    // Sizes that hardly differ say the same twice.
    double last = spec.memory;
    for (const Device* other : larger) {
        const double memory = catalog.specOf(*other, specBook).memory;
        if (chosen.size() >= most || memory < 1.1 * last)
            continue;
        chosen.push_back(other);
        last = memory;
    }
    return chosen;
}

ClusterStudy studyCluster(const std::shared_ptr<const Plan>& plan, const Scenario& scenario, const EstimateContext& context,
                          const StudyOptions& options)
{
    const CalibrationSet& calibration = context.catalog->calibrations.front();
    StudyMemory own(calibration, options.threads);
    const SearchingPredictor& predictor = (options.memory ? *options.memory : own).predictor;
    const EstimateContext predicting{context.catalog, context.today, &predictor};
    ClusterStudy study;
    study.plan = plan;
    study.estimate = std::make_shared<const Estimate>(evaluate(*plan, scenario, predicting));
    study.state = stateOf(*study.estimate);
    const bool isLayoutWrong = study.state == ClusterState::Invalid && study.estimate->decisions.layout == LayoutChoice::Fixed;
    if (study.state == ClusterState::Ready) {
        study.request = *study.estimate->predictionRequest;
    } else if (isLayoutWrong) {
        // The plan's layout does not go with its job; the best ones can still be shown.
        const Plan searched = withSearchedLayout(*plan, scenario);
        Estimate other = evaluate(searched, searched.base(), predicting);
        if (other.predictionRequest) {
            study.request = *other.predictionRequest;
            study.estimate = std::make_shared<const Estimate>(std::move(other));
            study.state = ClusterState::Ready;
        }
    }
    study.request.layout.reset();
    const Result<TrainingJob> job = study.state == ClusterState::Ready ? trainingJob(study.request) : Result<TrainingJob>(Failure(Issue{}));
    if (!job) {
        if (study.state == ClusterState::Ready)
            study.state = ClusterState::Invalid;
        study.finished = true;
        return study;
    }
    Study run(study, *job, calibration, options);
    run.searchBest();
    run.compareDevices(*context.catalog);
    run.report(searchShare);
    run.publish();
    study.smallest = predictor.predict(study.request)->smallestDevices;  // remembered since the estimate
    study.smallestKnown = !options.stop.stop_requested();
    run.report(smallestShare);
    run.publish();
    StudyOptions scaling = options;
    scaling.progress = [&](double share) { run.report(smallestShare + (1 - smallestShare) * share); };
    study.scaling = scalePlan(study, scenario, context, predictor, scaling);
    study.knee = kneeOf(study.scaling);
    study.stopped = options.stop.stop_requested();
    study.finished = true;
    return study;
}

}  // namespace outlay
