// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Builders of the tables of all pages, the report and the exports: estimates in, a Table out. They choose and format; what
// they show was computed by the core.
#pragma once

#include "ui/document/display.h"
#include "ui/document/estimator.h"
#include "ui/models/table.h"

namespace outlay::ui {

/// Cost items with amount, share, formula, the base's amount and the change. `unknown` parts are hatched.
[[nodiscard]] Table breakdownTable(const EstimateSet& estimates, const Display& display);

/// Monthly and cumulative cost of every option. Row ids are months.
[[nodiscard]] Table tcoTable(const Estimate& estimate, const Display& display);

struct UnitCostChoice {
    PriceKind kind = PriceKind::OnDemand;
    std::string book;
    Format format = Format::Bf16;
    std::optional<double> mfu;   ///< for all devices; nothing: each device's own predicted one, or where there is none the plan's
    bool withAnnounced = false;
};
/// Devices as rows, ranked by the first bar column unless sorted otherwise; those that cannot be ranked below, with the reason.
/// Column ids: device, pflop, mfu, tflops, tbps, gb, price, source.
[[nodiscard]] Table unitCostTable(const EstimateSet& estimates, const EstimateContext& context, const UnitCostChoice& choice, const Display& display);
[[nodiscard]] QString unitCostTitle(const Table& table, Format format);

/// Scenarios as columns: inputs (those that differ, or all), then figures; change against the base below each amount.
[[nodiscard]] Table scenarioTable(const EstimateSet& estimates, const EstimateContext& context, bool onlyDifferences, const Display& display);

struct HardwareChoice {
    std::vector<std::string> devices;
    std::optional<double> count;   ///< of every column; nothing: the plan's
    std::optional<PriceKind> kind; ///< nothing: the plan's
    bool keepsTypedMfu = false;    ///< a typed MFU counts for every device instead of a prediction for each
};
/// Devices as columns for the same job; column ids are device ids, the last row carries the action "Use".
[[nodiscard]] Table hardwareTable(const EstimateSet& estimates, const EstimateContext& context, const HardwareChoice& choice, const Display& display);

/// Devices as rows: how many hold the model's fine-tuning by QLoRA, LoRA and in full, with time and cost of `tokens`. Row ids are devices.
/// Such a table marks counts with * whose memory is not that of the scenario's software.
[[nodiscard]] Table fineTuningDevices(const EstimateSet& estimates, const EstimateContext& context, double tokens, const Display& display);

/// Whose memory that table counts: a sentence, or nothing without a software.
[[nodiscard]] QString fineTuningMemoryNote(const Estimate& estimate);

enum class AssumptionFilter { All, Unconfirmed, Typed, Catalog };
/// Row ids are field paths.
[[nodiscard]] Table assumptionsTable(const EstimateSet& estimates, const EstimateContext& context, AssumptionFilter filter, const Display& display);

/// What differs between two versions of a plan, field by field, with one block for each scenario.
[[nodiscard]] Table planDifferences(const Plan& saved, const Plan& recovered, const EstimateContext& context, const QString& language);

/// How many defaults nobody has confirmed yet.
[[nodiscard]] int unconfirmedAssumptions(const EstimateSet& estimates, const EstimateContext& context);

/// A field's value as text, with its unit; catalog ids as their labels.
[[nodiscard]] QString valueText(const FieldRef& ref, const FieldState& state, const Plan& plan, const Estimate& estimate,
                                const EstimateContext& context, const Display& display);
[[nodiscard]] QString sectionTitle(Section section);

}  // namespace outlay::ui
