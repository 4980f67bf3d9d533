// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/planedit.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>

namespace outlay::ui {

namespace {

QString labelOf(const std::string& path)
{
    const std::size_t dot = path.rfind('.');
    const Field* field = dot == std::string::npos ? findFieldRow(path) : nullptr;
    for (const Field& row : fields()) {
        if (!field && row.section == Section::Option && row.id == path.substr(dot + 1))
            field = &row;
    }
    return field ? coreText(field->label) : toQString(path);
}

}  // namespace

PlanEditCommand::PlanEditCommand(PlanEdit edit, std::shared_ptr<const Plan> before, std::shared_ptr<const Plan> after, Install install)
    : m_edit(std::move(edit)), m_before(std::move(before)), m_after(std::move(after)), m_install(std::move(install))
{}

void PlanEditCommand::undo()
{
    // A scenario that this edit made does not exist before it: the base is shown then.
    m_install(m_before, m_before->find(m_edit.scenario) ? m_edit.scenario : m_before->base().id);
}

void PlanEditCommand::redo() { m_install(m_after, m_edit.scenario); }

int PlanEditCommand::id() const { return m_edit.session > 0 ? 1 : -1; }

bool PlanEditCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const PlanEditCommand*>(other);
    if (next->m_edit.session != m_edit.session || next->m_edit.path != m_edit.path || next->m_edit.scenario != m_edit.scenario)
        return false;
    m_after = next->m_after;
    setObsolete(*m_before == *m_after);
    return true;
}

QString PlanEditCommand::describe() const
{
    switch (m_edit.kind) {
    case EditKind::SetField:
        return labelOf(m_edit.path);
    case EditKind::ResetField:
        return QCoreApplication::translate("PlanEdit", "Reset %1").arg(labelOf(m_edit.path));
    case EditKind::DuplicateScenario:
        return QCoreApplication::translate("PlanEdit", "Duplicate Scenario");
    case EditKind::RenameScenario:
        return QCoreApplication::translate("PlanEdit", "Rename Scenario");
    case EditKind::RemoveScenario:
        return QCoreApplication::translate("PlanEdit", "Remove Scenario %1").arg(m_edit.name);
    case EditKind::AddOption:
        return QCoreApplication::translate("PlanEdit", "Add Serving Option");
    case EditKind::RemoveOption:
        return QCoreApplication::translate("PlanEdit", "Remove Serving Option");
    case EditKind::Apply:
        return m_edit.name.isEmpty() ? QCoreApplication::translate("PlanEdit", "New Scenario")
                                     : QCoreApplication::translate("PlanEdit", "Use %1").arg(m_edit.name);
    case EditKind::ImportModel:
        return QCoreApplication::translate("PlanEdit", "Import %1").arg(m_edit.name);
    case EditKind::PinFacts:
        return QCoreApplication::translate("PlanEdit", "Update Facts");
    }
    return {};
}

}  // namespace outlay::ui
