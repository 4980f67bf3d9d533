// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The document: verbs, undo, what is modified, files, backups, recovery.
#include "tests/ui/workbench.h"

#include <QFile>
#include <QSignalSpy>

using namespace outlay;
using namespace outlay::ui;

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void anEditReachesTheEstimate();
    void undoAndRedoOfEveryVerbReturnTheSamePlan();
    void editsOfOneSessionAreUndoneTogether();
    void editsOfTwoSessionsAreUndoneApart();
    void backToTheSavedValueIsNotModified();
    void afterSavingATypedKeyIsModifiedAgain();
    void aVariantKeepsOnlyWhatDiffersFromTheBase();
    void planWideFieldsGoToTheBase();
    void undoTextsFollowTheLanguage();
    void removingAnOptionRemovesItsFieldsEverywhere();
    void theLastValidEstimateIsKeptWhileAnInputIsWrong();
    void savedAndReadBackIsTheSamePlan();
    void anUnreadableFileLeavesTheDocumentAlone();
    void backupsAreKeptUpToTheNumberSet();
    void aChangeByAnotherProgramIsNoticed();
    void workIsRecoveredAfterAKill();
    void savingDropsTheRecoveryFile();
};

void TestDocument::anEditReachesTheEstimate()
{
    Workbench bench;
    bench.openExample("dense-70b");
    const double before = bench.estimate()[Figure::TrainingCost];
    QVERIFY(before > 0);
    bench.document.setField("epochs", 2.0);
    const double after = bench.estimate()[Figure::CostRun];
    QVERIFY(after > 0);
    QVERIFY(bench.estimate()[Figure::TrainingCost] > 1.5 * before);
}

void TestDocument::undoAndRedoOfEveryVerbReturnTheSamePlan()
{
    Workbench bench;
    bench.openExample("train-and-serve");
    PlanDocument& document = bench.document;
    std::vector<Plan> states{document.plan()};
    const auto note = [&] { states.push_back(document.plan()); };
    document.setField("tokens", 2e12);
    note();
    document.resetField("tokens");
    note();
    const std::string copy = document.duplicateScenario("base", QStringLiteral("Copy"));
    note();
    document.setField("n_devices", 64.0);
    note();
    document.renameScenario(copy, QStringLiteral("Smaller"));
    note();
    const std::string option = document.addOption(OptionKind::Api);
    note();
    document.removeOption(option);
    note();
    document.applyFields({{"device", std::string("b200")}, {"price", Value()}}, QStringLiteral("B200"), true);
    note();
    document.removeScenario(copy);
    note();
    for (std::size_t i = states.size(); i-- > 1;) {
        QVERIFY(document.plan() == states[i]);
        document.undo();
    }
    QVERIFY(document.plan() == states.front());
    QVERIFY(!document.canUndo());
    for (std::size_t i = 1; i < states.size(); ++i) {
        document.redo();
        QVERIFY(document.plan() == states[i]);
    }
}

void TestDocument::editsOfOneSessionAreUndoneTogether()
{
    Workbench bench;
    bench.openExample("dense-70b");
    const Plan before = bench.document.plan();
    const int session = bench.document.newSession();
    for (const double tokens : {1e12, 2e12, 3e12})
        bench.document.setField("tokens", tokens, session);
    bench.document.undo();
    QVERIFY(bench.document.plan() == before);
}

void TestDocument::editsOfTwoSessionsAreUndoneApart()
{
    Workbench bench;
    bench.openExample("dense-70b");
    bench.document.setField("tokens", 1e12, bench.document.newSession());
    const Plan first = bench.document.plan();
    bench.document.setField("tokens", 2e12, bench.document.newSession());
    bench.document.undo();
    QVERIFY(bench.document.plan() == first);
}

void TestDocument::backToTheSavedValueIsNotModified()
{
    Workbench bench;
    bench.openExample("dense-70b");
    QVERIFY(!bench.document.isModified());
    bench.document.setField("epochs", 1.0);
    bench.document.markSaved();
    bench.document.setField("epochs", 2.0, bench.document.newSession());
    QVERIFY(bench.document.isModified());
    bench.document.setField("epochs", 1.0, bench.document.newSession());
    QVERIFY(!bench.document.isModified());
    const int session = bench.document.newSession();
    const Plan before = bench.document.plan();
    bench.document.setField("epochs", 3.0, session);
    bench.document.setField("epochs", 1.0, session);
    QVERIFY(!bench.document.isModified());
    QVERIFY(bench.document.plan() == before);
}

void TestDocument::afterSavingATypedKeyIsModifiedAgain()
{
    Workbench bench;
    bench.openExample("dense-70b");
    const int session = bench.document.newSession();
    bench.document.setField("epochs", 2.0, session);
    bench.document.markSaved();
    QVERIFY(!bench.document.isModified());
    bench.document.setField("epochs", 3.0, session);
    QVERIFY(bench.document.isModified());
    bench.document.undo();
    QVERIFY(!bench.document.isModified());
}

void TestDocument::aVariantKeepsOnlyWhatDiffersFromTheBase()
{
    Workbench bench;
    bench.openExample("dense-70b");
    bench.document.setField("epochs", 2.0);
    const std::string id = bench.document.duplicateScenario("base");
    QVERIFY(bench.document.activeScenario().entries.empty());
    bench.document.setField("epochs", 3.0);
    QCOMPARE(bench.document.activeScenario().entries.size(), std::size_t(1));
    bench.document.setField("epochs", 2.0);
    QVERIFY(bench.document.activeScenario().entries.empty());
    // A change of the base reaches the variant.
    bench.document.activateScenario("base");
    bench.document.setField("epochs", 4.0);
    bench.document.activateScenario(id);
    QCOMPARE(bench.estimate().decisions.epochs, 4.0);
}

void TestDocument::planWideFieldsGoToTheBase()
{
    Workbench bench;
    bench.openExample("dense-70b");
    bench.document.duplicateScenario("base");
    bench.document.setField("currency", std::string("CNY"));
    QVERIFY(bench.document.activeScenario().entries.empty());
    QVERIFY(bench.document.plan().base().entries.contains("currency"));
}

void TestDocument::undoTextsFollowTheLanguage()
{
    Workbench bench;
    bench.openExample("dense-70b");
    bench.document.setField("tokens", 1e12);
    QCOMPARE(bench.document.undoText(), QStringLiteral("Tokens"));
    bench.languages.setLanguage(QStringLiteral("zh_CN"));
    QCOMPARE(bench.document.undoText(), QStringLiteral("Token 数"));
    bench.languages.setLanguage(QStringLiteral("en"));
    QCOMPARE(bench.document.undoText(), QStringLiteral("Tokens"));
}

void TestDocument::removingAnOptionRemovesItsFieldsEverywhere()
{
    Workbench bench;
    bench.openExample("dense-70b");
    const std::string id = bench.document.addOption(OptionKind::Api);
    bench.document.duplicateScenario("base");
    bench.document.setField(optionPath(id, "fixed_per_month"), 100.0);
    bench.document.setField("serving_option", id);
    bench.document.removeOption(id);
    for (const Scenario& scenario : bench.document.plan().scenarios) {
        for (const auto& [path, entry] : scenario.entries)
            QVERIFY2(path.find("options." + id) == std::string::npos && entry.value != Value(id), path.c_str());
    }
}

void TestDocument::theLastValidEstimateIsKeptWhileAnInputIsWrong()
{
    Workbench bench;
    bench.openExample("dense-70b");
    const double before = bench.estimate()[Figure::TrainingCost];
    bench.document.setField("mfu", 1.46);
    const Estimate& wrong = bench.estimate();
    QVERIFY(!wrong.issues.empty());
    const EstimateSet& set = *bench.estimator.current();
    QVERIFY(set.lastValid);
    if (!wrong.valid) {
        QVERIFY(set.isLastValid());
        QCOMPARE(set.shown()[Figure::TrainingCost], before);
    }
    bench.document.undo();
    QCOMPARE(bench.estimate()[Figure::TrainingCost], before);
}

void TestDocument::savedAndReadBackIsTheSamePlan()
{
    Workbench bench;
    bench.openExample("train-and-serve");
    bench.document.setField("epochs", 1.25);
    const double total = bench.estimate()[Figure::TotalCost];
    const QString path = bench.path(QStringLiteral("计划 a.outlay"));
    QVERIFY(bench.storage.save(path).has_value());
    QVERIFY(!bench.document.isModified());
    bench.storage.close();
    QVERIFY(bench.document.isEmpty());
    QVERIFY(bench.storage.open(path).has_value());
    QCOMPARE(bench.estimate()[Figure::TotalCost], total);
    QVERIFY(!bench.document.isModified());
}

void TestDocument::anUnreadableFileLeavesTheDocumentAlone()
{
    Workbench bench;
    bench.openExample("dense-70b");
    const Plan before = bench.document.plan();
    const QString path = bench.path(QStringLiteral("broken.outlay"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"outlay-plan\", \"version\": 1, ");
    file.close();
    QVERIFY(!bench.storage.open(path).has_value());
    QVERIFY(!bench.storage.open(bench.path(QStringLiteral("absent.outlay"))).has_value());
    QVERIFY(bench.document.plan() == before);
}

void TestDocument::backupsAreKeptUpToTheNumberSet()
{
    Workbench bench;
    bench.settings.setBackups(2);
    bench.openExample("dense-70b");
    const QString path = bench.path(QStringLiteral("a.outlay"));
    for (int i = 1; i <= 5; ++i) {
        bench.document.setField("epochs", static_cast<double>(i));
        QVERIFY(bench.storage.save(path).has_value());
        QTest::qWait(3);
    }
    QCOMPARE(bench.storage.backups().size(), 2);
}

void TestDocument::aChangeByAnotherProgramIsNoticed()
{
    Workbench bench;
    bench.openExample("dense-70b");
    const QString path = bench.path(QStringLiteral("a.outlay"));
    QVERIFY(bench.storage.save(path).has_value());
    QSignalSpy spy(&bench.storage, &PlanStorage::changedOnDisk);
    QTest::qWait(300);
    QCOMPARE(spy.count(), 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("\n");
    file.close();
    QTRY_COMPARE_WITH_TIMEOUT(spy.count(), 1, 4000);
}

void TestDocument::workIsRecoveredAfterAKill()
{
    Workbench bench;
    bench.openExample("dense-70b");
    bench.document.setField("epochs", 7.0);
    bench.recovery.flush();
    QVERIFY(QFile::exists(bench.recovery.file()));
    // A killed program leaves its file; the lock of a living one hides it.
    Recovery other(bench.document, bench.storage, bench.path(QStringLiteral("recovery")));
    QCOMPARE(other.offers().size(), std::size_t(0));
    QFile::remove(bench.recovery.file() + QStringLiteral(".lock"));
    const auto offers = other.offers();
    QCOMPARE(offers.size(), std::size_t(1));
    const Result<Plan> plan = Recovery::planOf(offers.front());
    QVERIFY(plan.has_value());
    QVERIFY(*plan == bench.document.plan());
    Recovery::discard(offers.front());
    QCOMPARE(other.offers().size(), std::size_t(0));
}

void TestDocument::savingDropsTheRecoveryFile()
{
    Workbench bench;
    bench.openExample("dense-70b");
    bench.document.setField("epochs", 7.0);
    bench.recovery.flush();
    QVERIFY(QFile::exists(bench.recovery.file()));
    QVERIFY(bench.storage.save(bench.path(QStringLiteral("a.outlay"))).has_value());
    QVERIFY(!QFile::exists(bench.recovery.file()));
}

QTEST_MAIN(TestDocument)
#include "test_document.moc"
