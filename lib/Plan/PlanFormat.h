//===- PlanFormat.h - What writer and reader agree on -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_PLANFORMAT_H
#define PLANNER_LIB_PLAN_PLANFORMAT_H

#include "planner/Plan/Prediction.h"
#include "planner/Strategy/Configuration.h"
#include <array>
#include <map>
#include <string>
#include <unordered_map>

namespace planner {

constexpr const char *kPlanFormat = "planner-plan";
constexpr int kPlanFormatVersion = 3;
constexpr const char *kPlannerVersion = PLANNER_VERSION;

/// The rules of a graph, each once, in order of first use.
class RuleTable {
public:
  struct Entry {
    /// As toString() writes it.
    std::string text;
    /// What a configuration calls each factor: the rule's own name for it, with
    /// its number where two share a name.
    std::vector<std::string> factors;
  };

  explicit RuleTable(const OpGraph &graph);

  const std::vector<Entry> &entries() const { return table; }
  uint32_t indexOf(OpId op) const { return indices[op]; }
  const Entry &of(OpId op) const { return table[indices[op]]; }

private:
  std::vector<Entry> table;
  std::vector<uint32_t> indices;
};

/// Shardings, each once, in order of first use.
class ShardingTable {
public:
  uint32_t intern(TensorSharding sharding) {
    auto [entry, isNew] = indices.try_emplace(
        std::move(sharding), static_cast<uint32_t>(indices.size()));
    if (isNew)
      order.push_back(&entry->first);
    return entry->second;
  }
  const std::vector<const TensorSharding *> &entries() const { return order; }

private:
  std::map<TensorSharding, uint32_t> indices;
  std::vector<const TensorSharding *> order;
};

/// An axis's entry in a configuration: "-", "partial0", or the factor's name.
std::string configEntryName(const RuleTable::Entry &rule, int8_t choice);
std::optional<int8_t> configEntryFromName(const RuleTable::Entry &rule,
                                          std::string_view text);

/// When gradients are reduced.
constexpr std::string_view kEachStep = "step", kEachMicroBatch = "micro-batch";

/// What may run beside compute.
constexpr std::array<std::pair<std::string_view, bool PipelineShape::*>, 3>
    kOverlapNames = {{{"data", &PipelineShape::overlapsData},
                      {"tensor", &PipelineShape::overlapsTensor},
                      {"sends", &PipelineShape::overlapsSends}}};

/// "3.2e41" for 41.5; exact digits where they fit.
std::string spaceSizeText(double log10Size);

/// Occurrences of the most repeated block, or the trips of the longest loop.
int64_t layerCount(const OpGraph &graph);

/// Size of the batch dimension; 0 if none is known.
int64_t globalBatch(const OpGraph &graph);

/// The longest sequence that the inputs have as a dimension: their tokens.
/// Nothing for images, whatever sequences their features are made into.
std::optional<int64_t> inputSequence(const OpGraph &graph);

} // namespace planner

#endif // PLANNER_LIB_PLAN_PLANFORMAT_H
