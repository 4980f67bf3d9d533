// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The heads of a table: a head that is wider than its column takes two lines; what is still cut stands in the tooltip.
#pragma once

#include <QHeaderView>

namespace outlay::ui {

class TableHead final : public QHeaderView {
    Q_OBJECT

public:
    explicit TableHead(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    /// Width of the head of a column, padding included, on one line or on two.
    [[nodiscard]] int widthOf(int section, bool onTwoLines) const;
    /// Whether the head does not show all of its text.
    [[nodiscard]] bool isCut(int section) const;

protected:
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] QString titleOf(int section) const;
    [[nodiscard]] int arrowOf(int section) const;
};

}  // namespace outlay::ui
