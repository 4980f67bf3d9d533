// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Check a claim: a stated run, typed or taken from the list, and at once the MFU that it implies, the verdict, and each
// step of the arithmetic. The same core as `outlay-cli check`.
#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/plan.h"
#include "core/training/claims.h"
#include "ui/document/display.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace outlay::ui {

class ChoiceBox;
class QuantityEdit;
class SegmentControl;

class ClaimForm final : public QWidget {
    Q_OBJECT

public:
    /// `catalog` outlives the form.
    ClaimForm(const Catalog& catalog, Date today, QWidget* parent = nullptr);

    void setDisplay(const Display& display);
    void retranslate();
    /// Fills the form with a run of the catalog.
    void showRun(const QString& runId);

    /// What stands in the form; its peak is 0 where the device has no unit for the precision.
    [[nodiscard]] StatedRun stated() const;
    [[nodiscard]] QString verdictId() const { return m_verdictId; }
    [[nodiscard]] QString resultText() const;

signals:
    void planRequested(const outlay::Plan& plan);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Time { Days, Hours, DeviceHours };

    QLabel* addRow(QWidget* editor, const QString& name);
    void fillChoices();
    void update();
    void showIncomplete(const QString& what);
    [[nodiscard]] RunSetting setting() const;
    [[nodiscard]] Time timeKind() const;
    [[nodiscard]] QStringList steps(const StatedRun& run, const ClaimCheck& check) const;
    void makePlan();

    const Catalog& m_catalog;
    Date m_today;
    Display m_display;
    QGridLayout* m_grid;
    QLabel* m_title;
    QToolButton* m_close;
    ChoiceBox* m_preset;
    ChoiceBox* m_model;
    QuantityEdit* m_total;
    QuantityEdit* m_active;
    QuantityEdit* m_tokens;
    ChoiceBox* m_device;
    ChoiceBox* m_precision;
    QuantityEdit* m_count;
    ChoiceBox* m_timeKind;
    QuantityEdit* m_time;
    QuantityEdit* m_mfu;
    QuantityEdit* m_cost;
    ChoiceBox* m_convention;
    QLabel* m_verdict;
    QLabel* m_reason;
    QLabel* m_steps;
    QPushButton* m_plan;
    std::vector<std::pair<QLabel*, QWidget*>> m_rows;
    QString m_verdictId;
    QString m_runId;  ///< of the catalog that filled the form; empty once the model was changed
};

}  // namespace outlay::ui
