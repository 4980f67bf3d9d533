# SPDX-FileCopyrightText: 2026 Outlay contributors
# SPDX-License-Identifier: MIT
# outlay_embed(TARGET NAMESPACE_FUNCTION FILES…): compiles files into a target as one table of (name, text),
# reached by the function `std::span<const outlay::EmbeddedFile> outlay::<function>()` of core/base/embedded.h.
function(outlay_embed target function)
  set(output "${CMAKE_CURRENT_BINARY_DIR}/embedded_${function}.cpp")
  list(JOIN ARGN "|" joined)
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" "-DOUTPUT=${output}" "-DFUNCTION=${function}" "-DFILES=${joined}"
            "-DROOT=${CMAKE_SOURCE_DIR}/resources" -P "${CMAKE_SOURCE_DIR}/cmake/embed.cmake"
    DEPENDS ${ARGN} "${CMAKE_SOURCE_DIR}/cmake/embed.cmake"
    VERBATIM)
  # The target may live in another directory, where this rule is not seen.
  add_custom_target(${target}_${function} DEPENDS "${output}")
  add_dependencies(${target} ${target}_${function})
  target_sources(${target} PRIVATE "${output}")
  set_source_files_properties("${output}" TARGET_DIRECTORY ${target} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
endfunction()
