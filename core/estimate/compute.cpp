// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/inputs.h"

#include <array>
#include <cmath>

namespace outlay {

namespace {

using F = Figure;

// Watts at the meter for one watt of accelerator: half as much again for the server, 1.3 for cooling and losses.
constexpr double serverPowerFactor = 1.5;
constexpr double powerUsageEffectiveness = 1.3;

// Collects figures; what is not finite is not known.
class Sheet {
public:
    void put(Figure figure, double value, bool known = true) { m_figures.set(figure, value, known && std::isfinite(value)); }
    [[nodiscard]] double operator[](Figure figure) const { return m_figures[figure]; }
    [[nodiscard]] bool knows(Figure figure) const { return m_figures.knows(figure); }
    [[nodiscard]] const Figures& figures() const { return m_figures; }

private:
    Figures m_figures;
};

void putInputs(Sheet& sheet, const Inputs& in)
{
    sheet.put(F::TotalParameters, in.totalParameters);
    sheet.put(F::ActiveParameters, in.activeParameters);
    sheet.put(F::MatmulParameters, in.matmulParameters);
    sheet.put(F::LinearFlops, in.work.policy.linear);
    sheet.put(F::AttentionFlops, in.work.policy.attention);
    sheet.put(F::Tokens, in.work.tokens, !isReinforcement(in.work.method));
    sheet.put(F::Epochs, in.work.epochs);
    sheet.put(F::SequenceLength, in.sequenceLength);
    sheet.put(F::GlobalBatch, in.globalBatch);
    sheet.put(F::PeakFlops, in.peakFlops);
    sheet.put(F::Mfu, in.mfu);
    sheet.put(F::BestPlanMfu, in.bestPlanMfu, in.bestPlanMfu > 0);
    sheet.put(F::TypicalMfu, in.typicalMfu, in.typicalMfu > 0);
    sheet.put(F::WholeRunMfu, in.mfu * in.goodput);
    sheet.put(F::GenerationMfu, in.generationMfu);
    sheet.put(F::TimeFactor, in.work.method == TrainingMethod::Qlora ? in.work.dequantTimeFactor : 1);
    sheet.put(F::Goodput, in.goodput);
    sheet.put(F::Devices, in.devices);
    sheet.put(F::DevicePower, in.devicePower, in.devicePower > 0);
    sheet.put(F::Price, in.price, in.priceKnown);
    sheet.put(F::HoursPerMonth, in.hoursPerMonth);
    sheet.put(F::UsdCny, in.usdCny);
    sheet.put(F::Budget, in.budget, in.budget > 0);
    sheet.put(F::SharesMode, in.sharesMode ? 1 : 0);
}

void putShares(Sheet& sheet, const CostLeaves& shares, ShareAnchor anchor)
{
    const double anchorShare = anchor == ShareAnchor::Run ? shares.run : anchor == ShareAnchor::Compute ? shares.compute() : shares.total();
    sheet.put(F::AnchorShare, anchorShare);
    sheet.put(F::ShareRun, shares.run);
    sheet.put(F::ShareExperiments, shares.experiments);
    sheet.put(F::ShareFailed, shares.failed);
    sheet.put(F::ShareCheckpoints, shares.checkpoints);
    sheet.put(F::ShareDatasets, shares.datasets);
    sheet.put(F::ShareLogs, shares.logs);
    sheet.put(F::ShareCluster, shares.cluster);
    sheet.put(F::ShareTransfer, shares.transfer);
    sheet.put(F::ShareCollection, shares.collection);
    sheet.put(F::ShareCleaning, shares.cleaning);
    sheet.put(F::ShareLabelling, shares.labelling);
    sheet.put(F::SharePeople, shares.people);
    sheet.put(F::ShareOther, shares.other);
}

void putRates(Sheet& sheet, const BottomUpInput& b)
{
    sheet.put(F::ExperimentsFraction, b.experimentsFraction);
    sheet.put(F::FailedFraction, b.failedFraction);
    sheet.put(F::Contingency, b.contingency);
    sheet.put(F::NetworkPerDeviceHour, b.networkPerDeviceHour);
    sheet.put(F::CheckpointBytesPerParameter, b.checkpointBytesPerParameter);
    sheet.put(F::StoragePerGbMonth, b.storagePerGbMonth);
    sheet.put(F::DatasetTokens, b.datasetTokens);
    sheet.put(F::BytesPerToken, b.bytesPerToken);
    sheet.put(F::DatasetCopies, b.datasetCopies);
    sheet.put(F::DatasetExtraMonths, b.datasetExtraMonths);
    sheet.put(F::LogGbPerDay, b.logGbPerDay);
    sheet.put(F::LogRetentionMonths, b.logRetentionMonths);
    sheet.put(F::EgressGb, b.egressGb);
    sheet.put(F::EgressPerGb, b.egressPerGb);
    sheet.put(F::RawTb, b.rawTb);
    sheet.put(F::CollectionPerTb, b.collectionPerTb);
    sheet.put(F::CleaningPerTb, b.cleaningPerTb);
    sheet.put(F::LabelledSamples, b.labelledSamples);
    sheet.put(F::PricePerSample, b.pricePerSample);
    sheet.put(F::FteMonths, b.fteMonths);
    sheet.put(F::CostPerFteMonth, b.costPerFteMonth);
}

void putCompute(Sheet& sheet, const Inputs& in)
{
    const ComputeInputs& work = in.work;
    const ComputeFigures c = trainingCompute(work);
    const bool adapters = usesAdapters(work.method);
    const bool frozen = work.method == TrainingMethod::Freeze;
    sheet.put(F::ForwardFlops, work.policy.all());
    sheet.put(F::ProcessedTokens, c.processed);
    sheet.put(F::BackwardLinear, adapters ? work.dgradFraction : frozen ? work.dgradFraction + work.trainableFraction : 2);
    sheet.put(F::BackwardAttention, adapters || frozen ? 2 * work.dgradFraction : 2);
    sheet.put(F::AdapterParameters, adapters ? work.adapterParameters : 0);
    sheet.put(F::PolicyTrainFlops, c.policyTrain);
    sheet.put(F::GenerationFlops, c.generation);
    sheet.put(F::OldLogprobsFlops, c.oldLogprobs);
    sheet.put(F::ReferenceFlops, c.reference);
    sheet.put(F::TeacherFlops, c.teacher);
    sheet.put(F::RewardFlops, c.reward);
    sheet.put(F::CriticFlops, c.criticForward + c.criticTrain);
    sheet.put(F::ModelFlops, c.model);
    sheet.put(F::HardwareFlops, c.hardware);

    const TimeFigures t = trainingTime(work, c, {in.peakFlops, in.mfu, in.generationMfu, in.devices});
    const double deviceHours = t.deviceHours / in.goodput;
    const double wallHours = deviceHours / in.devices;
    sheet.put(F::Hfu, t.hfu);
    sheet.put(F::DeviceHoursAtMfu, t.deviceHours);
    sheet.put(F::DeviceHours, deviceHours);
    sheet.put(F::WallHours, wallHours);
    sheet.put(F::WallDays, wallHours / 24);
    sheet.put(F::DaysToDeadline, in.daysToDeadline, in.hasDeadline);
    sheet.put(F::DeadlineSlackDays, in.daysToDeadline - wallHours / 24, in.hasDeadline);
    const double steps = c.processed / (in.globalBatch * in.sequenceLength);
    sheet.put(F::Steps, steps);
    sheet.put(F::StepSeconds, wallHours * 3600 * in.goodput / steps);
    sheet.put(F::TokensPerSecond, c.processed / (wallHours * 3600));
    sheet.put(F::Energy, deviceHours * in.devicePower / 1000 * serverPowerFactor * powerUsageEffectiveness, in.devicePower > 0);
    sheet.put(F::UsdPerPflopHour, in.price / (in.peakFlops * in.mfu / 1e15), in.priceKnown);
}

void putTrainingCost(Sheet& sheet, const Inputs& in)
{
    BottomUpInput b = in.bottomUp;
    b.devices = in.devices;
    b.hours = sheet[F::WallHours];
    b.price = in.price;
    b.parameters = in.totalParameters;
    putRates(sheet, b);
    const bool timeKnown = sheet.knows(F::WallHours);
    const bool priced = in.priceKnown && timeKnown;
    const double rental = sheet[F::DeviceHours] * in.price;
    sheet.put(F::Rental, rental, priced);
    sheet.put(F::SharesTotal, 0, false);

    const CheckpointStorage storage = checkpointStorage(b);
    sheet.put(F::CheckpointGb, storage.sizeGb);
    sheet.put(F::CheckpointsWritten, storage.written, timeKnown);
    sheet.put(F::CheckpointGbMonths, storage.gbMonths, timeKnown);

    CostLeaves leaves;
    bool leavesKnown = timeKnown;
    if (in.sharesMode) {
        const std::optional<SharedCosts> shared = costsFromShares(rental, in.shares, in.anchor);
        leavesKnown = priced && shared.has_value();
        leaves = shared ? shared->leaves : CostLeaves{};
        putShares(sheet, shared ? shared->shares : in.shares, in.anchor);
        sheet.put(F::SharesTotal, shared ? shared->total : 0, leavesKnown);
    } else {
        leaves = costsBottomUp(b);
        putShares(sheet, in.shares, in.anchor);
    }
    // Bottom-up, what does not follow from the device price is known without it.
    const bool computeKnown = in.sharesMode ? leavesKnown : priced;
    sheet.put(F::CostRun, leaves.run, computeKnown);
    sheet.put(F::CostExperiments, leaves.experiments, computeKnown);
    sheet.put(F::CostFailed, leaves.failed, computeKnown);
    sheet.put(F::CostCheckpoints, leaves.checkpoints, leavesKnown);
    sheet.put(F::CostDatasets, leaves.datasets, leavesKnown);
    sheet.put(F::CostLogs, leaves.logs, leavesKnown);
    sheet.put(F::CostCluster, leaves.cluster, leavesKnown);
    sheet.put(F::CostTransfer, leaves.transfer, leavesKnown);
    sheet.put(F::CostCollection, leaves.collection, leavesKnown);
    sheet.put(F::CostCleaning, leaves.cleaning, leavesKnown);
    sheet.put(F::CostLabelling, leaves.labelling, leavesKnown);
    sheet.put(F::CostPeople, leaves.people, leavesKnown);
    sheet.put(F::CostOther, leaves.other, computeKnown);
    sheet.put(F::CostCompute, leaves.compute(), computeKnown);
    sheet.put(F::CostStorage, leaves.storage(), leavesKnown);
    sheet.put(F::CostNetwork, leaves.network(), leavesKnown);
    sheet.put(F::CostData, leaves.data(), leavesKnown);
    sheet.put(F::TrainingCost, leaves.total(), computeKnown);
    sheet.put(F::CostPerMTrainingTokens, leaves.total() / sheet[F::ProcessedTokens] * 1e6, computeKnown);
}

double devicesFor(const ServingOption& fleet, double users, double outputTokensPerUserDay)
{
    const double load = users * outputTokensPerUserDay / 86400 * fleet.peakFactor;
    const double replicas = std::ceil(load / (fleet.outputTokensPerSecondReplica * fleet.targetUtilisation) - 1e-12) + fleet.spareReplicas;
    return replicas * fleet.devicesPerReplica;
}

void putDemand(Sheet& sheet, const ServingDemand& d)
{
    sheet.put(F::TcoMonths, d.months);
    sheet.put(F::Users, d.users);
    sheet.put(F::GrowthPerMonth, d.growthPerMonth);
    sheet.put(F::InputTokensUserDay, d.inputTokensPerUserDay);
    sheet.put(F::OutputTokensUserDay, d.outputTokensPerUserDay);
    sheet.put(F::DaysPerMonth, d.daysPerMonth);
    const double growth = d.growthPerMonth == 0 ? d.months : std::expm1(d.months * std::log1p(d.growthPerMonth)) / d.growthPerMonth;
    sheet.put(F::ServedMTokens, d.users * (d.inputTokensPerUserDay + d.outputTokensPerUserDay) * d.daysPerMonth / 1e6 * growth);
}

void putServing(Sheet& sheet, const Inputs& in)
{
    putDemand(sheet, in.demand);
    std::array<ServingOption, 2> options = {in.serving, in.compared};
    const double training = sheet[F::TrainingCost];
    const bool trainingKnown = sheet.knows(F::TrainingCost);
    options[0].oneOff += in.trainingIncluded ? training : 0;
    options[1].oneOff += in.comparedTrainingIncluded ? training : 0;
    std::array<OptionTotals, 2> totals{};
    const ComparedPair pair{0, 1};
    const std::size_t count = in.hasCompared ? 2 : 1;
    const OptionComparison comparison = serveForMonths(in.demand, {options.data(), count}, {totals.data(), count}, in.hasCompared ? &pair : nullptr);

    const bool known = in.servingKnown;
    const bool totalKnown = known && (!in.trainingIncluded || trainingKnown);
    const bool comparedKnown = in.hasCompared && in.comparedKnown && (!in.comparedTrainingIncluded || trainingKnown);
    const double fixed = in.serving.fixedPerMonth * in.demand.months;
    const double usage = totals[0].total - options[0].oneOff - fixed;
    const bool api = in.serving.kind == ServingKind::Api;
    sheet.put(F::TrainingIncluded, in.trainingIncluded ? 1 : 0);
    sheet.put(F::ServingCompute, api ? 0 : usage, api || known);
    sheet.put(F::ServingApi, api ? usage : 0, !api || known);
    sheet.put(F::ServingFixed, fixed);
    sheet.put(F::ServingOneOff, in.serving.oneOff);
    const double cost = usage + fixed + in.serving.oneOff;
    sheet.put(F::ServingCost, cost, known);
    std::array<double, maxServingMonths> monthly{};
    const auto months = static_cast<std::size_t>(in.demand.months);
    servingSeries(in.demand, in.serving, {monthly.data(), months}, {});
    sheet.put(F::ServingLastMonth, monthly[months - 1], known);
    sheet.put(F::ServingPerMTokens, cost / sheet[F::ServedMTokens], known && sheet[F::ServedMTokens] > 0);
    const bool fleet = in.serving.kind == ServingKind::RentedFleet || in.serving.kind == ServingKind::OwnedFleet;
    const double lastUsers = in.demand.users * std::pow(1 + in.demand.growthPerMonth, in.demand.months - 1);
    sheet.put(F::ServingDevicesFirst, fleet ? devicesFor(in.serving, in.demand.users, in.demand.outputTokensPerUserDay) : 0, fleet && known);
    sheet.put(F::ServingDevicesLast, fleet ? devicesFor(in.serving, lastUsers, in.demand.outputTokensPerUserDay) : 0, fleet && known);
    sheet.put(F::TotalCost, totals[0].total, totalKnown);
    sheet.put(F::NetPresentValue, totals[0].npv, totalKnown);
    sheet.put(F::ComparedTotal, totals[1].total, comparedKnown);
    sheet.put(F::TotalOverCompared, comparison.ratio.value_or(0), totalKnown && comparedKnown && comparison.ratio.has_value());
    sheet.put(F::BreakEvenMonth, comparison.crossoverMonth.value_or(0), totalKnown && comparedKnown && comparison.crossoverMonth.has_value());
}

}  // namespace

Figures compute(const Inputs& in)
{
    Sheet sheet;
    putInputs(sheet, in);
    putCompute(sheet, in);
    putTrainingCost(sheet, in);
    if (in.hasServing) {
        putServing(sheet, in);
    } else {
        sheet.put(F::TrainingIncluded, 1);
        sheet.put(F::ServingCost, 0);
        sheet.put(F::TotalCost, sheet[F::TrainingCost], sheet.knows(F::TrainingCost));
    }
    sheet.put(F::BudgetLeft, in.budget - sheet[F::TotalCost], in.budget > 0 && sheet.knows(F::TotalCost));
    return sheet.figures();
}

}  // namespace outlay
