// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/clusterstudyrunner.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

namespace outlay::ui {

namespace {

unsigned threads() { return static_cast<unsigned>(std::max(1, QThread::idealThreadCount())); }

}  // namespace

ClusterStudyRunner::ClusterStudyRunner(QObject* parent) : QObject(parent)
{
    // One study at a time: an outdated one is stopped and gives way within a group of layouts.
    m_pool.setMaxThreadCount(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_isSlow = m_isRunning;
        emit stateChanged();
    });
}

ClusterStudyRunner::~ClusterStudyRunner()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void ClusterStudyRunner::request(const std::shared_ptr<const Plan>& plan, const std::string& scenarioId, const EstimateContext& context)
{
    if (plan == m_plan && scenarioId == m_scenario)
        return;
    if (!m_memory || context.catalog != m_context.catalog)
        m_memory = std::make_shared<StudyMemory>(context.catalog->calibrations.front(), threads());
    m_plan = plan;
    m_scenario = scenarioId;
    m_context = context;
    start();
}

void ClusterStudyRunner::again()
{
    if (m_plan)
        start();
}

void ClusterStudyRunner::start()
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    const int generation = ++m_generation;
    m_isRunning = true;
    m_isSlow = false;
    m_progress = 0;
    m_patience.start();
    emit stateChanged();
    const Scenario* found = m_plan->find(m_scenario);
    // A variant is looked up in its plan, so a copy of it is enough beside the plan.
    const Scenario scenario = found ? *found : m_plan->base();
    const bool isBase = scenario.id == m_plan->base().id;
    m_pool.start([this, generation, plan = m_plan, scenario, isBase, context = m_context, memory = m_memory, stop = m_stop.get_token()] {
        if (m_generation != generation)
            return;
        StudyOptions options;
        options.threads = threads();
        options.memory = memory.get();
        options.stop = stop;
        QElapsedTimer sinceReport;
        sinceReport.start();
        options.progress = [&](double share) {
            constexpr int reportMs = 50;
            if (sinceReport.elapsed() < reportMs)
                return;
            sinceReport.restart();
            QMetaObject::invokeMethod(
                this, [this, generation, share] { takeProgress(generation, share); }, Qt::QueuedConnection);
        };
        const auto deliver = [&](const ClusterStudy& study) {
            QMetaObject::invokeMethod(
                this, [this, generation, known = std::make_shared<const ClusterStudy>(study)] { take(generation, known); }, Qt::QueuedConnection);
        };
        options.publish = deliver;
        deliver(studyCluster(plan, isBase ? plan->base() : scenario, context, options));
    });
}

void ClusterStudyRunner::stop()
{
    if (m_isRunning)
        m_stop.request_stop();
}

void ClusterStudyRunner::take(int generation, const ClusterStudyPointer& study)
{
    if (generation != m_generation)
        return;
    m_study = study;
    if (study->finished) {
        m_isRunning = false;
        m_isSlow = false;
        m_patience.stop();
    }
    emit studyChanged();
    emit stateChanged();
}

void ClusterStudyRunner::takeProgress(int generation, double share)
{
    if (generation != m_generation || !m_isRunning)
        return;
    m_progress = share;
    emit stateChanged();
}

void ClusterStudyRunner::flush()
{
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

}  // namespace outlay::ui
