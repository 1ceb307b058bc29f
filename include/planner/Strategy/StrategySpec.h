//===- StrategySpec.h - The strategy string S -------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_STRATEGYSPEC_H
#define PLANNER_STRATEGY_STRATEGYSPEC_H

#include "planner/Graph/OpGraph.h"
#include "planner/Machine/Mesh.h"
#include "planner/Machine/Stack.h"
#include "planner/Strategy/LayerSplit.h"
#include "planner/Strategy/StageDegrees.h"
#include "planner/Support/Diagnostic.h"
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

struct TensorPattern;
struct ZeroLayers;

/// What a mesh axis may split (docs/cli.md, "Strategy string").
enum class AxisRole : uint8_t {
  /// Anything: a free search.
  Any,
  /// dp: factors of the batch class, and stored states as `zero` says. With
  /// dp_shard=K only K of the data-parallel devices, which share states.
  Data,
  /// The rest of dp with dp_shard=K: factors of the batch class alone. Its
  /// devices hold and update copies of all states.
  Replica,
  /// tp: any factor outside the batch, sequence and expert classes; with sp=1
  /// also the sequence, where a tensor-parallel operator does not need it
  /// whole.
  Tensor,
  /// cp: the sequence class.
  Context,
  /// ep: the expert class.
  Expert
};

/// What --forbid rules out.
struct StrategyBan {
  /// Splits of the batch; of factors outside the batch, sequence and expert
  /// classes; of the sequence outside of contractions, convolutions and
  /// attention, and inside; of experts.
  bool dp = false, tp = false, sp = false, cp = false, ep = false;
  /// The lowest ZeRO level that is forbidden, and with it all above it, which
  /// contain it: 1 (states and updates lie as parameters do), 3 (parameters lie
  /// as they are used). 4 forbids none.
  int zero = 4;
  /// More than one stage, chunk of a stage, or micro-batch; anything on hosts.
  bool pp = false, vpp = false, microBatches = false, offload = false;
  /// States shared by a part of the data-parallel devices.
  bool dpShard = false;
  /// ZeRO-3 of some layers.
  bool zeroLayers = false;
  /// Chunks whose numbers of layers differ more than they must.
  bool layers = false;
  /// Stages with different meshes.
  bool stageMeshes = false;
  /// Anything computed again in the backward pass; some layers of several.
  bool recompute = false, recomputeLayers = false;
  /// Communication beside compute.
  bool overlap = false;
  /// Schedules by name, in the order given.
  std::vector<std::string> schedules;

  /// To the axes of a mesh.
  bool forbidsAnything() const {
    return dp || tp || sp || cp || ep || zero < 4;
  }
  bool hasSchedule(std::string_view name) const;
  friend bool operator==(const StrategyBan &, const StrategyBan &) = default;
};

/// The parsed strategy string. Absent values are open and left to the search.
struct StrategySpec {
  std::optional<int64_t> dp, tp, cp, ep, pp, vpp, microBatch, globalBatch;
  /// Of each chunk of a stage, with recompute=full: layers that are computed
  /// again; all of them if it does not say.
  std::optional<int64_t> recomputeLayers;
  /// Of each chunk of a stage, with zero=3: layers that have it, where all else
  /// has ZeRO-2's parameters; everything has it if it does not say.
  std::optional<int64_t> zeroLayers;
  /// How many of the data-parallel devices share states (dp_shard); all of them
  /// if it is not given.
  std::optional<int64_t> dpShard;
  std::optional<int> zero;
  std::optional<bool> sp;
  /// Of the chunks of a pipeline.
  std::optional<LayerSplit> layers;
  /// By stage, where not all have the same degrees (tp=8/2x4); dp, tp, cp, ep
  /// and microBatch are then those of the first one.
  std::vector<StageDegrees> stageDegrees;
  /// Keys that name a choice: schedule, recompute, offload, dtype, overlap,
  /// attn, norm, cp_algo; in the order given.
  std::vector<std::pair<std::string, std::string>> named;
  /// By mesh axis; empty means Any for all.
  std::vector<AxisRole> roles;
  /// What axes may not do that may otherwise do anything.
  StrategyBan forbidden;
  /// Among how many devices the samples of an operator are split, whichever
  /// axes do it; as many as it lets be. What splits experts splits samples.
  std::optional<int64_t> batchParts;
  /// Of the graph: what tensor-parallel axes split, instead of anything.
  std::shared_ptr<const TensorPattern> pattern;
  /// Of the graph: what zero=3 is about, if that is not everything.
  std::shared_ptr<const ZeroLayers> gathered;

  /// Whether some of the data-parallel devices hold copies of what others
  /// share.
  bool isHybrid() const { return dpShard && dpShard != dp; }
  /// Whether it gives an axis a size.
  bool namesMesh() const { return dp || tp || cp || ep; }
  /// What the graph computes again (PrepareOptions); nothing if it does not
  /// say. To forbid all of it says "none".
  std::optional<RecomputeChoice> recompute() const;
  /// The name that a key of `named` has; empty if it does not say.
  std::string_view choiceOf(std::string_view key) const;
  /// Into how many a model's layers are cut, if that is given.
  int64_t chunks() const;
  /// With the numbers of layers, if these are.
  LayerChunks layerChunks() const;
  /// What is kept on hosts; nothing if it does not say.
  OffloadChoice offload() const;
  AxisRole role(unsigned axis) const {
    return roles.empty() ? AxisRole::Any : roles[axis];
  }
};

/// Fails for an unknown key (naming the nearest known one), a value out of
/// range, a key given twice, and where stages have different numbers of samples
/// at once.
Expected<StrategySpec> parseStrategy(std::string_view text);
std::string toString(const StrategySpec &spec);
/// What it says of each stage under that key ("8/2x4"), if not of all the same.
std::optional<std::string> stageText(const StrategySpec &spec,
                                     std::string_view key);

/// Fails unless dp_shard, if it is given, divides dp, which is 1 if it is not.
Expected<void> checkShards(const StrategySpec &spec);

/// The stack with the kernels that the strategy names (attn, norm, dtype=fp8).
StackSpec withKernels(StackSpec stack, const StrategySpec &spec);

/// Keys of the strategy string without values, and zero=1 or zero=3. Fails for
/// any other, saying what can be forbidden.
Expected<StrategyBan> parseForbidden(std::string_view text);

} // namespace planner

#endif // PLANNER_STRATEGY_STRATEGYSPEC_H
