// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartexport.h"

#include "core/base/trnoop.h"
#include "ui/theme/fonts.h"

#include <QBuffer>
#include <QFileInfo>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace outlay::ui {

namespace {
constexpr double margin = 16.0;
}

void paintPicture(QPainter& painter, const QRectF& rect, const ChartPicture& picture, const Tokens& tokens)
{
    painter.fillRect(rect, tokens.surface);
    QRectF inner = rect.adjusted(margin, margin, -margin, -margin);
    const auto line = [&](const QString& text, TextRole role, const QColor& ink) {
        if (text.isEmpty())
            return;
        painter.setFont(pixelFont(picture.base, role));
        painter.setPen(ink);
        const QFontMetricsF metrics(painter.font());
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, inner.width()));
        inner.setTop(inner.top() + metrics.height() + 2);
    };
    line(picture.title, TextRole::Title, tokens.text1);
    line(picture.subtitle, TextRole::Small, tokens.text2);
    inner.setTop(inner.top() + 8);
    if (picture.body)
        picture.body->paintBody(painter, inner, tokens, picture.base);
}

QImage pictureImage(const ChartPicture& picture)
{
    QImage image((picture.size * 2).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(2.0);
    image.fill(Tokens::light().surface);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintPicture(painter, QRectF(QPointF(), picture.size), picture, Tokens::light());
    return image;
}

QByteArray pictureSvg(const ChartPicture& picture)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(96);
        generator.setSize(picture.size.toSize());
        generator.setViewBox(QRectF(QPointF(), picture.size));
        generator.setTitle(picture.title);
        generator.setDescription(picture.body ? picture.body->altText() : picture.subtitle);
        QPainter painter(&generator);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPicture(painter, QRectF(QPointF(), picture.size), picture, Tokens::light());
    }
    return buffer.data();
}

QByteArray picturePdf(const ChartPicture& picture)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(picture.size * 0.75, QPageSize::Point));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(1200);
        writer.setTitle(picture.title);
        writer.setCreator(QStringLiteral("Outlay"));
        QPainter painter(&writer);
        painter.setRenderHint(QPainter::Antialiasing);
        // Shared painters count in pixels of 96 dpi; point sizes would explode at this resolution.
        const double scale = writer.width() / picture.size.width();
        painter.scale(scale, scale);
        paintPicture(painter, QRectF(QPointF(), picture.size), picture, Tokens::light());
    }
    return buffer.data();
}

QMimeData* pictureMime(const ChartPicture& picture)
{
    auto* mime = new QMimeData;
    mime->setImageData(pictureImage(picture));
    mime->setData(QStringLiteral("image/svg+xml"), pictureSvg(picture));
    return mime;
}

std::optional<Issue> savePicture(const ChartPicture& picture, const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (ending == QLatin1String("svg")) {
        bytes = pictureSvg(picture);
    } else if (ending == QLatin1String("pdf")) {
        bytes = picturePdf(picture);
    } else if (ending == QLatin1String("csv")) {
        bytes = picture.body ? picture.body->table().csv() : QByteArray();
    } else if (ending == QLatin1String("png")) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        pictureImage(picture).save(&buffer, "PNG");
    } else {
        return makeIssue(Severity::Error, code::unsupported, path.toStdString(),
                         CORE_TR_NOOP("core", "Charts are saved as SVG, PDF, PNG or CSV. Give the file one of these endings."));
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return makeIssue(Severity::Error, code::file, path.toStdString(), CORE_TR_NOOP("core", "The file “%1” could not be written: %2."),
                         {path.toStdString(), file.errorString().toStdString()});
    return {};
}

}  // namespace outlay::ui
