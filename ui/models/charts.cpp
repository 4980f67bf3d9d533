// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/charts.h"

#include "ui/document/coretext.h"
#include "ui/models/figures.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace outlay::ui {

namespace {

double baseAmount(const Estimate& base, std::string_view id)
{
    for (const outlay::CostNode& node : base.tree) {
        if (node.item->id == id)
            return node.known ? node.amount : 0;
    }
    return 0;
}

struct OptionLook {
    int series = 1;
    LineDash dash = LineDash::Solid;
};

/// Self-hosting is blue (rent solid, own dotted), an API green and dashed; further options take further series.
OptionLook lookOf(const Estimate& estimate, std::size_t index)
{
    const OptionEstimate& option = estimate.options[index];
    int same = 0;
    for (std::size_t i = 0; i < index; ++i) {
        const OptionEstimate& other = estimate.options[i];
        same += (other.kind == OptionKind::Api) == (option.kind == OptionKind::Api) && other.ownership == option.ownership ? 1 : 0;
    }
    if (same > 0)
        return {1 + static_cast<int>((index + 3) % 7), LineDash::OfSeries};
    if (option.kind == OptionKind::Api)
        return {3, LineDash::Dashed};
    return {1, option.kind == OptionKind::Fleet && option.ownership == Ownership::Own ? LineDash::Dotted : LineDash::Solid};
}

}  // namespace

CostKind kindOf(outlay::CostKind kind)
{
    switch (kind) {
    case outlay::CostKind::Phase:
        return CostKind::Phase;
    case outlay::CostKind::Compute:
        return CostKind::Compute;
    case outlay::CostKind::Api:
        return CostKind::Api;
    case outlay::CostKind::People:
        return CostKind::People;
    case outlay::CostKind::Data:
        return CostKind::Data;
    case outlay::CostKind::Storage:
        return CostKind::Storage;
    case outlay::CostKind::Network:
        return CostKind::Network;
    case outlay::CostKind::Other:
        return CostKind::Other;
    }
    return CostKind::Other;
}

CostNode costTreeOf(const EstimateSet& estimates, const Display& display)
{
    const Estimate& estimate = estimates.shown();
    const double total = !estimate.tree.empty() && estimate.tree.front().known ? estimate.tree.front().amount : 0;
    const bool isPriced = estimate.inputs.priceKnown;
    // Pre-order with depths: children are gathered from the back, so that each list is complete when its parent takes it.
    CostNode root;
    std::vector<std::pair<int, CostNode>> open;
    for (std::size_t i = estimate.tree.size(); i-- > 0;) {
        const outlay::CostNode& node = estimate.tree[i];
        CostNode made;
        made.id = toQString(node.item->id);
        made.label = coreText(node.item->label);
        made.kind = kindOf(node.item->kind);
        made.basisAmount = display.convert(baseAmount(estimates.base(), node.item->id));
        if (node.known) {
            made.amount = display.convert(node.amount);
            made.amountText = display.money(node.amount);
            made.shareText = total > 0 ? display.share(node.amount / total) : QString();
        } else {
            made.amountText = !estimate.valid ? QCoreApplication::translate("Charts", "not known")
                              : isPriced      ? QCoreApplication::translate("Charts", "incomplete")
                                              : QCoreApplication::translate("Charts", "no price");
        }
        while (!open.empty() && open.back().first == node.depth + 1) {
            made.children.append(std::move(open.back().second));
            open.pop_back();
        }
        if (i == 0)
            root = std::move(made);
        else
            open.emplace_back(node.depth, std::move(made));
    }
    return root;
}

QString treeSubtitle(const EstimateSet& estimates, const Display& display)
{
    Q_UNUSED(display)
    const Estimate& estimate = estimates.shown();
    QString text = QCoreApplication::translate("Charts", "%1 by cost item").arg(totalName(estimate));
    if (!estimate.tree.empty() && !estimate.tree.front().complete)
        text += QStringLiteral(" · ") + QCoreApplication::translate("Charts", "hatched = unknown size, drawn as in the base");
    return text;
}

ChartSpec tcoChart(const Estimate& estimate, const Display& display)
{
    ChartSpec spec;
    spec.format = display.format();
    spec.title = tcoTitle(estimate, display);
    double largest = 0;
    for (const OptionEstimate& option : estimate.options) {
        if (!option.known)
            continue;
        for (const double value : option.cumulative)
            largest = std::max(largest, std::abs(value));
    }
    // A budget far above the curves would press them flat: it is then said instead of drawn.
    const double budget = estimate.inputs.budget;
    const bool isBudgetDrawn = budget > 0 && (largest <= 0 || budget <= 1.8 * largest);
    if (isBudgetDrawn)
        largest = std::max(largest, budget);
    const NumberScale scale = display.moneyScale(largest);
    const auto inUnits = [&](double usd) { return display.convert(usd) / scale.factor; };
    spec.subtitle = QCoreApplication::translate("Charts", "Cumulative cost, %1, by month").arg(display.moneyUnit(scale));
    if (budget > 0 && !isBudgetDrawn)
        spec.subtitle += QStringLiteral(" · ") + QCoreApplication::translate("Charts", "budget %1, beyond the scale").arg(display.money(budget));
    spec.xName = QCoreApplication::translate("Charts", "Month");
    spec.valueDecimals = 2;
    const int months = static_cast<int>(estimate.decisions.tcoMonths);
    spec.x.minimum = 0;
    spec.x.maximum = months;
    const int step = months <= 6 ? 1 : months <= 12 ? 3 : months <= 36 ? 6 : months <= 120 ? 12 : 60;
    for (int month = 0; month <= months; ++month) {
        const bool isNamed = month % step == 0;
        if (isNamed || months <= 36)
            spec.x.ticks.append({static_cast<double>(month), !isNamed     ? QString()
                                                             : month == 0 ? QCoreApplication::translate("Charts", "start")
                                                                          : QString::number(month)});
    }
    QStringList sentences;
    for (std::size_t i = 0; i < estimate.options.size(); ++i) {
        const OptionEstimate& option = estimate.options[i];
        if (!option.known || option.cumulative.empty())
            continue;
        const OptionLook look = lookOf(estimate, i);
        ChartSeries series;
        series.name = optionName(option);
        series.number = look.series;
        series.dash = look.dash;
        series.width = static_cast<int>(i) == estimate.servingIndex ? 2.25 : 2.0;
        for (std::size_t month = 0; month < option.cumulative.size(); ++month)
            series.points.append({static_cast<double>(month), inUnits(option.cumulative[month])});
        series.points = decimated(series.points);
        series.endText = QString::fromStdString(display.format().inScale(display.convert(option.cumulative.back()), scale,
                                                                         inUnits(largest) >= 100  ? 0
                                                                         : inUnits(largest) >= 10 ? 1
                                                                                                  : 2))
                         + QString::fromStdString(scale.suffix);
        spec.series << series;
        sentences << QCoreApplication::translate("Charts", "%1 %2").arg(series.name, display.money(option.cumulative.back()));
    }
    if (isBudgetDrawn)
        spec.horizontals.append({inUnits(estimate.inputs.budget),
                                 QCoreApplication::translate("Charts", "Budget %1").arg(display.money(estimate.inputs.budget)), true, false});
    if (const auto month = estimate.find(Figure::BreakEvenMonth); month && *month > 0 && estimate.servingIndex >= 0) {
        const auto& curve = estimate.options[static_cast<std::size_t>(estimate.servingIndex)].cumulative;
        const auto before = static_cast<std::size_t>(std::floor(*month));
        if (before + 1 < curve.size()) {
            const double part = *month - std::floor(*month);
            ChartMark mark;
            mark.at = {*month, inUnits(curve[before] + part * (curve[before + 1] - curve[before]))};
            mark.title = QCoreApplication::translate("Charts", "Break-even, month %1").arg(display.decimal(*month, 1));
            spec.marks.append(mark);
        }
    }
    spec.alt = spec.title + QStringLiteral(". ") + sentences.join(QStringLiteral(", "));
    return spec;
}

BarsSpec scenarioBars(const EstimateSet& estimates, const Display& display)
{
    BarsSpec spec;
    spec.heads = {QCoreApplication::translate("Charts", "Scenario"), totalName(estimates.base())};
    for (std::size_t i = 0; i < estimates.scenarios.size(); ++i) {
        const Estimate& estimate = *estimates.scenarios[i];
        BarRow row;
        row.id = toQString(estimates.plan->scenarios[i].id);
        row.label = scenarioName(estimates, i, display);
        row.isStrong = i == estimates.activeIndex;
        row.series = i == estimates.activeIndex ? 1 : 8;
        if (estimate.figures.knows(Figure::TotalCost)) {
            row.value = display.convert(estimate[Figure::TotalCost]);
            row.text = display.money(estimate[Figure::TotalCost]);
            if (const auto change = i == 0 ? std::nullopt : changeOf(estimate, estimates.base(), Figure::TotalCost))
                row.note = display.change(*change);
        } else {
            row.text = QCoreApplication::translate("Charts", "incomplete");
        }
        spec.bars.append(row);
    }
    return spec;
}

BarsSpec largestItems(const Estimate& estimate, const Display& display, int most)
{
    BarsSpec spec;
    spec.heads = {QCoreApplication::translate("Charts", "Cost item"), QCoreApplication::translate("Charts", "Amount")};
    std::vector<const outlay::CostNode*> leaves;
    for (std::size_t i = 0; i < estimate.tree.size(); ++i) {
        const outlay::CostNode& node = estimate.tree[i];
        const bool isLeaf = i + 1 == estimate.tree.size() || estimate.tree[i + 1].depth <= node.depth;
        if (isLeaf && (!node.known || node.amount > 0))
            leaves.push_back(&node);
    }
    std::stable_sort(leaves.begin(), leaves.end(),
                     [](const outlay::CostNode* a, const outlay::CostNode* b) { return a->known != b->known ? !a->known : a->amount > b->amount; });
    const double total = estimate.tree.empty() ? 0 : estimate.tree.front().amount;
    for (const outlay::CostNode* node : leaves) {
        if (spec.bars.size() >= most)
            break;
        BarRow row;
        row.id = toQString(node->item->id);
        row.label = coreText(node->item->label);
        row.series = kindSeries(kindOf(node->item->kind));
        if (node->known) {
            row.value = display.convert(node->amount);
            row.text = display.money(node->amount);
            row.note = total > 0 ? display.share(node->amount / total) : QString();
        } else {
            row.text = QCoreApplication::translate("Charts", "no price");
        }
        spec.bars.append(row);
    }
    return spec;
}

}  // namespace outlay::ui
