// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// outlay-cli as users run it: a process, its exit code and what it prints.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QtTest>

namespace {

struct Run {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Run run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(OUTLAY_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(60000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

double figure(const Run& run, const char* id) { return run.json()["figures"].toObject()[id].toObject()["value"].toDouble(); }

constexpr const char* day = "--today=2026-11-30";

}  // namespace

class TestCli final : public QObject {
    Q_OBJECT

private slots:
    void evaluateGivesFiguresTreeAndIssuesAsJson();
    void everyFormatPrints_data();
    void everyFormatPrints();
    void valuesAreSetAsTheWindowReadsThem_data();
    void valuesAreSetAsTheWindowReadsThem();
    void exitCodesTellProblemsFromWrongUsage_data();
    void exitCodesTellProblemsFromWrongUsage();
    void aMissingPriceIsNullAndAnError();
    void plansComeFromFilesStandardInputAndReports();
    void explainShowsFormulaInputsAndOrigins();
    void compareShowsDifferences();
    void clusterShowsMemoryStepLayoutsAndScaling();
    void hardwarePredictsEachDeviceOnItsOwn();
    void finetuneTellsTheFewestDevices();
    void softwareDecidesWhatFits();
    void importedConfigsBecomePlans();
    void checkJudgesAStatedRun();
    void checkTakesHoursCostAndAStatedMfu();
    void runsCompareReportedWithPredicted();
    void ownFactsAreAdded();
    void doesNotLinkQt();
};

void TestCli::evaluateGivesFiguresTreeAndIssuesAsJson()
{
    const Run result = run({"evaluate", "example:seed-2026-06-training", "--format", "json", day});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(std::abs(figure(result, "training_cost") / 709632 - 1) < 1e-9);
    QVERIFY(std::abs(figure(result, "rental") / 354816 - 1) < 1e-9);
    QCOMPARE(result.json()["figures"].toObject()["training_cost"].toObject()["unit"].toString(), QString("USD"));
    const QJsonObject tree = result.json()["tree"].toObject();
    QCOMPARE(tree["id"].toString(), QString("total"));
    double sum = 0;
    for (const QJsonValue& child : tree["children"].toArray())
        sum += child.toObject()["amount"].toDouble();
    QVERIFY(std::abs(sum / tree["amount"].toDouble() - 1) < 1e-9);
    QVERIFY(result.json()["issues"].isArray());
}

void TestCli::everyFormatPrints_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("contains");
    QTest::newRow("evaluate") << QStringList{"evaluate", "example:train-and-serve", day} << QByteArray("total_cost");
    QTest::newRow("explain") << QStringList{"explain", "example:dense-70b", "device_hours", day} << QByteArray("goodput");
    QTest::newRow("compare") << QStringList{"compare", "example:dense-70b", "base", "h200", day} << QByteArray("training_cost");
    QTest::newRow("fields") << QStringList{"fields"} << QByteArray("tokens");
    QTest::newRow("figures") << QStringList{"figures"} << QByteArray("total_cost");
    QTest::newRow("examples") << QStringList{"examples"} << QByteArray("dense-70b");
    QTest::newRow("devices") << QStringList{"catalog", "devices"} << QByteArray("h100-sxm");
    QTest::newRow("books") << QStringList{"catalog", "books"} << QByteArray("seed-2026-06");
    QTest::newRow("prices") << QStringList{"catalog", "prices"} << QByteArray("Hyperstack");
    QTest::newRow("models") << QStringList{"catalog", "models"} << QByteArray("llama3-70b");
    QTest::newRow("api") << QStringList{"catalog", "api"} << QByteArray("gpt-5");
    QTest::newRow("infra") << QStringList{"catalog", "infra"} << QByteArray("storage");
    QTest::newRow("published runs") << QStringList{"catalog", "runs"} << QByteArray("llama-3.1-405b");
    QTest::newRow("runs") << QStringList{"runs", day} << QByteArray("llama-3.1-405b");
    QTest::newRow("check") << QStringList{"check", "--model", "70B", "--tokens", "15T", "--devices", "1000xh100-sxm", "--days", "121"} << QByteArray("implied_mfu");
}

void TestCli::everyFormatPrints()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, contains);
    for (const char* format : {"table", "json", "csv", "md"}) {
        const Run result = run(arguments + QStringList{"--format", format});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.out.contains(contains), format);
        static const QRegularExpression notFinite(QStringLiteral("\\b(nan|inf)\\b"));
        QVERIFY2(!QString::fromUtf8(result.out).contains(notFinite), format);
        if (qstrcmp(format, "json") == 0)
            QVERIFY(!QJsonDocument::fromJson(result.out).isNull());
    }
}

void TestCli::valuesAreSetAsTheWindowReadsThem_data()
{
    QTest::addColumn<QString>("assignment");
    QTest::addColumn<QByteArray>("figureId");
    QTest::addColumn<double>("expected");
    QTest::newRow("suffix") << "tokens=15T" << QByteArray("tokens") << 15e12;
    QTest::newRow("Chinese") << "n_total=70亿" << QByteArray("n_total") << 7e9;
    QTest::newRow("per cent") << "mfu=38%" << QByteArray("mfu") << 0.38;
    QTest::newRow("expression") << "n_devices=8*64" << QByteArray("n_devices") << 512.0;
    QTest::newRow("plain") << "price=2.5" << QByteArray("price") << 2.5;
    QTest::newRow("reset") << "mfu=" << QByteArray("n_devices") << 128.0;
}

void TestCli::valuesAreSetAsTheWindowReadsThem()
{
    QFETCH(QString, assignment);
    QFETCH(QByteArray, figureId);
    QFETCH(double, expected);
    const Run result = run({"evaluate", "example:seed-2026-06-training", "--set", assignment, "--format=json", day});
    QVERIFY2(result.exitCode == 0, result.err);
    QCOMPARE(figure(result, figureId.constData()), expected);
}

void TestCli::exitCodesTellProblemsFromWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("message");
    const QString example = "example:dense-70b";
    QTest::newRow("nothing") << QStringList{} << 2 << QByteArray("usage");
    QTest::newRow("help") << QStringList{"--help"} << 0 << QByteArray();
    QTest::newRow("unknown command") << QStringList{"estimate"} << 2 << QByteArray("unknown command");
    QTest::newRow("no plan") << QStringList{"evaluate"} << 2 << QByteArray("takes one plan");
    QTest::newRow("no such file") << QStringList{"evaluate", "nowhere.outlay"} << 2 << QByteArray("nowhere.outlay");
    QTest::newRow("no such example") << QStringList{"evaluate", "example:x"} << 2 << QByteArray("dense-70b");
    QTest::newRow("unknown option") << QStringList{"evaluate", example, "--currency", "CNY"} << 2 << QByteArray("--currency");
    QTest::newRow("option without value") << QStringList{"evaluate", example, "--set"} << 2 << QByteArray("needs a value");
    QTest::newRow("no such scenario") << QStringList{"evaluate", example, "--scenario", "x"} << 2 << QByteArray("h200");
    QTest::newRow("no such field") << QStringList{"evaluate", example, "--set", "token=1T"} << 2 << QByteArray("did you mean");
    QTest::newRow("no number") << QStringList{"evaluate", example, "--set", "tokens=many"} << 2 << QByteArray("tokens");
    QTest::newRow("outside the domain") << QStringList{"evaluate", example, "--set", "mfu=150%"} << 1 << QByteArray();
    QTest::newRow("device without the format") << QStringList{"evaluate", example, "--set", "device=a100-80-sxm", "--set", "precision=fp8", "--set", "price=2"} << 1 << QByteArray();
    QTest::newRow("no such figure") << QStringList{"explain", example, "x"} << 2 << QByteArray("no figure");
    QTest::newRow("no such format") << QStringList{"figures", "--format", "xml"} << 2 << QByteArray("json");
    QTest::newRow("no such day") << QStringList{"figures", "--today", "30.11.2026"} << 2 << QByteArray("date");
    QTest::newRow("no such part") << QStringList{"catalog", "cars"} << 2 << QByteArray("devices");
    QTest::newRow("compare one") << QStringList{"compare", example, "base"} << 2 << QByteArray("two");
    QTest::newRow("check without model") << QStringList{"check"} << 2 << QByteArray("--model");
    QTest::newRow("check with unknown device") << QStringList{"check", "--model", "7B", "--tokens", "1T", "--devices", "8xabacus", "--days", "1"} << 2 << QByteArray("abacus");
    QTest::newRow("check on a missing unit") << QStringList{"check", "--model", "7B", "--tokens", "1T", "--devices", "8xa100-80-sxm", "--days", "1", "--precision", "fp8"} << 2 << QByteArray("no unit");
}

void TestCli::exitCodesTellProblemsFromWrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, message);
    const Run result = run(arguments);
    QCOMPARE(result.exitCode, exitCode);
    QVERIFY2(result.err.contains(message), result.err);
}

void TestCli::aMissingPriceIsNullAndAnError()
{
    const Run result = run({"evaluate", "example:seed-2026-06-training", "--set", "device=tpu-v5p", "--format", "json", day});
    QCOMPARE(result.exitCode, 1);
    const QJsonObject figures = result.json()["figures"].toObject();
    QVERIFY(figures["training_cost"].toObject()["value"].isNull());
    QVERIFY(figures["wall_hours"].toObject()["value"].toDouble() > 0);
    QVERIFY(!result.json()["complete"].toBool());
    QCOMPARE(result.json()["issues"].toArray()[0].toObject()["severity"].toString(), QString("error"));
}

void TestCli::plansComeFromFilesStandardInputAndReports()
{
    QTemporaryDir folder;
    const QByteArray plan = R"({"format":"outlay-plan","version":1,"created":"2026-11-30","base":{"values":{"price":2,"tokens":1000000000000}}})";
    const auto write = [&](const char* name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        (void)file.open(QIODevice::WriteOnly);
        file.write(bytes);
        return folder.filePath(name);
    };
    const QStringList rest{"--format", "json", day};
    const double expected = figure(run(QStringList{"evaluate", write("a.outlay", plan)} + rest), "total_cost");
    QVERIFY(expected > 0);
    QCOMPARE(figure(run(QStringList{"evaluate", "-"} + rest, plan), "total_cost"), expected);
    const QByteArray pdf = "%PDF-1.6\n5 0 obj\n<</Length " + QByteArray::number(plan.size()) + ">>\nstream\n" + plan +
                           "\nendstream\nendobj\n7 0 obj\n<</F (plan.outlay)\n/EF <</F 5 0 R>>\n/Type/Filespec>>\nendobj\n%%EOF\n";
    QCOMPARE(figure(run(QStringList{"evaluate", write("report.pdf", pdf)} + rest), "total_cost"), expected);

    const Run noPlan = run({"evaluate", write("empty.pdf", "%PDF-1.6\n%%EOF")});
    QCOMPARE(noPlan.exitCode, 1);
    QVERIFY(noPlan.err.contains("carries no plan"));
    const Run broken = run({"evaluate", write("b.outlay", plan.left(plan.size() - 2))});
    QCOMPARE(broken.exitCode, 1);
    QVERIFY(broken.err.contains("line 1, column"));
    const Run wrong = run({"evaluate", "-", day}, R"({"format":"outlay-plan","version":1,"base":{"values":{"tokens":"many"}}})");
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY2(wrong.err.contains("line 1, column 64: tokens must be a number"), wrong.err);
}

void TestCli::explainShowsFormulaInputsAndOrigins()
{
    const Run result = run({"explain", "example:seed-2026-06-training", "rental", "--format", "json", day});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.json()["formula"].toString(), QString("device_hours*price"));
    QVERIFY(result.json()["evaluated"].toString().endsWith("*3.85"));
    bool found = false;
    for (const QJsonValue& input : result.json()["inputs"].toArray()) {
        const QJsonObject object = input.toObject();
        if (object["id"] != "price")
            continue;
        found = true;
        QCOMPARE(object["value"].toDouble(), 3.85);
        QCOMPARE(object["origin"].toString(), QString("catalog"));
        QVERIFY(object["source"].toString().contains("seed"));
        QVERIFY(object["as_of"].toString().startsWith("2026-06"));
    }
    QVERIFY(found);
    const Run typed = run({"explain", "example:seed-2026-06-training", "mfu", day});
    QVERIFY2(typed.out.contains("origin     typed"), typed.out);
    const Run fact = run({"explain", "example:dense-70b", "peak_flops", day});
    QVERIFY2(fact.out.contains("origin     catalog: "), fact.out);
}

void TestCli::compareShowsDifferences()
{
    const Run result = run({"compare", "example:seed-2026-06-training", "base", "anchor-total", "--format", "json", day});
    QCOMPARE(result.exitCode, 0);
    for (const QJsonValue& row : QJsonDocument::fromJson(result.out).array()) {
        const QJsonObject object = row.toObject();
        if (object["id"] != "training_cost")
            continue;
        QVERIFY(std::abs(object["difference"].toDouble() + 354816) < 1e-3);
        QVERIFY(std::abs(object["relative"].toDouble() + 0.5) < 1e-9);
        return;
    }
    QFAIL("no training_cost");
}

void TestCli::hardwarePredictsEachDeviceOnItsOwn()
{
    const Run result = run({"hardware", "example:dense-70b", "--devices", "h100-sxm,h200-sxm,rtx4090", "--count", "16", "--format", "json", day});
    QCOMPARE(result.exitCode, 0);
    const QJsonArray rows = result.json()["devices"].toArray();
    QCOMPARE(rows.size(), 3);
    // 70B with optimizer state is 1.27 TB (18 bytes each): 16 devices of 24 GB hold 0.38 TB.
    QCOMPARE(rows[2].toObject()["fits"].toString(), QString("no"));
    QVERIFY(rows[2].toObject()["training_cost"].isNull() || !rows[2].toObject()["training_cost"].isDouble());
    // 16 devices of 141 GB hold 2.26 TB.
    const QJsonObject h200 = rows[1].toObject();
    QCOMPARE(h200["fits"].toString(), QString("yes"));
    QVERIFY(h200["mfu"].toDouble() > h200["mfu_whole_run"].toDouble());
    QCOMPARE(run({"hardware", "example:dense-70b", "--devices", "abacus"}).exitCode, 2);
    QCOMPARE(run({"hardware", "example:dense-70b", "--count", "1.5"}).exitCode, 2);
}

void TestCli::finetuneTellsTheFewestDevices()
{
    const Run result = run({"finetune", "example:qlora-70b", "--format", "json", day});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.json()["tokens"].toDouble(), 1e8);
    for (const QJsonValue& row : result.json()["devices"].toArray()) {
        const QJsonObject object = row.toObject();
        if (object["device"] != "h100-sxm")
            continue;
        // nf4 weights of 70.6B are 40 GB; BF16 weights are 141 GB; the states of full fine-tuning 1.27 TB.
        QCOMPARE(object["qlora_devices"].toDouble(), 1.0);
        QVERIFY(object["lora_devices"].toDouble() >= 2);
        QVERIFY(object["full_devices"].toDouble() >= 16);
        QVERIFY(object["qlora_cost"].toDouble() > 0);
        const Run plain = run({"finetune", "example:qlora-70b", "--set", "model_source=parameters", "--set", "n_total=70B", day});
        QCOMPARE(plain.exitCode, 1);
        return;
    }
    QFAIL("no h100-sxm");
}

void TestCli::softwareDecidesWhatFits()
{
    // 65,536 tokens of Llama 2 7B by QLoRA take 25 GiB with Unsloth (LLaMA-Factory's wiki, "Performance comparison").
    const QStringList job = {"example:qlora-70b", "--set", "model=llama2-7b", "--set", "seq_len=65536", "--set", "global_batch=8", "--set", "device=a100-40-sxm",
                             "--set", "n_devices=1", "--set", "software=unsloth", day};
    const Run study = run(QStringList{"cluster", "--format", "json"} + job);
    QVERIFY(study.json()["fits"].toBool());
    QVERIFY(study.json()["software_known"].toBool());
    QVERIFY(run(QStringList{"cluster"} + job).out.contains("Memory as Unsloth keeps it."));
    const Run table = run(QStringList{"finetune"} + job);
    QCOMPARE(table.exitCode, 0);
    QVERIFY(table.out.contains("Memory as Unsloth keeps it; * by the general formulas."));
    QVERIFY(!run({"finetune", "example:qlora-70b", day}).out.contains("keeps it"));
}

void TestCli::clusterShowsMemoryStepLayoutsAndScaling()
{
    const Run result = run({"cluster", "example:dense-70b", "--top", "3", "--format", "json", day});
    QCOMPARE(result.exitCode, 0);
    const QJsonObject json = result.json();
    QVERIFY(json["fits"].toBool() && !json["fixed"].toBool());
    QVERIFY(json["tried"].toDouble() >= json["feasible"].toDouble());
    QCOMPARE(json["layouts"].toArray().size(), 3);
    QCOMPARE(json["scaling"].toArray().size(), 7);
    double sum = 0;
    const QJsonObject step = json["step"].toObject();
    for (const QJsonValue& part : step)
        sum += part.toDouble();
    QVERIFY(std::abs(sum / json["step_time"].toDouble() - 1) < 1e-9);
    for (const QJsonValue& row : json["memory"].toArray()) {
        const QJsonObject m = row.toObject();
        const double parts = m["weights"].toDouble() + m["gradients"].toDouble() + m["optimizer"].toDouble() + m["activations"].toDouble() + m["logits"].toDouble()
                           + m["reserve"].toDouble();
        QVERIFY(std::abs(parts / m["total"].toDouble() - 1) < 1e-9);
    }
    // 70 billion parameters at 18 bytes each are over the edge of 4 devices of 80 GB.
    const Run small = run({"cluster", "example:dense-70b", "--set", "device=h100-sxm", "--set", "n_devices=4", "--format", "json", day});
    QCOMPARE(small.exitCode, 1);
    QVERIFY(!small.json()["fits"].toBool());
    QVERIFY(small.json()["smallest"].toDouble() >= 16);
    const Run fixed = run({"cluster", "example:dense-70b", "--set", "layout=fixed", "--set", "tp=8", "--set", "pp=4", day});
    QCOMPARE(fixed.exitCode, 0);
    QVERIFY(fixed.out.contains("Memory of the fixed layout"));
    const Run counts = run({"cluster", "example:stated-run", "--set", "model_source=parameters", day});
    QCOMPARE(counts.exitCode, 1);
    QVERIFY(counts.err.contains("parameter count"));
    QCOMPARE(run({"cluster", "example:dense-70b", "--top", "0", day}).exitCode, 2);
}

void TestCli::importedConfigsBecomePlans()
{
    QTemporaryDir folder;
    const QByteArray config = R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,"num_attention_heads":4,"vocab_size":1000})";
    const QString path = folder.filePath("plan.outlay");
    const Run imported = run({"import", "config", "-", "--plan", path, day}, config);
    QVERIFY2(imported.exitCode == 0, imported.err);
    const double expected = imported.json()["counts"].toObject()["n_total"].toDouble();
    QVERIFY(expected > 0);
    QCOMPARE(figure(run({"evaluate", path, "--format", "json", day}), "n_total"), expected);
    QCOMPARE(run({"import", "config", "-"}, R"({"model_type":"abacus"})").exitCode, 1);
    QCOMPARE(run({"import", "csv", "-"}).exitCode, 2);
}

void TestCli::checkJudgesAStatedRun()
{
    const Run result = run({"check", "--model", "72B", "--tokens", "5T", "--devices", "128xh100-sxm", "--days", "35", "--format", "json"});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(std::abs(figure(result, "implied_mfu") / 5.64 - 1) < 1e-3);
    QCOMPARE(result.json()["verdict"].toString(), QString("impossible"));
    const Run preset = run({"check", "--model", "deepseek-v3", "--tokens", "14.8T", "--devices", "2048xh800-sxm", "--days", "54.2", "--precision", "fp8", "--format", "json"});
    QCOMPARE(preset.json()["verdict"].toString(), QString("plausible"));
}

void TestCli::checkTakesHoursCostAndAStatedMfu()
{
    // The note of April 2026: 8B, 15T tokens, 2,048 H100, 44 days, MFU 45 %, 4.2 M$. 6·8e9·15e12 = 7.2e23 FLOP;
    // 44·24·2048 = 2,162,688 h; MFU 7.2e23 / (2,162,688·3600·989.5e12) = 9.346 %; at 45 % 449,155 h; 4.2e6 / 2,162,688 = 1.94203 $/h
    const QStringList claim{"check", "--model", "8B", "--tokens", "15T", "--devices", "2048xh100-sxm", "--mfu", "45%", "--cost", "4.2M", "--format", "json"};
    for (const QStringList& time : {QStringList{"--days", "44"}, QStringList{"--hours", "1056"}, QStringList{"--device-hours", "2162688"}}) {
        const Run result = run(claim + time);
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(figure(result, "device_hours"), 2162688.0);
        QVERIFY(std::abs(figure(result, "implied_mfu") / 0.0934583 - 1) < 1e-4);
        QVERIFY(std::abs(figure(result, "hours_at_stated_mfu") / 449155 - 1) < 1e-4);
        QVERIFY(std::abs(figure(result, "implied_price") / 1.94203 - 1) < 1e-5);
        QVERIFY(result.json()["contradicts_mfu"].toBool());
        QCOMPARE(result.json()["verdict"].toString(), QString("plausible"));
    }
    // Llama 3 8B, exact: 3·(2·7,504,658,432 + 2·32·256·2048·32) = 3·(15,009,316,864 + 1,073,741,824) FLOP a token at 4,096 tokens
    const Run exact = run({"check", "--model", "llama3-8b", "--tokens", "1T", "--devices", "1xh100-sxm", "--days", "10000", "--convention", "exact", "--format", "json"});
    QCOMPARE(exact.exitCode, 0);
    QVERIFY(std::abs(figure(exact, "model_flops") / (3 * (15009316864.0 + 1073741824.0) * 1e12) - 1) < 1e-12);
    QCOMPARE(run({"check", "--model", "8B", "--tokens", "1T", "--devices", "1xh100-sxm", "--days", "1", "--convention", "exact"}).exitCode, 2);
    QCOMPARE(run({"check", "--model", "8B", "--tokens", "1T", "--devices", "1xh100-sxm", "--hours", "many"}).exitCode, 2);
    QCOMPARE(run({"check", "--model", "8B", "--tokens", "1T", "--devices", "1xh100-sxm"}).exitCode, 2);
    QCOMPARE(run({"check", "--model", "8B", "--tokens", "1T", "--devices", "1xh100-sxm", "--days", "1", "--cost", "0"}).exitCode, 2);
}

void TestCli::runsCompareReportedWithPredicted()
{
    const Run result = run({"runs", "--book", "seed-2026-04-15", "--format", "json", "--today=2026-05-01"});
    QCOMPARE(result.exitCode, 0);
    QJsonObject llama;
    QJsonObject palm;
    for (const QJsonValue& row : result.json()["runs"].toArray()) {
        if (row["id"] == "llama-65b")
            llama = row.toObject();
        if (row["id"] == "palm-540b")
            palm = row.toObject();
    }
    // 6·65.286e9·1.4e12 / (1,022,362 · 3600 · 312e12); 1,022,362 h at the note's 2 USD
    QVERIFY(std::abs(llama["implied_mfu"].toDouble() / 0.477571 - 1) < 1e-5);
    QCOMPARE(llama["cost_usd"].toDouble(), 2044724.0);
    QVERIFY(llama["predicted_hours"].toDouble() > 0.4e6 && llama["predicted_hours"].toDouble() < 2.5e6);
    QVERIFY(palm["cost_usd"].isNull());  // the book has no TPU: not known, and not a guess
    const QJsonObject summary = result.json()["summary"].toObject();
    QVERIFY(summary["compared"].toInt() >= 35 && summary["within_band"].toInt() <= summary["compared"].toInt());
    QCOMPARE(run({"runs", "--book", "none"}).exitCode, 2);
    QCOMPARE(run({"runs", "--calibration", "none"}).exitCode, 2);
    QCOMPARE(run({"runs", "extra"}).exitCode, 2);
}

void TestCli::ownFactsAreAdded()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("mine.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"price_books":[{"id":"mine","label":"My offer","source":"offer 7","as_of":"2026-11-01","confidence":"reported",
        "rows":[{"device":"h100-sxm","provider":"Me","price":1.5},{"device":"h100-sxm","provider":"Me","price":-1}]}]})");
    file.close();
    const Run result = run({"evaluate", "example:dense-70b", "--catalog", file.fileName(), "--set", "price_book=mine", "--set", "price_kind=on_demand", "--format", "json", day});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(figure(result, "price"), 1.5);
    QVERIFY2(result.err.contains("rows[1].price"), result.err);
}

void TestCli::doesNotLinkQt()
{
    QProcess ldd;
    ldd.start("ldd", {QStringLiteral(OUTLAY_CLI)});
    if (!ldd.waitForFinished(30000) || ldd.exitCode() != 0)
        QSKIP("ldd is not available");
    const QByteArray libraries = ldd.readAllStandardOutput();
    QVERIFY(libraries.contains("libc"));
    QVERIFY2(!libraries.contains("Qt"), libraries);
}

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
