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

MemoryUsage::MemoryUsage(const InnerProblem &problem)
    : inner(problem), graph(problem.model.graph()),
      lifetimes(computeLifetimes(graph)) {
  choosePositions();
  addStorage(fixed);
  addTemporaries(fixed);
  addUnused(fixed);
  placements.reserve(inner.residences.size());
  for (const InnerProblem::Residence &residence : inner.residences)
    placements.push_back(place(residence));
}

void MemoryUsage::choosePositions() {
  const FoldedGraph &folded = inner.folded;
  std::map<OpId, OpId> last;
  for (OpId id = 0; id < folded.kinds.ops.size(); ++id)
    last[folded.kinds.ops[id]] = id;
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
  // What begins at each time, less what has ended.
  std::vector<int64_t> change(positions.size() + 1, 0);
  for (TensorId tensor : inner.folded.classes[id].tensors) {
    const Interval live = interval(tensor);
    if (live.begin > live.end)
      continue;
    const auto begin =
        std::lower_bound(positions.begin(), positions.end(), live.begin);
    const auto end = std::upper_bound(begin, positions.end(), live.end);
    ++change[static_cast<size_t>(begin - positions.begin())];
    --change[static_cast<size_t>(end - positions.begin())];
  }
  Counts result;
  int64_t alive = 0;
  for (uint32_t time = 0; time < positions.size(); ++time) {
    alive += change[time];
    if (alive > 0)
      result.emplace_back(time, alive);
  }
  return result;
}

static int64_t scaled(int64_t bytes, double times) {
  double product = static_cast<double>(bytes) * times;
  return product < 4e18 ? static_cast<int64_t>(product) : int64_t(4e18);
}

void MemoryUsage::add(Terms &terms, bool ofPair, uint32_t id,
                      std::vector<int64_t> amounts, const Counts &counts) {
  bool any = std::any_of(amounts.begin(), amounts.end(),
                         [](int64_t amount) { return amount > 0; });
  if (any && !counts.empty())
    terms.push_back({ofPair, id, std::move(amounts), counts});
}

void MemoryUsage::addStorage(Terms &terms) const {
  for (TensorClassId id = 0; id < inner.folded.classes.size(); ++id) {
    const TensorClass &tensorClass = inner.folded.classes[id];
    if (!tensorClass.isArgument)
      continue;
    Counts always = count(id, [&](TensorId) {
      return Interval{0, positions.empty() ? 0 : positions.back()};
    });
    uint32_t variable = inner.storageVariable(id);
    std::vector<int64_t> amounts;
    for (uint32_t i = 0; i < inner.variables[variable].seconds.size(); ++i)
      amounts.push_back(localBytes(graph.tensors[tensorClass.lead],
                                   inner.storageLayout(id, i),
                                   inner.model.mesh()));
    add(terms, false, variable, std::move(amounts), always);
  }
}

void MemoryUsage::addTemporaries(Terms &terms) const {
  // Occurrences of one operator need the same.
  std::map<OpId, Counts> times;
  for (uint32_t time = 0; time < positions.size(); ++time)
    if (inner.folded.groupOf[positions[time]] != kNone)
      times[inner.folded.kinds.ops[positions[time]]].emplace_back(time, 1);
  for (const auto &[op, counts] : times) {
    const InnerProblem::GroupVariable &variable =
        inner.groups[inner.folded.groupOf[op]];
    std::vector<int64_t> amounts;
    for (const OpConfig &config : variable.configs)
      amounts.push_back(inner.model.opCost(op, config).temporaryBytes);
    add(terms, false, variable.variable, std::move(amounts), counts);
  }
}

/// Tensors whose layout never changes are no residence of any pair.
void MemoryUsage::addUnused(Terms &terms) const {
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
    std::vector<int64_t> amounts;
    for (const OpConfig &config : group.configs)
      amounts.push_back(
          localBytes(lead,
                     resultSharding(graph.ops[lead.producer], lead.resultIndex,
                                    config, inner.model.mesh()),
                     inner.model.mesh()));
    add(terms, false, group.variable, std::move(amounts), whole);
  }
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

/// From the first to the last of the uses of one tensor that are occurrences of
/// this one.
MemoryUsage::Interval MemoryUsage::usesOf(TensorId id, const Use &use) const {
  Interval interval{kNone, 0};
  if (use.op == kNone)
    return interval;
  const OpId representative = inner.folded.kinds.ops[use.op];
  for (const Use &own : graph.tensors[id].uses)
    if (own.operand == use.operand &&
        inner.folded.kinds.ops[own.op] == representative) {
      interval.begin = std::min(interval.begin, own.op);
      interval.end = std::max(interval.end, own.op);
    }
  return interval;
}

MemoryUsage::Interval MemoryUsage::usesOf(TensorId id,
                                          const std::vector<Use> &uses) const {
  Interval interval{kNone, 0};
  for (const Use &use : uses) {
    const Interval one = usesOf(id, use);
    interval.begin = std::min(interval.begin, one.begin);
    interval.end = std::max(interval.end, one.end);
  }
  return interval;
}

/// The uses in the phase that makes the tensor, or those after it.
MemoryUsage::Interval MemoryUsage::usesIn(TensorId id, bool early) const {
  const Tensor &tensor = graph.tensors[id];
  const Phase phase = graph.ops[tensor.producer].phase;
  Interval interval{kNone, 0};
  for (const Use &use : tensor.uses)
    if ((graph.ops[use.op].phase == phase) == early) {
      interval.begin = std::min(interval.begin, use.op);
      interval.end = std::max(interval.end, use.op);
    }
  return interval;
}

/// It lies in the buffer of another one, or where an argument is stored.
bool MemoryUsage::isShared(const TensorClass &tensorClass) const {
  return !tensorClass.isArgument &&
         (lifetimes[tensorClass.lead].aliasOf != kNone ||
          tensorClass.replaces != kNone);
}

void MemoryUsage::findPhases(const InnerProblem::Residence &residence,
                             Times &times) const {
  const TensorClassId id = residence.tensorClass;
  const auto firstUse = [&](TensorId t) {
    OpId first = kNone;
    for (const Use &use : graph.tensors[t].uses)
      first = std::min(first, use.op);
    // A result of the model without uses stays from there on.
    return first == kNone ? lifetimes[t].begin + 1 : first;
  };
  times.making = count(id, [&](TensorId t) {
    return Interval{lifetimes[t].begin, lifetimes[t].begin};
  });
  times.gap = count(id, [&](TensorId t) {
    const OpId first = firstUse(t);
    return first > lifetimes[t].begin + 1
               ? Interval{lifetimes[t].begin + 1, first - 1}
               : Interval{1, 0};
  });
  times.first =
      count(id, [&](TensorId t) { return Interval{firstUse(t), firstUse(t)}; });
  if (residence.savedOf.empty()) {
    times.early = count(id, [&](TensorId t) {
      return Interval{firstUse(t), lifetimes[t].end};
    });
    return;
  }
  const auto firstLater = [&](TensorId t) {
    return std::max(usesIn(t, false).begin, usesIn(t, true).end + 1);
  };
  times.early = count(id, [&](TensorId t) { return usesIn(t, true); });
  times.saved = count(id, [&](TensorId t) {
    const Interval early = usesIn(t, true);
    return early.begin == kNone ? Interval{1, 0}
                                : Interval{early.end + 1, firstLater(t) - 1};
  });
  times.later = count(id, [&](TensorId t) {
    return Interval{firstLater(t), lifetimes[t].end};
  });
}

MemoryUsage::Placed
MemoryUsage::place(const InnerProblem::Residence &residence) const {
  const TensorClassId id = residence.tensorClass;
  const TensorClass &tensorClass = inner.folded.classes[id];
  Placed result{residence, {}, {}, {}, {}};
  if (isShared(tensorClass))
    return result;
  const Tensor &lead = graph.tensors[tensorClass.lead];
  for (const TensorSharding &layout : residence.layouts)
    result.bytes.push_back(localBytes(lead, layout, inner.model.mesh()));
  for (const auto &layouts : residence.used) {
    result.least.push_back(kSaturated);
    result.all.push_back(0);
    for (uint32_t layout : layouts) {
      const int64_t bytes = result.bytes[layout];
      result.least.back() = std::min(result.least.back(), bytes);
      result.all.back() = saturatingAdd(result.all.back(), bytes);
    }
  }
  if (tensorClass.isArgument)
    result.times.used =
        count(id, [&](TensorId t) { return usesOf(t, residence.uses); });
  else
    findPhases(residence, result.times);
  for (const InnerProblem::Reader &reader : residence.readers) {
    auto &reads = result.times.reads.emplace_back();
    for (const Use &use : reader.uses)
      reads.push_back(count(id, [&](TensorId t) { return usesOf(t, use); }));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Amounts
//===----------------------------------------------------------------------===//

/// The amounts of classes, by alternative.
static std::vector<int64_t> spread(const std::vector<int64_t> &ofClass,
                                   const std::vector<uint32_t> &classOf) {
  std::vector<int64_t> amounts;
  amounts.reserve(classOf.size());
  for (uint32_t id : classOf)
    amounts.push_back(ofClass[id]);
  return amounts;
}

/// Copies of an argument beside its storage: gathered when first used and freed
/// after the last use of the phase.
void MemoryUsage::addCopies(const Placed &placed, Rounding rounding,
                            Terms &terms) const {
  const InnerProblem::Residence &residence = placed.residence;
  addReaders(placed, rounding, {}, terms);
  if (residence.pair == kNone)
    return;
  const double fraction =
      inner.model.changeScale(inner.folded.classes[residence.tensorClass].lead)
          .fraction;
  std::vector<int64_t> amounts;
  const size_t columns = inner.pairs[residence.pair].cols;
  amounts.reserve(residence.made.size() * columns);
  for (uint32_t made : residence.made)
    for (size_t j = 0; j < columns; ++j) {
      const auto &layouts = residence.used[j];
      int64_t copies = 0;
      for (uint32_t layout : layouts) {
        const int64_t copy = placed.bytes[layout];
        // What is only sliced is there for each use alone, at no cost.
        const bool counts =
            layouts.size() == 1 && copy >= placed.bytes[made] && fraction == 1;
        if (layout != made && (counts || rounding == Rounding::Up))
          copies = saturatingAdd(copies, scaled(copy, fraction));
      }
      amounts.push_back(copies);
    }
  add(terms, true, residence.pair, std::move(amounts), placed.times.used);
}

/// What a reader uses is there while it does: what it makes for itself beside
/// what is kept, or the one it reads of several, of which the `least` is
/// counted already. Nothing of the latter kind if that is not given.
void MemoryUsage::addReaders(const Placed &placed, Rounding rounding,
                             const std::vector<int64_t> &least,
                             Terms &terms) const {
  const InnerProblem::Residence &residence = placed.residence;
  const double fraction =
      inner.model.changeScale(inner.folded.classes[residence.tensorClass].lead)
          .fraction;
  for (size_t r = 0; r < residence.readers.size(); ++r) {
    const InnerProblem::Reader &reader = residence.readers[r];
    for (size_t u = 0; u < reader.uses.size(); ++u) {
      if (reader.uses[u].op == kNone)
        continue;
      // Once, if the operator reads the same twice.
      const auto isAgain = [&](const auto &needed) {
        for (size_t v = 0; v < u; ++v)
          if (reader.uses[v].op == reader.uses[u].op && needed[v] == needed[u])
            return true;
        return false;
      };
      std::vector<int64_t> bytes;
      for (const auto &needed : reader.needed)
        bytes.push_back(
            isAgain(needed) ? 0 : scaled(placed.bytes[needed[u]], fraction));
      std::vector<int64_t> amounts;
      amounts.reserve(reader.found.size() * bytes.size());
      for (const auto &found : reader.found) {
        const auto &kept = residence.used[found[u]];
        for (size_t i = 0; i < bytes.size(); ++i) {
          const bool isKept = std::find(kept.begin(), kept.end(),
                                        reader.needed[i][u]) != kept.end();
          const int64_t counted =
              rounding == Rounding::Up || least.empty() || fraction < 1
                  ? bytes[i]
                  : std::min(bytes[i], least[found[u]]);
          amounts.push_back(isKept ? bytes[i] - counted : bytes[i]);
        }
      }
      add(terms, true, reader.pair, std::move(amounts),
          placed.times.reads[r][u]);
    }
  }
}

/// What is saved for later phases, and what these then find.
void MemoryUsage::addSaved(const Placed &placed, Rounding rounding,
                           Terms &terms) {
  const InnerProblem::Residence &residence = placed.residence;
  const auto &present = rounding == Rounding::Up ? placed.all : placed.least;
  add(terms, false, residence.consumer, spread(placed.all, residence.savedOf),
      placed.times.saved);
  add(terms, false, residence.consumer, spread(present, residence.laterOf),
      placed.times.later);
}

/// A tensor lies in its producer's layout while that is made. Then, if its
/// consumers want another one: if that is not larger it is made at once, and
/// the producer's goes; if it is larger, it is made when first used.
void MemoryUsage::addResidence(const Placed &placed, Rounding rounding,
                               Terms &terms) const {
  const InnerProblem::Residence &residence = placed.residence;
  const TensorClass &tensorClass = inner.folded.classes[residence.tensorClass];
  if (tensorClass.isArgument)
    return addCopies(placed, rounding, terms);
  if (isShared(tensorClass))
    return;
  std::vector<int64_t> made;
  for (uint32_t layout : residence.made)
    made.push_back(placed.bytes[layout]);
  add(terms, false, residence.producer, spread(made, residence.madeOf),
      placed.times.making);
  add(terms, false, residence.consumer,
      spread(rounding == Rounding::Up ? placed.all : placed.least,
             residence.usedOf),
      placed.times.early);
  if (residence.pair != kNone)
    addPairTerms(placed, rounding, terms);
  if (!residence.savedOf.empty())
    addSaved(placed, rounding, terms);
  addReaders(placed, rounding, placed.least, terms);
}

/// What depends on both: which of the two bridges the gap, and the copy that is
/// made at once while, or late before, its source goes.
void MemoryUsage::addPairTerms(const Placed &placed, Rounding rounding,
                               Terms &terms) const {
  const InnerProblem::Residence &residence = placed.residence;
  const bool isUp = rounding == Rounding::Up;
  const std::vector<int64_t> &used = isUp ? placed.all : placed.least;
  const size_t columns = inner.pairs[residence.pair].cols;
  const size_t entries = residence.made.size() * columns;
  std::vector<int64_t> gap(entries, 0), source(entries, 0), atOnce(entries, 0),
      late(entries, 0);
  for (size_t i = 0; i < residence.made.size(); ++i)
    for (size_t j = 0; j < columns; ++j) {
      const int64_t made = placed.bytes[residence.made[i]];
      const bool several = residence.used[j].size() > 1;
      const size_t key = i * columns + j;
      const int64_t less = std::min(made, used[j]);
      // One of the layouts is there for certain, whichever is made of which.
      gap[key] = several && isUp ? made : less;
      if (several && !isUp)
        continue;
      // The producer's layout may have to stay as a source, or for a consumer.
      if (several)
        source[key] = made;
      if (several || residence.used[j][0] != residence.made[i])
        (used[j] <= made ? atOnce : late)[key] = less;
    }
  add(terms, true, residence.pair, std::move(gap), placed.times.gap);
  add(terms, true, residence.pair, std::move(source), placed.times.early);
  add(terms, true, residence.pair, std::move(atOnce), placed.times.making);
  add(terms, true, residence.pair, std::move(late), placed.times.first);
}

std::vector<solver::UsageTerm> MemoryUsage::terms(Rounding rounding) const {
  Terms terms = fixed;
  for (const Placed &one : placements)
    addResidence(one, rounding, terms);
  // More than this fits nowhere, so that nothing is lost by counting less, and
  // sums stay far from overflow on huge shapes.
  int64_t most = kMaxTotalUsage / static_cast<int64_t>(1 + terms.size());
  for (solver::UsageTerm &term : terms) {
    int64_t largest = 1;
    for (auto [time, count] : term.counts)
      largest = std::max(largest, count);
    for (int64_t &amount : term.amounts)
      amount = std::min(amount, most / largest);
  }
  return terms;
}

std::vector<int64_t> MemoryUsage::capacities(int64_t capacity) const {
  return std::vector<int64_t>(positions.size(), std::max<int64_t>(capacity, 0));
}

} // namespace planner
