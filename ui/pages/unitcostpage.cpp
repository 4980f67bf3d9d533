// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/unitcostpage.h"

#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/pages/tablepanel.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/quantityedit.h"

#include <QVBoxLayout>

namespace outlay::ui {

UnitCostPage::UnitCostPage(const Workspace& workspace, QWidget* parent)
    : Page(workspace, parent), m_head(new PageHead(this)), m_kind(new ChoiceBox(m_head)), m_book(new ChoiceBox(m_head)),
      m_format(new ChoiceBox(m_head)), m_mfu(new QuantityEdit(m_head)), m_table(new TablePanel(QStringLiteral("unitCost"), this))
{
    setObjectName(QStringLiteral("unitCostPage"));
    m_kind->setObjectName(QStringLiteral("unitCostKind"));
    m_book->setObjectName(QStringLiteral("unitCostBook"));
    m_format->setObjectName(QStringLiteral("unitCostFormat"));
    m_mfu->setObjectName(QStringLiteral("unitCostMfu"));
    m_mfu->setFixedWidth(116);
    m_mfu->setOptional(true);
    m_mfu->setUnit(QStringLiteral("%"), 0.01);
    m_head->add(m_kind, true);
    m_head->add(m_book);
    m_head->add(m_format, true);
    m_head->add(m_mfu, true);
    m_head->addStretch();
    m_table->setSortable(1, Qt::AscendingOrder);
    adopt(m_table->frame(), Figure::UsdPerPflopHour);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(16, 16, 16, 12);
    body->addWidget(m_table);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_head);
    all->addLayout(body, 1);
    connect(m_kind, &ChoiceBox::chosen, this, [this] {
        m_hasKind = true;
        refreshAgain();
    });
    connect(m_book, &ChoiceBox::chosen, this, [this] {
        m_hasBook = true;
        refreshAgain();
    });
    connect(m_format, &ChoiceBox::chosen, this, [this] {
        m_hasFormat = true;
        refreshAgain();
    });
    connect(m_mfu, &QuantityEdit::committed, this, [this](double value) {
        const bool isUsable = value > 0 && value <= 1;
        m_mfu->setError(isUsable ? QString() : tr("MFU is above 0% and at most 100%"));
        m_mfu->setValue(value);
        if (isUsable)
            refreshAgain();
    });
    connect(m_mfu, &QuantityEdit::cleared, this, [this] {
        m_mfu->setError({});
        m_mfu->setValue(std::nullopt);
        refreshAgain();
    });
    connect(m_table, &TablePanel::rowActivated, this, [this](const QString& id) { act(id, false); });
    connect(m_table, &TablePanel::linkActivated, this, [this](const QString& id) { act(id, true); });
    retranslate();
}

UnitCostChoice UnitCostPage::choice() const
{
    const Decisions& decisions = estimates().shown().decisions;
    UnitCostChoice made;
    made.kind = priceKindFromName(m_kind->currentId().toStdString()).value_or(decisions.priceKind);
    made.book = m_book->currentId().toStdString();
    made.format = formatFromName(m_format->currentId().toStdString()).value_or(decisions.precision);
    if (const auto mfu = m_mfu->value(); mfu && *mfu > 0 && *mfu <= 1)
        made.mfu = *mfu;
    return made;
}

void UnitCostPage::fillControls()
{
    const Decisions& decisions = estimates().shown().decisions;
    const Field* kindField = findFieldRow("price_kind");
    const Field* formatField = findFieldRow("precision");
    QList<ChoiceBox::Choice> kinds;
    for (const Choice& choice : kindField->choices)
        kinds.append({toQString(choice.id), coreText(choice.label), {}, true});
    m_kind->setChoices(kinds);
    QList<ChoiceBox::Choice> formats;
    for (const Choice& choice : formatField->choices)
        formats.append({toQString(choice.id), coreText(choice.label), {}, true});
    m_format->setChoices(formats);
    QList<ChoiceBox::Choice> books;
    for (const ListItem& item : listItems(ChoiceList::PriceBooks, document().plan(), estimates().shown(), document().context()))
        books.append({toQString(item.id), coreText(item.label), toQString(item.detail), true});
    m_book->setChoices(books);
    if (!m_hasKind)
        m_kind->setCurrentId(toQString(priceKindName(decisions.priceKind)));
    if (!m_hasFormat)
        m_format->setCurrentId(toQString(formatName(decisions.precision)));
    if (!m_hasBook)
        m_book->setCurrentId(toQString(decisions.priceBook));
    m_mfu->setFormat(display().format());
    m_mfu->setPlaceholderText(estimates().shown().predictionRequest ? tr("predicted") : display().percent(estimates().shown().inputs.mfu));
}

void UnitCostPage::refresh()
{
    fillControls();
    const UnitCostChoice chosen = choice();
    const Table table = unitCostTable(estimates(), tableContext(), chosen, display());
    m_table->frame()->setTexts(unitCostTitle(table, chosen.format),
                               tr("Diamonds mark the best of a column. Click a head to sort by it. Enter or double-click opens the comparison."));
    m_table->setTable(table);
    const QString format = toQString(formatName(chosen.format)).toUpper();
    const bool isPredicted = !chosen.mfu && estimates().shown().predictionRequest;
    const QString whose = isPredicted
                              ? tr("the MFU of each device's best layout for this model")
                              : tr("the same MFU of %1 for every device").arg(display().percent(chosen.mfu.value_or(estimates().shown().inputs.mfu)));
    m_table->setNote(tr("Per effective PFLOP-hour = price ÷ (%1 dense peak × MFU), with %2. TFLOPS, TB/s and GB are data-sheet figures: they say "
                        "what is offered, not what a run gets.")
                         .arg(format, whose));
}

void UnitCostPage::act(const QString& deviceId, bool wantsPrice)
{
    if (deviceId.isEmpty() || deviceId == QLatin1String("unranked"))
        return;
    if (!wantsPrice) {
        emit pageRequested(QStringLiteral("compare:") + deviceId);
        return;
    }
    const Device* device = document().catalog().findDevice(deviceId.toStdString());
    document().applyFields({{"device", deviceId.toStdString()}, {"price", Value()}}, device ? toQString(device->name) : deviceId, true);
    emit fieldRequested(QStringLiteral("price"));
}

void UnitCostPage::retranslate()
{
    m_head->setLabel(m_kind, tr("Price"));
    m_book->setAccessibleName(tr("Price book"));
    m_head->setLabel(m_format, tr("Format"));
    m_head->setLabel(m_mfu, tr("MFU"));
    m_table->retranslate(tr("Unit cost of devices"));
}

}  // namespace outlay::ui
