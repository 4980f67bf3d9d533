// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of outlay-cli: one row a command, one file a family.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace outlay::cli {

/// Exit codes: success, a plan or request with issues of severity error, wrong usage.
enum ExitCode : int { Done = 0, Problems = 1, Usage = 2 };

struct Command {
    std::string_view name;
    std::string_view usage;    ///< arguments, as shown in the help
    std::string_view summary;  ///< one sentence
    int (*run)(const std::vector<std::string>& arguments);
};

[[nodiscard]] std::span<const Command> planCommands();
[[nodiscard]] std::span<const Command> checkCommands();
[[nodiscard]] std::span<const Command> clusterCommands();
[[nodiscard]] std::span<const Command> hardwareCommands();
[[nodiscard]] std::span<const Command> runsCommands();
[[nodiscard]] std::span<const Command> listCommands();
[[nodiscard]] std::span<const Command> evalCommands();
[[nodiscard]] std::span<const Command> importCommands();
[[nodiscard]] std::span<const Command> truthCommands();

/// Whole text of a file, or of standard input for "-". Prints the problem and returns false when it cannot be read.
[[nodiscard]] bool readInput(const std::string& path, std::string& text);

/// Prints "outlay-cli: message" to standard error and returns `exitCode`.
int complain(std::string_view message, int exitCode);

}  // namespace outlay::cli
