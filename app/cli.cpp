// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// outlay-cli: the numbers without a window. Links the core alone.
#include "app/commands/command.h"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

namespace outlay::cli {

int complain(std::string_view message, int exitCode)
{
    std::fprintf(stderr, "outlay-cli: %.*s\n", static_cast<int>(message.size()), message.data());
    return exitCode;
}

bool readInput(const std::string& path, std::string& text)
{
    if (path == "-") {
        text.assign(std::istreambuf_iterator<char>(std::cin), {});
        return true;
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        complain("cannot read " + path, Usage);
        return false;
    }
    text.assign(std::istreambuf_iterator<char>(file), {});
    return true;
}

namespace {

std::vector<Command> allCommands()
{
    std::vector<Command> all;
    for (const auto family : {planCommands(), clusterCommands(), checkCommands(), hardwareCommands(), runsCommands(), importCommands(),
                              listCommands(), evalCommands(), truthCommands()})
        all.insert(all.end(), family.begin(), family.end());
    return all;
}

void printHelp(std::FILE* stream)
{
    std::fputs("usage: outlay-cli COMMAND …\n\n", stream);
    for (const Command& command : allCommands())
        std::fprintf(stream, "  %s %s\n      %s\n", command.name.data(), command.usage.data(), command.summary.data());
}

}  // namespace

}  // namespace outlay::cli

int main(int argc, char** argv)
{
    using namespace outlay::cli;
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty()) {
        printHelp(stderr);
        return Usage;
    }
    if (arguments[0] == "--help" || arguments[0] == "help") {
        printHelp(stdout);
        return Done;
    }
    for (const Command& command : allCommands()) {
        if (command.name == arguments[0])
            return command.run({arguments.begin() + 1, arguments.end()});
    }
    return complain("unknown command \"" + arguments[0] + "\"; outlay-cli --help lists them", Usage);
}
