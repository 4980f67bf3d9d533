// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Titles and names in the plans of resources/examples. They are data of those plans; where a plan still carries them, the
// window shows them in its language (coreText).
#include <QCoreApplication>

namespace outlay::ui {

namespace {

[[maybe_unused]] constexpr const char* names[] = {
    QT_TRANSLATE_NOOP("core", "1,000 devices"),
    QT_TRANSLATE_NOOP("core", "10% growth a month"),
    QT_TRANSLATE_NOOP("core", "16,000 devices"),
    QT_TRANSLATE_NOOP("core", "30B mixture of experts: train and serve"),
    QT_TRANSLATE_NOOP("core", "671B mixture of experts, 14.8T tokens in FP8"),
    QT_TRANSLATE_NOOP("core", "671B, 37B active, on H800"),
    QT_TRANSLATE_NOOP("core", "70B dense model, 15T tokens"),
    QT_TRANSLATE_NOOP("core", "70B fine-tuned with QLoRA"),
    QT_TRANSLATE_NOOP("core", "72B, 5T tokens, 128 H100 in 35 days: can it be?"),
    QT_TRANSLATE_NOOP("core", "8B on 2,048 devices"),
    QT_TRANSLATE_NOOP("core", "API instead"),
    QT_TRANSLATE_NOOP("core", "API, closed model"),
    QT_TRANSLATE_NOOP("core", "API, open model"),
    QT_TRANSLATE_NOOP("core", "As many devices as it takes"),
    QT_TRANSLATE_NOOP("core", "B200 in FP8"),
    QT_TRANSLATE_NOOP("core", "Calculator at the FP8 peak"),
    QT_TRANSLATE_NOOP("core", "Calculator: 72B on 1T tokens"),
    QT_TRANSLATE_NOOP("core", "Calculator: 910C"),
    QT_TRANSLATE_NOOP("core", "Full fine-tuning"),
    QT_TRANSLATE_NOOP("core", "H200, reserved"),
    QT_TRANSLATE_NOOP("core", "H800 at 2 USD, run alone"),
    QT_TRANSLATE_NOOP("core", "Half the throughput"),
    QT_TRANSLATE_NOOP("core", "LoRA 70B, 100M tokens"),
    QT_TRANSLATE_NOOP("core", "LoRA in BF16"),
    QT_TRANSLATE_NOOP("core", "Own fleet"),
    QT_TRANSLATE_NOOP("core", "Own fleet, 3 years"),
    QT_TRANSLATE_NOOP("core", "Own model, rented fleet"),
    QT_TRANSLATE_NOOP("core", "Price notes of April 2026: 70B on 15T tokens"),
    QT_TRANSLATE_NOOP("core", "Price notes of June 2026: 70B on 128 H100 for 30 days"),
    QT_TRANSLATE_NOOP("core", "Price notes of June 2026: self-hosting for 100M users"),
    QT_TRANSLATE_NOOP("core", "QLoRA on 2 H200"),
    QT_TRANSLATE_NOOP("core", "Rental is all compute"),
    QT_TRANSLATE_NOOP("core", "Rental is the total"),
    QT_TRANSLATE_NOOP("core", "Rented fleet"),
    QT_TRANSLATE_NOOP("core", "Self-host or API for 2M users"),
    QT_TRANSLATE_NOOP("core", "The model that fits"),
    QT_TRANSLATE_NOOP("core", "Twice the users"),
    QT_TRANSLATE_NOOP("core", "V4-Flash, INT4, self-hosted"),
    QT_TRANSLATE_NOOP("core", "V4-Pro, INT4, self-hosted"),
    QT_TRANSLATE_NOOP("core", "With the shares of June"),
};

}  // namespace

}  // namespace outlay::ui
