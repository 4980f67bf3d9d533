// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// check: can a stated training run be true?
#include "app/commands/command.h"
#include "app/commands/planinput.h"

#include "core/catalog/catalogwriter.h"
#include "core/io/estimateexport.h"
#include "core/physics/model.h"
#include "core/training/claims.h"
#include "core/units/numberparse.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>

namespace outlay::cli {

namespace {

struct Claim {
    StatedRun run;
    std::string device;
    std::string problem;  ///< what could not be read
};

/// A count such as 70B, or the active parameters of a model of the catalog.
double modelSize(const std::string& text, const Catalog& catalog, std::string& problem)
{
    if (const ModelPreset* preset = catalog.findModelPreset(text)) {
        const Result<Model> model = preset->architecture ? modelOf(*preset->architecture) : modelOf(preset->publishedTotal, preset->publishedActive);
        if (model)
            return model->active;
    }
    const Result<ParsedNumber> number = parseNumber(text);
    if (!number)
        problem = "--model takes a parameter count such as 70B or a model of the catalog, not \"" + text + "\"";
    return number ? number->value : 0;
}

std::optional<double> optionalNumberOf(const Arguments& arguments, std::string_view option, std::string& problem)
{
    const std::optional<std::string> text = arguments.value(option);
    if (!text || !problem.empty())
        return std::nullopt;
    const Result<ParsedNumber> number = parseNumber(*text);
    if (!number) {
        problem = "--" + std::string(option) + ": " + number.error().message();
        return std::nullopt;
    }
    return number->value;
}

double numberOf(const Arguments& arguments, std::string_view option, std::string& problem)
{
    const std::optional<std::string> text = arguments.value(option);
    if (!text) {
        problem = "check needs --" + std::string(option);
        return 0;
    }
    const Result<ParsedNumber> number = parseNumber(*text);
    if (!number)
        problem = "--" + std::string(option) + ": " + number.error().message();
    return number ? number->value : 0;
}

/// "128xh100-sxm", or the device alone for one.
void readDevices(const std::string& text, const Session& session, const Arguments& arguments, Claim& claim)
{
    const std::size_t cross = text.find('x');
    std::string name = text;
    claim.run.devices = 1;
    if (cross != std::string::npos) {
        if (const Result<ParsedNumber> count = parseNumber(text.substr(0, cross))) {
            claim.run.devices = count->value;
            name = text.substr(cross + 1);
        }
    }
    const Device* device = session.catalog.findDevice(name);
    if (!device) {
        claim.problem = "there is no device \"" + name + "\"; outlay-cli catalog devices lists them";
        return;
    }
    claim.device = device->name;
    const std::string precision = arguments.value("precision").value_or("bf16");
    const std::optional<Format> format = formatFromName(precision);
    if (!format) {
        claim.problem = "--precision takes bf16, fp8, fp4 or int8";
        return;
    }
    claim.run.peakFlops = session.catalog.specOf(*device, arguments.value("spec-book").value_or("datasheet")).peakOf(*format);
    if (claim.run.peakFlops <= 0)
        claim.problem = device->name + " has no unit for " + precision;
}

/// --convention exact counts attention as well; it needs the shape of a model of the catalog.
void readConvention(const Arguments& arguments, const Session& session, const std::string& model, Claim& claim)
{
    const std::string convention = arguments.value("convention").value_or("6n");
    if (convention == "6n")
        return;
    const ModelPreset* preset = session.catalog.findModelPreset(model);
    if (convention != "exact" || !preset || !preset->architecture) {
        claim.problem =
            convention == "exact" ? "--convention exact needs a --model of the catalog with a known shape" : "--convention takes 6n or exact";
        return;
    }
    const double sequence = arguments.value("seq-len") ? numberOf(arguments, "seq-len", claim.problem) : 4096;
    if (claim.problem.empty() && !(sequence >= 1))
        claim.problem = "--seq-len is at least 1";
    const Result<Model> shape = modelOf(*preset->architecture);
    constexpr double forwardAndBackward = 3;
    if (claim.problem.empty() && shape)
        claim.run.flopsPerToken = forwardAndBackward * forwardFlops(*shape, sequence, FlopsConvention::Exact, AttentionConvention::Causal).all();
}

Claim readClaim(const Arguments& arguments, const Session& session)
{
    Claim claim;
    const std::optional<std::string> model = arguments.value("model");
    const std::optional<std::string> devices = arguments.value("devices");
    if (!model || !devices) {
        claim.problem = model ? "check needs --devices, such as 128xh100-sxm" : "check needs --model, such as 70B";
        return claim;
    }
    readDevices(*devices, session, arguments, claim);
    claim.run.deviceHours = optionalNumberOf(arguments, "device-hours", claim.problem);
    if (const std::optional<double> hours = optionalNumberOf(arguments, "hours", claim.problem))
        claim.run.days = *hours / 24;
    else if (claim.problem.empty() && !claim.run.deviceHours)
        claim.run.days = numberOf(arguments, "days", claim.problem);
    claim.run.mfu = optionalNumberOf(arguments, "mfu", claim.problem);
    claim.run.cost = optionalNumberOf(arguments, "cost", claim.problem);
    if (claim.problem.empty())
        claim.run.tokens = numberOf(arguments, "tokens", claim.problem);
    if (claim.problem.empty())
        claim.run.activeParameters = modelSize(*model, session.catalog, claim.problem);
    if (claim.problem.empty())
        readConvention(arguments, session, *model, claim);
    return claim;
}

int runCheck(const std::vector<std::string>& given)
{
    std::vector<std::string_view> options = sessionOptions;
    options.insert(options.end(),
                   {"model", "tokens", "devices", "days", "hours", "device-hours", "mfu", "cost", "convention", "seq-len", "precision", "spec-book"});
    const Arguments arguments(given, options);
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (!arguments.positional().empty())
        return complain("check takes options only", Usage);
    const std::optional<Session> session = openSession(arguments);
    if (!session)
        return Usage;
    const Claim claim = readClaim(arguments, *session);
    if (!claim.problem.empty())
        return complain(claim.problem, Usage);
    const Result<ClaimCheck> check = checkClaim(claim.run);
    if (!check)
        return complain(check.error().message(), Usage);
    TextTable table;
    table.columns = {{"id", "Figure", false}, {"label", "What it is", false}, {"value", "Value", true}, {"unit", "Unit", false}};
    const auto add = [&](const char* id, const char* label, double value, Unit unit) {
        table.rows.push_back({id, label, TextCell(formatFigure(value, unit), value), unitSymbol(unit)});
    };
    add("model_flops", claim.run.flopsPerToken ? "FLOPs of a token × tokens" : "6 × active parameters × tokens", check->modelFlops, Unit::Flops);
    add("peak_flops", "Dense peak of one device", claim.run.peakFlops, Unit::FlopsPerSecond);
    add("device_hours", "Device-hours stated", check->deviceHours, Unit::DeviceHours);
    add("implied_mfu", "MFU that the statement implies", check->impliedMfu, Unit::Fraction);
    if (!claim.run.deviceHours) {
        add("shortest_days", "Days at MFU 65%", check->shortestDays, Unit::Days);
        add("longest_days", "Days at MFU 5%", check->longestDays, Unit::Days);
    }
    if (check->hoursAtStatedMfu)
        add("hours_at_stated_mfu", "Device-hours at the stated MFU", *check->hoursAtStatedMfu, Unit::DeviceHours);
    if (check->impliedPrice)
        add("implied_price", "Price that the statement implies", *check->impliedPrice, Unit::UsdPerDeviceHour);
    if (session->format == TableFormat::JsonText) {
        Json json = {{"device", claim.device},
                     {"figures", Json::object()},
                     {"verdict", verdictId(check->verdict)},
                     {"message", verdictText(check->verdict)},
                     {"contradicts_mfu", check->contradictsMfu}};
        for (const auto& row : table.rows)
            json["figures"][row[0].text] = {{"value", numberToJson(*row[2].number)}, {"unit", row[3].text}};
        std::puts(writeJson(json).c_str());
        return Done;
    }
    const std::string text = table.text(session->format);
    std::fwrite(text.data(), 1, text.size(), stdout);
    if (session->format != TableFormat::Csv)
        std::printf("\n%s: %s\n", std::string(verdictId(check->verdict)).c_str(), std::string(verdictText(check->verdict)).c_str());
    if (session->format != TableFormat::Csv && check->contradictsMfu)
        std::puts("The stated MFU and the one that the rest implies contradict each other.");
    return Done;
}

constexpr std::array<Command, 1> commands = {{
    {"check",
     "--model 70B --tokens 15T --devices 128xh100-sxm (--days 35 | --hours H | --device-hours H) [--mfu 40%] [--cost USD] [--convention 6n|exact] "
     "[--seq-len N] [--precision bf16] [--spec-book BOOK]",
     "Can a stated training run be true? The MFU that it implies.", runCheck},
}};

}  // namespace

std::span<const Command> checkCommands() { return commands; }

}  // namespace outlay::cli
