// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// runs: how predictions met published training runs.
#include "app/commands/command.h"
#include "app/commands/planinput.h"

#include "core/estimate/publishedruns.h"
#include "core/io/estimateexport.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <thread>

namespace outlay::cli {

namespace {

TextCell cell(std::optional<double> value, Unit unit) { return value ? TextCell(formatFigure(*value, unit), *value) : TextCell("—"); }

std::vector<TextCell> rowOf(const RunComparison& c, const PriceBook& book, const Session& session)
{
    const PublishedRun& run = *c.run;
    const RunFacts& f = c.facts;
    const FxRate* rate = session.catalog.findFxRate(session.catalog.defaultFxRate);
    const std::optional<PriceQuote> quote =
        f.device ? runPrice(f.device->id, book, session.today, rate ? rate->rate : PriceQuery::defaultCnyPerUsd) : std::nullopt;
    const std::optional<double> cost = runCost(f, quote);
    const auto forecast = [&](double RunForecast::*member) { return c.forecast ? std::optional((*c.forecast).*member) : std::nullopt; };
    return {run.id,
            run.name,
            run.claim        ? "claim"
            : run.comparable ? "published"
                             : "not comparable",
            f.device ? f.device->id : "—",
            cell(run.setting.devices, Unit::None),
            cell(run.setting.tokens, Unit::Tokens),
            cell(f.deviceHours, Unit::DeviceHours),
            cell(forecast(&RunForecast::deviceHours), Unit::DeviceHours),
            cell(forecast(&RunForecast::low), Unit::DeviceHours),
            cell(forecast(&RunForecast::high), Unit::DeviceHours),
            cell(c.ratio(), Unit::Ratio),
            c.ratio() ? (c.withinBand() ? "within" : "outside") : "—",
            cell(f.check ? std::optional(f.check->impliedMfu) : std::nullopt, Unit::Fraction),
            f.device ? std::string(formatName(run.setting.format)) : "—",
            cell(quote ? std::optional(quote->price) : std::nullopt, Unit::None),
            cell(cost, Unit::Usd),
            cell(run.report.costLow, Unit::Usd),
            cell(run.report.mmluPro, Unit::None),
            f.check ? std::string(verdictId(f.check->verdict)) : "—"};
}

int runRuns(const std::vector<std::string>& given)
{
    std::vector<std::string_view> options = sessionOptions;
    options.insert(options.end(), {"book", "calibration"});
    const Arguments arguments(given, options);
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (!arguments.positional().empty())
        return complain("runs takes options only", Usage);
    const std::optional<Session> session = openSession(arguments);
    if (!session)
        return Usage;
    const std::string bookId = arguments.value("book").value_or(session->catalog.defaultPriceBook);
    const PriceBook* book = session->catalog.findPriceBook(bookId);
    if (!book)
        return complain("there is no price book \"" + bookId + "\"; outlay-cli catalog books lists them", Usage);
    const CalibrationSet* calibration = session->catalog.findCalibration(arguments.value("calibration").value_or(""));
    if (!calibration)
        return complain("there is no calibration set \"" + arguments.value("calibration").value_or("") + "\"", Usage);
    const std::vector<RunComparison> runs = compareRuns(session->catalog, *calibration, std::max(1U, std::thread::hardware_concurrency()));
    TextTable table;
    table.columns = {{"id", "Run", false},
                     {"name", "Model", false},
                     {"kind", "Kind", false},
                     {"device", "Device", false},
                     {"devices", "Devices", true},
                     {"tokens", "Tokens", true},
                     {"reported_hours", "Reported h", true},
                     {"predicted_hours", "Predicted h", true},
                     {"p10_hours", "P10", true},
                     {"p90_hours", "P90", true},
                     {"ratio", "Ratio", true},
                     {"band", "Band", false},
                     {"implied_mfu", "Implied MFU", true},
                     {"precision", "of", false},
                     {"price", "USD/h", true},
                     {"cost_usd", "Cost", true},
                     {"stated_cost_usd", "Cost stated", true},
                     {"mmlu_pro", "MMLU-Pro", true},
                     {"verdict", "Verdict", false}};
    for (const RunComparison& comparison : runs)
        table.rows.push_back(rowOf(comparison, *book, *session));
    const RunsSummary summary = summarise(runs);
    if (session->format == TableFormat::JsonText) {
        Json json = {{"calibration", calibration->name()},
                     {"price_book", book->id},
                     {"runs", table.json()},
                     {"summary", {{"compared", summary.compared}, {"within_band", summary.withinBand}, {"median_error", summary.medianError}}}};
        std::puts(writeJson(json).c_str());
        return Done;
    }
    const std::string text = table.text(session->format);
    std::fwrite(text.data(), 1, text.size(), stdout);
    if (session->format != TableFormat::Csv)
        std::printf("\n%zu of %zu within the band, median error %s (calibration %s, prices %s)\n", summary.withinBand, summary.compared,
                    formatFigure(summary.medianError, Unit::Fraction).c_str(), calibration->name().c_str(), book->id.c_str());
    return Done;
}

constexpr std::array<Command, 1> commands = {{
    {"runs", "[--book BOOK] [--calibration SET] [--format table|json|csv|md]",
     "Published training runs: predicted against reported device-hours, implied MFU, cost at a price book.", runRuns},
}};

}  // namespace

std::span<const Command> runsCommands() { return commands; }

}  // namespace outlay::cli
