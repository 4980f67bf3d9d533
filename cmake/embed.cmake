# SPDX-FileCopyrightText: 2026 Outlay contributors
# SPDX-License-Identifier: MIT
# Script behind outlay_embed: writes the files as raw string literals. Literals are cut into pieces because
# compilers limit the length of one; the pieces are joined again by the compiler.
string(REPLACE "|" ";" files "${FILES}")
set(text "// Generated from resources/; do not edit.\n#include \"core/base/embedded.h\"\n#include <array>\nnamespace outlay {\nnamespace {\n")
set(rows "")
set(count 0)
foreach(file IN LISTS files)
  file(READ "${file}" content HEX)
  string(LENGTH "${content}" length)
  math(EXPR bytes "${length} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" escaped "${content}")
  # A line of 64 escapes a piece keeps every literal short.
  string(REGEX REPLACE "(\\\\x[0-9a-f][0-9a-f]\\\\x[0-9a-f][0-9a-f]\\\\x[0-9a-f][0-9a-f]\\\\x[0-9a-f][0-9a-f]\\\\x[0-9a-f][0-9a-f]\\\\x[0-9a-f][0-9a-f]\\\\x[0-9a-f][0-9a-f]\\\\x[0-9a-f][0-9a-f])" "\\1\"\n\"" escaped "${escaped}")
  file(RELATIVE_PATH name "${ROOT}" "${file}")
  string(APPEND text "constexpr char file${count}[] = \"${escaped}\";\n")
  string(APPEND rows "  EmbeddedFile{\"${name}\", std::string_view(file${count}, ${bytes})},\n")
  math(EXPR count "${count} + 1")
endforeach()
string(APPEND text "const std::array<EmbeddedFile, ${count}> files = {{\n${rows}}};\n}\nstd::span<const EmbeddedFile> ${FUNCTION}() { return files; }\n}\n")
file(WRITE "${OUTPUT}" "${text}")
