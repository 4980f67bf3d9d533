// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/inputspanel.h"

#include "ui/document/coretext.h"
#include "ui/document/plandocument.h"
#include "ui/document/settings.h"
#include "ui/models/figures.h"
#include "ui/models/tables.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/outlaystyle.h"
#include "ui/widgets/inputrow.h"
#include "ui/widgets/sectionheader.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

namespace outlay::ui {

namespace {

constexpr int least = 290;   // at 10 points: label, field and the icon of the badge
constexpr int narrow = 336;  // below it badges show their icon alone

bool opensAtFirst(Section section)
{
    return section == Section::Model || section == Section::Work || section == Section::Hardware || section == Section::Prices
           || section == Section::Serving;
}

}  // namespace

InputsPanel::InputsPanel(PlanDocument& document, Settings& settings, QWidget* parent)
    : QWidget(parent), m_document(document), m_settings(settings), m_filter(new QLineEdit(this)), m_scroll(new QScrollArea(this)),
      m_content(new QWidget), m_layout(new QVBoxLayout(m_content)), m_nothing(new QLabel(m_content))
{
    setObjectName(QStringLiteral("inputsPanel"));
    m_filter->setObjectName(QStringLiteral("inputsFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(QStringLiteral("search"), Ink::Text3), QLineEdit::LeadingPosition);
    m_filter->setMinimumHeight(28);
    connect(m_filter, &QLineEdit::textChanged, this, &InputsPanel::applyFilter);

    m_layout->setContentsMargins(0, 0, 0, 12);
    m_layout->setSpacing(0);
    m_nothing->setContentsMargins(12, 16, 12, 16);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->hide();
    m_layout->addWidget(m_nothing);
    m_layout->addStretch(1);
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Window);
    m_content->setBackgroundRole(QPalette::Window);

    auto* filterLine = new QHBoxLayout;
    filterLine->setContentsMargins(12, 0, 12, 8);
    filterLine->addWidget(m_filter);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(filterLine);
    all->addWidget(m_scroll, 1);
    retranslate();
}

InputsPanel::~InputsPanel() = default;

InputsPanel::Block& InputsPanel::blockOf(Section section, int option, const std::string& optionId)
{
    for (const auto& block : m_blocks) {
        if (block->section == section && block->option == option)
            return *block;
    }
    auto made = std::make_unique<Block>();
    made->section = section;
    made->option = option;
    made->optionId = optionId;
    made->head = new SectionHeader(m_content);
    made->head->setCheckable(true);
    made->head->setObjectName(QStringLiteral("section:") + QString::number(static_cast<int>(section)) + QStringLiteral(":")
                              + QString::fromStdString(optionId));
    made->body = new QWidget(m_content);
    made->layout = new QVBoxLayout(made->body);
    made->layout->setContentsMargins(0, 0, 0, 4);
    made->layout->setSpacing(0);
    Block* block = made.get();
    connect(made->head, &QAbstractButton::toggled, this, [this, block](bool isOpen) { fold(*block, isOpen); });
    m_layout->insertWidget(m_layout->count() - 2, made->head);
    m_layout->insertWidget(m_layout->count() - 2, made->body);
    m_blocks.push_back(std::move(made));
    return *m_blocks.back();
}

QString InputsPanel::stateKey(const Block& block) const
{
    return QStringLiteral("section/%1")
        .arg(block.option < 0 ? QString::number(static_cast<int>(block.section)) : QString::fromStdString(block.optionId));
}

void InputsPanel::fold(Block& block, bool isOpen)
{
    if (m_filter->text().isEmpty())
        m_settings.setState(stateKey(block), isOpen);
    applyFilter();
}

void InputsPanel::rebuild(const std::vector<PlannedOption>& options)
{
    m_rows.clear();
    for (const auto& block : m_blocks) {
        delete block->head;
        delete block->body;
    }
    m_blocks.clear();
    m_addOption = nullptr;  // went with its section
    m_optionIds.clear();
    for (const PlannedOption& option : options)
        m_optionIds.push_back(option.id);
    for (const FieldRef& ref : allFields(options)) {
        const std::string id = ref.option < 0 ? std::string() : options[static_cast<std::size_t>(ref.option)].id;
        Block& block = blockOf(ref.field->section, ref.option, id);
        auto* row = new FieldRow(ref, m_document, block.body);
        block.rows.push_back(row);
        m_rows.emplace(ref.path, row);
        connect(row, &FieldRow::focusRequested, this, &InputsPanel::focusField);
        connect(row, &FieldRow::explainRequested, this, &InputsPanel::explainRequested);
        connect(row, &FieldRow::focused, this, [this](const QString& path) { m_focused = path; });
    }
    for (const auto& block : m_blocks) {
        if (block->option >= 0) {
            auto* line = new QHBoxLayout;
            line->setContentsMargins(24, 4, 12, 4);
            block->remove = new QPushButton(block->body);
            OutlayStyle::setSmall(block->remove);
            const std::string id = block->optionId;
            connect(block->remove, &QPushButton::clicked, this, [this, id] { m_document.removeOption(id); });
            line->addWidget(block->remove);
            line->addStretch(1);
            block->layout->addLayout(line);
        }
        const bool isOpen = m_settings.state(stateKey(*block), opensAtFirst(block->section)).toBool();
        const QSignalBlocker quiet(block->head);  // nobody folded anything, and no row has a state yet
        block->head->setChecked(isOpen);
        block->body->setVisible(isOpen);
    }
    m_addOption = new QPushButton(m_content);
    m_addOption->setObjectName(QStringLiteral("addOption"));
    m_addOption->setIcon(icon(QStringLiteral("plus"), Ink::Text2));
    OutlayStyle::setSmall(m_addOption);
    connect(m_addOption, &QPushButton::clicked, this, &InputsPanel::openAddMenu);
    for (const auto& block : m_blocks) {
        if (block->section == Section::Serving) {
            auto* line = new QHBoxLayout;
            line->setContentsMargins(24, 4, 12, 4);
            line->addWidget(m_addOption);
            line->addStretch(1);
            block->layout->addLayout(line);
        }
    }
    m_isBuilt = true;
    // The order of the layout is the order of the tab key; rows join it when they are made.
    QWidget* before = m_filter;
    for (const auto& block : m_blocks) {
        setTabOrder(before, block->head);
        before = block->head;
    }
    retranslate();
}

void InputsPanel::build(Block& block, FieldRow& row)
{
    int place = 0;
    QWidget* before = block.head;
    for (const FieldRow* other : block.rows) {
        if (other == &row)
            break;
        if (!other->isBuilt())
            continue;
        ++place;
        before = other->editor();
    }
    row.build(block.body);
    row.setCompact(width() < qRound(narrow * fontScale(this)));
    block.layout->insertWidget(place, row.widget());
    setTabOrder(before, row.editor());
}

void InputsPanel::openAddMenu()
{
    QMenu menu(this);
    menu.addAction(tr("API"), this, [this] { m_document.addOption(OptionKind::Api); });
    menu.addAction(tr("Self-Host, by Token"), this, [this] { m_document.addOption(OptionKind::PerToken); });
    menu.addAction(tr("Self-Host, by Fleet"), this, [this] { m_document.addOption(OptionKind::Fleet); });
    menu.exec(m_addOption->mapToGlobal(QPoint(0, m_addOption->height())));
}

QList<ListItem> InputsPanel::itemsOf(ChoiceList list, const EstimateSet& estimates, const EstimateContext& context)
{
    if (list == ChoiceList::None)
        return {};
    const auto known = m_lists.find(list);
    if (known != m_lists.end())
        return known->second;
    const std::vector<ListItem> found = listItems(list, *estimates.plan, estimates.active(), context);
    return m_lists.emplace(list, QList<ListItem>(found.begin(), found.end())).first->second;
}

void InputsPanel::show(const EstimateSet& estimates, const Display& display)
{
    const Estimate& estimate = estimates.active();
    std::vector<std::string> ids;
    ids.reserve(estimate.decisions.options.size());
    for (const PlannedOption& option : estimate.decisions.options)
        ids.push_back(option.id);
    if (!m_isBuilt || ids != m_optionIds)
        rebuild(estimate.decisions.options);

    const EstimateContext context = m_document.context();
    const Decisions& decisions = estimate.decisions;
    ListBasis basis{context.catalog, estimates.plan->facts, decisions.priceBook, decisions.device, decisions.provider, decisions.priceKind, {}};
    for (const PlannedOption& option : decisions.options)
        basis.options.emplace_back(option.id, option.name);
    if (basis != m_listBasis) {
        m_listBasis = std::move(basis);
        m_lists.clear();
    }
    int differences = 0;
    for (const auto& block : m_blocks) {
        for (FieldRow* row : block->rows) {
            const FieldState state = fieldState(*estimates.plan, estimates.activeScenario(), estimate, row->field(), context);
            row->show(state, state.applies ? itemsOf(row->field().field->list, estimates, context) : QList<ListItem>(), display);
            differences += state.overridden ? 1 : 0;
        }
    }
    const QString text = estimates.isBaseActive() ? QString() : tr("%n differ from base", nullptr, differences);
    if (text != m_differences) {
        m_differences = text;
        emit differencesChanged();
    }
    showSummaries(estimates, display);
    applyFilter();
}

void InputsPanel::showSummaries(const EstimateSet& estimates, const Display& display)
{
    for (const auto& block : m_blocks) {
        int problems = 0;
        for (const FieldRow* row : block->rows)
            problems += row->applies() ? row->problems() : 0;
        block->head->setTitle(block->option < 0 ? sectionTitle(block->section) : optionName(estimates.active(), block->option));
        block->head->setSummary(summaryOf(*block, estimates.active(), display));
        block->head->setProblems(problems);
        if (block->remove)
            block->remove->setText(tr("Remove Option"));
    }
    if (m_addOption)
        m_addOption->setText(tr("Add Option"));
}

QString InputsPanel::summaryOf(const Block& block, const Estimate& estimate, const Display& display) const
{
    const Decisions& d = estimate.decisions;
    switch (block.section) {
    case Section::Model:
        return estimate.figures.knows(Figure::TotalParameters) ? display.compact(estimate[Figure::TotalParameters]) : QString();
    case Section::Work:
        return estimate.figures.knows(Figure::ProcessedTokens) ? tr("%1 tokens").arg(display.compact(estimate[Figure::ProcessedTokens])) : QString();
    case Section::Hardware:
        return hardwareText(estimate, display);
    case Section::Prices:
        return estimate.inputs.priceKnown ? display.quantity(estimate.inputs.price, Unit::UsdPerDeviceHour) : QString();
    case Section::Overheads:
        return d.costMode == CostMode::Shares ? tr("by shares") : tr("bottom-up");
    case Section::Serving:
        return d.users > 0 ? tr("%1 users").arg(display.compact(d.users)) : tr("none");
    case Section::Option: {
        const auto index = static_cast<std::size_t>(block.option);
        if (index >= estimate.options.size())
            return tr("incomplete");
        const OptionEstimate& option = estimate.options[index];
        return option.known ? display.money(option.total) : tr("incomplete");
    }
    case Section::Frame:
        return d.budget ? display.money(*d.budget) : QString();
    default:
        return {};
    }
}

void InputsPanel::applyFilter()
{
    const QString filter = m_filter->text().trimmed();
    bool any = false;
    for (const auto& block : m_blocks) {
        const bool isOpen = !filter.isEmpty() || m_settings.state(stateKey(*block), opensAtFirst(block->section)).toBool();
        bool hasRows = false;
        for (FieldRow* row : block->rows) {
            const bool isShown = row->applies() && row->matches(filter);
            hasRows = hasRows || isShown;
            if (isShown && isOpen && !row->isBuilt())
                build(*block, *row);
            if (row->isBuilt())
                row->widget()->setVisible(isShown);
        }
        any = any || hasRows;
        block->head->setVisible(hasRows || (filter.isEmpty() && block->section == Section::Serving));
        block->body->setVisible(isOpen && hasRows);
    }
    m_nothing->setVisible(!any && m_isBuilt);
}

void InputsPanel::focusField(const QString& path)
{
    const auto found = m_rows.find(path.toStdString());
    if (found == m_rows.end())
        return;
    FieldRow* row = found->second;
    if (!row->matches(m_filter->text().trimmed()))
        m_filter->clear();
    for (const auto& block : m_blocks) {
        if (std::find(block->rows.begin(), block->rows.end(), row) != block->rows.end())
            block->head->setChecked(true);
    }
    if (!row->isBuilt())
        return;  // it does not apply
    row->takeFocus();
    // The layout of a section that was just opened is not known yet.
    QTimer::singleShot(0, row, [this, row] { m_scroll->ensureWidgetVisible(row->widget(), 0, 40); });
}

void InputsPanel::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void InputsPanel::focusFirst()
{
    for (const auto& block : m_blocks) {
        for (FieldRow* row : block->rows) {
            if (row->isBuilt() && row->widget()->isVisible()) {
                row->takeFocus();
                return;
            }
        }
    }
    m_filter->setFocus();
}

void InputsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitWidth();
}

void InputsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidth();
}

void InputsPanel::fitWidth()
{
    // Texts are wider in a larger font, and so is the least width in which none of them is cut.
    const double scale = fontScale(this);
    setMinimumWidth(qRound(least * scale));
    for (const auto& [path, row] : m_rows)
        row->setCompact(width() < qRound(narrow * scale));
}

void InputsPanel::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter inputs"));
    m_filter->setAccessibleName(tr("Filter inputs"));
    m_nothing->setText(tr("No input matches the filter"));
    for (const auto& [path, row] : m_rows)
        row->retranslate();
}

}  // namespace outlay::ui
