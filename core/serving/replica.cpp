// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/serving/replica.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

constexpr double largestBatch = 9007199254740992.0;  // 2^53: above it batches are no whole numbers any more

double cachedTokens(const ReplicaLoad& load) { return load.cachedFraction * load.promptTokens; }

ReplicaPlan planAt(const ReplicaModel& replica, const ReplicaLoad& load, double batch)
{
    const double context = load.promptTokens + load.outputTokens / 2;
    ReplicaPlan plan;
    plan.batch = batch;
    plan.stepTime =
        load.speculation ? speculativeStep(replica, batch, context, *load.speculation).effectiveStepTime : replica.decodeStep(batch, context).total();
    plan.prefillTime = replica.prefill(load.promptTokens, cachedTokens(load)).total();
    plan.tpot = load.disaggregated ? plan.stepTime : plan.stepTime + batch * plan.prefillTime / load.outputTokens;
    plan.requestsPerSecond = batch / (load.outputTokens * plan.tpot);
    plan.outputTokensPerSecond = batch / plan.tpot;
    plan.prefillShare = plan.requestsPerSecond * plan.prefillTime;
    // 1 − ρ is the share of decoding, t/TPOT: written so it keeps its digits when prefill takes nearly all the time.
    const double queueing = load.disaggregated ? 0 : plan.prefillShare / (2 * plan.stepTime / plan.tpot);
    plan.ttft = plan.prefillTime * (1 + queueing) + plan.stepTime;
    plan.requestLatency = plan.ttft + load.outputTokens * plan.tpot;
    return plan;
}

bool isFastEnough(const ReplicaPlan& plan, const ReplicaLoad& load)
{
    return (!load.maxTpot || plan.tpot <= *load.maxTpot) && (!load.maxTtft || plan.ttft <= *load.maxTtft);
}

}  // namespace

SpeculativeStep speculativeStep(const ReplicaModel& replica, double batch, double context, const Speculation& speculation)
{
    const double alpha = speculation.acceptance;
    const double gamma = speculation.draftTokens;
    const double plain = replica.decodeStep(batch, context).total();
    SpeculativeStep step;
    step.tokensPerCycle = alpha < 1 ? (1 - std::pow(alpha, gamma + 1)) / (1 - alpha) : gamma + 1;
    step.cycleTime = gamma * speculation.draftCostRatio * plain + replica.decodeStep(batch, context, gamma + 1).total();
    step.effectiveStepTime = step.cycleTime / step.tokensPerCycle;
    step.speedup = step.tokensPerCycle * plain / step.cycleTime;
    return step;
}

Result<ReplicaPlan> planReplica(const ReplicaModel& replica, double memoryUsable, const CacheMemory& memory, const ReplicaLoad& load)
{
    const double n = replica.devices();
    const double budget = memoryUsable * n * memory.utilisation - replica.weightBytes() - memory.reserve * n;
    if (!(budget > 0))
        return fail(code::infeasible, "n_devices",
                    CORE_TR_NOOP("core", "the weights leave no memory for the cache: take more or larger devices, or smaller weights"));
    const double shared = load.cachedShared ? replica.kvBytes(cachedTokens(load)) : 0;
    const double held =
        replica.kvBytes(load.promptTokens + (load.reservePeak ? load.outputTokens : load.outputTokens / 2)) + replica.stateBytes() - shared;
    const double room = budget * (1 - memory.waste) - shared;
    // Windows can make a request hold nothing beyond the shared prefix.
    const double byMemory = held > 0 ? std::min(std::floor(room / held), largestBatch) : (room >= 0 ? largestBatch : 0);
    if (!(byMemory >= 1))
        return fail(code::infeasible, "n_devices",
                    CORE_TR_NOOP("core", "the cache of one sequence does not fit: take more or larger devices, or shorter sequences"));

    const double most = std::min(byMemory, load.maxBatch.value_or(largestBatch));
    double batch = most;
    if (!isFastEnough(planAt(replica, load, most), load)) {
        if (!isFastEnough(planAt(replica, load, 1), load))
            return fail(code::infeasible, "max_tpot_s", CORE_TR_NOOP("core", "one sequence alone misses the latency asked for"));
        double slow = most;
        batch = 1;
        while (slow - batch > 1) {
            const double middle = std::floor(batch + (slow - batch) / 2);
            (isFastEnough(planAt(replica, load, middle), load) ? batch : slow) = middle;
        }
    }
    ReplicaPlan plan = planAt(replica, load, batch);
    plan.batchByMemory = byMemory;
    return plan;
}

ReplicaCosts replicaCosts(const ReplicaPlan& plan, const ReplicaLoad& load, double devices, double price, double utilisation)
{
    constexpr double tokensPerM = 1e6;
    const double perSecond = price * devices / 3600;
    ReplicaCosts costs;
    costs.perMInput = perSecond * plan.prefillTime / load.promptTokens * tokensPerM / utilisation;
    costs.perMOutput = perSecond * plan.stepTime / plan.batch * tokensPerM / utilisation;
    costs.perRequest = perSecond * (plan.prefillTime + load.outputTokens * plan.stepTime / plan.batch) / utilisation;
    costs.perMTotal = costs.perRequest / (load.promptTokens + load.outputTokens) * tokensPerM;
    return costs;
}

}  // namespace outlay
