// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What one replica can serve within given latencies, and what that costs (model specification G.5 and G.6).
#pragma once

#include "core/serving/decode.h"

namespace outlay {

/// A cheap draft proposes tokens that the model verifies in one step (Leviathan et al. 2211.17192).
struct Speculation {
    double acceptance = 0;      ///< α, [0, 1]
    double draftTokens = 1;     ///< γ ≥ 1, whole
    double draftCostRatio = 0;  ///< time of a draft token over a decode step, ≥ 0
};

struct SpeculativeStep {
    double tokensPerCycle = 1;     ///< A = (1 − α^(γ+1))/(1 − α)
    double cycleTime = 0;          ///< s
    double effectiveStepTime = 0;  ///< s per token and sequence
    double speedup = 1;            ///< over plain decoding; below 1 when verification is compute bound
};
[[nodiscard]] SpeculativeStep speculativeStep(const ReplicaModel& replica, double batch, double context, const Speculation& speculation);

/// Memory that is not for the cache, and what of the cache is lost to fragmentation.
struct CacheMemory {
    double utilisation = 0.90;  ///< of the usable memory, (0, 1]
    double waste = 0.04;        ///< of the cache, [0, 1)
    double reserve = 2e9;       ///< bytes per device for activations
};

struct ReplicaLoad {
    double promptTokens = 1;    ///< p ≥ 1
    double outputTokens = 1;    ///< o ≥ 1
    double cachedFraction = 0;  ///< φ of the prompt, [0, 1)
    bool cachedShared = true;   ///< the cached prefix is the same for all and stored once
    bool reservePeak = false;   ///< room for the full output from the start, else for half of it
    bool disaggregated = false; ///< prefill runs on replicas of its own
    std::optional<Speculation> speculation;
    std::optional<double> maxBatch;  ///< ≥ 1, whole
    std::optional<double> maxTpot;   ///< s
    std::optional<double> maxTtft;   ///< s
};

struct ReplicaPlan {
    double batch = 0;
    double batchByMemory = 0;    ///< B_kv
    double stepTime = 0;         ///< t, s: effective with speculation
    double prefillTime = 0;      ///< t_p, s
    double tpot = 0;             ///< s per output token, prefills of others included unless disaggregated
    double ttft = 0;             ///< s to the first token, queueing for the prefill included (M/D/1)
    double requestLatency = 0;   ///< s
    double requestsPerSecond = 0;
    double outputTokensPerSecond = 0;
    double prefillShare = 0;     ///< ρ of the time; above 1 when disaggregated and several prefill replicas are needed
};

/// The largest batch that memory, maxBatch and both latencies allow; TPOT and TTFT rise with the batch.
/// `memoryUsable` in bytes per device. Errors: E_INFEASIBLE when weights leave no room for one sequence, or one sequence is
/// too slow already.
[[nodiscard]] Result<ReplicaPlan> planReplica(const ReplicaModel& replica, double memoryUsable, const CacheMemory& memory, const ReplicaLoad& load);

/// USD; time is shared out to prompt and output by what each takes.
struct ReplicaCosts {
    double perMInput = 0;
    double perMOutput = 0;
    double perRequest = 0;
    double perMTotal = 0;
};
/// `price` per device-hour, `utilisation` (0, 1] of the hours paid.
[[nodiscard]] ReplicaCosts replicaCosts(const ReplicaPlan& plan, const ReplicaLoad& load, double devices, double price, double utilisation);

}  // namespace outlay
