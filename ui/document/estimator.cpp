// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/estimator.h"

#include <QElapsedTimer>

#include <algorithm>

namespace outlay::ui {

Estimator::Estimator(PlanDocument& document, QObject* parent) : QObject(parent), m_document(document), m_background(document.predictor())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Estimator::evaluateAll);
    const auto schedule = [this] { m_timer.start(); };
    connect(&document, &PlanDocument::planChanged, this, schedule);
    connect(&document, &PlanDocument::activeScenarioChanged, this, schedule);
    connect(&document, &PlanDocument::opened, this, [this] { m_lastValid.clear(); });
    evaluateAll();
}

void Estimator::flush()
{
    if (m_timer.isActive()) {
        m_timer.stop();
        evaluateAll();
    }
}

void Estimator::evaluateAll()
{
    QElapsedTimer clock;
    clock.start();
    auto set = std::make_shared<EstimateSet>();
    set->plan = m_document.sharedPlan();
    set->activeIndex = m_document.activeIndex();
    const EstimateContext context = m_document.context();
    const bool samePlan = m_current && m_current->plan == set->plan;
    for (std::size_t i = 0; i < set->plan->scenarios.size(); ++i) {
        if (samePlan)
            set->scenarios.push_back(m_current->scenarios[i]);
        else
            set->scenarios.push_back(std::make_shared<const Estimate>(evaluate(*set->plan, set->plan->scenarios[i], context)));
        if (!set->scenarios.back()->valid)
            continue;
        const std::string& id = set->plan->scenarios[i].id;
        const auto known = std::find_if(m_lastValid.begin(), m_lastValid.end(), [&](const auto& entry) { return entry.first == id; });
        if (known == m_lastValid.end())
            m_lastValid.emplace_back(id, set->scenarios.back());
        else
            known->second = set->scenarios.back();
    }
    const auto last =
        std::find_if(m_lastValid.begin(), m_lastValid.end(), [&](const auto& entry) { return entry.first == set->activeScenario().id; });
    set->lastValid = last == m_lastValid.end() ? nullptr : last->second;
    set->milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    m_current = std::move(set);
    emit estimateChanged(m_current);
}

}  // namespace outlay::ui
