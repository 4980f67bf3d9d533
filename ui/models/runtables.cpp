// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runtables.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <cmath>

namespace outlay::ui {

namespace {

Cell unknown()
{
    Cell cell = textCell(QStringLiteral("—"));
    cell.kind = CellKind::Number;
    cell.ink = Ink::Text3;
    return cell;
}

Cell nameCell(const RunComparison& c)
{
    Cell cell = textCell(toQString(c.run->name), c.run->claim        ? QCoreApplication::translate("Runs", "claim")
                                                 : c.run->comparable ? QString()
                                                                     : QCoreApplication::translate("Runs", "other work too"));
    cell.tooltip = toQString(c.run->provenance.source);
    return cell;
}

Cell hardwareCell(const RunComparison& c, const Display& display)
{
    if (!c.facts.device)
        return textCell(QStringLiteral("—"));
    const QString device = toQString(c.facts.device->name);
    Cell cell = textCell(c.run->setting.devices ? QStringLiteral("%1 × %2").arg(display.count(*c.run->setting.devices), device) : device);
    cell.tooltip = device;
    return cell;
}

Cell reportedCell(const RunComparison& c, const Display& display)
{
    if (!c.facts.deviceHours)
        return unknown();
    Cell cell = numberCell(display.compact(*c.facts.deviceHours), *c.facts.deviceHours);
    if (c.facts.hoursDerived)
        cell.tooltip = QCoreApplication::translate("Runs", "Devices × days × 24");
    return cell;
}

Cell predictedCell(const RunEntry& entry, const Display& display)
{
    const RunComparison& c = entry.comparison;
    if (entry.isPending) {
        Cell cell = unknown();
        cell.text = QStringLiteral("…");
        return cell;
    }
    if (!c.forecast) {
        Cell cell = unknown();
        if (c.problem)
            cell.tooltip = issueText(*c.problem, &display);
        return cell;
    }
    Cell cell = numberCell(display.compact(c.forecast->deviceHours), c.forecast->deviceHours);
    cell.note = display.range(display.compact(c.forecast->low), display.compact(c.forecast->high));
    return cell;
}

Cell ratioCell(const RunEntry& entry, const Display& display)
{
    const std::optional<double> ratio = entry.comparison.ratio();
    if (entry.isPending || !ratio)
        return unknown();
    Cell cell = numberCell(QStringLiteral("%1 ×").arg(display.decimal(*ratio, 2)), *ratio);
    const bool isWithin = entry.comparison.withinBand();
    cell.note = isWithin ? QString() : QCoreApplication::translate("Runs", "outside");
    cell.noteInk = Ink::Warn;
    return cell;
}

Cell mfuCell(const RunComparison& c, const Display& display)
{
    if (!c.facts.check)
        return unknown();
    Cell cell = numberCell(display.percent(c.facts.check->impliedMfu), c.facts.check->impliedMfu);
    cell.note = toQString(c.run->setting.fp16 ? "fp16" : formatName(c.run->setting.format)).toUpper();
    if (c.run->setting.format != Format::Bf16 && c.facts.bf16Mfu)
        cell.tooltip = QCoreApplication::translate("Runs", "%1 of the peak for BF16").arg(display.percent(*c.facts.bf16Mfu));
    return cell;
}

Cell costCell(const RunComparison& c, const RunChoice& choice, const Display& display)
{
    const std::optional<double> cost = runCost(c, choice);
    if (!cost) {
        Cell cell = c.facts.device && c.facts.deviceHours ? hatchCell(QCoreApplication::translate("Runs", "no price")) : unknown();
        if (c.run->report.costLow)
            cell.tooltip = QCoreApplication::translate("Runs", "Stated: %1").arg(display.money(*c.run->report.costLow));
        return cell;
    }
    Cell cell = numberCell(display.money(*cost), *cost);
    if (c.run->report.costLow)
        cell.tooltip = QCoreApplication::translate("Runs", "Stated: %1").arg(display.money(*c.run->report.costLow));
    return cell;
}

Cell scoreCell(const RunComparison& c, const Display& display)
{
    if (!c.run->report.mmluPro)
        return unknown();
    Cell cell = numberCell(display.decimal(*c.run->report.mmluPro, 1), *c.run->report.mmluPro);
    cell.tooltip = toQString(c.run->report.mmluProNote);
    return cell;
}

Cell verdictCell(const RunComparison& c)
{
    if (!c.facts.check)
        return textCell(QStringLiteral("—"));
    const Verdict verdict = c.facts.check->verdict;
    Cell cell = textCell(verdictWord(verdict));
    cell.ink = verdict == Verdict::Plausible ? Ink::Text1 : verdict == Verdict::Impossible ? Ink::Bad : Ink::Warn;
    cell.isStrong = verdict != Verdict::Plausible;
    cell.tooltip = coreText(verdictText(verdict));
    return cell;
}

QString pointText(const RunComparison& c, const Display& display)
{
    return toQString(c.run->name) + QLatin1Char('\n')
           + QCoreApplication::translate("Runs", "reported %1 device-hours").arg(display.compact(*c.facts.deviceHours)) + QLatin1Char('\n')
           + QCoreApplication::translate("Runs", "predicted %1 (P10–P90 %2)")
                 .arg(display.compact(c.forecast->deviceHours), display.range(display.compact(c.forecast->low), display.compact(c.forecast->high)));
}

void addPoint(ChartSeries& series, const QPointF& point, const QString& text)
{
    series.points << point;
    series.pointTexts << text;
}

ChartSeries points(const QString& name, int number)
{
    ChartSeries series;
    series.name = name;
    series.number = number;
    series.isPoints = true;
    return series;
}

}  // namespace

QString verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Low:
        return QCoreApplication::translate("Runs", "Low");
    case Verdict::Plausible:
        return QCoreApplication::translate("Runs", "Plausible");
    case Verdict::High:
        return QCoreApplication::translate("Runs", "High");
    case Verdict::Impossible:
        return QCoreApplication::translate("Runs", "Impossible");
    }
    return {};
}

std::optional<double> runCost(const RunComparison& c, const RunChoice& choice)
{
    if (!choice.book || !c.facts.device)
        return std::nullopt;
    return outlay::runCost(c.facts, runPrice(c.facts.device->id, *choice.book, choice.day, choice.cnyPerUsd));
}

bool isChosen(const RunComparison& c, const RunChoice& choice)
{
    if (choice.shape != RunShape::All && c.facts.sparse() != (choice.shape == RunShape::Experts))
        return false;
    if (!choice.device.empty() && (!c.facts.device || c.facts.device->id != choice.device))
        return false;
    if (choice.text.isEmpty())
        return true;
    const QString all = toQString(c.run->name) + QLatin1Char(' ') + toQString(c.run->id) + QLatin1Char(' ')
                        + (c.facts.device ? toQString(c.facts.device->name) : QString()) + QLatin1Char(' ') + toQString(c.run->provenance.source);
    return all.contains(choice.text, Qt::CaseInsensitive);
}

Table runsTable(const std::vector<RunEntry>& runs, const RunChoice& choice, const Display& display)
{
    Table table;
    table.columns = {{QCoreApplication::translate("Runs", "Run"), false, false, false, 288, QStringLiteral("run")},
                     {QCoreApplication::translate("Runs", "Hardware"), false, false, false, 192, QStringLiteral("hardware")},
                     {QCoreApplication::translate("Runs", "Tokens"), true, false, false, 78, QStringLiteral("tokens")},
                     {QCoreApplication::translate("Runs", "Reported h"), true, false, false, 80, QStringLiteral("reported")},
                     {QCoreApplication::translate("Runs", "Predicted h"), true, false, false, 184, QStringLiteral("predicted")},
                     {QCoreApplication::translate("Runs", "Ratio"), true, false, false, 94, QStringLiteral("ratio")},
                     {QCoreApplication::translate("Runs", "Implied MFU"), true, false, false, 88, QStringLiteral("mfu")},
                     {QCoreApplication::translate("Runs", "Cost"), true, false, false, 84, QStringLiteral("cost")},
                     {QCoreApplication::translate("Runs", "MMLU-Pro"), true, false, false, 84, QStringLiteral("mmlu")},
                     {QCoreApplication::translate("Runs", "Verdict"), false, false, false, 76, QStringLiteral("verdict")}};
    for (const RunEntry& entry : runs) {
        const RunComparison& c = entry.comparison;
        if (!isChosen(c, choice))
            continue;
        Row row;
        row.id = toQString(c.run->id);
        const std::optional<double>& tokens = c.run->setting.tokens;
        row.cells = {nameCell(c),
                     hardwareCell(c, display),
                     tokens ? numberCell(display.compact(*tokens), *tokens) : unknown(),
                     reportedCell(c, display),
                     predictedCell(entry, display),
                     ratioCell(entry, display),
                     mfuCell(c, display),
                     costCell(c, choice, display),
                     scoreCell(c, display),
                     verdictCell(c)};
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString runsTitle(const std::vector<RunEntry>& runs, const RunChoice& choice, const Display& display)
{
    std::vector<RunComparison> known;
    bool isPending = false;
    for (const RunEntry& entry : runs) {
        if (!isChosen(entry.comparison, choice))
            continue;
        isPending = isPending || entry.isPending;
        known.push_back(entry.comparison);
    }
    const RunsSummary summary = summarise(known);
    if (isPending || summary.compared == 0)
        return QCoreApplication::translate("Runs", "Published runs and what was predicted");
    return QCoreApplication::translate("Runs", "%1 of %2 runs within the band, median error %3")
        .arg(summary.withinBand)
        .arg(summary.compared)
        .arg(display.percent(summary.medianError));
}

ChartSpec runsChart(const std::vector<RunEntry>& runs, const RunChoice& choice, const PredictionBand& band, const Display& display)
{
    ChartSpec spec;
    spec.kind = ChartKind::Scatter;
    spec.title = QCoreApplication::translate("Runs", "Predicted against reported");
    spec.subtitle = QCoreApplication::translate("Runs", "Device-hours · shade P10–P90 · disc dense, square MoE, diamond claim");
    spec.format = display.format();
    spec.hasEndLabels = false;
    spec.x.isLog = spec.y.isLog = true;
    ChartSeries dense = points(QCoreApplication::translate("Runs", "Dense"), 1);
    ChartSeries experts = points(QCoreApplication::translate("Runs", "With experts"), 2);
    ChartSeries claims = points(QCoreApplication::translate("Runs", "Claims"), 4);
    double low = 1e300;
    double high = 0;
    spec.table.heads = {QCoreApplication::translate("Runs", "Run"), QCoreApplication::translate("Runs", "Reported h"),
                        QCoreApplication::translate("Runs", "Predicted h"), QStringLiteral("P10"), QStringLiteral("P90")};
    for (const RunEntry& entry : runs) {
        const RunComparison& c = entry.comparison;
        if (entry.isPending || !c.ratio() || !isChosen(c, choice))
            continue;
        const QPointF at(*c.facts.deviceHours, c.forecast->deviceHours);
        low = std::min({low, at.x(), at.y()});
        high = std::max({high, at.x(), at.y()});
        addPoint(c.run->claim || !c.run->comparable ? claims : c.facts.sparse() ? experts : dense, at, pointText(c, display));
        spec.table.rows << QStringList{toQString(c.run->name), display.compact(at.x()), display.compact(at.y()), display.compact(c.forecast->low),
                                       display.compact(c.forecast->high)};
    }
    if (high <= 0)
        return spec;
    low = std::pow(10.0, std::floor(std::log10(low)));
    high = std::pow(10.0, std::ceil(std::log10(high)));
    spec.x.minimum = spec.y.minimum = low;
    spec.x.maximum = spec.y.maximum = high;
    // Published hours lie in [predicted·low, predicted·high]: seen from the reported hours, predictions lie in [r/high, r/low].
    ChartBand shade;
    shade.number = 8;
    for (const double at : {low, high}) {
        shade.low << QPointF(at, std::max(low, at / band.high));
        shade.high << QPointF(at, std::min(high, at / band.low));
    }
    // The corners where the band meets the frame.
    shade.low.insert(1, QPointF(low * band.high, low));
    shade.high.insert(1, QPointF(low * band.high, low * band.high / band.low));
    shade.low.insert(2, QPointF(high * band.low, high * band.low / band.high));
    shade.high.insert(2, QPointF(high * band.low, high));
    spec.bands << shade;
    ChartSeries diagonal;
    diagonal.name = QCoreApplication::translate("Runs", "Equal");
    diagonal.number = 8;
    diagonal.dash = LineDash::Solid;
    diagonal.width = 1;
    diagonal.points = {QPointF(low, low), QPointF(high, high)};
    spec.series = {diagonal, dense, experts, claims};
    return spec;
}

ChartSpec scoreChart(const std::vector<RunEntry>& runs, const RunChoice& choice, const Display& display)
{
    ChartSpec spec;
    spec.kind = ChartKind::Scatter;
    spec.title = QCoreApplication::translate("Runs", "MMLU-Pro and cost");
    spec.subtitle =
        QCoreApplication::translate("Runs", "Percent over cost in %1 · disc at the price book, ring as stated").arg(display.currencySign().trimmed());
    spec.format = display.format();
    spec.hasEndLabels = false;
    spec.x.isLog = true;
    spec.y.includesZero = false;
    ChartSeries booked = points(QCoreApplication::translate("Runs", "At the price book"), 1);
    ChartSeries stated = points(QCoreApplication::translate("Runs", "As stated"), 8);
    booked.hasPointNames = stated.hasPointNames = true;
    spec.table.heads = {QCoreApplication::translate("Runs", "Run"), QCoreApplication::translate("Runs", "Cost"),
                        QCoreApplication::translate("Runs", "MMLU-Pro"), QCoreApplication::translate("Runs", "Source of the score")};
    for (const RunEntry& entry : runs) {
        const RunComparison& c = entry.comparison;
        if (!c.run->report.mmluPro || !isChosen(c, choice))
            continue;
        const std::optional<double> cost = runCost(c, choice);
        const std::optional<double> usd = cost ? cost : c.run->report.costLow;
        if (!usd)
            continue;
        const QString money = display.money(*usd);
        const QString text = QStringLiteral("%1\n%2 · %3")
                                 .arg(toQString(c.run->name), cost ? money : QCoreApplication::translate("Runs", "%1 as stated").arg(money),
                                      display.decimal(*c.run->report.mmluPro, 1));
        addPoint(cost ? booked : stated, QPointF(display.convert(*usd), *c.run->report.mmluPro), text);
        spec.table.rows << QStringList{toQString(c.run->name), cost ? money : QCoreApplication::translate("Runs", "%1 as stated").arg(money),
                                       display.decimal(*c.run->report.mmluPro, 1), toQString(c.run->report.mmluProNote)};
    }
    spec.series = {booked, stated};
    return spec;
}

QString runNote(const RunEntry& entry, const Display& display)
{
    const RunComparison& c = entry.comparison;
    QStringList parts;
    if (c.forecast) {
        const Layout& l = c.forecast->layout;
        parts << QCoreApplication::translate("Runs", "%1: predicted for %2 devices with TP %3, PP %4, CP %5, DP %6, EP %7.")
                     .arg(toQString(c.run->name), display.count(c.forecast->devices), display.count(l.tp), display.count(l.pp), display.count(l.cp),
                          display.count(l.dp), display.count(l.ep));
        if (c.forecast->devicesAssumed)
            parts << QCoreApplication::translate("Runs", "The number of devices is not published: one that takes about a month was taken.");
        if (c.forecast->memoryIgnored)
            parts << QCoreApplication::translate("Runs", "No usual layout fits by the memory model; the fastest was taken.");
    } else if (c.problem) {
        parts << QCoreApplication::translate("Runs", "%1: no prediction, %2.").arg(toQString(c.run->name), issueText(*c.problem, &display));
    }
    if (c.facts.check && c.facts.check->verdict != Verdict::Plausible)
        parts << coreText(verdictText(c.facts.check->verdict));
    parts << QCoreApplication::translate("Runs", "Source: %1 (%2).").arg(toQString(c.run->provenance.source), display.date(c.run->provenance.asOf));
    if (!c.run->provenance.note.empty())
        parts << toQString(c.run->provenance.note) + QLatin1Char('.');
    return parts.join(QLatin1Char(' '));
}

}  // namespace outlay::ui
