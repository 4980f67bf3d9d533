// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Head of a foldable section of inputs: chevron, name, summary or the number of problems at the right.
#pragma once

#include <QAbstractButton>

namespace outlay::ui {

class SectionHeader final : public QAbstractButton {
    Q_OBJECT

public:
    explicit SectionHeader(QWidget* parent = nullptr);

    /// Checked = open. Folding hides children; it never deletes them.
    void setTitle(const QString& title);
    void setSummary(const QString& summary);
    void setProblems(int count);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();

    QString m_summary;
    int m_problems = 0;
};

}  // namespace outlay::ui
