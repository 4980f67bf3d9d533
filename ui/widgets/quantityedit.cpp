// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quantityedit.h"

#include "ui/theme/fonts.h"
#include "ui/theme/outlaystyle.h"
#include "ui/theme/stylepaint.h"
#include "ui/widgets/changed.h"
#include "ui/widgets/echopopup.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace outlay::ui {

namespace {

constexpr int unitColumn = 26;  // at 10 points

int unitWidth(const QWidget* edit) { return qRound(unitColumn * fontScale(edit)); }

/// value / factor without the dust of a binary division: 0.513 / 0.01 is 51.3.
double inUnits(double value, double factor)
{
    if (factor == 1.0)
        return value;
    const double quotient = value / factor;
    const double magnitude = std::fabs(quotient);
    if (magnitude == 0.0 || !std::isfinite(magnitude))
        return quotient;
    const double places = 13.0 - std::floor(std::log10(magnitude));
    if (places < 0.0 || places > 200.0)
        return quotient;
    const double scale = std::pow(10.0, places);
    const double rounded = std::round(quotient * scale) / scale;
    return std::isfinite(rounded) ? rounded : quotient;
}

QString toQt(const std::string& utf8) { return QString::fromStdString(utf8); }

}  // namespace

QuantityEdit::QuantityEdit(QWidget* parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFocusPolicy(Qt::StrongFocus);
    setTextMargins(2, 0, unitWidth(this) + 2, 0);
    setMaxLength(128);
    connect(this, &QLineEdit::textEdited, this, [this] {
        m_isPending = true;
        emit editingResumed();
        showEcho();
    });
}

QuantityEdit::~QuantityEdit() { delete m_echo; }

void QuantityEdit::setFormat(const NumberFormat& format)
{
    if (m_format.language() == format.language() && m_format.currency() == format.currency())
        return;
    m_format = format;
    if (!m_isPending)
        showText();
}

void QuantityEdit::setUnit(const QString& unit, double factor, const QStringList& spelled)
{
    if (m_unit == unit && m_factor == factor && m_spelled == spelled)
        return;
    m_unit = unit;
    m_factor = factor;
    m_spelled = spelled;
    if (!m_isPending)
        showText();
}

void QuantityEdit::setNoun(const QString& noun) { m_noun = noun; }

void QuantityEdit::setValue(std::optional<double> value)
{
    m_value = value && std::isfinite(*value) ? value : std::nullopt;
    m_range.reset();
    m_isPending = false;
    hideEcho();
    showText();
}

void QuantityEdit::setRangeValue(double low, double high)
{
    setValue((low + high) / 2);
    m_range = std::pair(low, high);
    showText();
}

void QuantityEdit::setError(const QString& message)
{
    OutlayStyle::setInvalid(this, !message.isEmpty());
    changeAccessibleDescription(this, message);
}

void QuantityEdit::retranslate()
{
    if (!m_isPending)
        showText();
}

QSize QuantityEdit::sizeHint() const { return {116, std::max(24, fontMetrics().height() + 6)}; }

std::vector<std::string> QuantityEdit::units() const
{
    std::vector<std::string> texts;
    // "%" is a factor to the parser, not a word to skip.
    if (m_unit != QLatin1String("%"))
        texts.push_back(m_unit.toStdString());
    for (const QString& spelling : m_spelled)
        texts.push_back(spelling.toStdString());
    if (!m_noun.isEmpty())
        texts.push_back(m_noun.toStdString());
    for (const char* sign : {"$", "¥"})
        texts.emplace_back(sign);
    return texts;
}

Result<ParsedRange> QuantityEdit::read(const std::string& typed) const
{
    if (m_isRangeAllowed)
        return parseRange(typed, units());
    return parseNumber(typed, units()).map([](const ParsedNumber& number) { return ParsedRange{number, number, false}; });
}

void QuantityEdit::showText()
{
    const QString unitBefore = std::exchange(m_shownUnit, m_unit);
    QString shown;
    if (m_range) {
        const double low = inUnits(m_range->first, m_factor);
        const double high = inUnits(m_range->second, m_factor);
        shown = toQt(NumberFormat::range(groupedPlain(low), groupedPlain(high)));
    } else if (m_value && hasFocus()) {
        shown = toQt(m_format.editText(inUnits(*m_value, m_factor)));
    } else if (m_value) {
        const FieldText field = m_format.fieldText(inUnits(*m_value, m_factor));
        shown = toQt(field.digits);
        if (!field.suffix.empty())
            m_shownUnit = toQt(field.suffix);
    }
    if (shown != QLineEdit::text())
        setText(shown);
    if (m_shownUnit != unitBefore)
        update();
}

void QuantityEdit::showEcho()
{
    const std::string typed = QLineEdit::text().toStdString();
    const auto parsed = read(typed);
    if (!parsed || !hasFocus()) {
        hideEcho();
        return;
    }
    const auto shownIn = [this](const ParsedNumber& number) {
        return number.isPercent && m_factor != 1.0 ? inUnits(number.value, m_factor) : number.value;
    };
    const double low = shownIn(parsed->low);
    const std::string digits = parsed->isRange ? NumberFormat::range(groupedPlain(low), groupedPlain(shownIn(parsed->high))) : groupedPlain(low);
    QString value = QStringLiteral("= ") + toQt(digits);
    if (m_unit == QLatin1String("%"))
        value += QStringLiteral("%");
    else if (m_noun.isEmpty() && !m_unit.isEmpty())
        value += QChar(QChar::Nbsp) + m_unit;
    const QString keys = tr("Enter keeps, Esc restores");
    QString hint = keys;
    const std::string spoken = m_format.spoken(low);
    if (!parsed->isRange && spoken != groupedPlain(low))
        hint = toQt(spoken) + (m_noun.isEmpty() ? QString() : QLatin1Char(' ') + m_noun) + QStringLiteral(" · ") + keys;
    if (!m_echo || m_echo->parentWidget() != window()) {
        delete m_echo;
        m_echo = new EchoPopup(window());
    }
    m_echo->showUnder(this, value, hint);
}

void QuantityEdit::hideEcho()
{
    if (m_echo)
        m_echo->hide();
}

std::optional<double> QuantityEdit::typedValue() const
{
    if (!m_isPending)
        return m_value;
    const auto parsed = read(QLineEdit::text().toStdString());
    return parsed && !parsed->isRange ? std::optional(toPlan(parsed->low)) : std::nullopt;
}

void QuantityEdit::commit()
{
    if (!m_isPending)
        return;
    hideEcho();
    const std::string typed = QLineEdit::text().trimmed().toStdString();
    if (typed.empty() && m_isOptional) {
        setValue(std::nullopt);
        emit cleared();
        return;
    }
    const auto parsed = read(typed);
    if (!parsed) {
        emit rejected(parsed.error());
        return;
    }
    const double low = toPlan(parsed->low);
    const double high = toPlan(parsed->high);
    m_isPending = false;
    if (parsed->isRange) {
        setRangeValue(low, high);
        emit committedRange(low, high);
    } else {
        setValue(low);
        emit committed(low);
    }
    if (hasFocus())
        selectAll();
}

void QuantityEdit::restore()
{
    hideEcho();
    m_isPending = false;
    showText();
    if (hasFocus())
        selectAll();
    emit editingResumed();
}

void QuantityEdit::step(int direction, bool isLarge)
{
    if (isReadOnly() || !isEnabled())
        return;
    double current = m_value ? inUnits(*m_value, m_factor) : 0.0;
    if (m_isPending) {
        const auto parsed = parseNumber(QLineEdit::text().toStdString(), units());
        if (!parsed)
            return;
        current = inUnits(toPlan(*parsed), m_factor);
    }
    int exponent = current == 0.0 ? 0 : static_cast<int>(std::floor(std::log10(std::fabs(current)) + 1e-12)) - 1;
    // From 10 downwards the second digit is that of 9.9, so that up and down are each other's inverse.
    const double power = std::pow(10.0, exponent + 1);
    const bool isShrinking = current != 0.0 && (current > 0.0) != (direction > 0);
    if (isShrinking && !isLarge && std::fabs(std::fabs(current) - power) < power * 1e-9)
        --exponent;
    if (isLarge)
        ++exponent;
    if (m_isWhole)
        exponent = std::max(exponent, isLarge ? 1 : 0);
    // Round in decimal: dividing by a whole power of ten keeps 0.3 from becoming 0.30000000000000004.
    const double scale = std::pow(10.0, std::abs(exponent));
    const double steps = (exponent < 0 ? current * scale : current / scale) + direction;
    const double rounded = std::round(steps);
    const double next = exponent < 0 ? rounded / scale : rounded * scale;
    m_isPending = true;
    setText(toQt(m_format.editText(next)));
    commit();
}

bool QuantityEdit::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        setTextMargins(2, 0, unitWidth(this) + 2, 0);
    if (event->type() == QEvent::ShortcutOverride && !m_isPending) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)
            || (key->key() == Qt::Key_Y && key->modifiers() == Qt::ControlModifier)) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::ShortcutOverride && m_isPending && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void QuantityEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isLarge = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Up:
        step(1, isLarge);
        return;
    case Qt::Key_Down:
        step(-1, isLarge);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_isPending)
            commit();
        else
            selectAll();
        return;
    case Qt::Key_Escape:
        if (m_isPending) {
            restore();
            return;
        }
        break;
    default:
        break;
    }
    if (!m_isPending && (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo))) {
        event->ignore();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void QuantityEdit::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    m_wheelRest += event->angleDelta().y();
    while (std::abs(m_wheelRest) >= 120) {
        const int direction = m_wheelRest > 0 ? 1 : -1;
        m_wheelRest -= direction * 120;
        step(direction, event->modifiers() & Qt::ShiftModifier);
    }
    event->accept();
}

void QuantityEdit::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (!m_isPending) {
        showText();
        selectAll();
    }
}

void QuantityEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    hideEcho();
    // A popup (context menu, completion) borrows the focus; the text is still being edited.
    if (event->reason() == Qt::PopupFocusReason)
        return;
    m_wheelRest = 0;
    commit();
    if (!m_isPending)
        showText();
}

void QuantityEdit::hideEvent(QHideEvent* event)
{
    hideEcho();
    QLineEdit::hideEvent(event);
}

void QuantityEdit::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    const Tokens& t = Tokens::of(this);
    if (!m_shownUnit.isEmpty() && !QLineEdit::text().isEmpty()) {
        const int unit = unitWidth(this);
        const QRect column(width() - unit - 4, 0, unit + 2, height());
        painter.setFont(roleFont(this, TextRole::Body));
        if (painter.fontMetrics().horizontalAdvance(m_shownUnit) > column.width())
            painter.setFont(roleFont(this, TextRole::Small));
        painter.setPen(isEnabled() ? t.text3 : t.disabled);
        painter.drawText(column, Qt::AlignVCenter | Qt::AlignLeft, painter.fontMetrics().elidedText(m_shownUnit, Qt::ElideRight, column.width()));
    }
    if (m_range && !m_isPending) {
        // A small density: that the value is uncertain is seen before its ends are read.
        const QRectF area(6, (height() - 12) / 2.0, 26, 12);
        QPainterPath path(area.bottomLeft());
        for (int i = 0; i <= 26; ++i) {
            const double x = (i - 13) / 5.2;
            path.lineTo(area.left() + i, area.bottom() - 11 * std::exp(-x * x / 2));
        }
        path.lineTo(area.bottomRight());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(path, mix(t.accent, t.surface, 0.45));
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), t.accent);
    }
}

}  // namespace outlay::ui
