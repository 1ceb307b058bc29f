//===- CheckStrategy.cpp - What a strategy may name -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Rescale.h"
#include "planner/Search/Search.h"
#include <algorithm>

namespace planner {

namespace {

class StrategyChecker {
public:
  StrategyChecker(const StrategySpec &s, const OpGraph &g, const StackSpec &k,
                  int64_t n)
      : spec(s), graph(g), stack(k), devices(n) {}

  Expected<void> run() const {
    if (auto ok = checkStages(); !ok)
      return ok;
    if (auto ok = checkBatch(); !ok)
      return ok;
    if (auto ok = checkStates(); !ok)
      return ok;
    for (const auto &[key, value] : spec.named)
      if (auto ok = checkNamed(key, value); !ok)
        return ok;
    return checkForbidden(spec);
  }

private:
  static Diagnostic refused(std::string_view key, const std::string &value,
                            const std::string &why) {
    return makeError("strategy: " + std::string(key) + "=" + value + ": " + why,
                     {}, "leave " + std::string(key) + " out");
  }

  Expected<void> checkStages() const {
    for (auto [key, value] :
         {std::pair{"pp", spec.pp}, std::pair{"vpp", spec.vpp}})
      if (value.value_or(1) > 1)
        return refused(key, std::to_string(*value),
                       "expected 1, plans of one stage only");
    if (spec.layers && !spec.layers->counts.empty())
      return refused("layers", toString(*spec.layers),
                     "plans of one stage only");
    if (spec.zeroLayers)
      return refused("zero_layers", std::to_string(*spec.zeroLayers),
                     "one ZeRO level for all layers");
    return {};
  }

  /// Devices that split the batch between them.
  int64_t dataDevices() const {
    return saturatingMul(spec.dp.value_or(1), spec.ep.value_or(1));
  }

  Expected<void> checkBatch() const {
    const std::optional<int64_t> batch =
        dimClassSize(graph, DimClassKind::Batch);
    if (spec.globalBatch && batch != spec.globalBatch)
      return refused("gbs", std::to_string(*spec.globalBatch),
                     batch ? "expected the global batch of " +
                                 std::to_string(*batch)
                           : std::string("the model has no batch dimension"));
    if (!spec.microBatch)
      return {};
    const std::string stated = std::to_string(*spec.microBatch);
    if (!batch && *spec.microBatch > 1)
      return refused("mbs", stated,
                     "the model has no batch dimension to make micro-batches "
                     "of");
    const int64_t atOnce = samplesAtOnce(graph);
    if (!spec.dp && graph.hasConstraints())
      return refused("mbs", stated,
                     "the model's shardings say which axes split samples");
    // Whichever devices have them.
    if (!spec.dp && atOnce % *spec.microBatch == 0)
      return {};
    if (!spec.dp)
      return refused("mbs", stated,
                     "expected a divisor of the " + std::to_string(atOnce) +
                         " samples that are there at once");
    if (atOnce % dataDevices() != 0)
      return refused("mbs", stated,
                     (graph.microBatches > 1 ? "a micro-batch of "
                                             : "the global batch of ") +
                         std::to_string(atOnce) + " does not divide among " +
                         std::to_string(dataDevices()) + " devices");
    if (saturatingMul(*spec.microBatch, dataDevices()) != atOnce)
      return refused("mbs", stated,
                     "expected all samples of a device at once, " +
                         std::to_string(atOnce / dataDevices()) +
                         ": gradients are accumulated only where the model "
                         "does it");
    return {};
  }

  /// Over all devices that tensor parallelism leaves, if these may share the
  /// samples.
  std::string howToSplitStates() const {
    const int64_t dp = std::max<int64_t>(devices / spec.tp.value_or(1), 1);
    const int64_t batch = dimClassSize(graph, DimClassKind::Batch).value_or(1);
    if (batch % dp == 0)
      return "add dp=" + std::to_string(dp);
    return "add dp, of a number of devices that divides the " +
           std::to_string(batch) + " samples";
  }

  /// Nobody's states are shared among no one, and no level is told apart on
  /// axes that may split anything.
  Expected<void> checkStates() const {
    const bool named = spec.dp || spec.cp || spec.ep;
    if (spec.zero && !named && spec.tp.value_or(1) < devices)
      return makeError("strategy: zero=" + std::to_string(*spec.zero) +
                           ": expected dp, over which states are split",
                       {}, howToSplitStates());
    if (spec.dpShard && !spec.dp)
      return refused("dp_shard", std::to_string(*spec.dpShard),
                     "expected dp, of whose devices it is a part");
    return {};
  }

  /// Format of the products with the most work.
  std::optional<MathFormat> productFormat() const {
    std::array<double, kMathFormats> flops{};
    for (const Op &op : graph.ops)
      if (op.work.matmulFlops > 0 && !op.operands.empty())
        flops[static_cast<size_t>(
            mathFormatOf(graph.tensors[op.operands[0]].dtype, stack.tf32))] +=
            op.work.matmulFlops * graph.executions(op);
    const auto most = std::max_element(flops.begin(), flops.end());
    if (*most == 0)
      return std::nullopt;
    return static_cast<MathFormat>(most - flops.begin());
  }

  Expected<void> checkNamed(const std::string &key,
                            const std::string &value) const {
    // What is priced anyway.
    if ((key == "offload" || key == "overlap") && value == "none")
      return {};
    if (key == "recompute" && isPrepared())
      return {};
    if (key == "norm" && (value == "fused") == stack.fusedNorm)
      return {};
    if (key == "cp_algo" && spec.cp.value_or(1) == 1)
      return {};
    if (key == "attn" && isAttention(value))
      return {};
    const std::optional<MathFormat> format = productFormat();
    if (key == "dtype" && (!format || value == name(*format)))
      return {};
    // The stack rounds operands of 16 bits.
    if (key == "dtype" && stack.kernels.narrowProducts &&
        value == name(mathFormatOf(*stack.kernels.narrowProducts)) &&
        (format == MathFormat::Bf16 || format == MathFormat::Fp16))
      return {};
    return refused(key, value, reason(key, value, format));
  }

  /// The graph's loops stack what the strategy says. A wish for less means
  /// nothing where there is no less.
  bool isPrepared() const {
    const std::optional<RecomputeChoice> wish = spec.recompute();
    // A warning has said that there is nothing to compute again.
    if (wish && wish->kind == Recompute::Full)
      return !graph.isTrainStep && (wish->layers == graph.recompute.layers ||
                                    graph.recompute.kind != Recompute::Full);
    return wish && (*wish == graph.recompute ||
                    graph.leastStackedBytes == graph.stackedBytes);
  }

  /// The graph and the stack are made for these kernels.
  bool isAttention(const std::string &value) const {
    if (value == name(graph.attention))
      return true;
    return graph.attention == AttentionForm::Flash &&
           value == attentionKernel();
  }

  /// Empty if the device decides.
  std::string attentionKernel() const {
    if (!stack.attention)
      return {};
    return *stack.attention == AttentionKernel::Flash2 ? "flash2" : "flash3";
  }

  std::string reason(const std::string &key, const std::string &value,
                     std::optional<MathFormat> format) const {
    if (key == "dtype")
      return "expected " + std::string(name(*format)) +
             ", number formats are the module's own";
    if (key == "attn" && graph.attention != AttentionForm::Flash)
      return "expected " + std::string(name(graph.attention)) +
             ", as the graph does it";
    if (key == "attn")
      return stack.attention
                 ? "expected the stack's kernel, " + attentionKernel()
                 : "the stack " + stack.name +
                       " takes the fastest kernel of the device";
    if (key == "norm")
      return std::string("expected ") + (stack.fusedNorm ? "fused" : "eager") +
             ", as the stack does it";
    if (key == "schedule")
      return "expected no schedule, plans of one stage only";
    if (key == "cp_algo")
      return "ring and Ulysses schedules are not priced";
    if (key == "recompute")
      return "expected " + std::string(name(graph.recompute.kind)) +
             (value == "full" ? ", a train step keeps what it keeps"
                              : ", as the graph's loops stack");
    return "expected none, without stages and micro-batches";
  }

  const StrategySpec &spec;
  const OpGraph &graph;
  const StackSpec &stack;
  int64_t devices;
};

} // namespace

Expected<void> checkForbidden(const StrategySpec &spec) {
  const StrategyBan &ban = spec.forbidden;
  const auto more = [](const std::optional<int64_t> &degree) {
    return degree.value_or(1) > 1;
  };
  const auto anyMore = [&](const std::optional<int64_t> &degree,
                           int64_t StageDegrees::*own) {
    return more(degree) ||
           std::any_of(
               spec.stageDegrees.begin(), spec.stageDegrees.end(),
               [&](const StageDegrees &stage) { return stage.*own > 1; });
  };
  const auto stated = [](const auto &value) {
    return value ? std::to_string(*value) : std::string();
  };
  const auto named = [&](std::string_view key) {
    return std::string(spec.choiceOf(key));
  };
  const auto says = [&](std::string_view key) {
    return !named(key).empty() && named(key) != "none";
  };
  struct Key {
    const char *key;
    std::string value;
    bool isBoth;
  };
  for (const Key &key : {
           Key{"dp", stated(spec.dp),
               ban.dp && anyMore(spec.dp, &StageDegrees::dp)},
           Key{"tp", stated(spec.tp),
               ban.tp && anyMore(spec.tp, &StageDegrees::tp)},
           Key{"cp", stated(spec.cp),
               ban.cp && anyMore(spec.cp, &StageDegrees::cp)},
           Key{"ep", stated(spec.ep),
               ban.ep && anyMore(spec.ep, &StageDegrees::ep)},
           Key{"stage_meshes", "different",
               ban.stageMeshes && !spec.stageDegrees.empty()},
           Key{"pp", stated(spec.pp), ban.pp && more(spec.pp)},
           Key{"vpp", stated(spec.vpp), ban.vpp && more(spec.vpp)},
           Key{"sp", "1", ban.sp && spec.sp.value_or(false)},
           Key{"zero", stated(spec.zero), spec.zero && *spec.zero >= ban.zero},
           Key{"zero_layers", stated(spec.zeroLayers),
               ban.zeroLayers && spec.zeroLayers},
           Key{"dp_shard", stated(spec.dpShard),
               ban.dpShard && spec.isHybrid()},
           Key{"layers", spec.layers ? toString(*spec.layers) : "",
               ban.layers && spec.layers && !spec.layers->isEven()},
           Key{"offload", std::string(name(spec.offload())),
               ban.offload && spec.offload().any()},
           Key{"schedule", named("schedule"),
               ban.hasSchedule(named("schedule"))},
           Key{"recompute", named("recompute"),
               ban.recompute && says("recompute")},
           Key{"recompute_layers", stated(spec.recomputeLayers),
               ban.recomputeLayers && spec.recomputeLayers},
           Key{"overlap", named("overlap"), ban.overlap && says("overlap")},
       })
    if (key.isBoth)
      return makeError("strategy: " + std::string(key.key) + "=" + key.value +
                           " is fixed and forbidden",
                       {}, "leave one of them out");
  return {};
}

Expected<void> checkStrategy(const StrategySpec &spec, const OpGraph &graph,
                             const StackSpec &stack, int64_t devices) {
  return StrategyChecker(spec, graph, stack, devices).run();
}

} // namespace planner
