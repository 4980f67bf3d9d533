// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The steps of resolve() that concern money: prices, overheads, ways to serve, and the frame of dates and budget.
#include "core/estimate/resolver.h"

#include "core/base/trnoop.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

// Purchase prices of the catalog are for the accelerator alone; server, network and storage add half (model specification E.2).
constexpr double serverShareOfCapex = 0.5;

}  // namespace

Origin originOf(OriginKind kind, const Provenance& provenance)
{
    Origin origin;
    origin.kind = kind;
    origin.source = provenance.source;
    origin.asOf = provenance.asOf;
    origin.confidence = confidenceName(provenance.confidence);
    origin.note = provenance.note;
    return origin;
}

void Resolver::noteAge(Origin& origin, std::string_view day)
{
    origin.ageDays = daysBetween(firstDayOf(day), m_today);
    if (origin.ageDays)
        m_estimate.oldestPriceAgeDays = std::max(m_estimate.oldestPriceAgeDays.value_or(0), *origin.ageDays);
}

void Resolver::resolveDevicePrice()
{
    if (m_decisions.price) {
        m_in.price = *m_decisions.price;
        m_in.priceKnown = true;
        m_estimate.priceOrigin.kind = OriginKind::Typed;
        return;
    }
    const PriceBook* book = m_facts.priceBook(m_decisions.priceBook, m_decisions.device);
    if (!book) {
        error(code::unsupported, "price_book", CORE_TR_NOOP("core", "There is no price book %1."), {m_decisions.priceBook});
        return;
    }
    const std::string name = m_estimate.device ? m_estimate.device->name : m_decisions.device;
    const std::string kind(priceKindName(m_decisions.priceKind));
    PriceQuery query;
    query.device = m_decisions.device;
    query.kind = m_decisions.priceKind;
    if (!m_decisions.provider.empty())
        query.provider = m_decisions.provider;
    if (!m_decisions.region.empty())
        query.region = m_decisions.region;
    query.date = parseDate(m_decisions.priceDate.empty() ? m_today : m_decisions.priceDate).value_or(Date{});
    query.cnyPerUsd = m_in.usdCny;
    const Result<PriceQuote> quote = lookUpPrice(*book, query);
    m_estimate.priceOrigin.kind = OriginKind::Catalog;
    m_estimate.priceOrigin.book = book->id;
    if (!quote) {
        error(code::missing, "price", CORE_TR_NOOP("core", "%1 has no %2 price for %3. Enter a price, or choose another book or kind."),
              {book->id, kind, name});
        return;
    }
    const PriceRow& row = book->rows[quote->entryIndex];
    m_in.price = quote->price;
    m_in.priceKnown = true;
    Origin& origin = m_estimate.priceOrigin;
    origin = originOf(OriginKind::Catalog, row.provenance);
    origin.book = book->id;
    origin.provider = row.provider;
    noteAge(origin, row.provenance.asOf.empty() ? row.validFrom : row.provenance.asOf);
    if (origin.ageDays && *origin.ageDays > staleDays)
        report(Severity::Warning, code::priceStale, "price", CORE_TR_NOOP("core", "This price is %1 days old. Check it before you use the result."),
               {*origin.ageDays});
}

void Resolver::resolvePrices()
{
    m_in.hoursPerMonth = m_decisions.hoursPerMonth;
    const FxRate* rate = m_facts.usdCny();
    if (m_decisions.usdCny) {
        m_in.usdCny = *m_decisions.usdCny;
        m_estimate.fxOrigin.kind = OriginKind::Typed;
    } else if (rate) {
        m_in.usdCny = rate->from == Currency::Usd ? rate->rate : 1 / rate->rate;
        m_estimate.fxOrigin = originOf(OriginKind::Catalog, rate->provenance);
        m_estimate.fxOrigin.ageDays = daysBetween(firstDayOf(rate->date.empty() ? rate->provenance.asOf : rate->date), m_today);
    } else {
        m_in.usdCny = PriceQuery::defaultCnyPerUsd;
    }
    resolveDevicePrice();
}

void Resolver::resolveOverheads()
{
    const Decisions& d = m_decisions;
    m_in.sharesMode = d.costMode == CostMode::Shares;
    m_in.anchor = static_cast<ShareAnchor>(d.anchor);
    const auto items = costItems();
    double sum = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        m_in.shares.*items[i].amount = d.shares[i];
        sum += d.shares[i];
    }
    if (m_in.sharesMode && std::abs(sum - 1) > 1e-9) {
        if (sum <= 0)
            error(code::range, "share_run", CORE_TR_NOOP("core", "All shares are 0. Give at least the final run a share."));
        else
            report(Severity::Warning, code::sharesNormalised, "share_run", CORE_TR_NOOP("core", "Shares add up to %1, not 1; they are scaled to 1."),
                   {sum});
    }
    BottomUpInput& b = m_in.bottomUp;
    b.experimentsFraction = d.experimentsFraction;
    b.failedFraction = d.failedFraction;
    b.checkpointBytesPerParameter = d.checkpointBytesPerParameter;
    b.checkpointIntervalHours = d.checkpointIntervalHours;
    b.checkpointPermanentEvery = d.checkpointPermanentEvery;
    b.checkpointKeepLast = d.checkpointKeepLast;
    b.retentionMonths = d.retentionMonths;
    b.storagePerGbMonth = d.storagePerGbMonth;
    b.datasetTokens = d.datasetTokens.value_or(isReinforcement(m_in.work.method) ? d.prompts * d.promptTokens : d.tokens);
    b.bytesPerToken = d.bytesPerToken;
    b.datasetCopies = d.datasetCopies;
    b.datasetExtraMonths = d.datasetExtraMonths;
    b.logGbPerDay = d.logGbPerDay;
    b.logRetentionMonths = d.logRetentionMonths;
    b.networkPerDeviceHour = d.networkPerDeviceHour;
    b.egressGb = d.egressGb;
    b.egressPerGb = d.egressPerGb;
    b.rawTb = d.rawTb;
    b.collectionPerTb = d.collectionPerTb;
    b.cleaningPerTb = d.cleaningPerTb;
    b.labelledSamples = d.labelledSamples;
    b.pricePerSample = d.pricePerSample;
    b.fteMonths = d.fteMonths;
    b.costPerFteMonth = d.costPerFteMonth;
    b.contingency = d.contingency;
}

void Resolver::need(OptionEstimate& option, const std::optional<double>& value, double& target, std::string_view field, std::string_view text)
{
    target = value.value_or(0);
    if (value)
        return;
    option.known = false;
    error(code::missing, optionPath(option.id, field), text);
}

void Resolver::resolveApi(OptionEstimate& option, ServingOption& rates)
{
    PlannedOption& o = option.resolved;
    const ApiPrice* price = o.apiModel.empty() ? nullptr : m_facts.apiPrice(o.apiModel);
    if (!o.apiModel.empty() && !price)
        error(code::unsupported, optionPath(o.id, "api_model"), CORE_TR_NOOP("core", "The API model %1 is in no price list."), {o.apiModel});
    if (price) {
        option.priceOrigin = originOf(OriginKind::Catalog, price->provenance);
        option.priceOrigin.provider = price->provider;
        noteAge(option.priceOrigin, price->provenance.asOf);
        const auto listed = [&](const std::optional<double>& flat, std::optional<double> ApiTier::*tier) -> std::optional<double> {
            const std::optional<double> amount = flat ? flat : price->tiers.empty() ? std::nullopt : price->tiers.front().*tier;
            return amount ? std::optional(inUsd(*amount, price->currency)) : std::nullopt;
        };
        if (!o.priceInput)
            o.priceInput = listed(price->input, &ApiTier::input);
        if (!o.priceOutput)
            o.priceOutput = listed(price->output, &ApiTier::output);
        if (!o.priceCached)
            o.priceCached = listed(price->cachedInput, &ApiTier::cachedInput);
    }
    if (!o.priceCached)
        o.priceCached = o.priceInput;
    rates.kind = ServingKind::Api;
    const bool input = m_decisions.inputTokensUserDay > 0;
    if (input)
        need(option, o.priceInput, rates.priceInput, "price_input", CORE_TR_NOOP("core", "No input price. Choose an API model or enter it."));
    need(option, o.priceOutput, rates.priceOutput, "price_output", CORE_TR_NOOP("core", "No output price. Choose an API model or enter it."));
    rates.priceCached = o.priceCached.value_or(0);
    rates.batchShare = o.batchShare;
    rates.batchDiscount = o.batchDiscount;
    rates.priceDeclinePerYear = o.declinePerYear;
}

void Resolver::resolveFleet(OptionEstimate& option, ServingOption& rates)
{
    PlannedOption& o = option.resolved;
    rates.kind = o.ownership == Ownership::Rent ? ServingKind::RentedFleet : ServingKind::OwnedFleet;
    need(option, o.throughput, rates.outputTokensPerSecondReplica, "output_tokens_per_s_replica",
         CORE_TR_NOOP("core", "Enter the output tokens per second of one replica, measured under load."));
    rates.peakFactor = o.peakFactor;
    rates.targetUtilisation = o.targetUtilisation;
    rates.spareReplicas = o.spareReplicas;
    rates.devicesPerReplica = o.devicesPerReplica;
    if (o.ownership == Ownership::Rent) {
        if (!o.price && m_in.priceKnown) {
            o.price = m_in.price;
            option.priceOrigin = m_estimate.priceOrigin;
        }
        need(option, o.price, rates.price, "price", CORE_TR_NOOP("core", "No device price. Enter one here or in Prices."));
        return;
    }
    const Device* device = m_estimate.device;
    if (!o.capexPerDevice && device && device->purchase && device->purchase->typical) {
        o.capexPerDevice = *device->purchase->typical * (1 + serverShareOfCapex);
        option.priceOrigin = originOf(OriginKind::Catalog, device->purchase->provenance);
        noteAge(option.priceOrigin, device->purchase->provenance.asOf);
    }
    need(option, o.capexPerDevice, rates.capexPerDevice, "capex_per_device",
         CORE_TR_NOOP("core", "No purchase price is known for this device. Enter one."));
    rates.opexPerDeviceMonth = o.opexPerDeviceMonth;
    rates.residualFraction = o.residualFraction;
}

void Resolver::resolveOption(OptionEstimate& option, const PlannedOption& planned, ServingOption& rates)
{
    option.id = planned.id;
    option.name = planned.name;
    option.kind = planned.kind;
    option.ownership = planned.ownership;
    option.known = true;
    option.resolved = planned;
    option.trainingIncluded = planned.trainingIncluded.value_or(planned.kind != OptionKind::Api);
    rates.oneOff = planned.oneOff;
    rates.fixedPerMonth = planned.fixedPerMonth;
    switch (planned.kind) {
    case OptionKind::Api:
        return resolveApi(option, rates);
    case OptionKind::Fleet:
        return resolveFleet(option, rates);
    case OptionKind::PerToken:
        break;
    }
    rates.kind = ServingKind::UnitCost;
    rates.costInput = planned.costPerMInput.value_or(0);
    rates.costOutput = planned.costPerMOutput.value_or(0);
    if (!planned.costPerMInput && !planned.costPerMOutput) {
        option.known = false;
        error(code::missing, optionPath(option.id, "cost_per_m_output"),
              CORE_TR_NOOP("core", "Enter what a million tokens cost you, input, output or both."));
    }
}

int Resolver::optionIndex(const std::string& id) const
{
    const auto& options = m_decisions.options;
    const auto found = std::find_if(options.begin(), options.end(), [&](const PlannedOption& option) { return option.id == id; });
    return found == options.end() ? -1 : static_cast<int>(found - options.begin());
}

void Resolver::resolveServing()
{
    const Decisions& d = m_decisions;
    m_in.hasServing = hasServing(d);
    if (!m_in.hasServing)
        return;
    ServingDemand& demand = m_in.demand;
    demand.months = static_cast<int>(d.tcoMonths);
    demand.users = d.users;
    demand.growthPerMonth = d.growthPerMonth;
    demand.inputTokensPerUserDay = d.inputTokensUserDay;
    demand.outputTokensPerUserDay = d.outputTokensUserDay;
    demand.cachedFraction = d.cachedFraction;
    demand.daysPerMonth = d.hoursPerMonth / 24;
    demand.discountRate = d.discountRate;

    std::vector<ServingOption>& rates = m_estimate.optionRates;
    rates.resize(d.options.size());
    m_estimate.options.resize(d.options.size());
    for (std::size_t i = 0; i < d.options.size(); ++i)
        resolveOption(m_estimate.options[i], d.options[i], rates[i]);

    m_estimate.servingIndex = std::max(0, optionIndex(d.servingOption));
    m_estimate.comparedIndex = optionIndex(d.comparedOption);
    const auto isApi = [&](int i) { return d.options[static_cast<std::size_t>(i)].kind == OptionKind::Api; };
    for (int i = 0; m_estimate.comparedIndex < 0 && i < static_cast<int>(d.options.size()); ++i) {
        if (i != m_estimate.servingIndex && isApi(i) != isApi(m_estimate.servingIndex))
            m_estimate.comparedIndex = i;
    }
    if (m_estimate.comparedIndex == m_estimate.servingIndex)
        m_estimate.comparedIndex = -1;
    const auto serving = static_cast<std::size_t>(m_estimate.servingIndex);
    m_in.serving = rates[serving];
    m_in.servingKnown = m_estimate.options[serving].known;
    m_in.trainingIncluded = m_estimate.options[serving].trainingIncluded;
    m_in.hasCompared = m_estimate.comparedIndex >= 0;
    if (m_in.hasCompared) {
        const auto compared = static_cast<std::size_t>(m_estimate.comparedIndex);
        m_in.compared = rates[compared];
        m_in.comparedKnown = m_estimate.options[compared].known;
        m_in.comparedTrainingIncluded = m_estimate.options[compared].trainingIncluded;
    }
}

void Resolver::resolveFrame()
{
    m_in.budget = m_decisions.budget.value_or(0);
    const std::string& start = m_decisions.startDate.empty() ? m_today : m_decisions.startDate;
    const std::optional<double> days = daysBetween(start, m_decisions.deadline);
    m_in.hasDeadline = days.has_value();
    m_in.daysToDeadline = days.value_or(0);
    if (days && *days < 0)
        error(code::range, "deadline", CORE_TR_NOOP("core", "The deadline %1 is before the start %2."), {m_decisions.deadline, start});
}

}  // namespace outlay
