// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/pagetable.h"

#include "ui/pages/assumptionspage.h"
#include "ui/pages/breakdownpage.h"
#include "ui/pages/clusterpage.h"
#include "ui/pages/comparepage.h"
#include "ui/pages/overviewpage.h"
#include "ui/pages/tcopage.h"
#include "ui/pages/unitcostpage.h"

#include <QCoreApplication>

#include <array>

namespace outlay::ui {

namespace {

template <typename T>
Page* make(const Workspace& workspace, QWidget* parent)
{
    return new T(workspace, parent);
}

constexpr std::array pages = {
    PageEntry{"overview", QT_TRANSLATE_NOOP("Pages", "Overview"), 0, make<OverviewPage>},
    PageEntry{"breakdown", QT_TRANSLATE_NOOP("Pages", "Breakdown"), 1, make<BreakdownPage>},
    PageEntry{"unitcost", QT_TRANSLATE_NOOP("Pages", "Unit cost"), 1, make<UnitCostPage>},
    PageEntry{"tco", QT_TRANSLATE_NOOP("Pages", "TCO"), 1, make<TcoPage>},
    PageEntry{"compare", QT_TRANSLATE_NOOP("Pages", "Compare"), 1, make<ComparePage>},
    PageEntry{"cluster", QT_TRANSLATE_NOOP("Pages", "Cluster"), 2, make<ClusterPage>},
    PageEntry{"assumptions", QT_TRANSLATE_NOOP("Pages", "Assumptions"), 4, make<AssumptionsPage>},
};

}  // namespace

std::span<const PageEntry> pageTable() { return pages; }
QString pageTitle(const PageEntry& entry) { return QCoreApplication::translate("Pages", entry.title); }

}  // namespace outlay::ui
