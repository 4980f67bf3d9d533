// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window: one row a page, in the order of the tabs.
#pragma once

#include "ui/pages/page.h"

#include <span>

namespace outlay::ui {

struct PageEntry {
    const char* id;
    const char* title;  ///< context "Pages"
    int group;          ///< a hairline parts two groups
    Page* (*make)(const Workspace& workspace, QWidget* parent);
};

[[nodiscard]] std::span<const PageEntry> pageTable();
[[nodiscard]] QString pageTitle(const PageEntry& entry);

}  // namespace outlay::ui
