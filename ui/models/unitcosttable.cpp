// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figures.h"
#include "ui/models/tables.h"

#include "core/money/pricelookup.h"
#include "core/money/ranking.h"
#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace outlay::ui {

namespace {

constexpr std::array keys = {RankKey::UsdPerEffectivePflopHour, RankKey::TflopsPerDollarHour, RankKey::TbpsPerDollarHour, RankKey::GbPerDollarHour};

struct Candidate {
    const Device* device = nullptr;
    DeviceSpec spec;
    RankedDevice ranked;
    const PriceRow* price = nullptr;
    bool isSupported = false;
    bool isPending = false;    ///< being predicted
    bool isPredicted = false;
    bool fits = true;
};

/// The speed that a device is ranked by: the same typed one for all, its own predicted one, or the plan's where none can be predicted.
void rate(Candidate& candidate, const EstimateSet& estimates, const Scenario& scenario, const EstimateContext& context, const UnitCostChoice& choice)
{
    candidate.ranked.mfu = choice.mfu ? *choice.mfu : estimates.shown().inputs.mfu;
    if (choice.mfu || !candidate.isSupported)
        return;
    const Estimate own = evaluateOnDevice(*estimates.plan, scenario, candidate.device->id, {}, context, OtherSpeed::Predicted);
    candidate.isPending = own.awaitsPrediction();
    candidate.fits = !own.prediction || own.prediction->fits;
    candidate.isPredicted = own.mfuOrigin == OriginKind::Predicted;
    if (candidate.isPredicted)
        candidate.ranked.mfu = own.inputs.mfu;
}

std::vector<Candidate> candidates(const EstimateSet& estimates, const EstimateContext& context, const UnitCostChoice& choice)
{
    const Estimate& estimate = estimates.shown();
    std::vector<Candidate> all;
    Scenario inFormat = estimates.activeScenario();
    inFormat.entries.insert_or_assign("precision", Entry{std::string(formatName(choice.format)), EntryOrigin::Typed});
    const PriceBook* book = context.catalog->findPriceBook(choice.book);
    const Date day = parseDate(estimate.decisions.priceDate).value_or(context.today);
    for (const Device& device : context.catalog->devices) {
        const bool isPlanned = device.id == estimate.decisions.device || (estimate.device && estimate.device->id == device.id);
        if (device.announced && !choice.withAnnounced && !isPlanned)
            continue;
        Candidate made;
        made.device = &device;
        made.spec = context.catalog->specOf(device, estimate.decisions.specBook);
        made.isSupported = made.spec.peakOf(choice.format) > 0;
        made.ranked.peakFlops = made.spec.peakOf(choice.format);
        made.ranked.bandwidth = made.spec.bandwidth;
        made.ranked.memory = made.spec.memory;
        if (book) {
            PriceQuery query;
            query.device = device.id;
            query.kind = choice.kind;
            query.date = day;
            query.cnyPerUsd = estimate.inputs.usdCny;
            if (const Result<PriceQuote> quote = lookUpPrice(*book, query)) {
                made.ranked.price = quote->price;
                made.price = &book->rows[quote->entryIndex];
            }
        }
        // Only what can be ranked is worth a search.
        if (made.price)
            rate(made, estimates, inFormat, context, choice);
        all.push_back(made);
    }
    return all;
}

/// What a dollar buys, in TFLOPS, TB/s and GB; amounts of the display currency.
double shown(RankKey key, double value, const Display& display) { return ranksAscending(key) ? display.convert(value) : value / display.convert(1); }

QString numberText(double value, const Display& display) { return display.decimal(value, value >= 100 ? 0 : value >= 10 ? 1 : 2); }

Cell sourceCell(const Candidate& candidate, const Display& display)
{
    if (!candidate.price) {
        Cell none = textCell(QCoreApplication::translate("UnitCost", "no price in book"));
        none.ink = Ink::Text3;
        return none;
    }
    Cell cell =
        textCell((toQString(candidate.price->provider) + QStringLiteral(" · ") + display.shortDate(candidate.price->provenance.asOf)).trimmed());
    cell.ink = Ink::Text2;
    cell.tooltip = toQString(candidate.price->provenance.source);
    return cell;
}

}  // namespace

Table unitCostTable(const EstimateSet& estimates, const EstimateContext& context, const UnitCostChoice& choice, const Display& display)
{
    const Estimate& estimate = estimates.shown();
    const std::vector<Candidate> all = candidates(estimates, context, choice);
    const QString sign = display.currencySign().trimmed();
    Table table;
    table.columns = {
        {QCoreApplication::translate("UnitCost", "Device"), false, false, false, 184, QStringLiteral("device")},
        {QCoreApplication::translate("UnitCost", "%1 per effective PFLOP-hour").arg(sign), true, true, false, 232, QStringLiteral("pflop")},
        {QStringLiteral("MFU"), true, false, false, 56, QStringLiteral("mfu")},
        {QCoreApplication::translate("UnitCost", "TFLOPS per %1/h").arg(sign), true, true, false, 116, QStringLiteral("tflops"), 1},
        {QCoreApplication::translate("UnitCost", "TB/s per %1/h").arg(sign), true, true, false, 108, QStringLiteral("tbps"), 2},
        {QCoreApplication::translate("UnitCost", "GB per %1/h").arg(sign), true, true, false, 108, QStringLiteral("gb"), 3},
        {QCoreApplication::translate("UnitCost", "%1/h").arg(sign), true, false, false, 64, QStringLiteral("price")},
        {QCoreApplication::translate("UnitCost", "Source · as of"), false, false, false, 0, QStringLiteral("source")}};

    std::array<double, keys.size()> largest{};
    std::vector<const Candidate*> ranked;
    std::vector<RankedDevice> plain;
    for (const Candidate& candidate : all) {
        if (!candidate.isSupported || !candidate.price || candidate.isPending || !candidate.fits || !rankValue(candidate.ranked, keys.front()))
            continue;
        ranked.push_back(&candidate);
        plain.push_back(candidate.ranked);
        for (std::size_t k = 0; k < keys.size(); ++k)
            largest[k] = std::max(largest[k], rankValue(candidate.ranked, keys[k]).value_or(0));
    }
    const auto isPlanned = [&](const Candidate& candidate) { return estimate.device && estimate.device->id == candidate.device->id; };
    const auto nameCell = [&](const Candidate& candidate) {
        Cell cell =
            textCell(toQString(candidate.device->name), isPlanned(candidate) ? QCoreApplication::translate("UnitCost", "in scenario") : QString());
        cell.noteInk = Ink::Text2;
        return cell;
    };
    for (const std::size_t index : rankDevices(plain, keys.front())) {
        const Candidate& candidate = *ranked[index];
        Row row;
        row.id = toQString(candidate.device->id);
        row.isSelected = isPlanned(candidate);
        row.cells = {nameCell(candidate)};
        for (std::size_t k = 0; k < keys.size(); ++k) {
            const double value = *rankValue(candidate.ranked, keys[k]);
            Cell cell = numberCell(numberText(shown(keys[k], value, display), display), shown(keys[k], value, display));
            cell.kind = CellKind::Bar;
            cell.fraction = largest[k] > 0 ? value / largest[k] : 0;
            row.cells.push_back(cell);
            if (k == 0) {
                const double share = candidate.ranked.mfu.value_or(0);  // ranked by it, hence there
                Cell mfu = numberCell(display.percent(share), share);
                mfu.ink = candidate.isPredicted ? Ink::Text1 : Ink::Text2;
                mfu.tooltip = candidate.isPredicted ? QCoreApplication::translate("UnitCost", "predicted for this device")
                                                    : QCoreApplication::translate("UnitCost", "the same for every device");
                row.cells.push_back(mfu);
            }
        }
        row.cells.push_back(numberCell(sign + display.price(candidate.ranked.price), display.convert(candidate.ranked.price)));
        row.cells.push_back(sourceCell(candidate, display));
        table.rows.push_back(std::move(row));
    }
    for (std::size_t k = 0; k < keys.size(); ++k) {
        std::vector<Cell*> column;
        column.reserve(table.rows.size());
        for (Row& row : table.rows)
            column.push_back(&row.cells[k == 0 ? 1 : k + 2]);
        markBest(column, ranksAscending(keys[k]));
    }
    bool isFirst = true;
    for (const Candidate& candidate : all) {
        if (std::find(ranked.begin(), ranked.end(), &candidate) != ranked.end())
            continue;
        // Of devices without a price only those are listed that have the format: the others could not be ranked anyway.
        if (!candidate.isSupported && !candidate.price && !isPlanned(candidate))
            continue;
        if (isFirst)
            table.rows.push_back(groupRow(QStringLiteral("unranked"), QCoreApplication::translate("UnitCost", "Not ranked")));
        isFirst = false;
        Row row;
        row.id = toQString(candidate.device->id);
        row.isSelected = isPlanned(candidate);
        Cell reason = hatchCell(!candidate.isSupported
                                    ? QCoreApplication::translate("UnitCost", "%1 not supported").arg(toQString(formatName(choice.format)).toUpper())
                                : !candidate.price    ? QCoreApplication::translate("UnitCost", "no price")
                                : candidate.isPending ? QCoreApplication::translate("UnitCost", "being predicted")
                                : !candidate.fits     ? QCoreApplication::translate("UnitCost", "does not fit")
                                                      : QCoreApplication::translate("UnitCost", "no MFU"));
        if (candidate.isSupported && !candidate.price)
            reason.link = QCoreApplication::translate("UnitCost", "Enter price…");
        Cell price = candidate.price ? numberCell(sign + display.price(candidate.ranked.price), display.convert(candidate.ranked.price))
                                     : textCell(QStringLiteral("—"));
        row.cells = {nameCell(candidate), reason, textCell({}), textCell({}), textCell({}), textCell({}), price, sourceCell(candidate, display)};
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString unitCostTitle(const Table& table, Format format)
{
    QStringList names;
    for (const Row& row : table.rows) {
        if (row.isGroup)
            break;
        names << row.cells.front().text;
    }
    const QString name = toQString(formatName(format)).toUpper();
    if (names.isEmpty())
        return QCoreApplication::translate("UnitCost", "%1: no device can be ranked").arg(name);
    if (names.size() == 1)
        return QCoreApplication::translate("UnitCost", "%1: only %2 can be ranked").arg(name, names[0]);
    return QCoreApplication::translate("UnitCost", "%1: %2 and %3 are cheapest per effective PFLOP-hour").arg(name, names[0], names[1]);
}

}  // namespace outlay::ui
