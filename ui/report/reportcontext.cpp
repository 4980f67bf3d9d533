// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportcontext.h"

#include "core/io/planfacts.h"
#include "core/io/planfile.h"
#include "ui/document/coretext.h"
#include "ui/models/figures.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QThread>

namespace outlay::ui {

ReportContext makeReportContext(const Plan& plan, std::string_view scenario, const EstimateContext& context, const QString& language,
                                std::optional<Currency> currency, const QString& planName, const ReportContext* previous)
{
    auto set = std::make_shared<EstimateSet>();
    // With its facts pinned the attached plan opens to the same numbers under any later catalog.
    Plan pinned = plan;
    pinFacts(pinned, context);
    set->plan = std::make_shared<const Plan>(std::move(pinned));
    for (std::size_t i = 0; i < set->plan->scenarios.size(); ++i) {
        const Scenario& each = set->plan->scenarios[i];
        set->scenarios.push_back(std::make_shared<const Estimate>(evaluate(*set->plan, each, context)));
        if (set->plan->find(scenario) == &each)
            set->activeIndex = i;
    }
    ReportContext made;
    made.estimates = set;
    made.facts = context;
    made.display = Display(language, currency.value_or(set->active().decisions.currency), set->active().inputs.usdCny);
    made.planName = planName;
    made.planBytes = QByteArray::fromStdString(writePlan(*set->plan));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(made.planBytes);
    hash.addData(QByteArray::fromStdString(set->activeScenario().id));
    const QString hex = QString::fromLatin1(hash.result().toHex());
    made.inputCheck = QStringLiteral("%1 %2 %3").arg(hex.mid(0, 4), hex.mid(4, 4), hex.mid(8, 4));
    if (previous && previous->cluster && previous->inputCheck == made.inputCheck) {
        made.cluster = previous->cluster;
    } else {
        StudyOptions options;
        options.threads = static_cast<unsigned>(std::max(1, QThread::idealThreadCount()));
        made.cluster = std::make_shared<const ClusterStudy>(studyCluster(set->plan, set->activeScenario(), context, options));
    }
    return made;
}

QString ReportContext::scenario() const { return scenarioName(*estimates, estimates->activeIndex, display); }

QString ReportContext::title() const
{
    const Estimate& e = estimate();
    if (!e.decisions.title.empty())
        return coreText(e.decisions.title);
    const QString model = toQString(e.modelName);
    if (model.isEmpty())
        return QCoreApplication::translate("Report", "Budget plan");
    if (!hasServing(e.decisions))
        return QCoreApplication::translate("Report", "Train %1").arg(model);
    return e.inputs.trainingIncluded ? QCoreApplication::translate("Report", "Train and serve %1").arg(model)
                                     : QCoreApplication::translate("Report", "Serve %1").arg(model);
}

}  // namespace outlay::ui
