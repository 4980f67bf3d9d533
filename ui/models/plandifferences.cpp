// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figures.h"
#include "ui/models/tables.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace outlay::ui {

namespace {

/// A plan with its estimates, as far as texts need them.
EstimateSet estimated(const Plan& plan, const EstimateContext& context)
{
    EstimateSet set;
    set.plan = std::make_shared<const Plan>(plan);
    for (const Scenario& scenario : set.plan->scenarios)
        set.scenarios.push_back(std::make_shared<const Estimate>(evaluate(*set.plan, scenario, context)));
    return set;
}

QString textIn(const EstimateSet& set, std::size_t scenario, const std::string& path, const EstimateContext& context, const QString& language)
{
    const Estimate& estimate = *set.scenarios[scenario];
    const FieldRef ref = findField(path, estimate.decisions.options);
    if (!ref)
        return QStringLiteral("—");
    const FieldState state = fieldState(*set.plan, set.plan->scenarios[scenario], estimate, ref, context);
    return state.applies ? valueText(ref, state, *set.plan, estimate, context, Display::of(estimate, language)) : QStringLiteral("—");
}

const Entry* entryOf(const Scenario& scenario, const std::string& path)
{
    const auto found = scenario.entries.find(path);
    return found == scenario.entries.end() ? nullptr : &found->second;
}

std::vector<FieldRef> fieldsOf(const EstimateSet& set, std::size_t scenario) { return allFields(set.scenarios[scenario]->decisions.options); }

QString labelOf(const EstimateSet& set, std::size_t scenario, const FieldRef& ref)
{
    const QString label = coreText(ref.field->label);
    return ref.option < 0 ? label : optionName(*set.scenarios[scenario], ref.option) + QStringLiteral(": ") + label;
}

}  // namespace

Table planDifferences(const Plan& saved, const Plan& recovered, const EstimateContext& context, const QString& language)
{
    const EstimateSet before = estimated(saved, context);
    const EstimateSet after = estimated(recovered, context);
    Table table;
    table.columns = {{QCoreApplication::translate("Differences", "Input"), false, false, false, 220, QStringLiteral("input")},
                     {QCoreApplication::translate("Differences", "In the file"), true, false, false, 180, QStringLiteral("saved")},
                     {QCoreApplication::translate("Differences", "Recovered"), true, false, true, 0, QStringLiteral("recovered")}};
    const auto indexIn = [](const EstimateSet& set, const std::string& id) {
        const Scenario* found = set.plan->find(id);
        return found ? static_cast<int>(found - set.plan->scenarios.data()) : -1;
    };
    const auto addRow = [&](const QString& id, const QString& label, const QString& first, const QString& second) {
        Row row;
        row.id = id;
        row.cells = {textCell(label), textCell(first), textCell(second)};
        table.rows.push_back(std::move(row));
    };
    const QString none = QStringLiteral("—");
    for (std::size_t i = 0; i < after.scenarios.size(); ++i) {
        const std::string& id = after.plan->scenarios[i].id;
        const QString name = scenarioName(after, i, Display::of(*after.scenarios[i], language));
        const int old = indexIn(before, id);
        if (old < 0) {
            addRow(toQString(id), QCoreApplication::translate("Differences", "Scenario"), none, name);
            continue;
        }
        const auto at = static_cast<std::size_t>(old);
        const std::size_t start = table.rows.size();
        table.rows.push_back(groupRow(QStringLiteral("scenario:") + toQString(id), name));
        const auto compare = [&](const EstimateSet& set, std::size_t scenario, const FieldRef& ref) {
            // What was decided in this scenario counts; what follows from it, or comes from the base, does not.
            const Entry* first = entryOf(before.plan->scenarios[at], ref.path);
            const Entry* second = entryOf(after.plan->scenarios[i], ref.path);
            const bool isSame = first && second ? first->value == second->value : first == second;
            if (!isSame)
                addRow(toQString(id + "/" + ref.path), labelOf(set, scenario, ref), textIn(before, at, ref.path, context, language),
                       textIn(after, i, ref.path, context, language));
        };
        for (const FieldRef& ref : fieldsOf(after, i))
            compare(after, i, ref);
        // Options that the recovered plan has not any more.
        for (const FieldRef& ref : fieldsOf(before, at)) {
            if (!findField(ref.path, after.scenarios[i]->decisions.options))
                compare(before, at, ref);
        }
        if (table.rows.size() == start + 1)
            table.rows.pop_back();
    }
    for (std::size_t i = 0; i < before.scenarios.size(); ++i) {
        if (indexIn(after, before.plan->scenarios[i].id) < 0)
            addRow(toQString(before.plan->scenarios[i].id), QCoreApplication::translate("Differences", "Scenario"),
                   scenarioName(before, i, Display::of(*before.scenarios[i], language)), none);
    }
    if (table.rows.empty())
        addRow(QStringLiteral("none"), QCoreApplication::translate("Differences", "No input differs"), {}, {});
    return table;
}

}  // namespace outlay::ui
