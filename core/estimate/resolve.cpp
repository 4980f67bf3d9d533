// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/resolver.h"

#include "core/base/trnoop.h"
#include "core/physics/predictrun.h"

#include <algorithm>

namespace outlay {

namespace {

constexpr double mfuRarelyAbove = 0.65;
constexpr double mfuRarelyBelow = 0.05;

constexpr unsigned targetsOf(LoraTargets targets)
{
    constexpr unsigned sets[] = {allAdapterTargets, TargetQ | TargetK | TargetV | TargetO, TargetQ | TargetV};
    return sets[static_cast<std::size_t>(targets)];
}

/// The library below a name: LLaMA-Factory and axolotl train with Hugging Face's.
std::optional<TuningSoftware> libraryOf(Software software)
{
    switch (software) {
    case Software::HuggingFace:
    case Software::LlamaFactory:
    case Software::Axolotl:
        return TuningSoftware::Torch;
    case Software::Unsloth:
        return TuningSoftware::Unsloth;
    case Software::TorchTune:
        return TuningSoftware::TorchTune;
    case Software::LitGpt:
        return TuningSoftware::LitGpt;
    case Software::TorchTitan:
        return TuningSoftware::TorchTitan;
    case Software::MegatronDeepSpeed:
        return TuningSoftware::MegatronDeepSpeed;
    case Software::Usual:
        break;
    }
    return std::nullopt;
}

}  // namespace

Result<Model> Resolver::presetModel()
{
    const ModelPreset* preset = m_facts.model(m_decisions.model);
    m_estimate.preset = preset;
    if (!preset)
        return fail(code::unsupported, "model", CORE_TR_NOOP("core", "The model %1 is in no list. Choose another, or enter the parameter count."),
                    {m_decisions.model});
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
    Result<Model> model =
        m_decisions.modelSource == ModelSource::Preset ? presetModel() : modelOf(m_decisions.totalParameters, m_decisions.activeParameters);
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
        report(Severity::Note, code::noArchitecture, "convention",
               CORE_TR_NOOP("core", "Only the parameter count is known: FLOPs are counted by 6N."));
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
    if (m_decisions.loraParameters) {
        m_in.work.adapterParameters = *m_decisions.loraParameters;
        return;
    }
    const Result<double> counted = adapterParameters(m_model, m_decisions.loraRank, targetsOf(m_decisions.loraTargets));
    if (!counted)
        error(code::range, "lora_params",
              CORE_TR_NOOP("core", "Rank and targets do not tell the adapters' size for this model. Enter it, such as 200M."));
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
    static constexpr TrainingMethod methods[] = {TrainingMethod::Pretrain, TrainingMethod::Pretrain, TrainingMethod::Sft, TrainingMethod::Lora,
                                                 TrainingMethod::Qlora,    TrainingMethod::Freeze,   TrainingMethod::Dpo, TrainingMethod::Ppo,
                                                 TrainingMethod::Grpo,     TrainingMethod::Distill};
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
        work.policy = forwardFlops(m_model, length, static_cast<FlopsConvention>(m_decisions.convention),
                                   static_cast<AttentionConvention>(m_decisions.attention));
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
    m_in.globalBatch = m_decisions.globalBatch.value_or(defaultGlobalBatch(m_model.active, m_in.sequenceLength, m_in.devices));
    if (m_decisions.mfu && m_in.mfu > mfuRarelyAbove)
        report(Severity::Warning, code::mfuHigh, "mfu",
               CORE_TR_NOOP("core", "Above 65%: no published run of this kind reaches it. Check the peak and the FLOPs that it refers to."));
    if (m_decisions.mfu && m_in.mfu < mfuRarelyBelow)
        report(Severity::Warning, code::mfuLow, "mfu",
               CORE_TR_NOOP("core", "Below 5%: that wastes most of the rent. Check the peak and the FLOPs that it refers to."));
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

void Resolver::noteUnknownSoftware(const Layout& layout)
{
    const std::string name(softwareLabel(m_decisions.software));
    if (m_decisions.software == Software::MegatronDeepSpeed)
        report(Severity::Note, code::softwareMemory, "software",
               CORE_TR_NOOP("core", "What %1 keeps in memory is known for models without experts in BF16 and without adapters. Here the general "
                                    "formulas of memory are used."),
               {name});
    else
        report(Severity::Note, code::softwareMemory, "software",
               CORE_TR_NOOP("core",
                            "What %1 keeps in memory is known for models without experts in BF16, on one device or split by ZeRO 3 alone. For "
                            "%2 the general formulas of memory are used."),
               {name, layoutSummary(layout)});
}

void Resolver::usePrediction(const Prediction& prediction)
{
    if (!prediction.fits) {
        // The money can still be estimated with an assumed MFU; that the job does not fit must be seen beside it.
        if (prediction.problem && prediction.problem->field == "n_devices" && prediction.smallestDevices) {
            report(Severity::Warning, code::infeasible, "n_devices",
                   CORE_TR_NOOP("core",
                                "The job does not fit into the memory of %1 devices; %2 is the smallest number that holds it. The MFU is assumed."),
                   {m_in.devices, *prediction.smallestDevices});
            return;
        }
        Issue issue = prediction.problem.value_or(Issue{});
        issue.severity = Severity::Warning;
        m_estimate.issues.push_back(std::move(issue));
        return;
    }
    if (!prediction.isSoftwareKnown)
        noteUnknownSoftware(prediction.best.layout);
    const double mfu = mfuOfStep(m_in, prediction.best.time.step);
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

bool Resolver::fixLayout(PredictionRequest& request)
{
    Layout layout;
    layout.tp = m_decisions.tensorParallel;
    layout.pp = m_decisions.pipelineStages;
    layout.cp = m_decisions.contextParallel;
    layout.ep = m_decisions.expertParallel;
    layout.virtualStages = m_decisions.virtualStages;
    layout.microBatch = m_decisions.microBatch;
    layout.recompute = static_cast<Recompute>(m_decisions.recompute);
    layout.zero = static_cast<int>(m_decisions.zeroStage);
    request.layout = layout;
    const Result<TrainingJob> job = trainingJob(request);
    if (!job)
        return true;
    const Result<Layout> completed = completedLayout(*job, layout, request.devices);
    if (!completed)
        m_estimate.issues.push_back(completed.error());
    return completed.has_value();
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
    request.usualBatchFor = m_decisions.globalBatch ? 0 : m_model.active;
    request.method = m_in.work.method == TrainingMethod::Lora       ? TuningMethod::Lora
                     : m_in.work.method == TrainingMethod::Qlora    ? TuningMethod::Qlora
                     : m_in.work.method == TrainingMethod::Pretrain ? TuningMethod::Pretrain
                                                                    : TuningMethod::Sft;
    request.format = m_decisions.precision;
    request.loraParameters = m_in.work.adapterParameters;
    if (isFineTuning(m_in.work.method))
        request.software = libraryOf(m_decisions.software);
    if (request.software)
        request.loraTargets = targetsOf(m_decisions.loraTargets);
    request.device = m_spec;
    request.device.node = m_decisions.devicesPerNode.value_or(m_spec.node);
    request.devices = m_in.devices;
    if (m_decisions.layout == LayoutChoice::Fixed && !fixLayout(request))
        return;
    m_estimate.predictionRequest = request;
    m_estimate.prediction = m_predictor->predict(request);
    if (m_estimate.prediction)
        usePrediction(*m_estimate.prediction);
}

double mfuOfStep(const Inputs& inputs, double seconds)
{
    ComputeInputs step = inputs.work;
    if (!usesAdapters(step.method))
        step.method = TrainingMethod::Pretrain;
    step.tokens = inputs.globalBatch * inputs.sequenceLength;
    step.epochs = 1;
    const double factor = step.method == TrainingMethod::Qlora ? step.dequantTimeFactor : 1;
    return trainingCompute(step).policyTrain * factor / (inputs.devices * inputs.peakFlops * seconds);
}

double assumedMfu(Format precision)
{
    switch (precision) {
    case Format::Bf16:
        return 0.40;
    case Format::Fp8:
    case Format::Int8:
        return 0.30;
    case Format::Fp4:
        return 0.20;
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
