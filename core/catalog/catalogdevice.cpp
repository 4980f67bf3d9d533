// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogdevice.h"

#include <algorithm>

namespace outlay {

const SpecOverride* SpecBook::find(std::string_view deviceId) const
{
    const auto found = std::find_if(overrides.begin(), overrides.end(), [&](const SpecOverride& o) { return o.deviceId == deviceId; });
    return found == overrides.end() ? nullptr : &*found;
}

}  // namespace outlay
