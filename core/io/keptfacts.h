// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// What the pinned facts of a plan file say beyond what this version can hold, so that saving loses none of it.
#pragma once

#include "core/base/json.h"
#include "core/catalog/catalog.h"

#include <nlohmann/json.hpp>

#include <utility>
#include <vector>

namespace outlay {

struct KeptFacts {
    Json keys = Json::object();                         ///< unknown sections, and unknown keys of records beside their `id`
    std::vector<std::pair<std::string, Json>> records;  ///< records that could not be read, with their JSON path
};

/// `source` is the facts object of the file, `read` the catalog that was read from it.
[[nodiscard]] KeptFacts keptFacts(const Json& source, const Catalog& read);

}  // namespace outlay
