// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Hugging Face config.json → Architecture (model specification A.3, and further model types whose config determines the
// shapes; docs/model-configs.md lists them). Counts are of the language model: vision towers and multi-token-prediction
// modules are left out. Quantised checkpoints have the counts of their unquantised model.
#pragma once

#include "core/base/jsonreader.h"
#include "core/catalog/architecture.h"

#include <string>
#include <string_view>
#include <vector>

namespace outlay {

struct HfModel {
    std::string modelType;  ///< of the language model: that of `text_config` where there is one
    Architecture architecture;
};

/// Reads the whole object that `config` stands on. Errors: E_UNSUPPORTED for a model_type that is not known or whose shapes
/// the config does not determine; E_MISSING, E_TYPE, E_NONFINITE, E_RANGE at the field's path.
[[nodiscard]] Result<HfModel> readHfConfig(JsonReader& config);

/// The model types that readHfConfig() knows, in alphabetical order.
[[nodiscard]] std::vector<std::string_view> hfModelTypes();

}  // namespace outlay
