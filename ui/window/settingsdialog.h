// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of the program. Every change takes effect at once; there is nothing to confirm.
#pragma once

#include <QDialog>

class QFormLayout;
class QPushButton;

namespace outlay::ui {

class ChoiceBox;
class Settings;

class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(Settings& settings, QWidget* parent = nullptr);
    void retranslate();

private:
    Settings& m_settings;
    QFormLayout* m_form;
    ChoiceBox* m_language;
    ChoiceBox* m_theme;
    ChoiceBox* m_currency;
    ChoiceBox* m_font;
    ChoiceBox* m_backups;
    QPushButton* m_close;
};

}  // namespace outlay::ui
