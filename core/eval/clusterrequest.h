// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Fields that the operations on clusters share: the training job, its layout and the calibration set (model specification C, D).
// Each function records what is wrong in the reader and then answers a harmless value, like the reader itself.
#pragma once

#include "core/eval/requestmodel.h"
#include "core/physics/layoutsearch.h"

namespace outlay {

/// Which fields an operation reads.
enum class JobNeeds { Memory, Step };

/// `model` (with architecture), `seq_len`, `global_batch` (required unless `batchOptional`; 0 when absent), `method` and its LoRA
/// fields, `precision`, `optimizer`, byte sizes, kernels, `stack`; for steps also `dtype`. `calibration` gives the defaults.
[[nodiscard]] TrainingJob readJob(JsonReader& request, const EvaluationContext& context, const CalibrationSet& calibration, bool batchOptional,
                                  Model& model);

/// `plan`, checked against C.1.
[[nodiscard]] Layout readLayout(JsonReader& request, const TrainingJob& job);
[[nodiscard]] Recompute readRecompute(JsonReader& reader);

/// The set that the context or `calibration` names, with the constants that an object there overrides.
[[nodiscard]] CalibrationSet readCalibration(JsonReader& request, const EvaluationContext& context);

/// `lora_targets`: a set of AdapterTarget, all when absent.
[[nodiscard]] unsigned readAdapterTargets(JsonReader& request);

[[nodiscard]] Json layoutJson(const Layout& layout);
[[nodiscard]] std::string_view recomputeName(Recompute recompute);

/// W_OVERRIDE of the model and W_MFU_HIGH or W_MFU_LOW of an MFU.
[[nodiscard]] Json clusterWarnings(const Model& model, std::optional<double> mfu);

}  // namespace outlay
