// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/plandocument.h"

#include "ui/document/coretext.h"

#include <algorithm>

namespace outlay::ui {

namespace {

constexpr std::array<std::string_view, 4> planWideFields = {"title", "owner", "notes", "currency"};

std::string toStd(const QString& text) { return text.toStdString(); }

/// Writes a value into a scenario; a variant keeps no entry that says what the base says.
void decideField(Plan& plan, std::size_t scenario, const std::string& path, const Value& value, EntryOrigin origin = EntryOrigin::Typed)
{
    const bool isVariant = scenario != 0 && !PlanDocument::isPlanWide(path);
    Entries& entries = plan.scenarios[isVariant ? scenario : 0].entries;
    if (isVariant) {
        const auto inherited = plan.base().entries.find(path);
        if (inherited != plan.base().entries.end() && inherited->second.value == value) {
            entries.erase(path);
            return;
        }
    } else if (std::holds_alternative<std::monostate>(value)) {
        entries.erase(path);
        return;
    }
    entries.insert_or_assign(path, Entry{value, origin});
}

}  // namespace

PlanDocument::PlanDocument(std::shared_ptr<const Catalog> catalog, Date today, QObject* parent)
    : QObject(parent), m_catalog(std::move(catalog)), m_predictor(m_catalog->calibrations.front()), m_today(today), m_plan(std::make_shared<Plan>()),
      m_saved(m_plan)
{
    connect(&m_undo, &QUndoStack::indexChanged, this, &PlanDocument::undoChanged);
}

bool PlanDocument::isPlanWide(const std::string& path)
{
    return std::find(planWideFields.begin(), planWideFields.end(), path) != planWideFields.end();
}

PlanEdit PlanDocument::editOf(EditKind kind, const std::string& path) const
{
    PlanEdit edit;
    edit.kind = kind;
    edit.path = path;
    edit.scenario = activeScenario().id;
    return edit;
}

void PlanDocument::push(PlanEdit edit, Plan after)
{
    if (after == *m_plan)
        return;
    auto next = std::make_shared<const Plan>(std::move(after));
    m_undo.push(new PlanEditCommand(std::move(edit), m_plan, std::move(next),
                                    [this](const std::shared_ptr<const Plan>& plan, const std::string& scenario) { install(plan, scenario); }));
    emit undoChanged();
}

void PlanDocument::install(const std::shared_ptr<const Plan>& plan, const std::string& scenario)
{
    const std::string before = activeScenario().id;
    m_plan = plan;
    const Scenario* found = m_plan->find(scenario);
    m_active = found ? static_cast<std::size_t>(found - m_plan->scenarios.data()) : 0;
    updateModified();
    emit planChanged();
    if (activeScenario().id != before)
        emit activeScenarioChanged();
}

void PlanDocument::updateModified()
{
    const bool now = m_isOpen && (!m_saved || !(*m_plan == *m_saved));
    if (now == m_isModified)
        return;
    m_isModified = now;
    emit modifiedChanged(now);
}

QString PlanDocument::textAt(int index) const
{
    if (index < 0 || index >= m_undo.count())
        return {};
    return static_cast<const PlanEditCommand*>(m_undo.command(index))->describe();
}

void PlanDocument::setField(const std::string& path, const Value& value, int session)
{
    Plan after = *m_plan;
    decideField(after, m_active, path, value);
    PlanEdit edit = editOf(EditKind::SetField, path);
    edit.session = session;
    push(std::move(edit), std::move(after));
}

void PlanDocument::resetField(const std::string& path)
{
    Plan after = *m_plan;
    after.scenarios[isPlanWide(path) ? 0 : m_active].entries.erase(path);
    push(editOf(EditKind::ResetField, path), std::move(after));
}

void PlanDocument::applyFields(const FieldValues& values, const QString& name, bool asNewScenario)
{
    Plan after = *m_plan;
    std::size_t target = m_active;
    PlanEdit edit = editOf(EditKind::Apply);
    edit.name = name;
    if (asNewScenario) {
        Scenario made = m_active == 0 ? Scenario{} : activeScenario();
        made.id = freeScenarioId(after, toStd(name));
        made.name = toStd(name);
        made.series = nextSeries(after);
        after.scenarios.push_back(std::move(made));
        target = after.scenarios.size() - 1;
        edit.scenario = after.scenarios.back().id;
    }
    for (const auto& [path, value] : values)
        decideField(after, target, path, value);
    push(std::move(edit), std::move(after));
}

std::string PlanDocument::duplicateScenario(const std::string& id, const QString& name)
{
    const Scenario* source = m_plan->find(id);
    if (!source)
        return {};
    Plan after = *m_plan;
    Scenario copy = source == &m_plan->base() ? Scenario{} : *source;
    copy.name = toStd(name);
    copy.id = freeScenarioId(after, name.isEmpty() ? "scenario" : copy.name);
    copy.series = nextSeries(after);
    const auto position = source - m_plan->scenarios.data();
    after.scenarios.insert(source == &m_plan->base() ? after.scenarios.end() : after.scenarios.begin() + position + 1, copy);
    PlanEdit edit = editOf(EditKind::DuplicateScenario);
    edit.scenario = copy.id;
    push(std::move(edit), std::move(after));
    return copy.id;
}

void PlanDocument::renameScenario(const std::string& id, const QString& name)
{
    Plan after = *m_plan;
    for (Scenario& scenario : after.scenarios) {
        if (scenario.id == id)
            scenario.name = toStd(name.trimmed());
    }
    push(editOf(EditKind::RenameScenario), std::move(after));
}

void PlanDocument::removeScenario(const std::string& id)
{
    Plan after = *m_plan;
    PlanEdit edit = editOf(EditKind::RemoveScenario);
    for (std::size_t i = 1; i < after.scenarios.size(); ++i) {
        if (after.scenarios[i].id != id)
            continue;
        edit.name = toQString(after.scenarios[i].name);
        if (i == m_active)
            edit.scenario = after.scenarios[i - 1].id;
        after.scenarios.erase(after.scenarios.begin() + static_cast<std::ptrdiff_t>(i));
        push(std::move(edit), std::move(after));
        return;
    }
}

void PlanDocument::activateScenario(const std::string& id)
{
    const Scenario* found = m_plan->find(id);
    const auto index = found ? static_cast<std::size_t>(found - m_plan->scenarios.data()) : m_active;
    if (index == m_active)
        return;
    m_active = index;
    emit activeScenarioChanged();
}

std::string PlanDocument::addOption(OptionKind kind)
{
    static constexpr std::array<std::string_view, 3> ids = {"api", "self-host", "fleet"};
    Plan after = *m_plan;
    const std::string_view wanted = ids[static_cast<std::size_t>(kind)];
    std::string id = freeOptionId(after, wanted);
    after.optionIds.push_back(id);
    const Field* row = findField("options." + id + ".kind",
                                 [&] {
                                     std::vector<PlannedOption> options(1);
                                     options.front().id = id;
                                     return options;
                                 }())
                           .field;
    decideField(after, 0, optionPath(id, "kind"), std::string(row->choices[static_cast<std::size_t>(kind)].id));
    if (kind == OptionKind::Api)
        decideField(after, 0, optionPath(id, "training_included"), false);
    push(editOf(EditKind::AddOption, id), std::move(after));
    return id;
}

void PlanDocument::removeOption(const std::string& id)
{
    Plan after = *m_plan;
    std::erase(after.optionIds, id);
    const std::string prefix = optionPath(id, "");
    for (Scenario& scenario : after.scenarios) {
        std::erase_if(scenario.entries, [&](const auto& entry) {
            const bool isChosen = entry.first == "serving_option" || entry.first == "compared_option";
            return entry.first.starts_with(prefix) || (isChosen && entry.second.value == Value(id));
        });
    }
    push(editOf(EditKind::RemoveOption, id), std::move(after));
}

void PlanDocument::useModel(const ModelPreset& model)
{
    Plan after = *m_plan;
    auto facts = after.facts ? std::make_shared<Catalog>(*after.facts) : std::make_shared<Catalog>();
    facts->models.add(model);
    after.facts = std::move(facts);
    decideField(after, m_active, "model_source", std::string("preset"), EntryOrigin::Config);
    decideField(after, m_active, "model", model.id, EntryOrigin::Config);
    // What was typed about the former model says nothing about this one.
    for (const std::size_t scenario : {std::size_t(0), m_active}) {
        std::erase_if(after.scenarios[scenario].entries,
                      [](const auto& entry) { return entry.first == "n_total" || entry.first == "n_active" || entry.first.starts_with("arch_"); });
    }
    PlanEdit edit = editOf(EditKind::ImportModel);
    edit.name = toQString(model.name.empty() ? model.id : model.name);
    push(std::move(edit), std::move(after));
}

void PlanDocument::open(Plan plan, bool isModified)
{
    m_undo.clear();
    m_plan = std::make_shared<const Plan>(std::move(plan));
    m_saved = isModified ? nullptr : m_plan;
    m_active = 0;
    m_isOpen = true;
    updateModified();
    emit opened();
    emit planChanged();
    emit activeScenarioChanged();
    emit undoChanged();
}

void PlanDocument::close()
{
    m_undo.clear();
    m_plan = std::make_shared<const Plan>();
    m_saved = m_plan;
    m_active = 0;
    m_isOpen = false;
    updateModified();
    emit opened();
    emit planChanged();
    emit activeScenarioChanged();
    emit undoChanged();
}

void PlanDocument::markSaved()
{
    m_saved = m_plan;
    m_undo.setClean();
    updateModified();
}

}  // namespace outlay::ui
