// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// outlay --report OUT.pdf [--lang en|zh_CN] [--currency USD|CNY] [--scenario S] [--today D] PLAN: a plan's report without a window.
#pragma once

#include "core/catalog/catalog.h"

#include <QStringList>

/// Whether the command line asks for a report. To be known before the QApplication is made: a report needs no display.
[[nodiscard]] bool asksForReport(int argc, char** argv);

/// Facts come from `catalog`; `arguments` as QCoreApplication::arguments() gives them. Needs a QApplication. Returns the exit code: 0 written, 1 the plan has
/// errors (the report is written and names them) or a file cannot be read or written, 2 wrong usage.
[[nodiscard]] int runReport(const QStringList& arguments, const outlay::Catalog& catalog);
