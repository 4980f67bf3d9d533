// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpair.h"

#include <QVBoxLayout>

namespace outlay::ui {

namespace {
constexpr double upperShare = 0.5;
}

ChartPair::ChartPair(QWidget* parent) : QWidget(parent), m_upper(new ChartView(this)), m_lower(new ChartView(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_upper, 1);
    layout->addWidget(m_lower, 1);
    for (ChartView* view : {m_upper, m_lower})
        view->setMinimumHeight(70);
}

std::optional<Issue> ChartPair::setSpecs(const ChartSpec& upper, const ChartSpec& lower)
{
    std::optional<Issue> problem = m_upper->setSpec(upper);
    m_lower->setVisible(!lower.isEmpty());
    if (auto second = m_lower->setSpec(lower); !problem)
        problem = std::move(second);
    return problem;
}

ChartTable ChartPair::table() const
{
    ChartTable joined = m_upper->table();
    if (m_lower->spec().isEmpty())
        return joined;
    const ChartTable second = m_lower->table();
    joined.heads << second.heads.mid(1);
    for (qsizetype i = 0; i < joined.rows.size(); ++i) {
        QStringList more(second.heads.size() - 1);
        for (const QStringList& row : second.rows) {
            if (row.first() == joined.rows[i].first())
                more = row.mid(1);
        }
        joined.rows[i] << more;
    }
    return joined;
}

QString ChartPair::altText() const
{
    return m_lower->spec().isEmpty() ? m_upper->altText() : m_upper->altText() + QStringLiteral(". ") + m_lower->altText();
}

void ChartPair::paintBody(QPainter& painter, const QRectF& rect, const Tokens& tokens, const QFont& base) const
{
    if (m_lower->spec().isEmpty()) {
        m_upper->paintBody(painter, rect, tokens, base);
        return;
    }
    const double height = rect.height() * upperShare;
    m_upper->paintBody(painter, QRectF(rect.left(), rect.top(), rect.width(), height), tokens, base);
    m_lower->paintBody(painter, QRectF(rect.left(), rect.top() + height, rect.width(), rect.height() - height), tokens, base);
}

}  // namespace outlay::ui
