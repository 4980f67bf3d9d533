// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Prices of hosted models per million tokens. An absent price is unknown, never free; 0 is free.
#pragma once

#include "core/catalog/pricebook.h"

namespace outlay {

/// Prices that hold for requests whose input has at least `fromTokens` tokens; they re-price the whole request.
struct ApiTier {
    double fromTokens = 0;
    std::optional<double> toTokens;  ///< exclusive; absent: no end
    std::optional<double> input;
    std::optional<double> output;
    std::optional<double> cachedInput;

    bool operator==(const ApiTier&) const = default;
};

struct ApiPrice {
    std::string id;
    std::string provider;
    std::string mode;  ///< "chat"
    Currency currency = Currency::Usd;
    std::optional<double> input;  ///< per million tokens; absent where only tiers are known
    std::optional<double> output;
    std::optional<double> cachedInput;
    std::optional<double> cacheWrite;
    std::optional<double> batchInput;
    std::optional<double> batchOutput;
    std::vector<ApiTier> tiers;   ///< ascending; empty: one price for all lengths
    std::optional<double> maxInputTokens;
    std::optional<double> maxOutputTokens;
    std::string deprecationDate;  ///< ISO day, or empty
    Provenance provenance;

    bool operator==(const ApiPrice&) const = default;
};

/// A price that holds, held or will hold from a day on.
struct ApiPriceChange {
    std::string id;
    std::string model;     ///< id of an ApiPrice where there is one, else the source's name
    std::string provider;  ///< may be empty
    Currency currency = Currency::Usd;
    double input = 0;
    double output = 0;
    std::optional<double> cachedInput;
    std::string fromDate;  ///< ISO day; empty: open
    std::string toDate;    ///< ISO day, exclusive; empty: open
    Provenance provenance;

    bool operator==(const ApiPriceChange&) const = default;
};

/// One row of the seed's table of prices per million tokens by precision. For display beside real prices: the
/// notes of its provenance say what the figures are.
struct SeedTokenPrice {
    std::string id;
    std::string model;
    std::string kind;  ///< "self-hosted" or "closed API"
    std::optional<double> fp16;
    std::optional<double> fp8;
    std::optional<double> int4;
    std::optional<double> api;
    Provenance provenance;

    bool operator==(const SeedTokenPrice&) const = default;
};

}  // namespace outlay
