// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// From decisions and facts to plain numbers: looks up the model, the device, prices and rates, says where each came from,
// and reports what is wrong or missing. Used by evaluate() and by whatever needs Inputs without figures.
#pragma once

#include "core/estimate/estimate.h"

namespace outlay {

/// Facts of the plan first, then the catalog.
class Facts {
public:
    Facts(const Plan& plan, const EstimateContext& context) : m_own(plan.facts.get()), m_catalog(context.catalog) {}

    [[nodiscard]] const ModelPreset* model(std::string_view id) const;
    [[nodiscard]] const Device* device(std::string_view id) const;
    [[nodiscard]] const ApiPrice* apiPrice(std::string_view id) const;
    /// The book to look a device up in: the plan's copy if it has rows for the device, else the catalog's.
    [[nodiscard]] const PriceBook* priceBook(std::string_view id, std::string_view deviceId) const;
    [[nodiscard]] DeviceSpec specOf(const Device& device, std::string_view specBook) const;
    [[nodiscard]] const FxRate* usdCny() const;
    [[nodiscard]] const Catalog* own() const { return m_own; }
    [[nodiscard]] const Catalog* catalog() const { return m_catalog; }

private:
    template <typename Find>
    [[nodiscard]] auto first(Find find) const -> decltype(find(*static_cast<const Catalog*>(nullptr)));

    const Catalog* m_own;
    const Catalog* m_catalog;
};

/// Fills everything of `estimate` that does not need compute(): decisions, inputs, issues, names, origins, options without amounts.
void resolve(Estimate& estimate, const Plan& plan, const Scenario& scenario, const EstimateContext& context);

/// A predicted step as an MFU on the plan's own basis: its FLOPs and the peak of its precision.
[[nodiscard]] double mfuOfStep(const Inputs& inputs, double seconds);

/// MFU that is assumed where none is typed: shares of the chosen precision's dense peak, from published runs
/// (docs/method.md, section B).
[[nodiscard]] double assumedMfu(Format precision);
inline constexpr double assumedGoodput = 0.9;  ///< Llama 3 and MegaScale report 0.90

/// Days from `from` (ISO) to `to` (ISO); nothing if one of them is no date.
[[nodiscard]] std::optional<double> daysBetween(std::string_view from, std::string_view to);

}  // namespace outlay
