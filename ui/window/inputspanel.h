// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs dock: every row of the field table in foldable sections, one more section for each serving option. A row's widgets
// are made when it is first seen and hidden where it does not apply; only a change of the list of options makes them anew.
#pragma once

#include "ui/document/estimator.h"
#include "ui/window/fieldrow.h"

#include <QWidget>

#include <map>
#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace outlay::ui {

class SectionHeader;
class Settings;

class InputsPanel final : public QWidget {
    Q_OBJECT

public:
    InputsPanel(PlanDocument& document, Settings& settings, QWidget* parent = nullptr);
    ~InputsPanel() override;

    void show(const EstimateSet& estimates, const Display& display);
    using QWidget::show;
    /// Opens the section, scrolls to the row and gives it the focus. Unknown paths do nothing.
    void focusField(const QString& path);
    void focusFilter();
    void focusFirst();
    void retranslate();
    [[nodiscard]] QString focusedField() const { return m_focused; }
    /// The title of the dock says how many inputs differ from the base.
    [[nodiscard]] QString differenceText() const { return m_differences; }
    [[nodiscard]] QSize sizeHint() const override { return {336, 480}; }

signals:
    void explainRequested(const QString& path);
    void differencesChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Block {
        Section section = Section::Model;
        int option = -1;
        std::string optionId;
        SectionHeader* head = nullptr;
        QWidget* body = nullptr;
        QVBoxLayout* layout = nullptr;
        QPushButton* remove = nullptr;
        std::vector<FieldRow*> rows;
    };

    /// What the lists of choices are made of: as long as it is equal, so are they.
    struct ListBasis {
        const Catalog* catalog = nullptr;
        std::shared_ptr<const Catalog> facts;
        std::string book;
        std::string device;
        std::string provider;
        PriceKind kind = PriceKind::OnDemand;
        std::vector<std::pair<std::string, std::string>> options;

        bool operator==(const ListBasis&) const = default;
    };

    [[nodiscard]] QList<ListItem> itemsOf(ChoiceList list, const EstimateSet& estimates, const EstimateContext& context);
    /// Makes the row's widgets, in its place among those that have some.
    void build(Block& block, FieldRow& row);
    void fitWidth();
    void rebuild(const std::vector<PlannedOption>& options);
    Block& blockOf(Section section, int option, const std::string& optionId);
    void fold(Block& block, bool isOpen);
    void applyFilter();
    void showSummaries(const EstimateSet& estimates, const Display& display);
    void openAddMenu();
    [[nodiscard]] QString stateKey(const Block& block) const;
    [[nodiscard]] QString summaryOf(const Block& block, const Estimate& estimate, const Display& display) const;

    PlanDocument& m_document;
    Settings& m_settings;
    QLineEdit* m_filter;
    QScrollArea* m_scroll;
    QWidget* m_content;
    QVBoxLayout* m_layout;
    QLabel* m_nothing;
    QPushButton* m_addOption = nullptr;
    std::vector<std::unique_ptr<Block>> m_blocks;
    std::map<std::string, FieldRow*, std::less<>> m_rows;
    std::vector<std::string> m_optionIds;
    ListBasis m_listBasis;
    std::map<ChoiceList, QList<ListItem>> m_lists;
    bool m_isBuilt = false;
    QString m_focused;
    QString m_differences;
};

}  // namespace outlay::ui
