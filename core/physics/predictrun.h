// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Device-hours of a whole training run without a layout or an MFU from the user (model specification D.11).
#pragma once

#include "core/physics/layoutsearch.h"
#include "core/physics/speedclasses.h"

namespace outlay {

/// Default global batch, sequences: a whole number per device near the usual tokens per step for the model's size.
[[nodiscard]] double defaultGlobalBatch(double activeParameters, double sequenceLength, double devices);

/// Default global batch of fine-tuning, sequences: 8 per device on one node, one per device on more; halved while it exceeds a usual
/// 2^18 tokens (Llama 2's 64 sequences of 4096, arXiv 2307.09288) and stays whole, so that many devices share a sequence.
[[nodiscard]] double usualTuningBatch(double sequenceLength, double devices);

/// Whether a model was trained by software from before 2022, with neither fused attention nor selective recomputation (arXiv 2205.14135,
/// 2205.05198): models in fp16 from 3B active parameters on, and models from 100B on whose shape is GPT-3's (no gate in the MLP, every head
/// with keys and values of its own) on hardware of that time. `job` is a pretraining or full fine-tuning.
[[nodiscard]] bool predatesFusedAttention(DeviceFamily family, const TrainingJob& job);

/// Devices of a run whose count is not known: a power of two that takes about a month at MFU 40 %, within 8 to 16,384.
[[nodiscard]] double usualDeviceCount(double activeParameters, double tokens, double peakFlops);

/// Published speeds differ less from each other than best layouts do: factor on a best layout's speed, (MFU / centre)^(spread − 1).
[[nodiscard]] double spreadFactor(const Calibration& calibration, double bestMfu);

/// The software that jobs of this kind usually run on, where the defaults of the specification do not describe it: XLA on TPUs, PyTorch
/// on Trainium (it overlaps no communication of tensor parallelism) and for adapters in 16 bits. Nothing otherwise.
[[nodiscard]] std::optional<Stack> usualStack(DeviceFamily family, const TrainingJob& job);

/// What published speeds reach of the best layout's, for a layout that was searched.
struct SpeedShares {
    double typical = 1;      ///< a steady step; above 1 where published software beats the stack that the search assumes
    double realisation = 1;  ///< a whole run
};
[[nodiscard]] SpeedShares speedShares(const CalibrationSet& calibration, const DeviceSpec& device, const TrainingJob& job, double bestMfu);

/// A whole run's speed over a steady step's, whatever is known of the layout; grows with the model.
[[nodiscard]] double wholeRunShare(const Calibration& calibration, const TrainingJob& job);

/// Factor of the calibration set on the speed of jobs with experts; 1 for dense models.
[[nodiscard]] double expertSpeedFactor(const CalibrationSet& calibration, DeviceFamily family, const TrainingJob& job);

struct RunPrediction {
    LayoutCandidate plan;       ///< best layout
    double tried = 0;           ///< layouts looked at, and those of them that are valid and fit
    double feasible = 0;
    double steps = 0;
    double bestHours = 0;       ///< wall hours at the best layout's speed
    double typicalHours = 0;    ///< at a typical steady step's speed
    double typicalShare = 1;    ///< that speed over the best layout's
    double hours = 0;           ///< of the whole run, at `realisation` of the best layout's speed
    double deviceHours = 0;
    double realisation = 1;     ///< the whole run's speed over the best layout's
};

/// `realisation` absent: the calibration's, with its spread. `tokens` > 0; `devices` is a whole number; job.globalBatch is set.
/// Errors: E_INFEASIBLE when nothing fits.
[[nodiscard]] Result<RunPrediction> predictRun(const TrainingJob& job, const DeviceSpec& device, const CalibrationSet& calibration, double devices,
                                               double tokens, std::optional<double> realisation, const SearchOptions& options);

/// The layout that a published run is predicted with.
struct PublishedLayout {
    LayoutCandidate candidate;
    bool memoryIgnored = false;  ///< by the model of memory none fits: the fastest of all
};

/// The best layout of `space` for a run that took place, so that one existed: one that fits; else one with the optimizer in host memory,
/// where few devices have no room for even 16-bit states; else the fastest whatever its memory; else one of any kind, with a batch that the
/// devices divide. Where `space` leaves the recomputation open, blocks of layers recompute if memory demands it. `space` names one number of
/// devices. Nothing if not even that exists, or if `stop` cut the search short.
[[nodiscard]] std::optional<PublishedLayout> publishedLayout(TrainingJob job, DeviceSpec device, const CalibrationSet& calibration, SearchSpace space,
                                                             std::stop_token stop = {});

/// The error that tells the user what to change when no layout fits.
[[nodiscard]] Issue nothingFits(const DeviceSpec& device, double devices, double tried);

}  // namespace outlay
