#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Outlay contributors
# SPDX-License-Identifier: MIT
"""Fits the calibration constants of the step-time model to published measurements and writes a calibration set.

usage: calibrate.py OUTLAY_CLI TRUTH_DIR OUTPUT.json [--name NAME] [--sweeps N] [--folds N] [--report FILE]

For every trial the program answers `truth training --trials` on both tracks; this script only chooses constants and adds up
errors. The loss is the mean over families of the mean |log(predicted/published)|, each record's error limited to log 2 so that
no single record leads, averaged over both tracks, plus a pull of every constant towards its value in set spec-1.0.

Cross-validation: records are split into folds by family + model + hardware, so that near-equal rows never stand on both sides; each fold
is predicted with constants fitted to the others. The figures reported, and the P10-P90 bands written into the set, come from
those predictions alone.

Standard library only. Re-running it on the same records gives the same set.
"""
import collections
import hashlib
import json
import math
import os
import statistics
import subprocess
import sys

TRACKS = ("configured", "blind")
PULL = 1.0        # loss per (log change / log 1.3) squared of one constant
LIMIT = math.log(2)
FAMILY_WEIGHT = 0.25

# Where the fit starts and is pulled to, where that is not the value of spec-1.0: judgements from physics, not from the fit.
PRIORS = {
    ("eta_gemm", "blackwell"): (0.9, "as Hopper, once the power limit is a term of its own"),
    ("eta_gemm", "tpu"): (1.4, "of mamf_default 0.7: XLA on a systolic array, before the loss to tile traffic"),
    ("tile", "tpu"): (350.0, "FLOP per byte from tiles in on-chip memory: what separates v6e (560 FLOP/B) from v4 (230)"),
    ("eta_attn", "tpu"): (0.4, "a fused kernel on a systolic array, between the GPU generations"),
    ("eta_nv", "tpu"): (0.8, "torus links without a switch"),
    ("el", "xla"): (0.6, "XLA fuses what stands between products"),
    ("lat_hop", "megatron"): (2e-6, "a hop of a ring over the network"),
    ("lat_hop", "torch"): (2e-6, "a hop of a ring over the network"),
    ("lat_hop", "torch_compile"): (2e-6, "a hop of a ring over the network"),
    ("cast", "hopper"): (0.5, "scaling and transposing to fp8"),
    ("cast", "blackwell"): (0.5, "scaling and transposing to fp8"),
    ("power", None): (0.8, "clock against a power limit: between 1/3 (P = f V^2, V = f) and 1 (lowest voltage)"),
    ("power_full", None): (0.88, "700 W for the 794 TFLOP/s of an H100 in measured products"),
    ("host_link", None): (2e10, "PCIe 4 x16, as measured"),
    ("host_memory", None): (4e10, "an eighth of two sockets with DDR4"),
    ("dequant", "torch"): (1.0, "unpacking is traffic that does not grow with the tokens"),
    ("dequant", "torch_compile"): (1.0, "unpacking is traffic that does not grow with the tokens"),
    ("dequant_bytes", "torch"): (6.0, "reads packed, writes 16-bit, at half of the bandwidth"),
    ("dequant_bytes", "torch_compile"): (5.0, "reads packed, writes 16-bit, at two thirds of the bandwidth"),
    ("lora_bwd", "tuned"): (1.2, "gradients of inputs alone, and those of the adapters"),
    ("t_step", "tuned"): (0.05, "a step of MLPerf's strong scaling beyond what its micro-batches take"),
    ("fp8_eff", "hopper"): (0.88, "measured fp8 products over measured bf16 ones, relative to their peaks"),
    ("fp8_eff", "blackwell"): (0.98, "measured fp8 products over measured bf16 ones, relative to their peaks"),
    ("fp4_eff", "blackwell"): (0.55, "a tenth more than fp8 products: twice their peak, less scaling, rotation and the layers that stay in fp8"),
    ("realisation", None): (0.65, "between spec-1.0 and what a fit without a pull gave (0.67)"),
    ("realisation_growth", None): (0.04, "large runs are watched and tuned more"),
    ("typical", None): (0.85, "between spec-1.0 and what a fit without a pull gave (0.88)"),
    ("spread", None): (0.8, "a layout that the search finds is not the one that was used"),
    ("eta_gemm", "volta"): (0.55, "a V100 alone sustains 30 % of its peak in Megatron-LM (arXiv 1909.08053)"),
}


# name, key (family or stack; None: one value), first step of its logarithm, lowest, highest. Few, because the families of the
# benchmark differ more from each other than any constant can say: with seventy constants the cross-validated error rises.
def parameters():
    p = []
    for f in ("hopper", "blackwell", "tpu"):   # ampere stays at the value that Megatron-LM's own step times gave
        p.append(("eta_gemm", f, 0.08, 0.3, 2.0))
    p.append(("tile", "tpu", 0.2, 50, 5000))
    p.append(("eta_attn", "tpu", 0.2, 0.1, 0.9))
    p.append(("eta_moe", "tpu", 0.3, 0.1, 1.0))
    for f in ("hopper", "blackwell"):
        p.append(("fp8_eff", f, 0.10, 0.4, 1.2))
    p.append(("fp4_eff", "blackwell", 0.2, 0.15, 1.0))
    p.append(("power", None, 0.2, 0.1, 1.2))
    for s in ("tuned", "xla"):
        p.append(("el", s, 0.15, 0.1, 8))
    p.append(("lora_bwd", "tuned", 0.15, 0.8, 2.5))
    p.append(("t_step", "tuned", 0.2, 0.01, 0.3))
    p += [("realisation", None, 0.08, 0.3, 0.95), ("realisation_growth", None, 0.5, 0.002, 0.2), ("typical", None, 0.06, 0.5, 1.0),
          ("spread", None, 0.25, 0.3, 1.0)]
    return p


MEMORY = [("mem_reserved", 0.3, 0.2, 6, 2.0), ("mem_deepspeed", 0.3, 1e9, 2e10, 7e9), ("mem_deepspeed_reserve", 0.3, 0.2, 6, 2.5),
          ("mem_selective", 0.15, 0.2, 1, 0.6), ("mem_plain", 0.1, 1, 2, 1.25), ("mem_unpack", 0.3, 0.05, 1, 0.5)]


def usable(r):
    return r.get("comparison", "step") in ("step", "end_to_end", "peak") and r["grade"] != "C" and not r.get("outlier_note")


class Trials:
    """Runs of the program, one per track, that answer one set of constants after the other."""

    def __init__(self, program, path, base):
        self.processes = {t: subprocess.Popen([program, "truth", "training", path, "--track", t, "--calibration", base, "--trials"],
                                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for t in TRACKS}
        self.known = {}
        self.fixed = {}
        self.count = 0

    def __call__(self, values):
        line = json.dumps(nested({**self.fixed, **values}), sort_keys=True)
        if line not in self.known:
            for p in self.processes.values():
                p.stdin.write(line + "\n")
                p.stdin.flush()
            answers = {}
            for t, p in self.processes.items():
                text = p.stdout.readline()
                if not text:
                    raise SystemExit("the program refused " + line)
                answers[t] = json.loads(text)
            if len(self.known) > 4000:
                self.known.clear()
            self.known[line] = answers
            self.count += 1
        return self.known[line]


def nested(values):
    out = {}
    for (name, key), v in values.items():
        if key is None:
            out[name] = v
        else:
            out.setdefault(name, {})[key] = v
    return out


def log_errors(records, answers):
    """{track: {id: log(predicted/published) in speed}}: above 0 = predicted too fast."""
    out = {}
    for t in TRACKS:
        out[t] = {}
        for r in records:
            p = answers[t].get(r["id"])
            if p and p > 0:
                e = math.log(p / r["target"]["value"])
                out[t][r["id"]] = -e if r["target"]["metric"] in ("gpu_hours", "days") else e
    return out


def loss(records, answers):
    total = 0.0
    errors = log_errors(records, answers)
    for t in TRACKS:
        families = collections.defaultdict(list)
        for r in records:
            families[r["family"]].append(min(abs(errors[t].get(r["id"], LIMIT)), LIMIT))
        # A family counts with a root of its size: nearly one vote each, yet a family of one row is one row.
        weights = {f: len(v) ** FAMILY_WEIGHT for f, v in families.items()}
        total += sum(weights[f] * statistics.mean(v) for f, v in families.items()) / sum(weights.values())
    return total / len(TRACKS)


def pull(values, start):
    s = 0.0
    for k, v in values.items():
        a, b = max(v, 1e-9), max(start[k], 1e-9)
        s += (math.log(a / b) / math.log(1.3)) ** 2
    return PULL * s / 10


def fit(trials, records, start, sweeps):
    values = dict(start)
    best = loss(records, trials(values)) + pull(values, start)
    steps = {(n, k): step for n, k, step, _, _ in parameters()}
    for _ in range(sweeps):
        before = best
        for name, key, _, low, high in parameters():
            k = (name, key)
            moved = False
            for direction in (1, -1):
                trial = dict(values)
                trial[k] = min(high, max(low, values[k] * math.exp(direction * steps[k])))
                if trial[k] == values[k]:
                    continue
                found = loss(records, trials(trial)) + pull(trial, start)
                if found < best - 1e-6:
                    best, values, moved = found, trial, True
                    break
            steps[k] *= 1.2 if moved else 0.5
        if before - best < 1e-4:
            break
    return values, best


def fold_of(record, folds):
    group = record.get("split_group") or record["model"] + "|" + str(record["hardware"])  # family, model and hardware
    return int(hashlib.sha256(group.encode()).hexdigest(), 16) % folds


def kind_of(record):
    if record["comparison"] == "end_to_end":
        return "run"
    return "tuning" if record["method"] in ("lora", "qlora", "sft") else "step"


def quantile(values, q):
    v = sorted(values)
    k = q * (len(v) - 1)
    i = int(k)
    return v[i] + (k - i) * (v[min(i + 1, len(v) - 1)] - v[i])


# How many (weighted) records a class needs before half of its residual is believed, by the class's name up to its first colon.
# Chosen by cross-validation among the values of SHRINKAGES.
SHRINKAGES = (1.0, 2.0, 4.0, 8.0, 16.0)
SHRINK = {"moe": 1.0, "searched": 4.0, "framework": 1.0}


def classes_of(program, path):
    """{track: {id: classes}}, as the program assigns them."""
    return {t: json.loads(subprocess.run([program, "truth", "training", path, "--track", t, "--classes"], capture_output=True, text=True,
                                         check=True).stdout) for t in TRACKS}


def class_factors(records, errors, classes, shrink):
    """Speed factors by class: residuals averaged with a family's weight, shrunk towards 1 (a ridge, solved by backfitting)."""
    sizes = collections.Counter(r["family"] for r in records)
    rows = [(classes[t][r["id"]], max(-LIMIT, min(LIMIT, errors[t][r["id"]])), sizes[r["family"]] ** (FAMILY_WEIGHT - 1))
            for t in TRACKS for r in records if r["id"] in errors[t]]
    w = collections.defaultdict(float)
    for _ in range(40):
        sums = collections.defaultdict(lambda: [0.0, 0.0])
        for names, e, weight in rows:
            predicted = sum(w[n] for n in names)
            for n in names:
                sums[n][0] += (e - predicted + w[n]) * weight
                sums[n][1] += weight
        for n, (total, weight) in sums.items():
            w[n] += 0.4 * (total / (weight + shrink[n.split(":")[0]]) - w[n])
    return {n: math.exp(-v) for n, v in w.items()}


def layered(records, predicted, classes, shrink, folds):
    """Predictions of every fold with the factors of the others."""
    errors = log_errors(records, predicted)
    out = {t: {} for t in TRACKS}
    for f in range(folds):
        factors = class_factors([r for r in records if fold_of(r, folds) != f], errors, classes, shrink)
        for t, p in corrected([r for r in records if fold_of(r, folds) == f], predicted, factors, classes).items():
            out[t].update(p)
    return out


def by_family(records, predicted, classes, shrink):
    """Predictions of every family with the class factors of the others."""
    errors = log_errors(records, predicted)
    out = {t: {} for t in TRACKS}
    for family in sorted({r["family"] for r in records}):
        factors = class_factors([r for r in records if r["family"] != family], errors, classes, shrink)
        for t, p in corrected([r for r in records if r["family"] == family], predicted, factors, classes).items():
            out[t].update(p)
    return out


def macro(records, answers):
    s = summary(records, answers)
    return sum(s[t]["macro"] + 0.5 * s[t]["median"] for t in TRACKS)


def choose_shrinkage(records, predicted, classes, folds):
    shrink = dict(SHRINK)
    best = macro(records, layered(records, predicted, classes, shrink, folds))
    for kind in shrink:
        for value in SHRINKAGES:
            trial = {**shrink, kind: value}
            found = macro(records, layered(records, predicted, classes, trial, folds))
            if found < best - 1e-4:
                best, shrink = found, trial
    return shrink


KINDS = ("step", "tuning", "run")


def coverage(records, errors, folds, tail):
    """Share of the records that lie within bands taken from the other folds, from quantile `tail` to 1 - `tail`."""
    inside = 0
    for f in range(folds):
        for kind in KINDS:
            others = [errors[r["id"]] for r in records if kind_of(r) == kind and fold_of(r, folds) != f]
            low, high = quantile(others, tail), quantile(others, 1 - tail)
            inside += sum(low <= errors[r["id"]] <= high for r in records if kind_of(r) == kind and fold_of(r, folds) == f)
    return inside / len(records)


def choose_tail(records, errors, folds):
    """The tails with which bands from other folds cover eight of ten records: groups differ, so a tenth on each side covers fewer."""
    return {t: min((0.1, 0.09, 0.08, 0.07, 0.06), key=lambda q: abs(coverage(records, errors[t], folds, q) - 0.8)) for t in TRACKS}


def corrected(records, answers, factors, classes):
    out = {}
    for t in TRACKS:
        out[t] = {}
        for r in records:
            p = answers[t].get(r["id"])
            if p:
                f = math.prod(factors.get(n, 1.0) for n in classes[t][r["id"]])
                out[t][r["id"]] = p / f if r["target"]["metric"] in ("gpu_hours", "days") else p * f
    return out


def summary(records, answers):
    errors = log_errors(records, answers)
    out = {}
    for t in TRACKS:
        rel = {}
        for r in records:
            p = answers[t].get(r["id"])
            if p:
                rel[r["id"]] = abs(p / r["target"]["value"] - 1)
        families = collections.defaultdict(list)
        for r in records:
            if r["id"] in rel:
                families[r["family"]].append(rel[r["id"]])
        out[t] = {"median": statistics.median(rel.values()), "macro": statistics.mean(statistics.median(v) for v in families.values()),
                  "bias": math.exp(statistics.mean(errors[t].values())), "answered": len(rel), "records": len(records)}
    return out


def memory(program, truth, folds):
    """Fits the constants of the memory model alike; returns (values, cross-validated predictions, records)."""
    path = os.path.join(truth, "memory_truth.dev.json")
    records = [r for r in json.load(open(path)) if usable(r) and r["target"]["metric"] == "peak_bytes"]
    process = subprocess.Popen([program, "truth", "memory", path, "--calibration", "spec-1.0", "--trials"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, text=True)

    def answer(values):
        process.stdin.write(json.dumps(values) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    def mean_error(rows, answers):
        families = collections.defaultdict(list)
        for r in rows:
            families[r["family"]].append(min(abs(math.log(answers[r["id"]] / r["target"]["value"])), LIMIT))
        weights = {f: math.sqrt(len(v)) for f, v in families.items()}
        return sum(weights[f] * statistics.mean(v) for f, v in families.items()) / sum(weights.values())

    def best(rows):
        values = {n: v for n, _, _, _, v in MEMORY}
        lowest = mean_error(rows, answer(values))
        steps = {n: step for n, step, *_ in MEMORY}
        for _ in range(6):
            for n, _, low, high, _ in MEMORY:
                for direction in (1, -1):
                    trial = dict(values)
                    trial[n] = min(high, max(low, values[n] * math.exp(direction * steps[n])))
                    found = mean_error(rows, answer(trial))
                    if found < lowest - 1e-6:
                        lowest, values = found, trial
                        break
                else:
                    steps[n] *= 0.5
        return values

    predicted = {}
    for f in range(folds):
        answers = answer(best([r for r in records if fold_of(r, folds) != f]))
        predicted.update({r["id"]: answers[r["id"]] for r in records if fold_of(r, folds) == f})
    return best(records), predicted, records


def main():
    words = [a for a in sys.argv[1:] if not a.startswith("--")]
    options = {}
    for i, a in enumerate(sys.argv):
        if a.startswith("--"):
            options[a[2:]] = sys.argv[i + 1]
            words.remove(sys.argv[i + 1])
    program, truth, output = words[:3]
    name = options.get("name", "outlay-1")
    sweeps = int(options.get("sweeps", "3"))
    folds = int(options.get("folds", "5"))
    path = os.path.join(truth, "training_runs.dev.json")
    records = [r for r in json.load(open(path)) if usable(r)]

    here = os.path.dirname(os.path.abspath(__file__))
    spec = json.load(open(os.path.join(here, "..", "resources", "catalog", "calibration", "spec-1.0.json")))
    table = {c["name"]: c for c in spec["constants"]}
    neutral = {"cast": 0.0, "lat_hop": 0.0, "tile": 0.0, "spread": 1.0, "power": 0.0, "power_full": 1.0, "host_link": 0.0, "host_memory": 0.0,
               "dequant_bytes": 0.0, "realisation_growth": 0.0}
    fallback = {"tpu": "generic", "cdna2": "generic", "cdna3": "generic", "gaudi": "generic", "trainium": "generic", "volta": "generic"}
    start = {}
    for n, k, *_ in parameters():
        if (n, k) in PRIORS:
            start[(n, k)] = PRIORS[(n, k)][0]
        elif n not in table:
            start[(n, k)] = neutral[n]
        elif k is None:
            start[(n, k)] = table[n]["value"]
        else:
            values = table[n]["values"]
            start[(n, k)] = values.get(k, values.get(fallback.get(k, "generic")))

    trials = Trials(program, path, "spec-1.0")
    trials.fixed = {k: v for k, (v, _) in PRIORS.items() if k not in start}
    print("start", json.dumps(summary(records, trials(start))), flush=True)
    predicted = {t: {} for t in TRACKS}
    for f in range(folds):
        inside = [r for r in records if fold_of(r, folds) != f]
        outside = [r for r in records if fold_of(r, folds) == f]
        values, best = fit(trials, inside, start, sweeps)
        answers = trials(values)
        for t in TRACKS:
            for r in outside:
                if r["id"] in answers[t]:
                    predicted[t][r["id"]] = answers[t][r["id"]]
        print("fold", f, len(outside), "loss %.4f" % best, json.dumps(summary(outside, answers)), trials.count, flush=True)
    print("cross-validated, without class factors", json.dumps(summary(records, predicted)), flush=True)
    classes = classes_of(program, path)
    shrink = choose_shrinkage(records, predicted, classes, folds)
    print("shrinkage", json.dumps(shrink), flush=True)
    print("cross-validated by family", json.dumps(summary(records, by_family(records, predicted, classes, shrink))), flush=True)
    factors = class_factors(records, log_errors(records, predicted), classes, shrink)
    predicted = layered(records, predicted, classes, shrink, folds)
    crossed = summary(records, predicted)
    print("cross-validated", json.dumps(crossed), flush=True)
    values, best = fit(trials, records, start, sweeps)
    inside = summary(records, corrected(records, trials(values), factors, classes))
    print("in sample", json.dumps(inside), "loss %.4f" % best, flush=True)

    errors = log_errors(records, predicted)
    tail = choose_tail(records, errors, folds)
    bands = {}
    for t in TRACKS:
        for kind in KINDS:
            e = [errors[t][r["id"]] for r in records if kind_of(r) == kind and r["id"] in errors[t]]
            # The published speed over the predicted one.
            bands[t + "_" + kind] = [round(math.exp(-quantile(e, 1 - tail[t])), 3), round(math.exp(-quantile(e, tail[t])), 3)]
    print("tails", json.dumps(tail), "coverage", json.dumps({t: coverage(records, errors[t], folds, tail[t]) for t in TRACKS}), flush=True)
    memory_values, memory_predicted, memory_records = memory(program, truth, folds)
    ratios = [r["target"]["value"] / memory_predicted[r["id"]] for r in memory_records]
    crossed["memory"] = {"median": statistics.median(abs(1 / q - 1) for q in ratios), "records": len(ratios),
                         "within10": sum(abs(1 / q - 1) <= 0.1 for q in ratios) / len(ratios)}
    print("memory, cross-validated", json.dumps(crossed["memory"]), json.dumps(memory_values), flush=True)
    print("bands", json.dumps(bands), flush=True)

    fitted = "fitted by scripts/calibrate.py to %d published training measurements, cross-validated error %.1f %% (layout known), %.1f %% (unknown)" % (
        len(records), 100 * crossed["configured"]["median"], 100 * crossed["blind"]["median"])

    def source_of(name):
        """Where the values of a constant come from, value by value."""
        parts = []
        for (n, k), v in {**trials.fixed, **values}.items():
            if n != name or (k and (n, k) not in PRIORS and v == start.get((n, k))):
                continue  # as in spec-1.0
            moved = (n, k) in start and v != start[(n, k)]
            why = fitted if moved else PRIORS[(n, k)][1] if (n, k) in PRIORS else table[n]["source"]
            parts.append("%s: %s" % (k, why) if k else why)
        kept = [table[name]["source"]] if name in table and None not in by_name[name] else []
        return "; ".join(dict.fromkeys(parts + (["others: " + k for k in kept] if parts else kept)))

    constants = []
    by_name = collections.defaultdict(dict)
    for (n, k), v in {**trials.fixed, **values}.items():
        by_name[n][k] = float("%.4g" % v)
    order = [c["name"] for c in spec["constants"]] + list(neutral)
    for n in order:
        mine = by_name.get(n, {})
        if None in mine:
            constants.append({"name": n, "value": mine[None], "source": source_of(n)})
        elif n in table:
            entry = dict(table[n])
            if mine:
                entry["values"] = {**table[n]["values"], **mine}
                entry["source"] = source_of(n)
            constants.append(entry)
        elif mine:
            software = n in ("lat_hop", "dequant_bytes")
            others = {k: neutral[n] for k in (("megatron", "torch", "torch_compile", "tuned") if software else ("generic",))}
            constants.append({"name": n, "values": {**others, **mine}, "source": source_of(n)})
    for n, v in memory_values.items():
        constants.append({"name": n, "value": float("%.4g" % v), "source": "fitted by scripts/calibrate.py to %d measured peaks; cross-validated error %.1f %%"
                          % (len(ratios), 100 * crossed["memory"]["median"])})
    for b, (low, high) in list(bands.items()) + [("memory", (round(quantile(ratios, 0.1), 3), round(quantile(ratios, 0.9), 3)))]:
        source = "P10 and P90 of published over predicted %s, cross-validated by scripts/calibrate.py" % ("memory" if b == "memory" else "speed")
        constants.append({"name": "band_" + b + "_low", "value": low, "source": source})
        constants.append({"name": "band_" + b + "_high", "value": high, "source": source})
    text = '{\n  "name": %s,\n  "title": "Outlay 1: fitted to published measurements",\n  "as_of": %s,\n  "constants": [\n%s\n  ]\n}\n' % (
        json.dumps(name), json.dumps(options.get("date", spec["as_of"])), ",\n".join("    " + json.dumps(c) for c in constants))
    speeds = [{"class": n, "factor": round(v, 3), "source": "mean cross-validated residual of the class, shrunk (scripts/calibrate.py)"}
              for n, v in sorted(factors.items()) if abs(v - 1) >= 0.005]
    text = text.replace("\n  ]\n}\n", "\n  ],\n  \"speeds\": [\n" + ",\n".join("    " + json.dumps(x) for x in speeds) + "\n  ]\n}\n")
    open(output, "w").write(text)
    if "report" in options:
        json.dump({"start": summary(records, trials(start)), "cross_validated": crossed, "in_sample": inside, "bands": bands, "predicted": predicted},
                  open(options["report"], "w"), indent=1)


if __name__ == "__main__":
    main()
