// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cluster on paper: does it fit, where does a step's time go, which layouts are best, what do more devices bring.
#include "ui/document/coretext.h"
#include "ui/models/clustermodels.h"
#include "ui/report/reportsections.h"

#include <QCoreApplication>

#include <algorithm>

namespace outlay::ui {

namespace {

constexpr std::size_t bestLayouts = 5;

QString words(const char* text) { return QCoreApplication::translate("Report", text); }

ReportBlock blockOf(const Finding& finding, decltype(ReportBlock::body) body)
{
    ReportBlock block;
    block.title = finding.title;
    block.note = finding.subtitle;
    block.body = std::move(body);
    return block;
}

}  // namespace

bool hasClusterSection(const ReportContext& context)
{
    return context.cluster && context.cluster->state == ClusterState::Ready && context.cluster->chosen;
}

ReportSection clusterSection(const ReportContext& context)
{
    const ClusterStudy& study = *context.cluster;
    const Display& display = context.display;
    ReportSection section;
    section.title = words(QT_TRANSLATE_NOOP("Report", "The cluster"));
    section.note = words(QT_TRANSLATE_NOOP("Report", "%1. %2.")).arg(triedText(study, display), smallestText(study, display));

    ReportBlock memory = blockOf(memoryFinding(study, display), MemoryBlock{memoryBars(study, display)});
    memory.before = 0;
    section.blocks.push_back(std::move(memory));

    BarsBlock parts;
    for (const BarRow& row : stepBars(study, display).bars)
        parts.rows.push_back(row);
    BarsBlock ladder;
    for (BarRow row : mfuBars(study, display).bars) {
        if (!row.note.isEmpty())
            row.text += QStringLiteral("  ") + row.note;
        ladder.rows.push_back(std::move(row));
    }
    ReportBlock step = blockOf(stepFinding(study, display), std::move(parts));
    section.blocks.push_back(std::move(step));
    if (!ladder.rows.empty())
        section.blocks.push_back(blockOf(mfuFinding(study), std::move(ladder)));

    Table layouts = layoutTable(study, display, bestLayouts, false);
    if (!layouts.rows.empty()) {
        std::vector<double> widths;
        for (const Column& column : layouts.columns)
            widths.push_back(column.width == 0 ? 0 : column.width < 50 ? 20 : 30);  // points beside the padding of a cell
        section.blocks.push_back(blockOf({words(QT_TRANSLATE_NOOP("Report", "The best layouts")), layoutsSubtitle(study, context.facts, display)},
                                         TableBlock{std::move(layouts), std::move(widths)}));
    }
    const bool hasScaling = std::any_of(study.scaling.begin(), study.scaling.end(), [](const ScalePoint& point) { return point.fits; });
    if (hasScaling) {
        Finding finding = scalingFinding(study, display);
        finding.subtitle = words(QT_TRANSLATE_NOOP("Report", "The whole run, each number of devices with its best layout"));
        section.blocks.push_back(blockOf(finding, TableBlock{scalingTable(study, display), {56, 56, 76, 76, 76, 0}}));
    }
    return section;
}

}  // namespace outlay::ui
