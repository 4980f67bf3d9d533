// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The steps of resolve(). Private to this folder: resolve.cpp holds model, work and hardware, resolvemoney.cpp prices,
// overheads and serving.
#pragma once

#include "core/estimate/resolve.h"
#include "core/money/pricelookup.h"

namespace outlay {

/// What a fact of the catalog says about itself.
[[nodiscard]] Origin originOf(OriginKind kind, const Provenance& provenance);

/// One pass over the decisions of a scenario; each step fills its part of the estimate.
class Resolver {
public:
    Resolver(Estimate& estimate, const Plan& plan, const EstimateContext& context)
        : m_estimate(estimate), m_decisions(estimate.decisions), m_in(estimate.inputs), m_facts(plan, context), m_predictor(context.predictor),
          m_today(formatDate(context.today))
    {}

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
    [[nodiscard]] bool fixLayout(PredictionRequest& request);  ///< false: the layout and the job do not go together
    void usePrediction(const Prediction& prediction);
    void noteUnknownSoftware(const Layout& layout);
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

}  // namespace outlay
