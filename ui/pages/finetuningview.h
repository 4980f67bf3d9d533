// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which device can fine-tune this model: one row a device, with the fewest that hold it, time and cost by QLoRA, LoRA and in full.
#pragma once

#include "ui/pages/page.h"

namespace outlay::ui {

class QuantityEdit;
class TablePanel;

class FineTuningView final : public Page {
    Q_OBJECT

public:
    explicit FineTuningView(const Workspace& workspace, QWidget* parent = nullptr);
    void retranslate() override;
    [[nodiscard]] PageHead* head() const { return m_head; }

protected:
    void refresh() override;

private:
    /// A new scenario that fine-tunes on this device by the cheapest method that holds the model there.
    void use(const QString& deviceId);

    PageHead* m_head;
    QuantityEdit* m_tokens;
    TablePanel* m_table;
};

}  // namespace outlay::ui
