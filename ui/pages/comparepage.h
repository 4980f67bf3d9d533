// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios side by side, or the same job on different hardware.
#pragma once

#include "ui/models/tables.h"
#include "ui/pages/page.h"

class QPushButton;

namespace outlay::ui {

class ChoiceBox;
class QuantityEdit;
class SegmentControl;
class TablePanel;

class ComparePage final : public Page {
    Q_OBJECT

public:
    explicit ComparePage(const Workspace& workspace, QWidget* parent = nullptr);
    void retranslate() override;
    /// Shows hardware, with this device among the columns.
    void showDevice(const QString& deviceId);
    void setHardware(bool isHardware);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshScenarios();
    void refreshHardware();
    void use(const QString& deviceId, bool asNewScenario);
    [[nodiscard]] std::vector<std::string> defaultDevices() const;

    PageHead* m_head;
    SegmentControl* m_view;
    QPushButton* m_devices;
    ChoiceBox* m_kind;
    QuantityEdit* m_count;
    QPushButton* m_onlyDifferences;
    QPushButton* m_keepMfu;
    TablePanel* m_table;
    std::vector<std::string> m_chosen;
    QString m_planned;
    bool m_hasKind = false;
};

}  // namespace outlay::ui
