// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One edit of the plan on the undo stack. Plans are values, so a command keeps the plan before and after; its text is
// built when it is shown, because the language may change while it waits.
#pragma once

#include "core/plan/plan.h"

#include <QString>
#include <QUndoCommand>

#include <functional>
#include <memory>

namespace outlay::ui {

enum class EditKind {
    SetField,
    ResetField,
    DuplicateScenario,
    RenameScenario,
    RemoveScenario,
    AddOption,
    RemoveOption,
    Apply,
    ImportModel,
    PinFacts
};

struct PlanEdit {
    EditKind kind = EditKind::SetField;
    std::string path;      ///< field, or id of the option
    std::string scenario;  ///< id of the scenario that is shown when the edit is undone or redone
    QString name;          ///< of a scenario or model, as the user calls it
    int session = 0;       ///< edits of one session at one field become one command; 0 = never
};

class PlanEditCommand final : public QUndoCommand {
public:
    using Install = std::function<void(const std::shared_ptr<const Plan>&, const std::string& scenario)>;

    PlanEditCommand(PlanEdit edit, std::shared_ptr<const Plan> before, std::shared_ptr<const Plan> after, Install install);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

    /// "Tokens", "Duplicate scenario H200 × 2,048" … in the current language.
    [[nodiscard]] QString describe() const;

private:
    PlanEdit m_edit;
    std::shared_ptr<const Plan> m_before;
    std::shared_ptr<const Plan> m_after;
    Install m_install;
};

}  // namespace outlay::ui
