// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Builds the catalog from the facts that are compiled in, and adds a user's own files to it. The format of the files
// is described in docs/catalog.md.
#pragma once

#include "core/catalog/catalog.h"

namespace outlay {

/// The facts of resources/catalog. Takes a few milliseconds: build it once and share it. Its `problems` are empty.
[[nodiscard]] Catalog builtInCatalog();

/// Adds the records of one catalog file; a record with a known id replaces it. A record with a wrong or missing field
/// is left out and named in `catalog.problems`: Issue::field is "<fileName>: <JSON path>", text and arguments say what
/// is wrong. A key that no record has is reported as a warning, its record is kept. Everything else of the file is used.
/// Never throws. `fileName` is for messages only.
void applyOverlay(Catalog& catalog, std::string_view fileName, std::string_view text);

/// Names of the sections a catalog file may have, and of the keys of the records in one (for help and checks).
[[nodiscard]] std::vector<std::string_view> catalogSections();
[[nodiscard]] std::vector<std::string_view> catalogKeys(std::string_view section);

}  // namespace outlay
