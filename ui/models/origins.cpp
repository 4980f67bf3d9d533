// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/origins.h"

#include "ui/document/coretext.h"

#include <QCoreApplication>

namespace outlay::ui {

namespace {}  // namespace

QString originWord(OriginKind kind)
{
    switch (kind) {
    case OriginKind::Typed:
        return QCoreApplication::translate("Origins", "typed");
    case OriginKind::Default:
        return QCoreApplication::translate("Origins", "default");
    case OriginKind::Catalog:
        return QCoreApplication::translate("Origins", "catalogue");
    case OriginKind::Predicted:
        return QCoreApplication::translate("Origins", "predicted");
    case OriginKind::Config:
        return QCoreApplication::translate("Origins", "config");
    case OriginKind::Computed:
        return QCoreApplication::translate("Origins", "computed");
    }
    return {};
}

QString confidenceWord(std::string_view confidence)
{
    if (confidence == "datasheet")
        return QCoreApplication::translate("Origins", "primary source");
    if (confidence == "reported")
        return QCoreApplication::translate("Origins", "reported by a third party");
    if (confidence == "seed")
        return QCoreApplication::translate("Origins", "seed document, partly wrong");
    if (confidence == "derived")
        return QCoreApplication::translate("Origins", "derived or assumed");
    return toQString(confidence);
}

BadgeContent badgeContent(const outlay::Origin& origin, const Display& display)
{
    switch (origin.kind) {
    case OriginKind::Typed:
        return {Origin::Typed, {}, false};
    case OriginKind::Default:
        return {Origin::Default, {}, false};
    case OriginKind::Config:
        return {Origin::File, {}, false};
    case OriginKind::Predicted:
        return {Origin::Predicted, {}, false};
    case OriginKind::Computed:
        return {Origin::Predicted, originWord(OriginKind::Computed), false};
    case OriginKind::Catalog:
        break;
    }
    if (origin.ageDays && *origin.ageDays > agedDays)
        return {Origin::Catalogue, display.days(*origin.ageDays), true};
    return {Origin::Catalogue, origin.ageDays ? display.shortDate(origin.asOf) : QString(), false};
}

QString sourceText(const outlay::Origin& origin, const Display& display)
{
    QStringList parts;
    for (const std::string& part : {origin.book, origin.provider}) {
        if (!part.empty())
            parts << toQString(part);
    }
    if (parts.isEmpty() && !origin.source.empty())
        parts << coreText(origin.source);
    if (!origin.asOf.empty())
        parts << display.date(origin.asOf);
    return parts.join(QStringLiteral(" · "));
}

QString originTooltip(const QString& label, const outlay::Origin& origin, const Display& display)
{
    QStringList lines{label + QStringLiteral(" · ") + originWord(origin.kind)};
    if (const QString source = sourceText(origin, display); !source.isEmpty())
        lines << source + (origin.ageDays && *origin.ageDays > agedDays ? QStringLiteral(" · ") + display.age(*origin.ageDays) : QString());
    if (!origin.book.empty() && !origin.source.empty())
        lines << coreText(origin.source);
    if (!origin.confidence.empty())
        lines << QCoreApplication::translate("Origins", "Confidence: %1").arg(confidenceWord(origin.confidence));
    if (!origin.note.empty())
        lines << coreText(origin.note);
    return lines.mid(0, 5).join(QLatin1Char('\n'));
}

}  // namespace outlay::ui
