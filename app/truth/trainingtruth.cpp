// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/truth/trainingtruth.h"

#include "core/physics/lora.h"
#include "core/physics/predictrun.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace outlay::truth {

namespace {

struct Setting {
    TrainingJob job;
    DeviceSpec device;
    double devices = 1;
    double cores = 1;  ///< devices of the layout in one of the record's
    SearchSpace space;
    bool searched = true;  ///< neither layout nor software is known: the speed is that of what is usual
};

TuningMethod methodOf(const std::string& name)
{
    return name == "lora" ? TuningMethod::Lora : name == "qlora" ? TuningMethod::Qlora : name == "sft" ? TuningMethod::Sft : TuningMethod::Pretrain;
}

Format formatOf(const std::string& precision, const DeviceSpec& device)
{
    Format format = Format::Bf16;
    if (contains(precision, "fp8"))
        format = Format::Fp8;
    else if (contains(precision, "fp4"))
        format = Format::Fp4;
    else if (precision == "int8")
        format = Format::Int8;
    return device.peakOf(format) > 0 ? format : Format::Bf16;
}

Stack stackOf(const std::string& framework)
{
    if (contains(framework, "MLPerf"))
        return Stack::Tuned;
    if (contains(framework, "MaxText"))  // XLA on GPUs: a compiler's fusions
        return Stack::TorchCompile;
    if (contains(framework, "Megatron") || contains(framework, "NeMo") || contains(framework, "neox") || contains(framework, "nanotron")
        || contains(framework, "llm.c"))
        return Stack::Megatron;
    return Stack::Torch;
}

int zeroStage(const Json& parallelism)
{
    const auto it = parallelism.find("zero");
    if (it == parallelism.end())
        return 1;
    if (it->is_number())
        return std::clamp(static_cast<int>(it->get<double>()), 0, 3);
    const std::string text = it->is_string() ? it->get<std::string>() : std::string();
    if (contains(text, "fsdp") || contains(text, "hsdp") || text.starts_with("3"))
        return 3;
    return text.starts_with("2") ? 2 : text.starts_with("0") || text == "None" ? 0 : 1;
}

// "4x100 Gb/s RoCE per node": the network of a node, shared by its devices.
void readInterconnect(const std::string& text, DeviceSpec& device)
{
    double count = 0;
    double gigabits = 0;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, count);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != 'x')
        return;
    const auto second = std::from_chars(first.ptr + 1, end, gigabits);
    if (second.ec == std::errc() && contains(text, "per node") && count > 0 && gigabits > 0)
        device.nic = count * gigabits * 1e9 / 8 / device.node;
}

// Takes the cores or dies of a package as devices of their own.
void splitPackages(double cores, Setting& s)
{
    s.cores = cores;
    s.devices *= cores;
    s.space.deviceCounts = {s.devices};
    s.device.node *= cores;
    for (double& peak : s.device.peak)
        peak /= cores;
    for (double* share :
         {&s.device.bandwidth, &s.device.memory, &s.device.memoryUsable, &s.device.link, &s.device.nic, &s.device.matmul, &s.device.power})
        *share /= cores;
}

// Layouts of packages with several cores or dies (NeuronCores, GCDs) may count those.
void readCores(const Json& p, Setting& s)
{
    const double ranks = numberOr(p, "tp", 1) * numberOr(p, "pp", 1) * numberOr(p, "dp", 1) * numberOr(p, "cp", 1);
    const double cores = ranks / s.devices;
    if (p.contains("dp") && s.cores == 1 && cores >= 2 && cores <= 8 && cores == std::floor(cores))
        splitPackages(cores, s);
}

// "4M tokens" stands for 2^22: a decimal figure within 5 % of a power of two.
double binaryMillions(double tokens)
{
    const double power = tokens > 0 ? std::exp2(std::round(std::log2(tokens))) : 0;
    return std::abs(power - tokens) <= 0.05 * tokens ? power : tokens;
}

// The largest halving of `devices` that divides a smaller batch within two per cent; larger batches come close enough.
double batchUnit(double batch, double devices)
{
    const auto off = [&](double unit) { return std::abs(std::max(1.0, std::round(batch / unit)) * unit / batch - 1); };
    double unit = devices;
    while (batch < devices && std::fmod(unit, 2) == 0 && off(unit) > 0.02)
        unit /= 2;
    return unit;
}

// The widths that a record states; an unstated one is open where nothing else implies that it is 1.
void readLayout(const Json& p, const std::string& framework, Setting& s)
{
    readCores(p, s);
    readInterconnect(textOr(p, "interconnect", ""), s.device);
    const bool tpu = s.device.family == DeviceFamily::Tpu;
    const bool sharded = zeroStage(p) == 3;
    SearchSpace& space = s.space;
    space.contextWidths = {numberOr(p, "cp", 1)};
    space.leastTokensPerContextRank = 1;
    space.mostUnevenness = 4;
    if (p.contains("tp"))
        space.tensorWidths = {numberOr(p, "tp", 1)};
    else if (sharded || p.contains("dp"))
        space.tensorWidths = {1};
    if (p.contains("pp"))
        space.pipelineDepths = {numberOr(p, "pp", 1)};
    else if (sharded || tpu || p.contains("dp") || p.contains("tp"))
        space.pipelineDepths = {1};
    if (p.contains("ep") && s.job.architecture.experts > 0)
        space.expertWidths = {std::max(1.0, numberOr(p, "ep", 1))};
    if (p.contains("vp")) {
        space.virtualStages = {std::max(1.0, numberOr(p, "vp", 1))};
        space.virtualGiven = true;
    } else if (!space.pipelineDepths.empty() && !framework.empty()) {
        space.virtualStages = {};
    }
    // With a pipeline, gathered weights are kept for all micro-batches of a step (Llama 3, arXiv 2407.21783, 3.3.2): the traffic of ZeRO 1.
    const bool pipelined = !space.pipelineDepths.empty() && space.pipelineDepths.front() > 1;
    space.zeroStages = {sharded && pipelined ? 1 : tpu && !p.contains("zero") ? 3 : zeroStage(p)};
}

bool layoutOpen(const SearchSpace& space) { return space.tensorWidths.empty() || space.pipelineDepths.empty(); }

void readRecompute(const std::string& recompute, SearchSpace& space)
{
    // Whatever recomputes all but a few products is close to full recomputation.
    if (contains(recompute, "full") || contains(recompute, "qkv"))
        space.recomputes = {Recompute::Full};
    else if (contains(recompute, "selective") || contains(recompute, "minimal") || contains(recompute, "part") || contains(recompute, "offload"))
        space.recomputes = {Recompute::Selective};
    else if (contains(recompute, "none"))
        space.recomputes = {Recompute::None};
}

double onlyWidth(const std::vector<double>& widths) { return widths.empty() ? 1 : widths.front(); }

void readBatch(const Json& p, Setting& s)
{
    TrainingJob& job = s.job;
    const double micro = numberOr(p, "micro_batch", numberOr(p, "per_device_batch", 0));
    const double ranks = onlyWidth(s.space.tensorWidths) * onlyWidth(s.space.pipelineDepths) * onlyWidth(s.space.contextWidths);
    const double dp = std::max(1.0, std::floor(s.devices / ranks));
    double batch = numberOr(p, "global_batch", std::round(binaryMillions(numberOr(p, "global_batch_tokens", 0)) / job.sequenceLength));
    if (batch <= 0 && micro > 0)
        batch = micro * dp * std::max(1.0, numberOr(p, "grad_accum", 1));
    if (batch <= 0)
        batch = defaultGlobalBatch(job.counts.active, job.sequenceLength, s.devices);
    // Batches that the data-parallel ranks do not divide are padded by the software. Where the width of the data parallelism is open,
    // a batch below the number of devices is spread by the other kinds (strong scaling).
    const double unit = micro > 0 ? micro * dp : layoutOpen(s.space) ? batchUnit(batch, s.devices) : dp;
    job.globalBatch = std::max(1.0, std::round(batch / unit)) * unit;
    if (micro > 0)
        s.space.microBatches = {micro};
}

void readSoftware(const Json& p, const std::string& framework, Setting& s)
{
    TrainingJob& job = s.job;
    // Tensor or pipeline parallelism without a name is software of Megatron-LM's kind: the default.
    const bool usual = framework.empty() && onlyWidth(s.space.tensorWidths) * onlyWidth(s.space.pipelineDepths) > 1;
    if (s.device.family != DeviceFamily::Tpu && !s.searched && !usual)
        job.stack = zeroStage(p) == 3 && contains(framework, "MLPerf") ? Stack::Torch : stackOf(framework);
    if (contains(framework, "InternEvo"))
        job.gradientBytes = 2;  // reduced as they are computed, in 16 bits
    if (contains(framework, "Megatron") && job.precision == TrainPrecision::Fp16)
        job.kernel = AttentionKernel::Eager;
    if (contains(framework, "DeepSpeed") && contains(framework, "Megatron")) {  // a fork from before both came into use
        job.kernel = AttentionKernel::Eager;
        s.space.noSequenceParallel = true;
    }
    if (p.contains("compile") && job.stack == Stack::Torch && p["compile"] == Json(true))
        job.stack = Stack::TorchCompile;
    if (contains(framework, "unsloth"))
        job.stack = Stack::TorchCompile;
}

std::optional<Setting> settingOf(const Json& record, Track track, const Catalog& catalog)
{
    const std::optional<RecordModel> model = recordModel(record);
    const std::optional<DeviceSpec> device = recordDevice(record, catalog);
    if (!model || !device || !(device->peakOf(Format::Bf16) > 0))
        return std::nullopt;
    Setting s;
    s.device = *device;
    TrainingJob& job = s.job;
    job.architecture = model->architecture;
    job.counts = model->counts;
    job.matmul = model->counts.matmul;
    const Json arch = record.value("arch", Json::object());
    const std::string framework = textOr(record, "framework", "");
    job.sequenceLength = numberOr(arch, "seq_len", 2048);
    job.method = methodOf(textOr(record, "method", "pretrain"));
    job.format = formatOf(textOr(record, "precision", "bf16"), s.device);
    if (job.adapters()) {
        job.loraParameters = job.architecture.attention == AttentionKind::Grouped
                                 ? loraParameters(job.architecture, job.counts, 16, allAdapterTargets)
                                 : 0.003 * job.counts.total;
        job.frozenBytes = frozenBytesOf(job.method == TuningMethod::Qlora ? FrozenFormat::Nf4 : FrozenFormat::Bf16);
        job.frozenEmbeddingPlain = job.method == TuningMethod::Qlora;
    }
    if (textOr(record, "precision", "bf16") == "fp16")
        job.precision = TrainPrecision::Fp16;
    job.stack = usualStack(s.device.family, job);
    if (job.adapters() && job.stack == Stack::Torch)  // adapters: their libraries keep checkpoints of every layer by default
        s.space.recomputes = {Recompute::Full};
    s.devices = numberOr(record, "n_devices", 0);
    constexpr double usualTokensPerParameter = 20;  // arXiv 2203.15556
    if (s.devices < 1)
        s.devices = usualDeviceCount(model->active, numberOr(record, "tokens", usualTokensPerParameter * model->active), s.device.peakOf(Format::Bf16));
    s.space.deviceCounts = {s.devices};
    // Each of a Trainium's logical NeuronCores is a rank with its own memory; its software's published recipes split layers over 8 to 32
    // of them and none splits a sequence.
    if (s.device.family == DeviceFamily::Trainium) {
        splitPackages(contains(textOr(record, "hardware", ""), "2") ? 4 : 2, s);
        s.space.tensorWidths = {8, 16, 32};
        s.space.contextWidths = {1};
    }
    job.globalBatch = job.method == TuningMethod::Pretrain ? defaultGlobalBatch(model->active, job.sequenceLength, s.devices)
                                                           : usualTuningBatch(job.sequenceLength, s.devices);
    const Json parallelism = record.value("parallelism", Json::object());
    const bool configured = track == Track::Configured;
    if (configured)
        readLayout(parallelism, framework, s);
    s.searched = !configured || (framework.empty() && layoutOpen(s.space));
    // A known layout says itself what was recomputed, except for the largest models.
    const bool large = job.precision == TrainPrecision::Fp16 && !job.adapters() && model->active >= 10e9;
    if (s.searched ? predatesFusedAttention(s.device.family, job) : large) {
        job.kernel = AttentionKernel::Eager;
        s.space.recomputes = {Recompute::Full};
        s.space.noSequenceParallel = s.searched || framework.empty();
    }
    if (configured) {
        readRecompute(textOr(parallelism, "recompute", ""), s.space);
        readBatch(parallelism, s);
        readSoftware(parallelism, framework, s);
    }
    return s;
}

// The figure counts restarts, evaluation and the like.
bool isWholeRun(const Json& record)
{
    return textOr(record, "comparison", "") == "end_to_end" && record.value("includes_overheads", Json(false)) == Json(true);
}

// A software and its parent: "MLPerf Training v5.0" is a kind of "MLPerf Training". Megatron-LM is what the stack megatron means.
std::vector<std::string> softwareClasses(const std::string& framework)
{
    if (framework.empty() || framework == "Megatron-LM")
        return {};
    std::vector<std::string> classes = {"framework:" + framework};
    const std::size_t end = std::min(framework.find(" v"), framework.find(" ("));
    if (end != std::string::npos)
        classes.push_back("framework:" + framework.substr(0, end));
    return classes;
}

}  // namespace

std::optional<double> predictTraining(const Json& record, Track track, const Catalog& catalog, const CalibrationSet& calibration)
{
    const std::optional<Setting> s = settingOf(record, track, catalog);
    if (!s)
        return std::nullopt;
    const std::optional<PublishedLayout> found = publishedLayout(s->job, s->device, calibration, s->space);
    if (!found)
        return std::nullopt;
    const LayoutCandidate* best = &found->candidate;
    const std::string metric = textOr(record.value("target", Json::object()), "metric", "");
    double rate = best->time.tokensPerSecond;
    const bool whole = isWholeRun(record);
    if (s->searched) {
        const SpeedShares shares = speedShares(calibration, s->device, s->job, best->time.mfu);
        rate *= whole ? shares.realisation : shares.typical;
    } else {
        rate *= expertSpeedFactor(calibration, s->device.family, s->job) * speedFactor(calibration, softwareClasses(textOr(record, "framework", "")));
        if (whole)
            rate *= wholeRunShare(calibration.constants(s->device.family, Stack::Megatron), s->job);
    }
    rate *= s->cores;
    // Published FLOP/s and MFU count the attention matrix in full (Megatron-LM's and PaLM's formula), by default without recomputation.
    const double factor = s->job.adapters() ? 2 : 3;
    const double perToken = 2 * factor * numberOr(record, "params_active", s->job.counts.active)
                            + factor * attentionFlopsPerToken(s->job.architecture, s->job.counts, s->job.sequenceLength, false);
    const double flops = rate * perToken;
    const double tokens = numberOr(record, "tokens", 0);
    const bool recomputeCounted = textOr(record, "tflops_kind", "") == "hardware";
    if (metric == "tokens_per_s_per_device")
        return rate;
    if (metric == "mfu")
        return flops * (recomputeCounted ? 4.0 / 3 : 1) / (s->device.peakOf(s->job.format) * s->cores);
    if (metric == "tflops_per_device")
        return flops * (recomputeCounted ? 4.0 / 3 : 1) / 1e12;
    if (metric == "gpu_hours" && tokens > 0)
        return tokens / rate / 3600;
    if (metric == "days" && tokens > 0)
        return tokens / rate / 86400 / s->devices * s->cores;
    return std::nullopt;
}

std::vector<std::string> trainingClasses(const Json& record, Track track, const Catalog& catalog)
{
    const std::optional<Setting> s = settingOf(record, track, catalog);
    if (!s)
        return {};
    std::vector<std::string> classes = jobClasses(s->device.family, s->job);
    const std::vector<std::string> more =
        s->searched ? searchedClasses(s->device.family, s->job, isWholeRun(record)) : softwareClasses(textOr(record, "framework", ""));
    classes.insert(classes.end(), more.begin(), more.end());
    return classes;
}

}  // namespace outlay::truth
