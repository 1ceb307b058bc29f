//===- ControlFlow.cpp - Calls, branches and loops ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "LoopAnalysis.h"
#include "RuleBuilder.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <cmath>

using namespace mlir;

namespace planner {

LogicalResult Importer::convertCall(Operation *op, llvm::StringRef callee) {
  auto it = functions.find(callee);
  if (it == functions.end())
    return fail(op->getLoc(),
                "call of @" + callee.str() + ", which the module lacks");
  func::FuncOp function = it->second;
  if (function.isExternal()) {
    warn("@" + callee.str() +
             " has no body: kept as an opaque, replicated "
             "operator",
         op->getLoc());
    return convertOpaque(op);
  }
  if (llvm::is_contained(callStack, callee)) {
    std::string chain;
    for (llvm::StringRef name : callStack)
      chain += "@" + name.str() + " -> ";
    return fail(op->getLoc(), "recursive calls: " + chain + "@" + callee.str(),
                "a model must be a finite graph; express repetition as "
                "stablehlo.while");
  }
  mlir::Block &body = function.getBody().front();
  if (body.getNumArguments() != op->getNumOperands())
    return fail(op->getLoc(), "call of @" + callee.str() + " with " +
                                  std::to_string(op->getNumOperands()) +
                                  " operands, expected " +
                                  std::to_string(body.getNumArguments()));
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), op->getOperands()))
    if (failed(alias(argument, operand)))
      return failure();
  callStack.push_back(function.getSymName());
  TensorIds yielded;
  if (failed(convertBlock(body, yielded)))
    return failure();
  callStack.pop_back();
  return defineResults(op, body.getTerminator()->getOperands());
}

LogicalResult Importer::alias(Value value, Value source) {
  if (auto tuple = tuples.find(source); tuple != tuples.end()) {
    TensorIds parts = tuple->second;
    tuples[value] = std::move(parts);
    return success();
  }
  const TensorId id = lookUp(source);
  if (id == kNone)
    return fail(value.getLoc(),
                "a value is used that the planner could not follow");
  define(value, id);
  return success();
}

LogicalResult Importer::defineResults(Operation *op, ValueRange sources) {
  if (sources.size() != op->getNumResults())
    return fail(op->getLoc(),
                op->getName().getStringRef().str() + " has " +
                    std::to_string(op->getNumResults()) + " results, got " +
                    std::to_string(sources.size()) + " values for them");
  for (auto [result, source] : llvm::zip_equal(op->getResults(), sources))
    if (failed(alias(result, source)))
      return failure();
  applyShardings(op);
  return success();
}

LogicalResult Importer::convertRegionInline(Operation *op, Region &region) {
  if (!region.hasOneBlock() ||
      region.front().getNumArguments() != op->getNumOperands())
    return convertOpaque(op);
  mlir::Block &block = region.front();
  for (auto [argument, operand] :
       llvm::zip_equal(block.getArguments(), op->getOperands()))
    if (failed(alias(argument, operand)))
      return failure();
  TensorIds yielded;
  if (failed(convertBlock(block, yielded)))
    return failure();
  return defineResults(op, block.getTerminator()->getOperands());
}

/// A rough count of arithmetic, to tell which branch is the expensive one.
double Importer::estimateWork(Region &region) {
  double total = 0;
  region.walk([&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto [memo, isNew] = functionWork.try_emplace(call.getCallee(), 0.0);
      auto it = functions.find(call.getCallee());
      if (isNew && it != functions.end()) {
        const double work = estimateWork(it->second.getBody());
        functionWork[call.getCallee()] = work;
        total += work;
      } else {
        total += memo->second;
      }
      return;
    }
    double size = 0;
    for (Value value : op->getOperands())
      if (auto type = dyn_cast<RankedTensorType>(value.getType());
          type && type.hasStaticShape())
        size += static_cast<double>(type.getNumElements());
    const llvm::StringRef name = op->getName().stripDialect();
    // Every element of a contraction's operands meets many others.
    const bool contracts =
        name == "dot_general" || name == "convolution" || name == "ragged_dot";
    total += contracts ? 1000 * size : size;
  });
  return total;
}

LogicalResult Importer::convertBranches(Operation *op) {
  Region *chosen = nullptr;
  double most = -1;
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    const double work = estimateWork(region);
    if (work > most) {
      most = work;
      chosen = &region;
    }
  }
  if (!chosen)
    return convertOpaque(op);
  if (op->getNumRegions() > 1)
    warn("a branch (" + op->getName().getStringRef().str() +
             ") is planned as if its most expensive case were always taken",
         op->getLoc());
  mlir::Block &block = chosen->front();
  TensorIds yielded;
  if (failed(convertBlock(block, yielded)))
    return failure();
  return defineResults(op, block.getTerminator()->getOperands());
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Carried values become pairs of LoopEnter and LoopNext operators. Values that
/// the body hands on unchanged are used directly, counters become generators.
struct Importer::LoopForm {
  Operation *op;
  mlir::Block *body;
  /// Of the carried values, in the order of the results.
  ValueRange initial;
  llvm::ArrayRef<Carry> carries;
  /// Arguments of the body before the carried ones: scf.for counts in one.
  unsigned leading;
  std::optional<int64_t> tripCount;

  Value argument(unsigned i) const { return body->getArgument(leading + i); }
};

LogicalResult Importer::convertWhile(Operation *op) {
  if (op->getNumRegions() != 2 || !op->getRegion(0).hasOneBlock() ||
      !op->getRegion(1).hasOneBlock())
    return convertOpaque(op);
  mlir::Block &body = op->getRegion(1).front();
  const unsigned count = op->getNumOperands();
  if (body.getNumArguments() != count || op->getNumResults() != count)
    return convertOpaque(op);
  LoopAnalysis analysis(op, functions, [&](Value value) {
    const TensorId id = lookUp(value);
    return id == kNone ? std::nullopt : graph.tensors[id].splat;
  });
  if (analysis.isUpperBound)
    warn("a while loop may end early: planned with its largest trip count",
         op->getLoc());
  if (!analysis.tripCount)
    warn("a while loop has no constant trip count: planned as if its body ran "
         "once; expected a counter that is compared with a constant and "
         "stepped by one",
         op->getLoc());
  return convertLoop(
      {op, &body, op->getOperands(), analysis.carries, 0, analysis.tripCount});
}

/// `scf.for` on tensors, as linalg models have it.
LogicalResult Importer::convertFor(Operation *operation) {
  auto op = cast<scf::ForOp>(operation);
  auto constant = [&](Value value) -> std::optional<double> {
    const TensorId id = lookUp(value);
    return id == kNone ? std::nullopt : graph.tensors[id].splat;
  };
  const auto low = constant(op.getLowerBound());
  const auto high = constant(op.getUpperBound());
  const auto step = constant(op.getStep());
  std::optional<int64_t> trips;
  if (low && high && step && *step > 0)
    trips =
        static_cast<int64_t>(std::max(0.0, std::ceil((*high - *low) / *step)));
  else
    warn("a for loop has no constant trip count: planned as if its body ran "
         "once; expected constant bounds and a constant step",
         op.getLoc());
  llvm::SmallVector<Carry, 8> carries(op.getInitArgs().size());
  for (auto [carry, argument, next] :
       llvm::zip_equal(carries, op.getRegionIterArgs(), op.getYieldedValues()))
    if (argument == next)
      carry.kind = Carry::Invariant;
  return convertLoop({operation, op.getBody(), op.getInitArgs(), carries,
                      op.getNumInductionVars(), trips});
}

LogicalResult Importer::convertLoop(const LoopForm &form) {
  const Location location = form.op->getLoc();
  const unsigned count = static_cast<unsigned>(form.initial.size());
  TensorIds inits;
  for (Value operand : form.initial) {
    if (!values.count(operand))
      return fail(location, "a loop carries a tuple; expected tensors",
                  "carry its elements one by one");
    inits.push_back(values.lookup(operand));
  }
  const int64_t trips = form.tripCount.value_or(1);
  if (trips == 0)
    return defineResults(form.op, form.initial);

  const LoopId outer = loop;
  llvm::SmallVector<OpId, 16> enters(count, kNone);
  for (unsigned i = 0; i < count; ++i) {
    if (form.carries[i].kind == Carry::Invariant) {
      define(form.argument(i), inits[i]);
    } else if (form.carries[i].kind == Carry::Value) {
      enters[i] = enterLoop(form.argument(i), inits[i], location);
      noteUses(enters[i], form.initial[i]);
    }
  }

  loop = static_cast<LoopId>(graph.loops.size());
  Loop newLoop;
  newLoop.parent = outer;
  newLoop.tripCount = trips;
  newLoop.location = locationText(location);
  graph.loops.push_back(std::move(newLoop));
  auto defineCounter = [&](Value value, DType dtype) {
    define(value, emitGenerator("counter", {}, dtype, std::nullopt, location));
  };
  for (unsigned i = 0; i < form.leading; ++i)
    defineCounter(form.body->getArgument(i), DType::I64);
  for (unsigned i = 0; i < count; ++i)
    if (form.carries[i].kind == Carry::Counter)
      defineCounter(form.argument(i), graph.tensors[inits[i]].dtype);
  TensorIds yielded;
  if (failed(convertBlock(*form.body, yielded, true)))
    return failure();
  if (yielded.size() != count)
    return fail(location, "the body of a loop hands on " +
                              std::to_string(yielded.size()) +
                              " values, expected " + std::to_string(count));
  for (unsigned i = 0; i < count; ++i) {
    if (enters[i] == kNone)
      continue;
    const OpId next =
        leaveLoop(form.op->getResult(i), enters[i], yielded[i], location);
    noteUses(next, form.body->getTerminator()->getOperand(i));
  }
  loop = outer;
  for (unsigned i = 0; i < count; ++i) {
    const Carry &carry = form.carries[i];
    if (carry.kind == Carry::Invariant) {
      define(form.op->getResult(i), inits[i]);
    } else if (carry.kind == Carry::Counter) {
      std::optional<double> last;
      if (form.tripCount && graph.tensors[inits[i]].splat)
        last = *graph.tensors[inits[i]].splat +
               carry.step * static_cast<double>(trips);
      define(form.op->getResult(i),
             emitGenerator(last ? "constant" : "counter", {},
                           graph.tensors[inits[i]].dtype, last, location));
    }
  }
  applyShardings(form.op);
  return success();
}

/// A carried value or its update: the same in every element.
static OpDescription describeCarried(OpDescription description, OpKind kind,
                                     llvm::StringRef mnemonic) {
  RuleBuilder builder(description, kind);
  builder.elementwise();
  builder.linear({0});
  description.op.mnemonic = mnemonic.str();
  return description;
}

OpId Importer::enterLoop(Value argument, TensorId initial, Location location) {
  const Tensor &init = graph.tensors[initial];
  OpDescription description =
      describeCarried(describe({initial}, init.shape, init.dtype),
                      OpKind::LoopEnter, "loop_enter");
  TensorIds results;
  const OpId enter = emit(description, {initial}, location, results);
  define(argument, results.front());
  return enter;
}

OpId Importer::leaveLoop(Value result, OpId enter, TensorId next,
                         Location location) {
  const Tensor &updated = graph.tensors[next];
  OpDescription description =
      describeCarried(describe({next}, updated.shape, updated.dtype),
                      OpKind::LoopNext, "loop_next");
  description.op.tiedTo = enter;
  TensorIds results;
  const OpId end = emit(description, {next}, location, results);
  define(result, results.front());
  return end;
}

} // namespace planner
