// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/truth/memorytruth.h"

#include "app/truth/storedweights.h"
#include "core/physics/memory.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace outlay::truth {

namespace {

// What a figure counts: tensors alone, what the allocator has reserved, or the whole process as the driver sees it.
enum class Counter { Allocated, Reserved, Process };

struct Setting {
    RecordModel model;
    StoredBits bits;
    std::string method;
    double devices = 1;
    double tp = 1, pp = 1, dp = 1, cp = 1;
    int zero = 0;
    double microBatch = 1;
    double sequence = 2048;
    double batch = 0;
    Recompute recompute = Recompute::None;
    bool hostActivations = false;   ///< checkpoints kept in host memory
    bool hostStates = false;        ///< parameters, gradients and optimizer in host memory
    bool fusedStep = false;         ///< optimizer step inside the backward pass: no gradient outlives its layer
    bool flash = true;
    bool compiled = false;
    bool chunkedLoss = false;
    std::string optimizer;
    double rank = 0;
    std::vector<std::string> targets;
    std::string framework;
    Counter counter = Counter::Allocated;
};

Setting settingOf(const Json& record, const RecordModel& model)
{
    const Json s = record.value("setting", Json::object());
    const Json p = s.contains("parallelism") && s["parallelism"].is_object() ? s["parallelism"] : Json::object();
    Setting setting;
    setting.model = model;
    const std::string weights = textOr(s, "weights", "bf16");
    // torchtune and Unsloth quantise the scales of 4-bit weights too.
    const std::string software = textOr(record, "framework", "");
    const bool doubly = weights == "nf4" && (contains(software, "torchtune") || contains(software, "nsloth"));
    setting.bits = storedBits(doubly ? std::string("nf4-dq") : weights).value_or(StoredBits());
    setting.method = textOr(s, "method", "full");
    setting.devices = std::max(1.0, numberOr(record, "n_devices", 1));
    setting.tp = numberOr(p, "tp", 1);
    setting.pp = numberOr(p, "pp", 1);
    setting.cp = numberOr(p, "cp", 1);
    setting.dp = numberOr(p, "dp", std::max(1.0, std::floor(setting.devices / setting.tp / setting.pp / setting.cp)));
    setting.zero = contains(textOr(p, "zero", ""), "fsdp") ? 3 : static_cast<int>(std::clamp(numberOr(p, "zero", 0), 0.0, 3.0));
    setting.microBatch = std::max(1.0, numberOr(s, "micro_batch", 1));
    setting.sequence = std::max(1.0, numberOr(s, "seq_len", 512));
    setting.batch = numberOr(p, "global_batch", setting.microBatch * setting.dp);
    const std::string recompute = textOr(s, "recompute", "none");
    const bool unknown = contains(recompute, "unknown") && setting.zero == 3;  // large FSDP jobs recompute by default
    setting.recompute = contains(recompute, "full") || unknown      ? Recompute::Full
                        : contains(recompute, "selective") ? Recompute::Selective
                                                           : Recompute::None;
    const std::string offload = textOr(s, "offload", "");
    setting.hostActivations = contains(recompute, "offload") || contains(offload, "activations");
    setting.hostStates = contains(offload, "parameters");
    setting.optimizer = textOr(s, "optimizer", "AdamW fp32");
    setting.fusedStep = contains(setting.optimizer, "fused");
    setting.flash = !(s.contains("flash_attention") && s["flash_attention"] == Json(false));
    setting.compiled = s.contains("compile") && s["compile"] == Json(true);
    setting.framework = textOr(record, "framework", "");
    if (const auto lora = s.find("lora"); lora != s.end() && lora->is_object()) {
        setting.rank = numberOr(*lora, "rank", 8);
        for (const Json& target : lora->value("targets", Json::array()))
            setting.targets.push_back(target.get<std::string>());
    }
    const std::string metric = textOr(record.value("reported", Json::object()), "metric", "");
    setting.counter = contains(metric, "nvidia-smi") || contains(metric, "peak GPU") || contains(metric, "RSS") || contains(metric, "header")
                              || contains(metric, "out of memory")
                          ? Counter::Process
                      : contains(metric, "reserved") ? Counter::Reserved
                                                     : Counter::Allocated;
    return setting;
}

double largestMatrix(const Architecture& a) { return a.hidden * std::max(a.ffn, a.hidden); }

// Input widths of the adapted projections of a layer: each adapter keeps its own (dropped-out) copy of its input.
struct AdapterShape {
    double parameters = 0;
    double inputs = 0;
    bool head = false;
};

AdapterShape adapterShape(const Setting& s)
{
    const Architecture& a = s.model.architecture;
    AdapterShape shape;
    double perLayer = 0;
    const double query = a.heads * a.headDim;
    const double kv = a.kvHeads * a.headDim;
    const auto add = [&](double in, double out) {
        perLayer += s.rank * (in + out);
        shape.inputs += in;
    };
    for (const std::string& target : s.targets) {
        if (target == "q")
            add(a.hidden, query);
        else if (target == "k" || target == "v")
            add(a.hidden, kv);
        else if (target == "o")
            add(query, a.hidden);
        else if (target == "mlp") {
            for (double i = 1; i < a.matrices; ++i)
                add(a.hidden, a.ffn);
            add(a.ffn, a.hidden);
        } else if (target == "head") {
            shape.head = true;
        }
    }
    shape.parameters = perLayer * a.layers + (shape.head ? s.rank * (a.hidden + a.vocab) : 0);
    return shape;
}

// Bytes of the optimizer's states per trained parameter, without master weights.
double momentBytes(const std::string& optimizer)
{
    if (contains(optimizer, "8bit") || contains(optimizer, "8-bit"))
        return 2.03125;
    return contains(optimizer, "fp32") ? 8 : 4;
}

double contextBytes(Counter counter, const Calibration& c, double devices)
{
    if (counter != Counter::Process)
        return 0;
    return devices > 1 ? c.contextMany : c.contextOne;
}

// Weights of the fullest rank when layers are split by tp and pp, the embeddings by neither (as simple loaders do).
double inferenceBytes(const Setting& s, const Calibration& c)
{
    const Geometry& g = s.model.counts;
    const Architecture& a = s.model.architecture;
    const double layers = g.total - g.embedding - g.head;
    const double stage = std::ceil(a.layers / s.pp) / a.layers;
    const double weights = layers * stage / s.tp * s.bits.layers / 8 + (g.embedding * s.bits.embedding + g.head * s.bits.head) / 8;
    const double cache = s.microBatch * s.sequence * g.kvBytesPerTokenBf16(a.layers) * stage / s.tp;
    // Packed weights are made (and used) one matrix at a time in 16 bits.
    const double unpacked = s.bits.quantised() && s.bits.layers < 5 && contains(s.framework, "litgpt") ? 0.45e9 + 2 * largestMatrix(a) : 0;
    return weights + cache + unpacked + 0.15e9 + contextBytes(s.counter, c, 1);
}

// Fine-tuning on few devices with PyTorch. The peak is at the start of the backward pass (all activations, no gradients) or at its end.
double torchBytes(const Setting& s, const Calibration& c)
{
    const Architecture& a = s.model.architecture;
    const Geometry& g = s.model.counts;
    const bool adapters = s.method != "full";
    const double shard = s.zero == 3 ? s.dp * s.cp : 1;
    const double tokens = s.microBatch * s.sequence / s.cp;
    const bool unsloth = contains(s.framework, "nsloth");

    const bool litgpt = contains(s.framework, "litgpt");
    const bool titan = contains(s.framework, "torchtitan");
    double weights = storedBytes(s.model, s.bits) / shard;
    if (litgpt) {
        if (g.head == 0)  // keeps the head as a matrix of its own
            weights += 2 * g.embedding / shard;
        if (s.zero == 3)  // materialises the whole model on each rank before it is sharded
            weights += 2 * g.total;
    }
    double gradients = 0;
    double optimizer = 0;
    const AdapterShape shape = adapterShape(s);
    if (adapters) {
        const double trained = std::max(shape.parameters, 1e-4 * g.total);
        weights += 2 * trained / shard;
        gradients = 2 * trained / shard;
        optimizer = 2 * momentBytes(s.optimizer) * trained / shard;
    } else {
        const double bytes = s.bits.layers / 8;
        gradients = bytes * (s.fusedStep ? 2 * std::max(g.embedding, g.denseMlp.all()) : g.total) / shard;
        const bool paged = contains(s.optimizer, "aged") && s.counter != Counter::Process;  // states live in managed memory, outside the allocator
        optimizer = paged ? 0 : momentBytes(s.optimizer) * g.total / shard;
        if (s.bits.layers >= 32 && s.zero != 3 && contains(s.optimizer, "bf16"))
            optimizer = 4 * g.total;
    }
    if (s.hostStates)
        weights = gradients = optimizer = 0;

    TrainingJob job;
    job.architecture = a;
    job.counts = g;
    job.sequenceLength = s.sequence;
    job.kernel = s.flash || s.framework.empty() ? AttentionKernel::Flash : AttentionKernel::Eager;
    Layout layout;
    layout.cp = s.cp;
    layout.microBatch = s.microBatch;
    layout.recompute = s.recompute;
    const ActivationCost cost = activationCost(job, layout);
    // Eager kernels keep intermediate copies that a compiler fuses away; inputs of frozen products need not be kept.
    const double kept = s.compiled || unsloth || adapters ? 1 : titan ? 1.08 : c.plainCopies;
    double adapterInputs = 0;
    if (adapters && !unsloth)
        adapterInputs = 2 * shape.inputs * tokens;
    double stored = a.layers * cost.dense;
    double working = 0;
    if (s.recompute == Recompute::Full) {
        // Checkpoints in host memory leave the layer at hand, its activations and their gradients, as the peak.
        working = (s.hostActivations && unsloth ? 2 : 1) * kept * cost.wholeDense + adapterInputs + cost.scores;
        stored = s.hostActivations ? 0 : stored;
    } else {
        if (s.recompute == Recompute::Selective && titan)
            stored *= c.selectiveShare;  // saves every second product and the attention output, not the rest
        stored = stored * kept + a.layers * adapterInputs + (s.recompute == Recompute::Selective ? cost.scores : 0);
        stored *= s.hostActivations ? 0.1 : 1;
    }
    const bool chunked = contains(s.framework, "torchtune") || contains(s.framework, "litgpt") || unsloth;
    const double logits = cost.logitCount * (chunked ? (litgpt ? 4 : 1.25) : titan ? 12 : 10);
    double gathered = 0;
    if (s.zero == 3 || s.hostStates) {
        const double layer = g.attention.all() + g.denseMlp.all() + g.norms;
        gathered = 2 * std::min(s.bits.layers, 16.0) / 8 * layer + 2 * std::max(g.embedding, g.head);
    }
    double unpacked = 0;
    if (s.bits.layers < 5)
        unpacked = unsloth ? 2 * largestMatrix(a) : litgpt ? c.unpackShare * std::max(0.0, 2 * g.total - weights) : 2 * largestMatrix(a);
    const double start = stored + cost.lastStage + logits + working;
    const double end = gradients + working;
    double peak = weights + optimizer + std::max(start, end) + gathered + unpacked;
    if (s.counter != Counter::Allocated)
        peak += (s.counter == Counter::Reserved ? c.reservedFactor : 1) * c.reserve * (std::max(start, end) + gathered);
    return peak + contextBytes(s.counter, c, s.devices);
}

double megatronBytes(const Setting& s, const Json& record, const Calibration& c)
{
    TrainingJob job;
    job.architecture = s.model.architecture;
    job.counts = s.model.counts;
    job.sequenceLength = s.sequence;
    job.kernel = s.flash ? AttentionKernel::Flash : AttentionKernel::Eager;
    const bool half = textOr(record, "precision", "bf16") == "fp16";
    job.precision = half ? TrainPrecision::Fp16 : TrainPrecision::Bf16;
    job.gradientBytes = gradientBytesOf(job.precision);
    job.stack = Stack::Megatron;
    job.fragmentation = c.reserve;
    const bool deepSpeed = contains(s.framework, "DeepSpeed");
    if (deepSpeed) {
        // bf16 gradients beside their fp32 sums; fp32 logits beside the 16-bit ones; flat buckets of half a billion elements.
        if (!half)
            job.gradientBytes = 6;
        job.logitBytes = 10;
        job.fragmentation = c.deepSpeedReserve * c.reserve;
        job.fixedBytes = c.contextMany + c.deepSpeedBytes;
    }
    Layout layout;
    layout.tp = s.tp;
    layout.pp = s.pp;
    layout.cp = s.cp;
    layout.dp = s.dp;
    layout.microBatch = s.microBatch;
    layout.zero = s.zero;
    layout.recompute = s.recompute;
    layout.etp = s.tp;
    job.globalBatch = std::max(s.batch, s.dp * s.microBatch);
    return trainingMemory(job, layout, c).total;
}

double peakBytes(const Setting& s, const Json& record, const Calibration& c)
{
    const std::string kind = textOr(record, "kind", "train");
    if (kind == "weights_file" || (kind == "weights" && s.method == "inference"))
        return storedBytes(s.model, s.bits);
    if (kind == "weights")
        return storedBytes(s.model, s.bits) + 0.4e9;
    if (kind == "kv_capacity")  // what the cache gets: the device less the weights and the activations of one batch
        return std::max(1e8, 0.9 * numberOr(record, "device_total_bytes", numberOr(record, "device_memory_gb", 24) * 1e9)
                                 - storedBytes(s.model, s.bits) - 1.2e9);
    if (s.method == "inference")
        return inferenceBytes(s, c);
    const bool megatron = s.tp > 1 || s.pp > 1 || contains(s.framework, "Megatron");
    return megatron ? megatronBytes(s, record, c) : torchBytes(s, c);
}

}  // namespace

Json predictMemory(const Json& record, const Catalog& catalog, const CalibrationSet& calibration)
{
    const std::optional<RecordModel> model = recordModel(record);
    if (!model)
        return {};
    const std::optional<DeviceSpec> device = recordDevice(record, catalog);
    const Calibration constants = calibration.constants(device ? device->family : DeviceFamily::Generic, Stack::Torch);
    const Setting setting = settingOf(record, *model);
    double peak = peakBytes(setting, record, constants);
    const std::string target = textOr(record.value("target", Json::object()), "metric", "");
    if (target != "fits")
        return peak;
    double memory = numberOr(record, "device_memory_gb", 0) * 1e9;
    if (memory <= 0 && device)
        memory = device->memoryUsable;
    if (contains(setting.framework, "llama.cpp"))
        peak /= setting.devices;  // layers are spread over the cards
    if (setting.counter == Counter::Allocated)
        peak += constants.contextOne;
    return memory <= 0 || peak <= memory;
}

}  // namespace outlay::truth
