// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clustermodels.h"

#include "core/physics/predictionband.h"
#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace outlay::ui {

namespace {

QString words(const char* text) { return QCoreApplication::translate("Cluster", text); }

constexpr std::array<const char*, 3> recomputeIds = {"none", "selective", "full"};

QString recomputeLabel(Recompute recompute)
{
    const Field* field = findFieldRow("recompute");
    return coreText(field->choices[static_cast<std::size_t>(recompute)].label);
}

Column numberColumn(const QString& title, int width, const char* id) { return {title, true, false, false, width, QLatin1String(id)}; }

/// Where the window is narrow, the columns that tell layouts apart least make room, and "Use" stays in view.
void letGiveWay(Table& layouts)
{
    static constexpr std::array<const char*, 5> order = {"micro", "recompute", "zero", "virtual", "cp"};
    for (Column& column : layouts.columns) {
        const auto found = std::find_if(order.begin(), order.end(), [&](const char* id) { return column.id == QLatin1String(id); });
        column.drop = found == order.end() ? 0 : static_cast<int>(found - order.begin()) + 1;
    }
}

bool isInUse(const ClusterStudy& study, const Layout& layout) { return study.chosen && study.chosen->candidate.layout == layout && study.fits(); }

}  // namespace

QString layoutKey(const Layout& l)
{
    return QStringLiteral("%1:%2:%3:%4:%5:%6:%7:%8")
        .arg(l.tp)
        .arg(l.pp)
        .arg(l.cp)
        .arg(l.ep)
        .arg(l.microBatch)
        .arg(l.virtualStages)
        .arg(static_cast<int>(l.recompute))
        .arg(l.zero);
}

QString layoutName(const Layout& l)
{
    QStringList parts{QStringLiteral("TP %1").arg(l.tp), QStringLiteral("PP %1").arg(l.pp)};
    if (l.cp > 1)
        parts << QStringLiteral("CP %1").arg(l.cp);
    if (l.ep > 1)
        parts << QStringLiteral("EP %1").arg(l.ep);
    return parts.join(QStringLiteral(" · "));
}

FieldValues fieldsOf(const Layout& l)
{
    return {{"layout", std::string("fixed")},
            {"tp", l.tp},
            {"pp", l.pp},
            {"cp", l.cp},
            {"ep", l.ep},
            {"virtual", l.virtualStages},
            {"micro_batch", l.microBatch},
            {"zero", static_cast<double>(l.zero)},
            {"recompute", std::string(recomputeIds[static_cast<std::size_t>(l.recompute)])}};
}

Table layoutTable(const ClusterStudy& study, const Display& display, std::size_t most, bool withActions)
{
    const std::size_t count = std::min(most, study.best.size());
    const auto begin = study.best.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(count);
    const bool hasExperts = study.request.architecture.experts > 1;
    const bool hasZero = std::any_of(begin, end, [](const StudiedLayout& one) { return one.candidate.layout.zero != 1; });
    Table table;
    // On the page the order of the rows is the rank, and one column holds memory and what is left of it.
    if (!withActions)
        table.columns.push_back(numberColumn(QStringLiteral("#"), 30, "rank"));
    table.columns.push_back(numberColumn(QStringLiteral("TP"), 38, "tp"));
    table.columns.push_back(numberColumn(QStringLiteral("PP"), 38, "pp"));
    table.columns.push_back(numberColumn(QStringLiteral("CP"), 38, "cp"));
    if (hasExperts)
        table.columns.push_back(numberColumn(QStringLiteral("EP"), 44, "ep"));
    table.columns.push_back(numberColumn(QStringLiteral("DP"), 44, "dp"));
    table.columns.push_back(numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "micro")), 52, "micro"));
    table.columns.push_back(numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "virt.")), 46, "virtual"));
    table.columns.push_back({words(QT_TRANSLATE_NOOP("Cluster", "Recompute")), false, false, false, 0, QStringLiteral("recompute")});
    if (hasZero)
        table.columns.push_back(numberColumn(QStringLiteral("ZeRO"), 54, "zero"));
    table.columns.push_back(numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "Step, s")), 96, "step"));
    table.columns.push_back(numberColumn(QStringLiteral("MFU"), 56, "mfu"));
    table.columns.push_back(numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "GB")), withActions ? 70 : 40, "memory"));
    if (!withActions)
        table.columns.push_back(numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "Free")), 48, "free"));
    if (withActions)
        table.columns.push_back({QString(), true, false, false, 60, QStringLiteral("use")});
    if (withActions)
        letGiveWay(table);
    for (std::size_t i = 0; i < count; ++i) {
        const StudiedLayout& one = study.best[i];
        const Layout& l = one.candidate.layout;
        Row row;
        row.id = layoutKey(l);
        row.isSelected = isInUse(study, l);
        const auto add = [&](double value) { row.cells.push_back(numberCell(display.count(value), value)); };
        if (!withActions) {
            add(static_cast<double>(i + 1));
            row.cells.back().ink = Ink::Text2;
        }
        add(l.tp);
        add(l.pp);
        add(l.cp);
        if (hasExperts)
            add(l.ep);
        add(l.dp);
        add(l.microBatch);
        add(l.virtualStages);
        row.cells.push_back(textCell(recomputeLabel(l.recompute)));
        if (hasZero)
            add(l.zero);
        const double step = one.candidate.time.step;
        row.cells.push_back(numberCell(display.decimal(step, step < 1 ? 3 : step < 100 ? 2 : 1), step));
        row.cells.back().isStrong = row.isSelected;
        row.cells.push_back(numberCell(display.percent(one.mfu), one.mfu));
        row.cells.push_back(numberCell(display.count(std::round(one.candidate.memory / 1e9)), one.candidate.memory / 1e9));
        const bool isTight = one.margin < tightMargin;
        Cell free = numberCell(isTight ? words(QT_TRANSLATE_NOOP("Cluster", "tight")) : display.share(one.margin), one.margin);
        free.ink = isTight ? Ink::Warn : Ink::Text2;
        free.tooltip = words(QT_TRANSLATE_NOOP("Cluster", "%1 of the usable memory is left")).arg(display.percent(one.margin));
        if (withActions) {
            row.cells.back().note = free.text;
            row.cells.back().noteInk = isTight ? Ink::Warn : Ink::Text2;
            row.cells.back().tooltip = free.tooltip;
        } else {
            row.cells.push_back(free);
        }
        if (withActions) {
            Cell use = textCell(row.isSelected ? words(QT_TRANSLATE_NOOP("Cluster", "in use")) : words(QT_TRANSLATE_NOOP("Cluster", "Use")));
            use.kind = row.isSelected ? CellKind::Text : CellKind::Link;
            use.ink = row.isSelected ? Ink::Text2 : Ink::Text1;
            row.cells.push_back(use);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table scalingTable(const ClusterStudy& study, const Display& display)
{
    Table table;
    table.columns = {numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "Devices")), 70, "devices"),
                     numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "Days")), 70, "days"),
                     numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "Training cost")), 90, "cost"),
                     numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "Device-hours")), 90, "hours"),
                     numberColumn(words(QT_TRANSLATE_NOOP("Cluster", "MFU, best layout")), 90, "mfu"),
                     {words(QT_TRANSLATE_NOOP("Cluster", "Layout")), false, false, false, 0, QStringLiteral("layout")}};
    for (std::size_t i = 0; i < study.scaling.size(); ++i) {
        const ScalePoint& point = study.scaling[i];
        Row row;
        row.id = QString::number(i);
        row.isSelected = point.devices == study.request.devices;
        row.cells = {numberCell(display.count(point.devices), point.devices)};
        if (!point.fits) {
            row.cells.push_back(textCell(QStringLiteral("—")));
            row.cells.push_back(textCell(QStringLiteral("—")));
            row.cells.push_back(textCell(QStringLiteral("—")));
            row.cells.push_back(textCell(QStringLiteral("—")));
            row.cells.push_back(textCell(words(QT_TRANSLATE_NOOP("Cluster", "no layout fits"))));
        } else {
            row.cells.push_back(numberCell(display.decimal(point.days, 1), point.days));
            row.cells.push_back(point.cost ? numberCell(display.money(*point.cost), display.convert(*point.cost)) : textCell(QStringLiteral("—")));
            row.cells.push_back(numberCell(display.compact(point.deviceHours), point.deviceHours));
            row.cells.push_back(numberCell(display.percent(point.mfu), point.mfu));
            QStringList notes{layoutName(point.layout)};
            if (row.isSelected)
                notes << words(QT_TRANSLATE_NOOP("Cluster", "this plan"));
            if (study.knee == i)
                notes << words(QT_TRANSLATE_NOOP("Cluster", "knee"));
            row.cells.push_back(textCell(notes.join(QStringLiteral(" · "))));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString layoutsSubtitle(const ClusterStudy& study, const EstimateContext& context, const Display& display)
{
    if (study.state != ClusterState::Ready)
        return {};
    const Calibration constants = context.catalog->calibrations.front().constants(study.request.device.family, Stack::Megatron);
    const PredictionBand band =
        timeBand(constants, study.request.method == TuningMethod::Pretrain ? PredictedFigure::Step : PredictedFigure::Tuning, true);
    if (band.low == 1 && band.high == 1)
        return words(QT_TRANSLATE_NOOP("Cluster", "Predicted, fastest first"));
    return words(QT_TRANSLATE_NOOP("Cluster", "Predicted, fastest first · eight of ten measured steps lie within %1 to %2"))
        .arg(display.change(band.low - 1), display.change(band.high - 1));
}

QString triedText(const ClusterStudy& study, const Display& display)
{
    return words(QT_TRANSLATE_NOOP("Cluster", "%1 layouts tried, %2 fit")).arg(display.count(study.tried), display.count(study.feasible));
}

QString smallestText(const ClusterStudy& study, const Display& display)
{
    if (!study.smallestKnown)
        return {};
    if (!study.smallest)
        return words(QT_TRANSLATE_NOOP("Cluster", "No cluster of any size fits"));
    return *study.smallest == 1 ? words(QT_TRANSLATE_NOOP("Cluster", "Smallest cluster that fits: 1 device"))
                                : words(QT_TRANSLATE_NOOP("Cluster", "Smallest cluster that fits: %1 devices")).arg(display.count(*study.smallest));
}

}  // namespace outlay::ui
