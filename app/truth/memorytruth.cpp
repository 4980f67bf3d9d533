// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/truth/memorytruth.h"

#include "app/truth/truthrecord.h"
#include "core/physics/softwarememory.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace outlay::truth {

namespace {

struct Setting {
    RecordModel model;
    TrainingJob job;
    Layout layout;
    TuningSetting tuning;
    std::string framework;
    bool inference = false;
};

TuningSoftware softwareOf(const std::string& framework)
{
    // LLaMA-Factory and axolotl train with Hugging Face's library; Unsloth replaces its kernels.
    constexpr std::pair<std::string_view, TuningSoftware> names[] = {{"litgpt", TuningSoftware::LitGpt},
                                                                     {"torchtitan", TuningSoftware::TorchTitan},
                                                                     {"torchtune", TuningSoftware::TorchTune},
                                                                     {"nsloth", TuningSoftware::Unsloth},
                                                                     {"DeepSpeed", TuningSoftware::MegatronDeepSpeed}};
    for (const auto& [part, software] : names) {
        if (contains(framework, part))
            return software;
    }
    return TuningSoftware::Torch;
}

MemoryCounter counterOf(const std::string& metric)
{
    for (const std::string_view whole : {"nvidia-smi", "peak GPU", "RSS", "header", "out of memory"}) {
        if (contains(metric, whole))
            return MemoryCounter::Process;
    }
    return contains(metric, "reserved") ? MemoryCounter::Reserved : MemoryCounter::Allocated;
}

void readTargets(const Json& lora, TuningSetting& tuning)
{
    tuning.rank = numberOr(lora, "rank", 8);
    for (const Json& item : lora.value("targets", Json::array())) {
        const std::string name = item.get<std::string>();
        tuning.targets |= name == "mlp" ? TargetGate | TargetUp | TargetDown : adapterTarget(name);
        tuning.headAdapter = tuning.headAdapter || name == "head";
    }
}

void readOptimizer(const std::string& name, bool plain, Setting& s)
{
    const bool eightBit = contains(name, "8bit") || contains(name, "8-bit");
    s.job.optimizer = eightBit ? Optimizer::Adamw8bitNoMaster : contains(name, "fp32") ? Optimizer::AdamwFp32 : Optimizer::AdamwBf16Pure;
    s.tuning.pagedOptimizer = contains(name, "aged");
    s.tuning.fusedStep = contains(name, "fused");
    if (plain && s.tuning.bits.layers >= 32 && contains(name, "bf16")) {  // moments in bf16 beside fp32 weights
        s.job.optimizer = Optimizer::AdamwBf16Pure;
        s.tuning.pagedOptimizer = false;
    }
}

void readLayout(const Json& record, const Json& s, const Json& p, Setting& setting)
{
    Layout& layout = setting.layout;
    const double devices = std::max(1.0, numberOr(record, "n_devices", 1));
    layout.tp = layout.etp = numberOr(p, "tp", 1);
    layout.pp = numberOr(p, "pp", 1);
    layout.cp = numberOr(p, "cp", 1);
    layout.dp = numberOr(p, "dp", std::max(1.0, std::floor(devices / layout.tp / layout.pp / layout.cp)));
    layout.zero = contains(textOr(p, "zero", ""), "fsdp") ? 3 : static_cast<int>(std::clamp(numberOr(p, "zero", 0), 0.0, 3.0));
    layout.microBatch = std::max(1.0, numberOr(s, "micro_batch", 1));
    const std::string recompute = textOr(s, "recompute", "none");
    const bool unknown = contains(recompute, "unknown") && layout.zero == 3;  // large FSDP jobs recompute by default
    layout.recompute = contains(recompute, "full") || unknown ? Recompute::Full
                       : contains(recompute, "selective")     ? Recompute::Selective
                                                              : Recompute::None;
    const std::string offload = textOr(s, "offload", "");
    setting.tuning.hostActivations = contains(recompute, "offload") || contains(offload, "activations");
    setting.tuning.hostStates = contains(offload, "parameters");
    setting.job.globalBatch = std::max(numberOr(p, "global_batch", 0), layout.dp * layout.microBatch);
}

Setting settingOf(const Json& record, const RecordModel& model)
{
    const Json s = record.value("setting", Json::object());
    const Json p = s.contains("parallelism") && s["parallelism"].is_object() ? s["parallelism"] : Json::object();
    Setting setting;
    setting.model = model;
    setting.framework = textOr(record, "framework", "");
    TuningSetting& tuning = setting.tuning;
    tuning.software = softwareOf(setting.framework);
    tuning.bits = storedBitsWith(tuning.software, textOr(s, "weights", "bf16")).value_or(StoredBits());
    tuning.compiled = s.contains("compile") && s["compile"] == Json(true);
    tuning.targets = 0;
    TrainingJob& job = setting.job;
    job.architecture = model.architecture;
    job.counts = model.counts;
    job.sequenceLength = std::max(1.0, numberOr(s, "seq_len", 512));
    const std::string method = textOr(s, "method", "full");
    setting.inference = method == "inference";
    job.method = method == "full" ? TuningMethod::Sft : method == "qlora" ? TuningMethod::Qlora : TuningMethod::Lora;
    const bool flash = !(s.contains("flash_attention") && s["flash_attention"] == Json(false));
    job.kernel = flash ? AttentionKernel::Flash : AttentionKernel::Eager;
    readLayout(record, s, p, setting);
    readOptimizer(textOr(s, "optimizer", "AdamW fp32"), job.method == TuningMethod::Sft && setting.layout.zero != 3, setting);
    if (const auto lora = s.find("lora"); lora != s.end() && lora->is_object())
        readTargets(*lora, tuning);
    else
        tuning.rank = 0;
    tuning.counter = counterOf(textOr(record.value("reported", Json::object()), "metric", ""));
    return setting;
}

double megatronBytes(Setting s, const Json& record, const Calibration& c)
{
    TrainingJob& job = s.job;
    job.method = TuningMethod::Pretrain;
    job.optimizer = Optimizer::Adamw;
    job.precision = textOr(record, "precision", "bf16") == "fp16" ? TrainPrecision::Fp16 : TrainPrecision::Bf16;
    job.gradientBytes = gradientBytesOf(job.precision);
    job.stack = Stack::Megatron;
    job.fragmentation = c.reserve;
    if (s.tuning.software == TuningSoftware::MegatronDeepSpeed)
        applyMegatronDeepSpeed(job, c);
    return trainingMemory(job, s.layout, c).total;
}

double peakBytes(const Setting& s, const Json& record, const Calibration& c)
{
    const std::string kind = textOr(record, "kind", "train");
    const double weights = storedBytes(s.model.counts, s.tuning.bits);
    if (kind == "weights_file" || (kind == "weights" && s.inference))
        return weights;
    if (kind == "weights")
        return weights + 0.4e9;
    if (kind == "kv_capacity")  // what the cache gets: the device less the weights and the activations of one batch
        return std::max(1e8, 0.9 * numberOr(record, "device_total_bytes", numberOr(record, "device_memory_gb", 24) * 1e9) - weights - 1.2e9);
    if (s.inference)
        return loadedBytes(s.model.architecture, s.model.counts, s.tuning, s.layout.tp, s.layout.pp, s.layout.microBatch * s.job.sequenceLength, c);
    const bool megatron = s.layout.tp > 1 || s.layout.pp > 1 || contains(s.framework, "Megatron");
    return megatron ? megatronBytes(s, record, c) : tuningMemory(s.job, s.layout, s.tuning, c).total;
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
        peak /= std::max(1.0, numberOr(record, "n_devices", 1));  // layers are spread over the cards
    if (setting.tuning.counter == MemoryCounter::Allocated)
        peak += constants.contextOne;
    return memory <= 0 || peak <= memory;
}

}  // namespace outlay::truth
