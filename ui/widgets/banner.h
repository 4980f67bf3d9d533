// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A message that stays until its cause is gone: over a page (rounded, with an edge) or over the whole window.
#pragma once

#include <QFrame>

class QPushButton;
class QHBoxLayout;

namespace outlay::ui {

class ElidedLabel;

class Banner final : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Error, Warning, Info };
    enum class Place { Page, Window };

    explicit Banner(Kind kind, Place place, QWidget* parent = nullptr);

    void setKind(Kind kind);
    /// `strong` stands in 600 before `text`.
    void setText(const QString& strong, const QString& text = {});
    void setIconName(const QString& name);
    /// Replaces the buttons; the first id that is clicked is signalled. `shortcut` is shown in the button ("F8").
    struct Action {
        QString id;
        QString text;
        QString shortcut;
    };
    void setActions(const QList<Action>& actions);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void actionTriggered(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Kind m_kind;
    Place m_place;
    QString m_iconName;
    ElidedLabel* m_strong;
    ElidedLabel* m_text;
    QHBoxLayout* m_layout;
    QList<QPushButton*> m_buttons;
    QStringList m_ids;
};

}  // namespace outlay::ui
