// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Files that are either the old one or the new one, never half of each, whatever happens while they are written.
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace outlay {

/// Writes to a new file in the same folder, has the disk keep it, and renames it over `path`. A symbolic link is followed, the
/// permissions of a file that exists are kept. Error E_FILE names the file and the system's reason; the old file is then untouched.
[[nodiscard]] Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

/// The whole file. Errors: E_FILE when it cannot be read or is larger than `limit` bytes.
[[nodiscard]] Result<std::string> readWholeFile(const std::filesystem::path& path, std::size_t limit = std::size_t{256} << 20U);

}  // namespace outlay
