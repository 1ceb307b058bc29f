//===- Importer.h - The walk from a module to a graph -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_IMPORT_IMPORTER_H
#define PLANNER_LIB_IMPORT_IMPORTER_H

#include "Entry.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "planner/Import/FromModule.h"
#include "planner/Import/ShardingRuleInterface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace planner {

/// Element type; DType::Other for tokens, tuples and the like.
DType dtypeOf(mlir::Type type);
/// Of a value; DType::Other if all elements are not equal or not numbers.
std::optional<double> splatOf(mlir::Attribute attr);

/// Communicates with other devices, or asks which one this is.
bool isCrossDevice(mlir::Operation *op);

/// Makes operations of whole tensors of those that an export wrote for one
/// device.
void joinLocalOperations(mlir::ModuleOp module);

using TensorIds = llvm::SmallVector<TensorId, 4>;

/// Converts the operations of a function, and of what it calls, one by one.
/// Functions return failure after storing a Diagnostic.
class Importer {
public:
  Importer(mlir::ModuleOp sourceModule, const ImportOptions &importOptions);
  Expected<mlir::func::FuncOp> entryFunction();
  Expected<OpGraph> run(ValueOrigins *origins = nullptr);

private:
  /// What is done with an operation, by its name.
  enum class Handling : uint8_t {
    Describe,
    Constant,
    Call,
    Composite,
    CustomCall,
    While,
    For,
    BatchNorm,
    Branches,
    NamedComputation,
    ManualComputation,
    /// Collectives, which only a partitioned module has.
    CrossDevice,
    /// Results are the operands.
    Identity,
    Constraint,
    Tuple,
    TupleElement,
    Elementwise,
    Linalg,
    TensorOp,
    /// Sizes of dimensions.
    Dimension,
    /// No results, no meaning here.
    Nothing
  };

  // Importer.cpp: the entry function and the finished graph.
  mlir::LogicalResult chooseEntry(mlir::func::FuncOp &entry);
  mlir::LogicalResult
  bindArguments(mlir::func::FuncOp entry,
                llvm::SmallVectorImpl<ArgumentShape> &shapes);
  mlir::LogicalResult addArguments(mlir::func::FuncOp entry);
  mlir::LogicalResult addResults(mlir::func::FuncOp entry,
                                 llvm::ArrayRef<TensorId> yielded);
  mlir::LogicalResult checkDonation(mlir::func::FuncOp entry, unsigned argument,
                                    unsigned result);
  bool replacesArgument(TensorId result, mlir::Attribute sharding,
                        mlir::func::FuncOp entry);
  void dropDeadOps();
  void writeWarnings();

  // Convert.cpp: operations.
  /// Converts the operations of a block and hands back the operands of its
  /// terminator.
  mlir::LogicalResult convertBlock(mlir::Block &block, TensorIds &yielded,
                                   bool notesUses = false);
  mlir::LogicalResult convertOp(mlir::Operation *op);
  Handling handlingOf(mlir::Operation *op);
  mlir::LogicalResult convertDescribed(mlir::Operation *op);
  mlir::LogicalResult convertConstant(mlir::Operation *op);
  void convertWeight(mlir::Operation *op,
                     mlir::DenseResourceElementsAttr resource);
  mlir::LogicalResult convertElementwise(mlir::Operation *op);
  mlir::LogicalResult convertIdentity(mlir::Operation *op);
  mlir::LogicalResult convertConstraint(mlir::Operation *op);
  mlir::LogicalResult convertTuple(mlir::Operation *op);
  mlir::LogicalResult convertTupleElement(mlir::Operation *op);
  mlir::LogicalResult convertCustomCall(mlir::Operation *op);
  mlir::LogicalResult convertDimension(mlir::Operation *op);
  mlir::LogicalResult convertOpaque(mlir::Operation *op);

  // ControlFlow.cpp: calls, branches, loops.
  mlir::LogicalResult convertCall(mlir::Operation *op, llvm::StringRef callee);
  mlir::LogicalResult convertRegionInline(mlir::Operation *op,
                                          mlir::Region &region);
  mlir::LogicalResult convertBranches(mlir::Operation *op);
  struct LoopForm;
  mlir::LogicalResult convertWhile(mlir::Operation *op);
  mlir::LogicalResult convertFor(mlir::Operation *op);
  mlir::LogicalResult convertLoop(const LoopForm &form);
  OpId enterLoop(mlir::Value argument, TensorId initial,
                 mlir::Location location);
  OpId leaveLoop(mlir::Value result, OpId enter, TensorId next,
                 mlir::Location location);
  double estimateWork(mlir::Region &region);

  // BatchNorm.cpp
  mlir::LogicalResult convertBatchNorm(mlir::Operation *op);

  // ManualComputation.cpp
  mlir::LogicalResult convertManualComputation(mlir::Operation *op);
  bool describeShards(mlir::Operation *op, OpDescription &description,
                      double &shards);
  std::optional<Work> workOf(mlir::Region &body);
  bool hasCollectives(mlir::Region &region,
                      llvm::SmallVectorImpl<llvm::StringRef> &entered);

  // Linalg.cpp
  mlir::LogicalResult convertLinalg(mlir::Operation *op);
  mlir::LogicalResult convertLinalgWhole(mlir::Operation *operation,
                                         llvm::ArrayRef<TensorId> operands);

  // TensorOps.cpp
  mlir::LogicalResult convertTensorOp(mlir::Operation *op);
  mlir::LogicalResult convertExtractSlice(mlir::Operation *operation);
  mlir::LogicalResult convertInsertSlice(mlir::Operation *operation);
  mlir::LogicalResult convertPad(mlir::Operation *operation);
  mlir::LogicalResult convertExpandShape(mlir::Operation *operation);
  mlir::LogicalResult convertCollapseShape(mlir::Operation *operation);
  mlir::LogicalResult convertConcat(mlir::Operation *operation);
  mlir::LogicalResult mixedShape(mlir::Operation *op,
                                 llvm::ArrayRef<mlir::OpFoldResult> mixed,
                                 Shape &shape);
  mlir::LogicalResult mixedSizes(mlir::Operation *op,
                                 llvm::ArrayRef<mlir::OpFoldResult> mixed,
                                 Shape &shape);
  mlir::LogicalResult addOffsets(mlir::Operation *op,
                                 llvm::ArrayRef<mlir::OpFoldResult> mixed,
                                 TensorIds &operands);
  TensorId emitReshape(TensorId source, Shape shape, mlir::Location location);

  // Shapes.cpp
  /// Fills in the dynamic dimensions of a result's shape.
  bool inferShape(mlir::OpResult result, const OpDescription &description,
                  Shape &shape);
  bool inferFromRule(mlir::OpResult result, const OpDescription &description,
                     Shape &shape);
  const llvm::SmallVector<int64_t, 4> *intsOf(mlir::Value value);
  /// Leaves the result's elements in pendingInts if they are known.
  void noteKnownInts(mlir::Operation *op, llvm::ArrayRef<TensorId> operands);

  // Values.
  /// The value is another name of the source.
  mlir::LogicalResult alias(mlir::Value value, mlir::Value source);
  /// The same for the results of an operation.
  mlir::LogicalResult defineResults(mlir::Operation *op,
                                    mlir::ValueRange sources);
  /// The operands' tensors; tuples are flattened.
  mlir::LogicalResult lookUp(mlir::ValueRange values, TensorIds &tensors);
  TensorId lookUp(mlir::Value value);
  /// The operands of an operator that notes their shardings itself.
  mlir::LogicalResult lookUpUses(mlir::ValueRange values, TensorIds &tensors);
  void noteUses(OpId op, mlir::ValueRange values);
  TensorId constrainedCopy(TensorId source, InputSharding sharding,
                           mlir::Location location);
  TensorId copyForUses(mlir::Value value);
  void dissolveCopies();
  void define(mlir::Value value, TensorId tensor);
  TensorView viewOf(TensorId id) const;
  TensorId newTensor(Shape shape, DType dtype);
  /// Shape and element type of a result; fails for unranked types and for
  /// dynamic dimensions that follow from no binding.
  mlir::LogicalResult viewOfResult(mlir::OpResult result,
                                   const OpDescription &description,
                                   TensorView &view);
  /// Appends the described operator and its results.
  OpId emit(OpDescription &description, llvm::ArrayRef<TensorId> operands,
            mlir::Location location, TensorIds &results);
  /// emit for a single result, given its shape and element type.
  TensorId emitSingle(OpDescription &description,
                      llvm::ArrayRef<TensorId> operands,
                      mlir::Location location);
  /// A description of the operands and of one result.
  OpDescription describe(llvm::ArrayRef<TensorId> operands, Shape resultShape,
                         DType resultType);
  TensorId emitElementwise(llvm::StringRef mnemonic,
                           llvm::ArrayRef<TensorId> operands, Shape shape,
                           DType dtype, mlir::Location location);
  /// Combines all elements along the dimensions, beginning with `start`.
  TensorId emitReduce(TensorId input, std::optional<double> start,
                      llvm::ArrayRef<unsigned> dims, ReduceOp combine,
                      DType dtype, mlir::Location location);
  TensorId emitGenerator(llvm::StringRef mnemonic, Shape shape, DType dtype,
                         std::optional<double> splat, mlir::Location location);

  // Sharding.cpp
  /// The `sdy.sharding` attribute of an operation, for its results.
  void applyShardings(mlir::Operation *op);
  /// Constrains the tensor, or a copy of it (which replaces `tensor`) if it is
  /// constrained otherwise, or if the sharding is not its own but a use's.
  /// What it says of a tensor of that rank; nothing if it leaves all open.
  mlir::LogicalResult checkAxes(const InputSharding &sharding,
                                mlir::Operation *from);
  std::optional<InputSharding> readSharding(mlir::Attribute attr, size_t rank,
                                            mlir::Operation *from);
  void constrain(TensorId &tensor, mlir::Attribute attr, mlir::Operation *from,
                 bool isOwnValue);

  mlir::LogicalResult fail(planner::Diagnostic problem);
  mlir::LogicalResult fail(mlir::Location location, std::string message,
                           std::string fix = {});
  /// Counted per text; the first location is kept.
  void warn(const std::string &text, mlir::Location location);

  mlir::ModuleOp module;
  const ImportOptions &options;
  OpGraph graph;
  llvm::DenseMap<mlir::Value, TensorId> values;
  llvm::DenseMap<mlir::Value, TensorIds> tuples;
  /// Values that are tensors with a sharding for their uses. A use that an
  /// operator has notes it; any other reads a copy.
  llvm::DenseMap<mlir::Value, InputSharding> useShardings;
  llvm::DenseMap<mlir::OperationName, Handling> handlings;
  llvm::StringMap<mlir::func::FuncOp> functions;
  llvm::StringMap<double> functionWork;
  llvm::SmallVector<llvm::StringRef, 8> callStack;
  /// For each tensor: the dimension along which it counts, or -1.
  std::vector<int32_t> counted;
  /// The elements of small integer tensors that are known: sizes and shapes.
  llvm::DenseMap<TensorId, llvm::SmallVector<int64_t, 4>> knownInts;
  llvm::SmallVector<int64_t, 4> pendingInts;
  LoopId loop = 0;
  struct Surprise {
    size_t count = 0;
    std::string location;
  };
  std::map<std::string, Surprise> surprises;
  struct AxisSeen {
    int64_t size;
    std::string location;
  };
  std::map<std::string, AxisSeen> axesSeen;
  std::optional<Diagnostic> firstProblem;

  friend class BodyConverter;
};

} // namespace planner

#endif // PLANNER_LIB_IMPORT_IMPORTER_H
