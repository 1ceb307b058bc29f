//===- OpCost.cpp - Price of one execution of an operator -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/cost-model.md, "Operators".
//
//===----------------------------------------------------------------------===//

#include "CostModelState.h"
#include "Kinds.h"
#include "planner/Machine/Kernel.h"
#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace planner {
namespace {

using namespace detail;

constexpr double kMaxBytes = 9.2e18;
/// What is charged of a copy that is not made: enough that of equally fast
/// layouts the smallest is taken.
constexpr double kInPlace = 1e-3;
/// What a loss makes of logits is smaller by far.
constexpr int64_t kReducedFar = 16;

/// Which of a product's tensors a factor is a dimension of.
enum InTensor : uint8_t { InLhs = 1, InRhs = 2, InResult = 4 };

/// Prices one operator in one configuration.
class OpPricer {
public:
  OpPricer(const CostModel::State &state, OpId id, const OpConfig &config)
      : state(state), op(state.graph.ops[id]), config(config),
        extents(op.rule->factors.size(), 1), ways(op.rule->factors.size(), 1),
        axes(op.rule->factors.size(), 0) {
    for (size_t axis = 0; axis < config.axes.size(); ++axis)
      if (const int8_t factor = config.axes[axis]; factor >= 0) {
        axes[factor] |= AxisMask(1) << axis;
        ways[factor] = saturatingMul(ways[factor], state.mesh.axes[axis].size);
      }
    for (size_t f = 0; f < extents.size(); ++f)
      extents[f] =
          static_cast<double>(ceilDiv(op.rule->factors[f].size, ways[f]));
  }

  OpCost run(bool isFree) {
    OpCost cost;
    if (isStackWrite()) {
      cost.compute = streamTime(state.cluster.device, movedBytes()) * kInPlace;
    } else if (!isFree) {
      cost.compute = computeTime();
      cost.issue = issueOf(kernels - replacing);
      cost.temporaryBytes = workspace();
    }
    addInternalReductions(cost);
    addNeighbours(cost);
    cost.ownIssue =
        issueOf(replacing + static_cast<int64_t>(cost.collectives.size()));
    for (const CollectiveStep &step : cost.collectives)
      cost.communication += step.time;
    return cost;
  }

  /// What the kernel reads and writes.
  Bytes movedBytes() const {
    double bytes = 0;
    for (unsigned i = 0; i < op.operands.size(); ++i)
      bytes += operandBytes(i) * operandShare(i);
    for (unsigned i = 0; i < op.results.size(); ++i)
      bytes += resultBytes(i) *
               (i < op.resultTouched.size() ? op.resultTouched[i] : 1);
    return Bytes(bytes);
  }

private:
  Seconds issueOf(int64_t count) const {
    return state.stack.kernels.issue * static_cast<double>(count);
  }

  /// A slice of what a loop stacks is made in its place, as a program without
  /// loops makes it once: whoever computes it has paid for writing it.
  bool isStackWrite() const {
    if (op.kind != OpKind::Layout || op.mnemonic != "dynamic_update_slice" ||
        op.results.size() != 1 || op.operandTouched.empty() ||
        op.operandTouched[0] != 0)
      return false;
    const Tensor &stack = state.graph.tensors[op.results[0]];
    return !stack.uses.empty() && stack.outputs.empty() &&
           std::all_of(
               stack.uses.begin(), stack.uses.end(), [&](const Use &use) {
                 return state.graph.ops[use.op].kind == OpKind::LoopNext;
               });
  }

  /// The share of the work of an iteration space that one device does, with the
  /// padding of uneven splits.
  template <typename List> double share(const List &factors) const {
    double product = 1;
    for (FactorId factor : factors)
      if (op.rule->factors[factor].size > 0)
        product *= extents[factor] /
                   static_cast<double>(op.rule->factors[factor].size);
    return product;
  }

  double shareOfAll() const {
    SmallVec<FactorId, 8> all;
    for (size_t f = 0; f < extents.size(); ++f)
      all.push_back(static_cast<FactorId>(f));
    return share(all);
  }

  /// Of a shard as operandSharding() and resultSharding() have it, which need
  /// not be made for its size.
  double tensorBytes(TensorId id, const TensorMap &map) const {
    const Tensor &tensor = state.graph.tensors[id];
    int64_t elements = 1;
    for (size_t d = 0; d < tensor.shape.size(); ++d) {
      int64_t parts = 1;
      if (d < map.size())
        for (FactorId factor : map[d])
          parts = saturatingMul(parts, ways[factor]);
      elements = saturatingMul(elements, ceilDiv(tensor.shape[d], parts));
    }
    return static_cast<double>(bytesOf(elements, tensor.dtype));
  }

  double operandBytes(unsigned i) const {
    return tensorBytes(op.operands[i], op.rule->operands[i]);
  }

  double resultBytes(unsigned i) const {
    return tensorBytes(op.results[i], op.rule->results[i]);
  }

  double operandShare(unsigned i) const {
    if (i < op.operandTouched.size())
      return op.operandTouched[i];
    // A gather reads the rows that it returns.
    if (op.kind == OpKind::Gather && i == 0 && !op.results.empty()) {
      const double table = operandBytes(0);
      return table > 0 ? std::min(1.0, resultBytes(0) / table) : 1;
    }
    return 1;
  }

  DType productType() const {
    return op.operands.empty() ? DType::F32
                               : state.graph.tensors[op.operands[0]].dtype;
  }

  /// An optimizer updates many tensors in one kernel.
  Seconds timeOf(const KernelShape &kernel) const {
    if (kernel.kind != KernelClass::Update)
      ++kernels;
    return kernelTime(state.cluster.device, state.stack, kernel);
  }

  Seconds computeTime() const {
    if (op.attention && op.attention->form != AttentionForm::Flash)
      return separateAttention(op.attention->form);
    if (!state.stack.fusedNorm && isNormalisation(op))
      return separateFunctions();
    return timeOf(shapeOf());
  }

  KernelShape shapeOf() const {
    KernelShape kernel;
    kernel.dtype = productType();
    kernel.bytes = movedBytes();
    addWork(kernel);
    switch (op.kind) {
    case OpKind::Contraction:
    case OpKind::Convolution:
      kernel.kind = op.kind == OpKind::Contraction ? KernelClass::Matmul
                                                   : KernelClass::Convolution;
      addExtents(kernel);
      kernel.narrows = isOfLayer();
      break;
    case OpKind::Attention:
    case OpKind::AttentionBackward:
      kernel.kind = KernelClass::Attention;
      addAttention(kernel);
      break;
    case OpKind::Layout:
    case OpKind::Gather:
    case OpKind::Scatter:
      kernel.kind = KernelClass::Copy;
      break;
    default:
      kernel.kind = op.phase == Phase::Optimizer ? KernelClass::Update
                                                 : KernelClass::Vector;
      break;
    }
    return kernel;
  }

  /// Where layers are a loop, what is outside (the words' table that makes
  /// logits) keeps its format.
  bool isOfLayer() const {
    return state.graph.loops.size() < 2 || state.graph.executions(op) > 1;
  }

  void addWork(KernelShape &kernel) const {
    if (op.members.empty()) {
      const double all = shareOfAll();
      kernel.flops = Flops(op.work.matmulFlops * all);
      kernel.vectorFlops = Flops(op.work.vectorFlops * all);
      return;
    }
    for (size_t i = 0; i < op.members.size(); ++i) {
      const double part = share(op.members[i].factors);
      kernel.flops += Flops(workOf(op, i).matmulFlops * part);
      kernel.vectorFlops += Flops(workOf(op, i).vectorFlops * part);
    }
  }

  /// Extents of the matrix product, from where the factors occur. The reduction
  /// length of a convolution has the filter's taps, which are no factors: it
  /// follows from the work.
  void addExtents(KernelShape &kernel) const {
    if (op.operands.size() < 2 || op.results.empty())
      return;
    kernel.batch = kernel.m = kernel.n = kernel.k = 1;
    SmallVec<uint8_t, 8> in(extents.size(), 0);
    const auto note = [&](const TensorMap &map, InTensor tensor) {
      for (const DimFactors &dim : map)
        for (FactorId factor : dim)
          in[factor] |= tensor;
    };
    note(op.rule->operands[0], InLhs);
    note(op.rule->operands[1], InRhs);
    note(op.rule->results[0], InResult);
    for (size_t f = 0; f < extents.size(); ++f) {
      const bool isOfBoth = (in[f] & InLhs) && (in[f] & InRhs);
      // A factor of one operand alone picks a slice of what a loop stacks.
      if (in[f] & InResult)
        (isOfBoth        ? kernel.batch
         : in[f] & InRhs ? kernel.n
                         : kernel.m) *= extents[f];
      else if (isOfBoth)
        kernel.k *= extents[f];
    }
    if (op.kind == OpKind::Convolution)
      kernel.k = std::max(1.0, kernel.flops.value /
                                   (2 * kernel.batch * kernel.m * kernel.n));
  }

  /// Product of the local sizes of all factors of a name.
  double extentOf(std::string_view factorName, double fallback) const {
    double product = 1;
    bool found = false;
    for (size_t f = 0; f < extents.size(); ++f)
      if (op.rule->factors[f].name == factorName) {
        product *= extents[f];
        found = true;
      }
    return found ? product : fallback;
  }

  /// The operator's work is what fused kernels execute: without what the mask
  /// leaves out, and with the scores computed again in the backward pass.
  void addAttention(KernelShape &kernel) const {
    const AttentionInfo info = op.attention.value_or(AttentionInfo{});
    kernel.backward = op.kind == OpKind::AttentionBackward;
    kernel.causal = info.causal;
    kernel.headDim = extentOf("dim", 128);
    // The measured kernels have as many queries as keys. Queries alone fill
    // tiles, keys alone fill their loops.
    const double keys = extentOf("key", 1);
    kernel.sequence = std::sqrt(extentOf("query", keys) * keys);
  }

  //===--------------------------------------------------------------------===//
  // What is no single kernel
  //===--------------------------------------------------------------------===//

  /// Of attention: heads of all sequences, queries of a key head, keys.
  struct Scores {
    double batch, queries, keys, dim, valueDim, bytes;
  };

  Scores scores() const {
    Scores s;
    s.batch = extentOf("batch", 1) * extentOf("head", 1);
    s.keys = extentOf("key", 1);
    s.queries = extentOf("query", s.keys) * extentOf("group", 1);
    s.dim = extentOf("dim", 128);
    s.valueDim = extentOf("vdim", s.dim);
    s.bytes = s.batch * s.queries * s.keys * elementBytes();
    return s;
  }

  double elementBytes() const {
    return static_cast<double>(bitWidth(productType())) / 8;
  }

  /// 16-bit matrix units load 16 bytes of a row at once. Batched products of
  /// other rows, as of heads of 108 features, are made without them, as those
  /// of 32 bits.
  bool fillsLoads(double row) const {
    constexpr double kLoad = 16;
    return std::fmod(row * elementBytes(), kLoad) == 0;
  }

  Seconds product(double batch, double m, double n, double k) const {
    KernelShape kernel;
    kernel.kind = KernelClass::Matmul;
    kernel.dtype = fillsLoads(n) && fillsLoads(k) ? productType() : DType::F32;
    kernel.batch = batch;
    kernel.m = m;
    kernel.n = n;
    kernel.k = k;
    kernel.flops = Flops(2 * batch * m * n * k);
    kernel.bytes = Bytes(batch * (m * k + k * n + m * n) * elementBytes());
    return timeOf(kernel);
  }

  Seconds pass(double bytes) const {
    KernelShape kernel;
    kernel.dtype = productType();
    kernel.bytes = Bytes(bytes);
    kernel.vectorFlops = Flops(bytes / elementBytes());
    return timeOf(kernel);
  }

  /// Whether the stack's fused kernel takes these scores: rows of so many
  /// heads and samples, of so many keys.
  bool canFuseSoftmax(const Scores &s) const {
    const FusedSoftmax &kernel = state.stack.kernels.fusedSoftmax;
    return std::fmod(s.batch * s.queries / extentOf("query", s.keys),
                     static_cast<double>(kernel.batch)) == 0 &&
           s.keys <= static_cast<double>(kernel.keys);
  }

  bool isFused(AttentionForm form, const Scores &s) const {
    return form == AttentionForm::Fused && canFuseSoftmax(s);
  }

  /// What one number of the scores takes between the products, relative to
  /// those that the products read and write.
  double width(AttentionForm form, const Scores &s) const {
    const bool casts = form == AttentionForm::Fused && !canFuseSoftmax(s) &&
                       elementBytes() == 2 &&
                       state.stack.kernels.fusedSoftmax.castsOthers;
    return casts ? 2 : 1;
  }

  /// One kernel, or several: casts, scale and mask, and the softmax.
  Seconds softmax(AttentionForm form, const Scores &s) const {
    // The gradient is made of the result and its gradient.
    const double tensors = op.kind == OpKind::Attention ? 2 : 3;
    const double own = s.bytes * width(form, s);
    const Seconds time = pass(tensors * own);
    if (isFused(form, s))
      return time;
    const int64_t before = kernels;
    Seconds others = pass(2 * own);
    if (op.attention->causal || op.attention->masked)
      others += pass(2 * own);
    if (own > s.bytes)
      others += pass(s.bytes + own) + pass(own + s.bytes);
    if (form == AttentionForm::Fused)
      replacing += kernels - before;
    return time + others;
  }

  /// Products, and what reads and writes the scores between them. These kernels
  /// do all of the work, whatever the mask leaves.
  Seconds separateAttention(AttentionForm form) const {
    const AttentionInfo &info = *op.attention;
    const Scores s = scores();
    const double mask = s.bytes / elementBytes();
    Seconds time;
    if (info.dropout || (state.stack.kernels.dropsProbabilities &&
                         state.graph.mode == Mode::Train))
      time += pass(2 * s.bytes + mask);
    time += softmax(form, s);
    if (op.kind == OpKind::Attention)
      return time + product(s.batch, s.queries, s.keys, s.dim) +
             product(s.batch, s.queries, s.valueDim, s.keys);
    return time + product(s.batch, s.keys, s.valueDim, s.queries) +
           product(s.batch, s.queries, s.keys, s.valueDim) +
           product(s.batch, s.queries, s.dim, s.keys) +
           product(s.batch, s.keys, s.dim, s.queries);
  }

  double bytesOver(const SmallVec<FactorId, 4> &factors, DType dtype) const {
    double bytes = static_cast<double>(bitWidth(dtype)) / 8;
    for (FactorId factor : factors)
      bytes *= extents[factor];
    return bytes;
  }

  /// Each member reads what it works on, and writes what it makes.
  Seconds separateFunctions() const {
    Seconds time;
    for (size_t i = 0; i < op.members.size(); ++i) {
      const Member &member = op.members[i];
      const double work = workOf(op, i).vectorFlops;
      if (!(work > 0))
        continue;
      KernelShape kernel;
      kernel.dtype = member.dtype;
      kernel.vectorFlops = Flops(work * share(member.factors));
      constexpr std::string_view kOfTwo[] = {"add",    "subtract", "multiply",
                                             "divide", "maximum",  "minimum"};
      const bool isOfTwo = std::find(std::begin(kOfTwo), std::end(kOfTwo),
                                     member.mnemonic) != std::end(kOfTwo);
      kernel.bytes =
          Bytes(bytesOver(member.factors, member.dtype) * (isOfTwo ? 2 : 1) +
                bytesOver(member.resultFactors, member.dtype));
      time += timeOf(kernel);
    }
    return time;
  }

  /// Scores on their way from kernel to kernel, beside those that are kept.
  double scoreBuffers() const {
    const bool keeps = op.kind == OpKind::Attention && op.results.size() > 2;
    const Scores s = scores();
    return s.bytes * width(op.attention->form, s) * (keeps ? 1 : 2);
  }

  /// A product of the forward pass that elementwise functions and reductions
  /// read, one of which makes far less of it: logits, of which a loss is made.
  bool isLogits(TensorId id) const {
    const Tensor &tensor = state.graph.tensors[id];
    if (tensor.producer == kNone ||
        state.graph.ops[tensor.producer].kind != OpKind::Contraction ||
        state.graph.ops[tensor.producer].phase != Phase::Forward)
      return false;
    bool isReduced = false;
    for (const Use &use : tensor.uses) {
      const Op &user = state.graph.ops[use.op];
      if (user.phase != Phase::Forward)
        continue;
      if (user.kind != OpKind::Vector && user.kind != OpKind::Reduce)
        return false;
      isReduced |= std::all_of(
          user.results.begin(), user.results.end(), [&](TensorId result) {
            return state.graph.tensors[result].elements() <=
                   tensor.elements() / kReducedFar;
          });
    }
    return isReduced && !tensor.shape.empty();
  }

  /// What separate kernels of the loss make of the logits.
  double lossBuffers() const {
    const StackMemory &memory = state.stack.memory;
    if (op.phase != Phase::Forward ||
        (op.kind != OpKind::Vector && op.kind != OpKind::Reduce) ||
        std::max(memory.wholeLoss, memory.splitLoss) == 0)
      return 0;
    double most = 0;
    for (unsigned i = 0; i < op.operands.size(); ++i) {
      if (!isLogits(op.operands[i]))
        continue;
      const DType dtype = state.graph.tensors[op.operands[i]].dtype;
      const double width = static_cast<double>(bitWidth(dtype)) / 8;
      const auto &split =
          operandSharding(op, i, config, state.mesh).dims.back();
      const bool isWhole = memory.wholeLogits || split.empty();
      double elements = operandBytes(i) / width,
             each = isWhole ? memory.wholeLoss : memory.splitLoss;
      if (memory.wholeLogits && !split.empty()) {
        elements *= static_cast<double>(axisProduct(state.mesh, split));
        // What is gathered, and one tensor of it.
        each += 2 * width;
      }
      most = std::max(most, elements * each);
    }
    return most;
  }

  /// Buffers that a kernel needs beside its operands and results.
  int64_t workspace() const {
    double bytes = lossBuffers();
    if (op.kind == OpKind::Sort && !op.operands.empty())
      bytes = operandBytes(0);
    if (op.attention && op.attention->form != AttentionForm::Flash)
      bytes = scoreBuffers();
    // The gradient of the queries is accumulated in f32.
    else if (op.kind == OpKind::AttentionBackward && !op.operands.empty()) {
      const int64_t bits = bitWidth(productType());
      bytes = bits > 0 ? operandBytes(0) * 32 / static_cast<double>(bits) : 0;
    }
    return static_cast<int64_t>(std::min(bytes, kMaxBytes));
  }

  void addStep(OpCost &cost, CollectiveStep step) const {
    cost.temporaryBytes = saturatingAdd(
        cost.temporaryBytes,
        static_cast<int64_t>(std::min(step.bytes.value, kMaxBytes)));
    cost.collectives.push_back(step);
  }

  /// Not of the gradients that an attention's backward pass leaves partial:
  /// nothing inside needs them whole (resultSharding()). What members of one
  /// round reduce alike is one collective.
  void addInternalReductions(OpCost &cost) const {
    if (op.kind == OpKind::AttentionBackward)
      return;
    std::map<std::tuple<uint32_t, AxisMask, ReduceOp>, double> bytesOf;
    for (const Member &member : op.members) {
      AxisMask group = 0;
      for (FactorId factor : member.internalReduction)
        group |= axes[factor];
      if (group == 0)
        continue;
      double bytes = static_cast<double>(bitWidth(member.dtype)) / 8;
      for (FactorId factor : member.resultFactors)
        bytes *= extents[factor];
      bytesOf[{member.round, group, member.reduce}] += bytes;
    }
    for (const auto &[key, bytes] : bytesOf) {
      CollectiveStep step =
          state.collective(CollectiveKind::AllReduce, std::get<1>(key), bytes);
      step.reduce = std::get<2>(key);
      addStep(cost, step);
    }
  }

  /// Halos and permutations: data of neighbouring shards.
  void addNeighbours(OpCost &cost) const {
    for (size_t f = 0; f < extents.size(); ++f) {
      const auto id = static_cast<FactorId>(f);
      if (axes[f] == 0)
        continue;
      for (unsigned i = 0; i < op.operands.size(); ++i) {
        const TensorMap &map = op.rule->operands[i];
        const auto dim =
            std::find_if(map.begin(), map.end(), [&](const DimFactors &d) {
              return std::find(d.begin(), d.end(), id) != d.end();
            });
        if (dim == map.end())
          continue;
        const auto number = static_cast<size_t>(dim - map.begin());
        addHalos(cost, id, i, number);
        if (op.rule->factors[f].kind == FactorKind::Permutation)
          addExchange(cost, id, number, operandBytes(i));
        // A window slides over one operand only.
        if (op.rule->factors[f].kind != FactorKind::Permutation)
          break;
      }
    }
  }

  void addHalos(OpCost &cost, FactorId id, unsigned operand, size_t dim) const {
    const Factor &factor = op.rule->factors[id];
    if (factor.haloLow <= 0 && factor.haloHigh <= 0)
      return;
    const Shape local = localShape(
        state.graph.tensors[op.operands[operand]].shape,
        operandSharding(op, operand, config, state.mesh), state.mesh);
    for (const int32_t halo : {factor.haloLow, factor.haloHigh})
      if (halo > 0 && local[dim] > 0)
        addExchange(cost, id, dim,
                    operandBytes(operand) * halo /
                        static_cast<double>(local[dim]));
  }

  void addExchange(OpCost &cost, FactorId id, size_t dim, double bytes) const {
    CollectiveStep step =
        state.collective(CollectiveKind::Permute, axes[id], bytes);
    step.dim = static_cast<int8_t>(dim);
    addStep(cost, step);
  }

  const CostModel::State &state;
  const Op &op;
  const OpConfig &config;
  /// Priced so far.
  mutable int64_t kernels = 0;
  /// Those among them that replace a fused one in this configuration.
  mutable int64_t replacing = 0;
  /// By factor: local size, into how many parts it is split, by which axes.
  SmallVec<double, 8> extents;
  SmallVec<int64_t, 8> ways;
  SmallVec<AxisMask, 8> axes;
};

} // namespace

namespace detail {

bool isMetadata(const OpGraph &graph, OpId id) {
  const Op &op = graph.ops[id];
  if (op.kind != OpKind::Layout)
    return false;
  const auto keepsOrder = [](std::string_view mnemonic) {
    constexpr std::string_view kFree[] = {"reshape",
                                          "bitcast",
                                          "bitcast_convert",
                                          "collapse_shape",
                                          "expand_shape",
                                          "squeeze",
                                          "unsqueeze",
                                          "reinterpret_cast",
                                          "cast",
                                          "optimization_barrier"};
    return std::find(std::begin(kFree), std::end(kFree), mnemonic) !=
           std::end(kFree);
  };
  // Matrix kernels read either order of their operands.
  bool intoProducts = !op.results.empty();
  for (TensorId result : op.results) {
    const Tensor &tensor = graph.tensors[result];
    intoProducts &= !tensor.uses.empty() && tensor.outputs.empty();
    for (const Use &use : tensor.uses)
      intoProducts &= graph.ops[use.op].kind == OpKind::Contraction;
  }
  const auto isFree = [&](std::string_view mnemonic) {
    return keepsOrder(mnemonic) || (intoProducts && mnemonic == "transpose");
  };
  if (op.members.empty())
    return isFree(op.mnemonic);
  return std::all_of(
      op.members.begin(), op.members.end(),
      [&](const Member &member) { return isFree(member.mnemonic); });
}

bool isFreeOp(const OpGraph &graph, OpId id) {
  const OpKind kind = graph.ops[id].kind;
  return kind == OpKind::Generator || kind == OpKind::LoopEnter ||
         kind == OpKind::LoopNext || isMetadata(graph, id);
}

bool isNormalisation(const Op &op) {
  bool reduces = false, scales = false;
  for (const Member &member : op.members) {
    if (member.mnemonic == "exponential" || member.mnemonic == "log")
      return false;
    reduces |= !member.internalReduction.empty();
    scales |= member.mnemonic == "multiply" || member.mnemonic == "divide";
  }
  return op.kind == OpKind::Vector && reduces && scales;
}

} // namespace detail

OpCost CostModel::opCost(OpId op, const OpConfig &config) const {
  return OpPricer(*state, op, config).run(isFreeOp(state->graph, op));
}

Bytes CostModel::movedBytes(OpId op, const OpConfig &config) const {
  return OpPricer(*state, op, config).movedBytes();
}

} // namespace planner
