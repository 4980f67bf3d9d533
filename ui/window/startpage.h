// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows without a plan: templates with their live results, opening, recent files, language and currency.
#pragma once

#include "ui/document/display.h"
#include "ui/document/estimator.h"

#include <QAbstractButton>
#include <QFrame>
#include <QWidget>

#include <string_view>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace outlay::ui {

class SegmentControl;
class Settings;
class WrappedLabel;

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
    StartPage(Estimator& estimator, Settings& settings, QWidget* parent = nullptr);

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
    [[nodiscard]] StartRow* addTemplate(std::string_view exampleId);
    void fillRecent();

    Estimator& m_estimator;  ///< a template shows the figures that it opens with
    Settings& m_settings;
    WrappedLabel* m_headline;
    WrappedLabel* m_intro;
    WrappedLabel* m_note;
    QVBoxLayout* m_templates;
    std::vector<StartRow*> m_rows;
    QString m_shown;          // language and currency of the templates' texts
    bool m_isPending = false;  // a template waits for its predicted speed
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
