// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a value comes from, beside its field: icon and word, both different for each origin, colour carries nothing.
#pragma once

#include <QToolButton>

namespace outlay::ui {

enum class Origin { Typed, Default, Catalogue, Predicted, File, None };

class OriginBadge final : public QToolButton {
    Q_OBJECT

public:
    explicit OriginBadge(QWidget* parent = nullptr);

    /// `detail` replaces the word where it says more (the date of a price, "96 days"); `isStale` paints it in warn.
    void setOrigin(Origin origin, const QString& detail = {}, bool isStale = false);
    [[nodiscard]] Origin origin() const { return m_origin; }
    /// Only the icon, for narrow docks.
    void setCompact(bool isCompact);
    [[nodiscard]] QString word() const;
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    /// Room for the icon and the usual words, so that the badges of a column stand alike; of the icon alone if compact.
    [[nodiscard]] int columnWidth() const;
    [[nodiscard]] bool isCompact() const { return m_isCompact; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {20, 16}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] static QString wordOf(Origin origin);

    Origin m_origin = Origin::Default;
    QString m_detail;
    bool m_isStale = false;
    bool m_isCompact = false;
};

}  // namespace outlay::ui
