// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Everything that compute() reads, as plain numbers. Trivially copyable: uncertainty, sweeps and goal seek change a
// number in a copy and compute again.
#pragma once

#include "core/estimate/figures.h"
#include "core/money/breakdown.h"
#include "core/plan/decisions.h"
#include "core/serving/tco.h"
#include "core/training/compute.h"

namespace outlay {

struct Inputs {
    // Model
    double totalParameters = 0;
    double activeParameters = 0;
    double matmulParameters = 0;

    // Work
    ComputeInputs work;
    double sequenceLength = 4096;
    double globalBatch = 1;

    // Hardware
    double peakFlops = 0;
    double mfu = 0;
    double bestPlanMfu = 0;  ///< predicted; 0 = no prediction
    double typicalMfu = 0;
    double generationMfu = 0.05;
    double goodput = 1;
    double devices = 1;
    double devicePower = 0;  ///< watts of one device; 0 = not published

    // Prices
    double price = 0;  ///< USD per device-hour
    bool priceKnown = false;
    double hoursPerMonth = 730;
    double usdCny = 7.1;
    double budget = 0;  ///< 0 = none

    // Overheads
    bool sharesMode = false;
    ShareAnchor anchor = ShareAnchor::Run;
    CostLeaves shares = defaultShares();
    BottomUpInput bottomUp;  ///< devices, hours and price are filled in by compute()

    // Serving
    bool hasServing = false;
    ServingDemand demand;
    ServingOption serving;    ///< one-off without the training run
    bool servingKnown = false;
    bool trainingIncluded = true;
    bool hasCompared = false;
    ServingOption compared;
    bool comparedKnown = false;
    bool comparedTrainingIncluded = false;

    // Time
    bool hasDeadline = false;
    double daysToDeadline = 0;  ///< from the start
};

/// All figures of these inputs. Allocates nothing. Figures that cannot be known from them, or that would not be finite, are marked so.
[[nodiscard]] Figures compute(const Inputs& inputs);

}  // namespace outlay
