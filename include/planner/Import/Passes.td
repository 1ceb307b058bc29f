//===- Passes.td - What reading a model does to its module --*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_IMPORT_PASSES
#define PLANNER_IMPORT_PASSES

include "mlir/Pass/PassBase.td"

def SelectEntry : Pass<"planner-select-entry", "::mlir::ModuleOp"> {
  let summary = "Make the function that is read the only public one";
  let description = [{
    Chooses the entry function as reading a model does: the one that `entry`
    names, or else `@main`, or else the only public function, or else the only
    function. That one becomes public and all others private, so that
    `-symbol-dce` after this pass drops what the model does not use.

    Fails if no function, or more than one, could be meant.

    ```mlir
    func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> { ... }
    func.func @helper(%x: tensor<8xf32>) -> tensor<8xf32> { ... }
    // becomes
    func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> { ... }
    func.func private @helper(%x: tensor<8xf32>) -> tensor<8xf32> { ... }
    ```
  }];
  let options = [Option<
      "entry", "entry", "std::string", /*default=*/"",
      "name of the function; empty: @main, or the only one that is public">];
}

def BindDims : Pass<"planner-bind-dims", "::mlir::ModuleOp"> {
  let summary = "Give the dynamic dimensions of the arguments their sizes";
  let description = [{
    Gives every dynamic dimension of the entry function's arguments the size
    that `bind` states. The arguments' types become static; a `tensor.cast`
    takes each to the type that its users expect.

    A name is `ARGUMENT.DIMENSION`, where the argument stands with its name or
    its number (`tokens.0`, `arg3.1`, `3.1`); `ARGUMENT` if only one of its
    dimensions is dynamic; any name if the module has one dynamic dimension
    only; and `*` for all of them.

    Fails if a dynamic dimension is left without a size, or a name means none.

    ```mlir
    // bind=tokens.0=8
    func.func @main(%x: tensor<?x4xf32> loc("tokens")) { ... %x ... }
    // becomes
    func.func @main(%x: tensor<8x4xf32> loc("tokens")) {
      %cast = tensor.cast %x : tensor<8x4xf32> to tensor<?x4xf32>
      ... %cast ...
    }
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
  let options = [
    ListOption<"bindings", "bind", "std::string",
               "sizes of dynamic dimensions, each as NAME=N">,
    Option<"entry", "entry", "std::string", /*default=*/"",
           "as in planner-select-entry">,
  ];
}

def LowerTosa : Pass<"planner-lower-tosa", "::mlir::ModuleOp"> {
  let summary = "Rewrite TOSA as linalg, tensor and arith";
  let description = [{
    Runs MLIR's own conversions of TOSA on every function, in the order in
    which reading a model runs them: implicit broadcasts are made explicit,
    then what has a named linalg operation becomes that, then the rest becomes
    linalg, tensor and arith. A module without TOSA is left as it is.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::tensor::TensorDialect",
  ];
}

#endif // PLANNER_IMPORT_PASSES
