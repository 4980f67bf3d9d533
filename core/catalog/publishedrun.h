// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// A training run that somebody published: what went in, and what it is said to have taken. Predictions are compared with it.
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/device.h"
#include "core/catalog/provenance.h"

#include <optional>
#include <string>

namespace outlay {

enum class RunMethod : std::uint8_t { Pretrain, Sft };

/// What a planner would know before the run. A prediction reads this part alone.
struct RunSetting {
    std::string modelId;                       ///< of the catalog; empty: `architecture`, or sizes alone
    std::optional<Architecture> architecture;  ///< where the catalog has no such model
    std::optional<double> totalParameters;     ///< as published
    std::optional<double> activeParameters;    ///< as published; absent: all of them
    std::optional<double> tokens;              ///< trained on, all epochs
    std::optional<double> sequenceLength;
    std::string deviceId;                      ///< empty: not published
    std::optional<double> devices;
    Format format = Format::Bf16;
    bool fp16 = false;                         ///< fp16, not bf16 (which `format` does not tell apart)
    RunMethod method = RunMethod::Pretrain;
    bool overheads = true;  ///< the reported time holds restarts and evaluation too; false: that of steady steps

    bool operator==(const RunSetting&) const = default;
};

/// What is said to have come of it.
struct RunReport {
    std::optional<double> deviceHours;
    std::optional<double> days;
    std::optional<double> mfu;    ///< in the source's own convention
    std::optional<double> tflops; ///< per device, 1e12 FLOP/s, in the source's own convention
    std::optional<double> costLow;   ///< USD
    std::optional<double> costHigh;  ///< equals costLow unless the source gives a range
    std::optional<double> mmluPro;   ///< percent
    std::string mmluProNote;         ///< variant of the model and source of the score

    bool operator==(const RunReport&) const = default;
};

struct PublishedRun {
    std::string id;
    std::string name;
    bool claim = false;      ///< a statement of the seed notes, not a report of those who trained
    bool comparable = true;  ///< false: the hours hold other work too; `provenance.note` says which
    RunSetting setting;
    RunReport report;
    Provenance provenance;

    bool operator==(const PublishedRun&) const = default;
};

}  // namespace outlay
