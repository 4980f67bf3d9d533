// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which device gives most for the money at a format, a price kind and an MFU; what cannot be ranked stands below with its reason.
#pragma once

#include "ui/models/tables.h"
#include "ui/pages/page.h"

namespace outlay::ui {

class ChoiceBox;
class QuantityEdit;
class TablePanel;

class UnitCostPage final : public Page {
    Q_OBJECT

public:
    explicit UnitCostPage(const Workspace& workspace, QWidget* parent = nullptr);
    void retranslate() override;

protected:
    void refresh() override;

private:
    [[nodiscard]] UnitCostChoice choice() const;
    void fillControls();
    void act(const QString& deviceId, bool wantsPrice);

    PageHead* m_head;
    ChoiceBox* m_kind;
    ChoiceBox* m_book;
    ChoiceBox* m_format;
    QuantityEdit* m_mfu;
    TablePanel* m_table;
    bool m_hasFormat = false;  // the user chose one; until then the plan's is shown
    bool m_hasKind = false;
    bool m_hasBook = false;
};

}  // namespace outlay::ui
