// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/jsonreader.h"

#include "core/base/trnoop.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

const Json& emptyObject()
{
    static const Json empty = Json::object();
    return empty;
}

constexpr double largestWhole = 9007199254740992.0;  // 2^53: above it doubles skip integers

}  // namespace

std::string Domain::text() const
{
    const bool bounded = high < std::numeric_limits<double>::max();
    if (low == -std::numeric_limits<double>::max())
        return bounded ? (highOpen ? "< " : "≤ ") + plainNumber(high) : std::string("any number");
    if (!bounded)
        return (lowOpen ? "> " : "≥ ") + plainNumber(low);
    return (lowOpen ? "(" : "[") + plainNumber(low) + ", " + plainNumber(high) + (highOpen ? ")" : "]");
}

JsonReader::JsonReader(const Json& value, std::string path) : JsonReader(value, std::move(path), std::make_shared<std::optional<Issue>>()) {}

JsonReader::JsonReader(const Json& value, std::string path, std::shared_ptr<std::optional<Issue>> first)
    : m_value(&value), m_path(std::move(path)), m_first(std::move(first))
{
    if (!value.is_object()) {
        wrongType(m_path, CORE_TR_NOOP("core", "an object"));
        m_value = &emptyObject();
    }
}

const Json* JsonReader::find(std::string_view key) const
{
    const auto it = m_value->find(key);
    return it == m_value->end() || it->is_null() ? nullptr : &*it;
}

bool JsonReader::has(std::string_view key) const { return find(key) != nullptr; }

std::string JsonReader::pathOf(std::string_view key) const { return m_path.empty() ? std::string(key) : m_path + "." + std::string(key); }

void JsonReader::reject(std::string_view code, std::string_view key, std::string_view text, std::vector<IssueArgument> arguments)
{
    reject(makeIssue(Severity::Error, code, pathOf(key), text, std::move(arguments)));
}

void JsonReader::reject(Issue issue)
{
    if (!failed())
        *m_first = std::move(issue);
}

void JsonReader::missing(std::string_view key) { reject(code::missing, key, CORE_TR_NOOP("core", "%1 is missing"), {pathOf(key)}); }

void JsonReader::wrongType(const std::string& path, std::string_view expected)
{
    reject(makeIssue(Severity::Error, code::type, path, CORE_TR_NOOP("core", "%1 must be %2"),
                     {path.empty() ? std::string("value") : path, std::string(expected)}));
}

std::optional<double> JsonReader::checkedNumber(const Json& value, const std::string& path, Domain domain, bool whole)
{
    if (isNonFinite(value)) {
        reject(makeIssue(Severity::Error, code::nonFinite, path, CORE_TR_NOOP("core", "%1 must be a finite number"), {path}));
        return std::nullopt;
    }
    if (!value.is_number()) {
        wrongType(path, whole ? CORE_TR_NOOP("core", "a whole number") : CORE_TR_NOOP("core", "a number"));
        return std::nullopt;
    }
    const double number = value.get<double>();
    if (whole && (number != std::floor(number) || std::abs(number) > largestWhole)) {
        if (number != std::floor(number))
            wrongType(path, CORE_TR_NOOP("core", "a whole number"));
        else
            reject(makeIssue(Severity::Error, code::range, path, CORE_TR_NOOP("core", "%1 is %2, allowed is %3"), {path, number, domain.text()}));
        return std::nullopt;
    }
    if (!domain.contains(number)) {
        reject(makeIssue(Severity::Error, code::range, path, CORE_TR_NOOP("core", "%1 is %2, allowed is %3"), {path, number, domain.text()}));
        return std::nullopt;
    }
    return number;
}

std::optional<double> JsonReader::read(std::string_view key, Domain domain, bool whole)
{
    const Json* value = find(key);
    return value ? checkedNumber(*value, pathOf(key), domain, whole) : std::nullopt;
}

double JsonReader::number(std::string_view key, Domain domain)
{
    if (!has(key))
        missing(key);
    return read(key, domain, false).value_or(1.0);
}

double JsonReader::number(std::string_view key, Domain domain, double fallback) { return read(key, domain, false).value_or(fallback); }
std::optional<double> JsonReader::optionalNumber(std::string_view key, Domain domain) { return read(key, domain, false); }

double JsonReader::integer(std::string_view key, Domain domain)
{
    if (!has(key))
        missing(key);
    return read(key, domain, true).value_or(1.0);
}

double JsonReader::integer(std::string_view key, Domain domain, double fallback) { return read(key, domain, true).value_or(fallback); }
std::optional<double> JsonReader::optionalInteger(std::string_view key, Domain domain) { return read(key, domain, true); }

std::optional<bool> JsonReader::optionalFlag(std::string_view key)
{
    const Json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_boolean()) {
        wrongType(pathOf(key), CORE_TR_NOOP("core", "true or false"));
        return std::nullopt;
    }
    return value->get<bool>();
}

bool JsonReader::flag(std::string_view key, bool fallback) { return optionalFlag(key).value_or(fallback); }

std::optional<std::string> JsonReader::optionalText(std::string_view key)
{
    const Json* value = find(key);
    if (!value)
        return std::nullopt;
    if (!value->is_string() || isNonFinite(*value)) {
        wrongType(pathOf(key), CORE_TR_NOOP("core", "a text"));
        return std::nullopt;
    }
    return value->get<std::string>();
}

std::string JsonReader::text(std::string_view key)
{
    if (!has(key))
        missing(key);
    return optionalText(key).value_or(std::string());
}

std::string JsonReader::text(std::string_view key, std::string_view fallback) { return optionalText(key).value_or(std::string(fallback)); }

std::size_t JsonReader::choice(std::string_view key, std::initializer_list<std::string_view> names, std::optional<std::size_t> fallback,
                               std::string_view unknownCode)
{
    if (!has(key)) {
        if (!fallback)
            missing(key);
        return fallback.value_or(0);
    }
    const std::optional<std::string> given = optionalText(key);
    if (!given)
        return fallback.value_or(0);
    const auto* const found = std::find(names.begin(), names.end(), *given);
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    std::string known;
    for (const std::string_view name : names)
        known.append(known.empty() ? "" : ", ").append(name);
    reject(unknownCode, key, CORE_TR_NOOP("core", "%1: unknown value \"%2\"; known are %3"), {pathOf(key), *given, known});
    return fallback.value_or(0);
}

JsonReader JsonReader::object(std::string_view key, bool required)
{
    const Json* value = find(key);
    if (!value && required)
        missing(key);
    return {value ? *value : emptyObject(), pathOf(key), m_first};
}

std::vector<JsonReader> JsonReader::objects(std::string_view key, bool required)
{
    std::vector<JsonReader> readers;
    const Json* value = find(key);
    if (!value) {
        if (required)
            missing(key);
        return readers;
    }
    if (!value->is_array()) {
        wrongType(pathOf(key), CORE_TR_NOOP("core", "a list"));
        return readers;
    }
    for (std::size_t i = 0; i < value->size(); ++i)
        readers.push_back(JsonReader((*value)[i], pathOf(key) + "[" + std::to_string(i) + "]", m_first));
    return readers;
}

std::vector<double> JsonReader::numbers(std::string_view key, Domain domain, bool required)
{
    std::vector<double> values;
    const Json* list = find(key);
    if (!list) {
        if (required)
            missing(key);
        return values;
    }
    if (!list->is_array()) {
        wrongType(pathOf(key), CORE_TR_NOOP("core", "a list of numbers"));
        return values;
    }
    for (std::size_t i = 0; i < list->size(); ++i)
        values.push_back(checkedNumber((*list)[i], pathOf(key) + "[" + std::to_string(i) + "]", domain, false).value_or(1.0));
    return values;
}

}  // namespace outlay
