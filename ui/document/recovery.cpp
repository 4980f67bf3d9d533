// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QUuid>

namespace outlay::ui {

namespace {

QString lockOf(const QString& file) { return file + QStringLiteral(".lock"); }

QJsonObject readObject(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

}  // namespace

Recovery::Recovery(PlanDocument& document, const PlanStorage& storage, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_storage(storage), m_folder(folder),
      m_file(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".json")))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::write);
    connect(&document, &PlanDocument::planChanged, this, [this] {
        // Started once and not again with every key, so that steady typing is kept too.
        if (m_document.isModified() && !m_timer.isActive())
            m_timer.start();
    });
    connect(&document, &PlanDocument::modifiedChanged, this, [this](bool isModified) {
        if (!isModified)
            forget();
    });
}

Recovery::~Recovery() { forget(); }

void Recovery::flush()
{
    if (m_timer.isActive()) {
        m_timer.stop();
        write();
    }
}

void Recovery::write()
{
    if (!m_document.isModified() || !QDir().mkpath(m_folder))
        return;
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(lockOf(m_file));
        m_lock->setStaleLockTime(0);
        m_lock->tryLock(0);
    }
    const Entries& entries = m_document.plan().base().entries;
    const auto title = entries.find("title");
    const QString named = title != entries.end() && std::holds_alternative<std::string>(title->second.value)
                              ? QString::fromStdString(std::get<std::string>(title->second.value))
                              : QString();
    const QString path = m_storage.path();
    QJsonObject object;
    object.insert(QStringLiteral("path"), path);
    object.insert(QStringLiteral("title"), path.isEmpty() ? named : QFileInfo(path).completeBaseName());
    object.insert(QStringLiteral("changed"), QDateTime::currentDateTime().toString(Qt::ISODate));
    object.insert(QStringLiteral("plan"), QString::fromStdString(writePlan(m_document.plan())));
    QSaveFile file(m_file);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QJsonDocument(object).toJson(QJsonDocument::Compact));
        file.commit();
    }
}

void Recovery::forget()
{
    m_timer.stop();
    QFile::remove(m_file);
    m_lock.reset();
}

std::vector<RecoveryOffer> Recovery::offers() const
{
    std::vector<RecoveryOffer> found;
    for (const QFileInfo& info : QDir(m_folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time)) {
        const QString file = info.absoluteFilePath();
        if (file == QFileInfo(m_file).absoluteFilePath())
            continue;
        QLockFile lock(lockOf(file));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;  // its program runs
        lock.unlock();
        const QJsonObject object = readObject(file);
        if (object.isEmpty())
            continue;
        found.push_back({file, object.value(QStringLiteral("path")).toString(), object.value(QStringLiteral("title")).toString(),
                         QDateTime::fromString(object.value(QStringLiteral("changed")).toString(), Qt::ISODate)});
    }
    return found;
}

Result<Plan> Recovery::planOf(const RecoveryOffer& offer)
{
    const std::string text = readObject(offer.file).value(QStringLiteral("plan")).toString().toStdString();
    Result<PlanReading> reading = readPlan(text);
    if (!reading)
        return tl::unexpected(reading.error());
    return std::move(reading->plan);
}

void Recovery::discard(const RecoveryOffer& offer)
{
    QFile::remove(offer.file);
    QFile::remove(lockOf(offer.file));
}

}  // namespace outlay::ui
