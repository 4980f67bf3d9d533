// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/eval/operations.h"

#include "core/base/trnoop.h"
#include "core/serving/tco.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace outlay {

namespace {

Json optionalJson(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

ServingDemand readDemand(JsonReader& request)
{
    ServingDemand demand;
    demand.months = static_cast<int>(request.integer("months", between(1, maxServingMonths), 12));
    demand.users = request.number("users", atLeast(0));
    demand.growthPerMonth = request.number("growth_per_month", above(-1), 0);
    demand.inputTokensPerUserDay = request.number("input_tokens_user_day", atLeast(0), 0);
    demand.outputTokensPerUserDay = request.number("output_tokens_user_day", atLeast(0), 0);
    demand.cachedFraction = request.number("cached_fraction", between(0, 1), 0);
    demand.daysPerMonth = request.number("days_per_month", above(0), daysPerServingMonth);
    demand.discountRate = request.number("discount_rate", above(-1), 0);
    return demand;
}

void readApi(JsonReader& reader, ServingOption& option)
{
    option.kind = ServingKind::Api;
    option.priceInput = reader.number("price_input", atLeast(0), 0);
    option.priceCached = reader.number("price_cached", atLeast(0), option.priceInput);
    option.priceOutput = reader.number("price_output", atLeast(0), 0);
    option.batchShare = reader.number("batch_share", between(0, 1), 0);
    option.batchDiscount = reader.number("batch_discount", between(0, 1), 0);
    option.priceDeclinePerYear = reader.number("price_decline_per_year", {.high = 1}, 0);
}

void readFleet(JsonReader& reader, ServingOption& option)
{
    option.outputTokensPerSecondReplica = reader.number("output_tokens_per_s_replica", above(0));
    option.peakFactor = reader.number("peak_factor", above(0), option.peakFactor);
    option.targetUtilisation = reader.number("target_utilisation", aboveUpTo(0, 1), option.targetUtilisation);
    option.spareReplicas = reader.integer("spare_replicas", atLeast(0), option.spareReplicas);
    option.devicesPerReplica = reader.integer("devices_per_replica", atLeast(1), option.devicesPerReplica);
    const bool owned = reader.choice("ownership", {"rent", "own"}, 0, code::range) == 1;
    option.kind = owned ? ServingKind::OwnedFleet : ServingKind::RentedFleet;
    if (!owned) {
        option.price = reader.number("price", atLeast(0));
        return;
    }
    option.capexPerDevice = reader.number("capex_per_device", atLeast(0));
    option.opexPerDeviceMonth = reader.number("opex_per_device_month", atLeast(0), 0);
    option.residualFraction = reader.number("residual_fraction", between(0, 1), 0);
}

ServingOption readOption(JsonReader& reader)
{
    ServingOption option;
    option.oneOff = reader.number("one_off", atLeast(0), 0);
    option.fixedPerMonth = reader.number("fixed_per_month", anyNumber(), 0);
    if (reader.choice("kind", {"api", "self"}, std::nullopt, code::range) == 0) {
        readApi(reader, option);
    } else if (reader.has("cost_per_m_input") || reader.has("cost_per_m_output")) {
        option.kind = ServingKind::UnitCost;
        option.costInput = reader.number("cost_per_m_input", atLeast(0), 0);
        option.costOutput = reader.number("cost_per_m_output", atLeast(0), 0);
    } else {
        readFleet(reader, option);
    }
    return option;
}

// Names of the two options of `compare`; empty when it is absent.
std::vector<std::string> readCompared(JsonReader& request, const std::set<std::string>& names)
{
    const Json* list = request.find("compare");
    if (!list)
        return {};
    std::vector<std::string> compared;
    if (list->is_array()) {
        for (const Json& item : *list) {
            if (item.is_string() && !isNonFinite(item))
                compared.push_back(item.get<std::string>());
        }
    }
    if (!list->is_array() || compared.size() != list->size()) {
        request.reject(code::type, "compare", CORE_TR_NOOP("core", "%1 must be %2"), {request.pathOf("compare"), std::string("a list of two names")});
    } else if (compared.size() != 2) {
        request.reject(code::range, "compare", CORE_TR_NOOP("core", "compare must name two options, not %1"), {double(compared.size())});
    } else {
        for (const std::string& name : compared) {
            if (!names.contains(name))
                request.reject(code::range, "compare", CORE_TR_NOOP("core", "compare: no option is named \"%1\""), {name});
        }
    }
    return compared;
}

Result<Json> runTco(JsonReader& request, const EvaluationContext&)
{
    const ServingDemand demand = readDemand(request);
    std::vector<std::string> order;
    std::vector<ServingOption> options;
    std::set<std::string> names;
    for (JsonReader& reader : request.objects("options")) {
        order.push_back(reader.text("name"));
        if (!names.insert(order.back()).second)
            reader.reject(code::range, "name", CORE_TR_NOOP("core", "%1: another option is named \"%2\" already"),
                          {reader.pathOf("name"), order.back()});
        options.push_back(readOption(reader));
        if (request.failed())
            return request.failure();
    }
    const std::vector<std::string> compared = readCompared(request, names);
    if (request.failed())
        return request.failure();

    const MonthTokens tokens = firstMonthTokens(demand);
    Json result = {{"tokens_m_first_month", {{"input", tokens.input}, {"output", tokens.output}}},
                   {"total", Json::object()},
                   {"npv", Json::object()},
                   {"monthly", Json::object()},
                   {"cumulative", Json::object()}};
    std::vector<std::vector<double>> cumulative;
    const auto months = static_cast<std::size_t>(demand.months);
    for (std::size_t i = 0; i < options.size(); ++i) {
        std::vector<double> monthly(months);
        cumulative.emplace_back(months + 1);
        const OptionTotals totals = servingSeries(demand, options[i], monthly, cumulative.back());
        result["total"][order[i]] = totals.total;
        result["npv"][order[i]] = totals.npv;
        result["monthly"][order[i]] = std::move(monthly);
        result["cumulative"][order[i]] = cumulative.back();
    }
    if (compared.empty())
        return result;
    const auto indexOf = [&](const std::string& name) {
        return static_cast<std::size_t>(std::find(order.begin(), order.end(), name) - order.begin());
    };
    const std::vector<double>& a = cumulative[indexOf(compared[0])];
    const std::vector<double>& b = cumulative[indexOf(compared[1])];
    result["crossover_month"] = optionalJson(crossoverMonth(a, b));
    result["ratio"] = b.back() != 0 ? Json(a.back() / b.back()) : Json();
    return result;
}

Result<Json> runTcoSeed(JsonReader& request, const EvaluationContext&)
{
    SimpleTco input;
    input.trainingCost = request.number("training_cost", atLeast(0));
    input.pricePerM = request.number("price_per_m", atLeast(0));
    input.users = request.number("users", atLeast(0));
    input.tokensPerUserDay = request.number("tokens_user_day", atLeast(0));
    input.months = request.integer("months", between(1, maxServingMonths), input.months);
    input.apiPricePerM = request.optionalNumber("api_price_per_m", atLeast(0));
    if (request.failed())
        return request.failure();
    const SimpleTcoResult simple = simpleTco(input);
    return Json{{"tokens", simple.tokensM},
                {"monthly_inference", simple.monthlyInference},
                {"total", simple.total},
                {"inference_share", optionalJson(simple.inferenceShare)},
                {"training_over_monthly", optionalJson(simple.trainingOverMonthly)},
                {"break_even_months", optionalJson(simple.breakEvenMonths)}};
}

constexpr std::array<Operation, 2> operations = {{{"tco", runTco}, {"tco_seed", runTcoSeed}}};

}  // namespace

std::span<const Operation> servingOperations() { return operations; }

}  // namespace outlay
