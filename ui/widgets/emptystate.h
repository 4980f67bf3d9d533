// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the place of a chart or table that cannot be shown honestly: what is missing, and the way to it.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace outlay::ui {

class WrappedLabel;

class EmptyState final : public QWidget {
    Q_OBJECT

public:
    struct Action {
        QString id;
        QString text;
        bool isPrimary = false;
    };

    explicit EmptyState(QWidget* parent = nullptr);

    void setContent(const QString& iconName, const QString& title, const QString& sentence, const QList<Action>& actions = {});

    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    void actionTriggered(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyColours();

    QString m_iconName;
    QWidget* m_iconSpace;
    WrappedLabel* m_title;
    WrappedLabel* m_sentence;
    QHBoxLayout* m_actions;
    QList<QPushButton*> m_buttons;
};

}  // namespace outlay::ui
