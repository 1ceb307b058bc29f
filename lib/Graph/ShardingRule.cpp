//===- ShardingRule.cpp - Factors, and what they split --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/ShardingRule.h"
#include <set>

namespace planner {

std::string_view name(FactorKind kind) {
  switch (kind) {
  case FactorKind::PassThrough:
    return "pass-through";
  case FactorKind::Reduction:
    return "reduction";
  case FactorKind::NeedReplication:
    return "need-replication";
  case FactorKind::Permutation:
    return "permutation";
  }
  return "?";
}

std::string_view name(ReduceOp op) {
  switch (op) {
  case ReduceOp::Sum:
    return "sum";
  case ReduceOp::Max:
    return "max";
  case ReduceOp::Min:
    return "min";
  case ReduceOp::Prod:
    return "prod";
  case ReduceOp::And:
    return "and";
  case ReduceOp::Or:
    return "or";
  case ReduceOp::LogSumExp:
    return "logsumexp";
  case ReduceOp::Other:
    return "other";
  }
  return "?";
}

/// Shardy's letters: i, j, ..., z, then z_1, z_2, ...
static std::string letter(size_t index) {
  constexpr size_t letters = 'z' - 'i' + 1;
  if (index < letters)
    return std::string(1, static_cast<char>('i' + index));
  return "z_" + std::to_string(index - letters + 1);
}

std::vector<std::string> factorNames(const ShardingRule &rule) {
  std::vector<std::string> names;
  std::set<std::string> taken;
  for (const Factor &factor : rule.factors) {
    std::string text(factor.name);
    if (text.empty() || taken.count(text))
      text +=
          text.empty() ? letter(names.size()) : std::to_string(names.size());
    taken.insert(text);
    names.push_back(std::move(text));
  }
  return names;
}

static std::string mapText(const TensorMap &map,
                           const std::vector<std::string> &names) {
  std::string text = "[";
  for (size_t dim = 0; dim < map.size(); ++dim) {
    if (dim)
      text += ", ";
    if (map[dim].empty())
      text += "-";
    for (size_t i = 0; i < map[dim].size(); ++i) {
      const FactorId factor = map[dim][i];
      const std::string &factorName =
          factor < names.size() ? names[factor] : "?";
      // Single letters join as in Shardy; words need a separator.
      if (i && (factorName.size() > 1 || text.back() == '*' ||
                (factor < names.size() && names[map[dim][i - 1]].size() > 1)))
        text += "*";
      text += factorName;
    }
  }
  return text + "]";
}

template <typename Maps>
static std::string mapsText(const Maps &maps,
                            const std::vector<std::string> &names) {
  std::string text = "(";
  for (size_t i = 0; i < maps.size(); ++i)
    text += (i ? ", " : "") + mapText(maps[i], names);
  return text + ")";
}

static std::string kindList(const ShardingRule &rule, FactorKind kind,
                            std::string_view label,
                            const std::vector<std::string> &names) {
  std::string text;
  for (size_t i = 0; i < rule.factors.size(); ++i) {
    if (rule.factors[i].kind != kind)
      continue;
    text += (text.empty() ? "" : ", ") + names[i];
    if (kind == FactorKind::Reduction &&
        rule.factors[i].reduce != ReduceOp::Sum)
      text += ":" + std::string(name(rule.factors[i].reduce));
  }
  if (text.empty())
    return text;
  return " " + std::string(label) + "={" + text + "}";
}

std::string toString(const ShardingRule &rule) {
  const std::vector<std::string> names = factorNames(rule);
  std::string text =
      mapsText(rule.operands, names) + " -> " + mapsText(rule.results, names);
  std::string sizes;
  for (size_t i = 0; i < rule.factors.size(); ++i) {
    const Factor &factor = rule.factors[i];
    sizes += (i ? ", " : "") + names[i] + "=" + std::to_string(factor.size);
    if (factor.haloLow || factor.haloHigh)
      sizes += "(" + std::to_string(factor.haloLow) + "," +
               std::to_string(factor.haloHigh) + ")";
  }
  text += " {" + sizes + "}";
  text += kindList(rule, FactorKind::Reduction, "reduction", names);
  text +=
      kindList(rule, FactorKind::NeedReplication, "need_replication", names);
  text += kindList(rule, FactorKind::Permutation, "permutation", names);
  return text;
}

} // namespace planner
