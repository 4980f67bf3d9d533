// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// How long the core takes for one set of inputs (compute) and for one keystroke (evaluate), beside the budgets that the
// window's frame leaves for them and beside the cost of one pow() on the same machine.
#include "core/catalog/catalogloader.h"
#include "core/estimate/estimate.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace outlay;

namespace {

// Median of `rounds` rounds, in seconds per call.
template <typename Call>
double secondsPerCall(int rounds, int calls, Call call)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < calls; ++i)
            call(i);
        times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / calls);
    }
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    return times[static_cast<std::size_t>(rounds / 2)];
}

volatile double sink = 0;

void report(const char* what, double seconds, double budget, double powSeconds)
{
    std::printf("%-28s %9.3f us   %5.2f of the budget of %g us   %7.1f pow()\n", what, seconds * 1e6, seconds / budget, budget * 1e6, seconds / powSeconds);
}

Plan trainAndServe()
{
    Plan plan;
    plan.created = "2026-11-30";
    plan.optionIds = {"own", "api"};
    plan.scenarios.front().entries = {
        {"tokens", {15e12}}, {"n_devices", {2048.0}}, {"fte_months", {96.0}}, {"raw_tb", {20.0}}, {"users", {2e6}}, {"growth_per_month", {0.04}},
        {"input_tokens_user_day", {16000.0}}, {"output_tokens_user_day", {4000.0}}, {"options.own.kind", {std::string("fleet")}},
        {"options.own.output_tokens_per_s_replica", {3300.0}}, {"options.api.price_input", {1.5}}, {"options.api.price_output", {9.0}}};
    return plan;
}

}  // namespace

int main()
{
    const double powSeconds = secondsPerCall(15, 200000, [](int i) { sink = std::pow(1.0001 + i * 1e-9, 1.5 + sink * 0); });
    double loadSeconds = secondsPerCall(5, 1, [](int) { sink = static_cast<double>(builtInCatalog().devices.size()); });
    const Catalog catalog = builtInCatalog();
    const EstimateContext context{&catalog, Date{2026, 11, 30}};
    const Plan plan = trainAndServe();
    const Estimate estimate = evaluate(plan, plan.base(), context);
    if (!estimate.complete) {
        std::fputs("the benchmark's plan is not complete\n", stderr);
        return 1;
    }
    Inputs inputs = estimate.inputs;
    report("compute", secondsPerCall(15, 20000, [&](int i) {
               inputs.mfu = 0.4 + i * 1e-9;
               sink = compute(inputs)[Figure::TotalCost];
           }), 2e-6, powSeconds);
    report("evaluate", secondsPerCall(15, 2000, [&](int) { sink = evaluate(plan, plan.base(), context)[Figure::TotalCost]; }), 50e-6, powSeconds);
    report("built-in catalog", loadSeconds, 8e-3, powSeconds);
    return 0;
}
