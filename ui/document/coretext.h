// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the core in the language of the window: the core hands out English marker texts with arguments, and this is the
// one place that translates them (context "core").
#pragma once

#include "core/base/issue.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace outlay::ui {

class Display;

[[nodiscard]] QString coreText(std::string_view english, const QStringList& arguments = {});
/// The message of an issue with its numbers formatted; without a Display they are written plainly.
[[nodiscard]] QString issueText(const Issue& issue, const Display* display = nullptr);

[[nodiscard]] inline QString toQString(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

}  // namespace outlay::ui
