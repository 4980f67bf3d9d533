# SPDX-FileCopyrightText: 2026 Outlay contributors
# SPDX-License-Identifier: MIT
# One interface target carries the flags that every target of the project shares.
add_library(outlay_options INTERFACE)
target_compile_features(outlay_options INTERFACE cxx_std_20)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
target_compile_options(outlay_options INTERFACE -Wall -Wextra -Wshadow -Wold-style-cast -Wnon-virtual-dtor)
# gcc 12 warns of uninitialised members of an empty std::optional that no path reads.
target_compile_options(outlay_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
if(OUTLAY_WERROR)
  target_compile_options(outlay_options INTERFACE -Werror)
endif()
if(OUTLAY_SANITIZE)
  target_compile_options(outlay_options INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
  target_link_options(outlay_options INTERFACE -fsanitize=address,undefined)
endif()

# Dozens of test programs are linked; mold does each in a fraction of the time.
find_program(OUTLAY_MOLD mold)
if(OUTLAY_MOLD)
  target_link_options(outlay_options INTERFACE -fuse-ld=mold)
endif()

find_program(OUTLAY_CCACHE ccache)
if(OUTLAY_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${OUTLAY_CCACHE}")
endif()
