// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Where in a JSON text a value stands, so that a message about "base.values.tokens" can name line and column.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace outlay {

/// Both count from 1; columns count characters of UTF-8, not bytes.
struct TextPosition {
    std::size_t line = 1;
    std::size_t column = 1;

    bool operator==(const TextPosition&) const = default;
};

/// A value's place in the text, as offsets of its first byte and behind its last.
struct JsonSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The value at a path as JsonReader writes it ("scenarios[1].values.mfu"); the empty path is the whole value. Keys may contain
/// dots. Nothing if there is none. The text may hold NaN and Infinity, which are no JSON; it must be well-formed otherwise:
/// of a malformed text any span inside it may come back, or none.
[[nodiscard]] std::optional<JsonSpan> locateJson(std::string_view text, std::string_view path);

[[nodiscard]] TextPosition positionOfOffset(std::string_view text, std::size_t offset);

}  // namespace outlay
