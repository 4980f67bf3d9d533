// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the pages of a report as they will be printed, one below the other, from the same painters as the file.
#pragma once

#include "ui/report/reportlayout.h"

#include <QAbstractScrollArea>

#include <memory>

namespace outlay::ui {

class ReportPreview final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit ReportPreview(QWidget* parent = nullptr);

    /// Keeps the place in the document where it can.
    void setPages(std::shared_ptr<const ReportPages> pages);
    [[nodiscard]] int currentPage() const;  ///< from 0
    void showPage(int index);
    [[nodiscard]] QSize sizeHint() const override { return {560, 720}; }

signals:
    void currentPageChanged(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void updateBars();
    [[nodiscard]] QSizeF pageSize() const;
    [[nodiscard]] QRectF pageRect(int index) const;

    std::shared_ptr<const ReportPages> m_pages;
    int m_current = 0;
};

}  // namespace outlay::ui
