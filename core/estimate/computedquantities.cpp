// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/trnoop.h"
#include "core/estimate/quantities.h"

#include <array>

namespace outlay {

std::span<const Quantity> computedQuantities();

namespace {

using F = Figure;
using U = Unit;

constexpr std::string_view methodB = "docs/method.md, section B";
constexpr std::string_view shares = "docs/method.md, section E.3";
constexpr std::string_view bottomUp = "docs/method.md, section E.4";
constexpr std::string_view tco = "docs/method.md, section H";

constexpr Quantity formula(Figure figure, std::string_view id, std::string_view label, Unit unit, std::string_view text, std::string_view source)
{
    return {figure, id, label, unit, text, {}, source, {}};
}

constexpr Quantity method(Figure figure, std::string_view id, std::string_view label, Unit unit, std::string_view text, std::string_view source)
{
    return {figure, id, label, unit, {}, text, source, {}};
}

constexpr std::array rows = {
    formula(F::ForwardFlops, "forward_flops", CORE_TR_NOOP("core", "Forward FLOPs per token"), U::FlopsPerToken, "linear_flops + attention_flops",
            methodB),
    method(F::ProcessedTokens, "processed_tokens", CORE_TR_NOOP("core", "Tokens processed in training"), U::Tokens,
           CORE_TR_NOOP("core", "Tokens × epochs; with PPO and GRPO prompts × answers × (prompt + answer) × updates × epochs."), methodB),
    method(F::BackwardLinear, "backward_linear", CORE_TR_NOOP("core", "Backward over forward, matrix products"), U::Ratio,
           CORE_TR_NOOP("core", "2 in full training (activation and weight gradients); for adapters the share of layers passed backward; plus the "
                                "trainable share when partly frozen."),
           methodB),
    method(F::BackwardAttention, "backward_attention", CORE_TR_NOOP("core", "Backward over forward, attention"), U::Ratio,
           CORE_TR_NOOP("core", "2, times the share of layers passed backward."), methodB),
    method(F::AdapterParameters, "adapter_parameters", CORE_TR_NOOP("core", "Adapter parameters"), U::Parameters,
           CORE_TR_NOOP("core", "Rank × (inputs + outputs) of every adapted matrix."), "Hu et al. 2021 (LoRA)"),
    formula(F::PolicyTrainFlops, "policy_train_flops", CORE_TR_NOOP("core", "FLOPs of training the model"), U::Flops,
            "(forward_flops + backward_linear*linear_flops + backward_attention*attention_flops + 6*adapter_parameters)*processed_tokens", methodB),
    method(F::GenerationFlops, "generation_flops", CORE_TR_NOOP("core", "FLOPs of generating answers"), U::Flops,
           CORE_TR_NOOP("core", "One forward pass for every prompt and generated token; prompts of a group are shared in GRPO."), methodB),
    method(F::OldLogprobsFlops, "old_logprobs_flops", CORE_TR_NOOP("core", "FLOPs of old log-probabilities"), U::Flops,
           CORE_TR_NOOP("core", "One forward pass over prompts and answers in PPO, or when answers are used for several updates."), methodB),
    method(F::ReferenceFlops, "reference_flops", CORE_TR_NOOP("core", "FLOPs of the reference model"), U::Flops,
           CORE_TR_NOOP("core", "One forward pass over the data for every epoch, or once if cached."), methodB),
    method(F::TeacherFlops, "teacher_flops", CORE_TR_NOOP("core", "FLOPs of the teacher"), U::Flops,
           CORE_TR_NOOP("core", "One forward pass of the teacher for every epoch, or once if cached."), methodB),
    method(F::RewardFlops, "reward_flops", CORE_TR_NOOP("core", "FLOPs of the reward model"), U::Flops,
           CORE_TR_NOOP("core", "One forward pass over every answer."), methodB),
    method(F::CriticFlops, "critic_flops", CORE_TR_NOOP("core", "FLOPs of the critic"), U::Flops,
           CORE_TR_NOOP("core", "PPO: one forward pass, and three for every update."), methodB),
    formula(F::ModelFlops, "model_flops", CORE_TR_NOOP("core", "Model FLOPs"), U::Flops,
            "policy_train_flops + generation_flops + old_logprobs_flops + reference_flops + teacher_flops + reward_flops + critic_flops", methodB),
    method(F::HardwareFlops, "hardware_flops", CORE_TR_NOOP("core", "Hardware FLOPs"), U::Flops,
           CORE_TR_NOOP("core", "Model FLOPs and what recomputation adds: attention (selective) or the whole forward pass of the layers (full)."),
           methodB),
    formula(F::Hfu, "hfu", "HFU", U::Fraction, "mfu*hardware_flops/model_flops", methodB),
    formula(F::DeviceHoursAtMfu, "device_hours_at_mfu", CORE_TR_NOOP("core", "Device-hours at this MFU"), U::DeviceHours,
            "((model_flops - generation_flops)*time_factor/mfu + generation_flops/mfu_gen)/peak_flops/3600", methodB),
    formula(F::DeviceHours, "device_hours", CORE_TR_NOOP("core", "Device-hours"), U::DeviceHours, "device_hours_at_mfu/goodput", methodB),
    formula(F::WallHours, "wall_hours", CORE_TR_NOOP("core", "Wall time, hours"), U::Hours, "device_hours/n_devices", methodB),
    formula(F::WallDays, "wall_days", CORE_TR_NOOP("core", "Wall time"), U::Days, "wall_hours/24", methodB),
    formula(F::DeadlineSlackDays, "deadline_slack", CORE_TR_NOOP("core", "Days left to the deadline"), U::Days, "days_to_deadline - wall_days", {}),
    formula(F::Steps, "steps", CORE_TR_NOOP("core", "Optimizer steps"), U::Steps, "processed_tokens/(global_batch*seq_len)", {}),
    formula(F::StepSeconds, "step_seconds", CORE_TR_NOOP("core", "Time of a step"), U::Seconds, "wall_hours*3600*goodput/steps", {}),
    formula(F::TokensPerSecond, "tokens_per_second", CORE_TR_NOOP("core", "Tokens per second, whole run"), U::TokensPerSecond,
            "processed_tokens/(wall_hours*3600)", {}),
    formula(F::Energy, "energy", CORE_TR_NOOP("core", "Energy"), U::KilowattHours, "device_hours*device_power/1000*1.5*1.3",
            CORE_TR_NOOP("core", "1.5 for the server around the device, 1.3 for cooling and losses (PUE): assumptions")),
    formula(F::UsdPerPflopHour, "usd_per_pflop_hour", CORE_TR_NOOP("core", "Per effective PFLOP-hour"), U::UsdPerPflopHour,
            "price/(peak_flops*mfu/1e15)", "docs/method.md, section M"),

    formula(F::Rental, "rental", CORE_TR_NOOP("core", "Compute bill of the run"), U::Usd, "device_hours*price", bottomUp),
    formula(F::SharesTotal, "shares_total", CORE_TR_NOOP("core", "Total by shares"), U::Usd, "rental/anchor_share", shares),
    formula(F::CheckpointGb, "checkpoint_gb", CORE_TR_NOOP("core", "Size of a checkpoint"), U::Gigabytes, "n_total*checkpoint_bytes_per_param/1e9",
            bottomUp),
    method(F::CheckpointsWritten, "checkpoints_written", CORE_TR_NOOP("core", "Checkpoints written"), U::None,
           CORE_TR_NOOP("core", "Whole intervals in the run's wall time."), bottomUp),
    method(F::CheckpointGbMonths, "checkpoint_gb_months", CORE_TR_NOOP("core", "Checkpoints stored, GB-months"), U::None,
           CORE_TR_NOOP("core", "Sum over all checkpoints of size × time stored: the newest ones while the run goes on, permanent ones and the last "
                                "until the end of retention."),
           bottomUp),
    formula(F::CostRun, "cost_run", CORE_TR_NOOP("core", "Final run"), U::Usd, "shares_mode ? share_run*shares_total : rental", bottomUp),
    formula(F::CostExperiments, "cost_experiments", CORE_TR_NOOP("core", "Experiments"), U::Usd,
            "shares_mode ? share_experiments*shares_total : experiments_fraction*cost_run", bottomUp),
    formula(F::CostFailed, "cost_failed", CORE_TR_NOOP("core", "Failed runs"), U::Usd,
            "shares_mode ? share_failed*shares_total : failed_fraction*cost_run", bottomUp),
    formula(F::CostCheckpoints, "cost_checkpoints", CORE_TR_NOOP("core", "Checkpoints"), U::Usd,
            "shares_mode ? share_checkpoints*shares_total : checkpoint_gb_months*storage_per_gb_month", bottomUp),
    formula(F::CostDatasets, "cost_datasets", CORE_TR_NOOP("core", "Datasets"), U::Usd,
            "shares_mode ? share_datasets*shares_total : dataset_tokens*bytes_per_token/1e9*dataset_copies*storage_per_gb_month*(wall_hours/730 + "
            "dataset_extra_months)",
            bottomUp),
    formula(F::CostLogs, "cost_logs", CORE_TR_NOOP("core", "Logs"), U::Usd,
            "shares_mode ? share_logs*shares_total : log_gb_per_day*wall_hours/24*storage_per_gb_month*log_retention_months", bottomUp),
    formula(F::CostCluster, "cost_cluster", CORE_TR_NOOP("core", "Cluster network"), U::Usd,
            "shares_mode ? share_cluster*shares_total : device_hours*network_per_device_hour", bottomUp),
    formula(F::CostTransfer, "cost_transfer", CORE_TR_NOOP("core", "Transfer"), U::Usd,
            "shares_mode ? share_transfer*shares_total : egress_gb*egress_per_gb", bottomUp),
    formula(F::CostCollection, "cost_collection", CORE_TR_NOOP("core", "Collection"), U::Usd,
            "shares_mode ? share_collection*shares_total : raw_tb*collection_per_tb", bottomUp),
    formula(F::CostCleaning, "cost_cleaning", CORE_TR_NOOP("core", "Cleaning"), U::Usd,
            "shares_mode ? share_cleaning*shares_total : raw_tb*cleaning_per_tb", bottomUp),
    formula(F::CostLabelling, "cost_labelling", CORE_TR_NOOP("core", "Labelling"), U::Usd,
            "shares_mode ? share_labelling*shares_total : labelled_samples*price_per_sample", bottomUp),
    formula(F::CostPeople, "cost_people", CORE_TR_NOOP("core", "People"), U::Usd,
            "shares_mode ? share_people*shares_total : fte_months*cost_per_fte_month", bottomUp),
    formula(F::CostOther, "cost_other", CORE_TR_NOOP("core", "Contingency"), U::Usd,
            "shares_mode ? share_other*shares_total : contingency*(cost_compute + cost_storage + cost_network + cost_data + cost_people)", bottomUp),
    formula(F::CostCompute, "cost_compute", CORE_TR_NOOP("core", "Compute"), U::Usd, "cost_run + cost_experiments + cost_failed", bottomUp),
    formula(F::CostStorage, "cost_storage", CORE_TR_NOOP("core", "Storage"), U::Usd, "cost_checkpoints + cost_datasets + cost_logs", bottomUp),
    formula(F::CostNetwork, "cost_network", CORE_TR_NOOP("core", "Network"), U::Usd, "cost_cluster + cost_transfer", bottomUp),
    formula(F::CostData, "cost_data", CORE_TR_NOOP("core", "Data"), U::Usd, "cost_collection + cost_cleaning + cost_labelling", bottomUp),
    formula(F::TrainingCost, "training_cost", CORE_TR_NOOP("core", "Training cost"), U::Usd,
            "cost_compute + cost_storage + cost_network + cost_data + cost_people + cost_other", bottomUp),
    formula(F::CostPerMTrainingTokens, "cost_per_m_training_tokens", CORE_TR_NOOP("core", "Per million training tokens"), U::UsdPerMTokens,
            "training_cost/processed_tokens*1e6", {}),

    formula(F::ServedMTokens, "served_m_tokens", CORE_TR_NOOP("core", "Tokens served, millions"), U::None,
            "users*(input_tokens_user_day + output_tokens_user_day)*days_per_month/1e6*(growth_per_month == 0 ? tco_months : ((1 + "
            "growth_per_month)^tco_months - 1)/growth_per_month)",
            tco),
    method(F::ServingDevicesFirst, "serving_devices_first", CORE_TR_NOOP("core", "Serving devices, first month"), U::Devices,
           CORE_TR_NOOP("core", "Replicas for the peak load at the target load, rounded up, and spares; times devices per replica."), tco),
    method(F::ServingDevicesLast, "serving_devices_last", CORE_TR_NOOP("core", "Serving devices, last month"), U::Devices,
           CORE_TR_NOOP("core", "As in the first month, for the users of the last one."), tco),
    method(F::ServingCompute, "serving_compute", CORE_TR_NOOP("core", "Serving compute"), U::Usd,
           CORE_TR_NOOP("core", "Own tokens at their cost, or the fleet's devices, month by month."), tco),
    method(F::ServingApi, "serving_api", CORE_TR_NOOP("core", "API fees"), U::Usd,
           CORE_TR_NOOP("core",
                        "Uncached input, cached input and output at their prices, less batch discount and expected price decline, month by month."),
           tco),
    method(F::ServingFixed, "serving_fixed", CORE_TR_NOOP("core", "Operations"), U::Usd, CORE_TR_NOOP("core", "Fixed cost per month × months."), tco),
    method(F::ServingOneOff, "serving_one_off", CORE_TR_NOOP("core", "One-off cost of serving"), U::Usd,
           CORE_TR_NOOP("core", "Paid at the start, besides training."), tco),
    formula(F::ServingCost, "serving_cost", CORE_TR_NOOP("core", "Serving cost"), U::Usd,
            "serving_compute + serving_api + serving_fixed + serving_one_off", tco),
    method(F::ServingLastMonth, "serving_last_month", CORE_TR_NOOP("core", "Serving in the last month"), U::Usd,
           CORE_TR_NOOP("core", "Usage and fixed cost of the last month."), tco),
    formula(F::ServingPerMTokens, "serving_per_m_tokens", CORE_TR_NOOP("core", "Per million tokens served"), U::UsdPerMTokens,
            "serving_cost/served_m_tokens", tco),
    formula(F::TotalCost, "total_cost", CORE_TR_NOOP("core", "Total cost"), U::Usd, "(training_included ? training_cost : 0) + serving_cost", tco),
    method(F::NetPresentValue, "npv", CORE_TR_NOOP("core", "Net present value of the cost"), U::Usd,
           CORE_TR_NOOP("core", "One-off costs now, each month's cost discounted to now."), tco),
    method(F::ComparedTotal, "compared_total", CORE_TR_NOOP("core", "Total of the compared option"), U::Usd,
           CORE_TR_NOOP("core", "One-off and monthly costs of the option that break-even is measured against."), tco),
    formula(F::TotalOverCompared, "total_over_compared", CORE_TR_NOOP("core", "Total over the compared option's"), U::Ratio,
            "total_cost/compared_total", tco),
    method(
        F::BreakEvenMonth, "break_even_month", CORE_TR_NOOP("core", "Break-even month"), U::Months,
        CORE_TR_NOOP(
            "core", "First month in which the cumulative cost no longer exceeds the compared option's, linear inside the month; 0 if it never does."),
        tco),
    formula(F::BudgetLeft, "budget_left", CORE_TR_NOOP("core", "Budget left"), U::Usd, "budget - total_cost", {}),
};

}  // namespace

std::span<const Quantity> computedQuantities() { return rows; }

}  // namespace outlay
