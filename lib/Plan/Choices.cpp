//===- Choices.cpp - What a strategy splits, in words ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Summary.h"
#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace planner {

namespace {

/// Operators that are described together.
struct Group {
  std::string name;
  std::vector<OpId> ops;
};

/// A dimension that axes split, in operators with this share of the group's
/// work.
struct Split {
  std::string dimension;
  AxisMask axes = 0;
  double share = 0;
};

class Describer {
public:
  Describer(const OpGraph &g, const Mesh &m, const Assignment &a)
      : graph(g), mesh(m), assignment(a) {}

  std::vector<std::string> run() const;

private:
  std::vector<Group> groups() const;
  std::vector<OpId> telling(const std::vector<OpId> &ops) const;
  std::string dimensionName(const Op &op, size_t factor) const;
  std::vector<Split> splits(const std::vector<OpId> &ops) const;
  std::string splitText(const Split &split) const;
  std::string axesText(AxisMask mask) const;
  std::string line(const Group &group) const;

  const OpGraph &graph;
  const Mesh &mesh;
  const Assignment &assignment;
};

constexpr size_t kMaxGroups = 6;
constexpr size_t kMaxSplits = 5;
/// Splits in less of a group's work than this are not worth a word.
constexpr double kLeastShare = 0.02;

} // namespace

static std::string timesText(double times) {
  return " x" + std::to_string(static_cast<int64_t>(std::min(times, 9e18)));
}

/// Repeated blocks, loops, and what is left.
std::vector<Group> Describer::groups() const {
  std::vector<Group> result;
  std::vector<bool> taken(graph.ops.size(), false);
  for (size_t i = 0; i < graph.blocks.size(); ++i) {
    const Block &block = graph.blocks[i];
    // A loop's body occurs once and runs many times.
    double times = static_cast<double>(block.occurrences.size());
    if (!block.occurrences.empty() && !block.occurrences[0].empty())
      times *= graph.executions(graph.ops[block.occurrences[0][0]]);
    Group group;
    group.name = block.name.empty() ? "block " + std::to_string(i) : block.name;
    group.name += timesText(times);
    for (const std::vector<OpId> &occurrence : block.occurrences)
      for (OpId id : occurrence)
        if (!taken[id]) {
          taken[id] = true;
          group.ops.push_back(id);
        }
    if (!group.ops.empty())
      result.push_back(std::move(group));
  }
  std::map<LoopId, Group> loops;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (!taken[id])
      loops[graph.ops[id].loop].ops.push_back(id);
  for (auto &[loop, group] : loops) {
    if (loop == 0)
      continue;
    group.name =
        "loop" + timesText(graph.executions(graph.ops[group.ops.front()]));
    result.push_back(std::move(group));
  }
  if (auto rest = loops.find(0); rest != loops.end()) {
    rest->second.name = result.empty() ? "operators" : "the rest";
    result.push_back(std::move(rest->second));
  }
  return result;
}

/// The operators worth describing: those with matrix work in the forward pass,
/// which adjoints follow; failing that, those with any work at all.
std::vector<OpId> Describer::telling(const std::vector<OpId> &ops) const {
  std::vector<OpId> forward, heavy, any;
  for (OpId id : ops) {
    const Op &op = graph.ops[id];
    if (op.work.matmulFlops > 0 && op.phase == Phase::Forward)
      forward.push_back(id);
    if (op.work.matmulFlops > 0)
      heavy.push_back(id);
    if (op.kind != OpKind::Generator)
      any.push_back(id);
  }
  return !forward.empty() ? forward : !heavy.empty() ? heavy : any;
}

/// The class's name, or the factor's own with its operator.
std::string Describer::dimensionName(const Op &op, size_t f) const {
  const Factor &factor = op.rule->factors[f];
  if (factor.dimClass < graph.dimClasses.size()) {
    const DimClass &dimClass = graph.dimClasses[factor.dimClass];
    if (dimClass.kind != DimClassKind::Other)
      return std::string(name(dimClass.kind));
    // Classes of one size that nothing joins are numbered: d2304.2.
    if (!dimClass.name.empty())
      return dimClass.name.substr(0, dimClass.name.find('.'));
  }
  std::string text = factor.name.empty()
                         ? "dimension of " + std::to_string(factor.size)
                         : std::string(factor.name);
  return op.mnemonic + " " + text;
}

/// By share of the group's work, largest first.
std::vector<Split> Describer::splits(const std::vector<OpId> &ops) const {
  std::map<std::pair<std::string, AxisMask>, double> shares;
  double total = 0;
  for (OpId id : ops) {
    const Op &op = graph.ops[id];
    double work =
        op.work.matmulFlops > 0 ? op.work.matmulFlops : op.work.vectorFlops;
    work *= graph.executions(op);
    total += work;
    std::vector<AxisMask> masks(op.rule->factors.size(), 0);
    const OpConfig &config = assignment.ops[id];
    for (size_t a = 0; a < config.axes.size(); ++a)
      if (config.axes[a] >= 0)
        masks[static_cast<size_t>(config.axes[a])] |= AxisMask(1) << a;
    for (size_t f = 0; f < masks.size(); ++f)
      if (masks[f] != 0)
        shares[{dimensionName(op, f), masks[f]}] += work;
  }
  std::vector<Split> result;
  for (const auto &[key, work] : shares)
    if (total == 0 || work >= kLeastShare * total)
      result.push_back({key.first, key.second, total > 0 ? work / total : 1.0});
  std::sort(result.begin(), result.end(), [](const Split &a, const Split &b) {
    return std::tie(b.share, a.dimension, a.axes) <
           std::tie(a.share, b.dimension, b.axes);
  });
  return result;
}

std::string Describer::axesText(AxisMask mask) const {
  std::string text;
  for (size_t a = 0; a < mesh.axes.size(); ++a)
    if (mask >> a & 1)
      text += (text.empty() ? "" : "*") + mesh.axes[a].name;
  return text;
}

std::string Describer::splitText(const Split &split) const {
  std::string text = split.dimension + " over " + axesText(split.axes);
  auto percent = std::lround(split.share * 100);
  return percent >= 100 ? text : text + " (" + std::to_string(percent) + "%)";
}

std::string Describer::line(const Group &group) const {
  const std::vector<Split> all = splits(telling(group.ops));
  std::string text = group.name + ": ";
  if (all.empty())
    return text + (mesh.devices() == 1 ? "whole" : "the same on every device");
  for (size_t i = 0; i < all.size() && i < kMaxSplits; ++i)
    text += (i ? "; " : "") + splitText(all[i]);
  if (all.size() > kMaxSplits)
    text += "; and " + std::to_string(all.size() - kMaxSplits) + " more";
  return text;
}

std::vector<std::string> Describer::run() const {
  std::vector<Group> all = groups();
  auto hasForwardWork = [&](const Group &group) {
    return std::any_of(group.ops.begin(), group.ops.end(), [&](OpId id) {
      return graph.ops[id].phase == Phase::Forward &&
             graph.ops[id].work.matmulFlops > 0;
    });
  };
  // Backward and optimizer blocks follow the forward ones.
  if (std::any_of(all.begin(), all.end(), hasForwardWork))
    std::erase_if(all,
                  [&](const Group &group) { return !hasForwardWork(group); });
  std::vector<std::string> lines;
  for (size_t i = 0; i < all.size() && i < kMaxGroups; ++i)
    lines.push_back(line(all[i]));
  if (all.size() > kMaxGroups)
    lines.push_back("and " + std::to_string(all.size() - kMaxGroups) +
                    " more blocks");
  return lines;
}

bool computesOnlyScores(const OpGraph &graph) {
  return graph.recompute.kind == Recompute::Selective &&
         graph.leastStackedBytes == graph.stackedBytes;
}

std::string describeStacks(const OpGraph &graph) {
  if (graph.recompute.isPartial())
    return toString(graph.recompute) + ": the backward pass computes " +
           std::to_string(graph.recompute.layers) +
           (graph.recompute.layers == 1 ? " block" : " blocks") +
           (graph.recompute.chunks.number == 1
                ? std::string()
                : " of each of the " +
                      std::to_string(graph.recompute.chunks.number) +
                      " chunks") +
           " again";
  if (graph.recompute.kind == Recompute::Full)
    return "recompute=full: the backward pass computes each block again";
  if (computesOnlyScores(graph))
    return "recompute=selective: the backward pass computes scores again";
  const bool least = graph.recompute.kind == Recompute::Selective;
  const std::string given = formatBytes(graph.stackedBytes);
  const std::string fewer = formatBytes(graph.leastStackedBytes);
  return "recompute=" + std::string(name(graph.recompute.kind)) +
         ": loops stack " + (least ? fewer : given) +
         " for the backward pass, on all devices "
         "together; " +
         (least ? "recompute=none: " + given : "recompute=selective: " + fewer);
}

std::string describeZeroLayers(const PipelineShape &shape) {
  return "zero_layers=" + std::to_string(shape.zeroLayers) +
         ": ZeRO-3 splits the parameters of " +
         std::to_string(shape.zeroLayers) +
         (shape.zeroLayers == 1 ? " layer" : " layers") +
         (shape.chunks() == 1
              ? std::string()
              : " of each of the " + std::to_string(shape.chunks()) +
                    " chunks") +
         ", all others lie whole while passes run";
}

std::vector<std::string> describeChoices(const OpGraph &graph, const Mesh &mesh,
                                         const Assignment &assignment) {
  return Describer(graph, mesh, assignment).run();
}

} // namespace planner
