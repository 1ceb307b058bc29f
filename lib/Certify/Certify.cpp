//===- Certify.cpp - Trying to refute a plan's bound ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Certify/Certify.h"
#include "MeshStrategies.h"
#include "Points.h"
#include "planner/Cost/StateLayers.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Legal.h"
#include <algorithm>
#include <cmath>
#include <set>
#include <span>

namespace planner {

namespace {

/// Of the random strategies, the share that is named by strings.
constexpr size_t kStringShare = 4;
/// How often a strategy is drawn for one that is legal, of the space and, if it
/// is a string, new.
constexpr size_t kMostDraws = 50;

struct Price {
  Seconds time;
  bool fits = false;
};

class Certifier {
public:
  explicit Certifier(const CertifyRequest &r)
      : request(r), plan(r.plan), shape(r.plan.prediction.pipeline),
        stage(&r.plan.stages.front()),
        bound(r.plan.certificate.lowerBound.value * (1 - kPriceRounding)),
        random(r.seed) {}

  Expected<CertifyReport> run();

private:
  Expected<void> prepare();
  CertifyPart &part(const std::string &what, bool inSpace = true);
  bool isOfInterest(const CertifyPart &part, Seconds time) const;
  void judge(CertifyPart &part, const std::optional<Price> &price,
             const std::function<std::string()> &describe);
  std::optional<Price> plainPrice(const CostModel &model,
                                  const Assignment &assignment) const;
  std::optional<Price> price(const CostModel &model,
                             const Assignment &assignment) const;
  std::optional<int64_t> batchParts() const;
  bool isSearchedFreely(const Mesh &mesh) const;
  bool isNamed() const;
  bool isRefined() const;
  StrategySpec specOfPlan() const;
  int zeroLevel(const StrategySpec &spec) const;
  void changeOperators(MeshStrategies &choices, const CostModel &model);
  void restore(const std::vector<OpId> &ops);
  void tryChange(const MeshStrategies &choices, const CostModel &model,
                 const std::vector<OpId> &ops,
                 const std::vector<TensorId> &stored, bool areApart,
                 CertifyPart &part,
                 const std::function<std::string()> &describe);
  void changeOperator(MeshStrategies &choices, const CostModel &model,
                      size_t group, const std::vector<OpId> &ops, bool isOne,
                      CertifyPart &part);
  void changeArguments(MeshStrategies &choices, const CostModel &model);
  size_t drawStrings();
  void drawAssignments(MeshStrategies &own, const CostModel &model,
                       size_t count);
  void keepOnHosts(StrategySpec &spec);
  MeshStrategies choicesOf(const CostModel &model);
  Assignment perturbed(MeshStrategies &choices);
  std::vector<Mesh> meshes();
  std::vector<std::string> usedKeys() const;
  void searchWithout();
  bool isCancelled() const {
    return request.cancel && request.cancel->requested();
  }

  const CertifyRequest &request;
  const Plan &plan;
  const PipelineShape &shape;
  /// The mesh whose strategy is looked at, and what stages on it do.
  size_t onMesh = 0;
  const Stage *stage;
  const double bound;
  StrategySpec fix;
  std::optional<MicroBatchGraph> micro;
  std::optional<PlanModels> ownModels;
  LayerLine line;
  /// As a search takes the model, and by what it computes again.
  OpGraph searched;
  std::map<RecomputeChoice, std::optional<OpGraph>> variants;
  std::mt19937_64 random;
  /// The plan's strategy, between changes of it, and what stands for what in
  /// it.
  Assignment scratch;
  MeshStrategies::Weights allKinds;
  CertifyReport report;
};

} // namespace

CertifyPart &Certifier::part(const std::string &what, bool inSpace) {
  report.parts.push_back({what, inSpace, 0, 0, {}, {}});
  return report.parts.back();
}

/// Whether what takes so long is worth a closer look: what it needs.
bool Certifier::isOfInterest(const CertifyPart &part, Seconds time) const {
  return time.value < bound || !part.least || time < *part.least;
}

void Certifier::judge(CertifyPart &part, const std::optional<Price> &price,
                      const std::function<std::string()> &describe) {
  if (!price || !price->fits || !isOfInterest(part, price->time))
    return;
  if (!part.least || price->time < *part.least) {
    part.least = price->time;
    part.leastName = describe();
  }
  if (price->time.value >= bound)
    return;
  ++part.below;
  if (part.inSpace && part.below <= kMostRefutations)
    report.refutations.push_back(part.what + ": " + describe() + " takes " +
                                 formatSeconds(price->time) + ", " +
                                 formatSeconds(Seconds(bound) - price->time) +
                                 " less than the bound");
}

std::optional<Price> Certifier::plainPrice(const CostModel &model,
                                           const Assignment &assignment) const {
  Expected<PricedStrategy> priced = evaluate(model, assignment);
  if (!priced)
    return std::nullopt;
  return Price{priced->stepTime,
               priced->memory.totalPeak <= plan.prediction.memory.usable};
}

/// On the mesh that is looked at, run as the plan is.
std::optional<Price> Certifier::price(const CostModel &model,
                                      const Assignment &assignment) const {
  if (shape.isPlain())
    return plainPrice(model, assignment);
  Expected<PricedStrategy> priced = evaluate(model, assignment);
  if (!priced)
    return std::nullopt;
  const StagedStrategy planned = ownModels->staged();
  std::vector<MeshStrategy> meshes;
  for (size_t m = 0; m < plan.stages.size(); ++m)
    meshes.push_back(planned.onMesh(m));
  meshes[onMesh] = {&model, &assignment, &*priced};
  Expected<StagedPrediction> staged = predictStages(
      stagedOn(meshes, request.graph, shape, &line), plan.inputs.memoryLimit);
  if (!staged)
    return std::nullopt;
  return Price{staged->prediction.stepTime, staged->prediction.fits};
}

/// Whether axes of the mesh, or none, are so many devices together.
static bool splitsInto(const Mesh &mesh, int64_t parts, size_t from = 0) {
  if (parts == 1 || from == mesh.axes.size())
    return parts == 1;
  const int64_t size = mesh.axes[from].size;
  return splitsInto(mesh, parts, from + 1) ||
         (parts % size == 0 && splitsInto(mesh, parts / size, from + 1));
}

/// Of strategies without stages: among how many devices each operator splits
/// its samples, where samples at once are fixed and their axes are not.
std::optional<int64_t> Certifier::batchParts() const {
  if (!fix.microBatch || fix.dp)
    return std::nullopt;
  return samplesAtOnce(request.graph) / *fix.microBatch;
}

/// Whether the space has the plans without stages whose operators use the axes
/// of the mesh as they like. Axes of a level may be in any order.
bool Certifier::isSearchedFreely(const Mesh &mesh) const {
  const auto axes = [](const Mesh &of) {
    std::vector<std::pair<unsigned, int64_t>> list;
    for (const MeshAxis &axis : of.axes)
      list.emplace_back(axis.level, axis.size);
    std::sort(list.begin(), list.end());
    return list;
  };
  const std::vector<Mesh> all = enumerateAllMeshes(
      request.cluster, plan.inputs.devices, plan.certificate.meshAxes);
  return !fix.namesMesh() &&
         std::any_of(all.begin(), all.end(), [&](const Mesh &other) {
           return axes(other) == axes(mesh);
         });
}

/// Whether, where samples at once are fixed, its axes have names though nothing
/// that was fixed gave them these, and are not searched without: it is a staged
/// strategy, of which one ZeRO level holds for all that is stored, whether it
/// fits or not.
bool Certifier::isNamed() const {
  return plan.certificate.stages && batchParts() && !stage->mesh.axes.empty() &&
         !isSearchedFreely(stage->mesh) &&
         std::none_of(stage->mesh.axes.begin(), stage->mesh.axes.end(),
                      [&](const MeshAxis &axis) {
                        return axis.name.starts_with("free") ||
                               axis.name.starts_with(
                                   request.cluster.levels[axis.level].name);
                      });
}

/// Whether no single choice makes the plan faster: plans without stages are the
/// best of their mesh, and of staged ones a search has asked for each, where
/// cuts are where the plan says.
bool Certifier::isRefined() const {
  if (shape.isPlain())
    return !isNamed();
  const bool areAlike = shape.parts.empty() && shape.meshes.empty();
  return !plan.interrupted &&
         (shape.stages == 1 || !shape.layers.counts.empty() ||
          (line.isUniform && areAlike));
}

/// The axes of a mesh that a strategy names are called after what they are for.
StrategySpec Certifier::specOfPlan() const {
  StrategySpec spec = fix;
  const bool isFree =
      shape.isPlain() && batchParts() && isSearchedFreely(stage->mesh);
  for (const MeshAxis &axis :
       isFree ? std::span<const MeshAxis>() : std::span(stage->mesh.axes)) {
    const std::string_view key = std::string_view(axis.name).substr(
        0, axis.name.find_last_not_of("0123456789") + 1);
    const bool isData = key == "dp" || key == "dp_shard";
    spec.roles.push_back(key == "tp"             ? AxisRole::Tensor
                         : key == "cp"           ? AxisRole::Context
                         : key == "ep"           ? AxisRole::Expert
                         : isData                ? AxisRole::Data
                         : key == "dp_replicate" ? AxisRole::Replica
                                                 : AxisRole::Any);
  }
  if (!spec.sp)
    spec.sp = request.stack.features.sequence && !spec.forbidden.sp;
  if ((!shape.isPlain() || isNamed()) && !spec.zero)
    spec.zero = zeroLevel(spec);
  if (shape.isPlain() && !isNamed())
    spec.batchParts = batchParts();
  if (shape.zeroLayers > 0) {
    spec.zero = 3;
    spec.gathered = std::make_shared<const ZeroLayers>(zeroLayersOf(
        micro->get(), line, shape.layerChunks(), shape.zeroLayers));
  }
  return spec;
}

/// Of a strategy with stages or micro-batches: one for all that is stored.
int Certifier::zeroLevel(const StrategySpec &spec) const {
  const OpGraph &graph = request.graph;
  const auto splits = [&](Role role) {
    return std::any_of(
        graph.arguments.begin(), graph.arguments.end(), [&](TensorId id) {
          return graph.tensors[id].role == role &&
                 splitsCopies(graph, id, stage->assignment.storage[id], spec);
        });
  };
  return splits(Role::Parameter)        ? 3
         : shape.zero >= 2              ? 2
         : splits(Role::OptimizerState) ? 1
                                        : 0;
}

//===----------------------------------------------------------------------===//
// One choice changed
//===----------------------------------------------------------------------===//

void Certifier::restore(const std::vector<OpId> &ops) {
  for (const OpId id : ops)
    scratch.ops[id] = stage->assignment.ops[id];
}

/// Prices the plan with the changes that `scratch` has, which it takes back.
/// What is told apart differs from others of its kind.
void Certifier::tryChange(const MeshStrategies &choices, const CostModel &model,
                          const std::vector<OpId> &ops,
                          const std::vector<TensorId> &stored, bool areApart,
                          CertifyPart &part,
                          const std::function<std::string()> &describe) {
  const std::set<TensorId> touched = choices.around(ops, stored);
  const auto settle = [&](const auto &isWanted) {
    return std::all_of(touched.begin(), touched.end(), [&](TensorId id) {
      return !isWanted(id) || choices.settle(scratch, id);
    });
  };
  bool isPriced = false;
  Seconds time;
  if (shape.isPlain()) {
    const MeshStrategies::Weights kinds =
        areApart ? choices.weights(ops, touched) : allKinds;
    if (settle([&](TensorId id) { return kinds.tensors[id][0] > 0; }))
      if (const auto quick =
              stepTimeOf(model, scratch, kinds.ops, kinds.tensors)) {
        isPriced = true;
        time = *quick;
      }
  }
  if ((!shape.isPlain() || (isPriced && isOfInterest(part, time))) &&
      settle([](TensorId) { return true; })) {
    const std::optional<Price> whole = price(model, scratch);
    isPriced = whole.has_value();
    judge(part, whole, describe);
  }
  part.tried += isPriced;
  restore(ops);
  for (const TensorId id : touched) {
    scratch.storage[id] = stage->assignment.storage[id];
    scratch.materialised[id] = stage->assignment.materialised[id];
  }
}

void Certifier::changeOperator(MeshStrategies &choices, const CostModel &model,
                               size_t group, const std::vector<OpId> &ops,
                               bool isOne, CertifyPart &part) {
  const OpGraph &graph = model.graph();
  for (const OpConfig &config : choices.configs(group)) {
    if (config == stage->assignment.ops[ops.front()])
      continue;
    const auto describe = [&] {
      std::string axes;
      for (const int8_t factor : config.axes)
        axes += (axes.empty() ? "" : ",") + std::to_string(factor);
      return "operator " + std::to_string(ops.front()) + " (" +
             graph.ops[ops.front()].mnemonic + ")" + (isOne ? " alone" : "") +
             " with axes on factors " + axes;
    };
    MeshStrategies::configure(scratch, ops, config);
    tryChange(choices, model, ops, {}, isOne, part, describe);
    // What it reads of the model's arguments may also be stored so.
    MeshStrategies::configure(scratch, ops, config);
    std::vector<TensorId> moved;
    for (const OpId id : ops)
      for (unsigned i = 0; i < graph.ops[id].operands.size(); ++i) {
        const TensorId operand = graph.ops[id].operands[i];
        const TensorSharding used =
            operandSharding(graph.ops[id], i, config, model.mesh());
        if (graph.tensors[operand].producer != kNone || used.partial != 0 ||
            scratch.storage[operand] == used ||
            !choices.mayStore(operand, used))
          continue;
        scratch.storage[operand] = used;
        moved.push_back(operand);
      }
    if (moved.empty())
      restore(ops);
    else
      tryChange(choices, model, ops, moved, isOne, part, describe);
  }
}

/// Of an operator that occurs again: all occurrences, and of a plan without
/// stages the first, the last and one between them alone, which is not of the
/// space: equal occurrences share their configurations.
void Certifier::changeOperators(MeshStrategies &choices,
                                const CostModel &model) {
  CertifyPart &changes = part("one operator changed", isRefined());
  for (size_t g = 0; g < choices.groups().size() && !isCancelled(); ++g) {
    const auto &occurrences = choices.groups()[g].occurrences;
    std::vector<OpId> all;
    for (const std::vector<OpId> &ops : occurrences)
      all.insert(all.end(), ops.begin(), ops.end());
    changeOperator(choices, model, g, all, false, changes);
  }
  if (!shape.isPlain())
    return;
  CertifyPart &alone = part("one occurrence changed alone", false);
  for (size_t g = 0; g < choices.groups().size() && !isCancelled(); ++g) {
    const auto &occurrences = choices.groups()[g].occurrences;
    if (occurrences.size() == 1)
      continue;
    for (const size_t at :
         std::set<size_t>{0, occurrences.size() / 2, occurrences.size() - 1})
      changeOperator(choices, model, g, occurrences[at], true, alone);
  }
}

void Certifier::changeArguments(MeshStrategies &choices,
                                const CostModel &model) {
  CertifyPart &changes = part("one argument stored otherwise", isRefined());
  const auto &arguments = choices.arguments();
  for (size_t c = 0; c < arguments.size() && !isCancelled(); ++c)
    for (const TensorSharding &layout : choices.layouts(c)) {
      if (layout == stage->assignment.storage[arguments[c].front()])
        continue;
      for (const TensorId id : arguments[c])
        scratch.storage[id] = layout;
      tryChange(choices, model, {}, arguments[c], false, changes, [&] {
        return model.graph().tensors[arguments[c].front()].name +
               " stored as " + toString(layout, model.mesh());
      });
    }
}

//===----------------------------------------------------------------------===//
// Random strategies
//===----------------------------------------------------------------------===//

size_t Certifier::drawStrings() {
  CertifyPart &strings = part("random strategy strings");
  if (searched.hasConstraints())
    return 0;
  const RandomPoints points({searched, request.cluster, request.stack, fix,
                             plan.inputs.devices, plan.certificate.meshAxes,
                             plan.certificate.stages,
                             plan.prediction.memory.usable});
  const LegalStrategies legal(searched, request.cluster, request.stack,
                              plan.inputs.devices);
  std::set<std::string> known;
  const size_t wanted = kRandomStrategies / kStringShare;
  for (size_t i = 0;
       i < wanted * kMostDraws && strings.tried < wanted && !isCancelled();
       ++i) {
    std::optional<StrategySpec> spec =
        plan.certificate.stageMeshes && random() % 4 == 0
            ? points.drawUnlike(random)
            : points.draw(random);
    if (spec && spec->stageDegrees.empty() && plan.certificate.offload &&
        (fix.offload().any() || random() % 2 == 0))
      keepOnHosts(*spec);
    if (!spec || !known.insert(toString(*spec)).second || !legal.isLegal(*spec))
      continue;
    auto [graph, isNew] = variants.try_emplace(*spec->recompute());
    if (isNew)
      if (auto made = request.prepare(spec->recompute());
          made && made->recompute == *spec->recompute())
        graph->second = std::move(*made);
    if (!graph->second)
      continue;
    const Expected<SearchResult> found =
        priceStrategy(*graph->second, request.cluster, request.stack, *spec,
                      plan.inputs.devices, plan.inputs.memoryLimit);
    strings.tried += static_cast<bool>(found);
    if (found)
      judge(strings, Price{found->prediction.stepTime, found->prediction.fits},
            [&] { return toString(*spec); });
  }
  return strings.tried;
}

/// Something of what the stack can, or what is fixed. Some layers alone are
/// computed again with activations on devices.
void Certifier::keepOnHosts(StrategySpec &spec) {
  std::erase_if(spec.named,
                [](const auto &entry) { return entry.first == "offload"; });
  const std::vector<OffloadChoice> &sets = request.stack.offload.sets;
  OffloadChoice choice = fix.offload();
  if (!choice.any() && !sets.empty())
    choice = sets[random() % sets.size()];
  spec.named.emplace_back("offload", name(choice));
  if (choice.activations)
    spec.recomputeLayers.reset();
  spec.zeroLayers.reset();
  if (!fix.dpShard)
    spec.dpShard.reset();
}

/// The plan with a few choices at random.
Assignment Certifier::perturbed(MeshStrategies &choices) {
  Assignment changed = stage->assignment;
  const size_t count = 2 + random() % 5;
  for (size_t i = 0; i < count; ++i) {
    const size_t g = random() % choices.groups().size();
    const std::vector<OpConfig> &list = choices.configs(g);
    const OpConfig &config = list[random() % list.size()];
    for (const std::vector<OpId> &ops : choices.groups()[g].occurrences)
      MeshStrategies::configure(changed, ops, config);
  }
  return changed;
}

/// Those whose strategies without stages are in the space.
std::vector<Mesh> Certifier::meshes() {
  const std::optional<int64_t> parts = batchParts();
  if (fix.pp.value_or(1) > 1 || fix.vpp || fix.zeroLayers ||
      (fix.microBatch && (!parts || fix.namesMesh() || fix.forbidden.dp ||
                          searched.hasConstraints())) ||
      fix.offload().any() ||
      ((fix.dpShard || (fix.zero && !fix.dp)) && plan.certificate.stages))
    return {};
  if (shape.isPlain() && (fix.namesMesh() || searched.hasConstraints()))
    return {stage->mesh};
  if (!fix.namesMesh()) {
    // The axes of a level may be in any order.
    std::vector<Mesh> list = enumerateAllMeshes(
        request.cluster, plan.inputs.devices, plan.certificate.meshAxes);
    for (Mesh &mesh : list)
      for (size_t a = 0; a + 1 < mesh.axes.size(); ++a)
        if (mesh.axes[a].level == mesh.axes[a + 1].level && random() % 2 == 0)
          std::swap(mesh.axes[a].size, mesh.axes[a + 1].size);
    if (parts)
      std::erase_if(
          list, [&](const Mesh &mesh) { return !splitsInto(mesh, *parts); });
    return list;
  }
  StrategySpec spec = fix;
  Expected<Mesh> mesh =
      meshForStrategy(request.cluster, plan.inputs.devices, spec);
  return mesh ? std::vector<Mesh>{std::move(*mesh)} : std::vector<Mesh>{};
}

/// Without stages and micro-batches.
void Certifier::drawAssignments(MeshStrategies &own, const CostModel &model,
                                size_t count) {
  CertifyPart &drawn = part("random strategies");
  std::vector<std::unique_ptr<CostModel>> models;
  std::vector<std::unique_ptr<MeshStrategies>> choices;
  for (const Mesh &mesh : meshes()) {
    StrategySpec spec = fix;
    spec.batchParts = batchParts();
    if (fix.namesMesh() &&
        !meshForStrategy(request.cluster, plan.inputs.devices, spec))
      return;
    models.push_back(std::make_unique<CostModel>(searched, request.cluster,
                                                 request.stack, mesh));
    choices.push_back(std::make_unique<MeshStrategies>(*models.back(), spec));
  }
  if (choices.empty() || own.groups().empty())
    return;
  for (size_t i = 0;
       i < count * kMostDraws && drawn.tried < count && !isCancelled(); ++i) {
    const size_t kind = i % 4;
    const bool isOwn = kind == 0 && shape.isPlain() && !isNamed();
    const size_t at = isOwn ? 0 : random() % choices.size();
    const CostModel &its = isOwn ? model : *models[at];
    MeshStrategies &from = isOwn ? own : *choices[at];
    Assignment assignment = isOwn       ? perturbed(own)
                            : kind == 1 ? from.uniform(random)
                                        : from.coherent(random);
    const MeshStrategies::Weights kinds = from.weights();
    if (!from.settleKinds(assignment, kinds))
      continue;
    const auto time = stepTimeOf(its, assignment, kinds.ops, kinds.tensors);
    if (!time)
      continue;
    ++drawn.tried;
    if (isOfInterest(drawn, *time) && from.settleAll(assignment))
      judge(drawn, plainPrice(its, assignment), [&] {
        return "number " + std::to_string(i) + " on " + its.mesh().str();
      });
  }
}

//===----------------------------------------------------------------------===//
// Searches
//===----------------------------------------------------------------------===//

/// What --forbid calls what the plan does.
std::vector<std::string> Certifier::usedKeys() const {
  const OpGraph &graph = micro->get();
  std::set<std::string> used;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    for (const int8_t factor : stage->assignment.ops[id].axes) {
      if (factor < 0 || op.phase == Phase::Optimizer)
        continue;
      const DimClassId dim =
          op.rule->factors[static_cast<size_t>(factor)].dimClass;
      const DimClassKind kind = dim < graph.dimClasses.size()
                                    ? graph.dimClasses[dim].kind
                                    : DimClassKind::Other;
      used.insert(kind == DimClassKind::Batch      ? "dp"
                  : kind == DimClassKind::Expert   ? "ep"
                  : kind != DimClassKind::Sequence ? "tp"
                  : op.work.matmulFlops > 0        ? "cp"
                                                   : "sp");
    }
  }
  // With stages, tensor parallelism may always split the sequence.
  if (plan.certificate.stages)
    used.erase("sp");
  if (graph.mode == Mode::Train && plan.inputs.devices > 1)
    used.insert({"zero=1", "zero=3"});
  if (std::any_of(stage->mesh.axes.begin(), stage->mesh.axes.end(),
                  [](const MeshAxis &axis) {
                    return axis.name.starts_with("dp_replicate");
                  }))
    used.insert("dp_shard");
  if (shape.zeroLayers > 0)
    used.insert("zero_layers");
  if (shape.stages > 1)
    used.insert({"pp", "schedule=" + std::string(name(shape.schedule))});
  if (shape.chunksPerStage > 1)
    used.insert("vpp");
  if (!shape.meshes.empty())
    used.insert("stage_meshes");
  if (!shape.layers.isEven())
    used.insert("layers");
  if (graph.recompute.isPartial())
    used.insert("recompute_layers");
  else if (graph.recompute.kind == Recompute::Full)
    used.insert("recompute");
  if (shape.offload.any())
    used.insert("offload");
  return {used.begin(), used.end()};
}

/// A part of the space has nothing better than the whole.
void Certifier::searchWithout() {
  CertifyPart &found = part("searches without what the plan uses");
  for (const std::string &key : usedKeys()) {
    if (isCancelled())
      return;
    const std::string forbid =
        plan.inputs.forbid + (plan.inputs.forbid.empty() ? "" : ",") + key;
    const Expected<StrategyBan> ban = parseForbidden(forbid);
    if (!ban)
      continue;
    SearchOptions options;
    options.fix = fix;
    options.fix.forbidden = *ban;
    options.devices = plan.inputs.devices;
    options.memoryLimit = plan.inputs.memoryLimit;
    options.maxAxes = plan.certificate.meshAxes;
    options.solver.certificate = false;
    options.baselines = false;
    options.explains = false;
    // Hosts are asked as they were for the plan.
    options.hints = options.hosts = plan.certificate.offload;
    options.cancel = request.cancel;
    options.prepare = [&](const RecomputeChoice &recompute) {
      return request.prepare(recompute);
    };
    const auto within = plan.certificate.stages ? jointSearch : search;
    const Expected<SearchResult> result =
        within(searched, request.cluster, request.stack, options);
    if (result || result.error().status == Status::NothingFits)
      ++found.tried;
    if (result)
      judge(found, Price{result->prediction.stepTime, true},
            [&] { return "--forbid " + forbid; });
  }
}

Expected<void> Certifier::prepare() {
  Expected<StrategySpec> parsed = parseStrategy(plan.inputs.fix);
  if (!parsed)
    return parsed.takeError();
  fix = std::move(*parsed);
  Expected<StrategyBan> ban = parseForbidden(plan.inputs.forbid);
  if (!ban)
    return ban.takeError();
  fix.forbidden = *ban;
  Expected<OpGraph> graph = request.prepare(fix.recompute());
  if (!graph)
    return graph.takeError();
  searched = std::move(*graph);
  Expected<MicroBatchGraph> resized =
      MicroBatchGraph::make(request.graph, shape);
  if (!resized)
    return resized.takeError();
  micro.emplace(std::move(*resized));
  return {};
}

/// What the mesh's strategy may be instead, with which changes begin.
MeshStrategies Certifier::choicesOf(const CostModel &model) {
  MeshStrategies own(model, specOfPlan());
  scratch = stage->assignment;
  allKinds = own.weights();
  // A plan may tell apart what a search does not.
  if (const auto time =
          stepTimeOf(model, scratch, allKinds.ops, allKinds.tensors);
      !time || std::fabs(*time / stage->priced.stepTime - 1) > kPriceRounding) {
    own.tellAllApart();
    allKinds = own.weights();
  }
  return own;
}

Expected<CertifyReport> Certifier::run() {
  if (auto ok = prepare(); !ok)
    return ok.takeError();
  line = findLayers(
      CostModel(request.graph, request.cluster, request.stack, Mesh{}));
  report.parts.reserve(6 + 2 * plan.stages.size());
  ownModels.emplace(plan, request.graph, micro->get(), request.cluster,
                    request.stack);
  for (onMesh = plan.stages.size(); onMesh-- > 1;) {
    stage = &plan.stages[onMesh];
    MeshStrategies own = choicesOf(ownModels->of(onMesh));
    changeOperators(own, ownModels->of(onMesh));
    changeArguments(own, ownModels->of(onMesh));
  }
  onMesh = 0;
  stage = &plan.stages.front();
  const CostModel &model = ownModels->of(0);
  MeshStrategies own = choicesOf(model);
  changeOperators(own, model);
  changeArguments(own, model);
  const size_t strings = drawStrings();
  drawAssignments(own, model, kRandomStrategies - strings);
  searchWithout();
  report.interrupted = isCancelled();
  return std::move(report);
}

Expected<CertifyReport> certify(const CertifyRequest &request) {
  return Certifier(request).run();
}

} // namespace planner
