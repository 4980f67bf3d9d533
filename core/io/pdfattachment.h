// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Takes a plan out of a PDF report. Reports carry the plan that they were made from as an embedded file, so that a
// report can be opened, changed and checked. Reads what Outlay's reports contain, not every PDF: objects in the open,
// streams plain or deflated.
#pragma once

#include "core/base/result.h"

namespace outlay {

[[nodiscard]] bool isPdf(std::string_view bytes);

/// Text of the embedded file whose name ends in ".outlay", else of the one called "plan.json".
/// Errors: E_UNSUPPORTED when it is no PDF or has no such file (another program may have rewritten it); E_SYNTAX when the
/// stream is damaged; E_RANGE when it unpacks to more than 64 MiB.
[[nodiscard]] Result<std::string> planFromPdf(std::string_view bytes);

}  // namespace outlay
