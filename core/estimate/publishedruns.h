// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// How predictions meet published training runs: what a run's own figures imply, what a planner would have predicted from
// its setting alone, and how far the two lie apart.
#pragma once

#include "core/catalog/catalog.h"
#include "core/money/pricelookup.h"
#include "core/physics/layout.h"
#include "core/training/claims.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace outlay {

/// Arithmetic on what is published. Whatever does not follow from it is absent, never assumed.
struct RunFacts {
    std::optional<Architecture> architecture;
    std::optional<double> totalParameters;
    std::optional<double> activeParameters;
    const Device* device = nullptr;          ///< of the catalog; nullptr if it is not named or not known
    std::optional<double> deviceHours;       ///< as reported, else devices · days · 24
    bool hoursDerived = false;               ///< the latter
    std::optional<double> days;              ///< as reported, else hours / devices / 24
    double peakFlops = 0;                    ///< dense, of one device at the run's precision; 0 if not known
    std::optional<ClaimCheck> check;         ///< implied MFU on that peak, and the verdict on it
    std::optional<double> bf16Mfu;           ///< the same on the peak for bf16

    [[nodiscard]] bool sparse() const  ///< a model with experts
    {
        return (architecture && architecture->experts > 0) || (totalParameters && activeParameters && *activeParameters < 0.9 * *totalParameters);
    }
};
[[nodiscard]] RunFacts runFacts(const PublishedRun& run, const Catalog& catalog);

struct RunForecast {
    double deviceHours = 0;
    double low = 0;   ///< P10 of published hours for such a prediction
    double high = 0;  ///< P90
    double mfu = 0;   ///< 6·N·D over the peak of the run's precision
    double devices = 0;
    bool devicesAssumed = false;  ///< usualDeviceCount(): the source gives none
    bool memoryIgnored = false;   ///< no layout of the usual kinds fits by the memory model; the fastest of all was taken
    Layout layout;
};

/// Device-hours of a run from its setting alone: the best layout found by search, at the speed of a whole run (or of a steady
/// step where the setting excludes overheads). What was reported is no argument. Takes milliseconds to seconds.
/// Errors: E_MISSING with the field that is not published, E_UNSUPPORTED for a device without the format, E_INFEASIBLE.
[[nodiscard]] Result<RunForecast> forecastRun(const RunSetting& setting, const Catalog& catalog, const CalibrationSet& calibration,
                                              std::stop_token stop = {});

/// The cheapest on-demand price of a device in a book on a day, USD per device-hour; nothing: the book has none.
[[nodiscard]] std::optional<PriceQuote> runPrice(const std::string& deviceId, const PriceBook& book, const Date& day, double cnyPerUsd);

/// Device-hours that were reported, at a price: USD. Nothing without either.
[[nodiscard]] std::optional<double> runCost(const RunFacts& facts, const std::optional<PriceQuote>& quote);

struct RunComparison {
    const PublishedRun* run = nullptr;
    RunFacts facts;
    std::optional<RunForecast> forecast;
    std::optional<Issue> problem;  ///< why there is no forecast

    /// Predicted over reported device-hours.
    [[nodiscard]] std::optional<double> ratio() const;
    [[nodiscard]] bool withinBand() const;
    /// Counts for the summary: reported by those who trained, and nothing but a training run.
    [[nodiscard]] bool counts() const { return run && run->comparable && !run->claim && ratio(); }
};
[[nodiscard]] RunComparison compareRun(const PublishedRun& run, const Catalog& catalog, const CalibrationSet& calibration, std::stop_token stop = {});

/// All runs of the catalog in its order. `done` is called for each as it is known, one call at a time, from any of `threads` threads;
/// a stopped comparison leaves out what was not known yet (run is nullptr).
[[nodiscard]] std::vector<RunComparison> compareRuns(const Catalog& catalog, const CalibrationSet& calibration, unsigned threads,
                                                     const std::function<void(std::size_t, const RunComparison&)>& done = {},
                                                     std::stop_token stop = {});

struct RunsSummary {
    std::size_t compared = 0;
    std::size_t withinBand = 0;
    double medianError = 0;  ///< of |predicted / reported − 1|; 0 if nothing was compared
};
[[nodiscard]] RunsSummary summarise(std::span<const RunComparison> comparisons);

/// Published runs (no claims, comparable, with known hours), most alike first: by the size of the model, then by the hardware.
[[nodiscard]] std::vector<const PublishedRun*> nearestRuns(const Catalog& catalog, double activeParameters, double totalParameters,
                                                           const Device* device, std::size_t most);

}  // namespace outlay
