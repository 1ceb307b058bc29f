//===- OpKinds.cpp - Operators that take the same -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OpKinds.h"
#include "OuterBound.h"
#include <algorithm>
#include <type_traits>

namespace planner {

namespace {

/// All that alternatives and prices of an operator depend on, as bytes.
class Description {
public:
  Description(const OpGraph &g, const CostModel &m) : graph(g), model(m) {}

  std::string of(OpId lead, const TensorPattern *pattern) {
    const Op &op = graph.ops[lead];
    if (pattern) {
      add(bool(pattern->isSplit[lead]));
      addList(pattern->factors[lead]);
    }
    add(op.kind, op.work.matmulFlops, op.work.vectorFlops, graph.executions(op),
        graph.loops.size());
    // It tells apart what makes gradients that are added up, and what updates.
    if (std::any_of(op.results.begin(), op.results.end(), [&](TensorId id) {
          return model.service(id) == Service::Gradient;
        }))
      add(op.phase);
    addText(op.mnemonic);
    addRule(op.rule);
    for (TensorId id : op.operands)
      addTensor(id);
    for (TensorId id : op.results)
      addTensor(id);
    addList(op.operandTouched);
    addList(op.resultTouched);
    add(op.members.size());
    for (size_t i = 0; i < op.members.size(); ++i)
      addMember(op.members[i], workOf(op, i));
    return std::move(text);
  }

private:
  template <typename... Values> void add(const Values &...values) {
    static_assert((std::is_trivially_copyable_v<Values> && ...));
    (text.append(reinterpret_cast<const char *>(&values), sizeof(values)), ...);
  }
  void addText(std::string_view name) {
    add(name.size());
    text.append(name);
  }
  template <typename List> void addList(const List &list) {
    add(list.size());
    for (const auto &item : list)
      add(item);
  }
  void addMap(const TensorMap &map) {
    add(map.size());
    for (const DimFactors &factors : map)
      addList(factors);
  }

  void addRule(const ShardingRule &rule) {
    add(rule.factors.size(), rule.operands.size(), rule.results.size(),
        rule.linear.size());
    for (const Factor &factor : rule.factors)
      addFactor(factor);
    for (const TensorMap &map : rule.operands)
      addMap(map);
    for (const TensorMap &map : rule.results)
      addMap(map);
    for (const ByteList &set : rule.linear)
      addList(set);
  }

  /// With how it follows the number of samples.
  void addFactor(const Factor &factor) {
    add(factor.size, factor.kind, factor.reduce, factor.haloLow,
        factor.haloHigh);
    addText(factor.name);
    if (factor.dimClass < graph.dimClasses.size())
      addClass(graph.dimClasses[factor.dimClass]);
  }
  void addClass(const DimClass &dimClass) {
    add(dimClass.kind, dimClass.size, dimClass.parts.size());
    for (DimClassId part : dimClass.parts)
      addClass(graph.dimClasses[part]);
  }

  void addTensor(TensorId id) {
    const Tensor &tensor = graph.tensors[id];
    addList(tensor.shape);
    add(tensor.dtype, model.service(id));
  }

  void addMember(const Member &member, const Work &work) {
    addText(member.mnemonic);
    add(work.matmulFlops, work.vectorFlops, member.dtype, member.reduce,
        member.round);
    addList(member.factors);
    addList(member.internalReduction);
    addList(member.resultFactors);
  }

  const OpGraph &graph;
  const CostModel &model;
  std::string text;
};

} // namespace

/// Whether nothing but what is described decides. What moves data is free or
/// not by who uses it.
static bool isDescribed(const OpGraph &graph, const Op &op) {
  return hasSamples(graph, op) && op.kind != OpKind::Layout && !op.attention &&
         op.tiedTo == kNone && op.operandConstraints.empty() &&
         op.inner.empty() &&
         std::none_of(op.results.begin(), op.results.end(), [&](TensorId id) {
           return graph.tensors[id].constraint;
         });
}

std::vector<uint32_t> OpKinds::of(const OpGraph &graph, const CostModel &model,
                                  const FoldedGraph &folded,
                                  const TensorPattern *pattern) {
  std::vector<uint32_t> kinds(graph.ops.size());
  for (uint32_t &kind : kinds)
    kind = count++;
  for (const OpGroup &group : folded.groups) {
    const OpId lead = group.leads[0];
    if (group.leads.size() > 1 || !isDescribed(graph, graph.ops[lead]))
      continue;
    kinds[lead] = numbers
                      .try_emplace(Description(graph, model).of(lead, pattern),
                                   kinds[lead])
                      .first->second;
  }
  return kinds;
}

} // namespace planner
