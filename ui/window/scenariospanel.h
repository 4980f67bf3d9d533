// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios dock: line sample, name, total and change against the base of every scenario. Selecting one makes it active.
#pragma once

#include "ui/document/display.h"
#include "ui/document/estimator.h"

#include <QAbstractListModel>
#include <QListView>
#include <QWidget>

namespace outlay::ui {

class ScenariosModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { TotalText = Qt::UserRole + 1, ChangeText, Change, Series, Id, IsIncomplete };
    using QAbstractListModel::QAbstractListModel;

    void show(EstimateSetPointer estimates, const Display& display);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void renamed(const QString& id, const QString& name);

private:
    EstimateSetPointer m_estimates;
    Display m_display;
};

class ScenariosPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ScenariosPanel(PlanDocument& document, QWidget* parent = nullptr);

    void show(const EstimateSetPointer& estimates, const Display& display);
    using QWidget::show;
    void retranslate();
    void renameActive();
    [[nodiscard]] QListView* list() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openMenu(const QPoint& at);
    void fit();

    PlanDocument& m_document;
    ScenariosModel* m_model;
    QListView* m_list;
    bool m_isShowing = false;
};

}  // namespace outlay::ui
