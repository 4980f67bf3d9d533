#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Outlay contributors
# SPDX-License-Identifier: MIT
"""The translation files of resources/translations.

usage: translations.py update           reads the texts of the sources into the files; new ones are marked unfinished
       translations.py check            fails on texts that are missing, unfinished or left over, and on wrong place-holders
English holds the plural forms alone: every other text is its own source. Needs lupdate of Qt 6.
"""
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
FILES = {"outlay_zh_CN.ts": [], "outlay_en.ts": ["-pluralonly"]}
CANDIDATES = ["/usr/lib/qt6/bin/lupdate", "lupdate6", "lupdate-qt6"]
PLACE = re.compile(r"%(?:\d|n)")


def find_lupdate():
    return next((found for found in (shutil.which(name) for name in CANDIDATES) if found), None)


def run_lupdate(lupdate, folder):
    for name, options in FILES.items():
        language = name.removeprefix("outlay_").removesuffix(".ts")
        command = [lupdate, "-silent", "-I", ".", "-tr-function-alias", "QT_TRANSLATE_NOOP+=CORE_TR_NOOP", "-locations", "none", "-no-obsolete", *options,
                   "-source-language", "en", "-target-language", language, "core", "ui", "-ts", str(folder / name)]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def messages(path):
    """(context, source) → (type, list of forms)"""
    found = {}
    for context in ET.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            found[(context.find("name").text, message.find("source").text)] = (translation.get("type", ""), forms)
    return found


def problems(name, stored, fresh):
    for key in fresh.keys() - stored.keys():
        yield f"{name}: {key[0]}: \"{key[1]}\" is missing: run scripts/translations.py update, then translate it"
    for key in stored.keys() - fresh.keys():
        yield f"{name}: {key[0]}: \"{key[1]}\" is no text of the sources any more: run scripts/translations.py update"
    for (context, source), (state, forms) in stored.items():
        if state or not all(forms):
            yield f"{name}: {context}: \"{source}\" is not translated"
            continue
        for form in forms:
            wanted = set(PLACE.findall(source))
            given = set(PLACE.findall(form))
            # A plural form may leave the number out ("one item").
            if given - wanted or (wanted - {"%n"}) - given:
                yield f"{name}: {context}: \"{source}\" and \"{form}\" have different place-holders"
            if ("&" in source) != ("&" in form) and context == "Window":
                yield f"{name}: {context}: \"{source}\" and \"{form}\" differ in their mnemonic"


def check(lupdate):
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for name in FILES:
            shutil.copy(FOLDER / name, Path(folder) / name)
        if lupdate:
            run_lupdate(lupdate, Path(folder))
        else:
            print("no lupdate of Qt 6: whether texts are missing was not checked")
        for name in FILES:
            found += problems(name, messages(FOLDER / name), messages(Path(folder) / name))
    print("\n".join(found))
    print(f"translations: {len(found) or 'no'} problem{'s' if len(found) != 1 else ''}")
    return 1 if found else 0


def main(arguments):
    if arguments not in (["update"], ["check"]):
        print(__doc__, file=sys.stderr)
        return 2
    lupdate = find_lupdate()
    if arguments == ["check"]:
        return check(lupdate)
    if not lupdate:
        print("no lupdate of Qt 6: install qt6-l10n-tools", file=sys.stderr)
        return 1
    run_lupdate(lupdate, FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
