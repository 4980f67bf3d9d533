// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/trnoop.h"
#include "core/catalog/catalogreader.h"
#include "core/catalog/catalogrecords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

constexpr double giga = 1e9;

/// Counts are whole numbers: 8.19 billion is 8,190,000,000, not what the product of two doubles gives.
std::optional<double> billions(std::optional<double> value) { return value ? std::optional(std::max(1.0, std::round(*value * giga))) : std::nullopt; }

void readSetting(JsonReader& reader, RunSetting& s)
{
    s.modelId = reader.text("model", "");
    if (reader.has("arch")) {
        JsonReader shape = reader.object("arch");
        if (!shape.failed()) {
            if (const Result<Architecture> architecture = readArchitecture(shape))
                s.architecture = *architecture;
        }
    }
    s.totalParameters = billions(reader.optionalNumber("total_b", above(0)));
    s.activeParameters = billions(reader.optionalNumber("active_b", above(0)));
    if (s.totalParameters && s.activeParameters && *s.activeParameters > *s.totalParameters)
        reader.reject(code::range, "active_b", CORE_TR_NOOP("core", "%1 is greater than total_b"), {reader.pathOf("active_b")});
    s.tokens = billions(reader.optionalNumber("tokens_b", above(0)));
    s.sequenceLength = reader.optionalInteger("seq_len", atLeast(1));
    s.deviceId = reader.text("device", "");
    s.devices = reader.optionalInteger("devices", atLeast(1));
    const std::string precision = reader.text("precision", "bf16");
    if (const std::optional<Format> format = formatFromName(precision))
        s.format = *format;
    else
        reader.reject(code::range, "precision", CORE_TR_NOOP("core", "%1: unknown precision \"%2\""), {reader.pathOf("precision"), precision});
    s.fp16 = precision == "fp16";
    s.method = static_cast<RunMethod>(reader.choice("method", {"pretrain", "sft"}, 0, code::range));
    s.overheads = reader.flag("overheads", true);
}

void readReport(JsonReader& reader, RunReport& r)
{
    r.deviceHours = reader.optionalNumber("device_hours", above(0));
    r.days = reader.optionalNumber("days", above(0));
    r.mfu = reader.optionalNumber("mfu", aboveUpTo(0, 1));
    r.tflops = reader.optionalNumber("tflops", above(0));
    r.costLow = reader.optionalNumber("cost_usd", above(0));
    r.costHigh = reader.optionalNumber("cost_usd_high", above(0));
    if (!r.costHigh)
        r.costHigh = r.costLow;
    if (r.costHigh && (!r.costLow || *r.costHigh < *r.costLow))
        reader.reject(code::range, "cost_usd_high", CORE_TR_NOOP("core", "%1 is less than cost_usd"), {reader.pathOf("cost_usd_high")});
    r.mmluPro = reader.optionalNumber("mmlu_pro", aboveUpTo(0, 100));
    r.mmluProNote = reader.text("mmlu_pro_note", "");
}

}  // namespace

PublishedRun readPublishedRun(JsonReader& reader, const Provenance& inherited)
{
    PublishedRun run;
    run.id = reader.text("id");
    run.name = reader.text("name");
    run.claim = reader.flag("claim", false);
    run.comparable = reader.flag("comparable", true);
    readSetting(reader, run.setting);
    readReport(reader, run.report);
    run.provenance = readProvenance(reader, inherited);
    return run;
}

}  // namespace outlay
