// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/estimateexport.h"

#include "core/catalog/catalogwriter.h"
#include "core/units/numberformat.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>

namespace outlay {

namespace {

constexpr std::string_view nothing = "—";
constexpr std::array<std::string_view, 6> originIds = {"typed", "default", "catalog", "predicted", "config", "computed"};
constexpr std::array<std::string_view, 3> severityIds = {"note", "warning", "error"};

bool isMoney(Unit unit)
{
    switch (unit) {
    case Unit::Usd:
    case Unit::UsdPerDeviceHour:
    case Unit::UsdPerMTokens:
    case Unit::UsdPerGbMonth:
    case Unit::UsdPerGb:
    case Unit::UsdPerTb:
    case Unit::UsdPerMonth:
    case Unit::UsdPerPflopHour:
        return true;
    default:
        return false;
    }
}

double rounded(double value, int digits)
{
    std::array<char, 64> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    double result = value;
    if (error == std::errc())
        (void)std::from_chars(buffer.data(), end, result);
    return result;
}

TextCell figureCell(const Estimate& estimate, Figure figure)
{
    const std::optional<double> value = estimate.find(figure);
    return value ? TextCell(formatFigure(*value, quantityOf(figure).unit), *value) : TextCell(nothing);
}

Json childrenOf(const std::vector<CostNode>& tree, std::size_t index)
{
    Json children = Json::array();
    for (std::size_t i = index + 1; i < tree.size() && tree[i].depth > tree[index].depth; ++i) {
        if (tree[i].depth != tree[index].depth + 1)
            continue;
        const CostNode& node = tree[i];
        Json json = {{"id", node.item->id}, {"label", node.item->label}, {"amount", node.known ? numberToJson(node.amount) : Json()}};
        const double root = tree.front().amount;
        json["share"] = node.known && root > 0 ? numberToJson(node.amount / root) : Json();
        if (Json below = childrenOf(tree, i); !below.empty())
            json["children"] = std::move(below);
        children.push_back(std::move(json));
    }
    return children;
}

Json treeToJson(const std::vector<CostNode>& tree)
{
    if (tree.empty())
        return nullptr;
    const CostNode& root = tree.front();
    Json json = {{"id", root.item->id},
                 {"label", root.item->label},
                 {"amount", root.known ? numberToJson(root.amount) : Json()},
                 {"share", root.known && root.amount > 0 ? Json(1) : Json()}};
    json["children"] = childrenOf(tree, 0);
    return json;
}

std::string scenarioName(const Scenario& scenario) { return !scenario.name.empty() ? scenario.name : scenario.id == "base" ? "Base" : scenario.id; }

std::string optionName(const OptionEstimate& option) { return option.name.empty() ? option.id : option.name; }

std::string signedText(double value, Unit unit)
{
    const std::string size = formatFigure(std::abs(value), unit);
    return value < 0 ? "\u2212" + size : value > 0 ? "+" + size : size;
}

}  // namespace

std::string formatFigure(double value, Unit unit)
{
    const NumberFormat format;
    if (isMoney(unit)) {
        const double size = std::abs(value);
        return (value < 0 ? "\u2212$" : "$") + groupedPlain(size >= 1000 ? std::round(size) : rounded(size, 4));
    }
    if (unit == Unit::Fraction)
        return std::abs(value) < 0.01 ? groupedPlain(rounded(value * 100, 3)) + "%" : format.percent(value);
    if (std::abs(value) >= 1e18) {
        // Beyond the suffixes: the form in which papers give FLOPs.
        std::array<char, 64> buffer{};
        const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific, 3);
        return error == std::errc() ? std::string(buffer.data(), end) : std::string("?");
    }
    if (std::abs(value) >= 1e6)
        return format.compact(value);
    return groupedPlain(rounded(value, std::abs(value) >= 1000 ? 6 : 4));
}

std::string formatValue(const Value& value, const Field& field)
{
    if (const auto* const number = std::get_if<double>(&value))
        return formatFigure(*number, field.unit);
    if (const auto* const flag = std::get_if<bool>(&value))
        return *flag ? "yes" : "no";
    if (const auto* const text = std::get_if<std::string>(&value))
        return *text;
    return std::string(nothing);
}

std::string_view originId(OriginKind kind) { return originIds[static_cast<std::size_t>(kind)]; }

std::string originText(const Origin& origin)
{
    std::string text(originId(origin.kind));
    std::string detail;
    for (const std::string& part : {origin.book, origin.provider, origin.source, origin.asOf}) {
        if (!part.empty())
            detail.append(detail.empty() ? "" : ", ").append(part);
    }
    if (!detail.empty())
        text += ": " + detail;
    if (!origin.confidence.empty())
        text += " (" + origin.confidence + ")";
    return text;
}

Json issueToJson(const Issue& issue)
{
    return {{"severity", severityIds[static_cast<std::size_t>(issue.severity)]},
            {"code", issue.code},
            {"field", issue.field},
            {"message", issue.message()}};
}

std::string issueLine(const Issue& issue)
{
    std::string line = std::string(severityIds[static_cast<std::size_t>(issue.severity)]) + ": ";
    if (!issue.field.empty())
        line += issue.field + ": ";
    return line + issue.message();
}

Json estimateToJson(const Plan& plan, const Scenario& scenario, const Estimate& estimate)
{
    Json json = {{"plan", estimate.decisions.title},
                 {"created", plan.created},
                 {"scenario", {{"id", scenario.id}, {"name", scenarioName(scenario)}}},
                 {"valid", estimate.valid},
                 {"complete", estimate.complete}};
    Json figures = Json::object();
    for (const Quantity& quantity : quantities()) {
        const std::optional<double> value = estimate.find(quantity.figure);
        figures[quantity.id] = {{"value", value ? numberToJson(*value) : Json()}, {"unit", unitSymbol(quantity.unit)}};
    }
    json["figures"] = std::move(figures);
    json["tree"] = treeToJson(estimate.tree);
    Json options = Json::array();
    for (const OptionEstimate& option : estimate.options) {
        Json item = {{"id", option.id},
                     {"name", optionName(option)},
                     {"total", option.known ? numberToJson(option.total) : Json()},
                     {"npv", option.known ? numberToJson(option.npv) : Json()},
                     {"monthly", Json::array()}};
        for (const double month : option.monthly)
            item["monthly"].push_back(numberToJson(month));
        options.push_back(std::move(item));
    }
    json["options"] = std::move(options);
    Json issues = Json::array();
    for (const Issue& issue : estimate.issues)
        issues.push_back(issueToJson(issue));
    json["issues"] = std::move(issues);
    return json;
}

TextTable figureTable(const Estimate& estimate, bool all)
{
    TextTable table;
    table.columns = {{"id", "Figure", false}, {"label", "What it is", false}, {"value", "Value", true}, {"unit", "Unit", false}};
    for (const Quantity& quantity : quantities()) {
        if (!all && (quantity.isInput() || !estimate.figures.knows(quantity.figure)))
            continue;
        const std::string_view unit = unitSymbol(quantity.unit);
        table.rows.push_back({quantity.id, quantity.label, figureCell(estimate, quantity.figure), unit});
    }
    return table;
}

TextTable treeTable(const Estimate& estimate)
{
    TextTable table;
    table.columns = {{"id", "Item", false}, {"label", "What it is", false}, {"amount", "USD", true}, {"share", "Share", true}};
    for (const CostNode& node : estimate.tree) {
        const double root = estimate.tree.front().amount;
        const std::string indent(static_cast<std::size_t>(node.depth) * 2, ' ');
        table.rows.push_back(
            {node.item->id, indent + std::string(node.item->label),
             node.known ? TextCell(formatFigure(node.amount, Unit::Usd), node.amount) : TextCell(nothing),
             node.known && root > 0 ? TextCell(formatFigure(node.amount / root, Unit::Fraction), node.amount / root) : TextCell(nothing)});
    }
    return table;
}

TextTable optionTable(const Estimate& estimate)
{
    TextTable table;
    table.columns = {{"id", "Option", false},
                     {"name", "Name", false},
                     {"first_month", "First month", true},
                     {"last_month", "Last month", true},
                     {"total", "Total", true}};
    for (const OptionEstimate& option : estimate.options) {
        const auto money = [&](double value) { return option.known ? TextCell(formatFigure(value, Unit::Usd), value) : TextCell(nothing); };
        table.rows.push_back({option.id, optionName(option), money(option.monthly.empty() ? 0 : option.monthly.front()),
                              money(option.monthly.empty() ? 0 : option.monthly.back()), money(option.total)});
    }
    return table;
}

TextTable comparisonTable(const Estimate& a, const std::string& nameA, const Estimate& b, const std::string& nameB)
{
    TextTable table;
    table.columns = {{"id", "Figure", false}, {"label", "What it is", false}, {"a", nameA, true},
                     {"b", nameB, true},      {"difference", "Δ", true},      {"relative", "Δ %", true}};
    const auto add = [&](const Quantity& quantity) {
        const std::optional<double> before = a.find(quantity.figure);
        const std::optional<double> after = b.find(quantity.figure);
        TextCell difference(nothing);
        TextCell relative(nothing);
        if (before && after) {
            difference = TextCell(signedText(*after - *before, quantity.unit), *after - *before);
            if (*before != 0) {
                const double change = (*after - *before) / std::abs(*before);
                relative = TextCell(NumberFormat().change(change), change);
            }
        }
        table.rows.push_back({quantity.id, quantity.label, figureCell(a, quantity.figure), figureCell(b, quantity.figure), difference, relative});
    };
    for (const Quantity& quantity : quantities()) {
        if (quantity.isInput() && a.find(quantity.figure) != b.find(quantity.figure))
            add(quantity);
    }
    for (const Quantity& quantity : quantities()) {
        if (!quantity.isInput() && (a.figures.knows(quantity.figure) || b.figures.knows(quantity.figure)))
            add(quantity);
    }
    return table;
}

}  // namespace outlay
