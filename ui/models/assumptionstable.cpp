// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figures.h"
#include "ui/models/origins.h"
#include "ui/models/tables.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <vector>

namespace outlay::ui {

namespace {

bool isWanted(AssumptionFilter filter, const FieldState& state)
{
    switch (filter) {
    case AssumptionFilter::All:
        return true;
    case AssumptionFilter::Unconfirmed:
        return state.origin.kind == OriginKind::Default;
    case AssumptionFilter::Typed:
        return state.origin.kind == OriginKind::Typed || state.origin.kind == OriginKind::Config;
    case AssumptionFilter::Catalog:
        return state.origin.kind == OriginKind::Catalog;
    }
    return true;
}

using Users = std::map<std::string_view, std::vector<std::string_view>>;

/// Labels of the figures whose formula reads a field, by the field's id. It follows from the quantity table alone.
const Users& usersOfFields()
{
    static const Users users = [] {
        Users made;
        for (const Quantity& quantity : quantities()) {
            if (quantity.isInput())
                continue;
            for (const Quantity* input : inputsOf(quantity)) {
                if (!input->isInput())
                    continue;
                std::vector<std::string_view>& labels = made[input->field];
                if (std::find(labels.begin(), labels.end(), quantity.label) == labels.end())
                    labels.push_back(quantity.label);
            }
        }
        return made;
    }();
    return users;
}

/// At most two labels and a count.
QString usedBy(const FieldRef& ref)
{
    const auto found = usersOfFields().find(ref.field->id);
    if (found == usersOfFields().end())
        return {};
    QStringList labels;
    for (std::size_t i = 0; i < std::min<std::size_t>(2, found->second.size()); ++i)
        labels << coreText(found->second[i]);
    const int further = static_cast<int>(found->second.size()) - 2;
    if (further > 0)
        return QCoreApplication::translate("Assumptions", "%1, %2 and %n more", "", further).arg(labels[0], labels[1]);
    return labels.join(QStringLiteral(", "));
}

bool isUndecided(const FieldState& state) { return std::holds_alternative<std::monostate>(state.value) && !state.decided; }

/// The label of an entry of the catalog, without listing all of them where one can be asked for.
std::string labelOf(ChoiceList list, const std::string& id, const Plan& plan, const Estimate& estimate, const EstimateContext& context)
{
    const Catalog* own = plan.facts.get();
    switch (list) {
    case ChoiceList::Models: {
        const ModelPreset* model = own ? own->findModelPreset(id) : nullptr;
        if (!model)
            model = context.catalog->findModelPreset(id);
        return model ? model->name : std::string();
    }
    case ChoiceList::Devices: {
        const Device* device = context.catalog->findDevice(id);
        if (!device && own)
            device = own->findDevice(id);
        return device ? device->name : std::string();
    }
    default:
        break;
    }
    for (const ListItem& item : listItems(list, plan, estimate, context)) {
        if (item.id == id)
            return item.label;
    }
    return {};
}

}  // namespace

QString sectionTitle(Section section)
{
    switch (section) {
    case Section::Model:
        return QCoreApplication::translate("Assumptions", "Model");
    case Section::Architecture:
        return QCoreApplication::translate("Assumptions", "Architecture");
    case Section::Work:
        return QCoreApplication::translate("Assumptions", "Work");
    case Section::Hardware:
        return QCoreApplication::translate("Assumptions", "Hardware");
    case Section::Prices:
        return QCoreApplication::translate("Assumptions", "Prices");
    case Section::Overheads:
        return QCoreApplication::translate("Assumptions", "Overheads");
    case Section::Storage:
        return QCoreApplication::translate("Assumptions", "Storage and traffic");
    case Section::DataPeople:
        return QCoreApplication::translate("Assumptions", "Data and people");
    case Section::Serving:
        return QCoreApplication::translate("Assumptions", "Serving");
    case Section::Option:
        return QCoreApplication::translate("Assumptions", "Serving option");
    case Section::Frame:
        return QCoreApplication::translate("Assumptions", "Plan and budget");
    }
    return {};
}

QString valueText(const FieldRef& ref, const FieldState& state, const Plan& plan, const Estimate& estimate, const EstimateContext& context,
                  const Display& display)
{
    if (const auto* number = std::get_if<double>(&state.value))
        return display.quantity(*number, ref.field->unit);
    if (const auto* on = std::get_if<bool>(&state.value))
        return *on ? QCoreApplication::translate("Assumptions", "yes") : QCoreApplication::translate("Assumptions", "no");
    const auto* text = std::get_if<std::string>(&state.value);
    if (!text || text->empty())
        return QStringLiteral("—");
    if (ref.field->kind == FieldKind::Date)
        return display.date(*text);
    for (const Choice& choice : ref.field->choices) {
        if (choice.id == *text)
            return coreText(choice.label);
    }
    if (ref.field->list != ChoiceList::None) {
        if (const std::string label = labelOf(ref.field->list, *text, plan, estimate, context); !label.empty())
            return coreText(label);
    }
    return toQString(*text).simplified();
}

int unconfirmedAssumptions(const EstimateSet& estimates, const EstimateContext& context)
{
    int count = 0;
    for (const FieldRef& ref : allFields(estimates.active().decisions.options)) {
        if (ref.field->kind == FieldKind::Notes)
            continue;
        const FieldState state = fieldState(*estimates.plan, estimates.activeScenario(), estimates.active(), ref, context);
        count += state.applies && !isUndecided(state) && isWanted(AssumptionFilter::Unconfirmed, state) ? 1 : 0;
    }
    return count;
}

Table assumptionsTable(const EstimateSet& estimates, const EstimateContext& context, AssumptionFilter filter, const Display& display)
{
    const Estimate& estimate = estimates.active();
    Table table;
    table.columns = {{QCoreApplication::translate("Assumptions", "Assumption"), false, false, false, 200, QStringLiteral("name")},
                     {QCoreApplication::translate("Assumptions", "Value"), true, false, false, 136, QStringLiteral("value")},
                     {QCoreApplication::translate("Assumptions", "Origin"), false, false, false, 88, QStringLiteral("origin")},
                     {QCoreApplication::translate("Assumptions", "Source"), false, false, false, 260, QStringLiteral("source")},
                     {QCoreApplication::translate("Assumptions", "Date"), false, false, false, 104, QStringLiteral("date")},
                     {QCoreApplication::translate("Assumptions", "Used by"), false, false, false, 0, QStringLiteral("used")}};
    Section last = Section::Frame;
    int lastOption = -2;
    for (const FieldRef& ref : allFields(estimate.decisions.options)) {
        if (ref.field->kind == FieldKind::Notes)
            continue;
        const FieldState state = fieldState(*estimates.plan, estimates.activeScenario(), estimate, ref, context);
        if (!state.applies || isUndecided(state) || !isWanted(filter, state))
            continue;
        if (ref.field->section != last || ref.option != lastOption || table.rows.empty()) {
            last = ref.field->section;
            lastOption = ref.option;
            const QString title = ref.option < 0 ? sectionTitle(last) : sectionTitle(last) + QStringLiteral(": ") + optionName(estimate, ref.option);
            table.rows.push_back(groupRow(QStringLiteral("section:%1:%2").arg(static_cast<int>(last)).arg(ref.option), title));
        }
        Row row;
        row.id = toQString(ref.path);
        Cell name = textCell(coreText(ref.field->label));
        name.tooltip = coreText(ref.field->help);
        name.isStrong = state.overridden;
        Cell value = textCell(valueText(ref, state, *estimates.plan, estimate, context, display));
        if (const auto* number = std::get_if<double>(&state.value))
            value = numberCell(value.text, Display::isMoney(ref.field->unit) ? display.convert(*number) : *number);
        value.isStrong = state.overridden;
        Cell origin = textCell(originWord(state.origin.kind));
        origin.ink = Ink::Text2;
        outlay::Origin undated = state.origin;
        undated.asOf.clear();
        Cell source = textCell(sourceText(undated, display));
        source.ink = Ink::Text2;
        source.tooltip = originTooltip(name.text, state.origin, display);
        Cell date = textCell(state.origin.asOf.empty() ? QString() : display.date(state.origin.asOf));
        const bool isAged = state.origin.ageDays && *state.origin.ageDays > agedDays;
        date.ink = isAged ? Ink::Warn : Ink::Text2;
        if (isAged)
            date.tooltip = display.age(*state.origin.ageDays);
        Cell used = textCell(usedBy(ref));
        used.ink = Ink::Text2;
        row.cells = {name, value, origin, source, date, used};
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace outlay::ui
