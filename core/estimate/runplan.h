// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// A published or stated run as the start of a plan.
#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/plan.h"
#include "core/units/date.h"

#include <string>

namespace outlay {

struct RunPlanTexts {
    std::string title;
    std::string notes;  ///< where the figures come from
};

/// A plan with the model, tokens, hardware, count and precision of a setting; MFU, prices and everything else are left to their
/// defaults, so that the plan predicts what the run reports. A shape that the catalog does not have becomes a fact of the plan.
/// What the setting does not give keeps the plan's default; devices that are not given are those of a usual run.
[[nodiscard]] Plan planFromRun(const RunSetting& setting, const std::string& modelName, const Provenance& provenance, const RunPlanTexts& texts,
                               const Catalog& catalog, const Date& today);

}  // namespace outlay
