// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a number comes from: formula, the formula with its numbers, and every input with origin, source and date. Inputs that
// are figures themselves open in the same place.
#pragma once

#include "ui/document/display.h"
#include "ui/document/estimator.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QToolButton;

namespace outlay::ui {

class PlanDocument;
class TablePanel;

class ExplainDialog final : public QDialog {
    Q_OBJECT

public:
    ExplainDialog(PlanDocument& document, QWidget* parent = nullptr);

    void show(const EstimateSetPointer& estimates, const Display& display);
    using QDialog::show;
    /// Id of a figure or path of a field.
    void explain(const QString& figureOrField);
    void retranslate();

signals:
    void fieldRequested(const QString& path);

private:
    void refresh();
    void explainFigure(const Quantity& quantity);
    void explainField(const FieldRef& ref);

    PlanDocument& m_document;
    EstimateSetPointer m_estimates;
    Display m_display;
    QString m_subject;
    QStringList m_history;
    QToolButton* m_back;
    QLabel* m_title;
    QLabel* m_value;
    QLabel* m_formula;
    QLabel* m_evaluated;
    QLabel* m_source;
    TablePanel* m_inputs;
    QPushButton* m_close;
};

}  // namespace outlay::ui
