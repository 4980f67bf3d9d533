// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions for tables of many devices: what is known is answered at once, the rest is searched beside the window, and
// the table asks again when answered() comes. A search takes about a millisecond, dozens of them would cost frames.
#pragma once

#include "core/estimate/prediction.h"

#include <QObject>
#include <QTimer>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace outlay::ui {

class BackgroundPredictor final : public QObject, public Predictor {
    Q_OBJECT

public:
    /// `memory` outlives the object; its answers are shared with everybody who asks it directly.
    explicit BackgroundPredictor(const SearchingPredictor& memory, QObject* parent = nullptr);
    ~BackgroundPredictor() override;

    [[nodiscard]] std::shared_ptr<const Prediction> predict(const PredictionRequest& request) const override;
    /// Forgets what nobody waits for any more; a view calls it before it asks anew.
    void dropWaiting();
    [[nodiscard]] bool isIdle() const;

signals:
    /// Some of what was asked is known now; at most every 30 ms.
    void answered();

private:
    void work(const std::stop_token& stop);
    void announce();

    const SearchingPredictor& m_memory;
    QTimer m_notice;
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_wake;
    mutable std::deque<PredictionRequest> m_waiting;
    mutable int m_unanswered = 0;  // waiting, being searched, or searched and not yet announced
    std::jthread m_thread;  // last: it ends before what it uses
};

}  // namespace outlay::ui
