// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/finetuning.h"

namespace outlay {

namespace {

constexpr double usualTokens = 100e6;

FineTuningFit fitOf(const Plan& plan, const Scenario& job, const Device& device, const EstimateContext& context)
{
    FineTuningFit fit;
    // The first question, about one device, is only for the smallest number.
    const Estimate alone = evaluateOnDevice(plan, job, device.id, 1.0, context, OtherSpeed::Predicted);
    fit.isPending = alone.awaitsPrediction();
    if (!alone.prediction || !alone.prediction->smallestDevices)
        return fit;
    fit.devices = alone.prediction->smallestDevices;
    const Estimate there = evaluateOnDevice(plan, job, device.id, fit.devices, context, OtherSpeed::Predicted);
    fit.isPending = there.awaitsPrediction();
    if (!there.prediction || !there.prediction->fits)
        return fit;
    fit.isSoftwareKnown = there.prediction->isSoftwareKnown;
    fit.memoryMargin = there.prediction->memoryMargin;
    fit.wallHours = there.find(Figure::WallHours);
    fit.rental = there.find(Figure::Rental);
    return fit;
}

}  // namespace

std::vector<FineTuningRow> fineTuningTable(const Plan& plan, const Scenario& scenario, double tokens, const EstimateContext& context)
{
    std::vector<FineTuningRow> rows;
    const Estimate own = evaluate(plan, scenario, context);
    if (!own.hasArchitecture)
        return rows;
    Scenario job = scenario;
    job.entries.insert_or_assign("tokens", Entry{tokens});
    job.entries.insert_or_assign("epochs", Entry{1.0});
    job.entries.insert_or_assign("layout", Entry{std::string("searched")});
    job.entries.insert_or_assign("precision", Entry{std::string("bf16")});
    // A batch that was chosen for pretraining says nothing about fine-tuning.
    if (!isFineTuning(own.inputs.work.method))
        job.entries.insert_or_assign("global_batch", Entry{});
    for (const Device& device : context.catalog->devices) {
        if (device.announced)
            continue;
        FineTuningRow row;
        row.device = &device;
        for (std::size_t i = 0; i < fineTunings.size(); ++i) {
            job.entries.insert_or_assign("method", Entry{std::string(methodId(fineTunings[i]))});
            row.fits[i] = fitOf(plan, job, device, context);
        }
        rows.push_back(row);
    }
    return rows;
}

std::string_view methodId(FineTuning tuning)
{
    static constexpr std::array<std::string_view, fineTunings.size()> ids = {"sft", "lora", "qlora"};
    return ids[static_cast<std::size_t>(tuning)];
}

std::optional<FineTuning> cheapestTuning(const FineTuningRow& row)
{
    // A device has a price for all its ways or for none, so amounts and device-hours are never compared with each other.
    const auto burden = [](const FineTuningFit& fit) { return fit.rental.value_or(*fit.devices * *fit.wallHours); };
    std::optional<FineTuning> cheapest;
    for (const FineTuning tuning : fineTunings) {
        const FineTuningFit& fit = row.fits[static_cast<std::size_t>(tuning)];
        if (fit.devices && fit.wallHours && (!cheapest || burden(fit) < burden(row.fits[static_cast<std::size_t>(*cheapest)])))
            cheapest = tuning;
    }
    return cheapest;
}

double fineTuningTokens(const Estimate& estimate)
{
    return isFineTuning(estimate.inputs.work.method) && estimate.inputs.work.tokens > 0 ? estimate.inputs.work.tokens * estimate.inputs.work.epochs
                                                                                        : usualTokens;
}

}  // namespace outlay
