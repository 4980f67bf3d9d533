// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// A model's Hugging Face config.json becomes the model of a plan.
#pragma once

#include "core/catalog/modelpreset.h"
#include "core/plan/plan.h"
#include "core/units/date.h"

namespace outlay {

/// The preset of a config file: id "config:<name>", source = the file's name. The name is that of the file without
/// ".config.json"; a file that is only called config.json goes by its folder, else by its model type.
/// Errors: E_SYNTAX, E_NONFINITE with line and column; E_UNSUPPORTED, E_MISSING, E_TYPE, E_RANGE of readHfConfig().
[[nodiscard]] Result<ModelPreset> presetFromConfig(std::string_view fileName, std::string_view text, const Date& today);

/// Adds the preset to the plan's facts and makes it the base's model (origin Config). What the base says about the shape
/// or the size of the model before goes: it was about another model. Returns the preset's id.
[[nodiscard]] Result<std::string> importConfig(Plan& plan, std::string_view fileName, std::string_view text, const Date& today);

}  // namespace outlay
