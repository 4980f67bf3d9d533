// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportsections.h"

#include "ui/document/coretext.h"
#include "ui/report/reportlanguage.h"

#include <QCoreApplication>

#include <array>

namespace outlay::ui {

namespace {

QString words(const char* text) { return QCoreApplication::translate("Report", text); }

bool hasOptions(const ReportContext& context) { return hasServing(context.estimate().decisions); }

/// The band belongs to predicted speeds: a typed MFU is the reader's own.
bool isPredicted(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    return e.valid && e.mfuOrigin == OriginKind::Predicted && e.prediction && e.prediction->fits;
}

constexpr std::array rows = {
    ReportSectionRow{"summary", QT_TRANSLATE_NOOP("Report", "Summary"), summarySection, nullptr},
    ReportSectionRow{"money", QT_TRANSLATE_NOOP("Report", "Where the money goes"), moneySection, nullptr},
    ReportSectionRow{"months", QT_TRANSLATE_NOOP("Report", "Cost by month"), monthsSection, hasOptions},
    ReportSectionRow{"cluster", QT_TRANSLATE_NOOP("Report", "The cluster"), clusterSection, hasClusterSection},
    ReportSectionRow{"finetuning", QT_TRANSLATE_NOOP("Report", "Which device can fine-tune this model"), fineTuningSection, hasFineTuningSection},
    ReportSectionRow{"ranking", QT_TRANSLATE_NOOP("Report", "What a device offers for its price"), rankingSection, nullptr},
    ReportSectionRow{"hardware", QT_TRANSLATE_NOOP("Report", "The same job on other hardware"), hardwareSection, nullptr},
    ReportSectionRow{"accuracy", QT_TRANSLATE_NOOP("Report", "Against published runs"), accuracySection, isPredicted},
    ReportSectionRow{"assumptions", QT_TRANSLATE_NOOP("Report", "Inputs and assumptions"), assumptionsSection, nullptr},
    ReportSectionRow{"problems", QT_TRANSLATE_NOOP("Report", "Problems and warnings"), problemsSection, nullptr},
    ReportSectionRow{"method", QT_TRANSLATE_NOOP("Report", "Method"), methodSection, nullptr},
};

/// 30 November 2026: the long form, as a letter has it.
QString longDate(const Date& date, const Display& display)
{
    if (display.isChinese())
        return QStringLiteral("%1年%2月%3日").arg(date.year).arg(date.month).arg(date.day);
    return QStringLiteral("%1 %2 %3").arg(date.day).arg(QLocale(QLocale::English).monthName(date.month)).arg(date.year);
}

}  // namespace

std::span<const ReportSectionRow> reportSections() { return rows; }

ReportDocument buildReport(const ReportContext& context, const QStringList& wanted)
{
    const ReportLanguage language(context.display.language());
    ReportDocument document;
    document.language = context.display.language();
    document.title = context.title();
    document.headLeft = words(QT_TRANSLATE_NOOP("Report", "Outlay budget report"));
    QStringList head;
    if (!context.planName.isEmpty())
        head << context.planName;
    head << words(QT_TRANSLATE_NOOP("Report", "scenario %1")).arg(context.scenario()) << longDate(context.facts.today, context.display);
    document.headRight = head.join(QStringLiteral(" · "));
    document.footLeft =
        words(QT_TRANSLATE_NOOP("Report", "This PDF contains its plan: open it in Outlay to change a number. Inputs %1")).arg(context.inputCheck);
    document.pageText = words(QT_TRANSLATE_NOOP("Report", "Page %1 of %2"));
    for (const ReportSectionRow& row : rows) {
        if ((!wanted.isEmpty() && !wanted.contains(QLatin1String(row.id))) || (row.applies && !row.applies(context)))
            continue;
        ReportSection section = row.build(context);
        section.id = QLatin1String(row.id);
        document.sections.push_back(std::move(section));
    }
    return document;
}

}  // namespace outlay::ui
