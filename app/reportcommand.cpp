// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reportcommand.h"

#include "core/io/examples.h"
#include "core/io/pdfattachment.h"
#include "core/io/planfile.h"
#include "ui/document/coretext.h"
#include "ui/report/reportpdf.h"
#include "ui/report/reportsections.h"

#include <QCommandLineParser>
#include <QDate>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QTextStream>

#include <algorithm>
#include <string_view>

namespace {

using namespace outlay;
using namespace outlay::ui;

enum ExitCode { written = 0, failed = 1, usage = 2 };

void say(const QString& text) { QTextStream(stderr) << QStringLiteral("outlay: ") << text << Qt::endl; }

struct Request {
    QString target;
    QString plan;
    QString language;
    std::optional<Currency> currency;
    QString scenario;
    Date today;
};

std::optional<Request> parse(const QStringList& arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption report(QStringLiteral("report"), QStringLiteral("Write the plan's report as PDF."), QStringLiteral("OUT.pdf"));
    const QCommandLineOption lang(QStringLiteral("lang"), QStringLiteral("Language: en or zh_CN."), QStringLiteral("LANGUAGE"));
    const QCommandLineOption currency(QStringLiteral("currency"), QStringLiteral("Currency: USD or CNY; else the plan's."),
                                      QStringLiteral("CURRENCY"));
    const QCommandLineOption scenario(QStringLiteral("scenario"), QStringLiteral("Scenario, by name or id; else the base."),
                                      QStringLiteral("SCENARIO"));
    const QCommandLineOption today(QStringLiteral("today"), QStringLiteral("Day of the report, YYYY-MM-DD."), QStringLiteral("DATE"));
    parser.addOptions({report, lang, currency, scenario, today});
    parser.addPositionalArgument(QStringLiteral("PLAN"), QStringLiteral("Plan file, a report that contains one, or example:ID."));
    const auto refuse = [](const QString& why) {
        say(why);
        say(QStringLiteral("usage: outlay --report OUT.pdf [--lang en|zh_CN] [--currency USD|CNY] [--scenario S] [--today YYYY-MM-DD] PLAN"));
        return std::nullopt;
    };
    if (!parser.parse(arguments))
        return refuse(parser.errorText());
    Request request;
    request.target = parser.value(report);
    if (request.target.isEmpty() || parser.positionalArguments().size() != 1)
        return refuse(QStringLiteral("--report needs a file to write and one plan."));
    request.plan = parser.positionalArguments().constFirst();
    request.scenario = parser.value(scenario);
    request.language = parser.isSet(lang)                                 ? parser.value(lang)
                       : QLocale::system().language() == QLocale::Chinese ? QStringLiteral("zh_CN")
                                                                          : QStringLiteral("en");
    if (request.language != QLatin1String("en") && request.language != QLatin1String("zh_CN"))
        return refuse(QStringLiteral("--lang is en or zh_CN, not \"%1\".").arg(request.language));
    if (parser.isSet(currency)) {
        request.currency = currencyFromName(parser.value(currency).toStdString());
        if (!request.currency)
            return refuse(QStringLiteral("--currency is USD or CNY, not \"%1\".").arg(parser.value(currency)));
    }
    const QDate now = QDate::currentDate();
    request.today = {now.year(), now.month(), now.day()};
    if (parser.isSet(today)) {
        const auto day = parseDate(parser.value(today).toStdString());
        if (!day)
            return refuse(QStringLiteral("--today is a day such as 2026-11-30, not \"%1\".").arg(parser.value(today)));
        request.today = *day;
    }
    return request;
}

std::optional<Plan> read(const Request& request)
{
    static const QString prefix = QStringLiteral("example:");
    if (request.plan.startsWith(prefix)) {
        Result<Plan> example = openExample(request.plan.mid(prefix.size()).toStdString(), formatDate(request.today));
        if (!example) {
            say(issueText(example.error()));
            return std::nullopt;
        }
        return std::move(*example);
    }
    QFile file(request.plan);
    if (!file.open(QIODevice::ReadOnly)) {
        say(QStringLiteral("%1 cannot be read: %2").arg(request.plan, file.errorString()));
        return std::nullopt;
    }
    std::string text = file.readAll().toStdString();
    if (isPdf(text)) {
        Result<std::string> attached = planFromPdf(text);
        if (!attached) {
            say(QStringLiteral("%1: %2").arg(request.plan, issueText(attached.error())));
            return std::nullopt;
        }
        text = std::move(*attached);
    }
    Result<PlanReading> reading = readPlan(text);
    if (!reading) {
        say(QStringLiteral("%1: %2").arg(request.plan, issueText(reading.error())));
        return std::nullopt;
    }
    for (const Issue& issue : reading->issues)
        say(QStringLiteral("%1: %2: %3").arg(request.plan, toQString(issue.field), issueText(issue)));
    return std::move(reading->plan);
}

}  // namespace

bool asksForReport(int argc, char** argv)
{
    return std::any_of(argv + std::min(argc, 1), argv + argc, [](const char* argument) {
        const std::string_view text = argument;
        return text == "--report" || text.starts_with("--report=");
    });
}

int runReport(const QStringList& arguments, const Catalog& catalog)
{
    const std::optional<Request> request = parse(arguments);
    if (!request)
        return usage;
    const std::optional<Plan> plan = read(*request);
    if (!plan)
        return failed;
    if (!request->scenario.isEmpty() && !plan->find(request->scenario.toStdString())) {
        say(QStringLiteral("The plan has no scenario \"%1\".").arg(request->scenario));
        return usage;
    }
    const bool isFile = !request->plan.startsWith(QLatin1String("example:"));
    const QString name = isFile ? QFileInfo(request->plan).completeBaseName() : request->plan.section(QLatin1Char(':'), 1);
    const SearchingPredictor predictor(catalog.calibrations.front());
    const ReportContext context = makeReportContext(*plan, request->scenario.isEmpty() ? plan->base().id : request->scenario.toStdString(),
                                                    {&catalog, request->today, &predictor}, request->language, request->currency, name);
    const ReportPages pages(buildReport(context));
    if (const Result<void> done = writeReport(request->target, pages, context); !done) {
        say(issueText(done.error()));
        return failed;
    }
    const auto& issues = context.estimate().issues;
    for (const Issue& issue : issues) {
        if (issue.severity == Severity::Error)
            say((issue.field.empty() ? QString() : toQString(issue.field) + QStringLiteral(": ")) + issueText(issue, &context.display));
    }
    return std::any_of(issues.begin(), issues.end(), [](const Issue& issue) { return issue.severity == Severity::Error; }) ? failed : written;
}
