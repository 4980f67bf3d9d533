// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How far published runs lie from predictions of this kind, what that means for this plan, and the runs most like it.
#include "core/estimate/publishedruns.h"
#include "core/physics/predictionband.h"
#include "ui/document/coretext.h"
#include "ui/report/reportsections.h"

#include <QCoreApplication>

namespace outlay::ui {

namespace {

constexpr std::size_t runsShown = 6;

QString words(const char* text) { return QCoreApplication::translate("Report", text); }

PredictedFigure figureOf(const Estimate& e)
{
    switch (e.decisions.method) {
    case Method::Pretrain:
    case Method::Continue:
        return PredictedFigure::Run;
    default:
        return PredictedFigure::Tuning;
    }
}

ReportBlock keyBlock(const ReportContext& context, const PredictionBand& band)
{
    const Estimate& e = context.estimate();
    const Display& d = context.display;
    const auto cell = [](const QString& label, const QString& value, const QString& low, const QString& high) {
        return KeyCell{label, value, words(QT_TRANSLATE_NOOP("Report", "P10–P90 %1 to %2")).arg(low, high), false};
    };
    KeyRow row;
    if (const auto hours = e.find(Figure::WallHours))
        row.cells.push_back(
            cell(words(QT_TRANSLATE_NOOP("Report", "Wall time")), d.duration(*hours), d.duration(*hours * band.low), d.duration(*hours * band.high)));
    if (const auto hours = e.find(Figure::DeviceHours))
        row.cells.push_back(
            cell(words(QT_TRANSLATE_NOOP("Report", "Device-hours")), d.compact(*hours), d.compact(*hours * band.low), d.compact(*hours * band.high)));
    // The rent scales with the time; everything else in the total does not follow the speed in a fixed way, so the band stands for the rent.
    if (const auto rent = e.find(Figure::Rental))
        row.cells.push_back(cell(words(QT_TRANSLATE_NOOP("Report", "Compute bill of the run")), d.money(*rent), d.money(*rent * band.low),
                                 d.money(*rent * band.high)));
    ReportBlock block;
    block.before = 0;
    block.body = std::move(row);
    return block;
}

Table nearestTable(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const Display& d = context.display;
    const Catalog& catalog = *context.facts.catalog;
    Table table;
    table.columns = {{words(QT_TRANSLATE_NOOP("Report", "Run")), false, false, false, 0, QStringLiteral("run")},
                     {words(QT_TRANSLATE_NOOP("Report", "Hardware")), false, false, false, 0, QStringLiteral("hardware")},
                     {words(QT_TRANSLATE_NOOP("Report", "Reported h")), true, false, false, 0, QStringLiteral("reported")},
                     {words(QT_TRANSLATE_NOOP("Report", "Predicted h")), true, false, false, 0, QStringLiteral("predicted")},
                     {words(QT_TRANSLATE_NOOP("Report", "P10–P90")), true, false, false, 0, QStringLiteral("band")},
                     {words(QT_TRANSLATE_NOOP("Report", "Ratio")), true, false, false, 0, QStringLiteral("ratio")}};
    for (const PublishedRun* run : nearestRuns(catalog, e[Figure::ActiveParameters], e[Figure::TotalParameters], e.device, runsShown)) {
        const RunComparison c = compareRun(*run, catalog, catalog.calibrations.front());
        if (!c.ratio())
            continue;
        const RunForecast& f = *c.forecast;
        Row row;
        row.id = toQString(run->id);
        row.cells = {textCell(toQString(run->name)),
                     textCell(c.facts.device ? toQString(c.facts.device->name) : QString()),
                     numberCell(d.compact(*c.facts.deviceHours), *c.facts.deviceHours),
                     numberCell(d.compact(f.deviceHours), f.deviceHours),
                     numberCell(d.range(d.compact(f.low), d.compact(f.high)), f.low),
                     numberCell(QStringLiteral("%1 ×").arg(d.decimal(*c.ratio(), 2)), *c.ratio())};
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

ReportSection accuracySection(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const CalibrationSet& set = context.facts.catalog->calibrations.front();
    const bool isLayoutGiven = e.predictionRequest && e.predictionRequest->layout;
    const PredictionBand band =
        timeBand(set.constants(e.device ? e.device->spec.family : DeviceFamily::Generic, Stack::Megatron), figureOf(e), isLayoutGiven);
    ReportSection section;
    section.title = words(QT_TRANSLATE_NOOP("Report", "How well such predictions met published runs"));
    section.note = words(QT_TRANSLATE_NOOP(
                             "Report", "The MFU of this plan is predicted. Eight of ten published times lie between %1 and %2 of such a prediction."))
                       .arg(context.display.percent(band.low), context.display.percent(band.high));
    section.startsPage = false;
    section.blocks.push_back(keyBlock(context, band));
    Table table = nearestTable(context);
    if (!table.rows.empty()) {
        ReportBlock block;
        block.title = words(QT_TRANSLATE_NOOP("Report", "The published runs most like this plan"));
        block.note = words(QT_TRANSLATE_NOOP(
            "Report", "By size of the model and by hardware. Each was predicted from its setting alone; sources stand in the catalog."));
        block.body = TableBlock{std::move(table), {108, 96, 58, 58, 88, 0}};
        section.blocks.push_back(std::move(block));
    }
    return section;
}

}  // namespace outlay::ui
