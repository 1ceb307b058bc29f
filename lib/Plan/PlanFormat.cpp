//===- PlanFormat.cpp - What writer and reader agree on -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PlanFormat.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Plan.h"
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace planner {

std::string PlanInputs::givenFix() const {
  // The entry alone goes: what is left stays as it was written.
  const std::string entries = "," + fix;
  const size_t begin = entries.find(",dtype=");
  if (formats.empty() || begin == std::string::npos)
    return fix;
  const size_t end = std::min(entries.find(',', begin + 1), entries.size());
  const std::string left = entries.substr(0, begin) + entries.substr(end);
  return left.empty() ? left : left.substr(1);
}

static void appendNumber(std::string &key, int64_t number) {
  key.append(reinterpret_cast<const char *>(&number), sizeof number);
}

/// Equal keys have equal texts: everything that toString() reads.
static std::string ruleKey(const ShardingRule &rule) {
  std::string key;
  key.reserve(32 * rule.factors.size() + 64);
  for (const Factor &factor : rule.factors) {
    appendNumber(key, factor.size);
    appendNumber(key, static_cast<int64_t>(factor.kind) << 8 |
                          static_cast<int64_t>(factor.reduce));
    appendNumber(key, int64_t(factor.haloLow) << 32 ^ factor.haloHigh);
    key += factor.name;
    key += '\0';
  }
  auto add = [&](const auto &maps) {
    for (const TensorMap &map : maps) {
      key += '(';
      for (const DimFactors &dim : map) {
        key += static_cast<char>(dim.size());
        key.append(reinterpret_cast<const char *>(dim.data()), dim.size());
      }
    }
    key += ')';
  };
  add(rule.operands);
  add(rule.results);
  return key;
}

static RuleTable::Entry describeRule(const ShardingRule &rule) {
  RuleTable::Entry entry{toString(rule), factorNames(rule)};
  const std::vector<std::string> names = entry.factors;
  for (size_t f = 0; f < names.size(); ++f)
    if (std::count(names.begin(), names.end(), names[f]) > 1 ||
        names[f] == "-" || names[f].starts_with("partial"))
      entry.factors[f] += ":" + std::to_string(f);
  return entry;
}

RuleTable::RuleTable(const OpGraph &graph) {
  std::unordered_map<std::string, uint32_t> known;
  indices.reserve(graph.ops.size());
  for (const Op &op : graph.ops) {
    auto [entry, isNew] = known.try_emplace(
        ruleKey(op.rule), static_cast<uint32_t>(table.size()));
    if (isNew)
      table.push_back(describeRule(op.rule));
    indices.push_back(entry->second);
  }
}

std::string configEntryName(const RuleTable::Entry &rule, int8_t choice) {
  if (choice == OpConfig::kReplicated)
    return "-";
  if (choice < OpConfig::kReplicated)
    return "partial" + std::to_string(-2 - choice);
  return rule.factors[static_cast<size_t>(choice)];
}

std::optional<int8_t> configEntryFromName(const RuleTable::Entry &rule,
                                          std::string_view text) {
  if (text == "-")
    return OpConfig::kReplicated;
  for (size_t f = 0; f < rule.factors.size(); ++f)
    if (rule.factors[f] == text)
      return static_cast<int8_t>(f);
  constexpr std::string_view prefix = "partial";
  if (!text.starts_with(prefix))
    return std::nullopt;
  text.remove_prefix(prefix.size());
  unsigned set = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), set);
  if (error != std::errc() || end != text.data() + text.size() || set > 100 ||
      text != std::to_string(set))
    return std::nullopt;
  return OpConfig::partialThrough(set);
}

std::string spaceSizeText(double log10Size) {
  std::array<char, 48> text;
  if (log10Size < 15) {
    std::snprintf(text.data(), text.size(), "%.0f", std::pow(10.0, log10Size));
    return text.data();
  }
  double exponent = std::floor(log10Size);
  double mantissa = std::pow(10.0, log10Size - exponent);
  // 9.96 would print as 10.0.
  if (mantissa >= 9.95)
    mantissa = 1, exponent += 1;
  std::snprintf(text.data(), text.size(), "%.1fe%.0f", mantissa, exponent);
  return text.data();
}

int64_t layerCount(const OpGraph &graph) {
  int64_t layers = 1;
  for (const Block &block : graph.blocks) {
    const auto occurrences = static_cast<int64_t>(block.occurrences.size());
    layers = std::max(layers, occurrences);
  }
  for (const Loop &loop : graph.loops)
    layers = std::max(
        {layers, loop.tripCount, static_cast<int64_t>(loop.layers.size())});
  return layers;
}

int64_t globalBatch(const OpGraph &graph) {
  return dimClassSize(graph, DimClassKind::Batch).value_or(0);
}

namespace {

/// Where loops take one position of an input in each of their trips: the steps
/// of a recurrent network.
class TimeSteps {
public:
  explicit TimeSteps(const OpGraph &g)
      : graph(g), ofInputs(g.dimClasses.size()) {
    for (const Op &op : graph.ops)
      for (size_t i = 0; i < op.operands.size(); ++i)
        if (graph.tensors[op.operands[i]].role == Role::Input)
          for (const DimFactors &dim : op.rule->operands[i])
            mark(op.rule, dim);
  }

  std::optional<int64_t> longest() const {
    std::optional<int64_t> steps;
    for (const Op &op : graph.ops) {
      const int64_t trips = graph.loops[op.loop].tripCount;
      if (op.loop == 0 || op.phase != Phase::Forward || trips < 2 ||
          trips == graph.microBatches)
        continue;
      for (size_t i = 0; i < op.operands.size(); ++i)
        if (takesSteps(op, i, trips))
          steps = std::max(steps.value_or(0), trips);
    }
    return steps;
  }

private:
  void mark(const ShardingRule &rule, const DimFactors &dim) {
    for (FactorId factor : dim)
      if (const DimClassId id = rule.factors[factor].dimClass;
          id < ofInputs.size())
        ofInputs[id] = true;
  }
  bool isOfInputs(const ShardingRule &rule, const DimFactors &dim) const {
    return std::any_of(dim.begin(), dim.end(), [&](FactorId factor) {
      const DimClassId id = rule.factors[factor].dimClass;
      return id < ofInputs.size() && ofInputs[id];
    });
  }

  /// A dimension of as many positions as the loop has trips is needed whole,
  /// and one position is read; it is one of the inputs where it was made.
  bool takesSteps(const Op &op, size_t operand, int64_t trips) const {
    const Tensor &tensor = graph.tensors[op.operands[operand]];
    const double touched =
        op.operandTouched.empty() ? 1.0 : op.operandTouched[operand];
    if (touched * static_cast<double>(trips) > 1.5)
      return false;
    const TensorMap &map = op.rule->operands[operand];
    for (size_t dim = 0; dim < map.size(); ++dim) {
      if (tensor.shape[dim] != trips)
        continue;
      if (tensor.role == Role::Input)
        return true;
      if (tensor.producer == kNone)
        continue;
      const Op &producer = graph.ops[tensor.producer];
      if (producer.loop != op.loop &&
          isOfInputs(producer.rule,
                     producer.rule->results[tensor.resultIndex][dim]))
        return true;
    }
    return false;
  }

  const OpGraph &graph;
  /// By class: a dimension of an input.
  std::vector<bool> ofInputs;
};

} // namespace

std::optional<int64_t> inputSequence(const OpGraph &graph) {
  std::optional<int64_t> longest;
  const auto visit = [&](const DimClass &dimClass) {
    if (dimClass.kind == DimClassKind::Sequence)
      longest = std::max(longest.value_or(0), dimClass.size);
  };
  const auto visitFactor = [&](const Factor &factor) {
    if (factor.dimClass >= graph.dimClasses.size())
      return;
    const DimClass &dimClass = graph.dimClasses[factor.dimClass];
    visit(dimClass);
    for (DimClassId part : dimClass.parts)
      visit(graph.dimClasses[part]);
  };
  for (const Op &op : graph.ops)
    for (size_t i = 0; i < op.operands.size(); ++i)
      if (graph.tensors[op.operands[i]].role == Role::Input)
        for (const DimFactors &dim : op.rule->operands[i])
          for (FactorId factor : dim)
            visitFactor(op.rule->factors[factor]);
  return longest ? longest : TimeSteps(graph).longest();
}

} // namespace planner
