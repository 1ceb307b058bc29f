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

# One precompiled header of MLIR's large headers, shared by every target that uses MLIR.
function(planner_use_mlir_pch target)
  if(NOT TARGET planner_mlir_pch)
    file(WRITE ${PROJECT_BINARY_DIR}/mlir_pch.cpp "")
    add_library(planner_mlir_pch STATIC ${PROJECT_BINARY_DIR}/mlir_pch.cpp)
    target_precompile_headers(planner_mlir_pch PRIVATE
      <mlir/IR/Builders.h> <mlir/IR/BuiltinOps.h> <mlir/IR/BuiltinTypes.h> <mlir/IR/OpImplementation.h>
      <mlir/IR/DialectImplementation.h> <mlir/Dialect/Func/IR/FuncOps.h> <llvm/ADT/TypeSwitch.h>)
  endif()
  target_precompile_headers(${target} REUSE_FROM planner_mlir_pch)
endfunction()

# planner_add_unittest(Part [LINK target...]): GoogleTest binary from test/unit/<Part>/*.cpp, its cases under ctest.
function(planner_add_unittest part)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${part}/*.cpp)
  add_executable(planner${part}Tests ${sources})
  target_link_libraries(planner${part}Tests PRIVATE planner${part} ${ARG_LINK} GTest::gmock GTest::gtest_main)
  target_compile_definitions(planner${part}Tests PRIVATE
    PLANNER_SOURCE_DIR="${PROJECT_SOURCE_DIR}" PLANNER_BINARY_DIR="${PROJECT_BINARY_DIR}")
  gtest_discover_tests(planner${part}Tests TEST_PREFIX ${part}. DISCOVERY_TIMEOUT 60)
endfunction()
