// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// cluster: does a plan's job fit, how is it laid out best, where does a step's time go, and what do more devices bring?
#include "app/commands/command.h"
#include "app/commands/planinput.h"

#include "core/catalog/catalogwriter.h"
#include "core/estimate/clusterstudy.h"
#include "core/io/estimateexport.h"
#include "core/units/numberparse.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <thread>

namespace outlay::cli {

namespace {

constexpr double gigabyte = 1e9;
constexpr std::array<std::string_view, 3> recomputeIds = {"none", "selective", "full"};

std::string fixed(double value, int decimals)
{
    const double scale = std::pow(10, decimals);
    return plainNumber(std::round(value * scale) / scale);
}

TextCell gigabytes(double bytes) { return {fixed(bytes / gigabyte, 1), bytes / gigabyte}; }
TextCell seconds(double value) { return {fixed(value, 3), value}; }
TextCell percent(double fraction) { return {fixed(100 * fraction, 1) + "%", fraction}; }
TextCell whole(double value) { return {plainNumber(value), value}; }
TextCell fitCell(double total, double usable)
{
    switch (memoryFit(total, usable)) {
    case MemoryFit::Over:
        return "over by " + fixed((total - usable) / gigabyte, 1) + " GB";
    case MemoryFit::Tight:
        return "tight, " + fixed(100 * (1 - total / usable), 0) + "% free";
    case MemoryFit::Fits:
        break;
    }
    return "fits, " + fixed(100 * (1 - total / usable), 0) + "% free";
}

std::vector<TextCell> memoryRow(const std::string& name, const TrainingMemory& m, double usable)
{
    return {name,
            gigabytes(m.weights + m.transient),
            gigabytes(m.gradients),
            gigabytes(m.optimizer),
            gigabytes(m.activations),
            gigabytes(m.logits),
            gigabytes(m.reserve + m.fixed),
            gigabytes(m.total),
            gigabytes(usable),
            fitCell(m.total, usable)};
}

TextTable memoryTable(const ClusterStudy& study)
{
    TextTable table;
    table.columns = {
        {"on", "GB per device", false},       {"weights", "Weights", true}, {"gradients", "Gradients", true}, {"optimizer", "Optimizer", true},
        {"activations", "Activations", true}, {"logits", "Logits", true},   {"reserve", "Reserve", true},     {"total", "Total", true},
        {"usable", "Usable", true},           {"fit", "Fit", false}};
    for (const StageUse& stage : study.stages) {
        table.rows.push_back(memoryRow("stage " + plainNumber(stage.memory.stage) + " of " + plainNumber(study.chosen->candidate.layout.pp),
                                       stage.memory, study.request.device.memoryUsable));
    }
    for (const DeviceUse& other : study.others)
        table.rows.push_back(memoryRow("on " + other.name, other.use, other.usable));
    return table;
}

TextTable stepTable(const ClusterStudy& study)
{
    TextTable table;
    table.columns = {{"part", "Part of a step", false}, {"seconds", "Seconds", true}, {"share", "Share", true}};
    const double step = study.chosen ? study.chosen->candidate.time.step : 0;
    for (const StepPartRow& row : stepPartRows()) {
        const double value = study.step[static_cast<std::size_t>(row.part)];
        if (value != 0)
            table.rows.push_back({row.label, seconds(value), percent(value / step)});
    }
    table.rows.push_back({"Step", seconds(step), percent(1)});
    return table;
}

TextTable layoutTable(const ClusterStudy& study, std::size_t top)
{
    TextTable table;
    table.columns = {{"rank", "#", true},
                     {"tp", "TP", true},
                     {"pp", "PP", true},
                     {"cp", "CP", true},
                     {"ep", "EP", true},
                     {"dp", "DP", true},
                     {"micro_batch", "Micro", true},
                     {"virtual", "Virt.", true},
                     {"recompute", "Recompute", false},
                     {"zero", "ZeRO", true},
                     {"step_s", "Step, s", true},
                     {"mfu", "MFU", true},
                     {"memory_gb", "GB", true},
                     {"free", "Free", true}};
    for (std::size_t i = 0; i < std::min(top, study.best.size()); ++i) {
        const StudiedLayout& one = study.best[i];
        const Layout& l = one.candidate.layout;
        table.rows.push_back({whole(static_cast<double>(i + 1)), whole(l.tp), whole(l.pp), whole(l.cp), whole(l.ep), whole(l.dp), whole(l.microBatch),
                              whole(l.virtualStages), recomputeIds[static_cast<std::size_t>(l.recompute)], whole(l.zero),
                              seconds(one.candidate.time.step), percent(one.mfu), gigabytes(one.candidate.memory), percent(one.margin)});
    }
    return table;
}

TextTable scalingTable(const ClusterStudy& study)
{
    TextTable table;
    table.columns = {{"devices", "Devices", true},           {"days", "Days", true}, {"cost_usd", "Training cost, USD", true},
                     {"device_hours", "Device-hours", true}, {"mfu", "MFU", true},   {"note", "", false}};
    for (std::size_t i = 0; i < study.scaling.size(); ++i) {
        const ScalePoint& point = study.scaling[i];
        if (!point.fits) {
            table.rows.push_back({whole(point.devices), "—", "—", "—", "—", "no layout fits"});
            continue;
        }
        std::string note = point.devices == study.request.devices ? "plan" : "";
        if (study.knee == i)
            note += note.empty() ? "knee" : ", knee";
        table.rows.push_back({whole(point.devices), TextCell(fixed(point.days, 1), point.days),
                              point.cost ? TextCell(fixed(*point.cost, 0), *point.cost) : TextCell("—"),
                              TextCell(fixed(point.deviceHours, 0), point.deviceHours), percent(point.mfu), note});
    }
    return table;
}

TextTable ladderTable(const ClusterStudy& study)
{
    const Figures& figures = study.estimate->figures;
    TextTable table;
    table.columns = {{"id", "MFU", false}, {"mfu", "Share of peak", true}};
    for (const auto& [figure, label] : {std::pair{Figure::BestPlanMfu, "best layout"}, std::pair{Figure::TypicalMfu, "typical step"},
                                        std::pair{Figure::WholeRunMfu, "whole run"}}) {
        if (figures.knows(figure))
            table.rows.push_back({label, percent(figures[figure])});
    }
    return table;
}

std::string_view stateText(ClusterState state)
{
    switch (state) {
    case ClusterState::NoArchitecture:
        return "Only a parameter count is known: choose a model of the list or import a config.json.";
    case ClusterState::NoFormat:
        return "Step times are not known for this precision on this device.";
    case ClusterState::Invalid:
        return "The inputs have errors; there is nothing to lay out.";
    case ClusterState::Ready:
        break;
    }
    return {};
}

std::string smallestText(const ClusterStudy& study)
{
    return study.smallest ? "Smallest cluster that fits: " + plainNumber(*study.smallest) + (*study.smallest == 1 ? " device" : " devices")
                          : std::string("No cluster of up to 65,536 devices fits");
}

std::string headline(const ClusterStudy& study)
{
    return plainNumber(study.request.devices) + " × " + study.estimate->deviceName + ": " + plainNumber(study.tried) + " layouts tried, "
           + plainNumber(study.feasible) + " fit. " + smallestText(study) + ".";
}

/// Whose memory the tables show; empty without a software.
std::string softwareText(const ClusterStudy& study)
{
    if (!study.request.software)
        return {};
    const std::string software(softwareLabel(study.estimate->decisions.software));
    return study.isSoftwareKnown ? "Memory as " + software + " keeps it.\n"
                                 : "Memory by the general formulas: that of " + software + " is not known here.\n";
}

void printJson(const ClusterStudy& study, std::size_t top)
{
    Json json = {{"device", study.estimate->decisions.device},
                 {"devices", numberToJson(study.request.devices)},
                 {"tried", numberToJson(study.tried)},
                 {"feasible", numberToJson(study.feasible)},
                 {"fits", study.fits()},
                 {"fixed", study.isFixed},
                 {"smallest", study.smallest ? numberToJson(*study.smallest) : Json()},
                 {"knee", study.knee ? numberToJson(study.scaling[*study.knee].devices) : Json()}};
    if (study.request.software)
        json["software_known"] = study.isSoftwareKnown;
    json["memory"] = memoryTable(study).json();
    json["step"] = Json::object();
    for (const StepPartRow& row : stepPartRows())
        json["step"][std::string(row.id)] = numberToJson(study.step[static_cast<std::size_t>(row.part)]);
    json["step_time"] = study.chosen ? numberToJson(study.chosen->candidate.time.step) : Json();
    json["mfu"] = ladderTable(study).json();
    json["layouts"] = layoutTable(study, top).json();
    json["scaling"] = scalingTable(study).json();
    std::puts(writeJson(json).c_str());
}

void printTables(const ClusterStudy& study, std::size_t top, TableFormat format)
{
    std::string text;
    const auto add = [&](const std::string& title, const TextTable& table) {
        if (!table.rows.empty())
            text += (format == TableFormat::Markdown ? "\n## " : "\n") + title + "\n\n" + table.text(format);
    };
    text = headline(study) + "\n" + softwareText(study);
    if (!study.fits())
        text += "No layout fits" + std::string(study.isFixed ? ": the fixed layout is over the edge" : "; the table shows the one that comes nearest")
                + ".\n";
    add(study.isFixed ? "Memory of the fixed layout" : "Memory", memoryTable(study));
    if (study.chosen)
        add("Step time", stepTable(study));
    add("MFU on the plan's basis", ladderTable(study));
    add("Best layouts", layoutTable(study, top));
    add("Devices, days and cost", scalingTable(study));
    std::fwrite(text.data(), 1, text.size(), stdout);
}

std::optional<std::size_t> topOf(const Arguments& arguments)
{
    const std::optional<std::string> text = arguments.value("top");
    if (!text)
        return 10;
    const Result<ParsedNumber> number = parseNumber(*text);
    if (!number || number->value < 1 || number->value > 1000 || number->value != std::floor(number->value))
        return std::nullopt;
    return static_cast<std::size_t>(number->value);
}

int runCluster(const std::vector<std::string>& given)
{
    const Arguments arguments(given, planOptions({"top"}));
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (arguments.positional().size() != 1)
        return complain("cluster takes one plan", Usage);
    const std::optional<std::size_t> top = topOf(arguments);
    if (!top)
        return complain("--top takes a whole number from 1 to 1000", Usage);
    int exitCode = Done;
    std::optional<PlanJob> job = openPlanJob(arguments, exitCode);
    if (!job)
        return exitCode;
    const Session* session = &job->session;
    const auto shared = std::make_shared<const Plan>(std::move(job->plan));
    StudyOptions options;
    options.top = *top;
    options.threads = std::max(1u, std::thread::hardware_concurrency());
    const ClusterStudy study = studyCluster(shared, shared->scenarios[job->scenario], session->context(), options);
    for (const Issue& issue : study.estimate->issues) {
        if (issue.severity == Severity::Error && issue.code != code::missing)
            std::fprintf(stderr, "%s\n", issueLine(issue).c_str());
    }
    if (study.state != ClusterState::Ready)
        return complain(stateText(study.state), Problems);
    if (session->format == TableFormat::JsonText)
        printJson(study, *top);
    else if (session->format == TableFormat::Csv)
        std::fputs(layoutTable(study, *top).text(TableFormat::Csv).c_str(), stdout);
    else
        printTables(study, *top, session->format);
    return study.fits() ? exitCode : Problems;
}

constexpr std::array<Command, 1> commands = {{
    {"cluster", "PLAN [--scenario S] [--set field=value …] [--top N] [--format table|json|csv|md]",
     "Does the job fit, which layouts are fastest, where does a step's time go, what do more devices bring?", runCluster},
}};

}  // namespace

std::span<const Command> clusterCommands() { return commands; }

}  // namespace outlay::cli
