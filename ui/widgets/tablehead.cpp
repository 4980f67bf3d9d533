// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tablehead.h"

#include "ui/theme/fonts.h"
#include "ui/theme/headtext.h"

#include <QHelpEvent>
#include <QToolTip>

namespace outlay::ui {

namespace {

constexpr int rounding = 4;  // fractions of pixels and the insets of a section

}  // namespace

TableHead::TableHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setMinimumSectionSize(24);
    setTextElideMode(Qt::ElideNone);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QString TableHead::titleOf(int section) const { return model() ? model()->headerData(section, Qt::Horizontal).toString() : QString(); }

int TableHead::arrowOf(int section) const { return isSortIndicatorShown() && sortIndicatorSection() == section ? headtext::arrow : 0; }

int TableHead::widthOf(int section, bool onTwoLines) const
{
    // Measured in the weight of the sorted column, so that a click does not cut the head.
    const QFontMetrics metrics(roleFont(this, TextRole::BodyStrong));
    const QString title = titleOf(section);
    const int text = onTwoLines ? headtext::leastWidth(title, metrics) : metrics.horizontalAdvance(title);
    return text + 2 * headtext::padding + rounding + arrowOf(section);
}

bool TableHead::isCut(int section) const
{
    return !isSectionHidden(section) && !titleOf(section).isEmpty() && sectionSize(section) < widthOf(section, true);
}

QSize TableHead::sizeHint() const
{
    const QFontMetrics metrics(roleFont(this, TextRole::BodyStrong));
    bool isHigh = false;
    for (int section = 0; section < count() && !isHigh; ++section)
        isHigh = !isSectionHidden(section) && sectionSize(section) < widthOf(section, false) && headtext::canWrap(titleOf(section), metrics);
    const int line = rowHeight(metrics);
    return {QHeaderView::sizeHint().width(), isHigh ? line + metrics.height() : line};
}

bool TableHead::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int section = logicalIndexAt(help->pos());
        if (section >= 0 && isCut(section)) {
            QToolTip::showText(help->globalPos(), titleOf(section), this);
            return true;
        }
    }
    return QHeaderView::viewportEvent(event);
}

}  // namespace outlay::ui
