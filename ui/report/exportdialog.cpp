// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/exportdialog.h"

#include "core/base/trnoop.h"
#include "ui/document/coretext.h"
#include "ui/document/languagemanager.h"
#include "ui/document/settings.h"
#include "ui/models/figures.h"
#include "ui/report/reportlayout.h"
#include "ui/report/reportpdf.h"
#include "ui/report/reportpreview.h"
#include "ui/report/reportsections.h"
#include "ui/theme/outlaystyle.h"
#include "ui/theme/screenfit.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace outlay::ui {

namespace {

const QString languageKey = QStringLiteral("reportLanguage");
const QString currencyKey = QStringLiteral("reportCurrency");
const QString sectionsKey = QStringLiteral("reportSections");
const QString pathKey = QStringLiteral("reportPath");

std::optional<Currency> currencyOf(const QString& name) { return currencyFromName(name.toStdString()); }

}  // namespace

ReportChoice ReportChoice::of(const Settings& settings)
{
    return {settings.state(languageKey).toString(), settings.state(currencyKey).toString(), settings.state(sectionsKey).toStringList(),
            settings.state(pathKey).toString()};
}

void ReportChoice::keep(Settings& settings) const
{
    settings.setState(languageKey, language);
    settings.setState(currencyKey, currency);
    settings.setState(sectionsKey, sections);
    settings.setState(pathKey, path);
}

ExportDialog::ExportDialog(ReportSource source, Settings& settings, QWidget* parent)
    : QDialog(parent), m_source(std::move(source)), m_settings(settings), m_preview(new ReportPreview(this)), m_language(new QComboBox(this)),
      m_currency(new QComboBox(this)), m_scenario(new QComboBox(this)), m_sections(new QListWidget(this)), m_position(new QLabel(this)),
      m_problem(new QLabel(this)), m_export(new QPushButton(this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export report"));
    const ReportChoice last = ReportChoice::of(settings);
    const QString language = last.language.isEmpty() ? settings.language() : last.language;
    m_context = makeReportContext(*m_source.plan, m_source.scenario, m_source.facts, language, currencyOf(last.currency), m_source.planName);

    for (const QString& each : LanguageManager::languages())
        m_language->addItem(LanguageManager::nameOf(each), each);
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
    m_currency->addItem(tr("US dollar"), QStringLiteral("USD"));
    m_currency->addItem(tr("Chinese yuan"), QStringLiteral("CNY"));
    m_currency->setCurrentIndex(std::max(0, m_currency->findData(toQString(currencyName(m_context.display.currency())))));
    for (std::size_t i = 0; i < m_context.estimates->scenarios.size(); ++i)
        m_scenario->addItem(scenarioName(*m_context.estimates, i, m_context.display), toQString(m_source.plan->scenarios[i].id));
    m_scenario->setCurrentIndex(static_cast<int>(m_context.estimates->activeIndex));
    for (const ReportSectionRow& row : reportSections()) {
        auto* item = new QListWidgetItem(QCoreApplication::translate("Report", row.title), m_sections);
        const QString id = QLatin1String(row.id);
        item->setData(Qt::UserRole, id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(last.sections.isEmpty() || last.sections.contains(id) ? Qt::Checked : Qt::Unchecked);
    }
    m_sections->setFrameShape(QFrame::NoFrame);
    m_sections->setFixedHeight(m_sections->sizeHintForRow(0) * m_sections->count() + 4);
    m_language->setObjectName(QStringLiteral("reportLanguage"));
    m_currency->setObjectName(QStringLiteral("reportCurrency"));
    m_scenario->setObjectName(QStringLiteral("reportScenario"));
    m_sections->setObjectName(QStringLiteral("reportSections"));
    m_export->setObjectName(QStringLiteral("reportExport"));
    m_preview->setAccessibleName(tr("Preview of the report"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_export->setText(tr("Export…"));
    m_export->setDefault(true);
    OutlayStyle::setPrimary(m_export);
    auto* cancel = new QPushButton(tr("Cancel"), this);

    auto* form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft);
    form->addRow(tr("&Language"), m_language);
    form->addRow(tr("&Currency"), m_currency);
    form->addRow(tr("&Scenario"), m_scenario);
    auto* sectionsLabel = new QLabel(tr("S&ections"), this);
    sectionsLabel->setBuddy(m_sections);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_export);
    auto* side = new QVBoxLayout;
    side->setSpacing(12);
    side->addLayout(form);
    side->addWidget(sectionsLabel);
    side->addWidget(m_sections);
    side->addWidget(m_position);
    side->addStretch(1);
    side->addWidget(m_problem);
    side->addLayout(buttons);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(16);
    all->addWidget(m_preview, 1);
    all->addLayout(side);
    m_scenario->setMinimumWidth(180);
    resize(withinScreen(*this, QSize(960, 760)));

    for (QComboBox* box : {m_language, m_currency, m_scenario})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::rebuild);
    connect(m_sections, &QListWidget::itemChanged, this, &ExportDialog::rebuild);
    connect(m_preview, &ReportPreview::currentPageChanged, this, &ExportDialog::showPosition);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    rebuild();
}

ExportDialog::~ExportDialog() = default;

ReportChoice ExportDialog::choice() const
{
    ReportChoice made;
    made.language = m_language->currentData().toString();
    made.currency = m_currency->currentData().toString();
    for (int i = 0; i < m_sections->count(); ++i) {
        if (m_sections->item(i)->checkState() == Qt::Checked)
            made.sections << m_sections->item(i)->data(Qt::UserRole).toString();
    }
    if (made.sections.size() == m_sections->count())
        made.sections.clear();
    return made;
}

void ExportDialog::rebuild()
{
    const ReportChoice chosen = choice();
    bool isAnyChosen = false;
    for (int i = 0; i < m_sections->count(); ++i)
        isAnyChosen = isAnyChosen || m_sections->item(i)->checkState() == Qt::Checked;
    m_export->setEnabled(isAnyChosen);
    m_context = makeReportContext(*m_source.plan, m_scenario->currentData().toString().toStdString(), m_source.facts, chosen.language,
                                  currencyOf(chosen.currency), m_source.planName, &m_context);
    m_pages = std::make_shared<const ReportPages>(isAnyChosen ? buildReport(m_context, chosen.sections) : ReportDocument());
    m_preview->setPages(m_pages);
    showPosition(m_preview->currentPage());
}

void ExportDialog::showPosition(int page)
{
    if (m_pages)
        m_position->setText(tr("Page %1 of %2").arg(page + 1).arg(m_pages->count()));
}

void ExportDialog::chooseFile()
{
    const QString last = ReportChoice::of(m_settings).path;
    const QString folder = !last.isEmpty() ? QFileInfo(last).path() : m_source.folder.isEmpty() ? QDir::homePath() : m_source.folder;
    const QString name = (m_source.planName.isEmpty() ? tr("Report") : m_source.planName) + QStringLiteral(".pdf");
    const QString path = QFileDialog::getSaveFileName(this, tr("Export report"), QDir(folder).filePath(name), tr("PDF (*.pdf)"));
    if (!path.isEmpty())
        exportTo(path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ? path : path + QStringLiteral(".pdf"));
}

bool ExportDialog::exportTo(const QString& path)
{
    if (const Result<void> written = writeReport(path, *m_pages, m_context); !written) {
        m_problem->setText(issueText(written.error()));
        m_problem->show();
        return false;
    }
    ReportChoice chosen = choice();
    chosen.path = path;
    chosen.keep(m_settings);
    m_writtenPath = path;
    accept();
    return true;
}

bool canExportAgain(const Settings& settings) { return !ReportChoice::of(settings).path.isEmpty(); }

Result<QString> exportAgain(const ReportSource& source, Settings& settings)
{
    const ReportChoice last = ReportChoice::of(settings);
    if (last.path.isEmpty())
        return fail(code::file, {}, CORE_TR_NOOP("core", "No report was exported yet. Use Export report… first."));
    const ReportContext context =
        makeReportContext(*source.plan, source.scenario, source.facts, last.language, currencyOf(last.currency), source.planName);
    const ReportPages pages(buildReport(context, last.sections));
    if (Result<void> written = writeReport(last.path, pages, context); !written)
        return Failure(written.error());
    return last.path;
}

}  // namespace outlay::ui
