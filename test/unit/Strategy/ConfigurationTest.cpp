//===- ConfigurationTest.cpp - Alternatives of operators ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/Configuration.h"
#include <algorithm>
#include <gmock/gmock.h>
#include <random>
#include <set>

using namespace planner;
using testing::HasSubstr;

namespace {

Mesh twoByTwo() { return {{{"a", 2, 1}, {"b", 2, 0}}}; }

TensorId addArgument(OpGraph &graph, Shape shape, Role role = Role::Parameter) {
  Tensor tensor;
  tensor.name = "arg" + std::to_string(graph.arguments.size());
  tensor.shape = std::move(shape);
  tensor.role = role;
  tensor.argument = static_cast<int32_t>(graph.arguments.size());
  const TensorId id = graph.addTensor(tensor);
  graph.arguments.push_back(id);
  return id;
}

TensorId addResult(OpGraph &graph, Shape shape) {
  Tensor tensor;
  tensor.shape = std::move(shape);
  return graph.addTensor(tensor);
}

/// ([i, k], [k, j]) -> ([i, j])
OpGraph matmul(int64_t i, int64_t j, int64_t k) {
  OpGraph graph;
  Op op;
  op.kind = OpKind::Contraction;
  op.mnemonic = "dot_general";
  op.operands = {addArgument(graph, {i, k}, Role::Input),
                 addArgument(graph, {k, j})};
  op.results = {addResult(graph, {i, j})};
  const FactorId m = op.rule.edit().addFactor(i),
                 n = op.rule.edit().addFactor(j);
  const FactorId r = op.rule.edit().addFactor(k, FactorKind::Reduction);
  op.rule.edit().operands = {{{m}, {r}}, {{r}, {n}}};
  op.rule.edit().results = {{{m}, {n}}};
  op.rule.edit().linear = {{0}, {1}};
  graph.addOp(op);
  return graph;
}

OpConfig config(std::initializer_list<int> axes) {
  OpConfig result;
  for (int axis : axes)
    result.axes.push_back(static_cast<int8_t>(axis));
  return result;
}

std::string sharding(const OpGraph &graph, bool result, unsigned index,
                     const OpConfig &c, const Mesh &mesh) {
  const Op &op = graph.ops[0];
  return toString(result ? resultSharding(op, index, c, mesh)
                         : operandSharding(op, index, c, mesh),
                  mesh);
}

//===----------------------------------------------------------------------===//
// The signatures of OneFlow's matrix product
//===----------------------------------------------------------------------===//

TEST(Configuration, MatmulHasTheSignaturesOfTheTable) {
  const OpGraph graph = matmul(8, 8, 8);
  const Mesh mesh{{{"a", 2, 0}}};
  const auto signature = [&](const OpConfig &c) {
    return sharding(graph, false, 0, c, mesh) + " " +
           sharding(graph, false, 1, c, mesh) + " -> " +
           sharding(graph, true, 0, c, mesh);
  };
  std::vector<std::string> found;
  for (const OpConfig &c : enumerateConfigs(graph, 0, mesh, {}))
    found.push_back(signature(c));
  // (B,B)->B, (S0,B)->S0, (B,S1)->S1, (S1,S0)->P, (P,B)->P, (B,P)->P, and not
  // (S0,S0).
  EXPECT_THAT(found,
              testing::UnorderedElementsAre(
                  "[{}, {}] [{}, {}] -> [{}, {}]",
                  "[{a}, {}] [{}, {}] -> [{a}, {}]",
                  "[{}, {}] [{}, {a}] -> [{}, {a}]",
                  "[{}, {a}] [{a}, {}] -> [{}, {}] partial={a}",
                  "[{}, {}] partial={a} [{}, {}] -> [{}, {}] partial={a}",
                  "[{}, {}] [{}, {}] partial={a} -> [{}, {}] "
                  "partial={a}"));
  EXPECT_EQ(found.front(), "[{}, {}] [{}, {}] -> [{}, {}]");
}

TEST(Configuration, AxesOfOneFactorAreOrderedAsInTheMesh) {
  const OpGraph graph = matmul(8, 8, 8);
  EXPECT_EQ(sharding(graph, true, 0, config({0, 0}), twoByTwo()),
            "[{a, b}, {}]");
  EXPECT_EQ(sharding(graph, true, 0, config({1, 0}), twoByTwo()), "[{b}, {a}]");
  EXPECT_EQ(sharding(graph, true, 0, config({2, 0}), twoByTwo()),
            "[{b}, {}] partial={a}");
}

TEST(Configuration, ReductionsOfOtherKindsAreRemembered) {
  OpGraph graph;
  Op op;
  op.kind = OpKind::Reduce;
  op.mnemonic = "reduce";
  op.operands = {addArgument(graph, {8, 4})};
  op.results = {addResult(graph, {8})};
  op.rule.edit().addFactor(8);
  op.rule.edit().addFactor(4, FactorKind::Reduction);
  op.rule.edit().factors[1].reduce = ReduceOp::Max;
  op.rule.edit().operands = {{{0}, {1}}};
  op.rule.edit().results = {{{0}}};
  op.rule.edit().linear = {{0}};
  graph.addOp(op);
  const auto result =
      resultSharding(graph.ops[0], 0, config({1, 0}), twoByTwo());
  EXPECT_EQ(result.partial, 1u);
  EXPECT_EQ(result.partialOp, ReduceOp::Max);
  // A maximum over one axis of a sum over the other is neither.
  const auto mixed = checkConfig(graph, 0, twoByTwo(),
                                 config({1, OpConfig::partialThrough(0)}));
  ASSERT_FALSE(mixed);
  EXPECT_THAT(mixed.error().message, HasSubstr("different kinds"));
  graph.ops[0].rule.edit().factors[1].reduce = ReduceOp::Other;
  EXPECT_FALSE(checkConfig(graph, 0, twoByTwo(), config({1, -1})));
}

TEST(Configuration, AttentionBackwardLeavesQueryGradientsPartialOverKeys) {
  // ([q, d], [k, d]) -> ([q, d], [k, d]): dQ lacks the keys, dK the queries.
  OpGraph graph;
  Op op;
  op.kind = OpKind::AttentionBackward;
  op.mnemonic = "attention_backward";
  op.operands = {addArgument(graph, {8, 4}), addArgument(graph, {16, 4})};
  op.results = {addResult(graph, {8, 4}), addResult(graph, {16, 4})};
  op.rule.edit().addFactor(8);
  op.rule.edit().addFactor(16);
  op.rule.edit().addFactor(4, FactorKind::NeedReplication);
  op.rule.edit().operands = {{{0}, {2}}, {{1}, {2}}};
  op.rule.edit().results = {{{0}, {2}}, {{1}, {2}}};
  graph.addOp(op);
  EXPECT_EQ(sharding(graph, true, 0, config({1, -1}), twoByTwo()),
            "[{}, {}] partial={a}");
  EXPECT_EQ(sharding(graph, true, 1, config({1, -1}), twoByTwo()), "[{a}, {}]");
  // A fused elementwise operator has reduced what its result lacks.
  graph.ops[0].kind = OpKind::Vector;
  EXPECT_EQ(sharding(graph, true, 0, config({1, -1}), twoByTwo()), "[{}, {}]");
}

TEST(Configuration, ZerosArePartialOverAnything) {
  OpGraph graph;
  Op op;
  op.kind = OpKind::Generator;
  op.mnemonic = "constant";
  op.results = {addResult(graph, {8})};
  op.rule.edit().addFactor(8);
  op.rule.edit().results = {{{0}}};
  graph.addOp(op);
  const Mesh mesh{{{"a", 2, 0}}};
  EXPECT_EQ(enumerateConfigs(graph, 0, mesh, {}).size(), 2u);
  graph.tensors[0].splat = 0.0;
  const auto configs = enumerateConfigs(graph, 0, mesh, {});
  ASSERT_EQ(configs.size(), 3u);
  EXPECT_EQ(resultSharding(graph.ops[0], 0, configs.back(), mesh).partial, 1u);
  graph.tensors[0].splat = 1.0;
  EXPECT_EQ(enumerateConfigs(graph, 0, mesh, {}).size(), 2u);
}

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

TEST(Configuration, IllegalConfigurationsAreNamed) {
  OpGraph graph = matmul(3, 8, 8);
  const auto why = [&](const OpConfig &c) {
    const auto ok = checkConfig(graph, 0, twoByTwo(), c);
    return ok ? std::string("legal") : ok.error().message;
  };
  EXPECT_EQ(why(config({0, -1})), "legal");
  EXPECT_THAT(why(config({0, 0})), HasSubstr("cannot be split 4 ways"));
  EXPECT_THAT(why(config({0})), HasSubstr("each of the 2 mesh axes, got 1"));
  EXPECT_THAT(why(config({7, 0})), HasSubstr("does not exist"));
  EXPECT_THAT(why(config({OpConfig::partialThrough(2), 0})),
              HasSubstr("not linear"));
  graph.ops[0].rule.edit().factors[1].kind = FactorKind::NeedReplication;
  EXPECT_THAT(why(config({1, -1})), HasSubstr("must not be split"));
  EXPECT_THAT(why(config({1, -1})), HasSubstr("dot_general"));
}

/// Elements of a dimension that a device holds, from the ranges of the factors.
std::set<int64_t> indicesOf(const DimFactors &dim, const ShardingRule &rule,
                            const OpConfig &c, const Mesh &mesh,
                            const std::vector<int64_t> &device) {
  std::set<int64_t> indices = {0};
  for (FactorId f : dim) {
    const int64_t size = rule.factors[f].size;
    int64_t piece = 0, ways = 1;
    for (size_t axis = 0; axis < mesh.axes.size(); ++axis)
      if (c.axes[axis] == f) {
        piece = piece * mesh.axes[axis].size + device[axis];
        ways *= mesh.axes[axis].size;
      }
    const int64_t length = (size + ways - 1) / ways;
    std::set<int64_t> next;
    for (int64_t major : indices)
      for (int64_t i = piece * length; i < std::min(size, (piece + 1) * length);
           ++i)
        next.insert(major * size + i);
    indices = next;
  }
  return indices;
}

/// Elements of a dimension that a sharding gives a device.
std::set<int64_t> blockOf(int64_t size, const AxisList &axes, const Mesh &mesh,
                          const std::vector<int64_t> &device) {
  int64_t piece = 0, ways = 1;
  for (AxisId axis : axes) {
    piece = piece * mesh.axes[axis].size + device[axis];
    ways *= mesh.axes[axis].size;
  }
  const int64_t length = (size + ways - 1) / ways;
  std::set<int64_t> block;
  for (int64_t i = piece * length; i < std::min(size, (piece + 1) * length);
       ++i)
    block.insert(i);
  return block;
}

/// For every device and dimension, what the factors select must be what the
/// sharding says.
bool shardingMatchesFactors(const OpGraph &graph, const OpConfig &c,
                            const Mesh &mesh) {
  const Op &op = graph.ops[0];
  for (int64_t device = 0; device < mesh.devices(); ++device) {
    std::vector<int64_t> at(mesh.axes.size());
    for (size_t axis = mesh.axes.size(), rest = device; axis-- > 0;) {
      at[axis] = static_cast<int64_t>(rest % mesh.axes[axis].size);
      rest /= mesh.axes[axis].size;
    }
    for (unsigned i = 0; i < op.operands.size() + op.results.size(); ++i) {
      const bool isResult = i >= op.operands.size();
      const unsigned index = isResult ? i - op.operands.size() : i;
      const TensorId id = isResult ? op.results[index] : op.operands[index];
      const TensorMap &map =
          isResult ? op.rule->results[index] : op.rule->operands[index];
      const TensorSharding sharding = isResult
                                          ? resultSharding(op, index, c, mesh)
                                          : operandSharding(op, index, c, mesh);
      for (size_t d = 0; d < map.size(); ++d)
        if (indicesOf(map[d], op.rule, c, mesh, at) !=
            blockOf(graph.tensors[id].shape[d], sharding.dims[d], mesh, at))
          return false;
    }
  }
  return true;
}

/// A reshape between [f0 f1 f2] and a regrouping of it.
OpGraph randomReshape(std::mt19937 &random) {
  OpGraph graph;
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "reshape";
  const int64_t sizes[] = {1, 2, 3, 4, 6, 8};
  const unsigned count = 2 + random() % 2;
  for (unsigned f = 0; f < count; ++f)
    op.rule.edit().addFactor(sizes[random() % 6]);
  const auto grouped = [&] {
    TensorMap map;
    map.emplace_back();
    for (unsigned f = 0; f < count; ++f) {
      if (!map.back().empty() && random() % 2)
        map.emplace_back();
      map.back().push_back(static_cast<FactorId>(f));
    }
    return map;
  };
  const auto shape = [&](const TensorMap &map) {
    Shape result;
    for (const DimFactors &dim : map) {
      result.push_back(1);
      for (FactorId f : dim)
        result.back() *= op.rule->factors[f].size;
    }
    return result;
  };
  op.rule.edit().operands = {grouped()};
  op.rule.edit().results = {grouped()};
  op.operands = {addArgument(graph, shape(op.rule->operands[0]))};
  op.results = {addResult(graph, shape(op.rule->results[0]))};
  graph.addOp(op);
  return graph;
}

TEST(Configuration, LegalityIsWhatContiguousShardsCanExpress) {
  std::mt19937 random(1);
  unsigned legal = 0, illegal = 0;
  for (unsigned trial = 0; trial < 300; ++trial) {
    const OpGraph graph = randomReshape(random);
    const Mesh mesh{{{"a", 2, 1}, {"b", random() % 2 ? 2 : 4, 0}}};
    const int count = static_cast<int>(graph.ops[0].rule->factors.size());
    for (int a = -1; a < count; ++a)
      for (int b = -1; b < count; ++b) {
        const OpConfig c = config({a, b});
        const bool accepted = bool(checkConfig(graph, 0, mesh, c));
        bool fits = true;
        for (int f = 0; f < count; ++f)
          fits &= splitOf(c, static_cast<FactorId>(f), mesh) <=
                  graph.ops[0].rule->factors[f].size;
        // Uneven pieces of a shared dimension may by chance be the right ones;
        // what is accepted must always be.
        if (accepted) {
          EXPECT_TRUE(fits && shardingMatchesFactors(graph, c, mesh))
              << toString(graph.ops[0].rule);
          ++legal;
        } else {
          ++illegal;
        }
        bool even = true;
        for (int f = 0; f < count; ++f)
          even &= graph.ops[0].rule->factors[f].size %
                      splitOf(c, static_cast<FactorId>(f), mesh) ==
                  0;
        if (fits && even) {
          EXPECT_EQ(accepted, shardingMatchesFactors(graph, c, mesh))
              << toString(graph.ops[0].rule) << " " << a << " " << b;
        }
      }
  }
  EXPECT_GT(legal, 500u);
  EXPECT_GT(illegal, 500u);
}

TEST(Configuration, EnumerationIsEveryLegalConfigurationOnce) {
  std::mt19937 random(2);
  for (unsigned trial = 0; trial < 100; ++trial) {
    const OpGraph graph = randomReshape(random);
    const Mesh mesh{{{"a", 2, 1}, {"b", 2, 0}}};
    const auto configs = enumerateConfigs(graph, 0, mesh, {});
    const ShardingRule &rule = graph.ops[0].rule;
    std::set<OpConfig> expected;
    for (int a = -1; a < static_cast<int>(rule.factors.size()); ++a)
      for (int b = -1; b < static_cast<int>(rule.factors.size()); ++b) {
        const OpConfig c = config({a, b});
        bool littlePadding = true;
        for (size_t f = 0; f < rule.factors.size(); ++f) {
          const int64_t ways = splitOf(c, static_cast<FactorId>(f), mesh);
          const int64_t length = ceilDiv(rule.factors[f].size, ways);
          littlePadding &= 8 * (length * ways - rule.factors[f].size) <=
                           rule.factors[f].size;
        }
        if (littlePadding && checkConfig(graph, 0, mesh, c))
          expected.insert(c);
      }
    EXPECT_EQ(std::set<OpConfig>(configs.begin(), configs.end()), expected);
    EXPECT_EQ(configs.size(), expected.size());
    EXPECT_EQ(configs.front(), config({-1, -1}));
  }
}

TEST(Configuration, ALoneFactorSplitsUnevenlyASharedOneDoesNot) {
  const OpGraph graph = matmul(50257, 8, 8);
  const Mesh mesh{{{"a", 4, 0}}};
  EXPECT_TRUE(checkConfig(graph, 0, mesh, config({0})));
  std::mt19937 random(3);
  OpGraph reshape;
  Op op;
  op.kind = OpKind::Layout;
  op.operands = {addArgument(reshape, {6, 8})};
  op.results = {addResult(reshape, {48})};
  op.rule.edit().addFactor(6);
  op.rule.edit().addFactor(8);
  op.rule.edit().operands = {{{0}, {1}}};
  op.rule.edit().results = {{{0, 1}}};
  reshape.addOp(op);
  EXPECT_FALSE(checkConfig(reshape, 0, mesh, config({0})));
  EXPECT_TRUE(checkConfig(reshape, 0, Mesh{{{"a", 3, 0}}}, config({0})));
  EXPECT_FALSE(checkConfig(reshape, 0, mesh, config({1})));
}

TEST(Configuration, ConstraintsOnResultsRestrictTheEnumeration) {
  OpGraph graph = matmul(8, 8, 8);
  InputSharding constraint;
  constraint.dims = {{{"a", 2}}, {}};
  constraint.open = {false, true};
  graph.tensors[2].constraint = constraint;
  const auto configs = enumerateConfigs(graph, 0, twoByTwo(), {});
  ASSERT_FALSE(configs.empty());
  for (const OpConfig &c : configs)
    EXPECT_TRUE(satisfiesReduced(resultSharding(graph.ops[0], 0, c, twoByTwo()),
                                 constraint, twoByTwo()));
  // Axes that the mesh does not have bind nothing.
  graph.tensors[2].constraint->dims[0][0].name = "data";
  EXPECT_GT(enumerateConfigs(graph, 0, twoByTwo(), {}).size(), configs.size());
}

TEST(Configuration, InnerAxesOfThreeLevelsGoTogether) {
  const Mesh mesh{{{"fabric", 2, 2}, {"node", 4, 1}, {"package", 2, 0}}};
  const auto has = [](const std::vector<OpConfig> &configs, OpConfig wanted) {
    return std::find(configs.begin(), configs.end(), wanted) != configs.end();
  };
  const auto areTogether = [](const OpConfig &c) {
    return c.axes[1] == c.axes[2];
  };
  const OpGraph even = matmul(16, 16, 16);
  const auto configs = enumerateConfigs(even, 0, mesh, {});
  EXPECT_TRUE(std::all_of(configs.begin(), configs.end(), areTogether));
  for (int inner = -1; inner < 3; ++inner)
    for (int outer = -1; outer < 3; ++outer)
      EXPECT_TRUE(has(configs, config({outer, inner, inner})));
  // Four rows on eight devices would leave some without any.
  const OpGraph few = matmul(4, 16, 16);
  const auto some = enumerateConfigs(few, 0, mesh, {});
  EXPECT_TRUE(has(some, config({1, 0, -1})));
  EXPECT_FALSE(has(some, config({-1, 0, 1})));
  EXPECT_FALSE(has(some, config({0, 1, -1})));
  // Axes on two levels are free, whatever axes for samples lie beside them.
  StrategySpec spec;
  spec.roles = {AxisRole::Data, AxisRole::Tensor, AxisRole::Tensor};
  EXPECT_TRUE(has(enumerateConfigs(even, 0, mesh, spec), config({-1, 0, 1})));
  const Mesh two{{{"x", 2, 1}, {"y", 2, 1}, {"z", 2, 0}}};
  EXPECT_TRUE(has(enumerateConfigs(even, 0, two, {}), config({0, 1, 2})));
}

TEST(Configuration, OnlyTheBatchPadsMuch) {
  // 10 rows over 4 devices are 3, 3, 3, 1; 9 would leave one without any.
  const Mesh mesh{{{"a", 4, 0}}};
  for (const int64_t rows : {10, 9, 12}) {
    OpGraph graph = matmul(rows, 4, 4);
    const auto splitsRows = [&] {
      for (const OpConfig &c : enumerateConfigs(graph, 0, mesh, {}))
        if (c.axes[0] == 0)
          return true;
      return false;
    };
    EXPECT_EQ(splitsRows(), rows == 12);
    graph.dimClasses = {{"batch", DimClassKind::Batch, rows}};
    graph.ops[0].rule.edit().factors[0].dimClass = 0;
    EXPECT_EQ(splitsRows(), rows != 9);
  }
}

//===----------------------------------------------------------------------===//
// Roles of axes
//===----------------------------------------------------------------------===//

class Roles : public testing::Test {
protected:
  Roles() : graph(matmul(32, 8, 8)) {
    graph.dimClasses = {{"batch", DimClassKind::Batch, 32},
                        {"hidden", DimClassKind::Other, 8}};
    auto &factors = graph.ops[0].rule.edit().factors;
    factors[0].dimClass = 0;
    factors[1].dimClass = factors[2].dimClass = 1;
  }

  /// Factors that the axis splits in some configuration.
  std::set<int> split(StrategySpec spec) const {
    std::set<int> result;
    for (const OpConfig &c : enumerateConfigs(graph, 0, mesh, spec))
      if (c.axes[0] >= 0)
        result.insert(c.axes[0]);
    return result;
  }
  size_t storages(AxisRole role, std::optional<int> zero) const {
    StrategySpec spec;
    spec.roles = {role};
    spec.zero = zero;
    return enumerateStorage(graph, 1, mesh, spec).size();
  }

  OpGraph graph;
  Mesh mesh{{{"a", 2, 0}}};
};

TEST_F(Roles, DataSplitsTheBatchAndTensorTheRest) {
  StrategySpec spec;
  spec.roles = {AxisRole::Data};
  EXPECT_EQ(split(spec), std::set<int>{0});
  spec.roles = {AxisRole::Tensor};
  EXPECT_EQ(split(spec), (std::set<int>{1, 2}));
  spec.roles = {AxisRole::Context};
  EXPECT_EQ(split(spec), std::set<int>{});
  spec.roles = {AxisRole::Expert};
  EXPECT_EQ(split(spec), std::set<int>{0});
  spec.roles = {AxisRole::Any};
  EXPECT_EQ(split(spec), (std::set<int>{0, 1, 2}));
}

TEST_F(Roles, SequenceParallelismSparesTheTensorParallelOperators) {
  graph.dimClasses[0].kind = DimClassKind::Sequence;
  StrategySpec spec;
  spec.roles = {AxisRole::Tensor};
  spec.sp = true;
  EXPECT_EQ(split(spec), (std::set<int>{1, 2}));
  graph.ops[0].kind = OpKind::Vector;
  EXPECT_EQ(split(spec), (std::set<int>{0, 1, 2}));
  spec.sp = false;
  EXPECT_EQ(split(spec), (std::set<int>{1, 2}));
}

TEST_F(Roles, ZeroStagesSplitStates) {
  graph.tensors[1].role = Role::Parameter;
  EXPECT_EQ(storages(AxisRole::Data, 0), 1u);
  EXPECT_EQ(storages(AxisRole::Data, 2), 1u);
  // Split along either dimension, no longer replicated.
  EXPECT_EQ(storages(AxisRole::Data, 3), 2u);
  EXPECT_EQ(storages(AxisRole::Data, std::nullopt), 3u);
  EXPECT_EQ(storages(AxisRole::Tensor, 0), 3u);
  graph.tensors[1].role = Role::OptimizerState;
  EXPECT_EQ(storages(AxisRole::Data, 0), 1u);
  EXPECT_EQ(storages(AxisRole::Data, 1), 2u);
}

TEST_F(Roles, ExpertsAreNoCopies) {
  graph.tensors[1].role = Role::Parameter;
  const TensorSharding whole{{{}, {}}, 0}, byRows{{{0}, {}}, 0};
  StrategySpec spec;
  spec.roles = {AxisRole::Expert};
  EXPECT_FALSE(splitsCopies(graph, 1, whole, spec));
  EXPECT_TRUE(splitsCopies(graph, 1, byRows, spec));
  for (DimClass &one : graph.dimClasses)
    one.kind = DimClassKind::Expert;
  EXPECT_FALSE(splitsCopies(graph, 1, byRows, spec));
  spec.roles = {AxisRole::Data};
  EXPECT_TRUE(splitsCopies(graph, 1, byRows, spec));
  spec.roles = {AxisRole::Tensor};
  EXPECT_FALSE(splitsCopies(graph, 1, byRows, spec));
}

TEST_F(Roles, AnUpdateIsSplitOverDataFromStageOne) {
  graph.ops[0].phase = Phase::Optimizer;
  StrategySpec spec;
  spec.roles = {AxisRole::Data};
  spec.zero = 0;
  EXPECT_EQ(split(spec), std::set<int>{0});
  spec.zero = 1;
  EXPECT_EQ(split(spec), (std::set<int>{0, 1, 2}));
}

TEST_F(Roles, ANamedAxisRepeatsNoWork) {
  // An axis for the batch splits it wherever there is one; a free axis may also
  // repeat the work or split anything else.
  StrategySpec spec;
  spec.roles = {AxisRole::Data};
  for (const OpConfig &c : enumerateConfigs(graph, 0, mesh, spec))
    EXPECT_EQ(c.axes[0], 0);
  // Eight devices for four samples: one axis splits them, the other cannot.
  graph = matmul(4, 8, 8);
  graph.dimClasses = {{"batch", DimClassKind::Batch, 4}};
  graph.ops[0].rule.edit().factors[0].dimClass = 0;
  mesh = Mesh{{{"a", 4, 1}, {"b", 4, 0}}};
  spec.roles = {AxisRole::Data, AxisRole::Data};
  const auto configs = enumerateConfigs(graph, 0, mesh, spec);
  EXPECT_FALSE(configs.empty());
  for (const OpConfig &c : configs)
    EXPECT_EQ((c.axes[0] == 0) + (c.axes[1] == 0), 1);
}

TEST_F(Roles, StatesAreSplitByTheirUpdates) {
  // ZeRO stage 1: the update of an optimizer state repeats no work over data.
  graph.ops[0].phase = Phase::Optimizer;
  graph.tensors[1].role = Role::OptimizerState;
  graph.dimClasses[0].kind = DimClassKind::Other;
  StrategySpec spec;
  spec.roles = {AxisRole::Data};
  spec.zero = 1;
  EXPECT_EQ(split(spec), (std::set<int>{1, 2}));
  for (const OpConfig &c : enumerateConfigs(graph, 0, mesh, spec))
    EXPECT_GE(c.axes[0], 1);
  spec.zero = 0;
  EXPECT_EQ(split(spec), std::set<int>{});
}

TEST_F(Roles, ForbiddenKindsAreNotSplit) {
  StrategySpec spec;
  spec.forbidden.dp = true;
  EXPECT_EQ(split(spec), (std::set<int>{1, 2}));
  spec.forbidden = {};
  spec.forbidden.tp = true;
  EXPECT_EQ(split(spec), std::set<int>{0});
  spec.forbidden.dp = true;
  EXPECT_EQ(split(spec), std::set<int>{});
  // The sequence: cp is its split in products, sp that elsewhere.
  spec.forbidden = {};
  spec.forbidden.cp = true;
  graph.dimClasses[0].kind = DimClassKind::Sequence;
  EXPECT_EQ(split(spec), (std::set<int>{1, 2}));
  graph.ops[0].kind = OpKind::Vector;
  EXPECT_EQ(split(spec), (std::set<int>{0, 1, 2}));
  spec.forbidden.sp = true;
  EXPECT_EQ(split(spec), (std::set<int>{1, 2}));
}

TEST(Storage, PaddingIsBounded) {
  OpGraph graph;
  addArgument(graph, {50257, 3});
  const Mesh mesh{{{"a", 2, 0}}};
  std::vector<std::string> layouts;
  for (const TensorSharding &s : enumerateStorage(graph, 0, mesh, {}))
    layouts.push_back(toString(s, mesh));
  // The smaller one first.
  EXPECT_THAT(layouts, testing::ElementsAre("[{a}, {}]", "[{}, {}]"));
}

TEST(Storage, ConstraintsHold) {
  OpGraph graph;
  addArgument(graph, {8, 8});
  InputSharding constraint;
  constraint.dims = {{}, {{"b", 2}}};
  constraint.open = {false, false};
  graph.tensors[0].constraint = constraint;
  const auto layouts = enumerateStorage(graph, 0, twoByTwo(), {});
  ASSERT_EQ(layouts.size(), 1u);
  EXPECT_EQ(toString(layouts[0], twoByTwo()), "[{}, {b}]");
}

} // namespace
