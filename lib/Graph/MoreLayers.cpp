//===- MoreLayers.cpp - A graph of more layers from some of few -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Tensors and operators are records whose numbers are what they refer to, where
// they come from in the module, and the numbers in their names and places. An
// operator that takes something of every layer (the sum of all gradients'
// squares) is one whose operands and members are records.
//
//===----------------------------------------------------------------------===//

#include "MoreLayers.h"
#include "FuseRule.h"
#include "Growth.h"
#include "Records.h"
#include <algorithm>

namespace planner {
namespace {

/// In what does not grow.
bool isSame(const OpGraph &a, const OpGraph &b) {
  return a.mode == b.mode && a.warnings == b.warnings &&
         a.isTrainStep == b.isTrainStep && a.hasLoss == b.hasLoss &&
         a.assumedOptimizer == b.assumedOptimizer &&
         a.microBatches == b.microBatches && a.recompute == b.recompute &&
         a.attention == b.attention && a.stackedBytes == b.stackedBytes &&
         a.leastStackedBytes == b.leastStackedBytes &&
         std::equal(
             a.blocks.begin(), a.blocks.end(), b.blocks.begin(), b.blocks.end(),
             [](const Block &x, const Block &y) { return x.name == y.name; });
}

void addTensors(const OpGraph &graph, Records &records) {
  for (const Tensor &tensor : graph.tensors)
    addRecord(tensor, records);
}

/// Without the operands and members of those that take many.
void addOps(const OpGraph &graph, Records &records) {
  for (OpId id = 0; id < graph.ops.size(); ++id)
    addRecord(graph.ops[id], graph.foldClass.empty() ? 0 : graph.foldClass[id],
              records);
}

void addClasses(const OpGraph &graph, Records &records) {
  for (const DimClass &own : graph.dimClasses)
    addRecord(own, records);
}

/// All that is told by records.
Records recordsOf(const OpGraph &graph) {
  Records records;
  addTensors(graph, records);
  addOps(graph, records);
  for (const Op &op : graph.ops)
    if (takesMany(op)) {
      addOperands(op, records);
      addMembers(op, records);
    }
  addClasses(graph, records);
  return records;
}

/// What records do not tell of operators that are alike by them.
bool isSameBeside(const Op &a, const Op &b) {
  return a.location == b.location && a.rule->linear == b.rule->linear &&
         a.work.matmulFlops == b.work.matmulFlops &&
         a.work.vectorFlops == b.work.vectorFlops;
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// The lists of three graphs, or of an operator in each of them.
template <typename Item, typename Encode>
GrowingRecords recordsOf(const std::array<const Item *, 3> &items,
                         Encode &&encode) {
  GrowingRecords lists;
  for (size_t i = 0; i < lists.size(); ++i)
    encode(*items[i], lists[i]);
  return lists;
}

class Grower {
public:
  Grower(const GrowingGraphs &g, int64_t m)
      : graphs{&g[0], &g[1], &g[2]}, more(m) {}

  std::optional<OpGraph> run() {
    const OpGraph &few = *graphs[0];
    for (const OpGraph *graph : graphs)
      if (!isOfRecords(*graph) || !isSame(few, *graph))
        return std::nullopt;
    grown = withoutRecords(few);
    if (!growTensors() || !growOps() || !growMerged() || !growClasses() ||
        !growBlocks() || !connect())
      return std::nullopt;
    return std::move(grown);
  }

private:
  const std::array<const OpGraph *, 3> graphs;
  const int64_t more;
  OpGraph grown;

  bool growTensors() {
    const GrowingRecords lists = recordsOf(graphs, addTensors);
    const auto growth = Growth::find(lists);
    if (!growth)
      return false;
    grown.tensors.reserve(growth->size(more));
    growth->forEach(more, [&](size_t i, std::span<const int64_t> numbers) {
      Tensor &tensor = grown.tensors.emplace_back(graphs[0]->tensors[i]);
      tensor.uses.clear();
      setNumbers(tensor, numbers);
    });
    return true;
  }

  bool growOps() {
    const GrowingRecords lists = recordsOf(graphs, addOps);
    const auto growth = Growth::find(lists);
    if (!growth)
      return false;
    grown.ops.reserve(growth->size(more));
    const bool areFolded = !graphs[0]->foldClass.empty();
    bool ok = true;
    growth->forEach(more, [&](size_t i, std::span<const int64_t> numbers) {
      const Op &op = graphs[0]->ops[i];
      Op &own = grown.ops.emplace_back(op);
      setNumbers(own, numbers);
      if (areFolded)
        grown.foldClass.push_back(static_cast<OpId>(numbers.back()));
      if (takesMany(op))
        ok &= growOperands(i, growth->ahead(i), own);
    });
    return ok;
  }

  /// Operator i of the first graph, which is so much later in the second; that
  /// is not said of one that every layer has.
  bool growOperands(size_t i, std::optional<size_t> ahead, Op &own) {
    if (!ahead)
      return false;
    const std::array<const Op *, 3> ops = {&graphs[0]->ops[i],
                                           &graphs[1]->ops[i + *ahead],
                                           &graphs[2]->ops[i + 2 * *ahead]};
    const GrowingRecords operands = recordsOf(ops, addOperands);
    const GrowingRecords members = recordsOf(ops, addMembers);
    const auto ofOperands = Growth::find(operands);
    const auto ofMembers = Growth::find(members);
    if (!ofOperands || !ofMembers || !growWork(ops, own))
      return false;
    const Op &few = *ops[0];
    ShardingRule &rule = own.rule.edit();
    own.operands.clear();
    own.operandTouched.clear();
    rule.operands.clear();
    ofOperands->forEach(more, [&](size_t o, std::span<const int64_t> numbers) {
      own.operands.push_back(static_cast<TensorId>(numbers[0]));
      rule.operands.push_back(few.rule->operands[o]);
      if (!few.operandTouched.empty())
        own.operandTouched.push_back(few.operandTouched[o]);
    });
    std::vector<Member> grownMembers;
    own.memberWork.clear();
    ofMembers->forEach(more, [&](size_t m, std::span<const int64_t>) {
      grownMembers.push_back(few.members[m]);
      if (!few.memberWork.empty())
        own.memberWork.push_back(few.memberWork[m]);
    });
    own.members = std::move(grownMembers);
    return growLinear(ops, rule);
  }

  bool growWork(const std::array<const Op *, 3> &ops, Op &own) const {
    for (double Work::*flops : {&Work::matmulFlops, &Work::vectorFlops}) {
      const double few = ops[0]->work.*flops, step = ops[1]->work.*flops - few;
      if (ops[2]->work.*flops != few + 2 * step)
        return false;
      own.work.*flops = few + static_cast<double>(more) * step;
    }
    return true;
  }

  /// In all operands, as far as FusedRule says so.
  bool growLinear(const std::array<const Op *, 3> &ops,
                  ShardingRule &rule) const {
    for (const Op *op : ops)
      if (op->operands.size() > kMostLinear ||
          op->rule->linear.size() != ops[0]->rule->linear.size() ||
          op->rule->linear.size() > 1 ||
          (!op->rule->linear.empty() &&
           op->rule->linear[0].size() != op->operands.size()))
        return false;
    if (rule.linear.empty())
      return true;
    rule.linear.clear();
    if (rule.operands.size() > kMostLinear)
      return true;
    ByteList all;
    for (size_t i = 0; i < rule.operands.size(); ++i)
      all.push_back(static_cast<uint8_t>(i));
    rule.linear.push_back(std::move(all));
    return true;
  }

  bool growMerged() {
    const GrowingRecords lists =
        recordsOf(graphs, [](const OpGraph &graph, Records &records) {
          for (const auto &[which, into] : graph.mergedOrigins) {
            records.numbers.push_back(which);
            records.numbers.push_back(into);
            records.finish(0);
          }
        });
    const auto growth = Growth::find(lists);
    if (growth)
      growth->forEach(more, [&](size_t, std::span<const int64_t> numbers) {
        grown.mergedOrigins.emplace_back(static_cast<OriginId>(numbers[0]),
                                         static_cast<OriginId>(numbers[1]));
      });
    return growth.has_value();
  }

  bool growClasses() {
    const GrowingRecords lists = recordsOf(graphs, addClasses);
    const auto growth = Growth::find(lists);
    if (growth)
      growth->forEach(more, [&](size_t i, std::span<const int64_t> numbers) {
        setNumbers(grown.dimClasses.emplace_back(graphs[0]->dimClasses[i]),
                   numbers);
      });
    return growth.has_value();
  }

  bool growBlocks() {
    for (size_t b = 0; b < graphs[0]->blocks.size(); ++b) {
      const GrowingRecords lists =
          recordsOf(graphs, [b](const OpGraph &graph, Records &records) {
            for (const auto &occurrence : graph.blocks[b].occurrences) {
              records.numbers.insert(records.numbers.end(), occurrence.begin(),
                                     occurrence.end());
              records.finish(occurrence.size());
            }
          });
      const auto growth = Growth::find(lists);
      if (!growth)
        return false;
      Block &block = grown.blocks.emplace_back();
      block.name = graphs[0]->blocks[b].name;
      growth->forEach(more, [&](size_t, std::span<const int64_t> numbers) {
        block.occurrences.emplace_back(numbers.begin(), numbers.end());
      });
    }
    return true;
  }

  /// Sets what follows from what operators and tensors refer to; false if they
  /// refer to what is not there, or comes later.
  bool connect() {
    const auto isTensor = [&](TensorId t) { return t < grown.tensors.size(); };
    for (OpId id = 0; id < grown.ops.size(); ++id) {
      const Op &op = grown.ops[id];
      for (uint32_t i = 0; i < op.operands.size(); ++i) {
        const TensorId operand = op.operands[i];
        if (!isTensor(operand) || (grown.tensors[operand].producer != kNone &&
                                   grown.tensors[operand].producer >= id))
          return false;
        grown.tensors[operand].uses.push_back({id, i});
      }
      for (TensorId result : op.results)
        if (!isTensor(result) || grown.tensors[result].producer != id)
          return false;
    }
    return areInRange() && setEnds();
  }

  /// Everything else that refers to something.
  bool areInRange() const {
    const auto isOp = [&](OpId id) {
      return id == kNone || id < grown.ops.size();
    };
    const auto isOpOf = [&](const Op &op) {
      return isOp(op.adjointOf) && isOp(op.recomputes) && isOp(op.tiedTo) &&
             std::all_of(op.rule->factors.begin(), op.rule->factors.end(),
                         [&](const Factor &factor) {
                           return isClass(factor.dimClass);
                         });
    };
    const auto isTensorOf = [&](const Tensor &tensor) {
      return isOp(tensor.producer) && (tensor.updatedTo == kNone ||
                                       tensor.updatedTo < grown.tensors.size());
    };
    const auto isClassOf = [&](const DimClass &own) {
      return std::all_of(own.parts.begin(), own.parts.end(),
                         [&](DimClassId part) { return isClass(part); });
    };
    const auto isBlock = [&](const Block &block) {
      return std::all_of(block.occurrences.begin(), block.occurrences.end(),
                         [&](const std::vector<OpId> &ops) {
                           return std::all_of(ops.begin(), ops.end(), isOp);
                         });
    };
    return std::all_of(grown.ops.begin(), grown.ops.end(), isOpOf) &&
           std::all_of(grown.tensors.begin(), grown.tensors.end(),
                       isTensorOf) &&
           std::all_of(grown.dimClasses.begin(), grown.dimClasses.end(),
                       isClassOf) &&
           std::all_of(grown.blocks.begin(), grown.blocks.end(), isBlock) &&
           std::all_of(grown.foldClass.begin(), grown.foldClass.end(), isOp);
  }

  bool isClass(DimClassId id) const {
    return id == kNoDimClass || id < grown.dimClasses.size();
  }

  /// Arguments and results of the graph.
  bool setEnds() {
    size_t numArguments = 0, numResults = 0;
    for (const Tensor &tensor : grown.tensors) {
      numArguments += tensor.argument >= 0;
      numResults += tensor.outputs.size();
    }
    grown.arguments.assign(numArguments, kNone);
    grown.results.assign(numResults, kNone);
    const auto set = [](std::vector<TensorId> &list, int32_t at, TensorId t) {
      const auto place = static_cast<size_t>(at);
      if (at < 0 || place >= list.size() || list[place] != kNone)
        return false;
      list[place] = t;
      return true;
    };
    for (TensorId t = 0; t < grown.tensors.size(); ++t) {
      const Tensor &tensor = grown.tensors[t];
      if (tensor.argument >= 0 && !set(grown.arguments, tensor.argument, t))
        return false;
      for (int32_t output : tensor.outputs)
        if (!set(grown.results, output, t))
          return false;
    }
    return true;
  }
};

} // namespace

bool isOfRecords(const OpGraph &graph) {
  return graph.loops.size() == 1 && !graph.hasConstraints() &&
         !graph.tracesOrigins;
}

OpGraph withoutRecords(const OpGraph &graph) {
  OpGraph rest;
  rest.name = graph.name;
  rest.loops = graph.loops;
  rest.warnings = graph.warnings;
  rest.mode = graph.mode;
  rest.isTrainStep = graph.isTrainStep;
  rest.hasLoss = graph.hasLoss;
  rest.inputMesh = graph.inputMesh;
  rest.assumedOptimizer = graph.assumedOptimizer;
  rest.microBatches = graph.microBatches;
  rest.recompute = graph.recompute;
  rest.attention = graph.attention;
  rest.stackedBytes = graph.stackedBytes;
  rest.leastStackedBytes = graph.leastStackedBytes;
  return rest;
}

bool isSameGraph(const OpGraph &a, const OpGraph &b) {
  const Records own = recordsOf(a), other = recordsOf(b);
  const auto sameBlock = [](const Block &x, const Block &y) {
    return x.name == y.name && x.occurrences == y.occurrences;
  };
  return isSame(a, b) && own.kinds == other.kinds &&
         own.numbers == other.numbers && a.arguments == b.arguments &&
         a.results == b.results && a.mergedOrigins == b.mergedOrigins &&
         std::equal(a.ops.begin(), a.ops.end(), b.ops.begin(), b.ops.end(),
                    isSameBeside) &&
         std::equal(a.blocks.begin(), a.blocks.end(), b.blocks.begin(),
                    b.blocks.end(), sameBlock);
}

std::optional<OpGraph> withMoreLayers(const GrowingGraphs &graphs,
                                      int64_t more) {
  return Grower(graphs, more).run();
}

} // namespace planner
