// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/devicepicker.h"

#include "core/catalog/catalog.h"
#include "ui/document/coretext.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace outlay::ui {

DevicePicker::DevicePicker(const Catalog& catalog, const std::vector<std::string>& chosen, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_filter(new QLineEdit(this)), m_list(new QListWidget(this)), m_chosen(chosen)
{
    setObjectName(QStringLiteral("devicePicker"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    m_filter->setPlaceholderText(tr("Filter devices"));
    m_filter->setAccessibleName(tr("Filter devices"));
    m_list->setAccessibleName(tr("Devices"));
    m_list->setFrameShape(QFrame::NoFrame);
    for (const Device& device : catalog.devices) {
        const QString name = toQString(device.name) + (device.announced ? tr(" (announced)") : QString());
        auto* item = new QListWidgetItem(name, m_list);
        item->setData(Qt::UserRole, toQString(device.id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(std::find(chosen.begin(), chosen.end(), device.id) != chosen.end() ? Qt::Checked : Qt::Unchecked);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    setFixedSize(280, 400);
    connect(m_filter, &QLineEdit::textChanged, this, &DevicePicker::applyFilter);
    connect(m_list, &QListWidget::itemChanged, this, &DevicePicker::collect);
    m_filter->setFocus();
}

void DevicePicker::popUp(QWidget* button)
{
    move(button->mapToGlobal(QPoint(0, button->height() + 2)));
    show();
}

void DevicePicker::applyFilter(const QString& text)
{
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setHidden(!m_list->item(i)->text().contains(text.trimmed(), Qt::CaseInsensitive));
}

void DevicePicker::collect()
{
    // What was chosen keeps its place; new ones come behind.
    std::vector<std::string> now;
    const auto isTicked = [&](const std::string& id) {
        for (int i = 0; i < m_list->count(); ++i) {
            if (m_list->item(i)->data(Qt::UserRole).toString().toStdString() == id)
                return m_list->item(i)->checkState() == Qt::Checked;
        }
        return false;
    };
    for (const std::string& id : m_chosen) {
        if (isTicked(id))
            now.push_back(id);
    }
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        const std::string id = item->data(Qt::UserRole).toString().toStdString();
        if (item->checkState() != Qt::Checked || std::find(now.begin(), now.end(), id) != now.end())
            continue;
        if (now.size() < mostDevices) {
            now.push_back(id);
        } else {
            const QSignalBlocker quiet(m_list);
            item->setCheckState(Qt::Unchecked);
        }
    }
    m_chosen = now;
    emit chosenChanged(m_chosen);
}

}  // namespace outlay::ui
