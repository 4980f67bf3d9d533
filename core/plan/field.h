// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The field table: one row a parameter of the plan. The form, undo, files, the command line's --set, help and the
// assumptions table follow from it, so that a parameter is described in one place.
#pragma once

#include "core/base/jsonreader.h"
#include "core/plan/decisions.h"
#include "core/plan/value.h"

#include <span>
#include <string_view>

namespace outlay {

enum class FieldKind {
    Number,
    Whole,     ///< whole number
    Fraction,  ///< shown as per cent
    Money,     ///< USD, shown in the display currency
    Choice,    ///< one of `choices`, or of a list of the catalog
    Text,
    Notes,     ///< several lines
    Flag,
    Date       ///< ISO date
};

enum class Section { Model, Architecture, Work, Hardware, Prices, Overheads, Storage, DataPeople, Serving, Option, Frame };
inline constexpr int sectionCount = 11;

/// Lists of the catalog (or of the plan) that a choice is taken from.
enum class ChoiceList { None, Models, Devices, SpecBooks, PriceBooks, Providers, Regions, ApiModels, Options };

/// Units of fields and figures. The front end writes their symbols.
enum class Unit {
    None,
    Tokens,
    TokensPerDay,
    TokensPerSecond,
    Parameters,
    Fraction,
    Usd,
    UsdPerDeviceHour,
    UsdPerMTokens,
    UsdPerGbMonth,
    UsdPerGb,
    UsdPerTb,
    UsdPerMonth,
    UsdPerPflopHour,
    CnyPerUsd,
    Seconds,
    Hours,
    Days,
    Months,
    Years,
    Bytes,
    BytesPerParameter,
    BytesPerToken,
    Gigabytes,
    GigabytesPerDay,
    Terabytes,
    Devices,
    DeviceHours,
    Sequences,
    Steps,
    Flops,
    FlopsPerSecond,
    FlopsPerToken,
    BytesPerSecond,
    KilowattHours,
    Users,
    Samples,
    Layers,
    PersonMonths,
    Replicas,
    Ratio,
    TflopsPerUsdHour,
    TbpsPerUsdHour,
    GbPerUsdHour,
    Date
};
[[nodiscard]] std::string_view unitSymbol(Unit unit);  ///< English symbol for tables and the command line; may be empty

struct Choice {
    std::string_view id;
    std::string_view label;  ///< English, context "core"
};

struct Field {
    std::string_view id;     ///< file key, request name; of an option's field: the last part of its path
    std::string_view label;  ///< English, context "core"
    std::string_view help;   ///< one or two sentences: what it means and where its default comes from
    Section section;
    FieldKind kind;
    Unit unit = Unit::None;
    Domain domain{};
    std::span<const Choice> choices{};
    ChoiceList list = ChoiceList::None;
    /// `option` is the index of the serving option, -1 for fields of the scenario itself.
    Value (*get)(const Decisions& decisions, int option) = nullptr;
    void (*set)(Decisions& decisions, int option, const Value& value) = nullptr;
    bool (*applies)(const Decisions& decisions, int option) = nullptr;
    /// An undecided value stands for something that is found elsewhere (a catalog price, another field).
    bool optional = false;
};

/// All rows, in the order of the form. Rows of section Option repeat for each serving option.
[[nodiscard]] std::span<const Field> fields();

/// A row together with the option it belongs to.
struct FieldRef {
    const Field* field = nullptr;
    int option = -1;
    std::string path;
    [[nodiscard]] explicit operator bool() const { return field != nullptr; }
};

/// The row of a path such as "mfu" or "options.api.price_output"; empty if there is none.
[[nodiscard]] FieldRef findField(std::string_view path, const std::vector<PlannedOption>& options);
/// The row of an id alone, whatever the option.
[[nodiscard]] const Field* findFieldRow(std::string_view id);
/// Every field of these decisions, option rows once for each option.
[[nodiscard]] std::vector<FieldRef> allFields(const std::vector<PlannedOption>& options);
[[nodiscard]] std::string optionPath(std::string_view optionId, std::string_view fieldId);

/// Checks type, domain and choices of a value for a field. Texts of lists of the catalog are not checked here.
/// Errors: E_TYPE, E_NONFINITE, E_RANGE, E_UNSUPPORTED with `path` as the field.
[[nodiscard]] Result<void> checkValue(const Field& field, const Value& value, const std::string& path);

/// The architecture rows in the order of Decisions::architecture: member and request name of A.1.
struct ArchitectureField {
    std::string_view name;
    double Architecture::*member;
};
[[nodiscard]] std::span<const ArchitectureField> architectureFields();

// Ids of enumerations, in the order of their values; shared with requests and files.
[[nodiscard]] std::string_view methodId(Method method);
[[nodiscard]] std::string_view softwareLabel(Software software);  ///< as its authors write it: "LLaMA-Factory"; English for Usual
[[nodiscard]] std::string_view costLeafId(CostLeaf leaf);  ///< "run", "experiments", "failed", "checkpoints", …

}  // namespace outlay
