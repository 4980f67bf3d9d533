// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Which devices can fine-tune a plan's model: the fewest that hold it, and what the run costs there, for full fine-tuning,
// LoRA and QLoRA. The same memory model, layout search and prices as everywhere (model specification C.6, D.10, E.1).
#pragma once

#include "core/estimate/estimate.h"

#include <array>
#include <vector>

namespace outlay {

enum class FineTuning : std::uint8_t { Full, Lora, Qlora };
inline constexpr std::array fineTunings = {FineTuning::Full, FineTuning::Lora, FineTuning::Qlora};

/// One method on one device.
struct FineTuningFit {
    bool isPending = false;            ///< the predictor has not answered yet
    std::optional<double> devices;     ///< fewest that hold the job; nothing: no number up to 65,536 does
    double memoryMargin = 0;           ///< share of the usable memory that the fastest layout leaves free
    bool isSoftwareKnown = true;       ///< the memory is that of the scenario's software; true without one
    std::optional<double> wallHours;   ///< of the whole run on that number; nothing where no speed can be predicted
    std::optional<double> rental;      ///< of the final run, USD; nothing without a price
};

struct FineTuningRow {
    const Device* device = nullptr;
    std::array<FineTuningFit, fineTunings.size()> fits;  ///< in the order of fineTunings
};

/// Devices that can be had, in the catalog's order. `tokens`: what the run processes, > 0. Empty for a model without a shape.
/// Computed in bf16, which every device has. Everything else (sequence length, adapters, prices) is the scenario's; a typed MFU is left aside.
[[nodiscard]] std::vector<FineTuningRow> fineTuningTable(const Plan& plan, const Scenario& scenario, double tokens, const EstimateContext& context);

/// The value of the field "method": sft, lora, qlora.
[[nodiscard]] std::string_view methodId(FineTuning tuning);
/// The way to fine-tune on a device that costs least, or takes the fewest device-hours where no price is known; nothing if none fits.
[[nodiscard]] std::optional<FineTuning> cheapestTuning(const FineTuningRow& row);

/// The tokens that such a table is made for: the scenario's own if it fine-tunes, else 100 million.
[[nodiscard]] double fineTuningTokens(const Estimate& estimate);

}  // namespace outlay
