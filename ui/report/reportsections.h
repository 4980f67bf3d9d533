// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a report, in their order: one function each. A new section is a function and a line in reportSections().
#pragma once

#include "ui/report/reportcontext.h"
#include "ui/report/reportmodel.h"

#include <span>

namespace outlay::ui {

struct ReportSectionRow {
    const char* id;
    const char* title;  ///< context "Report"; what the export dialog lists
    ReportSection (*build)(const ReportContext& context);
    bool (*applies)(const ReportContext& context);  ///< nullptr: always
};
[[nodiscard]] std::span<const ReportSectionRow> reportSections();

[[nodiscard]] ReportSection summarySection(const ReportContext& context);
[[nodiscard]] ReportSection moneySection(const ReportContext& context);
[[nodiscard]] ReportSection monthsSection(const ReportContext& context);
[[nodiscard]] ReportSection rankingSection(const ReportContext& context);
[[nodiscard]] ReportSection hardwareSection(const ReportContext& context);
[[nodiscard]] ReportSection clusterSection(const ReportContext& context);
[[nodiscard]] bool hasClusterSection(const ReportContext& context);
[[nodiscard]] ReportSection fineTuningSection(const ReportContext& context);
[[nodiscard]] bool hasFineTuningSection(const ReportContext& context);
[[nodiscard]] ReportSection accuracySection(const ReportContext& context);
[[nodiscard]] ReportSection assumptionsSection(const ReportContext& context);
[[nodiscard]] ReportSection problemsSection(const ReportContext& context);
[[nodiscard]] ReportSection methodSection(const ReportContext& context);

/// Two or three sentences that say what the plan comes to, made by rule; <b> marks the key figures.
[[nodiscard]] QString verdictOf(const ReportContext& context);
/// What a reader should check before they sign, most important first.
[[nodiscard]] std::vector<CheckItem> checksOf(const ReportContext& context);

/// Builds all sections that apply, or those of `wanted` if it is not empty. Texts are in the report's language, whatever the window's.
[[nodiscard]] ReportDocument buildReport(const ReportContext& context, const QStringList& wanted = {});

}  // namespace outlay::ui
