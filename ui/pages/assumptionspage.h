// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the plan rests on: each input with its origin, source and date, and the figures that use it.
#pragma once

#include "ui/pages/page.h"

class QLabel;

namespace outlay::ui {

class SegmentControl;
class TablePanel;

class AssumptionsPage final : public Page {
    Q_OBJECT

public:
    explicit AssumptionsPage(const Workspace& workspace, QWidget* parent = nullptr);
    void retranslate() override;

protected:
    void refresh() override;

private:
    PageHead* m_head;
    SegmentControl* m_filter;
    TablePanel* m_table;
};

}  // namespace outlay::ui
