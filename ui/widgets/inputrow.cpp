// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inputrow.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/outlaystyle.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/quantityedit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace outlay::ui {

namespace {

constexpr int labelWidth = 108;  // at 10 points, as the width of the field
constexpr int fieldWidth = 116;

class IconLabel final : public QWidget {
public:
    IconLabel(QString name, Ink ink, int size, QWidget* parent) : QWidget(parent), m_name(std::move(name)), m_ink(ink), m_size(size)
    {
        setFixedSize(size, size + 2);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintIcon(painter, QRectF(0, 1, m_size, m_size), m_name, Tokens::of(this).ink(m_ink));
    }

private:
    QString m_name;
    Ink m_ink;
    int m_size;
};

// Buttons beside each other as long as they fit, then below each other.
class FixFlow final : public QWidget {
public:
    using QWidget::QWidget;
    QList<QPushButton*> buttons;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return place(width, false); }
    [[nodiscard]] QSize sizeHint() const override { return {100, place(240, false)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 22}; }

protected:
    void resizeEvent(QResizeEvent*) override { place(width(), true); }

private:
    int place(int width, bool isFinal) const
    {
        int x = 0;
        int y = 0;
        int line = 0;
        for (QPushButton* button : buttons) {
            const QSize size = button->sizeHint().boundedTo(QSize(width, 1000));
            if (x > 0 && x + size.width() > width) {
                x = 0;
                y += line + 4;
                line = 0;
            }
            if (isFinal)
                button->setGeometry(QRect(QPoint(x, y), size));
            x += size.width() + 8;
            line = std::max(line, size.height());
        }
        return y + line;
    }
};

}  // namespace

InputRow::InputRow(QWidget* editor, QWidget* parent) : QWidget(parent), m_editor(editor)
{
    m_head = new QWidget(this);
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(3, 2, 8, 2);
    head->setSpacing(0);
    m_reset = new QToolButton(m_head);
    m_reset->setIcon(icon(QStringLiteral("reset"), Ink::Accent));
    m_reset->setIconSize(QSize(12, 12));
    m_reset->setFixedSize(18, 22);
    m_reset->setAutoRaise(true);
    m_reset->setFocusPolicy(Qt::TabFocus);
    QSizePolicy keepsRoom = m_reset->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keepsRoom);
    m_reset->hide();
    m_label = new ElidedLabel(m_head);
    m_label->setBuddy(editor);
    editor->setParent(m_head);
    editor->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // The column has one width. Measuring all entries of a list, some of them over a hundred, would only take time.
    if (auto* choice = qobject_cast<ChoiceBox*>(editor)) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(6);
    }
    m_badge = new OriginBadge(m_head);
    head->addWidget(m_reset);
    head->addSpacing(3);
    head->addWidget(m_label, 1);
    head->addSpacing(4);
    head->addWidget(editor, 1);
    head->addSpacing(8);
    head->addWidget(m_badge);
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_head);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_reset, &QToolButton::clicked, this, &InputRow::resetRequested);
    setTabOrder(m_reset, editor);
    fitFont();
    retranslate();
}

void InputRow::setLabel(const QString& label)
{
    if (m_label->text() != label)
        m_label->setText(label);
    const QString plain = QString(label).remove(QLatin1Char('&'));
    m_editor->setAccessibleName(plain);
    m_reset->setAccessibleName(tr("Reset %1 to the base").arg(plain));
}

QString InputRow::label() const { return m_label->text(); }

void InputRow::setHelp(const QString& tooltip)
{
    m_label->setToolTip(tooltip);
    m_editor->setToolTip(tooltip);
}

void InputRow::setOverridden(bool isOverridden)
{
    m_label->setRole(isOverridden ? TextRole::BodyStrong : TextRole::Body);
    m_reset->setVisible(isOverridden);
}

void InputRow::setError(const QString& message, const QList<Fix>& fixes)
{
    if (message == m_message && fixes == m_fixes)
        return;
    if (auto* quantity = qobject_cast<QuantityEdit*>(m_editor))
        quantity->setError(message);
    else if (auto* choice = qobject_cast<ChoiceBox*>(m_editor))
        choice->setError(message);
    m_message = message;
    m_fixes = fixes;
    rebuildError();
}

void InputRow::rebuildError()
{
    // A fix button may be what called us, so its deletion waits for the event loop.
    if (m_error) {
        m_error->hide();
        m_error->deleteLater();
        m_layout->removeWidget(m_error);
        m_error = nullptr;
    }
    if (m_message.isEmpty())
        return;
    m_error = new QWidget(this);
    auto* column = new QVBoxLayout(m_error);
    column->setContentsMargins(24, 0, 8, 4);
    column->setSpacing(4);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(new IconLabel(QStringLiteral("error"), Ink::Bad, 14, m_error), 0, Qt::AlignTop);
    auto* text = new QLabel(m_message, m_error);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setFont(roleFont(this, TextRole::Small));
    QPalette colours;
    colours.setColor(QPalette::WindowText, Tokens::of(this).bad);
    text->setPalette(colours);
    line->addWidget(text, 1);
    column->addLayout(line);
    if (!m_fixes.isEmpty()) {
        auto* flow = new FixFlow(m_error);
        QWidget* before = m_editor;
        for (const Fix& fix : m_fixes) {
            auto* button = new QPushButton(fix.text, flow);
            button->setFont(roleFont(this, TextRole::Small));
            OutlayStyle::setSmall(button, 22);
            button->setAccessibleName(fix.text);
            connect(button, &QPushButton::clicked, this, [this, id = fix.id] { emit fixRequested(id); });
            flow->buttons << button;
            setTabOrder(before, button);
            before = button;
        }
        auto* indented = new QHBoxLayout;
        indented->setContentsMargins(20, 0, 0, 2);
        indented->addWidget(flow);
        column->addLayout(indented);
    }
    m_layout->addWidget(m_error);
    m_error->show();
}

void InputRow::setCompact(bool isCompact)
{
    if (m_badge->isCompact() == isCompact)
        return;
    m_badge->setCompact(isCompact);
    fitFont();
}

void InputRow::fitFont()
{
    const double scale = fontScale(this);
    m_label->setMinimumWidth(qRound(labelWidth * scale));
    m_editor->setMinimumWidth(qRound(fieldWidth * scale));
    // A combo is 28 high on a page; in a row it must not be higher than a field.
    m_editor->setFixedHeight(rowHeight(fontMetrics()) - 4);
    m_badge->setFixedWidth(m_badge->columnWidth());
}

void InputRow::retranslate()
{
    m_badge->retranslate();
    m_badge->setFixedWidth(m_badge->columnWidth());
    setLabel(m_label->text());
    m_reset->setToolTip(tr("Reset to the base"));
}

void InputRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && hasError())
        rebuildError();
    if (event->type() == QEvent::FontChange && m_badge)
        fitFont();
}

}  // namespace outlay::ui
