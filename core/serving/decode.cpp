// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/serving/decode.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace outlay {

static_assert(std::is_trivially_copyable_v<ReplicaModel>);

namespace {

struct WeightFormatRow {
    std::string_view name;
    double bytes;
};

// Bytes per parameter with block scales: int4 in groups of 128; nf4 in blocks of 64 with quantised constants; nvfp4 in
// blocks of 16 and mxfp4 of 32 with a one-byte scale.
constexpr std::array<WeightFormatRow, 9> weightFormats = {{
    {"bf16", 2},
    {"fp8", 1},
    {"int8", 1},
    {"int4", 0.519531},
    {"nf4", 0.515869},
    {"nvfp4", 0.5625},
    {"mxfp4", 0.53125},
    {"q4_k_m", 0.60625},
    {"q8_0", 1.0625},
}};

constexpr std::array<WeightFormatRow, 4> kvFormats = {{{"bf16", 2}, {"fp8", 1}, {"int8", 1}, {"int4", 0.5625}}};

template <typename Enum, std::size_t Size>
std::optional<Enum> fromName(const std::array<WeightFormatRow, Size>& rows, std::string_view name)
{
    for (std::size_t i = 0; i < Size; ++i) {
        if (rows[i].name == name || (i == 0 && name == "fp16"))
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

//                                   compute bandw.  kv    moe   link  latency step    layer seq
constexpr ServingConstants ampere = {0.75, 0.60, 0.85, 0.75, 0.36, 1.0e-5, 0.0010, 0, 2.2e-5};
constexpr ServingConstants hopper = {0.68, 0.66, 0.60, 0.85, 0.57, 1.8e-5, 0.0012, 5e-6, 7e-6};
constexpr ServingConstants blackwell = {0.56, 0.70, 0.46, 0.67, 0.43, 1.2e-5, 0.0031, 0, 9e-6};
constexpr ServingConstants ada = {0.53, 0.82, 0.66, 0.63, 0.52, 2.2e-5, 0.0019, 3e-6, 4.5e-6};
constexpr ServingConstants generic = {0.55, 0.65, 0.60, 0.70, 0.45, 1.8e-5, 0.0020, 3e-6, 1e-5};
constexpr ServingConstants llamaCpp = {0.30, 0.80, 0.60, 0.60, 0.30, 2.0e-5, 0.0018, 3e-5, 2e-5};

// Weights that are only stored small are multiplied in bf16.
double matmulPeak(const DeviceSpec& device, WeightFormat weights)
{
    double unit = 0;
    if (weights == WeightFormat::Fp8)
        unit = device.peakOf(Format::Fp8);
    else if (weights == WeightFormat::Int8)
        unit = device.peakOf(Format::Int8);
    else if (weights == WeightFormat::Nvfp4)
        unit = device.peakOf(Format::Fp4);
    return unit > 0 ? unit : device.peakOf(Format::Bf16);
}

// Keys in reach of one token at context c: a window w > 0 holds no more than w.
double within(double window, double context) { return window > 0 ? std::min(window, context) : context; }

// Σ over the layers with the common attention of the tokens that they keep.
double attentionTokens(const Architecture& a, const Geometry& g, double context)
{
    return (g.attentionLayers - a.windowLayers) * context + a.windowLayers * within(a.window, context);
}

// Adec: score and value FLOPs of one new token at context c. Latent attention works in the compressed space (weights absorbed).
double attentionFlopsOfStep(const Architecture& a, const Geometry& g, double context)
{
    const double perKey = a.attention == AttentionKind::Latent ? 2 * a.heads * (2 * a.kvRank + a.ropeDim) : 4 * a.heads * a.headDim;
    double flops = perKey * attentionTokens(a, g, context);
    for (const Mixer& mixer : a.mixers) {
        const double compressed = mixer.compression > 0 ? within(mixer.selected, context / mixer.compression) : 0;
        flops += mixer.layers * (2 * mixer.scoreWidth * (within(mixer.window, context) + compressed) + mixer.flops);
    }
    return flops;
}

double cachedElements(const Architecture& a, const Geometry& g, double context)
{
    const double perLayer = a.attention == AttentionKind::Latent ? a.kvRank + a.ropeDim : 2 * a.kvHeads * a.headDim;
    double elements = perLayer * attentionTokens(a, g, context);
    for (const Mixer& mixer : a.mixers)
        elements += mixer.layers * mixer.cached * (mixer.compression > 0 ? context : within(mixer.window, context));
    return elements;
}

}  // namespace

std::optional<WeightFormat> weightFormatFromName(std::string_view name) { return fromName<WeightFormat>(weightFormats, name); }
std::string_view weightFormatName(WeightFormat format) { return weightFormats[static_cast<std::size_t>(format)].name; }
double weightBytes(WeightFormat format) { return weightFormats[static_cast<std::size_t>(format)].bytes; }
std::optional<KvFormat> kvFormatFromName(std::string_view name) { return fromName<KvFormat>(kvFormats, name); }
std::string_view kvFormatName(KvFormat format) { return kvFormats[static_cast<std::size_t>(format)].name; }
double kvBytes(KvFormat format) { return kvFormats[static_cast<std::size_t>(format)].bytes; }

ServingConstants servingConstants(DeviceFamily family, ServingEngine engine)
{
    if (engine == ServingEngine::LlamaCpp)
        return llamaCpp;
    switch (family) {
    case DeviceFamily::Ampere:
        return ampere;
    case DeviceFamily::Hopper:
        return hopper;
    case DeviceFamily::Blackwell:
        return blackwell;
    case DeviceFamily::Ada:
    case DeviceFamily::BlackwellConsumer:
        return ada;
    default:
        return generic;
    }
}

Result<ReplicaModel> ReplicaModel::create(const ReplicaSpec& spec)
{
    if (!spec.model.hasArchitecture)
        return fail(code::missing, "model", CORE_TR_NOOP("core", "serving needs a model with an architecture"));
    const Architecture& a = spec.model.architecture;
    const Geometry& g = spec.model.counts;
    const bool moe = g.moeLayers > 0;
    const ReplicaParallel automatic = moe && spec.devices > spec.device.node ? ReplicaParallel::Expert : ReplicaParallel::Tensor;
    ReplicaModel replica;
    replica.m_parallel = spec.parallel.value_or(automatic);
    if (replica.m_parallel == ReplicaParallel::Expert && !moe)
        return fail(code::range, "parallel", CORE_TR_NOOP("core", "expert parallelism needs a model with experts"));
    if (!(spec.device.peakOf(Format::Bf16) > 0))
        return fail(code::unsupported, "device", CORE_TR_NOOP("core", "the device has no bf16 unit"));

    replica.m_architecture = a;
    replica.m_counts = g;
    replica.m_constants = spec.constants;
    replica.m_devices = spec.devices;
    replica.m_working = replica.m_parallel == ReplicaParallel::Layer ? 1 : spec.devices;
    const double copies = replica.m_parallel == ReplicaParallel::Expert ? spec.devices : 1;

    const double bytes = outlay::weightBytes(spec.weights);
    const double outerBytes = spec.quantiseEmbeddings ? bytes : std::max(bytes, 2.0);
    const double fixed =
        a.layers * (g.attention.all() + g.norms) + g.denseLayers * g.denseMlp.all() + g.moeLayers * g.moeFixed.all() + a.extraMatmul + a.extraOther;
    replica.m_expertBytes = bytes * g.moeLayers * g.expert.all();
    replica.m_weightBytes = bytes * copies * fixed + replica.m_expertBytes * a.experts + copies * outerBytes * (g.embedding + g.head);
    replica.m_denseRead = copies * (bytes * fixed + outerBytes * g.embedding);
    replica.m_kvBytesPerElement = outlay::kvBytes(spec.kv);

    // An override of the parameter count scales all matrix products alike.
    const double scale = spec.model.matmul / g.matmul;
    replica.m_expertFlops = 2 * scale * g.moeLayers * a.topk * g.expert.matmul;
    replica.m_denseFlops = 2 * spec.model.matmul - replica.m_expertFlops;
    replica.m_headFlops = 2 * (spec.model.matmul - spec.model.matmulLayers);
    replica.m_bandwidth = spec.device.bandwidth;
    replica.m_peak = matmulPeak(spec.device, spec.weights);
    replica.m_peakAttention = spec.device.peakOf(Format::Bf16);
    replica.m_link = spec.device.link;
    replica.m_nic = spec.device.nic;
    replica.m_node = spec.device.node;
    return replica;
}

double ReplicaModel::expertsTouched(double tokens) const
{
    const double experts = m_architecture.experts;
    return experts > 0 ? experts * (1 - std::pow(1 - m_architecture.topk / experts, tokens)) : 0;
}

double ReplicaModel::weightBytesRead(double tokens) const { return m_denseRead + m_expertBytes * expertsTouched(tokens); }

double ReplicaModel::kvBytes(double context) const { return cachedElements(m_architecture, m_counts, context) * m_kvBytesPerElement; }

double ReplicaModel::memoryOfWeights(double tokens) const
{
    return (m_denseRead + m_expertBytes * expertsTouched(tokens) / m_constants.etaMoe) / (m_working * m_bandwidth * m_constants.etaBandwidth);
}

double ReplicaModel::computeOfWeights(double dense, double expert) const
{
    return (dense + expert / m_constants.etaMoe) / (m_working * m_peak * m_constants.etaCompute);
}

double ReplicaModel::communication(double tokens) const
{
    const double n = m_working;
    if (!(n > 1))
        return 0;
    const double hidden = m_architecture.hidden;
    const double link = m_link * m_constants.etaLink;
    if (m_parallel == ReplicaParallel::Tensor)
        return 2 * m_architecture.layers * (m_constants.linkLatency + 4 * (n - 1) / n * tokens * hidden / link);
    // Dispatch in one byte and combine in two of one copy of a device's tokens; a copy goes once to each remote node that
    // holds one of its experts, and to each expert inside the fast domain.
    const double copy = tokens / n * hidden * 3;
    const double local = std::min(n, m_node);
    const double nodes = n / local;
    double far = (nodes - 1) * (1 - std::pow(1 - 1 / nodes, m_architecture.topk));
    if (m_architecture.routeNodes > 0)
        far = std::min(far, m_architecture.routeNodes * (nodes - 1) / nodes);
    const double between = copy * far / (m_nic * m_constants.etaLink);
    const double inside = copy * m_architecture.topk * (local - 1) / local / link;
    return m_counts.moeLayers * (std::max(between, inside) + 2 * m_constants.linkLatency);
}

StepTime ReplicaModel::decodeStep(double batch, double context, double newTokens) const
{
    const double tokens = batch * newTokens;
    StepTime time;
    time.memory = memoryOfWeights(tokens) + batch * (kvBytes(context) + stateBytes()) / (m_working * m_bandwidth * m_constants.etaKv);
    time.compute = computeOfWeights(m_denseFlops * tokens, m_expertFlops * tokens)
                   + tokens * attentionFlopsOfStep(m_architecture, m_counts, context) / (m_working * m_peakAttention * m_constants.etaCompute);
    time.communication = communication(tokens);
    const double sequences = m_parallel == ReplicaParallel::Expert ? batch / m_devices : batch;
    time.overhead = m_constants.stepOverhead + m_architecture.layers * m_constants.layerOverhead + m_constants.sequenceOverhead * sequences;
    return time;
}

StepTime ReplicaModel::prefill(double prompt, double cached) const
{
    const double tokens = prompt - cached;
    if (!(tokens > 0))
        return {};
    const double attention = attentionFlopsPerToken(m_architecture, m_counts, prompt, true) * prompt
                             - (cached > 0 ? attentionFlopsPerToken(m_architecture, m_counts, cached, true) * cached : 0);
    StepTime time;
    // The head is needed for the last token only.
    time.compute = computeOfWeights((m_denseFlops - m_headFlops) * tokens + m_headFlops, m_expertFlops * tokens)
                   + attention / (m_working * m_peakAttention * m_constants.etaCompute);
    time.memory = memoryOfWeights(tokens);
    time.communication = communication(tokens);
    time.overhead = m_constants.stepOverhead + m_architecture.layers * m_constants.layerOverhead;
    return time;
}

}  // namespace outlay
