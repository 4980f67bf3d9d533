// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words for where a value comes from: badge beside the field, tooltip, assumptions table, explanations.
#pragma once

#include "core/estimate/estimate.h"
#include "ui/document/display.h"
#include "ui/widgets/originbadge.h"

namespace outlay::ui {

struct BadgeContent {
    Origin origin = Origin::Default;
    QString detail;
    bool isStale = false;
};

[[nodiscard]] BadgeContent badgeContent(const outlay::Origin& origin, const Display& display);
/// "typed", "default", "catalogue" …
[[nodiscard]] QString originWord(OriginKind kind);
[[nodiscard]] QString confidenceWord(std::string_view confidence);
/// "market-2026H2 · Hyperstack · 26 Aug 2026" from what is known; may be empty.
[[nodiscard]] QString sourceText(const outlay::Origin& origin, const Display& display);
/// Plain text of at most five lines.
[[nodiscard]] QString originTooltip(const QString& label, const outlay::Origin& origin, const Display& display);

}  // namespace outlay::ui
