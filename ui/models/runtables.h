// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Published runs as a table and as charts: what the core compared, chosen and formatted.
#pragma once

#include "core/estimate/publishedruns.h"
#include "core/physics/predictionband.h"
#include "ui/charts/chartspec.h"
#include "ui/document/display.h"
#include "ui/models/table.h"

namespace outlay::ui {

/// One run and what is known of it so far.
struct RunEntry {
    RunComparison comparison;   ///< `run` and `facts` are set from the start
    bool isPending = true;      ///< the prediction is being made
};

enum class RunShape { All, Dense, Experts };

struct RunChoice {
    QString text;               ///< of the name, the hardware or the source; empty: all
    RunShape shape = RunShape::All;
    std::string device;         ///< id; empty: all
    const PriceBook* book = nullptr;
    Date day;
    double cnyPerUsd = 7.1;
};

/// The reported device-hours at the cheapest on-demand price of the book; nothing where either is not known.
[[nodiscard]] std::optional<double> runCost(const RunComparison& comparison, const RunChoice& choice);
[[nodiscard]] bool isChosen(const RunComparison& comparison, const RunChoice& choice);

/// Row ids are ids of runs. Column ids: run, hardware, tokens, reported, predicted, ratio, mfu, cost, mmlu, verdict.
[[nodiscard]] Table runsTable(const std::vector<RunEntry>& runs, const RunChoice& choice, const Display& display);
/// "29 of 37 within the band, median error 15.3%"
[[nodiscard]] QString runsTitle(const std::vector<RunEntry>& runs, const RunChoice& choice, const Display& display);
/// Predicted against reported device-hours, both logarithmic, with the diagonal and the band around it.
[[nodiscard]] ChartSpec runsChart(const std::vector<RunEntry>& runs, const RunChoice& choice, const PredictionBand& band, const Display& display);
/// MMLU-Pro over the cost of the run, where both are known.
[[nodiscard]] ChartSpec scoreChart(const std::vector<RunEntry>& runs, const RunChoice& choice, const Display& display);
/// Source, notes and layout of one run, in sentences.
[[nodiscard]] QString runNote(const RunEntry& entry, const Display& display);
[[nodiscard]] QString verdictWord(Verdict verdict);

}  // namespace outlay::ui
