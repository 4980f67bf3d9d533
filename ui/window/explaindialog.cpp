// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/explaindialog.h"

#include "ui/charts/chartframe.h"
#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/models/figures.h"
#include "ui/models/origins.h"
#include "ui/models/tables.h"
#include "ui/pages/tablepanel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace outlay::ui {

namespace {

QLabel* makeLabel(QWidget* parent, TextRole role)
{
    auto* label = new QLabel(parent);
    label->setFont(roleFont(parent, role));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

}  // namespace

ExplainDialog::ExplainDialog(PlanDocument& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_back(new QToolButton(this)), m_title(makeLabel(this, TextRole::Title)),
      m_value(makeLabel(this, TextRole::Figure)), m_formula(makeLabel(this, TextRole::Body)), m_evaluated(makeLabel(this, TextRole::Body)),
      m_source(makeLabel(this, TextRole::Small)), m_inputs(new TablePanel(QStringLiteral("explain"), this)), m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("explainDialog"));
    resize(720, 520);
    m_back->setIcon(icon(QStringLiteral("chevron-left")));
    m_back->setAutoRaise(true);
    m_source->setForegroundRole(QPalette::PlaceholderText);
    m_evaluated->setForegroundRole(QPalette::PlaceholderText);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addWidget(m_title, 1);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(8);
    all->addLayout(head);
    all->addWidget(m_value);
    all->addWidget(m_formula);
    all->addWidget(m_evaluated);
    all->addWidget(m_source);
    all->addWidget(m_inputs, 1);
    all->addLayout(foot);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_back, &QToolButton::clicked, this, [this] {
        if (m_history.isEmpty())
            return;
        m_subject = m_history.takeLast();
        refresh();
    });
    connect(m_inputs, &TablePanel::rowActivated, this, [this](const QString& id) {
        const Quantity* quantity = findQuantity(id.toStdString());
        if (quantity && quantity->isInput()) {
            emit fieldRequested(toQString(quantity->field));
        } else if (quantity) {
            m_history << m_subject;
            m_subject = id;
            refresh();
        }
    });
    retranslate();
}

void ExplainDialog::show(const EstimateSetPointer& estimates, const Display& display)
{
    m_estimates = estimates;
    m_display = display;
    if (isVisible())
        refresh();
}

void ExplainDialog::explain(const QString& figureOrField)
{
    m_history.clear();
    m_subject = figureOrField;
    refresh();
    show();
    raise();
    activateWindow();
}

void ExplainDialog::refresh()
{
    if (!m_estimates || m_subject.isEmpty())
        return;
    m_back->setVisible(!m_history.isEmpty());
    const std::string id = m_subject.toStdString();
    if (const Quantity* quantity = findQuantity(id); quantity && !quantity->isInput())
        explainFigure(*quantity);
    else if (const FieldRef ref = findField(quantity ? std::string(quantity->field) : id, m_estimates->active().decisions.options))
        explainField(ref);
}

void ExplainDialog::explainFigure(const Quantity& quantity)
{
    const Estimate& estimate = m_estimates->shown();
    m_title->setText(coreText(quantity.label));
    m_value->setText(estimate.figures.knows(quantity.figure) ? m_display.quantity(estimate[quantity.figure], quantity.unit) : tr("not known"));
    m_formula->setText(quantity.formula.empty() ? coreText(quantity.method) : QStringLiteral("= ") + toQString(quantity.formula));
    const QString evaluated = toQString(evaluatedFormula(quantity, estimate.figures));
    m_evaluated->setText(QStringLiteral("= ") + evaluated + QStringLiteral(" = ") + toQString(plainNumber(estimate[quantity.figure])));
    m_evaluated->setVisible(!evaluated.isEmpty() && estimate.figures.knows(quantity.figure));
    m_source->setText(quantity.source.empty() ? QString() : tr("Source of the formula: %1").arg(coreText(quantity.source)));
    m_source->setVisible(!m_source->text().isEmpty());
    Table table;
    table.columns = {{tr("Input"), false, false, false, 220, QStringLiteral("name")},
                     {tr("Value"), true, false, false, 140, QStringLiteral("value")},
                     {tr("Origin"), false, false, false, 96, QStringLiteral("origin")},
                     {tr("Source"), false, false, false, 0, QStringLiteral("source")}};
    for (const Quantity* input : inputsOf(quantity)) {
        Row row;
        row.id = toQString(input->id);
        outlay::Origin origin;
        origin.kind = OriginKind::Computed;
        if (const FieldRef ref = input->isInput() ? findField(input->field, estimate.decisions.options) : FieldRef{})
            origin = fieldState(*m_estimates->plan, m_estimates->activeScenario(), estimate, ref, m_document.context()).origin;
        const bool isKnown = estimate.figures.knows(input->figure);
        Cell value =
            isKnown ? numberCell(m_display.quantity(estimate[input->figure], input->unit), estimate[input->figure]) : hatchCell(tr("not known"));
        Cell source = textCell(sourceText(origin, m_display));
        source.ink = Ink::Text2;
        source.tooltip = originTooltip(coreText(input->label), origin, m_display);
        Cell name = textCell(coreText(input->label));
        name.tooltip = toQString(input->id);
        row.cells = {name, value, textCell(originWord(origin.kind)), source};
        table.rows.push_back(std::move(row));
    }
    m_inputs->setVisible(!table.rows.empty());
    m_inputs->setTable(std::move(table));
    m_inputs->frame()->setTexts(tr("What it is made of"), tr("Enter or double-click follows a row."));
}

void ExplainDialog::explainField(const FieldRef& ref)
{
    const Estimate& estimate = m_estimates->active();
    const FieldState state = fieldState(*m_estimates->plan, m_estimates->activeScenario(), estimate, ref, m_document.context());
    m_title->setText(coreText(ref.field->label));
    m_value->setText(valueText(ref, state, *m_estimates->plan, estimate, m_document.context(), m_display));
    m_formula->setText(coreText(ref.field->help));
    m_evaluated->setVisible(false);
    m_source->setText(originTooltip(originWord(state.origin.kind), state.origin, m_display).section(QLatin1Char('\n'), 1));
    m_source->setVisible(!m_source->text().isEmpty());
    Table table;
    table.columns = {{tr("Figure"), false, false, false, 300, QStringLiteral("name")}, {tr("Value"), true, false, false, 0, QStringLiteral("value")}};
    for (const Quantity& quantity : quantities()) {
        if (quantity.isInput())
            continue;
        const auto inputs = inputsOf(quantity);
        const bool isUsed =
            std::any_of(inputs.begin(), inputs.end(), [&](const Quantity* input) { return input->field == ref.field->id && ref.option < 0; });
        if (!isUsed || !estimate.figures.knows(quantity.figure))
            continue;
        Row row;
        row.id = toQString(quantity.id);
        row.cells = {textCell(coreText(quantity.label)),
                     numberCell(m_display.quantity(estimate[quantity.figure], quantity.unit), estimate[quantity.figure])};
        table.rows.push_back(std::move(row));
    }
    m_inputs->setVisible(!table.rows.empty());
    m_inputs->setTable(std::move(table));
    m_inputs->frame()->setTexts(tr("Used by"), tr("Enter or double-click follows a row."));
}

void ExplainDialog::retranslate()
{
    setWindowTitle(tr("Explain"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back"));
    m_back->setAccessibleName(tr("Back"));
    m_close->setText(tr("Close"));
    m_inputs->retranslate(tr("Inputs of the figure"));
    refresh();
}

}  // namespace outlay::ui
