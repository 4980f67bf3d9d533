// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clustermodels.h"

#include "ui/charts/plotlayout.h"
#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace outlay::ui {

namespace {

constexpr double gigabyte = 1e9;
constexpr double smallPart = 0.01;  // of a step
constexpr double hoursPerDay = 24;

QString words(const char* text) { return QCoreApplication::translate("Cluster", text); }

std::array<double, 6> partsOf(const TrainingMemory& m)
{
    // What ZeRO 3 gathers for a moment are weights too; allocator and context are the reserve.
    return {m.weights + m.transient, m.gradients, m.optimizer, m.activations, m.logits, m.reserve + m.fixed};
}

QString gigabytes(double bytes, const Display& display) { return display.decimal(bytes / gigabyte, 1); }

const StageUse* fullest(const ClusterStudy& study)
{
    const StageUse* most = nullptr;
    for (const StageUse& stage : study.stages) {
        if (!most || stage.memory.total > most->memory.total)
            most = &stage;
    }
    return most;
}

MemoryRow rowOf(const TrainingMemory& memory, double usable, const Display& display)
{
    MemoryRow row;
    for (const double part : partsOf(memory)) {
        row.parts << part / gigabyte;
        row.partTexts << gigabytes(part, display);
    }
    row.usable = usable / gigabyte;
    row.text = gigabytes(memory.total, display) + QStringLiteral(" / ") + gigabytes(usable, display);
    const QString free = display.share(1 - memory.total / usable);
    switch (memoryFit(memory.total, usable)) {
    case MemoryFit::Over:
        row.verdict = words(QT_TRANSLATE_NOOP("Cluster", "over by %1 GB"))
                          .arg(display.decimal((memory.total - usable) / gigabyte, memory.total - usable < 10 * gigabyte ? 1 : 0));
        row.verdictInk = Ink::Bad;
        break;
    case MemoryFit::Tight:
        row.verdict = words(QT_TRANSLATE_NOOP("Cluster", "tight, %1 free")).arg(free);
        row.verdictInk = Ink::Warn;
        break;
    case MemoryFit::Fits:
        row.verdict = words(QT_TRANSLATE_NOOP("Cluster", "fits, %1 free")).arg(free);
        row.verdictInk = Ink::Good;
        break;
    }
    return row;
}

QString stageNote(const StageUse& stage)
{
    if (stage.first && stage.last)
        return words(QT_TRANSLATE_NOOP("Cluster", "embedding, head, logits"));
    if (stage.first)
        return words(QT_TRANSLATE_NOOP("Cluster", "embedding"));
    return stage.last ? words(QT_TRANSLATE_NOOP("Cluster", "head, logits")) : QString();
}

/// Few ticks: the panels are low.
void setTicks(ChartSpec& spec, bool fromZero)
{
    double low = fromZero ? 0 : 1e300;
    double high = fromZero ? 0 : -1e300;
    for (const QPointF& point : std::as_const(spec.series.first().points)) {
        low = std::min(low, point.y());
        high = std::max(high, point.y());
    }
    if (!(high > low))
        return;
    const QList<double> steps = niceSteps(low, high, 3);
    const double step = steps[1] - steps[0];
    const int decimals = step >= 1 ? 0 : step >= 0.1 ? 1 : 2;
    for (const double at : steps)
        spec.y.ticks.append({at, QString::fromStdString(spec.format.decimal(at, decimals))});
    spec.y.minimum = steps.first();
    spec.y.maximum = steps.last();
}

/// 4.90 s, 0.022 s: three digits, so that small parts still say something.
QString secondsText(double seconds, const Display& display)
{
    const int decimals = seconds >= 100 ? 0 : seconds >= 10 ? 1 : seconds >= 0.1 ? 2 : 3;
    return display.decimal(seconds, decimals) + QChar(QChar::Nbsp) + QLatin1Char('s');
}

ChartSpec scalingChart(const ClusterStudy& study, const Display& display, int number)
{
    ChartSpec spec;
    spec.format = display.format();
    spec.xName = words(QT_TRANSLATE_NOOP("Cluster", "Devices"));
    spec.x.minimum = 0;
    spec.x.maximum = std::max<double>(1, static_cast<double>(study.scaling.size()) - 1);
    ChartSeries series;
    series.number = number;
    series.hasMarkers = true;
    spec.series << series;
    for (std::size_t i = 0; i < study.scaling.size(); ++i) {
        const ScalePoint& point = study.scaling[i];
        spec.x.ticks.append({static_cast<double>(i), display.count(point.devices)});
        const bool isPlan = point.devices == study.request.devices;
        const bool isKnee = study.knee == i;
        if (isPlan || isKnee)
            spec.verticals.append({static_cast<double>(i), isKnee ? words(QT_TRANSLATE_NOOP("Cluster", "knee")) : QString(), true, false});
    }
    return spec;
}

}  // namespace

MemoryBarsSpec memoryBars(const ClusterStudy& study, const Display& display)
{
    MemoryBarsSpec spec;
    spec.unit = QStringLiteral("GB");
    spec.categories = {{words(QT_TRANSLATE_NOOP("Cluster", "Weights")), 1, {}},   {words(QT_TRANSLATE_NOOP("Cluster", "Gradients")), 6, {}},
                       {words(QT_TRANSLATE_NOOP("Cluster", "Optimizer")), 4, {}}, {words(QT_TRANSLATE_NOOP("Cluster", "Activations")), 2, {}},
                       {words(QT_TRANSLATE_NOOP("Cluster", "Logits")), 5, {}},    {words(QT_TRANSLATE_NOOP("Cluster", "Reserve")), 8, {}}};
    const double stages = study.chosen ? study.chosen->candidate.layout.pp : 1;
    for (const StageUse& stage : study.stages) {
        MemoryRow row = rowOf(stage.memory, study.request.device.memoryUsable, display);
        row.label = stages == 1 ? words(QT_TRANSLATE_NOOP("Cluster", "Every device"))
                                : words(QT_TRANSLATE_NOOP("Cluster", "Stage %1 of %2")).arg(display.count(stage.memory.stage), display.count(stages));
        row.note = stageNote(stage);
        spec.rows << row;
    }
    if (const StageUse* most = fullest(study)) {
        const auto parts = partsOf(most->memory);
        for (std::size_t i = 0; i < parts.size(); ++i)
            spec.categories[static_cast<qsizetype>(i)].text = gigabytes(parts[i], display);
    }
    for (std::size_t i = 0; i < study.others.size(); ++i) {
        const DeviceUse& other = study.others[i];
        MemoryRow row = rowOf(other.use, other.usable, display);
        row.label = toQString(other.name);
        row.startsGroup = i == 0;
        row.groupTitle = i == 0 ? words(QT_TRANSLATE_NOOP("Cluster", "Same layout on")) : QString();
        spec.rows << row;
    }
    double largest = 1;
    for (const MemoryRow& row : spec.rows)
        largest = std::max({largest, row.usable, row.total()});
    for (const double step : niceSteps(0, largest, 4)) {
        if (step <= largest * 1.02)
            spec.ticks.append({step, display.count(step)});
    }
    spec.heads << words(QT_TRANSLATE_NOOP("Cluster", "GB per device"));
    for (const MemoryCategory& category : spec.categories)
        spec.heads << category.name;
    spec.heads << words(QT_TRANSLATE_NOOP("Cluster", "Used / usable")) << words(QT_TRANSLATE_NOOP("Cluster", "Fit"));
    return spec;
}

Finding memoryFinding(const ClusterStudy& study, const Display& display)
{
    Finding finding;
    finding.subtitle = words(QT_TRANSLATE_NOOP("Cluster", "Per device, GB · outline = usable memory"));
    if (study.request.software) {
        const QString software = toQString(softwareLabel(study.estimate->decisions.software));
        finding.subtitle += QStringLiteral(" · ")
                            + (study.isSoftwareKnown ? words(QT_TRANSLATE_NOOP("Cluster", "as %1 keeps it")).arg(software)
                                                     : words(QT_TRANSLATE_NOOP("Cluster", "general formulas, not those of %1")).arg(software));
    }
    const StageUse* most = fullest(study);
    if (!most)
        return {words(QT_TRANSLATE_NOOP("Cluster", "Memory")), finding.subtitle};
    const double usable = study.request.device.memoryUsable;
    const bool hasStages = study.stages.size() > 1;
    const QString stage = display.count(most->memory.stage);
    const QString free = display.share(1 - most->memory.total / usable);
    switch (memoryFit(most->memory.total, usable)) {
    case MemoryFit::Over: {
        const QString over = display.decimal((most->memory.total - usable) / gigabyte, 1);
        finding.title = hasStages ? words(QT_TRANSLATE_NOOP("Cluster", "Memory does not fit: %1 GB over on stage %2")).arg(over, stage)
                                  : words(QT_TRANSLATE_NOOP("Cluster", "Memory does not fit: %1 GB over")).arg(over);
        if (!study.isFixed)
            finding.subtitle += QStringLiteral(" · ") + words(QT_TRANSLATE_NOOP("Cluster", "the layout that comes nearest"));
        break;
    }
    case MemoryFit::Tight:
        finding.title = hasStages ? words(QT_TRANSLATE_NOOP("Cluster", "Memory is tight: %1 left on stage %2")).arg(free, stage)
                                  : words(QT_TRANSLATE_NOOP("Cluster", "Memory is tight: %1 left")).arg(free);
        break;
    case MemoryFit::Fits:
        finding.title = hasStages ? words(QT_TRANSLATE_NOOP("Cluster", "Memory fits: %1 left on stage %2")).arg(free, stage)
                                  : words(QT_TRANSLATE_NOOP("Cluster", "Memory fits: %1 left")).arg(free);
        break;
    }
    return finding;
}

BarsSpec stepBars(const ClusterStudy& study, const Display& display)
{
    BarsSpec spec;
    spec.heads = {words(QT_TRANSLATE_NOOP("Cluster", "Part of a step")), words(QT_TRANSLATE_NOOP("Cluster", "Time"))};
    spec.rowHeight = 22;
    const double step = study.chosen ? study.chosen->candidate.time.step : 0;
    std::vector<const StepPartRow*> rows;
    const auto secondsOf = [&](const StepPartRow* row) { return study.step[static_cast<std::size_t>(row->part)]; };
    for (const StepPartRow& row : stepPartRows()) {
        if (secondsOf(&row) > 0)
            rows.push_back(&row);
    }
    std::stable_sort(rows.begin(), rows.end(), [&](const StepPartRow* a, const StepPartRow* b) { return secondsOf(a) > secondsOf(b); });
    const auto add = [&](const QString& id, const QString& label, double seconds, bool isModel) {
        BarRow bar;
        bar.id = id;
        bar.label = label;
        bar.value = seconds;
        bar.text = secondsText(seconds, display) + QStringLiteral(" · ") + display.share(seconds / step);
        bar.isStrong = isModel;
        spec.bars << bar;
    };
    // What is too small to see is one row, so that the bars still add up to the step.
    double rest = 0;
    for (const StepPartRow* row : rows) {
        if (secondsOf(row) < smallPart * step && row != rows.front())
            rest += secondsOf(row);
        else
            add(toQString(row->id), coreText(row->label), secondsOf(row), row->isModel);
    }
    if (rest > 0)
        add(QStringLiteral("rest"), words(QT_TRANSLATE_NOOP("Cluster", "Parts under %1 each")).arg(display.count(100 * smallPart) + QLatin1Char('%')),
            rest, false);
    return spec;
}

Finding stepFinding(const ClusterStudy& study, const Display& display)
{
    if (!study.chosen)
        return {words(QT_TRANSLATE_NOOP("Cluster", "Time of a step")), {}};
    const double step = study.chosen->candidate.time.step;
    double model = 0;
    for (const StepPartRow& row : stepPartRows())
        model += row.isModel ? study.step[static_cast<std::size_t>(row.part)] : 0;
    const double tokens = study.request.globalBatch * study.request.sequenceLength;
    return {words(QT_TRANSLATE_NOOP("Cluster", "A step takes %1; %2 of it is model arithmetic"))
                .arg(secondsText(step, display), display.share(model / step)),
            words(QT_TRANSLATE_NOOP("Cluster", "Seconds per step of %1 tokens · dark = counted in MFU")).arg(display.compact(tokens))};
}

BarsSpec mfuBars(const ClusterStudy& study, const Display& display)
{
    BarsSpec spec;
    spec.heads = {words(QT_TRANSLATE_NOOP("Cluster", "MFU")), words(QT_TRANSLATE_NOOP("Cluster", "Share of the peak"))};
    spec.rowHeight = 20;
    spec.barHeight = 12;
    const Estimate& estimate = *study.estimate;
    const Inputs& in = estimate.inputs;
    if (in.bestPlanMfu <= 0 || !estimate.prediction)
        return spec;
    const auto add = [&](const char* id, const QString& label, double value, double share, bool isUsed) {
        BarRow bar;
        bar.id = QLatin1String(id);
        bar.label = label;
        bar.value = value;
        bar.text = display.percent(value);
        if (share > 0)
            bar.note = QStringLiteral("× ") + display.decimal(share, 2);
        bar.isStrong = isUsed;
        spec.bars << bar;
    };
    const bool isPredicted = estimate.mfuOrigin == OriginKind::Predicted;
    add("best", study.isFixed ? words(QT_TRANSLATE_NOOP("Cluster", "Fixed layout")) : words(QT_TRANSLATE_NOOP("Cluster", "Best layout")),
        in.bestPlanMfu, 0, false);
    if (!study.isFixed)
        add("typical", words(QT_TRANSLATE_NOOP("Cluster", "Typical step")), in.typicalMfu, in.typicalMfu / in.bestPlanMfu, false);
    const double whole = isPredicted ? in.mfu * in.goodput : in.bestPlanMfu * estimate.prediction->realisation;
    add("whole", words(QT_TRANSLATE_NOOP("Cluster", "Whole run, with restarts")), whole, whole / in.bestPlanMfu, isPredicted);
    if (!isPredicted)
        add("typed", words(QT_TRANSLATE_NOOP("Cluster", "Typed MFU with its goodput")), in.mfu * in.goodput, 0, true);
    return spec;
}

Finding mfuFinding(const ClusterStudy& study)
{
    return {
        words(QT_TRANSLATE_NOOP("Cluster", "MFU, share of the %1 peak")).arg(toQString(formatName(study.estimate->decisions.precision)).toUpper()),
        words(QT_TRANSLATE_NOOP("Cluster", "Dark = used by the budget"))};
}

ChartSpec scalingDays(const ClusterStudy& study, const Display& display)
{
    ChartSpec spec = scalingChart(study, display, 1);
    spec.title = words(QT_TRANSLATE_NOOP("Cluster", "Days by number of devices"));
    ChartSeries& series = spec.series.first();
    series.name = words(QT_TRANSLATE_NOOP("Cluster", "Days"));
    spec.valueDecimals = 1;
    QStringList sentences;
    for (std::size_t i = 0; i < study.scaling.size(); ++i) {
        const ScalePoint& point = study.scaling[i];
        if (!point.fits)
            continue;
        series.points.append({static_cast<double>(i), point.days});
        const QString duration = display.duration(point.days * hoursPerDay);
        series.endText = display.decimal(point.days, point.days < 1 ? 2 : point.days < 10 ? 1 : 0);  // its name is the unit
        if (point.days < 1)
            spec.valueDecimals = 2;
        sentences << words(QT_TRANSLATE_NOOP("Cluster", "%1 devices: %2")).arg(display.count(point.devices), duration);
        if (point.devices == study.request.devices) {
            ChartMark mark;
            mark.at = {static_cast<double>(i), point.days};
            mark.title = duration;
            mark.hasDropLine = false;
            spec.marks.append(mark);
        }
    }
    setTicks(spec, true);
    if (series.points.isEmpty())
        spec.series.clear();
    spec.alt = sentences.join(QStringLiteral("; "));
    return spec;
}

ChartSpec scalingCost(const ClusterStudy& study, const Display& display)
{
    ChartSpec spec = scalingChart(study, display, 2);
    spec.title = words(QT_TRANSLATE_NOOP("Cluster", "Cost by number of devices"));
    ChartSeries& series = spec.series.first();
    double largest = 0;
    for (const ScalePoint& point : study.scaling)
        largest = std::max(largest, point.fits ? point.cost.value_or(0) : 0);
    const NumberScale scale = display.moneyScale(largest);
    series.name = words(QT_TRANSLATE_NOOP("Cluster", "Cost"));
    series.dash = LineDash::Dashed;
    spec.y.includesZero = false;
    spec.valueDecimals = 2;
    for (ChartLine& line : spec.verticals)
        line.text.clear();
    QStringList sentences;
    for (std::size_t i = 0; i < study.scaling.size(); ++i) {
        const ScalePoint& point = study.scaling[i];
        if (!point.fits || !point.cost)
            continue;
        series.points.append({static_cast<double>(i), display.convert(*point.cost) / scale.factor});
        series.endText = display.money(*point.cost);
        sentences << words(QT_TRANSLATE_NOOP("Cluster", "%1 devices: %2")).arg(display.count(point.devices), series.endText);
    }
    setTicks(spec, false);
    if (series.points.size() < 2)
        spec.series.clear();
    spec.alt = sentences.join(QStringLiteral("; "));
    return spec;
}

Finding scalingFinding(const ClusterStudy& study, const Display& display)
{
    double largest = 0;
    std::vector<const ScalePoint*> fitting;
    for (const ScalePoint& point : study.scaling) {
        if (!point.fits)
            continue;
        fitting.push_back(&point);
        largest = std::max(largest, point.cost.value_or(0));
    }
    Finding finding;
    finding.subtitle = largest > 0 ? words(QT_TRANSLATE_NOOP("Cluster", "Whole run against the number of devices · days above, %1 below"))
                                         .arg(display.moneyUnit(display.moneyScale(largest)))
                                   : words(QT_TRANSLATE_NOOP("Cluster", "Whole run against the number of devices · days"));
    finding.title = words(QT_TRANSLATE_NOOP("Cluster", "Days and cost by number of devices"));
    if (fitting.size() < 2 || largest <= 0)
        return finding;
    if (study.knee) {
        finding.title = words(QT_TRANSLATE_NOOP("Cluster", "Up to %1 devices cost at most %2 more"))
                            .arg(display.count(study.scaling[*study.knee].devices), display.count(100 * kneeAllowance) + QLatin1Char('%'));
        return finding;
    }
    // Of neighbouring counts: what a doubling adds.
    double least = 1e300;
    double most = -1e300;
    for (std::size_t i = 1; i < fitting.size(); ++i) {
        const double more = fitting[i]->cost.value_or(0) / fitting[i - 1]->cost.value_or(1) - 1;
        least = std::min(least, more);
        most = std::max(most, more);
    }
    if (least >= -0.005 && most < kneeAllowance)
        finding.title = words(QT_TRANSLATE_NOOP("Cluster", "Doubling the devices halves the days at %1–%2 more cost"))
                            .arg(QString(display.share(std::max(0.0, least))).remove(QLatin1Char('%')), display.share(std::max(0.0, most)));
    return finding;
}

}  // namespace outlay::ui
