# planner_add_part(Name [MLIR lib...] [LINK target...]): the static library planner<Name> from this folder's sources.
# The order of the parts is in docs/architecture.md; a part links only parts on a lower floor.
function(planner_add_part name)
  cmake_parse_arguments(ARG "" "" "MLIR;LINK;DEPENDS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  if(NOT sources)
    add_library(planner${name} INTERFACE)
    target_link_libraries(planner${name} INTERFACE ${ARG_LINK})
    return()
  endif()
  add_library(planner${name} STATIC ${sources})
  target_link_libraries(planner${name} PUBLIC ${ARG_LINK})
  if(ARG_MLIR)
    planner_link_mlir(planner${name} ${ARG_MLIR})
    planner_use_mlir_pch(planner${name})
  else()
    planner_use_pch(planner${name} planner_pch)
  endif()
  if(ARG_DEPENDS)
    add_dependencies(planner${name} ${ARG_DEPENDS})
  endif()
endfunction()

# The headers that most sources include: to read them takes a third of the time to compile one.
set(planner_std_headers <algorithm> <array> <cmath> <cstdint> <cstdio> <functional> <limits> <map> <memory> <numeric>
  <optional> <set> <span> <string> <string_view> <tuple> <unordered_map> <vector>)

# planner_use_pch(target pch [<header>...] [LINK target...]): one precompiled header of these and those above, shared by
# every target that uses it: all libraries, or all programs.
function(planner_use_pch target pch)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  if(NOT TARGET ${pch})
    file(WRITE ${PROJECT_BINARY_DIR}/${pch}.cpp "")
    add_library(${pch} STATIC ${PROJECT_BINARY_DIR}/${pch}.cpp)
    target_link_libraries(${pch} PRIVATE ${ARG_LINK})
    target_precompile_headers(${pch} PRIVATE ${planner_std_headers} ${ARG_UNPARSED_ARGUMENTS})
    get_target_property(type ${target} TYPE)
    if(type STREQUAL EXECUTABLE)
      target_compile_options(${pch} PRIVATE -fPIE)
    endif()
    planner_name_pch(${pch} ${ARG_UNPARSED_ARGUMENTS})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${pch})
endfunction()

# planner_name_pch(pch <header>...): what ccache takes for the precompiled header (pch_external_checksum), so that caches
# of other checkouts, whose precompiled headers are other files of the same headers, serve this one: the compiler, and
# for each header the date that its package gives it.
function(planner_name_pch pch)
  set(name "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}\n")
  foreach(header IN LISTS planner_std_headers ARGN)
    string(REGEX REPLACE "[<>]" "" header ${header})
    find_file(path ${header} PATHS ${CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES} ${MLIR_INCLUDE_DIRS} NO_CACHE REQUIRED)
    file(TIMESTAMP ${path} date UTC)
    string(APPEND name "${header} of ${date}\n")
    unset(path)
  endforeach()
  set(header ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${pch}.dir/cmake_pch.hxx${CMAKE_PCH_EXTENSION})
  file(CONFIGURE OUTPUT ${header}.sum CONTENT "${name}" @ONLY)
endfunction()

function(planner_use_mlir_pch target)
  planner_use_pch(${target} planner_mlir_pch
    <mlir/IR/Builders.h> <mlir/IR/BuiltinOps.h> <mlir/IR/BuiltinTypes.h> <mlir/IR/OpImplementation.h>
    <mlir/IR/DialectImplementation.h> <mlir/Dialect/Func/IR/FuncOps.h> <llvm/ADT/TypeSwitch.h>)
endfunction()

# planner_use_mimalloc(program): a fifth of a search of many strategies is allocation, half of which this allocator
# saves. It takes the place of the C library's where it is installed.
function(planner_use_mimalloc program)
  find_library(PLANNER_MIMALLOC mimalloc)
  find_path(PLANNER_MIMALLOC_INCLUDE mimalloc.h)
  if(PLANNER_MIMALLOC AND PLANNER_MIMALLOC_INCLUDE AND NOT PLANNER_SANITIZE)
    target_link_libraries(${program} PRIVATE -Wl,--push-state,--no-as-needed ${PLANNER_MIMALLOC} -Wl,--pop-state)
    target_compile_definitions(${program} PRIVATE PLANNER_MIMALLOC)
  endif()
endfunction()

# planner_add_unittest(Part [LINK target...] [SANITIZED test...]): GoogleTest binary from test/unit/<Part>/*.cpp, its
# cases under ctest. With sanitizers, which take minutes to compile them all, only from those named SANITIZED, if any.
function(planner_add_unittest part)
  cmake_parse_arguments(ARG "" "" "LINK;SANITIZED" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${part}/*.cpp)
  if(PLANNER_SANITIZE AND ARG_SANITIZED)
    list(TRANSFORM ARG_SANITIZED PREPEND ${part}/ OUTPUT_VARIABLE sources)
    list(TRANSFORM sources APPEND .cpp)
  endif()
  add_executable(planner${part}Tests ${sources})
  target_link_libraries(planner${part}Tests PRIVATE planner${part} ${ARG_LINK} GTest::gmock GTest::gtest_main)
  planner_use_mimalloc(planner${part}Tests)
  planner_use_pch(planner${part}Tests planner_test_pch <gmock/gmock.h> <gtest/gtest.h> LINK GTest::gmock)
  gtest_discover_tests(planner${part}Tests TEST_PREFIX ${part}. DISCOVERY_TIMEOUT 60)
endfunction()
