// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/scenariospanel.h"

#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/models/figures.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <cmath>

namespace outlay::ui {

namespace {

constexpr int mostRows = 6;
constexpr int changeWidth = 62;
constexpr int totalWidth = 84;

class ScenarioDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& tokens = Tokens::of(option.palette);
        painter->save();
        const QRect rect = option.rect;
        const bool isActive = option.state.testFlag(QStyle::State_Selected);
        if (isActive)
            painter->fillRect(rect, tokens.select);
        else if (option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(rect, tokens.hover);
        if (isActive)
            painter->fillRect(QRect(rect.left(), rect.top(), 2, rect.height()), tokens.accent);
        const int series = index.data(ScenariosModel::Series).toInt();
        paintLineSample(*painter, QRectF(rect.left() + 12, rect.top(), 20, rect.height()), tokens.seriesColour(series), seriesDash(series));
        const QRect change(rect.right() - 12 - changeWidth, rect.top(), changeWidth, rect.height());
        const QRect total(change.left() - totalWidth, rect.top(), totalWidth, rect.height());
        const QRect name(rect.left() + 40, rect.top(), total.left() - rect.left() - 44, rect.height());
        painter->setFont(option.font);
        painter->setPen(tokens.text1);
        painter->drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, name.width()));
        painter->setPen(index.data(ScenariosModel::IsIncomplete).toBool() ? tokens.text2 : tokens.text1);
        painter->drawText(total, Qt::AlignVCenter | Qt::AlignRight, index.data(ScenariosModel::TotalText).toString());
        const QFont small = roleFont(option.font, TextRole::Small);
        painter->setFont(small);
        const QString text = index.data(ScenariosModel::ChangeText).toString();
        const QVariant value = index.data(ScenariosModel::Change);
        const bool hasSign = value.isValid() && std::abs(value.toDouble()) > 5e-4;
        const QColor ink = !hasSign ? tokens.text2 : value.toDouble() < 0 ? tokens.good : tokens.bad;
        painter->setPen(ink);
        painter->drawText(change, Qt::AlignVCenter | Qt::AlignRight, text);
        if (hasSign) {
            const int width = QFontMetrics(small).horizontalAdvance(text);
            painter->setRenderHint(QPainter::Antialiasing);
            paintTriangle(*painter, QRectF(change.right() - width - 13, rect.top(), 8, rect.height()),
                          value.toDouble() < 0 ? Direction::Down : Direction::Up, ink);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(tokens.accent);
            painter->setBrush(Qt::NoBrush);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->drawRoundedRect(QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {200, rowHeight(option.fontMetrics)};
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        editor->setGeometry(option.rect.adjusted(36, 1, -(changeWidth + 12), -1));
    }
};

}  // namespace

void ScenariosModel::show(EstimateSetPointer estimates, const Display& display)
{
    const auto before = m_estimates ? m_estimates->scenarios.size() : 0;
    const auto after = estimates->scenarios.size();
    const bool isReset = before != after;
    if (isReset)
        beginResetModel();
    m_estimates = std::move(estimates);
    m_display = display;
    if (isReset)
        endResetModel();
    else if (after > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int ScenariosModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_estimates ? 0 : static_cast<int>(m_estimates->scenarios.size());
}

Qt::ItemFlags ScenariosModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

bool ScenariosModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    emit renamed(index.data(Id).toString(), value.toString());
    return true;
}

QVariant ScenariosModel::data(const QModelIndex& index, int role) const
{
    if (!m_estimates || !checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Estimate& estimate = *m_estimates->scenarios[row];
    const bool isKnown = estimate.figures.knows(Figure::TotalCost);
    const std::optional<double> found = changeOf(estimate, m_estimates->base(), Figure::TotalCost);
    const bool hasChange = row > 0 && found.has_value();
    const double change = found.value_or(0);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return scenarioName(*m_estimates, row, m_display);
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2").arg(scenarioName(*m_estimates, row, m_display), hardwareText(estimate, m_display));
    case TotalText:
        return isKnown ? m_display.money(estimate[Figure::TotalCost]) : tr("incomplete");
    case ChangeText:
        return hasChange ? m_display.changeSize(change) : QStringLiteral("—");
    case Change:
        return hasChange ? QVariant(change) : QVariant();
    case Series:
        return m_estimates->plan->scenarios[row].series;
    case Id:
        return toQString(m_estimates->plan->scenarios[row].id);
    case IsIncomplete:
        return !isKnown;
    case Qt::AccessibleTextRole:
        return QStringList{data(index, Qt::DisplayRole).toString(), data(index, TotalText).toString(),
                           hasChange ? m_display.change(change) : QString()}
            .join(QStringLiteral(", "));
    default:
        return {};
    }
}

ScenariosPanel::ScenariosPanel(PlanDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new ScenariosModel(this)), m_list(new QListView(this))
{
    setObjectName(QStringLiteral("scenariosPanel"));
    m_list->setObjectName(QStringLiteral("scenariosList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ScenarioDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->addWidget(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!m_isShowing && current.isValid())
            m_document.activateScenario(current.data(ScenariosModel::Id).toString().toStdString());
    });
    connect(m_model, &ScenariosModel::renamed, this,
            [this](const QString& id, const QString& name) { m_document.renameScenario(id.toStdString(), name); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &ScenariosPanel::openMenu);
    retranslate();
}

void ScenariosPanel::show(const EstimateSetPointer& estimates, const Display& display)
{
    m_isShowing = true;
    m_model->show(estimates, display);
    m_list->setCurrentIndex(m_model->index(static_cast<int>(estimates->activeIndex)));
    m_isShowing = false;
    fit();
}

void ScenariosPanel::fit()
{
    const int rows = std::clamp(m_model->rowCount(), 1, mostRows);
    const int height = rows * rowHeight(m_list->fontMetrics());
    m_list->setFixedHeight(height);
    setFixedHeight(height + 8);
}

void ScenariosPanel::renameActive() { m_list->edit(m_list->currentIndex()); }

void ScenariosPanel::openMenu(const QPoint& at)
{
    const QModelIndex index = m_list->indexAt(at);
    if (!index.isValid())
        return;
    const std::string id = index.data(ScenariosModel::Id).toString().toStdString();
    QMenu menu(this);
    menu.addAction(tr("Duplicate"), this, [this, id] { m_document.duplicateScenario(id); });
    menu.addAction(tr("Rename"), this, [this, index] { m_list->edit(index); });
    menu.addAction(tr("Remove"), this, [this, id] { m_document.removeScenario(id); })->setEnabled(index.row() > 0);
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

bool ScenariosPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete && m_list->currentIndex().row() > 0) {
        m_document.removeScenario(m_list->currentIndex().data(ScenariosModel::Id).toString().toStdString());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ScenariosPanel::retranslate() { m_list->setAccessibleName(tr("Scenarios")); }

}  // namespace outlay::ui
