// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/claimform.h"

#include "core/estimate/publishedruns.h"
#include "core/estimate/runplan.h"
#include "core/physics/model.h"
#include "ui/document/coretext.h"
#include "ui/models/runtables.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/quantityedit.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace outlay::ui {

namespace {

constexpr int formWidth = 332;
constexpr int labelWidth = 108;
constexpr double hoursPerDay = 24;

/// A value of a catalog, not more digits than anybody reads.
std::optional<double> positive(const QuantityEdit* edit)
{
    const std::optional<double> value = edit->typedValue();
    return value && *value > 0 ? value : std::nullopt;
}

}  // namespace

ClaimForm::ClaimForm(const Catalog& catalog, Date today, QWidget* parent)
    : QWidget(parent), m_catalog(catalog), m_today(today), m_grid(new QGridLayout), m_title(new QLabel(this)), m_close(new QToolButton(this)),
      m_preset(new ChoiceBox(this)), m_model(new ChoiceBox(this)), m_total(new QuantityEdit(this)), m_active(new QuantityEdit(this)),
      m_tokens(new QuantityEdit(this)), m_device(new ChoiceBox(this)), m_precision(new ChoiceBox(this)), m_count(new QuantityEdit(this)),
      m_timeKind(new ChoiceBox(this)), m_time(new QuantityEdit(this)), m_mfu(new QuantityEdit(this)), m_cost(new QuantityEdit(this)),
      m_convention(new ChoiceBox(this)), m_verdict(new QLabel(this)), m_reason(new QLabel(this)), m_steps(new QLabel(this)),
      m_plan(new QPushButton(this))
{
    setObjectName(QStringLiteral("claimForm"));
    setFixedWidth(formWidth);
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setObjectName(QStringLiteral("claimClose"));
    m_grid->setColumnMinimumWidth(0, labelWidth);
    m_grid->setColumnStretch(1, 1);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    addRow(m_preset, QStringLiteral("claimPreset"));
    addRow(m_model, QStringLiteral("claimModel"));
    addRow(m_total, QStringLiteral("claimTotal"));
    addRow(m_active, QStringLiteral("claimActive"));
    addRow(m_tokens, QStringLiteral("claimTokens"));
    addRow(m_device, QStringLiteral("claimDevice"));
    addRow(m_precision, QStringLiteral("claimPrecision"));
    addRow(m_count, QStringLiteral("claimCount"));
    addRow(m_timeKind, QStringLiteral("claimTimeKind"));
    addRow(m_time, QStringLiteral("claimTime"));
    addRow(m_mfu, QStringLiteral("claimMfu"));
    addRow(m_cost, QStringLiteral("claimCost"));
    addRow(m_convention, QStringLiteral("claimConvention"));
    m_count->setWhole(true);
    m_mfu->setUnit(QStringLiteral("%"), 0.01);
    m_cost->setUnit(QStringLiteral("$"));
    for (QuantityEdit* edit : {m_total, m_active, m_tokens, m_count, m_time, m_mfu, m_cost}) {
        edit->setOptional(true);
        connect(edit, &QuantityEdit::committed, this, [this, edit](double value) {
            edit->setValue(value);
            update();
        });
        connect(edit, &QuantityEdit::cleared, this, [this, edit] {
            edit->setValue(std::nullopt);
            update();
        });
        connect(edit, &QLineEdit::textEdited, this, [this] { update(); });
        connect(edit, &QuantityEdit::rejected, this, [edit](const Issue& issue) { edit->setError(issueText(issue)); });
        connect(edit, &QuantityEdit::editingResumed, this, [this, edit] {
            edit->setError({});
            update();
        });
    }
    connect(m_preset, &ChoiceBox::chosen, this, [this](const QString& id) { showRun(id); });
    connect(m_model, &ChoiceBox::chosen, this, [this](const QString& id) {
        m_runId.clear();
        if (const ModelPreset* preset = m_catalog.findModelPreset(id.toStdString())) {
            const Result<Model> model =
                preset->architecture ? modelOf(*preset->architecture) : modelOf(preset->publishedTotal, preset->publishedActive);
            m_total->setValue(model ? std::optional(model->total) : std::nullopt);
            m_active->setValue(model ? std::optional(model->active) : std::nullopt);
        }
        update();
    });
    for (ChoiceBox* box : {m_device, m_precision, m_timeKind, m_convention})
        connect(box, &ChoiceBox::chosen, this, [this] { update(); });
    for (QLabel* label : {m_reason, m_steps}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_verdict->setObjectName(QStringLiteral("claimVerdict"));
    m_reason->setObjectName(QStringLiteral("claimReason"));
    m_steps->setObjectName(QStringLiteral("claimSteps"));
    m_verdict->setWordWrap(true);
    m_steps->setForegroundRole(QPalette::WindowText);
    m_plan->setObjectName(QStringLiteral("claimPlan"));
    connect(m_plan, &QPushButton::clicked, this, &ClaimForm::makePlan);
    connect(m_close, &QToolButton::clicked, this, &ClaimForm::closed);

    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(16, 8, 12, 12);
    column->setSpacing(8);
    column->addLayout(m_grid);
    column->addWidget(m_steps);
    column->addWidget(m_plan, 0, Qt::AlignLeft);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inner);
    for (QWidget* ground : {scroll->viewport(), inner})
        ground->setBackgroundRole(QPalette::Base);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 12, 0, 0);
    all->setSpacing(0);
    head->setContentsMargins(16, 0, 12, 0);
    all->addLayout(head);
    // The answer stands above the fields: it stays in sight while one types in a low window.
    auto* answer = new QVBoxLayout;
    answer->setContentsMargins(16, 4, 12, 4);
    answer->setSpacing(2);
    answer->addWidget(m_verdict);
    answer->addWidget(m_reason);
    all->addLayout(answer);
    all->addWidget(scroll, 1);
    retranslate();
    showRun(QStringLiteral("claim-qwen3-8b-2t"));
}

QLabel* ClaimForm::addRow(QWidget* editor, const QString& name)
{
    const int row = m_grid->rowCount();
    auto* label = new QLabel(this);
    label->setBuddy(editor);
    label->setForegroundRole(QPalette::PlaceholderText);
    editor->setObjectName(name);
    editor->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    editor->setMinimumWidth(120);
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(editor, row, 1);
    m_rows.emplace_back(label, editor);
    return label;
}

void ClaimForm::fillChoices()
{
    QList<ChoiceBox::Choice> presets{{QString(), tr("Own figures"), {}, true}};
    // Claims first: they are what one comes here to check.
    for (const bool wantsClaims : {true, false}) {
        for (const PublishedRun& run : m_catalog.runs) {
            if (run.claim == wantsClaims && run.setting.tokens && !run.setting.deviceId.empty())
                presets.append({toQString(run.id), toQString(run.name), run.claim ? tr("claim") : tr("published"), true});
        }
    }
    m_preset->setChoices(presets);
    QList<ChoiceBox::Choice> models{{QString(), tr("Own figures"), {}, true}};
    for (const ModelPreset& model : m_catalog.models)
        models.append({toQString(model.id), toQString(model.name), {}, true});
    m_model->setChoices(models);
    QList<ChoiceBox::Choice> devices;
    for (const Device& device : m_catalog.devices)
        devices.append({toQString(device.id), toQString(device.name), {}, true});
    m_device->setChoices(devices);
    QList<ChoiceBox::Choice> formats;
    for (const Choice& choice : findFieldRow("precision")->choices)
        formats.append({toQString(choice.id), coreText(choice.label), {}, true});
    m_precision->setChoices(formats);
    m_timeKind->setChoices({{QStringLiteral("days"), tr("Days"), {}, true},
                            {QStringLiteral("hours"), tr("Hours"), {}, true},
                            {QStringLiteral("device_hours"), tr("Device-hours"), {}, true}});
    m_convention->setChoices(
        {{QStringLiteral("6n"), tr("6 × N × tokens"), {}, true}, {QStringLiteral("exact"), tr("Exact, with attention"), {}, true}});
    if (m_timeKind->currentId().isEmpty())
        m_timeKind->setCurrentId(QStringLiteral("days"));
    if (m_convention->currentId().isEmpty())
        m_convention->setCurrentId(QStringLiteral("6n"));
}

ClaimForm::Time ClaimForm::timeKind() const
{
    const QString id = m_timeKind->currentId();
    return id == QLatin1String("device_hours") ? Time::DeviceHours : id == QLatin1String("hours") ? Time::Hours : Time::Days;
}

void ClaimForm::showRun(const QString& runId)
{
    const PublishedRun* run = m_catalog.runs.find(runId.toStdString());
    m_preset->setCurrentId(run ? runId : QString());
    m_runId = run ? runId : QString();
    if (run) {
        const RunFacts facts = runFacts(*run, m_catalog);
        const bool isDays = run->report.days && run->setting.devices && !run->report.deviceHours;
        m_model->setCurrentId(toQString(run->setting.modelId));
        m_total->setValue(facts.totalParameters);
        m_active->setValue(facts.activeParameters);
        m_tokens->setValue(run->setting.tokens);
        m_device->setCurrentId(facts.device ? toQString(facts.device->id) : QString());
        m_precision->setCurrentId(toQString(formatName(run->setting.format)));
        m_count->setValue(run->setting.devices);
        m_timeKind->setCurrentId(isDays ? QStringLiteral("days") : QStringLiteral("device_hours"));
        m_time->setValue(isDays ? run->report.days : facts.deviceHours);
        m_mfu->setValue(run->report.mfu);
        m_cost->setValue(run->report.costLow);
        m_convention->setCurrentId(QStringLiteral("6n"));
    }
    update();
}

StatedRun ClaimForm::stated() const
{
    StatedRun run;
    run.activeParameters = positive(m_active) ? *positive(m_active) : positive(m_total).value_or(0);
    run.tokens = positive(m_tokens).value_or(0);
    run.devices = positive(m_count).value_or(0);
    const double time = positive(m_time).value_or(0);
    if (timeKind() == Time::DeviceHours)
        run.deviceHours = time;
    else
        run.days = timeKind() == Time::Hours ? time / hoursPerDay : time;
    if (const Device* device = m_catalog.findDevice(m_device->currentId().toStdString()))
        run.peakFlops = m_catalog.specOf(*device, m_catalog.defaultSpecBook)
                            .peakOf(formatFromName(m_precision->currentId().toStdString()).value_or(Format::Bf16));
    run.mfu = positive(m_mfu);
    run.cost = positive(m_cost);
    if (m_convention->currentId() == QLatin1String("exact")) {
        const RunSetting s = setting();
        const ModelPreset* preset = m_catalog.findModelPreset(s.modelId);
        const std::optional<Architecture> shape = s.architecture ? s.architecture : preset ? preset->architecture : std::nullopt;
        constexpr double forwardAndBackward = 3;
        constexpr double usualSequence = 4096;
        if (shape && run.activeParameters > 0) {
            if (const Result<Model> model = modelOf(*shape, positive(m_total), run.activeParameters))
                run.flopsPerToken =
                    forwardAndBackward
                    * forwardFlops(*model, s.sequenceLength.value_or(usualSequence), FlopsConvention::Exact, AttentionConvention::Causal).all();
        }
    }
    return run;
}

RunSetting ClaimForm::setting() const
{
    RunSetting s;
    if (const PublishedRun* run = m_catalog.runs.find(m_runId.toStdString()))
        s = run->setting;
    else
        s.modelId = m_model->currentId().toStdString();
    s.totalParameters = positive(m_total) ? positive(m_total) : positive(m_active);
    s.activeParameters = positive(m_active);
    s.tokens = positive(m_tokens);
    s.deviceId = m_device->currentId().toStdString();
    s.devices = positive(m_count);
    s.format = formatFromName(m_precision->currentId().toStdString()).value_or(Format::Bf16);
    return s;
}

void ClaimForm::showIncomplete(const QString& what)
{
    m_verdictId.clear();
    m_verdict->setText(tr("Nothing to judge yet"));
    m_verdict->setPalette(palette());
    m_reason->setText(what);
    m_steps->clear();
}

QStringList ClaimForm::steps(const StatedRun& run, const ClaimCheck& check) const
{
    QStringList lines;
    const QString flops = m_display.physical(check.modelFlops, QStringLiteral("FLOP"));
    if (run.flopsPerToken)
        lines << tr("FLOPs = %1 a token × %2 tokens = %3")
                     .arg(m_display.physical(*run.flopsPerToken, QStringLiteral("FLOP")), m_display.compact(run.tokens), flops);
    else
        lines << tr("FLOPs = 6 × %1 × %2 tokens = %3").arg(m_display.compact(run.activeParameters), m_display.compact(run.tokens), flops);
    if (!run.deviceHours)
        lines << tr("Device-hours = %1 × %2 days × 24 = %3")
                     .arg(m_display.count(run.devices), m_display.number(run.days), m_display.count(check.deviceHours));
    lines << tr("MFU = %1 ÷ (%2 h × 3,600 s × %3) = %4")
                 .arg(flops, m_display.count(check.deviceHours), m_display.physical(run.peakFlops, QStringLiteral("FLOP/s")),
                      m_display.percent(check.impliedMfu));
    if (!run.deviceHours)
        lines << tr("Plausible: %1 to %2 days (MFU 65% to 5%)").arg(m_display.number(check.shortestDays), m_display.number(check.longestDays));
    if (check.hoursAtStatedMfu) {
        lines << tr("At the stated MFU of %1: %2 device-hours").arg(m_display.percent(*run.mfu), m_display.count(*check.hoursAtStatedMfu))
                     + (check.contradictsMfu ? QStringLiteral(" — ") + tr("the statement contradicts itself") : QString());
    }
    if (check.impliedPrice)
        lines << tr("Price = %1 ÷ %2 h = %3 per device-hour")
                     .arg(m_display.money(*run.cost), m_display.count(check.deviceHours), m_display.money(*check.impliedPrice));
    return lines;
}

void ClaimForm::update()
{
    const StatedRun run = stated();
    const Device* device = m_catalog.findDevice(m_device->currentId().toStdString());
    m_plan->setEnabled(run.activeParameters > 0);
    if (!(run.activeParameters > 0))
        return showIncomplete(tr("Parameters are missing."));
    if (!(run.tokens > 0))
        return showIncomplete(tr("Tokens are missing."));
    if (!device)
        return showIncomplete(tr("The device is missing."));
    if (!(run.peakFlops > 0))
        return showIncomplete(tr("%1 has no unit for this precision.").arg(toQString(device->name)));
    if (!run.deviceHours && !(run.devices > 0))
        return showIncomplete(tr("The number of devices is missing."));
    if (!(run.deviceHours.value_or(run.days) > 0))
        return showIncomplete(tr("The time is missing."));
    const Result<ClaimCheck> check = checkClaim(run);
    if (!check)
        return showIncomplete(issueText(check.error(), &m_display));
    m_verdictId = toQString(outlay::verdictId(check->verdict));
    m_verdict->setText(tr("MFU %1 of %2: %3").arg(m_display.percent(check->impliedMfu), m_precision->currentText(), verdictWord(check->verdict)));
    QPalette ink = palette();
    const Tokens& tokens = Tokens::of(this);
    ink.setColor(QPalette::WindowText, check->verdict == Verdict::Impossible  ? tokens.bad
                                       : check->verdict == Verdict::Plausible ? tokens.text1
                                                                              : tokens.warn);
    m_verdict->setPalette(ink);
    m_reason->setText(coreText(verdictText(check->verdict)));
    m_steps->setText(steps(run, *check).join(QLatin1Char('\n')));
    m_verdict->setAccessibleName(m_verdict->text());
    m_steps->setAccessibleName(m_steps->text());
}

QString ClaimForm::resultText() const { return m_verdict->text() + QLatin1Char('\n') + m_reason->text() + QLatin1Char('\n') + m_steps->text(); }

void ClaimForm::makePlan()
{
    const RunSetting s = setting();
    const PublishedRun* run = m_catalog.runs.find(m_runId.toStdString());
    RunPlanTexts texts;
    const QString name = run                              ? toQString(run->name)
                         : m_model->currentId().isEmpty() ? m_display.compact(s.activeParameters.value_or(0))
                                                          : m_model->currentText();
    texts.title = tr("%1, as stated").arg(name).toStdString();
    texts.notes =
        (tr("Made from a stated run.") + QLatin1Char('\n') + resultText() + (run ? QLatin1Char('\n') + toQString(run->provenance.source) : QString()))
            .toStdString();
    emit planRequested(planFromRun(s, name.toStdString(),
                                   run ? run->provenance : Provenance{tr("typed").toStdString(), formatDate(m_today), Confidence::Derived, {}}, texts,
                                   m_catalog, m_today));
}

void ClaimForm::setDisplay(const Display& display)
{
    m_display = display;
    for (QuantityEdit* edit : {m_total, m_active, m_tokens, m_count, m_time, m_mfu, m_cost})
        edit->setFormat(display.format());
    update();
}

void ClaimForm::retranslate()
{
    m_title->setText(tr("Check a claim"));
    m_title->setFont(roleFont(this, TextRole::Title));
    m_verdict->setFont(roleFont(this, TextRole::BodyStrong));
    m_reason->setFont(roleFont(this, TextRole::Small));
    m_steps->setFont(roleFont(this, TextRole::Small));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    m_plan->setText(tr("Make a Plan of It"));
    const QStringList labels{tr("Stated run"), tr("Model"),       tr("Parameters"),   tr("Active"),  tr("Tokens"),
                             tr("Device"),     tr("Precision"),   tr("Devices"),      tr("Time in"), tr("Time"),
                             tr("Stated MFU"), tr("Stated cost"), tr("FLOPs counted")};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].first->setText(labels[static_cast<qsizetype>(i)]);
        m_rows[i].second->setAccessibleName(labels[static_cast<qsizetype>(i)]);
    }
    m_tokens->setNoun(tr("tokens"));
    m_total->setNoun(tr("parameters"));
    m_active->setNoun(tr("parameters"));
    for (QuantityEdit* edit : {m_mfu, m_cost, m_active})
        edit->setPlaceholderText(tr("not stated"));
    fillChoices();
    update();
}

void ClaimForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

void ClaimForm::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Tokens::of(this).surface);
}

}  // namespace outlay::ui
