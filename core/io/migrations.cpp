// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/migrations.h"

#include <nlohmann/json.hpp>

namespace outlay {

std::span<const Migration> planMigrations()
{
    // Version 1 is the first: nothing came before it.
    return {};
}

int migrate(Json& document, int version, std::span<const Migration> ladder)
{
    for (const Migration& rung : ladder) {
        if (rung.from != version)
            continue;
        rung.raise(document);
        document["version"] = ++version;
    }
    return version;
}

}  // namespace outlay
