// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows without a plan: templates with their live results, opening, recent files, language and currency.
#pragma once

#include "core/estimate/estimate.h"
#include "ui/document/display.h"

#include <QAbstractButton>
#include <QFrame>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace outlay::ui {

class SegmentControl;
class Settings;

/// One choice of the start page: icon, title and a line below it; at the right a figure and a line.
class StartRow final : public QAbstractButton {
    Q_OBJECT

public:
    struct Content {
        QString icon;
        QString title;
        QString detail;
        QString figure;
        QString figureNote;
        bool isLarge = true;
    };

    explicit StartRow(QWidget* parent = nullptr);
    void setContent(const Content& content);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Content m_content;
};

class StartPage final : public QWidget {
    Q_OBJECT

public:
    StartPage(const EstimateContext& facts, Settings& settings, QWidget* parent = nullptr);

    void refresh();
    void retranslate();
    void focusFirst();

signals:
    void templateChosen(const QString& exampleId);
    void openRequested();
    void emptyRequested();
    void fileChosen(const QString& path);
    void languageChosen(const QString& language);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fillTemplates();
    void fillRecent();

    EstimateContext m_facts;  ///< the document's: a template shows the figures that it opens with
    Settings& m_settings;
    QLabel* m_headline;
    QLabel* m_intro;
    QLabel* m_note;
    QVBoxLayout* m_templates;
    std::vector<StartRow*> m_rows;
    std::vector<std::string> m_ids;
    QString m_shown;  // language and currency of the templates' texts
    QLabel* m_openTitle;
    QPushButton* m_open;
    QPushButton* m_empty;
    QFrame* m_drop;
    QLabel* m_recentTitle;
    QVBoxLayout* m_recent;
    QLabel* m_languageLabel;
    SegmentControl* m_language;
    QLabel* m_currencyLabel;
    SegmentControl* m_currency;
};

}  // namespace outlay::ui
