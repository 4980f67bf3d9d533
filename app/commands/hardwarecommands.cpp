// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// hardware: a plan's job on other devices, each with its own predicted layout and MFU. finetune: which devices can fine-tune its model.
#include "app/commands/command.h"
#include "app/commands/planinput.h"

#include "core/estimate/finetuning.h"
#include "core/io/estimateexport.h"
#include "core/units/numberparse.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <sstream>

namespace outlay::cli {

namespace {

TextCell cell(std::optional<double> value, Unit unit, const char* missing = "—")
{
    return value ? TextCell(formatFigure(*value, unit), *value) : TextCell(missing);
}

void print(const TextTable& table, TableFormat format, Json json)
{
    if (format == TableFormat::JsonText) {
        json["devices"] = table.json();
        std::puts(writeJson(json).c_str());
        return;
    }
    const std::string text = table.text(format);
    std::fwrite(text.data(), 1, text.size(), stdout);
}

std::vector<std::string> devicesOf(const Arguments& arguments, const Estimate& planned)
{
    std::vector<std::string> ids;
    std::istringstream list(arguments.value("devices").value_or(""));
    for (std::string id; std::getline(list, id, ',');)
        ids.push_back(id);
    if (ids.empty()) {
        ids = {"h100-sxm", "h200-sxm", "b200", "b300", "a100-80-sxm", "ascend-910c", "mi355x"};
        if (planned.device && std::find(ids.begin(), ids.end(), planned.device->id) == ids.end())
            ids.insert(ids.begin(), planned.device->id);
    }
    return ids;
}

int runHardware(const std::vector<std::string>& given)
{
    const Arguments arguments(given, planOptions({"devices", "count"}));
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (arguments.positional().size() != 1)
        return complain("hardware takes one plan", Usage);
    int exitCode = Done;
    const std::optional<PlanJob> job = openPlanJob(arguments, exitCode);
    if (!job)
        return exitCode;
    const EstimateContext context = job->session.context();
    const Estimate planned = evaluate(job->plan, job->chosen(), context);
    std::optional<double> count;
    if (const auto text = arguments.value("count")) {
        const auto number = parseNumber(*text);
        if (!number || number->value < 1 || number->value > 1e6 || std::floor(number->value) != number->value)
            return complain("--count takes a whole number of devices, such as 512", Usage);
        count = number->value;
    }
    TextTable table;
    table.columns = {{"device", "Device", false},
                     {"fits", "Fits", false},
                     {"layout", "Best layout", false},
                     {"smallest", "Fewest", true},
                     {"mfu", "MFU", true},
                     {"mfu_whole_run", "Whole run", true},
                     {"device_hours", "Device-hours", true},
                     {"wall_days", "Days", true},
                     {"price", "USD/h", true},
                     {"cost_run", "Final run", true},
                     {"training_cost", "Training cost", true},
                     {"usd_per_pflop_hour", "USD/PFLOP-h", true}};
    for (const std::string& id : devicesOf(arguments, planned)) {
        if (!context.catalog->findDevice(id))
            return complain("there is no device \"" + id + "\"; outlay-cli catalog devices lists them", Usage);
        const Estimate there = evaluateOnDevice(job->plan, job->chosen(), id, count, context, OtherSpeed::Predicted);
        const bool fits = !there.prediction || there.prediction->fits;
        const auto figure = [&](Figure which) { return fits ? there.find(which) : std::nullopt; };
        table.rows.push_back({id,
                              !there.prediction ? "unknown"
                              : fits            ? "yes"
                                                : "no",
                              there.prediction && fits ? layoutSummary(there.prediction->best.layout) : "—",
                              cell(there.prediction ? there.prediction->smallestDevices : std::nullopt, Unit::None),
                              cell(figure(Figure::Mfu), Unit::Fraction), cell(figure(Figure::WholeRunMfu), Unit::Fraction),
                              cell(figure(Figure::DeviceHours), Unit::DeviceHours), cell(figure(Figure::WallDays), Unit::Days),
                              cell(there.inputs.priceKnown ? std::optional(there.inputs.price) : std::nullopt, Unit::None, "no price"),
                              cell(figure(Figure::CostRun), Unit::Usd), cell(figure(Figure::TrainingCost), Unit::Usd),
                              cell(figure(Figure::UsdPerPflopHour), Unit::UsdPerPflopHour)});
    }
    print(table, job->session.format, Json{{"model", planned.modelName}, {"count", count.value_or(planned.inputs.devices)}});
    return exitCode;
}

int runFineTune(const std::vector<std::string>& given)
{
    const Arguments arguments(given, planOptions({"tokens"}));
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (arguments.positional().size() != 1)
        return complain("finetune takes one plan", Usage);
    int exitCode = Done;
    const std::optional<PlanJob> job = openPlanJob(arguments, exitCode);
    if (!job)
        return exitCode;
    const EstimateContext context = job->session.context();
    const Estimate planned = evaluate(job->plan, job->chosen(), context);
    double tokens = fineTuningTokens(planned);
    if (const auto text = arguments.value("tokens")) {
        const auto number = parseNumber(*text);
        if (!number || number->value <= 0 || number->value > 1e18)
            return complain("--tokens takes a number of tokens, such as 100M", Usage);
        tokens = number->value;
    }
    const std::vector<FineTuningRow> rows = fineTuningTable(job->plan, job->chosen(), tokens, context);
    if (rows.empty())
        return complain("only a parameter count is known: what fits needs the model's shape (a preset or a config.json)", Problems);
    TextTable table;
    table.columns = {{"device", "Device", false}};
    static constexpr std::array<std::array<const char*, 2>, 3> methods = {{{"full", "Full"}, {"lora", "LoRA"}, {"qlora", "QLoRA"}}};
    for (const auto& [id, label] : methods) {
        table.columns.push_back({std::string(id) + "_devices", std::string(label) + ": devices", true});
        table.columns.push_back({std::string(id) + "_hours", "hours", true});
        table.columns.push_back({std::string(id) + "_cost", "cost", true});
    }
    for (const FineTuningRow& row : rows) {
        std::vector<TextCell> cells = {row.device->id};
        for (const FineTuningFit& fit : row.fits) {
            TextCell count = cell(fit.devices, Unit::None, "too small");
            if (!fit.isSoftwareKnown)
                count.text += '*';
            cells.push_back(std::move(count));
            cells.push_back(cell(fit.wallHours, Unit::Hours));
            cells.push_back(cell(fit.rental, Unit::Usd));
        }
        table.rows.push_back(std::move(cells));
    }
    print(table, job->session.format, Json{{"model", planned.modelName}, {"tokens", tokens}});
    if (planned.decisions.software != Software::Usual && job->session.format == TableFormat::Text)
        std::printf("\nMemory as %s keeps it; * by the general formulas.\n", std::string(softwareLabel(planned.decisions.software)).c_str());
    return exitCode;
}

constexpr std::array<Command, 2> commands = {{
    {"hardware", "PLAN [--devices ID,ID…] [--count N] [--scenario S] [--set field=value …] [--format table|json|csv|md]",
     "The same job on other devices: layout, MFU, time and cost predicted for each.", runHardware},
    {"finetune", "PLAN [--tokens N] [--scenario S] [--set field=value …] [--format table|json|csv|md]",
     "Which devices can fine-tune the plan's model: full, LoRA, QLoRA; how many, how long, how much.", runFineTune},
}};

}  // namespace

std::span<const Command> hardwareCommands() { return commands; }

}  // namespace outlay::cli
