#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Outlay contributors
# SPDX-License-Identifier: MIT
# Checks the files of the desktop with the tools of the desktop; works without a network.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
id=org.outlay.Outlay
code=0

desktop-file-validate "$id.desktop" || code=1
appstreamcli validate --no-net --no-color "$id.metainfo.xml" || code=1
xmllint --noout "$id.xml" "$id.metainfo.xml" || code=1

# update-mime-database answers 0 whatever it reads: what it prints is the answer.
data=$(mktemp -d)
tree=$data/mime
trap 'rm -rf "$data"' EXIT
mkdir -p "$tree/packages"
cp "$id.xml" "$tree/packages/"
complaint=$(XDG_DATA_HOME=$data XDG_DATA_DIRS=$data PKGSYSTEM_ENABLE_FSYNC=0 update-mime-database "$tree" 2>&1) || code=1
if [ -n "$complaint" ]; then
  printf '%s\n' "$complaint"
  code=1
fi
grep -q "vnd.outlay.plan+json:\*.outlay" "$tree/globs2" || code=1

if command -v man >/dev/null; then
  for page in man/*.1; do
    complaint=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null) || code=1
    if [ -n "$complaint" ]; then
      printf '%s: %s\n' "$page" "$complaint"
      code=1
    fi
  done
fi
exit "$code"
