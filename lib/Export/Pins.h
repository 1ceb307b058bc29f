//===- Pins.h - What a plan says of the values of a module ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_EXPORT_PINS_H
#define PLANNER_LIB_EXPORT_PINS_H

#include "planner/Export/Sdy.h"
#include <map>

namespace planner {

/// How one use of a value lies, where that is not how the value is pinned.
struct PinnedUse {
  mlir::OpOperand *use = nullptr;
  TensorSharding layout;
  /// Made again for the readers of this phase, instead of being kept from the
  /// phase before.
  Phase madeIn = Phase::Forward;
  /// Where XLA would get the plan's layout wrong: what the plan says.
  std::optional<TensorSharding> planned;
};

/// The layouts of the module's values: nothing is written yet.
class Pins {
public:
  Pins(const TracedModel &tracedModel, const Stage &planStage);

  llvm::DenseMap<mlir::Value, TensorSharding> values;
  std::vector<PinnedUse> uses;
  /// Of values that are pinned as partial: what they are reduced to first.
  struct Reduction {
    TensorSharding layout;
    /// Its pieces that each device takes before.
    std::optional<TensorSharding> sliced;
  };
  llvm::DenseMap<mlir::Value, Reduction> reduced;
  /// The layouts that the plan gives the value on the way from how it is pinned
  /// to `target`, both left out.
  std::vector<TensorSharding> between(mlir::Value value,
                                      const TensorSharding &pinned,
                                      const TensorSharding &target) const;
  /// By number of the entry function's result.
  std::vector<TensorSharding> results;
  /// Counts of what cannot be said, by text; 0 for what is said once.
  std::map<std::string, size_t> surprises;
  /// Of partial sums that are reduced earlier than planned, a device and step.
  double earlyBytes = 0;
  /// The largest of them, and its place.
  std::pair<double, std::string> largestEarly;
  llvm::DenseSet<mlir::Value> early;
  /// These, a line each.
  std::vector<std::string> warnings() const;

  /// Arguments and results must divide evenly: what does not stays whole.
  TensorSharding even(TensorSharding layout, mlir::Type type);

private:
  /// A value inside an operator: its dimensions, and the axes over which it is
  /// partial if it is a sum of what they split.
  struct OpenValue {
    TensorSharding layout;
    AxisMask maybe = 0;
  };

  void collectValues();
  void pinTensors();
  void pinInner(OpId id);
  void pinUses();
  void pinUse(OpId id, OriginId user, unsigned operand,
              const TensorSharding &layout);
  void pinUse(OpId id, mlir::OpOperand &use, const TensorSharding &layout);
  Phase phaseOf(OpId id, mlir::Value value, const TensorSharding &layout) const;
  void pinResults();
  void pin(OriginId origin, const TensorSharding &layout, OpId by);
  static OpenValue openValue(const TensorMap &map, const OpConfig &config);
  void leaveOpen(OriginId origin);
  bool staysPartial(TensorId id) const;
  void settlePartials();
  OpId makerOf(OriginId origin) const;
  void noteEarly(mlir::Value value, const TensorSharding &layout);
  void settle(mlir::Value value);
  bool readsEvenly(mlir::Operation *op) const;
  bool isImplied(mlir::Value value, const TensorSharding &layout);
  void closeUses(mlir::Value value);
  void keepWindowsWhole();
  void readAs(mlir::OpOperand &use, const TensorSharding &layout);
  std::optional<TensorSharding> layoutAt(mlir::OpOperand &use) const;
  std::optional<TensorSharding> wholeLayout(TensorId id) const;
  const PricedChange *reduction(TensorId id) const;
  TensorId tensorFor(mlir::Value value) const;
  std::optional<std::vector<TensorSharding>> wayTo(TensorId id,
                                                   const TensorSharding &pinned,
                                                   const TensorSharding &target,
                                                   size_t hops) const;
  std::optional<TensorSharding> reducedLayout(TensorId id) const;
  std::optional<TensorSharding> slicedLayout(TensorId id) const;
  TensorSharding producedLayout(TensorId id) const;
  bool isMade(mlir::Value value);
  const std::vector<mlir::Value> &valuesOf(OriginId origin) const;

  const TracedModel &model;
  const OpGraph &graph;
  const Stage &stage;
  /// By OriginId; kNone for what lies within operators.
  std::vector<TensorId> tensorOf;
  /// By OriginId: what it was merged into, if it was.
  std::vector<OriginId> mergedInto;
  /// By TensorId.
  std::vector<std::vector<const PricedChange *>> changesOf;
  /// By origin: its values in program order, and those that make it (the first,
  /// and the first of each origin that was merged into it).
  std::vector<std::vector<mlir::Value>> valueLists, makers;
  /// Values that may be partial: they have no layout in the module.
  llvm::DenseSet<mlir::Value> open;
  llvm::DenseMap<mlir::Value, OpenValue> maybePartial;
  llvm::DenseMap<mlir::OpOperand *, size_t> useAt;
  /// The operator that says where a value is: the first of those that read a
  /// view.
  std::map<OriginId, OpId> pinnedBy;
  /// Of values inside that may be partial.
  std::map<OriginId, OpId> openIn;
  llvm::DenseMap<mlir::Value, bool> made;
};

/// Whether every dimension divides among the axes that split it.
bool splitsEvenly(mlir::Value value, const TensorSharding &layout,
                  const Mesh &mesh);

/// Fails for pipeline stages, which neither sdy nor JAX can say.
Expected<void> checkOneStage(const Plan &plan);
/// Nor that a step is several micro-batches.
void warnOfMicroBatches(ExportedText &exported, const Plan &plan,
                        const OpGraph &graph);

} // namespace planner

#endif // PLANNER_LIB_EXPORT_PINS_H
