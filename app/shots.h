// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every page, to look at and to compare: two languages, two themes, two sizes, the start page and an error.
#pragma once

#include "ui/document/recovery.h"
#include "ui/pages/page.h"

#include <QString>

namespace outlay::ui {

/// Writes PNG files into `folder`. Without a plan the template "train-and-serve" is shown. Returns the exit code.
[[nodiscard]] int takeShots(const Workspace& workspace, PlanStorage& storage, Recovery& recovery, const QString& folder, const QString& plan);

}  // namespace outlay::ui
