// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/physics/speedclasses.h"

namespace outlay {

namespace {

std::string_view methodName(TuningMethod method)
{
    switch (method) {
    case TuningMethod::Sft:
        return "sft";
    case TuningMethod::Lora:
        return "lora";
    case TuningMethod::Qlora:
        return "qlora";
    case TuningMethod::Pretrain:
        break;
    }
    return "pretrain";
}

std::string_view precisionName(const TrainingJob& job)
{
    return job.format == Format::Bf16 && job.precision == TrainPrecision::Fp16 ? "fp16" : formatName(job.format);
}

std::string_view sizeName(double parameters)
{
    return parameters < 4e9 ? "small" : parameters < 2e10 ? "medium" : parameters < 1e11 ? "large" : "huge";
}

}  // namespace

std::vector<std::string> jobClasses(DeviceFamily family, const TrainingJob& job)
{
    std::vector<std::string> classes;
    if (job.architecture.experts > 0) {
        classes.emplace_back("moe");
        classes.push_back("moe:" + std::string(familyName(family)));
        if (job.architecture.experts >= 64)  // grouped kernels over many small products
            classes.push_back("moe:fine:" + std::string(familyName(family)));
    }
    return classes;
}

std::vector<std::string> searchedClasses(DeviceFamily family, const TrainingJob& job, bool wholeRun)
{
    const std::string precision(precisionName(job));
    // Narrow formats come with recent software, whichever they are.
    const std::string kind = job.format == Format::Bf16 ? precision : "narrow";
    std::vector<std::string> classes = {"searched:" + std::string(familyName(family)), "searched:" + precision,
                                        "searched:" + kind + ":" + std::string(sizeName(job.counts.active)),
                                        "searched:" + std::string(methodName(job.method))};
    if (wholeRun)
        classes.emplace_back("searched:run");
    return classes;
}

double speedFactor(const CalibrationSet& calibration, const std::vector<std::string>& classes)
{
    double factor = 1;
    for (const std::string& name : classes)
        factor *= calibration.speedFactor(name);
    return factor;
}

}  // namespace outlay
