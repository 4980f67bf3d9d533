// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Frame of every chart and block on a page: title that states the finding, subtitle, menu, and the body, which may be
// shown as a table instead or be replaced by a reason why there is nothing to draw.
#pragma once

#include "ui/charts/chartbody.h"
#include "ui/charts/chartexport.h"
#include "ui/widgets/emptystate.h"

#include <QWidget>

class QAction;
class QMenu;
class QStackedLayout;
class QStandardItemModel;
class QToolButton;
class QVBoxLayout;

namespace outlay::ui {

class ElidedLabel;
class TableView;

class ChartFrame final : public QWidget {
    Q_OBJECT

public:
    /// `widget` shows `body` (usually the same object) and becomes a child. A block without a picture passes nullptr as body:
    /// its menu then has no picture entries.
    ChartFrame(QWidget* widget, ChartBody* body, QWidget* parent = nullptr);

    /// Texts resolved from the title's rule; set again with every estimate and after a language switch.
    void setTexts(const QString& title, const QString& subtitle);
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QWidget* body() const { return m_widget; }
    /// Further entries of the menu, above "Explain".
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    /// A second line of the head: legend, breadcrumb, segment control. Becomes a child.
    void setHeadWidget(QWidget* widget);

    /// In the place of the body until showBody().
    void showEmpty(const QString& iconName, const QString& title, const QString& sentence, const QList<EmptyState::Action>& actions = {});
    void showBody();
    [[nodiscard]] bool isTableShown() const;
    /// The data of the body changed: refreshes the table twin and the accessible description.
    void bodyChanged();
    void retranslate();
    /// What is written when the chart is exported.
    [[nodiscard]] ChartPicture picture() const;

public slots:
    void copyPicture();
    void copyCsv();
    void setTableShown(bool isShown);
    /// Asks for a file name.
    void savePictureAs();

signals:
    void explainRequested();
    void emptyActionTriggered(const QString& id);
    /// "Chart copied" and the like, for a toast; or why saving failed.
    void notified(const QString& text, bool isError);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillTable();
    void describe();

    QWidget* m_widget;
    ChartBody* m_body;
    ElidedLabel* m_titleLabel;
    ElidedLabel* m_subtitleLabel;
    QToolButton* m_button;
    QMenu* m_menu;
    QAction* m_copy = nullptr;
    QAction* m_asTable = nullptr;
    QAction* m_save = nullptr;
    QAction* m_csv = nullptr;
    QAction* m_explain = nullptr;
    QStackedLayout* m_stack;
    TableView* m_table = nullptr;
    QStandardItemModel* m_model = nullptr;
    EmptyState* m_empty = nullptr;
    QString m_title;
    QString m_subtitle;
    QVBoxLayout* m_layout;
};

}  // namespace outlay::ui
