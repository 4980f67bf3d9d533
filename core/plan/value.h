// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// One decision of the user, as files, undo and the command line carry it, and where it came from.
#pragma once

#include <map>
#include <string>
#include <variant>

namespace outlay {

/// Nothing (not decided), a number in SI units or USD, a yes or no, or a text (an id of a choice, a date, a note).
using Value = std::variant<std::monostate, double, bool, std::string>;

enum class EntryOrigin { Typed, Config };  ///< by the user's hand, or read from a model's config.json

struct Entry {
    Value value;
    EntryOrigin origin = EntryOrigin::Typed;
    bool operator==(const Entry&) const = default;
};

/// Decisions by field path: "tokens", or "options.api.price_output" for a field of the serving option "api".
/// Only what was decided is in it; every other field has its default.
using Entries = std::map<std::string, Entry, std::less<>>;

}  // namespace outlay
