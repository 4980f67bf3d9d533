// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Studies of a plan's cluster in a thread, on copies. The newest request wins: an older one is stopped and its results are
// dropped. What is known so far arrives while the study runs.
#pragma once

#include "core/estimate/clusterstudy.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>
#include <stop_token>

namespace outlay::ui {

using ClusterStudyPointer = std::shared_ptr<const ClusterStudy>;

class ClusterStudyRunner final : public QObject {
    Q_OBJECT

public:
    /// Studies that take longer than this show themselves.
    static constexpr int patienceMs = 300;

    explicit ClusterStudyRunner(QObject* parent = nullptr);
    ~ClusterStudyRunner() override;

    /// Starts unless exactly this is being studied or known. The context's catalog outlives the runner.
    void request(const std::shared_ptr<const Plan>& plan, const std::string& scenarioId, const EstimateContext& context);
    /// Again, also if it is known.
    void again();
    /// What was found so far stays, and is marked as stopped.
    void stop();

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Running for longer than patienceMs.
    [[nodiscard]] bool isSlow() const { return m_isSlow; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] const ClusterStudyPointer& study() const { return m_study; }
    /// Waits and delivers what is pending, for callers that cannot wait for the event loop.
    void flush();

signals:
    void studyChanged();
    /// Started, progressed, became slow, finished or stopped.
    void stateChanged();

private:
    void start();
    void take(int generation, const ClusterStudyPointer& study);
    void takeProgress(int generation, double share);

    std::shared_ptr<StudyMemory> m_memory;  // of the studies of m_context's catalog; one study at a time uses it
    QThreadPool m_pool;
    QTimer m_patience;
    std::stop_source m_stop;
    std::shared_ptr<const Plan> m_plan;
    std::string m_scenario;
    EstimateContext m_context;
    ClusterStudyPointer m_study;
    double m_progress = 0;
    std::atomic<int> m_generation = 0;  // results of others are dropped, and what waits in the pool gives way
    bool m_isRunning = false;
    bool m_isSlow = false;
};

}  // namespace outlay::ui
