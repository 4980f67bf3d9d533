// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box whose long lists open with a filter field: type, arrow, Enter. The wheel counts only with the focus.
// Items carry an id as user data; texts may be retranslated without changing the choice.
#pragma once

#include <QComboBox>

namespace outlay::ui {

class ChoiceBox final : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    struct Choice {
        QString id;
        QString text;
        QString note;             ///< second, paler text in the list
        bool isEnabled = true;

        bool operator==(const Choice&) const = default;
    };
    /// Replaces the list, keeps the current id if it is still there; emits nothing.
    void setChoices(const QList<Choice>& choices);
    /// Selects without a signal; an unknown id shows nothing.
    void setCurrentId(const QString& id);
    [[nodiscard]] QString currentId() const;
    /// Lists longer than this open with a filter.
    void setFilterFrom(int count) { m_filterFrom = count; }
    void setError(const QString& message);

    void showPopup() override;

signals:
    /// The user chose another item.
    void chosen(const QString& id);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void openFilter(const QString& start);

    QList<Choice> m_choices;
    int m_filterFrom = 12;
};

}  // namespace outlay::ui
