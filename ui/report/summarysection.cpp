// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The first page: what the plan comes to, what it rests on, and what to check before signing.
#include "ui/document/coretext.h"
#include "ui/models/charts.h"
#include "ui/models/figures.h"
#include "ui/models/origins.h"
#include "ui/models/tables.h"
#include "ui/report/reportsections.h"

#include <QCoreApplication>

#include <cmath>

namespace outlay::ui {

namespace {

constexpr std::size_t mostChecks = 4;
constexpr std::size_t assumptionsShown = 8;

QString words(const char* text) { return QCoreApplication::translate("Report", text); }

QString joined(const QStringList& parts)
{
    QStringList known;
    for (const QString& part : parts) {
        if (!part.isEmpty())
            known << part;
    }
    return known.join(QStringLiteral(" · "));
}

KeyCell cellOf(const KeyFigure& figure, const QString& note)
{
    KeyCell cell{figure.label, figure.value, note, figure.state == KeyFigure::State::Incomplete};
    return cell;
}

/// The cards of the window's strip; with serving, time and hours stand under the training cost and serving gets two cells.
KeyRow keysOf(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const Display& d = context.display;
    const std::vector<KeyFigure> figures = keyFigures(*context.estimates, d);
    const auto of = [&](Figure which) -> const KeyFigure& {
        return *std::find_if(figures.begin(), figures.end(), [&](const KeyFigure& figure) { return figure.figure == which; });
    };
    const auto unitAnd = [](const KeyFigure& figure) { return figure.unit.isEmpty() ? figure.value : figure.value + QLatin1Char(' ') + figure.unit; };
    const KeyFigure& time = of(Figure::WallDays);
    const KeyFigure& hours = of(Figure::DeviceHours);
    const KeyFigure& total = of(Figure::TotalCost);
    const auto totalNote = [&] { return total.unit.isEmpty() ? total.note : total.unit; };
    KeyRow row;
    if (!hasServing(e.decisions)) {
        row.cells.push_back(cellOf(of(Figure::TrainingCost), of(Figure::TrainingCost).note));
        KeyCell length = cellOf(time, time.note);
        length.value = unitAnd(time);
        row.cells.push_back(length);
        row.cells.push_back(cellOf(hours, hours.note));
        KeyCell rate{words(QT_TRANSLATE_NOOP("Report", "Per effective PFLOP-hour")),
                     {},
                     words(QT_TRANSLATE_NOOP("Report", "at %1 MFU")).arg(d.percent(e[Figure::Mfu])),
                     false};
        const auto usd = e.find(Figure::UsdPerPflopHour);
        rate.isIncomplete = !usd;
        rate.value = usd ? d.money(*usd) : words(QT_TRANSLATE_NOOP("Report", "incomplete"));
        row.cells.push_back(rate);
        row.cells.push_back(cellOf(total, totalNote()));
        return row;
    }
    row.cells.push_back(cellOf(of(Figure::TrainingCost), joined({unitAnd(time), words(QT_TRANSLATE_NOOP("Report", "%1 h")).arg(hours.value)})));
    const auto money = [&](Figure figure, const QString& label, const QString& note) {
        const auto usd = e.find(figure);
        row.cells.push_back({label, usd ? d.money(*usd) : words(QT_TRANSLATE_NOOP("Report", "incomplete")),
                             usd ? note : words(QT_TRANSLATE_NOOP("Report", "a price is missing")), !usd});
    };
    const bool isFleet = e.servingIndex >= 0 && e.options[static_cast<std::size_t>(e.servingIndex)].kind == OptionKind::Fleet;
    const QString fleet = isFleet && e.figures.knows(Figure::ServingDevicesLast)
                              ? words(QT_TRANSLATE_NOOP("Report", "%1 devices")).arg(d.count(e[Figure::ServingDevicesLast]))
                          : e.servingIndex >= 0
                              ? words(QT_TRANSLATE_NOOP("Report", "by %1")).arg(optionName(e.options[static_cast<std::size_t>(e.servingIndex)]))
                              : QString();
    money(Figure::ServingLastMonth, words(QT_TRANSLATE_NOOP("Report", "Serving, month %1")).arg(d.count(e.decisions.tcoMonths)), fleet);
    money(Figure::ServingPerMTokens, words(QT_TRANSLATE_NOOP("Report", "Per 1M tokens")),
          words(QT_TRANSLATE_NOOP("Report", "%1 served")).arg(d.compact(e[Figure::ServedMTokens] * 1e6)));
    row.cells.push_back(cellOf(total, totalNote()));
    row.cells.push_back(cellOf(of(Figure::BreakEvenMonth), of(Figure::BreakEvenMonth).note));
    return row;
}

struct Assumption {
    QString label;
    QString value;
    QString origin;
};

QString originText(const outlay::Origin& origin, const Display& display)
{
    QString text = originWord(origin.kind);
    if (origin.kind == OriginKind::Catalog && !origin.asOf.empty())
        text += words(QT_TRANSLATE_NOOP("Report", ", ")) + display.shortDate(origin.asOf);
    return text;
}

class Assumptions {
public:
    explicit Assumptions(const ReportContext& context) : m_context(context) {}

    [[nodiscard]] const std::vector<Assumption>& list() const { return m_list; }
    [[nodiscard]] bool isFull() const { return m_list.size() >= assumptionsShown; }

    /// A row of one field, or of two whose values stand together; fields that do not apply are left out.
    void add(const QString& label, const QStringList& paths, const QString& pattern)
    {
        QStringList values;
        QString origin;
        for (const QString& path : paths) {
            const FieldRef ref = findField(path.toStdString(), m_context.estimate().decisions.options);
            if (!ref)
                return;
            const FieldState state =
                fieldState(*m_context.estimates->plan, m_context.estimates->activeScenario(), m_context.estimate(), ref, m_context.facts);
            if (!state.applies || std::holds_alternative<std::monostate>(state.value))
                return;
            values << valueText(ref, state, *m_context.estimates->plan, m_context.estimate(), m_context.facts, m_context.display);
            // Of two origins the weaker one is named: what nobody decided.
            if (origin.isEmpty() || state.origin.kind == OriginKind::Default)
                origin = originText(state.origin, m_context.display);
        }
        if (isFull())
            return;
        QString text = pattern.isEmpty() ? values.join(QStringLiteral(" / ")) : pattern;
        for (qsizetype i = 0; i < values.size(); ++i)
            text.replace(QLatin1Char('%') + QString::number(i + 1), values[i]);
        m_list.push_back({label, text, origin});
    }

    void add(const char* path)
    {
        if (const FieldRef ref = findField(path, m_context.estimate().decisions.options))
            add(coreText(ref.field->label), {QLatin1String(path)}, {});
    }

    void addRow(const Assumption& row)
    {
        if (!isFull())
            m_list.push_back(row);
    }

private:
    const ReportContext& m_context;
    std::vector<Assumption> m_list;
};

std::vector<Assumption> mainAssumptions(const ReportContext& context)
{
    const Estimate& e = context.estimate();
    const Display& d = context.display;
    Assumptions rows(context);
    const bool isServed = hasServing(e.decisions);
    const bool isTrained = !isServed || e.inputs.trainingIncluded;
    if (isTrained) {
        const FieldRef tokens = findField("tokens", e.decisions.options);
        const FieldState state = fieldState(*context.estimates->plan, context.estimates->activeScenario(), e, tokens, context.facts);
        rows.addRow({words(QT_TRANSLATE_NOOP("Report", "Model, tokens")),
                     toQString(e.modelName) + words(QT_TRANSLATE_NOOP("Report", ", ")) + d.compact(e.decisions.tokens), originText(state.origin, d)});
        if (e.inputs.priceKnown)
            rows.addRow(
                {words(QT_TRANSLATE_NOOP("Report", "Device-hour")), d.currencySign() + d.price(e.inputs.price), originText(e.priceOrigin, d)});
        rows.add("mfu");
        rows.add("goodput");
    }
    if (isServed) {
        const FieldRef users = findField("users", e.decisions.options);
        const FieldState state = fieldState(*context.estimates->plan, context.estimates->activeScenario(), e, users, context.facts);
        rows.addRow({words(QT_TRANSLATE_NOOP("Report", "Users, growth")),
                     words(QT_TRANSLATE_NOOP("Report", "%1, %2 a month")).arg(d.compact(e.decisions.users), d.percent(e.decisions.growthPerMonth)),
                     originText(state.origin, d)});
        rows.addRow({words(QT_TRANSLATE_NOOP("Report", "Tokens per user-day")),
                     words(QT_TRANSLATE_NOOP("Report", "%1 in, %2 out"))
                         .arg(d.compact(e.decisions.inputTokensUserDay), d.compact(e.decisions.outputTokensUserDay)),
                     originText(fieldState(*context.estimates->plan, context.estimates->activeScenario(), e,
                                           findField("output_tokens_user_day", e.decisions.options), context.facts)
                                    .origin,
                                d)});
        for (const OptionEstimate& option : e.options) {
            if (option.kind != OptionKind::Api || !option.known || !option.resolved.priceInput || !option.resolved.priceOutput)
                continue;
            rows.addRow({words(QT_TRANSLATE_NOOP("Report", "%1 price, in / out")).arg(optionName(option)),
                         d.currencySign() + d.price(*option.resolved.priceInput) + QStringLiteral(" / ") + d.currencySign()
                             + d.price(*option.resolved.priceOutput),
                         originText(option.priceOrigin, d)});
            break;
        }
    }
    for (const char* path :
         {"contingency", "experiments_fraction", "failed_fraction", "precision", "n_devices", "fte_months", "seq_len", "tco_months"}) {
        if (!rows.isFull())
            rows.add(path);
    }
    return rows.list();
}

ReportBlock assumptionsBlock(const ReportContext& context)
{
    const std::vector<Assumption> all = mainAssumptions(context);
    SideBySide sides;
    sides.leftWidth = 240;
    sides.gap = 13;
    const std::size_t half = (all.size() + 1) / 2;
    for (std::size_t side = 0; side < 2; ++side) {
        Table table;
        table.columns = {{QString(), false, false, false, 0, {}}, {QString(), true, false, false, 0, {}}, {QString(), true, false, false, 0, {}}};
        for (std::size_t i = side * half; i < std::min(all.size(), (side + 1) * half); ++i) {
            Row row;
            Cell label = textCell(all[i].label);
            label.ink = Ink::Text2;
            Cell origin = textCell(all[i].origin);
            origin.ink = Ink::Text2;
            row.cells = {label, textCell(all[i].value), origin};
            table.rows.push_back(std::move(row));
        }
        ReportBlock block;
        block.before = 0;
        block.body = TableBlock{table, {78, 0, 68}, false, false};
        (side == 0 ? sides.left : sides.right).push_back(std::move(block));
    }
    ReportBlock block;
    block.title = words(QT_TRANSLATE_NOOP("Report", "What it rests on"));
    block.before = 18;
    block.body = std::move(sides);
    return block;
}

ReportBlock middleBlock(const ReportContext& context)
{
    SideBySide sides;
    sides.leftWidth = 235;
    sides.gap = 36;
    ReportBlock largest;
    largest.before = 0;
    largest.title = words(QT_TRANSLATE_NOOP("Report", "What costs most"));
    BarsSpec bars = largestItems(context.estimate(), context.display, 6);
    const double total = context.estimate().find(Figure::TotalCost).value_or(0);
    largest.note = total > 0 ? words(QT_TRANSLATE_NOOP("Report", "Largest items and their share of the total"))
                             : words(QT_TRANSLATE_NOOP("Report", "Largest items; hatched = no price"));
    BarsBlock block;
    for (BarRow& row : bars.bars) {
        row.isStrong = true;
        if (!row.note.isEmpty())
            row.text += QStringLiteral(" · ") + row.note;
        block.rows.push_back(row);
    }
    largest.body = std::move(block);
    sides.left.push_back(std::move(largest));

    ReportBlock checks;
    checks.before = 0;
    checks.title = words(QT_TRANSLATE_NOOP("Report", "Before you sign"));
    std::vector<CheckItem> items = checksOf(context);
    if (items.size() > mostChecks) {
        const int more = static_cast<int>(items.size() - (mostChecks - 1));
        // The unconfirmed defaults are the last and stay; what was cut is said.
        const CheckItem last = items.back();
        items.resize(mostChecks - 2);
        items.push_back(last);
        items.push_back({QCoreApplication::translate("Report", "%n more to check", nullptr, more),
                         words(QT_TRANSLATE_NOOP("Report", "see Problems and warnings"))});
    }
    if (items.empty())
        items.push_back({words(QT_TRANSLATE_NOOP("Report", "Nothing is open")),
                         words(QT_TRANSLATE_NOOP("Report", "Every default is confirmed, and no price is older than 30 days"))});
    checks.body = CheckBlock{items};
    sides.right.push_back(std::move(checks));

    ReportBlock both;
    both.before = 20;
    both.body = std::move(sides);
    return both;
}

ReportBlock chartBlock(const ReportContext& context)
{
    ReportBlock block;
    block.before = 18;
    if (hasServing(context.estimate().decisions)) {
        ChartSpec spec = tcoChart(context.estimate(), context.display);
        if (!spec.isEmpty() && !problemOf(spec)) {
            block.title = spec.title;
            block.note = spec.subtitle;
            block.body = ChartBlock{std::move(spec), 222};
            return block;
        }
    }
    block.title = treeTitle(context.estimate(), context.display);
    block.note = treeSubtitle(*context.estimates, context.display);
    block.body = TreeBlock{costTreeOf(*context.estimates, context.display), 216};
    return block;
}

}  // namespace

ReportSection summarySection(const ReportContext& context)
{
    ReportSection section;
    ReportBlock title;
    title.before = 0;
    title.body = TextBlock{QStringLiteral("<b>") + context.title() + QStringLiteral("</b>"), context.display.isChinese() ? 22.5 : 22, false};
    section.blocks.push_back(std::move(title));
    ReportBlock verdict;
    verdict.before = 2;
    verdict.body = TextBlock{verdictOf(context), 11, false};
    section.blocks.push_back(std::move(verdict));
    ReportBlock keys;
    keys.before = 13;
    keys.body = keysOf(context);
    section.blocks.push_back(std::move(keys));
    section.blocks.push_back(chartBlock(context));
    section.blocks.push_back(middleBlock(context));
    section.blocks.push_back(assumptionsBlock(context));
    return section;
}

}  // namespace outlay::ui
