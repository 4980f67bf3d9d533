// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Fields that many operations share: `model` (A.4, A.5), `device` and `dtype` (0.5), conventions and methods (B).
// Each function records what is wrong in the reader and then answers a harmless value, like the reader itself.
#pragma once

#include "core/base/jsonreader.h"
#include "core/catalog/device.h"
#include "core/eval/evaluator.h"
#include "core/physics/model.h"

namespace outlay {

/// Model under `key`: a preset id, or {preset | arch | config} and/or {n_total, n_active}.
/// Errors: E_MISSING, E_UNSUPPORTED (preset, model type), E_RANGE, E_TYPE.
[[nodiscard]] Model readModel(JsonReader& request, std::string_view key, const EvaluationContext& context);
/// The same, or nothing when `key` is absent.
[[nodiscard]] std::optional<Model> readOptionalModel(JsonReader& request, std::string_view key, const EvaluationContext& context);
/// E_MISSING at `key` unless the model has an architecture: memory, step time and inference need one.
void requireArchitecture(JsonReader& request, std::string_view key, const Model& model);

/// Device under `device`: a preset id, or an object of fields over an optional preset (catalogreader.h).
[[nodiscard]] DeviceSpec readDevice(JsonReader& request, const EvaluationContext& context);
/// Number format under `key`, default bf16; fp16 is bf16. Unknown names are E_UNSUPPORTED.
[[nodiscard]] Format readFormat(JsonReader& request, std::string_view key = "dtype");
/// Peak of the device in this format; E_UNSUPPORTED at `key` when the device has no such unit (the answer is then 1).
[[nodiscard]] double requirePeak(JsonReader& request, const DeviceSpec& device, Format format, std::string_view key = "dtype");

[[nodiscard]] FlopsConvention readConvention(JsonReader& request);       ///< `convention` exact | 6n
[[nodiscard]] AttentionConvention readAttention(JsonReader& request);    ///< `attention` causal | full | none

/// W_NO_ARCH and W_OVERRIDE as they apply, in the form of `result.warnings`.
[[nodiscard]] std::vector<std::string> modelWarnings(const Model& model, FlopsConvention convention);

/// A count as JSON: a whole number without a decimal point where it is one.
[[nodiscard]] Json countJson(double count);

}  // namespace outlay
