//===- FuseConstraints.cpp - The user's shardings in one operator ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseConstraints.h"
#include <algorithm>
#include <map>
#include <optional>

namespace planner {

using Nodes = FactorSpace::Nodes;

namespace {

bool contains(const Nodes &nodes, Nodes::value_type node) {
  return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

/// The part that each of the axes splits: what is major to it is split
/// completely. Nothing if that takes a part that must be whole, or a piece of
/// one.
std::optional<Nodes> partsOf(const FactorSpace &space, const Nodes &parts,
                             const std::vector<InputSharding::Axis> &axes) {
  Nodes at;
  size_t part = 0;
  int64_t left = parts.empty() ? 1 : space.size(parts[0]);
  for (const InputSharding::Axis &axis : axes) {
    while (left == 1 && part + 1 < parts.size())
      left = space.size(parts[++part]);
    if (part >= parts.size() || space.mustReplicate(parts[part]))
      return std::nullopt;
    // One factor may also be split unevenly.
    if (left % axis.size != 0 && parts.size() > 1)
      return std::nullopt;
    left = ceilDiv(left, axis.size);
    at.push_back(parts[part]);
  }
  return at;
}

/// The factors that one axis may go to.
struct Places {
  bool isNamed = false;
  Nodes allowed, forbidden;

  void keep(const Nodes &wanted) {
    if (!isNamed) {
      allowed = wanted;
      isNamed = true;
      return;
    }
    Nodes both;
    for (Nodes::value_type node : allowed)
      if (contains(wanted, node))
        both.push_back(node);
    allowed = both;
  }

  bool areAny(bool isLinear) const {
    if (!isNamed)
      return true;
    return std::any_of(allowed.begin(), allowed.end(),
                       [&](Nodes::value_type node) {
                         return isLinear || !contains(forbidden, node);
                       });
  }
};

class Agreement {
public:
  Agreement(const FactorSpace &factorSpace, const AskedFactors &askedFactors)
      : space(factorSpace), factors(askedFactors) {}

  bool holds(const std::vector<AskedSharding> &asked) {
    for (const AskedSharding &one : asked)
      for (const auto &dim : one.sharding->dims)
        for (const InputSharding::Axis &axis : dim)
          places[axis.name];
    for (const AskedSharding &one : asked)
      if (!add(one))
        return false;
    return std::all_of(places.begin(), places.end(), [&](const auto &entry) {
      return entry.second.areAny(factors.isLinear);
    });
  }

private:
  const FactorSpace &space;
  const AskedFactors &factors;
  std::map<std::string_view, Places> places;

  bool add(const AskedSharding &asked) {
    const InputSharding &sharding = *asked.sharding;
    for (size_t d = 0; d < asked.dims.size() && d < sharding.dims.size(); ++d) {
      const Nodes parts = space.expand(asked.dims[d]);
      if (parts.empty())
        continue;
      if (!sharding.dims[d].empty() && !name(asked, d, parts))
        return false;
      if (d >= sharding.open.size() || !sharding.open[d])
        close(sharding.dims[d], parts);
    }
    return true;
  }

  /// What the value may be a sum over.
  Nodes sumsOf(const AskedSharding &asked) const {
    Nodes own, sums;
    if (!asked.maySum && !factors.isLinear)
      return sums;
    for (const Nodes &dim : asked.dims)
      for (Nodes::value_type node : dim)
        space.expand(node, own);
    for (Nodes::value_type node : factors.summed)
      if (!contains(own, node))
        sums.push_back(node);
    return sums;
  }

  /// The dimension's axes go to its parts.
  bool name(const AskedSharding &asked, size_t d, const Nodes &parts) {
    const auto &axes = asked.sharding->dims[d];
    const auto at = partsOf(space, parts, axes);
    const Nodes sums = sumsOf(asked);
    // What one operation cannot have is left out, wherever it is.
    if (!at)
      return !asked.possible[d] || !sums.empty();
    for (size_t i = 0; i < axes.size(); ++i) {
      Nodes wanted = {(*at)[i]};
      wanted.insert(wanted.end(), sums.begin(), sums.end());
      places[axes[i].name].keep(wanted);
    }
    return true;
  }

  /// No other axes do.
  void close(const std::vector<InputSharding::Axis> &named,
             const Nodes &parts) {
    for (auto &[axis, place] : places) {
      const bool isNamed =
          std::any_of(named.begin(), named.end(),
                      [&](const auto &other) { return other.name == axis; });
      if (!isNamed)
        place.forbidden.insert(place.forbidden.end(), parts.begin(),
                               parts.end());
    }
  }
};

} // namespace

AskedSharding AskedSharding::make(const FactorSpace &space,
                                  const InputSharding &sharding,
                                  SmallVec<Nodes, 4> dims, bool maySum) {
  AskedSharding asked;
  asked.sharding = &sharding;
  asked.dims = std::move(dims);
  asked.maySum = maySum;
  for (size_t d = 0; d < asked.dims.size() && d < sharding.dims.size(); ++d)
    asked.possible.push_back(
        partsOf(space, space.expand(asked.dims[d]), sharding.dims[d])
            .has_value());
  return asked;
}

bool agree(const FactorSpace &space, const std::vector<AskedSharding> &asked,
           const AskedFactors &factors) {
  return asked.size() < 2 || Agreement(space, factors).holds(asked);
}

bool constraintsAgree(const OpGraph &graph, const Op &op, bool isLinear) {
  FactorSpace space;
  AskedFactors factors;
  factors.isLinear = isLinear;
  for (const Factor &factor : op.rule->factors) {
    const auto node =
        space.add(factor.size, factor.kind == FactorKind::NeedReplication);
    // The gradients of keys are sums over the queries.
    if (factor.kind == FactorKind::Reduction ||
        op.kind == OpKind::AttentionBackward)
      space.expand(node, factors.summed);
  }
  std::vector<AskedSharding> asked;
  auto add = [&](const InputSharding &sharding, const TensorMap &map,
                 bool maySum) {
    SmallVec<Nodes, 4> dims;
    for (const DimFactors &dim : map) {
      Nodes nodes;
      for (FactorId factor : dim)
        nodes.push_back(factor);
      dims.push_back(nodes);
    }
    asked.push_back(
        AskedSharding::make(space, sharding, std::move(dims), maySum));
  };
  for (size_t i = 0; i < op.results.size(); ++i)
    if (const auto &sharding = graph.tensors[op.results[i]].constraint)
      add(*sharding, op.rule->results[i], true);
  for (const OperandConstraint &constraint : op.operandConstraints)
    add(constraint.sharding, op.rule->operands[constraint.operand], false);
  for (const InnerValue &value : op.inner)
    if (value.constraint)
      add(*value.constraint, value.map, true);
  return agree(space, asked, factors);
}

} // namespace planner
