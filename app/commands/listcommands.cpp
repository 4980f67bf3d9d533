// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// fields, figures, catalog, examples: what there is.
#include "app/commands/command.h"
#include "app/commands/planinput.h"

#include "core/estimate/publishedruns.h"
#include "core/io/estimateexport.h"
#include "core/io/examples.h"
#include "core/physics/model.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace outlay::cli {

namespace {

constexpr std::array<std::string_view, 9> kindNames = {"number", "whole", "fraction", "money", "choice", "text", "notes", "flag", "date"};

std::string joined(std::span<const Choice> choices)
{
    std::string text;
    for (const Choice& choice : choices)
        text.append(text.empty() ? "" : " ").append(choice.id);
    return text;
}

TextCell numberCell(std::optional<double> value, Unit unit = Unit::None)
{
    return value ? TextCell(formatFigure(*value, unit), *value) : TextCell("—");
}

/// "bf16" … in TFLOP/s.
TextCell peakCell(const DeviceSpec& spec, Format format) { return spec.peakOf(format) > 0 ? numberCell(spec.peakOf(format) / 1e12) : TextCell("—"); }

TextTable fieldTable()
{
    TextTable table;
    table.columns = {{"id", "Field", false},        {"kind", "Kind", false},       {"unit", "Unit", false},
                     {"default", "Default", false}, {"allowed", "Allowed", false}, {"label", "Label", false}};
    Decisions defaults;
    defaults.options.resize(1);
    for (const Field& field : fields()) {
        const bool ofOption = field.section == Section::Option;
        const bool number =
            field.kind == FieldKind::Number || field.kind == FieldKind::Whole || field.kind == FieldKind::Fraction || field.kind == FieldKind::Money;
        table.rows.push_back({(ofOption ? "options.ID." : "") + std::string(field.id), kindNames[static_cast<std::size_t>(field.kind)],
                              unitSymbol(field.unit), formatValue(field.get(defaults, ofOption ? 0 : -1), field),
                              field.choices.empty() ? (number ? field.domain.text() : std::string()) : joined(field.choices), field.label});
    }
    return table;
}

TextTable quantityTable()
{
    TextTable table;
    table.columns = {{"id", "Figure", false}, {"unit", "Unit", false}, {"label", "Label", false}, {"formula", "Formula or method", false}};
    for (const Quantity& quantity : quantities())
        table.rows.push_back({quantity.id, unitSymbol(quantity.unit), quantity.label,
                              !quantity.formula.empty()  ? quantity.formula
                              : !quantity.method.empty() ? quantity.method
                                                         : quantity.field});
    return table;
}

TextTable exampleTable()
{
    TextTable table;
    table.columns = {{"id", "Example", false}, {"title", "Title", false}, {"shows", "What it shows", false}};
    for (const Example& example : examples())
        table.rows.push_back({example.id, example.title, example.shows});
    return table;
}

TextTable deviceTable(const Catalog& catalog)
{
    TextTable table;
    table.columns = {{"id", "Device", false},     {"name", "Name", false},   {"bf16", "BF16 TFLOP/s", true},   {"fp8", "FP8", true},
                     {"fp4", "FP4", true},        {"memory_gb", "GB", true}, {"bandwidth_tb_s", "TB/s", true}, {"power_w", "W", true},
                     {"source", "Source", false}, {"as_of", "Date", false}};
    for (const Device& device : catalog.devices) {
        const DeviceSpec& spec = device.spec;
        table.rows.push_back({device.id, device.name + (device.announced ? " (announced)" : ""), peakCell(spec, Format::Bf16),
                              peakCell(spec, Format::Fp8), peakCell(spec, Format::Fp4), numberCell(spec.memory / 1e9),
                              numberCell(spec.bandwidth / 1e12), spec.power > 0 ? numberCell(spec.power) : TextCell("—"), device.provenance.source,
                              device.provenance.asOf});
    }
    return table;
}

TextTable bookTable(const Catalog& catalog)
{
    TextTable table;
    table.columns = {{"id", "Book", false},     {"kind", "Kind", false},  {"label", "Label", false},
                     {"rows", "Entries", true}, {"as_of", "Date", false}, {"source", "Source", false}};
    for (const PriceBook& book : catalog.priceBooks)
        table.rows.push_back({book.id, "prices", book.label, numberCell(double(book.rows.size())), book.provenance.asOf, book.provenance.source});
    for (const SpecBook& book : catalog.specBooks)
        table.rows.push_back({book.id, "specs", book.label, numberCell(double(book.overrides.size())), book.provenance.asOf, book.provenance.source});
    return table;
}

TextTable priceTable(const Catalog& catalog)
{
    TextTable table;
    table.columns = {{"book", "Book", false},     {"device", "Device", false},   {"provider", "Provider", false},
                     {"region", "Region", false}, {"kind", "Kind", false},       {"price", "Per device-hour", true},
                     {"currency", "", false},     {"valid_from", "From", false}, {"source", "Source", false}};
    for (const PriceBook& book : catalog.priceBooks) {
        for (const PriceRow& row : book.rows)
            table.rows.push_back({book.id, row.deviceId, row.provider, row.region, priceKindName(row.kind), numberCell(row.price),
                                  currencyName(row.currency), row.validFrom, row.provenance.source});
    }
    return table;
}

TextTable modelTable(const Catalog& catalog)
{
    TextTable table;
    table.columns = {{"id", "Model", false},     {"name", "Name", false},      {"kind", "Kind", false},    {"total", "Parameters", true},
                     {"active", "Active", true}, {"context", "Context", true}, {"source", "Source", false}};
    for (const ModelPreset& model : catalog.models) {
        const Result<Model> counted = model.architecture ? modelOf(*model.architecture) : modelOf(model.publishedTotal, model.publishedActive);
        const auto count = [&](double Model::*member) { return counted ? numberCell((*counted).*member) : TextCell("—"); };
        table.rows.push_back(
            {model.id, model.name, model.kind, count(&Model::total), count(&Model::active), numberCell(model.maxContext), model.provenance.source});
    }
    return table;
}

TextTable apiTable(const Catalog& catalog)
{
    TextTable table;
    table.columns = {{"id", "API model", false},    {"provider", "Provider", false}, {"input", "Input /M", true}, {"cached", "Cached /M", true},
                     {"output", "Output /M", true}, {"currency", "", false},         {"tiers", "Tiers", true},    {"as_of", "Date", false}};
    for (const ApiPrice& price : catalog.apiPrices) {
        const ApiTier* tier = price.tiers.empty() ? nullptr : &price.tiers.front();
        table.rows.push_back({price.id, price.provider, numberCell(price.input || !tier ? price.input : tier->input),
                              numberCell(price.cachedInput || !tier ? price.cachedInput : tier->cachedInput),
                              numberCell(price.output || !tier ? price.output : tier->output), currencyName(price.currency),
                              numberCell(double(price.tiers.size())), price.provenance.asOf});
    }
    return table;
}

TextTable infraTable(const Catalog& catalog)
{
    TextTable table;
    table.columns = {{"id", "Price", false},  {"category", "Category", false}, {"label", "Label", false}, {"value", "Value", true},
                     {"unit", "Unit", false}, {"region", "Region", false},     {"as_of", "Date", false},  {"source", "Source", false}};
    for (const InfraPrice& price : catalog.infraPrices)
        table.rows.push_back({price.id, price.category, price.label + (price.isDefault ? " (default)" : ""), numberCell(price.value), price.unit,
                              price.region, price.provenance.asOf, price.provenance.source});
    return table;
}

TextTable runTable(const Catalog& catalog)
{
    TextTable table;
    table.columns = {{"id", "Run", false},
                     {"name", "Model", false},
                     {"kind", "Kind", false},
                     {"total", "Parameters", true},
                     {"active", "Active", true},
                     {"tokens", "Tokens", true},
                     {"device", "Device", false},
                     {"devices", "Devices", true},
                     {"precision", "Precision", false},
                     {"device_hours", "Device-hours", true},
                     {"days", "Days", true},
                     {"cost_usd", "Cost, USD", true},
                     {"mmlu_pro", "MMLU-Pro", true},
                     {"as_of", "Date", false},
                     {"source", "Source", false}};
    for (const PublishedRun& run : catalog.runs) {
        const RunFacts facts = runFacts(run, catalog);
        const RunSetting& s = run.setting;
        table.rows.push_back({run.id, run.name,
                              run.claim        ? "claim"
                              : run.comparable ? "published"
                                               : "published, not comparable",
                              numberCell(facts.totalParameters), numberCell(facts.activeParameters), numberCell(s.tokens), s.deviceId,
                              numberCell(s.devices),
                              s.deviceId.empty() ? ""
                              : s.fp16           ? "fp16"
                                                 : std::string(formatName(s.format)),
                              numberCell(run.report.deviceHours), numberCell(run.report.days), numberCell(run.report.costLow),
                              numberCell(run.report.mmluPro), run.provenance.asOf, run.provenance.source});
    }
    return table;
}

struct CatalogPart {
    std::string_view name;
    TextTable (*table)(const Catalog&);
};
constexpr std::array<CatalogPart, 7> parts = {{{"devices", deviceTable},
                                               {"books", bookTable},
                                               {"prices", priceTable},
                                               {"models", modelTable},
                                               {"api", apiTable},
                                               {"infra", infraTable},
                                               {"runs", runTable}}};

int printTable(const std::vector<std::string>& given, std::string_view command, TextTable (*make)())
{
    const Arguments arguments(given, sessionOptions);
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    if (!arguments.positional().empty())
        return complain(std::string(command) + " takes no argument", Usage);
    const std::optional<Session> session = openSession(arguments);
    if (!session)
        return Usage;
    const std::string text = make().text(session->format);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return Done;
}

int runFields(const std::vector<std::string>& given) { return printTable(given, "fields", fieldTable); }
int runFigures(const std::vector<std::string>& given) { return printTable(given, "figures", quantityTable); }
int runExamples(const std::vector<std::string>& given) { return printTable(given, "examples", exampleTable); }

int runCatalog(const std::vector<std::string>& given)
{
    const Arguments arguments(given, sessionOptions);
    if (!arguments.error().empty())
        return complain(arguments.error(), Usage);
    const std::string name = arguments.positional().empty() ? "books" : arguments.positional()[0];
    const auto* const part = std::find_if(parts.begin(), parts.end(), [&](const CatalogPart& candidate) { return candidate.name == name; });
    if (part == parts.end() || arguments.positional().size() > 1)
        return complain("catalog takes one of devices, books, prices, models, api, infra, runs", Usage);
    const std::optional<Session> session = openSession(arguments);
    if (!session)
        return Usage;
    const std::string text = part->table(session->catalog).text(session->format);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return Done;
}

constexpr std::array<Command, 4> commands = {{
    {"fields", "[--format table|json|csv|md]", "Every field of a plan: kind, unit, default, what is allowed.", runFields},
    {"figures", "[--format table|json|csv|md]", "Every figure of an estimate and its formula.", runFigures},
    {"catalog", "[devices|books|prices|models|api|infra|runs] [--catalog FILE] [--format table|json|csv|md]",
     "The facts: what they say, where from, of which day.", runCatalog},
    {"examples", "[--format table|json|csv|md]", "The plans that come with the program; open one as example:NAME.", runExamples},
}};

}  // namespace

std::span<const Command> listCommands() { return commands; }

}  // namespace outlay::cli
