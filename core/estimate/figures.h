// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The numbers of an estimate: resolved inputs and computed figures in one array, so that tables, formulas, exports and
// samples address them alike. Trivially copyable.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>

namespace outlay {

/// Order = order of the quantity table (quantities.cpp), which describes each of them.
enum class Figure : std::uint8_t {
    // Resolved inputs
    TotalParameters,
    ActiveParameters,
    MatmulParameters,
    LinearFlops,
    AttentionFlops,
    Tokens,
    Epochs,
    SequenceLength,
    GlobalBatch,
    PeakFlops,
    Mfu,
    BestPlanMfu,
    TypicalMfu,
    WholeRunMfu,
    GenerationMfu,
    TimeFactor,
    Goodput,
    Devices,
    DevicePower,
    Price,
    HoursPerMonth,
    UsdCny,
    Budget,
    SharesMode,
    AnchorShare,
    ShareRun,
    ShareExperiments,
    ShareFailed,
    ShareCheckpoints,
    ShareDatasets,
    ShareLogs,
    ShareCluster,
    ShareTransfer,
    ShareCollection,
    ShareCleaning,
    ShareLabelling,
    SharePeople,
    ShareOther,
    ExperimentsFraction,
    FailedFraction,
    Contingency,
    NetworkPerDeviceHour,
    CheckpointBytesPerParameter,
    StoragePerGbMonth,
    DatasetTokens,
    BytesPerToken,
    DatasetCopies,
    DatasetExtraMonths,
    LogGbPerDay,
    LogRetentionMonths,
    EgressGb,
    EgressPerGb,
    RawTb,
    CollectionPerTb,
    CleaningPerTb,
    LabelledSamples,
    PricePerSample,
    FteMonths,
    CostPerFteMonth,
    TcoMonths,
    Users,
    GrowthPerMonth,
    InputTokensUserDay,
    OutputTokensUserDay,
    DaysPerMonth,
    TrainingIncluded,
    DaysToDeadline,
    // Compute and time
    ForwardFlops,
    ProcessedTokens,
    BackwardLinear,
    BackwardAttention,
    AdapterParameters,
    PolicyTrainFlops,
    GenerationFlops,
    OldLogprobsFlops,
    ReferenceFlops,
    TeacherFlops,
    RewardFlops,
    CriticFlops,
    ModelFlops,
    HardwareFlops,
    Hfu,
    DeviceHoursAtMfu,
    DeviceHours,
    WallHours,
    WallDays,
    DeadlineSlackDays,
    Steps,
    StepSeconds,
    TokensPerSecond,
    Energy,
    UsdPerPflopHour,
    // Training cost
    Rental,
    SharesTotal,
    CheckpointGb,
    CheckpointsWritten,
    CheckpointGbMonths,
    CostRun,
    CostExperiments,
    CostFailed,
    CostCheckpoints,
    CostDatasets,
    CostLogs,
    CostCluster,
    CostTransfer,
    CostCollection,
    CostCleaning,
    CostLabelling,
    CostPeople,
    CostOther,
    CostCompute,
    CostStorage,
    CostNetwork,
    CostData,
    TrainingCost,
    CostPerMTrainingTokens,
    // Serving and total
    ServedMTokens,
    ServingDevicesFirst,
    ServingDevicesLast,
    ServingCompute,
    ServingApi,
    ServingFixed,
    ServingOneOff,
    ServingCost,
    ServingLastMonth,
    ServingPerMTokens,
    TotalCost,
    NetPresentValue,
    ComparedTotal,
    TotalOverCompared,
    BreakEvenMonth,
    BudgetLeft,
    Count
};
inline constexpr int figureCount = static_cast<int>(Figure::Count);

struct Figures {
    std::array<double, figureCount> values{};
    std::bitset<figureCount> known;  ///< a figure that depends on a missing price or input is not known; its value is 0

    [[nodiscard]] double operator[](Figure figure) const { return values[static_cast<std::size_t>(figure)]; }
    [[nodiscard]] bool knows(Figure figure) const { return known[static_cast<std::size_t>(figure)]; }
    void set(Figure figure, double value, bool isKnown = true)
    {
        values[static_cast<std::size_t>(figure)] = isKnown ? value : 0;
        known[static_cast<std::size_t>(figure)] = isKnown;
    }
};

}  // namespace outlay
