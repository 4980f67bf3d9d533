// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Reads the shapes of models and devices from JSON objects, as requests, plan files and catalog files carry them.
#pragma once

#include "core/base/jsonreader.h"
#include "core/catalog/architecture.h"
#include "core/catalog/catalog.h"

namespace outlay {

/// The canonical fields of model specification A.1, with its names, defaults and domains: kv_heads defaults to heads,
/// head_dim to hidden/heads. Errors: E_MISSING, E_TYPE, E_NONFINITE, E_RANGE at the field's path; head_dim is E_RANGE
/// when it is absent and heads does not divide hidden (grouped attention), kv_heads when it does not divide heads.
/// Beyond A.1, for models whose layers differ: `mixers` (a list of {layers, matmul, other, cached, score_width, window,
/// compression, selected, flops, state}), `moe_layers`, `no_mlp_layers`, `expert_hidden`, `extra_matmul`, `extra_other`.
[[nodiscard]] Result<Architecture> readArchitecture(JsonReader& reader);

/// The canonical object of an architecture; fields that have their default are left out. readArchitecture() of it
/// gives the same architecture back.
[[nodiscard]] Json architectureToJson(const Architecture& architecture);

/// A `device` object of model specification 0.5: {preset?, peak{bf16, fp8, fp4, int8}, bw, mem_bytes,
/// mem_usable_bytes, nvlink, nic, node, mamf, tdp, family}; each field given overrides the preset's, each format of
/// `peak` on its own. Without a preset, peak, bw and mem_bytes are required. mem_bytes without mem_usable_bytes sets both.
/// Rejects in `reader`: E_UNSUPPORTED for an unknown preset or family, E_RANGE, E_TYPE, E_MISSING.
[[nodiscard]] DeviceSpec readDeviceSpec(JsonReader& reader, const Catalog& catalog);

/// A `device` value that is a preset's id or such an object. `key` names it in `reader`; absent: E_MISSING.
[[nodiscard]] DeviceSpec readDeviceValue(JsonReader& reader, std::string_view key, const Catalog& catalog);

/// The object of a device's figures, complete, as readDeviceSpec() reads it.
[[nodiscard]] Json deviceSpecToJson(const DeviceSpec& spec);

}  // namespace outlay
