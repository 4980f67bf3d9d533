// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settingsdialog.h"

#include "ui/document/languagemanager.h"
#include "ui/document/settings.h"
#include "ui/widgets/choicebox.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace outlay::ui {

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_form(new QFormLayout), m_language(new ChoiceBox(this)), m_theme(new ChoiceBox(this)),
      m_currency(new ChoiceBox(this)), m_font(new ChoiceBox(this)), m_backups(new ChoiceBox(this)), m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    const std::array<std::pair<ChoiceBox*, const char*>, 5> rows = {{{m_language, "settingsLanguage"},
                                                                     {m_theme, "settingsTheme"},
                                                                     {m_currency, "settingsCurrency"},
                                                                     {m_font, "settingsFont"},
                                                                     {m_backups, "settingsBackups"}}};
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    for (const auto& [box, name] : rows) {
        box->setObjectName(QLatin1String(name));
        box->setMinimumWidth(180);
        auto* label = new QLabel(this);
        label->setBuddy(box);
        m_form->addRow(label, box);
    }
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(16);
    all->addLayout(m_form);
    all->addLayout(foot);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_language, &ChoiceBox::chosen, this, [this](const QString& id) { m_settings.setLanguage(id); });
    connect(m_theme, &ChoiceBox::chosen, this, [this](const QString& id) { m_settings.setTheme(id); });
    connect(m_currency, &ChoiceBox::chosen, this, [this](const QString& id) { m_settings.setCurrency(id); });
    connect(m_font, &ChoiceBox::chosen, this, [this](const QString& id) { m_settings.setFontPoints(id.toDouble()); });
    connect(m_backups, &ChoiceBox::chosen, this, [this](const QString& id) { m_settings.setBackups(id.toInt()); });
    retranslate();
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_close->setText(tr("Close"));
    const auto label = [this](ChoiceBox* box, const QString& text) {
        box->setAccessibleName(text);
        if (auto* shown = qobject_cast<QLabel*>(m_form->labelForField(box)))
            shown->setText(text);
    };
    label(m_language, tr("Language"));
    label(m_theme, tr("Theme"));
    label(m_currency, tr("Currency of new plans"));
    label(m_font, tr("Text size"));
    label(m_backups, tr("Backups kept"));
    QList<ChoiceBox::Choice> languages;
    for (const QString& language : LanguageManager::languages())
        languages.append({language, LanguageManager::nameOf(language), {}, true});
    m_language->setChoices(languages);
    m_language->setCurrentId(m_settings.language());
    m_theme->setChoices({{QStringLiteral("system"), tr("As the system"), {}, true},
                         {QStringLiteral("light"), tr("Light"), {}, true},
                         {QStringLiteral("dark"), tr("Dark"), {}, true}});
    m_theme->setCurrentId(m_settings.theme());
    m_currency->setChoices({{QStringLiteral("USD"), QStringLiteral("USD"), {}, true}, {QStringLiteral("CNY"), QStringLiteral("CNY"), {}, true}});
    m_currency->setCurrentId(m_settings.currency());
    QList<ChoiceBox::Choice> sizes;
    for (int points = 9; points <= 14; ++points)
        sizes.append({QString::number(points), tr("%1 pt").arg(points), {}, true});
    m_font->setChoices(sizes);
    m_font->setCurrentId(QString::number(static_cast<int>(m_settings.fontPoints())));
    QList<ChoiceBox::Choice> counts;
    for (const int count : {0, 1, 3, 5, 10, 20})
        counts.append({QString::number(count), count == 0 ? tr("None") : QString::number(count), {}, true});
    m_backups->setChoices(counts);
    m_backups->setCurrentId(QString::number(m_settings.backups()));
}

}  // namespace outlay::ui
