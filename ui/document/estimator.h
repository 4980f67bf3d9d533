// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the estimates of all scenarios in step with the document. Evaluation costs microseconds, so it runs on the
// window's thread, once per pass of the event loop however many edits came before.
#pragma once

#include "core/estimate/estimate.h"
#include "ui/document/backgroundpredictor.h"
#include "ui/document/plandocument.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace outlay::ui {

/// Estimates of all scenarios of one state of the plan; immutable. Never empty.
struct EstimateSet {
    std::shared_ptr<const Plan> plan;
    std::vector<std::shared_ptr<const Estimate>> scenarios;  ///< in the plan's order; [0] is the base
    std::size_t activeIndex = 0;
    std::shared_ptr<const Estimate> lastValid;  ///< of the active scenario, what its figures were before they became invalid; may be null
    double milliseconds = 0;

    [[nodiscard]] const Estimate& active() const { return *scenarios[activeIndex]; }
    [[nodiscard]] const Estimate& base() const { return *scenarios.front(); }
    [[nodiscard]] const Scenario& activeScenario() const { return plan->scenarios[activeIndex]; }
    [[nodiscard]] bool isBaseActive() const { return activeIndex == 0; }
    /// What to draw: the active estimate, or, while its inputs are invalid, the last valid one.
    [[nodiscard]] const Estimate& shown() const { return active().valid || !lastValid ? active() : *lastValid; }
    [[nodiscard]] bool isLastValid() const { return !active().valid && lastValid; }
};

using EstimateSetPointer = std::shared_ptr<const EstimateSet>;

class Estimator final : public QObject {
    Q_OBJECT

public:
    explicit Estimator(PlanDocument& document, QObject* parent = nullptr);

    [[nodiscard]] const EstimateSetPointer& current() const { return m_current; }
    /// Evaluates what is pending at once, for callers that cannot wait for the event loop.
    void flush();

    /// For tables that ask about many devices: what is not predicted yet is missing there until answered() of the predictor.
    [[nodiscard]] EstimateContext tableContext() const { return {&m_document.catalog(), m_document.today(), &m_background}; }
    [[nodiscard]] BackgroundPredictor& background() { return m_background; }

signals:
    void estimateChanged(const outlay::ui::EstimateSetPointer& estimates);

private:
    void evaluateAll();

    PlanDocument& m_document;
    BackgroundPredictor m_background;
    QTimer m_timer;
    EstimateSetPointer m_current;
    std::vector<std::pair<std::string, std::shared_ptr<const Estimate>>> m_lastValid;  // by scenario id
};

}  // namespace outlay::ui
