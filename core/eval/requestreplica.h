// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Fields of requests about one serving replica (model specification G): its shape, its memory and its load. Each function
// records what is wrong in the reader, like the reader itself.
#pragma once

#include "core/eval/requestmodel.h"
#include "core/serving/replica.h"

namespace outlay {

/// `engine` and the constants of G.1 by their names, over the row of the device's family.
[[nodiscard]] ServingConstants readServingConstants(JsonReader& request, DeviceFamily family);

/// `model`, `parallel`, `weights`, `kv`, `quantise_embeddings` and the constants for `device`. Errors: E_MISSING without an
/// architecture, E_UNSUPPORTED for an unknown format.
[[nodiscard]] ReplicaSpec readReplicaSpec(JsonReader& request, const EvaluationContext& context, const DeviceSpec& device);

/// `memory_utilisation`, `kv_waste`, `activation_reserve_bytes`.
[[nodiscard]] CacheMemory readCacheMemory(JsonReader& request);

/// `speculative`: {alpha, gamma, draft_cost_ratio}, if present.
[[nodiscard]] std::optional<Speculation> readSpeculation(JsonReader& request);

/// The fields of G.6 beside those.
[[nodiscard]] ReplicaLoad readReplicaLoad(JsonReader& request);

}  // namespace outlay
