// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A short notice at the bottom right of a page that goes by itself after four seconds; at most one at a time.
// It never carries a decision that is not also in a menu.
#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QPushButton;
class QToolButton;

namespace outlay::ui {

class ElidedLabel;

class Toast final : public QFrame {
    Q_OBJECT

public:
    explicit Toast(QWidget* page);

    /// Replaces a notice that is still shown. `action` runs when `actionText` is clicked.
    void notify(const QString& iconName, const QString& text, const QString& actionText = {}, std::function<void()> action = {});
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void place();

    QString m_iconName;
    ElidedLabel* m_text;
    QPushButton* m_action;
    QToolButton* m_close;
    QTimer m_timer;
    std::function<void()> m_run;
};

}  // namespace outlay::ui
