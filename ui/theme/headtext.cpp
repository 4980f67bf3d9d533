// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/headtext.h"

#include <algorithm>

namespace outlay::ui::headtext {

namespace {

bool isIdeograph(QChar c) { return c.script() == QChar::Script_Han; }

// No line begins with a closing sign, and none ends with an opening one.
bool maySplit(const QString& text, qsizetype at)
{
    const QChar before = text[at - 1];
    const QChar after = text[at];
    if (after == QLatin1Char(' ') || before == QLatin1Char(' '))
        return after == QLatin1Char(' ');
    return isIdeograph(before) && isIdeograph(after);
}

/// The place where the two halves are most alike in width; 0 if the text has none.
qsizetype bestSplit(const QString& text, const QFontMetrics& metrics)
{
    qsizetype best = 0;
    int least = 0;
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (!maySplit(text, at))
            continue;
        const int wide = std::max(metrics.horizontalAdvance(text.left(at).trimmed()), metrics.horizontalAdvance(text.mid(at).trimmed()));
        if (best == 0 || wide < least) {
            best = at;
            least = wide;
        }
    }
    return best;
}

}  // namespace

bool canWrap(const QString& text, const QFontMetrics& metrics) { return bestSplit(text, metrics) > 0; }

int leastWidth(const QString& text, const QFontMetrics& metrics)
{
    const qsizetype at = bestSplit(text, metrics);
    if (at == 0)
        return metrics.horizontalAdvance(text);
    return std::max(metrics.horizontalAdvance(text.left(at).trimmed()), metrics.horizontalAdvance(text.mid(at).trimmed()));
}

QStringList lines(const QString& text, const QFontMetrics& metrics, int width)
{
    const qsizetype at = metrics.horizontalAdvance(text) > width ? bestSplit(text, metrics) : 0;
    if (at == 0)
        return {metrics.elidedText(text, Qt::ElideRight, width)};
    return {metrics.elidedText(text.left(at).trimmed(), Qt::ElideRight, width), metrics.elidedText(text.mid(at).trimmed(), Qt::ElideRight, width)};
}

}  // namespace outlay::ui::headtext
