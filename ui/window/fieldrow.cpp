// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/fieldrow.h"

#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/models/origins.h"
#include "ui/widgets/changed.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/quantityedit.h"

#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cmath>

namespace outlay::ui {

namespace {

constexpr int notesHeight = 72;

/// What an empty choice means where the table allows one.
QString emptyChoice(ChoiceList list)
{
    switch (list) {
    case ChoiceList::Providers:
        return FieldRow::tr("Cheapest");
    case ChoiceList::Regions:
        return FieldRow::tr("Any");
    case ChoiceList::ApiModels:
        return FieldRow::tr("Typed prices");
    default:
        return FieldRow::tr("Automatic");
    }
}

/// What nobody typed is shown to four digits where it is long, and what was computed always; the plan is not touched by what is shown.
double rounded(double value, OriginKind origin)
{
    const bool isComputed = origin == OriginKind::Predicted || origin == OriginKind::Computed;
    if (value == 0 || (std::abs(value) < 1e6 && (!isComputed || value == std::round(value))))
        return value;
    const double step = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 3);
    return std::round(value / step) * step;
}

bool isSame(const FieldState& a, const FieldState& b)
{
    return a.value == b.value && a.decided == b.decided && a.overridden == b.overridden && a.applies == b.applies && a.origin == b.origin
           && a.issues == b.issues;
}

bool isSame(const Display& a, const Display& b) { return a.language() == b.language() && a.currency() == b.currency() && a.usdCny() == b.usdCny(); }

/// The panel hands out one list until its contents change, so sharing says that two are equal.
bool isSame(const QList<ListItem>& a, const QList<ListItem>& b) { return a.size() == b.size() && a.constData() == b.constData(); }

/// Fields that describe a fixed layout; what is wrong with one of them is mended by searching.
bool isLayoutField(std::string_view id)
{
    static constexpr std::array<std::string_view, 8> ids = {"layout", "tp", "pp", "cp", "ep", "virtual", "micro_batch", "zero"};
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool mayBeEmpty(const FieldRef& ref)
{
    static const Decisions defaults = [] {
        Decisions made;
        made.options.resize(1);
        return made;
    }();
    const Value value = ref.field->get(defaults, ref.option < 0 ? -1 : 0);
    const auto* text = std::get_if<std::string>(&value);
    return ref.field->list != ChoiceList::None && text && text->empty();
}

}  // namespace

FieldRow::FieldRow(FieldRef ref, PlanDocument& document, QObject* parent) : QObject(parent), m_ref(std::move(ref)), m_document(document) {}

void FieldRow::build(QWidget* parent)
{
    makeEditor(parent);
    m_editor->setObjectName(QStringLiteral("field:") + toQString(m_ref.path));
    m_editor->installEventFilter(this);
    m_row = new InputRow(m_editor, parent);
    m_row->setObjectName(QStringLiteral("row:") + toQString(m_ref.path));
    connect(m_row, &InputRow::resetRequested, this, [this] { m_document.resetField(m_ref.path); });
    connect(m_row, &InputRow::fixRequested, this, &FieldRow::applyFix);
    connect(m_row->badge(), &QToolButton::clicked, this, &FieldRow::openMenu);
    retranslate();
    render();
}

void FieldRow::makeEditor(QWidget* parent)
{
    switch (m_ref.field->kind) {
    case FieldKind::Choice:
        m_editor = m_choice = new ChoiceBox(parent);
        connect(m_choice, &ChoiceBox::chosen, this, [this](const QString& id) { send(id.toStdString()); });
        return;
    case FieldKind::Text:
    case FieldKind::Date:
        m_editor = m_line = new QLineEdit(parent);
        connect(m_line, &QLineEdit::editingFinished, this, [this] {
            if (m_line->isModified())
                send(m_line->text().trimmed().toStdString());
        });
        return;
    case FieldKind::Notes:
        m_editor = m_notes = new QPlainTextEdit(parent);
        m_notes->setFixedHeight(notesHeight);
        m_notes->setTabChangesFocus(true);
        return;
    case FieldKind::Flag:
        m_editor = m_flag = new QCheckBox(parent);
        connect(m_flag, &QCheckBox::clicked, this, [this](bool on) { send(on); });
        return;
    default:
        makeQuantity();
        return;
    }
}

void FieldRow::makeQuantity()
{
    m_editor = m_quantity = new QuantityEdit(nullptr);
    m_quantity->setWhole(m_ref.field->kind == FieldKind::Whole);
    m_quantity->setOptional(true);
    connect(m_quantity, &QuantityEdit::committed, this, [this](double value) { send(value); });
    connect(m_quantity, &QuantityEdit::cleared, this, [this] {
        m_isFresh = false;
        m_document.resetField(m_ref.path);
    });
    connect(m_quantity, &QuantityEdit::rejected, this, [this](const Issue& issue) {
        m_typingProblem = issueText(issue, &m_display);
        showProblems();
    });
    connect(m_quantity, &QuantityEdit::editingResumed, this, [this] {
        if (m_typingProblem.isEmpty())
            return;
        m_typingProblem.clear();
        showProblems();
    });
}

void FieldRow::send(const Value& value)
{
    m_isFresh = false;
    if (m_session == 0)
        m_session = m_document.newSession();
    m_document.setField(m_ref.path, value, m_session);
}

QString FieldRow::labelText() const { return coreText(m_ref.field->label); }

bool FieldRow::matches(const QString& filter) const
{
    return filter.isEmpty() || labelText().contains(filter, Qt::CaseInsensitive) || toQString(m_ref.path).contains(filter, Qt::CaseInsensitive)
           || coreText(m_ref.field->help).contains(filter, Qt::CaseInsensitive);
}

void FieldRow::retranslate()
{
    m_isFresh = false;
    if (!isBuilt())
        return;
    m_row->setLabel(labelText());
    m_row->setHelp(coreText(m_ref.field->help));
    m_editor->setAccessibleName(labelText());
    if (m_line && m_ref.field->kind == FieldKind::Date)
        m_line->setPlaceholderText(tr("2027-01-31", "example of a date, year first"));
    m_row->retranslate();
}

void FieldRow::setCompact(bool isCompact)
{
    if (isBuilt())
        m_row->setCompact(isCompact);
}

void FieldRow::takeFocus()
{
    if (!isBuilt())
        return;
    m_editor->setFocus(Qt::ShortcutFocusReason);
    if (m_quantity)
        m_quantity->selectAll();
}

void FieldRow::show(const FieldState& state, const QList<ListItem>& items, const Display& display)
{
    if (m_isFresh && isSame(state, m_state) && isSame(display, m_display) && isSame(items, m_items))
        return;
    m_isFresh = true;
    m_state = state;
    m_items = items;
    m_display = display;
    countProblems();
    render();
}

void FieldRow::render()
{
    if (!isBuilt() || !m_state.applies)
        return;
    m_isFresh = true;
    showEditor();
    m_row->setOverridden(m_state.overridden);
    showBadge();
    showProblems();
}

void FieldRow::countProblems()
{
    const auto& issues = m_state.issues;
    const auto errors = std::count_if(issues.begin(), issues.end(), [](const Issue& issue) { return issue.severity == Severity::Error; });
    m_problems = m_state.applies ? static_cast<int>(errors) + (m_typingProblem.isEmpty() ? 0 : 1) : 0;
}

void FieldRow::showEditor()
{
    const Display& display = m_display;
    const auto* text = std::get_if<std::string>(&m_state.value);
    if (m_quantity) {
        m_quantity->setFormat(display.format());
        const Field& field = *m_ref.field;
        const double factor = field.unit == Unit::Fraction ? 0.01 : Display::isMoney(field.unit) ? display.toUsd(1) : 1.0;
        m_quantity->setUnit(display.fieldUnit(field), factor, {toQString(unitSymbol(field.unit)), display.unit(field.unit)});
        m_quantity->setNoun(field.unit == Unit::Fraction || Display::isMoney(field.unit) ? QString() : display.unit(field.unit));
        const auto* number = std::get_if<double>(&m_state.value);
        m_quantity->setPlaceholderText(number ? QString() : tr("none"));
        if (!m_quantity->hasPendingText())
            m_quantity->setValue(number ? std::optional(m_state.decided ? *number : rounded(*number, m_state.origin.kind)) : std::nullopt);
    } else if (m_choice) {
        QList<ChoiceBox::Choice> choices;
        if (mayBeEmpty(m_ref))
            choices.append({QString(), emptyChoice(m_ref.field->list), {}, true});
        for (const Choice& choice : m_ref.field->choices)
            choices.append({toQString(choice.id), coreText(choice.label), {}, true});
        for (const ListItem& item : std::as_const(m_items)) {
            if (!item.id.empty())
                choices.append({toQString(item.id), coreText(item.label), toQString(item.detail), true});
        }
        m_choice->setChoices(choices);
        m_choice->setCurrentId(text ? toQString(*text) : QString());
    } else if (m_line) {
        if (!m_line->hasFocus() || !m_line->isModified()) {
            m_line->setText(text ? toQString(*text) : QString());
            m_line->setModified(false);
        }
    } else if (m_notes) {
        if (const QString shown = text ? toQString(*text) : QString(); !m_notes->hasFocus() && m_notes->toPlainText() != shown)
            m_notes->setPlainText(shown);
    } else if (m_flag) {
        const auto* on = std::get_if<bool>(&m_state.value);
        const QSignalBlocker quiet(m_flag);
        m_flag->setChecked(on && *on);
    }
}

void FieldRow::showBadge()
{
    OriginBadge* badge = m_row->badge();
    const BadgeContent content = badgeContent(m_state.origin, m_display);
    badge->setOrigin(content.origin, content.detail, content.isStale);
    changeToolTip(badge, originTooltip(labelText(), m_state.origin, m_display));
}

void FieldRow::showProblems()
{
    countProblems();
    const auto& issues = m_state.issues;
    const auto error = std::find_if(issues.begin(), issues.end(), [](const Issue& issue) { return issue.severity == Severity::Error; });
    if (!m_typingProblem.isEmpty())
        m_row->setError(m_typingProblem);
    else if (error != issues.end())
        m_row->setError(problemText(*error), fixesOf(*error));
    else
        m_row->setError(QString());
}

QList<InputRow::Fix> FieldRow::fixesOf(const Issue& issue) const
{
    QList<InputRow::Fix> fixes;
    const Domain& domain = m_ref.field->domain;
    const auto* number = std::get_if<double>(&m_state.value);
    const auto useLimit = [&](const QString& id, double limit) {
        fixes.append({id, tr("Use %1").arg(m_ref.field->unit == Unit::Fraction ? m_display.share(limit) : m_display.number(limit))});
    };
    if (issue.code == code::range && number && *number > domain.high && !domain.highOpen && domain.high < 1e6)
        useLimit(QStringLiteral("high"), domain.high);
    else if (issue.code == code::range && number && *number < domain.low && !domain.lowOpen)
        useLimit(QStringLiteral("low"), domain.low);
    if (isLayoutField(m_ref.field->id) && fixes.isEmpty()) {
        fixes.append({QStringLiteral("searchLayout"), tr("Use the Best Layout")});
    } else if (issue.code == code::missing && m_ref.field->id == "price") {
        fixes.append({QStringLiteral("type"), tr("Enter price…")});
        if (m_ref.option < 0)
            fixes.append({QStringLiteral("focus:price_kind"), tr("Other book or kind…")});
    } else if (m_ref.field->id == "precision" && issue.code == code::unsupported) {
        fixes.append({QStringLiteral("text:bf16"), tr("Use %1").arg(QStringLiteral("BF16"))});
    } else if (issue.code == code::missing && m_quantity) {
        fixes.append({QStringLiteral("type"), tr("Enter a value…")});
    } else if (m_state.decided) {
        fixes.append({QStringLiteral("reset"), tr("Reset")});
    }
    return fixes;
}

QString FieldRow::problemText(const Issue& issue) const
{
    const Display& display = m_display;
    const Domain& domain = m_ref.field->domain;
    const auto* number = std::get_if<double>(&m_state.value);
    if (issue.code != code::range || !number || domain.contains(*number))
        return issueText(issue, &display);
    const auto text = [&](double value) {
        return m_ref.field->unit == Unit::Fraction   ? display.share(value)
               : Display::isMoney(m_ref.field->unit) ? display.money(value)
                                                     : display.number(value);
    };
    if (*number > domain.high || (domain.highOpen && *number == domain.high))
        return domain.highOpen ? tr("%1 must be below %2.").arg(text(*number), text(domain.high))
                               : tr("%1 is above %2, the most there can be.").arg(text(*number), text(domain.high));
    return domain.lowOpen ? tr("%1 must be above %2.").arg(text(*number), text(domain.low))
                          : tr("%1 is below %2, the least there can be.").arg(text(*number), text(domain.low));
}

void FieldRow::applyFix(const QString& id)
{
    if (id == QLatin1String("high"))
        send(m_ref.field->domain.high);
    else if (id == QLatin1String("low"))
        send(m_ref.field->domain.low);
    else if (id == QLatin1String("reset"))
        m_document.resetField(m_ref.path);
    else if (id == QLatin1String("searchLayout"))
        m_document.setField("layout", std::string("searched"));
    else if (id == QLatin1String("type"))
        takeFocus();
    else if (id.startsWith(QLatin1String("text:")))
        send(id.mid(5).toStdString());
    else if (id.startsWith(QLatin1String("focus:")))
        emit focusRequested(id.mid(6));
}

void FieldRow::openMenu()
{
    QMenu menu;
    menu.addAction(tr("Edit"), this, &FieldRow::takeFocus);
    QAction* reset =
        menu.addAction(m_document.isBaseActive() ? tr("Reset to Default") : tr("Reset to Base"), this, [this] { m_document.resetField(m_ref.path); });
    reset->setEnabled(m_document.isBaseActive() ? m_state.decided : m_state.overridden);
    if (m_quantity) {
        menu.addAction(tr("Copy Value"), this, [this] {
            if (const auto* value = std::get_if<double>(&m_state.value))
                QGuiApplication::clipboard()->setText(toQString(plainNumber(*value)));
        });
    }
    menu.addAction(tr("Explain…"), this, [this] { emit explainRequested(toQString(m_ref.path)); });
    menu.exec(m_row->badge()->mapToGlobal(QPoint(0, m_row->badge()->height())));
}

bool FieldRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        emit focused(toQString(m_ref.path));
    } else if (event->type() == QEvent::FocusOut) {
        m_session = 0;
        if (m_notes && m_notes->document()->isModified()) {
            m_notes->document()->setModified(false);
            send(m_notes->toPlainText().toStdString());
            m_session = 0;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace outlay::ui
