// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// All facts the program knows: accelerators, price books, API prices, models, unit prices. A plain value that is built
// once (catalogloader.h) and then only read, from any thread.
#pragma once

#include "core/base/issue.h"
#include "core/catalog/apiprice.h"
#include "core/catalog/calibration.h"
#include "core/catalog/catalogdevice.h"
#include "core/catalog/modelpreset.h"
#include "core/catalog/pricebook.h"
#include "core/catalog/publishedrun.h"
#include "core/catalog/table.h"

namespace outlay {

struct Catalog {
    Table<Device> devices;  ///< found by id or alias
    Table<SpecBook> specBooks;
    Table<NicPlatform> nicPlatforms;
    Table<PriceBook> priceBooks;
    Table<FxRate> fxRates;
    Table<SpotRisk> spotRisks;
    Table<SpotNotice> spotNotices;
    Table<SpotTrace> spotTraces;
    Table<InfraPrice> infraPrices;
    Table<ApiPrice> apiPrices;
    Table<ApiPriceChange> apiPriceChanges;
    Table<SeedTokenPrice> seedTokenPrices;
    Table<ModelPreset> models;  ///< found by id or alias
    Table<PublishedRun> runs;
    std::vector<CalibrationSet> calibrations = builtInCalibrations();  ///< never empty, the default set first
    std::string defaultSpecBook = "datasheet";
    std::string defaultPriceBook;
    std::string defaultFxRate;
    std::vector<Issue> problems;  ///< what was wrong in a user's overlay files; those records are left out

    [[nodiscard]] const Device* findDevice(std::string_view idOrAlias) const { return devices.find(idOrAlias); }
    [[nodiscard]] const SpecBook* findSpecBook(std::string_view id) const { return specBooks.find(id); }
    [[nodiscard]] const PriceBook* findPriceBook(std::string_view id) const { return priceBooks.find(id); }
    [[nodiscard]] const ApiPrice* findApiPrice(std::string_view id) const { return apiPrices.find(id); }
    [[nodiscard]] const ModelPreset* findModelPreset(std::string_view idOrAlias) const { return models.find(idOrAlias); }
    [[nodiscard]] const InfraPrice* infraPrice(std::string_view id) const { return infraPrices.find(id); }
    /// The record a new plan takes for a category ("storage", "electricity" …) in a region; nullptr if there is none.
    [[nodiscard]] const InfraPrice* defaultInfraPrice(std::string_view category, Currency currency = Currency::Usd) const;
    /// Calibration set of that name; an empty name is the default set.
    [[nodiscard]] const CalibrationSet* findCalibration(std::string_view name) const;
    [[nodiscard]] const FxRate* findFxRate(std::string_view id) const { return fxRates.find(id); }

    /// The device's figures as a spec book gives them; an unknown book or a device it does not name: the data sheet's.
    [[nodiscard]] DeviceSpec specOf(const Device& device, std::string_view specBookId) const;
};

}  // namespace outlay
