// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved work survives a crash: a few seconds after a change the plan is written beside, never over, the user's file. A lock
// tells the files of running programs from those that were left behind.
#pragma once

#include "ui/document/planstorage.h"

#include <QDateTime>
#include <QLockFile>

#include <memory>

namespace outlay::ui {

/// Work of a program that ended without saving or discarding it.
struct RecoveryOffer {
    QString file;      ///< the recovery file
    QString path;      ///< of the plan that it belongs to; empty: it was never saved
    QString title;     ///< file name, or the plan's title
    QDateTime changed;
};

class Recovery final : public QObject {
    Q_OBJECT

public:
    Recovery(PlanDocument& document, const PlanStorage& storage, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override;

    static constexpr int delayMilliseconds = 5000;

    /// Work left behind by others, newest first.
    [[nodiscard]] std::vector<RecoveryOffer> offers() const;
    [[nodiscard]] static Result<Plan> planOf(const RecoveryOffer& offer);
    static void discard(const RecoveryOffer& offer);

    /// Writes what is pending at once.
    void flush();
    [[nodiscard]] QString file() const { return m_file; }

private:
    void write();
    void forget();

    PlanDocument& m_document;
    const PlanStorage& m_storage;
    QString m_folder;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
};

}  // namespace outlay::ui
