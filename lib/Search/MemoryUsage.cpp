//===- MemoryUsage.cpp - Memory of the inner problem over time ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MemoryUsage.h"
#include <algorithm>
#include <map>
#include <set>

namespace planner {

/// All usages at one time may add up to at most this in a solver::Problem.
static constexpr int64_t kMaxTotalUsage = int64_t(1) << 60;
/// Entries that a pair may have for one time.
static constexpr int64_t kMaxEntriesPerTime = 4;
/// Entries of pair usage above which a pair's buffers are left to evaluate().
static constexpr size_t kMaxPairEntries = 200'000;

MemoryUsage::MemoryUsage(const InnerProblem &problem)
    : inner(problem), graph(problem.model.graph()),
      lifetimes(computeLifetimes(graph)),
      mostBytes(kMaxTotalUsage / kMaxEntriesPerTime /
                static_cast<int64_t>(1 + problem.variables.size() +
                                     problem.pairs.size())) {
  choosePositions();
}

void MemoryUsage::choosePositions() {
  const FoldedGraph &folded = inner.folded;
  std::map<OpId, OpId> last;
  for (OpId id = 0; id < folded.representative.size(); ++id)
    last[folded.representative[id]] = id;
  std::set<OpId> chosen;
  for (auto [first, end] : last) {
    chosen.insert(first);
    chosen.insert(end);
  }
  positions.assign(chosen.begin(), chosen.end());
}

std::optional<uint32_t> MemoryUsage::timeOf(OpId op) const {
  auto it = std::lower_bound(positions.begin(), positions.end(), op);
  if (it == positions.end() || *it != op)
    return std::nullopt;
  return static_cast<uint32_t>(it - positions.begin());
}

/// Sums, over the tensors of the class, the times in `interval(tensor)`.
template <typename Function>
MemoryUsage::Counts MemoryUsage::count(TensorClassId id,
                                       Function &&interval) const {
  std::vector<double> counts(positions.size(), 0);
  for (TensorId tensor : inner.folded.classes[id].tensors) {
    Interval live = interval(tensor);
    if (live.begin > live.end)
      continue;
    auto begin =
        std::lower_bound(positions.begin(), positions.end(), live.begin);
    auto end = std::upper_bound(begin, positions.end(), live.end);
    for (auto it = begin; it != end; ++it)
      counts[static_cast<size_t>(it - positions.begin())] += 1;
  }
  Counts result;
  for (uint32_t time = 0; time < counts.size(); ++time)
    if (counts[time] > 0)
      result.emplace_back(time, counts[time]);
  return result;
}

static int64_t scaled(int64_t bytes, double times) {
  double product = static_cast<double>(bytes) * times;
  return product < 4e18 ? static_cast<int64_t>(product) : int64_t(4e18);
}

static void addAt(std::vector<int64_t> &bytes,
                  const std::vector<std::pair<uint32_t, double>> &counts,
                  int64_t each) {
  for (auto [time, times] : counts)
    bytes[time] = saturatingAdd(bytes[time], scaled(each, times));
}

void MemoryUsage::addStorage(Bytes &bytes) const {
  for (TensorClassId id = 0; id < inner.folded.classes.size(); ++id) {
    const TensorClass &tensorClass = inner.folded.classes[id];
    if (!tensorClass.isArgument)
      continue;
    Counts always = count(id, [&](TensorId) {
      return Interval{0, positions.empty() ? 0 : positions.back()};
    });
    uint32_t variable = inner.storageVariable(id);
    for (uint32_t i = 0; i < bytes[variable].size(); ++i)
      addAt(bytes[variable][i], always,
            localBytes(graph.tensors[tensorClass.lead],
                       inner.storageLayout(id, i), inner.model.mesh()));
  }
}

void MemoryUsage::addTemporaries(Bytes &bytes) const {
  for (uint32_t time = 0; time < positions.size(); ++time) {
    OpId op = positions[time];
    GroupId group = inner.folded.groupOf[op];
    if (group == kNone)
      continue;
    const InnerProblem::GroupVariable &variable = inner.groups[group];
    for (uint32_t i = 0; i < variable.configs.size(); ++i) {
      int64_t &total = bytes[variable.variable][i][time];
      total = saturatingAdd(
          total, inner.model.opCost(op, variable.configs[i]).temporaryBytes);
    }
  }
}

/// Tensors whose layout never changes are no residence of any pair.
void MemoryUsage::addUnused(Bytes &bytes) const {
  std::vector<bool> resident(inner.folded.classes.size(), false);
  for (const InnerProblem::Residence &residence : inner.residences)
    resident[residence.tensorClass] = true;
  for (TensorClassId id = 0; id < inner.folded.classes.size(); ++id) {
    const TensorClass &tensorClass = inner.folded.classes[id];
    const Tensor &lead = graph.tensors[tensorClass.lead];
    if (tensorClass.isArgument || resident[id] ||
        lifetimes[tensorClass.lead].aliasOf != kNone)
      continue;
    Counts whole = count(id, [&](TensorId t) {
      return Interval{lifetimes[t].begin, lifetimes[t].end};
    });
    const InnerProblem::GroupVariable &group =
        inner.groups[tensorClass.producer];
    for (uint32_t i = 0; i < group.configs.size(); ++i)
      addAt(
          bytes[group.variable][i], whole,
          localBytes(lead,
                     resultSharding(graph.ops[lead.producer], lead.resultIndex,
                                    group.configs[i], inner.model.mesh()),
                     inner.model.mesh()));
  }
}

/// From the first to the last use of one tensor among the folded `uses`, or
/// among all of its uses.
MemoryUsage::Interval MemoryUsage::usesOf(TensorId id,
                                          const std::vector<Use> &uses,
                                          bool everything) const {
  Interval interval{kNone, 0};
  for (const Use &use : graph.tensors[id].uses) {
    OpId representative = inner.folded.representative[use.op];
    bool counts =
        everything || std::any_of(uses.begin(), uses.end(), [&](const Use &u) {
          return inner.folded.representative[u.op] == representative &&
                 u.operand == use.operand;
        });
    if (!counts)
      continue;
    interval.begin = std::min(interval.begin, use.op);
    interval.end = std::max(interval.end, use.op);
  }
  return interval;
}

/// Copies of an argument beside its storage: gathered when first used and freed
/// after the last use of the phase.
void MemoryUsage::addCopies(const InnerProblem::Residence &residence,
                            Rounding rounding, solver::Problem &problem) const {
  const Mesh &mesh = inner.model.mesh();
  const Tensor &lead =
      graph.tensors[inner.folded.classes[residence.tensorClass].lead];
  double fraction =
      inner.model.changeScale(inner.folded.classes[residence.tensorClass].lead)
          .fraction;
  Counts used = count(residence.tensorClass, [&](TensorId t) {
    return usesOf(t, residence.uses, false);
  });
  size_t entries = residence.made.size() * residence.used.size() * used.size();
  if (residence.pair == kNone || entries > kMaxPairEntries)
    return;
  std::vector<int64_t> madeBytes;
  for (const TensorSharding &layout : residence.made)
    madeBytes.push_back(localBytes(lead, layout, mesh));
  for (uint32_t j = 0; j < residence.used.size(); ++j) {
    if (residence.used[j].size() != 1 && rounding == Rounding::Down)
      continue;
    for (uint32_t i = 0; i < residence.made.size(); ++i) {
      int64_t copies = 0;
      for (const TensorSharding &layout : residence.used[j]) {
        int64_t copy = localBytes(lead, layout, mesh);
        // What is only sliced is there for each use alone, at no cost.
        bool counts = copy >= madeBytes[i] && fraction == 1;
        if (layout != residence.made[i] && (counts || rounding == Rounding::Up))
          copies = saturatingAdd(copies, scaled(copy, fraction));
      }
      std::vector<solver::UsageEntry> usage;
      for (auto [time, times] : used)
        if (copies > 0)
          usage.push_back(entry(time, scaled(copies, times)));
      problem.setPairUsage(residence.pair, i, j, std::move(usage));
    }
  }
}

/// A tensor lies in its producer's layout while that is made. Then, if its
/// consumers want another one: if that is not larger it is made at once, and
/// the producer's goes; if it is larger, it is made when first used.
void MemoryUsage::addResidence(const InnerProblem::Residence &residence,
                               Rounding rounding, Bytes &bytes,
                               solver::Problem &problem) const {
  const TensorClass &tensorClass = inner.folded.classes[residence.tensorClass];
  if (tensorClass.isArgument)
    return addCopies(residence, rounding, problem);
  if (lifetimes[tensorClass.lead].aliasOf != kNone ||
      tensorClass.replaces != kNone)
    return;
  const Mesh &mesh = inner.model.mesh();
  const Tensor &lead = graph.tensors[tensorClass.lead];
  auto firstUse = [&](TensorId t) {
    Interval all = usesOf(t, residence.uses, true);
    // A result of the model without uses stays from there on.
    return all.begin == kNone ? lifetimes[t].begin + 1 : all.begin;
  };
  Counts making = count(residence.tensorClass, [&](TensorId t) {
    return Interval{lifetimes[t].begin, lifetimes[t].begin};
  });
  Counts gap = count(residence.tensorClass, [&](TensorId t) {
    OpId first = firstUse(t);
    return first > lifetimes[t].begin + 1
               ? Interval{lifetimes[t].begin + 1, first - 1}
               : Interval{1, 0};
  });
  Counts using_ = count(residence.tensorClass, [&](TensorId t) {
    return Interval{firstUse(t), lifetimes[t].end};
  });
  Counts first = count(residence.tensorClass, [&](TensorId t) {
    return Interval{firstUse(t), firstUse(t)};
  });

  std::vector<int64_t> made, used;
  for (const TensorSharding &layout : residence.made)
    made.push_back(localBytes(lead, layout, mesh));
  for (const auto &layouts : residence.used) {
    int64_t least = kSaturated, all = 0;
    for (const TensorSharding &layout : layouts) {
      int64_t copy = localBytes(lead, layout, mesh);
      least = std::min(least, copy);
      all = saturatingAdd(all, copy);
    }
    used.push_back(rounding == Rounding::Up ? all : least);
  }
  for (uint32_t i = 0; i < made.size(); ++i)
    addAt(bytes[residence.producer][i], making, made[i]);
  for (uint32_t j = 0; j < used.size(); ++j)
    addAt(bytes[residence.consumer][j], using_, used[j]);

  // What depends on both: which of the two bridges the gap, and the copy that
  // is made at once while, or late before, its source goes.
  size_t entries =
      made.size() * used.size() * (gap.size() + first.size() + making.size());
  if (residence.pair == kNone || entries > kMaxPairEntries)
    return;
  for (uint32_t i = 0; i < made.size(); ++i)
    for (uint32_t j = 0; j < used.size(); ++j) {
      if (residence.used[j].size() != 1 && rounding == Rounding::Down)
        continue;
      bool same = residence.used[j].size() == 1 &&
                  residence.used[j][0] == residence.made[i];
      bool several = residence.used[j].size() > 1;
      std::vector<solver::UsageEntry> usage;
      for (auto [time, times] : gap)
        usage.push_back(
            entry(time, scaled(several ? made[i] : std::min(made[i], used[j]),
                               times)));
      // The producer's layout may have to stay as a source, or for a consumer.
      if (several)
        for (auto [time, times] : using_)
          usage.push_back(entry(time, scaled(made[i], times)));
      if (!same)
        for (auto [time, times] : used[j] <= made[i] ? making : first)
          usage.push_back(
              entry(time, scaled(std::min(made[i], used[j]), times)));
      if (!usage.empty())
        problem.setPairUsage(residence.pair, i, j, std::move(usage));
    }
}

void MemoryUsage::addTo(solver::Problem &problem, Rounding rounding) const {
  Bytes bytes;
  for (const InnerProblem::Variable &variable : inner.variables)
    bytes.emplace_back(variable.seconds.size(),
                       std::vector<int64_t>(positions.size(), 0));
  addStorage(bytes);
  addTemporaries(bytes);
  addUnused(bytes);
  for (const InnerProblem::Residence &residence : inner.residences)
    addResidence(residence, rounding, bytes, problem);
  for (uint32_t v = 0; v < bytes.size(); ++v)
    for (uint32_t i = 0; i < bytes[v].size(); ++i) {
      std::vector<solver::UsageEntry> usage;
      for (uint32_t time = 0; time < positions.size(); ++time)
        if (bytes[v][i][time] > 0)
          usage.push_back(entry(time, bytes[v][i][time]));
      problem.setUsage(v, i, std::move(usage));
    }
}

std::vector<int64_t> MemoryUsage::capacities(int64_t capacity) const {
  return std::vector<int64_t>(positions.size(), std::max<int64_t>(capacity, 0));
}

} // namespace planner
