// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Pinned facts: the plan keeps a copy of every catalog record that its numbers rest on, so that it opens to the same
// numbers years later. A device record with its entry of the spec book, the rows of the price book for that device, API
// prices, model shapes (imported ones too) and the exchange rate, each with its provenance.
#pragma once

#include "core/estimate/estimate.h"

#include <string>
#include <string_view>
#include <vector>

namespace outlay {

/// Model presets that came from a user's config.json have ids with this prefix; no catalog has them.
inline constexpr std::string_view importedModelPrefix = "config:";

/// Sets Plan::facts to what its scenarios use: records that are pinned already stay as they are, others come from the
/// catalog, those that no scenario uses any more go. Imported models stay. The pointer changes only if the facts do.
void pinFacts(Plan& plan, const EstimateContext& context);

/// Pins anew from the catalog; records that the catalog does not have stay as they are.
void updateFacts(Plan& plan, const EstimateContext& context);

/// A pinned record that no scenario uses; pinFacts() would let it go.
struct PinnedRecord {
    std::string section;  ///< of catalog files: "devices", "price_books", "models" …
    std::string id;
    std::string name;     ///< as lists show it

    bool operator==(const PinnedRecord&) const = default;
};
[[nodiscard]] std::vector<PinnedRecord> unusedFacts(const Plan& plan);

/// One key in which a pinned record and the catalog's record differ, as texts of the catalog file.
struct FactDifference {
    PinnedRecord record;
    std::string key;      ///< path inside the record: "tflops.fp8", "rows[Lambda on_demand].price"; empty: the whole record
    std::string pinned;   ///< empty: the catalog has it in addition
    std::string current;  ///< empty: the catalog does not have it any more

    bool operator==(const FactDifference&) const = default;
};

/// What updateFacts() would change, in the order of the sections. Imported models are never among it.
[[nodiscard]] std::vector<FactDifference> factDifferences(const Plan& plan, const Catalog& catalog);

}  // namespace outlay
