// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// "Export report…": choose language, currency, scenario and sections, see the pages, write the PDF. What was chosen is kept, so
// that "Export again" needs no questions.
//
//     ExportDialog dialog({document.sharedPlan(), scenarioId, document.context(), planName, folder}, settings, parent);
//     if (dialog.exec() == QDialog::Accepted) toast(dialog.writtenPath());
//     exportAgain(source, settings)  → the path written, or why not
#pragma once

#include "core/base/result.h"
#include "ui/report/reportcontext.h"
#include "ui/report/reportmodel.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace outlay::ui {

class ReportPages;
class ReportPreview;
class Settings;

/// What a report is made of; the catalog outlives the dialog.
struct ReportSource {
    std::shared_ptr<const Plan> plan;
    std::string scenario;   ///< id of the scenario that is shown in the window
    EstimateContext facts;
    QString planName;       ///< file name without its ending; empty for a plan that was never saved
    QString folder;         ///< where the file dialog starts
};

struct ReportChoice {
    QString language;       ///< "en" or "zh_CN"
    QString currency;       ///< "USD" or "CNY"
    QStringList sections;   ///< ids; empty: all
    QString path;           ///< of the last report

    [[nodiscard]] static ReportChoice of(const Settings& settings);
    void keep(Settings& settings) const;
};

class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    ExportDialog(ReportSource source, Settings& settings, QWidget* parent = nullptr);
    ~ExportDialog() override;

    [[nodiscard]] QString writtenPath() const { return m_writtenPath; }
    /// Writes to a path without asking; what Export does after its file dialog. False if it could not: the reason is shown.
    bool exportTo(const QString& path);

private:
    void rebuild();
    void chooseFile();
    void showPosition(int page);
    [[nodiscard]] ReportChoice choice() const;

    ReportSource m_source;
    Settings& m_settings;
    QString m_writtenPath;
    ReportContext m_context;
    std::shared_ptr<const ReportPages> m_pages;
    ReportPreview* m_preview;
    QComboBox* m_language;
    QComboBox* m_currency;
    QComboBox* m_scenario;
    QListWidget* m_sections;
    QLabel* m_position;
    QLabel* m_problem;
    QPushButton* m_export;
};

/// Whether a report was exported before and "Export again" can be offered.
[[nodiscard]] bool canExportAgain(const Settings& settings);
/// Writes the report of the scenario shown with the choices of the last one, over the last file. Returns its path.
[[nodiscard]] Result<QString> exportAgain(const ReportSource& source, Settings& settings);

}  // namespace outlay::ui
