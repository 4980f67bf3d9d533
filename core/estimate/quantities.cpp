// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/quantities.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <unordered_map>

namespace outlay {

std::span<const Quantity> inputQuantities();
std::span<const Quantity> computedQuantities();

namespace {

bool startsId(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool continuesId(char c) { return startsId(c) || (c >= '0' && c <= '9'); }

// Calls word(id) for each identifier of a formula and rest(text) for what stands between them.
template <typename Word, typename Rest>
void scanFormula(std::string_view formula, Word word, Rest rest)
{
    std::size_t i = 0;
    while (i < formula.size()) {
        std::size_t end = i;
        // The e of a number such as 1e6 starts no identifier.
        const bool inNumber = i > 0 && ((formula[i - 1] >= '0' && formula[i - 1] <= '9') || formula[i - 1] == '.');
        if (startsId(formula[i]) && !inNumber) {
            while (end < formula.size() && continuesId(formula[end]))
                ++end;
            word(formula.substr(i, end - i));
        } else {
            ++end;
            rest(formula.substr(i, 1));
        }
        i = end;
    }
}

struct Index {
    std::vector<Quantity> rows;
    std::unordered_map<std::string_view, const Quantity*> byId;
};

const Index& index()
{
    static const Index made = [] {
        Index result;
        const auto inputs = inputQuantities();
        const auto computed = computedQuantities();
        result.rows.assign(inputs.begin(), inputs.end());
        result.rows.insert(result.rows.end(), computed.begin(), computed.end());
        std::sort(result.rows.begin(), result.rows.end(), [](const Quantity& a, const Quantity& b) { return a.figure < b.figure; });
        for (const Quantity& row : result.rows)
            result.byId.emplace(row.id, &row);
        return result;
    }();
    return made;
}

}  // namespace

std::span<const Quantity> quantities() { return index().rows; }
const Quantity& quantityOf(Figure figure) { return index().rows[static_cast<std::size_t>(figure)]; }

const Quantity* findQuantity(std::string_view id)
{
    const auto found = index().byId.find(id);
    return found == index().byId.end() ? nullptr : found->second;
}

std::vector<const Quantity*> inputsOf(const Quantity& quantity)
{
    std::vector<const Quantity*> inputs;
    scanFormula(
        quantity.formula,
        [&](std::string_view id) {
            const Quantity* input = findQuantity(id);
            if (input && std::find(inputs.begin(), inputs.end(), input) == inputs.end())
                inputs.push_back(input);
        },
        [](std::string_view) {});
    return inputs;
}

std::string evaluatedFormula(const Quantity& quantity, const Figures& figures)
{
    std::string text;
    scanFormula(
        quantity.formula,
        [&](std::string_view id) {
            const Quantity* input = findQuantity(id);
            text += !input ? std::string(id) : figures.knows(input->figure) ? plainNumber(figures[input->figure]) : std::string("?");
        },
        [&](std::string_view between) { text += between; });
    return text;
}

}  // namespace outlay
