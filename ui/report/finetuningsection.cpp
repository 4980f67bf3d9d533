// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which device can fine-tune the plan's model, on paper: the window's table, cheapest first by the plan's own way to fine-tune.
#include "core/estimate/clusterstudy.h"
#include "core/estimate/finetuning.h"
#include "ui/models/tables.h"
#include "ui/report/reportsections.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace outlay::ui {

namespace {

QString words(const char* text) { return QCoreApplication::translate("Report", text); }

/// The column of the costs by the plan's own method; full fine-tuning's for methods that train the weights themselves.
std::size_t ownCostColumn(const Table& table, TrainingMethod method)
{
    const QString id = method == TrainingMethod::Qlora  ? QStringLiteral("qlora_cost")
                       : method == TrainingMethod::Lora ? QStringLiteral("lora_cost")
                                                        : QStringLiteral("full_cost");
    const auto found = std::find_if(table.columns.begin(), table.columns.end(), [&](const Column& column) { return column.id == id; });
    return static_cast<std::size_t>(found - table.columns.begin());
}

void sortByCost(Table& table, std::size_t column)
{
    std::stable_sort(table.rows.begin(), table.rows.end(), [column](const Row& x, const Row& y) {
        const double first = x.cells[column].value;
        const double second = y.cells[column].value;
        return std::isnan(first) != std::isnan(second) ? std::isnan(second) : first < second;
    });
}

/// Takes the devices out of the table that cannot hold the model by any method; their names.
QStringList takeTooSmall(Table& table)
{
    QStringList names;
    std::erase_if(table.rows, [&](const Row& row) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            if (table.columns[i].id.endsWith(QLatin1String("_devices")) && !std::isnan(row.cells[i].value))
                return false;
        }
        names << row.cells.front().text;
        return true;
    });
    return names;
}

QString noteOf(const ReportContext& context, double tokens)
{
    QString note = words(QT_TRANSLATE_NOOP("Report", "The fewest devices of a kind that hold it, with time and cost of %1 tokens on them in BF16. "
                                                     "Diamond: cheapest. Tight: less than %2 of the memory stays free."))
                       .arg(context.display.compact(tokens), context.display.share(tightMargin));
    const QString gap = context.display.isChinese() ? QString() : QStringLiteral(" ");
    if (context.estimate().inputs.work.method == TrainingMethod::Dpo)
        note += gap + words(QT_TRANSLATE_NOOP("Report", "DPO's reference model comes on top of it."));
    if (const QString memory = fineTuningMemoryNote(context.estimate()); !memory.isEmpty())
        note += gap + memory;
    return note;
}

}  // namespace

bool hasFineTuningSection(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    return e.valid && e.hasArchitecture && context.facts.predictor && isFineTuning(e.inputs.work.method);
}

ReportSection fineTuningSection(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const double tokens = fineTuningTokens(e);
    Table table = fineTuningDevices(*context.estimates, context.facts, tokens, context.display);
    sortByCost(table, ownCostColumn(table, e.inputs.work.method));
    const QStringList tooSmall = takeTooSmall(table);

    ReportSection section;
    section.title = words(QT_TRANSLATE_NOOP("Report", "Which device can fine-tune this model"));
    section.note = noteOf(context, tokens);
    section.startsPage = false;
    ReportBlock block;
    block.before = 0;
    block.body = TableBlock{std::move(table), {}};
    section.blocks.push_back(std::move(block));
    if (!tooSmall.isEmpty()) {
        ReportBlock left;
        left.before = 6;
        left.body = TextBlock{
            words(QT_TRANSLATE_NOOP("Report", "Too small whatever their number: %1.")).arg(tooSmall.join(words(QT_TRANSLATE_NOOP("Report", ", ")))),
            8, true};
        section.blocks.push_back(std::move(left));
    }
    return section;
}

}  // namespace outlay::ui
