// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What one scenario decides, with every default filled in: one member a parameter. The defaults here are the
// product's assumptions; the field table (fields.h) names, describes and bounds each of them.
//
// An empty optional means "not decided": the value then comes from the catalog, from another member, or is unknown.
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/device.h"
#include "core/catalog/pricebook.h"

#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <vector>

namespace outlay {

enum class ModelSource { Preset, Parameters };
enum class Method { Pretrain, Continue, Sft, Lora, Qlora, Freeze, Dpo, Ppo, Grpo, Distill };
enum class Convention { Exact, SixN };
enum class AttentionCount { Causal, Full, None };
enum class RecomputeChoice { None, Selective, Full };
enum class LayoutChoice { Searched, Fixed };
enum class LoraTargets { All, Attention, QueryValue };
/// What a fine-tuning job runs on, by the names that users know; several of them share one library.
enum class Software { Usual, HuggingFace, LlamaFactory, Axolotl, Unsloth, TorchTune, LitGpt, TorchTitan, MegatronDeepSpeed };
enum class CostMode { BottomUp, Shares };
enum class Anchor { Run, Compute, Total };
enum class OptionKind { Api, PerToken, Fleet };
enum class Ownership { Rent, Own };

/// Leaves of the cost tree of training, in the order of model specification E.3.
enum class CostLeaf {
    Run,
    Experiments,
    Failed,
    Checkpoints,
    Datasets,
    Logs,
    ClusterNetwork,
    Transfer,
    Collection,
    Cleaning,
    Labelling,
    People,
    Other
};
inline constexpr int costLeafCount = 13;

/// One way to serve the users.
struct PlannedOption {
    std::string id;    ///< stable, part of field paths
    std::string name;  ///< as the user calls it; empty: named after its kind
    OptionKind kind = OptionKind::Api;
    double oneOff = 0;
    double fixedPerMonth = 0;
    std::optional<bool> trainingIncluded;  ///< the training run is a one-off cost of this option; else: of all but APIs

    std::string apiModel;  ///< id in the API price list; empty: prices are typed
    std::optional<double> priceInput;   ///< USD per million tokens
    std::optional<double> priceCached;
    std::optional<double> priceOutput;
    double batchShare = 0;
    double batchDiscount = 0.5;
    double declinePerYear = 0;

    std::optional<double> costPerMInput;
    std::optional<double> costPerMOutput;

    std::optional<double> throughput;  ///< output tokens/s of a replica under load
    double devicesPerReplica = 8;
    double peakFactor = 2;
    double targetUtilisation = 0.8;
    double spareReplicas = 1;
    Ownership ownership = Ownership::Rent;
    std::optional<double> price;           ///< USD per device-hour; else the plan's price
    std::optional<double> capexPerDevice;  ///< USD; else the device's purchase price with its server share
    double opexPerDeviceMonth = 150;
    double residualFraction = 0.1;

    bool operator==(const PlannedOption&) const = default;
};

/// Architecture numbers that a plan may set on top of its model, in the order of architectureFields().
inline constexpr int architectureFieldCount = 22;

struct Decisions {
    // Frame
    std::string title;
    std::string owner;
    std::string notes;
    std::string startDate;
    std::string deadline;
    std::optional<double> budget;

    // Model
    ModelSource modelSource = ModelSource::Preset;
    std::string model = "llama3-70b";
    std::optional<double> totalParameters;
    std::optional<double> activeParameters;
    std::array<std::optional<double>, architectureFieldCount> architecture{};

    // Work
    Method method = Method::Pretrain;
    double tokens = 1e12;
    double epochs = 1;
    double sequenceLength = 8192;
    std::optional<double> globalBatch;  ///< sequences a step
    Convention convention = Convention::Exact;
    AttentionCount attention = AttentionCount::Causal;
    RecomputeChoice recompute = RecomputeChoice::None;
    double loraRank = 16;
    LoraTargets loraTargets = LoraTargets::All;
    std::optional<double> loraParameters;
    Software software = Software::Usual;
    double dequantTimeFactor = 1.3;
    double dgradFraction = 1;
    double trainableFraction = 0.5;
    bool referenceCached = false;
    std::string teacher = "llama3-70b";
    bool teacherCached = false;
    double prompts = 10000;
    double promptTokens = 500;
    double responseTokens = 2000;
    double innerEpochs = 1;
    std::optional<double> groupSize;
    bool klReference = true;
    std::string rewardModel;  ///< empty: the method's default
    double generationMfu = 0.05;

    // Hardware
    std::string device = "h100-sxm";
    double devices = 1024;
    std::optional<double> devicesPerNode;
    Format precision = Format::Bf16;
    std::optional<double> mfu;
    std::optional<double> goodput;
    LayoutChoice layout = LayoutChoice::Searched;
    double tensorParallel = 1;    ///< of a fixed layout, with the members below and `recompute`
    double pipelineStages = 1;
    double contextParallel = 1;
    double expertParallel = 1;
    double virtualStages = 1;
    double microBatch = 1;
    double zeroStage = 1;
    std::string specBook = "datasheet";

    // Prices
    std::string priceBook = "market-2026H2";
    std::string provider;  ///< empty: the cheapest
    std::string region;
    PriceKind priceKind = PriceKind::OnDemand;
    std::optional<double> price;  ///< own price, USD per device-hour
    Currency currency = Currency::Usd;
    std::optional<double> usdCny;
    std::string priceDate;  ///< prices as of; empty: today
    double hoursPerMonth = 730;

    // Everything else in the total
    CostMode costMode = CostMode::BottomUp;
    Anchor anchor = Anchor::Run;
    std::array<double, costLeafCount> shares = {0.50, 0.10, 0.025, 0.03, 0.013, 0.007, 0.05, 0.02, 0.04, 0.03, 0.03, 0.08, 0.075};
    double experimentsFraction = 0.20;
    double failedFraction = 0.05;
    double checkpointIntervalHours = 4;
    double checkpointBytesPerParameter = 14;
    double checkpointKeepLast = 3;
    double checkpointPermanentEvery = 0;
    double retentionMonths = 3;
    std::optional<double> datasetTokens;  ///< else tokens
    double bytesPerToken = 4;
    double datasetCopies = 2;
    double datasetExtraMonths = 1;
    double logGbPerDay = 5;
    double logRetentionMonths = 6;
    double storagePerGbMonth = 0.023;
    double networkPerDeviceHour = 0;
    double egressGb = 0;
    double egressPerGb = 0.05;
    double rawTb = 0;
    double collectionPerTb = 50;
    double cleaningPerTb = 100;
    double labelledSamples = 0;
    double pricePerSample = 1;
    double fteMonths = 0;
    double costPerFteMonth = 20000;
    double contingency = 0.10;

    // Serving and TCO
    double tcoMonths = 12;
    double users = 0;
    double growthPerMonth = 0;
    double inputTokensUserDay = 0;
    double outputTokensUserDay = 0;
    double cachedFraction = 0;
    double discountRate = 0;
    std::string servingOption;   ///< id of the option that the TCO counts; empty: the first
    std::string comparedOption;  ///< id of the option that break-even is measured against; empty: the first of another kind
    std::vector<PlannedOption> options;

    bool operator==(const Decisions&) const = default;
};

/// True where serving takes part in the plan: there are users and at least one option.
[[nodiscard]] inline bool hasServing(const Decisions& decisions) { return !decisions.options.empty() && decisions.users > 0; }

}  // namespace outlay
