// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/issue.h"

#include <array>
#include <charconv>
#include <utility>

namespace outlay {

std::string plainNumber(double value)
{
    std::array<char, 40> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return error == std::errc() ? std::string(buffer.data(), end) : std::string("?");
}

std::string fillIn(std::string_view text, const std::vector<std::string>& arguments)
{
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool placeholder = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        if (!placeholder) {
            filled += text[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(text[i + 1] - '1');
        if (index < arguments.size())
            filled += arguments[index];
        ++i;
    }
    return filled;
}

std::string Issue::message() const
{
    std::vector<std::string> texts;
    texts.reserve(arguments.size());
    for (const IssueArgument& argument : arguments)
        texts.push_back(std::holds_alternative<double>(argument) ? plainNumber(std::get<double>(argument)) : std::get<std::string>(argument));
    return fillIn(text, texts);
}

Issue makeIssue(Severity severity, std::string_view code, std::string field, std::string_view text, std::vector<IssueArgument> arguments)
{
    return {severity, std::string(code), std::move(field), std::string(text), std::move(arguments)};
}

}  // namespace outlay
