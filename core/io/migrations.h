// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Brings plan files of earlier versions up to the current one, a version a step, before anything else reads them.
#pragma once

#include "core/base/json.h"

#include <span>

namespace outlay {

/// The version that writePlan() writes.
inline constexpr int planVersion = 1;

/// One rung: turns a document of version `from` into one of version `from` + 1. Keys that it does not know stay.
struct Migration {
    int from = 0;
    void (*raise)(Json& document) = nullptr;
};

/// The rungs from version 1 to planVersion, in order: one for every version that was ever released before the current.
[[nodiscard]] std::span<const Migration> planMigrations();

/// Climbs from `version` as far as the rungs reach, and sets the document's `version`; returns the version reached.
/// A version that no rung starts from, such as a newer one, is left alone.
int migrate(Json& document, int version, std::span<const Migration> ladder);

}  // namespace outlay
