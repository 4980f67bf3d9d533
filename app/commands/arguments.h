// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Arguments of a command: positional ones and options with a value ("--format json" or "--format=json").
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace outlay::cli {

class Arguments {
public:
    /// `options` are the names allowed, without the dashes. What is wrong is in error().
    Arguments(const std::vector<std::string>& arguments, const std::vector<std::string_view>& options);

    [[nodiscard]] const std::string& error() const { return m_error; }
    [[nodiscard]] const std::vector<std::string>& positional() const { return m_positional; }
    /// The last value given for an option.
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;

private:
    std::vector<std::string> m_positional;
    std::vector<std::pair<std::string, std::string>> m_options;
    std::string m_error;
};

}  // namespace outlay::cli
