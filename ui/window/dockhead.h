// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Title of a dock: name in 600 at the left, one or two small heads at the right.
#pragma once

#include <QWidget>

namespace outlay::ui {

class DockHead final : public QWidget {
    Q_OBJECT

public:
    explicit DockHead(QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& right, const QString& farRight = {});
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    QString m_right;
    QString m_farRight;
};

}  // namespace outlay::ui
