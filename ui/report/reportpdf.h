// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a report as PDF: A4, vectors only, fonts embedded, the plan attached as plan.outlay.
#pragma once

#include "core/base/result.h"
#include "ui/report/reportcontext.h"
#include "ui/report/reportlayout.h"

#include <QByteArray>

namespace outlay::ui {

inline constexpr const char* reportPlanName = "plan.outlay";

[[nodiscard]] QByteArray reportPdf(const ReportPages& pages, const ReportContext& context);

/// Never leaves a half-written file. Errors: E_FILE with the path and the system's reason.
[[nodiscard]] Result<void> writeReport(const QString& path, const ReportPages& pages, const ReportContext& context);

}  // namespace outlay::ui
