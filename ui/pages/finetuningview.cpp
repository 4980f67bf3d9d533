// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finetuningview.h"

#include "core/estimate/finetuning.h"
#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/models/tables.h"
#include "ui/pages/tablepanel.h"
#include "ui/widgets/quantityedit.h"

#include <QVBoxLayout>

#include <algorithm>

namespace outlay::ui {

namespace {

constexpr double mostTokens = 1e18;

}  // namespace

FineTuningView::FineTuningView(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_head(new PageHead(this)), m_tokens(new QuantityEdit(m_head)),
      m_table(new TablePanel(QStringLiteral("fineTuning"), this))
{
    setObjectName(QStringLiteral("fineTuningView"));
    m_tokens->setObjectName(QStringLiteral("fineTuningTokens"));
    m_tokens->setFixedWidth(116);
    m_tokens->setOptional(true);
    m_head->add(m_tokens, true);
    m_head->addStretch();
    m_table->setSortable(4, Qt::AscendingOrder);
    adopt(m_table->frame(), Figure::CostRun);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(16, 16, 16, 12);
    body->addWidget(m_table);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_head);
    all->addLayout(body, 1);
    connect(m_tokens, &QuantityEdit::committed, this, [this](double value) {
        const bool isUsable = value > 0 && value <= mostTokens;
        m_tokens->setError(isUsable ? QString() : tr("Tokens are more than zero"));
        m_tokens->setValue(value);
        if (isUsable)
            refreshAgain();
    });
    connect(m_tokens, &QuantityEdit::cleared, this, [this] {
        m_tokens->setError({});
        m_tokens->setValue(std::nullopt);
        refreshAgain();
    });
    connect(m_table, &TablePanel::rowActivated, this, &FineTuningView::use);
    connect(m_table->frame(), &ChartFrame::emptyActionTriggered, this, [this] { emit fieldRequested(QStringLiteral("model")); });
    retranslate();
}

void FineTuningView::refresh()
{
    const Estimate& estimate = estimates().shown();
    const double usual = fineTuningTokens(estimate);
    m_tokens->setFormat(display().format());
    m_tokens->setPlaceholderText(display().compact(usual));
    if (!estimate.hasArchitecture) {
        m_table->frame()->setTexts(tr("Which device can fine-tune this model"), {});
        m_table->frame()->showEmpty(QStringLiteral("chip"), tr("Only a parameter count is known"),
                                    tr("What fits follows from the model's shape: choose a preset or drop a config.json."),
                                    {{QStringLiteral("model"), tr("Choose a Model"), true}});
        return;
    }
    const auto typed = m_tokens->value();
    const double tokens = typed && *typed > 0 && *typed <= mostTokens ? *typed : usual;
    m_table->frame()->showBody();
    m_table->setTable(fineTuningDevices(estimates(), tableContext(), tokens, display()));
    QString note =
        tr("Fewest devices that hold it, and %1 tokens on them in BF16. Enter or double-click makes a scenario.").arg(display().compact(tokens));
    if (const QString memory = fineTuningMemoryNote(estimate); !memory.isEmpty())
        note = memory + (display().isChinese() ? QString() : QStringLiteral(" ")) + note;
    m_table->frame()->setTexts(tr("Which device can fine-tune %1").arg(toQString(estimate.modelName)), note);
}

void FineTuningView::use(const QString& deviceId)
{
    const auto typed = m_tokens->value();
    const double tokens = typed && *typed > 0 && *typed <= mostTokens ? *typed : fineTuningTokens(estimates().shown());
    // Searches at once: one device takes a few milliseconds.
    const auto rows = fineTuningTable(*estimates().plan, estimates().activeScenario(), tokens, document().context());
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const FineTuningRow& made) { return toQString(made.device->id) == deviceId; });
    if (row == rows.end())
        return;
    const std::optional<FineTuning> cheapest = cheapestTuning(*row);
    if (!cheapest) {
        emit notified(tr("%1 cannot hold this model's fine-tuning").arg(toQString(row->device->name)), true);
        return;
    }
    document().applyFields({{"method", std::string(methodId(*cheapest))},
                            {"tokens", tokens},
                            {"epochs", 1.0},
                            {"device", row->device->id},
                            {"n_devices", *row->fits[static_cast<std::size_t>(*cheapest)].devices},
                            {"precision", std::string("bf16")},
                            {"price", Value()},
                            {"mfu", Value()},
                            {"goodput", Value()}},
                           toQString(row->device->name), true);
    emit notified(tr("%1 is a new scenario").arg(toQString(row->device->name)), false);
}

void FineTuningView::retranslate()
{
    m_head->setLabel(m_tokens, tr("Tokens"));
    m_table->retranslate(tr("Devices for fine-tuning"));
}

}  // namespace outlay::ui
