// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/units/textscan.h"

namespace outlay {

std::u32string decodeText(std::string_view text)
{
    std::u32string decoded;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const int length = lead < 0x80 ? 1 : lead >= 0xF0 && lead < 0xF8 ? 4 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xC2 && lead < 0xE0 ? 2 : 0;
        bool isValid = length > 0 && i + static_cast<std::size_t>(length) <= text.size();
        char32_t c = length == 1 ? lead : length == 2 ? lead & 0x1FU : length == 3 ? lead & 0x0FU : lead & 0x07U;
        for (int k = 1; isValid && k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]);
            isValid = (next & 0xC0U) == 0x80U;
            c = (c << 6U) | (next & 0x3FU);
        }
        decoded += isValid ? c : U'\uFFFD';
        i += isValid ? static_cast<std::size_t>(length) : 1;
    }
    return decoded;
}

std::string encodeText(std::u32string_view text)
{
    std::string encoded;
    for (const char32_t c : text) {
        if (c < 0x80) {
            encoded += static_cast<char>(c);
        } else if (c < 0x800) {
            encoded += static_cast<char>(0xC0U | (c >> 6U));
            encoded += static_cast<char>(0x80U | (c & 0x3FU));
        } else if (c < 0x10000) {
            encoded += static_cast<char>(0xE0U | (c >> 12U));
            encoded += static_cast<char>(0x80U | ((c >> 6U) & 0x3FU));
            encoded += static_cast<char>(0x80U | (c & 0x3FU));
        } else {
            encoded += static_cast<char>(0xF0U | (c >> 18U));
            encoded += static_cast<char>(0x80U | ((c >> 12U) & 0x3FU));
            encoded += static_cast<char>(0x80U | ((c >> 6U) & 0x3FU));
            encoded += static_cast<char>(0x80U | (c & 0x3FU));
        }
    }
    return encoded;
}

std::u32string normaliseText(std::u32string text)
{
    for (char32_t& c : text) {
        if (c >= U'\uFF01' && c <= U'\uFF5E')
            c -= 0xFEE0;
        switch (c) {
        case U'\u2212':
        case U'\u2010':
        case U'\u2011':
        case U'\uFE63':
            c = U'-';
            break;
        case U'\u00D7':
        case U'\u22C5':
            c = U'*';
            break;
        case U'\u00F7':
            c = U'/';
            break;
        case U'\u2019':
        case U'\u02BC':
            c = U'\'';
            break;
        case U'\u301C':
        case U'\u223C':
            c = U'~';
            break;
        case U'\t':
        case U'\u00A0':
        case U'\u2009':
        case U'\u202F':
        case U'\u2007':
        case U'\u3000':
            c = U' ';
            break;
        default:
            break;
        }
    }
    while (!text.empty() && text.back() == U' ')
        text.pop_back();
    return text;
}

}  // namespace outlay
