// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/requestreplica.h"

#include "core/base/trnoop.h"

namespace outlay {

namespace {

template <typename Format>
Format readStoredFormat(JsonReader& request, std::string_view key, std::optional<Format> (*fromName)(std::string_view))
{
    const std::string name = request.text(key, "bf16");
    const std::optional<Format> format = fromName(name);
    if (!format)
        request.reject(code::unsupported, key, CORE_TR_NOOP("core", "%1: unknown format \"%2\""), {request.pathOf(key), name});
    return format.value_or(Format{});
}

}  // namespace

ServingConstants readServingConstants(JsonReader& request, DeviceFamily family)
{
    const auto engine = static_cast<ServingEngine>(request.choice("engine", {"server", "llamacpp"}, 0, code::range));
    ServingConstants constants = servingConstants(family, engine);
    struct Constant {
        std::string_view key;
        double ServingConstants::*member;
    };
    for (const Constant& eta : {Constant{"eta_compute", &ServingConstants::etaCompute}, Constant{"eta_bandwidth", &ServingConstants::etaBandwidth},
                                Constant{"eta_kv", &ServingConstants::etaKv}, Constant{"eta_moe", &ServingConstants::etaMoe},
                                Constant{"eta_link", &ServingConstants::etaLink}})
        constants.*eta.member = request.number(eta.key, above(0), constants.*eta.member);
    for (const Constant& time :
         {Constant{"link_latency_s", &ServingConstants::linkLatency}, Constant{"step_overhead_s", &ServingConstants::stepOverhead},
          Constant{"layer_overhead_s", &ServingConstants::layerOverhead}, Constant{"seq_overhead_s", &ServingConstants::sequenceOverhead}})
        constants.*time.member = request.number(time.key, atLeast(0), constants.*time.member);
    return constants;
}

ReplicaSpec readReplicaSpec(JsonReader& request, const EvaluationContext& context, const DeviceSpec& device)
{
    ReplicaSpec spec;
    spec.model = readModel(request, "model", context);
    if (!request.failed())
        requireArchitecture(request, "model", spec.model);
    spec.device = device;
    if (request.has("parallel"))
        spec.parallel = static_cast<ReplicaParallel>(request.choice("parallel", {"tp", "ep", "layer"}, std::nullopt, code::range));
    spec.weights = readStoredFormat<WeightFormat>(request, "weights", weightFormatFromName);
    spec.kv = readStoredFormat<KvFormat>(request, "kv", kvFormatFromName);
    spec.quantiseEmbeddings = request.flag("quantise_embeddings", false);
    spec.constants = readServingConstants(request, device.family);
    return spec;
}

CacheMemory readCacheMemory(JsonReader& request)
{
    CacheMemory memory;
    memory.utilisation = request.number("memory_utilisation", aboveUpTo(0, 1), memory.utilisation);
    memory.waste = request.number("kv_waste", fromBelow(0, 1), memory.waste);
    memory.reserve = request.number("activation_reserve_bytes", atLeast(0), memory.reserve);
    return memory;
}

std::optional<Speculation> readSpeculation(JsonReader& request)
{
    if (!request.has("speculative"))
        return std::nullopt;
    JsonReader reader = request.object("speculative");
    Speculation speculation;
    speculation.acceptance = reader.number("alpha", between(0, 1));
    speculation.draftTokens = reader.integer("gamma", atLeast(1));
    speculation.draftCostRatio = reader.number("draft_cost_ratio", atLeast(0));
    return speculation;
}

ReplicaLoad readReplicaLoad(JsonReader& request)
{
    ReplicaLoad load;
    load.promptTokens = request.number("prompt_tokens", atLeast(1));
    load.outputTokens = request.number("output_tokens", atLeast(1));
    load.cachedFraction = request.number("cached_fraction", fromBelow(0, 1), 0);
    load.cachedShared = request.flag("cached_shared", true);
    load.reservePeak = request.choice("kv_reserve", {"average", "peak"}, 0, code::range) == 1;
    load.disaggregated = request.flag("disaggregated", false);
    load.speculation = readSpeculation(request);
    load.maxBatch = request.optionalInteger("max_batch", atLeast(1));
    load.maxTpot = request.optionalNumber("max_tpot_s", above(0));
    load.maxTtft = request.optionalNumber("max_ttft_s", above(0));
    return load;
}

}  // namespace outlay
