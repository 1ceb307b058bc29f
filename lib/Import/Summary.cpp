//===- Summary.cpp - What was understood, as JSON -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Import/Import.h"
#include <map>
#include <nlohmann/json.hpp>

namespace planner {

std::string summariseGraph(const OpGraph &graph) {
  std::map<std::string, size_t> kinds, opaque;
  double vectorFlops = 0;
  for (const Op &op : graph.ops) {
    ++kinds[std::string(name(op.kind))];
    if (op.kind == OpKind::Opaque)
      ++opaque[op.mnemonic];
    vectorFlops += op.work.vectorFlops * graph.executions(op);
  }
  int64_t argumentElements = 0;
  for (TensorId id : graph.arguments)
    argumentElements =
        saturatingAdd(argumentElements, graph.tensors[id].elements());
  nlohmann::ordered_json loops = nlohmann::ordered_json::array();
  for (size_t i = 1; i < graph.loops.size(); ++i)
    loops.push_back({{"trip_count", graph.loops[i].tripCount},
                     {"parent", graph.loops[i].parent}});
  const nlohmann::ordered_json summary = {
      {"name", graph.name},
      {"mode", std::string(name(graph.mode))},
      {"arguments", graph.arguments.size()},
      {"results", graph.results.size()},
      {"operators", graph.ops.size()},
      {"operators_by_kind", kinds},
      {"opaque_operators", graph.opaqueOps()},
      {"opaque_by_name", opaque},
      {"parameters", graph.parameterCount()},
      {"argument_elements", argumentElements},
      {"matmul_flops", graph.modelMatmulFlops()},
      {"vector_flops", vectorFlops},
      {"loops", loops},
      {"blocks", graph.blocks.size()},
      {"warnings", graph.warnings}};
  // Names come from the model: bytes that are no UTF-8 are replaced.
  return summary.dump(2, ' ', false,
                      nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace planner
