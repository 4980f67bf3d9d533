// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Calibration constants of the step-time and memory models: what no data sheet says (kernel efficiency, overlap, overheads),
// fitted to public measurements. A set is data (resources/catalog/calibration/*.json); each constant names its source there.
// Set "spec-1.0" is the model specification's table D.9. A term that a later set adds is a constant whose neutral value,
// given in the table of constants, switches the term off.
#pragma once

#include "core/base/jsonreader.h"
#include "core/catalog/device.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace outlay {

/// Training software, as its authors tune it: Megatron-LM, plain PyTorch, PyTorch with torch.compile, a vendor's best case, XLA on TPUs.
enum class Stack : std::uint8_t { Megatron, Torch, TorchCompile, Tuned, Xla };
inline constexpr int stackCount = 5;
[[nodiscard]] std::string_view stackName(Stack stack);  ///< "megatron", "torch", "torch_compile", "tuned", "xla"
[[nodiscard]] std::optional<Stack> stackFromName(std::string_view name);

/// The constants for one hardware family and one software stack. Efficiencies are shares of a peak, times are seconds.
struct Calibration {
    // Hardware family.
    double etaGemm = 0;      ///< share of the measured matmul rate that a large product in a layer reaches
    double mamfDefault = 0;  ///< measured matmul rate over peak where the device has none of its own
    double x0 = 0;           ///< size at which a product's dimension costs half of the rate
    double etaAttention = 0; ///< attention kernel, share of the bf16 peak
    double etaBandwidth = 0; ///< device memory
    double etaLink = 0;      ///< links of the fast domain
    double etaNic = 0;       ///< scale-out network
    double kappa = 0;        ///< growth of the step per doubling of the devices beyond 8
    double fp8Efficiency = 0;
    double fp4Efficiency = 0;
    double etaMoe = 0;       ///< grouped expert products, relative to plain ones
    double tileIntensity = 0;  ///< FLOP per byte that the tiles of a product reach; what memory then adds to its time, in quadrature. 0 = all
    double etaEager = 1;     ///< attention without a fused kernel: its rate and memory traffic, relative to the fused kernel's assumptions
    double powerExponent =
        0;  ///< products at (watts per matmul FLOP/s over `powerFull`)^this, where that is below 1: clocks give way to the power limit
    double powerFull = 1;    ///< W per TFLOP/s with which products run at full clock
    double castBytes = 0;    ///< fp8, fp4: bytes moved per input element of a product to scale, cast and transpose it
    double expertImbalance = 1;  ///< time of the most loaded expert rank over the mean

    // Software stack.
    double elementwise = 0;  ///< memory traffic of everything that is no product, relative to fused kernels
    double overlapTp = 0;    ///< share of the communication hidden behind computation
    double overlapDp = 0;
    double overlapPp = 0;
    double overlapEp = 0;
    double overlapCp = 0;
    double contention = 0;   ///< chi: hidden communication still costs this share of its time
    double latency = 0;      ///< of one collective, s
    double hopLatency = 0;   ///< of one hop in a data-parallel ring, s
    double layerTime = 0;    ///< launch and host overhead per layer and direction, s
    double moeTime = 0;      ///< the same, extra of a MoE layer, s
    double stepTime = 0;     ///< per step, s
    double loraBackward = 0; ///< β of lora and qlora: backward products relative to forward
    double dequantBytes = 0;    ///< qlora: memory traffic of unpacking per weight and pass, bytes; does not grow with the tokens
    double dequantisation = 0;  ///< qlora: products with unpacking of weights, relative to plain ones

    // Optimizer in host memory.
    double hostLink = 0;     ///< bytes/s between a device and its host; 0 = the transfer costs no time
    double hostMemory = 0;   ///< a device's share of the host's memory bandwidth, bytes/s; 0 = the step there costs no time

    // Whole runs.
    double realisation = 0;  ///< share of the best plan's speed that a whole run reaches
    double realisationGrowth = 0;  ///< exponent of active parameters over 13e9 on it: large runs are watched and tuned more
    double typical = 0;      ///< share of the best plan's speed that a typical steady step reaches
    double spread = 1;       ///< exponent on a best layout's MFU: published speeds differ less than best layouts do
    double centre = 0;       ///< MFU at which `spread` changes nothing
    // P10 and P90 of published over predicted speed, cross-validated, by what is known and what is predicted.
    double bandConfiguredStepLow = 1;
    double bandConfiguredStepHigh = 1;
    double bandConfiguredTuningLow = 1;
    double bandConfiguredTuningHigh = 1;
    double bandConfiguredRunLow = 1;
    double bandConfiguredRunHigh = 1;
    double bandBlindStepLow = 1;
    double bandBlindStepHigh = 1;
    double bandBlindTuningLow = 1;
    double bandBlindTuningHigh = 1;
    double bandBlindRunLow = 1;
    double bandBlindRunHigh = 1;
    double bandMemoryLow = 1;   ///< of published over predicted peak memory
    double bandMemoryHigh = 1;
    double reserve = 0;      ///< share of activations, logits and transients lost to the allocator
    // Peak memory of particular software, beyond the formulas of section C.
    double reservedFactor = 1;    ///< `reserve` of figures that count reserved rather than allocated memory, relative to it
    double deepSpeedBytes = 0;    ///< flat buckets and extra communicators of Megatron-DeepSpeed
    double deepSpeedReserve = 1;  ///< its `reserve`, relative
    double selectiveShare = 1;    ///< activations that per-operator recomputation keeps
    double plainCopies = 1;       ///< activations without a compiler, relative to fused kernels
    double unpackShare = 0;       ///< packed 4-bit weights that stand unpacked at the peak
    double contextOne = 0;   ///< bytes of the driver's and the libraries' context, one device
    double contextMany = 0;  ///< the same with communicators

    bool operator==(const Calibration&) const = default;
};

/// Which property of a job selects a constant's value.
enum class ConstantGroup : std::uint8_t { Hardware, Software, General };

struct CalibrationConstant {
    std::string_view name;  ///< in files and requests
    double Calibration::*member;
    ConstantGroup group;
    Domain domain;
    std::optional<double> neutral;  ///< value in sets that do not name it; none: every set must name it
    std::string_view label;         ///< English, marked for translation
};
/// The table of constants: one row adds a constant to files, requests and the window.
[[nodiscard]] std::span<const CalibrationConstant> calibrationConstants();
[[nodiscard]] const CalibrationConstant* findCalibrationConstant(std::string_view name);

inline constexpr int deviceFamilyCount = static_cast<int>(DeviceFamily::Gaudi) + 1;

/// One set: values of every constant for every family or stack.
class CalibrationSet {
public:
    /// Reads a set's JSON: {"name", "title", "as_of", "constants": [{"name", "value" | "values": {family or stack: value}, "source"}],
    /// "speeds": [{"class", "factor", "source"}]}; speeds are optional.
    /// A family without a value of its own takes that of its kin (consumer Blackwell: ada) or "generic", the stack xla that of "tuned".
    /// Errors: E_MISSING, E_TYPE, E_RANGE, E_UNSUPPORTED with the path of the constant.
    [[nodiscard]] static Result<CalibrationSet> read(const Json& json);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const std::string& title() const { return m_title; }
    [[nodiscard]] const std::string& asOf() const { return m_asOf; }
    [[nodiscard]] Calibration constants(DeviceFamily family, Stack stack) const;
    /// Sets one constant for all families and stacks, as a request may.
    void setConstant(const CalibrationConstant& constant, double value);
    /// Sets a constant to a number, or to {family or stack: number} for those named. Errors: E_UNSUPPORTED, E_TYPE, E_RANGE.
    [[nodiscard]] Result<void> setConstants(std::string_view name, const Json& value);
    /// Published over predicted speed of a class of jobs, beyond the model (core/physics/speedclasses.h, and "framework:NAME" for a
    /// training software by its name). 1 for classes the set does not name.
    [[nodiscard]] double speedFactor(std::string_view jobClass) const;
    /// Where the value of a constant comes from; empty for a neutral value.
    [[nodiscard]] std::string_view sourceOf(std::string_view constant) const;

private:
    std::string m_name;
    std::string m_title;
    std::string m_asOf;
    std::array<std::array<Calibration, stackCount>, deviceFamilyCount> m_values;
    std::vector<std::pair<std::string, double>> m_speeds;
    std::vector<std::string> m_sources;  ///< in the order of calibrationConstants()
};

/// Name of the set that holds the model specification's own constants.
inline constexpr std::string_view specCalibration = "spec-1.0";

/// The sets that are compiled in, the default set first. Not empty.
[[nodiscard]] std::vector<CalibrationSet> builtInCalibrations();

}  // namespace outlay
