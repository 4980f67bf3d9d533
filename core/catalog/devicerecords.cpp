// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/base/trnoop.h"
#include "core/catalog/catalogreader.h"
#include "core/catalog/catalogrecords.h"

#include <nlohmann/json.hpp>

namespace outlay {

namespace {

constexpr double tera = 1e12;
constexpr double giga = 1e9;
constexpr double bytesPerSecondOfGbit = 1e9 / 8;

void readPeaks(JsonReader& reader, DeviceSpec& spec)
{
    JsonReader peaks = reader.object("tflops");
    bool any = false;
    for (int i = 0; i < formatCount; ++i) {
        spec.peak[i] = peaks.number(formatName(static_cast<Format>(i)), atLeast(0), 0.0) * tera;
        any = any || spec.peak[i] > 0;
    }
    if (!any)
        reader.reject(code::missing, "tflops", CORE_TR_NOOP("core", "%1 names no rate above 0"), {reader.pathOf("tflops")});
}

std::optional<PurchasePrice> readPurchase(JsonReader& reader)
{
    if (!reader.has("price_usd"))
        return std::nullopt;
    JsonReader price = reader.object("price_usd");
    PurchasePrice purchase;
    purchase.typical = price.optionalNumber("typical", above(0));
    purchase.low = price.optionalNumber("low", above(0));
    purchase.high = price.optionalNumber("high", above(0));
    if (!purchase.typical && !purchase.low && !purchase.high)
        price.reject(code::missing, "typical", CORE_TR_NOOP("core", "%1 is missing"), {price.pathOf("typical")});
    if (purchase.low && purchase.high && *purchase.low > *purchase.high)
        price.reject(code::range, "low", CORE_TR_NOOP("core", "%1 is greater than high"), {price.pathOf("low")});
    purchase.provenance = readProvenance(price, {});
    return purchase;
}

}  // namespace

Device readDevice(JsonReader& reader, const Provenance& inherited)
{
    Device device;
    device.id = reader.text("id");
    device.name = reader.text("name");
    device.vendor = reader.text("vendor");
    device.unit = reader.text("unit", "device");
    device.formFactor = reader.text("form_factor", "");
    device.aliases = readTexts(reader, "aliases");
    const std::string family = reader.text("family", "generic");
    if (const std::optional<DeviceFamily> known = familyFromName(family))
        device.spec.family = *known;
    else
        reader.reject(code::range, "family", CORE_TR_NOOP("core", "%1: unknown device family \"%2\""), {reader.pathOf("family"), family});
    readPeaks(reader, device.spec);
    device.fp16Only = reader.flag("fp16_only", false);
    device.spec.memory = reader.number("memory_gb", above(0)) * giga;
    device.spec.memoryUsable = reader.number("memory_bytes", above(0), device.spec.memory);
    device.spec.bandwidth = reader.number("bandwidth_tb_s", above(0)) * tera;
    device.scaleUp = reader.text("link_type", "");
    device.spec.link = reader.number("link_gb_s", above(0), device.spec.link / giga) * giga;
    device.spec.node = reader.integer("node", atLeast(1), device.spec.node);
    device.spec.nic = reader.number("nic_gbit_s", above(0), device.spec.nic / bytesPerSecondOfGbit) * bytesPerSecondOfGbit;
    device.spec.power = reader.number("power_w", above(0), 0.0);
    JsonReader matmul = reader.object("matmul_tflops", false);
    device.spec.matmul = matmul.number("bf16", above(0), 0.0) * tera;
    if (const std::optional<double> fp8 = matmul.optionalNumber("fp8", above(0)))
        device.matmulFp8 = *fp8 * tera;
    device.purchase = readPurchase(reader);
    device.releaseDate = readDay(reader, "released");
    device.announced = reader.flag("announced", false);
    for (JsonReader& item : reader.objects("alternatives", false))
        device.alternatives.push_back({item.text("field"), item.number("value", anyNumber()), item.text("source"), item.text("why", "")});
    device.notes = readTexts(reader, "notes");
    device.provenance = readProvenance(reader, inherited);
    return device;
}

SpecBook readSpecBook(JsonReader& reader, const Provenance& inherited)
{
    SpecBook book;
    book.id = reader.text("id");
    book.label = reader.text("label");
    book.provenance = readProvenance(reader, inherited);
    for (JsonReader& item : reader.objects("devices")) {
        SpecOverride given;
        given.deviceId = item.text("device");
        JsonReader peaks = item.object("tflops", false);
        for (int i = 0; i < formatCount; ++i) {
            if (const std::optional<double> peak = peaks.optionalNumber(formatName(static_cast<Format>(i)), atLeast(0)))
                given.peak[i] = *peak * tera;
        }
        if (const std::optional<double> memory = item.optionalNumber("memory_gb", above(0)))
            given.memory = *memory * giga;
        if (const std::optional<double> bandwidth = item.optionalNumber("bandwidth_tb_s", above(0)))
            given.bandwidth = *bandwidth * tera;
        readRange(item, "purchase_usd", above(0), given.purchaseLow, given.purchaseHigh);
        readRange(item, "mfu", aboveUpTo(0, 1), given.mfuLow, given.mfuHigh);
        book.overrides.push_back(std::move(given));
    }
    return book;
}

NicPlatform readNicPlatform(JsonReader& reader, const Provenance& inherited)
{
    NicPlatform platform;
    platform.id = reader.text("id");
    platform.name = reader.text("name");
    platform.nic = reader.number("nic_gbit_s", above(0)) * bytesPerSecondOfGbit;
    platform.provenance = readProvenance(reader, inherited);
    return platform;
}

ModelPreset readModelPreset(JsonReader& reader, const Provenance& inherited)
{
    ModelPreset model;
    model.id = reader.text("id");
    model.name = reader.text("name");
    model.family = reader.text("family", "");
    model.kind = reader.text("kind", "");
    model.aliases = readTexts(reader, "aliases");
    model.isReference = reader.flag("reference", false);
    if (reader.has("arch")) {
        JsonReader arch = reader.object("arch");
        if (!arch.failed()) {
            if (const Result<Architecture> shape = readArchitecture(arch)) {
                model.architecture = *shape;
                // Only the plain case is judged here; counts of hybrid models are checked where they are computed.
                const bool allExperts = shape->experts > 0 && shape->denseLayers == 0 && shape->moeEvery == 1;
                if (shape->ffn == 0 && !allExperts && shape->moeLayersGiven == 0 && shape->mlpFreeLayers == 0)
                    arch.reject(code::missing, "ffn", CORE_TR_NOOP("core", "%1 is missing: the model has dense layers"), {arch.pathOf("ffn")});
            }
        }
    }
    if (const std::optional<double> total = reader.optionalNumber("total_b", above(0)))
        model.publishedTotal = *total * giga;
    if (const std::optional<double> active = reader.optionalNumber("active_b", above(0)))
        model.publishedActive = *active * giga;
    if (model.publishedTotal && model.publishedActive && *model.publishedActive > *model.publishedTotal)
        reader.reject(code::range, "active_b", CORE_TR_NOOP("core", "%1 is greater than total_b"), {reader.pathOf("active_b")});
    model.maxContext = reader.optionalInteger("context", atLeast(1));
    model.countNote = reader.text("count_note", "");
    model.provenance = readProvenance(reader, inherited);
    return model;
}

}  // namespace outlay
