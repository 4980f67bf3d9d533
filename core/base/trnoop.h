// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Marks English texts of the core for translation. The core knows no translator: it hands out the English text and
// its arguments, and the window looks the text up under the context "core".
#pragma once

#define CORE_TR_NOOP(context, text) text
