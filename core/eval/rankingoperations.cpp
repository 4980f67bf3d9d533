// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/operations.h"

#include "core/base/trnoop.h"
#include "core/eval/requestreplica.h"
#include "core/money/ranking.h"

#include <nlohmann/json.hpp>

#include <array>

namespace outlay {

namespace {

// One device of a request, and what serving on it was found to need.
struct Candidate {
    std::string name;
    RankedDevice ranked;
    DeviceSpec spec;  ///< for serving
    std::optional<double> servingDevices;
};

Candidate readCandidate(JsonReader& reader)
{
    Candidate candidate;
    candidate.name = reader.text("name");
    candidate.ranked.price = reader.number("price", above(0));
    candidate.ranked.peakFlops = reader.number("peak_flops", above(0));
    candidate.ranked.bandwidth = reader.number("bw", above(0));
    candidate.ranked.memory = reader.number("mem_bytes", above(0));
    candidate.ranked.mfu = reader.optionalNumber("mfu", aboveUpTo(0, 1));

    DeviceSpec& spec = candidate.spec;
    spec.peak[static_cast<int>(Format::Bf16)] = candidate.ranked.peakFlops;
    if (reader.has("peak")) {
        JsonReader peak = reader.object("peak");
        for (int format = 0; format < formatCount; ++format)
            spec.peak[format] = peak.number(formatName(static_cast<Format>(format)), atLeast(0), 0);
    }
    spec.bandwidth = candidate.ranked.bandwidth;
    spec.memory = candidate.ranked.memory;
    spec.memoryUsable = candidate.ranked.memory;
    spec.link = reader.number("nvlink", above(0), spec.link);
    return candidate;
}

// Cost of an output token on the smallest replica (1, 2, 4 … 64 devices) that serves the load; nothing where none does.
Result<void> planServing(JsonReader& serve, const EvaluationContext& context, std::vector<Candidate>& candidates)
{
    constexpr double mostDevices = 64;
    ReplicaSpec spec = readReplicaSpec(serve, context, DeviceSpec{});
    const CacheMemory memory = readCacheMemory(serve);
    const ReplicaLoad load = readReplicaLoad(serve);
    const double utilisation = serve.number("utilisation", aboveUpTo(0, 1), 0.6);
    if (serve.failed())
        return serve.failure();
    for (Candidate& candidate : candidates) {
        spec.device = candidate.spec;
        for (spec.devices = 1; spec.devices <= mostDevices && !candidate.servingDevices; spec.devices *= 2) {
            const Result<ReplicaModel> replica = ReplicaModel::create(spec);
            if (!replica)
                return Failure(replica.error());
            const Result<ReplicaPlan> plan = planReplica(*replica, candidate.spec.memoryUsable, memory, load);
            if (!plan)
                continue;
            candidate.servingDevices = spec.devices;
            candidate.ranked.usdPerMOutput = replicaCosts(*plan, load, spec.devices, candidate.ranked.price, utilisation).perMOutput;
        }
    }
    return {};
}

RankKey readSort(JsonReader& request)
{
    const std::string name = request.text("sort", rankKeyName(RankKey::TflopsPerDollarHour));
    const std::optional<RankKey> key = rankKeyFromName(name);
    if (!key)
        request.reject(code::range, "sort", CORE_TR_NOOP("core", "sort: unknown key \"%1\"; known are %2"),
                       {name, std::string("tflops_per_dollar_hour, tbps_per_dollar_hour, gb_per_dollar_hour, usd_per_effective_pflop_hour, "
                                          "usd_per_m_output")});
    return key.value_or(RankKey::TflopsPerDollarHour);
}

Result<Json> runRank(JsonReader& request, const EvaluationContext& context)
{
    const RankKey key = readSort(request);
    std::vector<Candidate> candidates;
    for (JsonReader& reader : request.objects("devices"))
        candidates.push_back(readCandidate(reader));
    const bool serves = request.has("serve");
    if (serves && !request.failed()) {
        JsonReader serve = request.object("serve");
        if (const Result<void> planned = planServing(serve, context, candidates); !planned)
            return Failure(planned.error());
    }
    if (request.failed())
        return request.failure();

    std::vector<RankedDevice> devices;
    for (const Candidate& candidate : candidates)
        devices.push_back(candidate.ranked);
    Json ranking = Json::array();
    for (const std::size_t index : rankDevices(devices, key)) {
        const Candidate& candidate = candidates[index];
        Json row = {{"rank", ranking.size() + 1}, {"name", candidate.name}, {"index", index}, {"price", candidate.ranked.price}};
        for (std::size_t i = 0; i < rankKeyCount; ++i) {
            const auto column = static_cast<RankKey>(i);
            if (column == RankKey::UsdPerMOutput && !serves)
                continue;
            const std::optional<double> value = rankValue(candidate.ranked, column);
            row[std::string(rankKeyName(column))] = value ? Json(*value) : Json();
        }
        if (serves)
            row["serve_devices"] = candidate.servingDevices ? countJson(*candidate.servingDevices) : Json();
        ranking.push_back(std::move(row));
    }
    return Json{{"sort", rankKeyName(key)}, {"ranking", std::move(ranking)}};
}

std::vector<Sense> readSenses(JsonReader& request)
{
    std::vector<Sense> senses;
    const Json* list = request.find("senses");
    if (!list) {
        request.reject(code::missing, "senses", CORE_TR_NOOP("core", "%1 is missing"), {request.pathOf("senses")});
        return senses;
    }
    if (!list->is_array()) {
        request.reject(code::type, "senses", CORE_TR_NOOP("core", "%1 must be %2"), {request.pathOf("senses"), std::string("a list")});
        return senses;
    }
    for (const Json& item : *list) {
        if (!item.is_string())
            request.reject(code::type, "senses", CORE_TR_NOOP("core", "senses must hold \"min\" or \"max\""));
        else if (item != "min" && item != "max")
            request.reject(code::range, "senses", CORE_TR_NOOP("core", "senses: unknown value \"%1\"; known are min, max"),
                           {item.get<std::string>()});
        senses.push_back(item == "max" ? Sense::Maximise : Sense::Minimise);
    }
    return senses;
}

std::vector<std::vector<double>> readPoints(JsonReader& request, std::size_t axes)
{
    std::vector<std::vector<double>> points;
    const Json* list = request.find("points");
    if (!list) {
        request.reject(code::missing, "points", CORE_TR_NOOP("core", "%1 is missing"), {request.pathOf("points")});
        return points;
    }
    if (!list->is_array()) {
        request.reject(code::type, "points", CORE_TR_NOOP("core", "%1 must be %2"), {request.pathOf("points"), std::string("a list")});
        return points;
    }
    for (std::size_t i = 0; i < list->size() && !request.failed(); ++i) {
        const Json& item = (*list)[i];
        const std::string path = request.pathOf("points[" + std::to_string(i) + "]");
        if (!item.is_array()) {
            request.reject(
                makeIssue(Severity::Error, code::type, path, CORE_TR_NOOP("core", "%1 must be %2"), {path, std::string("a list of numbers")}));
        } else if (item.size() != axes) {
            request.reject(makeIssue(Severity::Error, code::range, path, CORE_TR_NOOP("core", "%1 has %2 coordinates, senses has %3"),
                                     {path, double(item.size()), double(axes)}));
        } else {
            std::vector<double>& point = points.emplace_back();
            for (const Json& value : item)
                point.push_back(request.checkedNumber(value, path, anyNumber(), false).value_or(0));
        }
    }
    return points;
}

Result<Json> runPareto(JsonReader& request, const EvaluationContext&)
{
    const std::vector<Sense> senses = readSenses(request);
    const std::vector<std::vector<double>> points = readPoints(request, senses.size());
    if (request.failed())
        return request.failure();
    return Json{{"front", paretoFront(points, senses)}};
}

constexpr std::array<Operation, 2> operations = {{{"rank", runRank}, {"pareto", runPareto}}};

}  // namespace

std::span<const Operation> rankingOperations() { return operations; }

}  // namespace outlay
