// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two to five sister views beside each other, exactly one of them on. One tab stop; arrows move.
#pragma once

#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;

namespace outlay::ui {

class SegmentControl final : public QWidget {
    Q_OBJECT

public:
    explicit SegmentControl(QWidget* parent = nullptr);

    /// Replaces the texts; the current index stays if it still exists. Emits nothing.
    void setTexts(const QStringList& texts);
    [[nodiscard]] int current() const;
    /// Emits nothing.
    void setCurrent(int index);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void currentChanged(int index);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QButtonGroup* m_group;
    QHBoxLayout* m_layout;
    QList<QAbstractButton*> m_buttons;
};

}  // namespace outlay::ui
