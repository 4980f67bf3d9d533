// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the devices that are compared: a filtered list with boxes to tick, below a button.
#pragma once

#include <QFrame>

#include <string>
#include <vector>

class QLineEdit;
class QListWidget;

namespace outlay {
struct Catalog;
}

namespace outlay::ui {

class DevicePicker final : public QFrame {
    Q_OBJECT

public:
    static constexpr int mostDevices = 10;

    DevicePicker(const Catalog& catalog, const std::vector<std::string>& chosen, QWidget* parent = nullptr);
    void popUp(QWidget* button);

signals:
    void chosenChanged(const std::vector<std::string>& devices);

private:
    void applyFilter(const QString& text);
    void collect();

    QLineEdit* m_filter;
    QListWidget* m_list;
    std::vector<std::string> m_chosen;
};

}  // namespace outlay::ui
