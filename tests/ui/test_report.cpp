// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as their readers get them: the PDF is read back by another library and by our own reader of attachments.
#include "core/catalog/catalogloader.h"
#include "core/estimate/finetuning.h"
#include "core/io/examples.h"
#include "core/io/pdfattachment.h"
#include "core/io/planfile.h"
#include "ui/document/coretext.h"
#include "ui/models/figures.h"
#include "ui/models/tables.h"
#include "ui/report/reportlanguage.h"
#include "ui/report/reportpdf.h"
#include "ui/report/reportsections.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#ifdef OUTLAY_HAS_POPPLER
#include <poppler-qt6.h>
#endif

using namespace outlay;
using namespace outlay::ui;

namespace {

constexpr Date today{2026, 11, 30};

struct Made {
    ReportContext context;
    QByteArray pdf;
    int pages = 0;
};

/// What a search sees: compatibility forms unified, no white space, because lines may break anywhere.
QString searchable(const QString& text)
{
    QString normal = text.normalized(QString::NormalizationForm_KC);
    normal.remove(QRegularExpression(QStringLiteral("\\s")));
    return normal;
}

#ifdef OUTLAY_HAS_POPPLER
QString textOf(const QByteArray& pdf)
{
    const auto document = Poppler::Document::loadFromData(pdf);
    QString text;
    for (int i = 0; document && i < document->numPages(); ++i)
        text += document->page(i)->text(QRectF()) + QLatin1Char('\n');
    return text;
}
#endif

void entries(Scenario& scenario, std::initializer_list<std::pair<const char*, Value>> values)
{
    for (const auto& [path, value] : values)
        scenario.entries.insert_or_assign(path, Entry{value, EntryOrigin::Typed});
}

}  // namespace

class TestReport final : public QObject {
    Q_OBJECT

private:
    Catalog m_catalog = builtInCatalog();

    [[nodiscard]] Made make(const Plan& plan, const QString& language, std::optional<Currency> currency = {}, const std::string& scenario = "base") const
    {
        Made made;
        made.context = makeReportContext(plan, scenario, {&m_catalog, today}, language, currency, QStringLiteral("plan"));
        const ReportPages pages(buildReport(made.context));
        made.pages = pages.count();
        made.pdf = reportPdf(pages, made.context);
        return made;
    }

    /// Trains and serves, with a second scenario, a budget and three ways to serve.
    [[nodiscard]] static Plan builtPlan()
    {
        Plan plan;
        plan.created = "2026-11-30";
        plan.optionIds = {"rent", "own", "api"};
        entries(plan.scenarios[0], {{"title", std::string("Train & serve <70B>")}, {"tokens", 2e12}, {"n_devices", 2048.0}, {"users", 2e6}, {"growth_per_month", 0.03}, {"input_tokens_user_day", 16000.0}, {"output_tokens_user_day", 4000.0},
                                    {"budget", 4e7}, {"start_date", std::string("2027-01-01")}, {"deadline", std::string("2027-04-01")},
                                    {"options.rent.kind", std::string("fleet")}, {"options.rent.output_tokens_per_s_replica", 6000.0},
                                    {"options.own.kind", std::string("fleet")}, {"options.own.output_tokens_per_s_replica", 6000.0}, {"options.own.ownership", std::string("own")}, {"options.own.capex_per_device", 35000.0},
                                    {"options.api.kind", std::string("api")}, {"options.api.price_input", 1.5}, {"options.api.price_cached", 0.15}, {"options.api.price_output", 9.0}});
        Scenario other{"h200", "H200", 1, {}, {}};
        entries(other, {{"device", std::string("h200-sxm")}, {"n_devices", 1024.0}});
        plan.scenarios.push_back(other);
        return plan;
    }

    void checkText([[maybe_unused]] const Made& made) const
    {
#ifdef OUTLAY_HAS_POPPLER
        const QString raw = textOf(made.pdf);
        const QString text = searchable(raw);
        const ReportLanguage language(made.context.display.language());
        for (const KeyFigure& figure : keyFigures(*made.context.estimates, made.context.display)) {
            // A plan without serving has no break-even, and the report does not print a dash for it.
            if (figure.value != QStringLiteral("—"))
                QVERIFY2(text.contains(searchable(figure.value)), qPrintable(figure.label + QStringLiteral(": ") + figure.value));
        }
        const Estimate& estimate = made.context.estimate();
        for (const FieldRef& ref : allFields(estimate.decisions.options)) {
            const FieldState state = fieldState(*made.context.estimates->plan, made.context.estimates->activeScenario(), estimate, ref, made.context.facts);
            if (!state.applies || ref.field->kind == FieldKind::Notes || std::holds_alternative<std::monostate>(state.value))
                continue;
            const QString label = coreText(ref.field->label);
            QVERIFY2(text.contains(searchable(label)), qPrintable(label));
        }
        QVERIFY(text.contains(searchable(made.context.title())));
        QVERIFY(text.contains(searchable(made.context.inputCheck)));
        const auto radical = std::find_if(raw.begin(), raw.end(), [](QChar c) { return c.unicode() >= 0x2E80 && c.unicode() <= 0x2FDF; });
        QVERIFY2(radical == raw.end(), "a CJK radical instead of a character: readers cannot search the text");
#endif
    }

private slots:
    void examplesBecomeSearchableVectorReports_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        for (const Example& example : examples()) {
            for (const char* language : {"en", "zh_CN"})
                QTest::addRow("%s %s", std::string(example.id).c_str(), language) << toQString(example.id) << QString::fromLatin1(language);
        }
    }

    void examplesBecomeSearchableVectorReports()
    {
        QFETCH(QString, id);
        QFETCH(QString, language);
        const Result<Plan> plan = openExample(id.toStdString(), formatDate(today));
        QVERIFY(plan);
        const Made made = make(*plan, language);
        QVERIFY2(made.pages > 5, qPrintable(QString::number(made.pages)));
        QVERIFY(made.pdf.startsWith("%PDF-"));
        QVERIFY(!made.pdf.contains("/Subtype /Image"));
        checkText(made);
    }

    void planOfCodeIsReportedInBothLanguagesAndCurrencies_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isCny");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("en USD base") << QStringLiteral("en") << false << QStringLiteral("base");
        QTest::newRow("en CNY variant") << QStringLiteral("en") << true << QStringLiteral("h200");
        QTest::newRow("zh CNY base") << QStringLiteral("zh_CN") << true << QStringLiteral("base");
        QTest::newRow("zh USD variant") << QStringLiteral("zh_CN") << false << QStringLiteral("h200");
    }

    void planOfCodeIsReportedInBothLanguagesAndCurrencies()
    {
        QFETCH(QString, language);
        QFETCH(bool, isCny);
        QFETCH(QString, scenario);
        const Made made = make(builtPlan(), language, isCny ? Currency::Cny : Currency::Usd, scenario.toStdString());
        QCOMPARE(made.context.estimates->activeScenario().id, scenario.toStdString());
        QVERIFY(made.pages > 5);
        checkText(made);
    }

    void allFontsAreEmbedded()
    {
#ifdef OUTLAY_HAS_POPPLER
        for (const char* language : {"en", "zh_CN"}) {
            const Made made = make(builtPlan(), QString::fromLatin1(language));
            const auto document = Poppler::Document::loadFromData(made.pdf);
            QVERIFY(document);
            QCOMPARE(document->numPages(), made.pages);
            const auto fonts = document->fonts();
            QVERIFY(!fonts.isEmpty());
            for (const Poppler::FontInfo& font : fonts)
                QVERIFY2(font.isEmbedded(), qPrintable(font.name()));
        }
#else
        QSKIP("without poppler");
#endif
    }

    void attachedPlanOpensToTheSameFigures()
    {
        const Made made = make(builtPlan(), QStringLiteral("en"));
        const Result<std::string> text = planFromPdf(made.pdf.toStdString());
        QVERIFY(text);
        QCOMPARE(QByteArray::fromStdString(*text), made.context.planBytes);
        const Result<PlanReading> reading = readPlan(*text);
        QVERIFY(reading);
        QVERIFY(reading->issues.empty());
        for (std::size_t i = 0; i < reading->plan.scenarios.size(); ++i) {
            const Estimate again = evaluate(reading->plan, reading->plan.scenarios[i], {&m_catalog, today});
            const Estimate& before = *made.context.estimates->scenarios[i];
            QCOMPARE(again.figures.known, before.figures.known);
            for (int f = 0; f < figureCount; ++f)
                QCOMPARE(again[static_cast<Figure>(f)], before[static_cast<Figure>(f)]);
        }
    }

    void sameInputsGiveTheSameCheckAndOthersAnother()
    {
        const ReportContext a = makeReportContext(builtPlan(), "base", {&m_catalog, today}, QStringLiteral("en"), {}, {});
        const ReportContext b = makeReportContext(builtPlan(), "base", {&m_catalog, today}, QStringLiteral("zh_CN"), Currency::Cny, {});
        Plan changed = builtPlan();
        entries(changed.scenarios[0], {{"tokens", 2.1e12}});
        const ReportContext c = makeReportContext(changed, "base", {&m_catalog, today}, QStringLiteral("en"), {}, {});
        QCOMPARE(a.inputCheck, b.inputCheck);
        QVERIFY(a.inputCheck != c.inputCheck);
        QCOMPARE(a.inputCheck.size(), 14);
    }

    void missingPriceIsSaidAndNeverZero()
    {
        Plan plan = builtPlan();
        entries(plan.scenarios[0], {{"price_kind", std::string("spot")}, {"provider", std::string("nobody")}});
        const Made made = make(plan, QStringLiteral("en"));
        QVERIFY(!made.context.estimate().inputs.priceKnown);
        QVERIFY(verdictOf(made.context).contains(QLatin1String("incomplete")));
        QVERIFY(!made.pdf.contains("/Subtype /Image"));
#ifdef OUTLAY_HAS_POPPLER
        const QString text = textOf(made.pdf);
        QVERIFY(text.contains(QLatin1String("incomplete")));
        QVERIFY(text.contains(QLatin1String("no price")));
#endif
    }

    void reportInAnotherLanguageLeavesTheWindowAlone()
    {
        struct Listener final : QObject {
            int heard = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                heard += event->type() == QEvent::LanguageChange ? 1 : 0;
                return false;
            }
        } listener;
        QCoreApplication::instance()->installEventFilter(&listener);
        {
            const ReportLanguage language(QStringLiteral("zh_CN"));
        }
        QCOMPARE(listener.heard, 0);
        QCOMPARE(QCoreApplication::translate("Report", "Method"), QStringLiteral("Method"));
    }

    void fineTuningPlansSayWhichDevicesHoldTheirModel_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isCny");
        QTest::newRow("en USD") << QStringLiteral("en") << false;
        QTest::newRow("en CNY") << QStringLiteral("en") << true;
        QTest::newRow("zh CNY") << QStringLiteral("zh_CN") << true;
    }

    void fineTuningPlansSayWhichDevicesHoldTheirModel()
    {
        QFETCH(QString, language);
        QFETCH(bool, isCny);
        const Result<Plan> plan = openExample("qlora-70b", formatDate(today));
        QVERIFY(plan);
        const SearchingPredictor predictor(m_catalog.calibrations.front());
        const ReportContext context = makeReportContext(*plan, "base", {&m_catalog, today, &predictor}, language,
                                                        isCny ? Currency::Cny : Currency::Usd, {});
        const ReportDocument document = buildReport(context, {QStringLiteral("finetuning")});
        QCOMPARE(document.sections.size(), std::size_t(1));
        const auto& block = document.sections[0].blocks.at(0);
        QVERIFY(std::holds_alternative<TableBlock>(block.body));
        const ui::Table& table = std::get<TableBlock>(block.body).table;
        // The window's table: three columns a method beside device and memory, every device that can hold the model.
        const double tokens = fineTuningTokens(context.estimate());
        const ui::Table shown = fineTuningDevices(*context.estimates, context.facts, tokens, context.display);
        QCOMPARE(table.columns.size(), std::size_t(11));
        QVERIFY(table.rows.size() > 20);
        const auto hasCount = [](const Row& row) {
            return !std::isnan(row.cells[2].value) || !std::isnan(row.cells[5].value) || !std::isnan(row.cells[8].value);
        };
        QCOMPARE(static_cast<std::ptrdiff_t>(table.rows.size()), std::count_if(shown.rows.begin(), shown.rows.end(), hasCount));
        const auto dearer = [](const Row& x, const Row& y) { return x.cells[4].value > y.cells[4].value; };
        QVERIFY(std::adjacent_find(table.rows.begin(), table.rows.end(), dearer) == table.rows.end());
        QVERIFY(table.rows.front().cells[4].isBest);
#ifdef OUTLAY_HAS_POPPLER
        const ReportPages pages(document);
        const auto pdf = Poppler::Document::loadFromData(reportPdf(pages, context));
        QVERIFY(pdf);
        QString text;
        for (int i = 0; i < pdf->numPages(); ++i) {
            const QString page = searchable(pdf->page(i)->text(QRectF()));
            QVERIFY2(page.contains(QLatin1String("QLoRA")), "the head of the table is on every page");
            text += page;
        }
        QVERIFY2(!text.contains(searchable(QStringLiteral("…"))), "a text was cut");
        for (const Row& row : table.rows) {
            for (const Cell& cell : row.cells) {
                // Long names wrap: their words are there, with texts of other columns between them.
                for (const QString& word : (cell.text + QLatin1Char(' ') + cell.note).split(QLatin1Char(' '), Qt::SkipEmptyParts))
                    QVERIFY2(text.contains(searchable(word)), qPrintable(cell.text));
            }
        }
#endif
    }

    void theFineTuningSectionSaysWhoseMemoryCounts()
    {
        Result<Plan> plan = openExample("qlora-70b", formatDate(today));
        QVERIFY(plan);
        entries(plan->scenarios[0], {{"software", std::string("unsloth")}});
        const SearchingPredictor predictor(m_catalog.calibrations.front());
        const ReportContext context = makeReportContext(*plan, "base", {&m_catalog, today, &predictor}, QStringLiteral("en"), {}, {});
        const ReportDocument document = buildReport(context, {QStringLiteral("finetuning"), QStringLiteral("cluster")});
        QCOMPARE(document.sections.size(), std::size_t(2));
        QVERIFY(document.sections[1].note.contains(QLatin1String("Memory as Unsloth keeps it")));
        // One H100 holds the job in nf4, two share the layers of the model in BF16: the library's memory is known for the former alone.
        const ui::Table& table = std::get<TableBlock>(document.sections[1].blocks.at(0).body).table;
        const auto row = std::find_if(table.rows.begin(), table.rows.end(), [](const Row& each) { return each.id == QLatin1String("h100-sxm"); });
        QVERIFY(row != table.rows.end());
        QCOMPARE(row->cells[2].value, 1.0);
        QVERIFY(!row->cells[2].text.endsWith(QLatin1Char('*')));
        QCOMPARE(row->cells[5].value, 2.0);
        QVERIFY(row->cells[5].text.endsWith(QLatin1Char('*')));
        // The plan's own layout on 4 devices is none that the library is known for.
        QVERIFY(document.sections[0].blocks.at(0).note.contains(QLatin1String("general formulas, not those of Unsloth")));
    }

    void plansThatDoNotFineTuneHaveNoSuchSection()
    {
        const auto hasSection = [&](const Plan& plan, const Predictor* predictor) {
            const ReportContext context = makeReportContext(plan, "base", {&m_catalog, today, predictor}, QStringLiteral("en"), {}, {});
            return !buildReport(context, {QStringLiteral("finetuning")}).sections.empty();
        };
        const SearchingPredictor predictor(m_catalog.calibrations.front());
        QVERIFY(!hasSection(builtPlan(), &predictor));
        Plan tuned = builtPlan();
        entries(tuned.scenarios[0], {{"method", std::string("dpo")}, {"tokens", 1e8}, {"n_devices", 32.0}});
        QVERIFY(hasSection(tuned, &predictor));
        QVERIFY2(!hasSection(tuned, nullptr), "nothing can be said without a prediction");
        entries(tuned.scenarios[0], {{"model_source", std::string("parameters")}, {"n_total", 70e9}});
        QVERIFY2(!hasSection(tuned, &predictor), "memory needs a shape");
    }

    void onlyTheSectionsThatWereChosenAreBuilt()
    {
        const ReportContext context = makeReportContext(builtPlan(), "base", {&m_catalog, today}, QStringLiteral("en"), {}, {});
        const ReportDocument document = buildReport(context, {QStringLiteral("summary"), QStringLiteral("method")});
        QCOMPARE(document.sections.size(), std::size_t(2));
        QCOMPARE(document.sections[1].id, QStringLiteral("method"));
    }
};

QTEST_MAIN(TestReport)
#include "test_report.moc"
