// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/filecontroller.h"

#include "core/io/configimport.h"
#include "core/io/examples.h"
#include "core/io/pdfattachment.h"
#include "ui/document/coretext.h"
#include "ui/document/display.h"
#include "ui/document/settings.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace outlay::ui {

namespace {

const QString examplePricesConfirmed = QStringLiteral("examplePricesConfirmed");

/// A config.json is a JSON object that names a model type; a plan names its format.
bool looksLikeConfig(const QByteArray& text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    return !object.contains(QLatin1String("format"))
           && (object.contains(QLatin1String("model_type")) || object.contains(QLatin1String("architectures")));
}

}  // namespace

FileController::FileController(PlanDocument& document, PlanStorage& storage, Recovery& recovery, Settings& settings, QWidget* window)
    : QObject(window), m_document(document), m_storage(storage), m_recovery(recovery), m_settings(settings), m_window(window)
{
    m_questions.unsaved = [this](const QString& name) {
        QMessageBox box(QMessageBox::Warning, tr("Unsaved Changes"), tr("%1 has changes that are not saved.").arg(name),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
        box.setDefaultButton(QMessageBox::Save);
        const int answered = box.exec();
        return answered == QMessageBox::Save ? SaveAnswer::Save : answered == QMessageBox::Discard ? SaveAnswer::Discard : SaveAnswer::Cancel;
    };
    m_questions.fileToOpen = [this](const QString& folder) {
        return QFileDialog::getOpenFileName(m_window, tr("Open Plan"), folder, tr("Plans and reports (*.outlay *.pdf *.json);;All files (*)"));
    };
    m_questions.fileToSave = [this](const QString& suggestion) {
        return QFileDialog::getSaveFileName(m_window, tr("Save Plan"), suggestion, tr("Plans (*.outlay)"));
    };
    m_questions.configToOpen = [this](const QString& folder) {
        return QFileDialog::getOpenFileName(m_window, tr("Import Model"), folder, tr("Model configurations (*.json);;All files (*)"));
    };
    connect(&m_storage, &PlanStorage::changedOnDisk, this, [this](bool stillExists) {
        m_isChangedOnDisk = true;
        m_isGone = !stillExists;
        rebuildNotices();
    });
    connect(&m_document, &PlanDocument::opened, this, [this] {
        m_examplePrices.clear();
        rebuildNotices();
    });
    connect(&m_storage, &PlanStorage::pathChanged, this, [this] {
        m_isChangedOnDisk = false;
        rebuildNotices();
    });
}

QString FileController::documentName() const
{
    const QString path = m_storage.path();
    if (!path.isEmpty())
        return QFileInfo(path).completeBaseName();
    const Entry* title = findEntry(m_document.plan(), m_document.plan().base(), "title");
    const auto* text = title ? std::get_if<std::string>(&title->value) : nullptr;
    return text && !text->empty() ? coreText(*text) : tr("Untitled");
}

void FileController::report(const Issue& issue)
{
    QString text = issueText(issue);
    // The first two arguments of a file's issue are line and column.
    emit notified(text, true);
}

bool FileController::mayLeave()
{
    if (!m_document.isModified())
        return true;
    switch (m_questions.unsaved(documentName())) {
    case SaveAnswer::Save:
        return save();
    case SaveAnswer::Discard:
        return true;
    case SaveAnswer::Cancel:
        break;
    }
    return false;
}

void FileController::newPlan()
{
    if (!mayLeave())
        return;
    Plan plan;
    plan.created = formatDate(m_document.today());
    if (m_settings.currency() == QLatin1String("CNY"))
        plan.scenarios.front().entries.insert_or_assign("currency", Entry{std::string("CNY"), EntryOrigin::Typed});
    m_storage.openUnsaved(std::move(plan));
}

void FileController::openTemplate(const QString& exampleId)
{
    if (!mayLeave())
        return;
    Result<Plan> plan = openExample(exampleId.toStdString(), formatDate(m_document.today()));
    if (!plan) {
        report(plan.error());
        return;
    }
    plan->scenarios.front().entries.insert_or_assign("currency", Entry{m_settings.currency().toStdString(), EntryOrigin::Typed});
    const Estimate estimate = evaluate(*plan, plan->base(), m_document.context());
    m_storage.openUnsaved(std::move(*plan));
    if (m_settings.state(examplePricesConfirmed, false).toBool())
        return;
    m_examplePrices = estimate.priceOrigin.asOf;
    rebuildNotices();
}

void FileController::start(Plan plan)
{
    if (!mayLeave())
        return;
    plan.scenarios.front().entries.insert_or_assign("currency", Entry{m_settings.currency().toStdString(), EntryOrigin::Typed});
    m_storage.openUnsaved(std::move(plan));
}

void FileController::openAsking()
{
    const QString path = m_questions.fileToOpen(m_settings.lastFolder());
    if (!path.isEmpty())
        open(path);
}

void FileController::open(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        emit notified(tr("%1: %2").arg(QFileInfo(path).fileName(), file.errorString()), true);
        m_settings.removeRecentFile(path);
        return;
    }
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    const QByteArray start = file.read(8);
    if (!start.startsWith("%PDF-")) {
        file.seek(0);
        if (const QByteArray text = file.readAll(); looksLikeConfig(text)) {
            importConfig(path, text);
            return;
        }
    }
    if (!mayLeave())
        return;
    if (const Result<void> opened = m_storage.open(path); !opened) {
        report(opened.error());
        return;
    }
    m_settings.addRecentFile(path);
    rebuildNotices();
}

void FileController::importConfigAsking()
{
    const QString path = m_questions.configToOpen(m_settings.lastFolder());
    if (path.isEmpty())
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        emit notified(tr("%1: %2").arg(QFileInfo(path).fileName(), file.errorString()), true);
        return;
    }
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    importConfig(path, file.readAll());
}

void FileController::importConfig(const QString& path, const QByteArray& text)
{
    const Result<ModelPreset> preset =
        presetFromConfig(path.toStdString(), std::string_view(text.constData(), static_cast<std::size_t>(text.size())), m_document.today());
    if (!preset) {
        report(preset.error());
        return;
    }
    if (m_document.isEmpty())
        newPlan();
    m_document.useModel(*preset);
    emit notified(tr("Model %1 imported").arg(toQString(preset->name)), false);
}

bool FileController::saveTo(const QString& path)
{
    if (const Result<void> saved = m_storage.save(path); !saved) {
        report(saved.error());
        return false;
    }
    m_settings.addRecentFile(path);
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    m_isChangedOnDisk = false;
    rebuildNotices();
    emit notified(tr("Saved: %1").arg(QFileInfo(path).fileName()), false);
    return true;
}

bool FileController::save()
{
    if (m_document.isEmpty())
        return false;
    return m_storage.path().isEmpty() || m_storage.isNewer() ? saveAs() : saveTo(m_storage.path());
}

bool FileController::saveAs()
{
    if (m_document.isEmpty())
        return false;
    const QString suggestion =
        m_storage.path().isEmpty() ? m_settings.lastFolder() + QLatin1Char('/') + documentName() + QStringLiteral(".outlay") : m_storage.path();
    QString path = m_questions.fileToSave(suggestion);
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".outlay");
    return saveTo(path);
}

void FileController::revert()
{
    if (m_storage.path().isEmpty())
        return;
    if (const Result<void> read = m_storage.revert(); !read) {
        report(read.error());
        return;
    }
    m_isChangedOnDisk = false;
    rebuildNotices();
}

bool FileController::close()
{
    if (!mayLeave())
        return false;
    m_storage.close();
    return true;
}

void FileController::offerRecovery()
{
    m_offers = m_recovery.offers();
    rebuildNotices();
}

void FileController::rebuildNotices()
{
    m_notices.clear();
    for (const RecoveryOffer& offer : m_offers) {
        const QString name = offer.title.isEmpty() ? tr("Untitled") : offer.title;
        const QString when = QLocale().toString(offer.changed, QLocale::ShortFormat);
        m_notices.append({QStringLiteral("recovery:") + offer.file,
                          Banner::Kind::Warning,
                          QStringLiteral("history"),
                          tr("%1 has unsaved changes from %2.").arg(name, when),
                          {},
                          {{QStringLiteral("restore"), tr("Restore"), {}}, {QStringLiteral("discard"), tr("Discard"), {}}}});
        if (!offer.path.isEmpty() && QFile::exists(offer.path))
            m_notices.last().actions.insert(1, {QStringLiteral("compare"), tr("Compare…"), {}});
    }
    if (m_isChangedOnDisk && m_isGone) {
        m_notices.append({QStringLiteral("gone"),
                          Banner::Kind::Warning,
                          QStringLiteral("warning"),
                          tr("The file was moved or deleted."),
                          tr("Save writes it again."),
                          {{QStringLiteral("keep"), tr("Dismiss"), {}}}});
    } else if (m_isChangedOnDisk) {
        m_notices.append({QStringLiteral("disk"),
                          Banner::Kind::Warning,
                          QStringLiteral("refresh"),
                          tr("The file was changed by another program."),
                          m_document.isModified() ? tr("Reloading drops your unsaved changes.") : QString(),
                          {{QStringLiteral("reload"), tr("Reload"), {}}, {QStringLiteral("keep"), tr("Keep Mine"), {}}}});
    }
    if (m_storage.isNewer())
        m_notices.append({QStringLiteral("newer"),
                          Banner::Kind::Info,
                          QStringLiteral("info"),
                          tr("The file was written by a newer version."),
                          tr("What this version does not know is kept. Saving asks for a new name."),
                          {}});
    if (!m_storage.readingIssues().empty() && !m_document.isEmpty()) {
        const auto& issues = m_storage.readingIssues();
        m_notices.append({QStringLiteral("reading"),
                          Banner::Kind::Warning,
                          QStringLiteral("warning"),
                          tr("%n part(s) of the file could not be read.", nullptr, static_cast<int>(issues.size())),
                          issueText(issues.front()),
                          {{QStringLiteral("keep"), tr("Dismiss"), {}}}});
    }
    if (!m_examplePrices.empty()) {
        const Display display(m_settings.language(), Currency::Usd, 7.1);
        m_notices.append({QStringLiteral("examplePrices"),
                          Banner::Kind::Info,
                          QStringLiteral("tag"),
                          tr("Example prices as of %1.").arg(display.date(m_examplePrices)),
                          tr("Check them before you use a result."),
                          {{QStringLiteral("confirm"), tr("Got It"), {}}}});
    }
    emit noticesChanged();
}

void FileController::answer(const QString& noticeId, const QString& action)
{
    if (noticeId.startsWith(QLatin1String("recovery:"))) {
        const QString file = noticeId.mid(9);
        const auto found = std::find_if(m_offers.begin(), m_offers.end(), [&](const RecoveryOffer& offer) { return offer.file == file; });
        if (found == m_offers.end())
            return;
        const RecoveryOffer offer = *found;
        if (action == QLatin1String("compare")) {
            const Result<PlanReading> saved = PlanStorage::read(offer.path);
            const Result<Plan> recovered = Recovery::planOf(offer);
            if (saved && recovered)
                emit comparisonRequested(saved->plan, *recovered);
            else
                report(saved ? recovered.error() : saved.error());
            return;
        }
        if (action == QLatin1String("restore")) {
            if (!mayLeave())
                return;
            Result<Plan> plan = Recovery::planOf(offer);
            if (!plan) {
                report(plan.error());
                return;
            }
            m_storage.openUnsaved(std::move(*plan), offer.path, true);
            m_recovery.flush();
        }
        Recovery::discard(offer);
        std::erase_if(m_offers, [&](const RecoveryOffer& other) { return other.file == file; });
    } else if (noticeId == QLatin1String("disk") && action == QLatin1String("reload")) {
        revert();
    } else if (noticeId == QLatin1String("reading")) {
        m_storage.forgetReadingIssues();
    } else if (noticeId == QLatin1String("examplePrices")) {
        m_settings.setState(examplePricesConfirmed, true);
        m_examplePrices.clear();
    }
    if (noticeId == QLatin1String("disk") || noticeId == QLatin1String("gone"))
        m_isChangedOnDisk = false;
    rebuildNotices();
}

void FileController::retranslate() { rebuildNotices(); }

}  // namespace outlay::ui
