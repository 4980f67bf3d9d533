// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The line under a field that says what the typed text means while it is typed. A child of the window, not a popup of
// its own, so that focus and input method stay with the field.
#pragma once

#include <QFrame>

namespace outlay::ui {

class EchoPopup final : public QFrame {
    Q_OBJECT

public:
    explicit EchoPopup(QWidget* window);

    /// Shows `value` ("= 15,000,000") over `hint` just under `field`, or above it where there is no room.
    void showUnder(QWidget* field, const QString& value, const QString& hint);
    [[nodiscard]] QString valueText() const { return m_value; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_value;
    QString m_hint;
};

}  // namespace outlay::ui
