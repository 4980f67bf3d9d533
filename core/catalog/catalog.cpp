// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"

#include <algorithm>

namespace outlay {

const InfraPrice* Catalog::defaultInfraPrice(std::string_view category, Currency currency) const
{
    const auto found = std::find_if(infraPrices.begin(), infraPrices.end(), [&](const InfraPrice& price) {
        return price.isDefault && price.category == category && price.currency == currency;
    });
    return found == infraPrices.end() ? nullptr : &*found;
}

DeviceSpec Catalog::specOf(const Device& device, std::string_view specBookId) const
{
    DeviceSpec spec = device.spec;
    const SpecBook* book = findSpecBook(specBookId);
    const SpecOverride* given = book ? book->find(device.id) : nullptr;
    if (!given)
        return spec;
    for (int i = 0; i < formatCount; ++i)
        spec.peak[i] = given->peak[i].value_or(spec.peak[i]);
    spec.bandwidth = given->bandwidth.value_or(spec.bandwidth);
    if (given->memory)
        spec.memory = spec.memoryUsable = *given->memory;
    return spec;
}

const CalibrationSet* Catalog::findCalibration(std::string_view name) const
{
    if (name.empty() || name == "default")
        return &calibrations.front();
    for (const CalibrationSet& set : calibrations) {
        if (set.name() == name)
            return &set;
    }
    return nullptr;
}

}  // namespace outlay
