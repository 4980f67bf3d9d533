// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/eval/evaluator.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <cmath>
#include <random>

using namespace outlay;

namespace {

Catalog catalogOfTests()
{
    ModelPreset preset;
    preset.id = "llama3-70b";
    Architecture a;
    a.layers = 80;
    a.hidden = 8192;
    a.vocab = 128256;
    a.heads = 64;
    a.kvHeads = 8;
    a.headDim = 128;
    a.ffn = 28672;
    preset.architecture = a;
    Catalog catalog;
    catalog.models.add(preset);
    return catalog;
}

Json answerTo(const Json& request)
{
    static const Catalog catalog = catalogOfTests();
    return evaluateRequest(request, {&catalog, {}});
}

Json parsed(const QString& text) { return *parseJson(text.toStdString(), NonFinite::Mark); }

// Value at a path such as "tree.storage.checkpoints" or "ranking.0.name"; null where there is none.
Json valueAt(const Json& answer, const QString& path)
{
    Json at = path.startsWith("error") ? answer : answer.value("result", Json());
    for (const QString& step : path.split('.')) {
        const std::string key = step.toStdString();
        if (at.is_array())
            at = step.toULongLong() < at.size() ? Json(at[step.toULongLong()]) : Json();
        else
            at = at.is_object() && at.contains(key) ? Json(at[key]) : Json();
    }
    return at;
}

bool allFinite(const Json& value)
{
    if (value.is_number_float())
        return std::isfinite(value.get<double>());
    for (const auto& item : value) {
        if (item.is_structured() || item.is_number_float()) {
            if (!allFinite(item))
                return false;
        }
    }
    return true;
}

const char* const book = R"([{"device":"d","provider":"a","price":3,"valid_from":"2026-01-01","valid_to":"2026-06-30"},
    {"device":"d","provider":"a","price":5,"valid_from":"2026-03-01"},
    {"device":"d","provider":"b","region":"x","price":4,"valid_from":"2026-02-01"},
    {"device":"d","provider":"b","region":"y","price":28.4,"currency":"CNY","valid_from":"2026-02-01"},
    {"device":"d","provider":"c","price":1,"kind":"spot","valid_from":"2026-02-01"}])";

QString withBook(const char* rest) { return QString(R"({"op":"price_lookup","device_name":"d","book":%1,%2})").arg(book, rest); }

}  // namespace

class TestMoneyRequests : public QObject {
    Q_OBJECT

private slots:
    void workedExamplesAgree_data();
    void workedExamplesAgree();
    void wrongRequestsNameCodeAndField_data();
    void wrongRequestsNameCodeAndField();
    void childrenSumToTheirParents();
    void randomRequestsNeverBreakTheAnswer();
    void hugeListsAreAnswered();
};

void TestMoneyRequests::workedExamplesAgree_data()
{
    QTest::addColumn<QString>("request");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& request, const char* expected) { QTest::newRow(name) << request << expected; };
    row("E1", R"({"op":"breakdown_shares","amount":354816})", "total=709632 groups.compute=443520 tree.storage.checkpoints=21289");
    row("E2", R"({"op":"breakdown_bottom_up","n_devices":128,"hours":720,"price":3.85,"n_total":70e9,"dataset_tokens":1e12,"raw_tb":20,"fte_months":6})",
        "total=623744 tree.storage.checkpoints=133.573 checkpoint_gb_months=5807.51 groups.other=56704 checkpoints_written=180 checkpoint_gb=980");
    row("E4", R"({"op":"price_lookup","book":[{"device":"h100-sxm","provider":"a","price":3.85,"valid_from":"2026-06-01"},{"device":"h100-sxm","provider":"b","price":24,"currency":"CNY","valid_from":"2026-01-01"}],"device_name":"h100-sxm","date":"2026-07-10","usd_cny":7.2})",
        "price=3.33333 entry_index=1 age_days=190 warnings.0=W_PRICE_STALE");
    row("H1", R"({"op":"tco_seed","training_cost":4e6,"price_per_m":0.87,"users":1e8,"tokens_user_day":5000,"api_price_per_m":30})",
        "monthly_inference=13050000 total=160600000 inference_share=0.975093 training_over_monthly=0.306513 break_even_months=0.00915437");
    row("H2", R"({"op":"tco","months":24,"users":2e6,"growth_per_month":0.05,"input_tokens_user_day":3000,"output_tokens_user_day":800,"cached_fraction":0.4,"discount_rate":0.1,"options":[{"name":"self","kind":"self","one_off":400000,"output_tokens_per_s_replica":3300,"devices_per_replica":4,"price":3.0,"fixed_per_month":40000},{"name":"api","kind":"api","price_input":1.0,"price_cached":0.25,"price_output":4.0,"price_decline_per_year":0.2}],"compare":["self","api"]})",
        "total.self=7150360 total.api=1.11913e+07 npv.self=6.43102e+06 crossover_month=2.68767 ratio=0.638924 cumulative.self.0=400000");
    row("H3", R"({"op":"tco","months":36,"users":1e6,"output_tokens_user_day":1000,"options":[{"name":"self","kind":"self","one_off":1e6,"cost_per_m_output":2.0,"fixed_per_month":10000},{"name":"api","kind":"api","price_output":10.0}],"compare":["self","api"]})",
        "crossover_month=4.28571 total.api=1.095e+07");
    row("M1", R"({"op":"rank","devices":[{"name":"910C","price":0.95,"peak_flops":1280e12,"bw":1.5e12,"mem_bytes":64e9},{"name":"H100","price":3.85,"peak_flops":1979e12,"bw":3.35e12,"mem_bytes":80e9},{"name":"H200","price":5.5,"peak_flops":1979e12,"bw":4.8e12,"mem_bytes":141e9},{"name":"B300","price":7.85,"peak_flops":4000e12,"bw":12e12,"mem_bytes":192e9},{"name":"A100","price":2.2,"peak_flops":624e12,"bw":2e12,"mem_bytes":80e9},{"name":"L40S","price":1.5,"peak_flops":733e12,"bw":0.86e12,"mem_bytes":48e9},{"name":"5090","price":0.85,"peak_flops":330e12,"bw":1.8e12,"mem_bytes":32e9}]})",
        "ranking.0.name=910C ranking.2.name=B300 ranking.5.name=H200 ranking.0.tflops_per_dollar_hour=1347.37 ranking.5.gb_per_dollar_hour=25.6364");
    row("M2", R"({"op":"rank","sort":"usd_per_effective_pflop_hour","devices":[{"name":"H100","price":3.85,"peak_flops":989.5e12,"bw":3.35e12,"mem_bytes":80e9,"mfu":0.42},{"name":"910C","price":0.95,"peak_flops":780e12,"bw":3.2e12,"mem_bytes":128e9,"mfu":0.349},{"name":"B300","price":7.85,"peak_flops":2250e12,"bw":8e12,"mem_bytes":288e9,"mfu":0.38}],"serve":{"model":"llama3-70b","weights":"fp8","prompt_tokens":1000,"output_tokens":500,"max_tpot_s":0.05}})",
        "ranking.0.name=910C ranking.1.usd_per_effective_pflop_hour=9.18129 ranking.0.usd_per_m_output=1.15847 ranking.0.serve_devices=1 ranking.1.usd_per_m_output=0.893613 ranking.2.usd_per_m_output=3.49957");
    row("M3", R"({"op":"pareto","points":[[1,5],[2,4],[2,6],[1,5]],"senses":["min","min"]})", "front.0=0 front.1=1 front.2=3");

    row("both ends of the validity count: first day", withBook(R"("date":"2026-01-01")"), "price=3 entry_index=0 age_days=0");
    row("both ends of the validity count: last day", withBook(R"("date":"2026-06-30","provider":"a")"), "price=5 entry_index=1");
    row("the newest row of a provider counts, the cheapest of all wins, the first of equals", withBook(R"("date":"2026-03-01")"), "price=4 entry_index=2");
    row("conversion can change the winner", withBook(R"("date":"2026-03-01","usd_cny":7.2)"), "price=3.94444 entry_index=3");
    row("answers in CNY", withBook(R"("date":"2026-03-01","currency":"CNY","region":"x")"), "price=28.4 entry_index=2");
    row("spot rows answer only to spot", withBook(R"("date":"2026-03-01","kind":"spot")"), "price=1 entry_index=4");
    row("dated rates: the latest not after the date", withBook(R"("date":"2026-03-01","region":"y","usd_cny":[{"date":"2026-03-02","usd_cny":1},{"date":"2026-03-01","usd_cny":4},{"date":"2025-01-01","usd_cny":2}])"), "price=7.1");
    row("dated rates: before all of them the earliest", withBook(R"("date":"2026-02-01","region":"y","usd_cny":[{"date":"2027-03-02","usd_cny":1},{"date":"2026-03-01","usd_cny":4}])"), "price=7.1");
    row("180 days are not stale", withBook(R"("date":"2026-07-31","region":"x")"), "age_days=180 warnings.0=null");
    row("181 days are stale", withBook(R"("date":"2026-08-01","region":"x")"), "age_days=181 warnings.0=W_PRICE_STALE");
    row("commitment is billed", R"({"op":"rental","n_devices":8,"hours":100,"price":4,"commit_hours":150,"reserved_price":3})",
        "billed_device_hours=1200 cost=4800 effective_price=6 reserved_break_even_utilisation=0.75");
    row("no hours, no effective price", R"({"op":"rental","n_devices":8,"hours":0,"price":4})", "cost=0 effective_price=null");
    row("published month of 128 devices", R"({"op":"rental","n_devices":128,"hours":720,"price":3.85})", "cost=354816");
    row("published 60 days of 256 devices", R"({"op":"rental","n_devices":256,"hours":1440,"price":7.85})", "cost=2893824");
    row("compute as anchor", R"({"op":"breakdown_shares","amount":354816,"anchor":"compute"})", "total=567706");
    row("the total as anchor", R"({"op":"breakdown_shares","amount":354816,"anchor":"total"})", "groups.storage=17740.8 tree.people=28385.3");
    row("overridden shares are normalised", R"({"op":"breakdown_shares","amount":100,"shares":{"compute":{"run":0.25},"people":0.33}})",
        "warnings.0=null total=400 tree.people=132");
    row("shares beyond 1 are normalised", R"({"op":"breakdown_shares","amount":100,"shares":{"people":1.08},"anchor":"total"})",
        "warnings.0=W_SHARES_NORMALISED total=100 tree.people=54");
    row("simple total of a free API", R"({"op":"tco_seed","training_cost":0,"price_per_m":1,"users":0,"tokens_user_day":1})",
        "total=0 inference_share=null training_over_monthly=null break_even_months=null");
    row("no crossing is null", R"({"op":"tco","users":1,"options":[{"name":"a","kind":"api","one_off":5},{"name":"b","kind":"api"}],"compare":["a","b"]})",
        "crossover_month=null ratio=null");
    row("nothing serves: null, and last", R"({"op":"rank","sort":"usd_per_m_output","devices":[{"name":"tiny","price":1,"peak_flops":1e12,"bw":1e12,"mem_bytes":1e9},{"name":"B","price":7.85,"peak_flops":2250e12,"bw":8e12,"mem_bytes":288e9}],"serve":{"model":"llama3-70b","prompt_tokens":1000,"output_tokens":500}})",
        "ranking.0.name=B ranking.1.usd_per_m_output=null ranking.1.serve_devices=null");
    row("ties stay in order", R"({"op":"rank","devices":[{"name":"a","price":1,"peak_flops":1e12,"bw":1,"mem_bytes":1},{"name":"b","price":2,"peak_flops":2e12,"bw":1,"mem_bytes":1}]})",
        "ranking.0.name=a ranking.1.name=b");
    row("front of one maximum", R"({"op":"pareto","points":[[1],[3],[3],[2]],"senses":["max"]})", "front.0=1 front.1=2 front.2=null");
    row("front of three axes", R"({"op":"pareto","points":[[1,1,1],[1,1,2],[2,1,0],[0,9,9]],"senses":["min","min","max"]})",
        "front.0=1 front.1=3 front.2=null");
}

void TestMoneyRequests::workedExamplesAgree()
{
    QFETCH(QString, request);
    QFETCH(QString, expected);
    const Json answer = answerTo(parsed(request));
    for (const QString& pair : expected.split(' ')) {
        const QString path = pair.section('=', 0, 0);
        const QString wanted = pair.section('=', 1);
        const Json value = valueAt(answer, path);
        bool isNumber = false;
        const double number = wanted.toDouble(&isNumber);
        bool agrees = false;
        if (value.is_null())
            agrees = wanted == "null";
        else if (value.is_number() && isNumber)
            agrees = std::abs(value.get<double>() - number) <= 5.1e-6 * std::abs(number);
        else if (value.is_string())
            agrees = value.get<std::string>() == wanted.toStdString();
        QVERIFY2(agrees, qPrintable(pair + " in " + QString::fromStdString(writeJson(answer, -1))));
    }
}

void TestMoneyRequests::wrongRequestsNameCodeAndField_data()
{
    QTest::addColumn<QString>("request");
    QTest::addColumn<QString>("errorCode");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* name, const QString& request, const char* code, const char* field) { QTest::newRow(name) << request << code << field; };
    row("nothing valid on the date", withBook(R"("date":"2025-12-31")"), "E_MISSING", "book");
    row("no such provider", withBook(R"("date":"2026-03-01","provider":"z")"), "E_MISSING", "book");
    row("no date", withBook(R"("region":"x")"), "E_MISSING", "date");
    row("no such day", withBook(R"("date":"2026-02-30")"), "E_RANGE", "date");
    row("date is a number", withBook(R"("date":20260301)"), "E_TYPE", "date");
    row("unknown kind", withBook(R"("date":"2026-03-01","kind":"auction")"), "E_RANGE", "kind");
    row("no rates", withBook(R"("date":"2026-03-01","usd_cny":[])"), "E_RANGE", "usd_cny");
    row("rate of 0", withBook(R"("date":"2026-03-01","usd_cny":0)"), "E_RANGE", "usd_cny");
    row("free row", R"({"op":"price_lookup","device_name":"d","date":"2026-01-01","book":[{"device":"d","price":0,"valid_from":"2026-01-01"}]})", "E_RANGE", "book[0].price");
    row("row without day", R"({"op":"price_lookup","device_name":"d","date":"2026-01-01","book":[{"device":"d","price":1}]})", "E_MISSING", "book[0].valid_from");
    row("book is no list", R"({"op":"price_lookup","device_name":"d","date":"2026-01-01","book":{}})", "E_TYPE", "book");
    row("half a device", R"({"op":"rental","n_devices":1.5,"hours":1,"price":1})", "E_TYPE", "n_devices");
    row("negative hours", R"({"op":"rental","n_devices":1,"hours":-1,"price":1})", "E_RANGE", "hours");
    row("NaN", R"({"op":"rental","n_devices":1,"hours":NaN,"price":1})", "E_NONFINITE", "hours");
    row("Infinity", R"({"op":"rental","n_devices":1,"hours":1,"price":Infinity})", "E_NONFINITE", "price");
    row("overflow", R"({"op":"rental","n_devices":1000,"hours":1e300,"price":1e300})", "E_RANGE", "cost");
    row("true is no number", R"({"op":"breakdown_shares","amount":true})", "E_TYPE", "amount");
    row("unknown anchor", R"({"op":"breakdown_shares","amount":1,"anchor":"root"})", "E_RANGE", "anchor");
    row("anchor without share", R"({"op":"breakdown_shares","amount":1,"shares":{"compute":{"run":0}}})", "E_RANGE", "shares");
    row("negative share", R"({"op":"breakdown_shares","amount":1,"shares":{"compute":{"run":-1}}})", "E_RANGE", "shares.compute.run");
    row("interval of 0", R"({"op":"breakdown_bottom_up","n_devices":1,"hours":1,"price":1,"n_total":1,"dataset_tokens":1,"checkpoint_interval_hours":0})", "E_RANGE", "checkpoint_interval_hours");
    row("no hours", R"({"op":"breakdown_bottom_up","n_devices":1,"price":1,"n_total":1,"dataset_tokens":1})", "E_MISSING", "hours");
    row("no options", R"({"op":"tco","users":1})", "E_MISSING", "options");
    row("0 months", R"({"op":"tco","users":1,"months":0,"options":[]})", "E_RANGE", "months");
    row("601 months", R"({"op":"tco","users":1,"months":601,"options":[]})", "E_RANGE", "months");
    row("growth of -1", R"({"op":"tco","users":1,"growth_per_month":-1,"options":[]})", "E_RANGE", "growth_per_month");
    row("one name twice", R"({"op":"tco","users":1,"options":[{"name":"a","kind":"api"},{"name":"a","kind":"api"}]})", "E_RANGE", "options[1].name");
    row("unknown option kind", R"({"op":"tco","users":1,"options":[{"name":"a","kind":"cloud"}]})", "E_RANGE", "options[0].kind");
    row("fleet without throughput", R"({"op":"tco","users":1,"options":[{"name":"a","kind":"self"}]})", "E_MISSING", "options[0].output_tokens_per_s_replica");
    row("rented without price", R"({"op":"tco","users":1,"options":[{"name":"a","kind":"self","output_tokens_per_s_replica":1}]})", "E_MISSING", "options[0].price");
    row("owned without capex", R"({"op":"tco","users":1,"options":[{"name":"a","kind":"self","ownership":"own","output_tokens_per_s_replica":1}]})", "E_MISSING", "options[0].capex_per_device");
    row("compare a stranger", R"({"op":"tco","users":1,"options":[{"name":"a","kind":"api"}],"compare":["a","b"]})", "E_RANGE", "compare");
    row("compare one", R"({"op":"tco","users":1,"options":[{"name":"a","kind":"api"}],"compare":["a"]})", "E_RANGE", "compare");
    row("growth beyond numbers", R"({"op":"tco","users":1e300,"months":600,"growth_per_month":9,"input_tokens_user_day":1,"options":[{"name":"a","kind":"api","price_input":1}]})", "E_RANGE", "total.a");
    row("no price", R"({"op":"rank","devices":[{"name":"a","peak_flops":1,"bw":1,"mem_bytes":1}]})", "E_MISSING", "devices[0].price");
    row("MFU above 1", R"({"op":"rank","devices":[{"name":"a","price":1,"peak_flops":1,"bw":1,"mem_bytes":1,"mfu":1.1}]})", "E_RANGE", "devices[0].mfu");
    row("unknown sort", R"({"op":"rank","sort":"name","devices":[]})", "E_RANGE", "sort");
    row("serve an unknown model", R"({"op":"rank","devices":[],"serve":{"model":"gpt-0","prompt_tokens":1,"output_tokens":1}})", "E_UNSUPPORTED", "serve.model");
    row("serve without architecture", R"({"op":"rank","devices":[],"serve":{"model":{"n_total":7e9},"prompt_tokens":1,"output_tokens":1}})", "E_MISSING", "serve.model");
    row("serve unknown weights", R"({"op":"rank","devices":[],"serve":{"model":"llama3-70b","weights":"int3","prompt_tokens":1,"output_tokens":1}})", "E_UNSUPPORTED", "serve.weights");
    row("serve without prompt", R"({"op":"rank","devices":[],"serve":{"model":"llama3-70b","output_tokens":1}})", "E_MISSING", "serve.prompt_tokens");
    row("point of another size", R"({"op":"pareto","points":[[1,2],[1]],"senses":["min","min"]})", "E_RANGE", "points[1]");
    row("unknown sense", R"({"op":"pareto","points":[],"senses":["up"]})", "E_RANGE", "senses");
    row("NaN coordinate", R"({"op":"pareto","points":[[NaN]],"senses":["min"]})", "E_NONFINITE", "points[0]");
}

void TestMoneyRequests::wrongRequestsNameCodeAndField()
{
    QFETCH(QString, request);
    QFETCH(QString, errorCode);
    QFETCH(QString, field);
    const Json answer = answerTo(parsed(request));
    QCOMPARE(QString::fromStdString(valueAt(answer, "error.code").is_string() ? valueAt(answer, "error.code").get<std::string>() : writeJson(answer, -1)), errorCode);
    QCOMPARE(QString::fromStdString(valueAt(answer, "error.field").get<std::string>()), field);
    QVERIFY(!valueAt(answer, "error.message").get<std::string>().empty());
}

void TestMoneyRequests::childrenSumToTheirParents()
{
    for (const char* request : {R"({"op":"breakdown_shares","amount":123456.789,"shares":{"compute":{"run":0.7}}})",
                                R"({"op":"breakdown_bottom_up","n_devices":77,"hours":1234.5,"price":2.34,"n_total":13e9,"dataset_tokens":3e11,
                                    "network_per_device_hour":0.02,"egress_gb":900,"raw_tb":3,"labelled_samples":1000,"fte_months":2.5})"}) {
        const Json result = answerTo(parsed(request))["result"];
        double total = 0;
        for (const auto& [group, node] : result["tree"].items()) {
            double sum = node.is_number() ? node.get<double>() : 0;
            if (node.is_object()) {
                for (const auto& leaf : node)
                    sum += leaf.get<double>();
            }
            QVERIFY(std::abs(sum - result["groups"][group].get<double>()) <= 1e-12 * sum);
            total += sum;
        }
        QVERIFY(std::abs(total - result["total"].get<double>()) <= 1e-12 * total);
        QCOMPARE(result["groups"].size(), result["tree"].size());
    }
}

void TestMoneyRequests::randomRequestsNeverBreakTheAnswer()
{
    std::vector<Json> valid;
    const QString architecture = R"({"arch":{"heads":8,"kv_heads":2,"ffn":512,"layers":4,"hidden":256,"vocab":1000,"experts":8,"topk":2,"expert_ffn":256,"window":500,"window_layers":2}})";
    for (const QString& text : {
             withBook(R"("date":"2026-03-01","usd_cny":[{"date":"2026-03-02","usd_cny":7}],"currency":"CNY","provider":"b")"),
             QString(R"({"op":"rental","n_devices":8,"hours":100,"price":4,"commit_hours":150,"reserved_price":3})"),
             QString(R"({"op":"breakdown_shares","amount":100,"anchor":"run","shares":{"compute":{"run":0.4,"experiments":0.1},"people":0.3}})"),
             QString(R"({"op":"breakdown_bottom_up","n_devices":128,"hours":720,"price":3.85,"n_total":70e9,"dataset_tokens":1e12,"checkpoint_interval_hours":4,
                 "checkpoint_permanent_every":5,"checkpoint_keep_last":3,"retention_months":3,"raw_tb":20,"fte_months":6,"contingency":0.1})"),
             QString(R"({"op":"tco","months":24,"users":2e6,"growth_per_month":0.05,"input_tokens_user_day":3000,"output_tokens_user_day":800,"cached_fraction":0.4,
                 "days_per_month":30,"discount_rate":0.1,"options":[{"name":"own","kind":"self","one_off":1,"output_tokens_per_s_replica":3300,"devices_per_replica":4,
                 "ownership":"own","capex_per_device":30000,"opex_per_device_month":100,"residual_fraction":0.1,"spare_replicas":1,"peak_factor":2,"target_utilisation":0.8},
                 {"name":"api","kind":"api","price_input":1.0,"price_cached":0.25,"price_output":4.0,"price_decline_per_year":0.2,"batch_share":0.5,"batch_discount":0.5},
                 {"name":"unit","kind":"self","cost_per_m_input":1,"cost_per_m_output":2,"fixed_per_month":5}],"compare":["own","api"]})"),
             QString(R"({"op":"tco_seed","training_cost":4e6,"price_per_m":0.87,"users":1e8,"tokens_user_day":5000,"months":12,"api_price_per_m":30})"),
             QString(R"({"op":"rank","sort":"usd_per_m_output","devices":[{"name":"a","price":3.85,"peak_flops":989.5e12,"bw":3.35e12,"mem_bytes":80e9,"mfu":0.42,"nvlink":1e11,
                 "peak":{"bf16":1e15,"fp8":2e15}}],"serve":{"model":%1,"weights":"fp8","kv":"fp8","parallel":"ep","prompt_tokens":1000,"output_tokens":500,"cached_fraction":0.5,
                 "max_tpot_s":0.05,"max_ttft_s":1,"max_batch":256,"eta_kv":0.5,"kv_waste":0.1,"memory_utilisation":0.8,"activation_reserve_bytes":1e9,
                 "speculative":{"alpha":0.7,"gamma":4,"draft_cost_ratio":0.05}}})").arg(architecture),
             QString(R"({"op":"pareto","points":[[1,5],[2,4],[2,6],[1,5]],"senses":["min","max"]})")})
        valid.push_back(parsed(text));

    std::mt19937_64 random(20260601);
    const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
    const std::vector<Json> nasty = {Json(), Json(std::nan("")), Json(INFINITY), Json(-INFINITY), Json(1e308), Json(-1e308), Json(5e-324), Json(0), Json(-1),
                                     Json(0.5), Json(1), Json(9007199254740993.0), Json("x"), Json(""), Json(true), Json::array(), Json::object(),
                                     Json::array({1, "a", nullptr}), Json(1e15), Json(1e-12), Json(600), Json(std::vector<double>(50, 1.0))};
    int answered = 0;
    for (int i = 0; i < 20000; ++i) {
        Json request = valid[below(valid.size())];
        for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
            Json* at = &request;
            // Walk down to a random value, never to the operation itself.
            while (at->is_structured() && !at->empty() && (at == &request || below(4) != 0)) {
                const std::size_t step = at == &request ? 1 + below(at->size() - 1) : below(at->size());
                auto it = at->begin();
                std::advance(it, std::ptrdiff_t(step));
                at = &*it;
            }
            if (at == &request)
                break;
            const std::size_t kind = below(4);
            if (kind == 0 && at->is_number() && !isNonFinite(*at))
                *at = at->get<double>() * std::pow(10.0, double(below(13)) - 6);
            else
                *at = nasty[below(nasty.size())];
        }
        const Json answer = answerTo(request);
        const bool good = allFinite(answer) && (answer.contains("result") != answer.contains("error"));
        QVERIFY2(good, qPrintable(QString::fromStdString(writeJson(request, -1) + " → " + writeJson(answer, -1)).left(4000)));
        answered += answer.contains("result") ? 1 : 0;
    }
    // Changes must leave enough valid requests, or the test would only try the error paths.
    QVERIFY2(answered > 3000, qPrintable(QString::number(answered)));
}

void TestMoneyRequests::hugeListsAreAnswered()
{
    std::mt19937_64 random(9);
    std::uniform_real_distribution<double> uniform(0, 1);
    Json points = Json::array();
    for (int i = 0; i < 50000; ++i)
        points.push_back({uniform(random), uniform(random)});
    const Json front = answerTo({{"op", "pareto"}, {"points", points}, {"senses", {"min", "max"}}});
    QVERIFY(front["result"]["front"].size() >= 1);

    Json rows = Json::array();
    for (int i = 0; i < 20000; ++i)
        rows.push_back({{"device", "d"}, {"provider", std::to_string(i)}, {"price", 2 + uniform(random)}, {"valid_from", "2026-01-01"}});
    rows.push_back({{"device", "d"}, {"provider", "cheap"}, {"price", 1}, {"valid_from", "2026-01-01"}});
    const Json price = answerTo({{"op", "price_lookup"}, {"book", rows}, {"device_name", "d"}, {"date", "2026-01-02"}});
    QCOMPARE(price["result"]["entry_index"].get<int>(), 20000);
}

QTEST_GUILESS_MAIN(TestMoneyRequests)
#include "test_moneyrequests.moc"
