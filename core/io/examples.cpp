// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/examples.h"

#include "core/base/embedded.h"
#include "core/base/trnoop.h"
#include "core/io/planfile.h"

#include <algorithm>
#include <array>

namespace outlay {

namespace {

constexpr std::array<Example, 10> table = {{
    {"dense-70b", CORE_TR_NOOP("core", "Train a 70B dense model"),
     CORE_TR_NOOP("core", "15T tokens on 2,048 H100 with 8K context, with people, data and failed runs; on demand, H200 and B200 as variants."),
     ExampleGroup::Template, "chip"},
    {"moe-deepseek-v3", CORE_TR_NOOP("core", "Train a DeepSeek-V3-class MoE"),
     CORE_TR_NOOP("core", "14.8T tokens in FP8 on 2,048 devices; the published run at its assumed price, and the same in BF16."),
     ExampleGroup::Template, "layers"},
    {"qlora-70b", CORE_TR_NOOP("core", "Fine-tune 70B with QLoRA"),
     CORE_TR_NOOP("core", "100M tokens, rank 16, on 4 H100; LoRA in BF16 and full fine-tuning as variants."), ExampleGroup::Template, "wrench"},
    {"self-host-or-api", CORE_TR_NOOP("core", "Self-host or API"),
     CORE_TR_NOOP("core", "2M users for 12 months, 16K tokens in and 4K out per user and day: rented fleet, own fleet, and two APIs."),
     ExampleGroup::Template, "scale"},
    {"train-and-serve", CORE_TR_NOOP("core", "Train and serve"),
     CORE_TR_NOOP("core", "A 30B mixture of experts trained on 5T tokens and served to 500,000 users for two years, against an API."),
     ExampleGroup::Template, "rocket"},
    {"stated-run", CORE_TR_NOOP("core", "Check a stated run"),
     CORE_TR_NOOP("core", "72B parameters and 5T tokens on 128 H100 in 35 days? At a usual MFU it takes 439: the deadline tells."),
     ExampleGroup::Check, "check-circle"},
    {"seed-2026-06-training", CORE_TR_NOOP("core", "Price notes, June 2026: training"),
     CORE_TR_NOOP("core", "70B on 128 H100 for 30 days with the notes' prices and shares, and their calculator's runs, recomputed."),
     ExampleGroup::Audit, "file-text"},
    {"seed-2026-06-tco", CORE_TR_NOOP("core", "Price notes, June 2026: self-hosting"),
     CORE_TR_NOOP("core", "100M users for a year: self-hosting at the notes' cost per token against their API price, recomputed."),
     ExampleGroup::Audit, "file-text"},
    {"seed-ascend-910c", CORE_TR_NOOP("core", "Price notes, June 2026: Ascend 910C"),
     CORE_TR_NOOP("core",
                  "7B, 72B and 1.6T on Ascend 910C in the notes' layouts at their MFU, beside the predicted speed, the best layout and H100."),
     ExampleGroup::Audit, "file-text"},
    {"seed-2026-04-training", CORE_TR_NOOP("core", "Price notes, April 2026: training"),
     CORE_TR_NOOP("core", "70B on 15T tokens at MFU 43%, an 8B model, a mixture of experts and LoRA with the notes' prices, recomputed."),
     ExampleGroup::Audit, "file-text"},
}};

}  // namespace

std::span<const Example> examples() { return table; }

const Example* findExample(std::string_view id)
{
    const auto* const found = std::find_if(table.begin(), table.end(), [&](const Example& example) { return example.id == id; });
    return found == table.end() ? nullptr : found;
}

Result<std::string_view> exampleText(std::string_view id)
{
    const std::string name = "examples/" + std::string(id) + ".outlay";
    for (const EmbeddedFile& file : embeddedExamples()) {
        if (file.name == name)
            return file.text;
    }
    std::string known;
    for (const Example& example : table)
        known.append(known.empty() ? "" : ", ").append(example.id);
    return fail(code::unsupported, {}, CORE_TR_NOOP("core", "there is no example \"%1\"; there are %2"), {std::string(id), known});
}

Result<Plan> openExample(std::string_view id, std::string_view today)
{
    const Result<std::string_view> text = exampleText(id);
    if (!text)
        return Failure(text.error());
    Result<PlanReading> reading = readPlan(*text);
    if (!reading)
        return Failure(reading.error());
    const Example* example = findExample(id);
    if (example && example->group == ExampleGroup::Template)
        reading->plan.created = today;
    return std::move(reading->plan);
}

}  // namespace outlay
