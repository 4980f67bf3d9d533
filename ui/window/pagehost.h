// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The right side of the window: key figures, tabs, the banner of problems, and the page in front. Pages are made when they
// first come to the front, and only the one in front follows the estimates.
#pragma once

#include "ui/pages/pagetable.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace outlay::ui {

class Banner;
class KpiStrip;

class PageHost final : public QWidget {
    Q_OBJECT

public:
    explicit PageHost(const Workspace& workspace, QWidget* parent = nullptr);

    void show(const EstimateSetPointer& estimates, const Display& display);
    using QWidget::show;
    /// "compare", or "compare:h100-sxm" with what the page is to show.
    void openPage(const QString& id);
    void openPage(int index);
    [[nodiscard]] QString currentId() const;
    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] Page* page(int index);
    [[nodiscard]] QTabBar* tabs() const { return m_tabs; }
    void retranslate();

signals:
    void explainRequested(const QString& figureOrField);
    void fieldRequested(const QString& path);
    void actionRequested(const QString& id);
    void planRequested(const outlay::Plan& plan);
    void pageChanged(const QString& id);
    void notified(const QString& text, bool isError);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void bringToFront(int index);
    void showProblems();

    Workspace m_workspace;
    KpiStrip* m_kpis;
    QTabBar* m_tabs;
    Banner* m_banner;
    QWidget* m_bannerSpace;
    QStackedWidget* m_stack;
    std::vector<Page*> m_pages;
    EstimateSetPointer m_estimates;
    Display m_display;
};

}  // namespace outlay::ui
