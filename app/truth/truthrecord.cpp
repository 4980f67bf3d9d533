// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/truth/truthrecord.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace outlay::truth {

namespace {

// Names of the benchmark beside those that the catalog knows as aliases. Cards the catalog lacks stand for a kin with their own
// figures: bf16 TFLOP/s, GB, TB/s, W (0 = those of the device named).
struct HardwareName {
    std::string_view name;
    std::string_view id;
    double tflops = 0;
    double gigabytes = 0;
    double bandwidth = 0;
    double watts = 0;
};
constexpr HardwareName hardwareNames[] = {
    {"V100-32GB", "v100-sxm2-32"},
    {"A100-40GB-SXM", "a100-40-sxm"},
    {"A100-80GB-SXM", "a100-80-sxm"},
    {"A100-80GB-PCIe", "a100-80-pcie"},
    {"A800-80GB", "a800-80-sxm"},
    {"H100-80GB-SXM", "h100-sxm"},
    {"H100-96GB-HBM2e-500W", "h100-sxm", 0, 96, 2.4, 500},
    {"H100-80GB-PCIe", "h100-pcie"},
    {"H100-94GB-NVL", "h100-nvl"},
    {"H800-80GB-SXM", "h800-sxm"},
    {"H200-141GB-SXM", "h200-sxm"},
    {"H200-141GB-NVL", "h200-sxm", 835, 141, 4.8},
    {"GH200-96GB", "gh200"},
    {"GH200-144GB", "gh200", 0, 144, 4.9},
    {"B200-180GB", "b200"},
    {"GB200-NVL72", "gb200"},
    {"B300-270GB", "b300"},
    {"GB300-NVL72", "gb300"},
    {"L40S", "l40s"},
    {"A40", "a10", 149.7, 48, 0.696},
    {"A10G", "a10", 70, 24, 0.6},
    {"RTX-A6000", "a10", 154.8, 48, 0.768},
    {"RTX-6000-Ada", "l40s", 364, 48, 0.96},
    {"RTX-5000-Ada", "l40s", 261, 32, 0.576},
    {"RTX-4000-Ada", "l40s", 107, 20, 0.36},
    {"RTX-PRO-6000-Blackwell-Server", "rtxpro6000-bw"},
    {"RTX-PRO-6000-Blackwell-WS", "rtxpro6000-bw"},
    {"RTX-5090", "rtx5090"},
    {"RTX-4090", "rtx4090"},
    {"RTX-4080", "rtx4090", 97.5, 16, 0.717},
    {"RTX-4070Ti", "rtx4090", 80.2, 12, 0.504},
    {"RTX-3090", "rtx4090", 71, 24, 0.936},
    {"RTX-3090Ti", "rtx4090", 80, 24, 1.008},
    {"RTX-3080Ti", "rtx4090", 68, 12, 0.912},
    {"RTX-3080-10GB", "rtx4090", 59.5, 10, 0.76},
    {"RTX-3070", "rtx4090", 40.6, 8, 0.448},
    {"DGX-Spark-GB10", "rtx5090", 125, 128, 0.273},
    {"MI250X", "mi250x"},
    {"MI300X", "mi300x"},
    {"MI325X", "mi325x"},
    {"MI350X", "mi350x"},
    {"MI355X", "mi355x"},
    {"RX-7900XTX", "rtx4090", 122.8, 24, 0.96},
    {"TPUv3", "tpu-v4", 123, 32, 0.9},
    {"TPUv4", "tpu-v4"},
    {"TPUv5e", "tpu-v5e"},
    {"TPUv5p", "tpu-v5p"},
    {"TPUv6e", "tpu-v6e"},
    {"TPU7x", "tpu-v7"},
    {"Trainium1", "trainium1"},
    {"Trainium2", "trainium2"},
    {"Inferentia2", "inferentia2"},
    {"Gaudi2", "gaudi2"},
    {"Gaudi3", "gaudi3"},
    {"Ascend-910B", "ascend-910b"},
};

// The number after `word` in a text such as "MLA kv_lora 512 q_lora 1536 rope 64".
double after(std::string_view text, std::string_view word, double fallback)
{
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos)
        return fallback;
    const std::size_t digits = text.find_first_of("0123456789", at + word.size());
    double value = fallback;
    if (digits != std::string_view::npos)
        std::from_chars(text.data() + digits, text.data() + text.size(), value);
    return value;
}

// "sliding window 4096 on 3 of 4 layers", "chunked 8k on 3 of 4 layers", "sliding window 128 on alternate layers".
void readWindow(std::string_view text, Architecture& a)
{
    const bool chunked = text.starts_with("chunked");
    if (!chunked && !text.starts_with("sliding window"))
        return;
    double window = after(text, chunked ? "chunked" : "window", 0);
    if (text.find("k on") != std::string_view::npos)
        window *= 1024;
    const double some = after(text, " on", 1);
    const double of = after(text, " of", 2);
    a.window = chunked ? window / 2 : window;  // a chunk's queries see half of it on average, as in a window of half its length
    a.windowLayers = std::floor(a.layers * (text.find("alternate") != std::string_view::npos ? 0.5 : std::min(1.0, some / std::max(1.0, of))));
    if (window <= 0)
        a.windowLayers = 0;
}

// What a record leaves open (gated MLP or not, tied head or not) is chosen so that the count comes closest to the published one.
void settleShape(const Json& arch, double total, Architecture& a)
{
    const bool gateOpen = textOr(arch, "act", "").empty() && arch.contains("ffn");
    const bool tieOpen = !arch.contains("tied_embeddings") || arch["tied_embeddings"].is_null();
    if (total <= 0 || (!gateOpen && !tieOpen))
        return;
    Architecture best = a;
    double least = 1e300;
    for (const double matrices : {a.matrices, 5 - a.matrices}) {
        for (const bool tied : {a.tied, !a.tied}) {
            Architecture trial = a;
            trial.matrices = matrices;
            trial.tied = tied;
            const Result<Geometry> counts = geometry(trial);
            const bool allowed = (gateOpen || matrices == a.matrices) && (tieOpen || tied == a.tied);
            if (!allowed || !counts)
                continue;
            const double off = std::abs(std::log(counts->total / total));
            if (off < least - 1e-9) {
                least = off;
                best = trial;
            }
        }
    }
    a = best;
}

// A usual dense shape of about `parameters`: width grows with the cube root, depth with it (h = 128·L).
Architecture usualShape(double parameters)
{
    Architecture a;
    a.layers = std::clamp(std::round(std::cbrt(parameters / (12.0 * 128 * 128))), 4.0, 200.0);
    a.headDim = 128;
    a.heads = std::max(1.0, 8 * std::round(std::sqrt(parameters / (12 * a.layers)) / 128 / 8));
    a.kvHeads = a.heads;
    a.hidden = a.heads * a.headDim;
    a.vocab = 32000;
    a.matrices = 2;
    a.ffn = 4 * a.hidden;
    return a;
}

}  // namespace

double numberOr(const Json& object, std::string_view key, double fallback)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_number() ? it->get<double>() : fallback;
}

std::string textOr(const Json& object, std::string_view key, std::string_view fallback)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string(fallback);
}

std::optional<RecordModel> recordModel(const Json& record)
{
    const Json arch = record.value("arch", Json::object());
    const double total = numberOr(record, "params_total", numberOr(record, "params_active", 0));
    RecordModel model;
    Architecture& a = model.architecture;
    if (numberOr(arch, "layers", 0) > 0 && numberOr(arch, "hidden", 0) > 0) {
        a.layers = numberOr(arch, "layers", 0);
        a.hidden = numberOr(arch, "hidden", 0);
        a.vocab = numberOr(arch, "vocab", 32000);
        a.heads = numberOr(arch, "heads", std::max(1.0, std::floor(a.hidden / 128)));
        a.kvHeads = numberOr(arch, "kv_heads", a.heads);
        if (std::fmod(a.heads, a.kvHeads) != 0)
            a.kvHeads = a.heads;
        a.headDim = numberOr(arch, "head_dim", std::floor(a.hidden / a.heads));
        const std::string activation = textOr(arch, "act", "swiglu");
        a.matrices = activation == "gelu" || activation == "relu" || activation == "relu2" || activation == "squared_relu" ? 2 : 3;
        a.ffn = numberOr(arch, "ffn", a.matrices == 2 ? 4 * a.hidden : std::round(8 * a.hidden / 3));
        a.tied = arch.value("tied_embeddings", Json(false)) == Json(true);
        a.experts = numberOr(arch, "experts", 0);
        if (a.experts <= 1) {
            a.experts = 0;
        } else {
            a.topk = numberOr(arch, "top_k", 1);
            a.expertFfn = numberOr(arch, "moe_ffn", a.ffn);
            a.sharedFfn = numberOr(arch, "shared_experts", 0) * a.expertFfn;
            a.denseLayers = numberOr(arch, "dense_layers", 0);
            a.moeEvery = std::max(1.0, numberOr(arch, "moe_every", 1));
        }
        const std::string attention = textOr(arch, "attention", "");
        if (attention.starts_with("MLA")) {
            a.attention = AttentionKind::Latent;
            a.queryRank = after(attention, "q_lora", 0);
            a.kvRank = after(attention, "kv_lora", 512);
            a.ropeDim = after(attention, "rope", 64);
            a.nopeDim = a.valueDim = a.headDim;
        }
        readWindow(attention, a);
        settleShape(arch, numberOr(record, "params_total", 0), a);
    } else if (total > 0) {
        const double active = numberOr(record, "params_active", total);
        a = usualShape(active);
        if (total > 1.2 * active) {  // as if a quarter of the active weights were shared and the rest routed, top 2
            a.experts = std::max(2.0, std::round(2 * total / active));
            a.topk = 2;
            a.expertFfn = std::round(a.ffn / 2);
        }
    } else {
        return std::nullopt;
    }
    const Result<Geometry> counts = geometry(a);
    if (!counts)
        return std::nullopt;
    model.counts = *counts;
    model.active = numberOr(record, "params_active", counts->active);
    return model;
}

std::optional<DeviceSpec> recordDevice(const Json& record, const Catalog& catalog)
{
    const std::string name = textOr(record, "hardware", "");
    const auto known = std::find_if(std::begin(hardwareNames), std::end(hardwareNames), [&](const HardwareName& h) { return h.name == name; });
    const bool listed = known != std::end(hardwareNames);
    const Device* device = catalog.findDevice(listed ? known->id : std::string_view(name));
    if (!device)
        return std::nullopt;
    DeviceSpec spec = catalog.specOf(*device, catalog.defaultSpecBook);
    if (!listed)
        return spec;
    if (known->tflops > 0) {
        const double factor = known->tflops * 1e12 / spec.peakOf(Format::Bf16);
        for (double& peak : spec.peak)
            peak *= factor;
        spec.matmul *= factor;
    }
    if (known->gigabytes > 0)
        spec.memory = spec.memoryUsable = known->gigabytes * 1e9;
    if (known->bandwidth > 0)
        spec.bandwidth = known->bandwidth * 1e12;
    if (known->watts > 0)
        spec.power = known->watts;
    return spec;
}

}  // namespace outlay::truth
