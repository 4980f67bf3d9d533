// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/training/claims.h"

#include "core/base/trnoop.h"

#include <array>
#include <cmath>

namespace outlay {

namespace {

constexpr double flopsPerParameterToken = 6;
constexpr double secondsPerDay = 86400;
constexpr double hoursPerDay = 24;
constexpr double statedTolerance = 1.1;  // published figures are rounded to two digits

constexpr std::array<std::string_view, 4> ids = {"low", "plausible", "high", "impossible"};
constexpr std::array<std::string_view, 4> texts = {
    CORE_TR_NOOP("core", "Lower than runs that are worth reporting: the time or the devices include more than this run, or the counts are wrong."),
    CORE_TR_NOOP("core", "Within what published runs reach."),
    CORE_TR_NOOP("core",
                 "Higher than any published run of this kind: check the precision, the peak, and whether the tokens or the days are complete."),
    CORE_TR_NOOP("core", "More than these devices can compute at their peak: at least one of the numbers is wrong."),
};

Verdict verdictOf(double mfu)
{
    if (mfu > 1)
        return Verdict::Impossible;
    if (mfu > plausibleMfuHigh)
        return Verdict::High;
    return mfu < plausibleMfuLow ? Verdict::Low : Verdict::Plausible;
}

}  // namespace

std::string_view verdictId(Verdict verdict) { return ids[static_cast<std::size_t>(verdict)]; }
std::string_view verdictText(Verdict verdict) { return texts[static_cast<std::size_t>(verdict)]; }

Result<ClaimCheck> checkClaim(const StatedRun& run)
{
    const double devices = run.deviceHours ? 1 : run.devices;
    const double days = run.deviceHours ? *run.deviceHours / hoursPerDay : run.days;
    const std::pair<const char*, double> values[] = {{"model", run.activeParameters},
                                                     {"tokens", run.tokens},
                                                     {"devices", devices},
                                                     {run.deviceHours ? "device_hours" : "days", days},
                                                     {"peak", run.peakFlops},
                                                     {"flops_per_token", run.flopsPerToken.value_or(1)},
                                                     {"mfu", run.mfu.value_or(1)},
                                                     {"cost", run.cost.value_or(1)}};
    for (const auto& [name, value] : values) {
        if (!(value > 0) || !std::isfinite(value))
            return fail(code::range, name, CORE_TR_NOOP("core", "%1 must be a number above 0"), {std::string(name)});
    }
    ClaimCheck check;
    check.modelFlops = run.flopsPerToken.value_or(flopsPerParameterToken * run.activeParameters) * run.tokens;
    check.deviceHours = devices * days * hoursPerDay;
    check.impliedMfu = check.modelFlops / (devices * run.peakFlops * days * secondsPerDay);
    check.verdict = verdictOf(check.impliedMfu);
    const double daysAtPeak = check.modelFlops / (devices * run.peakFlops * secondsPerDay);
    check.shortestDays = daysAtPeak / plausibleMfuHigh;
    check.longestDays = daysAtPeak / plausibleMfuLow;
    if (run.cost)
        check.impliedPrice = *run.cost / check.deviceHours;
    if (run.mfu) {
        check.hoursAtStatedMfu = daysAtPeak * devices * hoursPerDay / *run.mfu;
        check.contradictsMfu = check.impliedMfu > *run.mfu * statedTolerance || check.impliedMfu * statedTolerance < *run.mfu;
    }
    for (const double value : {check.modelFlops, check.deviceHours, check.impliedMfu, check.longestDays, check.impliedPrice.value_or(0),
                               check.hoursAtStatedMfu.value_or(0)}) {
        if (!std::isfinite(value))
            return fail(code::nonFinite, {}, CORE_TR_NOOP("core", "these numbers are too large to compute with"));
    }
    return check;
}

}  // namespace outlay
