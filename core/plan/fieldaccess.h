// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Accessors that the rows of the field table are made of: they turn a member of Decisions or of a serving option into
// the get and set functions of its row.
#pragma once

#include "core/plan/field.h"

#include <type_traits>

namespace outlay::access {

template <typename Enum>
[[nodiscard]] std::span<const Choice> choicesOf();
template <>
std::span<const Choice> choicesOf<ModelSource>();
template <>
std::span<const Choice> choicesOf<Method>();
template <>
std::span<const Choice> choicesOf<Convention>();
template <>
std::span<const Choice> choicesOf<AttentionCount>();
template <>
std::span<const Choice> choicesOf<RecomputeChoice>();
template <>
std::span<const Choice> choicesOf<LayoutChoice>();
template <>
std::span<const Choice> choicesOf<LoraTargets>();
template <>
std::span<const Choice> choicesOf<Software>();
template <>
std::span<const Choice> choicesOf<Format>();
template <>
std::span<const Choice> choicesOf<PriceKind>();
template <>
std::span<const Choice> choicesOf<Currency>();
template <>
std::span<const Choice> choicesOf<CostMode>();
template <>
std::span<const Choice> choicesOf<Anchor>();
template <>
std::span<const Choice> choicesOf<OptionKind>();
template <>
std::span<const Choice> choicesOf<Ownership>();

template <typename T>
struct MemberOf;
template <typename Class, typename T>
struct MemberOf<T Class::*> {
    using Owner = Class;
    using Type = T;
};

template <auto Member>
using Owner = typename MemberOf<decltype(Member)>::Owner;
template <auto Member>
using Type = typename MemberOf<decltype(Member)>::Type;

template <typename T>
[[nodiscard]] Value toValue(const T& member)
{
    if constexpr (std::is_enum_v<T>)
        return std::string(choicesOf<T>()[static_cast<std::size_t>(member)].id);
    else
        return member;
}

template <>
[[nodiscard]] inline Value toValue(const std::optional<double>& member)
{
    return member ? Value(*member) : Value();
}

template <>
[[nodiscard]] inline Value toValue(const std::optional<bool>& member)
{
    return member ? Value(*member) : Value();
}

template <typename T>
void fromValue(T& member, const Value& value)
{
    if constexpr (std::is_enum_v<T>) {
        const auto choices = choicesOf<T>();
        const auto* const text = std::get_if<std::string>(&value);
        for (std::size_t i = 0; text && i < choices.size(); ++i) {
            if (choices[i].id == *text)
                member = static_cast<T>(i);
        }
    } else if constexpr (std::is_same_v<T, std::optional<double>> || std::is_same_v<T, std::optional<bool>>) {
        const auto* const given = std::get_if<typename T::value_type>(&value);
        member = given ? T(*given) : T();
    } else if (const auto* const given = std::get_if<T>(&value)) {
        member = *given;
    }
}

template <auto Member>
[[nodiscard]] Value get(const Decisions& decisions, [[maybe_unused]] int option)
{
    if constexpr (std::is_same_v<Owner<Member>, PlannedOption>)
        return toValue(decisions.options[static_cast<std::size_t>(option)].*Member);
    else
        return toValue(decisions.*Member);
}

template <auto Member>
void set(Decisions& decisions, [[maybe_unused]] int option, const Value& value)
{
    if constexpr (std::is_same_v<Owner<Member>, PlannedOption>)
        fromValue(decisions.options[static_cast<std::size_t>(option)].*Member, value);
    else
        fromValue(decisions.*Member, value);
}

template <std::size_t Index>
[[nodiscard]] Value getArchitecture(const Decisions& decisions, int)
{
    return toValue(decisions.architecture[Index]);
}

template <std::size_t Index>
void setArchitecture(Decisions& decisions, int, const Value& value)
{
    fromValue(decisions.architecture[Index], value);
}

template <CostLeaf Leaf>
[[nodiscard]] Value getShare(const Decisions& decisions, int)
{
    return decisions.shares[static_cast<std::size_t>(Leaf)];
}

template <CostLeaf Leaf>
void setShare(Decisions& decisions, int, const Value& value)
{
    fromValue(decisions.shares[static_cast<std::size_t>(Leaf)], value);
}

/// Starts a row for a member; the rest of its members is filled in by designated assignment through the helpers below.
template <auto Member>
[[nodiscard]] Field row(Section section, std::string_view id, std::string_view label, FieldKind kind, Unit unit, Domain domain, std::string_view help)
{
    Field field{id, label, help, section, kind, unit, domain};
    field.get = get<Member>;
    field.set = set<Member>;
    field.optional = std::is_same_v<Type<Member>, std::optional<double>> || std::is_same_v<Type<Member>, std::optional<bool>>;
    if constexpr (std::is_enum_v<Type<Member>>)
        field.choices = choicesOf<Type<Member>>();
    return field;
}

[[nodiscard]] inline Field when(bool (*applies)(const Decisions&, int), Field field)
{
    field.applies = applies;
    return field;
}

[[nodiscard]] inline Field from(ChoiceList list, Field field)
{
    field.list = list;
    return field;
}

}  // namespace outlay::access

namespace outlay {

// The rows of each part of the form; fields.cpp joins them.
[[nodiscard]] std::vector<Field> workFields();      ///< model, architecture, work, hardware
[[nodiscard]] std::vector<Field> moneyFields();     ///< prices, overheads, storage, data and people
[[nodiscard]] std::vector<Field> servingFields();   ///< serving, options, frame

}  // namespace outlay
