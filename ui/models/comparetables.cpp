// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figures.h"
#include "ui/models/tables.h"

#include "core/estimate/clusterstudy.h"
#include "ui/document/coretext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace outlay::ui {

namespace {

struct HardwareColumn {
    std::string id;
    Estimate estimate;
    DeviceSpec spec;
    QString name;
    bool isPlanned = false;

    [[nodiscard]] bool isPending() const { return estimate.awaitsPrediction(); }
    [[nodiscard]] bool fits() const { return !estimate.prediction || estimate.prediction->fits; }
    /// Hours and cost say nothing about a job that is being predicted or has no place on the device.
    [[nodiscard]] bool hasResult() const { return !isPending() && fits(); }
};

/// "H100 SXM5" of "H100 SXM5 80GB", "B300 SXM" of "B300 SXM (Blackwell Ultra)": heads of columns are narrow, and memory has a row of its own.
QString shortName(const QString& name)
{
    static const QRegularExpression extra(QStringLiteral(R"(\s*\([^)]*\)|\s+\d+\s?GB\b|^(Instinct|Tesla)\s+)"));
    return QString(name).remove(extra).trimmed();
}

/// Short names where they still tell the columns apart.
void shortenHeads(Table& table)
{
    QStringList names;
    for (const Column& column : table.columns)
        names << shortName(column.title);
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (!names[i].isEmpty() && names.count(names[i]) == 1)
            table.columns[static_cast<std::size_t>(i)].title = names[i];
    }
}

/// A row of numbers over all columns; unknown values are words or hatches.
struct NumberRow {
    QString id;
    QString label;
    QString unit;
    int decimals = 0;
    std::optional<bool> lessIsBetter;
    bool withBar = false;
    bool isOptional = false;
};

Row numberRow(const NumberRow& spec, const std::vector<std::optional<double>>& values, const QString& unknown, const Display& display)
{
    Row row;
    row.id = spec.id;
    row.isOptional = spec.isOptional;
    row.cells = {textCell(spec.label, spec.unit)};
    double largest = 0;
    for (const auto& value : values)
        largest = std::max(largest, value.value_or(0));
    for (const auto& value : values) {
        if (!value) {
            Cell none = spec.withBar ? hatchCell({}) : textCell(unknown);
            none.ink = Ink::Text2;
            none.tooltip = unknown;
            row.cells.push_back(none);
            continue;
        }
        Cell cell = numberCell(display.decimal(*value, spec.decimals), *value);
        if (spec.withBar) {
            cell.kind = CellKind::Bar;
            cell.isBelow = true;
            cell.fraction = largest > 0 ? *value / largest : 0;
        }
        row.cells.push_back(cell);
    }
    if (spec.lessIsBetter) {
        std::vector<Cell*> cells;
        for (std::size_t i = 1; i < row.cells.size(); ++i)
            cells.push_back(&row.cells[i]);
        markBest(cells, *spec.lessIsBetter);
        for (Cell* cell : cells)
            cell->isKey = spec.withBar && cell->isBest;
    }
    return row;
}

template <typename Get>
std::vector<std::optional<double>> valuesOf(const std::vector<HardwareColumn>& columns, Get get)
{
    std::vector<std::optional<double>> values;
    values.reserve(columns.size());
    for (const HardwareColumn& column : columns)
        values.push_back(get(column));
    return values;
}

void addSpecification(Table& table, const std::vector<HardwareColumn>& columns, Format planned, const Display& display)
{
    table.rows.push_back(groupRow(QStringLiteral("specification"), QCoreApplication::translate("Compare", "Specification")));
    const auto positive = [](double value, double scale) { return value > 0 ? std::optional(value / scale) : std::nullopt; };
    const QString notSupported = QCoreApplication::translate("Compare", "not supported");
    for (const Format format : {Format::Bf16, Format::Fp8, Format::Fp4, Format::Int8}) {
        const bool isMain = format == Format::Bf16 || format == planned || (format == Format::Fp8 && planned == Format::Bf16);
        if (!isMain)
            continue;
        const QString name = toQString(formatName(format)).toUpper();
        table.rows.push_back(numberRow({QStringLiteral("peak_") + name, QCoreApplication::translate("Compare", "%1 dense peak").arg(name),
                                        QStringLiteral("TFLOPS"), 0, false, false, false},
                                       valuesOf(columns, [&](const HardwareColumn& c) { return positive(c.spec.peakOf(format), 1e12); }),
                                       notSupported, display));
    }
    const QString unknown = QCoreApplication::translate("Compare", "unknown");
    table.rows.push_back(
        numberRow({QStringLiteral("memory"), QCoreApplication::translate("Compare", "Memory"), QStringLiteral("GB"), 0, false, false, false},
                  valuesOf(columns, [&](const HardwareColumn& c) { return positive(c.spec.memory, 1e9); }), unknown, display));
    table.rows.push_back(numberRow(
        {QStringLiteral("bandwidth"), QCoreApplication::translate("Compare", "Memory bandwidth"), QStringLiteral("TB/s"), 2, false, false, false},
        valuesOf(columns, [&](const HardwareColumn& c) { return positive(c.spec.bandwidth, 1e12); }), unknown, display));
    table.rows.push_back(numberRow({QStringLiteral("node"), QCoreApplication::translate("Compare", "Fast domain"),
                                    QCoreApplication::translate("Compare", "devices"), 0, false, false, true},
                                   valuesOf(columns, [&](const HardwareColumn& c) { return positive(c.spec.node, 1); }), unknown, display));
}

void addPrice(Table& table, const std::vector<HardwareColumn>& columns, const Display& display)
{
    table.rows.push_back(groupRow(QStringLiteral("price"), QCoreApplication::translate("Compare", "Price")));
    table.rows.push_back(numberRow({QStringLiteral("per_hour"), QCoreApplication::translate("Compare", "Per device-hour"),
                                    display.currencySign().trimmed(), 2, true, false, false},
                                   valuesOf(columns,
                                            [&](const HardwareColumn& c) {
                                                return c.estimate.inputs.priceKnown ? std::optional(display.convert(c.estimate.inputs.price))
                                                                                    : std::nullopt;
                                            }),
                                   QCoreApplication::translate("Compare", "no price"), display));
    Row source;
    source.id = QStringLiteral("source");
    source.isOptional = true;
    source.cells = {textCell(QCoreApplication::translate("Compare", "Source"))};
    Row date;
    date.id = QStringLiteral("as_of");
    date.isOptional = true;
    date.cells = {textCell(QCoreApplication::translate("Compare", "As of"))};
    for (const HardwareColumn& column : columns) {
        const outlay::Origin& origin = column.estimate.priceOrigin;
        const bool isKnown = column.estimate.inputs.priceKnown;
        Cell provider = textCell(!isKnown                           ? QStringLiteral("—")
                                 : origin.kind == OriginKind::Typed ? QCoreApplication::translate("Compare", "typed")
                                                                    : toQString(origin.provider.empty() ? origin.book : origin.provider));
        Cell day = textCell(isKnown ? display.shortDate(origin.asOf) : QStringLiteral("—"));
        provider.ink = day.ink = Ink::Text2;
        if (isKnown && origin.ageDays && *origin.ageDays > agedDays)
            day.ink = Ink::Warn;
        provider.tooltip = toQString(origin.source);
        source.cells.push_back(provider);
        date.cells.push_back(day);
    }
    table.rows.push_back(std::move(source));
    table.rows.push_back(std::move(date));
}

QString missingWord(const HardwareColumn& column)
{
    return column.isPending() ? QStringLiteral("…")
           : !column.fits()   ? QCoreApplication::translate("Compare", "does not fit")
                              : QCoreApplication::translate("Compare", "unknown");
}

/// How the job is split, how full the memory is then, and the fewest devices that hold it; nothing without a prediction.
void addLayout(Table& table, const std::vector<HardwareColumn>& columns, const Display& display)
{
    if (std::none_of(columns.begin(), columns.end(), [](const HardwareColumn& column) { return column.estimate.predictionRequest.has_value(); }))
        return;
    Row layout;
    layout.id = QStringLiteral("layout");
    layout.cells = {textCell(QCoreApplication::translate("Compare", "Best layout"))};
    Row memory;
    memory.id = QStringLiteral("memory_used");
    memory.cells = {textCell(QCoreApplication::translate("Compare", "Memory in use"), QStringLiteral("%"))};
    for (const HardwareColumn& column : columns) {
        if (!column.hasResult() || !column.estimate.prediction) {
            Cell none = textCell(column.estimate.predictionRequest ? missingWord(column) : QStringLiteral("—"));
            none.ink = column.fits() ? Ink::Text2 : Ink::Bad;
            layout.cells.push_back(none);
            memory.cells.push_back(textCell({}));
            continue;
        }
        const Prediction& prediction = *column.estimate.prediction;
        const Layout& split = prediction.best.layout;
        const QString whole = toQString(layoutSummary(split));
        QStringList widths;
        const std::array<std::pair<const char*, double>, 4> all = {{{"TP", split.tp}, {"PP", split.pp}, {"CP", split.cp}, {"EP", split.ep}}};
        for (const auto& [name, width] : all) {
            if (width > 1)
                widths << QLatin1String(name) + QString::number(width);
        }
        Cell cell = textCell(widths.isEmpty() ? QStringLiteral("DP") : widths.join(QLatin1Char(' ')));
        cell.tooltip = whole;
        layout.cells.push_back(cell);
        Cell used = numberCell(display.decimal((1 - prediction.memoryMargin) * 100, 0), (1 - prediction.memoryMargin) * 100);
        if (prediction.memoryMargin < tightMargin) {
            used.note = QCoreApplication::translate("Compare", "tight");
            used.noteInk = Ink::Warn;
        }
        memory.cells.push_back(used);
    }
    table.rows.push_back(std::move(layout));
    table.rows.push_back(std::move(memory));
    const auto smallest =
        valuesOf(columns, [](const HardwareColumn& c) { return c.estimate.prediction ? c.estimate.prediction->smallestDevices : std::nullopt; });
    table.rows.push_back(
        numberRow({QStringLiteral("smallest"), QCoreApplication::translate("Compare", "Fewest devices that hold it"), {}, 0, true, false, true},
                  smallest, QStringLiteral("—"), display));
}

Row againstRow(const std::vector<HardwareColumn>& columns, const Display& display)
{
    const auto planned = std::find_if(columns.begin(), columns.end(), [](const HardwareColumn& column) { return column.isPlanned; });
    Row row;
    row.id = QStringLiteral("against");
    row.cells = {textCell(planned == columns.end() ? QCoreApplication::translate("Compare", "Against the scenario")
                                                   : QCoreApplication::translate("Compare", "Against %1").arg(planned->name))};
    for (const HardwareColumn& column : columns) {
        const auto change = planned == columns.end() || column.isPlanned || !column.hasResult() || !planned->hasResult()
                                ? std::nullopt
                                : changeOf(column.estimate, planned->estimate, Figure::CostRun);
        Cell cell = change ? changeCell(display.changeSize(*change), *change) : textCell(column.isPlanned ? QStringLiteral("—") : QString());
        row.cells.push_back(cell);
    }
    return row;
}

void addJob(Table& table, const std::vector<HardwareColumn>& columns, const EstimateSet& estimates, const Display& display)
{
    const Estimate& plan = estimates.shown();
    table.rows.push_back(groupRow(QStringLiteral("job"), QCoreApplication::translate("Compare", "This job: %1, %2 tokens")
                                                             .arg(toQString(plan.modelName),
                                                                  display.compact(plan.inputs.work.tokens > 0 ? plan[Figure::ProcessedTokens] : 0))));
    const auto figure = [&](Figure which, double scale) {
        return valuesOf(columns, [&](const HardwareColumn& c) {
            return c.hasResult() && c.estimate.figures.knows(which) ? std::optional(c.estimate[which] / scale) : std::nullopt;
        });
    };
    const QString unknown = QCoreApplication::translate("Compare", "unknown");
    double largestHours = 0;
    double largestCost = 0;
    double largestDays = 0;
    double largestEnergy = 0;
    for (const HardwareColumn& column : columns) {
        if (!column.hasResult())
            continue;
        largestHours = std::max(largestHours, column.estimate[Figure::DeviceHours]);
        largestCost = std::max(largestCost, column.estimate[Figure::TrainingCost]);
        largestDays = std::max(largestDays, column.estimate[Figure::WallDays]);
        largestEnergy = std::max(largestEnergy, column.estimate[Figure::Energy]);
    }
    table.rows.push_back(numberRow({QStringLiteral("devices"), QCoreApplication::translate("Compare", "Devices"), {}, 0, {}, false, true},
                                   valuesOf(columns, [](const HardwareColumn& c) { return std::optional(c.estimate.inputs.devices); }), unknown,
                                   display));
    addLayout(table, columns, display);
    table.rows.push_back(numberRow({QStringLiteral("mfu"), QStringLiteral("MFU"), QStringLiteral("%"), 1, false, false, false},
                                   figure(Figure::Mfu, 0.01), unknown, display));
    table.rows.push_back(numberRow(
        {QStringLiteral("whole_run"), QCoreApplication::translate("Compare", "MFU of the whole run"), QStringLiteral("%"), 1, false, false, true},
        figure(Figure::WholeRunMfu, 0.01), unknown, display));
    // One scale for a whole row, in the steps of the language: thousand and million, or 万.
    const double step = display.isChinese() ? 1e4 : largestHours >= 1e6 ? 1e6 : 1e3;
    const bool scaled = largestHours >= 10 * step || largestHours >= 1e6;
    const QString stepName = !scaled               ? QString()
                             : display.isChinese() ? QStringLiteral("万")
                             : step >= 1e6         ? QStringLiteral("M")
                                                   : QStringLiteral("K");
    table.rows.push_back(numberRow(
        {QStringLiteral("hours"), QCoreApplication::translate("Compare", "Device-hours, whole run"), stepName, scaled ? 2 : 0, true, false, false},
        figure(Figure::DeviceHours, scaled ? step : 1), unknown, display));
    const bool inHours = largestDays < 2;
    table.rows.push_back(numberRow({QStringLiteral("days"),
                                    inHours ? QCoreApplication::translate("Compare", "Hours") : QCoreApplication::translate("Compare", "Days"),
                                    {},
                                    inHours || largestDays < 100 ? 1 : 0,
                                    true,
                                    true,
                                    false},
                                   figure(Figure::WallDays, inHours ? 1.0 / 24 : 1), unknown, display));
    const NumberScale money = display.moneyScale(largestCost);
    const double perUnit = money.factor / display.convert(1);
    table.rows.push_back(numberRow(
        {QStringLiteral("run_cost"), QCoreApplication::translate("Compare", "Cost of the final run"), display.moneyUnit(money), 2, true, true, false},
        figure(Figure::CostRun, perUnit), unknown, display));
    table.rows.push_back(againstRow(columns, display));
    table.rows.push_back(numberRow({QStringLiteral("training_cost"), QCoreApplication::translate("Compare", "Training cost, all items"),
                                    display.moneyUnit(money), 2, true, false, true},
                                   figure(Figure::TrainingCost, perUnit), unknown, display));
    table.rows.push_back(numberRow({QStringLiteral("pflop_hour"), QCoreApplication::translate("Compare", "Per effective PFLOP-hour"),
                                    display.currencySign().trimmed(), 2, true, true, false},
                                   figure(Figure::UsdPerPflopHour, 1 / display.convert(1)), unknown, display));
    const double energyUnit = largestEnergy >= 1e6 ? 1e6 : largestEnergy >= 1e3 ? 1e3 : 1;
    table.rows.push_back(numberRow({QStringLiteral("energy"), QCoreApplication::translate("Compare", "Energy"),
                                    energyUnit >= 1e6 ? QStringLiteral("GWh")
                                    : energyUnit > 1  ? QStringLiteral("MWh")
                                                      : QStringLiteral("kWh"),
                                    1, true, false, true},
                                   figure(Figure::Energy, energyUnit), unknown, display));
}

void addUse(Table& table, const std::vector<HardwareColumn>& columns)
{
    Row row;
    row.id = QStringLiteral("use");
    row.cells = {textCell({})};
    for (const HardwareColumn& column : columns) {
        Cell cell = textCell({});
        cell.kind = CellKind::Link;
        if (column.isPlanned) {
            cell.kind = CellKind::Text;
            cell.text = QCoreApplication::translate("Compare", "in scenario");
            cell.ink = Ink::Text2;
        } else {
            cell.text = QCoreApplication::translate("Compare", "Use");
        }
        row.cells.push_back(cell);
    }
    table.rows.push_back(std::move(row));
}

}  // namespace

Table hardwareTable(const EstimateSet& estimates, const EstimateContext& context, const HardwareChoice& choice, const Display& display)
{
    const Estimate& plan = estimates.shown();
    Plan asked = *estimates.plan;
    Scenario scenario = estimates.activeScenario();
    if (choice.kind)
        scenario.entries.insert_or_assign("price_kind", Entry{std::string(priceKindName(*choice.kind)), EntryOrigin::Typed});
    std::vector<HardwareColumn> columns;
    Table table;
    table.columns = {{QString(), false, false, false, 208, QStringLiteral("label")}};
    for (const std::string& id : choice.devices) {
        const Device* device = context.catalog->findDevice(id);
        if (!device)
            continue;
        HardwareColumn column;
        column.id = device->id;
        column.estimate = evaluateOnDevice(asked, scenario, device->id, choice.count ? choice.count : std::optional(plan.decisions.devices), context,
                                           choice.keepsTypedMfu ? OtherSpeed::AsDecided : OtherSpeed::Predicted);
        column.spec = context.catalog->specOf(*device, plan.decisions.specBook);
        column.name = toQString(device->name);
        column.isPlanned = plan.device && plan.device->id == device->id;
        table.columns.push_back({column.name, true, false, column.isPlanned, 0, toQString(device->id)});
        columns.push_back(std::move(column));
    }
    addSpecification(table, columns, plan.decisions.precision, display);
    addPrice(table, columns, display);
    addJob(table, columns, estimates, display);
    addUse(table, columns);
    shortenHeads(table);
    return table;
}

Table scenarioTable(const EstimateSet& estimates, const EstimateContext& context, bool onlyDifferences, const Display& display)
{
    Table table;
    table.columns = {{QString(), false, false, false, 232, QStringLiteral("label")}};
    for (std::size_t i = 0; i < estimates.scenarios.size(); ++i)
        table.columns.push_back(
            {scenarioName(estimates, i, display), true, false, i == estimates.activeIndex, 0, toQString(estimates.plan->scenarios[i].id)});
    table.rows.push_back(groupRow(QStringLiteral("inputs"), onlyDifferences ? QCoreApplication::translate("Compare", "Inputs that differ")
                                                                            : QCoreApplication::translate("Compare", "Inputs")));
    const std::size_t firstInput = table.rows.size();
    for (const FieldRef& ref : allFields(estimates.base().decisions.options)) {
        Row row;
        row.id = toQString(ref.path);
        QString name = coreText(ref.field->label);
        if (ref.option >= 0)
            name = optionName(estimates.base(), ref.option) + QStringLiteral(": ") + name;
        row.cells = {textCell(name)};
        bool differs = false;
        bool applies = false;
        QString first;
        for (std::size_t i = 0; i < estimates.scenarios.size(); ++i) {
            const Scenario& scenario = estimates.plan->scenarios[i];
            const FieldState state = fieldState(*estimates.plan, scenario, *estimates.scenarios[i], ref, context);
            Cell cell =
                textCell(state.applies ? valueText(ref, state, *estimates.plan, *estimates.scenarios[i], context, display) : QStringLiteral("—"));
            cell.isStrong = state.overridden;
            if (const auto* number = std::get_if<double>(&state.value))
                cell.value = *number;
            applies = applies || state.applies;
            if (i == 0)
                first = cell.text;
            differs = differs || cell.text != first;
            row.cells.push_back(cell);
        }
        if (applies && (differs || !onlyDifferences))
            table.rows.push_back(std::move(row));
    }
    if (table.rows.size() == firstInput) {
        Row none;
        none.id = QStringLiteral("none");
        none.cells.assign(table.columns.size(), textCell({}));
        none.cells.front() = textCell(QCoreApplication::translate("Compare", "No input differs"));
        none.cells.front().ink = Ink::Text2;
        table.rows.push_back(std::move(none));
    }
    table.rows.push_back(groupRow(QStringLiteral("figures"), QCoreApplication::translate("Compare", "Results")));
    for (const Figure figure : comparedFigures()) {
        const Quantity& quantity = quantityOf(figure);
        Row row;
        row.id = toQString(quantity.id);
        row.cells = {textCell(figure == Figure::TotalCost ? totalName(estimates.base()) : coreText(quantity.label))};
        std::vector<Cell*> cells;
        bool isKnown = false;
        row.cells.reserve(estimates.scenarios.size() + 1);
        for (std::size_t i = 0; i < estimates.scenarios.size(); ++i) {
            const Estimate& estimate = *estimates.scenarios[i];
            if (!estimate.figures.knows(figure)) {
                Cell none = textCell(QStringLiteral("—"));
                none.ink = Ink::Text2;
                row.cells.push_back(none);
                continue;
            }
            isKnown = true;
            Cell cell = numberCell(display.quantity(estimate[figure], quantity.unit), estimate[figure]);
            if (const auto change = i == 0 ? std::nullopt : changeOf(estimate, estimates.base(), figure); change && std::abs(*change) > 5e-4)
                cell.note = display.change(*change);
            row.cells.push_back(cell);
        }
        for (std::size_t i = 1; i < row.cells.size(); ++i)
            cells.push_back(&row.cells[i]);
        if (const auto less = lessIsBetter(figure); less && figure != Figure::BreakEvenMonth)
            markBest(cells, *less);
        if (isKnown)
            table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace outlay::ui
