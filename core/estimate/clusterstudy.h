// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What a plan's cluster looks like: the best layouts, what each pipeline stage keeps in memory, where a step's time goes,
// how days and cost change with the number of devices, and the smallest cluster that holds the job (model specification
// C, D.7 and D.10). A study takes from milliseconds to seconds: it runs on copies, reports progress and can be stopped.
#pragma once

#include "core/estimate/estimate.h"
#include "core/physics/memory.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace outlay {

enum class MemoryFit { Fits, Tight, Over };
inline constexpr double tightMargin = 0.10;  ///< C.4: the model of memory errs by about as much
[[nodiscard]] MemoryFit memoryFit(double total, double usable);

/// A pipeline stage of the layout in question.
struct StageUse {
    TrainingMemory memory;
    bool first = false;
    bool last = false;
};

/// The fullest stage of the same layout on another device.
struct DeviceUse {
    std::string id;
    std::string name;
    double memory = 0;  ///< as sold
    double usable = 0;
    TrainingMemory use;
};

enum class StepPart {
    Gemm,
    Attention,
    Elementwise,
    Recompute,
    Unpacking,
    Tensor,
    Expert,
    Context,
    Transfers,
    Bubble,
    Head,
    Data,
    Optimizer,
    Latency,
    Count
};
inline constexpr int stepPartCount = static_cast<int>(StepPart::Count);
struct StepPartRow {
    StepPart part;
    std::string_view id;
    std::string_view label;  ///< English, marked for translation
    bool isModel = false;    ///< arithmetic of the layers: what MFU counts
};
[[nodiscard]] std::span<const StepPartRow> stepPartRows();
/// Seconds of a step by part, in the order of StepPart; their sum is the step's time. Latency is what launches, waiting and jitter add.
using StepParts = std::array<double, stepPartCount>;
[[nodiscard]] StepParts stepParts(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const CalibrationSet& calibration);

struct StudiedLayout {
    LayoutCandidate candidate;
    double mfu = 0;     ///< on the plan's basis: its FLOPs and the peak of its precision
    double margin = 0;  ///< share of the usable memory that is left; negative: over the edge
};

/// The plan at another number of devices, with the best layout there.
struct ScalePoint {
    double devices = 0;
    bool fits = false;
    double days = 0;
    double deviceHours = 0;
    std::optional<double> cost;  ///< training; nothing without a price
    double mfu = 0;              ///< of the best layout
    Layout layout;
};

/// Costs of up to this much above the cheapest count's are still before the knee.
inline constexpr double kneeAllowance = 0.05;
/// The largest count whose training cost (device-hours where a price is missing) lies at most kneeAllowance above the cheapest
/// count's. Nothing if that is the last count: the knee then lies beyond.
[[nodiscard]] std::optional<std::size_t> kneeOf(std::span<const ScalePoint> points);

enum class ClusterState {
    Invalid,         ///< the plan's inputs have errors
    NoArchitecture,  ///< only a parameter count is known
    NoFormat,        ///< the model of step times does not know the precision, or the device has no unit for it
    Ready
};

struct ClusterStudy {
    ClusterState state = ClusterState::Invalid;
    std::shared_ptr<const Plan> plan;            ///< as studied
    std::shared_ptr<const Estimate> estimate;    ///< of the plan, with its prediction
    PredictionRequest request;                   ///< without a fixed layout
    double tried = 0;
    double feasible = 0;
    bool searched = false;                       ///< the search is complete: before, `best` is the best so far
    std::vector<StudiedLayout> best;             ///< best first; empty: nothing fits
    bool isFixed = false;                        ///< the plan fixes `chosen`
    std::optional<StudiedLayout> chosen;         ///< fixed layout, or the best, or where nothing fits the one that comes nearest
    bool isSoftwareKnown = true;                 ///< the memory of `chosen` is that of the plan's software; true without one
    std::vector<StageUse> stages;                ///< of `chosen`: first, second and last
    std::vector<DeviceUse> others;
    StepParts step{};                            ///< of `chosen`
    std::optional<double> smallest;              ///< devices of the smallest cluster that holds the job
    bool smallestKnown = false;                  ///< `smallest` was looked for
    std::vector<ScalePoint> scaling;             ///< ascending
    std::optional<std::size_t> knee;
    bool finished = false;
    bool stopped = false;                        ///< by the user: what is here is right, but not all

    [[nodiscard]] bool fits() const { return chosen && chosen->margin >= 0; }
};

/// What earlier studies found. An edit that leaves job, device and number alone then costs no search. For studies with one
/// calibration that follow each other, not for several at a time.
struct StudyMemory {
    explicit StudyMemory(const CalibrationSet& calibration, unsigned threads = 1) : predictor(calibration, threads) {}

    SearchingPredictor predictor;
    PredictionRequest searched;  ///< what `layouts` answers
    SearchResult layouts;        ///< of the latest complete search; nothing tried: there was none
};

struct StudyOptions {
    std::size_t top = 50;
    StudyMemory* memory = nullptr;                        ///< outlives the study; absent: everything is searched anew
    unsigned threads = 1;
    std::stop_token stop;
    std::function<void(double share)> progress;           ///< from any thread, one at a time
    std::function<void(const ClusterStudy&)> publish;     ///< what is known so far, from the calling thread
};

/// `plan` keeps the facts alive that the study points to; `context.catalog` outlives the study. The predictor of the context is not used.
[[nodiscard]] ClusterStudy studyCluster(const std::shared_ptr<const Plan>& plan, const Scenario& scenario, const EstimateContext& context,
                                        const StudyOptions& options);

/// Memory of the first, second and last stage. `layout` is valid for the job.
[[nodiscard]] std::vector<StageUse> stageUse(const TrainingJob& job, const Layout& layout, const DeviceSpec& device,
                                             const CalibrationSet& calibration);
/// Devices to hold a layout against: of the same vendor, scale-up size and kind of link, at least half as fast, one a memory
/// size, at most three, smaller one first.
[[nodiscard]] std::vector<const Device*> comparableDevices(const Catalog& catalog, const Device& device, const DeviceSpec& spec, Format format,
                                                           std::string_view specBook);

/// The plan at counts/8 … counts × 8 with the best layout of each count. A typed MFU changes with the count as the prediction does.
/// `predictor` answers for the other counts.
[[nodiscard]] std::vector<ScalePoint> scalePlan(const ClusterStudy& study, const Scenario& scenario, const EstimateContext& context,
                                                const Predictor& predictor, const StudyOptions& options);

}  // namespace outlay
