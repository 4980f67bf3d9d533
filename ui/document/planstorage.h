// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The document's file: opening, saving, backups, and noticing that another program changed it. The user's file is written
// only here, only by save(), and never in half.
#pragma once

#include "core/io/planfile.h"
#include "ui/document/plandocument.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace outlay::ui {

class Settings;

class PlanStorage final : public QObject {
    Q_OBJECT

public:
    /// `backupFolder` is made when the first backup is written.
    PlanStorage(PlanDocument& document, const Settings& settings, const QString& backupFolder, QObject* parent = nullptr);

    [[nodiscard]] QString path() const { return m_path; }
    /// The file was written by a newer version: what this one knows is loaded, the rest is kept.
    [[nodiscard]] bool isNewer() const { return m_isNewer; }
    /// What could not be read of the file last opened; the rest is loaded.
    [[nodiscard]] const std::vector<Issue>& readingIssues() const { return m_readingIssues; }
    void forgetReadingIssues() { m_readingIssues.clear(); }

    /// Reads a plan file, or the plan attached to a report (PDF): the plan of a report opens as a new, unsaved document.
    /// On failure the document stays as it is.
    [[nodiscard]] Result<void> open(const QString& path);
    /// A document without a file, such as a template or a recovered plan whose file is gone.
    void openUnsaved(Plan plan, const QString& path = {}, bool isModified = false);
    [[nodiscard]] Result<void> save(const QString& path);
    [[nodiscard]] Result<void> revert() { return open(m_path); }
    void close();

    /// Saved versions of this file, newest first.
    [[nodiscard]] QStringList backups() const;

    /// The plan inside a file of either kind.
    [[nodiscard]] static Result<PlanReading> read(const QString& path);

signals:
    void pathChanged(const QString& path);
    /// Another program wrote (or removed) the file since it was read.
    void changedOnDisk(bool stillExists);

private:
    void setPath(const QString& path);
    void keepBackup() const;
    void checkDisk();
    [[nodiscard]] QString backupStem() const;

    PlanDocument& m_document;
    const Settings& m_settings;
    QString m_backupFolder;
    QString m_path;
    QByteArray m_bytes;  // as read or written, to tell a change from a touch
    bool m_isNewer = false;
    std::vector<Issue> m_readingIssues;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

}  // namespace outlay::ui
