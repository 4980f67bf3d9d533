// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cost tree large, and every item as a row with its share, its formula and its change against the base.
#pragma once

#include "ui/pages/page.h"

namespace outlay::ui {

class TableModel;
class TablePanel;
class TreePanel;

class BreakdownPage final : public Page {
    Q_OBJECT

public:
    explicit BreakdownPage(const Workspace& workspace, QWidget* parent = nullptr);
    void retranslate() override;

protected:
    void refresh() override;

private:
    TreePanel* m_tree;
    TablePanel* m_table;
};

}  // namespace outlay::ui
