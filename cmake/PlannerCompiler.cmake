# Warnings, assertions, sanitizers and the linker, for every target.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Werror)
  # Let ccache share precompiled headers. It rewrites the path of one, but not that of its source, which CMake would
  # include as well.
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang$<SEMICOLON>-fno-pch-timestamp>)
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -Xclang -include-pch -Xclang <PCH_FILE>)
else()
  # Its plain -Wshadow, unlike clang's, is also about a constructor's parameters that are called as what they set.
  add_compile_options(-Wall -Wextra -Wpedantic -Wshadow=local -Werror)
  # g++ 12 reports false positives of these in optimised code.
  add_compile_options(-Wno-maybe-uninitialized -Wno-dangling-pointer -Wno-restrict -Wno-stringop-overread
    -Wno-stringop-overflow -Wno-array-bounds -Wno-use-after-free)
  # Those that say clang what -ffp-contract=off says all of a part.
  add_compile_options(-Wno-unknown-pragmas)
endif()

if(PLANNER_ASSERTIONS)
  string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
endif()

foreach(sanitizer IN LISTS PLANNER_SANITIZE)
  add_compile_options(-fsanitize=${sanitizer} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${sanitizer})
endforeach()

# Half of the time to compile would go into these; what is done through a wrong pointer the address sanitizer shows.
if("undefined" IN_LIST PLANNER_SANITIZE)
  add_compile_options(-fno-sanitize=null,alignment,object-size,vptr)
endif()

# What the fuzzers follow. Only clang has it.
if(PLANNER_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# The one spelling that g++, clang and nvcc links all accept.
add_link_options(-B/usr/lib/llvm-22/bin -fuse-ld=lld)
if(NOT PLANNER_SANITIZE)
  add_link_options(-Wl,--as-needed -Wl,--gc-sections)
  add_compile_options(-ffunction-sections -fdata-sections)
endif()

find_program(PLANNER_CCACHE ccache)
if(PLANNER_CCACHE)
  set(CMAKE_C_COMPILER_LAUNCHER ${PLANNER_CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${PLANNER_CCACHE})
endif()
