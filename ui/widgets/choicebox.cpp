// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choicebox.h"

#include "ui/theme/fonts.h"
#include "ui/theme/outlaystyle.h"
#include "ui/theme/stylepaint.h"
#include "ui/widgets/changed.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace outlay::ui {

namespace {

constexpr int noteRole = Qt::UserRole + 1;

class ChoiceDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& t = Tokens::of(option.palette);
        const bool isEnabled = index.flags() & Qt::ItemIsEnabled;
        const bool isActive = option.state & (QStyle::State_Selected | QStyle::State_MouseOver) && isEnabled;
        painter->save();
        painter->fillRect(option.rect, isActive ? t.select : t.raised);
        const QRect inner = option.rect.adjusted(8, 0, -8, 0);
        const QString note = index.data(noteRole).toString();
        int noteWidth = 0;
        if (!note.isEmpty()) {
            painter->setFont(roleFont(option.font, TextRole::Small));
            noteWidth = std::min(painter->fontMetrics().horizontalAdvance(note) + 12, inner.width() / 2);
            painter->setPen(isActive ? t.text2 : t.text3);
            painter->drawText(inner, Qt::AlignVCenter | Qt::AlignRight, painter->fontMetrics().elidedText(note, Qt::ElideRight, noteWidth));
        }
        painter->setFont(option.font);
        painter->setPen(isEnabled ? t.text1 : t.disabled);
        painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, inner.width() - noteWidth));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QString note = index.data(noteRole).toString();
        const int noteWidth = note.isEmpty() ? 0 : QFontMetrics(roleFont(option.font, TextRole::Small)).horizontalAdvance(note) + 20;
        return {option.fontMetrics.horizontalAdvance(index.data().toString()) + noteWidth + 24, rowHeight(option.fontMetrics)};
    }
};

// The list with the filter field above it. The focus stays in the field; arrows and Enter go on to the list.
class FilterPopup final : public QFrame {
public:
    FilterPopup(ChoiceBox* box, const QString& start) : QFrame(box, Qt::Popup), m_box(box)
    {
        setAttribute(Qt::WA_DeleteOnClose);
        m_proxy.setSourceModel(box->model());
        m_proxy.setFilterCaseSensitivity(Qt::CaseInsensitive);
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(1, 1, 1, 1);
        layout->setSpacing(0);
        m_field = new QLineEdit(this);
        m_field->setPlaceholderText(ChoiceBox::tr("Type to filter"));
        m_field->setAccessibleName(ChoiceBox::tr("Filter"));
        m_list = new QListView(this);
        m_list->setModel(&m_proxy);
        m_list->setItemDelegate(new ChoiceDelegate(m_list));
        m_list->setFrameShape(QFrame::NoFrame);
        m_list->setMouseTracking(true);
        m_list->setFocusPolicy(Qt::NoFocus);
        m_list->setAccessibleName(box->accessibleName());
        m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        auto* head = new QVBoxLayout;
        head->setContentsMargins(6, 6, 6, 6);
        head->addWidget(m_field);
        layout->addLayout(head);
        layout->addWidget(m_list);
        m_field->installEventFilter(this);
        QObject::connect(m_field, &QLineEdit::textChanged, this, [this](const QString& typed) {
            m_proxy.setFilterFixedString(typed);
            m_list->setCurrentIndex(m_proxy.index(0, 0));
        });
        QObject::connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { choose(index); });
        m_field->setText(start);
        const QModelIndex current = m_proxy.mapFromSource(box->model()->index(box->currentIndex(), 0));
        if (start.isEmpty() && current.isValid())
            m_list->setCurrentIndex(current);
    }

    void open()
    {
        const int row = rowHeight(m_list->fontMetrics());
        const int height = std::min(14, static_cast<int>(m_box->count())) * row + m_field->sizeHint().height() + 16;
        const int width = std::max({m_box->width(), m_list->sizeHintForColumn(0) + 20, 220});
        QPoint place = m_box->mapToGlobal(QPoint(0, m_box->height() + 2));
        const QRect screen = m_box->screen()->availableGeometry();
        if (place.y() + height > screen.bottom())
            place.setY(std::max(screen.top(), m_box->mapToGlobal(QPoint(0, -2 - height)).y()));
        place.setX(qBound(screen.left(), place.x(), std::max(screen.left(), screen.right() - width)));
        setGeometry(QRect(place, QSize(std::min(width, screen.width()), height)));
        show();
        m_field->setFocus(Qt::PopupFocusReason);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Tokens& t = Tokens::of(this);
        paintBox(painter, rect(), t.raised, t.line2, 1, 0);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == m_field && event->type() == QEvent::KeyPress) {
            auto* key = static_cast<QKeyEvent*>(event);
            switch (key->key()) {
            case Qt::Key_Up:
                move(-1);
                return true;
            case Qt::Key_Down:
                move(1);
                return true;
            case Qt::Key_PageUp:
                move(-10);
                return true;
            case Qt::Key_PageDown:
                move(10);
                return true;
            case Qt::Key_Return:
            case Qt::Key_Enter:
                choose(m_list->currentIndex());
                return true;
            case Qt::Key_Escape:
                close();
                return true;
            default:
                break;
            }
        }
        return QFrame::eventFilter(watched, event);
    }

private:
    void move(int rows)
    {
        const int last = m_proxy.rowCount() - 1;
        if (last >= 0)
            m_list->setCurrentIndex(m_proxy.index(qBound(0, m_list->currentIndex().row() + rows, last), 0));
    }

    void choose(const QModelIndex& index)
    {
        if (!index.isValid() || !(index.flags() & Qt::ItemIsEnabled))
            return;
        const int row = m_proxy.mapToSource(index).row();
        const bool isOther = row != m_box->currentIndex();
        close();
        m_box->setCurrentIndex(row);
        if (isOther)
            emit m_box->activated(row);
    }

    ChoiceBox* m_box;
    QSortFilterProxyModel m_proxy;
    QLineEdit* m_field = nullptr;
    QListView* m_list = nullptr;
};

}  // namespace

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMaxVisibleItems(16);
    setItemDelegate(new ChoiceDelegate(this));
    connect(this, &QComboBox::activated, this, [this](int) { emit chosen(currentId()); });
}

void ChoiceBox::setChoices(const QList<Choice>& choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    const QString id = currentId();
    const QSignalBlocker blocker(this);
    clear();
    for (const Choice& choice : choices) {
        addItem(choice.text, choice.id);
        setItemData(count() - 1, choice.note, noteRole);
        if (auto* items = qobject_cast<QStandardItemModel*>(model()); items && !choice.isEnabled)
            items->item(count() - 1)->setEnabled(false);
    }
    setCurrentIndex(findData(id));
}

void ChoiceBox::setCurrentId(const QString& id)
{
    if (currentIndex() >= 0 && currentId() == id)
        return;
    const QSignalBlocker blocker(this);
    setCurrentIndex(findData(id));
    update();
}

QString ChoiceBox::currentId() const { return currentData().toString(); }

void ChoiceBox::setError(const QString& message)
{
    OutlayStyle::setInvalid(this, !message.isEmpty());
    changeAccessibleDescription(this, message);
}

void ChoiceBox::showPopup()
{
    if (count() > m_filterFrom)
        openFilter({});
    else
        QComboBox::showPopup();
}

void ChoiceBox::openFilter(const QString& start)
{
    auto* popup = new FilterPopup(this, start);
    popup->open();
}

void ChoiceBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void ChoiceBox::keyPressEvent(QKeyEvent* event)
{
    const QString typed = event->text();
    const bool isText =
        !typed.isEmpty() && typed.at(0).isPrint() && typed != QLatin1String(" ") && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (isText && count() > m_filterFrom) {
        openFilter(typed);
        return;
    }
    QComboBox::keyPressEvent(event);
}

}  // namespace outlay::ui
