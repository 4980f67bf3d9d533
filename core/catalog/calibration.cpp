// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/calibration.h"

#include "core/base/embedded.h"
#include "core/base/trnoop.h"

#include <nlohmann/json.hpp>

namespace outlay {

namespace {

constexpr std::array<std::string_view, stackCount> stackNames = {"megatron", "torch", "torch_compile", "tuned", "xla"};

constexpr Domain positive = above(0);
constexpr Domain share = between(0, 1);
constexpr Domain efficiency = aboveUpTo(0, 4);
constexpr Domain time = between(0, 3600);
constexpr Domain ratio = aboveUpTo(0, 100);
constexpr ConstantGroup hardware = ConstantGroup::Hardware;
constexpr ConstantGroup software = ConstantGroup::Software;
constexpr ConstantGroup general = ConstantGroup::General;
constexpr std::nullopt_t required = std::nullopt;

using C = Calibration;
const CalibrationConstant table[] = {
    {"eta_gemm", &C::etaGemm, hardware, efficiency, required, CORE_TR_NOOP("core", "Matrix products, share of the measured rate")},
    {"mamf_default", &C::mamfDefault, hardware, efficiency, required, CORE_TR_NOOP("core", "Measured matmul rate over peak where unknown")},
    {"x0", &C::x0, hardware, atLeast(0), required, CORE_TR_NOOP("core", "Dimension that costs a product half of its rate")},
    {"eta_attn", &C::etaAttention, hardware, efficiency, required, CORE_TR_NOOP("core", "Attention kernel, share of the peak")},
    {"eta_bw", &C::etaBandwidth, hardware, efficiency, required, CORE_TR_NOOP("core", "Device memory, share of its bandwidth")},
    {"eta_nv", &C::etaLink, hardware, efficiency, required, CORE_TR_NOOP("core", "Links inside a node, share of their bandwidth")},
    {"eta_nic", &C::etaNic, hardware, efficiency, required, CORE_TR_NOOP("core", "Network, share of its bandwidth")},
    {"kappa", &C::kappa, hardware, between(0, 10), required, CORE_TR_NOOP("core", "Slow-down per doubling of the devices")},
    {"fp8_eff", &C::fp8Efficiency, hardware, efficiency, required, CORE_TR_NOOP("core", "fp8 products, share of the bf16 efficiency")},
    {"fp4_eff", &C::fp4Efficiency, hardware, efficiency, required, CORE_TR_NOOP("core", "fp4 products, share of the bf16 efficiency")},
    {"eta_moe", &C::etaMoe, hardware, efficiency, required, CORE_TR_NOOP("core", "Expert products, share of plain ones")},
    {"tile", &C::tileIntensity, hardware, between(0, 1e6), 0, CORE_TR_NOOP("core", "FLOP per byte of memory traffic in a product's tiles")},
    {"eta_eager", &C::etaEager, hardware, efficiency, 1, CORE_TR_NOOP("core", "Attention without a fused kernel, relative to its roofline")},
    {"power", &C::powerExponent, hardware, between(0, 2), 0, CORE_TR_NOOP("core", "Exponent of the power limit on products")},
    {"power_full", &C::powerFull, hardware, positive, 1, CORE_TR_NOOP("core", "Power that products need for full clock, W per TFLOP/s")},
    {"cast", &C::castBytes, hardware, between(0, 1e3), 0, CORE_TR_NOOP("core", "Bytes per element to cast inputs to fp8 or fp4")},
    {"imbalance", &C::expertImbalance, hardware, between(1, 10), 1, CORE_TR_NOOP("core", "Load of the busiest experts over the mean")},
    {"el", &C::elementwise, software, between(0, 1e3), required, CORE_TR_NOOP("core", "Memory traffic outside products, relative to fused kernels")},
    {"o_tp", &C::overlapTp, software, share, required, CORE_TR_NOOP("core", "Tensor-parallel communication hidden")},
    {"o_dp", &C::overlapDp, software, share, required, CORE_TR_NOOP("core", "Data-parallel communication that can hide")},
    {"o_pp", &C::overlapPp, software, share, required, CORE_TR_NOOP("core", "Pipeline transfers hidden")},
    {"o_ep", &C::overlapEp, software, share, required, CORE_TR_NOOP("core", "Expert exchange hidden")},
    {"o_cp", &C::overlapCp, software, share, required, CORE_TR_NOOP("core", "Context-parallel communication hidden")},
    {"chi", &C::contention, software, share, required, CORE_TR_NOOP("core", "Cost of hidden communication")},
    {"lat", &C::latency, software, time, required, CORE_TR_NOOP("core", "Latency of a collective, s")},
    {"lat_hop", &C::hopLatency, software, time, 0, CORE_TR_NOOP("core", "Latency of a hop in a data-parallel ring, s")},
    {"t_layer", &C::layerTime, software, time, required, CORE_TR_NOOP("core", "Overhead of a layer, s")},
    {"t_moe", &C::moeTime, software, time, required, CORE_TR_NOOP("core", "Extra overhead of an expert layer, s")},
    {"t_step", &C::stepTime, software, time, required, CORE_TR_NOOP("core", "Overhead of a step, s")},
    {"lora_bwd", &C::loraBackward, software, positive, required, CORE_TR_NOOP("core", "Backward products of LoRA, relative to forward")},
    {"dequant_bytes", &C::dequantBytes, software, between(0, 100), 0, CORE_TR_NOOP("core", "Memory traffic of unpacking a weight, bytes")},
    {"dequant", &C::dequantisation, software, atLeast(1), required, CORE_TR_NOOP("core", "QLoRA products with unpacking, relative to plain")},
    {"host_link", &C::hostLink, general, between(0, 1e13), 0, CORE_TR_NOOP("core", "Link between a device and its host, bytes/s")},
    {"host_memory", &C::hostMemory, general, between(0, 1e13), 0, CORE_TR_NOOP("core", "A device's share of host memory bandwidth, bytes/s")},
    {"realisation", &C::realisation, general, aboveUpTo(0, 1), required, CORE_TR_NOOP("core", "Whole run, share of the best layout's speed")},
    {"realisation_growth", &C::realisationGrowth, general, between(-1, 1), 0,
     CORE_TR_NOOP("core", "Exponent of the model's size on the whole run's share")},
    {"typical", &C::typical, general, aboveUpTo(0, 1), required, CORE_TR_NOOP("core", "Typical steady step, share of the best layout's speed")},
    {"spread", &C::spread, general, aboveUpTo(0, 1), 1, CORE_TR_NOOP("core", "Spread of published speeds over that of best layouts")},
    {"centre", &C::centre, general, aboveUpTo(0, 1), 0.4, CORE_TR_NOOP("core", "MFU of an average public run")},
    {"band_configured_step_low", &C::bandConfiguredStepLow, general, ratio, 1, CORE_TR_NOOP("core", "P10 of published over predicted speed")},
    {"band_configured_step_high", &C::bandConfiguredStepHigh, general, ratio, 1, CORE_TR_NOOP("core", "P90 of published over predicted speed")},
    {"band_configured_tuning_low", &C::bandConfiguredTuningLow, general, ratio, 1, CORE_TR_NOOP("core", "P10 of published over predicted speed")},
    {"band_configured_tuning_high", &C::bandConfiguredTuningHigh, general, ratio, 1, CORE_TR_NOOP("core", "P90 of published over predicted speed")},
    {"band_configured_run_low", &C::bandConfiguredRunLow, general, ratio, 1, CORE_TR_NOOP("core", "P10 of published over predicted speed")},
    {"band_configured_run_high", &C::bandConfiguredRunHigh, general, ratio, 1, CORE_TR_NOOP("core", "P90 of published over predicted speed")},
    {"band_blind_step_low", &C::bandBlindStepLow, general, ratio, 1, CORE_TR_NOOP("core", "P10 of published over predicted speed")},
    {"band_blind_step_high", &C::bandBlindStepHigh, general, ratio, 1, CORE_TR_NOOP("core", "P90 of published over predicted speed")},
    {"band_blind_tuning_low", &C::bandBlindTuningLow, general, ratio, 1, CORE_TR_NOOP("core", "P10 of published over predicted speed")},
    {"band_blind_tuning_high", &C::bandBlindTuningHigh, general, ratio, 1, CORE_TR_NOOP("core", "P90 of published over predicted speed")},
    {"band_blind_run_low", &C::bandBlindRunLow, general, ratio, 1, CORE_TR_NOOP("core", "P10 of published over predicted speed")},
    {"band_blind_run_high", &C::bandBlindRunHigh, general, ratio, 1, CORE_TR_NOOP("core", "P90 of published over predicted speed")},
    {"band_memory_low", &C::bandMemoryLow, general, ratio, 1, CORE_TR_NOOP("core", "P10 of published over predicted memory")},
    {"band_memory_high", &C::bandMemoryHigh, general, ratio, 1, CORE_TR_NOOP("core", "P90 of published over predicted memory")},
    {"reserve", &C::reserve, general, share, required, CORE_TR_NOOP("core", "Allocator's loss, share of activations")},
    {"mem_reserved", &C::reservedFactor, general, between(0, 10), 2, CORE_TR_NOOP("core", "Allocator's loss where reserved memory is counted")},
    {"mem_deepspeed", &C::deepSpeedBytes, general, between(0, 1e11), 7e9, CORE_TR_NOOP("core", "Buckets of Megatron-DeepSpeed, bytes")},
    {"mem_deepspeed_reserve", &C::deepSpeedReserve, general, between(0, 10), 2.5, CORE_TR_NOOP("core", "Allocator's loss of Megatron-DeepSpeed")},
    {"mem_selective", &C::selectiveShare, general, share, 0.6, CORE_TR_NOOP("core", "Activations kept by per-operator recomputation")},
    {"mem_plain", &C::plainCopies, general, between(1, 4), 1.25, CORE_TR_NOOP("core", "Activations without a compiler")},
    {"mem_unpack", &C::unpackShare, general, share, 0.5, CORE_TR_NOOP("core", "4-bit weights unpacked at the peak")},
    {"context_one", &C::contextOne, general, atLeast(0), required, CORE_TR_NOOP("core", "Driver and library context of one device, bytes")},
    {"context_many", &C::contextMany, general, atLeast(0), required, CORE_TR_NOOP("core", "The same with communicators, bytes")},
};
constexpr std::size_t constantCount = std::size(table);

// Families that borrow the values of their kin before they fall back to "generic".
DeviceFamily kinOf(DeviceFamily family) { return family == DeviceFamily::BlackwellConsumer ? DeviceFamily::Ada : DeviceFamily::Generic; }

// Value of a constant under `key`; keys that name no family or stack are errors, so that no value is lost by a misspelling.
void readValues(JsonReader& values, const CalibrationConstant& constant, std::array<std::optional<double>, deviceFamilyCount>& out)
{
    for (const auto& item : values.value().items()) {
        std::optional<std::size_t> index;
        if (constant.group == ConstantGroup::Hardware) {
            if (const auto family = familyFromName(item.key()))
                index = static_cast<std::size_t>(*family);
        } else if (const auto stack = stackFromName(item.key())) {
            index = static_cast<std::size_t>(*stack);
        }
        if (!index)
            values.reject(code::unsupported, item.key(), CORE_TR_NOOP("core", "\"%1\" is no hardware family or software stack"), {item.key()});
        else
            out[*index] = values.number(item.key(), constant.domain);
    }
}

}  // namespace

std::string_view stackName(Stack stack) { return stackNames[static_cast<std::size_t>(stack)]; }

std::optional<Stack> stackFromName(std::string_view name)
{
    for (std::size_t i = 0; i < stackNames.size(); ++i) {
        if (stackNames[i] == name)
            return static_cast<Stack>(i);
    }
    return std::nullopt;
}

std::span<const CalibrationConstant> calibrationConstants() { return table; }

const CalibrationConstant* findCalibrationConstant(std::string_view name)
{
    for (const CalibrationConstant& constant : table) {
        if (constant.name == name)
            return &constant;
    }
    return nullptr;
}

Result<CalibrationSet> CalibrationSet::read(const Json& json)
{
    JsonReader reader(json);
    CalibrationSet set;
    set.m_name = reader.text("name");
    set.m_title = reader.text("title");
    set.m_asOf = reader.text("as_of");
    set.m_sources.resize(constantCount);

    std::array<bool, constantCount> given{};
    for (JsonReader& entry : reader.objects("constants")) {
        const std::string name = entry.text("name");
        const CalibrationConstant* constant = findCalibrationConstant(name);
        if (entry.failed())
            return entry.failure();
        if (!constant)
            return fail(code::unsupported, entry.pathOf("name"), CORE_TR_NOOP("core", "\"%1\" is no calibration constant"), {name});
        const auto index = static_cast<std::size_t>(constant - table);
        given[index] = true;
        set.m_sources[index] = entry.text("source");

        std::array<std::optional<double>, deviceFamilyCount> values;
        const std::optional<double> one = entry.optionalNumber("value", constant->domain);
        if (one) {
            values.fill(one);
        } else if (constant->group == ConstantGroup::General) {
            entry.reject(code::missing, "value", CORE_TR_NOOP("core", "%1 is missing"), {entry.pathOf("value")});
        } else {
            JsonReader byKey = entry.object("values");
            readValues(byKey, *constant, values);
        }
        for (int family = 0; family < deviceFamilyCount; ++family) {
            for (int stack = 0; stack < stackCount; ++stack) {
                std::optional<double> value = values[static_cast<std::size_t>(constant->group == ConstantGroup::Software ? stack : family)];
                if (!value && constant->group == ConstantGroup::Software && static_cast<Stack>(stack) == Stack::Xla)
                    value = values[static_cast<std::size_t>(Stack::Tuned)];
                if (!value && constant->group == ConstantGroup::Hardware) {
                    value = values[static_cast<std::size_t>(kinOf(static_cast<DeviceFamily>(family)))];
                    if (!value)
                        value = values[static_cast<std::size_t>(DeviceFamily::Generic)];
                }
                if (!value)
                    entry.reject(code::missing, "values", CORE_TR_NOOP("core", "%1 needs a value for every family or stack"), {name});
                set.m_values[static_cast<std::size_t>(family)][static_cast<std::size_t>(stack)].*(constant->member) = value.value_or(0);
            }
        }
    }
    for (JsonReader& entry : reader.objects("speeds", false)) {
        const std::string jobClass = entry.text("class");
        const double factor = entry.number("factor", ratio);
        (void)entry.text("source");
        set.m_speeds.emplace_back(jobClass, factor);
    }
    if (reader.failed())
        return reader.failure();
    for (std::size_t i = 0; i < constantCount; ++i) {
        if (given[i])
            continue;
        if (!table[i].neutral)
            return fail(code::missing, "constants", CORE_TR_NOOP("core", "calibration set %1 lacks %2"), {set.m_name, std::string(table[i].name)});
        for (auto& family : set.m_values) {
            for (Calibration& values : family)
                values.*(table[i].member) = *table[i].neutral;
        }
    }
    return set;
}

Calibration CalibrationSet::constants(DeviceFamily family, Stack stack) const
{
    return m_values[static_cast<std::size_t>(family)][static_cast<std::size_t>(stack)];
}

void CalibrationSet::setConstant(const CalibrationConstant& constant, double value)
{
    for (auto& family : m_values) {
        for (Calibration& values : family)
            values.*(constant.member) = value;
    }
}

Result<void> CalibrationSet::setConstants(std::string_view name, const Json& value)
{
    const CalibrationConstant* constant = findCalibrationConstant(name);
    if (!constant)
        return fail(code::unsupported, std::string(name), CORE_TR_NOOP("core", "\"%1\" is no calibration constant"), {std::string(name)});
    const Json holder{{name, value}};
    JsonReader reader(holder);
    if (!value.is_object()) {
        setConstant(*constant, reader.number(name, constant->domain));
    } else {
        JsonReader byKey = reader.object(name);
        std::array<std::optional<double>, deviceFamilyCount> values;
        readValues(byKey, *constant, values);
        for (std::size_t family = 0; family < m_values.size(); ++family) {
            for (std::size_t stack = 0; stack < m_values[family].size(); ++stack) {
                if (const auto given = values[constant->group == ConstantGroup::Software ? stack : family])
                    m_values[family][stack].*(constant->member) = *given;
            }
        }
    }
    return reader.failed() ? Result<void>(reader.failure()) : Result<void>();
}

double CalibrationSet::speedFactor(std::string_view jobClass) const
{
    for (const auto& [name, factor] : m_speeds) {
        if (name == jobClass)
            return factor;
    }
    return 1;
}

std::string_view CalibrationSet::sourceOf(std::string_view constant) const
{
    const CalibrationConstant* found = findCalibrationConstant(constant);
    return found ? std::string_view(m_sources[static_cast<std::size_t>(found - table)]) : std::string_view();
}

std::vector<CalibrationSet> builtInCalibrations()
{
    std::vector<CalibrationSet> sets;
    for (const EmbeddedFile& file : embeddedCalibrations()) {
        const Result<Json> json = parseJson(file.text);
        if (!json)
            continue;  // a test reads every shipped file
        if (Result<CalibrationSet> set = CalibrationSet::read(*json))
            sets.push_back(std::move(*set));
    }
    return sets;
}

}  // namespace outlay
