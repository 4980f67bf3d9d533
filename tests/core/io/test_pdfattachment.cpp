// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/pdfattachment.h"

#include <zlib.h>

#include <QtTest>

#include <random>

using namespace outlay;

namespace {

const std::string planText = R"({"format": "outlay-plan", "version": 1, "base": {"values": {"title": "预算"}}})";

std::string deflated(const std::string& text)
{
    std::string packed(compressBound(static_cast<uLong>(text.size())), '\0');
    uLongf size = static_cast<uLongf>(packed.size());
    compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(text.data()), static_cast<uLong>(text.size()));
    packed.resize(size);
    return packed;
}

struct Parts {
    std::string name = "(plan.outlay)";
    std::string filter = "/Filter /FlateDecode\n";
    std::string length;  ///< empty: by reference to object 6
    std::string data = deflated(planText);
};

// The objects that Qt's PDF writer makes for an attachment, and a page's stream in front of them.
std::string pdf(const Parts& parts = {})
{
    const std::string length = parts.length.empty() ? "6 0 R" : parts.length;
    return "%PDF-1.6\n1 0 obj\n<<\n/Length 20\n>>\nstream\n/F (not this) endobj \nendstream\nendobj\n"
           "5 0 obj\n<<\n" + parts.filter + "/Length " + length + "\n>>\nstream\n" + parts.data + "\nendstream\nendobj\n"
           "6 0 obj\n" + std::to_string(parts.data.size()) + "\nendobj\n"
           "15 0 obj\n<<>>\nendobj\n"
           "7 0 obj\n<<\n/F " + parts.name + "\n/EF <</F 5 0 R>>\n/Type/Filespec\n/Subtype/application#2fjson\n>>\nendobj\n"
           "trailer\n<</Size 8>>\n%%EOF\n";
}

}  // namespace

class TestPdfAttachment final : public QObject {
    Q_OBJECT

private slots:
    void theAttachedPlanIsFound_data();
    void theAttachedPlanIsFound();
    void otherFilesAreNotTakenForThePlan();
    void damagedFilesAreNamed_data();
    void damagedFilesAreNamed();
    void mutatedFilesNeverCrash();
};

void TestPdfAttachment::theAttachedPlanIsFound_data()
{
    QTest::addColumn<QByteArray>("file");
    const auto row = [](const char* name, const Parts& parts) { QTest::newRow(name) << QByteArray::fromStdString(pdf(parts)); };
    row("deflated, length by reference", {});
    Parts parts;
    parts.length = std::to_string(parts.data.size());
    row("direct length", parts);
    parts.length = "99999999";
    row("wrong length", parts);
    parts = {};
    parts.filter.clear();
    parts.data = planText;
    row("not packed", parts);
    parts = {};
    parts.name = "(My plan \\(2\\).outlay)";
    row("another name", parts);
    parts.name = "<FEFF0061002E006F00750074006C00610079>";
    row("name in UTF-16", parts);
    parts.name = "(plan.json)";
    row("as plan.json", parts);
}

void TestPdfAttachment::theAttachedPlanIsFound()
{
    QFETCH(QByteArray, file);
    const Result<std::string> plan = planFromPdf(file.toStdString());
    QVERIFY2(plan, plan ? "" : plan.error().message().c_str());
    QCOMPARE(*plan, planText);
}

void TestPdfAttachment::otherFilesAreNotTakenForThePlan()
{
    Parts parts;
    parts.name = "(invoice.xml)";
    const Result<std::string> other = planFromPdf(pdf(parts));
    QVERIFY(!other);
    QCOMPARE(other.error().code, std::string("E_UNSUPPORTED"));
    QVERIFY(other.error().message().find("carries no plan") != std::string::npos);
    QVERIFY(!planFromPdf("%PDF-1.6\n%%EOF"));
    QVERIFY(!planFromPdf(planText));
    QVERIFY(!isPdf(planText));
    QVERIFY(isPdf(pdf()));
}

void TestPdfAttachment::damagedFilesAreNamed_data()
{
    QTest::addColumn<QByteArray>("file");
    Parts parts;
    parts.data = parts.data.substr(0, parts.data.size() / 2);
    QTest::newRow("half of the stream") << QByteArray::fromStdString(pdf(parts));
    parts.data = "nothing packed";
    QTest::newRow("no zlib data") << QByteArray::fromStdString(pdf(parts));
    std::string missing = pdf();
    missing.replace(missing.find("5 0 obj"), 7, "9 0 obj");
    QTest::newRow("stream missing") << QByteArray::fromStdString(missing);
    parts = {};
    parts.filter = "/Filter /LZWDecode\n";
    QTest::newRow("another filter") << QByteArray::fromStdString(pdf(parts));
    // 65 MiB of zeros pack to 65 KiB.
    std::string bomb = deflated(std::string(65U << 20U, '\0'));
    parts = {};
    parts.data = bomb;
    QTest::newRow("a bomb") << QByteArray::fromStdString(pdf(parts));
}

void TestPdfAttachment::damagedFilesAreNamed()
{
    QFETCH(QByteArray, file);
    const Result<std::string> plan = planFromPdf(file.toStdString());
    QVERIFY(!plan);
    QVERIFY(plan.error().code == "E_SYNTAX" || plan.error().code == "E_RANGE");
}

void TestPdfAttachment::mutatedFilesNeverCrash()
{
    const std::string original = pdf();
    std::mt19937 random(7);
    for (int i = 0; i < 5000; ++i) {
        std::string file = original;
        for (int edits = 0; edits < 3; ++edits) {
            const std::size_t at = random() % file.size();
            if (random() % 3 == 0)
                file.resize(at + 1);
            else if (random() % 2 == 0)
                file[at] = static_cast<char>(random());
            else
                file.erase(at, random() % 30);
            if (file.empty())
                file = "%PDF-";
        }
        (void)planFromPdf(file);
    }
}

QTEST_GUILESS_MAIN(TestPdfAttachment)
#include "test_pdfattachment.moc"
