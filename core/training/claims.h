// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The claims check: what a stated training run says about its own efficiency. Model, tokens, devices and days together
// imply an MFU; it tells at a glance whether the statement can be true.
#pragma once

#include "core/base/result.h"

#include <optional>

namespace outlay {

/// All values are > 0.
struct StatedRun {
    double activeParameters = 0;
    double tokens = 0;
    double devices = 0;
    double days = 0;
    double peakFlops = 0;  ///< dense, of one device at the precision stated
    std::optional<double> deviceHours = std::nullopt;    ///< stated in place of `devices` and `days`, which are then not read
    std::optional<double> flopsPerToken = std::nullopt;  ///< of training, by the convention that counts; absent: 6·N
    std::optional<double> mfu = std::nullopt;            ///< stated beside the rest
    std::optional<double> cost = std::nullopt;           ///< USD, stated beside the rest
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
    double modelFlops = 0;   ///< 6·N·D (Kaplan et al. 2020), or flopsPerToken·D
    double deviceHours = 0;  ///< n·24·days, or as stated
    double impliedMfu = 0;   ///< modelFlops / (device-hours·3600·P)
    Verdict verdict = Verdict::Plausible;
    double shortestDays = 0;  ///< that the run takes at plausibleMfuHigh; of one device where none are stated
    double longestDays = 0;   ///< and at plausibleMfuLow
    std::optional<double> impliedPrice;       ///< stated cost over device-hours, USD
    std::optional<double> hoursAtStatedMfu;   ///< device-hours that the stated MFU would take
    bool contradictsMfu = false;              ///< stated and implied MFU differ by more than a tenth, which rounding does not explain
};

/// Errors: E_RANGE with the name of a value that is not above 0, E_NONFINITE when the result does not fit a double.
[[nodiscard]] Result<ClaimCheck> checkClaim(const StatedRun& run);

}  // namespace outlay
