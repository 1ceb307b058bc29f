//===- DifferenceTest.cpp - From one plan to another ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Difference.h"
#include "Fixture.h"
#include <gmock/gmock.h>

using namespace planner;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

Mesh meshOf(std::initializer_list<int64_t> sizes) {
  Mesh mesh;
  for (int64_t size : sizes)
    mesh.axes.push_back({"a" + std::to_string(mesh.axes.size()), size, 0});
  return mesh;
}

TensorSharding
splitOf(std::initializer_list<std::initializer_list<AxisId>> dims) {
  TensorSharding layout;
  for (const auto &axes : dims) {
    layout.dims.emplace_back();
    for (AxisId axis : axes)
      layout.dims.back().push_back(axis);
  }
  return layout;
}

/// 16 x 4 elements of four bytes.
Movement moved(const Mesh &oldMesh, const TensorSharding &from,
               const Mesh &newMesh, const TensorSharding &to,
               int64_t rows = 16) {
  Tensor tensor;
  tensor.shape = {rows, 4};
  tensor.dtype = DType::F32;
  return movement(tensor, {oldMesh, from}, {newMesh, to});
}

void expectMoved(const Movement &found, int64_t total, int64_t most) {
  EXPECT_EQ(found.totalBytes, total);
  EXPECT_EQ(found.mostBytes, most);
}

} // namespace

TEST(Difference, WhatStaysDoesNotMove) {
  const auto rows = splitOf({{0}, {}});
  expectMoved(moved(meshOf({4}), rows, meshOf({4}), rows), 0, 0);
  // From all to a part of it.
  expectMoved(moved(meshOf({4}), splitOf({{}, {}}), meshOf({4}), rows), 0, 0);
  // Two axes in the order of the devices are as one.
  expectMoved(moved(meshOf({4}), rows, meshOf({2, 2}), splitOf({{0, 1}, {}})),
              0, 0);
}

/// 16 x 4 elements of four bytes: 256 bytes, 16 a row.
TEST(Difference, StagesReceiveWhatTheyDidNotHave) {
  Tensor tensor;
  tensor.shape = {16, 4};
  tensor.dtype = DType::F32;
  const auto rows = splitOf({{0}, {}}), whole = splitOf({{}, {}});
  const Mesh two = meshOf({2}), four = meshOf({4});
  const auto movedTo = [&](const Placement &before, const Placement &after) {
    return movement(tensor, before, after);
  };
  // From the first of two stages to the second one: both devices of it, all.
  const Movement next = movedTo({two, whole, {{0}}}, {two, whole, {{1}}});
  expectMoved(next, 2 * 256, 256);
  EXPECT_THAT(next.byDevice, ElementsAre(0, 0, 256, 256));
  // From a stage of two devices to all four: those of the other stage.
  expectMoved(movedTo({two, whole, {{1}}}, {four, whole}), 2 * 256, 256);
  // From four devices with four rows each to a stage that has eight on each:
  // device 0 has 4 of 0-7; device 1 has 4-7 and wants 8-15.
  expectMoved(movedTo({four, rows}, {two, rows, {{0}}}), 64 + 128, 128);
  // Slices of layers: stage 0 had rows 0-7 and has 0-3; stage 1 had 8-15 and
  // has 4-15, of which it lacks four.
  const Movement slices = movedTo({two, whole, {{0, 0, 8}, {1, 8, 16}}},
                                  {two, whole, {{0, 0, 4}, {1, 4, 16}}});
  expectMoved(slices, 2 * 64, 64);
  EXPECT_THAT(slices.byDevice, ElementsAre(0, 0, 64, 64));
  // Two chunks of a stage are one after the other: it had 0-7, and has 0-3 and
  // 8-11.
  expectMoved(movedTo({two, whole, {{0, 0, 8}, {1, 8, 16}}},
                      {two, whole, {{0, 0, 4}, {0, 8, 12}, {1, 4, 8}}}),
              2 * 64 + 2 * 64, 64);
}

TEST(Difference, DevicesReceiveWhatTheyLack) {
  const auto rows = splitOf({{0}, {}});
  // Device 0 has rows 0-3 of 0-7, device 1 has 4-7 and none of 8-15.
  expectMoved(moved(meshOf({4}), rows, meshOf({2}), rows), 64 + 128, 128);
  // Devices 0 to 3 have 0-3, 4-7, 8-11, 12-15 and want 0-1, 2-3, 4-5, 6-7; the
  // other four have nothing.
  expectMoved(moved(meshOf({4}), rows, meshOf({8}), rows), 3 * 32 + 4 * 32, 32);
  // From a part to all of it.
  expectMoved(moved(meshOf({4}), rows, meshOf({4}), splitOf({{}, {}})), 4 * 192,
              192);
  // From rows to columns: a quarter of what is wanted is there.
  expectMoved(moved(meshOf({4}), rows, meshOf({4}), splitOf({{}, {0}})), 4 * 48,
              48);
  // The inner axis first: of devices 0 to 3 (0,0) and (1,1) stay.
  expectMoved(moved(meshOf({2, 2}), splitOf({{0, 1}, {}}), meshOf({2, 2}),
                    splitOf({{1, 0}, {}})),
              2 * 64, 64);
}

TEST(Difference, UnevenPiecesEndAtTheEdge) {
  // Ten rows on four devices are 3, 3, 3 and 1; on eight 2 for five of them.
  expectMoved(moved(meshOf({4}), splitOf({{0}, {}}), meshOf({8}),
                    splitOf({{0}, {}}), 10),
              // 0-1 of 0-2; 2-3 of 3-5: one; 4-5, 6-7, 8-9 of none.
              16 + 3 * 32, 32);
}

TEST(Difference, SaysWhatChangesAndWhatMoves) {
  SmallPlan old, now;
  EXPECT_THAT(describeDifference({old.plan, old.graph, old.cluster, old.stack},
                                 {now.plan, now.graph, now.cluster, now.stack}),
              testing::AllOf(Contains(HasSubstr("(1.00x, within noise)")),
                             Contains("move no parameter or state"),
                             testing::Not(Contains(StartsWith("mesh"))),
                             testing::Not(Contains(StartsWith("split")))));
  // Other work is no comparison of strategies.
  now.plan.inputs.sequence = 2 * old.plan.inputs.sequence + 1;
  EXPECT_THAT(describeDifference({old.plan, old.graph, old.cluster, old.stack},
                                 {now.plan, now.graph, now.cluster, now.stack}),
              Contains(HasSubstr("(1.00x)")));
  // All weights whole.
  now.plan.inputs.devices = 32;
  for (TensorId id : now.graph.arguments)
    now.plan.stages[0].assignment.storage[id] =
        replicated(now.graph.tensors[id].shape.size());
  const auto lines =
      describeDifference({old.plan, old.graph, old.cluster, old.stack},
                         {now.plan, now.graph, now.cluster, now.stack});
  EXPECT_THAT(lines, Contains("devices 16 -> 32"));
  EXPECT_THAT(lines, Contains(HasSubstr(" parameters and states, ")));
  EXPECT_THAT(lines, Contains(HasSubstr("[{nvlink0}, {}] -> [{}, {}]")));
}
