// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/layoutsearch.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numeric>
#include <thread>
#include <tuple>

namespace outlay {

namespace {

// One pipeline depth: what its fullest stages hold and which interleavings divide its layers evenly enough.
struct Pipeline {
    double pp = 1;
    int stageCount = 0;
    StageShape stages[3];
    StageParameters parameters[3];
    StageParameters largest;
    std::vector<double> virtualStages;
};

// Layouts that share what a layer costs.
struct Group {
    double devices = 1;
    double tp = 1;
    double cp = 1;
    double ep = 1;
    double microBatch = 1;
};

bool divides(double divisor, double value) { return std::fmod(value, divisor) == 0; }

bool evenEnough(double layers, double chunks, double unevenness) { return chunks * std::ceil(layers / chunks) <= unevenness * layers; }

Pipeline pipelineOf(const TrainingJob& job, const SearchSpace& space, double pp)
{
    const double layers = job.architecture.layers;
    Pipeline p;
    p.pp = pp;
    const double indices[] = {0, pp - 1, 1};
    p.stageCount = pp == 1 ? 1 : pp == 2 ? 2 : 3;
    for (int i = 0; i < p.stageCount; ++i) {
        p.stages[i] = stageShape(job.architecture, pp, indices[i]);
        p.parameters[i] = stageParameters(job, pp, p.stages[i]);
    }
    p.largest = largestParameters(job, pp);
    if (!space.virtualGiven || pp == 1)
        p.virtualStages.push_back(1);
    for (const double v : space.virtualStages) {
        if (pp > 1 && (v > 1 || space.virtualGiven) && pp * v <= layers && evenEnough(layers, pp * v, space.mostUnevenness))
            p.virtualStages.push_back(v);
    }
    return p;
}

std::vector<Pipeline> pipelinesOf(const TrainingJob& job, const SearchSpace& space)
{
    std::vector<Pipeline> pipelines;
    for (double pp = 1; pp <= job.architecture.layers; ++pp) {
        const auto usable = [&](double n) { return divides(pp, n); };
        const auto& depths = space.pipelineDepths;
        if (!depths.empty() && std::find(depths.begin(), depths.end(), pp) == depths.end())
            continue;
        if (evenEnough(job.architecture.layers, pp, space.mostUnevenness)
            && std::any_of(space.deviceCounts.begin(), space.deviceCounts.end(), usable))
            pipelines.push_back(pipelineOf(job, space, pp));
    }
    return pipelines;
}

std::vector<Group> groupsOf(const TrainingJob& job, const DeviceSpec& device, const SearchSpace& space)
{
    std::vector<Group> groups;
    for (const double n : space.deviceCounts) {
        const std::vector<double> experts = space.expertWidths.empty() ? expertWidths(job.architecture.experts, n) : space.expertWidths;
        const auto addWidth = [&](double tp) {
            for (const double cp : space.contextWidths) {
                const double s = job.sequenceLength;
                if (!divides(cp, n / tp) || !divides(cp, s) || (cp > 1 && s / cp < space.leastTokensPerContextRank))
                    continue;
                for (const double ep : experts) {
                    for (const double b : space.microBatches) {
                        if (divides(b, job.globalBatch))
                            groups.push_back({n, tp, cp, ep, b});
                    }
                }
            }
        };
        if (space.tensorWidths.empty())
            forEachTensorWidth(job.architecture, device, n, addWidth);
        for (const double tp : space.tensorWidths) {
            if (divides(tp, n) && divides(tp, job.architecture.heads))
                addWidth(tp);
        }
    }
    return groups;
}

auto rankOf(const LayoutCandidate& c, SearchObjective objective)
{
    const Layout& l = c.layout;
    const double devices = l.devices();
    return std::tuple(objective == SearchObjective::Cost ? c.time.step * devices : c.time.step, c.memory, l.tp, l.pp, l.cp, l.ep, l.microBatch,
                      l.virtualStages, static_cast<int>(l.recompute), l.zero, devices, !l.sequenceParallel);
}

// The best candidates so far, in order; never grows beyond its capacity.
class Podium {
public:
    Podium(std::size_t size, SearchObjective objective) : m_size(size), m_objective(objective) { m_entries.reserve(size + 1); }

    bool offer(const LayoutCandidate& candidate)
    {
        const auto before = [this](const LayoutCandidate& x, const LayoutCandidate& y) { return rankOf(x, m_objective) < rankOf(y, m_objective); };
        if (m_size == 0 || (m_entries.size() == m_size && !before(candidate, m_entries.back())))
            return false;
        m_entries.insert(std::upper_bound(m_entries.begin(), m_entries.end(), candidate, before), candidate);
        if (m_entries.size() > m_size)
            m_entries.pop_back();
        return true;
    }
    void clear() { m_entries.clear(); }
    [[nodiscard]] const std::vector<LayoutCandidate>& entries() const { return m_entries; }

private:
    std::size_t m_size;
    SearchObjective m_objective;
    std::vector<LayoutCandidate> m_entries;
};

class GroupSearch {
public:
    GroupSearch(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration, const SearchSpace& space,
                const std::vector<Pipeline>& pipelines, const SearchOptions& options)
        : m_job(job), m_device(device), m_space(space), m_pipelines(pipelines), m_podium(options.top, options.objective)
    {
        for (int stack = 0; stack < stackCount; ++stack)
            m_constants[stack] = calibration.constants(device.family, static_cast<Stack>(stack));
    }

    void run(const Group& group)
    {
        m_podium.clear();
        tried = 0;
        feasible = 0;
        const bool usual = group.tp > 1 && !m_space.noSequenceParallel;
        for (const bool sequenceParallel : {true, false}) {
            if (sequenceParallel == usual || (m_space.bothSequenceParallel && usual))
                runVariant(group, sequenceParallel);
        }
    }
    [[nodiscard]] const std::vector<LayoutCandidate>& best() const { return m_podium.entries(); }

    double tried = 0;
    double feasible = 0;

private:
    void runVariant(const Group& group, bool sequenceParallel)
    {
        Layout layout;
        layout.tp = group.tp;
        layout.cp = group.cp;
        layout.ep = group.ep;
        layout.etp = group.ep == 1 ? group.tp : 1;
        layout.microBatch = group.microBatch;
        layout.sequenceParallel = sequenceParallel;
        std::fill(std::begin(m_shardKnown), std::end(m_shardKnown), false);
        for (const Recompute recompute : m_space.recomputes) {
            layout.recompute = recompute;
            m_activations[static_cast<int>(recompute)] = activationCost(m_job, layout);
        }
        for (const Pipeline& pipeline : m_pipelines) {
            const double stageRanks = group.devices / group.tp / pipeline.pp;
            if (!divides(pipeline.pp, group.devices / group.tp) || !divides(group.cp, stageRanks))
                continue;
            layout.pp = pipeline.pp;
            layout.dp = stageRanks / group.cp;
            if (divides(group.ep, group.tp * stageRanks) && divides(layout.dp * group.microBatch, m_job.globalBatch))
                runPipeline(pipeline, layout);
        }
    }

    void runPipeline(const Pipeline& pipeline, Layout layout)
    {
        const bool interleaves = divides(layout.pp, m_job.microBatches(layout));
        for (const double v : pipeline.virtualStages) {
            if (v > 1 && !interleaves)
                continue;
            layout.virtualStages = v;
            for (const Recompute recompute : m_space.recomputes) {
                layout.recompute = recompute;
                for (const int zero : m_space.zeroStages) {
                    if (zero > 1 && layout.pp > 1)
                        continue;
                    layout.zero = zero;
                    consider(pipeline, layout);
                }
            }
        }
    }

    void consider(const Pipeline& pipeline, const Layout& layout)
    {
        ++tried;
        const Calibration& memoryConstants = m_constants[static_cast<int>(memoryStack(m_job, layout))];
        const ActivationCost& activation = m_activations[static_cast<int>(layout.recompute)];
        double memory = 0;
        for (int i = 0; i < pipeline.stageCount; ++i) {
            memory = std::max(memory, stageMemory(m_job, layout, memoryConstants, activation, pipeline.stages[i], pipeline.parameters[i]).total);
            if (!(memory <= m_device.memoryUsable))
                return;
        }
        ++feasible;
        const int stack = static_cast<int>(stepStack(m_job, layout));
        if (!m_shardKnown[stack]) {
            m_shards[stack] = shardTime(m_job, m_device, layout, m_constants[stack]);
            m_shardKnown[stack] = true;
        }
        m_podium.offer({layout, memory, stepTime(m_job, m_device, layout, m_constants[stack], m_shards[stack], pipeline.largest)});
    }

    const TrainingJob& m_job;
    const DeviceSpec& m_device;
    const SearchSpace& m_space;
    const std::vector<Pipeline>& m_pipelines;
    Podium m_podium;
    Calibration m_constants[stackCount];
    ActivationCost m_activations[3];
    ShardTime m_shards[stackCount];
    bool m_shardKnown[stackCount] = {};
};

}  // namespace

std::vector<double> expertWidths(double experts, double ranks)
{
    std::vector<double> widths = {1};
    if (experts <= 1)
        return widths;
    const auto common = std::gcd(static_cast<std::uint64_t>(experts), static_cast<std::uint64_t>(ranks));
    for (std::uint64_t d = 1; d <= common / d; ++d) {
        if (common % d != 0)
            continue;
        const std::uint64_t other = common / d;
        if (d > 1)
            widths.push_back(static_cast<double>(d));
        if (other != d && other > 1)
            widths.push_back(static_cast<double>(other));
    }
    std::sort(widths.begin(), widths.end());
    return widths;
}

SearchResult searchLayouts(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration, const SearchSpace& space,
                           const SearchOptions& options)
{
    const std::vector<Pipeline> pipelines = pipelinesOf(job, space);
    const std::vector<Group> groups = groupsOf(job, device, space);
    Podium podium(options.top, options.objective);
    SearchResult result;
    std::size_t done = 0;
    std::mutex mutex;
    std::atomic<std::size_t> next = 0;

    const auto work = [&] {
        GroupSearch search(job, device, calibration, space, pipelines, options);
        while (!options.stop.stop_requested()) {
            const std::size_t index = next.fetch_add(1);
            if (index >= groups.size())
                return;
            search.run(groups[index]);
            const std::lock_guard lock(mutex);
            for (const LayoutCandidate& candidate : search.best())
                podium.offer(candidate);
            result.tried += search.tried;
            result.feasible += search.feasible;
            ++done;
            if (options.progress)
                options.progress({done, groups.size(), result.tried, result.feasible, podium.entries()});
        }
    };
    const std::size_t helpers = std::min<std::size_t>(std::max(options.threads, 1u), std::max<std::size_t>(groups.size(), 1)) - 1;
    {
        std::vector<std::jthread> threads;
        threads.reserve(helpers);
        for (std::size_t i = 0; i < helpers; ++i)
            threads.emplace_back(work);
        work();
    }
    result.stopped = done < groups.size();
    result.best = podium.entries();
    return result;
}

LayoutCandidate blockRecompute(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration, const LayoutCandidate& full)
{
    LayoutCandidate best = full;
    for (const Recompute others : {Recompute::None, Recompute::Selective}) {
        Layout layout = full.layout;
        layout.recompute = others;
        const double memory = trainingMemory(job, layout, calibration.constants(device.family, memoryStack(job, layout))).total;
        if (memory <= device.memoryUsable)
            continue;
        // Memory and time are linear in the share of a stage's layers that recompute, whole layers at a time.
        constexpr double rounding = 1e-9;
        const double layers = std::ceil(job.architecture.layers / layout.pp);
        const double demanded = (memory - device.memoryUsable) / (memory - full.memory);
        const double share = std::clamp(std::ceil(demanded * layers - rounding) / layers, 0.0, 1.0);
        const StepTime time = stepTime(job, device, layout, calibration.constants(device.family, stepStack(job, layout)));
        const double step = share * full.time.step + (1 - share) * time.step;
        if (step < best.time.step) {
            best = full;
            best.memory = memory - share * (memory - full.memory);
            rescaleToMfu(best.time, full.time.mfu * full.time.step / step);
        }
    }
    return best;
}

}  // namespace outlay
