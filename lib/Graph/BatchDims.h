//===- BatchDims.h - Which tensors have the batch dimension -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Needed before anything else is known of a module: data has the batch
// dimension, parameters do not.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_BATCHDIMS_H
#define PLANNER_LIB_GRAPH_BATCHDIMS_H

#include "Reach.h"
#include <map>
#include <set>

namespace planner {

/// Unifies tensor dimensions that share factors and finds the class that is the
/// batch: it goes through most matrix operators from an operand to the result,
/// and none of them sums over it or slides a window along it. A dimension of
/// one sample is no factor: then what goes into products as their data is a
/// sample.
class BatchDims {
public:
  /// Looks at the operators of `forward` only. What `noData` has (arguments
  /// that the module trains) is not the batch.
  BatchDims(const OpGraph &graph, const OpSet &forward,
            const std::vector<TensorId> &noData);

  bool found() const { return batch != kNone; }
  /// The tensor has the batch dimension, alone or merged with others. An empty
  /// one has a batch of nothing; of arguments, one sample is a batch.
  bool has(TensorId t) const;

private:
  using Node = uint32_t;
  Node nodeOf(TensorId t, size_t dim) const { return firstNode[t] + dim; }
  Node find(Node node) const;
  bool unite(Node a, Node b);
  void uniteDims(const Op &op);
  void findParts(const OpSet &forward);
  bool uniteMajors();
  void choose(const OpSet &forward, const std::vector<TensorId> &noData);
  void findOnlySamples(const OpSet &forward,
                       const std::vector<TensorId> &noData);
  TensorId largestOf(const Op &op, const std::vector<TensorId> &madeOf) const;
  bool isRead(TensorId t, const OpSet &forward) const;
  /// A tensor's dimensions and what they are merged from.
  std::set<Node> nodesOf(TensorId t) const;

  const OpGraph &graph;
  std::vector<Node> firstNode;
  mutable std::vector<Node> parent;
  /// A dimension that is merged with others.
  struct Part {
    Node whole, part;
    int64_t size;
    bool isMajor;
  };
  std::vector<Part> parts;
  /// The same once all are united, by the merged one.
  std::map<Node, std::set<Node>> partsOf;
  Node batch = kNone;
  /// Some arguments are empty, not all: they are data of no samples.
  bool hasNoSamples = false;
  /// Arguments that are one sample, where no dimension is the batch.
  std::set<TensorId> onlySamples;
};

} // namespace planner

#endif // PLANNER_LIB_GRAPH_BATCHDIMS_H
