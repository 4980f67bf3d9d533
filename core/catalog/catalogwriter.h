// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Catalog records as JSON, in the format of catalog files: what the loader (catalogloader.h) reads. Plans pin their facts
// with it, and the figures come back to the same bits.
#pragma once

#include "core/base/json.h"
#include "core/catalog/catalog.h"

namespace outlay {

/// A catalog file with all records; sections without records are left out, an empty catalog is an empty object.
[[nodiscard]] Json catalogToJson(const Catalog& catalog);

[[nodiscard]] Json deviceToJson(const Device& device);
[[nodiscard]] Json specBookToJson(const SpecBook& book);
[[nodiscard]] Json priceBookToJson(const PriceBook& book);
/// One row alone; source, date and confidence are left out where they are the book's.
[[nodiscard]] Json priceRowToJson(const PriceRow& row, const PriceBook& book);
[[nodiscard]] Json fxRateToJson(const FxRate& rate);
[[nodiscard]] Json infraPriceToJson(const InfraPrice& price);
[[nodiscard]] Json apiPriceToJson(const ApiPrice& price);
[[nodiscard]] Json apiPriceChangeToJson(const ApiPriceChange& change);
[[nodiscard]] Json modelPresetToJson(const ModelPreset& model);

/// A whole number as an integer, any other in the shortest form that reads back to the same bits.
[[nodiscard]] Json numberToJson(double value);

/// The shortest decimal text's number w with w·scale == value; where there is none, the nearest.
[[nodiscard]] double unscaled(double value, double scale);

}  // namespace outlay
