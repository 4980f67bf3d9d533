// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What tests of predicted estimates have in common.
#pragma once

#include "core/catalog/calibration.h"
#include "core/estimate/prediction.h"
#include "core/plan/plan.h"

#include <algorithm>
#include <string>
#include <vector>

namespace outlay {

/// The constants of the model specification, with which its examples hold.
inline const CalibrationSet& specification()
{
    static const std::vector<CalibrationSet> sets = builtInCalibrations();
    return *std::find_if(sets.begin(), sets.end(), [](const CalibrationSet& set) { return set.name() == "spec-1.0"; });
}

inline Entry number(double value) { return Entry{value}; }
inline Entry text(const char* value) { return Entry{std::string(value)}; }

/// Still searching.
class SilentPredictor final : public Predictor {
public:
    std::shared_ptr<const Prediction> predict(const PredictionRequest&) const override { return nullptr; }
};

}  // namespace outlay
