// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's "Export Report…" and "Export Again" do.
#pragma once

#include "ui/report/exportdialog.h"

#include <QObject>

namespace outlay::ui {

class MainWindow;
class PlanStorage;

class ReportActions final : public QObject {
public:
    /// Listens to the window's commands; the window owns it.
    ReportActions(MainWindow& window, const PlanStorage& storage);

private:
    void exportReport();
    void exportReportAgain();
    void tellWritten(const QString& path);
    [[nodiscard]] ReportSource source() const;

    MainWindow& m_window;
    const PlanStorage& m_storage;
};

}  // namespace outlay::ui
