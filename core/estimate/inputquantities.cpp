// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/trnoop.h"
#include "core/estimate/quantities.h"

#include <array>

namespace outlay {

std::span<const Quantity> inputQuantities();

namespace {

using F = Figure;
using U = Unit;

constexpr Quantity input(Figure figure, std::string_view id, std::string_view label, Unit unit, std::string_view field)
{
    return {figure, id, label, unit, {}, {}, {}, field};
}

constexpr std::array rows = {
    input(F::TotalParameters, "n_total", CORE_TR_NOOP("core", "Parameters"), U::Parameters, "n_total"),
    input(F::ActiveParameters, "n_active", CORE_TR_NOOP("core", "Active parameters"), U::Parameters, "n_active"),
    Quantity{F::MatmulParameters,
             "n_matmul",
             CORE_TR_NOOP("core", "Parameters in matrix products"),
             U::Parameters,
             {},
             CORE_TR_NOOP("core", "Active weights of all matrix products, the head included and the embedding look-up left out."),
             "Narayanan et al. 2021",
             {}},
    Quantity{F::LinearFlops,
             "linear_flops",
             CORE_TR_NOOP("core", "Forward FLOPs in matrix products"),
             U::FlopsPerToken,
             {},
             CORE_TR_NOOP("core", "Two per parameter in a matrix product (exact), or two per active parameter (6N)."),
             "Narayanan et al. 2021; Kaplan et al. 2020",
             {}},
    Quantity{F::AttentionFlops,
             "attention_flops",
             CORE_TR_NOOP("core", "Forward FLOPs of attention"),
             U::FlopsPerToken,
             {},
             CORE_TR_NOOP("core", "2·heads·(query size + value size) for every key that a token attends to, over all layers; none by 6N."),
             "Narayanan et al. 2021; Megatron-LM",
             {}},
    input(F::Tokens, "tokens", CORE_TR_NOOP("core", "Tokens per epoch"), U::Tokens, "tokens"),
    input(F::Epochs, "epochs", CORE_TR_NOOP("core", "Epochs"), U::None, "epochs"),
    input(F::SequenceLength, "seq_len", CORE_TR_NOOP("core", "Sequence length"), U::Tokens, "seq_len"),
    input(F::GlobalBatch, "global_batch", CORE_TR_NOOP("core", "Global batch"), U::Sequences, "global_batch"),
    input(F::PeakFlops, "peak_flops", CORE_TR_NOOP("core", "Dense peak at the chosen precision"), U::FlopsPerSecond, "device"),
    input(F::Mfu, "mfu", "MFU", U::Fraction, "mfu"),
    Quantity{F::BestPlanMfu,
             "mfu_best_plan",
             CORE_TR_NOOP("core", "MFU of the best layout, predicted"),
             U::Fraction,
             {},
             CORE_TR_NOOP("core", "The fastest layout that fits, found by search over all layouts; on the same basis as the plan's MFU."),
             "docs/method.md, section D",
             {}},
    Quantity{F::TypicalMfu,
             "mfu_typical",
             CORE_TR_NOOP("core", "MFU of a typical step, predicted"),
             U::Fraction,
             {},
             CORE_TR_NOOP("core", "What published steady steps reach of the best layout's speed."),
             "docs/method.md, section D",
             {}},
    Quantity{F::WholeRunMfu,
             "mfu_whole_run",
             CORE_TR_NOOP("core", "MFU of the whole run"),
             U::Fraction,
             "mfu*goodput",
             {},
             "docs/method.md, section D",
             {}},
    input(F::GenerationMfu, "mfu_gen", CORE_TR_NOOP("core", "MFU while generating"), U::Fraction, "mfu_gen"),
    input(F::TimeFactor, "time_factor", CORE_TR_NOOP("core", "Dequantising factor"), U::Ratio, "dequant_time_factor"),
    input(F::Goodput, "goodput", CORE_TR_NOOP("core", "Goodput"), U::Fraction, "goodput"),
    input(F::Devices, "n_devices", CORE_TR_NOOP("core", "Devices"), U::Devices, "n_devices"),
    input(F::DevicePower, "device_power", CORE_TR_NOOP("core", "Power of a device, W"), U::None, "device"),
    input(F::Price, "price", CORE_TR_NOOP("core", "Price per device-hour"), U::UsdPerDeviceHour, "price"),
    input(F::HoursPerMonth, "hours_per_month", CORE_TR_NOOP("core", "Hours per month"), U::Hours, "hours_per_month"),
    input(F::UsdCny, "usd_cny", CORE_TR_NOOP("core", "Exchange rate"), U::CnyPerUsd, "usd_cny"),
    input(F::Budget, "budget", CORE_TR_NOOP("core", "Budget"), U::Usd, "budget"),
    input(F::SharesMode, "shares_mode", CORE_TR_NOOP("core", "Total by shares (1) or bottom-up (0)"), U::None, "cost_mode"),
    input(F::AnchorShare, "anchor_share", CORE_TR_NOOP("core", "Share that the compute bill stands for"), U::Fraction, "anchor"),
    input(F::ShareRun, "share_run", CORE_TR_NOOP("core", "Share of the final run"), U::Fraction, "share_run"),
    input(F::ShareExperiments, "share_experiments", CORE_TR_NOOP("core", "Share of experiments"), U::Fraction, "share_experiments"),
    input(F::ShareFailed, "share_failed", CORE_TR_NOOP("core", "Share of failed runs"), U::Fraction, "share_failed"),
    input(F::ShareCheckpoints, "share_checkpoints", CORE_TR_NOOP("core", "Share of checkpoints"), U::Fraction, "share_checkpoints"),
    input(F::ShareDatasets, "share_datasets", CORE_TR_NOOP("core", "Share of datasets"), U::Fraction, "share_datasets"),
    input(F::ShareLogs, "share_logs", CORE_TR_NOOP("core", "Share of logs"), U::Fraction, "share_logs"),
    input(F::ShareCluster, "share_cluster", CORE_TR_NOOP("core", "Share of the cluster network"), U::Fraction, "share_cluster"),
    input(F::ShareTransfer, "share_transfer", CORE_TR_NOOP("core", "Share of transfer"), U::Fraction, "share_transfer"),
    input(F::ShareCollection, "share_collection", CORE_TR_NOOP("core", "Share of collection"), U::Fraction, "share_collection"),
    input(F::ShareCleaning, "share_cleaning", CORE_TR_NOOP("core", "Share of cleaning"), U::Fraction, "share_cleaning"),
    input(F::ShareLabelling, "share_labelling", CORE_TR_NOOP("core", "Share of labelling"), U::Fraction, "share_labelling"),
    input(F::SharePeople, "share_people", CORE_TR_NOOP("core", "Share of people"), U::Fraction, "share_people"),
    input(F::ShareOther, "share_other", CORE_TR_NOOP("core", "Share of contingency and other"), U::Fraction, "share_other"),
    input(F::ExperimentsFraction, "experiments_fraction", CORE_TR_NOOP("core", "Experiments, of the final run"), U::Fraction, "experiments_fraction"),
    input(F::FailedFraction, "failed_fraction", CORE_TR_NOOP("core", "Failed runs, of the final run"), U::Fraction, "failed_fraction"),
    input(F::Contingency, "contingency", CORE_TR_NOOP("core", "Contingency, of all other items"), U::Fraction, "contingency"),
    input(F::NetworkPerDeviceHour, "network_per_device_hour", CORE_TR_NOOP("core", "Cluster network price"), U::UsdPerDeviceHour,
          "network_per_device_hour"),
    input(F::CheckpointBytesPerParameter, "checkpoint_bytes_per_param", CORE_TR_NOOP("core", "Checkpoint size"), U::BytesPerParameter,
          "checkpoint_bytes_per_param"),
    input(F::StoragePerGbMonth, "storage_per_gb_month", CORE_TR_NOOP("core", "Storage price"), U::UsdPerGbMonth, "storage_per_gb_month"),
    input(F::DatasetTokens, "dataset_tokens", CORE_TR_NOOP("core", "Dataset size"), U::Tokens, "dataset_tokens"),
    input(F::BytesPerToken, "bytes_per_token", CORE_TR_NOOP("core", "Bytes per token"), U::BytesPerToken, "bytes_per_token"),
    input(F::DatasetCopies, "dataset_copies", CORE_TR_NOOP("core", "Copies of the dataset"), U::None, "dataset_copies"),
    input(F::DatasetExtraMonths, "dataset_extra_months", CORE_TR_NOOP("core", "Data stored besides the run"), U::Months, "dataset_extra_months"),
    input(F::LogGbPerDay, "log_gb_per_day", CORE_TR_NOOP("core", "Logs per day"), U::GigabytesPerDay, "log_gb_per_day"),
    input(F::LogRetentionMonths, "log_retention_months", CORE_TR_NOOP("core", "Logs kept"), U::Months, "log_retention_months"),
    input(F::EgressGb, "egress_gb", CORE_TR_NOOP("core", "Data sent out"), U::Gigabytes, "egress_gb"),
    input(F::EgressPerGb, "egress_per_gb", CORE_TR_NOOP("core", "Egress price"), U::UsdPerGb, "egress_per_gb"),
    input(F::RawTb, "raw_tb", CORE_TR_NOOP("core", "Raw data"), U::Terabytes, "raw_tb"),
    input(F::CollectionPerTb, "collection_per_tb", CORE_TR_NOOP("core", "Collection price"), U::UsdPerTb, "collection_per_tb"),
    input(F::CleaningPerTb, "cleaning_per_tb", CORE_TR_NOOP("core", "Cleaning price"), U::UsdPerTb, "cleaning_per_tb"),
    input(F::LabelledSamples, "labelled_samples", CORE_TR_NOOP("core", "Labelled samples"), U::Samples, "labelled_samples"),
    input(F::PricePerSample, "price_per_sample", CORE_TR_NOOP("core", "Price of a labelled sample"), U::Usd, "price_per_sample"),
    input(F::FteMonths, "fte_months", CORE_TR_NOOP("core", "Person-months"), U::PersonMonths, "fte_months"),
    input(F::CostPerFteMonth, "cost_per_fte_month", CORE_TR_NOOP("core", "Cost of a person-month"), U::Usd, "cost_per_fte_month"),
    input(F::TcoMonths, "tco_months", CORE_TR_NOOP("core", "Horizon"), U::Months, "tco_months"),
    input(F::Users, "users", CORE_TR_NOOP("core", "Users in the first month"), U::Users, "users"),
    input(F::GrowthPerMonth, "growth_per_month", CORE_TR_NOOP("core", "Monthly growth"), U::Fraction, "growth_per_month"),
    input(F::InputTokensUserDay, "input_tokens_user_day", CORE_TR_NOOP("core", "Input per user-day"), U::Tokens, "input_tokens_user_day"),
    input(F::OutputTokensUserDay, "output_tokens_user_day", CORE_TR_NOOP("core", "Output per user-day"), U::Tokens, "output_tokens_user_day"),
    Quantity{F::DaysPerMonth, "days_per_month", CORE_TR_NOOP("core", "Days per month"), U::Days, "hours_per_month/24", {}, "model_spec H.1", {}},
    input(F::TrainingIncluded, "training_included", CORE_TR_NOOP("core", "The total includes training (1) or not (0)"), U::None, "serving_option"),
    input(F::DaysToDeadline, "days_to_deadline", CORE_TR_NOOP("core", "Days from start to deadline"), U::Days, "deadline"),
};

}  // namespace

std::span<const Quantity> inputQuantities() { return rows; }

}  // namespace outlay
