// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QSignalSpy>
#include <QtTest>

#include <array>
#include <cmath>

using namespace outlay::ui;

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

std::array<double, 3> linearRgb(const QColor& colour)
{
    return {linear(colour.red() / 255.0), linear(colour.green() / 255.0), linear(colour.blue() / 255.0)};
}

// WCAG 2.1 relative luminance and contrast ratio.
double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const auto rgb = linearRgb(colour);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    };
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

using Matrix = std::array<std::array<double, 3>, 3>;

// Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB; the first is normal sight.
const std::array<Matrix, 4> sights = {{{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                                       {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
                                       {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
                                       {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};

struct Lab {
    double l, a, b;
};

Lab seen(const QColor& colour, const Matrix& sight)
{
    const auto rgb = linearRgb(colour);
    std::array<double, 3> out{};
    for (std::size_t row = 0; row < 3; ++row)
        out[row] = std::clamp(sight[row][0] * rgb[0] + sight[row][1] * rgb[1] + sight[row][2] * rgb[2], 0.0, 1.0);
    const double x = (0.4124564 * out[0] + 0.3575761 * out[1] + 0.1804375 * out[2]) / 0.95047;
    const double y = 0.2126729 * out[0] + 0.7151522 * out[1] + 0.0721750 * out[2];
    const double z = (0.0193339 * out[0] + 0.1191920 * out[1] + 0.9503041 * out[2]) / 1.08883;
    const auto f = [](double t) { return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0; };
    return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}

// CIEDE2000, Sharma, Wu, Dalal 2005.
double deltaE(const Lab& p, const Lab& q)
{
    const double pi = std::acos(-1.0);
    const double mean = (std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2;
    const double g = 0.5 * (1 - std::sqrt(std::pow(mean, 7) / (std::pow(mean, 7) + std::pow(25.0, 7))));
    const double a1 = (1 + g) * p.a;
    const double a2 = (1 + g) * q.a;
    const double c1 = std::hypot(a1, p.b);
    const double c2 = std::hypot(a2, q.b);
    const auto hue = [pi](double a, double b) {
        const double h = a == 0 && b == 0 ? 0 : std::atan2(b, a);
        return h < 0 ? h + 2 * pi : h;
    };
    const double h1 = hue(a1, p.b);
    const double h2 = hue(a2, q.b);
    double dh = c1 * c2 == 0 ? 0 : h2 - h1;
    if (dh > pi)
        dh -= 2 * pi;
    else if (dh < -pi)
        dh += 2 * pi;
    const double dH = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2);
    const double l = (p.l + q.l) / 2;
    const double c = (c1 + c2) / 2;
    double h = h1 + h2;
    if (c1 * c2 != 0) {
        if (std::fabs(h1 - h2) <= pi)
            h /= 2;
        else
            h = h < 2 * pi ? (h + 2 * pi) / 2 : (h - 2 * pi) / 2;
    }
    const double t = 1 - 0.17 * std::cos(h - pi / 6) + 0.24 * std::cos(2 * h) + 0.32 * std::cos(3 * h + pi / 30) - 0.20 * std::cos(4 * h - 63 * pi / 180);
    const double sl = 1 + 0.015 * std::pow(l - 50, 2) / std::sqrt(20 + std::pow(l - 50, 2));
    const double sc = 1 + 0.045 * c;
    const double sh = 1 + 0.015 * c * t;
    const double rotation = -2 * std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))) *
                            std::sin(pi / 3 * std::exp(-std::pow((h * 180 / pi - 275) / 25, 2)));
    const double dl = (q.l - p.l) / sl;
    const double dc = (c2 - c1) / sc;
    const double dhh = dH / sh;
    return std::sqrt(dl * dl + dc * dc + dhh * dhh + rotation * dc * dhh);
}

}  // namespace

class TokensTest final : public QObject {
    Q_OBJECT

private slots:
    void theDifferenceFormulaGivesThePublishedValue();
    void textHasEnoughContrastOnItsGrounds();
    void marksCanBeSeenOnTheSurface();
    void textOnCostCellsCanBeRead();
    void seriesDifferForEveryKindOfSight();
    void everyIconIsOneColourAndRenders();
    void digitsHaveOneWidth();
    void aThemeThereAndBackGivesTheSamePalette();
};

void TokensTest::theDifferenceFormulaGivesThePublishedValue()
{
    // Pairs 1 and 25 of the test data of Sharma et al.
    QVERIFY(std::fabs(deltaE({50, 2.6772, -79.7751}, {50, 0, -82.7485}) - 2.0425) < 1e-4);
    QVERIFY(std::fabs(deltaE({60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}) - 1.2644) < 1e-4);
}

void TokensTest::textHasEnoughContrastOnItsGrounds()
{
    for (const Tokens* t : {&Tokens::light(), &Tokens::dark()}) {
        for (const QColor& ground : {t->window, t->surface})
            for (const QColor& ink : {t->text1, t->text2, t->text3, t->accent, t->good, t->warn, t->bad})
                QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(ink.name() + QStringLiteral(" on ") + ground.name()));
        for (const QColor& ground : {t->hover, t->press, t->select, t->tint, t->raised})
            for (const QColor& ink : {t->text1, t->text2})
                QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(ink.name() + QStringLiteral(" on ") + ground.name()));
        QVERIFY(contrast(t->onAccent, t->accent) >= 4.5);
        QVERIFY(contrast(t->good, t->goodBg) >= 4.5);
        QVERIFY(contrast(t->warn, t->warnBg) >= 4.5);
        QVERIFY(contrast(t->bad, t->badBg) >= 4.5);
        QVERIFY(contrast(t->text1, mix(t->accent, t->surface, 0.30)) >= 4.5);
    }
}

void TokensTest::marksCanBeSeenOnTheSurface()
{
    for (const Tokens* t : {&Tokens::light(), &Tokens::dark()})
        for (const QColor& colour : t->series)
            QVERIFY2(contrast(colour, t->surface) >= 3.0, qPrintable(colour.name()));
}

void TokensTest::textOnCostCellsCanBeRead()
{
    for (const Tokens* t : {&Tokens::light(), &Tokens::dark()})
        for (const CostKind kind : {CostKind::Phase, CostKind::Compute, CostKind::Storage, CostKind::Network, CostKind::Data, CostKind::People, CostKind::Api,
                                    CostKind::Other})
            for (const bool isGroup : {true, false})
                QVERIFY(contrast(t->text1, t->kindFill(kind, isGroup)) >= 6.25);
}

void TokensTest::seriesDifferForEveryKindOfSight()
{
    for (const Tokens* t : {&Tokens::light(), &Tokens::dark()})
        for (const Matrix& sight : sights)
            for (std::size_t i = 0; i < t->series.size(); ++i)
                for (std::size_t j = i + 1; j < t->series.size(); ++j) {
                    const double difference = deltaE(seen(t->series[i], sight), seen(t->series[j], sight));
                    QVERIFY2(difference >= 11.0, qPrintable(QStringLiteral("%1 and %2: %3").arg(t->series[i].name(), t->series[j].name()).arg(difference)));
                }
}

void TokensTest::everyIconIsOneColourAndRenders()
{
    const QStringList names = iconNames();
    QVERIFY(names.size() >= 40);
    for (const QString& name : names) {
        if (name == QLatin1String("app"))
            continue;
        QImage image(32, 32, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintIcon(painter, QRectF(0, 0, 32, 32), name, QColor(Qt::red));
        painter.end();
        int inked = 0;
        for (int y = 0; y < 32; ++y)
            for (int x = 0; x < 32; ++x) {
                const QColor pixel = image.pixelColor(x, y);
                if (pixel.alpha() < 200)
                    continue;
                ++inked;
                QVERIFY2(pixel.red() > 200 && pixel.green() < 60 && pixel.blue() < 60, qPrintable(name));
            }
        QVERIFY2(inked > 3, qPrintable(name));
    }
    QVERIFY(icon(QStringLiteral("no such icon")).isNull());
}

void TokensTest::digitsHaveOneWidth()
{
    const QFont font = applicationFont(10, QStringLiteral("en"));
    const QFontMetricsF metrics(font);
    for (const QChar digit : QStringLiteral("023456789"))
        QCOMPARE(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(QLatin1Char('1')));
}

void TokensTest::aThemeThereAndBackGivesTheSamePalette()
{
    Theme theme(*qApp, Theme::Mode::Light);
    const QSignalSpy spy(&theme, &Theme::themeChanged);
    const QPalette before = qApp->palette();
    theme.setMode(Theme::Mode::Dark);
    QVERIFY(theme.isDark());
    QVERIFY(&Tokens::of(qApp->palette()) == &Tokens::dark());
    theme.setMode(Theme::Mode::Light);
    QCOMPARE(qApp->palette(), before);
    QCOMPARE(spy.count(), 2);
    theme.setMode(Theme::Mode::System);
    QVERIFY(!theme.isDark());
}

QTEST_MAIN(TokensTest)
#include "test_tokens.moc"
