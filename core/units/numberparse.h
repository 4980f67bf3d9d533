// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Reads quantities as people type them: 70B, 1.5e12, 15T, 70亿, 40%, 8*64, =(1+2)*3, 1.234.567,8, full-width digits.
// Independent of any locale. A text is either understood as exactly one number or rejected with the place and what is
// allowed; it is never off by a power of ten.
//
// Marks: several "," or "." are grouping and every group is checked; of two different marks the last one is the decimal;
// one "." is the decimal; one "," followed by exactly three digits is grouping ("0,125" is not, for no number is grouped
// that way), otherwise the decimal. Spaces, ' and _ between digits are grouping. Wrong grouping is an error.
// Suffixes: k M B G T P (any case; 10^3 … 10^15), Ki Mi Gi Ti Pi (1024^n), thousand million billion trillion,
// 十 百 千 万 亿 and their products (万亿). % divides by 100.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace outlay {

struct ParsedNumber {
    double value = 0.0;         ///< finite
    bool isPercent = false;     ///< a % was used, so the value is already a fraction
    bool isExpression = false;  ///< an operator was used
    std::string understood;     ///< the value in full: 15,000,000,000,000
};

struct ParsedRange {
    ParsedNumber low;
    ParsedNumber high;  ///< low ≤ high; both equal if the text is one number
    bool isRange = false;
};

/// Reads one number. `units` are texts that may stand before or after it and are ignored ("$", "tokens").
/// Errors: E_MISSING (empty), E_SYNTAX (with position, counted in characters from 1), E_NONFINITE (too large, division by 0).
[[nodiscard]] Result<ParsedNumber> parseNumber(std::string_view text, const std::vector<std::string>& units = {});

/// Reads a number or a range: 52–72, 35% to 45%, 5k~50k, 10..20, 10->20, 5至8. A suffix or % that stands on the upper end only
/// also counts for the lower end if the lower end carries none (52–72%).
[[nodiscard]] Result<ParsedRange> parseRange(std::string_view text, const std::vector<std::string>& units = {});

}  // namespace outlay
