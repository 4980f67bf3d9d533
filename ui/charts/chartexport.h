// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Charts out of the program: pictures with their title, always in the light tokens, and the data as CSV.
#pragma once

#include "core/base/result.h"
#include "ui/charts/chartbody.h"

#include <QFont>
#include <QImage>
#include <QSizeF>

class QMimeData;

namespace outlay::ui {

struct ChartPicture {
    QString title;
    QString subtitle;
    const ChartBody* body = nullptr;
    QSizeF size{720, 440};  ///< logical pixels, title included
    QFont base;
};

/// Title, subtitle and body into `rect`.
void paintPicture(QPainter& painter, const QRectF& rect, const ChartPicture& picture, const Tokens& tokens);
/// Two device pixels a logical pixel.
[[nodiscard]] QImage pictureImage(const ChartPicture& picture);
[[nodiscard]] QByteArray pictureSvg(const ChartPicture& picture);
/// One page of the picture's size; no bitmap inside.
[[nodiscard]] QByteArray picturePdf(const ChartPicture& picture);
/// Image and SVG in one clipboard, so that each target takes what it can.
[[nodiscard]] QMimeData* pictureMime(const ChartPicture& picture);
/// The format follows the ending: svg, pdf, png, csv. Written whole or not at all.
[[nodiscard]] std::optional<Issue> savePicture(const ChartPicture& picture, const QString& path);

}  // namespace outlay::ui
