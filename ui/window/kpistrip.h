// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of key figures above the pages.
#pragma once

#include "ui/document/display.h"
#include "ui/document/estimator.h"
#include "ui/models/figures.h"

#include <QWidget>

namespace outlay::ui {

class KpiCard;

class KpiStrip final : public QWidget {
    Q_OBJECT

public:
    explicit KpiStrip(QWidget* parent = nullptr);

    void show(const EstimateSet& estimates, const Display& display);
    using QWidget::show;

signals:
    void explainRequested(const QString& figureId);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void openMenu(int card, const QPoint& at);

    std::vector<KpiCard*> m_cards;
    std::vector<KeyFigure> m_figures;
};

}  // namespace outlay::ui
