// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// How far published measurements lie from predictions of the same kind: an 80 % band around each prediction.
#pragma once

#include "core/catalog/calibration.h"

namespace outlay {

enum class PredictedFigure { Step, Tuning, Run };  ///< a steady step, a fine-tuning step, a whole run

/// Factors on a predicted time: published times lie between low and high in eight of ten cases. {1, 1} where the set has none.
/// Source: cross-validated residuals of scripts/calibrate.py.
struct PredictionBand {
    double low = 1;
    double high = 1;
};

/// `layoutKnown`: the user gave the layout; otherwise it was searched.
[[nodiscard]] inline PredictionBand timeBand(const Calibration& c, PredictedFigure figure, bool layoutKnown)
{
    // The constants are factors on speed; time is its inverse.
    switch (figure) {
    case PredictedFigure::Tuning:
        return layoutKnown ? PredictionBand{1 / c.bandConfiguredTuningHigh, 1 / c.bandConfiguredTuningLow}
                           : PredictionBand{1 / c.bandBlindTuningHigh, 1 / c.bandBlindTuningLow};
    case PredictedFigure::Run:
        return layoutKnown ? PredictionBand{1 / c.bandConfiguredRunHigh, 1 / c.bandConfiguredRunLow}
                           : PredictionBand{1 / c.bandBlindRunHigh, 1 / c.bandBlindRunLow};
    case PredictedFigure::Step:
        break;
    }
    return layoutKnown ? PredictionBand{1 / c.bandConfiguredStepHigh, 1 / c.bandConfiguredStepLow}
                       : PredictionBand{1 / c.bandBlindStepHigh, 1 / c.bandBlindStepLow};
}

/// The same for peak memory.
[[nodiscard]] inline PredictionBand memoryBand(const Calibration& c) { return {c.bandMemoryLow, c.bandMemoryHigh}; }

}  // namespace outlay
