// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the application, light and dark. This is the only place with a colour literal: everything that paints
// asks a Tokens value at the moment of painting and keeps no colour, so that a theme switch needs no bookkeeping.
#pragma once

#include <QColor>
#include <QList>
#include <QPalette>

#include <array>

class QWidget;

namespace outlay::ui {

/// Kinds of cost; each has one hue wherever it occurs. Phase is neutral (total, training, serving).
enum class CostKind { Phase, Compute, Storage, Network, Data, People, Api, Other };

/// Second and third sign of a series beside its colour.
enum class Marker { Disc, Square, Triangle, Diamond, TriangleDown, Cross, Plus, Ring };

/// What an icon or a text wants to look like; resolved against Tokens when it is painted.
enum class Ink { Text1, Text2, Text3, Disabled, Accent, OnAccent, Good, Warn, Bad };

struct Tokens {
    bool isDark = false;
    QColor window, surface, raised, hover, press, select, tint;
    QColor line, line2, grid;
    QColor text1, text2, text3, disabled;
    QColor accent, onAccent;
    QColor good, goodBg, warn, warnBg, bad, badBg;
    QColor hatch;
    std::array<QColor, 8> series;

    [[nodiscard]] static const Tokens& light();
    [[nodiscard]] static const Tokens& dark();
    /// The light tokens with the inks and lines of paper, for reports.
    [[nodiscard]] static const Tokens& print();
    /// Light or dark after the lightness of the palette's window colour.
    [[nodiscard]] static const Tokens& of(const QPalette& palette);
    [[nodiscard]] static const Tokens& of(const QWidget* widget);

    [[nodiscard]] QColor ink(Ink ink) const;
    /// Series are numbered from 1 to 8; other numbers wrap round.
    [[nodiscard]] QColor seriesColour(int number) const;
    [[nodiscard]] QColor kindColour(CostKind kind) const;
    /// Ground of a cost-tree cell; depth 0 is a group (28 or 30 % strong), deeper cells are weaker.
    [[nodiscard]] QColor kindFill(CostKind kind, bool isGroup) const;
    /// Ground of a band around a line: the series colour with an alpha of 20 % (15 % for a reference).
    [[nodiscard]] QColor band(const QColor& colour, bool isReference = false) const;
    [[nodiscard]] QPalette palette() const;
};

/// strength·a + (1 − strength)·b per sRGB channel; strength in [0, 1].
[[nodiscard]] QColor mix(const QColor& a, const QColor& b, double strength);

/// Dash pattern of a series in units of the pen width; empty for a solid line.
[[nodiscard]] QList<qreal> seriesDash(int number);
[[nodiscard]] Marker seriesMarker(int number);
/// The series whose colour a kind of cost uses.
[[nodiscard]] int kindSeries(CostKind kind);

}  // namespace outlay::ui
