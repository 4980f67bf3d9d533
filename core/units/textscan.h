// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// UTF-8 in and out for the number parser, and the folding of full-width and typographic signs to their plain forms.
#pragma once

#include <string>
#include <string_view>

namespace outlay {

/// Bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::u32string decodeText(std::string_view text);
[[nodiscard]] std::string encodeText(std::u32string_view text);

/// One character for one: full-width forms, U+2212 and other signs of minus, × ÷, all kinds of space. Surrounding spaces go.
[[nodiscard]] std::u32string normaliseText(std::u32string text);

}  // namespace outlay
