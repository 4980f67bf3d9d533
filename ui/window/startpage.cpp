// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/startpage.h"

#include "core/estimate/estimate.h"
#include "core/io/examples.h"
#include "ui/document/coretext.h"
#include "ui/document/languagemanager.h"
#include "ui/document/settings.h"
#include "ui/models/figures.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"
#include "ui/widgets/segmentcontrol.h"
#include "ui/widgets/wrappedlabel.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

namespace outlay::ui {

namespace {

class DropFrame final : public QFrame {
public:
    DropFrame(QWidget* parent) : QFrame(parent), title(new QLabel(this)), kinds(new WrappedLabel(this))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(16, 14, 16, 14);
        layout->setSpacing(2);
        layout->addWidget(title);
        layout->addWidget(kinds);
        kinds->setForegroundRole(QPalette::PlaceholderText);
    }

    QLabel* title;
    WrappedLabel* kinds;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPen pen(Tokens::of(this).line2);
        pen.setDashPattern({3, 3});
        painter.setPen(pen);
        painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 4, 4);
    }
};

}  // namespace

StartRow::StartRow(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StartRow::setContent(const Content& content)
{
    m_content = content;
    QStringList parts{content.title, content.detail, content.figure, content.figureNote};
    parts.removeAll(QString());
    setAccessibleName(parts.join(QStringLiteral(", ")));
    setText(content.title);
    updateGeometry();
    update();
}

QSize StartRow::sizeHint() const
{
    const int lines = QFontMetrics(roleFont(this, TextRole::Title)).height() + QFontMetrics(font()).height();
    return {300, m_content.isLarge ? std::max(76, lines + QFontMetrics(font()).height() + 20) : std::max(44, 2 * QFontMetrics(font()).height() + 8)};
}

void StartRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& tokens = Tokens::of(this);
    const bool isActive = hasFocus();
    if (isActive)
        painter.fillRect(rect(), tokens.select);
    else if (underMouse())
        painter.fillRect(rect(), tokens.hover);
    if (isActive)
        painter.fillRect(QRect(0, 0, 2, height()), tokens.accent);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens.line);
    const int iconSize = m_content.isLarge ? 20 : 16;
    paintIcon(painter, QRectF(m_content.isLarge ? 8 : 0, (height() - iconSize) / 2.0, iconSize, iconSize), m_content.icon, tokens.text2,
              m_content.isLarge ? 1.5 : 2);
    int right = width() - 8;
    if (m_content.isLarge) {
        paintChevron(painter, QRectF(right - 16, (height() - 16) / 2.0, 16, 16), Direction::Right, tokens.text2);
        right -= 32;
    }
    const int left = m_content.isLarge ? 44 : 24;
    const QFont strong = roleFont(this, m_content.isLarge ? TextRole::Title : TextRole::Body);
    const QFont plain = roleFont(this, m_content.isLarge ? TextRole::Body : TextRole::Small);
    const QFont small = roleFont(this, TextRole::Small);
    const QFontMetrics strongMetrics(strong);
    const QFontMetrics plainMetrics(plain);
    const int belowHeight = m_content.isLarge ? 2 * plainMetrics.lineSpacing() : plainMetrics.height();
    const int total = strongMetrics.height() + belowHeight + 2;
    const int top = (height() - total) / 2;
    const int figureWidth = std::max(strongMetrics.horizontalAdvance(m_content.figure), QFontMetrics(small).horizontalAdvance(m_content.figureNote));
    const int textWidth = right - left - figureWidth - 12;
    painter.setFont(strong);
    painter.setPen(tokens.text1);
    painter.drawText(QRect(left, top, textWidth, strongMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     strongMetrics.elidedText(m_content.title, Qt::ElideRight, textWidth));
    const QRect below(left, top + strongMetrics.height() + 2, textWidth, belowHeight);
    const QRect figure(right - figureWidth, top, figureWidth, strongMetrics.height());
    if (m_content.isLarge)
        painter.drawText(figure, Qt::AlignRight | Qt::AlignVCenter, m_content.figure);
    painter.setFont(plain);
    painter.setPen(tokens.text2);
    if (m_content.isLarge)
        painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_content.detail);
    else
        painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, plainMetrics.elidedText(m_content.detail, Qt::ElideMiddle, textWidth));
    painter.setFont(small);
    if (m_content.isLarge)
        painter.drawText(QRect(figure.left(), below.top(), figureWidth, below.height()), Qt::AlignRight | Qt::AlignTop, m_content.figureNote);
    else
        painter.drawText(QRect(right - figureWidth, 0, figureWidth, height()), Qt::AlignRight | Qt::AlignVCenter, m_content.figureNote);
}

void StartRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Down)
        focusNextPrevChild(true);
    else if (event->key() == Qt::Key_Up)
        focusNextPrevChild(false);
    else
        QAbstractButton::keyPressEvent(event);
}

StartPage::StartPage(Estimator& estimator, Settings& settings, QWidget* parent)
    : QWidget(parent), m_estimator(estimator), m_settings(settings), m_headline(new WrappedLabel(this)), m_intro(new WrappedLabel(this)),
      m_note(new WrappedLabel(this)), m_templates(new QVBoxLayout), m_openTitle(new QLabel(this)), m_open(new QPushButton(this)),
      m_empty(new QPushButton(this)), m_drop(new DropFrame(this)), m_recentTitle(new QLabel(this)), m_recent(new QVBoxLayout),
      m_languageLabel(new QLabel(this)), m_language(new SegmentControl(this)), m_currencyLabel(new QLabel(this)), m_currency(new SegmentControl(this))
{
    setObjectName(QStringLiteral("startPage"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_open->setObjectName(QStringLiteral("startOpen"));
    m_empty->setObjectName(QStringLiteral("startEmpty"));
    m_language->setObjectName(QStringLiteral("startLanguage"));
    m_currency->setObjectName(QStringLiteral("startCurrency"));
    m_open->setIcon(icon(QStringLiteral("open")));
    m_empty->setIcon(icon(QStringLiteral("new")));
    for (QLabel* label : std::initializer_list<QLabel*>{m_intro, m_note, m_languageLabel, m_currencyLabel})
        label->setForegroundRole(QPalette::PlaceholderText);
    m_templates->setSpacing(0);
    m_recent->setSpacing(0);

    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(m_headline);
    left->addSpacing(12);
    left->addWidget(m_intro);
    left->addSpacing(24);
    left->addLayout(m_templates);
    left->addSpacing(12);
    left->addWidget(m_note);
    left->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_open);
    buttons->addWidget(m_empty);
    buttons->addStretch(1);
    const auto line = [&](QLabel* label, QWidget* control) {
        auto* row = new QHBoxLayout;
        row->setSpacing(12);
        row->addWidget(label);
        row->addWidget(control);
        row->addStretch(1);
        label->setBuddy(control);
        return row;
    };
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addSpacing(8);
    right->addWidget(m_openTitle);
    right->addSpacing(8);
    right->addLayout(buttons);
    right->addSpacing(16);
    right->addWidget(m_drop);
    right->addSpacing(28);
    right->addWidget(m_recentTitle);
    right->addSpacing(4);
    right->addLayout(m_recent);
    right->addSpacing(28);
    right->addLayout(line(m_languageLabel, m_language));
    right->addSpacing(12);
    right->addLayout(line(m_currencyLabel, m_currency));
    right->addStretch(1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(64);
    columns->addLayout(left, 66);
    columns->addLayout(right, 34);
    auto* middle = new QWidget(this);
    middle->setLayout(columns);
    middle->setMaximumWidth(1080);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(32, 56, 32, 16);
    all->addStretch(1);
    all->addWidget(middle, 100);
    all->addStretch(1);

    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(m_empty, &QPushButton::clicked, this, &StartPage::emptyRequested);
    connect(m_language, &SegmentControl::currentChanged, this, [this](int index) { emit languageChosen(LanguageManager::languages().value(index)); });
    connect(m_currency, &SegmentControl::currentChanged, this, [this](int index) {
        m_settings.setCurrency(index == 1 ? QStringLiteral("CNY") : QStringLiteral("USD"));
        refresh();
    });
    connect(&m_estimator.background(), &BackgroundPredictor::answered, this, [this] {
        if (m_isPending) {
            m_shown.clear();
            fillTemplates();
        }
    });
}

void StartPage::refresh()
{
    fillTemplates();
    fillRecent();
    m_language->setCurrent(static_cast<int>(LanguageManager::languages().indexOf(m_settings.language())));
    m_currency->setCurrent(m_settings.currency() == QLatin1String("CNY") ? 1 : 0);
}

void StartPage::fillTemplates()
{
    // The catalogue and the templates are fixed; only these two are not.
    const QString shown = m_settings.language() + QLatin1Char('/') + m_settings.currency();
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_isPending = false;
    const Currency currency = currencyFromName(m_settings.currency().toStdString()).value_or(Currency::Usd);
    const EstimateContext facts = m_estimator.tableContext();
    std::size_t used = 0;
    std::string asOf;
    double age = 0;
    for (const Example& example : examples()) {
        if (example.group != ExampleGroup::Template)
            continue;
        const Result<Plan> plan = openExample(example.id, formatDate(facts.today));
        if (!plan)
            continue;
        const Estimate estimate = evaluate(*plan, plan->base(), facts);
        const Display display(m_settings.language(), currency, estimate.inputs.usdCny);
        StartRow* row = used < m_rows.size() ? m_rows[used] : addTemplate(example.id);
        ++used;
        StartRow::Content content;
        content.icon = toQString(example.icon);
        content.title = coreText(example.title);
        content.detail = coreText(example.shows);
        const bool isPending = estimate.awaitsPrediction();
        m_isPending = m_isPending || isPending;
        const Figure total = hasServing(estimate.decisions) ? Figure::TotalCost : Figure::TrainingCost;
        content.figure = isPending ? QStringLiteral("…") : estimate.figures.knows(total) ? display.money(estimate[total]) : tr("incomplete");
        if (!isPending)
            content.figureNote = hasServing(estimate.decisions) ? totalName(estimate) : display.duration(estimate[Figure::WallHours]);
        row->setContent(content);
        if (estimate.priceOrigin.ageDays && *estimate.priceOrigin.ageDays > age) {
            age = *estimate.priceOrigin.ageDays;
            asOf = estimate.priceOrigin.asOf;
        }
    }
    const Display display(m_settings.language(), currency, 7.1);
    m_note->setText(asOf.empty()
                        ? QString()
                        : tr("Examples at prices of %1 (%2). Check them before you use a result.").arg(display.date(asOf), display.age(age)));
}

StartRow* StartPage::addTemplate(std::string_view exampleId)
{
    auto* row = new StartRow(this);
    row->setObjectName(QStringLiteral("template%1").arg(m_rows.size()));
    m_templates->addWidget(row);
    m_rows.push_back(row);
    connect(row, &QAbstractButton::clicked, this, [this, id = toQString(exampleId)] { emit templateChosen(id); });
    return row;
}

void StartPage::fillRecent()
{
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const Display display(m_settings.language(), Currency::Usd, 7.1);
    int shown = 0;
    for (const QString& path : m_settings.recentFiles()) {
        const QFileInfo info(path);
        if (!info.exists() || shown == 5)
            continue;
        ++shown;
        auto* row = new StartRow(this);
        StartRow::Content content;
        content.isLarge = false;
        content.icon = path.endsWith(QLatin1String(".pdf")) ? QStringLiteral("file-text") : QStringLiteral("file-code");
        content.title = info.fileName();
        content.detail = QDir::toNativeSeparators(info.absolutePath()).replace(QDir::homePath(), QStringLiteral("~"));
        const QDateTime changed = info.lastModified();
        const bool isToday = Date{changed.date().year(), changed.date().month(), changed.date().day()} == m_estimator.tableContext().today;
        content.figureNote = isToday ? tr("today %1").arg(changed.toString(QStringLiteral("HH:mm")))
                                     : display.shortDate(changed.date().toString(Qt::ISODate).toStdString());
        row->setContent(content);
        connect(row, &QAbstractButton::clicked, this, [this, path] { emit fileChosen(path); });
        m_recent->addWidget(row);
    }
    if (shown == 0) {
        auto* none = new WrappedLabel(tr("Plans you open or save are listed here."), this);
        none->setForegroundRole(QPalette::PlaceholderText);
        m_recent->addWidget(none);
    }
}

void StartPage::focusFirst()
{
    if (!m_rows.empty())
        m_rows.front()->setFocus();
}

void StartPage::retranslate()
{
    m_headline->setText(tr("What will the model cost, and how sure is that?"));
    m_headline->setFont(roleFont(this, TextRole::Headline));
    m_intro->setText(tr("Pick the plan closest to yours, then change the numbers. Every number shows its formula, source and date."));
    m_note->setFont(roleFont(this, TextRole::Small));
    for (QLabel* label : {m_openTitle, m_recentTitle})
        label->setFont(roleFont(this, TextRole::BodyStrong));
    m_openTitle->setText(tr("Open"));
    m_open->setText(tr("Open Plan…"));
    m_empty->setText(tr("Empty Plan"));
    auto* drop = static_cast<DropFrame*>(m_drop);
    drop->title->setText(tr("Or drop a file here"));
    drop->kinds->setText(tr("plan · report PDF · config.json"));
    drop->kinds->setFont(roleFont(this, TextRole::Small));
    m_recentTitle->setText(tr("Recent"));
    m_languageLabel->setText(tr("Language"));
    m_currencyLabel->setText(tr("Currency"));
    QStringList names;
    for (const QString& language : LanguageManager::languages())
        names << LanguageManager::nameOf(language);
    m_language->setTexts(names);
    m_language->setAccessibleName(tr("Language"));
    m_currency->setTexts({QStringLiteral("USD"), QStringLiteral("CNY")});
    m_currency->setAccessibleName(tr("Currency"));
    m_shown.clear();
    refresh();
}

void StartPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Tokens::of(this).surface);
}

}  // namespace outlay::ui
