// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The outline icons of resources/icons, recoloured with the current tokens when they are painted.
#pragma once

#include "ui/theme/tokens.h"

#include <QIcon>
#include <QString>

class QPainter;

namespace outlay::ui {

/// Icon `name` (file resources/icons/name.svg without its ending). It follows the theme and the device pixel ratio by itself;
/// disabled icons take the disabled token. An unknown name gives an empty icon.
[[nodiscard]] QIcon icon(const QString& name, Ink ink = Ink::Text1);

/// Paints an icon into `rect` in any colour; `strokeWidth` is in units of the 24-unit drawing (2 on 16 px, 1.5 on 24 px).
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour, double strokeWidth = 2.0);

[[nodiscard]] QStringList iconNames();

/// The icon of the application, in its own colours.
[[nodiscard]] QIcon applicationIcon();

}  // namespace outlay::ui
