// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/planstorage.h"

#include "core/base/trnoop.h"
#include "core/io/pdfattachment.h"
#include "core/io/planfacts.h"
#include "ui/document/settings.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace outlay::ui {

namespace {

constexpr qint64 largestFile = 64 << 20;
constexpr int settleMilliseconds = 150;  // editors write a file in several steps

Failure fileProblem(const QString& path, const QString& reason)
{
    return fail(code::file, {}, CORE_TR_NOOP("core", "%1: %2"), {path.toStdString(), reason.toStdString()});
}

Result<QByteArray> bytesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fileProblem(path, file.errorString());
    if (file.size() > largestFile)
        return fail(code::file, {}, CORE_TR_NOOP("core", "%1 is too large for a plan"), {path.toStdString()});
    return file.readAll();
}

}  // namespace

PlanStorage::PlanStorage(PlanDocument& document, const Settings& settings, const QString& backupFolder, QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings), m_backupFolder(backupFolder)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &PlanStorage::checkDisk);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_settle.start(); });
}

Result<PlanReading> PlanStorage::read(const QString& path)
{
    const Result<QByteArray> bytes = bytesOf(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    if (!isPdf(text))
        return readPlan(text);
    const Result<std::string> attached = planFromPdf(text);
    if (!attached)
        return tl::unexpected(attached.error());
    return readPlan(*attached);
}

Result<void> PlanStorage::open(const QString& path)
{
    const Result<QByteArray> bytes = bytesOf(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    Result<PlanReading> reading = read(path);
    if (!reading)
        return tl::unexpected(reading.error());
    const bool isReport = isPdf(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
    m_bytes = isReport ? QByteArray() : *bytes;
    m_isNewer = reading->isNewer();
    m_readingIssues = std::move(reading->issues);
    setPath(isReport ? QString() : QFileInfo(path).absoluteFilePath());
    m_document.open(std::move(reading->plan), isReport);
    return {};
}

void PlanStorage::openUnsaved(Plan plan, const QString& path, bool isModified)
{
    m_isNewer = false;
    m_readingIssues.clear();
    QFile file(path);
    m_bytes = !path.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    setPath(path);
    m_document.open(std::move(plan), isModified);
}

Result<void> PlanStorage::save(const QString& path)
{
    const QString target = QFileInfo(path).absoluteFilePath();
    // The file keeps the facts that its numbers rest on, so that it opens to the same ones later.
    Plan pinned = m_document.plan();
    pinFacts(pinned, m_document.context());
    const QByteArray bytes = QByteArray::fromStdString(writePlan(pinned));
    if (target == m_path)
        keepBackup();
    QSaveFile file(target);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fileProblem(target, file.errorString());
    m_bytes = bytes;
    m_isNewer = false;
    setPath(target);
    m_document.markSaved();
    return {};
}

void PlanStorage::close()
{
    m_bytes.clear();
    m_readingIssues.clear();
    m_isNewer = false;
    setPath({});
    m_document.close();
}

void PlanStorage::setPath(const QString& path)
{
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    if (!path.isEmpty() && QFileInfo::exists(path))
        m_watcher.addPath(path);
    m_path = path;
    emit pathChanged(path);
}

void PlanStorage::checkDisk()
{
    if (m_path.isEmpty())
        return;
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly)) {
        emit changedOnDisk(false);
        return;
    }
    // Replacing a file ends the watch on it.
    if (!m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    if (const QByteArray bytes = file.readAll(); bytes != m_bytes) {
        m_bytes = bytes;
        emit changedOnDisk(true);
    }
}

QString PlanStorage::backupStem() const
{
    const QByteArray place = QCryptographicHash::hash(QFileInfo(m_path).absolutePath().toUtf8(), QCryptographicHash::Sha1).toHex().left(8);
    return QFileInfo(m_path).completeBaseName() + QLatin1Char('-') + QString::fromLatin1(place);
}

QStringList PlanStorage::backups() const
{
    if (m_path.isEmpty())
        return {};
    QStringList paths;
    const QDir folder(m_backupFolder);
    for (const QString& name : folder.entryList({backupStem() + QStringLiteral("-*.outlay")}, QDir::Files, QDir::Name | QDir::Reversed))
        paths << folder.filePath(name);
    return paths;
}

void PlanStorage::keepBackup() const
{
    const int wanted = m_settings.backups();
    if (wanted <= 0 || !QFileInfo::exists(m_path) || !QDir().mkpath(m_backupFolder))
        return;
    const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmsszzz"));
    QFile::copy(m_path, QDir(m_backupFolder).filePath(backupStem() + QLatin1Char('-') + stamp + QStringLiteral(".outlay")));
    const QStringList kept = backups();
    for (qsizetype i = wanted; i < kept.size(); ++i)
        QFile::remove(kept[i]);
}

}  // namespace outlay::ui
