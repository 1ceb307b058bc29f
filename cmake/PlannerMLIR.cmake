# MLIR 22.1 as packaged by Debian. Only planner_link_mlir() may name MLIR libraries: mixing archives with the
# shared library silently links parts of MLIR twice.
list(APPEND CMAKE_PREFIX_PATH /usr/lib/llvm-22)
find_package(MLIR 22.1 REQUIRED CONFIG)

if(PLANNER_STATIC_MLIR)
  # Debian's archives name the shared libLLVM as a dependency; name the archives instead.
  get_property(mlir_all_libs GLOBAL PROPERTY MLIR_ALL_LIBS)
  foreach(library IN LISTS mlir_all_libs)
    if(TARGET ${library})
      get_target_property(dependencies ${library} INTERFACE_LINK_LIBRARIES)
      if("LLVM" IN_LIST dependencies)
        list(REMOVE_ITEM dependencies LLVM)
        set_target_properties(${library} PROPERTIES INTERFACE_LINK_LIBRARIES
          "${dependencies};LLVMCore;LLVMSupport;LLVMSupportLSP")
      endif()
    endif()
  endforeach()
else()
  set(MLIR_LINK_MLIR_DYLIB ON)
endif()

# add_mlir_doc writes below this; unset it would be the file system's root.
set(MLIR_BINARY_DIR ${PROJECT_BINARY_DIR})
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)

include_directories(${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR})
# What TableGen writes does not follow our warnings.
include_directories(SYSTEM ${PROJECT_BINARY_DIR})
include_directories(SYSTEM ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
separate_arguments(llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
add_definitions(${llvm_definitions})

# planner_link_mlir(target MLIRIR MLIRFuncDialect ...): name every MLIR library that the target's code uses.
function(planner_link_mlir target)
  if(PLANNER_STATIC_MLIR)
    target_link_libraries(${target} PUBLIC ${ARGN} LLVMSupport)
  else()
    target_link_libraries(${target} PUBLIC MLIR LLVM)
  endif()
endfunction()
