// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/comparepage.h"

#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/models/figures.h"
#include "ui/models/tablemodel.h"
#include "ui/pages/devicepicker.h"
#include "ui/pages/tablepanel.h"
#include "ui/theme/icons.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/quantityedit.h"
#include "ui/widgets/segmentcontrol.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace outlay::ui {

namespace {

constexpr int lowWindow = 800;

}  // namespace

ComparePage::ComparePage(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_head(new PageHead(this)), m_view(new SegmentControl(m_head)), m_devices(new QPushButton(m_head)),
      m_kind(new ChoiceBox(m_head)), m_count(new QuantityEdit(m_head)), m_onlyDifferences(new QPushButton(m_head)),
      m_keepMfu(new QPushButton(m_head)), m_table(new TablePanel(QStringLiteral("compare"), this))
{
    setObjectName(QStringLiteral("comparePage"));
    m_view->setObjectName(QStringLiteral("compareView"));
    m_devices->setObjectName(QStringLiteral("compareDevices"));
    m_kind->setObjectName(QStringLiteral("compareKind"));
    m_count->setObjectName(QStringLiteral("compareCount"));
    m_onlyDifferences->setObjectName(QStringLiteral("compareDifferences"));
    m_keepMfu->setObjectName(QStringLiteral("compareKeepMfu"));
    m_keepMfu->setCheckable(true);
    m_onlyDifferences->setCheckable(true);
    m_onlyDifferences->setChecked(true);
    m_onlyDifferences->setIcon(icon(QStringLiteral("columns")));
    m_count->setFixedWidth(104);
    m_count->setWhole(true);
    m_count->setOptional(true);
    m_head->add(m_view);
    m_head->add(m_devices);
    m_head->add(m_kind, true);
    m_head->add(m_count, true);
    m_head->addStretch();
    m_head->add(m_onlyDifferences);
    m_head->add(m_keepMfu);
    adopt(m_table->frame(), Figure::TotalCost);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(16, 12, 16, 8);
    body->addWidget(m_table);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_head);
    all->addLayout(body, 1);
    connect(m_view, &SegmentControl::currentChanged, this, [this] { refreshAgain(); });
    connect(m_onlyDifferences, &QPushButton::toggled, this, [this] { refreshAgain(); });
    connect(m_keepMfu, &QPushButton::toggled, this, [this] { refreshAgain(); });
    connect(m_kind, &ChoiceBox::chosen, this, [this] {
        m_hasKind = true;
        refreshAgain();
    });
    connect(m_count, &QuantityEdit::committed, this, [this](double value) {
        m_count->setError(value >= 1 ? QString() : tr("At least one device"));
        m_count->setValue(value);
        refreshAgain();
    });
    connect(m_count, &QuantityEdit::cleared, this, [this] {
        m_count->setError({});
        m_count->setValue(std::nullopt);
        refreshAgain();
    });
    connect(m_devices, &QPushButton::clicked, this, [this] {
        auto* picker = new DevicePicker(document().catalog(), m_chosen, this);
        connect(picker, &DevicePicker::chosenChanged, this, [this](const std::vector<std::string>& devices) {
            m_chosen = devices;
            refreshAgain();
        });
        picker->popUp(m_devices);
    });
    connect(m_table, &TablePanel::linkActivated, this, [this](const QString& row, const QString& column) {
        if (row == QLatin1String("use"))
            use(column, true);
    });
    connect(m_table, &TablePanel::rowActivated, this, [this](const QString& row) {
        if (findQuantity(row.toStdString()))
            emit explainRequested(row);
        else if (m_view->current() == 0)
            emit fieldRequested(row);
    });
    connect(m_table->frame(), &ChartFrame::emptyActionTriggered, this, &Page::actionRequested);
    retranslate();
}

std::vector<std::string> ComparePage::defaultDevices() const
{
    static constexpr std::array<const char*, 7> wanted = {"h100-sxm", "h200-sxm", "b200", "b300", "a100-80-sxm", "ascend-910c", "mi355x"};
    std::vector<std::string> devices;
    const Estimate& estimate = estimates().shown();
    for (const char* id : wanted) {
        if (const Device* device = document().catalog().findDevice(id))
            devices.push_back(device->id);
    }
    if (estimate.device && std::find(devices.begin(), devices.end(), estimate.device->id) == devices.end())
        devices.insert(devices.begin(), estimate.device->id);
    return devices;
}

void ComparePage::setHardware(bool isHardware)
{
    m_view->setCurrent(isHardware ? 1 : 0);
    refreshAgain();
}

void ComparePage::showDevice(const QString& deviceId)
{
    if (hasEstimates() && m_chosen.empty())
        m_chosen = defaultDevices();
    const std::string id = deviceId.toStdString();
    if (!id.empty() && std::find(m_chosen.begin(), m_chosen.end(), id) == m_chosen.end())
        m_chosen.push_back(id);
    setHardware(true);
}

void ComparePage::refresh()
{
    const bool isHardware = m_view->current() == 1;
    m_devices->setVisible(isHardware);
    for (QWidget* control : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_count)})
        m_head->setShown(control, isHardware);
    m_onlyDifferences->setVisible(!isHardware);
    m_keepMfu->setVisible(false);
    if (isHardware)
        refreshHardware();
    else
        refreshScenarios();
}

void ComparePage::refreshScenarios()
{
    if (estimates().scenarios.size() < 2) {
        m_table->frame()->setTexts(tr("Scenarios side by side"), {});
        m_table->frame()->showEmpty(QStringLiteral("columns"), tr("Duplicate a scenario to compare"), tr("Change it, then see both side by side."),
                                    {{QStringLiteral("duplicate"), tr("Duplicate Scenario"), true}});
        return;
    }
    m_table->frame()->showBody();
    m_table->setTable(scenarioTable(estimates(), document().context(), m_onlyDifferences->isChecked(), display()));
    m_table->frame()->setTexts(tr("Scenarios side by side"), tr("Small figures: change against the base. Diamonds mark the best of a row."));
}

void ComparePage::refreshHardware()
{
    const Estimate& estimate = estimates().shown();
    if (m_chosen.empty())
        m_chosen = defaultDevices();
    QList<ChoiceBox::Choice> kinds;
    for (const Choice& choice : findFieldRow("price_kind")->choices)
        kinds.append({toQString(choice.id), coreText(choice.label), {}, true});
    m_kind->setChoices(kinds);
    if (!m_hasKind)
        m_kind->setCurrentId(toQString(priceKindName(estimate.decisions.priceKind)));
    m_count->setFormat(display().format());
    m_count->setPlaceholderText(display().count(estimate.decisions.devices));
    m_devices->setText(tr("%n device(s)", nullptr, static_cast<int>(m_chosen.size())));
    HardwareChoice choice;
    choice.devices = m_chosen;
    if (const auto count = m_count->value(); count && *count >= 1)
        choice.count = *count;
    choice.kind = m_hasKind ? priceKindFromName(m_kind->currentId().toStdString()) : std::nullopt;
    const std::optional<double> typedMfu = estimate.decisions.mfu;
    m_keepMfu->setVisible(typedMfu && estimate.predictionRequest);
    const bool keepsMfu = typedMfu && m_keepMfu->isChecked();
    choice.keepsTypedMfu = keepsMfu;
    Table table = hardwareTable(estimates(), tableContext(), choice, display());
    if (window()->height() < lowWindow)
        std::erase_if(table.rows, [](const Row& row) { return row.isOptional; });
    m_table->frame()->showBody();
    m_table->setTable(std::move(table));
    m_table->frame()->setTexts(
        tr("The same job on other hardware"),
        (!estimate.predictionRequest || keepsMfu ? tr("MFU is the scenario's for every device.")
         : typedMfu ? tr("MFU and layout are predicted for each device; the typed MFU of %1 is left aside.").arg(display().percent(*typedMfu))
                    : tr("MFU and layout are predicted for each device."))
            + QLatin1Char(' ') + tr("Diamonds mark the best of a row."));
}

void ComparePage::use(const QString& deviceId, bool asNewScenario)
{
    const Device* device = document().catalog().findDevice(deviceId.toStdString());
    if (!device)
        return;
    FieldValues values{{"device", device->id}, {"price", Value()}};
    if (const auto count = m_count->value(); count && *count >= 1)
        values.emplace_back("n_devices", *count);
    if (m_hasKind)
        values.emplace_back("price_kind", m_kind->currentId().toStdString());
    document().applyFields(values, toQString(device->name), asNewScenario);
    emit notified(tr("%1 is a new scenario").arg(toQString(device->name)), false);
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    if (event->oldSize().height() != event->size().height() && hasEstimates() && m_view->current() == 1)
        refreshAgain();
}

void ComparePage::retranslate()
{
    m_view->setTexts({tr("Scenarios"), tr("Hardware")});
    m_view->setAccessibleName(tr("What is compared"));
    m_devices->setAccessibleName(tr("Devices to compare"));
    m_head->setLabel(m_kind, tr("Price"));
    m_head->setLabel(m_count, tr("Count"));
    m_onlyDifferences->setText(tr("Only Differences"));
    m_keepMfu->setText(tr("Typed MFU for All"));
    m_table->retranslate(tr("Comparison"));
}

}  // namespace outlay::ui
