#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Outlay contributors
# SPDX-License-Identifier: MIT
"""Every rule of scripts/lint.py catches a file that breaks it, and lets a clean tree pass."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

LINT = Path(__file__).resolve().parents[2] / "scripts" / "lint.py"
# REUSE-IgnoreStart
MIT = "// SPDX-FileCopyrightText: 2026 Outlay contributors\n// SPDX-License-Identifier: MIT\n"
GPL = MIT.replace("MIT", "GPL-3.0-or-later")
# REUSE-IgnoreEnd

CLEAN = {
    "core/base/text.h": MIT + "#pragma once\n#include <string>\n",
    "core/plan/plan.cpp": MIT + '#include "core/base/text.h"\n// strtod( in a comment, #ffffff too\nauto a = "std::locale";\n',
    "ui/theme/tokens.cpp": GPL + 'QColor ink("#102030");\n',
    "ui/charts/view.cpp": GPL + "#include <QtCharts/QChart>\nvoid f() { barSeries->append(sets); points.append(p); }\n",
    "app/main.cpp": GPL + '#include "ui/window.h"\n#include "core/plan/plan.h"\n',
    "tests/core/test_text.cpp": MIT + '#include <QTest>\n#include "test_text.moc"\n',
}

# file, its text after the licence, part of the rule that must be named
BROKEN = {
    "layering": [
        ("core/base/a.cpp", '#include "core/plan/plan.h"', "core/base may not include core/plan"),
        ("core/serving/a.cpp", '#include "core/training/run.h"', "core/serving may not include core/training"),
        ("core/base/a.cpp", '#include "ui/window.h"', "core may not include ui"),
        ("core/base/a.cpp", "#include <QString>", "the core knows no Qt"),
        ("core/base/a.cpp", "#include <QtCore/qglobal.h>", "the core knows no Qt"),
        ("core/other/a.cpp", '#include "core/base/text.h"', "folder without a place"),
        ("core/base/a.cpp", '#include "text.h"', "includes start at the root"),
        ("ui/a.cpp", '#include "app/main.h"', "ui may not include app"),
        ("ui/a.cpp", "#include <QChartView>", "belongs into ui/charts"),
    ],
    "housestyle": [
        ("ui/a.cpp", 'QColor ink("#102030");', "a colour outside"),
        ("ui/a.cpp", "auto ink = QColor(1, 2, 3);", "a colour outside"),
        ("ui/a.cpp", "auto ink = Qt::white;", "a colour outside"),
        ("ui/a.cpp", 'setStyleSheet("x");', "setStyleSheet"),
        ("ui/a.cpp", "QGraphicsDropShadowEffect e;", "graphics effect"),
        ("ui/a.cpp", "m_series->append(1, 2);", "append on a line"),
        ("ui/a.cpp", "static Window& instance();", "a singleton"),
        ("core/base/a.cpp", "auto x = std::stod(text);", "use from_chars"),
        ("core/base/a.cpp", 'std::printf("%.2f", x);', "by the locale"),
        ("core/base/a.cpp", "std::ostringstream out;", "by the locale"),
        ("core/base/a.cpp", "auto now = std::chrono::system_clock::now();", "no clock"),
        ("core/base/a.cpp", "// TO" + "DO: more", "unfinished work"),
        ("core/base/a.cpp", "\n" * 501, "split it"),
        ("core/base/aB.cpp", "", "lower case"),
        ("core/base/a.h", "", "#pragma once"),
    ],
}


def lint(files, check):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        answer = subprocess.run([sys.executable, "-B", LINT, "--root", folder, check], capture_output=True, text=True, check=False)
        return answer.returncode, answer.stdout + answer.stderr


class Lint(unittest.TestCase):
    def test_clean_tree_passes(self):
        for check in BROKEN:
            self.assertEqual(lint(CLEAN, check)[0], 0, lint(CLEAN, check)[1])

    def test_each_rule_catches_what_breaks_it(self):
        for check, rows in BROKEN.items():
            for name, text, rule in rows:
                with self.subTest(file=name, text=text[:40]):
                    code, output = lint({name: (MIT if name.startswith("core") else GPL) + text + "\n"}, check)
                    self.assertEqual(code, 1, output)
                    self.assertIn(f"{name}:", output)
                    self.assertIn(rule, output)

    def test_licences_are_asked_for(self):
        for text, rule in (("int x;\n", "SPDX-FileCopyrightText"), (GPL, "the licence here is MIT")):
            code, output = lint({"core/base/a.cpp": text}, "housestyle")
            self.assertEqual(code, 1)
            self.assertIn(rule, output)


if __name__ == "__main__":
    unittest.main()
