// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The formula texts that users read are evaluated by an independent parser and must give what compute() gave.
#include "core/catalog/catalogloader.h"
#include "core/estimate/estimate.h"
#include "tests/core/estimate/randomplan.h"

#include <QTest>

#include <muParser.h>

using namespace outlay;

class TestFormulas : public QObject {
    Q_OBJECT

private slots:
    void everyFormulaTextEvaluatesToTheComputedValueOverRandomPlans();
    void everyFormulaNamesOnlyKnownQuantities();
};

namespace {

// muParser computes in double; sums of a dozen terms and differences of powers keep about this much.
constexpr double tolerance = 1e-9;

QByteArray describe(const Quantity& quantity, double expected, double computed)
{
    return QByteArray(quantity.id.data(), qsizetype(quantity.id.size())) + ": formula gives " + QByteArray::number(expected, 'g', 17) + ", computed "
         + QByteArray::number(computed, 'g', 17);
}

}  // namespace

void TestFormulas::everyFormulaTextEvaluatesToTheComputedValueOverRandomPlans()
{
    const Catalog catalog = builtInCatalog();
    const EstimateContext context{&catalog, Date{2026, 11, 30}};
    std::mt19937_64 random(20261130);
    std::array<double, figureCount> values{};
    mu::Parser shared;
    for (const Quantity& quantity : quantities())
        shared.DefineVar(std::string(quantity.id), &values[static_cast<std::size_t>(quantity.figure)]);
    std::vector<std::pair<const Quantity*, mu::Parser>> parsers;
    for (const Quantity& quantity : quantities()) {
        if (quantity.formula.empty())
            continue;
        parsers.emplace_back(&quantity, shared);
        parsers.back().second.SetExpr(std::string(quantity.formula));
    }
    QVERIFY(parsers.size() > 35);
    std::array<int, figureCount> checks{};
    int valid = 0;
    for (int i = 0; i < 1000; ++i) {
        const Plan plan = testing::randomPlan(random);
        const Estimate estimate = evaluate(plan, plan.base(), context);
        if (!estimate.valid)
            continue;
        ++valid;
        values = estimate.figures.values;
        for (auto& [quantity, parser] : parsers) {
            if (!estimate.figures.knows(quantity->figure))
                continue;
            const double expected = parser.Eval();
            const double computed = estimate[quantity->figure];
            const double scale = std::max({std::abs(expected), std::abs(computed), 1e-300});
            // Differences of large numbers (slack, budget left) are exact to the larger operand, not to themselves.
            const double room = quantity->figure == Figure::BudgetLeft          ? std::abs(estimate[Figure::TotalCost])
                              : quantity->figure == Figure::DeadlineSlackDays ? std::abs(estimate[Figure::WallDays])
                                                                              : scale;
            QVERIFY2(std::abs(expected - computed) <= tolerance * room, describe(*quantity, expected, computed));
            ++checks[static_cast<std::size_t>(quantity->figure)];
        }
    }
    QVERIFY2(valid > 700, QByteArray::number(valid));
    for (const auto& [quantity, parser] : parsers) {
        const bool needsDeadline = quantity->figure == Figure::DeadlineSlackDays;
        QVERIFY2(needsDeadline || checks[static_cast<std::size_t>(quantity->figure)] > 10, quantity->id.data());
    }
}

void TestFormulas::everyFormulaNamesOnlyKnownQuantities()
{
    for (const Quantity& quantity : quantities()) {
        if (quantity.formula.empty())
            continue;
        QVERIFY2(!inputsOf(quantity).empty(), quantity.id.data());
        std::array<double, figureCount> values{};
        mu::Parser parser;
        for (const Quantity* input : inputsOf(quantity))
            parser.DefineVar(std::string(input->id), &values[static_cast<std::size_t>(input->figure)]);
        parser.SetExpr(std::string(quantity.formula));
        parser.Eval();  // throws on a name that inputsOf() did not find
    }
}

QTEST_APPLESS_MAIN(TestFormulas)
#include "test_formulas.moc"
