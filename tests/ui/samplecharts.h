// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sample charts and a cost tree, shared by the gallery and the tests of the charts.
#pragma once

#include "ui/charts/barsview.h"
#include "ui/charts/chartspec.h"
#include "ui/charts/costtree.h"

namespace outlay::ui::sample {

inline ChartSpec fan()
{
    ChartSpec spec;
    spec.title = QStringLiteral("Rent breaks even with the API in month 8.7");
    spec.subtitle = QStringLiteral("Cumulative cost, M$, by month · band P10–P90");
    spec.xName = QStringLiteral("Month");
    ChartSeries rent{QStringLiteral("Rent"), 1, {}, {}, QStringLiteral("33.3M"), LineDash::Solid, 2.25, false};
    ChartSeries own{QStringLiteral("Own"), 1, {}, {}, QStringLiteral("46.3M"), LineDash::Dotted, 2, false};
    ChartSeries api{QStringLiteral("API"), 3, {}, {}, QStringLiteral("43.9M"), LineDash::Dashed, 2, false};
    ChartBand rentBand{1, {}, {}, false};
    ChartBand apiBand{3, {}, {}, true};
    for (int month = 0; month <= 12; ++month) {
        const double rentCost = 25.5 + 0.55 * month + 0.008 * month * month;
        const double apiCost = 3.05 * month + 0.05 * month * month;
        rent.points << QPointF(month, rentCost);
        own.points << QPointF(month, 37.6 + 0.72 * month);
        api.points << QPointF(month, apiCost);
        rentBand.low << QPointF(month, rentCost * 0.935);
        rentBand.high << QPointF(month, rentCost * 1.14);
        apiBand.low << QPointF(month, apiCost * 0.83);
        apiBand.high << QPointF(month, apiCost * 1.19);
        spec.x.ticks << ChartTick{double(month), month == 0 ? QStringLiteral("start") : month % 3 == 0 ? QString::number(month) : QString()};
    }
    spec.series = {own, api, rent};
    spec.bands = {rentBand, apiBand};
    spec.horizontals << ChartLine{36.0, QStringLiteral("Budget 36.0M"), true, false};
    spec.marks << ChartMark{QPointF(8.7, 30.9), QStringLiteral("Break-even, month 8.7"), QStringLiteral("P10–P90 7.5–11.4"), true, Ink::Text1, 7.5, 11.4};
    return spec;
}

inline ChartSpec bars()
{
    ChartSpec spec;
    spec.kind = ChartKind::GroupedBar;
    spec.title = QStringLiteral("B200 is cheapest");
    spec.categories = {QStringLiteral("H100"), QStringLiteral("H200"), QStringLiteral("B200")};
    spec.series = {ChartSeries{QStringLiteral("Training"), 1, {}, {20.6, 23.7, 18.8}, {}, LineDash::OfSeries, 2, false},
                   ChartSeries{QStringLiteral("Serving"), 2, {}, {7.9, 7.1, 6.2}, {}, LineDash::OfSeries, 2, false}};
    return spec;
}

inline CostNode node(const char* id, const char* label, double amount, CostKind kind, QList<CostNode> children = {})
{
    CostNode result;
    result.id = QString::fromLatin1(id);
    result.label = QString::fromUtf8(label);
    result.amount = amount;
    result.amountText = QString::fromStdString(NumberFormat().money(amount));
    result.shareText = QString::fromStdString(NumberFormat().share(amount / 33.30e6));
    result.kind = kind;
    result.children = std::move(children);
    return result;
}

inline CostNode tree()
{
    using K = CostKind;
    return node("total", "Total", 33.30e6, K::Phase,
                {node("training", "Training", 25.45e6, K::Phase,
                      {node("compute", "Compute", 19.90e6, K::Compute,
                            {node("final", "Final run", 16.58e6, K::Compute), node("experiments", "Experiments", 2.49e6, K::Compute),
                             node("failed", "Failed runs", 0.83e6, K::Compute)}),
                       node("contingency", "Contingency", 2.31e6, K::Other), node("people", "People", 1.92e6, K::People, {node("team", "Training team", 1.92e6, K::People)}),
                       node("data", "Data", 1.05e6, K::Data, {node("labels", "Labelling", 0.56e6, K::Data), node("clean", "Cleaning", 0.49e6, K::Data)}),
                       node("storage", "Storage", 0.27e6, K::Storage)}),
                 node("serving", "Serving", 7.85e6, K::Phase,
                      {node("load", "Compute", 7.13e6, K::Compute, {node("l", "Load", 7.08e6, K::Compute), node("spare", "Spare", 0.05e6, K::Compute)}),
                       node("oncall", "People", 0.72e6, K::People, {node("staff", "On-call staff", 0.72e6, K::People)})})});
}

inline BarsSpec tornado()
{
    BarsSpec spec;
    const auto row = [&spec](const char* label, const char* range, double low, double high) {
        spec.tornado << TornadoRow{QString::fromLatin1(label), QString::fromUtf8(label), QString::fromUtf8(range), low, high,
                                   QString::fromStdString(NumberFormat().signedDecimal(low, 1)), QString::fromStdString(NumberFormat().signedDecimal(high, 1))};
    };
    row("Realised share", "56–68%", 2.2, -1.8);
    row("Replica throughput", "−19…+23%", 1.6, -1.3);
    row("Device price", "2.62–2.97", -1.4, 1.4);
    row("Output per user-day", "3.4–4.7K", -1.1, 1.3);
    row("One-sided", "1–2", 0.3, 0.8);
    return spec;
}

inline BarsSpec ranking()
{
    BarsSpec spec;
    const auto row = [&spec](const char* label, double value, bool isStrong) {
        spec.bars << BarRow{QString::fromLatin1(label), QString::fromUtf8(label), value, QString::fromStdString(NumberFormat().decimal(value, 2) + " s"),
                            QStringLiteral("· 14%"), {}, {}, 1, isStrong};
    };
    row("GEMM", 4.90, true);
    row("Attention", 1.00, true);
    row("Recompute, latency", 0.43, false);
    row("Tensor parallel", 0.24, false);
    spec.bars.first().low = 4.2;
    spec.bars.first().high = 5.6;
    spec.bars << BarRow{QStringLiteral("MI355X"), QStringLiteral("MI355X"), {}, QStringLiteral("no price"), {}, {}, {}, 1, false};
    return spec;
}

}  // namespace outlay::ui::sample
