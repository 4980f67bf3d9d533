// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

namespace outlay::ui {

namespace {

QByteArray drawing(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// QtSvg draws currentColor black, so the colour goes into the text of the drawing.
QByteArray coloured(QByteArray svg, const QColor& colour, double strokeWidth)
{
    svg.replace("currentColor", colour.name().toLatin1());
    if (strokeWidth != 2.0)
        svg.replace("stroke-width=\"2\"", "stroke-width=\"" + QByteArray::number(strokeWidth) + '"');
    return svg;
}

void renderIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour, double strokeWidth)
{
    const QByteArray svg = drawing(name);
    if (svg.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer renderer(coloured(svg, colour, strokeWidth));
    renderer.render(&painter, rect);
    painter.restore();
}

class TokenIconEngine final : public QIconEngine {
public:
    TokenIconEngine(QString name, Ink ink) : m_name(std::move(name)), m_ink(ink) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal side = qMin(rect.width(), rect.height());
        renderIcon(*painter, QRectF(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side, side), m_name, colour(mode),
                   2.0);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override { return scaledPixmap(size, mode, state, 1.0); }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        // The colour is part of the key: after a theme switch the old entries are simply not asked for any more.
        const QString key = QStringLiteral("outlay-icon/%1/%2/%3x%4").arg(m_name, colour(mode).name()).arg(size.width()).arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine* clone() const override { return new TokenIconEngine(m_name, m_ink); }
    QString key() const override { return QStringLiteral("outlay"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return !QFile::exists(QStringLiteral(":/icons/%1.svg").arg(m_name)); }
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override { return {QSize(16, 16), QSize(24, 24), QSize(32, 32)}; }

private:
    [[nodiscard]] QColor colour(QIcon::Mode mode) const
    {
        const Tokens& tokens = Tokens::of(QGuiApplication::palette());
        return mode == QIcon::Disabled ? tokens.disabled : tokens.ink(m_ink);
    }

    QString m_name;
    Ink m_ink;
};

}  // namespace

QIcon icon(const QString& name, Ink ink) { return QIcon(new TokenIconEngine(name, ink)); }

void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour, double strokeWidth)
{
    const int device = painter.device() ? painter.device()->devType() : QInternal::UnknownDevice;
    const bool isOnScreen = device == QInternal::Widget || device == QInternal::Pixmap;
    if (!isOnScreen || painter.transform().type() > QTransform::TxTranslate) {
        renderIcon(painter, rect, name, colour, strokeWidth);
        return;
    }
    // Reading and stroking a drawing costs a hundred times what a copy of its pixels does. The part of a pixel by which the
    // rectangle is off the grid belongs to the picture.
    const QPointF place = painter.transform().map(rect.topLeft());
    const QPointF corner(std::floor(place.x()), std::floor(place.y()));
    const QRectF inside(place - corner, rect.size());
    const qreal scale = painter.device()->devicePixelRatioF();
    const QString key = QStringLiteral("outlay-drawing/%1/%2/%3/%4/%5/%6x%7/%8")
                            .arg(name, colour.name(), QString::number(strokeWidth), QString::number(inside.x()), QString::number(inside.y()),
                                 QString::number(rect.width()), QString::number(rect.height()), QString::number(scale));
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        const QSizeF size(std::ceil(inside.right()) * scale, std::ceil(inside.bottom()) * scale);
        pixmap = QPixmap(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())));
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter inner(&pixmap);
        renderIcon(inner, inside, name, colour, strokeWidth);
        inner.end();
        QPixmapCache::insert(key, pixmap);
    }
    painter.drawPixmap(painter.transform().inverted().map(corner), pixmap);
}

QStringList iconNames()
{
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name))
        names << file.chopped(4);
    return names;
}

QIcon applicationIcon() { return QIcon(QStringLiteral(":/icons/app.svg")); }

}  // namespace outlay::ui
