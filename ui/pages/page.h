// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every page has in common: it shows an estimate, sends verbs to the document, and asks the window for the rest.
#pragma once

#include "ui/document/display.h"
#include "ui/document/estimator.h"

#include <QWidget>

class QHBoxLayout;

namespace outlay::ui {

class ChartFrame;
class LanguageManager;
class PlanDocument;
class Settings;
class Theme;

/// The objects that views work with; made once by app/main, they outlive every view.
struct Workspace {
    PlanDocument& document;
    Estimator& estimator;
    Settings& settings;
    LanguageManager& languages;
    Theme& theme;
};

class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(const Workspace& workspace, QWidget* parent = nullptr);

    /// Shows this state. Called for the page in front only, and when it comes to the front.
    void show(const EstimateSetPointer& estimates, const Display& display);
    using QWidget::show;
    /// Texts that are not part of an estimate. Followed by show().
    virtual void retranslate() = 0;

signals:
    void explainRequested(const QString& figureOrField);
    void fieldRequested(const QString& path);
    void pageRequested(const QString& id);
    /// "duplicate", "nextProblem" … : actions of the window.
    void actionRequested(const QString& id);
    void notified(const QString& text, bool isError);
    /// Another plan is to take the place of the open one.
    void planRequested(const outlay::Plan& plan);

protected:
    virtual void refresh() = 0;
    [[nodiscard]] const EstimateSet& estimates() const { return *m_estimates; }
    [[nodiscard]] bool hasEstimates() const { return m_estimates != nullptr; }
    [[nodiscard]] const Display& display() const { return m_display; }
    [[nodiscard]] const Workspace& workspace() const { return m_workspace; }
    [[nodiscard]] PlanDocument& document() const { return m_workspace.document; }
    /// For controls of the page: shows the same estimates again.
    void refreshAgain();
    /// Where tables of many devices look up predictions; forgets what the last refresh asked for. Shows the page again with the answers.
    [[nodiscard]] EstimateContext tableContext();
    /// Connects a frame's notices and its wish for an explanation of `figure`.
    void adopt(ChartFrame* frame, Figure figure);
    void paintEvent(QPaintEvent* event) override;

private:
    Workspace m_workspace;
    EstimateSetPointer m_estimates;
    Display m_display;
    bool m_awaitsPredictions = false;
};

/// The line of controls at the top of a page: 44 high, a hairline below.
class PageHead final : public QWidget {
    Q_OBJECT

public:
    explicit PageHead(QWidget* parent = nullptr);
    /// A label before a control, its buddy. The text is set by setLabel().
    void add(QWidget* control, bool withLabel = false);
    void setLabel(QWidget* control, const QString& text);
    /// In front of everything else, taken from whichever head it stood in.
    void lead(QWidget* control);
    void addStretch();
    /// Takes what the others leave.
    void addStretching(QWidget* control);
    /// A control together with its label.
    void setShown(QWidget* control, bool isShown);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QHBoxLayout* m_layout;
};

/// A hairline between two blocks.
class Rule final : public QWidget {
    Q_OBJECT

public:
    explicit Rule(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace outlay::ui
