// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartframe.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/outlaystyle.h"
#include "ui/widgets/changed.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/tableview.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QStackedLayout>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace outlay::ui {

ChartFrame::ChartFrame(QWidget* widget, ChartBody* body, QWidget* parent) : QWidget(parent), m_widget(widget), m_body(body), m_menu(new QMenu(this))
{
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    m_titleLabel = new ElidedLabel(this, TextRole::Title);
    m_button = new QToolButton(this);
    m_button->setIcon(icon(QStringLiteral("more"), Ink::Text2));
    m_button->setAutoRaise(true);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setFixedSize(24, 24);
    m_button->setMenu(m_menu);
    head->addWidget(m_titleLabel, 1);
    head->addWidget(m_button);
    m_layout->addLayout(head);
    m_subtitleLabel = new ElidedLabel(this, TextRole::Small, Ink::Text2);
    m_layout->addWidget(m_subtitleLabel);
    m_layout->addSpacing(8);
    m_stack = new QStackedLayout;
    // In this order: a stack without a parent would show its first widget as a window of its own.
    m_layout->addLayout(m_stack, 1);
    m_stack->addWidget(widget);

    const auto add = [this](const char* iconName, auto slot, const QKeySequence& keys = {}) {
        auto* action = m_menu->addAction(icon(QString::fromLatin1(iconName)), QString());
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    if (m_body) {
        m_copy = add(
            "copy", [this] { copyPicture(); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
        m_asTable = add(
            "table", [this] { setTableShown(!isTableShown()); }, QKeySequence(Qt::CTRL | Qt::Key_T));
        m_save = add("download", [this] { savePictureAs(); });
        m_csv = add("file-text", [this] { copyCsv(); });
    }
    m_explain = add("help", [this] { emit explainRequested(); });
    retranslate();
}

void ChartFrame::setTexts(const QString& title, const QString& subtitle)
{
    if (m_title == title && m_subtitle == subtitle)
        return;
    m_title = title;
    m_subtitle = subtitle;
    if (m_titleLabel->text() != title)
        m_titleLabel->setText(title);
    if (m_subtitleLabel->text() != subtitle)
        m_subtitleLabel->setText(subtitle);
    describe();
}

void ChartFrame::setHeadWidget(QWidget* widget) { m_layout->insertWidget(2, widget); }

void ChartFrame::describe()
{
    changeAccessibleName(m_widget, m_title);
    if (m_body)
        changeAccessibleDescription(m_widget, m_subtitle + QStringLiteral(". ") + m_body->altText());
    changeAccessibleName(m_button, tr("Menu of %1").arg(m_title));
    if (m_table)
        changeAccessibleName(m_table, m_title);
}

void ChartFrame::bodyChanged()
{
    describe();
    if (isTableShown())
        fillTable();
}

void ChartFrame::showEmpty(const QString& iconName, const QString& title, const QString& sentence, const QList<EmptyState::Action>& actions)
{
    if (!m_empty) {
        m_empty = new EmptyState(this);
        m_stack->addWidget(m_empty);
        connect(m_empty, &EmptyState::actionTriggered, this, &ChartFrame::emptyActionTriggered);
    }
    m_empty->setContent(iconName, title, sentence, actions);
    m_stack->setCurrentWidget(m_empty);
    for (QAction* action : {m_copy, m_asTable, m_save, m_csv})
        if (action)
            action->setEnabled(false);
}

void ChartFrame::showBody()
{
    if (m_stack->currentWidget() == m_empty)
        m_stack->setCurrentWidget(m_widget);
    for (QAction* action : {m_copy, m_asTable, m_save, m_csv})
        if (action)
            action->setEnabled(true);
}

bool ChartFrame::isTableShown() const { return m_table && m_stack->currentWidget() == m_table; }

void ChartFrame::setTableShown(bool isShown)
{
    if (!m_body || isShown == isTableShown())
        return;
    if (isShown) {
        if (!m_table) {
            m_table = new TableView(this);
            m_model = new QStandardItemModel(this);
            m_table->setModel(m_model);
            m_stack->addWidget(m_table);
        }
        fillTable();
        m_stack->setCurrentWidget(m_table);
        m_table->setFocus();
    } else {
        m_stack->setCurrentWidget(m_widget);
    }
    describe();
    retranslate();
}

void ChartFrame::fillTable()
{
    const ChartTable table = m_body->table();
    m_model->clear();
    m_model->setHorizontalHeaderLabels(table.heads);
    for (const QStringList& row : table.rows) {
        QList<QStandardItem*> items;
        for (const QString& text : row) {
            auto* item = new QStandardItem(text);
            if (!items.isEmpty()) {
                item->setData(int(CellKind::Number), tablerole::Kind);
                item->setData(int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
            }
            items << item;
        }
        m_model->appendRow(items);
    }
    for (int column = 1; column < m_model->columnCount(); ++column)
        m_model->setHeaderData(column, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    m_table->resizeColumnsToContents();
    m_table->fitRows();
}

ChartPicture ChartFrame::picture() const
{
    // As wide as on the screen, within bounds: an exported text must not depend on a tiny window.
    const QSizeF size(qBound(560, m_widget->width() + 32, 1200), qBound(320, m_widget->height() + 80, 900));
    return {m_title, m_subtitle, m_body, size, QGuiApplication::font()};
}

void ChartFrame::copyPicture()
{
    if (!m_body)
        return;
    QGuiApplication::clipboard()->setMimeData(pictureMime(picture()));
    emit notified(tr("Chart copied"), false);
}

void ChartFrame::copyCsv()
{
    if (!m_body)
        return;
    auto* mime = new QMimeData;
    const QByteArray csv = m_body->table().csv(false);
    mime->setText(QString::fromUtf8(csv));
    mime->setData(QStringLiteral("text/csv"), csv);
    QGuiApplication::clipboard()->setMimeData(mime);
    emit notified(tr("Data copied as CSV"), false);
}

void ChartFrame::savePictureAs()
{
    QString selected;
    QString path = QFileDialog::getSaveFileName(this, tr("Save chart"), m_title, QStringLiteral("SVG (*.svg);;PDF (*.pdf);;PNG (*.png);;CSV (*.csv)"),
                                                &selected);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QLatin1Char('.') + selected.section(QStringLiteral("*."), 1).chopped(1);
    if (const auto problem = savePicture(picture(), path))
        emit notified(QString::fromStdString(problem->message()), true);
    else
        emit notified(tr("Chart saved: %1").arg(QFileInfo(path).fileName()), false);
}

void ChartFrame::retranslate()
{
    if (m_body) {
        m_copy->setText(tr("Copy chart"));
        m_asTable->setText(isTableShown() ? tr("Show as chart") : tr("Show as table"));
        m_save->setText(tr("Save as SVG, PDF, PNG…"));
        m_csv->setText(tr("Copy data as CSV"));
    }
    m_explain->setText(tr("Explain…"));
    m_button->setToolTip(tr("Chart menu"));
    if (m_table)
        m_table->retranslate();
    describe();
}

void ChartFrame::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

}  // namespace outlay::ui
