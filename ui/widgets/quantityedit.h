// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The field for every number of a plan: a line edit over core's number parser. The plan keeps the double; the text is a
// view of it, and text that was not edited never writes back.
//
// Keys: Up and Down step in the second significant digit (Shift: ten times as much), Enter commits and keeps the focus,
// Esc restores. The wheel counts only with the focus. Undo and Redo edit the text while it is being typed and reach the
// document once it is committed.
#pragma once

#include "core/units/numberformat.h"
#include "core/units/numberparse.h"

#include <QLineEdit>
#include <QPointer>

#include <optional>

namespace outlay::ui {

class EchoPopup;

class QuantityEdit final : public QLineEdit {
    Q_OBJECT

public:
    explicit QuantityEdit(QWidget* parent = nullptr);
    ~QuantityEdit() override;

    /// Language and currency of the shown digits.
    void setFormat(const NumberFormat& format);
    /// `unit` is shown behind the digits; one unit is `factor` in the plan ("%" and 0.01). `spelled` are further texts that
    /// may be typed for it. A typed % always means a fraction.
    void setUnit(const QString& unit, double factor = 1.0, const QStringList& spelled = {});
    /// Noun for the echo, already in the interface language: "tokens".
    void setNoun(const QString& noun);
    /// Steps are whole numbers.
    void setWhole(bool isWhole) { m_isWhole = isWhole; }
    /// An empty text is a value: cleared() instead of an error.
    void setOptional(bool isOptional) { m_isOptional = isOptional; }
    /// A range such as 52–72 % may be typed: committedRange().
    void setRangeAllowed(bool isAllowed) { m_isRangeAllowed = isAllowed; }

    /// Shows a value of the plan and drops text that is being edited; emits nothing. Nothing = no value.
    void setValue(std::optional<double> value);
    void setRangeValue(double low, double high);
    [[nodiscard]] std::optional<double> value() const { return m_value; }
    [[nodiscard]] std::optional<std::pair<double, double>> rangeValue() const { return m_range; }
    /// What the text says now, committed or not; nothing while it is no number.
    [[nodiscard]] std::optional<double> typedValue() const;
    [[nodiscard]] bool hasPendingText() const { return m_isPending; }
    [[nodiscard]] QString unitText() const { return m_shownUnit; }

    /// 2 px edge in bad; the message stands in the row and in the accessible description.
    void setError(const QString& message);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;

public slots:
    /// Parses and emits what was typed; does nothing without pending text.
    void commit();
    void restore();

signals:
    void committed(double value);
    void committedRange(double low, double high);
    void cleared();
    /// The text is no number. `issue` says where and what is allowed.
    void rejected(const outlay::Issue& issue);
    /// The text is being edited or was restored: an old message may go.
    void editingResumed();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void showText();
    void showEcho();
    void hideEcho();
    void step(int direction, bool isLarge);
    [[nodiscard]] std::vector<std::string> units() const;
    [[nodiscard]] Result<ParsedRange> read(const std::string& typed) const;
    [[nodiscard]] double toPlan(const ParsedNumber& number) const { return number.isPercent ? number.value : number.value * m_factor; }

    NumberFormat m_format;
    QString m_unit;
    QString m_shownUnit;
    QString m_noun;
    QStringList m_spelled;
    double m_factor = 1.0;
    std::optional<double> m_value;
    std::optional<std::pair<double, double>> m_range;
    QPointer<EchoPopup> m_echo;
    int m_wheelRest = 0;
    bool m_isWhole = false;
    bool m_isOptional = false;
    bool m_isRangeAllowed = false;
    bool m_isPending = false;
};

}  // namespace outlay::ui
