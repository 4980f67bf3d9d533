// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// From one edit to all panes painted, beside one frame; the first paint beside that of a bare window with one chart; memory.
//
// The first paint is measured as a user meets it: from the start of a process until its window is painted. Both kinds of
// process are this program, started anew and in turns, so that fonts, plugins and libraries are charged to both alike.
#include "tests/ui/workbench.h"
#include "ui/pages/clusterpage.h"
#include "ui/pages/comparepage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pagehost.h"

#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMainWindow>
#include <QProcess>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <future>
#include <memory>
#include <vector>

using namespace outlay;
using namespace outlay::ui;

namespace {

constexpr double frameMs = 16;
constexpr double openMs = 100;
const QString bareOption = QStringLiteral("--bare-window");
const QString windowOption = QStringLiteral("--start-page");

double milliseconds(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

/// Lets the window paint what has changed into its backing store, as on a screen.
void settle()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

struct BareWindow {
    QMainWindow window;

    BareWindow()
    {
        auto* series = new QLineSeries;
        series->replace(QList<QPointF>{{0, 1}, {6, 3}, {12, 4}});
        auto* view = new QChartView;
        view->chart()->addSeries(series);
        view->chart()->createDefaultAxes();
        window.setCentralWidget(view);
        window.resize(1366, 768);
        window.show();
        settle();
    }
};

struct StartWindow {
    Workbench bench;
    MainWindow window{bench.workspace(), bench.storage, bench.recovery};

    StartWindow()
    {
        window.resize(1366, 768);
        window.show();
        settle();
    }
};

qint64 nowNs() { return std::chrono::steady_clock::now().time_since_epoch().count(); }

/// The process that is measured: shows one window, and prints the time since `startedNs`, when its parent started it.
int showOneWindow(int argc, char** argv, bool isBare, qint64 startedNs)
{
    // As app/main does it: the facts are read while Qt starts.
    std::future<void> facts;
    if (!isBare)
        facts = std::async(std::launch::async, [] { testCatalog(); });
    QApplication application(argc, argv);
    const auto bare = isBare ? std::make_unique<BareWindow>() : nullptr;
    const auto start = isBare ? nullptr : std::make_unique<StartWindow>();
    std::printf("%.3f\n", static_cast<double>(nowNs() - startedNs) / 1e6);
    return 0;
}

double firstPaintMs(bool isBare)
{
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(QCoreApplication::applicationFilePath(), {isBare ? bareOption : windowOption, QString::number(nowNs())});
    process.waitForFinished();
    return process.readAllStandardOutput().trimmed().toDouble();
}

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void printFirstPaint()
{
    constexpr int starts = 15;
    std::vector<double> bare;
    std::vector<double> window;
    for (int i = 0; i < starts; ++i) {
        bare.push_back(firstPaintMs(true));
        window.push_back(firstPaintMs(false));
    }
    std::printf("%-34s %8.2f ms   %5.2f of a bare window with one chart (%.2f ms)\n", "first paint, from process start", median(window),
                median(window) / median(bare), median(bare));
}

/// Times from an edit until all panes are painted, with what the page in front studies beside the window.
class Edits {
public:
    explicit Edits(StartWindow& start) : m_start(start) {}

    void measure(const QString& name, const std::function<void(int)>& edit)
    {
        waitUntilIdle();
        std::vector<double> times;
        constexpr int count = 120;
        for (int i = 0; i < count; ++i) {
            QElapsedTimer timer;
            timer.start();
            edit(i);
            m_start.bench.estimator.flush();
            flushStudy();
            settle();
            times.push_back(milliseconds(timer));
        }
        std::sort(times.begin(), times.end());
        const double p99 = times[times.size() * 99 / 100];
        std::printf("edit to painted, %-28s %8.2f ms p99   %5.2f of a frame   median %.2f ms\n", qPrintable(name), p99, p99 / frameMs,
                    times[times.size() / 2]);
    }

private:
    void flushStudy()
    {
        auto* cluster = m_start.window.findChild<ClusterPage*>();
        if (cluster && cluster->isVisible())
            cluster->runner().flush();
    }
    void waitUntilIdle()
    {
        do {
            flushStudy();
            settle();
        } while (!m_start.bench.estimator.background().isIdle());
    }

    StartWindow& m_start;
};

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
    if (argc == 3 && (argv[1] == bareOption || argv[1] == windowOption))
        return showOneWindow(argc, argv, argv[1] == bareOption, QByteArray(argv[2]).toLongLong());
    QApplication application(argc, argv);
    printFirstPaint();

    // The same once more in a process where fonts and plugins are loaded: what is the window's own.
    QElapsedTimer timer;
    timer.start();
    double bareMs = 0;
    for (int i = 0; i < 2; ++i) {
        timer.restart();
        const BareWindow bare;
        bareMs = milliseconds(timer);
    }
    testCatalog();
    timer.restart();
    StartWindow start;
    const double startMs = milliseconds(timer);
    std::printf("%-34s %8.2f ms   %5.2f of a bare window with one chart (%.2f ms)\n", "first paint, in a warm process", startMs, startMs / bareMs, bareMs);
    MainWindow& window = start.window;
    Workbench& bench = start.bench;

    timer.restart();
    window.files().openTemplate(QStringLiteral("train-and-serve"));
    settle();
    const double opened = milliseconds(timer);
    std::printf("%-34s %8.2f ms   %5.2f of %.0f ms\n", "opening the first plan", opened, opened / openMs, openMs);
    for (int i = 0; i < 5; ++i) {
        bench.estimator.flush();
        QCoreApplication::processEvents();
    }
    Edits edits(start);
    const auto tokens = [&](int i) { bench.document.setField("tokens", 1e12 + i * 1e9); };
    for (int page = 0; page < window.pages().pageCount(); ++page) {
        window.pages().openPage(page);
        edits.measure(QStringLiteral("page ") + window.pages().currentId(), tokens);
    }
    window.pages().openPage(0);
    edits.measure(QStringLiteral("overview, a new search"), [&](int i) { bench.document.setField("n_devices", 512.0 + 8 * i); });
    for (const char* device : {"h200-sxm", "b200"}) {
        bench.document.activateScenario("base");
        bench.document.applyFields({{"device", std::string(device)}, {"price", Value()}}, QString(), true);
    }
    window.pages().openPage(QStringLiteral("compare"));
    edits.measure(QStringLiteral("three scenarios side by side"), tokens);
    window.findChild<ComparePage*>()->setHardware(true);
    edits.measure(QStringLiteral("hardware side by side"), tokens);
    std::printf("%-34s %8.1f MiB  %5.2f of the budget of 120 MiB\n", "peak memory", peakMiB(), peakMiB() / 120);
    return 0;
}
