// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/steptime.h"

#include <algorithm>
#include <cmath>

namespace outlay {

namespace {

struct Rates {
    double products = 0;      ///< FLOP/s of the format's unit, at its efficiency
    double efficiency = 0;    ///< η_max
    double operandBytes = 2;  ///< w
    double memory = 0;        ///< B, bytes/s
    double attention = 0;     ///< FLOP/s of the attention kernel
    double x0 = 0;
};

Rates ratesOf(const DeviceSpec& device, Format format, const Calibration& c)
{
    const double peak16 = device.peakOf(Format::Bf16);
    Rates r;
    r.products = peak16;
    if (format == Format::Fp8) {
        r.products = device.peakOf(Format::Fp8) * c.fp8Efficiency;
        r.operandBytes = 1;
    } else if (format == Format::Int8) {
        r.products = device.peakOf(Format::Int8) * c.fp8Efficiency;
        r.operandBytes = 1;
    } else if (format == Format::Fp4) {
        r.products = device.peakOf(Format::Fp4) * c.fp4Efficiency;
        r.operandBytes = 0.5625;  // 4 bits and an 8-bit scale per 16
    }
    r.efficiency = c.etaGemm * (device.matmul > 0 ? device.matmul / peak16 : c.mamfDefault);
    if (c.tileIntensity > 0) {
        const double balance = r.products * r.operandBytes / 2 / device.bandwidth;
        r.efficiency /= std::sqrt(1 + balance * balance / (c.tileIntensity * c.tileIntensity));
    }
    if (c.powerExponent > 0 && device.power > 0) {
        const double rate = device.matmul > 0 ? device.matmul : c.mamfDefault * peak16;
        r.efficiency *= std::pow(std::min(1.0, device.power * 1e12 / rate / c.powerFull), c.powerExponent);
    }
    r.memory = device.bandwidth * c.etaBandwidth;
    r.attention = peak16 * c.etaAttention;
    r.x0 = c.x0;
    return r;
}

double gemm(const Rates& r, double m, double n, double k)
{
    const double efficiency = r.efficiency * (m / (m + r.x0)) * (n / (n + r.x0)) * (k / (k + r.x0));
    return std::max(2 * m * n * k / (r.products * efficiency), (r.operandBytes * (m * k + n * k) + 2 * m * n) / r.memory);
}

double attentionProducts(const Rates& r, const TrainingJob& job, const Layout& layout, double tokens)
{
    const Architecture& a = job.architecture;
    const double tp = layout.tp;
    if (a.attention == AttentionKind::Latent) {
        const double query = a.heads * job.counts.queryKeyDim / tp;
        return (a.queryRank > 0 ? gemm(r, tokens, a.queryRank, a.hidden) + gemm(r, tokens, query, a.queryRank) : gemm(r, tokens, query, a.hidden))
               + gemm(r, tokens, a.kvRank + a.ropeDim, a.hidden) + gemm(r, tokens, a.heads * (a.nopeDim + job.counts.valueDim) / tp, a.kvRank)
               + gemm(r, tokens, a.hidden, a.heads * job.counts.valueDim / tp);
    }
    return gemm(r, tokens, (a.heads + 2 * std::max(a.kvHeads, tp)) * a.headDim / tp, a.hidden) + gemm(r, tokens, a.hidden, a.heads * a.headDim / tp);
}

double mlpProducts(const Rates& r, const Architecture& a, double tokens, double width)
{
    return gemm(r, tokens, (a.matrices - 1) * width, a.hidden) + gemm(r, tokens, a.hidden, width);
}

double expertProducts(const Rates& r, const Architecture& a, const Layout& layout, const Calibration& c, double tokens)
{
    const double perExpert = tokens * layout.etp / layout.tp * a.topk * layout.ep / a.experts;
    return a.experts / layout.ep * mlpProducts(r, a, perExpert, a.expertFfn / layout.etp) / c.etaMoe * c.expertImbalance
           + (a.sharedFfn > 0 ? mlpProducts(r, a, tokens, a.sharedFfn / layout.tp) : 0);
}

double tensorParallelTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& c, double tokens, bool moe)
{
    if (layout.tp <= 1)
        return 0;
    // The experts' outputs are already complete on each rank where experts are split by ep alone.
    const double blocks = moe && layout.etp == 1 && layout.ep > 1 && job.architecture.sharedFfn == 0 ? 1 : 2;
    const double bytes = 4 * blocks * (layout.tp - 1) / layout.tp * tokens * job.architecture.hidden;
    return (bytes / ringBandwidth(device, c, layout.tp, 1) + 4 * c.latency) * (1 - c.overlapTp);
}

double expertExchangeTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& c, double tokens)
{
    if (layout.ep <= 1)
        return 0;
    const Architecture& a = job.architecture;
    const double one = tokens / layout.tp * a.hidden * (job.format == Format::Bf16 ? 4 : 3);
    const double group = layout.ep * layout.etp;
    const double near = std::min(group, device.node);
    const double nodes = std::max(1.0, group / near);
    double far = (nodes - 1) * (1 - std::pow(1 - 1 / nodes, a.topk));
    if (a.routeNodes > 0)
        far = std::min(far, a.routeNodes * (nodes - 1) / nodes);
    const double network = one * far / (device.nic * c.etaNic);
    const double links = one * a.topk * (near - 1) / near / (device.link * c.etaLink);
    return (std::max(network, links) * c.expertImbalance + 2 * c.latency) * (1 - c.overlapEp);
}

double contextParallelTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& c, double tokens,
                           double attention)
{
    if (layout.cp <= 1)
        return 0;
    const double split = job.architecture.attention == AttentionKind::Grouped ? layout.tp : 1;
    const double bytes = 2 * job.counts.kvElements * tokens / split * (layout.cp - 1);
    const double time = bytes / ringBandwidth(device, c, layout.cp, layout.tp) + (layout.cp - 1) * c.latency;
    return std::max((1 - c.overlapCp) * time, time - attention);
}

double elementwiseTime(const Rates& r, const TrainingJob& job, const Layout& layout, const Calibration& c, double tokens, bool moe)
{
    const Architecture& a = job.architecture;
    const double perWidth = a.matrices == 3 ? 6 : 4;
    const double rope = a.attention == AttentionKind::Latent ? 8 * a.heads * job.counts.queryKeyDim : 4 * (a.heads + a.kvHeads) * a.headDim;
    const double mlp = perWidth * (moe ? a.topk * a.expertFfn + a.sharedFfn : a.ffn);
    const double permutation = moe ? 8 * a.topk * a.hidden : 0;
    const double replicated = (20 * a.hidden + (job.dropout ? 4 * a.hidden : 0)) / (layout.sequenceParallel ? layout.tp : 1);
    const double width = moe ? a.topk * a.expertFfn + a.sharedFfn : a.ffn;
    const double cast = job.format == Format::Bf16 ? 0 : c.castBytes * (2 * a.hidden + (a.heads * job.counts.valueDim + width) / layout.tp);
    return tokens * (c.elementwise * (replicated + (rope + mlp + permutation) / layout.tp) + cast) / r.memory;
}

double recomputed(const LayerTime& t, Recompute recompute, AttentionKernel kernel)
{
    switch (recompute) {
    case Recompute::None:
        return 0;
    case Recompute::Selective:
        return kernel == AttentionKernel::Eager ? t.attention : t.elementwise;
    case Recompute::Full:
        break;
    }
    return t.gemm + t.attention + t.elementwise + t.tp + t.ep + t.cp + t.overhead;
}

// Part of a communication of `time` that stays visible beside a computation of `window`.
double exposed(double time, double window, const Calibration& c)
{
    const double hidden = std::min(time, c.overlapDp * window);
    return time - hidden + c.contention * hidden;
}

// One pass over the parameters or gradients of a rank in its data-parallel groups.
double collectiveTime(const DeviceSpec& device, const Layout& layout, const Calibration& c, double ordinary, double experts, double bytes)
{
    const double group = layout.dataGroup();
    const double expertGroup = layout.expertGroup();
    double time = 0;
    if (group > 1)
        time += ordinary * (group - 1) / group / ringBandwidth(device, c, group, layout.tp);
    if (expertGroup > 1)
        time += experts * (expertGroup - 1) / expertGroup / ringBandwidth(device, c, expertGroup, layout.ep * layout.etp);
    return bytes * time;
}

struct DataParallel {
    double exposed = 0;
    double optimizer = 0;
};

DataParallel dataParallelTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& c,
                              const StageParameters& largest, double forward, double backward)
{
    const double ordinary = largest.ordinary / layout.tp;
    const double experts = largest.expert / (layout.ep * layout.etp);
    double scatter = collectiveTime(device, layout, c, ordinary, experts, job.gradientBytes);
    double gather = collectiveTime(device, layout, c, ordinary, experts, 2);
    if (c.hopLatency > 0) {
        // Every bucket of gradients (200 million elements), with ZeRO 3 every layer, walks around the ring.
        const double layers = std::ceil(job.architecture.layers / layout.pp);
        const double collectives = layout.zero == 3 ? layers : std::ceil(ordinary / 2e8) + std::ceil(experts / 2e8);
        const double walk = collectives * (layout.dataGroup() - 1) * c.hopLatency;
        scatter += walk;
        gather += walk;
    }
    if (layout.zero == 0) {
        scatter *= 2;
        gather = 0;
    }
    DataParallel dp;
    if (job.adapters()) {
        scatter = 0;
        if (layout.zero < 3)
            gather = 0;
    } else {
        const double states = layout.zero == 0 ? ordinary + experts : ordinary / layout.dataGroup() + experts / layout.expertGroup();
        dp.optimizer = 30 * states * (c.hostMemory > 0 ? 1 - job.offload : 1) / (device.bandwidth * c.etaBandwidth);
        // Gradients go to the host, 16-bit weights come back; the host's processors take the step in its memory.
        if (c.hostMemory > 0)
            dp.optimizer += 30 * states * job.offload / c.hostMemory;
        if (c.hostLink > 0)
            dp.optimizer += 4 * states * job.offload / c.hostLink;
    }
    if (layout.zero == 3)
        dp.exposed = job.microBatches(layout) * (exposed(gather, forward, c) + exposed(gather + scatter, backward, c));
    else
        dp.exposed = exposed(scatter, backward, c) + exposed(gather, forward, c);
    return dp;
}

}  // namespace

double ringBandwidth(const DeviceSpec& device, const Calibration& c, double size, double stride)
{
    const double inNode = std::max(1.0, std::min(size, std::floor(device.node / stride)));
    const double link = device.link * c.etaLink;
    return inNode >= size ? link : std::min(link, inNode * device.nic * c.etaNic);
}

ShardTime shardTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& c)
{
    const Architecture& a = job.architecture;
    const Rates rates = ratesOf(device, job.format, c);
    const double s = job.sequenceLength;
    const double tokens = layout.microBatch * s / layout.cp;

    LayerTime common;
    common.gemm = attentionProducts(rates, job, layout, tokens);
    if (job.kernel == AttentionKernel::Eager) {
        common.attention = (2 * tokens * s * (job.counts.queryKeyDim + job.counts.valueDim) * a.heads / layout.tp / rates.attention
                            + 14 * tokens * s * a.heads / layout.tp / rates.memory)
                           / c.etaEager;
    } else {
        common.attention = attentionFlopsPerToken(a, job.counts, s, true) / a.layers * tokens / layout.tp / rates.attention;
    }
    common.cp = contextParallelTime(job, device, layout, c, tokens, common.attention);
    common.overhead = c.layerTime;

    ShardTime shard;
    LayerTime& mean = shard.layer;
    mean = common;
    const double moeShare = job.counts.moeLayers / a.layers;
    const double denseShare = job.counts.denseLayers / a.layers;
    if (denseShare > 0) {
        mean.gemm += denseShare * mlpProducts(rates, a, tokens, a.ffn / layout.tp);
        mean.elementwise += denseShare * elementwiseTime(rates, job, layout, c, tokens, false);
        mean.tp += denseShare * tensorParallelTime(job, device, layout, c, tokens, false);
    }
    if (moeShare > 0) {
        mean.gemm += moeShare * expertProducts(rates, a, layout, c, tokens);
        mean.elementwise += moeShare * elementwiseTime(rates, job, layout, c, tokens, true);
        mean.tp += moeShare * tensorParallelTime(job, device, layout, c, tokens, true);
        mean.ep = moeShare * expertExchangeTime(job, device, layout, c, tokens);
        mean.overhead += moeShare * c.moeTime;
    }
    shard.head = gemm(rates, tokens, a.vocab / layout.tp, a.hidden) + 8 * tokens * a.vocab / layout.tp / rates.memory;
    return shard;
}

double modelFlopsPerToken(const TrainingJob& job)
{
    return (job.adapters() ? 4 : 6) * job.matmul + 3 * attentionFlopsPerToken(job.architecture, job.counts, job.sequenceLength, true);
}

StepTime stepTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& c, const ShardTime& shard,
                  const StageParameters& largest)
{
    const Architecture& a = job.architecture;
    const LayerTime& t = shard.layer;
    const double pp = layout.pp;
    const double v = layout.virtualStages;
    const double m = job.microBatches(layout);
    const double beta = job.adapters() ? c.loraBackward : 2;
    const double weights = largest.ordinary / std::ceil(a.layers / pp) / layout.tp;  // of a layer; QLoRA is used on dense models
    const bool packed = job.method == TuningMethod::Qlora;
    const double unpackTraffic = packed ? c.dequantBytes * weights / (device.bandwidth * c.etaBandwidth) : 0;
    const double unpacking = (packed ? (c.dequantisation - 1) * t.gemm : 0) + unpackTraffic;
    const double spFactor = layout.sequenceParallel ? 1.5 : 1;

    const double forward = t.gemm + t.attention + t.elementwise + t.tp + t.ep + t.cp + t.overhead + unpacking;
    const double backward = beta * t.gemm + unpacking + 2.5 * t.attention + 2 * t.elementwise + spFactor * t.tp + t.ep + 2 * t.cp + t.overhead
                            + recomputed(t, layout.recompute, job.kernel) + (layout.recompute == Recompute::Full ? unpackTraffic : 0);

    const double layers = v * std::ceil(a.layers / (pp * v));
    const double stageForward = layers * forward;
    const double stageBackward = layers * backward;
    double p2p = 0;
    if (pp > 1) {
        const double bandwidth = layout.tp * layout.cp * layout.dp >= device.node ? device.nic * c.etaNic : device.link * c.etaLink;
        const double bytes = 2 * layout.microBatch * job.sequenceLength / layout.cp * a.hidden / (layout.sequenceParallel ? layout.tp : 1);
        p2p = 2 * v * (bytes / bandwidth + c.latency) * (1 - c.overlapPp);
    }
    const double middle = stageForward + stageBackward + p2p;
    const double lastLayers = pp == 1 ? layers : v * std::floor(a.layers / (pp * v));
    const double last = lastLayers * (forward + backward) + p2p + 3 * shard.head;
    const double bubble = (pp - 1) / v * middle;
    const double lastExcess = m * std::max(0.0, last - middle);
    const double pipe = m * middle + bubble + lastExcess;

    const DataParallel dp = dataParallelTime(job, device, layout, c, largest, stageForward, stageBackward);
    const double devices = layout.devices();
    StepTime step;
    step.step = (pipe + dp.exposed + dp.optimizer) * (1 + c.kappa * std::log2(std::max(1.0, devices / 8))) + c.stepTime;
    const double tokens = job.globalBatch * job.sequenceLength;
    step.mfu = modelFlopsPerToken(job) * tokens / (devices * device.peakOf(Format::Bf16) * step.step);
    step.tokensPerSecond = tokens / step.step / devices;
    step.bubbleFraction = bubble / pipe;
    const double perStep = m * layers;
    step.gemm = perStep * (1 + beta) * t.gemm;
    step.attention = perStep * 3.5 * t.attention;
    step.elementwise = perStep * 3 * t.elementwise;
    step.tpComm = perStep * (1 + spFactor) * t.tp;
    step.epComm = perStep * 2 * t.ep;
    step.bubble = bubble;
    step.head = lastExcess;
    step.dpComm = dp.exposed;
    step.optimizer = dp.optimizer;
    step.p2p = m * p2p;
    return step;
}

StepTime stepTime(const TrainingJob& job, const DeviceSpec& device, const Layout& layout, const Calibration& calibration)
{
    return stepTime(job, device, layout, calibration, shardTime(job, device, layout, calibration), largestParameters(job, layout.pp));
}

void rescaleToMfu(StepTime& step, double mfu)
{
    const double factor = step.mfu / mfu;
    step.step *= factor;
    step.tokensPerSecond /= factor;
    step.mfu = mfu;
}

}  // namespace outlay
