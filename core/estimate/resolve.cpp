// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/resolve.h"

#include "core/base/trnoop.h"
#include "core/money/pricelookup.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

constexpr double mfuRarelyAbove = 0.65;
constexpr double mfuRarelyBelow = 0.05;
// Purchase prices of the catalog are for the accelerator alone; server, network and storage add half (model specification E.2).
constexpr double serverShareOfCapex = 0.5;

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

/// One pass over the decisions of a scenario; each step fills its part of the estimate.
class Resolver {
public:
    Resolver(Estimate& estimate, const Plan& plan, const EstimateContext& context)
        : m_estimate(estimate), m_decisions(estimate.decisions), m_in(estimate.inputs), m_facts(plan, context), m_predictor(context.predictor),
          m_today(formatDate(context.today))
    {
    }

    void run()
    {
        resolveModel();
        resolveWork();
        resolveHardware();
        predict();
        resolvePrices();
        resolveOverheads();
        resolveServing();
        resolveFrame();
    }

private:
    void report(Severity severity, std::string_view code, std::string field, std::string_view text, std::vector<IssueArgument> arguments = {})
    {
        m_estimate.issues.push_back(makeIssue(severity, code, std::move(field), text, std::move(arguments)));
    }
    void error(std::string_view code, std::string field, std::string_view text, std::vector<IssueArgument> arguments = {})
    {
        report(Severity::Error, code, std::move(field), text, std::move(arguments));
    }

    void resolveModel();
    [[nodiscard]] Result<Model> presetModel();
    void resolveWork();
    void resolveAdapters();
    void resolveRollouts();
    [[nodiscard]] double forwardOf(const std::string& presetId, std::string field);
    void resolveHardware();
    void predict();
    void usePrediction(const Prediction& prediction);
    void resolvePrices();
    void resolveDevicePrice();
    void resolveOverheads();
    void resolveServing();
    void resolveOption(OptionEstimate& option, const PlannedOption& planned, ServingOption& rates);
    void resolveApi(OptionEstimate& option, ServingOption& rates);
    void resolveFleet(OptionEstimate& option, ServingOption& rates);
    void need(OptionEstimate& option, const std::optional<double>& value, double& target, std::string_view field, std::string_view text);
    [[nodiscard]] int optionIndex(const std::string& id) const;
    void resolveFrame();
    [[nodiscard]] double inUsd(double amount, Currency currency) const { return convert(amount, currency, Currency::Usd, m_in.usdCny); }
    void noteAge(Origin& origin, std::string_view day);

    Estimate& m_estimate;
    const Decisions& m_decisions;
    Inputs& m_in;
    Facts m_facts;
    const Predictor* m_predictor;
    std::string m_today;
    Model m_model;
    DeviceSpec m_spec;
};

Result<Model> Resolver::presetModel()
{
    const ModelPreset* preset = m_facts.model(m_decisions.model);
    m_estimate.preset = preset;
    if (!preset)
        return fail(code::unsupported, "model", CORE_TR_NOOP("core", "The model %1 is in no list. Choose another, or enter the parameter count."), {m_decisions.model});
    m_estimate.modelName = preset->name;
    if (!preset->architecture) {
        const auto total = m_decisions.totalParameters ? m_decisions.totalParameters : preset->publishedTotal;
        return modelOf(total, m_decisions.activeParameters ? m_decisions.activeParameters : preset->publishedActive);
    }
    Architecture architecture = *preset->architecture;
    const auto rows = architectureFields();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (m_decisions.architecture[i])
            architecture.*rows[i].member = *m_decisions.architecture[i];
    }
    m_estimate.architecture = architecture;
    Result<Model> model = modelOf(architecture, m_decisions.totalParameters, m_decisions.activeParameters);
    m_estimate.hasArchitecture = model.has_value();
    if (!model && findFieldRow("arch_" + model.error().field))
        model.error().field = "arch_" + model.error().field;
    return model;
}

void Resolver::resolveModel()
{
    Result<Model> model = m_decisions.modelSource == ModelSource::Preset ? presetModel() : modelOf(m_decisions.totalParameters, m_decisions.activeParameters);
    if (!model) {
        Issue issue = model.error();
        // Without any count there is nothing to plan: an error, where a missing price only leaves the money open.
        if (issue.code == code::missing)
            issue = makeIssue(Severity::Error, code::range, "n_total", CORE_TR_NOOP("core", "Enter the number of parameters, such as 70B."));
        else if (issue.field.empty())
            issue.field = "n_total";
        m_estimate.issues.push_back(std::move(issue));
        return;
    }
    m_model = *model;
    if (m_model.overridden)
        report(Severity::Warning, code::overridden, m_decisions.activeParameters ? "n_active" : "n_total",
               CORE_TR_NOOP("core", "The typed parameter count replaces the one counted from the shape; FLOPs are scaled by it."));
    if (lacksArchitecture(m_model, m_decisions.convention == Convention::SixN ? FlopsConvention::SixN : FlopsConvention::Exact))
        report(Severity::Note, code::noArchitecture, "convention", CORE_TR_NOOP("core", "Only the parameter count is known: FLOPs are counted by 6N."));
    m_in.totalParameters = m_model.total;
    m_in.activeParameters = m_model.active;
    m_in.matmulParameters = m_model.matmul;
}

double Resolver::forwardOf(const std::string& presetId, std::string field)
{
    const ModelPreset* preset = m_facts.model(presetId);
    if (!preset) {
        error(code::unsupported, std::move(field), CORE_TR_NOOP("core", "The model %1 is in no list."), {presetId});
        return 0;
    }
    const Result<Model> model = preset->architecture ? modelOf(*preset->architecture) : modelOf(preset->publishedTotal, preset->publishedActive);
    if (!model) {
        error(code::unsupported, std::move(field), CORE_TR_NOOP("core", "The model %1 has no parameter count."), {presetId});
        return 0;
    }
    return forwardFlops(*model, scoredLength(m_in.work.method, m_in.sequenceLength, m_in.work.promptTokens, m_in.work.responseTokens),
                        static_cast<FlopsConvention>(m_decisions.convention), static_cast<AttentionConvention>(m_decisions.attention))
        .all();
}

void Resolver::resolveAdapters()
{
    static constexpr unsigned targets[] = {allAdapterTargets, TargetQ | TargetK | TargetV | TargetO, TargetQ | TargetV};
    if (m_decisions.loraParameters) {
        m_in.work.adapterParameters = *m_decisions.loraParameters;
        return;
    }
    const Result<double> counted = adapterParameters(m_model, m_decisions.loraRank, targets[static_cast<std::size_t>(m_decisions.loraTargets)]);
    if (!counted)
        error(code::range, "lora_params", CORE_TR_NOOP("core", "Rank and targets do not tell the adapters' size for this model. Enter it, such as 200M."));
    m_in.work.adapterParameters = counted.value_or(0);
}

void Resolver::resolveRollouts()
{
    ComputeInputs& work = m_in.work;
    const bool ppo = work.method == TrainingMethod::Ppo;
    work.prompts = m_decisions.prompts;
    work.promptTokens = m_decisions.promptTokens;
    work.responseTokens = m_decisions.responseTokens;
    work.innerEpochs = m_decisions.innerEpochs;
    work.groupSize = m_decisions.groupSize.value_or(ppo ? 1 : 8);
    work.sharedPrefix = !ppo;
    work.recomputeOldLogprobs = ppo || work.innerEpochs > 1;
    work.klReference = m_decisions.klReference;
}

void Resolver::resolveWork()
{
    // "continue" is pretraining in every number; the list keeps the word because users look for it.
    static constexpr TrainingMethod methods[] = {TrainingMethod::Pretrain, TrainingMethod::Pretrain, TrainingMethod::Sft, TrainingMethod::Lora, TrainingMethod::Qlora,
                                                 TrainingMethod::Freeze, TrainingMethod::Dpo, TrainingMethod::Ppo, TrainingMethod::Grpo, TrainingMethod::Distill};
    ComputeInputs& work = m_in.work;
    work.method = methods[static_cast<std::size_t>(m_decisions.method)];
    work.recompute = static_cast<Recompute>(m_decisions.recompute);
    work.tokens = m_decisions.tokens;
    work.epochs = m_decisions.epochs;
    work.dgradFraction = m_decisions.dgradFraction;
    work.trainableFraction = m_decisions.trainableFraction;
    work.dequantTimeFactor = m_decisions.dequantTimeFactor;
    work.referenceCached = m_decisions.referenceCached;
    work.teacherCached = m_decisions.teacherCached;
    const bool rollouts = isReinforcement(work.method);
    if (rollouts)
        resolveRollouts();
    m_in.sequenceLength = m_decisions.sequenceLength;
    if (m_model.total > 0) {
        const double length = scoredLength(work.method, m_in.sequenceLength, work.promptTokens, work.responseTokens);
        work.policy = forwardFlops(m_model, length, static_cast<FlopsConvention>(m_decisions.convention), static_cast<AttentionConvention>(m_decisions.attention));
        if (usesAdapters(work.method))
            resolveAdapters();
    }
    work.reference = work.policy.all();
    if (work.method == TrainingMethod::Distill)
        work.teacher = forwardOf(m_decisions.teacher, "teacher");
    if (rollouts) {
        const double sameSize = 2 * m_model.active;
        const bool ppo = work.method == TrainingMethod::Ppo;
        work.reward = !m_decisions.rewardModel.empty() ? forwardOf(m_decisions.rewardModel, "reward_model") : ppo ? sameSize : 0;
        work.critic = ppo ? sameSize : 0;
    }
    m_in.generationMfu = m_decisions.generationMfu;
}

void Resolver::resolveHardware()
{
    const Device* device = m_facts.device(m_decisions.device);
    m_estimate.device = device;
    m_in.devices = m_decisions.devices;
    m_in.mfu = m_decisions.mfu.value_or(assumedMfu(m_decisions.precision));
    m_in.goodput = m_decisions.goodput.value_or(assumedGoodput);
    // Usual batch tokens by model size (model specification D.11).
    const double batchTokens = m_model.active < 6e9 ? 1048576.0 : m_model.active < 2e11 ? 4194304.0 : 16777216.0;
    const double usual = m_in.devices * std::max(1.0, std::round(batchTokens / (m_in.sequenceLength * m_in.devices)));
    m_in.globalBatch = m_decisions.globalBatch.value_or(usual);
    if (m_decisions.mfu && m_in.mfu > mfuRarelyAbove)
        report(Severity::Warning, code::mfuHigh, "mfu", CORE_TR_NOOP("core", "Above 65%: no published run of this kind reaches it. Check the peak and the FLOPs that it refers to."));
    if (m_decisions.mfu && m_in.mfu < mfuRarelyBelow)
        report(Severity::Warning, code::mfuLow, "mfu", CORE_TR_NOOP("core", "Below 5%: that wastes most of the rent. Check the peak and the FLOPs that it refers to."));
    if (!device) {
        error(code::unsupported, "device", CORE_TR_NOOP("core", "The device %1 is in no list."), {m_decisions.device});
        return;
    }
    m_estimate.deviceName = device->name;
    m_spec = m_facts.specOf(*device, m_decisions.specBook);
    m_in.devicePower = m_spec.power;
    m_in.peakFlops = m_spec.peakOf(m_decisions.precision);
    if (m_in.peakFlops <= 0)
        error(code::unsupported, "precision", CORE_TR_NOOP("core", "%1 has no unit for %2. Choose a precision that it supports."),
              {device->name, std::string(formatName(m_decisions.precision))});
}

void Resolver::usePrediction(const Prediction& prediction)
{
    if (!prediction.fits) {
        // The money can still be estimated with an assumed MFU; that the job does not fit must be seen beside it.
        Issue issue = prediction.problem.value_or(Issue{});
        issue.severity = Severity::Warning;
        m_estimate.issues.push_back(std::move(issue));
        return;
    }
    // The search's time per token, expressed as an MFU on the plan's own basis: its FLOPs and the peak of its precision.
    ComputeInputs step = m_in.work;
    if (!usesAdapters(step.method))
        step.method = TrainingMethod::Pretrain;
    step.tokens = m_in.globalBatch * m_in.sequenceLength;
    step.epochs = 1;
    const double factor = step.method == TrainingMethod::Qlora ? step.dequantTimeFactor : 1;
    const double mfu = trainingCompute(step).policyTrain * factor / (m_in.devices * m_in.peakFlops * prediction.best.time.step);
    if (!(mfu > 0 && mfu <= 1))
        return;
    m_in.bestPlanMfu = mfu;
    m_in.typicalMfu = mfu * prediction.typical;
    if (m_decisions.mfu)
        return;
    m_in.mfu = mfu;
    m_in.goodput = m_decisions.goodput.value_or(prediction.realisation);
    m_estimate.mfuOrigin = OriginKind::Predicted;
}

void Resolver::predict()
{
    m_estimate.mfuOrigin = m_decisions.mfu ? OriginKind::Typed : OriginKind::Default;
    const bool possible = m_predictor && m_model.hasArchitecture && m_estimate.device && m_in.peakFlops > 0 && m_decisions.precision != Format::Int8
                       && m_in.globalBatch > 0 && m_in.work.policy.all() > 0;
    if (!possible)
        return;
    PredictionRequest request;
    request.architecture = m_model.architecture;
    request.matmul = m_model.matmul;
    request.sequenceLength = m_in.sequenceLength;
    request.globalBatch = m_in.globalBatch;
    request.method = m_in.work.method == TrainingMethod::Lora ? TuningMethod::Lora : m_in.work.method == TrainingMethod::Qlora ? TuningMethod::Qlora
                   : m_in.work.method == TrainingMethod::Pretrain                                                              ? TuningMethod::Pretrain
                                                                                                                               : TuningMethod::Sft;
    request.format = m_decisions.precision;
    request.loraParameters = m_in.work.adapterParameters;
    request.device = m_spec;
    request.device.node = m_decisions.devicesPerNode.value_or(m_spec.node);
    request.devices = m_in.devices;
    m_estimate.predictionRequest = request;
    m_estimate.prediction = m_predictor->predict(request);
    if (m_estimate.prediction)
        usePrediction(*m_estimate.prediction);
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
        error(code::missing, "price", CORE_TR_NOOP("core", "%1 has no %2 price for %3. Enter a price, or choose another book or kind."), {book->id, kind, name});
        return;
    }
    const PriceRow& row = book->rows[quote->entryIndex];
    m_in.price = quote->price;
    m_in.priceKnown = true;
    Origin& origin = m_estimate.priceOrigin;
    origin = originOf(OriginKind::Catalog, row.provenance);
    origin.book = book->id;
    origin.provider = row.provider;
    noteAge(origin, row.validFrom.empty() ? row.provenance.asOf : row.validFrom);
    if (origin.ageDays && *origin.ageDays > staleDays)
        report(Severity::Warning, code::priceStale, "price", CORE_TR_NOOP("core", "This price is %1 days old. Check it before you use the result."), {*origin.ageDays});
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
            report(Severity::Warning, code::sharesNormalised, "share_run", CORE_TR_NOOP("core", "Shares add up to %1, not 1; they are scaled to 1."), {sum});
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
    need(option, o.capexPerDevice, rates.capexPerDevice, "capex_per_device", CORE_TR_NOOP("core", "No purchase price is known for this device. Enter one."));
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
    case OptionKind::Api: return resolveApi(option, rates);
    case OptionKind::Fleet: return resolveFleet(option, rates);
    case OptionKind::PerToken: break;
    }
    rates.kind = ServingKind::UnitCost;
    rates.costInput = planned.costPerMInput.value_or(0);
    rates.costOutput = planned.costPerMOutput.value_or(0);
    if (!planned.costPerMInput && !planned.costPerMOutput) {
        option.known = false;
        error(code::missing, optionPath(option.id, "cost_per_m_output"), CORE_TR_NOOP("core", "Enter what a million tokens cost you, input, output or both."));
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

}  // namespace

double assumedMfu(Format precision)
{
    switch (precision) {
    case Format::Bf16: return 0.40;
    case Format::Fp8: return 0.30;
    case Format::Int8: return 0.30;
    case Format::Fp4: return 0.20;
    }
    return 0.40;
}

std::optional<double> daysBetween(std::string_view from, std::string_view to)
{
    const std::optional<Date> first = parseDate(from);
    const std::optional<Date> last = parseDate(to);
    if (!first || !last)
        return std::nullopt;
    return static_cast<double>(daysSinceEpoch(*last) - daysSinceEpoch(*first));
}

void resolve(Estimate& estimate, const Plan& plan, const Scenario& scenario, const EstimateContext& context)
{
    estimate.decisions = decide(plan, scenario, estimate.issues);
    Resolver(estimate, plan, context).run();
}

}  // namespace outlay
