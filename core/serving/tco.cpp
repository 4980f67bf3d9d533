// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/serving/tco.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <type_traits>

namespace outlay {

static_assert(std::is_trivially_copyable_v<ServingDemand> && std::is_trivially_copyable_v<ServingOption>);

namespace {

constexpr double secondsPerDay = 86400;
constexpr double hoursPerDay = 24;
constexpr double tokensPerM = 1e6;
constexpr int monthsPerYear = 12;

// base^(months·exponentPerMonth), month by month: multiplied up, and computed afresh once a year so that rounding cannot grow.
class MonthlyPower {
public:
    MonthlyPower() = default;
    MonthlyPower(double base, double exponentPerMonth, int firstMonth) : m_base(base), m_exponent(exponentPerMonth), m_month(firstMonth)
    {
        if (base == 1)
            return;
        m_step = std::pow(base, exponentPerMonth);
        m_value = at(firstMonth);
    }
    [[nodiscard]] double value() const { return m_value; }
    void advance()
    {
        ++m_month;
        if (m_base == 1)
            return;
        m_value = m_month % monthsPerYear == 0 ? at(m_month) : m_value * m_step;
    }

private:
    [[nodiscard]] double at(int month) const { return std::pow(m_base, month * m_exponent); }

    double m_base = 1;
    double m_exponent = 1;
    double m_step = 1;
    double m_value = 1;
    int m_month = 0;
};

// Neumaier's sum: horizons of hundreds of months with large returns at the end keep their digits.
class CompensatedSum {
public:
    explicit CompensatedSum(double start = 0) : m_sum(start) {}
    void add(double value)
    {
        const double next = m_sum + value;
        m_rest += std::abs(m_sum) >= std::abs(value) ? (m_sum - next) + value : (value - next) + m_sum;
        m_sum = next;
    }
    [[nodiscard]] double value() const { return m_sum + m_rest; }

private:
    double m_sum;
    double m_rest = 0;
};

struct MonthDemand {
    double users = 0;
    double inputM = 0;
    double outputM = 0;
    bool last = false;
};

// The demand of one month after the other, and the discount at that month's end.
class DemandMonths {
public:
    explicit DemandMonths(const ServingDemand& demand)
        : m_demand(demand), m_growth(1 + demand.growthPerMonth, 1, 0), m_discount(1 + demand.discountRate, -1.0 / monthsPerYear, 1)
    {}
    [[nodiscard]] MonthDemand demand() const
    {
        MonthDemand now;
        now.users = m_demand.users * m_growth.value();
        now.inputM = now.users * m_demand.inputTokensPerUserDay * m_demand.daysPerMonth / tokensPerM;
        now.outputM = now.users * m_demand.outputTokensPerUserDay * m_demand.daysPerMonth / tokensPerM;
        now.last = m_month + 1 == m_demand.months;
        return now;
    }
    [[nodiscard]] double discount() const { return m_discount.value(); }
    void advance()
    {
        ++m_month;
        m_growth.advance();
        m_discount.advance();
    }

private:
    const ServingDemand& m_demand;
    MonthlyPower m_growth;
    MonthlyPower m_discount;
    int m_month = 0;
};

// One option's cost month by month, and its running sums.
class OptionMonths {
public:
    OptionMonths() = default;
    OptionMonths(const ServingDemand& demand, const ServingOption& option)
        : m_demand(&demand), m_option(&option), m_total(option.oneOff), m_npv(option.oneOff)
    {
        if (option.kind != ServingKind::Api)
            return;
        m_decline = MonthlyPower(1 - option.priceDeclinePerYear, 1.0 / monthsPerYear, 0);
        m_inputPrice = (1 - demand.cachedFraction) * option.priceInput + demand.cachedFraction * option.priceCached;
        m_keptAfterBatch = 1 - option.batchShare * option.batchDiscount;
    }
    /// Adds the month's cost, and answers it.
    double add(const MonthDemand& month, double discount)
    {
        const double cost = costOf(month) + m_option->fixedPerMonth;
        m_total.add(cost);
        m_npv.add(cost * discount);
        return cost;
    }
    [[nodiscard]] double cumulative() const { return m_total.value(); }
    [[nodiscard]] OptionTotals totals() const { return {m_total.value(), m_npv.value()}; }

private:
    double costOf(const MonthDemand& month)
    {
        switch (m_option->kind) {
        case ServingKind::Api: {
            const double cost = (month.inputM * m_inputPrice + month.outputM * m_option->priceOutput) * m_keptAfterBatch * m_decline.value();
            m_decline.advance();
            return cost;
        }
        case ServingKind::UnitCost:
            return month.inputM * m_option->costInput + month.outputM * m_option->costOutput;
        case ServingKind::RentedFleet:
            return devices(month) * m_option->price * hoursPerDay * m_demand->daysPerMonth;
        case ServingKind::OwnedFleet:
            break;
        }
        const double inUse = devices(month);
        const double bought = std::max(0.0, inUse - m_owned);
        m_owned += bought;
        double cost = bought * m_option->capexPerDevice + inUse * m_option->opexPerDeviceMonth;
        if (month.last)
            cost -= m_option->residualFraction * m_option->capexPerDevice * m_owned;
        return cost;
    }
    [[nodiscard]] double devices(const MonthDemand& month) const
    {
        const double replicas = month.users * m_demand->outputTokensPerUserDay / secondsPerDay * m_option->peakFactor
                                / (m_option->outputTokensPerSecondReplica * m_option->targetUtilisation);
        // A load that fills n replicas exactly needs n, whatever the last bit of the quotient says.
        return (std::ceil(replicas - 1e-12) + m_option->spareReplicas) * m_option->devicesPerReplica;
    }

    const ServingDemand* m_demand = nullptr;
    const ServingOption* m_option = nullptr;
    MonthlyPower m_decline;
    double m_inputPrice = 0;
    double m_keptAfterBatch = 1;
    double m_owned = 0;
    CompensatedSum m_total;
    CompensatedSum m_npv;
};

// Watches the difference of two cumulative costs (H.4).
class CrossoverWatch {
public:
    explicit CrossoverWatch(double atStart) : m_previous(atStart) {}
    void add(double difference)
    {
        ++m_month;
        if (!m_found) {
            if (m_month == 1 && m_previous <= 0 && difference <= 0)
                m_found = 0;
            else if (m_previous > 0 && difference <= 0)
                m_found = m_month - 1 + m_previous / (m_previous - difference);
        }
        m_previous = difference;
    }
    [[nodiscard]] std::optional<double> month() const { return m_found; }

private:
    double m_previous;
    int m_month = 0;
    std::optional<double> m_found;
};

std::optional<double> quotient(double a, double b) { return b != 0 ? std::optional(a / b) : std::nullopt; }

}  // namespace

OptionComparison serveForMonths(const ServingDemand& demand, std::span<const ServingOption> options, std::span<OptionTotals> totals,
                                const ComparedPair* pair)
{
    assert(options.size() <= maxFastOptions && totals.size() == options.size());
    std::array<OptionMonths, maxFastOptions> runs;
    for (std::size_t i = 0; i < options.size(); ++i)
        runs[i] = OptionMonths(demand, options[i]);
    CrossoverWatch watch(pair ? options[pair->a].oneOff - options[pair->b].oneOff : 0);
    DemandMonths months(demand);
    for (int k = 0; k < demand.months; ++k, months.advance()) {
        const MonthDemand month = months.demand();
        for (std::size_t i = 0; i < options.size(); ++i)
            runs[i].add(month, months.discount());
        if (pair)
            watch.add(runs[pair->a].cumulative() - runs[pair->b].cumulative());
    }
    for (std::size_t i = 0; i < options.size(); ++i)
        totals[i] = runs[i].totals();
    if (!pair)
        return {};
    return {watch.month(), quotient(totals[pair->a].total, totals[pair->b].total)};
}

OptionTotals servingSeries(const ServingDemand& demand, const ServingOption& option, std::span<double> monthly, std::span<double> cumulative)
{
    OptionMonths run(demand, option);
    if (!cumulative.empty())
        cumulative[0] = option.oneOff;
    DemandMonths months(demand);
    for (int k = 0; k < demand.months; ++k, months.advance()) {
        const double cost = run.add(months.demand(), months.discount());
        const auto index = static_cast<std::size_t>(k);
        if (!monthly.empty())
            monthly[index] = cost;
        if (!cumulative.empty())
            cumulative[index + 1] = run.cumulative();
    }
    return run.totals();
}

std::optional<double> crossoverMonth(std::span<const double> a, std::span<const double> b)
{
    CrossoverWatch watch(a[0] - b[0]);
    for (std::size_t k = 1; k < a.size() && !watch.month(); ++k)
        watch.add(a[k] - b[k]);
    return watch.month();
}

MonthTokens firstMonthTokens(const ServingDemand& demand)
{
    const MonthDemand month = DemandMonths(demand).demand();
    return {month.inputM, month.outputM};
}

SimpleTcoResult simpleTco(const SimpleTco& input)
{
    constexpr double daysPerMonth = 30;
    SimpleTcoResult result;
    result.tokensM = input.users * input.tokensPerUserDay * daysPerMonth / tokensPerM;
    result.monthlyInference = result.tokensM * input.pricePerM;
    const double inference = input.months * result.monthlyInference;
    result.total = input.trainingCost + inference;
    result.inferenceShare = quotient(inference, result.total);
    result.trainingOverMonthly = quotient(input.trainingCost, result.monthlyInference);
    if (input.apiPricePerM) {
        const double saving = result.tokensM * (*input.apiPricePerM - input.pricePerM);
        if (saving > 0)
            result.breakEvenMonths = input.trainingCost / saving;
    }
    return result;
}

}  // namespace outlay
