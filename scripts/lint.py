#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Outlay contributors
# SPDX-License-Identifier: MIT
"""The rules of the house that a text search can check.

usage: lint.py [--root DIR] CHECK…      layering: who may include whom
                                        housestyle: licences, size, what is banned and where
Prints "file:line: rule" for each hit; exit 0 without a hit, 1 with one, 2 for wrong usage.
"""
import re
import sys
from pathlib import Path

# Inside core, a folder may include those before it; folders of one row stand side by side and may not include each other.
CORE_ORDER = [["base"], ["units"], ["catalog"], ["plan"], ["physics"], ["money"], ["training", "serving"], ["estimate"],
              ["risk", "solve", "monitor"], ["io"], ["eval"]]
RANK = {folder: rank for rank, row in enumerate(CORE_ORDER) for folder in row}
# What each top folder may include of the others.
MAY_INCLUDE = {"core": {"core"}, "ui": {"ui", "core"}, "app": {"app", "ui", "core"}, "tests": {"tests", "app", "ui", "core"}}

SOURCES = {".cpp", ".h"}
LICENSE_BY_FOLDER = [("tests/ui", "GPL-3.0-or-later"), ("app", "GPL-3.0-or-later"), ("ui", "GPL-3.0-or-later"),
                     ("core", "MIT"), ("tests", "MIT"), ("cmake", "MIT"), ("scripts", "MIT")]
LONGEST_FILE = 500

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
LITERAL = re.compile(r'R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|//[^\n]*|/\*.*?\*/', re.S)
QT_HEADER = re.compile(r"^(Q[A-Z]\w*|Qt\w*)(/|$)|^q[a-z]+\.h$")

# (folders, files excepted, searched in "code" (no comments, no literals), "text" (no comments) or "raw", pattern, rule)
BANNED = [
    (("ui", "app"), ("ui/theme/tokens",), "text", r'"#[0-9A-Fa-f]{3,8}"|\bQColor\s*[({]\s*(?:0x|\d)|\bQRgb\s*[({]\s*0x|\bqRgba?\s*\('
     r'|\bQt::(?:white|black|red|green|blue|gray|darkGray|lightGray|yellow|cyan|magenta|darkRed|darkGreen|darkBlue)\b',
     "a colour outside ui/theme/tokens: take a token"),
    (("ui", "app"), (), "code", r"\bsetStyleSheet\b", "setStyleSheet: the style draws from tokens"),
    (("ui", "app"), (), "code", r"\bQGraphics\w*Effect\b", "a graphics effect turns the page of a report into a bitmap"),
    (("ui", "app"), (), "code", r"\b(?!\w*[bB]ar)\w*[sS]eries(?:\(\))?\s*(?:->|\.)\s*append\s*\(",
     "append on a line is quadratic: replace the whole list"),
    (("core",), (), "code", r"\b(?:std::)?(?:stod|stof|stold|strtod|strtof|atof|sscanf)\s*\(", "reads numbers by the locale: use from_chars"),
    (("core",), (), "code", r"\b(?:setlocale|imbue)\s*\(|\bstd::locale\b", "the core knows no locale"),
    (("core",), (), "code", r"\bstd::\w*stringstream\b", "writes numbers by the locale: use plainNumber or fmt"),
    (("core",), (), "text", r"printf\s*\([^;]*%[-+ #0-9.*]*l?[fFeEgG]", "writes numbers by the locale: use plainNumber or fmt"),
    (("core",), (), "code", r"\b(?:system_clock|steady_clock|high_resolution_clock)\b|\bstd::time\s*\(|\btime\s*\(\s*(?:NULL|nullptr|0)\s*\)"
     r"|\blocaltime\w*\s*\(|\bgmtime\w*\s*\(", "the core has no clock: time is an argument"),
    (("core", "ui", "app"), (), "code", r"\b(?:static\s+\w+(?:\s*[&*])?\s+)(?:instance|getInstance|self)\s*\(", "a singleton: pass the object in"),
    (("core", "ui", "app", "tests"), (), "raw", r"\b(?:TODO|FIXME|XXX|HACK)\b", "unfinished work: finish it, or file it as an issue"),
]


class Source:
    """One file, with views of it in which comments, or comments and literals, are blanks (lines stay where they are)."""

    def __init__(self, root, path):
        self.name = path.relative_to(root).as_posix()
        self.raw = path.read_text(encoding="utf-8")
        self.text = LITERAL.sub(lambda m: blank(m.group()) if m.group().startswith("/") else m.group(), self.raw)
        self.code = LITERAL.sub(lambda m: blank(m.group()), self.raw)

    def line_of(self, offset):
        return self.raw.count("\n", 0, offset) + 1

    def includes(self):
        for number, line in enumerate(self.text.split("\n"), 1):
            match = INCLUDE.match(line)
            if match:
                yield number, match.group(1) == '"', match.group(2)


def blank(text):
    return re.sub(r"[^\n]", " ", text)


def sources(root):
    for folder in MAY_INCLUDE:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in SOURCES:
                yield Source(root, path)


def layering(root):
    for source in sources(root):
        parts = source.name.split("/")
        layer = parts[0]
        for number, quoted, header in source.includes():
            target = header.split("/")
            if layer == "core" and QT_HEADER.match(header):
                yield source.name, number, f"the core knows no Qt ({header})"
            if not quoted or "/" not in header:
                if quoted and not header.endswith(".moc"):
                    yield source.name, number, f'includes start at the root: "{header}"'
                continue
            if target[0] not in MAY_INCLUDE:
                yield source.name, number, f'includes start at a top folder: "{header}"'
            elif target[0] not in MAY_INCLUDE[layer]:
                yield source.name, number, f"{layer} may not include {target[0]} ({header})"
            elif layer == "core" and len(parts) > 2:
                yield from inside_core(source, number, parts[1], target[1], header)
        if layer == "ui" and not source.name.startswith("ui/charts/"):
            for number, _, header in source.includes():
                if re.match(r"^(QtCharts/|Q(Abstract)?(Chart\w*|\w*Series|BarSet|ValueAxis|CategoryAxis|LogValueAxis)\b)", header):
                    yield source.name, number, f"Qt Charts belongs into ui/charts ({header})"


def inside_core(source, number, own, other, header):
    if own not in RANK or other not in RANK:
        yield source.name, number, f"folder without a place in the order of core: {own if own not in RANK else other}"
    elif own != other and RANK[other] >= RANK[own]:
        yield source.name, number, f"core/{own} may not include core/{other} ({header})"


def housestyle(root):
    for source in sources(root):
        yield from licence(source.name, source.raw, "//")
        lines = source.raw.count("\n")
        if lines > LONGEST_FILE and not source.name.startswith("tests/"):
            yield source.name, lines, f"longer than {LONGEST_FILE} lines: split it"
        name = source.name.rsplit("/", 1)[1]
        if not re.fullmatch(r"[a-z0-9]+\.(cpp|h)" if not source.name.startswith("tests/") else r"[a-z0-9_]+\.(cpp|h)", name):
            yield source.name, 1, "file names are lower case without separators"
        if name.endswith(".h") and "#pragma once" not in source.raw:
            yield source.name, 1, "a header starts with #pragma once"
        yield from banned(source)
    for path in sorted(root.rglob("CMakeLists.txt")) + sorted((root / "cmake").glob("*.cmake")) + sorted((root / "scripts").glob("*.py")):
        relative = path.relative_to(root).as_posix()
        if not relative.startswith(("build/", "out/", ".")):
            yield from licence(relative, path.read_text(encoding="utf-8"), "#")


def licence(name, text, comment):
    head = [line for line in text.split("\n", 4)[:4] if not line.startswith("#!")]
    if not head[0].startswith(f"{comment} SPDX-FileCopyrightText: "):
        yield name, 1, "no SPDX-FileCopyrightText line"
        return
    match = re.match(re.escape(comment) + r" SPDX-License-Identifier: (\S+)$", head[1])
    if not match:
        yield name, 2, "no SPDX-License-Identifier line"
        return
    expected = next((licence for folder, licence in LICENSE_BY_FOLDER if name.startswith(folder + "/")), None)
    if expected and match.group(1) != expected:
        yield name, 2, f"the licence here is {expected}"


def banned(source):
    for folders, excepted, view, pattern, rule in BANNED:
        if not source.name.startswith(tuple(folder + "/" for folder in folders)) or source.name.startswith(excepted or "\0"):
            continue
        for match in re.finditer(pattern, getattr(source, view)):
            yield source.name, source.line_of(match.start()), rule


CHECKS = {"layering": layering, "housestyle": housestyle}


def main(arguments):
    root = Path(__file__).resolve().parent.parent
    if arguments[:1] == ["--root"] and len(arguments) > 1:
        root = Path(arguments[1]).resolve()
        arguments = arguments[2:]
    if not arguments or any(name not in CHECKS for name in arguments):
        print(__doc__, file=sys.stderr)
        return 2
    hits = [hit for name in arguments for hit in CHECKS[name](root)]
    for name, line, rule in hits:
        print(f"{name}:{line}: {rule}")
    print(f"{' and '.join(arguments)}: {len(hits) or 'no'} hit{'s' if len(hits) != 1 else ''}")
    return 1 if hits else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
