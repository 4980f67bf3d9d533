// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// From one edit to all panes painted, beside one frame; the first paint beside that of a bare window with one chart; memory.
#include "tests/ui/workbench.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pagehost.h"

#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <cstdio>
#include <future>
#include <memory>
#include <vector>

using namespace outlay;
using namespace outlay::ui;

namespace {

constexpr double frameMs = 16;
constexpr double openMs = 100;

double milliseconds(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

/// Lets the window paint what has changed into its backing store, as on a screen.
void settle()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

double bareWindowMs()
{
    QElapsedTimer timer;
    timer.start();
    QMainWindow window;
    auto* series = new QLineSeries;
    series->replace(QList<QPointF>{{0, 1}, {6, 3}, {12, 4}});
    auto* view = new QChartView;
    view->chart()->addSeries(series);
    view->chart()->createDefaultAxes();
    window.setCentralWidget(view);
    window.resize(1366, 768);
    window.show();
    settle();
    return milliseconds(timer);
}

// Peak resident memory of the process, MiB; 0 where the system does not say.
double peakMiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').constFirst().toDouble() / 1024;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    // As app/main does it: the facts are read while Qt starts, which the bare window is not charged for either.
    const auto facts = std::async(std::launch::async, [] { testCatalog(); });
    QApplication application(argc, argv);
    bareWindowMs();  // loads fonts and plugins, which both windows need
    const double bare = bareWindowMs();

    QElapsedTimer timer;
    timer.start();
    Workbench bench;
    MainWindow window(bench.workspace(), bench.storage, bench.recovery);
    window.resize(1366, 768);
    window.show();
    settle();
    const double first = milliseconds(timer);
    std::printf("%-34s %8.2f ms   %5.2f of a bare window with one chart (%.2f ms)\n", "first paint", first, first / bare, bare);

    timer.restart();
    window.files().openTemplate(QStringLiteral("train-and-serve"));
    settle();
    const double opened = milliseconds(timer);
    std::printf("%-34s %8.2f ms   %5.2f of %.0f ms\n", "opening the first plan", opened, opened / openMs, openMs);
    for (int i = 0; i < 5; ++i) {
        bench.estimator.flush();
        QCoreApplication::processEvents();
    }
    auto* tabs = window.findChild<QTabBar*>();
    for (int page = 0; tabs && page < tabs->count(); ++page) {
        tabs->setCurrentIndex(page);
        QCoreApplication::processEvents();
        std::vector<double> times;
        for (int i = 0; i < 120; ++i) {
            timer.restart();
            bench.document.setField("tokens", 1e12 + i * 1e9);
            bench.estimator.flush();
            settle();
            times.push_back(milliseconds(timer));
        }
        std::sort(times.begin(), times.end());
        const double p99 = times[times.size() * 99 / 100];
        std::printf("edit to painted, page %-12s %8.2f ms p99   %5.2f of a frame   median %.2f ms\n", qPrintable(tabs->tabText(page)), p99, p99 / frameMs,
                    times[times.size() / 2]);
    }
    std::printf("%-34s %8.1f MiB  %5.2f of the budget of 120 MiB\n", "peak memory", peakMiB(), peakMiB() / 120);
    return 0;
}
