// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Devices: what they offer for their price, and what this plan's job would cost on others.
#include "ui/document/coretext.h"
#include "ui/models/tables.h"
#include "ui/report/reportsections.h"

#include "core/money/pricelookup.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace outlay::ui {

namespace {

constexpr std::size_t devicesAcross = 6;

QString words(const char* text) { return QCoreApplication::translate("Report", text); }

/// Devices that plans are usually made with, in the order in which they fill the columns that the scenarios leave free.
constexpr std::array<std::string_view, 9> mainstream = {"h100-sxm", "h200-sxm", "b200", "mi300x", "a100-80-sxm", "b300", "mi355x", "h20", "l40s"};

bool hasPrice(const ReportContext& context, const Device& device)
{
    const Estimate& e = context.estimate();
    const PriceBook* book = context.facts.catalog->findPriceBook(e.decisions.priceBook);
    if (!book)
        return false;
    PriceQuery query;
    query.device = device.id;
    query.kind = e.decisions.priceKind;
    query.date = parseDate(e.decisions.priceDate).value_or(context.facts.today);
    query.cnyPerUsd = e.inputs.usdCny;
    return lookUpPrice(*book, query).has_value();
}

std::vector<std::string> comparedDevices(const ReportContext& context)
{
    std::vector<std::string> ids;
    const auto add = [&](const Device* device) {
        if (device && ids.size() < devicesAcross && std::find(ids.begin(), ids.end(), device->id) == ids.end())
            ids.push_back(device->id);
    };
    add(context.estimate().device ? context.facts.catalog->findDevice(context.estimate().device->id) : nullptr);
    for (const auto& scenario : context.estimates->scenarios)
        add(scenario->device ? context.facts.catalog->findDevice(scenario->device->id) : nullptr);
    const Format precision = context.estimate().decisions.precision;
    for (const std::string_view id : mainstream) {
        const Device* device = context.facts.catalog->findDevice(id);
        if (device && hasPrice(context, *device)
            && context.facts.catalog->specOf(*device, context.estimate().decisions.specBook).peakOf(precision) > 0)
            add(device);
    }
    return ids;
}

QString kindLabel(const ReportContext& context)
{
    const Field* field = findFieldRow("price_kind");
    for (const Choice& choice : field ? field->choices : std::span<const Choice>()) {
        if (choice.id == priceKindName(context.estimate().decisions.priceKind))
            return coreText(choice.label);
    }
    return toQString(priceKindName(context.estimate().decisions.priceKind));
}

QString bookLabel(const ReportContext& context)
{
    const PriceBook* book = context.facts.catalog->findPriceBook(context.estimate().decisions.priceBook);
    return book && !book->label.empty() ? coreText(book->label) : toQString(context.estimate().decisions.priceBook);
}

}  // namespace

ReportSection rankingSection(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    UnitCostChoice choice;
    choice.kind = e.decisions.priceKind;
    choice.book = e.decisions.priceBook;
    choice.format = e.decisions.precision;
    Table table = unitCostTable(*context.estimates, context.facts, choice, context.display);
    ReportSection section;
    section.title = unitCostTitle(table, choice.format);
    section.note =
        words(QT_TRANSLATE_NOOP("Report", "%1, %2; %3. Shorter is cheaper in the first column, longer is better in the others."))
            .arg(bookLabel(context), kindLabel(context),
                 e.predictionRequest
                     ? words(QT_TRANSLATE_NOOP("Report", "MFU of each device's best layout for this model"))
                     : words(QT_TRANSLATE_NOOP("Report", "the plan's MFU of %1 for all devices")).arg(context.display.percent(e.inputs.mfu)));
    section.startsPage = false;
    // On paper the devices that cannot be ranked are a sentence for each reason, not a row each.
    QStringList reasons;
    std::vector<QStringList> names;
    const auto unranked = std::find_if(table.rows.begin(), table.rows.end(), [](const Row& row) { return row.isGroup; });
    for (auto row = unranked; row != table.rows.end(); ++row) {
        if (row->isGroup || row->cells.size() < 2)
            continue;
        const QString& reason = row->cells[1].text;
        if (!reasons.contains(reason)) {
            reasons << reason;
            names.emplace_back();
        }
        names[static_cast<std::size_t>(reasons.indexOf(reason))] << row->cells[0].text;
    }
    table.rows.erase(unranked, table.rows.end());
    ReportBlock block;
    block.before = 0;
    block.body = TableBlock{std::move(table), {96, 72, 34, 48, 46, 46, 34, 0}};
    section.blocks.push_back(std::move(block));
    for (qsizetype i = 0; i < reasons.size(); ++i) {
        ReportBlock left;
        left.before = 6;
        left.body = TextBlock{words(QT_TRANSLATE_NOOP("Report", "Not ranked, %1: %2."))
                                  .arg(reasons[i], names[static_cast<std::size_t>(i)].join(words(QT_TRANSLATE_NOOP("Report", ", ")))),
                              8, true};
        section.blocks.push_back(std::move(left));
    }
    return section;
}

ReportSection hardwareSection(const ReportContext& context)
{
    HardwareChoice choice;
    choice.devices = comparedDevices(context);
    Table table = hardwareTable(*context.estimates, context.facts, choice, context.display);
    std::erase_if(table.rows, [](const Row& row) { return row.id == QLatin1String("use"); });
    ReportSection section;
    section.startsPage = false;
    section.title = words(QT_TRANSLATE_NOOP("Report", "The same job on other hardware"));
    section.note =
        words(QT_TRANSLATE_NOOP("Report",
                                "Everything but the device as in the plan, %1 devices; MFU and layout predicted for each. Diamond: best in row."))
            .arg(context.display.count(context.estimate().decisions.devices));
    ReportBlock block;
    block.before = 0;
    block.body = TableBlock{std::move(table), {136}};
    section.blocks.push_back(std::move(block));
    return section;
}

}  // namespace outlay::ui
