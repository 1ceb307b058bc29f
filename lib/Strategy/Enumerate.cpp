//===- Enumerate.cpp - All alternatives of an operator or an argument -----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Legality.h"
#include "planner/Graph/Constraints.h"
#include "planner/Graph/PartialSums.h"
#include "planner/Strategy/Constraints.h"
#include "planner/Strategy/TensorPattern.h"
#include "planner/Strategy/ZeroLayers.h"
#include <algorithm>
#include <bit>
#include <limits>

namespace planner {
namespace {

DimClassKind classKind(const OpGraph &graph, const Factor &factor) {
  return factor.dimClass < graph.dimClasses.size()
             ? graph.dimClasses[factor.dimClass].kind
             : DimClassKind::Other;
}

/// Axes whose devices hold copies of the model unless states are split.
bool isDataLike(AxisRole role) {
  return role == AxisRole::Data || role == AxisRole::Replica ||
         role == AxisRole::Context || role == AxisRole::Expert;
}

/// Of these, the ones over which `zero` may split states.
bool sharesStates(AxisRole role) {
  return isDataLike(role) && role != AxisRole::Replica;
}

/// The highest ZeRO level of something that is among the layers with ZeRO-3, or
/// is not.
int mostZero(const StrategySpec &spec, bool isGathered) {
  const int most = std::min(spec.zero.value_or(3), spec.forbidden.zero - 1);
  return isGathered ? most : std::min(most, 2);
}

/// Whether `zero` lets the data-like axes split an operator on states.
bool zeroSplits(OpId id, const Op &op, const StrategySpec &spec) {
  const int zero = mostZero(spec, !spec.gathered || spec.gathered->ops[id]);
  return op.phase == Phase::Forward ? zero >= 3 : zero >= 1;
}

/// The operators that tensor parallelism is about: they need the whole
/// sequence, also where sp=1.
bool needsWholeSequence(OpKind kind) {
  return kind == OpKind::Contraction || kind == OpKind::Convolution ||
         kind == OpKind::Attention || kind == OpKind::AttentionBackward;
}

/// What is forbidden to axes that may otherwise split anything.
bool isForbidden(DimClassKind kind, bool wholeSequence,
                 const StrategyBan &ban) {
  switch (kind) {
  case DimClassKind::Batch:
    return ban.dp;
  case DimClassKind::Expert:
    return ban.ep;
  case DimClassKind::Sequence:
    return ban.cp && (ban.sp || wholeSequence);
  default:
    return ban.tp;
  }
}

bool roleAllows(const OpGraph &graph, OpId id, FactorId factor, AxisRole role,
                const StrategySpec &spec) {
  const Op &op = graph.ops[id];
  const DimClassKind kind = classKind(graph, op.rule->factors[factor]);
  if ((sharesStates(role) ||
       (spec.forbidden.tp && role != AxisRole::Replica)) &&
      worksOnStates(graph, op) && zeroSplits(id, op, spec))
    return true;
  switch (role) {
  case AxisRole::Any:
    return !isForbidden(kind, needsWholeSequence(op.kind), spec.forbidden);
  case AxisRole::Data:
  case AxisRole::Replica:
    return kind == DimClassKind::Batch;
  case AxisRole::Context:
    return kind == DimClassKind::Sequence;
  case AxisRole::Expert:
    return kind == DimClassKind::Expert || kind == DimClassKind::Batch;
  case AxisRole::Tensor:
    if (kind == DimClassKind::Sequence)
      return spec.sp.value_or(true) && !spec.forbidden.sp &&
             !needsWholeSequence(op.kind);
    if (spec.pattern)
      return spec.pattern->has(id, factor);
    return kind != DimClassKind::Batch && kind != DimClassKind::Expert;
  }
  return false;
}

/// Elements that `ways` equal shards have beyond `size`.
int64_t paddingOf(int64_t size, int64_t ways) {
  return saturatingMul(ceilDiv(size, ways), ways) - size;
}

/// An uneven split that is worth listing: the batch and the sequence may pad as
/// long as no shard is empty, others by an eighth.
bool isWorthwhile(int64_t size, int64_t ways, DimClassKind kind) {
  const int64_t padding = paddingOf(size, ways);
  if (kind == DimClassKind::Batch || kind == DimClassKind::Sequence)
    return padding < ceilDiv(size, ways);
  return padding <= size / 8;
}

/// Keeps the elements of the largest measure, in their order.
template <typename T, typename Measure>
void keepMost(std::vector<T> &list, Measure measure) {
  int64_t most = 1;
  for (const T &element : list)
    most = std::max(most, measure(element));
  std::erase_if(list,
                [&](const T &element) { return measure(element) < most; });
}

/// Neighbours among the axes that may split nearly anything, on two link
/// levels, where such axes lie on three levels or more; but for those with the
/// slowest links between them. The alternatives of an operator are a power of
/// its factors, of which the number of axes is the exponent.
std::vector<std::pair<size_t, size_t>> axesTogether(const Mesh &mesh,
                                                    const StrategySpec &spec) {
  std::vector<std::pair<size_t, size_t>> borders;
  std::optional<size_t> outer;
  for (size_t axis = 0; axis < mesh.axes.size(); ++axis) {
    const AxisRole role = spec.role(static_cast<unsigned>(axis));
    if (role != AxisRole::Any && role != AxisRole::Tensor)
      continue;
    if (outer && mesh.axes[*outer].level != mesh.axes[axis].level)
      borders.emplace_back(*outer, axis);
    outer = axis;
  }
  if (borders.size() < 2)
    return {};
  borders.erase(borders.begin());
  return borders;
}

class ConfigEnumerator {
public:
  ConfigEnumerator(const OpGraph &graph, OpId id, const Mesh &mesh,
                   const StrategySpec &spec)
      : graph(graph), id(id), op(graph.ops[id]), mesh(mesh), spec(spec),
        splits(op.rule->factors.size(), 1),
        mayFail(detail::mayHaveSplitFault(graph, op)) {
    current.axes.resize(mesh.axes.size(), OpConfig::kReplicated);
    for (size_t f = 0; f < op.rule->factors.size(); ++f) {
      const Factor &factor = op.rule->factors[f];
      const auto number = static_cast<FactorId>(f);
      if (f <= 127 && factor.size > 1 &&
          factor.kind != FactorKind::NeedReplication &&
          detail::occursAnywhere(op.rule, number))
        candidates.push_back(number);
    }
    constrained = !constraints().empty();
    collectSets();
    for (size_t axis = 0; axis < mesh.axes.size(); ++axis)
      for (FactorId factor : candidates)
        allowed.push_back(roleAllows(graph, id, factor, spec.role(axis), spec));
    for (FactorId factor : candidates)
      reduces.push_back(reducesOf(factor));
  }

  std::vector<OpConfig> run() {
    visit(0);
    if (found.empty() && constrained) {
      constrained = false;
      visit(0);
    }
    if (!spec.roles.empty() && !worksOnStates(graph, op))
      keepRolesUsed();
    if (spec.batchParts && !worksOnStates(graph, op))
      keepBatchParts(*spec.batchParts);
    if (spec.pattern && spec.pattern->isSplit[id])
      keepPatternUsed();
    if (spec.zero.value_or(0) >= 1 && op.phase == Phase::Optimizer)
      keepStatesSplit();
    for (const auto &[outer, inner] : axesTogether(mesh, spec))
      keepTogether(outer, inner);
    return std::move(found);
  }

  std::optional<ConstraintConflict> conflict() {
    if (!constrained)
      return std::nullopt;
    visit(0);
    if (!found.empty())
      return std::nullopt;
    constrained = false;
    visit(0);
    const std::vector<Asked> asked = constraints();
    // By configuration, which constraints it satisfies.
    std::vector<std::vector<bool>> holds;
    for (const OpConfig &config : found) {
      current = config;
      auto &row = holds.emplace_back();
      for (const Asked &one : asked)
        row.push_back(isSatisfied(one));
    }
    const auto together = [&](size_t a, size_t b) {
      return std::any_of(holds.begin(), holds.end(),
                         [&](const auto &row) { return row[a] && row[b]; });
    };
    for (size_t a = 0; a < asked.size(); ++a)
      if (!together(a, a))
        return ConstraintConflict{textOf(asked[a]), {}};
    for (size_t a = 0; a < asked.size(); ++a)
      for (size_t b = a + 1; b < asked.size(); ++b)
        if (!together(a, b))
          return ConstraintConflict{textOf(asked[a]), textOf(asked[b])};
    // Three or more contradict each other.
    return ConstraintConflict{textOf(asked.front()), textOf(asked.back())};
  }

private:
  /// In how many parts those axes split factors of which `counts` is true.
  template <typename Counts>
  int64_t splitBy(const OpConfig &config, Counts counts) const {
    int64_t product = 1;
    for (unsigned axis = 0; axis < config.axes.size(); ++axis)
      if (config.axes[axis] >= 0 &&
          counts(axis, static_cast<FactorId>(config.axes[axis])))
        product = saturatingMul(product, mesh.axes[axis].size);
    return product;
  }

  /// An axis of a named strategy splits the batch (the sequence, the experts)
  /// of every operator that has one and lets it; it repeats no work.
  void keepRolesUsed() {
    keepMost(found, [&](const OpConfig &config) {
      return splitBy(config, [&](unsigned axis, FactorId factor) {
        const AxisRole role = spec.role(axis);
        return isDataLike(role) && roleAllows(graph, id, factor, role, spec);
      });
    });
  }

  /// The batch is split in so many parts, or experts take the place of some of
  /// them; in fewer only where the operator does not let it.
  void keepBatchParts(int64_t parts) {
    const auto splitsOf = [&](const OpConfig &config, DimClassKind other) {
      return splitBy(config, [&](unsigned, FactorId factor) {
        const DimClassKind kind = classKind(graph, op.rule->factors[factor]);
        return kind == DimClassKind::Batch || kind == other;
      });
    };
    std::erase_if(found, [&](const OpConfig &config) {
      return splitsOf(config, DimClassKind::Batch) > parts;
    });
    keepMost(found, [&](const OpConfig &config) {
      return std::min(splitsOf(config, DimClassKind::Expert), parts);
    });
  }

  /// The same for tensor-parallel axes and what the pattern splits: the words
  /// of a lookup, and not its sequence.
  void keepPatternUsed() {
    keepMost(found, [&](const OpConfig &config) {
      return splitBy(config, [&](unsigned axis, FactorId factor) {
        return spec.role(axis) == AxisRole::Tensor &&
               spec.pattern->has(id, factor);
      });
    });
  }

  /// Bytes of the optimizer states that a device updates, as far as the
  /// data-like axes divide them.
  double stateBytes(const OpConfig &config) const {
    double bytes = 0;
    for (unsigned i = 0; i < op.operands.size(); ++i) {
      const Tensor &tensor = graph.tensors[op.operands[i]];
      if (tensor.role != Role::OptimizerState)
        continue;
      double local = static_cast<double>(tensor.bytes());
      for (const auto &dim : operandSharding(op, i, config, mesh).dims)
        for (AxisId axis : dim)
          if (sharesStates(spec.role(axis)))
            local /= static_cast<double>(mesh.axes[axis].size);
      bytes += local;
    }
    return bytes;
  }

  /// ZeRO: states lie as their update works on them, so the updates that split
  /// them most are the ones that `zero` asks for.
  void keepStatesSplit() {
    double least = std::numeric_limits<double>::infinity();
    for (const OpConfig &config : found)
      least = std::min(least, stateBytes(config));
    std::erase_if(found, [&](const OpConfig &config) {
      return stateBytes(config) > least * (1 + 1e-9);
    });
  }

  /// Drops what has other factors on the two axes, and one of these could have
  /// both.
  void keepTogether(size_t outer, size_t inner) {
    std::vector<OpConfig> all = found;
    std::sort(all.begin(), all.end());
    const auto couldHaveBoth = [&](OpConfig config, int8_t entry) {
      config.axes[outer] = config.axes[inner] = entry;
      return entry != OpConfig::kReplicated &&
             std::binary_search(all.begin(), all.end(), config);
    };
    std::erase_if(found, [&](const OpConfig &config) {
      const int8_t a = config.axes[outer], b = config.axes[inner];
      return a != b && (couldHaveBoth(config, a) || couldHaveBoth(config, b));
    });
  }

  /// Sets that repeat another one, and those without operands, have the effect
  /// of others. No constraint is satisfied by sums that nothing makes.
  void collectSets() {
    const size_t count = detail::linearSets(graph, op);
    for (size_t set = 0; set < count && set < 126; ++set) {
      if (set < op.rule->linear.size()) {
        const auto &members = op.rule->linear[set];
        const auto begin = op.rule->linear.begin();
        if (members.empty() && op.kind != OpKind::Generator)
          continue;
        if (std::find(begin, begin + set, members) != begin + set)
          continue;
        if (constrained && !mayBePartial(graph, op, set))
          continue;
      }
      sets.push_back(static_cast<unsigned>(set));
    }
  }

  /// The kinds of partial results that splitting it leaves, as bits.
  uint32_t reducesOf(FactorId factor) const {
    uint32_t kinds = 0;
    for (unsigned result = 0; result < op.results.size(); ++result)
      if (const auto reduce = detail::partialOf(op, result, factor))
        kinds |= uint32_t(1) << static_cast<unsigned>(*reduce);
    return kinds;
  }

  /// Of what visit() has made, which mixes no partial results.
  bool accepted() const {
    if (mayFail && detail::findSplitFault(graph, op, splits))
      return false;
    for (FactorId factor : candidates)
      if (splits[factor] > 1 &&
          !isWorthwhile(op.rule->factors[factor].size, splits[factor],
                        classKind(graph, op.rule->factors[factor])))
        return false;
    return !constrained || satisfiesConstraints();
  }

  /// One thing that the user asked of the operator: about a result, an operand,
  /// or a value inside.
  struct Asked {
    const InputSharding *sharding;
    int32_t result = -1, operand = -1;
    const InnerValue *inner = nullptr;
  };

  std::vector<Asked> constraints() const {
    std::vector<Asked> list;
    auto add = [&](Asked asked) {
      if (expressible(*asked.sharding, mesh))
        list.push_back(asked);
    };
    for (size_t r = 0; r < op.results.size(); ++r)
      if (const auto &constraint = graph.tensors[op.results[r]].constraint)
        add({&*constraint, static_cast<int32_t>(r), -1, nullptr});
    for (const OperandConstraint &constraint : op.operandConstraints)
      add({&constraint.sharding, -1, static_cast<int32_t>(constraint.operand),
           nullptr});
    for (const InnerValue &value : op.inner)
      if (value.constraint)
        add({&*value.constraint, -1, -1, &value});
    return list;
  }

  bool isSatisfied(const Asked &asked) const {
    if (asked.inner)
      return satisfiesInside(*asked.inner);
    if (asked.operand >= 0)
      return satisfies(operandSharding(op, static_cast<unsigned>(asked.operand),
                                       current, mesh),
                       *asked.sharding, mesh);
    return satisfiesReduced(
        resultSharding(op, static_cast<unsigned>(asked.result), current, mesh),
        *asked.sharding, mesh);
  }

  static std::string textOf(const Asked &asked) {
    return toText(*asked.sharding) + (asked.sharding->location.empty()
                                          ? std::string()
                                          : " at " + asked.sharding->location);
  }

  bool satisfiesConstraints() const {
    const std::vector<Asked> list = constraints();
    return std::all_of(list.begin(), list.end(),
                       [&](const Asked &asked) { return isSatisfied(asked); });
  }

  /// Values inside may be partial until the operator's end; these are what it
  /// makes of them.
  bool satisfiesInside(const InnerValue &value) const {
    const std::optional<TensorSharding> layout =
        innerSharding(op, value, current, mesh);
    return !layout || satisfies(*layout, *value.constraint, mesh);
  }

  /// `kinds` of partial results are there, of which two do not go together.
  void visit(size_t axis, uint32_t kinds = 0) {
    if (axis == mesh.axes.size()) {
      if (accepted())
        found.push_back(current);
      return;
    }
    current.axes[axis] = OpConfig::kReplicated;
    visit(axis + 1, kinds);
    const int64_t size = mesh.axes[axis].size;
    for (size_t c = 0; c < candidates.size(); ++c) {
      const FactorId factor = candidates[c];
      const int64_t before = splits[factor];
      const uint32_t all = kinds | reduces[c];
      if (size == 1 ||
          saturatingMul(before, size) > op.rule->factors[factor].size ||
          !allowed[axis * candidates.size() + c] || std::popcount(all) > 1)
        continue;
      splits[factor] = before * size;
      current.axes[axis] = static_cast<int8_t>(factor);
      visit(axis + 1, all);
      splits[factor] = before;
    }
    const uint32_t sum =
        op.results.empty()
            ? kinds
            : kinds | uint32_t(1) << static_cast<unsigned>(ReduceOp::Sum);
    for (unsigned set : sets) {
      if (size == 1 || std::popcount(sum) > 1)
        continue;
      current.axes[axis] = OpConfig::partialThrough(set);
      visit(axis + 1, sum);
    }
    current.axes[axis] = OpConfig::kReplicated;
  }

  const OpGraph &graph;
  OpId id;
  const Op &op;
  const Mesh &mesh;
  const StrategySpec &spec;
  SmallVec<int64_t, 8> splits;
  /// Whether anything but the sizes of factors may forbid to split them.
  const bool mayFail;
  SmallVec<FactorId, 8> candidates;
  /// By axis and candidate, whether it may split it; by candidate reducesOf().
  SmallVec<bool, 32> allowed;
  SmallVec<uint32_t, 8> reduces;
  SmallVec<unsigned, 4> sets;
  bool constrained = false;
  OpConfig current;
  std::vector<OpConfig> found;
};

bool isState(Role role) {
  return role == Role::Parameter || role == Role::FrozenParameter ||
         role == Role::OptimizerState;
}

/// The class of the major factor of the dimension in its first use that has
/// one.
DimClassKind classOfDim(const OpGraph &graph, const Tensor &tensor,
                        size_t dim) {
  for (const Use &use : tensor.uses) {
    const ShardingRule &rule = graph.ops[use.op].rule;
    const DimFactors &factors = rule.operands[use.operand][dim];
    if (!factors.empty())
      return classKind(graph, rule.factors[factors.front()]);
  }
  return DimClassKind::Other;
}

class StorageEnumerator {
public:
  StorageEnumerator(const OpGraph &graph, TensorId id, const Mesh &mesh,
                    const StrategySpec &spec)
      : tensor(graph.tensors[id]), mesh(mesh), spec(spec),
        isGathered(!spec.gathered || spec.gathered->tensors[id]),
        classes(tensor.shape.size(), DimClassKind::Other),
        inPattern(tensor.shape.size(), true), splits(tensor.shape.size(), 1),
        current(replicated(tensor.shape.size())) {
    for (size_t d = 0; d < tensor.shape.size(); ++d) {
      classes[d] = classOfDim(graph, tensor, d);
      if (spec.pattern)
        inPattern[d] = spec.pattern->hasDim(graph, tensor, d);
    }
  }

  std::vector<TensorSharding> run() {
    visit(0);
    if (wantsStatesSplit())
      keepMost(found, [&](const TensorSharding &sharding) {
        return dataSplit(sharding);
      });
    keepConstrained();
    smallestFirst();
    return std::move(found);
  }

private:
  bool wantsStatesSplit() const {
    const int zero = spec.zero.value_or(0);
    return tensor.role == Role::OptimizerState
               ? zero >= 1
               : isState(tensor.role) && zero >= 3 && isGathered;
  }

  bool mayStatesSplit() const {
    const int zero = mostZero(spec, isGathered);
    return tensor.role == Role::OptimizerState ? zero >= 1 : zero >= 3;
  }

  bool allows(size_t dim, AxisRole role) const {
    const DimClassKind kind = classes[dim];
    if (role == AxisRole::Any)
      return !isForbidden(kind, false, spec.forbidden) ||
             (isState(tensor.role) && mayStatesSplit());
    if (role == AxisRole::Tensor)
      return kind != DimClassKind::Batch && kind != DimClassKind::Sequence &&
             kind != DimClassKind::Expert && inPattern[dim];
    if (role == AxisRole::Expert && kind == DimClassKind::Expert)
      return true;
    if (isState(tensor.role))
      return role != AxisRole::Replica && mayStatesSplit();
    return role == AxisRole::Context ? kind == DimClassKind::Sequence
                                     : kind == DimClassKind::Batch;
  }

  void visit(size_t axis) {
    if (axis == mesh.axes.size()) {
      for (size_t d = 0; d < splits.size(); ++d)
        if (splits[d] > 1 &&
            paddingOf(tensor.shape[d], splits[d]) > tensor.shape[d] / 8)
          return;
      found.push_back(current);
      return;
    }
    visit(axis + 1);
    const int64_t size = mesh.axes[axis].size;
    for (size_t d = 0; d < splits.size() && size > 1; ++d) {
      const int64_t before = splits[d];
      if (saturatingMul(before, size) > tensor.shape[d] ||
          !allows(d, spec.role(axis)))
        continue;
      splits[d] = before * size;
      current.dims[d].push_back(static_cast<AxisId>(axis));
      visit(axis + 1);
      current.dims[d].pop_back();
      splits[d] = before;
    }
  }

  int64_t dataSplit(const TensorSharding &sharding) const {
    int64_t product = 1;
    for (const auto &dim : sharding.dims)
      for (AxisId axis : dim)
        if (sharesStates(spec.role(axis)))
          product = saturatingMul(product, mesh.axes[axis].size);
    return product;
  }

  /// Of equally fast layouts the search takes the first: no device stores what
  /// it does not use.
  void smallestFirst() {
    std::vector<std::pair<int64_t, size_t>> order;
    for (size_t i = 0; i < found.size(); ++i)
      order.emplace_back(localBytes(tensor, found[i], mesh), i);
    std::sort(order.begin(), order.end());
    std::vector<TensorSharding> sorted;
    for (auto [bytes, i] : order)
      sorted.push_back(std::move(found[i]));
    found = std::move(sorted);
  }

  void keepConstrained() {
    if (!tensor.constraint || !expressible(*tensor.constraint, mesh))
      return;
    std::vector<TensorSharding> kept;
    for (const TensorSharding &sharding : found)
      if (satisfies(sharding, *tensor.constraint, mesh))
        kept.push_back(sharding);
    if (kept.empty())
      kept.push_back(fromConstraint());
    found = std::move(kept);
  }

  /// The user's sharding itself, where no enumerated one satisfies it.
  TensorSharding fromConstraint() const {
    TensorSharding sharding = replicated(tensor.shape.size());
    for (size_t d = 0; d < sharding.dims.size(); ++d)
      for (const InputSharding::Axis &wanted : tensor.constraint->dims[d])
        for (size_t axis = 0; axis < mesh.axes.size(); ++axis)
          if (mesh.axes[axis].name == wanted.name)
            sharding.dims[d].push_back(static_cast<AxisId>(axis));
    return sharding;
  }

  const Tensor &tensor;
  const Mesh &mesh;
  const StrategySpec &spec;
  const bool isGathered;
  SmallVec<DimClassKind, 4> classes;
  SmallVec<bool, 4> inPattern;
  SmallVec<int64_t, 4> splits;
  TensorSharding current;
  std::vector<TensorSharding> found;
};

} // namespace

bool worksOnStates(const OpGraph &graph, const Op &op) {
  if (op.phase == Phase::Optimizer)
    return true;
  return std::none_of(op.rule->factors.begin(), op.rule->factors.end(),
                      [&](const Factor &factor) {
                        const DimClassKind kind = classKind(graph, factor);
                        return kind == DimClassKind::Batch ||
                               kind == DimClassKind::Sequence;
                      });
}

/// Of factors that are parts or products of the batch it is not known.
static bool splitsSamples(const OpGraph &graph, const Op &op, int64_t parts) {
  SmallVec<int64_t, 8> splits(op.rule->factors.size(), 1);
  for (FactorId id = 0; id < op.rule->factors.size(); ++id) {
    const Factor &factor = op.rule->factors[id];
    if (classKind(graph, factor) != DimClassKind::Batch || factor.size == 1 ||
        factor.kind == FactorKind::NeedReplication)
      continue;
    if (factor.size != graph.dimClasses[factor.dimClass].size ||
        !isWorthwhile(factor.size, parts, DimClassKind::Batch))
      return false;
    splits[id] = parts;
    const auto fault = detail::findSplitFault(graph, op, splits);
    splits[id] = 1;
    if (fault && (fault->kind == detail::FaultKind::Uneven ||
                  fault->kind == detail::FaultKind::TooSmall))
      return false;
  }
  return true;
}

bool splitsSamples(const OpGraph &graph, int64_t parts) {
  return std::all_of(graph.ops.begin(), graph.ops.end(), [&](const Op &op) {
    return op.phase == Phase::Optimizer || splitsSamples(graph, op, parts);
  });
}

std::vector<OpConfig> enumerateConfigs(const OpGraph &graph, OpId op,
                                       const Mesh &mesh,
                                       const StrategySpec &spec) {
  return ConfigEnumerator(graph, op, mesh, spec).run();
}

std::optional<ConstraintConflict> findConflict(const OpGraph &graph, OpId op,
                                               const Mesh &mesh,
                                               const StrategySpec &spec) {
  return ConfigEnumerator(graph, op, mesh, spec).conflict();
}

bool splitsCopies(const OpGraph &graph, TensorId argument,
                  const TensorSharding &layout, const StrategySpec &spec) {
  const Tensor &tensor = graph.tensors[argument];
  for (size_t d = 0; d < layout.dims.size(); ++d)
    for (const AxisId axis : layout.dims[d])
      if (isDataLike(spec.role(axis)) &&
          (spec.role(axis) != AxisRole::Expert ||
           classOfDim(graph, tensor, d) != DimClassKind::Expert))
        return true;
  return false;
}

std::vector<TensorSharding> enumerateStorage(const OpGraph &graph,
                                             TensorId argument,
                                             const Mesh &mesh,
                                             const StrategySpec &spec) {
  return StorageEnumerator(graph, argument, mesh, spec).run();
}

} // namespace planner
