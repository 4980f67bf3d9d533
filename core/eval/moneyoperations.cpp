// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/operations.h"

namespace outlay {

std::span<const Operation> moneyOperations() { return {}; }

}  // namespace outlay
