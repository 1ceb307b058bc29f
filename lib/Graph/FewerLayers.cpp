//===- FewerLayers.cpp - The layers of a model, and less of them ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FewerLayers.h"
#include "MoreLayers.h"
#include "Records.h"
#include <algorithm>
#include <boost/container_hash/hash.hpp>
#include <map>
#include <unordered_map>
#include <utility>

namespace planner {
namespace {

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Operators with what they make and the arguments that they read.
Records recordsOfOps(const OpGraph &graph) {
  Records records;
  for (const Op &op : graph.ops) {
    // Each record that is added ends where its numbers do: they become one.
    const size_t before = records.size();
    addRecord(op, 0, records);
    for (TensorId operand : op.operands)
      if (graph.tensors[operand].producer == kNone)
        addRecord(graph.tensors[operand], records);
    for (TensorId result : op.results)
      addRecord(graph.tensors[result], records);
    size_t kind = 0;
    boost::hash_range(kind, records.kinds.begin() + before,
                      records.kinds.end());
    records.kinds.resize(before);
    records.begins.resize(before + 1);
    records.finish(kind);
  }
  return records;
}

/// How far apart operators of a kind stand, of kinds that there are `least` of:
/// those distances that occur so often.
std::vector<size_t> distancesOf(const Records &records, size_t least) {
  std::unordered_map<size_t, size_t> last;
  std::map<size_t, size_t> counts;
  for (size_t i = 0; i < records.size(); ++i) {
    const auto [at, isNew] = last.try_emplace(records.kinds[i], i);
    if (!isNew)
      ++counts[i - std::exchange(at->second, i)];
  }
  std::vector<size_t> distances;
  for (const auto &[distance, count] : counts)
    if (count + 1 >= least)
      distances.push_back(distance);
  return distances;
}

/// The numbers of record i differ from those of the one before it as those of
/// record j from those of the one before that.
bool differAlike(const Records &records, size_t i, size_t j, size_t distance) {
  const auto a = records.of(i), b = records.of(i - distance);
  const auto c = records.of(j), d = records.of(j - distance);
  for (size_t n = 0; n < a.size(); ++n)
    if (a[n] - b[n] != c[n] - d[n])
      return false;
  return true;
}

/// The longest run at that distance.
LayerRun longestAt(const Records &records, size_t distance) {
  LayerRun longest;
  size_t begin = 0;
  const auto end = [&](size_t i) {
    const size_t layers = (i - begin) / distance;
    if (layers > longest.layers)
      longest = {static_cast<OpId>(begin), static_cast<uint32_t>(distance),
                 layers};
  };
  for (size_t i = distance; i < records.size(); ++i) {
    if (records.kinds[i] != records.kinds[i - distance]) {
      end(i);
      begin = i + 1 - distance;
    } else if (i >= begin + 2 * distance &&
               !differAlike(records, i, i - distance, distance)) {
      end(i);
      // The first layer reads what comes before the layers.
      begin = i + 1 - 2 * distance;
    }
  }
  end(records.size());
  return longest;
}

//===----------------------------------------------------------------------===//
// Taking layers away
//===----------------------------------------------------------------------===//

class Shortener {
public:
  Shortener(const OpGraph &g, const LayerRun &run, size_t layers)
      : graph(g), begin(run.first + static_cast<OpId>(layers) * run.size),
        end(run.first + static_cast<OpId>(run.layers) * run.size),
        last(end - run.size) {}

  std::optional<OpGraph> run() {
    if (!isOfRecords(graph) || !graph.mergedOrigins.empty() ||
        !graph.blocks.empty())
      return std::nullopt;
    kept = withoutRecords(graph);
    if (!keepTensors() || !keepOps() || !mapTensors())
      return std::nullopt;
    return std::move(kept);
  }

private:
  const OpGraph &graph;
  /// Operators from `begin` to `end` go; `last` is the first of the last layer
  /// of them.
  const OpId begin, end, last;
  OpGraph kept;
  /// By TensorId; kNone for those that go.
  std::vector<TensorId> tensorOf;
  bool isLost = false;

  bool goes(OpId id) const { return id != kNone && id >= begin && id < end; }

  OpId map(OpId id) {
    if (id == kNone || id < begin)
      return id;
    isLost |= id < last;
    return id - (end - begin);
  }

  /// What only those that go use goes, too, but for what the last layer that is
  /// kept makes: it is read instead of what the last one made.
  bool isUnused(const Tensor &tensor) const {
    const bool isLastKept = tensor.producer != kNone &&
                            tensor.producer + (end - last) >= begin &&
                            tensor.producer < begin;
    return !isLastKept && !tensor.uses.empty() && tensor.outputs.empty() &&
           std::all_of(tensor.uses.begin(), tensor.uses.end(),
                       [&](const Use &use) { return goes(use.op); });
  }

  bool keepTensors() {
    tensorOf.assign(graph.tensors.size(), kNone);
    for (TensorId t = 0; t < graph.tensors.size(); ++t) {
      const Tensor &tensor = graph.tensors[t];
      if (goes(tensor.producer))
        continue;
      if (isUnused(tensor)) {
        if (tensor.producer != kNone)
          return false;
        continue;
      }
      tensorOf[t] = static_cast<TensorId>(kept.tensors.size());
      Tensor &own = kept.tensors.emplace_back(tensor);
      own.uses.clear();
      own.producer = map(own.producer);
    }
    // Who reads what the last one makes reads that of the last one kept.
    for (OpId id = last; id < end; ++id)
      for (size_t i = 0; i < graph.ops[id].results.size(); ++i)
        tensorOf[graph.ops[id].results[i]] =
            tensorOf[graph.ops[id - (end - begin)].results[i]];
    return true;
  }

  TensorId mapTensor(TensorId t) {
    isLost |= tensorOf[t] == kNone;
    return tensorOf[t];
  }

  bool keepOps() {
    kept.ops.reserve(graph.ops.size() - (end - begin));
    for (OpId id = 0; id < graph.ops.size(); ++id) {
      if (goes(id))
        continue;
      Op op = graph.ops[id];
      for (TensorId &operand : op.operands)
        operand = mapTensor(operand);
      for (TensorId &result : op.results)
        result = mapTensor(result);
      for (OpId *other : {&op.adjointOf, &op.recomputes, &op.tiedTo})
        *other = map(*other);
      if (isLost)
        return false;
      const auto own = static_cast<OpId>(kept.ops.size());
      for (uint32_t i = 0; i < op.operands.size(); ++i)
        kept.tensors[op.operands[i]].uses.push_back({own, i});
      kept.ops.push_back(std::move(op));
    }
    return true;
  }

  bool mapTensors() {
    for (TensorId argument : graph.arguments)
      if (tensorOf[argument] != kNone) {
        kept.tensors[tensorOf[argument]].argument =
            static_cast<int32_t>(kept.arguments.size());
        kept.arguments.push_back(tensorOf[argument]);
      }
    for (TensorId result : graph.results)
      kept.results.push_back(mapTensor(result));
    for (Tensor &tensor : kept.tensors)
      if (tensor.updatedTo != kNone)
        tensor.updatedTo = mapTensor(tensor.updatedTo);
    return !isLost;
  }
};

} // namespace

std::optional<LayerRun> findLayerRun(const OpGraph &graph, size_t least) {
  if (graph.ops.size() < least)
    return std::nullopt;
  const Records records = recordsOfOps(graph);
  LayerRun longest;
  for (size_t distance : distancesOf(records, least))
    if (const LayerRun run = longestAt(records, distance);
        run.layers * run.size > longest.layers * longest.size)
      longest = run;
  return longest.layers >= least ? std::optional(longest) : std::nullopt;
}

std::optional<OpGraph> withFewerLayers(const OpGraph &graph,
                                       const LayerRun &run, size_t layers) {
  return Shortener(graph, run, layers).run();
}

} // namespace planner
