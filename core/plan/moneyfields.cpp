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
using U = Unit;

constexpr double huge = 1e15;

bool byShares(const D& d, int) { return d.costMode == CostMode::Shares; }
bool bottomUp(const D& d, int) { return d.costMode == CostMode::BottomUp; }
bool bookPrice(const D& d, int) { return !d.price.has_value(); }

template <CostLeaf Leaf>
Field share(std::string_view id, std::string_view label)
{
    Field field{id,           label,       CORE_TR_NOOP("core", "Share of the total. Shares are normalised if they do not add up to 100%."),
                S::Overheads, K::Fraction, U::Fraction,
                between(0, 1)};
    field.get = access::getShare<Leaf>;
    field.set = access::setShare<Leaf>;
    field.applies = byShares;
    return field;
}

template <auto Member>
Field bottom(S section, std::string_view id, std::string_view label, K kind, U unit, Domain domain, std::string_view help)
{
    return when(bottomUp, row<Member>(section, id, label, kind, unit, domain, help));
}

}  // namespace

std::vector<Field> moneyFields()
{
    return {
        when(bookPrice, from(ChoiceList::PriceBooks,
                             row<&D::priceBook>(S::Prices, "price_book", CORE_TR_NOOP("core", "Price book"), K::Choice, U::None, {},
                                                CORE_TR_NOOP("core", "Dated list that prices are looked up in. Books are never mixed.")))),
        when(bookPrice,
             row<&D::priceKind>(
                 S::Prices, "price_kind", CORE_TR_NOOP("core", "Price kind"), K::Choice, U::None, {},
                 CORE_TR_NOOP("core",
                              "On demand, reserved for a term, or spot. A spot price is an entry of its own, never a share of the list price."))),
        when(bookPrice, from(ChoiceList::Providers, row<&D::provider>(S::Prices, "provider", CORE_TR_NOOP("core", "Provider"), K::Choice, U::None, {},
                                                                      CORE_TR_NOOP("core", "Left empty, the cheapest entry of the book is taken.")))),
        when(bookPrice, from(ChoiceList::Regions, row<&D::region>(S::Prices, "region", CORE_TR_NOOP("core", "Region"), K::Choice, U::None, {},
                                                                  CORE_TR_NOOP("core", "Left empty, all regions are considered.")))),
        row<&D::price>(S::Prices, "price", CORE_TR_NOOP("core", "Per device-hour"), K::Money, U::UsdPerDeviceHour, aboveUpTo(0, 1e9),
                       CORE_TR_NOOP("core", "What one device costs for an hour. From the price book; type your own offer to replace it.")),
        row<&D::priceDate>(S::Prices, "price_date", CORE_TR_NOOP("core", "Prices as of"), K::Date, U::Date, {},
                           CORE_TR_NOOP("core", "Entries valid on this day are used. Set when the plan is made, so that it keeps its numbers.")),
        row<&D::currency>(S::Prices, "currency", CORE_TR_NOOP("core", "Currency"), K::Choice, U::None, {},
                          CORE_TR_NOOP("core", "Currency of all amounts shown. Amounts are converted at the dated rate, not relabelled.")),
        row<&D::usdCny>(S::Prices, "usd_cny", CORE_TR_NOOP("core", "Exchange rate"), K::Number, U::CnyPerUsd, aboveUpTo(0, 1e6),
                        CORE_TR_NOOP("core", "CNY for one USD. From the catalog, with its date; type your treasury's rate to replace it.")),
        row<&D::hoursPerMonth>(S::Prices, "hours_per_month", CORE_TR_NOOP("core", "Hours per month"), K::Number, U::Hours, between(1, 744),
                               CORE_TR_NOOP("core", "730 is a twelfth of a year; 720 is the 30-day month of many spreadsheets.")),

        row<&D::costMode>(S::Overheads, "cost_mode", CORE_TR_NOOP("core", "Total by"), K::Choice, U::None, {},
                          CORE_TR_NOOP("core", "Bottom-up adds items that you can check; by shares extrapolates the total from the compute bill.")),
        when(byShares,
             row<&D::anchor>(S::Overheads, "anchor", CORE_TR_NOOP("core", "Compute bill stands for"), K::Choice, U::None, {},
                             CORE_TR_NOOP("core", "Which part of the tree the computed rental is: the final run alone, all compute, or the total."))),
        share<CostLeaf::Run>("share_run", CORE_TR_NOOP("core", "Final run")),
        share<CostLeaf::Experiments>("share_experiments", CORE_TR_NOOP("core", "Experiments")),
        share<CostLeaf::Failed>("share_failed", CORE_TR_NOOP("core", "Failed runs")),
        share<CostLeaf::Checkpoints>("share_checkpoints", CORE_TR_NOOP("core", "Checkpoints")),
        share<CostLeaf::Datasets>("share_datasets", CORE_TR_NOOP("core", "Datasets")),
        share<CostLeaf::Logs>("share_logs", CORE_TR_NOOP("core", "Logs")),
        share<CostLeaf::ClusterNetwork>("share_cluster", CORE_TR_NOOP("core", "Cluster network")),
        share<CostLeaf::Transfer>("share_transfer", CORE_TR_NOOP("core", "Transfer")),
        share<CostLeaf::Collection>("share_collection", CORE_TR_NOOP("core", "Collection")),
        share<CostLeaf::Cleaning>("share_cleaning", CORE_TR_NOOP("core", "Cleaning")),
        share<CostLeaf::Labelling>("share_labelling", CORE_TR_NOOP("core", "Labelling")),
        share<CostLeaf::People>("share_people", CORE_TR_NOOP("core", "People")),
        share<CostLeaf::Other>("share_other", CORE_TR_NOOP("core", "Contingency and other")),
        bottom<&D::experimentsFraction>(S::Overheads, "experiments_fraction", CORE_TR_NOOP("core", "Experiments"), K::Fraction, U::Fraction,
                                        between(0, 100),
                                        CORE_TR_NOOP("core", "Ablations and small runs before the final one, as a share of the final run's cost.")),
        bottom<&D::failedFraction>(S::Overheads, "failed_fraction", CORE_TR_NOOP("core", "Failed runs"), K::Fraction, U::Fraction, between(0, 100),
                                   CORE_TR_NOOP("core", "Runs that are thrown away, as a share of the final run's cost.")),
        bottom<&D::contingency>(S::Overheads, "contingency", CORE_TR_NOOP("core", "Contingency"), K::Fraction, U::Fraction, between(0, 10),
                                CORE_TR_NOOP("core", "Reserve on the sum of all other items.")),
        bottom<&D::networkPerDeviceHour>(S::Overheads, "network_per_device_hour", CORE_TR_NOOP("core", "Cluster network"), K::Money,
                                         U::UsdPerDeviceHour, between(0, 1e6),
                                         CORE_TR_NOOP("core", "Extra price of the fast network, if it is not in the device price.")),

        bottom<&D::checkpointIntervalHours>(S::Storage, "checkpoint_interval_hours", CORE_TR_NOOP("core", "Checkpoint every"), K::Number, U::Hours,
                                            aboveUpTo(0, 1e6), CORE_TR_NOOP("core", "Hours between two checkpoints.")),
        bottom<&D::checkpointBytesPerParameter>(S::Storage, "checkpoint_bytes_per_param", CORE_TR_NOOP("core", "Checkpoint size"), K::Number,
                                                U::BytesPerParameter, between(0, 1000),
                                                CORE_TR_NOOP("core", "14 bytes hold bf16 weights, fp32 master weights and both Adam moments.")),
        bottom<&D::checkpointKeepLast>(S::Storage, "checkpoint_keep_last", CORE_TR_NOOP("core", "Keep the last"), K::Whole, U::None, between(0, 1e6),
                                       CORE_TR_NOOP("core", "Newest checkpoints that are kept while the run goes on.")),
        bottom<&D::checkpointPermanentEvery>(S::Storage, "checkpoint_permanent_every", CORE_TR_NOOP("core", "Keep every nth"), K::Whole, U::None,
                                             between(0, 1e6),
                                             CORE_TR_NOOP("core", "Every nth checkpoint is kept past the end; 0 keeps the last one alone.")),
        bottom<&D::retentionMonths>(S::Storage, "retention_months", CORE_TR_NOOP("core", "Kept after the run"), K::Number, U::Months,
                                    between(0, 1200), CORE_TR_NOOP("core", "Months that permanent checkpoints are stored after the run.")),
        bottom<&D::datasetTokens>(S::Storage, "dataset_tokens", CORE_TR_NOOP("core", "Dataset size"), K::Number, U::Tokens, between(0, 1e18),
                                  CORE_TR_NOOP("core", "Tokens stored; those trained on unless typed.")),
        bottom<&D::bytesPerToken>(S::Storage, "bytes_per_token", CORE_TR_NOOP("core", "Bytes per token"), K::Number, U::BytesPerToken,
                                  between(0, 1e6), CORE_TR_NOOP("core", "About 4 for text.")),
        bottom<&D::datasetCopies>(S::Storage, "dataset_copies", CORE_TR_NOOP("core", "Copies"), K::Number, U::None, between(0, 1000),
                                  CORE_TR_NOOP("core", "Copies of the dataset that are stored, such as raw and tokenised.")),
        bottom<&D::datasetExtraMonths>(S::Storage, "dataset_extra_months", CORE_TR_NOOP("core", "Stored besides the run"), K::Number, U::Months,
                                       between(0, 1200), CORE_TR_NOOP("core", "Months that the data is stored before and after the run.")),
        bottom<&D::logGbPerDay>(S::Storage, "log_gb_per_day", CORE_TR_NOOP("core", "Logs per day"), K::Number, U::GigabytesPerDay, between(0, 1e9),
                                CORE_TR_NOOP("core", "Logs and metrics written per day of the run.")),
        bottom<&D::logRetentionMonths>(S::Storage, "log_retention_months", CORE_TR_NOOP("core", "Logs kept"), K::Number, U::Months, between(0, 1200),
                                       CORE_TR_NOOP("core", "Months that logs are stored.")),
        bottom<&D::storagePerGbMonth>(S::Storage, "storage_per_gb_month", CORE_TR_NOOP("core", "Storage price"), K::Money, U::UsdPerGbMonth,
                                      between(0, 1e6), CORE_TR_NOOP("core", "Object storage, per GB and month (AWS S3 Standard by default).")),
        bottom<&D::egressGb>(S::Storage, "egress_gb", CORE_TR_NOOP("core", "Data sent out"), K::Number, U::Gigabytes, between(0, huge),
                             CORE_TR_NOOP("core", "Gigabytes that leave the provider, such as weights moved to the serving site.")),
        bottom<&D::egressPerGb>(S::Storage, "egress_per_gb", CORE_TR_NOOP("core", "Egress price"), K::Money, U::UsdPerGb, between(0, 1e6),
                                CORE_TR_NOOP("core", "Price of a gigabyte that leaves the provider.")),

        bottom<&D::rawTb>(S::DataPeople, "raw_tb", CORE_TR_NOOP("core", "Raw data"), K::Number, U::Terabytes, between(0, huge),
                          CORE_TR_NOOP("core", "Terabytes collected and cleaned.")),
        bottom<&D::collectionPerTb>(S::DataPeople, "collection_per_tb", CORE_TR_NOOP("core", "Collection"), K::Money, U::UsdPerTb, between(0, 1e9),
                                    CORE_TR_NOOP("core", "Cost of collecting a terabyte. An assumption; replace it by yours.")),
        bottom<&D::cleaningPerTb>(S::DataPeople, "cleaning_per_tb", CORE_TR_NOOP("core", "Cleaning"), K::Money, U::UsdPerTb, between(0, 1e9),
                                  CORE_TR_NOOP("core", "Cost of cleaning a terabyte. An assumption; replace it by yours.")),
        bottom<&D::labelledSamples>(S::DataPeople, "labelled_samples", CORE_TR_NOOP("core", "Labelled samples"), K::Number, U::Samples,
                                    between(0, huge), CORE_TR_NOOP("core", "Samples that people label.")),
        bottom<&D::pricePerSample>(S::DataPeople, "price_per_sample", CORE_TR_NOOP("core", "Per sample"), K::Money, U::Usd, between(0, 1e6),
                                   CORE_TR_NOOP("core", "Price of one labelled sample.")),
        bottom<&D::fteMonths>(S::DataPeople, "fte_months", CORE_TR_NOOP("core", "Staff"), K::Number, U::PersonMonths, between(0, 1e6),
                              CORE_TR_NOOP("core", "Person-months of the training team.")),
        bottom<&D::costPerFteMonth>(S::DataPeople, "cost_per_fte_month", CORE_TR_NOOP("core", "Per person-month"), K::Money, U::Usd, between(0, 1e7),
                                    CORE_TR_NOOP("core", "Full cost of one person for a month.")),
    };
}

}  // namespace outlay
