// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// An accelerator of the catalog: what it is, what it offers, what it costs to buy, and books of differing figures.
#pragma once

#include "core/catalog/device.h"
#include "core/catalog/provenance.h"

#include <optional>
#include <string>
#include <vector>

namespace outlay {

/// USD for one device without server. No price known: the optional that holds it is empty.
struct PurchasePrice {
    std::optional<double> typical;
    std::optional<double> low;
    std::optional<double> high;
    Provenance provenance;

    bool operator==(const PurchasePrice&) const = default;
};

/// A figure that another source gives for the same field; shown beside the one in use, never used by itself.
struct AlternativeFigure {
    std::string field;  ///< name of the field in catalog files: "fp8", "memory_gb" …
    double value = 0;   ///< in that field's unit
    std::string source;
    std::string why;

    bool operator==(const AlternativeFigure&) const = default;
};

struct Device {
    std::string id;
    std::string name;
    std::string vendor;
    std::string unit;        ///< what one device is: "GPU package", "chip" …; whether a package holds several dies
    std::string formFactor;  ///< may be empty
    std::vector<std::string> aliases;
    DeviceSpec spec;         ///< the `datasheet` book: dense peaks, SI units
    bool fp16Only = false;   ///< the bf16 peak is one of fp16; the device has no bf16
    std::string scaleUp;     ///< name of the fast interconnect, such as "NVLink4"; may be empty
    std::optional<double> matmulFp8;  ///< best measured fp8 matmul rate, FLOP/s
    std::optional<PurchasePrice> purchase;
    std::string releaseDate; ///< ISO day, or empty
    bool announced = false;  ///< not on sale yet: lists hide it unless asked
    std::vector<AlternativeFigure> alternatives;
    std::vector<std::string> notes;
    Provenance provenance;

    bool operator==(const Device&) const = default;
};

/// The figures of one device that a spec book gives in place of the data sheet's.
struct SpecOverride {
    std::string deviceId;
    std::optional<double> peak[formatCount];  ///< FLOP/s
    std::optional<double> bandwidth;          ///< bytes/s
    std::optional<double> memory;             ///< bytes, also the usable ones
    std::optional<double> purchaseLow;        ///< USD
    std::optional<double> purchaseHigh;
    std::optional<double> mfuLow;             ///< share of the book's own peak
    std::optional<double> mfuHigh;

    bool operator==(const SpecOverride&) const = default;
};

/// A set of hardware figures from one source. The book "datasheet" has no overrides: it is Device::spec.
struct SpecBook {
    std::string id;
    std::string label;
    Provenance provenance;
    std::vector<SpecOverride> overrides;

    [[nodiscard]] const SpecOverride* find(std::string_view deviceId) const;
    bool operator==(const SpecBook&) const = default;
};

/// Scale-out network of a server platform, for where the device's default does not hold.
struct NicPlatform {
    std::string id;
    std::string name;
    double nic = 0;  ///< bytes/s per device
    Provenance provenance;

    bool operator==(const NicPlatform&) const = default;
};

}  // namespace outlay
