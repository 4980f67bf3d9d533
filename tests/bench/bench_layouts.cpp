// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Speed of the layout search: GPT-3 175B on 64 A100, all layouts of a wide space for a series of batches, about 3.2 million.
// Counts the heap allocations of a search, to show that their number does not depend on the number of candidates.
// usage: bench_layouts [threads]     exit code 1 if 3.2 million layouts take more than 5 s
#include "core/physics/layoutsearch.h"

#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <thread>

namespace {
std::atomic<std::size_t> allocations = 0;
}

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size ? size : 1))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace outlay;

namespace {

Architecture gpt3()
{
    Architecture a;
    a.layers = 96;
    a.hidden = 12288;
    a.vocab = 50257;
    a.heads = a.kvHeads = 96;
    a.headDim = 128;
    a.ffn = 49152;
    a.matrices = 2;
    a.tied = a.qkvBias = a.outputBias = a.mlpBias = true;
    a.norm = NormKind::Layer;
    a.learnedPositions = 2048;
    return a;
}

DeviceSpec a100()
{
    DeviceSpec d;
    d.peak[0] = 312e12;
    d.bandwidth = 2.039e12;
    d.memory = d.memoryUsable = 85899345920.0;
    d.link = 300e9;
    d.nic = 25e9;
    d.matmul = 271.2e12;
    d.family = DeviceFamily::Ampere;
    return d;
}

struct Total {
    double tried = 0;
    double feasible = 0;
    double bestMfu = 0;
    double seconds = 0;
    std::size_t allocations = 0;
};

Total run(const SearchSpace& space, const std::vector<double>& batches, unsigned threads, const CalibrationSet& calibration)
{
    TrainingJob job;
    job.architecture = gpt3();
    job.counts = geometry(job.architecture).value();
    job.matmul = job.counts.matmul;
    job.sequenceLength = 2048;
    SearchOptions options;
    options.threads = threads;
    Total total;
    const std::size_t before = allocations;
    const auto start = std::chrono::steady_clock::now();
    for (const double batch : batches) {
        job.globalBatch = batch;
        const SearchResult found = searchLayouts(job, a100(), calibration, space, options);
        total.tried += found.tried;
        total.feasible += found.feasible;
        if (!found.best.empty())
            total.bestMfu = std::max(total.bestMfu, found.best.front().time.mfu);
    }
    total.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    total.allocations = allocations - before;
    return total;
}

void print(const char* name, const Total& t)
{
    std::printf("%-34s %9.0f layouts %9.0f fit  best MFU %.3f  %6.3f s  %5.2f million/s  %.4f allocations a layout\n", name, t.tried, t.feasible,
                t.bestMfu, t.seconds, t.tried / t.seconds / 1e6, static_cast<double>(t.allocations) / t.tried);
}

}  // namespace

int main(int argc, char** argv)
{
    unsigned threads = std::max(1u, std::thread::hardware_concurrency());
    if (argc > 1)
        std::from_chars(argv[1], argv[1] + std::strlen(argv[1]), threads);
    const CalibrationSet calibration = builtInCalibrations().front();

    SearchSpace standard;
    standard.deviceCounts = {64};
    std::vector<double> batches;
    for (double batch = 64; batch <= 64.0 * 64; batch += 64)
        batches.push_back(batch);
    print("standard space, 64 batches", run(standard, batches, threads, calibration));

    SearchSpace wide = standard;
    wide.contextWidths = {1, 2, 4, 8, 16};
    wide.leastTokensPerContextRank = 128;
    wide.microBatches = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32};
    wide.virtualStages = {2, 3, 4, 6, 8, 12, 16, 24, 48};
    wide.zeroStages = {0, 1, 2, 3};
    wide.bothSequenceParallel = true;
    wide.mostUnevenness = 2;
    Total total;
    for (double reach = 1; total.tried < 3.2e6 && reach <= 32; ++reach) {
        const Total part = run(wide, batches, threads, calibration);
        total.tried += part.tried;
        total.feasible += part.feasible;
        total.bestMfu = std::max(total.bestMfu, part.bestMfu);
        total.seconds += part.seconds;
        total.allocations += part.allocations;
        for (double& batch : batches)
            batch += 64.0 * 64;
    }
    print("wide space, GPT-3 175B, 64 A100", total);
    const bool fastEnough = total.seconds * 3.2e6 / total.tried < 5;
    std::printf("3.2 million layouts in %.2f s on %u threads\n", total.seconds * 3.2e6 / total.tried, threads);
    return fastEnough ? 0 : 1;
}
