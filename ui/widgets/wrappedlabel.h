// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A label of several lines that measures its text once for each width. QLabel shapes the text anew whenever a layout asks,
// which is dozens of times while a window is built.
#pragma once

#include <QLabel>

#include <array>

namespace outlay::ui {

class WrappedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent = nullptr);
    explicit WrappedLabel(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Measured {
        int width = -1;
        int height = 0;
    };
    void forgetOther() const;

    // What was measured holds for this text and font.
    mutable QString m_text;
    mutable QFont m_font;
    mutable std::array<Measured, 4> m_heights;
    mutable std::size_t m_next = 0;
};

}  // namespace outlay::ui
