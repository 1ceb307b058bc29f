//===- MemoryTest.cpp - Bytes per device over a step ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TestGraphs.h"
#include "planner/Cost/Evaluate.h"

using namespace planner;
using namespace planner::test;

namespace {

constexpr int64_t kMega = 1 << 20;

int64_t of(const MemoryReport &report, MemoryClass kind) {
  return report.atPeak[static_cast<size_t>(kind)];
}

//===----------------------------------------------------------------------===//
// Lifetimes
//===----------------------------------------------------------------------===//

TEST(Lifetimes, ATensorLivesFromItsProducerToItsLastUse) {
  Builder b;
  const TensorId x = b.argument("x", {8}, Role::Input);
  const TensorId y = b.elementwise("exponential", {x}); // 0
  const TensorId z = b.elementwise("negate", {y});      // 1
  const TensorId u = b.elementwise("sine", {z});        // 2
  const TensorId v = b.elementwise("add", {u, y});      // 3
  b.output(v);
  b.elementwise("cosine", {v}); // 4
  const auto life = computeLifetimes(b.graph);
  EXPECT_TRUE(life[x].persistent);
  EXPECT_EQ(life[y].begin, 0u);
  EXPECT_EQ(life[y].end, 3u);
  EXPECT_EQ(life[z].end, 2u);
  // A result of the model stays.
  EXPECT_EQ(life[v].end, 4u);
  EXPECT_EQ(life[y].memoryClass, MemoryClass::Activations);
}

TEST(Lifetimes, ANewValueReplacesItsArgument) {
  Builder b;
  const TensorId w = b.argument("w", {8}, Role::Parameter);
  const TensorId m = b.argument("m", {8}, Role::OptimizerState);
  b.phase = Phase::Backward;
  const TensorId g = b.elementwise("negate", {w}, Role::Gradient);
  const TensorId scratch = b.elementwise("sine", {w}, Role::Gradient);
  b.elementwise("cosine", {scratch}, Role::Gradient);
  b.phase = Phase::Optimizer;
  const TensorId next = b.elementwise("subtract", {w, g});
  b.graph.tensors[w].updatedTo = next;
  const auto life = computeLifetimes(b.graph);
  EXPECT_EQ(life[next].aliasOf, w);
  EXPECT_EQ(life[w].memoryClass, MemoryClass::Parameters);
  EXPECT_EQ(life[m].memoryClass, MemoryClass::Optimizer);
  EXPECT_EQ(life[g].memoryClass, MemoryClass::Gradients);
  EXPECT_EQ(life[scratch].memoryClass, MemoryClass::Temporaries);
}

TEST(Lifetimes, ReshapesAndUpdatesInPlaceShareABuffer) {
  Builder b;
  const TensorId cache = b.argument("cache", {8}, Role::State);
  const TensorId x = b.argument("x", {8}, Role::Input);
  const TensorId y = b.elementwise("negate", {x});
  const TensorId z = b.elementwise("reshape", {y});
  b.graph.ops.back().kind = OpKind::Layout;
  const auto update = [&](TensorId buffer) {
    const TensorId next = b.elementwise("dynamic_update_slice", {buffer, x});
    b.graph.ops.back().kind = OpKind::Layout;
    b.graph.ops.back().resultTouched = {0.125};
    return next;
  };
  const TensorId once = update(cache);
  const TensorId twice = update(once);
  b.graph.tensors[cache].updatedTo = twice;
  // Not in place: z is read again.
  const TensorId copied = update(z);
  b.elementwise("add", {z, copied});
  const TensorId inPlace = update(copied);
  b.output(inPlace);
  const auto life = computeLifetimes(b.graph);
  EXPECT_EQ(life[z].aliasOf, y);
  EXPECT_EQ(life[y].end, b.producer(inPlace) - 1);
  EXPECT_EQ(life[once].aliasOf, cache);
  EXPECT_EQ(life[twice].aliasOf, cache);
  EXPECT_EQ(life[copied].aliasOf, kNone);
  EXPECT_EQ(life[inPlace].aliasOf, copied);
  EXPECT_EQ(life[copied].end, b.graph.ops.size() - 1);
}

/// A scan over layers: x = relu(x W[l]), all x stacked for later.
struct Scan {
  static constexpr int64_t kLayers = 10, kRows = 512, kHidden = 1024;
  Builder b;
  TensorId x0, weights, zeros, x, saved, slice, product, next, update, xEnd,
      savedEnd, last;

  Scan() {
    x0 = b.argument("x", {kRows, kHidden}, Role::Input);
    weights = b.argument("W", {kLayers, kHidden, kHidden}, Role::Parameter);
    Op make;
    make.kind = OpKind::Generator;
    make.mnemonic = "constant";
    for (int64_t size : {kLayers, kRows, kHidden})
      make.rule.edit().addFactor(size);
    make.rule.edit().results = {{{0}, {1}, {2}}};
    zeros = b.tensor({kLayers, kRows, kHidden});
    make.results = {zeros};
    b.add(make);
    x = b.elementwise("enter", {x0}, Role::Activation, true);
    saved = b.elementwise("enter", {zeros}, Role::Activation, true);
    b.graph.loops.push_back({0, kLayers, ""});
    b.loop = 1;
    for (OpId op : {b.producer(x), b.producer(saved)})
      b.graph.ops[op].kind = OpKind::LoopEnter;
    addSlice();
    product = b.matmul(x, slice);
    next = b.elementwise("maximum", {product});
    addUpdate();
    xEnd = b.elementwise("next", {next}, Role::Activation, true);
    savedEnd = b.elementwise("next", {update}, Role::Activation, true);
    tie(xEnd, x);
    tie(savedEnd, saved);
    b.loop = 0;
    last = b.elementwise("negate", {savedEnd});
    b.output(last);
    b.output(xEnd);
    EXPECT_TRUE(b.graph.verify()) << b.graph.verify().error().message;
  }

  void tie(TensorId end, TensorId begin) {
    b.graph.ops[b.producer(end)].kind = OpKind::LoopNext;
    b.graph.ops[b.producer(end)].tiedTo = b.producer(begin);
  }

  /// ([l, i, j]) -> ([i, j])
  void addSlice() {
    Op op;
    op.kind = OpKind::Layout;
    op.mnemonic = "dynamic_slice";
    op.rule.edit().addFactor(kLayers, FactorKind::NeedReplication);
    op.rule.edit().addFactor(kHidden);
    op.rule.edit().addFactor(kHidden);
    op.rule.edit().operands = {{{0}, {1}, {2}}};
    op.rule.edit().results = {{{1}, {2}}};
    op.operands = {weights};
    op.operandTouched = {1.0 / kLayers};
    slice = b.tensor({kHidden, kHidden});
    op.results = {slice};
    b.add(op);
  }

  /// ([l, i, j], [i, j]) -> ([l, i, j])
  void addUpdate() {
    Op op;
    op.kind = OpKind::Layout;
    op.mnemonic = "dynamic_update_slice";
    op.rule.edit().addFactor(kLayers, FactorKind::NeedReplication);
    op.rule.edit().addFactor(kRows);
    op.rule.edit().addFactor(kHidden);
    op.rule.edit().operands = {{{0}, {1}, {2}}, {{1}, {2}}};
    op.rule.edit().results = {{{0}, {1}, {2}}};
    op.operands = {saved, next};
    op.operandTouched = {0, 1};
    op.resultTouched = {1.0 / kLayers};
    update = b.tensor({kLayers, kRows, kHidden});
    op.results = {update};
    b.add(op);
  }
};

TEST(Lifetimes, ACarriedStackIsOneBufferAsLongAsItIsUsed) {
  const Scan scan;
  const OpGraph &graph = scan.b.graph;
  const auto life = computeLifetimes(graph);
  EXPECT_EQ(life[scan.update].aliasOf, scan.saved);
  EXPECT_EQ(life[scan.savedEnd].aliasOf, scan.saved);
  EXPECT_EQ(life[scan.saved].aliasOf, kNone);
  EXPECT_EQ(life[scan.saved].begin, scan.b.producer(scan.saved));
  EXPECT_EQ(life[scan.saved].end, scan.b.producer(scan.last));
  // The next x is made when the old one is dead.
  EXPECT_EQ(life[scan.next].aliasOf, scan.x);
  EXPECT_EQ(life[scan.product].end, scan.b.producer(scan.next));
}

TEST(Memory, AScanHoldsItsStackAndOneLayer) {
  const Scan scan;
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(scan.b.graph, h100(), ideal(), mesh);
  const PricedStrategy priced = price(model, scan.b.replicatedAssignment(mesh));
  // Rows x hidden in two bytes is 1 MiB, hidden x hidden 2 MiB. Parameters 20;
  // activations: the argument x 1, the stack 10, and at the end the negated
  // stack 10 and the last x 1; inside the loop the slice 2 and the product 1
  // are less than that.
  EXPECT_EQ(of(priced.memory, MemoryClass::Parameters), 20 * kMega);
  EXPECT_EQ(of(priced.memory, MemoryClass::Activations), 22 * kMega);
  EXPECT_EQ(priced.memory.totalPeak, 42 * kMega);
  EXPECT_EQ(priced.memory.peakOp, scan.b.producer(scan.last));
}

TEST(Memory, AStackStoredSplitIsGatheredSliceBySlice) {
  const Scan scan;
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(scan.b.graph, h100(), ideal(), mesh);
  Assignment a = scan.b.replicatedAssignment(mesh);
  a.storage[scan.weights] = split(3, {{}, {0}});
  Materialised whole;
  whole.layout = replicated(3);
  a.materialised[scan.weights].push_back(whole);
  const ChangeScale scale = model.changeScale(scan.weights);
  EXPECT_DOUBLE_EQ(scale.fraction, 0.1);
  EXPECT_EQ(scale.executions, 10);
  const PricedStrategy priced = price(model, a);
  ASSERT_EQ(priced.changes.size(), 1u);
  EXPECT_EQ(priced.changes[0].executions, 10);
  EXPECT_DOUBLE_EQ(priced.changes[0].change.steps[0].bytes.value,
                   1024.0 * 1024 * 2);
  EXPECT_TRUE(priced.changes[0].isParameter);
  // 20 MiB of parameters on 8 devices; the peak is after the loop as before.
  EXPECT_EQ(of(priced.memory, MemoryClass::Parameters), 20 * kMega / 8);
  EXPECT_EQ(priced.memory.totalPeak, 22 * kMega + 20 * kMega / 8);

  // The same, if the slice stays split and is gathered itself.
  Assignment later = scan.b.replicatedAssignment(mesh);
  later.storage[scan.weights] = split(3, {{}, {0}});
  later.ops[scan.b.producer(scan.slice)] = config({1});
  Materialised slice;
  slice.layout = replicated(2);
  later.materialised[scan.slice].push_back(slice);
  const PricedStrategy same = price(model, later);
  ASSERT_EQ(same.changes.size(), 1u);
  EXPECT_EQ(same.changes[0].executions, 10);
  EXPECT_DOUBLE_EQ(same.communication.value, priced.communication.value);
}

TEST(Memory, AChangeBeforeALoopCountsOnce) {
  // x0 is stored split and enters the loop whole.
  const Scan scan;
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(scan.b.graph, h100(), ideal(), mesh);
  Assignment a = scan.b.replicatedAssignment(mesh);
  a.storage[scan.x0] = split(2, {{0}});
  Materialised whole;
  whole.layout = replicated(2);
  a.materialised[scan.x0].push_back(whole);
  const PricedStrategy priced = price(model, a);
  ASSERT_EQ(priced.changes.size(), 1u);
  EXPECT_EQ(priced.changes[0].executions, 1);
}

TEST(Memory, WorkInALoopCountsForEveryTrip) {
  const Scan scan;
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(scan.b.graph, h100(), ideal(), mesh);
  const PricedStrategy priced = price(model, scan.b.replicatedAssignment(mesh));
  double total = 0;
  for (OpId id = 0; id < scan.b.graph.ops.size(); ++id)
    total += priced.ops[id].compute.value *
             (scan.b.graph.ops[id].loop == 1 ? 10 : 1);
  EXPECT_NEAR(priced.compute.value, total, total * 1e-12);
}

//===----------------------------------------------------------------------===//
// Layout changes
//===----------------------------------------------------------------------===//

TEST(Memory, ASmallerCopyReplacesItsSourceUnlessLate) {
  // y (partial sums, 1 MiB) is reduced to an eighth, which is read at the end.
  Builder b;
  const TensorId x = b.argument("x", {512, 1024}, Role::Input);
  const TensorId w = b.argument("w", {1024, 1024}, Role::FrozenParameter);
  const TensorId y = b.matmul(x, w);
  const TensorId u = b.elementwise("sine", {x});
  const TensorId v = b.elementwise("cosine", {u});
  const TensorId z = b.elementwise("add", {v, y});
  b.output(z);
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(b.graph, h100(), ideal(), mesh);
  Assignment a = b.replicatedAssignment(mesh);
  a.ops[b.producer(y)] = config({2});
  for (TensorId id : {u, v, z})
    a.ops[b.producer(id)] = config({0});
  a.storage[x] = split(2, {{}, {0}});
  a.storage[w] = split(2, {{0}});
  Materialised rows;
  rows.layout = split(2, {{0}});
  a.materialised[y].push_back(rows);
  a.materialised[x].push_back(rows);
  // At the product: x 1/8, w 2/8, the partial y 1, its reduced copy 1/8.
  const MemoryReport early = price(model, a).memory;
  EXPECT_EQ(early.peakOp, b.producer(y));
  EXPECT_EQ(early.totalPeak, kMega * 12 / 8);
  // Late, at the end: x 1/8, w 2/8, y 1, reduced 1/8, v 1/8, z 1/8.
  a.materialised[y][0].late = true;
  const MemoryReport late = price(model, a).memory;
  EXPECT_EQ(late.peakOp, b.producer(z));
  EXPECT_EQ(late.totalPeak, kMega * 14 / 8);
}

TEST(Memory, ACopyForEachPhaseIsGoneInBetween) {
  Builder b;
  const TensorId w = b.argument("w", {1024, 1024}, Role::Parameter);
  const TensorId x = b.elementwise("sine", {w});
  const TensorId big =
      b.elementwise("convert", {x}, Role::Activation, false, DType::F64);
  b.phase = Phase::Backward;
  const TensorId y = b.elementwise("add", {w, x});
  b.output(y);
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(b.graph, h100(), ideal(), mesh);
  Assignment a = b.replicatedAssignment(mesh);
  a.storage[w] = split(2, {{0}});
  Materialised whole;
  whole.layout = replicated(2);
  a.materialised[w].push_back(whole);
  const PricedStrategy kept = price(model, a);
  EXPECT_EQ(kept.changes.size(), 1u);
  // w 1/4, x 2, big 8 and the gathered w 2.
  EXPECT_EQ(kept.memory.peakOp, b.producer(big));
  EXPECT_EQ(kept.memory.totalPeak, kMega / 4 + 12 * kMega);
  EXPECT_EQ(of(kept.memory, MemoryClass::CommunicationBuffers), 2 * kMega);
  a.materialised[w][0].redoneEachPhase = true;
  const PricedStrategy redone = price(model, a);
  EXPECT_EQ(redone.changes.size(), 2u);
  EXPECT_DOUBLE_EQ(redone.communication.value, 2 * kept.communication.value);
  EXPECT_EQ(redone.memory.totalPeak, kMega / 4 + 10 * kMega);
}

TEST(Memory, GeneratedTensorsTakeNoMemoryAndAnyLayout) {
  Builder b;
  Op make;
  make.kind = OpKind::Generator;
  make.mnemonic = "iota";
  make.rule.edit().addFactor(1024);
  make.rule.edit().results = {{{0}}};
  const TensorId made = b.tensor({1024});
  make.results = {made};
  b.add(make);
  const TensorId y = b.elementwise("sine", {made});
  b.output(y);
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(b.graph, h100(), ideal(), mesh);
  Assignment a = b.replicatedAssignment(mesh);
  a.ops[b.producer(y)] = config({0});
  const PricedStrategy priced = price(model, a);
  EXPECT_EQ(priced.memory.totalPeak, 1024 / 8 * 2);
}

TEST(Memory, HugeTensorsSaturate) {
  Builder b;
  const int64_t huge = int64_t(1) << 62;
  const TensorId x = b.argument("x", {huge, 2}, Role::Parameter);
  b.output(b.elementwise("sine", {x}));
  const CostModel model(b.graph, h100(), ideal(), Mesh{});
  const PricedStrategy priced = price(model, b.replicatedAssignment(Mesh{}));
  EXPECT_EQ(priced.memory.totalPeak, kSaturated);
  EXPECT_FALSE(priced.fits);
  int64_t total = 0;
  for (int64_t bytes : priced.memory.atPeak) {
    EXPECT_GE(bytes, 0);
    total += bytes;
  }
  EXPECT_EQ(total, kSaturated);
  EXPECT_TRUE(priced.stepTime.isFinite());
}

//===----------------------------------------------------------------------===//
// The stages of ZeRO
//===----------------------------------------------------------------------===//

/// Mixed-precision Adam: parameters and gradients in two bytes, a master copy
/// and two moments in four each, for `layers` equal layers.
struct Adam {
  Builder b;
  std::vector<TensorId> parameters, gradients, updated;
  std::vector<std::vector<TensorId>> states, newStates;
  TensorId batch;

  Adam(int64_t layers, int64_t size) {
    batch = b.argument("batch", {64}, Role::Input);
    for (int64_t l = 0; l < layers; ++l) {
      parameters.push_back(b.argument("w", {size}, Role::Parameter));
      states.emplace_back();
      for (const char *state : {"master", "m", "v"})
        states.back().push_back(
            b.argument(state, {size}, Role::OptimizerState, DType::F32));
    }
    b.phase = Phase::Backward;
    for (TensorId parameter : parameters)
      addGradient(parameter, size);
    b.phase = Phase::Optimizer;
    for (size_t l = 0; l < parameters.size(); ++l)
      addUpdate(l, size);
  }

  /// ([n], [j]) -> ([j]), summed over the batch n.
  void addGradient(TensorId parameter, int64_t size) {
    Op op;
    op.kind = OpKind::Vector;
    op.mnemonic = "gradient";
    op.rule.edit().addFactor(64, FactorKind::Reduction);
    op.rule.edit().addFactor(size);
    op.rule.edit().operands = {{{0}}, {{1}}};
    op.rule.edit().results = {{{1}}};
    op.operands = {batch, parameter};
    gradients.push_back(b.tensor({size}, DType::BF16, Role::Gradient));
    op.results = {gradients.back()};
    b.add(op);
  }

  void addUpdate(size_t l, int64_t size) {
    Op op;
    op.kind = OpKind::Vector;
    op.mnemonic = "adam";
    op.rule.edit().addFactor(size);
    op.operands = {gradients[l]};
    op.operands.insert(op.operands.end(), states[l].begin(), states[l].end());
    op.rule.edit().operands.assign(4, {{0}});
    op.rule.edit().results.assign(4, {{0}});
    updated.push_back(b.tensor({size}));
    op.results = {updated.back()};
    newStates.emplace_back();
    for (TensorId state : states[l]) {
      newStates.back().push_back(b.tensor({size}, DType::F32));
      op.results.push_back(newStates.back().back());
      b.graph.tensors[state].updatedTo = newStates.back().back();
    }
    b.graph.tensors[parameters[l]].updatedTo = updated.back();
    b.add(op);
  }

  Assignment stage(int zero, const Mesh &mesh) const {
    Assignment a = b.replicatedAssignment(mesh);
    a.storage[batch] = split(1, {{0}});
    const TensorSharding shard = split(1, {{0}});
    for (size_t l = 0; l < parameters.size(); ++l) {
      a.ops[b.producer(gradients[l])] = config({0});
      a.ops[b.producer(updated[l])] =
          config({zero >= 1 ? 0 : OpConfig::kReplicated});
      for (TensorId state : states[l])
        if (zero >= 1)
          a.storage[state] = shard;
      Materialised reduced;
      reduced.layout = zero >= 1 ? shard : replicated(1);
      reduced.late = zero == 1;
      a.materialised[gradients[l]].push_back(reduced);
      Materialised whole;
      whole.layout = replicated(1);
      if (zero == 3) {
        a.storage[parameters[l]] = shard;
        a.materialised[parameters[l]].push_back(whole);
      } else if (zero >= 1) {
        a.materialised[updated[l]].push_back(whole);
      }
    }
    return a;
  }
};

TEST(Memory, TheStagesOfZeroTakeWhatTheirFormulasSay) {
  // 7.5 billion parameters on 64 devices: (2 + 2 + 12) Psi = 120 GB;
  // stage 1: 4 Psi + 12 Psi / 64 = 31.4; stage 2: 2 Psi + 14 Psi / 64 = 16.6;
  // stage 3: 16 Psi / 64 = 1.9. Layers of 2.5 million parameters keep the
  // working buffers of one layer (some 15 MB) below the last digit.
  const Adam adam(3000, 2500000);
  const Mesh mesh{{{"fabric0", 64, 1}}};
  const CostModel model(adam.b.graph, h100(), ideal(), mesh);
  const double expected[] = {120, 31.4, 16.6, 1.9};
  for (int zero : {0, 1, 2, 3}) {
    const PricedStrategy priced = price(model, adam.stage(zero, mesh));
    EXPECT_NEAR(static_cast<double>(priced.memory.totalPeak) / 1e9,
                expected[zero], 0.05)
        << zero;
    EXPECT_EQ(priced.fits, zero >= 1);
  }
}

TEST(Memory, TheStagesOfZeroKeepTheirStatesApart) {
  const Adam adam(100, 1 << 20);
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(adam.b.graph, h100(), ideal(), mesh);
  const int64_t psi = 100 << 20;
  for (int zero : {0, 1, 2, 3}) {
    const MemoryReport memory = price(model, adam.stage(zero, mesh)).memory;
    EXPECT_EQ(of(memory, MemoryClass::Parameters),
              zero == 3 ? 2 * psi / 8 : 2 * psi);
    EXPECT_EQ(of(memory, MemoryClass::Optimizer),
              zero == 0 ? 12 * psi : 12 * psi / 8);
    const int64_t gradients = of(memory, MemoryClass::Gradients);
    const int64_t whole = zero <= 1 ? 2 * psi : 2 * psi / 8;
    EXPECT_GE(gradients, whole);
    EXPECT_LE(gradients, whole + 4 * kMega);
  }
}

/// Of devices with unequal memory: an empty small one has less left than a
/// large one in use.
TEST(Memory, TheTightestDeviceIsTheFullestOrLacksMost) {
  const auto report = [](int64_t peak, int64_t usable) {
    MemoryReport own;
    own.totalPeak = peak;
    own.usable = usable;
    return own;
  };
  const MemoryReport empty = report(1, 40), inUse = report(20, 80);
  EXPECT_TRUE(inUse.isTighterThan(empty));
  EXPECT_FALSE(empty.isTighterThan(inUse));
  EXPECT_FALSE(inUse.isTighterThan(inUse));
  // 5 % too much, and 4 % that is more.
  const MemoryReport small = report(42, 40), large = report(83, 80);
  EXPECT_TRUE(large.isTighterThan(small));
  EXPECT_TRUE(small.isTighterThan(report(80, 80)));
  EXPECT_EQ(large.missing(), 3);
  EXPECT_EQ(inUse.missing(), 0);
}

} // namespace
