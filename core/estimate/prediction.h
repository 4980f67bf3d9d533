// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The predicted speed of a plan's training job: the best layout that fits, found by search (model specification D.10).
// An estimate asks a Predictor for it, because a search takes milliseconds and the same question comes back with every
// keystroke that does not concern it.
#pragma once

#include "core/catalog/calibration.h"
#include "core/physics/layoutsearch.h"
#include "core/physics/model.h"

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace outlay {

/// Everything that the answer depends on.
struct PredictionRequest {
    Architecture architecture;
    double matmul = 0;  ///< N_mm in use
    double sequenceLength = 4096;
    double globalBatch = 1;
    double usualBatchFor = 0;  ///< active parameters for which globalBatch is the usual one on `devices`; 0: it was chosen
    TuningMethod method = TuningMethod::Pretrain;
    Format format = Format::Bf16;
    double loraParameters = 0;
    std::optional<TuningSoftware> software;  ///< whose memory counts where it is known; nothing: the formulas of C alone
    unsigned loraTargets = allAdapterTargets;
    DeviceSpec device;
    double devices = 1;
    std::optional<Layout> layout;  ///< given by the plan; its dp is whatever is left. Absent: the best is searched

    bool operator==(const PredictionRequest&) const = default;
};

struct Prediction {
    bool fits = false;
    LayoutCandidate best;   ///< meaningful if it fits
    double memoryMargin = 0;  ///< share of the usable memory that the best layout leaves free
    bool isSoftwareKnown = true;  ///< the memory of `best` is that of the request's software; true without one
    double tried = 0;
    double feasible = 0;
    std::optional<Issue> problem;  ///< why nothing fits
    std::optional<double> smallestDevices;  ///< fewest devices of this kind that hold the job, whatever number was asked for
    double realisation = 1;  ///< share of the best layout's speed that a whole run reaches
    double typical = 1;      ///< share of it that a typical steady step reaches
};

/// "TP 2 · PP 4 · DP 128 · micro-batch 1": the ways of splitting that are in use, the same in every language.
[[nodiscard]] std::string layoutSummary(const Layout& layout);

/// The job of a request, with the conventions of the product: AdamW with fp32 master weights; nf4 base weights for QLoRA.
/// Errors: those of geometry().
[[nodiscard]] Result<TrainingJob> trainingJob(const PredictionRequest& request);

/// `layout` on `devices` devices: data parallelism takes what is left. Errors: E_RANGE with the id of the plan's field when the
/// layout and the job do not go together.
[[nodiscard]] Result<Layout> completedLayout(const TrainingJob& job, Layout layout, double devices);

/// Little memory: everything is recomputed, one sequence at a time.
[[nodiscard]] SearchSpace sparingSpace(double devices);

/// The smallest power of two of devices, up to 65,536, on which the search finds a layout that fits; at each with the usual
/// batch for that number if the request's is the usual one.
[[nodiscard]] std::optional<double> smallestThatFits(const PredictionRequest& request, const CalibrationSet& calibration,
                                                     const SearchOptions& options);

class Predictor {
public:
    virtual ~Predictor() = default;
    /// nullptr while the answer is not known yet; whoever asked is told otherwise when it is.
    [[nodiscard]] virtual std::shared_ptr<const Prediction> predict(const PredictionRequest& request) const = 0;
};

/// Searches at once and remembers the latest answers. Safe to call from several threads.
class SearchingPredictor final : public Predictor {
public:
    /// Answers of a search that `stop` cut short are not remembered.
    explicit SearchingPredictor(const CalibrationSet& calibration, unsigned threads = 1, std::stop_token stop = {})
        : m_calibration(calibration), m_threads(threads), m_stop(std::move(stop))
    {}

    [[nodiscard]] std::shared_ptr<const Prediction> predict(const PredictionRequest& request) const override;
    /// The answer if it is remembered.
    [[nodiscard]] std::shared_ptr<const Prediction> known(const PredictionRequest& request) const;

private:
    struct Remembered {
        std::size_t hash = 0;
        PredictionRequest request;
        std::shared_ptr<const Prediction> answer;
    };

    CalibrationSet m_calibration;
    unsigned m_threads;
    std::stop_token m_stop;
    mutable std::mutex m_mutex;
    mutable std::deque<Remembered> m_remembered;  // newest first; comparing hashes first keeps a look-up short
};

}  // namespace outlay
