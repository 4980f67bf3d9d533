// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallerytable.h"

#include "ui/theme/outlaystyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inputrow.h"
#include "ui/widgets/kpicard.h"
#include "ui/widgets/quantityedit.h"
#include "ui/widgets/sectionheader.h"
#include "ui/widgets/segmentcontrol.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/toast.h"

#include <QAccessible>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest>

#include <numeric>

using namespace outlay::ui;

class WidgetsTest final : public QObject {
    Q_OBJECT

private slots:
    void columnsGiveWayInTheirOrder();
    void labelAndFieldGrowWithTheFont();
    void initTestCase();
    void everyFocusableWidgetHasAName();
    void aRowGrowsForItsErrorAndOffersTheFix();
    void anOverriddenRowCanBeReset();
    void aSectionIsOpenedAndClosedByKeys();
    void aSegmentControlTellsItsChoiceOnce();
    void aLongListIsFilteredWhileTyping();
    void theWheelDoesNotChangeAnUnfocusedChoice();
    void tablesCopyAsTabSeparatedText();
    void aLinkCellIsReachedByKeyAndMouse();
    void aNoticeGoesByItselfAndIsAnnounced();
    void everyComponentPaintsInBothThemes();

private:
    std::unique_ptr<Theme> m_theme;
};

void WidgetsTest::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp, Theme::Mode::Light);
}

void WidgetsTest::everyFocusableWidgetHasAName()
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* row = new InputRow(new QuantityEdit);
    row->setLabel(QStringLiteral("&Devices"));
    row->setOverridden(true);
    row->setError(QStringLiteral("Too many."), {{QStringLiteral("fix"), QStringLiteral("Use 8")}});
    auto* choice = new InputRow(new ChoiceBox);
    choice->setLabel(QStringLiteral("Precision"));
    auto* header = new SectionHeader;
    header->setTitle(QStringLiteral("Hardware"));
    auto* card = new KpiCard;
    KpiCard::Content content;
    content.label = QStringLiteral("12-month TCO");
    content.figure = QStringLiteral("$33.3M");
    card->setContent(content);
    auto* segments = new SegmentControl;
    segments->setTexts({QStringLiteral("Table"), QStringLiteral("Chart")});
    auto* banner = new Banner(Banner::Kind::Error, Banner::Place::Page);
    banner->setText(QStringLiteral("2 problems."));
    banner->setActions({{QStringLiteral("next"), QStringLiteral("Next problem"), QStringLiteral("F8")}});
    auto* empty = new EmptyState;
    empty->setContent(QStringLiteral("tag"), QStringLiteral("No price"), QStringLiteral("Enter one."), {{QStringLiteral("e"), QStringLiteral("Enter price…"), true}});
    for (QWidget* widget : std::initializer_list<QWidget*>{header, row, choice, card, segments, banner, empty})
        layout->addWidget(widget);
    window.show();
    int checked = 0;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisibleTo(&window))
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        ++checked;
    }
    QVERIFY(checked >= 9);
    QCOMPARE(row->editor()->accessibleName(), QStringLiteral("Devices"));
    QCOMPARE(row->editor()->accessibleDescription(), QStringLiteral("Too many."));
}

void WidgetsTest::aRowGrowsForItsErrorAndOffersTheFix()
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* row = new InputRow(new QuantityEdit);
    row->setLabel(QStringLiteral("MFU"));
    layout->addWidget(row);
    layout->addStretch();
    window.setFixedWidth(336);
    window.show();
    const int before = row->sizeHint().height();
    const QSignalSpy spy(row, &InputRow::fixRequested);
    row->setError(QStringLiteral("Above 100% of the peak."), {{QStringLiteral("predicted"), QStringLiteral("Use predicted 39.2%")}});
    QVERIFY(row->sizeHint().height() >= before + 30);
    auto* button = row->findChild<QPushButton*>();
    QVERIFY(button && button->isVisible());
    button->click();
    QCOMPARE(spy.at(0).at(0).toString(), QStringLiteral("predicted"));
    row->setError({});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(row->sizeHint().height(), before);
    QVERIFY(!row->hasError());
}

void WidgetsTest::anOverriddenRowCanBeReset()
{
    InputRow row(new QuantityEdit);
    row.setLabel(QStringLiteral("Devices"));
    row.show();
    const QSignalSpy spy(&row, &InputRow::resetRequested);
    row.setOverridden(true);
    for (QToolButton* button : row.findChildren<QToolButton*>())
        if (button->accessibleName().contains(QStringLiteral("Reset")))
            button->click();
    QCOMPARE(spy.count(), 1);
}

void WidgetsTest::aSectionIsOpenedAndClosedByKeys()
{
    SectionHeader header;
    header.setTitle(QStringLiteral("Model"));
    header.show();
    const QSignalSpy spy(&header, &QAbstractButton::toggled);
    QTest::keyClick(&header, Qt::Key_Left);
    QVERIFY(!header.isChecked());
    QTest::keyClick(&header, Qt::Key_Left);
    QTest::keyClick(&header, Qt::Key_Right);
    QTest::keyClick(&header, Qt::Key_Return);
    QCOMPARE(spy.count(), 3);
    header.setProblems(2);
    QVERIFY(header.accessibleDescription().contains(QStringLiteral("2")));
}

void WidgetsTest::aSegmentControlTellsItsChoiceOnce()
{
    SegmentControl control;
    control.setTexts({QStringLiteral("Table"), QStringLiteral("Chart")});
    control.show();
    const QSignalSpy spy(&control, &SegmentControl::currentChanged);
    control.setCurrent(1);
    QCOMPARE(spy.count(), 0);
    const auto buttons = control.findChildren<QAbstractButton*>();
    buttons.at(0)->click();
    QCOMPARE(spy.count(), 1);
    control.setTexts({QStringLiteral("表格"), QStringLiteral("图表")});
    QCOMPARE(control.current(), 0);
    QCOMPARE(spy.count(), 1);
}

void WidgetsTest::aLongListIsFilteredWhileTyping()
{
    ChoiceBox box;
    QList<ChoiceBox::Choice> choices;
    for (int i = 0; i < 40; ++i)
        choices << ChoiceBox::Choice{QStringLiteral("id%1").arg(i), i == 33 ? QStringLiteral("Ascend 910C") : QStringLiteral("Device %1").arg(i), {}, true};
    box.setChoices(choices);
    box.setCurrentId(QStringLiteral("id3"));
    box.show();
    const QSignalSpy spy(&box, &ChoiceBox::chosen);
    QTest::keyClicks(&box, QStringLiteral("a"));
    auto* field = box.findChild<QLineEdit*>();
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("sce"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(box.currentId(), QStringLiteral("id33"));
    box.setChoices(choices);
    QCOMPARE(box.currentId(), QStringLiteral("id33"));
    box.setCurrentId(QStringLiteral("unknown"));
    QCOMPARE(box.currentId(), QString());
    QCOMPARE(spy.count(), 1);
}

void WidgetsTest::theWheelDoesNotChangeAnUnfocusedChoice()
{
    ChoiceBox box;
    box.setChoices({{QStringLiteral("a"), QStringLiteral("A"), {}, true}, {QStringLiteral("b"), QStringLiteral("B"), {}, true}});
    box.setCurrentId(QStringLiteral("a"));
    QWheelEvent event(QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&box, &event);
    QCOMPARE(box.currentId(), QStringLiteral("a"));
}

void WidgetsTest::tablesCopyAsTabSeparatedText()
{
    QStandardItemModel model;
    fillSampleTable(model);
    TableView table;
    table.setModel(&model);
    table.show();
    QVERIFY(QTest::qWaitForWindowActive(&table));
    table.setFocus();
    table.selectRow(0);
    QCOMPARE(table.selectionAsText(false), QStringLiteral("Ascend 910C\t2.78\t8.40\t64.6%\tUse"));
    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.startsWith(QStringLiteral("Device\t$ per PFLOP-hour\t")));
    QCOMPARE(copied.count(QLatin1Char('\n')), 1);
    QVERIFY(table.rowHeight(2) >= 30);
}

void WidgetsTest::aLinkCellIsReachedByKeyAndMouse()
{
    QStandardItemModel model;
    fillSampleTable(model);
    TableView table;
    table.setModel(&model);
    table.resize(700, 300);
    table.show();
    const QSignalSpy spy(&table, &TableView::linkActivated);
    table.setCurrentIndex(model.index(0, 4));
    QTest::keyClick(&table, Qt::Key_Return);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(model.index(1, 4)).center());
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(model.index(0, 0)).center());
    QCOMPARE(spy.count(), 2);
}

void WidgetsTest::aNoticeGoesByItselfAndIsAnnounced()
{
    QWidget page;
    page.resize(600, 400);
    Toast toast(&page);
    page.show();
    bool hasRun = false;
    toast.notify(QStringLiteral("check-circle"), QStringLiteral("Saved"), QStringLiteral("Open"), [&hasRun] { hasRun = true; });
    QVERIFY(toast.isVisible());
    QCOMPARE(toast.accessibleName(), QStringLiteral("Saved"));
    QVERIFY(page.rect().contains(toast.geometry()));
    toast.findChild<QPushButton*>()->click();
    QVERIFY(hasRun && !toast.isVisible());
}

void WidgetsTest::everyComponentPaintsInBothThemes()
{
    KpiCard card;
    KpiCard::Content content;
    content.label = QStringLiteral("TCO");
    content.figure = QStringLiteral("incomplete");
    content.state = KpiCard::State::Incomplete;
    card.setContent(content);
    card.resize(200, 88);
    card.show();
    QVERIFY(QTest::qWaitForWindowActive(&card));
    card.clearFocus();
    const QImage light = card.grab().toImage();
    m_theme->setMode(Theme::Mode::Dark);
    QCoreApplication::processEvents();
    const QImage dark = card.grab().toImage();
    m_theme->setMode(Theme::Mode::Light);
    QCoreApplication::processEvents();
    QCOMPARE(light.pixelColor(2, 2), Tokens::light().surface);
    QCOMPARE(dark.pixelColor(2, 2), Tokens::dark().surface);
    QCOMPARE(card.grab().toImage(), light);
}

void WidgetsTest::columnsGiveWayInTheirOrder()
{
    const std::vector<ColumnNeed> needs = {{40, 60, 80, false, 0}, {40, 60, 80, true, 0}, {40, 60, 80, false, 1}, {40, 60, 80, false, 2}};
    const auto sum = [](const std::vector<int>& widths) { return std::accumulate(widths.begin(), widths.end(), 0); };
    QCOMPARE(sum(fitColumns(needs, 400)), 400);
    QVERIFY(fitColumns(needs, 400)[1] > 80);
    QCOMPARE(fitColumns(needs, 130)[3], 0);
    QVERIFY(fitColumns(needs, 130)[2] >= 40);
    QCOMPARE(fitColumns(needs, 90)[2], 0);
    // What may never be hidden keeps its figures whole, and the table scrolls.
    QCOMPARE(fitColumns(needs, 30), std::vector<int>({40, 40, 0, 0}));
}

void WidgetsTest::labelAndFieldGrowWithTheFont()
{
    InputRow row(new QuantityEdit);
    row.setLabel(QStringLiteral("Active parameters"));
    row.show();
    m_theme->setFontPoints(10);
    const int usual = row.minimumSizeHint().width();
    m_theme->setFontPoints(14);
    QCoreApplication::processEvents();
    QVERIFY(row.minimumSizeHint().width() > usual * 5 / 4);
    const int withWord = row.minimumSizeHint().width();
    row.setCompact(true);
    QCoreApplication::processEvents();
    QVERIFY(row.minimumSizeHint().width() < withWord);
    m_theme->setFontPoints(10);
}

QTEST_MAIN(WidgetsTest)
#include "test_widgets.moc"
