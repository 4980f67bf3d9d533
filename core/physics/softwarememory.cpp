// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/softwarememory.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

enum class Unpacking : std::uint8_t { OneMatrix, Share };

// Habits of a library. Sources: its code.
struct Habits {
    double logitBytes = 10;      ///< per logit at the peak: 16-bit and 32-bit values and their gradients; less where the loss is chunked
    double copies = 0;           ///< activations without a compiler, relative to fused kernels; 0: the calibration's
    bool adapterInputs = true;   ///< each adapter keeps its own (dropped-out) input
    bool untiedHead = false;     ///< keeps a tied head as a matrix of its own
    bool wholeFirst = false;     ///< materialises the whole model on each rank before it is sharded
    bool perOperator = false;    ///< selective recomputation saves every second product, not all
    bool nestedScales = false;   ///< 4-bit scales are quantised themselves
    Unpacking unpacking = Unpacking::OneMatrix;
};

Habits habitsOf(TuningSoftware software)
{
    Habits h;
    switch (software) {
    case TuningSoftware::LitGpt:
        h.logitBytes = 4;
        h.untiedHead = h.wholeFirst = true;
        h.unpacking = Unpacking::Share;
        break;
    case TuningSoftware::TorchTitan:
        h.logitBytes = 12;
        h.copies = 1.08;
        h.perOperator = true;
        break;
    case TuningSoftware::TorchTune:
        h.logitBytes = 1.25;
        h.nestedScales = true;
        break;
    case TuningSoftware::Unsloth:
        h.logitBytes = 1.25;
        h.copies = 1;
        h.adapterInputs = false;
        h.nestedScales = true;
        break;
    case TuningSoftware::Torch:
    case TuningSoftware::MegatronDeepSpeed:
        break;
    }
    return h;
}

double largestMatrix(const Architecture& a) { return a.hidden * std::max(a.ffn, a.hidden); }

// Weights, gradients and optimizer of a rank.
struct States {
    double weights = 0;
    double gradients = 0;
    double optimizer = 0;
};

States statesOf(const TrainingJob& job, const TuningSetting& s, const Habits& habits, bool sharded, double shard)
{
    const Geometry& g = job.counts;
    States states;
    states.weights = storedBytes(g, s.bits) / shard;
    if (habits.untiedHead && g.head == 0)
        states.weights += 2 * g.embedding / shard;
    if (habits.wholeFirst && sharded)
        states.weights += 2 * g.total;
    const double moments = optimizerBytesOf(job.optimizer);
    if (job.adapters()) {
        const double head = s.headAdapter ? s.rank * (job.architecture.hidden + job.architecture.vocab) : 0;
        const double counted = job.loraParameters > 0 ? job.loraParameters : loraParameters(job.architecture, g, s.rank, s.targets) + head;
        const double trained = std::max(counted, 1e-4 * g.total);
        states.weights += 2 * trained / shard;
        states.gradients = 2 * trained / shard;
        states.optimizer = 2 * moments * trained / shard;
    } else {
        const double trained = s.fusedStep ? 2 * std::max(g.embedding, g.denseMlp.all()) : g.total;
        states.gradients = s.bits.layers / 8 * trained / shard;
        states.optimizer = s.pagedOptimizer && s.counter != MemoryCounter::Process ? 0 : moments * g.total / shard;
    }
    if (s.hostStates)
        states = {};
    return states;
}

double contextBytes(MemoryCounter counter, const Calibration& c, double devices)
{
    if (counter != MemoryCounter::Process)
        return 0;
    return devices > 1 ? c.contextMany : c.contextOne;
}

}  // namespace

bool softwareMemoryKnown(TuningSoftware software, const TrainingJob& job, const Layout& layout)
{
    if (job.architecture.experts > 0 || job.precision != TrainPrecision::Bf16)
        return false;
    if (software == TuningSoftware::MegatronDeepSpeed)
        return !job.adapters();
    const bool isSplitByDataAlone = layout.tp == 1 && layout.pp == 1;
    return isSplitByDataAlone && (layout.devices() == 1 || layout.zero == 3 || layout.zero == 0);
}

TuningSetting usualSetting(TuningSoftware software, const TrainingJob& job, const Layout& layout)
{
    TuningSetting setting;
    setting.software = software;
    setting.bits = storedBitsWith(software, job.method == TuningMethod::Qlora ? "nf4" : "bf16").value_or(StoredBits());
    setting.targets = job.adapterTargets;
    setting.hostActivations = software == TuningSoftware::Unsloth && layout.recompute == Recompute::Full;
    return setting;
}

TrainingMemory tuningMemory(const TrainingJob& job, const Layout& given, const TuningSetting& s, const Calibration& c)
{
    const Architecture& a = job.architecture;
    const Geometry& g = job.counts;
    const Habits habits = habitsOf(s.software);
    const bool sharded = given.zero == 3;
    const double shard = sharded ? given.dataGroup() : 1;
    const double tokens = given.microBatch * job.sequenceLength / given.cp;
    const States states = statesOf(job, s, habits, sharded, shard);

    Layout layout;
    layout.cp = given.cp;
    layout.microBatch = given.microBatch;
    layout.recompute = given.recompute;
    const ActivationCost cost = activationCost(job, layout);
    // Eager kernels keep intermediate copies that a compiler fuses away; inputs of frozen products need not be kept.
    const double copies = habits.copies > 0 ? habits.copies : c.plainCopies;
    const double kept = s.compiled || job.adapters() ? 1 : copies;
    const double adapterInputs = job.adapters() && habits.adapterInputs ? 2 * adapterInputWidth(a, s.targets) * tokens : 0;
    double stored = a.layers * cost.dense;
    double working = 0;
    if (layout.recompute == Recompute::Full) {
        // Checkpoints in host memory leave the layer at hand, its activations and their gradients, as the peak.
        working = (s.hostActivations && s.software == TuningSoftware::Unsloth ? 2 : 1) * kept * cost.wholeDense + adapterInputs + cost.scores;
        stored = s.hostActivations ? 0 : stored;
    } else {
        const bool selective = layout.recompute == Recompute::Selective;
        stored *= selective && habits.perOperator ? c.selectiveShare : 1;
        stored = stored * kept + a.layers * adapterInputs + (selective ? cost.scores : 0);
        stored *= s.hostActivations ? 0.1 : 1;
    }
    double gathered = 0;
    if (sharded || s.hostStates) {
        const double layer = g.attention.all() + g.denseMlp.all() + g.norms;
        gathered = 2 * std::min(s.bits.layers, 16.0) / 8 * layer + 2 * std::max(g.embedding, g.head);
    }
    double unpacked = 0;
    if (s.bits.layers < 5)
        unpacked = habits.unpacking == Unpacking::Share ? c.unpackShare * std::max(0.0, 2 * g.total - states.weights) : 2 * largestMatrix(a);

    TrainingMemory m;
    m.weights = states.weights;
    m.optimizer = states.optimizer;
    const double logits = cost.logitCount * habits.logitBytes;
    const double start = stored + cost.lastStage + logits + working;
    const double end = states.gradients + working;
    if (start >= end) {
        m.activations = stored + cost.lastStage + working;
        m.logits = logits;
    } else {
        m.activations = working;
        m.gradients = states.gradients;
    }
    m.transient = gathered + unpacked;
    if (s.counter != MemoryCounter::Allocated)
        m.reserve = (s.counter == MemoryCounter::Reserved ? c.reservedFactor : 1) * c.reserve * (std::max(start, end) + gathered);
    m.fixed = contextBytes(s.counter, c, given.devices());
    m.total = m.weights + m.gradients + m.optimizer + m.activations + m.logits + m.transient + m.reserve + m.fixed;
    return m;
}

void applyMegatronDeepSpeed(TrainingJob& job, const Calibration& c)
{
    if (job.precision != TrainPrecision::Fp16)
        job.gradientBytes = 6;
    job.logitBytes = 10;
    job.fragmentation = std::min(1.0, c.deepSpeedReserve * c.reserve);
    job.fixedBytes = c.contextMany + c.deepSpeedBytes;
}

double loadedBytes(const Architecture& a, const Geometry& g, const TuningSetting& s, double tp, double pp, double tokens, const Calibration& c)
{
    const double layers = g.total - g.embedding - g.head;
    const double stage = std::ceil(a.layers / pp) / a.layers;
    const double weights = layers * stage / tp * s.bits.layers / 8 + (g.embedding * s.bits.embedding + g.head * s.bits.head) / 8;
    const double cache = tokens * g.kvBytesPerTokenBf16(a.layers) * stage / tp;
    // litgpt makes (and uses) packed weights one matrix at a time in 16 bits; the rest is the library's workspace.
    const bool unpacks = s.bits.quantised() && s.bits.layers < 5 && s.software == TuningSoftware::LitGpt;
    const double unpacked = unpacks ? 0.45e9 + 2 * largestMatrix(a) : 0;
    return weights + cache + unpacked + 0.15e9 + contextBytes(s.counter, c, 1);
}

std::optional<StoredBits> storedBitsWith(TuningSoftware software, std::string_view format)
{
    return storedBits(format == "nf4" && habitsOf(software).nestedScales ? std::string_view("nf4-dq") : format);
}

}  // namespace outlay
