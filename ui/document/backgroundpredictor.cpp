// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/backgroundpredictor.h"

#include <algorithm>

namespace outlay::ui {

namespace {

constexpr int noticeMs = 30;

}  // namespace

BackgroundPredictor::BackgroundPredictor(const SearchingPredictor& memory, QObject* parent)
    : QObject(parent), m_memory(memory), m_thread([this](const std::stop_token& stop) { work(stop); })
{
    m_notice.setSingleShot(true);
    m_notice.setInterval(noticeMs);
    connect(&m_notice, &QTimer::timeout, this, &BackgroundPredictor::answered);
}

BackgroundPredictor::~BackgroundPredictor() = default;

std::shared_ptr<const Prediction> BackgroundPredictor::predict(const PredictionRequest& request) const
{
    if (auto answer = m_memory.known(request))
        return answer;
    {
        const std::lock_guard lock(m_mutex);
        if (std::find(m_waiting.begin(), m_waiting.end(), request) != m_waiting.end())
            return nullptr;
        m_waiting.push_back(request);
        ++m_unanswered;
    }
    m_wake.notify_one();
    return nullptr;
}

void BackgroundPredictor::dropWaiting()
{
    const std::lock_guard lock(m_mutex);
    m_unanswered -= static_cast<int>(m_waiting.size());
    m_waiting.clear();
}

bool BackgroundPredictor::isIdle() const
{
    const std::lock_guard lock(m_mutex);
    return m_unanswered == 0 && !m_notice.isActive();
}

void BackgroundPredictor::work(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [this] { return !m_waiting.empty(); })) {
        const PredictionRequest request = m_waiting.front();
        m_waiting.pop_front();
        lock.unlock();
        (void)m_memory.predict(request);
        // The timer belongs to the window's thread.
        QMetaObject::invokeMethod(
            this, [this] { announce(); }, Qt::QueuedConnection);
        lock.lock();
    }
}

void BackgroundPredictor::announce()
{
    if (!m_notice.isActive())
        m_notice.start();
    const std::lock_guard lock(m_mutex);
    --m_unanswered;
}

}  // namespace outlay::ui
