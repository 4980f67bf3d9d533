// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartbody.h"

namespace outlay::ui {

namespace {

QString csvCell(QString text)
{
    if (text.contains(QLatin1Char('"')) || text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'))) {
        text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
        return QLatin1Char('"') + text + QLatin1Char('"');
    }
    return text;
}

QString csvLine(const QStringList& cells)
{
    QStringList escaped;
    for (const QString& cell : cells)
        escaped << csvCell(cell);
    return escaped.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

}  // namespace

QByteArray ChartTable::csv(bool withMark) const
{
    QString text = csvLine(heads);
    for (const QStringList& row : rows)
        text += csvLine(row);
    return (withMark ? QByteArray("\xEF\xBB\xBF") : QByteArray()) + text.toUtf8();
}

}  // namespace outlay::ui
