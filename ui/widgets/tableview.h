// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the application: hairlines below rows, no grid, cells by TableDelegate, copying as tab-separated text.
// Ctrl+C copies the selected rows, Ctrl+Shift+C with the heads; both also put an HTML table on the clipboard.
#pragma once

#include <QTableView>

class QAction;

namespace outlay::ui {

class TableDelegate;
class TableHead;

class TableView final : public QTableView {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// Ground and mark of the active scenario's column; −1 for none.
    void setTintColumn(int column);
    /// Rows get the height that their cells ask for (group rows, under-number bars). Called by itself when the model changes.
    void fitRows();
    /// As high as its rows: for tables that stand in a page that scrolls as a whole.
    void setFitsContents(bool fits);
    /// Width in which a cell shows all of its text.
    [[nodiscard]] int widthOf(const QModelIndex& index) const;
    [[nodiscard]] TableHead* head() const { return m_head; }
    [[nodiscard]] QString selectionAsText(bool withHeads) const;
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void copySelection();
    void copySelectionWithHeads();

signals:
    /// A link cell was clicked, or Enter was pressed on it.
    void linkActivated(const QModelIndex& index);
    /// Enter or double-click on any other cell.
    void rowActivated(const QModelIndex& index);
    /// The room for columns, or the font, is another one now.
    void roomChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] bool isLink(const QModelIndex& index) const;
    void putOnClipboard(bool withHeads);
    void setHoverRow(int row);

    TableDelegate* m_delegate;
    TableHead* m_head;
    QAction* m_copy;
    QAction* m_copyWithHeads;
    bool m_fitsContents = false;
    int m_hoverRow = -1;
    QList<int> m_spannedRows;
    int m_spannedColumns = 0;
};

}  // namespace outlay::ui
