//===- OtherModel.cpp - Where a plan's model is not this model ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Read.h"

namespace planner {

namespace {

class Comparer {
public:
  Comparer(const Json &d, const OpGraph &g, const RuleTable &r, size_t m)
      : document(d), graph(g), rules(r), most(m) {}

  std::vector<Difference> run();

private:
  /// The array at a pointer; empty if there is none.
  const Json &list(const Json::json_pointer &pointer) const;
  void arguments();
  void operators();
  bool sameOperator(const Json &entry, OpId id, const std::string &pointer);
  void add(std::string text, std::string pointer) {
    if (found.size() < most)
      found.push_back({std::move(text), std::move(pointer)});
  }

  const Json &document;
  const OpGraph &graph;
  const RuleTable &rules;
  size_t most;
  const Json none = Json::array();
  std::vector<Difference> found;
};

} // namespace

static const char *const kTensors = "/stages/0/tensors";
static const char *const kOperators = "/stages/0/operators";

std::string documentIdentity(const Json &document) {
  const Json::json_pointer pointer("/model/identity");
  if (document.contains(pointer) && document.at(pointer).is_string())
    return document.at(pointer).get<std::string>();
  return {};
}

const Json &Comparer::list(const Json::json_pointer &pointer) const {
  if (document.contains(pointer) && document.at(pointer).is_array())
    return document.at(pointer);
  return none;
}

/// "4096x1024 bf16"; shown values where these are not sizes.
static std::string typeText(const Json &entry) {
  if (!entry.contains("shape") || !entry.contains("dtype") ||
      !entry["shape"].is_array() || !entry["dtype"].is_string())
    return shownValue(entry);
  std::string text;
  for (const Json &size : entry["shape"])
    text.append(text.empty() ? "" : "x").append(shownValue(size));
  return (text.empty() ? "scalar" : text) + " " +
         entry["dtype"].get<std::string>();
}

static std::string typeText(const Tensor &tensor) {
  std::string text;
  for (int64_t size : tensor.shape)
    text += (text.empty() ? "" : "x") + std::to_string(size);
  return (text.empty() ? "scalar" : text) + " " +
         std::string(name(tensor.dtype));
}

void Comparer::arguments() {
  std::vector<std::pair<const Json *, size_t>> stated;
  const Json &tensors = list(Json::json_pointer(kTensors));
  for (size_t i = 0; i < tensors.size(); ++i)
    if (tensors[i].is_object() && tensors[i].contains("argument"))
      stated.push_back({&tensors[i], i});
  if (stated.size() != graph.arguments.size())
    add("it has " + std::to_string(graph.arguments.size()) +
            " arguments, the plan says " + std::to_string(stated.size()),
        kTensors);
  for (auto [entry, position] : stated) {
    const Json &number = (*entry)["argument"];
    if (!number.is_number_unsigned() ||
        number.get<uint64_t>() >= graph.arguments.size())
      continue;
    const auto argument = number.get<size_t>();
    const Tensor &tensor = graph.tensors[graph.arguments[argument]];
    const std::string here = typeText(tensor), there = typeText(*entry);
    if (here == there)
      continue;
    std::string text = "argument " + std::to_string(argument);
    text.append(" is ").append(here).append(", the plan says ").append(there);
    add(std::move(text), joinPointer(kTensors, position));
  }
}

bool Comparer::sameOperator(const Json &entry, OpId id,
                            const std::string &pointer) {
  const Op &op = graph.ops[id];
  auto text = [&](const char *key) {
    auto member = entry.find(key);
    return member != entry.end() && member->is_string()
               ? member->get<std::string>()
               : std::string();
  };
  const std::string what = "operator " + std::to_string(id);
  if (text("name") != op.mnemonic) {
    add(what + " is " + op.mnemonic + ", the plan says " + text("name"),
        pointer + "/name");
    return false;
  }
  const Json &table = list(Json::json_pointer("/rules"));
  auto rule = entry.find("rule");
  if (rule != entry.end() && rule->is_number_unsigned() &&
      rule->get<uint64_t>() < table.size() &&
      table[rule->get<size_t>()] != rules.of(id).text) {
    add(what + ", " + op.mnemonic + ", is " + rules.of(id).text +
            ", the plan says " + shownValue(table[rule->get<size_t>()]),
        pointer + "/rule");
    return false;
  }
  auto operands = entry.find("operands");
  if (operands != entry.end() &&
      *operands !=
          Json(std::vector<TensorId>(op.operands.begin(), op.operands.end()))) {
    add(what + ", " + op.mnemonic + ", reads other tensors",
        pointer + "/operands");
    return false;
  }
  return true;
}

void Comparer::operators() {
  const Json &ops = list(Json::json_pointer(kOperators));
  if (ops.size() != graph.ops.size())
    add("it has " + std::to_string(graph.ops.size()) +
            " operators, the plan says " + std::to_string(ops.size()),
        kOperators);
  // The first one that differs says it; the rest is then shifted.
  for (OpId id = 0; id < graph.ops.size() && id < ops.size(); ++id)
    if (ops[id].is_object() &&
        !sameOperator(ops[id], id, joinPointer(kOperators, size_t(id))))
      return;
}

std::vector<Difference> Comparer::run() {
  arguments();
  operators();
  return std::move(found);
}

std::vector<Difference> structuralDifferences(const Json &document,
                                              const OpGraph &graph,
                                              const RuleTable &rules,
                                              size_t most) {
  return Comparer(document, graph, rules, most).run();
}

} // namespace planner
