//===- Layers.h - Layers that several families share ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A layer makes its parameters below its name. Tensors of tokens are batch,
// sequence, features; images are batch, height, width, features.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_ZOO_LAYERS_H
#define PLANNER_LIB_ZOO_LAYERS_H

#include "ModelBuilder.h"

namespace planner {

mlir::Value layerNorm(ModelBuilder &b, llvm::StringRef name, mlir::Value x);
mlir::Value rmsNorm(ModelBuilder &b, llvm::StringRef name, mlir::Value x);
/// Normalised to mean 0 and variance 1, in f32, without parameters.
mlir::Value standardise(ModelBuilder &b, mlir::Value x);
/// With the statistics of the batch.
mlir::Value batchNorm(ModelBuilder &b, llvm::StringRef name, mlir::Value image);
mlir::Value groupNorm(ModelBuilder &b, llvm::StringRef name, mlir::Value image,
                      int64_t groups);

mlir::Value linear(ModelBuilder &b, llvm::StringRef name, mlir::Value x,
                   int64_t features, bool hasBias);
mlir::Value gelu(ModelBuilder &b, mlir::Value x);
mlir::Value silu(ModelBuilder &b, mlir::Value x);
mlir::Value relu(ModelBuilder &b, mlir::Value x);
/// A tenth of the elements are zero, the others scaled up.
mlir::Value dropout(ModelBuilder &b, mlir::Value x);
/// Over the last dimension, in f32.
mlir::Value softmax(ModelBuilder &b, mlir::Value x);

/// Two products with `activation` between; with a gate, the activation of one
/// product is multiplied with another.
struct MlpSpec {
  int64_t features;
  bool isGated = false, hasBias = false, dropsOut = false;
  mlir::Value (*activation)(ModelBuilder &, mlir::Value) = gelu;
};
mlir::Value mlp(ModelBuilder &b, llvm::StringRef name, mlir::Value x,
                const MlpSpec &spec);

/// Position i may see position j if j <= i.
mlir::Value causalMask(ModelBuilder &b, int64_t sequence);
/// Angles of rotary position embeddings: sequence, half a head.
mlir::Value rotaryAngles(ModelBuilder &b, int64_t sequence, int64_t headDim,
                         double base);

struct AttentionSpec {
  int64_t heads, kvHeads, headDim;
  bool hasBias = false, dropsOut = false, isScaled = true;
  /// Which positions are seen: queries, keys.
  mlir::Value mask = {};
  /// Rotary angles of queries and keys.
  mlir::Value angles = {};
  /// Added to the scores, in f32: heads, queries, keys.
  mlir::Value scoreBias = {};
};
/// Attention from x to `memory`, with its projections.
mlir::Value attention(ModelBuilder &b, llvm::StringRef name, mlir::Value x,
                      mlir::Value memory, const AttentionSpec &spec);

/// Rows of a table of parameters, and the table.
struct Embedded {
  mlir::Value table, rows;
};
Embedded embed(ModelBuilder &b, llvm::StringRef name, mlir::Value tokens,
               int64_t vocabulary, int64_t features);
/// Scores of the words: with the table of the embedding, or one of its own.
mlir::Value wordLogits(ModelBuilder &b, mlir::Value x, mlir::Value table,
                       bool isTied);
/// Mean of -log softmax(logits)[label], computed in f32.
mlir::Value crossEntropy(ModelBuilder &b, mlir::Value logits,
                         mlir::Value labels);

struct ConvSpec {
  int64_t features;
  /// Height and width of the kernel.
  int64_t size;
  int64_t stride = 1;
  /// Padding on all sides; if there is none, as much as keeps the size.
  std::optional<int64_t> padding = {};
  int64_t groups = 1;
  bool hasBias = false;
  /// Of the kernel, if it is not its height.
  std::optional<int64_t> width = {};
};
mlir::Value conv(ModelBuilder &b, llvm::StringRef name, mlir::Value image,
                 const ConvSpec &spec);
/// Convolution, normalisation with the batch's statistics and, if wanted, ReLU.
mlir::Value convNorm(ModelBuilder &b, llvm::StringRef name, mlir::Value image,
                     const ConvSpec &spec, bool hasRelu = true);
/// Mean over the positions of an image.
mlir::Value globalPool(ModelBuilder &b, mlir::Value image);
/// Image classifier's end: a dense layer and the loss.
mlir::Value classify(ModelBuilder &b, mlir::Value features, int64_t classes);

} // namespace planner

#endif // PLANNER_LIB_ZOO_LAYERS_H
