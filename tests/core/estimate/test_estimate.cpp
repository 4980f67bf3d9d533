// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalogloader.h"
#include "core/estimate/estimate.h"
#include "tests/core/estimate/randomplan.h"

#include <QTest>

#include <cstdlib>
#include <new>
#include <type_traits>

using namespace outlay;

namespace {
thread_local long allocations = 0;
}

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size ? size : 1))
        return memory;
    throw std::bad_alloc();
}
// Every form must be replaced together: memory of one goes back through another.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++allocations;
    return std::malloc(size ? size : 1);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

static_assert(std::is_trivially_copyable_v<Inputs>);
static_assert(std::is_trivially_copyable_v<Figures>);

class TestEstimate : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = builtInCatalog(); }
    void quantityTableHasOneRowForEachFigureInOrder();
    void idsOfQuantitiesAndCostItemsAreUnique();
    void seventyBillionOn15TTokensTakesFourMillionHours();
    void sharesAnchoredOnTheRunGiveTheSeedTreeItsRoot();
    void simpleTcoOfTheSeedIs160Million();
    void aMissingPriceLeavesMoneyUnknownAndNeverZero();
    void aDeviceWithoutTheFormatIsAnErrorAtPrecision();
    void aValueOutsideItsDomainIsReportedAndNotClamped();
    void typedPriceIsForgottenOnAnotherDevice();
    void scenarioOverridesTheBaseAndFollowsItElsewhere();
    void parentsAreTheSumOfTheirChildrenOverRandomPlans();
    void everyKnownFigureIsFiniteOverRandomPlans();
    void computeAllocatesNothing();
    void fieldStateShowsCatalogValuesWithTheirSource();

private:
    [[nodiscard]] EstimateContext context() const { return {&m_catalog, Date{2026, 11, 30}}; }
    [[nodiscard]] Estimate estimateOf(const Entries& entries, std::vector<std::string> options = {}) const
    {
        Plan plan;
        plan.created = "2026-11-30";
        plan.optionIds = std::move(options);
        plan.scenarios.front().entries = entries;
        return evaluate(plan, plan.base(), context());
    }

    Catalog m_catalog;
};

namespace {

Entry number(double value) { return Entry{value}; }
Entry text(const char* value) { return Entry{std::string(value)}; }

bool near(double actual, double expected, double relative = 1e-9) { return std::abs(actual - expected) <= relative * std::abs(expected); }

bool hasIssue(const Estimate& estimate, std::string_view code, std::string_view field)
{
    return std::any_of(estimate.issues.begin(), estimate.issues.end(), [&](const Issue& issue) { return issue.code == code && issue.field == field; });
}

const Entries seventyBillion = {{"model_source", text("parameters")}, {"n_total", number(70e9)}, {"convention", text("6n")}, {"goodput", number(1)},
                                {"device", text("h100-sxm")}, {"price", number(4)}};

}  // namespace

void TestEstimate::quantityTableHasOneRowForEachFigureInOrder()
{
    QCOMPARE(quantities().size(), std::size_t(figureCount));
    for (int i = 0; i < figureCount; ++i)
        QCOMPARE(int(quantities()[std::size_t(i)].figure), i);
    for (const Quantity& quantity : quantities())
        QVERIFY2(quantity.isInput() || !quantity.formula.empty() || !quantity.method.empty(), quantity.id.data());
}

void TestEstimate::idsOfQuantitiesAndCostItemsAreUnique()
{
    QSet<QByteArray> ids;
    for (const Quantity& quantity : quantities())
        ids.insert(QByteArray(quantity.id.data(), qsizetype(quantity.id.size())));
    QCOMPARE(ids.size(), figureCount);
    QSet<QByteArray> paths;
    for (const Field& field : fields())
        paths.insert((field.section == Section::Option ? "option." : "") + QByteArray(field.id.data(), qsizetype(field.id.size())));
    QCOMPARE(paths.size(), qsizetype(fields().size()));
}

// 6 · 70e9 · 15e12 = 6.3e24 FLOP over 989.5e12 · 0.43 FLOP/s = 4.11296e6 device-hours; at 4 USD 16.45 million.
void TestEstimate::seventyBillionOn15TTokensTakesFourMillionHours()
{
    Entries entries = seventyBillion;
    entries["tokens"] = number(15e12);
    entries["mfu"] = number(0.43);
    entries["n_devices"] = number(8000);
    const Estimate estimate = estimateOf(entries);
    QVERIFY(estimate.complete);
    const double hours = 6.3e24 / (989.5e12 * 0.43 * 3600);
    QVERIFY(near(estimate[Figure::ModelFlops], 6.3e24));
    QVERIFY(near(estimate[Figure::DeviceHours], hours));
    QVERIFY(near(estimate[Figure::WallDays], hours / 8000 / 24));
    QVERIFY(near(estimate[Figure::Rental], hours * 4));
}

// The rental of 128 devices for 720 hours at 3.85 is 354,816; as half of the budget it stands for 709,632.
void TestEstimate::sharesAnchoredOnTheRunGiveTheSeedTreeItsRoot()
{
    Entries entries = seventyBillion;
    entries["cost_mode"] = text("shares");
    entries["price"] = number(3.85);
    entries["n_devices"] = number(128);
    entries["mfu"] = number(0.4);
    entries["tokens"] = number(720.0 * 3600 * 128 * 989.5e12 * 0.4 / (6 * 70e9));
    const Estimate estimate = estimateOf(entries);
    QVERIFY(near(estimate[Figure::Rental], 354816));
    QVERIFY(near(estimate[Figure::TrainingCost], 709632));
    QVERIFY(near(estimate[Figure::CostCompute], 443520));
    QVERIFY(near(estimate[Figure::CostCheckpoints], 21288.96));
}

// 1e8 users · 5,000 tokens · 30 days = 15e6 million tokens a month, at 0.87: 13.05 million; 12 months and 4 million for training.
void TestEstimate::simpleTcoOfTheSeedIs160Million()
{
    Entries entries = seventyBillion;
    entries["hours_per_month"] = number(720);
    entries["users"] = number(1e8);
    entries["output_tokens_user_day"] = number(5000);
    entries["options.own.kind"] = text("per_token");
    entries["options.own.cost_per_m_output"] = number(0.87);
    entries["options.own.one_off"] = number(4e6);
    entries["options.own.training_included"] = Entry{false};
    entries["options.api.kind"] = text("api");
    entries["options.api.price_output"] = number(30);
    const Estimate estimate = estimateOf(entries, {"own", "api"});
    QVERIFY(near(estimate[Figure::TotalCost], 160.6e6));
    QVERIFY(near(estimate[Figure::ServingLastMonth], 13.05e6));
    QVERIFY(near(estimate[Figure::ComparedTotal], 5.4e9));
    QVERIFY(near(estimate[Figure::BreakEvenMonth], 4e6 / (15e6 * (30 - 0.87))));
    QCOMPARE(estimate.options.size(), std::size_t(2));
    QVERIFY(near(estimate.options[0].cumulative.back(), 160.6e6));
}

void TestEstimate::aMissingPriceLeavesMoneyUnknownAndNeverZero()
{
    Entries entries = seventyBillion;
    entries.erase("price");
    entries["device"] = text("mi355x");
    entries["price_kind"] = text("reserved_3y");
    entries["fte_months"] = number(10);
    const Estimate estimate = estimateOf(entries);
    QVERIFY(estimate.valid);
    QVERIFY(!estimate.complete);
    QVERIFY(hasIssue(estimate, code::missing, "price"));
    QVERIFY(estimate.find(Figure::WallDays).has_value());
    QVERIFY(!estimate.find(Figure::TrainingCost).has_value());
    QVERIFY(!estimate.find(Figure::CostRun).has_value());
    QCOMPARE(estimate.find(Figure::CostPeople).value_or(0), 200000.0);
    QVERIFY(!estimate.tree.front().complete);
}

void TestEstimate::aDeviceWithoutTheFormatIsAnErrorAtPrecision()
{
    Entries entries = seventyBillion;
    entries["device"] = text("a100-80-sxm");
    entries["precision"] = text("fp8");
    const Estimate estimate = estimateOf(entries);
    QVERIFY(!estimate.valid);
    QVERIFY(hasIssue(estimate, code::unsupported, "precision"));
    QVERIFY(!estimate.find(Figure::WallDays).has_value());
}

void TestEstimate::aValueOutsideItsDomainIsReportedAndNotClamped()
{
    Entries entries = seventyBillion;
    entries["mfu"] = number(1.46);
    const Estimate estimate = estimateOf(entries);
    QVERIFY(!estimate.valid);
    QVERIFY(hasIssue(estimate, code::range, "mfu"));
    QVERIFY(!estimate.find(Figure::TrainingCost).has_value());
}

void TestEstimate::typedPriceIsForgottenOnAnotherDevice()
{
    Plan plan;
    plan.created = "2026-11-30";
    plan.scenarios.front().entries = seventyBillion;
    const Estimate same = evaluateOnDevice(plan, plan.base(), "h100-sxm", {}, context());
    QCOMPARE(same[Figure::Price], 4.0);
    const Estimate other = evaluateOnDevice(plan, plan.base(), "b200", 64.0, context());
    QCOMPARE(other[Figure::Devices], 64.0);
    QVERIFY(other.priceOrigin.kind == OriginKind::Catalog);
    QVERIFY(other[Figure::Price] != 4.0);
}

void TestEstimate::scenarioOverridesTheBaseAndFollowsItElsewhere()
{
    Plan plan;
    plan.created = "2026-11-30";
    plan.scenarios.front().entries = seventyBillion;
    plan.scenarios.push_back({"cheap", "Cheap", 1, {{"price", number(2)}}, {}});
    const Estimate base = evaluate(plan, plan.base(), context());
    const Estimate cheap = evaluate(plan, plan.scenarios[1], context());
    QVERIFY(near(cheap[Figure::Rental], base[Figure::Rental] / 2));
    plan.scenarios.front().entries["tokens"] = number(2e12);
    const Estimate after = evaluate(plan, plan.scenarios[1], context());
    QVERIFY(near(after[Figure::Rental], cheap[Figure::Rental] * 2));
}

void TestEstimate::parentsAreTheSumOfTheirChildrenOverRandomPlans()
{
    std::mt19937_64 random(7);
    for (int i = 0; i < 500; ++i) {
        const Plan plan = testing::randomPlan(random);
        const Estimate estimate = evaluate(plan, plan.base(), context());
        for (std::size_t node = 0; node < estimate.tree.size(); ++node) {
            double sum = 0;
            bool parent = false;
            bool known = estimate.tree[node].known;
            for (std::size_t child = node + 1; child < estimate.tree.size() && estimate.tree[child].depth > estimate.tree[node].depth; ++child) {
                if (estimate.tree[child].depth != estimate.tree[node].depth + 1)
                    continue;
                parent = true;
                known = known && estimate.tree[child].known;
                sum += estimate.tree[child].amount;
            }
            if (parent && known)
                QVERIFY2(std::abs(sum - estimate.tree[node].amount) <= 1e-9 * std::abs(sum) + 1e-6, estimate.tree[node].item->id.data());
        }
    }
}

void TestEstimate::everyKnownFigureIsFiniteOverRandomPlans()
{
    std::mt19937_64 random(11);
    for (int i = 0; i < 500; ++i) {
        Plan plan = testing::randomPlan(random);
        if (i % 5 == 0)
            plan.scenarios.front().entries["tokens"] = number(1e308);
        const Estimate estimate = evaluate(plan, plan.base(), context());
        for (const double value : estimate.figures.values)
            QVERIFY(std::isfinite(value));
        for (const OptionEstimate& option : estimate.options)
            QVERIFY(std::isfinite(option.total));
    }
}

void TestEstimate::computeAllocatesNothing()
{
    std::mt19937_64 random(3);
    for (int i = 0; i < 50; ++i) {
        const Plan plan = testing::randomPlan(random);
        const Estimate estimate = evaluate(plan, plan.base(), context());
        const long before = allocations;
        const Figures figures = compute(estimate.inputs);
        QCOMPARE(allocations, before);
        QVERIFY(!estimate.valid || figures.knows(Figure::WallDays));
    }
}

void TestEstimate::fieldStateShowsCatalogValuesWithTheirSource()
{
    Plan plan;
    plan.created = "2026-11-30";
    plan.scenarios.front().entries = {{"device", text("h100-sxm")}};
    const Estimate estimate = evaluate(plan, plan.base(), context());
    const FieldState price = fieldState(plan, plan.base(), estimate, findField("price", {}), context());
    QVERIFY(!price.decided);
    QVERIFY(price.origin.kind == OriginKind::Catalog);
    QVERIFY(!price.origin.source.empty());
    QVERIFY(price.origin.ageDays.has_value());
    const FieldState layers = fieldState(plan, plan.base(), estimate, findField("arch_layers", {}), context());
    QCOMPARE(std::get<double>(layers.value), 80.0);
    const FieldState device = fieldState(plan, plan.base(), estimate, findField("device", {}), context());
    QVERIFY(device.decided && device.origin.kind == OriginKind::Typed);
}

QTEST_APPLESS_MAIN(TestEstimate)
#include "test_estimate.moc"
