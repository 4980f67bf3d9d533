// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// From a plan and the facts to every number that is shown:
//
//     resolve(plan, scenario, facts) → Resolved (plain Inputs and what they rest on)
//     compute(Inputs) → Figures                 no allocation, no text: samples and searches run it millions of times
//     evaluate = resolve + compute → Estimate   immutable, shared by every view
#pragma once

#include "core/catalog/catalog.h"
#include "core/estimate/costitems.h"
#include "core/estimate/figures.h"
#include "core/estimate/inputs.h"
#include "core/estimate/prediction.h"
#include "core/estimate/quantities.h"
#include "core/plan/plan.h"
#include "core/units/date.h"

#include <optional>
#include <string>
#include <vector>

namespace outlay {

/// Where facts are looked up and which day it is. Facts of the plan win over the catalog's.
struct EstimateContext {
    const Catalog* catalog = nullptr;
    Date today;
    const Predictor* predictor = nullptr;  ///< nullptr: an MFU that is not typed is assumed instead of predicted; outlives the context
};

enum class OriginKind { Typed, Default, Catalog, Predicted, Config, Computed };

/// Where a value comes from. For catalog values: source, date, confidence and age of the price.
struct Origin {
    OriginKind kind = OriginKind::Default;
    std::string source;
    std::string book;      ///< price book or list
    std::string provider;
    std::string asOf;      ///< ISO day or what the source gives
    std::string confidence;
    std::string note;
    std::optional<double> ageDays;  ///< of a price

    bool operator==(const Origin&) const = default;
};

inline constexpr double agedDays = 30;   ///< a price older than this shows its age
inline constexpr double staleDays = 180; ///< and a warning when older than this (W_PRICE_STALE)

/// One way to serve, over the months of the horizon.
struct OptionEstimate {
    std::string id;
    std::string name;      ///< typed, or empty: named after its kind
    OptionKind kind = OptionKind::Api;
    Ownership ownership = Ownership::Rent;
    bool known = false;    ///< all prices known
    bool trainingIncluded = false;
    PlannedOption resolved;  ///< with the prices that were found in place of those not decided
    Origin priceOrigin;      ///< of the prices that were found
    double total = 0;      ///< one-off and months, USD
    double npv = 0;
    std::vector<double> monthly;     ///< tcoMonths values
    std::vector<double> cumulative;  ///< tcoMonths + 1 values; [0] = one-off
};

struct Estimate {
    Decisions decisions;
    Inputs inputs;
    Figures figures;
    std::vector<Issue> issues;   ///< errors first; fields are paths of the field table
    bool valid = false;          ///< no issue of severity Error that makes the inputs meaningless (a missing price does not)
    bool complete = false;       ///< valid and every price known

    std::string modelName;       ///< "Llama 3 70B", or the parameter count's text
    std::string deviceName;
    const ModelPreset* preset = nullptr;  ///< of the plan's facts or the catalog; nullptr for parameter counts
    const Device* device = nullptr;
    Architecture architecture;   ///< with the plan's overrides; meaningless without an architecture
    bool hasArchitecture = false;

    /// What the job was asked to be predicted for; nothing where no prediction is possible (no architecture, int8).
    std::optional<PredictionRequest> predictionRequest;
    std::shared_ptr<const Prediction> prediction;  ///< nullptr while it is being made, or where none is possible
    /// The predictor has not answered yet: figures are those of an assumed MFU until it has.
    [[nodiscard]] bool awaitsPrediction() const { return predictionRequest && !prediction; }
    OriginKind mfuOrigin = OriginKind::Default;    ///< Typed, Predicted or Default (assumed)

    std::vector<CostNode> tree;
    std::vector<OptionEstimate> options;
    std::vector<ServingOption> optionRates;  ///< what the options cost per unit, in the same order; without training
    int servingIndex = -1;       ///< option that the total counts, -1 without serving
    int comparedIndex = -1;      ///< option that break-even is measured against, -1 if there is none

    Origin priceOrigin;          ///< of Figure::Price
    Origin fxOrigin;
    std::optional<double> oldestPriceAgeDays;

    [[nodiscard]] double operator[](Figure figure) const { return figures[figure]; }
    [[nodiscard]] std::optional<double> find(Figure figure) const { return figures.knows(figure) ? std::optional(figures[figure]) : std::nullopt; }
};

/// Pure and re-entrant. Never fails: what is wrong is in `issues`.
[[nodiscard]] Estimate evaluate(const Plan& plan, const Scenario& scenario, const EstimateContext& context);

/// What a field shows: the value in force and where it comes from. For optional fields that are not decided, the value found in
/// the catalog, in the architecture or by a rule; nothing if it is unknown.
struct FieldState {
    Value value;
    Origin origin;
    bool decided = false;      ///< an entry of the scenario or the base
    bool overridden = false;   ///< an entry of a variant that differs from the base
    bool applies = true;
    std::vector<Issue> issues; ///< those at this field
};
[[nodiscard]] FieldState fieldState(const Plan& plan, const Scenario& scenario, const Estimate& estimate, const FieldRef& field,
                                    const EstimateContext& context);

/// The ids and labels that a choice of a catalog list may take, in the order to show them.
struct ListItem {
    std::string id;
    std::string label;
    std::string detail;  ///< short: "80 GB", "671B, 37B active", "2026-08-26"
};
[[nodiscard]] std::vector<ListItem> listItems(ChoiceList list, const Plan& plan, const Estimate& estimate, const EstimateContext& context);

/// The same job on other hardware: the plan with another device (and count), everything else as it is.
/// The price is looked up for that device by the plan's book, kind and day; an own price counts for the plan's device alone.
/// `speed` Predicted leaves a typed MFU aside, and the goodput that was typed with it: they were measured on one device.
enum class OtherSpeed { AsDecided, Predicted };
[[nodiscard]] Estimate evaluateOnDevice(const Plan& plan, const Scenario& scenario, std::string_view deviceId, std::optional<double> devices,
                                        const EstimateContext& context, OtherSpeed speed = OtherSpeed::AsDecided);

}  // namespace outlay
