// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The claims check: what a stated training run says about its own efficiency. Model, tokens, devices and days together
// imply an MFU; it tells at a glance whether the statement can be true.
#pragma once

#include "core/base/result.h"

namespace outlay {

/// All values are > 0.
struct StatedRun {
    double activeParameters = 0;
    double tokens = 0;
    double devices = 0;
    double days = 0;
    double peakFlops = 0;  ///< dense, of one device at the precision stated
};

enum class Verdict {
    Low,         ///< below 0.05: a waste, a wrong count, or days that were not spent on this run
    Plausible,
    High,        ///< above 0.65: no published run of this kind reaches it
    Impossible   ///< above 1: more than the devices can compute
};
inline constexpr double plausibleMfuLow = 0.05;   ///< W_MFU_LOW of model specification 0.3
inline constexpr double plausibleMfuHigh = 0.65;  ///< W_MFU_HIGH

[[nodiscard]] std::string_view verdictId(Verdict verdict);    ///< "low", "plausible", "high", "impossible"
[[nodiscard]] std::string_view verdictText(Verdict verdict);  ///< English sentence, context "core"

struct ClaimCheck {
    double modelFlops = 0;   ///< 6·N·D (Kaplan et al. 2020)
    double deviceHours = 0;  ///< n·24·days
    double impliedMfu = 0;   ///< 6·N·D / (n·P·t)
    Verdict verdict = Verdict::Plausible;
    double shortestDays = 0;  ///< that the run takes at plausibleMfuHigh
    double longestDays = 0;   ///< and at plausibleMfuLow
};

/// Errors: E_RANGE with the name of a value that is not above 0, E_NONFINITE when the result does not fit a double.
[[nodiscard]] Result<ClaimCheck> checkClaim(const StatedRun& run);

}  // namespace outlay
