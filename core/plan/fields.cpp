// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/trnoop.h"
#include "core/plan/fieldaccess.h"
#include "core/units/date.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace outlay {

namespace {

constexpr std::string_view optionPrefix = "options.";

std::vector<Field> joined()
{
    std::vector<Field> all;
    for (std::vector<Field> part : {workFields(), moneyFields(), servingFields()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

// Rows of options share ids with rows of the scenario ("price"), so the two have an index each.
struct Index {
    std::unordered_map<std::string_view, const Field*> scenario;
    std::unordered_map<std::string_view, const Field*> option;
};

const Index& fieldIndex()
{
    static const Index index = [] {
        Index made;
        for (const Field& field : fields())
            (field.section == Section::Option ? made.option : made.scenario).emplace(field.id, &field);
        return made;
    }();
    return index;
}

const Field* lookUp(const std::unordered_map<std::string_view, const Field*>& index, std::string_view id)
{
    const auto found = index.find(id);
    return found == index.end() ? nullptr : found->second;
}

Failure wrongType(const std::string& path, std::string_view expected)
{
    return fail(code::type, path, CORE_TR_NOOP("core", "%1 must be %2"), {path, std::string(expected)});
}

Result<void> checkText(const Field& field, const std::string& text, const std::string& path)
{
    if (field.kind == FieldKind::Date && !text.empty() && !parseDate(text))
        return fail(code::range, path, CORE_TR_NOOP("core", "\"%1\" is no date; write it as 2026-11-30"), {text});
    if (field.choices.empty())
        return {};
    std::string known;
    for (const Choice& choice : field.choices) {
        if (choice.id == text)
            return {};
        known.append(known.empty() ? "" : ", ").append(choice.id);
    }
    return fail(code::unsupported, path, CORE_TR_NOOP("core", "unknown choice \"%1\"; known are %2"), {text, known});
}

}  // namespace

std::span<const Field> fields()
{
    static const std::vector<Field> all = joined();
    return all;
}

const Field* findFieldRow(std::string_view id)
{
    const Field* scenario = lookUp(fieldIndex().scenario, id);
    return scenario ? scenario : lookUp(fieldIndex().option, id);
}

FieldRef findField(std::string_view path, const std::vector<PlannedOption>& options)
{
    if (path.substr(0, optionPrefix.size()) != optionPrefix) {
        const Field* field = lookUp(fieldIndex().scenario, path);
        return field ? FieldRef{field, -1, std::string(path)} : FieldRef{};
    }
    const std::string_view rest = path.substr(optionPrefix.size());
    const std::size_t dot = rest.find('.');
    if (dot == std::string_view::npos)
        return {};
    const std::string_view id = rest.substr(0, dot);
    const auto option = std::find_if(options.begin(), options.end(), [&](const PlannedOption& candidate) { return candidate.id == id; });
    const Field* field = lookUp(fieldIndex().option, rest.substr(dot + 1));
    if (!field || option == options.end())
        return {};
    return {field, static_cast<int>(option - options.begin()), std::string(path)};
}

std::string optionPath(std::string_view optionId, std::string_view fieldId)
{
    return std::string(optionPrefix).append(optionId).append(".").append(fieldId);
}

std::vector<FieldRef> allFields(const std::vector<PlannedOption>& options)
{
    std::vector<FieldRef> refs;
    refs.reserve(fields().size() + options.size() * fieldIndex().option.size());
    bool optionsDone = false;
    for (const Field& field : fields()) {
        if (field.section != Section::Option) {
            refs.push_back({&field, -1, std::string(field.id)});
            continue;
        }
        if (optionsDone)
            continue;
        optionsDone = true;
        for (std::size_t i = 0; i < options.size(); ++i) {
            for (const Field& row : fields()) {
                if (row.section == Section::Option)
                    refs.push_back({&row, static_cast<int>(i), optionPath(options[i].id, row.id)});
            }
        }
    }
    return refs;
}

Result<void> checkValue(const Field& field, const Value& value, const std::string& path)
{
    if (std::holds_alternative<std::monostate>(value))
        return {};
    switch (field.kind) {
    case FieldKind::Flag:
        return std::holds_alternative<bool>(value) ? Result<void>() : wrongType(path, CORE_TR_NOOP("core", "true or false"));
    case FieldKind::Text:
    case FieldKind::Notes:
    case FieldKind::Choice:
    case FieldKind::Date:
        return std::holds_alternative<std::string>(value) ? checkText(field, std::get<std::string>(value), path)
                                                          : wrongType(path, CORE_TR_NOOP("core", "a text"));
    case FieldKind::Number:
    case FieldKind::Whole:
    case FieldKind::Fraction:
    case FieldKind::Money:
        break;
    }
    const double* number = std::get_if<double>(&value);
    if (!number)
        return wrongType(path, CORE_TR_NOOP("core", "a number"));
    if (!std::isfinite(*number))
        return fail(code::nonFinite, path, CORE_TR_NOOP("core", "%1 must be a finite number"), {path});
    if (field.kind == FieldKind::Whole && *number != std::floor(*number))
        return wrongType(path, CORE_TR_NOOP("core", "a whole number"));
    if (!field.domain.contains(*number))
        return fail(code::range, path, CORE_TR_NOOP("core", "%1 is %2, allowed is %3"), {path, *number, field.domain.text()});
    return {};
}

std::string_view unitSymbol(Unit unit)
{
    static constexpr std::array<std::string_view, 45> symbols = {"",
                                                                 "tokens",
                                                                 "tokens/day",
                                                                 "tokens/s",
                                                                 "parameters",
                                                                 "",
                                                                 "USD",
                                                                 "USD/device-hour",
                                                                 "USD/M tokens",
                                                                 "USD/GB-month",
                                                                 "USD/GB",
                                                                 "USD/TB",
                                                                 "USD/month",
                                                                 "USD/PFLOP-hour",
                                                                 "CNY/USD",
                                                                 "s",
                                                                 "h",
                                                                 "days",
                                                                 "months",
                                                                 "years",
                                                                 "B",
                                                                 "B/parameter",
                                                                 "B/token",
                                                                 "GB",
                                                                 "GB/day",
                                                                 "TB",
                                                                 "devices",
                                                                 "device-hours",
                                                                 "sequences",
                                                                 "steps",
                                                                 "FLOP",
                                                                 "FLOP/s",
                                                                 "FLOP/token",
                                                                 "B/s",
                                                                 "kWh",
                                                                 "users",
                                                                 "samples",
                                                                 "layers",
                                                                 "person-months",
                                                                 "replicas",
                                                                 "×",
                                                                 "TFLOPS per USD/h",
                                                                 "TB/s per USD/h",
                                                                 "GB per USD/h",
                                                                 ""};
    return symbols[static_cast<std::size_t>(unit)];
}

}  // namespace outlay
