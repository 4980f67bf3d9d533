// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind the figures: inputs with their origin, problems, and the formulas with their numbers.
#include "ui/document/coretext.h"
#include "ui/models/figures.h"
#include "ui/models/tables.h"
#include "ui/report/reportsections.h"

#include <QCoreApplication>

namespace outlay::ui {

namespace {

QString words(const char* text) { return QCoreApplication::translate("Report", text); }

constexpr qsizetype longestSource = 66;
constexpr std::size_t sourceColumn = 3;

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return words(QT_TRANSLATE_NOOP("Report", "Problem"));
    case Severity::Warning:
        return words(QT_TRANSLATE_NOOP("Report", "Warning"));
    case Severity::Note:
        return words(QT_TRANSLATE_NOOP("Report", "Note"));
    }
    return {};
}

QString fieldLabel(const Issue& issue, const Estimate& estimate)
{
    const FieldRef ref = findField(issue.field, estimate.decisions.options);
    return ref ? coreText(ref.field->label) : QString();
}

Table problemsTable(const ReportContext& context)
{
    Table table;
    table.columns = {{words(QT_TRANSLATE_NOOP("Report", "Kind")), false, false, false, 0, {}},
                     {words(QT_TRANSLATE_NOOP("Report", "Scenario")), false, false, false, 0, {}},
                     {words(QT_TRANSLATE_NOOP("Report", "Input")), false, false, false, 0, {}},
                     {words(QT_TRANSLATE_NOOP("Report", "What and why")), false, false, false, 0, {}}};
    for (std::size_t i = 0; i < context.estimates->scenarios.size(); ++i) {
        const Estimate& estimate = *context.estimates->scenarios[i];
        for (const Issue& issue : estimate.issues) {
            Row row;
            Cell kind = textCell(severityWord(issue.severity));
            kind.isStrong = issue.severity == Severity::Error;
            row.cells = {kind, textCell(scenarioName(*context.estimates, i, context.display)), textCell(fieldLabel(issue, estimate)),
                         textCell(issueText(issue, &context.display))};
            table.rows.push_back(std::move(row));
        }
    }
    for (const Issue& issue : context.facts.catalog->problems) {
        Row row;
        row.cells = {textCell(severityWord(issue.severity)), textCell(QString()), textCell(words(QT_TRANSLATE_NOOP("Report", "Own catalogue"))),
                     textCell(toQString(issue.field) + QStringLiteral(": ") + issueText(issue, &context.display))};
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// Operators as they are printed; the text still reads like the formula that tests evaluate.
QString printed(QString formula)
{
    formula.replace(QLatin1String("*"), QStringLiteral(" × "));
    formula.replace(QLatin1String("/"), QLatin1String(" / "));
    return formula.simplified();
}

}  // namespace

ReportSection assumptionsSection(const ReportContext& context)
{
    Table table = assumptionsTable(*context.estimates, context.facts, AssumptionFilter::All, context.display);
    const auto used =
        std::find_if(table.columns.begin(), table.columns.end(), [](const Column& column) { return column.id == QLatin1String("used"); });
    if (used != table.columns.end()) {
        const auto index = used - table.columns.begin();
        table.columns.erase(used);
        for (Row& row : table.rows) {
            if (index < static_cast<std::ptrdiff_t>(row.cells.size()))
                row.cells.erase(row.cells.begin() + index);
        }
    }
    for (Row& row : table.rows) {
        // Long paths keep their beginning and their end: where from, and which file.
        for (std::size_t i = sourceColumn; i < row.cells.size(); ++i) {
            QString& text = row.cells[i].text;
            if (text.size() > longestSource)
                text = text.left(longestSource / 2) + QStringLiteral("…") + text.right(longestSource / 2);
        }
    }
    ReportSection section;
    section.title = words(QT_TRANSLATE_NOOP("Report", "Inputs and assumptions"));
    section.note = words(QT_TRANSLATE_NOOP("Report", "Everything that applies to this scenario. Strong: differs from the base."));
    ReportBlock block;
    block.before = 0;
    block.body = TableBlock{std::move(table), {122, 88, 46, 0, 54}};
    section.blocks.push_back(std::move(block));
    return section;
}

ReportSection problemsSection(const ReportContext& context)
{
    ReportSection section;
    section.startsPage = false;
    section.title = words(QT_TRANSLATE_NOOP("Report", "Problems and warnings"));
    Table table = problemsTable(context);
    if (table.rows.empty()) {
        ReportBlock none;
        none.before = 0;
        none.body = TextBlock{words(QT_TRANSLATE_NOOP("Report", "The plan has no problems and no warnings.")), 8.5, false};
        section.blocks.push_back(std::move(none));
    } else {
        ReportBlock block;
        block.before = 0;
        block.body = TableBlock{std::move(table), {44, 76, 90, 0}};
        section.blocks.push_back(std::move(block));
    }
    ReportBlock checks;
    checks.before = 16;
    checks.title = words(QT_TRANSLATE_NOOP("Report", "To check before signing"));
    checks.body = CheckBlock{checksOf(context)};
    if (!std::get<CheckBlock>(checks.body).items.empty())
        section.blocks.push_back(std::move(checks));
    return section;
}

ReportSection methodSection(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    Table table;
    table.columns = {{words(QT_TRANSLATE_NOOP("Report", "Figure")), false, false, false, 0, {}},
                     {words(QT_TRANSLATE_NOOP("Report", "Value")), true, false, false, 0, {}},
                     {words(QT_TRANSLATE_NOOP("Report", "How it is computed")), false, false, false, 0, {}},
                     {words(QT_TRANSLATE_NOOP("Report", "Source")), false, false, false, 0, {}}};
    for (const Quantity& quantity : quantities()) {
        if (quantity.isInput() || !e.figures.knows(quantity.figure))
            continue;
        Row row;
        Cell name = textCell(coreText(quantity.label) + QLatin1Char('\n') + toQString(quantity.id));
        Cell how;
        if (quantity.formula.empty()) {
            how = textCell(coreText(quantity.method));
        } else {
            // Formulas are in USD and SI units, whatever the report shows.
            how = textCell(printed(toQString(quantity.formula)) + QStringLiteral("\n= ") + printed(toQString(evaluatedFormula(quantity, e.figures))));
        }
        Cell source = textCell(coreText(quantity.source));
        source.ink = Ink::Text2;
        row.cells = {name, numberCell(context.display.quantity(e[quantity.figure], quantity.unit), e[quantity.figure]), how, source};
        table.rows.push_back(std::move(row));
    }
    ReportSection section;
    section.title = words(QT_TRANSLATE_NOOP("Report", "Method"));
    section.note = words(QT_TRANSLATE_NOOP(
        "Report", "Each figure with its formula and the numbers of this scenario; in formulas money is in USD, all else in SI units."));
    ReportBlock block;
    block.before = 0;
    block.body = TableBlock{std::move(table), {104, 74, 0, 78}};
    section.blocks.push_back(std::move(block));
    return section;
}

}  // namespace outlay::ui
