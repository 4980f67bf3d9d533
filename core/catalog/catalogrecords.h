// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Readers of single records of catalog files. Each reads one JSON object into the record's struct; what is wrong is
// left in the reader. Figures in files have the units that people use (TFLOP/s, GB, Gbit/s); structs hold SI units.
#pragma once

#include "core/base/jsonreader.h"
#include "core/catalog/catalog.h"

namespace outlay {

/// source, as_of, confidence and note; `inherited` stands in for those of the first three that are absent.
[[nodiscard]] Provenance readProvenance(JsonReader& reader, const Provenance& inherited);
/// A day "2026-06-01"; a month or a year stands for its first day. Absent: empty.
[[nodiscard]] std::string readDay(JsonReader& reader, std::string_view key);
[[nodiscard]] Currency readCurrency(JsonReader& reader, Currency fallback);
[[nodiscard]] std::vector<std::string> readTexts(JsonReader& reader, std::string_view key);
/// Two numbers [low, high].
void readRange(JsonReader& reader, std::string_view key, Domain domain, std::optional<double>& low, std::optional<double>& high);

[[nodiscard]] Device readDevice(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] SpecBook readSpecBook(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] NicPlatform readNicPlatform(JsonReader& reader, const Provenance& inherited);
/// The book without its rows.
[[nodiscard]] PriceBook readPriceBook(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] PriceRow readPriceRow(JsonReader& reader, const PriceBook& book);
[[nodiscard]] FxRate readFxRate(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] SpotRisk readSpotRisk(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] SpotNotice readSpotNotice(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] SpotTrace readSpotTrace(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] InfraPrice readInfraPrice(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] ApiPrice readApiPrice(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] ApiPriceChange readApiPriceChange(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] SeedTokenPrice readSeedTokenPrice(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] ModelPreset readModelPreset(JsonReader& reader, const Provenance& inherited);
[[nodiscard]] PublishedRun readPublishedRun(JsonReader& reader, const Provenance& inherited);

}  // namespace outlay
