// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Builders of everything that shows a cluster study: charts, tables and the sentences over them. Window and report use the same.
#pragma once

#include "ui/charts/barsview.h"
#include "ui/charts/chartspec.h"
#include "ui/charts/memorybars.h"
#include "ui/document/clusterstudyrunner.h"
#include "ui/document/display.h"
#include "ui/document/plandocument.h"
#include "ui/models/table.h"

namespace outlay::ui {

/// Title, subtitle and figure of one finding.
struct Finding {
    QString title;
    QString subtitle;
};

[[nodiscard]] MemoryBarsSpec memoryBars(const ClusterStudy& study, const Display& display);
[[nodiscard]] Finding memoryFinding(const ClusterStudy& study, const Display& display);

[[nodiscard]] BarsSpec stepBars(const ClusterStudy& study, const Display& display);
[[nodiscard]] Finding stepFinding(const ClusterStudy& study, const Display& display);

/// Best layout, typical step, whole run, and the typed MFU where there is one. `estimate` is the plan's own.
[[nodiscard]] BarsSpec mfuBars(const ClusterStudy& study, const Display& display);
[[nodiscard]] Finding mfuFinding(const ClusterStudy& study);

/// Days, and training cost where it is known, against the number of devices. The second is empty without prices.
[[nodiscard]] ChartSpec scalingDays(const ClusterStudy& study, const Display& display);
[[nodiscard]] ChartSpec scalingCost(const ClusterStudy& study, const Display& display);
[[nodiscard]] Finding scalingFinding(const ClusterStudy& study, const Display& display);

/// The best layouts, fastest first; row ids are layoutKey(). With `most` rows at most; without actions for print.
[[nodiscard]] Table layoutTable(const ClusterStudy& study, const Display& display, std::size_t most, bool withActions);
[[nodiscard]] Table scalingTable(const ClusterStudy& study, const Display& display);
[[nodiscard]] QString layoutsSubtitle(const ClusterStudy& study, const EstimateContext& context, const Display& display);

/// "1,473 layouts tried, 1,019 fit"
[[nodiscard]] QString triedText(const ClusterStudy& study, const Display& display);
[[nodiscard]] QString smallestText(const ClusterStudy& study, const Display& display);

[[nodiscard]] QString layoutKey(const Layout& layout);
/// "TP 2 · PP 2 · CP 2 · micro-batch 1"
[[nodiscard]] QString layoutName(const Layout& layout);
/// The fields of a plan that fix this layout.
[[nodiscard]] FieldValues fieldsOf(const Layout& layout);

}  // namespace outlay::ui
