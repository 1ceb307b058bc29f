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
  endif()
  if(ARG_DEPENDS)
    add_dependencies(planner${name} ${ARG_DEPENDS})
  endif()
endfunction()

# planner_use_pch(target pch <header>... [LINK target...]): one precompiled header of these, shared by every target that
# uses it: all libraries, or all programs. Only where it saves much, as compiler caches of other checkouts, whose
# precompiled headers are other files, do not serve such targets.
function(planner_use_pch target pch)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  if(NOT TARGET ${pch})
    file(WRITE ${PROJECT_BINARY_DIR}/${pch}.cpp "")
    add_library(${pch} STATIC ${PROJECT_BINARY_DIR}/${pch}.cpp)
    target_link_libraries(${pch} PRIVATE ${ARG_LINK})
    target_precompile_headers(${pch} PRIVATE ${ARG_UNPARSED_ARGUMENTS})
    get_target_property(type ${target} TYPE)
    if(type STREQUAL EXECUTABLE)
      target_compile_options(${pch} PRIVATE -fPIE)
    endif()
  endif()
  target_precompile_headers(${target} REUSE_FROM ${pch})
endfunction()

function(planner_use_mlir_pch target)
  planner_use_pch(${target} planner_mlir_pch
    <mlir/IR/Builders.h> <mlir/IR/BuiltinOps.h> <mlir/IR/BuiltinTypes.h> <mlir/IR/OpImplementation.h>
    <mlir/IR/DialectImplementation.h> <mlir/Dialect/Func/IR/FuncOps.h> <llvm/ADT/TypeSwitch.h>)
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
  target_compile_definitions(planner${part}Tests PRIVATE
    PLANNER_SOURCE_DIR="${PROJECT_SOURCE_DIR}" PLANNER_BINARY_DIR="${PROJECT_BINARY_DIR}")
  planner_use_pch(planner${part}Tests planner_test_pch <gmock/gmock.h> <gtest/gtest.h> LINK GTest::gmock)
  gtest_discover_tests(planner${part}Tests TEST_PREFIX ${part}. DISCOVERY_TIMEOUT 60)
endfunction()
