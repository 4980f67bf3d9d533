// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What one accelerator offers, as it is rented or bought (package, not die), in SI units (model specification 0.5).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace outlay {

/// Number formats that a device may have a matrix unit for. bf16 stands for bf16 and fp16.
enum class Format : std::uint8_t { Bf16, Fp8, Fp4, Int8 };
inline constexpr int formatCount = 4;
[[nodiscard]] std::string_view formatName(Format format);  ///< "bf16", "fp8", "fp4", "int8"
[[nodiscard]] std::optional<Format> formatFromName(std::string_view name);  ///< also "fp16" → Bf16

enum class DeviceFamily : std::uint8_t {
    Generic,
    Ampere,
    Ada,
    Hopper,
    Blackwell,
    BlackwellConsumer,
    Cdna3,
    Ascend,
    Volta,
    Cdna2,
    Tpu,
    Trainium,
    Gaudi
};
[[nodiscard]] std::string_view familyName(
    DeviceFamily
        family);  ///< "generic", "ampere", "ada", "hopper", "blackwell", "blackwell-consumer", "cdna3", "ascend", "volta", "cdna2", "tpu", "trainium", "gaudi"
[[nodiscard]] std::optional<DeviceFamily> familyFromName(std::string_view name);

struct DeviceSpec {
    double peak[formatCount] = {0, 0, 0, 0};  ///< FLOP/s, dense; 0 = no such unit
    double bandwidth = 0;  ///< bytes/s of device memory
    double memory = 0;  ///< bytes as sold
    double memoryUsable = 0;  ///< bytes that the driver reports
    double link = 32e9;  ///< bytes/s per device and direction inside the fast domain
    double nic = 12.5e9;  ///< bytes/s per device of the scale-out network
    double node = 8;  ///< devices in the fast (scale-up) domain
    double matmul = 0;  ///< best measured bf16 matmul rate, FLOP/s; 0 = not measured
    double power = 0;  ///< watts; 0 = not published
    DeviceFamily family = DeviceFamily::Generic;

    [[nodiscard]] double peakOf(Format format) const { return peak[static_cast<int>(format)]; }
    bool operator==(const DeviceSpec&) const = default;
};

}  // namespace outlay
