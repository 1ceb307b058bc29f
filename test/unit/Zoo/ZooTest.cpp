//===- ZooTest.cpp - Built-in models --------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include "planner/Import/FromModule.h"
#include "planner/Plan/Plan.h"
#include "planner/Zoo/BuildModule.h"
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace planner {
namespace {

using testing::HasSubstr;

/// One small model of each family, and the forms that its keys choose.
const std::vector<std::string> &smallModels() {
  static const std::string text =
      ",layers=2,hidden=64,heads=4,vocab=100,seq=16,batch=8";
  static const std::vector<std::string> models = {
      "gpt" + text,
      "gpt,tied=0,gated=1,kv_heads=2,dropout=1,dtype=fp32" + text,
      "gpt,scan=1,dropout=1" + text,
      "llama" + text,
      "llama,kv_heads=2,tied=1,gated=0,scan=1,head_dim=32" + text,
      "moe,experts=4,shared_experts=1" + text,
      "moe,experts=6,top_k=3,kv_heads=1,scan=1" + text,
      "bert,dropout=1" + text,
      "bert,scan=1,tied=0" + text,
      "t5" + text,
      "t5,scan=1,dec_seq=8,gated=1,tied=0,dropout=1" + text,
      "vit,layers=2,hidden=64,heads=4,image=32,patch=8,classes=10,batch=8",
      "dit,layers=2,hidden=64,heads=4,image=16,batch=8",
      "dit,layers=2,hidden=64,heads=4,image=16,batch=8,scan=1",
      "unet,width=32,image=16,batch=8,dropout=1",
      "resnet,depth=18,width=16,image=64,classes=10,batch=8",
      "resnet,depth=50,width=16,image=64,classes=10,batch=8",
      "inception,image=128,classes=10,batch=4",
      "alexnet,image=99,classes=10,batch=8,groups=1",
      "rnnlm,units=32,vocab=100,seq=8,batch=4",
      "rnnlm,units=32,hidden=16,layers=3,vocab=100,seq=8,batch=4",
      "densenet,growth=8,image=64,classes=10,batch=4",
  };
  return models;
}

std::string printed(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

TEST(Zoo, ModulesAreValidAndReadBackAsTheyAre) {
  for (const std::string &name : smallModels()) {
    SCOPED_TRACE(name);
    Expected<std::string> text = zooText(name);
    ASSERT_TRUE(text) << text.error().render();
    // As from a file.
    mlir::DialectRegistry registry;
    registerImportDialects(registry);
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    auto module = parseModel(*text, "model.mlir", context);
    ASSERT_TRUE(module) << module.error().render();
    EXPECT_EQ(printed(**module) + "\n", *text);

    Expected<OpGraph> fromFile = importModule(**module, {});
    Expected<OpGraph> direct = importZoo(name, {});
    ASSERT_TRUE(fromFile && direct);
    EXPECT_EQ(printGraph(*fromFile), printGraph(*direct));
    EXPECT_EQ(direct->opaqueOps(), 0u);
    EXPECT_TRUE(direct->warnings.empty());
  }
}

Expected<OpGraph> prepared(const std::string &name,
                           std::optional<Mode> mode = {}) {
  Expected<OpGraph> graph = importZoo(name, {});
  if (!graph)
    return graph;
  PrepareOptions options;
  options.mode = mode;
  if (Expected<void> done = prepareGraph(*graph, options); !done)
    return done.takeError();
  return graph;
}

TEST(Zoo, AllTrainWithEveryParameterAndNoOther) {
  for (const std::string &name : smallModels()) {
    SCOPED_TRACE(name);
    Expected<OpGraph> graph = prepared(name);
    ASSERT_TRUE(graph) << graph.error().render();
    EXPECT_EQ(graph->mode, Mode::Train);
    EXPECT_EQ(graph->parameterCount(), *zooParameters(name));
    for (TensorId id : graph->arguments) {
      const Tensor &tensor = graph->tensors[id];
      const bool isParameter = tensor.name.starts_with("params['");
      if (tensor.argument >= 0 && isParameter)
        EXPECT_EQ(tensor.role, Role::Parameter) << tensor.name;
    }
  }
}

size_t count(const OpGraph &graph, OpKind kind) {
  return static_cast<size_t>(
      std::count_if(graph.ops.begin(), graph.ops.end(),
                    [&](const Op &op) { return op.kind == kind; }));
}

bool hasClass(const OpGraph &graph, DimClassKind kind, int64_t size) {
  return std::any_of(
      graph.dimClasses.begin(), graph.dimClasses.end(),
      [&](const DimClass &c) { return c.kind == kind && c.size == size; });
}

struct Understood {
  std::string name;
  size_t attention;
  bool isCausal;
};

TEST(Zoo, AttentionIsRecognised) {
  const std::vector<Understood> models = {
      {"gpt2", 12, true},
      {"gpt2,dropout=1", 12, true},
      {"gpt2,scan=1", 1, true},
      {"llama2-7b,layers=4", 4, true},
      {"llama3-8b,layers=4,scan=1", 1, true},
      {"mixtral-8x7b,layers=2", 2, true},
      {"bert-base", 12, false},
      {"vit-b16", 12, false},
      {"dit-xl2,layers=3", 3, false},
  };
  for (const Understood &model : models) {
    SCOPED_TRACE(model.name);
    Expected<OpGraph> graph = prepared(model.name);
    ASSERT_TRUE(graph) << graph.error().render();
    EXPECT_EQ(count(*graph, OpKind::Attention), model.attention);
    EXPECT_EQ(count(*graph, OpKind::AttentionBackward), model.attention);
    for (const Op &op : graph->ops)
      if (op.kind == OpKind::Attention)
        EXPECT_EQ(op.attention->causal, model.isCausal);
  }
  // Encoder, decoder and between both.
  Expected<OpGraph> t5 = prepared("t5-small");
  ASSERT_TRUE(t5);
  EXPECT_EQ(count(*t5, OpKind::Attention), 18u);
  EXPECT_EQ(std::count_if(t5->ops.begin(), t5->ops.end(),
                          [](const Op &op) {
                            return op.kind == OpKind::Attention &&
                                   op.attention->causal;
                          }),
            6);
}

TEST(Zoo, DimensionsAreRecognised) {
  for (const char *name : {"gpt2", "gpt2,scan=1", "llama,layers=2,seq=1024",
                           "bert-base,seq=1024", "moe,layers=2"}) {
    SCOPED_TRACE(name);
    Expected<OpGraph> graph = prepared(name);
    ASSERT_TRUE(graph) << graph.error().render();
    EXPECT_EQ(dimClassSize(*graph, DimClassKind::Sequence), 1024);
    EXPECT_TRUE(dimClassSize(*graph, DimClassKind::Batch));
    EXPECT_TRUE(hasClass(*graph, DimClassKind::Vocabulary, 50257) ||
                hasClass(*graph, DimClassKind::Vocabulary, 32000) ||
                hasClass(*graph, DimClassKind::Vocabulary, 30522));
  }
  for (const char *name : {"moe,layers=2", "moe,layers=2,scan=1"}) {
    Expected<OpGraph> graph = prepared(name);
    ASSERT_TRUE(graph);
    EXPECT_TRUE(hasClass(*graph, DimClassKind::Expert, 8)) << name;
  }
}

/// Each layer is one whole occurrence of one block, also where layers read two
/// products of the same tensor.
TEST(Zoo, LayersAreBlocks) {
  for (const auto &[name, layers] :
       std::vector<std::pair<std::string, size_t>>{{"gpt2", 12},
                                                   {"bert-base", 12},
                                                   {"vit-b16", 12},
                                                   {"llama,layers=6", 6},
                                                   {"llama3-8b", 32},
                                                   {"moe", 16}}) {
    SCOPED_TRACE(name);
    for (Mode mode : {Mode::Train, Mode::Prefill}) {
      Expected<OpGraph> graph = prepared(name, mode);
      ASSERT_TRUE(graph);
      ASSERT_EQ(graph->blocks.size(), 1u);
      const Block &block = graph->blocks[0];
      EXPECT_EQ(block.occurrences.size(), layers);
      const auto attention = static_cast<size_t>(std::count_if(
          block.occurrences[0].begin(), block.occurrences[0].end(),
          [&](OpId op) { return graph->ops[op].kind == OpKind::Attention; }));
      EXPECT_EQ(attention, 1u);
    }
  }
}

TEST(Zoo, BatchAndSequenceCanBeChanged) {
  for (const char *name : {"gpt2", "llama,layers=2", "moe,layers=2,scan=1",
                           "bert-base,layers=2", "resnet50", "t5-small"}) {
    SCOPED_TRACE(name);
    Expected<OpGraph> graph = prepared(name);
    ASSERT_TRUE(graph);
    const double flops = graph->modelMatmulFlops();
    const auto batch = dimClassSize(*graph, DimClassKind::Batch);
    ASSERT_TRUE(batch);
    ASSERT_TRUE(resizeDimClass(*graph, DimClassKind::Batch, 2 * *batch));
    EXPECT_NEAR(graph->modelMatmulFlops(), 2 * flops, 1e-9 * flops);
  }
  Expected<OpGraph> longer = prepared("gpt2");
  Expected<OpGraph> made = prepared("gpt2,seq=2048");
  ASSERT_TRUE(longer && made);
  ASSERT_TRUE(resizeDimClass(*longer, DimClassKind::Sequence, 2048));
  // But for the table of positions, which is a parameter.
  EXPECT_NEAR(longer->modelMatmulFlops(), made->modelMatmulFlops(),
              1e-3 * made->modelMatmulFlops());
}

/// Copies share members until they have another size.
TEST(Zoo, MembersOfACopyHaveItsSize) {
  const Expected<OpGraph> own = prepared("gpt2,layers=2,batch=4");
  const Expected<OpGraph> alike = prepared("gpt2,layers=2,batch=4");
  const Expected<OpGraph> made = prepared("gpt2,layers=2,batch=8");
  ASSERT_TRUE(own && alike && made);
  OpGraph copy = *own;
  ASSERT_TRUE(resizeDimClass(copy, DimClassKind::Batch, 8));
  ASSERT_EQ(copy.ops.size(), made->ops.size());
  size_t members = 0;
  for (OpId id = 0; id < copy.ops.size(); ++id) {
    const Op &op = copy.ops[id], &other = made->ops[id];
    ASSERT_EQ(op.members.size(), other.members.size());
    for (size_t i = 0; i < op.members.size(); ++i, ++members) {
      EXPECT_EQ(workOf(op, i).matmulFlops, workOf(other, i).matmulFlops);
      EXPECT_EQ(workOf(op, i).vectorFlops, workOf(other, i).vectorFlops);
    }
  }
  EXPECT_GT(members, 50u);
  EXPECT_EQ(graphIdentity(*own), graphIdentity(*alike));
}

/// Masks are kept, a byte for each element, and not the numbers they come from.
TEST(Zoo, DropoutKeepsMasks) {
  Expected<OpGraph> graph = prepared("gpt2,layers=2,dropout=1");
  ASSERT_TRUE(graph);
  size_t masks = 0;
  for (const Op &op : graph->ops) {
    EXPECT_NE(op.kind, OpKind::Rng);
    if (op.mnemonic.find("rng") == std::string::npos)
      continue;
    ++masks;
    EXPECT_EQ(op.phase, Phase::Forward);
    for (TensorId result : op.results)
      EXPECT_EQ(graph->tensors[result].dtype, DType::I1);
    for (const Factor &factor : op.rule->factors)
      EXPECT_EQ(factor.kind, FactorKind::PassThrough);
  }
  // Embeddings, and two branches of each layer; attention keeps its own.
  EXPECT_EQ(masks, 5u);
}

TEST(Zoo, ExpertsWorkOnAsManyTokensAsAreSentToThem) {
  // 8 sequences of 16 tokens, each to 3 of 6 experts: 8 places in each.
  Expected<OpGraph> graph =
      importZoo("moe,layers=1,hidden=64,heads=4,vocab=100,seq=16,batch=8,"
                "experts=6,top_k=3,expert_ffn=32",
                {});
  ASSERT_TRUE(graph);
  // Expert, batch, place, features.
  const Shape wanted = {6, 8, 8, 32};
  EXPECT_EQ(std::count_if(graph->tensors.begin(), graph->tensors.end(),
                          [&](const Tensor &tensor) {
                            return tensor.shape == wanted &&
                                   tensor.producer != kNone &&
                                   graph->ops[tensor.producer].kind ==
                                       OpKind::Contraction;
                          }),
            2);
}

//===----------------------------------------------------------------------===//
// Bad input
//===----------------------------------------------------------------------===//

struct Mistake {
  std::string name, message, fix;
};

TEST(Zoo, MistakesAreExplained) {
  const std::vector<Mistake> mistakes = {
      {"gpt2-xxl", "no built-in model 'gpt2-xxl'", "did you mean gpt2-xl?"},
      {"", "no built-in model ''", "planner zoo"},
      {"gpt2,hiden=3", "gpt has no key 'hiden'", "did you mean hidden?"},
      {"resnet50,heads=3", "resnet has no key 'heads'; its keys are", ""},
      {"gpt2,heads=7", "hidden does not divide by heads: 768 by 7",
       "try heads=8"},
      {"llama2-7b,kv_heads=5", "heads does not divide by kv_heads: 32 by 5",
       "try kv_heads=4"},
      {"moe,top_k=9", "top_k: expected at most as many as experts, 8, got 9",
       "top_k"},
      {"gpt2,layers=0", "layers: expected a whole number from 1 to", ""},
      {"gpt2,layers=-3", "layers: expected a whole number from 1 to", ""},
      {"gpt2,layers=2.5", "got '2.5'", ""},
      {"gpt2,layers=", "got ''", ""},
      {"gpt2,scan=2", "scan: expected a whole number from 0 to 1, got '2'", ""},
      {"gpt2,layers=1,layers=2", "'layers' is given twice", "leave one"},
      {"gpt2,", "expected key=value, got ''", ""},
      {"gpt2,layers", "expected key=value, got 'layers'", ""},
      {"gpt2,batch=99999999999999999999", "got '99999999999999999999'", ""},
      {"gpt2,batch=2147483648,seq=2147483648", "too large", "smaller"},
      {"gpt2,layers=5000", "too many to write out", "scan=1"},
      {"gpt2,dtype=int8", "dtype: expected bf16, fp16 or fp32, got 'int8'", ""},
      {"resnet,depth=51", "depth: expected 18, 34, 50, 101 or 152, got 51",
       "try depth=50"},
      {"vit,patch=15", "image does not divide by patch: 224 by 15",
       "try patch=16"},
      {"unet,image=33", "image: expected a multiple of 8, got 33", ""},
      {"alexnet,image=10", "too small for a window", "larger"},
      {"inception,image=20", "too small for a window", "larger"},
      {"llama,head_dim=3", "expected an even head_dim, got 3", ""},
      {"rnnlm,tied=1,hidden=7", "tied: expected as many units", "tied"},
      {"gpt2,hid\nden=3", "has no key 'hid", ""},
  };
  for (const Mistake &mistake : mistakes) {
    SCOPED_TRACE(mistake.name);
    Expected<std::string> text = zooText(mistake.name);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().status, Status::BadInput);
    EXPECT_THAT(text.error().message, HasSubstr(mistake.message));
    EXPECT_THAT(text.error().fix, HasSubstr(mistake.fix));
    EXPECT_THAT(text.error().location, HasSubstr("zoo:"));
    EXPECT_EQ(text.error().render().find("hid\nden"), std::string::npos);
  }
}

/// What planning sees of the model's training, with its updates fused ahead or
/// with the rest.
std::string trained(const std::string &name, bool fuseUpdates) {
  Expected<OpGraph> graph = importZoo(name, {});
  EXPECT_TRUE(graph);
  EXPECT_TRUE(inferRoles(*graph, {}, Mode::Train));
  recogniseAttention(*graph);
  TrainingOptions options;
  options.fuseUpdates = fuseUpdates;
  EXPECT_TRUE(buildTraining(*graph, options));
  mergeCommonSubexpressions(*graph);
  recogniseAttention(*graph);
  EXPECT_TRUE(chooseStacks(*graph, std::nullopt));
  fuseOperators(*graph);
  EXPECT_TRUE(graph->verify());
  return printGraph(*graph);
}

TEST(Zoo, UpdatesThatAreFusedAheadChangeNothing) {
  for (const std::string &name : smallModels())
    EXPECT_EQ(trained(name, true), trained(name, false)) << name;
}

TEST(Zoo, NamesArePaths) {
  EXPECT_EQ(zooName("zoo:gpt2,batch=3"), "gpt2,batch=3");
  EXPECT_EQ(zooName("zoo:"), "");
  EXPECT_FALSE(zooName("zoo"));
  EXPECT_FALSE(zooName("models/zoo:gpt2"));
}

} // namespace
} // namespace planner
