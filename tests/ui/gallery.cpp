// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallerytable.h"
#include "tests/ui/samplecharts.h"
#include "ui/charts/chartframe.h"
#include "ui/charts/chartview.h"
#include "ui/charts/costtreeview.h"
#include "ui/theme/icons.h"
#include "ui/theme/outlaystyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inputrow.h"
#include "ui/widgets/kpicard.h"
#include "ui/widgets/quantityedit.h"
#include "ui/widgets/sectionheader.h"
#include "ui/widgets/segmentcontrol.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/toast.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <cstdio>
#include <memory>

using namespace outlay;
using namespace outlay::ui;

namespace {

QString q(const char* text)
{
    return QString::fromUtf8(text);
}

QuantityEdit* field(double value, const char* unit, double factor = 1)
{
    auto* edit = new QuantityEdit;
    edit->setUnit(q(unit), factor);
    edit->setValue(value);
    return edit;
}

InputRow* row(QVBoxLayout* column, const char* label, QWidget* editor, Origin origin, const char* detail = "", bool isStale = false)
{
    auto* result = new InputRow(editor);
    result->setLabel(q(label));
    result->badge()->setOrigin(origin, q(detail), isStale);
    column->addWidget(result);
    return result;
}

class IconSheet final : public QWidget {
public:
    IconSheet() { setFixedHeight(120); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        int x = 0;
        int y = 4;
        for (const QString& name : iconNames()) {
            if (name != QLatin1String("app"))
                icon(name).paint(&painter, QRect(x, y, 16, 16));
            else
                applicationIcon().paint(&painter, QRect(x, y, 24, 24));
            x += 28;
            if (x > width() - 24) {
                x = 0;
                y += 28;
            }
        }
    }
};

QWidget* inputs()
{
    auto* panel = new QWidget;
    panel->setFixedWidth(336);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(0);
    auto* head = new SectionHeader;
    head->setTitle(q("Hardware"));
    head->setSummary(q("2,048 × H200"));
    column->addWidget(head);
    row(column, "At rest", field(15e12, ""), Origin::Typed);
    row(column, "Override of base", field(2048, ""), Origin::Typed)->setOverridden(true);
    auto* range = field(0.6, "%", 0.01);
    range->setRangeValue(0.52, 0.72);
    row(column, "Range", range, Origin::Typed);
    auto* choice = new ChoiceBox;
    choice->setChoices({{q("bf16"), q("BF16"), {}}, {q("fp8"), q("FP8"), {}}});
    choice->setCurrentId(q("bf16"));
    row(column, "Choice", choice, Origin::Default);
    row(column, "From catalogue", field(2.79, "$"), Origin::Catalogue, "12 Nov");
    row(column, "Predicted", field(0.513, "%", 0.01), Origin::Predicted);
    row(column, "From a file", field(80, ""), Origin::File);
    row(column, "Stale price", field(3.85, "$"), Origin::Catalogue, "96 days", true);
    row(column, "Error", field(1.46, "%", 0.01), Origin::Typed)
        ->setError(q("Above 100% of the BF16 peak. This layout is predicted at 39.2%."), {{q("p"), q("Use predicted 39.2%")}});
    auto* second = new SectionHeader;
    second->setTitle(q("Prices"));
    second->setProblems(1);
    second->setChecked(false);
    column->addWidget(second);
    return panel;
}

QWidget* kpis()
{
    auto* strip = new QWidget;
    auto* line = new QHBoxLayout(strip);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);
    const QList<KpiCard::Content> contents = {
        {q("Training run"), q("$25.4M"), {}, q("P10–P90 23.8–29.1"), q("4.5%"), KpiCard::Trend::Down, true, KpiCard::State::Normal, {}, {}},
        {q("12-month TCO"), q("$33.3M"), q("of $36.0M budget"), q("74% within · P10–P90 31.2–37.9"), q("8.8%"), KpiCard::Trend::Down, true, KpiCard::State::Normal,
         KpiCard::BudgetBar{0.79, 0.74, 0.90, 0.857}, {}},
        {q("Over budget"), q("$38.2M"), q("of $36.0M"), q("29% within the budget"), q("4.6%"), KpiCard::Trend::Up, false, KpiCard::State::OverBudget, {}, {}},
        {q("Last valid"), q("$25.4M"), {}, q("based on last valid input"), {}, KpiCard::Trend::None, true, KpiCard::State::LastValid, {}, {}},
        {q("Incomplete"), q("incomplete"), {}, q("no device price"), {}, KpiCard::Trend::None, true, KpiCard::State::Incomplete, {}, {}}};
    for (const KpiCard::Content& content : contents) {
        auto* card = new KpiCard;
        card->setContent(content);
        line->addWidget(card, content.budget ? 13 : 10);
    }
    return strip;
}

QWidget* controls()
{
    auto* block = new QWidget;
    auto* column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    auto* first = new QHBoxLayout;
    auto* primary = new QPushButton(q("Primary"));
    OutlayStyle::setPrimary(primary);
    auto* disabled = new QPushButton(q("Disabled"));
    disabled->setEnabled(false);
    auto* link = new QPushButton(q("Link"));
    OutlayStyle::setLink(link);
    auto* focused = new QPushButton(q("Focus"));
    focused->setObjectName(q("focused"));
    auto* withIcon = new QPushButton(icon(q("goal")), q("Goal seek…"));
    for (QWidget* widget : std::initializer_list<QWidget*>{primary, new QPushButton(q("Default")), focused, disabled, withIcon, link})
        first->addWidget(widget);
    first->addStretch();
    auto* second = new QHBoxLayout;
    auto* segments = new SegmentControl;
    segments->setTexts({q("Table"), q("Chart"), q("Pareto")});
    auto* combo = new ChoiceBox;
    combo->setChoices({{q("a"), q("On demand"), {}}, {q("b"), q("Reserved"), {}}});
    combo->setCurrentId(q("a"));
    auto* check = new QCheckBox(q("Check"));
    check->setChecked(true);
    auto* radio = new QRadioButton(q("Radio"));
    radio->setChecked(true);
    for (QWidget* widget : std::initializer_list<QWidget*>{segments, combo, check, new QCheckBox(q("Off")), radio, new QRadioButton(q("Off"))})
        second->addWidget(widget);
    second->addStretch();
    auto* progress = new QProgressBar;
    progress->setRange(0, 1473);
    progress->setValue(412);
    progress->setTextVisible(false);
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(progress);
    return block;
}

QWidget* pageOf(QStandardItemModel* model)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setSpacing(12);
    column->addWidget(kpis());
    auto* tabs = new QTabBar;
    tabs->setDrawBase(true);
    tabs->setExpanding(false);
    for (const char* name : {"Overview", "Breakdown", "Unit cost", "TCO", "Cluster", "Serving"})
        tabs->addTab(q(name));
    OutlayStyle::setGroupStarts(tabs, {1, 4});
    column->addWidget(tabs);
    column->addWidget(controls());
    auto* error = new Banner(Banner::Kind::Error, Banner::Place::Page);
    error->setText(q("2 problems."), q("Costs leave out the device price and are marked incomplete."));
    error->setActions({{q("next"), q("Next problem"), q("F8")}});
    column->addWidget(error);
    auto* stale = new Banner(Banner::Kind::Warning, Banner::Place::Page);
    stale->setIconName(q("history"));
    stale->setText({}, q("Prices are 214 days old"));
    stale->setActions({{q("update"), q("Update…"), {}}});
    column->addWidget(stale);
    auto* table = new TableView;
    table->setAccessibleName(q("Devices"));
    table->setModel(model);
    table->setColumnWidth(0, 130);
    table->setColumnWidth(1, 260);
    table->setColumnWidth(2, 90);
    table->setColumnWidth(3, 110);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setSortingEnabled(false);
    table->horizontalHeader()->setSortIndicatorShown(true);
    table->horizontalHeader()->setSortIndicator(2, Qt::AscendingOrder);
    table->setFitsContents(true);
    table->selectRow(1);
    column->addWidget(table);
    auto* empty = new EmptyState;
    empty->setContent(q("tag"), q("No price for MI355X yet"), q("Without it there is no rent curve and no break-even."),
                      {{q("e"), q("Enter price…"), true}, {q("i"), q("Import price list…"), false}});
    column->addWidget(empty, 1);
    column->addWidget(new IconSheet);
    auto* toast = new Toast(page);
    toast->setObjectName(q("toast"));
    return page;
}

QWidget* charts()
{
    auto* page = new QWidget;
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    auto* columns = new QHBoxLayout(page);
    columns->setSpacing(32);
    auto* tree = new CostTreeView;
    tree->setTree(sample::tree());
    auto* treeFrame = new ChartFrame(tree, tree);
    treeFrame->setTexts(q("The final run takes 50% of the total"), q("12-month TCO by cost item, M$"));
    columns->addWidget(treeFrame, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(16);
    auto* fan = new ChartView;
    fan->setSpec(sample::fan());
    auto* fanFrame = new ChartFrame(fan, fan);
    fanFrame->setTexts(sample::fan().title, sample::fan().subtitle);
    right->addWidget(fanFrame, 3);
    auto* tornado = new BarsView;
    tornado->setSpec(sample::tornado());
    auto* tornadoFrame = new ChartFrame(tornado, tornado);
    tornadoFrame->setTexts(q("What moves the total most"), q("Change of 12-month TCO, M$"));
    right->addWidget(tornadoFrame, 1);
    columns->addLayout(right, 1);
    auto* third = new QVBoxLayout;
    auto* map = new CostTreeView;
    map->setCostLayout(CostLayout::Treemap);
    map->setTree(sample::tree());
    third->addWidget(map, 1);
    auto* bars = new ChartView;
    bars->setSpec(sample::bars());
    third->addWidget(bars, 1);
    auto* ranking = new BarsView;
    ranking->setSpec(sample::ranking());
    third->addWidget(ranking, 1);
    columns->addLayout(third, 1);
    page->resize(1440, 684);
    return page;
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QString directory = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    Theme theme(application, Theme::Mode::Light);
    QStandardItemModel model;
    fillSampleTable(model);
    QWidget window;
    window.setWindowTitle(q("Gallery"));
    auto* columns = new QHBoxLayout(&window);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    auto* left = new QVBoxLayout;
    auto* bar = new QToolBar;
    bar->addAction(icon(q("new")), q("New"));
    bar->addAction(icon(q("open")), q("Open"));
    bar->addSeparator();
    bar->addAction(icon(q("undo")), q("Undo"));
    bar->addAction(icon(q("redo")), q("Redo"))->setEnabled(false);
    auto* menuBar = new QMenuBar;
    for (const char* name : {"&File", "&Edit", "&View"})
        menuBar->addMenu(q(name));
    left->setSpacing(0);
    left->addWidget(menuBar);
    left->addWidget(bar);
    left->addWidget(inputs());
    auto* menu = new QMenu(&window);
    menu->addAction(icon(q("copy")), q("Copy chart"))->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    auto* active = menu->addAction(icon(q("table")), q("Show as table"));
    active->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    menu->addAction(icon(q("download")), q("Save as SVG, PDF, PNG…"));
    menu->addSeparator();
    auto* checked = menu->addAction(q("Log axis"));
    checked->setCheckable(true);
    checked->setChecked(true);
    menu->addAction(icon(q("help")), q("Explain…"))->setEnabled(false);
    menu->setActiveAction(active);
    left->addStretch();
    columns->addLayout(left);
    auto* page = pageOf(&model);
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    columns->addWidget(page, 1);
    window.resize(1440, 900);
    window.show();
    const std::unique_ptr<QWidget> chartPage(charts());
    chartPage->show();
    if (directory.isEmpty())
        return QApplication::exec();
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        theme.setMode(mode);
        page->findChild<Toast*>(q("toast"))->notify(q("check-circle"), q("Report saved: budget-q1.pdf"), q("Open"), [] {});
        window.findChild<QPushButton*>(q("focused"))->setFocus(Qt::TabFocusReason);
        menu->popup(window.mapToGlobal(QPoint(20, 560)));
        QCoreApplication::processEvents();
        QPixmap picture = window.grab();
        QPainter painter(&picture);
        painter.drawPixmap(QPoint(20, 560), menu->grab());
        painter.end();
        menu->hide();
        chartPage->grab().save(directory + (mode == Theme::Mode::Dark ? q("/charts-dark.png") : q("/charts-light.png")));
        const QString file = directory + (mode == Theme::Mode::Dark ? q("/gallery-dark.png") : q("/gallery-light.png"));
        if (!picture.save(file))
            std::fprintf(stderr, "cannot write %s\n", qPrintable(file));
    }
    return 0;
}
