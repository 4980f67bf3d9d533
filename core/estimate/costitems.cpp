// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/costitems.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <array>

namespace outlay {

namespace {

using F = Figure;
using K = CostKind;

constexpr std::array table = {
    CostTableRow{"total", CORE_TR_NOOP("core", "Total"), "", K::Phase, F::TotalCost},
    CostTableRow{"training", CORE_TR_NOOP("core", "Training"), "total", K::Phase, F::TrainingCost},
    CostTableRow{"compute", CORE_TR_NOOP("core", "Compute"), "training", K::Compute, F::CostCompute},
    CostTableRow{"run", CORE_TR_NOOP("core", "Final run"), "compute", K::Compute, F::CostRun},
    CostTableRow{"experiments", CORE_TR_NOOP("core", "Experiments"), "compute", K::Compute, F::CostExperiments},
    CostTableRow{"failed", CORE_TR_NOOP("core", "Failed runs"), "compute", K::Compute, F::CostFailed},
    CostTableRow{"storage", CORE_TR_NOOP("core", "Storage"), "training", K::Storage, F::CostStorage},
    CostTableRow{"checkpoints", CORE_TR_NOOP("core", "Checkpoints"), "storage", K::Storage, F::CostCheckpoints},
    CostTableRow{"datasets", CORE_TR_NOOP("core", "Datasets"), "storage", K::Storage, F::CostDatasets},
    CostTableRow{"logs", CORE_TR_NOOP("core", "Logs"), "storage", K::Storage, F::CostLogs},
    CostTableRow{"network", CORE_TR_NOOP("core", "Network"), "training", K::Network, F::CostNetwork},
    CostTableRow{"cluster", CORE_TR_NOOP("core", "Cluster network"), "network", K::Network, F::CostCluster},
    CostTableRow{"transfer", CORE_TR_NOOP("core", "Transfer"), "network", K::Network, F::CostTransfer},
    CostTableRow{"data", CORE_TR_NOOP("core", "Data"), "training", K::Data, F::CostData},
    CostTableRow{"collection", CORE_TR_NOOP("core", "Collection"), "data", K::Data, F::CostCollection},
    CostTableRow{"cleaning", CORE_TR_NOOP("core", "Cleaning"), "data", K::Data, F::CostCleaning},
    CostTableRow{"labelling", CORE_TR_NOOP("core", "Labelling"), "data", K::Data, F::CostLabelling},
    CostTableRow{"people", CORE_TR_NOOP("core", "People"), "training", K::People, F::CostPeople},
    CostTableRow{"other", CORE_TR_NOOP("core", "Contingency"), "training", K::Other, F::CostOther},
    CostTableRow{"serving", CORE_TR_NOOP("core", "Serving"), "total", K::Phase, F::ServingCost},
    CostTableRow{"serving_compute", CORE_TR_NOOP("core", "Serving compute"), "serving", K::Compute, F::ServingCompute},
    CostTableRow{"serving_api", CORE_TR_NOOP("core", "API fees"), "serving", K::Api, F::ServingApi},
    CostTableRow{"serving_fixed", CORE_TR_NOOP("core", "Operations"), "serving", K::People, F::ServingFixed},
    CostTableRow{"serving_one_off", CORE_TR_NOOP("core", "One-off"), "serving", K::Other, F::ServingOneOff},
};

bool below(std::string_view id, std::string_view ancestor)
{
    while (!id.empty() && id != ancestor)
        id = std::find_if(table.begin(), table.end(), [&](const CostTableRow& row) { return row.id == id; })->parent;
    return id == ancestor;
}

int depthOf(std::string_view id)
{
    int depth = -1;
    for (; !id.empty(); ++depth)
        id = std::find_if(table.begin(), table.end(), [&](const CostTableRow& row) { return row.id == id; })->parent;
    return depth;
}

struct Place {
    int depth;
    bool training;
    bool serving;
};

const std::array<Place, table.size()>& places()
{
    static const std::array<Place, table.size()> all = [] {
        std::array<Place, table.size()> made{};
        for (std::size_t i = 0; i < table.size(); ++i)
            made[i] = {depthOf(table[i].id), below(table[i].id, "training"), below(table[i].id, "serving")};
        return made;
    }();
    return all;
}

}  // namespace

std::span<const CostTableRow> costItemTable() { return table; }

std::vector<CostNode> costTree(const Figures& figures, bool withTraining, bool withServing)
{
    std::vector<CostNode> tree;
    tree.reserve(table.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Place& place = places()[i];
        if ((place.training && !withTraining) || (place.serving && !withServing))
            continue;
        const bool known = figures.knows(table[i].amount);
        const double amount = figures[table[i].amount];
        // The two kinds of usage exclude each other; the one that is not used is no item of this plan.
        const bool usage = table[i].amount == F::ServingApi || table[i].amount == F::ServingCompute;
        if (usage && known && amount == 0)
            continue;
        tree.push_back({&table[i], place.depth, amount, known, known});
    }
    for (std::size_t i = tree.size(); i-- > 0;) {
        for (std::size_t j = i + 1; j < tree.size() && tree[j].depth > tree[i].depth; ++j)
            tree[i].complete = tree[i].complete && tree[j].known;
    }
    return tree;
}

}  // namespace outlay
