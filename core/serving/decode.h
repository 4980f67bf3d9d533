// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// How long one replica takes for a decode step and for a prefill: a roofline of memory, compute and communication with
// fitted efficiencies (model specification G.1 to G.4; structure after Pope et al. 2211.05102 and the rooflines of
// 2402.16363). Nothing here allocates; a ReplicaModel is trivially copyable.
//
// Symbols: B batch, c context in tokens, q new tokens per sequence and step, n devices of the replica.
#pragma once

#include "core/base/result.h"
#include "core/catalog/device.h"
#include "core/physics/model.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace outlay {

/// How weights are stored while serving.
enum class WeightFormat : std::uint8_t { Bf16, Fp8, Int8, Int4, Nf4, Nvfp4, Mxfp4, Q4KM, Q80 };
[[nodiscard]] std::optional<WeightFormat> weightFormatFromName(std::string_view name);  ///< "bf16", "fp16", "fp8", … "q4_k_m", "q8_0"
[[nodiscard]] std::string_view weightFormatName(WeightFormat format);
[[nodiscard]] double weightBytes(WeightFormat format);  ///< per parameter, block scales included

enum class KvFormat : std::uint8_t { Bf16, Fp8, Int8, Int4 };
[[nodiscard]] std::optional<KvFormat> kvFormatFromName(std::string_view name);
[[nodiscard]] std::string_view kvFormatName(KvFormat format);
[[nodiscard]] double kvBytes(KvFormat format);  ///< per element

/// How the devices of a replica share the work.
enum class ReplicaParallel : std::uint8_t {
    Tensor,  ///< every layer split over all devices
    Expert,  ///< attention data-parallel, experts sharded: each device holds all other weights
    Layer    ///< layers split; the devices work one after the other, so that n counts for memory and price only
};

enum class ServingEngine : std::uint8_t { Server, LlamaCpp };

/// Efficiencies and overheads of G.1's table, fitted per device family.
struct ServingConstants {
    double etaCompute = 0;
    double etaBandwidth = 0;
    double etaKv = 0;
    double etaMoe = 0;
    double etaLink = 0;
    double linkLatency = 0;    ///< s
    double stepOverhead = 0;   ///< s
    double layerOverhead = 0;  ///< s per layer
    double sequenceOverhead = 0;  ///< s per sequence of the batch

    bool operator==(const ServingConstants&) const = default;
};
/// Consumer Blackwell takes Ada's row; families without a row take the generic one.
[[nodiscard]] ServingConstants servingConstants(DeviceFamily family, ServingEngine engine);

struct ReplicaSpec {
    Model model;
    DeviceSpec device;
    double devices = 1;  ///< n ≥ 1
    std::optional<ReplicaParallel> parallel;  ///< none: Expert for a MoE over more than one fast domain, else Tensor
    WeightFormat weights = WeightFormat::Bf16;
    KvFormat kv = KvFormat::Bf16;
    bool quantiseEmbeddings = false;  ///< else embedding and head keep at least 2 bytes a parameter
    ServingConstants constants;
};

struct StepTime {
    double memory = 0;         ///< s
    double compute = 0;        ///< s
    double communication = 0;  ///< s
    double overhead = 0;       ///< s
    /// Reading and computing overlap; communication and overhead do not.
    [[nodiscard]] double total() const { return (memory > compute ? memory : compute) + communication + overhead; }
    [[nodiscard]] bool memoryBound() const { return memory >= compute; }
};

/// One replica with everything precomputed that does not depend on the batch and the context.
class ReplicaModel {
public:
    /// Errors: E_MISSING without an architecture; E_RANGE for Expert without experts; E_UNSUPPORTED if the device has no
    /// bf16 unit, which attention needs.
    [[nodiscard]] static Result<ReplicaModel> create(const ReplicaSpec& spec);

    [[nodiscard]] double devices() const { return m_devices; }
    [[nodiscard]] ReplicaParallel parallel() const { return m_parallel; }
    [[nodiscard]] double weightBytes() const { return m_weightBytes; }  ///< W, whole replica
    /// Bytes of weights that a step with `tokens` tokens reads, whole replica.
    [[nodiscard]] double weightBytesRead(double tokens) const;
    /// E_t = E(1 − (1 − k/E)^t): distinct experts that t tokens reach in a layer, routing taken as uniform.
    [[nodiscard]] double expertsTouched(double tokens) const;
    /// Cache of one sequence of c tokens; windows hold no more than their width.
    [[nodiscard]] double kvBytes(double context) const;
    /// What a sequence keeps whatever its length: the state of linear attention and state-space layers.
    [[nodiscard]] double stateBytes() const { return 2 * m_counts.stateElements; }

    /// G.3. B ≥ 1, c ≥ 0, q ≥ 1.
    [[nodiscard]] StepTime decodeStep(double batch, double context, double newTokens = 1) const;
    /// G.4: p prompt tokens of which `cached` need no computation; all zero when nothing is left.
    [[nodiscard]] StepTime prefill(double prompt, double cached) const;

private:
    ReplicaModel() = default;
    [[nodiscard]] double communication(double tokens) const;
    [[nodiscard]] double memoryOfWeights(double tokens) const;
    [[nodiscard]] double computeOfWeights(double dense, double expert) const;

    Architecture m_architecture;
    Geometry m_counts;
    ServingConstants m_constants;
    ReplicaParallel m_parallel = ReplicaParallel::Tensor;
    double m_devices = 1;       ///< n
    double m_working = 1;       ///< devices that work at a time
    double m_weightBytes = 0;
    double m_denseRead = 0;     ///< Rd
    double m_expertBytes = 0;   ///< b_w·L_moe·X: one expert of every MoE layer
    double m_kvBytesPerElement = 2;
    double m_denseFlops = 0;    ///< per token without routed experts, with the head
    double m_expertFlops = 0;   ///< per token in routed experts
    double m_headFlops = 0;     ///< per token
    double m_bandwidth = 0;
    double m_peak = 0;          ///< of matrix products with weights
    double m_peakAttention = 0;
    double m_link = 0;
    double m_nic = 0;
    double m_node = 8;
};

}  // namespace outlay
