// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columnfit.h"

#include <algorithm>
#include <cstddef>

namespace outlay::ui {

namespace {

void hideUntilFits(const std::vector<ColumnNeed>& needs, std::vector<int>& widths, int room)
{
    int sum = 0;
    for (const int width : widths)
        sum += width;
    while (sum > room) {
        std::size_t next = needs.size();
        for (std::size_t i = 0; i < needs.size(); ++i) {
            if (widths[i] > 0 && needs[i].drop > 0 && (next == needs.size() || needs[i].drop >= needs[next].drop))
                next = i;
        }
        if (next == needs.size())
            return;
        sum -= widths[next];
        widths[next] = 0;
    }
}

/// Columns that are shown grow towards their targets, in equal shares of what each lacks.
void grow(std::vector<int>& widths, const std::vector<int>& targets, int room)
{
    long long lack = 0;
    long long left = room;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        left -= widths[i];
        lack += widths[i] > 0 ? std::max(0, targets[i] - widths[i]) : 0;
    }
    if (lack == 0 || left <= 0)
        return;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (widths[i] > 0)
            widths[i] += static_cast<int>(std::max(0, targets[i] - widths[i]) * std::min(left, lack) / lack);
    }
}

/// What is left goes to the free columns, or to the last one.
void fill(const std::vector<ColumnNeed>& needs, std::vector<int>& widths, int room)
{
    int left = room;
    std::vector<std::size_t> takers;
    std::size_t last = widths.size();
    for (std::size_t i = 0; i < widths.size(); ++i) {
        left -= widths[i];
        if (widths[i] == 0)
            continue;
        last = i;
        if (needs[i].isFree)
            takers.push_back(i);
    }
    if (takers.empty() && last < widths.size())
        takers.push_back(last);
    for (std::size_t i = 0; i < takers.size() && left > 0; ++i) {
        const int share = left / static_cast<int>(takers.size() - i);
        widths[takers[i]] += share;
        left -= share;
    }
}

}  // namespace

std::vector<int> fitColumns(const std::vector<ColumnNeed>& needs, int room)
{
    std::vector<int> widths;
    std::vector<int> wanted;
    std::vector<int> usual;
    int widestFree = 0;
    for (const ColumnNeed& need : needs)
        widestFree = need.isFree ? std::max({widestFree, need.least, need.wanted}) : widestFree;
    for (const ColumnNeed& need : needs) {
        widths.push_back(std::max(1, need.least));
        wanted.push_back(need.wanted);
        // Columns that share the rest are alike where there is room for it: devices or scenarios side by side.
        usual.push_back(need.isFree ? widestFree : need.usual);
    }
    hideUntilFits(needs, widths, room);
    grow(widths, wanted, room);
    grow(widths, usual, room);
    fill(needs, widths, room);
    return widths;
}

}  // namespace outlay::ui
