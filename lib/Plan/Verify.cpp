//===- Verify.cpp - Recomputing every claim of a plan ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "AskedFor.h"
#include "ObjectiveClaim.h"
#include "Read.h"
#include "planner/Cost/StateLayers.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cmath>

namespace planner {

namespace {

using Lines = std::vector<std::string>;

/// Compares two documents leaf by leaf.
class PlanComparison {
public:
  explicit PlanComparison(Lines &l) : lines(l) {}
  void compare(const Json &stated, const Json &computed,
               const std::string &pointer);

private:
  void objects(const Json &stated, const Json &computed,
               const std::string &pointer);
  void arrays(const Json &stated, const Json &computed,
              const std::string &pointer);
  /// Where an operation stands in a file says nothing about the plan, and
  /// changes when the file moves: any text will do.
  static bool isLocation(const std::string &key, const Json &value,
                         const std::string &pointer) {
    return key == "location" && value.is_string() &&
           pointer.find("/operators/") != std::string::npos;
  }
  void mismatch(const Json &stated, const Json &computed,
                const std::string &pointer) {
    lines.push_back(shownText(pointer) + ": plan says " + shownValue(stated) +
                    ", recomputed " + shownValue(computed));
  }

  Lines &lines;
};

} // namespace

static bool isClose(double a, double b) {
  constexpr double tolerance = 1e-12;
  return std::fabs(a - b) <= tolerance * std::max(std::fabs(a), std::fabs(b));
}

static bool sameLeaf(const Json &a, const Json &b) {
  if (a.is_number_float() || b.is_number_float())
    return a.is_number() && b.is_number() &&
           isClose(a.get<double>(), b.get<double>());
  return a == b;
}

void PlanComparison::objects(const Json &stated, const Json &computed,
                             const std::string &pointer) {
  for (const auto &[key, value] : computed.items()) {
    const std::string where = joinPointer(pointer, key);
    auto member = stated.find(key);
    if (member == stated.end() && isLocation(key, value, pointer))
      continue;
    if (member == stated.end())
      lines.push_back(where + ": missing, recomputed " + shownValue(value));
    else if (!isLocation(key, *member, pointer))
      compare(*member, value, where);
  }
  for (const auto &[key, value] : stated.items())
    if (!computed.contains(key) && !isLocation(key, value, pointer))
      lines.push_back(shownText(joinPointer(pointer, key)) + ": plan says " +
                      shownValue(value) + ", nothing of that name is known");
}

void PlanComparison::arrays(const Json &stated, const Json &computed,
                            const std::string &pointer) {
  if (stated.size() != computed.size())
    lines.push_back(pointer + ": plan has " + std::to_string(stated.size()) +
                    " entries, recomputed " + std::to_string(computed.size()));
  for (size_t i = 0; i < std::min(stated.size(), computed.size()); ++i)
    compare(stated[i], computed[i], joinPointer(pointer, i));
}

void PlanComparison::compare(const Json &stated, const Json &computed,
                             const std::string &pointer) {
  if (stated.is_object() && computed.is_object())
    objects(stated, computed, pointer);
  else if (stated.is_array() && computed.is_array())
    arrays(stated, computed, pointer);
  else if (!sameLeaf(stated, computed))
    mismatch(stated, computed, pointer);
}

static std::string shown(double number) { return shownValue(Json(number)); }

/// What a certificate must satisfy whatever the search was.
static void checkCertificate(const Plan &plan, Lines &lines) {
  const Certificate &c = plan.certificate;
  const std::string pointer = "/prediction/certificate/";
  const double step = plan.prediction.stepTime.value;
  const double bound = c.lowerBound.value;
  if (!(bound >= 0) || bound > step)
    lines.push_back(pointer + "lower_bound_s: plan says " + shown(bound) +
                    ", expected at least 0 and at most the step time " +
                    shown(step));
  const double gap = step > 0 ? (step - bound) / step : 0;
  const bool reached = gap <= kIntegerScale;
  if (c.proven != reached)
    lines.push_back(pointer + "proven: plan says " +
                    (c.proven ? "true" : "false") + ", but the bound is " +
                    shown(gap) + " of the step time below it");
  const double expected = reached ? 0 : gap;
  if (!(std::fabs(c.gap - expected) <= 1e-12))
    lines.push_back(pointer + "gap: plan says " + shown(c.gap) +
                    ", recomputed " + shown(expected));
  if (!c.stages && !plan.prediction.pipeline.isPlain())
    lines.push_back(pointer + "stages: plan says false, but the plan has "
                              "stages or micro-batches");
  if (!c.offload && plan.prediction.pipeline.offload.any())
    lines.push_back(pointer + "offload: plan says false, but the plan keeps "
                              "something on hosts");
  if (!c.stageMeshes && !plan.prediction.pipeline.meshes.empty())
    lines.push_back(pointer + "stage_meshes: plan says false, but its stages "
                              "have different meshes");
  if (c.offload && !c.stages)
    lines.push_back(pointer + "offload: plan says true, expected stages, too");
  if (!(c.log10SpaceSize >= 0))
    lines.push_back(pointer + "log10_space_size: plan says " +
                    shown(c.log10SpaceSize) +
                    ", expected at least one strategy");
}

/// Each stated name must be an argument's name or number, with that role.
static void checkRoles(const OpGraph &graph, std::string_view key,
                       const std::vector<std::string> &names,
                       std::initializer_list<Role> roles, Lines &lines) {
  for (size_t i = 0; i < names.size(); ++i) {
    bool found = false;
    for (TensorId id : graph.arguments) {
      const Tensor &tensor = graph.tensors[id];
      if (tensor.name == names[i] ||
          std::to_string(tensor.argument) == names[i])
        found |=
            std::find(roles.begin(), roles.end(), tensor.role) != roles.end();
    }
    if (!found)
      lines.push_back("/inputs/" + std::string(key) + "/" + std::to_string(i) +
                      ": plan says " + shownText(names[i]) +
                      ", which is no argument of that role");
  }
}

static std::vector<int64_t> meshDevices(const Plan &plan) {
  std::vector<int64_t> devices;
  for (const Stage &stage : plan.stages)
    devices.push_back(stage.mesh.devices());
  return devices;
}

static int64_t devicesOf(const Plan &plan) {
  const PipelineShape &shape = plan.prediction.pipeline;
  if (shape.meshes.empty())
    return saturatingMul(plan.stages.front().mesh.devices(),
                         saturatingMul(shape.stages, shape.replicas()));
  const StagePlace last = placesOf(shape, meshDevices(plan)).back();
  return saturatingAdd(last.first, last.devices);
}

static void checkInputs(const Plan &plan, const OpGraph &graph,
                        const ClusterSpec &cluster, const StackSpec &stack,
                        Lines &lines) {
  const PlanInputs &inputs = plan.inputs;
  auto expect = [&](std::string_view key, const std::string &stated,
                    const std::string &expected) {
    if (stated != expected)
      lines.push_back("/inputs/" + std::string(key) + ": plan says " +
                      shownText(stated) + ", recomputed " +
                      shownText(expected));
  };
  // A file of one's own may lie anywhere.
  const auto isName = [](const std::string &text) {
    return text.find('/') == std::string::npos && !text.ends_with(".json");
  };
  if (isName(inputs.stack))
    expect("stack", inputs.stack, stack.name);
  expect("devices", std::to_string(inputs.devices),
         std::to_string(devicesOf(plan)));
  if (isName(inputs.cluster))
    expect("cluster", inputs.cluster, cluster.name);
  if (inputs.mode)
    expect("mode", std::string(name(*inputs.mode)),
           std::string(name(graph.mode)));
  if (!graph.assumedOptimizer.empty())
    expect("optimizer", inputs.optimizer, graph.assumedOptimizer);
  for (auto [key, kind, size] :
       {std::tuple{"global_batch", DimClassKind::Batch, inputs.globalBatch},
        std::tuple{"sequence", DimClassKind::Sequence, inputs.sequence}})
    if (size != 0)
      expect(key, std::to_string(size),
             std::to_string(dimClassSize(graph, kind).value_or(0)));
  checkRoles(graph, "param", inputs.parameters,
             {Role::Parameter, Role::FrozenParameter}, lines);
  checkRoles(graph, "input", inputs.inputs, {Role::Input}, lines);
  checkRoles(graph, "state", inputs.states, {Role::State, Role::OptimizerState},
             lines);
  if (inputs.ignoreShardings && graph.hasConstraints())
    lines.push_back("/inputs/ignore_shardings: plan says true, but the model's "
                    "shardings were read");
  checkAskedFor(plan, graph, lines);
  if (auto spec = parseStrategy(inputs.fix);
      spec && spec->recompute().value_or(graph.recompute) != graph.recompute &&
      (graph.leastStackedBytes < graph.stackedBytes ||
       graph.recompute.kind == Recompute::Full))
    lines.push_back("/strategy: plan says " + toString(graph.recompute) +
                    ", but --fix says " + shownText(inputs.fix));
}

static void checkBaselines(const Plan &plan, const VerifyOptions &options,
                           Lines &lines) {
  for (size_t i = 0; i < plan.baselines.size(); ++i) {
    const Baseline &stated = plan.baselines[i];
    const std::string pointer = "/baselines/" + std::to_string(i) + "/";
    const auto own = plan.baselines.begin() + static_cast<long>(i);
    if (std::any_of(plan.baselines.begin(), own, [&](const Baseline &other) {
          return other.name == stated.name;
        }))
      lines.push_back(pointer + "name: plan says " + shownText(stated.name) +
                      " a second time");
    const bool fits = stated.memoryBytes <= plan.prediction.memory.usable;
    if (stated.fits != fits)
      lines.push_back(pointer + "fits: plan says " +
                      (stated.fits ? "true" : "false") + ", but it needs " +
                      std::to_string(stated.memoryBytes) + " of " +
                      std::to_string(plan.prediction.memory.usable) + " bytes");
    // An interrupted search may have left baselines half solved.
    if (!options.priceBaseline || plan.interrupted)
      continue;
    Expected<Baseline> computed = options.priceBaseline(stated);
    if (!computed) {
      lines.push_back(pointer + "strategy: " + computed.error().message);
      continue;
    }
    if (!isClose(stated.stepTime.value, computed->stepTime.value))
      lines.push_back(pointer + "step_time_s: plan says " +
                      shown(stated.stepTime.value) + ", recomputed " +
                      shown(computed->stepTime.value));
    if (stated.memoryBytes != computed->memoryBytes)
      lines.push_back(pointer + "memory_bytes: plan says " +
                      std::to_string(stated.memoryBytes) + ", recomputed " +
                      std::to_string(computed->memoryBytes));
  }
}

/// Whether the stack can divide layers so, or it was asked for.
static bool mayDivide(const LayerSplit &layers, const StackSpec &stack,
                      const std::string &fix) {
  if (layers.counts.empty() || stack.pipeline.unevenLayers)
    return true;
  const Expected<StrategySpec> asked = parseStrategy(fix);
  return asked && asked->layers &&
         (asked->layers->isFree || *asked->layers == layers);
}

/// What the model, the stack, the schedule and `fix` allow. Returns whether all
/// is.
static bool checkPipelineShape(const PipelineShape &shape,
                               const std::string &fix, const OpGraph &graph,
                               const StackSpec &stack, Lines &lines) {
  const size_t before = lines.size();
  const auto wrong = [&](std::string_view key, const std::string &why) {
    lines.push_back("/pipeline/" + std::string(key) + ": " + why);
  };
  const int64_t batch = stepSamples(graph);
  if (shape.microBatches > 1 &&
      saturatingMul(shape.microBatches, shape.microBatchSamples) != batch)
    wrong("micro_batches",
          "plan says " + std::to_string(shape.microBatches) + " of " +
              std::to_string(shape.microBatchSamples) +
              " samples, expected a global batch of " + std::to_string(batch));
  // Every chunk has a layer, and there are no more layers than operators run.
  const int64_t chunks = saturatingMul(shape.stages, shape.chunksPerStage);
  const int64_t most =
      saturatingMul(static_cast<int64_t>(graph.ops.size()), layerCount(graph));
  if (chunks > most)
    wrong("stages", "plan says " + std::to_string(chunks) +
                        " chunks, the model has no more than " +
                        std::to_string(most) + " layers");
  if (shape.zeroLayers > 0 && !stack.features.zeroLayers)
    wrong("zero_layers",
          "the stack " + stack.name + " has one ZeRO level for all layers");
  if (!mayDivide(shape.layers, stack, fix))
    wrong("layers", "the stack " + stack.name + " divides layers evenly");
  if (!shape.meshes.empty() && !stack.pipeline.stageMeshes)
    wrong("stage_meshes",
          "the stack " + stack.name + " has stages with equal meshes");
  if (shape.isPipeline() && shape.zero > stack.pipeline.zero)
    wrong("gradients_reduced",
          "the stack " + stack.name + " has no ZeRO stage 2 with pipelines");
  const auto refuse = [&](bool wanted, bool can, const char *what) {
    if (wanted && !can)
      wrong("overlap", "the stack " + stack.name + " does not overlap " + what);
  };
  const StackOverlap &can = stack.overlap;
  refuse(shape.overlapsData, can.gradients || can.parameters, "data");
  refuse(shape.overlapsTensor, can.tensor > 0, "tensor");
  refuse(shape.overlapsSends, can.overlapsSends(shape.chunksPerStage > 1),
         "sends");
  if (shape.offload.any() && !stack.offload.has(shape.offload))
    wrong("offload", "the stack " + stack.name + " does not keep " +
                         std::string(name(shape.offload)) + " on hosts");
  return lines.size() == before;
}

/// A mesh of stages, which have so many devices in all, must be made of the
/// cluster's link levels. Returns whether it is.
static bool checkMesh(const Mesh &mesh, size_t index, int64_t all,
                      const ClusterSpec &cluster, Lines &lines) {
  const std::string pointer = joinPointer("/stages", index) + "/mesh";
  const int64_t devices = mesh.devices();
  if (all > cluster.maxDevices && cluster.maxDevices > 0) {
    lines.push_back(pointer + ": plan uses " + std::to_string(all) +
                    " devices, the cluster has " +
                    std::to_string(cluster.maxDevices));
    return false;
  }
  for (size_t i = 0; i < mesh.axes.size(); ++i)
    if (mesh.axes[i].level >= cluster.levels.size()) {
      lines.push_back(joinPointer(pointer, i) + "/level: plan says " +
                      std::to_string(mesh.axes[i].level) +
                      ", the cluster has " +
                      std::to_string(cluster.levels.size()) + " levels");
      return false;
    }
  std::vector<int64_t> stated(kMaxLevels, 1);
  for (const MeshAxis &axis : mesh.axes)
    stated[axis.level] = saturatingMul(stated[axis.level], axis.size);
  std::vector<int64_t> counts = levelCounts(cluster, devices);
  counts.resize(kMaxLevels, 1);
  if (stated == counts)
    return true;
  for (size_t level = 0; level < kMaxLevels; ++level)
    if (stated[level] != counts[level])
      lines.push_back(pointer + ": plan puts " + std::to_string(stated[level]) +
                      " devices on level " + std::to_string(level) +
                      ", the cluster places " + std::to_string(counts[level]) +
                      " there");
  return false;
}

static bool checkMeshes(const Plan &plan, const ClusterSpec &cluster,
                        Lines &lines) {
  const PipelineShape &shape = plan.prediction.pipeline;
  for (size_t m = 0; m < plan.stages.size(); ++m)
    if (!checkMesh(plan.stages[m].mesh, m, devicesOf(plan), cluster, lines))
      return false;
  if (shape.meshes.empty())
    return true;
  if (auto ok = checkMeshes(cluster, shape, meshDevices(plan)); !ok)
    lines.push_back("/pipeline/stage_meshes: " + ok.error().message);
  return lines.empty();
}

/// Data-parallel axes that share states split a parameter if and only if it is
/// of a layer with ZeRO-3; of what these hold some may not be split.
static void checkZeroLayers(const Plan &plan, const OpGraph &micro,
                            const ClusterSpec &cluster, const StackSpec &stack,
                            Lines &lines) {
  const PipelineShape &shape = plan.prediction.pipeline;
  if (shape.zeroLayers == 0)
    return;
  const std::string pointer =
      "/pipeline/zero_layers: plan says " + std::to_string(shape.zeroLayers);
  const LayerLine line = findLayers(CostModel(micro, cluster, stack, Mesh{}));
  if (auto ok =
          checkZeroLayers(micro, line, shape.layerChunks(), shape.zeroLayers);
      !ok) {
    lines.push_back(pointer + ", but " + ok.error().message);
    return;
  }
  const Stage &stage = plan.stages.front();
  AxisMask data = 0;
  for (unsigned a = 0; a < stage.mesh.axes.size(); ++a)
    if (const std::string &axis = stage.mesh.axes[a].name;
        axis.starts_with("dp") && !axis.starts_with("dp_replicate"))
      data |= AxisMask(1) << a;
  const ZeroLayers layers =
      zeroLayersOf(micro, line, shape.layerChunks(), shape.zeroLayers);
  bool isAnySplit = false;
  for (const TensorId id : micro.arguments) {
    const Tensor &tensor = micro.tensors[id];
    if (tensor.role != Role::Parameter && tensor.role != Role::FrozenParameter)
      continue;
    const bool isSplit = (stage.assignment.storage[id].splitAxes() & data) != 0;
    isAnySplit |= isSplit;
    if (isSplit && !layers.tensors[id]) {
      lines.push_back(pointer + ", but " + shownText(tensor.name) +
                      ", which is of none of these layers, lies split over "
                      "data-parallel axes");
      return;
    }
  }
  if (data != 0 && !isAnySplit)
    lines.push_back(pointer + ", but data-parallel axes split no parameter");
}

Expected<void> checkPlacement(const Plan &plan, const OpGraph &graph,
                              const ClusterSpec &cluster,
                              const StackSpec &stack) {
  Lines lines;
  const PipelineShape &shape = plan.prediction.pipeline;
  if (!shape.parts.empty())
    if (auto ok = checkParts(cluster, shape, meshDevices(plan)); !ok)
      lines.push_back("/pipeline/parts: " + ok.error().message);
  if (lines.empty() &&
      checkPipelineShape(shape, plan.inputs.fix, graph, stack, lines) &&
      checkMeshes(plan, cluster, lines))
    return {};
  Diagnostic error = makeError("the plan's strategy cannot run here", {},
                               "plan the model again");
  error.notes = std::move(lines);
  return error;
}

Expected<std::vector<std::string>> verifyPlan(const std::string &text,
                                              const OpGraph &graph,
                                              const ClusterSpec &cluster,
                                              const StackSpec &stack,
                                              const VerifyOptions &options) {
  Expected<Json> document = parsePlan(text);
  if (!document)
    return document.takeError();
  Expected<PipelineShape> pipeline = readPipeline(*document);
  if (!pipeline)
    return pipeline.takeError();
  Expected<PlanInputs> inputs = readInputs(*document);
  if (!inputs)
    return inputs.takeError();
  Lines lines;
  if (!checkPipelineShape(*pipeline, inputs->fix, graph, stack, lines))
    return lines;
  Expected<MicroBatchGraph> micro = MicroBatchGraph::make(graph, *pipeline);
  if (!micro)
    return micro.takeError();
  Expected<Plan> plan = readPlanDocument(*document, graph, micro->get());
  if (!plan)
    return plan.takeError();
  if (!checkMeshes(*plan, cluster, lines))
    return lines;
  if (auto priced = pricePlan(*plan, graph, micro->get(), cluster, stack);
      !priced) {
    lines.push_back("/stages/0: not a strategy: " + priced.error().message);
    return lines;
  }
  Expected<Json> computed = parseJson(serialise(*plan, graph, cluster, stack));
  if (!computed)
    return computed.takeError();
  PlanComparison(lines).compare(*document, *computed, "");
  checkCertificate(*plan, lines);
  checkObjective(*plan, cluster, lines);
  checkZeroLayers(*plan, micro->get(), cluster, stack, lines);
  checkInputs(*plan, graph, cluster, stack, lines);
  checkBaselines(*plan, options, lines);
  return lines;
}

} // namespace planner
