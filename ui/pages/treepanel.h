// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cost tree in its frame, with the line below that says what is too thin to label, and the breadcrumb. Overview and
// Breakdown show the same one.
#pragma once

#include "ui/charts/costtreeview.h"
#include "ui/document/display.h"
#include "ui/document/estimator.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace outlay::ui {

class ChartFrame;

class TreePanel final : public QWidget {
    Q_OBJECT

public:
    explicit TreePanel(const QString& stateName, QWidget* parent = nullptr);

    void show(const EstimateSet& estimates, const Display& display);
    using QWidget::show;
    void retranslate();
    void setLinkShown(bool isShown);
    [[nodiscard]] ChartFrame* frame() const { return m_frame; }
    [[nodiscard]] CostTreeView* view() const { return m_view; }

signals:
    void linkActivated();
    void explainRequested(const QString& figureId);

private:
    void showNote(const CostTreeNote& note);
    void showTitle();

    CostTreeView* m_view;
    ChartFrame* m_frame;
    QLabel* m_note;
    QPushButton* m_link;
    QAction* m_asTreemap = nullptr;
    QString m_title;
    QString m_subtitle;
    Display m_display;
    CostTreeNote m_last;
    double m_total = 0;
    bool m_isLinkShown = true;
};

}  // namespace outlay::ui
