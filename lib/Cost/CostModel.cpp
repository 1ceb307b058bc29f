//===- CostModel.cpp - Prices of layout changes ---------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/CostModel.h"
#include "CostModelState.h"
#include "Loops.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <numeric>

namespace planner {

using namespace detail;

namespace {

/// Up to here one view serves a tensor whatever its layouts.
constexpr unsigned kWholeAxes = 5, kWholeDims = 4;
/// Beyond this many moving axes nothing is searched.
constexpr unsigned kSearchedAxes = 6;

/// Attention outputs are merged together with a maximum and a sum in f32 for
/// each row of the last dimension.
constexpr double kStatisticsBytesPerRow = 8;

double totalElements(const Shape &shape) {
  double elements = 1;
  for (int64_t size : shape)
    elements *= static_cast<double>(size);
  return elements;
}

double reductionFactor(const Shape &shape, DType dtype, ReduceOp op) {
  if (op != ReduceOp::LogSumExp || shape.empty() || shape.back() == 0 ||
      bitWidth(dtype) == 0)
    return 1;
  const double rowBytes = static_cast<double>(shape.back()) *
                          static_cast<double>(bitWidth(dtype)) / 8;
  return 1 + kStatisticsBytesPerRow / rowBytes;
}

/// The size up to which a dimension is padded so that both layouts split it
/// evenly.
int64_t paddedSize(int64_t size, int64_t fromWays, int64_t toWays) {
  const int64_t gcd = std::gcd(fromWays, toWays);
  const int64_t unit = saturatingMul(fromWays / gcd, toWays);
  return size % unit == 0 ? size : saturatingMul(ceilDiv(size, unit), unit);
}

/// Which sets of the view's axes split a dimension of `size` evenly.
std::vector<bool> allowedMasks(int64_t size, const Mesh &mesh,
                               const LayoutView &view) {
  std::vector<bool> allowed(size_t(1) << view.axes.size());
  for (size_t mask = 0; mask < allowed.size(); ++mask) {
    int64_t ways = 1;
    for (size_t i = 0; i < view.axes.size(); ++i)
      if (mask >> i & 1)
        ways = saturatingMul(ways, mesh.axes[view.axes[i]].size);
    allowed[mask] = size % ways == 0 && (size > 0 || ways == 1);
  }
  return allowed;
}

/// Axes of a dimension's list that both layouts begin with and that stay there.
size_t commonPrefix(const AxisList &a, const AxisList &b) {
  const size_t limit = std::min(a.size(), b.size());
  size_t length = 0;
  while (length < limit && a[length] == b[length])
    ++length;
  return length;
}

void setAxes(LayoutView &view, AxisMask kept, size_t axisCount) {
  view.axisNumber.assign(axisCount, -1);
  for (size_t axis = 0; axis < axisCount; ++axis)
    if (kept >> axis & 1) {
      view.axisNumber[axis] = static_cast<int8_t>(view.axes.size());
      view.axes.push_back(static_cast<AxisId>(axis));
    }
}

/// A sharding in the numbers of a view; axes outside of it are left out.
Layout layoutIn(const LayoutView &view, const TensorSharding &sharding) {
  Layout layout;
  layout.dims.resize(view.rank);
  for (size_t d = 0; d < sharding.dims.size(); ++d)
    for (AxisId axis : sharding.dims[d])
      if (view.axisNumber[axis] >= 0)
        layout.dims[view.dimNumber[d]].push_back(
            static_cast<AxisId>(view.axisNumber[axis]));
  for (size_t i = 0; i < view.axes.size(); ++i)
    if (sharding.partial >> view.axes[i] & 1)
      layout.partial |= AxisMask(1) << i;
  return layout;
}

/// From a view's numbers back to the mesh's and the tensor's.
void renumber(CollectiveStep &step, const LayoutView &view, ReduceOp op) {
  AxisMask axes = 0;
  for (size_t i = 0; i < view.axes.size(); ++i)
    if (step.axes >> i & 1)
      axes |= AxisMask(1) << view.axes[i];
  step.axes = axes;
  const auto dimOf = [&](int8_t number) -> int8_t {
    for (size_t d = 0; number >= 0 && d < view.dimNumber.size(); ++d)
      if (view.dimNumber[d] == number)
        return static_cast<int8_t>(d);
    return -1;
  };
  step.dim = dimOf(step.dim);
  step.toDim = dimOf(step.toDim);
  if (step.kind == CollectiveKind::AllReduce ||
      step.kind == CollectiveKind::ReduceScatter)
    step.reduce = op;
}

/// A target cannot be partial over more than the source, nor otherwise.
bool reachable(const TensorSharding &from, const TensorSharding &to) {
  if (from.dims.size() != to.dims.size() || (to.partial & ~from.partial) != 0)
    return false;
  return to.partial == 0 || from.partialOp == to.partialOp;
}

} // namespace

CostModel::State::State(const OpGraph &graph, const ClusterSpec &cluster,
                        const StackSpec &stack, const Mesh &mesh)
    : graph(graph), cluster(cluster), stack(stack), mesh(mesh), loops(graph),
      tensorViews(graph.tensors.size()),
      services(std::make_shared<const Services>(graph)) {}

CostModel::State::State(const State &alike, const OpGraph &resized,
                        const Mesh &mesh)
    : graph(resized), cluster(alike.cluster), stack(alike.stack), mesh(mesh),
      loops(resized, alike.loops), tensorViews(resized.tensors.size()),
      services(alike.services) {}

double CostModel::State::price(CollectiveKind kind, AxisMask axes, double bytes,
                               const Bucket &bucket) const {
  const GroupShape group = groupOf(mesh, axes, cluster);
  const Bytes whole =
      isBucketed(kind) ? bucket.around(group, Bytes(bytes)) : Bytes(0);
  return bucketedTime(cluster, kind, group, Bytes(bytes), whole).value;
}

CollectiveStep CostModel::State::collective(CollectiveKind kind, AxisMask axes,
                                            double bytes,
                                            const Bucket &bucket) const {
  CollectiveStep step;
  step.kind = kind;
  step.axes = axes;
  step.bytes = Bytes(bytes);
  step.time = Seconds(price(kind, axes, bytes, bucket));
  return step;
}

LayoutDomain &CostModel::State::domainOf(const LayoutView &view) {
  AxisMask mask = 0;
  for (AxisId axis : view.axes)
    mask |= AxisMask(1) << axis;
  LayoutDomain &domain = domains[{mask, view.rank}];
  if (!domain.graph) {
    for (AxisId axis : view.axes)
      domain.mesh.axes.push_back(mesh.axes[axis]);
    domain.graph = std::make_unique<LayoutGraph>(domain.mesh, view.rank);
  }
  return domain;
}

LayoutSearch &CostModel::State::searchOf(LayoutDomain &domain,
                                         const LayoutView &view,
                                         TensorClass tensor) {
  auto &search = domain.searches[tensor];
  if (!search) {
    const SmallVec<AxisId, 8> axes = view.axes;
    const Bucket bucket = tensor.bucket;
    search = std::make_unique<LayoutSearch>(
        *domain.graph, domain.mesh, std::move(tensor),
        [this, axes, bucket](CollectiveKind kind, AxisMask mask, double bytes) {
          AxisMask meshAxes = 0;
          for (size_t i = 0; i < axes.size(); ++i)
            if (mask >> i & 1)
              meshAxes |= AxisMask(1) << axes[i];
          return price(kind, meshAxes, bytes, bucket);
        });
  }
  return *search;
}

const TensorView &CostModel::State::viewOf(TensorId id) {
  auto &entry = tensorViews[id];
  if (entry)
    return *entry;
  entry = std::make_unique<TensorView>();
  const Tensor &tensor = graph.tensors[id];
  if (mesh.axes.size() > kWholeAxes)
    return *entry;
  LayoutView &view = entry->view;
  setAxes(view, ~AxisMask(0), mesh.axes.size());
  view.dimNumber.assign(tensor.shape.size(), -1);
  for (size_t d = 0; d < tensor.shape.size(); ++d) {
    auto allowed = allowedMasks(tensor.shape[d], mesh, view);
    if (std::count(allowed.begin(), allowed.end(), true) <= 1)
      continue;
    view.dimNumber[d] = static_cast<int8_t>(view.rank++);
    entry->tensor.allowed.push_back(std::move(allowed));
  }
  if (view.rank > kWholeDims)
    return *entry;
  entry->valid = true;
  entry->tensor.bytes = totalElements(tensor.shape) *
                        static_cast<double>(bitWidth(tensor.dtype)) / 8;
  return *entry;
}

namespace {

/// Dimensions and axes that a change from one sharding to another involves, and
/// at least one spare dimension to scatter into: all where there are few.
LayoutView pairView(const Shape &shape, const Mesh &mesh,
                    const TensorSharding &from, const TensorSharding &to) {
  LayoutView view;
  AxisMask kept = ~AxisMask(0);
  if (mesh.axes.size() > kWholeAxes) {
    kept = from.partial | from.splitAxes() | to.splitAxes();
    for (size_t d = 0; d < shape.size(); ++d)
      for (size_t i = 0; i < commonPrefix(from.dims[d], to.dims[d]); ++i)
        kept &= ~(AxisMask(1) << from.dims[d][i]);
    kept &= ~(from.partial & to.partial);
  }
  setAxes(view, kept, mesh.axes.size());
  view.dimNumber.assign(shape.size(), -1);
  const auto moves = [&](const AxisList &axes) {
    return std::any_of(axes.begin(), axes.end(),
                       [&](AxisId axis) { return view.axisNumber[axis] >= 0; });
  };
  SmallVec<bool, 8> keep(shape.size(), false);
  unsigned count = 0;
  const auto divisible = [&](size_t d) {
    return std::any_of(view.axes.begin(), view.axes.end(), [&](AxisId axis) {
      return shape[d] > 0 && shape[d] % mesh.axes[axis].size == 0;
    });
  };
  int spare = -1;
  for (size_t d = 0; d < shape.size(); ++d) {
    keep[d] = moves(from.dims[d]) || moves(to.dims[d]);
    count += keep[d];
    if (!keep[d] && divisible(d) && (spare < 0 || shape[d] > shape[spare]))
      spare = static_cast<int>(d);
  }
  if (spare >= 0) {
    keep[spare] = true;
    ++count;
  }
  for (size_t d = 0; d < shape.size() && count < kWholeDims; ++d)
    if (!keep[d] && divisible(d)) {
      keep[d] = true;
      ++count;
    }
  for (size_t d = 0; d < shape.size(); ++d)
    if (keep[d])
      view.dimNumber[d] = static_cast<int8_t>(view.rank++);
  return view;
}

TensorClass pairClass(const Shape &shape, double bytes, const Mesh &mesh,
                      const TensorSharding &from, const TensorSharding &to,
                      const LayoutView &view) {
  TensorClass tensor;
  tensor.bytes = bytes;
  tensor.allowed.resize(view.rank);
  for (size_t d = 0; d < shape.size(); ++d) {
    const int64_t padded = paddedSize(shape[d], axisProduct(mesh, from.dims[d]),
                                      axisProduct(mesh, to.dims[d]));
    if (padded != shape[d])
      tensor.bytes *=
          static_cast<double>(padded) / static_cast<double>(shape[d]);
    // Axes that stay in place divide what the others see.
    int64_t rest = padded;
    for (AxisId axis : from.dims[d])
      if (view.axisNumber[axis] < 0) {
        rest /= mesh.axes[axis].size;
        tensor.bytes /= static_cast<double>(mesh.axes[axis].size);
      }
    if (view.dimNumber[d] >= 0)
      tensor.allowed[view.dimNumber[d]] = allowedMasks(rest, mesh, view);
  }
  return tensor;
}

/// Whether both layouts split the tensor evenly in this view.
bool isEven(const TensorView &view, const Layout &layout) {
  for (unsigned d = 0; d < layout.dims.size(); ++d)
    if (!view.tensor.allowed[d][layout.dimMask(d)])
      return false;
  return true;
}

bool inView(const LayoutView &view, const TensorSharding &sharding) {
  for (size_t d = 0; d < sharding.dims.size(); ++d)
    if (!sharding.dims[d].empty() && view.dimNumber[d] < 0)
      return false;
  return true;
}

/// What a layout change moves.
struct Moved {
  const Shape &shape;
  DType dtype;
  double fraction = 1;
  Bucket bucket;

  double bytes() const {
    return totalElements(shape) * fraction *
           static_cast<double>(bitWidth(dtype)) / 8;
  }
};

} // namespace

/// Asks one layout change.
struct LayoutQuery {
  static Moved movedOf(const CostModel::State &state, TensorId id,
                       double fraction) {
    const Tensor &tensor = state.graph.tensors[id];
    return {tensor.shape, tensor.dtype, fraction,
            bucketOf(state.stack, state.graph, *state.services, id, fraction)};
  }

  static PreparedChanges &changesOf(CostModel::State &state,
                                    const Moved &moved) {
    return state
        .changes[{moved.shape, moved.dtype, moved.fraction, moved.bucket}];
  }

  static PreparedChanges &changesOf(CostModel::State &state, TensorId id,
                                    double fraction) {
    static_cast<void>(state.viewOf(id));
    PreparedChanges *&known = state.tensorViews[id]->changes;
    if (!known)
      known = &changesOf(state, movedOf(state, id, fraction));
    return *known;
  }

  /// Two layouts, and their numbers among those of tensors alike.
  struct Ends {
    const TensorSharding &from, &to;
    uint32_t fromNumber, toNumber;
  };
  static Ends endsIn(PreparedChanges &known, const TensorSharding &from,
                     const TensorSharding &to) {
    return {from, to, known.number(from), known.number(to)};
  }

  /// Of `known`, which is changesOf() what moved() says.
  template <typename MovedOf>
  static const PreparedChange &prepare(CostModel::State &state,
                                       PreparedChanges &known, const Ends &ends,
                                       MovedOf moved) {
    const auto [change, isNew] = known.change(ends.fromNumber, ends.toNumber);
    if (isNew)
      prepare(state, moved(), ends.from, ends.to, change);
    return change;
  }

  static void prepare(CostModel::State &state, const Moved &moved,
                      const TensorSharding &from, const TensorSharding &to,
                      PreparedChange &prepared) {
    const Shape &shape = moved.shape;
    const LayoutView view = pairView(shape, state.mesh, from, to);
    if (view.axes.size() > kSearchedAxes || view.rank > kMaxLayoutDims) {
      prepared.direct = true;
      return;
    }
    TensorClass tensor =
        pairClass(shape, moved.bytes(), state.mesh, from, to, view);
    tensor.bucket = moved.bucket;
    if (from.partial)
      tensor.reductionFactor =
          reductionFactor(shape, moved.dtype, from.partialOp);
    LayoutDomain &domain = state.domainOf(view);
    prepared.search = &state.searchOf(domain, view, std::move(tensor));
    prepared.from = domain.graph->intern(layoutIn(view, from));
    prepared.to = domain.graph->intern(layoutIn(view, to));
  }

  /// The layouts are too far apart to be searched: reduces, gathers what both
  /// do not share, and slices.
  static std::vector<CollectiveStep> direct(CostModel::State &state,
                                            const Moved &moved,
                                            const TensorSharding &from,
                                            const TensorSharding &to) {
    std::vector<CollectiveStep> steps;
    double local = moved.bytes();
    for (const auto &dim : from.dims)
      local /= static_cast<double>(axisProduct(state.mesh, dim));
    if (const AxisMask reduced = from.partial & ~to.partial) {
      steps.push_back(state.collective(
          CollectiveKind::AllReduce, reduced,
          local * reductionFactor(moved.shape, moved.dtype, from.partialOp),
          moved.bucket));
      steps.back().reduce = from.partialOp;
    }
    for (size_t d = 0; d < from.dims.size(); ++d) {
      AxisMask axes = 0;
      for (size_t i = commonPrefix(from.dims[d], to.dims[d]);
           i < from.dims[d].size(); ++i)
        axes |= AxisMask(1) << from.dims[d][i];
      if (axes == 0)
        continue;
      local *= static_cast<double>(axisProduct(state.mesh, axes));
      steps.push_back(state.collective(CollectiveKind::AllGather, axes, local,
                                       moved.bucket));
      steps.back().dim = static_cast<int8_t>(d);
    }
    return steps;
  }

  static std::optional<LayoutChange> change(CostModel::State &state,
                                            const Moved &moved,
                                            const TensorSharding &from,
                                            const TensorSharding &to) {
    if (!reachable(from, to) || from.dims.size() != moved.shape.size())
      return std::nullopt;
    LayoutChange result;
    if (from == to)
      return result;
    PreparedChanges &known = changesOf(state, moved);
    const PreparedChange &prepared =
        prepare(state, known, endsIn(known, from, to),
                [&]() -> const Moved & { return moved; });
    if (prepared.direct) {
      result.steps = direct(state, moved, from, to);
    } else {
      if (prepared.search->time(prepared.from, prepared.to) == kInfinity)
        return std::nullopt;
      result.steps = prepared.search->steps(prepared.from, prepared.to);
      const LayoutView view = pairView(moved.shape, state.mesh, from, to);
      for (CollectiveStep &step : result.steps)
        renumber(step, view, from.partialOp);
    }
    for (const CollectiveStep &step : result.steps)
      result.time += step.time;
    return result;
  }

  /// The search that serves all even layouts of a tensor; nothing if the tensor
  /// needs views of pairs.
  static LayoutSearch *wholeSearch(CostModel::State &state, TensorId id,
                                   double fraction, ReduceOp op) {
    const TensorView &shared = state.viewOf(id);
    if (!shared.valid)
      return nullptr;
    TensorView &view = *state.tensorViews[id];
    if (!view.domain)
      view.domain = &state.domainOf(view.view);
    const bool statistics = op == ReduceOp::LogSumExp;
    LayoutSearch *&search = statistics ? view.statisticsSearch : view.search;
    if (!search) {
      const Tensor &tensor = state.graph.tensors[id];
      TensorClass key = view.tensor;
      key.bytes *= fraction;
      key.bucket =
          bucketOf(state.stack, state.graph, *state.services, id, fraction);
      if (statistics)
        key.reductionFactor = reductionFactor(tensor.shape, tensor.dtype, op);
      search = &state.searchOf(*view.domain, view.view, std::move(key));
    }
    return search;
  }

  /// Infinite if it takes more than `most`.
  static double time(CostModel::State &state, TensorId id, double fraction,
                     const TensorSharding &from, const TensorSharding &to,
                     double most = kInfinity) {
    const Tensor &tensor = state.graph.tensors[id];
    if (!reachable(from, to) || from.dims.size() != tensor.shape.size())
      return kInfinity;
    if (from == to)
      return 0;
    LayoutSearch *search = wholeSearch(
        state, id, fraction, from.partial ? from.partialOp : ReduceOp::Sum);
    const TensorView &view = state.viewOf(id);
    if (search && inView(view.view, from) && inView(view.view, to)) {
      const Layout source = layoutIn(view.view, from);
      const Layout target = layoutIn(view.view, to);
      if (isEven(view, source) && isEven(view, target)) {
        LayoutGraph &graph = *view.domain->graph;
        return search->time(graph.intern(source), graph.intern(target), most);
      }
    }
    PreparedChanges &known = changesOf(state, id, fraction);
    return unevenTime(state, known, id, fraction, endsIn(known, from, to),
                      most);
  }

  /// The same, whatever the layouts; `known` is changesOf() the tensor.
  static double unevenTime(CostModel::State &state, PreparedChanges &known,
                           TensorId id, double fraction, const Ends &ends,
                           double most) {
    if (!reachable(ends.from, ends.to) ||
        ends.from.dims.size() != state.graph.tensors[id].shape.size())
      return kInfinity;
    if (ends.fromNumber == ends.toNumber)
      return 0;
    const PreparedChange &prepared = prepare(
        state, known, ends, [&] { return movedOf(state, id, fraction); });
    if (!prepared.direct)
      return prepared.search->time(prepared.from, prepared.to, most);
    double sum = 0;
    for (const CollectiveStep &step :
         direct(state, movedOf(state, id, fraction), ends.from, ends.to))
      sum += step.time.value;
    return sum;
  }
};

namespace {

/// What lies unevenly in two lists of layouts, each of which is looked up once.
class UnevenTable {
public:
  UnevenTable(CostModel::State &s, TensorId t, double f,
              const std::vector<TensorSharding> &sources,
              const std::vector<TensorSharding> &targets)
      : state(s), id(t), fraction(f), from(sources), to(targets) {}

  double time(size_t source, size_t target, double most) {
    if (!known) {
      known = &LayoutQuery::changesOf(state, id, fraction);
      fromNumbers = numbersOf(from);
      toNumbers = numbersOf(to);
    }
    return LayoutQuery::unevenTime(
        state, *known, id, fraction,
        {from[source], to[target], fromNumbers[source], toNumbers[target]},
        most);
  }

private:
  std::vector<uint32_t> numbersOf(const std::vector<TensorSharding> &list) {
    std::vector<uint32_t> numbers;
    numbers.reserve(list.size());
    for (const TensorSharding &layout : list)
      numbers.push_back(known->number(layout));
    return numbers;
  }

  CostModel::State &state;
  const TensorId id;
  const double fraction;
  const std::vector<TensorSharding> &from, &to;
  PreparedChanges *known = nullptr;
  std::vector<uint32_t> fromNumbers, toNumbers;
};

} // namespace

CostModel::CostModel(const OpGraph &graph, const ClusterSpec &cluster,
                     const StackSpec &stack, const Mesh &mesh)
    : state(std::make_unique<State>(graph, cluster, stack, mesh)) {}
CostModel::CostModel(const CostModel &alike, const Mesh &mesh)
    : CostModel(alike, alike.graph(), mesh) {}
CostModel::CostModel(const CostModel &alike, const OpGraph &resized,
                     const Mesh &mesh)
    : state(std::make_unique<State>(*alike.state, resized, mesh)) {}
CostModel::~CostModel() = default;

const OpGraph &CostModel::graph() const { return state->graph; }
const Mesh &CostModel::mesh() const { return state->mesh; }
const ClusterSpec &CostModel::cluster() const { return state->cluster; }
const StackSpec &CostModel::stack() const { return state->stack; }

std::optional<LayoutChange>
CostModel::layoutChange(const Shape &shape, DType dtype,
                        const TensorSharding &from,
                        const TensorSharding &to) const {
  return LayoutQuery::change(*state, {shape, dtype, 1, {}}, from, to);
}

std::optional<LayoutChange>
CostModel::layoutChange(TensorId id, const TensorSharding &from,
                        const TensorSharding &to) const {
  return LayoutQuery::change(
      *state, LayoutQuery::movedOf(*state, id, changeScale(id).fraction), from,
      to);
}

Seconds CostModel::layoutChangeTime(TensorId tensor, const TensorSharding &from,
                                    const TensorSharding &to) const {
  return Seconds(LayoutQuery::time(*state, tensor, changeScale(tensor).fraction,
                                   from, to));
}

std::vector<Seconds> CostModel::layoutChangeTable(
    TensorId id, const std::vector<TensorSharding> &from,
    const std::vector<TensorSharding> &to, Seconds most) const {
  const double fraction = changeScale(id).fraction;
  const TensorView &view = state->viewOf(id);
  constexpr uint32_t kUneven = ~0u;
  // Each layout is looked up once, not once a pair.
  const auto number = [&](const std::vector<TensorSharding> &list) {
    std::vector<uint32_t> ids(list.size(), kUneven);
    LayoutQuery::wholeSearch(*state, id, fraction, ReduceOp::Sum);
    for (size_t i = 0; i < list.size() && view.valid; ++i)
      if (list[i].dims.size() == view.view.dimNumber.size() &&
          inView(view.view, list[i]))
        if (const Layout layout = layoutIn(view.view, list[i]);
            isEven(view, layout))
          ids[i] = view.domain->graph->intern(layout);
    return ids;
  };
  const std::vector<uint32_t> fromIds = number(from), toIds = number(to);
  UnevenTable uneven(*state, id, fraction, from, to);
  std::vector<Seconds> table;
  table.reserve(from.size() * to.size());
  for (size_t i = 0; i < from.size(); ++i) {
    LayoutSearch *search = LayoutQuery::wholeSearch(
        *state, id, fraction,
        from[i].partial ? from[i].partialOp : ReduceOp::Sum);
    for (size_t j = 0; j < to.size(); ++j) {
      if (fromIds[i] == kUneven || toIds[j] == kUneven || !search)
        table.emplace_back(uneven.time(i, j, most.value));
      else if (!reachable(from[i], to[j]))
        table.emplace_back(kInfinity);
      else
        table.emplace_back(search->time(fromIds[i], toIds[j], most.value));
    }
  }
  return table;
}

Service CostModel::service(TensorId tensor) const {
  return state->services->of[tensor];
}

/// How often slices of that share are read, also by another loop that has the
/// other layers (Loop::layers).
static double readsOfSlices(const OpGraph &graph, LoopId loop, double touched) {
  return isSliceOfAll(graph, loop, touched)
             ? tripsOf(graph, graph.loops[loop].parent) *
                   static_cast<double>(graph.loops[loop].layers.size())
             : tripsOf(graph, loop);
}

ChangeScale CostModel::changeScale(TensorId id) const {
  const OpGraph &graph = state->graph;
  const Tensor &tensor = graph.tensors[id];
  const LoopId home = state->loops.homeOf(id);
  ChangeScale scale;
  scale.executions = tripsOf(graph, home);
  ChangeScale sliced{0, 0};
  for (const Use &use : tensor.uses) {
    const Op &op = graph.ops[use.op];
    const double touched = use.operand < op.operandTouched.size()
                               ? op.operandTouched[use.operand]
                               : 1;
    if (op.loop == home || !isInside(graph, op.loop, home) ||
        op.kind == OpKind::LoopEnter || touched >= 1)
      return scale;
    sliced.fraction = std::max(sliced.fraction, touched);
    sliced.executions =
        std::max(sliced.executions, readsOfSlices(graph, op.loop, touched));
  }
  // Slices that overlap much would move more than the whole.
  const bool pays =
      sliced.fraction * sliced.executions <= 1.5 * scale.executions;
  return tensor.uses.empty() || !pays ? scale : sliced;
}

} // namespace planner
