//===- Print.cpp - The graph as text --------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/OpGraph.h"
#include <cstdio>
#include <map>

namespace planner {
namespace {

std::string typeText(const Tensor &tensor) {
  std::string text;
  for (int64_t size : tensor.shape)
    text += std::to_string(size) + "x";
  return text + std::string(name(tensor.dtype));
}

std::string tensorText(const OpGraph &graph, TensorId id) {
  const Tensor &tensor = graph.tensors[id];
  std::string text = tensor.argument >= 0
                         ? "%arg" + std::to_string(tensor.argument)
                         : "%" + std::to_string(id);
  return text + ":" + typeText(tensor);
}

std::string touchedText(double share) {
  if (share == 1)
    return {};
  char buffer[32];
  std::snprintf(buffer, sizeof(buffer), "*%.3g", share);
  return buffer;
}

std::string opLine(const OpGraph &graph, OpId id) {
  const Op &op = graph.ops[id];
  std::string text = std::to_string(id) + ": ";
  for (size_t i = 0; i < op.results.size(); ++i) {
    text += (i ? ", " : "") + tensorText(graph, op.results[i]);
    if (i < op.resultTouched.size())
      text += touchedText(op.resultTouched[i]);
  }
  text += " = " + std::string(name(op.kind)) + " " + op.mnemonic + "(";
  for (size_t i = 0; i < op.operands.size(); ++i) {
    text += (i ? ", " : "") + tensorText(graph, op.operands[i]);
    if (i < op.operandTouched.size())
      text += touchedText(op.operandTouched[i]);
  }
  text += ") " + std::string(name(op.phase));
  if (op.loop)
    text += " loop" + std::to_string(op.loop);
  if (op.work.matmulFlops > 0)
    text += " matmul=" + formatCount(op.work.matmulFlops);
  if (op.work.vectorFlops > 0)
    text += " vector=" + formatCount(op.work.vectorFlops);
  if (!op.members.empty())
    text += " members=" + std::to_string(op.members.size());
  if (op.attention) {
    char buffer[64];
    std::snprintf(buffer, sizeof(buffer), " density=%.3g",
                  op.attention->density);
    text += buffer;
    text += op.attention->causal ? " causal" : "";
    text += op.attention->masked ? " masked" : "";
    if (op.attention->queryGroups != 1)
      text += " groups=" + std::to_string(op.attention->queryGroups);
  }
  if (op.adjointOf != kNone)
    text += " adjoint-of=" + std::to_string(op.adjointOf);
  if (op.isRecomputed)
    text += " recomputed";
  if (op.recomputes != kNone)
    text += "-from=" + std::to_string(op.recomputes);
  if (op.tiedTo != kNone)
    text += " tied-to=" + std::to_string(op.tiedTo);
  return text + " " + toString(op.rule) + "\n";
}

} // namespace

std::string printGraph(const OpGraph &graph) {
  std::string text = "graph " + graph.name +
                     " mode=" + std::string(name(graph.mode)) +
                     (graph.isTrainStep ? " train-step" : "") +
                     (graph.hasLoss ? " loss" : "") + "\n";
  for (size_t i = 1; i < graph.loops.size(); ++i)
    text += "loop" + std::to_string(i) +
            ": trips=" + std::to_string(graph.loops[i].tripCount) + " in loop" +
            std::to_string(graph.loops[i].parent) + "\n";
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    text += "argument " + tensorText(graph, id) + " " +
            std::string(name(tensor.role)) + " " + tensor.name;
    if (tensor.updatedTo != kNone)
      text += " -> " + tensorText(graph, tensor.updatedTo);
    text += "\n";
  }
  for (OpId id = 0; id < graph.ops.size(); ++id)
    text += opLine(graph, id);
  text += "results";
  for (TensorId id : graph.results)
    text += " " + tensorText(graph, id);
  return text + "\n";
}

std::string printRules(const OpGraph &graph) {
  // Equal rules of equal functions once, with their count, in order of the
  // first occurrence.
  std::map<std::string, size_t> index;
  std::vector<std::pair<std::string, size_t>> lines;
  for (const Op &op : graph.ops) {
    std::string line = std::string(name(op.kind)) + " " + op.mnemonic + " " +
                       toString(op.rule);
    auto [it, isNew] = index.try_emplace(line, lines.size());
    if (isNew)
      lines.push_back({std::move(line), 0});
    ++lines[it->second].second;
  }
  std::string text;
  for (const auto &[line, count] : lines)
    text += std::to_string(count) + "x " + line + "\n";
  return text;
}

std::string printBlocks(const OpGraph &graph) {
  std::string text;
  for (const Block &block : graph.blocks) {
    if (block.occurrences.empty())
      continue;
    text += "block " + block.name + ": " +
            std::to_string(block.occurrences.size()) + " occurrences of " +
            std::to_string(block.occurrences.front().size()) + " operators\n";
    for (OpId id : block.occurrences.front())
      text += "  " + opLine(graph, id);
  }
  return text;
}

std::string printDimClasses(const OpGraph &graph) {
  std::vector<size_t> uses(graph.dimClasses.size(), 0);
  for (const Op &op : graph.ops)
    for (const Factor &factor : op.rule->factors)
      if (factor.dimClass < uses.size())
        ++uses[factor.dimClass];
  std::string text;
  for (size_t i = 0; i < graph.dimClasses.size(); ++i) {
    const DimClass &dimClass = graph.dimClasses[i];
    text += dimClass.name + ": " + std::string(name(dimClass.kind)) +
            " size=" + std::to_string(dimClass.size) +
            " factors=" + std::to_string(uses[i]);
    for (size_t part = 0; part < dimClass.parts.size(); ++part)
      text +=
          (part ? " x " : " = ") + graph.dimClasses[dimClass.parts[part]].name;
    text += "\n";
  }
  return text;
}

} // namespace planner
