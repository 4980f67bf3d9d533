// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The open plan: the only object that changes it. Views send a verb and wait for planChanged(); every verb is one step
// of undo. The document knows no file (planfile.h), computes nothing (estimator.h) and stores no shown text.
//
// Invariants: the active scenario exists; a plan set to what it was when last saved is not modified, however it got there.
#pragma once

#include "core/catalog/catalog.h"
#include "core/estimate/estimate.h"
#include "core/plan/plan.h"
#include "ui/document/planedit.h"

#include <QObject>
#include <QUndoStack>

#include <memory>
#include <utility>
#include <vector>

namespace outlay::ui {

using FieldValues = std::vector<std::pair<std::string, Value>>;

class PlanDocument final : public QObject {
    Q_OBJECT

public:
    /// `catalog` outlives every estimate made from the document. `today` is a fact from outside.
    PlanDocument(std::shared_ptr<const Catalog> catalog, Date today, QObject* parent = nullptr);

    [[nodiscard]] const Plan& plan() const { return *m_plan; }
    [[nodiscard]] std::shared_ptr<const Plan> sharedPlan() const { return m_plan; }
    [[nodiscard]] const Scenario& activeScenario() const { return m_plan->scenarios[m_active]; }
    [[nodiscard]] std::size_t activeIndex() const { return m_active; }
    [[nodiscard]] bool isBaseActive() const { return m_active == 0; }
    [[nodiscard]] const Catalog& catalog() const { return *m_catalog; }
    [[nodiscard]] EstimateContext context() const { return {m_catalog.get(), m_today, &m_predictor}; }
    [[nodiscard]] const SearchingPredictor& predictor() const { return m_predictor; }
    [[nodiscard]] Date today() const { return m_today; }
    [[nodiscard]] bool isModified() const { return m_isModified; }
    [[nodiscard]] bool isEmpty() const { return !m_isOpen; }  ///< no plan is open: the start page is shown

    [[nodiscard]] bool canUndo() const { return m_undo.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_undo.canRedo(); }
    [[nodiscard]] QString undoText() const { return textAt(m_undo.index() - 1); }
    [[nodiscard]] QString redoText() const { return textAt(m_undo.index()); }
    void undo() { m_undo.undo(); }
    void redo() { m_undo.redo(); }

    /// A number for setField(): edits that carry the same one at the same field are undone together.
    [[nodiscard]] int newSession() { return ++m_session; }

    // The verbs.
    /// Decides a field of the active scenario; fields of the whole plan (title, currency …) go to the base. Values outside
    /// their domain are kept: the estimate reports them. A variant's value that equals the base's is no override any more.
    void setField(const std::string& path, const Value& value, int session = 0);
    /// Forgets what the active scenario decided: in a variant the base's value returns, in the base the default.
    void resetField(const std::string& path);
    /// Decides several fields in one step, in the active scenario or in a new one named `name` over it.
    void applyFields(const FieldValues& values, const QString& name, bool asNewScenario);
    /// Returns the new scenario's id; it becomes the active one.
    std::string duplicateScenario(const std::string& id, const QString& name = {});
    void renameScenario(const std::string& id, const QString& name);
    void removeScenario(const std::string& id);  ///< the base cannot be removed
    void activateScenario(const std::string& id);
    std::string addOption(OptionKind kind);
    void removeOption(const std::string& id);
    /// Adds a model to the plan's own facts and uses it (a config.json); values of it carry the origin Config.
    void useModel(const ModelPreset& model);

    /// Replaces the document by another: no undo across it.
    void open(Plan plan, bool isModified = false);
    void close();
    void markSaved();

    /// Whether a field belongs to the plan as a whole rather than to a scenario.
    [[nodiscard]] static bool isPlanWide(const std::string& path);

signals:
    void planChanged();
    void activeScenarioChanged();
    void modifiedChanged(bool isModified);
    void opened();  ///< another document took its place, or none (isEmpty)
    void undoChanged();

private:
    void push(PlanEdit edit, Plan after);
    void install(const std::shared_ptr<const Plan>& plan, const std::string& scenario);
    void updateModified();
    [[nodiscard]] QString textAt(int index) const;
    [[nodiscard]] PlanEdit editOf(EditKind kind, const std::string& path = {}) const;

    std::shared_ptr<const Catalog> m_catalog;
    SearchingPredictor m_predictor;
    Date m_today;
    std::shared_ptr<const Plan> m_plan;
    std::shared_ptr<const Plan> m_saved;
    std::size_t m_active = 0;
    int m_session = 0;
    bool m_isModified = false;
    bool m_isOpen = false;
    QUndoStack m_undo;
};

}  // namespace outlay::ui
