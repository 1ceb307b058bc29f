//===- LoopAnalysis.cpp - Trip counts of while loops ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LoopAnalysis.h"
#include "Importer.h"
#include "dialects/StableHLO/StableHLODialect.h"
#include <cmath>

using namespace mlir;

namespace planner {
namespace {

constexpr unsigned kMaxDepth = 16;

/// Result i is operand i, possibly in another number format.
bool isTransparent(llvm::StringRef name) {
  return name == "convert" || name == "optimization_barrier" ||
         name == "sharding_constraint" || name == "reshard" ||
         name == "propagation_barrier";
}

/// The same for values that are equal everywhere.
bool keepsSplats(llvm::StringRef name) {
  return isTransparent(name) || name == "reshape" ||
         name == "broadcast_in_dim" || name == "broadcast";
}

/// How often `first + t * step` (t = 0, 1, ...) fulfils the comparison before
/// it first does not; nothing if it never ends.
std::optional<double> tripsUntil(stablehlo::ComparisonDirection direction,
                                 double first, double step, double bound) {
  using D = stablehlo::ComparisonDirection;
  const double distance = bound - first;
  switch (direction) {
  case D::LT:
    return step > 0 ? std::optional(std::ceil(distance / step)) : std::nullopt;
  case D::LE:
    return step > 0 ? std::optional(std::floor(distance / step) + 1)
                    : std::nullopt;
  case D::GT:
    return step < 0 ? std::optional(std::ceil(distance / step)) : std::nullopt;
  case D::GE:
    return step < 0 ? std::optional(std::floor(distance / step) + 1)
                    : std::nullopt;
  case D::NE: {
    const double trips = distance / step;
    return trips >= 0 && trips == std::floor(trips) ? std::optional(trips)
                                                    : std::nullopt;
  }
  case D::EQ:
    return std::nullopt;
  }
  return std::nullopt;
}

stablehlo::ComparisonDirection
mirrored(stablehlo::ComparisonDirection direction) {
  using D = stablehlo::ComparisonDirection;
  switch (direction) {
  case D::LT:
    return D::GT;
  case D::LE:
    return D::GE;
  case D::GT:
    return D::LT;
  case D::GE:
    return D::LE;
  default:
    return direction;
  }
}

} // namespace

LoopAnalysis::LoopAnalysis(Operation *whileOp, const Functions &moduleFunctions,
                           ConstantOf outsideConstant)
    : loop(whileOp), functions(moduleFunctions), outside(outsideConstant) {
  mlir::Block &body = loop->getRegion(1).front();
  mlir::Block &cond = loop->getRegion(0).front();
  Operation *yield = body.getTerminator();
  carries.resize(loop->getNumOperands());
  // Invariants first: they may be bounds and steps.
  for (unsigned i = 0; i < carries.size() && i < yield->getNumOperands(); ++i) {
    const auto traced = trace(yield->getOperand(i), body, nullptr, 0);
    if (traced && traced->carry == i && traced->offset == 0)
      carries[i].kind = Carry::Invariant;
  }
  for (unsigned i = 0; i < carries.size() && i < yield->getNumOperands(); ++i) {
    auto type = dyn_cast<RankedTensorType>(loop->getOperand(i).getType());
    if (carries[i].kind == Carry::Invariant || !type || type.getRank() != 0 ||
        !type.getElementType().isInteger() ||
        type.getElementType().isInteger(1))
      continue;
    const auto traced = trace(yield->getOperand(i), body, nullptr, 0);
    if (traced && traced->carry == i && traced->offset != 0) {
      carries[i].kind = Carry::Counter;
      carries[i].step = traced->offset;
    }
  }
  if (cond.getTerminator()->getNumOperands() == 1)
    tripCount =
        countTrips(cond.getTerminator()->getOperand(0), cond, nullptr, 0);
}

/// Continues with the operand of the call if the value is an argument of its
/// callee, and with what the callee returns if it is the result of a call;
/// nothing if it is neither.
template <typename Continue>
auto LoopAnalysis::throughCall(Value value, const Frame *frame,
                               const Continue &next) const
    -> std::optional<decltype(next(value, frame))> {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    const unsigned number = argument.getArgNumber();
    if (!frame || !isa<func::FuncOp>(argument.getOwner()->getParentOp()) ||
        frame->call.getNumOperands() <= number)
      return std::nullopt;
    return next(frame->call.getOperand(number), frame->outer);
  }
  auto call = value.getDefiningOp<func::CallOp>();
  if (!call)
    return std::nullopt;
  auto callee = functions.find(call.getCallee());
  if (callee == functions.end() || func::FuncOp(callee->second).isExternal())
    return std::nullopt;
  const Frame inner{call, frame};
  func::FuncOp function = callee->second;
  return next(function.getBody().front().getTerminator()->getOperand(
                  cast<OpResult>(value).getResultNumber()),
              &inner);
}

std::optional<double> LoopAnalysis::constant(Value value, mlir::Block &block,
                                             const Frame *frame,
                                             unsigned depth) {
  if (depth > kMaxDepth)
    return std::nullopt;
  if (const auto found =
          throughCall(value, frame, [&](Value inner, const Frame *at) {
            return constant(inner, block, at, depth + 1);
          }))
    return *found;
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner()->getParentOp() == loop) {
    const unsigned number = argument.getArgNumber();
    if (number < carries.size() && carries[number].kind == Carry::Invariant)
      return outside(loop->getOperand(number));
    return std::nullopt;
  }
  Operation *op = value.getDefiningOp();
  const bool isOutside =
      !frame &&
      !loop->isProperAncestor(op ? op : value.getParentBlock()->getParentOp());
  if (isOutside)
    return outside(value);
  if (!op)
    return std::nullopt;
  const llvm::StringRef name = op->getName().stripDialect();
  if (name == "constant")
    return splatOf(op->getAttr("value"));
  if (keepsSplats(name)) {
    const unsigned number = cast<OpResult>(value).getResultNumber();
    return number < op->getNumOperands()
               ? constant(op->getOperand(number), block, frame, depth + 1)
               : std::nullopt;
  }
  if (op->getNumOperands() == 2 &&
      (name == "add" || name == "subtract" || name == "multiply")) {
    const auto a = constant(op->getOperand(0), block, frame, depth + 1);
    const auto b = constant(op->getOperand(1), block, frame, depth + 1);
    if (!a || !b)
      return std::nullopt;
    return name == "add" ? *a + *b : name == "subtract" ? *a - *b : *a * *b;
  }
  return std::nullopt;
}

std::optional<LoopAnalysis::Traced> LoopAnalysis::trace(Value value,
                                                        mlir::Block &block,
                                                        const Frame *frame,
                                                        unsigned depth) {
  if (depth > kMaxDepth)
    return std::nullopt;
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner() == &block)
    return Traced{argument.getArgNumber(), 0};
  if (const auto found =
          throughCall(value, frame, [&](Value inner, const Frame *at) {
            return trace(inner, block, at, depth + 1);
          }))
    return *found;
  Operation *op = value.getDefiningOp();
  if (!op)
    return std::nullopt;
  const llvm::StringRef name = op->getName().stripDialect();
  const unsigned number = cast<OpResult>(value).getResultNumber();
  if (isTransparent(name) && number < op->getNumOperands())
    return trace(op->getOperand(number), block, frame, depth + 1);
  if (op->getNumOperands() != 2 || (name != "add" && name != "subtract"))
    return std::nullopt;
  const double sign = name == "add" ? 1 : -1;
  if (auto left = trace(op->getOperand(0), block, frame, depth + 1))
    if (auto right = constant(op->getOperand(1), block, frame, depth + 1))
      return Traced{left->carry, left->offset + sign * *right};
  if (name == "add")
    if (auto right = trace(op->getOperand(1), block, frame, depth + 1))
      if (auto left = constant(op->getOperand(0), block, frame, depth + 1))
        return Traced{right->carry, right->offset + *left};
  return std::nullopt;
}

std::optional<int64_t> LoopAnalysis::countCompare(Operation *compare,
                                                  mlir::Block &block,
                                                  const Frame *frame) {
  auto direction = compare->getAttrOfType<stablehlo::ComparisonDirectionAttr>(
      "comparison_direction");
  if (!direction || compare->getNumOperands() != 2)
    return std::nullopt;
  for (unsigned side : {0u, 1u}) {
    const auto traced = trace(compare->getOperand(side), block, frame, 0);
    const auto bound = constant(compare->getOperand(1 - side), block, frame, 0);
    if (!traced || !bound || traced->carry >= carries.size() ||
        carries[traced->carry].kind != Carry::Counter)
      continue;
    const auto init = outside(loop->getOperand(traced->carry));
    if (!init)
      continue;
    const auto trips = tripsUntil(
        side == 0 ? direction.getValue() : mirrored(direction.getValue()),
        *init + traced->offset, carries[traced->carry].step, *bound);
    if (!trips || *trips > 0x1p53)
      return std::nullopt;
    return static_cast<int64_t>(std::max(0.0, *trips));
  }
  return std::nullopt;
}

std::optional<int64_t> LoopAnalysis::countTrips(Value condition,
                                                mlir::Block &block,
                                                const Frame *frame,
                                                unsigned depth) {
  if (depth > kMaxDepth)
    return std::nullopt;
  if (const auto found =
          throughCall(condition, frame, [&](Value inner, const Frame *at) {
            return countTrips(inner, block, at, depth + 1);
          }))
    return *found;
  Operation *op = condition.getDefiningOp();
  if (!op)
    return std::nullopt;
  const llvm::StringRef name = op->getName().stripDialect();
  if (name == "compare")
    return countCompare(op, block, frame);
  if (isTransparent(name))
    return countTrips(op->getOperand(0), block, frame, depth + 1);
  if (name == "and" && op->getNumOperands() == 2) {
    std::optional<int64_t> fewest;
    for (Value part : op->getOperands()) {
      const auto trips = countTrips(part, block, frame, depth + 1);
      if (!trips)
        isUpperBound = true;
      else if (!fewest || *trips < *fewest)
        fewest = trips;
    }
    if (!fewest)
      isUpperBound = false;
    return fewest;
  }
  return std::nullopt;
}

} // namespace planner
