// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A label that cuts its text at the end instead of growing, and shows the whole text as tooltip when cut.
#pragma once

#include "ui/theme/fonts.h"
#include "ui/theme/tokens.h"

#include <QLabel>

namespace outlay::ui {

class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr, TextRole role = TextRole::Body, Ink ink = Ink::Text1);

    void setRole(TextRole role);
    void setInk(Ink ink);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    TextRole m_role;
    Ink m_ink;
};

}  // namespace outlay::ui
