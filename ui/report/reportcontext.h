// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything a report says comes from this one value: the estimates of all scenarios, the display, and the plan that travels with it.
#pragma once

#include "core/estimate/clusterstudy.h"
#include "ui/document/display.h"
#include "ui/document/estimator.h"

#include <QByteArray>
#include <QString>

namespace outlay::ui {

struct ReportContext {
    EstimateSetPointer estimates;  ///< active = the scenario that is reported
    EstimateContext facts;         ///< the catalog outlives the context
    Display display;               ///< language and currency of the report, rate of the plan
    QString planName;              ///< file name without its ending; may be empty
    QByteArray planBytes;          ///< the attachment: a plan file with the facts that it rests on
    std::shared_ptr<const ClusterStudy> cluster;  ///< of the reported scenario
    QString inputCheck;            ///< first 12 hex digits of the SHA-256 of planBytes and the scenario, in groups of four

    [[nodiscard]] const Estimate& estimate() const { return estimates->active(); }
    [[nodiscard]] QString scenario() const;  ///< name of the reported scenario
    [[nodiscard]] QString title() const;     ///< as typed, else what the plan does
};

/// Evaluates all scenarios as of context.today. `scenario` is an id or a name; an unknown one is the base. Without a currency the plan's own.
/// The study of the cluster is taken over from `previous` if that reported the same inputs.
[[nodiscard]] ReportContext makeReportContext(const Plan& plan, std::string_view scenario, const EstimateContext& context, const QString& language,
                                              std::optional<Currency> currency, const QString& planName, const ReportContext* previous = nullptr);

}  // namespace outlay::ui
