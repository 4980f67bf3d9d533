// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tables.h"

#include "core/estimate/clusterstudy.h"
#include "core/estimate/finetuning.h"
#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <array>

namespace outlay::ui {

namespace {

Cell countCell(const FineTuningFit& fit, const Display& display)
{
    if (fit.isPending)
        return textCell(QStringLiteral("…"));
    if (!fit.devices) {
        Cell none = textCell(QCoreApplication::translate("FineTuning", "too small"));
        none.ink = Ink::Text3;
        return none;
    }
    const QString mark = fit.isSoftwareKnown ? QString() : QStringLiteral("*");
    Cell cell = numberCell(QStringLiteral("×\u2009") + display.count(*fit.devices) + mark, *fit.devices);
    if (fit.wallHours && fit.memoryMargin < tightMargin) {
        cell.note = QCoreApplication::translate("FineTuning", "tight");
        cell.noteInk = Ink::Warn;
    }
    return cell;
}

Cell timeCell(const FineTuningFit& fit, const Display& display)
{
    return fit.wallHours ? numberCell(display.decimal(*fit.wallHours, *fit.wallHours < 10 ? 1 : 0) + QStringLiteral(" h"), *fit.wallHours)
                         : textCell(QStringLiteral("—"));
}

Cell costCell(const FineTuningFit& fit, const Display& display)
{
    if (fit.rental)
        return numberCell(display.money(*fit.rental), display.convert(*fit.rental));
    Cell none = textCell(fit.wallHours ? QCoreApplication::translate("FineTuning", "no price") : QStringLiteral("—"));
    none.ink = Ink::Text3;
    return none;
}

}  // namespace

QString fineTuningMemoryNote(const Estimate& estimate)
{
    const Software software = estimate.decisions.software;
    if (software == Software::Usual)
        return {};
    return QCoreApplication::translate("FineTuning", "Memory as %1 keeps it; * by the general formulas.").arg(toQString(softwareLabel(software)));
}

Table fineTuningDevices(const EstimateSet& estimates, const EstimateContext& context, double tokens, const Display& display)
{
    Table table;
    table.columns = {{QCoreApplication::translate("FineTuning", "Device"), false, false, false, 160, QStringLiteral("device")},
                     {QStringLiteral("GB"), true, false, false, 56, QStringLiteral("memory")}};
    const std::array<std::pair<QString, QString>, 3> methods = {{{QStringLiteral("qlora"), QStringLiteral("QLoRA")},
                                                                 {QStringLiteral("lora"), QStringLiteral("LoRA")},
                                                                 {QStringLiteral("full"), QCoreApplication::translate("FineTuning", "Full")}}};
    for (const auto& [id, name] : methods) {
        table.columns.push_back({name, true, false, false, 88, id + QStringLiteral("_devices")});
        table.columns.push_back({QCoreApplication::translate("FineTuning", "time"), true, false, false, 72, id + QStringLiteral("_hours")});
        table.columns.push_back({QCoreApplication::translate("FineTuning", "cost"), true, false, false, 84, id + QStringLiteral("_cost")});
    }
    const Estimate& planned = estimates.shown();
    std::array<std::vector<std::size_t>, 3> known;
    bool isPending = false;
    for (const FineTuningRow& made : fineTuningTable(*estimates.plan, estimates.activeScenario(), tokens, context)) {
        Row row;
        row.id = toQString(made.device->id);
        row.isSelected = planned.device && planned.device->id == made.device->id;
        const double memory = context.catalog->specOf(*made.device, planned.decisions.specBook).memory / 1e9;
        row.cells = {textCell(toQString(made.device->name)), numberCell(display.decimal(memory, 0), memory)};
        for (std::size_t method = fineTunings.size(); method-- > 0;) {
            const FineTuningFit& fit = made.fits[method];
            isPending = isPending || fit.isPending;
            for (Cell& cell : std::array{countCell(fit, display), timeCell(fit, display), costCell(fit, display)})
                row.cells.push_back(cell);
            if (fit.rental)
                known[fineTunings.size() - 1 - method].push_back(table.rows.size());
        }
        table.rows.push_back(std::move(row));
    }
    // The view scrolls to the row in use; that has its place when every row can be sorted.
    if (isPending) {
        for (Row& row : table.rows)
            row.isSelected = false;
    }
    // The cheapest device of each method.
    for (std::size_t method = 0; method < known.size(); ++method) {
        std::vector<Cell*> costs;
        for (const std::size_t row : known[method])
            costs.push_back(&table.rows[row].cells[4 + 3 * method]);
        markBest(costs, true);
    }
    return table;
}

}  // namespace outlay::ui
