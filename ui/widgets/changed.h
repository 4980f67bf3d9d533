// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Setters of QWidget that tell assistive software and the layout of a change even where there is none. Views call them with
// every estimate, so these here do nothing for an equal text.
#pragma once

#include <QWidget>

namespace outlay::ui {

inline void changeAccessibleName(QWidget* widget, const QString& name)
{
    if (widget->accessibleName() != name)
        widget->setAccessibleName(name);
}

inline void changeAccessibleDescription(QWidget* widget, const QString& description)
{
    if (widget->accessibleDescription() != description)
        widget->setAccessibleDescription(description);
}

inline void changeToolTip(QWidget* widget, const QString& text)
{
    if (widget->toolTip() != text)
        widget->setToolTip(text);
}

}  // namespace outlay::ui
