// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quantityedit.h"

#include "ui/theme/theme.h"
#include "ui/widgets/echopopup.h"

#include <QAction>
#include <QHBoxLayout>
#include <QInputMethodEvent>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

using namespace outlay;
using namespace outlay::ui;

class QuantityEditTest final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void enterCommitsOnceAndKeepsTheFocus();
    void untouchedTextIsNeverWrittenBack();
    void leavingTheFieldCommits();
    void escapeRestoresWhatThePlanHas();
    void arrowsStepInTheSecondSignificantDigit_data();
    void arrowsStepInTheSecondSignificantDigit();
    void theWheelCountsOnlyWithTheFocus();
    void textThatIsNoNumberStaysAndIsReported();
    void aPercentFieldTakesNumbersWithAndWithoutTheSign();
    void aRangeIsTakenOnlyWhereAllowed();
    void theEchoSaysWhatWasUnderstood();
    void undoReachesTheDocumentOnceCommitted();
    void chineseTextFromAnInputMethodIsRead();
    void anEmptyTextIsAValueOnlyWhereAllowed();

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QWidget> m_window;
    QuantityEdit* m_edit = nullptr;
    QLineEdit* m_other = nullptr;
};

void QuantityEditTest::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp, Theme::Mode::Light);
}

void QuantityEditTest::init()
{
    m_window = std::make_unique<QWidget>();
    auto* layout = new QHBoxLayout(m_window.get());
    m_edit = new QuantityEdit;
    m_other = new QLineEdit;
    layout->addWidget(m_edit);
    layout->addWidget(m_other);
    m_edit->setValue(15e12);
    m_window->resize(400, 200);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_other->setFocus();
}

void QuantityEditTest::cleanup()
{
    m_window.reset();
}

void QuantityEditTest::enterCommitsOnceAndKeepsTheFocus()
{
    const QSignalSpy spy(m_edit, &QuantityEdit::committed);
    QCOMPARE(m_edit->text(), QStringLiteral("15"));
    QCOMPARE(m_edit->unitText(), QStringLiteral("T"));
    m_edit->setFocus();
    QCOMPARE(m_edit->text(), QStringLiteral("15T"));
    QTest::keyClicks(m_edit, QStringLiteral("70B"));
    QCOMPARE(spy.count(), 0);
    QTest::keyClick(m_edit, Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy.at(0).at(0).toDouble(), 70e9);
    QVERIFY(m_edit->hasFocus());
    QTest::keyClick(m_edit, Qt::Key_Return);
    m_other->setFocus();
    QCOMPARE(spy.count(), 1);
    QCOMPARE(m_edit->text(), QStringLiteral("70"));
}

void QuantityEditTest::untouchedTextIsNeverWrittenBack()
{
    const QSignalSpy spy(m_edit, &QuantityEdit::committed);
    for (const double value : {0.1 + 0.2, 1.0 / 3.0, 1234567.891, 9.007199254740993e15, 1e-7}) {
        m_edit->setValue(value);
        m_edit->setFocus();
        m_other->setFocus();
        QCOMPARE(*m_edit->value(), value);
    }
    QCOMPARE(spy.count(), 0);
}

void QuantityEditTest::leavingTheFieldCommits()
{
    const QSignalSpy spy(m_edit, &QuantityEdit::committed);
    m_edit->setFocus();
    QTest::keyClicks(m_edit, QStringLiteral("8*64"));
    m_other->setFocus();
    QCOMPARE(spy.count(), 1);
    QCOMPARE(*m_edit->value(), 512.0);
    QCOMPARE(m_edit->text(), QStringLiteral("512"));
}

void QuantityEditTest::escapeRestoresWhatThePlanHas()
{
    const QSignalSpy spy(m_edit, &QuantityEdit::committed);
    m_edit->setFocus();
    QTest::keyClicks(m_edit, QStringLiteral("12"));
    QTest::keyClick(m_edit, Qt::Key_Escape);
    QCOMPARE(m_edit->text(), QStringLiteral("15T"));
    QVERIFY(!m_edit->hasPendingText());
    m_other->setFocus();
    QCOMPARE(spy.count(), 0);
}

void QuantityEditTest::arrowsStepInTheSecondSignificantDigit_data()
{
    QTest::addColumn<double>("start");
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isLarge");
    QTest::addColumn<double>("expected");
    QTest::newRow("up") << 2048.0 << int(Qt::Key_Up) << false << 2100.0;
    QTest::newRow("down") << 2100.0 << int(Qt::Key_Down) << false << 2000.0;
    QTest::newRow("large") << 2000.0 << int(Qt::Key_Up) << true << 3000.0;
    QTest::newRow("decimals without dust") << 0.29 << int(Qt::Key_Up) << false << 0.3;
    QTest::newRow("below a power of ten") << 10.0 << int(Qt::Key_Down) << false << 9.9;
    QTest::newRow("and back") << 9.9 << int(Qt::Key_Up) << false << 10.0;
    QTest::newRow("from zero") << 0.0 << int(Qt::Key_Up) << false << 1.0;
    QTest::newRow("negative") << -20.0 << int(Qt::Key_Up) << false << -19.0;
    QTest::newRow("huge") << 15e12 << int(Qt::Key_Up) << false << 16e12;
}

void QuantityEditTest::arrowsStepInTheSecondSignificantDigit()
{
    QFETCH(double, start);
    QFETCH(int, key);
    QFETCH(bool, isLarge);
    QFETCH(double, expected);
    m_edit->setValue(start);
    m_edit->setFocus();
    const QSignalSpy spy(m_edit, &QuantityEdit::committed);
    QTest::keyClick(m_edit, static_cast<Qt::Key>(key), isLarge ? Qt::ShiftModifier : Qt::NoModifier);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(*m_edit->value(), expected);
}

void QuantityEditTest::theWheelCountsOnlyWithTheFocus()
{
    const auto turn = [this] {
        QWheelEvent event(QPointF(5, 5), m_edit->mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_edit, &event);
    };
    turn();
    QCOMPARE(*m_edit->value(), 15e12);
    m_edit->setFocus();
    turn();
    QCOMPARE(*m_edit->value(), 16e12);
}

void QuantityEditTest::textThatIsNoNumberStaysAndIsReported()
{
    const QSignalSpy spy(m_edit, &QuantityEdit::rejected);
    m_edit->setFocus();
    QTest::keyClicks(m_edit, QStringLiteral("12 apples"));
    QTest::keyClick(m_edit, Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
    QVERIFY(!spy.at(0).at(0).value<Issue>().message().empty());
    QCOMPARE(m_edit->text(), QStringLiteral("12 apples"));
    QCOMPARE(*m_edit->value(), 15e12);
}

void QuantityEditTest::aPercentFieldTakesNumbersWithAndWithoutTheSign()
{
    m_edit->setUnit(QStringLiteral("%"), 0.01);
    m_edit->setValue(0.513);
    QCOMPARE(m_edit->text(), QStringLiteral("51.3"));
    for (const char* typed : {"40", "40%", "=20%+20%", "80/2"}) {
        m_edit->setValue(0.513);
        m_edit->setFocus();
        m_edit->selectAll();
        QTest::keyClicks(m_edit, QString::fromLatin1(typed));
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(*m_edit->value(), 0.4);
    }
}

void QuantityEditTest::aRangeIsTakenOnlyWhereAllowed()
{
    m_edit->setUnit(QStringLiteral("%"), 0.01);
    const QSignalSpy ranges(m_edit, &QuantityEdit::committedRange);
    const QSignalSpy rejections(m_edit, &QuantityEdit::rejected);
    m_edit->setFocus();
    QTest::keyClicks(m_edit, QStringLiteral("52~72"));
    QTest::keyClick(m_edit, Qt::Key_Return);
    QCOMPARE(rejections.count(), 1);
    m_edit->setRangeAllowed(true);
    m_edit->commit();
    QCOMPARE(ranges.count(), 1);
    QCOMPARE(ranges.at(0).at(0).toDouble(), 0.52);
    QCOMPARE(ranges.at(0).at(1).toDouble(), 0.72);
    QCOMPARE(m_edit->text(), QStringLiteral("52–72"));
}

void QuantityEditTest::theEchoSaysWhatWasUnderstood()
{
    m_edit->setNoun(QStringLiteral("tokens"));
    m_edit->setFocus();
    QTest::keyClicks(m_edit, QStringLiteral("15T"));
    const auto* echo = m_window->findChild<EchoPopup*>();
    QVERIFY(echo && echo->isVisible());
    QCOMPARE(echo->valueText(), QStringLiteral("= 15,000,000,000,000"));
    QVERIFY(m_edit->hasFocus());
    QTest::keyClick(m_edit, Qt::Key_Return);
    QVERIFY(!echo->isVisible());
}

void QuantityEditTest::undoReachesTheDocumentOnceCommitted()
{
    QAction undo;
    undo.setShortcut(QKeySequence::Undo);
    m_window->addAction(&undo);
    const QSignalSpy spy(&undo, &QAction::triggered);
    m_edit->setFocus();
    QTest::keyClicks(m_edit, QStringLiteral("12"));
    QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(spy.count(), 0);
    QTest::keyClicks(m_edit, QStringLiteral("13"));
    QTest::keyClick(m_edit, Qt::Key_Return);
    QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(spy.count(), 1);
}

void QuantityEditTest::chineseTextFromAnInputMethodIsRead()
{
    m_edit->setFocus();
    m_edit->selectAll();
    QInputMethodEvent event;
    event.setCommitString(QStringLiteral("７０亿"));
    QCoreApplication::sendEvent(m_edit, &event);
    QTest::keyClick(m_edit, Qt::Key_Return);
    QCOMPARE(*m_edit->value(), 7e9);
}

void QuantityEditTest::anEmptyTextIsAValueOnlyWhereAllowed()
{
    const QSignalSpy cleared(m_edit, &QuantityEdit::cleared);
    const QSignalSpy rejected(m_edit, &QuantityEdit::rejected);
    m_edit->setFocus();
    QTest::keyClick(m_edit, Qt::Key_Delete);
    QTest::keyClick(m_edit, Qt::Key_Return);
    QCOMPARE(rejected.count(), 1);
    m_edit->setOptional(true);
    m_edit->commit();
    QCOMPARE(cleared.count(), 1);
    QVERIFY(!m_edit->value());
}

QTEST_MAIN(QuantityEditTest)
#include "test_quantityedit.moc"
