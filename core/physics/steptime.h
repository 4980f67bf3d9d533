// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Time of one optimizer step on a cluster, by part, and the MFU it means (model specification D.1–D.8). Seconds throughout.
//
// A step is built from layers: products at an efficiency that depends on their shape, attention, elementwise traffic and the
// communication of each kind of parallelism, less what hides behind computation. Structure after Calculon and llm-analysis.
#pragma once

#include "core/physics/layout.h"

namespace outlay {

/// Seconds of one layer and micro-batch, forward, on one rank.
struct LayerTime {
    double gemm = 0;         ///< ge
    double attention = 0;    ///< at
    double elementwise = 0;  ///< t_el
    double tp = 0;           ///< exposed tensor-parallel communication
    double ep = 0;           ///< exposed expert exchange
    double cp = 0;           ///< exposed context-parallel communication
    double overhead = 0;     ///< tl, launches
};

/// What a layout's layers cost. Depends on tp, cp, ep, etp, b, sp and the calibration alone (not on pp, dp, v, recomputation or
/// ZeRO), so that a search computes it once for many layouts. Each layer time is the mean of dense and MoE layers by count.
struct ShardTime {
    LayerTime layer;
    double head = 0;         ///< forward product with the vocabulary and its traffic
};
[[nodiscard]] ShardTime shardTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& calibration);

struct StepTime {
    double step = 0;         ///< of the whole step; the sum of the parts below plus launches, recomputation and jitter
    double mfu = 0;          ///< model FLOPs over the bf16 peak
    double tokensPerSecond = 0;  ///< per device
    double bubbleFraction = 0;
    // Breakdown, s per step.
    double gemm = 0;
    double attention = 0;
    double elementwise = 0;
    double tpComm = 0;
    double epComm = 0;
    double bubble = 0;
    double head = 0;
    double dpComm = 0;
    double optimizer = 0;
    double p2p = 0;
};

/// Step time from its parts; `largest` = largestParameters(job, layout.pp). `layout` is valid for the job (C.1), the device has a bf16 peak.
[[nodiscard]] StepTime stepTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& calibration,
                                const ShardTime& shard, const StageParameters& largest);
[[nodiscard]] StepTime stepTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& calibration);

/// Model FLOPs of a step: (6·N_mm + 3·att) per token, 4·N_mm with frozen weights.
[[nodiscard]] double modelFlopsPerToken(const TrainingJob& job);

/// Bytes/s of a ring over `size` ranks that stand `stride` devices apart (D.4).
[[nodiscard]] double ringBandwidth(const DeviceSpec& device, const Calibration& calibration, double size, double stride);

/// Rescales a step to an MFU that the user gives.
void rescaleToMfu(StepTime& step, double mfu);

}  // namespace outlay
