// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/device.h"

#include <array>

namespace outlay {

namespace {

constexpr std::array<std::string_view, formatCount> formatNames = {"bf16", "fp8", "fp4", "int8"};
constexpr std::array<std::string_view, 13> familyNames = {
    "generic", "ampere", "ada", "hopper", "blackwell", "blackwell-consumer", "cdna3", "ascend", "volta", "cdna2", "tpu", "trainium", "gaudi"};

template <typename Enum, std::size_t Size>
std::optional<Enum> fromName(const std::array<std::string_view, Size>& names, std::string_view name)
{
    for (std::size_t i = 0; i < Size; ++i) {
        if (names[i] == name)
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

}  // namespace

std::string_view formatName(Format format) { return formatNames[static_cast<std::size_t>(format)]; }

std::optional<Format> formatFromName(std::string_view name)
{
    return name == "fp16" ? std::optional(Format::Bf16) : fromName<Format>(formatNames, name);
}

std::string_view familyName(DeviceFamily family) { return familyNames[static_cast<std::size_t>(family)]; }
std::optional<DeviceFamily> familyFromName(std::string_view name) { return fromName<DeviceFamily>(familyNames, name); }

}  // namespace outlay
