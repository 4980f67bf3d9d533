// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One row of the inputs dock: joins a row of the field table with an editor. What the user enters goes to the document; what
// the document says comes back through show(). The row never keeps a value of its own.
#pragma once

#include "core/estimate/estimate.h"
#include "ui/document/display.h"
#include "ui/widgets/inputrow.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;

namespace outlay::ui {

class ChoiceBox;
class PlanDocument;
class QuantityEdit;

class FieldRow final : public QObject {
    Q_OBJECT

public:
    /// Without widgets at first: most rows stand in folded sections or do not apply, and an editor costs more than a row's state.
    FieldRow(FieldRef ref, PlanDocument& document, QObject* parent);

    /// Makes the row's widget as a child of `parent` and shows the state in it. Once.
    void build(QWidget* parent);
    [[nodiscard]] bool isBuilt() const { return m_row != nullptr; }
    /// Null until build().
    [[nodiscard]] InputRow* widget() const { return m_row; }
    [[nodiscard]] QWidget* editor() const { return m_editor; }
    [[nodiscard]] const FieldRef& field() const { return m_ref; }
    [[nodiscard]] bool applies() const { return m_state.applies; }
    [[nodiscard]] int problems() const { return m_problems; }
    /// Case-insensitive, over label, id and help.
    [[nodiscard]] bool matches(const QString& filter) const;

    /// Does nothing if all of it is what was shown last and nobody touched the editor since.
    void show(const FieldState& state, const QList<ListItem>& items, const Display& display);
    void retranslate();
    void setCompact(bool isCompact);
    void takeFocus();

signals:
    void focusRequested(const QString& path);
    void explainRequested(const QString& path);
    void focused(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeEditor(QWidget* parent);
    void makeQuantity();
    void render();
    void countProblems();
    void send(const Value& value);
    void showEditor();
    void showBadge();
    void showProblems();
    [[nodiscard]] QString problemText(const Issue& issue) const;
    [[nodiscard]] QList<InputRow::Fix> fixesOf(const Issue& issue) const;
    void applyFix(const QString& id);
    void openMenu();
    [[nodiscard]] QString labelText() const;

    FieldRef m_ref;
    PlanDocument& m_document;
    InputRow* m_row = nullptr;
    QWidget* m_editor = nullptr;
    QuantityEdit* m_quantity = nullptr;
    ChoiceBox* m_choice = nullptr;
    QLineEdit* m_line = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    QCheckBox* m_flag = nullptr;
    Display m_display;
    FieldState m_state;
    QList<ListItem> m_items;
    bool m_isFresh = false;  ///< m_state is what was shown last, and the editor, where there is one, shows it
    QString m_typingProblem;
    int m_session = 0;
    int m_problems = 0;
};

}  // namespace outlay::ui
