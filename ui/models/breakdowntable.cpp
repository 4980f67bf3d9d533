// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/charts.h"
#include "ui/models/figures.h"
#include "ui/models/tables.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace outlay::ui {

namespace {

const outlay::CostNode* findNode(const Estimate& estimate, std::string_view id)
{
    const auto found = std::find_if(estimate.tree.begin(), estimate.tree.end(), [&](const outlay::CostNode& node) { return node.item->id == id; });
    return found == estimate.tree.end() ? nullptr : &*found;
}

}  // namespace

Table breakdownTable(const EstimateSet& estimates, const Display& display)
{
    const Estimate& estimate = estimates.shown();
    const Estimate& base = estimates.base();
    const bool withBase = !estimates.isBaseActive();
    const double total = estimate.tree.empty() ? 0 : estimate.tree.front().amount;
    double largest = total;
    for (const outlay::CostNode& node : estimate.tree)
        largest = std::max(largest, std::abs(node.amount));
    const NumberScale scale = display.moneyScale(largest);
    const QString unit = display.moneyUnit(scale);

    Table table;
    table.columns = {{QCoreApplication::translate("BreakdownTable", "Cost item"), false, false, false, 220, QStringLiteral("item")},
                     {unit, true, false, false, 96, QStringLiteral("amount")},
                     {QCoreApplication::translate("BreakdownTable", "Share"), true, true, false, 200, QStringLiteral("share")},
                     {QCoreApplication::translate("BreakdownTable", "Formula"), false, false, false, 0, QStringLiteral("formula")}};
    if (withBase) {
        table.columns.insert(table.columns.end() - 1,
                             {QCoreApplication::translate("BreakdownTable", "Base, %1").arg(unit), true, false, false, 112, QStringLiteral("base")});
        table.columns.insert(table.columns.end() - 1, {QStringLiteral("Δ"), true, false, false, 84, QStringLiteral("change")});
    }
    for (const outlay::CostNode& node : estimate.tree) {
        const Quantity& quantity = quantityOf(node.item->amount);
        Row row;
        row.id = toQString(node.item->id);
        row.depth = node.depth;
        Cell name = textCell(coreText(node.item->label));
        name.isStrong = node.item->kind == outlay::CostKind::Phase;
        Cell amount = node.known ? numberCell(display.inScale(node.amount, scale), display.convert(node.amount))
                                 : hatchCell(QCoreApplication::translate("BreakdownTable", "no price"));
        amount.isStrong = name.isStrong;
        if (node.known)
            amount.tooltip = display.moneyExact(node.amount);
        Cell share;
        if (node.known && total > 0) {
            share = numberCell(display.share(node.amount / total), node.amount / total);
            share.kind = CellKind::Bar;
            share.fraction = std::clamp(node.amount / total, 0.0, 1.0);
            share.barKind = static_cast<int>(kindOf(node.item->kind)) + 1;
        } else {
            share = textCell(QString());
        }
        Cell formula = textCell(quantity.formula.empty() ? coreText(quantity.method) : toQString(quantity.formula));
        formula.ink = Ink::Text2;
        formula.tooltip = toQString(evaluatedFormula(quantity, estimate.figures));
        row.cells = {name, amount, share, formula};
        if (withBase) {
            const outlay::CostNode* before = findNode(base, node.item->id);
            Cell was = before && before->known ? numberCell(display.inScale(before->amount, scale), display.convert(before->amount))
                                               : textCell(QStringLiteral("—"));
            was.ink = Ink::Text2;
            const auto change = changeOf(estimate, base, node.item->amount);
            Cell delta = change ? changeCell(display.change(*change), *change) : textCell(QStringLiteral("—"));
            row.cells.insert(row.cells.end() - 1, was);
            row.cells.insert(row.cells.end() - 1, delta);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table tcoTable(const Estimate& estimate, const Display& display)
{
    double largest = 0;
    for (const OptionEstimate& option : estimate.options) {
        for (const double value : option.cumulative)
            largest = std::max(largest, std::abs(value));
    }
    const NumberScale scale = display.moneyScale(largest);
    const QString unit = display.moneyUnit(scale);
    Table table;
    table.columns = {{QCoreApplication::translate("BreakdownTable", "Month"), false, false, false, 72, QStringLiteral("month")}};
    for (std::size_t i = 0; i < estimate.options.size(); ++i) {
        const OptionEstimate& option = estimate.options[i];
        const bool isMarked = static_cast<int>(i) == estimate.servingIndex;
        const QString id = toQString(option.id);
        table.columns.push_back({QCoreApplication::translate("BreakdownTable", "%1, month, %2").arg(optionName(option), unit), true, false, false, 0,
                                 id + QStringLiteral(":month")});
        table.columns.push_back(
            {QCoreApplication::translate("BreakdownTable", "%1, sum, %2").arg(optionName(option), unit), true, false, isMarked, 0, id});
    }
    std::size_t months = 0;
    for (const OptionEstimate& option : estimate.options)
        months = std::max(months, option.cumulative.size());
    for (std::size_t month = 0; month < months; ++month) {
        Row row;
        row.id = QString::number(month);
        Cell head = textCell(month == 0 ? QCoreApplication::translate("BreakdownTable", "Start") : display.count(static_cast<double>(month)));
        head.value = static_cast<double>(month);
        row.cells = {head};
        for (const OptionEstimate& option : estimate.options) {
            if (!option.known || month >= option.cumulative.size()) {
                row.cells.push_back(hatchCell(QCoreApplication::translate("BreakdownTable", "no price")));
                row.cells.push_back(hatchCell(QCoreApplication::translate("BreakdownTable", "no price")));
                continue;
            }
            const double monthly = month == 0 ? option.cumulative.front() : option.monthly[month - 1];
            Cell spent = numberCell(display.inScale(monthly, scale), display.convert(monthly));
            spent.ink = Ink::Text2;
            row.cells.push_back(spent);
            row.cells.push_back(numberCell(display.inScale(option.cumulative[month], scale), display.convert(option.cumulative[month])));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace outlay::ui
