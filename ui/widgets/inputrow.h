// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One input of the plan: label, editor, origin badge, reset arrow if it overrides the base, and below them what is wrong
// with it and the buttons that mend it. The row owns no value; its owner fills it and listens to the editor.
#pragma once

#include "ui/widgets/originbadge.h"

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace outlay::ui {

class ElidedLabel;

class InputRow final : public QWidget {
    Q_OBJECT

public:
    struct Fix {
        QString id;
        QString text;

        bool operator==(const Fix&) const = default;
    };

    /// `editor` (QuantityEdit, ChoiceBox …) becomes a child, buddy of the label, and takes the label as accessible name.
    explicit InputRow(QWidget* editor, QWidget* parent = nullptr);

    void setLabel(const QString& label);
    [[nodiscard]] QString label() const;
    void setHelp(const QString& tooltip);
    /// Label 600 and the reset arrow.
    void setOverridden(bool isOverridden);
    [[nodiscard]] OriginBadge* badge() const { return m_badge; }
    [[nodiscard]] QWidget* editor() const { return m_editor; }
    /// An empty message removes the error.
    void setError(const QString& message, const QList<Fix>& fixes = {});
    [[nodiscard]] bool hasError() const { return !m_message.isEmpty(); }
    /// Of the badge only the icon, for narrow docks.
    void setCompact(bool isCompact);
    void retranslate();

signals:
    void resetRequested();
    void fixRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuildError();
    void fitFont();

    QWidget* m_editor;
    ElidedLabel* m_label;
    OriginBadge* m_badge = nullptr;
    QToolButton* m_reset;
    QWidget* m_head;
    QWidget* m_error = nullptr;
    QVBoxLayout* m_layout;
    QString m_message;
    QList<Fix> m_fixes;
};

}  // namespace outlay::ui
