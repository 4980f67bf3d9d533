// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"

#include <algorithm>

namespace outlay::cli {

Arguments::Arguments(const std::vector<std::string>& arguments, const std::vector<std::string_view>& options)
{
    bool onlyPositional = false;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (onlyPositional || argument.rfind("--", 0) != 0) {
            m_positional.push_back(argument);
            continue;
        }
        if (argument == "--") {
            onlyPositional = true;
            continue;
        }
        const std::size_t equals = argument.find('=');
        const std::string name = argument.substr(2, equals == std::string::npos ? equals : equals - 2);
        if (std::find(options.begin(), options.end(), name) == options.end()) {
            m_error = "unknown option --" + name;
            return;
        }
        if (equals == std::string::npos && ++i == arguments.size()) {
            m_error = "--" + name + " needs a value";
            return;
        }
        m_options.emplace_back(name, equals == std::string::npos ? arguments[i] : argument.substr(equals + 1));
    }
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = std::find_if(m_options.rbegin(), m_options.rend(), [&](const auto& given) { return given.first == option; });
    return found == m_options.rend() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    std::vector<std::string> all;
    for (const auto& [name, given] : m_options) {
        if (name == option)
            all.push_back(given);
    }
    return all;
}

}  // namespace outlay::cli
