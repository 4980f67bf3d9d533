// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Errors are values: everything that may fail on foreign input returns a Result.
#pragma once

#include "core/base/issue.h"

#include <tl/expected.hpp>

namespace outlay {

template <typename T>
using Result = tl::expected<T, Issue>;

using Failure = tl::unexpected<Issue>;

/// A failed Result. `text` is an English text with %1, %2 … for the arguments; mark it with CORE_TR_NOOP("core", …).
[[nodiscard]] inline Failure fail(std::string_view code, std::string field, std::string_view text, std::vector<IssueArgument> arguments = {})
{
    return Failure(makeIssue(Severity::Error, code, std::move(field), text, std::move(arguments)));
}

}  // namespace outlay
