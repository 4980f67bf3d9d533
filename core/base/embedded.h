// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Files of resources/ that are compiled into the program, so that it needs no installation to know its facts.
#pragma once

#include <span>
#include <string_view>

namespace outlay {

struct EmbeddedFile {
    std::string_view name;  ///< path below resources/, with forward slashes
    std::string_view text;
};

/// resources/catalog/**/*.json
[[nodiscard]] std::span<const EmbeddedFile> embeddedCatalog();
/// resources/catalog/calibration/*.json, default set first
[[nodiscard]] std::span<const EmbeddedFile> embeddedCalibrations();
/// resources/examples/*.outlay
[[nodiscard]] std::span<const EmbeddedFile> embeddedExamples();

}  // namespace outlay
