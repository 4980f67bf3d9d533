// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/trnoop.h"
#include "core/plan/fieldaccess.h"

namespace outlay {

namespace {

using access::from;
using access::row;
using access::when;
using K = FieldKind;
using S = Section;
using D = Decisions;
using O = PlannedOption;
using U = Unit;

const O& optionOf(const D& d, int i) { return d.options[static_cast<std::size_t>(i)]; }
bool isApi(const D& d, int i) { return optionOf(d, i).kind == OptionKind::Api; }
bool isPerToken(const D& d, int i) { return optionOf(d, i).kind == OptionKind::PerToken; }
bool isFleet(const D& d, int i) { return optionOf(d, i).kind == OptionKind::Fleet; }
bool isRented(const D& d, int i) { return isFleet(d, i) && optionOf(d, i).ownership == Ownership::Rent; }
bool isOwned(const D& d, int i) { return isFleet(d, i) && optionOf(d, i).ownership == Ownership::Own; }
bool hasOptions(const D& d, int) { return !d.options.empty(); }

}  // namespace

std::vector<Field> servingFields()
{
    return {
        row<&D::tcoMonths>(S::Serving, "tco_months", CORE_TR_NOOP("core", "Horizon"), K::Whole, U::Months, between(1, 600),
                           CORE_TR_NOOP("core", "Months of service that the total cost of ownership covers.")),
        row<&D::users>(S::Serving, "users", CORE_TR_NOOP("core", "Users"), K::Number, U::Users, between(0, 1e11),
                       CORE_TR_NOOP("core", "Users in the first month. With 0 users the plan is about training alone.")),
        row<&D::growthPerMonth>(S::Serving, "growth_per_month", CORE_TR_NOOP("core", "Monthly growth"), K::Fraction, U::Fraction,
                                {-1, 10, true, false}, CORE_TR_NOOP("core", "Growth of users from month to month.")),
        row<&D::inputTokensUserDay>(S::Serving, "input_tokens_user_day", CORE_TR_NOOP("core", "Input per user-day"), K::Number, U::Tokens,
                                    between(0, 1e12), CORE_TR_NOOP("core", "Prompt tokens of one user on one day, context included.")),
        row<&D::outputTokensUserDay>(S::Serving, "output_tokens_user_day", CORE_TR_NOOP("core", "Output per user-day"), K::Number, U::Tokens,
                                     between(0, 1e12), CORE_TR_NOOP("core", "Generated tokens of one user on one day.")),
        row<&D::cachedFraction>(S::Serving, "cached_fraction", CORE_TR_NOOP("core", "Cached input"), K::Fraction, U::Fraction, between(0, 1),
                                CORE_TR_NOOP("core", "Share of the input that is billed at the cached price.")),
        row<&D::discountRate>(S::Serving, "discount_rate", CORE_TR_NOOP("core", "Discount rate"), K::Fraction, U::Fraction, between(0, 10),
                              CORE_TR_NOOP("core", "Yearly rate for the net present value; the total itself is not discounted.")),
        when(hasOptions,
             from(ChoiceList::Options, row<&D::servingOption>(S::Serving, "serving_option", CORE_TR_NOOP("core", "Serve by"), K::Choice, U::None, {},
                                                              CORE_TR_NOOP("core", "The option that the plan's total counts.")))),
        when(hasOptions, from(ChoiceList::Options,
                              row<&D::comparedOption>(S::Serving, "compared_option", CORE_TR_NOOP("core", "Compared with"), K::Choice, U::None, {},
                                                      CORE_TR_NOOP("core", "The option that break-even is measured against.")))),

        row<&O::name>(S::Option, "name", CORE_TR_NOOP("core", "Name"), K::Text, U::None, {},
                      CORE_TR_NOOP("core", "How tables and charts call this option.")),
        row<&O::kind>(S::Option, "kind", CORE_TR_NOOP("core", "Kind"), K::Choice, U::None, {},
                      CORE_TR_NOOP("core", "A rented API by the token, self-hosting at a cost per token, or self-hosting by a fleet of replicas.")),
        when(isApi, from(ChoiceList::ApiModels, row<&O::apiModel>(S::Option, "api_model", CORE_TR_NOOP("core", "API model"), K::Choice, U::None, {},
                                                                  CORE_TR_NOOP("core", "Prices from the list; leave empty to type them.")))),
        when(isApi, row<&O::priceInput>(S::Option, "price_input", CORE_TR_NOOP("core", "Input price"), K::Money, U::UsdPerMTokens, between(0, 1e6),
                                        CORE_TR_NOOP("core", "Per million input tokens."))),
        when(isApi, row<&O::priceCached>(S::Option, "price_cached", CORE_TR_NOOP("core", "Cached price"), K::Money, U::UsdPerMTokens, between(0, 1e6),
                                         CORE_TR_NOOP("core", "Per million cached input tokens; the input price unless known."))),
        when(isApi, row<&O::priceOutput>(S::Option, "price_output", CORE_TR_NOOP("core", "Output price"), K::Money, U::UsdPerMTokens, between(0, 1e6),
                                         CORE_TR_NOOP("core", "Per million generated tokens."))),
        when(isApi, row<&O::batchShare>(S::Option, "batch_share", CORE_TR_NOOP("core", "Batch share"), K::Fraction, U::Fraction, between(0, 1),
                                        CORE_TR_NOOP("core", "Share of the work sent through the batch interface."))),
        when(isApi, row<&O::batchDiscount>(S::Option, "batch_discount", CORE_TR_NOOP("core", "Batch discount"), K::Fraction, U::Fraction,
                                           between(0, 1), CORE_TR_NOOP("core", "Price reduction of the batch interface; half is usual."))),
        when(isApi, row<&O::declinePerYear>(S::Option, "price_decline_per_year", CORE_TR_NOOP("core", "Price decline"), K::Fraction, U::Fraction,
                                            between(0, 1), CORE_TR_NOOP("core", "Expected fall of the API price over a year."))),
        when(isPerToken, row<&O::costPerMInput>(S::Option, "cost_per_m_input", CORE_TR_NOOP("core", "Input cost"), K::Money, U::UsdPerMTokens,
                                                between(0, 1e6), CORE_TR_NOOP("core", "Own cost of a million input tokens."))),
        when(isPerToken, row<&O::costPerMOutput>(S::Option, "cost_per_m_output", CORE_TR_NOOP("core", "Output cost"), K::Money, U::UsdPerMTokens,
                                                 between(0, 1e6), CORE_TR_NOOP("core", "Own cost of a million generated tokens."))),
        when(isFleet,
             row<&O::throughput>(
                 S::Option, "output_tokens_per_s_replica", CORE_TR_NOOP("core", "Replica throughput"), K::Number, U::TokensPerSecond,
                 aboveUpTo(0, 1e12),
                 CORE_TR_NOOP("core", "Output tokens per second of one replica under load, prefill included. Measure it; blogs quote best cases."))),
        when(isFleet, row<&O::devicesPerReplica>(S::Option, "devices_per_replica", CORE_TR_NOOP("core", "Devices per replica"), K::Whole, U::Devices,
                                                 between(1, 100000), CORE_TR_NOOP("core", "Accelerators that serve one copy of the model."))),
        when(isFleet, row<&O::peakFactor>(S::Option, "peak_factor", CORE_TR_NOOP("core", "Peak over mean"), K::Number, U::Ratio, between(1, 1000),
                                          CORE_TR_NOOP("core", "Load in the busiest hour over the mean load."))),
        when(isFleet, row<&O::targetUtilisation>(S::Option, "target_utilisation", CORE_TR_NOOP("core", "Target load"), K::Fraction, U::Fraction,
                                                 aboveUpTo(0, 1),
                                                 CORE_TR_NOOP("core", "Share of its throughput that a replica may be loaded to at the peak."))),
        when(isFleet, row<&O::spareReplicas>(S::Option, "spare_replicas", CORE_TR_NOOP("core", "Spare replicas"), K::Whole, U::Replicas,
                                             between(0, 1e6), CORE_TR_NOOP("core", "Replicas that stand by for failures and updates."))),
        when(isFleet, row<&O::ownership>(S::Option, "ownership", CORE_TR_NOOP("core", "Devices are"), K::Choice, U::None, {},
                                         CORE_TR_NOOP("core", "Rented by the hour, or bought."))),
        when(isRented, row<&O::price>(S::Option, "price", CORE_TR_NOOP("core", "Per device-hour"), K::Money, U::UsdPerDeviceHour, aboveUpTo(0, 1e9),
                                      CORE_TR_NOOP("core", "The plan's device price unless typed."))),
        when(isOwned,
             row<&O::capexPerDevice>(
                 S::Option, "capex_per_device", CORE_TR_NOOP("core", "Purchase per device"), K::Money, U::Usd, between(0, 1e9),
                 CORE_TR_NOOP("core",
                              "With its share of server, network and storage. From the device's typical price plus half of it unless typed."))),
        when(isOwned, row<&O::opexPerDeviceMonth>(S::Option, "opex_per_device_month", CORE_TR_NOOP("core", "Running cost"), K::Money, U::UsdPerMonth,
                                                  between(0, 1e7), CORE_TR_NOOP("core", "Power, space and maintenance of one device for a month."))),
        when(isOwned, row<&O::residualFraction>(S::Option, "residual_fraction", CORE_TR_NOOP("core", "Resale value"), K::Fraction, U::Fraction,
                                                between(0, 1), CORE_TR_NOOP("core", "Share of the purchase price that is got back at the end."))),
        row<&O::fixedPerMonth>(S::Option, "fixed_per_month", CORE_TR_NOOP("core", "Fixed per month"), K::Money, U::UsdPerMonth, between(0, 1e12),
                               CORE_TR_NOOP("core", "People on call, monitoring, contracts.")),
        row<&O::oneOff>(S::Option, "one_off", CORE_TR_NOOP("core", "One-off cost"), K::Money, U::Usd, between(0, 1e15),
                        CORE_TR_NOOP("core", "Paid once at the start: integration, migration, evaluation.")),
        row<&O::trainingIncluded>(
            S::Option, "training_included", CORE_TR_NOOP("core", "Needs the training run"), K::Flag, U::None, {},
            CORE_TR_NOOP("core",
                         "The cost of the training run is paid before this option can start. Yes for self-hosting and no for an API unless chosen.")),

        row<&D::title>(S::Frame, "title", CORE_TR_NOOP("core", "Title"), K::Text, U::None, {},
                       CORE_TR_NOOP("core", "Title of the plan and of its report.")),
        row<&D::owner>(S::Frame, "owner", CORE_TR_NOOP("core", "Owner"), K::Text, U::None, {}, CORE_TR_NOOP("core", "Who answers for the plan.")),
        row<&D::startDate>(S::Frame, "start_date", CORE_TR_NOOP("core", "Start"), K::Date, U::Date, {},
                           CORE_TR_NOOP("core", "First day of the training run.")),
        row<&D::deadline>(S::Frame, "deadline", CORE_TR_NOOP("core", "Deadline"), K::Date, U::Date, {},
                          CORE_TR_NOOP("core", "Day by which the training run must be finished.")),
        row<&D::budget>(S::Frame, "budget", CORE_TR_NOOP("core", "Budget"), K::Money, U::Usd, aboveUpTo(0, 1e15),
                        CORE_TR_NOOP("core", "Limit for the total over the horizon.")),
        row<&D::notes>(S::Frame, "notes", CORE_TR_NOOP("core", "Notes"), K::Notes, U::None, {},
                       CORE_TR_NOOP("core", "Anything that a reader of the plan should know.")),
    };
}

}  // namespace outlay
