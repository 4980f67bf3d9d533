// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Files from the user's side: new, open, save, revert, close, dropping, recovery, and the notices that belong to them. Decisions
// that need the user go through Questions, so that tests answer them.
#pragma once

#include "ui/document/planstorage.h"
#include "ui/document/recovery.h"
#include "ui/widgets/banner.h"

#include <functional>

class QWidget;

namespace outlay::ui {

enum class SaveAnswer { Save, Discard, Cancel };

/// What only the user can say. The defaults open dialogs.
struct Questions {
    std::function<SaveAnswer(const QString& name)> unsaved;
    std::function<QString(const QString& folder)> fileToOpen;
    std::function<QString(const QString& suggestion)> fileToSave;
    std::function<QString(const QString& folder)> configToOpen;
};

/// A message over the window until it is answered.
struct Notice {
    QString id;
    Banner::Kind kind = Banner::Kind::Warning;
    QString icon;
    QString strong;
    QString text;
    QList<Banner::Action> actions;
};

class FileController final : public QObject {
    Q_OBJECT

public:
    FileController(PlanDocument& document, PlanStorage& storage, Recovery& recovery, Settings& settings, QWidget* window);

    void setQuestions(Questions questions) { m_questions = std::move(questions); }

    void newPlan();
    void openTemplate(const QString& exampleId);
    /// Opens a plan that was made in the window, as a new document.
    void start(Plan plan);
    void openAsking();
    /// A plan, a report with its plan, or a model's config.json; by content, not by name.
    void open(const QString& path);
    void importConfigAsking();
    bool save();
    bool saveAs();
    void revert();
    /// Returns to the start page. False if the user kept the document.
    bool close();
    /// Asks about unsaved changes. False: go no further.
    [[nodiscard]] bool mayLeave();

    /// Looks for work that a crash left behind.
    void offerRecovery();
    [[nodiscard]] const QList<Notice>& notices() const { return m_notices; }
    void answer(const QString& noticeId, const QString& action);
    void retranslate();

    /// "llama-70b", or "Untitled"
    [[nodiscard]] QString documentName() const;

signals:
    void notified(const QString& text, bool isError);
    /// What the recovered plan has that its file has not, field by field.
    void comparisonRequested(const outlay::Plan& saved, const outlay::Plan& recovered);
    void noticesChanged();

private:
    void importConfig(const QString& path, const QByteArray& text);
    void report(const Issue& issue);
    void rebuildNotices();
    bool saveTo(const QString& path);

    PlanDocument& m_document;
    PlanStorage& m_storage;
    Recovery& m_recovery;
    Settings& m_settings;
    QWidget* m_window;
    Questions m_questions;
    std::vector<RecoveryOffer> m_offers;
    bool m_isChangedOnDisk = false;
    bool m_isGone = false;
    std::string m_examplePrices;  ///< date of the prices of an open template
    QList<Notice> m_notices;
};

}  // namespace outlay::ui
