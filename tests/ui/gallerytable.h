// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A small table with every kind of cell, for the gallery and the tests of the table.
#pragma once

#include "ui/theme/tokens.h"
#include "ui/widgets/tabledelegate.h"

#include <QStandardItemModel>

namespace outlay::ui {

inline QStandardItem* cell(const QString& text, CellKind kind = CellKind::Text)
{
    auto* item = new QStandardItem(text);
    item->setData(static_cast<int>(kind), tablerole::Kind);
    const bool isRight = kind == CellKind::Number || kind == CellKind::Delta;
    item->setData(static_cast<int>((isRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter), Qt::TextAlignmentRole);
    return item;
}

inline void fillSampleTable(QStandardItemModel& model)
{
    model.clear();
    model.setHorizontalHeaderLabels({QStringLiteral("Device"), QStringLiteral("$ per PFLOP-hour"), QStringLiteral("Cost, M$"), QStringLiteral("Against base"),
                                     QStringLiteral("Source")});
    for (const int column : {2, 3})
        model.setHeaderData(column, Qt::Horizontal, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    const auto row = [&model](const QString& name, double price, double share, const QString& cost, double delta, bool isBest) {
        auto* bar = cell(QString::number(price, 'f', 2), CellKind::Bar);
        bar->setData(share, tablerole::Bar);
        bar->setData(true, tablerole::BarStrong);
        bar->setData(QPointF(share * 0.85, share * 1.2), tablerole::Whisker);
        bar->setData(isBest, tablerole::Best);
        auto* money = cell(cost, CellKind::Number);
        money->setData(isBest, tablerole::Best);
        auto* change = cell(QString::number(std::abs(delta) * 100, 'f', 1) + QLatin1Char('%'), CellKind::Delta);
        change->setData(delta, tablerole::Delta);
        model.appendRow({cell(name), bar, money, change, cell(QStringLiteral("Use"), CellKind::Link)});
    };
    row(QStringLiteral("Ascend 910C"), 2.78, 0.36, QStringLiteral("8.40"), -0.646, true);
    row(QStringLiteral("H200 SXM"), 6.28, 0.75, QStringLiteral("23.70"), 0.075, false);
    auto* group = cell(QStringLiteral("Not ranked"));
    group->setData(true, tablerole::Group);
    model.appendRow({group, cell({}), cell({}), cell({}), cell({})});
    auto* hatch = cell(QStringLiteral("no price"), CellKind::Hatch);
    hatch->setData(QStringLiteral("Enter price…"), tablerole::LinkText);
    model.appendRow({cell(QStringLiteral("MI355X")), hatch, cell(QStringLiteral("—"), CellKind::Number), cell({}), cell({})});
}

}  // namespace outlay::ui
