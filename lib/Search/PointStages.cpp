//===- PointStages.cpp - The strategies of a point's stages ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include "PointPricer.h"
#include "StageStrategy.h"
#include "planner/Cost/StateLayers.h"
#include "planner/Strategy/TensorPattern.h"
#include <algorithm>
#include <limits>

namespace planner {

/// To evaluate a strategy, an operator takes as long as so many costs of the
/// problem that found it.
static constexpr size_t kEntriesPerOp = 32;

namespace {

/// As priceStages() places and counts it.
class Taken {
public:
  Taken(const CostModel &m, const Assignment &a, const PricedStrategy &p,
        const LayerLine &l, const StagePoint &point, const VisibleShares &v)
      : model(m), graph(m.graph()), assignment(a), priced(p), line(l),
        zero(point.zero), accumulates(point.microBatches > 1), visible(v),
        purposes(m, a), passes(l, v.contention), reductions(l, v.contention),
        updates(l, v.contention) {}

  StepFloors run() {
    for (OpId id = 0; id < graph.ops.size(); ++id)
      addOp(id);
    for (const PricedChange &change : priced.changes)
      addChange(change);
    StepFloors taken;
    taken.passes = passes.visible.least();
    taken.reductions = reductions.visible.least();
    taken.updates = updates.visible.least();
    taken.hideable.passes = passes.hideable.least();
    taken.hideable.reductions = reductions.hideable.least();
    taken.hideable.updates = updates.hideable.least();
    return taken;
  }

private:
  struct Sums {
    Sums(const LayerLine &line, double c)
        : visible(line), hideable(line), contention(c) {}
    void add(const LineSpan &span, double seconds, double share) {
      visible.add(span, seconds * share);
      if (share < 1)
        hideable.add(span, seconds * (1 - share) / (1 - contention));
    }
    AlongLine visible, hideable;
    double contention;
  };

  double shareOf(Purpose purpose) const {
    return purpose == Purpose::Tensor ? visible.tensor : 1;
  }

  void addOp(OpId id) {
    const Op &op = graph.ops[id];
    const OpCost &cost = priced.ops[id];
    const double times = graph.executions(op);
    const bool isUpdate = op.phase == Phase::Optimizer;
    Sums &sums = isUpdate ? updates : passes;
    double rest = cost.communication.value;
    for (const CollectiveStep &step : cost.collectives) {
      const double share =
          isUpdate ? 1 : shareOf(purposes.ofOperator(id, step));
      if (share == 1)
        continue;
      sums.add(line.ops[id], step.time.value * times, share);
      rest -= step.time.value;
    }
    if (accumulates)
      rest +=
          accumulationTime(model, id, assignment.ops[id], cost.compute).value;
    sums.add(line.ops[id], (cost.compute.value + rest) * times, 1);
  }

  void addChange(const PricedChange &change) {
    const bool isGradient = model.service(change.tensor) == Service::Gradient;
    const bool isUpdate = change.phase == Phase::Optimizer;
    const bool isOnce =
        zero < 2 ? isUpdate || isGradient : isUpdate && !change.isGradient;
    const LineSpan &span = spanOf(graph, line, change);
    if (isOnce && isGradient)
      return reductions.add(span, change.perStep().value, visible.gradients);
    if (change.isParameter)
      return (isOnce ? updates : passes)
          .add(span, change.perStep().value, visible.parameters);
    if (isOnce)
      return updates.add(span, change.perStep().value, 1);
    if (change.isGradient)
      return passes.add(span, change.perStep().value, visible.gradients);
    for (const CollectiveStep &step : change.change.steps)
      passes.add(span, step.time.value * change.executions,
                 shareOf(purposes.ofChange(change, step)));
  }

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const PricedStrategy &priced;
  const LayerLine &line;
  const int zero;
  const bool accumulates;
  const VisibleShares &visible;
  const PurposeFinder purposes;
  Sums passes, reductions, updates;
};

} // namespace

Expected<PointPricer::StageAsked>
PointPricer::stageAsked(const StagePoint &point, StageForm form) {
  auto own = micro(point.recompute, point.samplesAtOnce());
  if (!own)
    return own.takeError();
  Expected<ModelVariant *> model = findVariant(point.recompute);
  if (!model)
    return model.takeError();
  Expected<const ModelVariant *> kept = variant(graph.recompute);
  if (!kept)
    return kept.takeError();
  return StageAsked{point, form, *model, *kept, *own};
}

Expected<StageQuestion>
PointPricer::stageQuestion(const StageAsked &asked,
                           const Cancellation *cancel) const {
  const StagePoint &point = asked.point;
  const ModelVariant &model = *asked.model;
  Expected<StageStrategy> staged = stageOf(point, *model.graph);
  if (!staged)
    return staged.takeError();
  StageQuestion question;
  question.spec = withForm(staged->inner, asked.form);
  if (isOfPairs(asked.form))
    question.spec.pattern = model.shared->pattern();
  if (isVisible(asked.form))
    question.visible = leastVisible();
  if (isFitting(asked.form))
    question.memoryLimit = usableMemory(cluster, stack, options.memoryLimit);
  if (point.zeroLayers > 0)
    question.spec.gathered = std::make_shared<const ZeroLayers>(zeroLayersOf(
        *model.graph, model.line, point.zeroChunks, point.zeroLayers));
  question.microBatches = point.microBatches;
  question.zero = point.zero;
  question.solver = options.solver;
  question.cancel = cancel;
  // A good one will do: nothing is to be proven of it.
  if (isFitting(asked.form)) {
    constexpr int64_t kBudget = int64_t(1) << 22;
    question.solver.budget = std::min(question.solver.budget, kBudget);
    question.solver.patience = 1;
  }
  return question;
}

/// Whether tensor-parallel axes split column-row pairs, and all of them, where
/// nothing says so. The sequence may be split beside them.
static bool splitsPairs(const SolvedStage &stage, const StrategySpec &spec,
                        const TensorPattern &pattern) {
  const OpGraph &graph = stage.model->graph();
  const auto isSplitSo = [&](OpId id, int8_t factor) {
    if (factor >= 0 && pattern.has(id, static_cast<FactorId>(factor)))
      return true;
    if (factor < 0 || pattern.isSplit[id])
      return !pattern.isSplit[id];
    const Factor &own =
        graph.ops[id].rule->factors[static_cast<size_t>(factor)];
    return own.dimClass < graph.dimClasses.size() &&
           graph.dimClasses[own.dimClass].kind == DimClassKind::Sequence;
  };
  for (unsigned axis = 0; axis < stage.mesh.axes.size(); ++axis) {
    if (spec.role(axis) != AxisRole::Tensor)
      continue;
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (!isSplitSo(id, stage.assignment.ops[id].axes[axis]))
        return false;
    for (const TensorId id : graph.arguments) {
      const auto &dims = stage.assignment.storage[id].dims;
      for (size_t d = 0; d < dims.size(); ++d)
        if (std::find(dims[d].begin(), dims[d].end(), axis) != dims[d].end() &&
            !pattern.hasDim(graph, graph.tensors[id], d))
          return false;
    }
  }
  return true;
}

/// With the tables of layout changes that others have left: these are megabytes
/// that prices do not ask for.
Expected<InnerResult> PointPricer::solveOn(const Mesh &mesh,
                                           const StageAsked &asked,
                                           const StageQuestion &question) {
  const StagePoint &point = asked.point;
  StageTables::Key key{point.recompute, point.samplesAtOnce(), axisKeys(mesh)};
  std::unique_ptr<CostModel> lent = tables.take(key);
  if (!lent)
    lent = std::make_unique<CostModel>(*asked.micro->alike, mesh);
  Expected<InnerResult> found =
      question.spec.gathered
          ? solveStage(
                *lent,
                StageFolds(*asked.model->graph, question.spec.gathered.get()),
                question)
          : solveStage(*lent, asked.model->shared->folds(), question);
  tables.giveBack(std::move(key), std::move(lent));
  return found;
}

Expected<PointPricer::Solving>
PointPricer::findStage(const StageAsked &asked, const Cancellation *cancel) {
  Expected<StageQuestion> question = stageQuestion(asked, cancel);
  if (!question)
    return question.takeError();
  if (auto done = make(*asked.micro); !done)
    return done.takeError();
  const StagePoint &point = asked.point;
  const ModelVariant &model = *asked.model;
  Expected<Mesh> mesh = meshOf(point, question->spec);
  if (!mesh)
    return mesh.takeError();
  Expected<InnerResult> found = solveOn(*mesh, asked, *question);
  if (!found)
    return found.takeError();
  Solving solving{nullptr,
                  found->entries + kEntriesPerOp * model.graph->ops.size()};
  if (!found->assignment)
    return solving;
  auto stage = stageWith(asked, std::move(*mesh), std::move(*found->assignment),
                         std::move(found->priced));
  if (!stage)
    return stage.takeError();
  solving.splitsPairs =
      asked.form == StageForm::LeastWork && point.tp > 1 &&
      splitsPairs(**stage, question->spec, *model.shared->pattern());
  solving.stage = std::move(*stage);
  return solving;
}

Expected<std::shared_ptr<SolvedStage>>
PointPricer::stageWith(const StageAsked &asked, Mesh mesh,
                       Assignment assignment, PricedStrategy priced) const {
  const StagePoint &point = asked.point;
  const ModelVariant &model = *asked.model;
  auto result = std::make_shared<SolvedStage>();
  result->micro = asked.micro->graph;
  result->mesh = std::move(mesh);
  result->model =
      std::make_unique<CostModel>(*asked.micro->alike, result->mesh);
  result->assignment = std::move(assignment);
  result->priced = std::move(priced);
  Expected<Placed> placed = place(point);
  if (!placed)
    return placed.takeError();
  StepFloors &takes = result->takes;
  takes = Taken(*result->model, result->assignment, result->priced, model.line,
                point, visible)
              .run();
  const StepFloors least = movesOf(point, *placed, *asked.kept);
  takes.layers = least.layers;
  limitLayers(takes, model, point);
  takes.send = least.send;
  takes.leastSend = least.leastSend;
  takes.shared = least.shared;
  takes.forward = least.forward;
  takes.backward = least.backward;
  takes.inputGradients = least.inputGradients;
  takes.contention = least.contention;
  takes.sendsBeside = least.sendsBeside;
  return result;
}

std::optional<PointPricer::Solving>
PointPricer::takeSolving(const StagePoint &point, StageForm form) {
  takeStageAhead(point, form);
  auto ahead = stagesAhead.extract({point, form});
  return ahead ? std::optional(std::move(ahead.mapped())) : std::nullopt;
}

/// With one micro-batch gradients are reduced once under ZeRO-1 as under
/// ZeRO-2, and either splits the same states.
std::optional<StagePoint> PointPricer::otherLevel(const StagePoint &point) {
  if (point.microBatches != 1 || point.zero < 1 || point.zero > 2)
    return std::nullopt;
  StagePoint other = point;
  other.zero = point.zero == 1 ? 2 : 1;
  return other;
}

const PointPricer::Solving *
PointPricer::recentOf(const std::optional<StagePoint> &point,
                      StageForm form) const {
  const auto known =
      std::find_if(recent.begin(), recent.end(), [&](const Recent &one) {
        return point && one.point == *point && one.form == form;
      });
  return known != recent.end() ? &known->found : nullptr;
}

/// As it is known of the other level. What it took counts where it was asked
/// for first, whoever found it, so that a search ends where it would with one
/// thread.
Expected<PointPricer::Solving>
PointPricer::takeOrFind(const StageAsked &asked) {
  const std::optional<StagePoint> other = otherLevel(asked.point);
  const Solving *known = recentOf(other, asked.form);
  std::optional<Solving> taken;
  if (!known) {
    if (auto own = takeSolving(asked.point, asked.form))
      return std::move(*own);
    if (other)
      taken = takeSolving(*other, asked.form);
  }
  const Solving *found = known ? known : taken ? &*taken : nullptr;
  if (!found || !found->stage)
    return findStage(asked, options.cancel);
  auto stage = stageWith(asked, found->stage->mesh, found->stage->assignment,
                         found->stage->priced);
  if (!stage)
    return stage.takeError();
  Solving solving = *found;
  solving.stage = std::move(*stage);
  if (known)
    solving.entries = kEntriesPerOp * asked.model->graph->ops.size();
  return solving;
}

void PointPricer::keepRecent(const StagePoint &point, StageForm form,
                             const Solving &found) {
  constexpr size_t kMostRecent = 4;
  if (!found.stage || !otherLevel(point))
    return;
  recent.push_back({point, form, found});
  if (recent.size() > kMostRecent)
    recent.pop_front();
}

Expected<SolvedStage *> PointPricer::solve(const StagePoint &point,
                                           StageForm form) {
  const auto known = solved.find({point, form});
  if (known != solved.end())
    return known->second.get();
  Expected<StageAsked> asked = stageAsked(point, form);
  if (!asked)
    return asked.takeError();
  Expected<Solving> found = takeOrFind(*asked);
  if (!found)
    return found.takeError();
  Solving &solving = *found;
  keepRecent(point, form, solving);
  // What is found beside the others keeps no search from ending where it would.
  if (form < StageForm::LeastPairs)
    entries += solving.entries;
  ++stagesFound;
  if (solving.splitsPairs)
    pairPoints.insert(point);
  return (solved[{point, form}] = std::move(solving.stage)).get();
}

Expected<SolvedStage *> PointPricer::solveTaken(const StagePoint &point,
                                                StageForm form) {
  Expected<SolvedStage *> known = solve(point, form);
  if (!known || *known)
    return known;
  Expected<StageAsked> asked = stageAsked(point, form);
  if (!asked)
    return asked.takeError();
  Expected<Solving> found = findStage(*asked, nullptr);
  if (!found)
    return found.takeError();
  return (solved[{point, form}] = std::move(found->stage)).get();
}

Expected<StagedStrategy> PointPricer::staged(const StagePoint &point,
                                             const ScheduleChoice &schedule,
                                             StageForm form) {
  Expected<SolvedStage *> stage = solve(point, form);
  if (!stage)
    return stage.takeError();
  Expected<const ModelVariant *> model = variant(point.recompute);
  if (!model)
    return model.takeError();
  const OpGraph &whole = *(*model)->graph;
  Expected<StageStrategy> strategy =
      stageStrategy(strategyOf(point, schedule, stack, options.fix), whole,
                    stack, point.stages * point.stageDevices());
  if (!strategy)
    return strategy.takeError();
  const SolvedStage &own = **stage;
  return StagedStrategy{*own.model, own.assignment,     own.priced,
                        whole,      strategy->pipeline, &(*model)->line};
}

Expected<SomeAgainDivider> PointPricer::divider(const StagePoint &point,
                                                const ScheduleChoice &schedule,
                                                StageForm form) {
  Expected<StagedStrategy> kept = staged(point, schedule, form);
  if (!kept)
    return kept.takeError();
  return SomeAgainDivider::make(*kept, options.memoryLimit);
}

void PointPricer::nameCuts(StagedPrediction &priced,
                           const LayerLine &line) const {
  PipelineShape &shape = priced.prediction.pipeline;
  if (!line.isUniform && shape.isPipeline() && shape.layers.counts.empty() &&
      stack.pipeline.unevenLayers && !options.fix.forbidden.layers)
    shape.layers = splitAt(line, priced.price.cuts);
}

/// Of one stage and one micro-batch as plans without stages are priced.
Expected<std::optional<StagedPrediction>> PointPricer::priceFaster(
    const StagePoint &point, const ScheduleChoice &schedule, Seconds most,
    StageForm form, std::optional<SomeAgainDivider> *again) {
  Expected<StagedStrategy> strategy = staged(point, schedule, form);
  if (!strategy)
    return strategy.takeError();
  if (!strategy->pipeline.isPlain()) {
    auto staged = predictFaster(*strategy, options.memoryLimit, most, again);
    if (staged && *staged)
      nameCuts(**staged, *strategy->line);
    return staged;
  }
  StagedPrediction plain;
  plain.prediction = predict(strategy->model, strategy->assignment,
                             strategy->priced, options.memoryLimit);
  if (plain.prediction.stepTime > most)
    return std::optional<StagedPrediction>();
  plain.prediction.pipeline.zeroLayers = strategy->pipeline.zeroLayers;
  return std::optional(std::move(plain));
}

Expected<StagedPrediction> PointPricer::price(const StagePoint &point,
                                              const ScheduleChoice &schedule,
                                              StageForm form) {
  Expected<std::optional<StagedPrediction>> found = priceFaster(
      point, schedule, Seconds(std::numeric_limits<double>::infinity()), form);
  if (!found)
    return found.takeError();
  return std::move(**found);
}

Expected<std::optional<Refinement>>
PointPricer::refine(const StagePoint &point, const ScheduleChoice &schedule,
                    StageForm form, const StagedPrediction &priced,
                    RefineEffort effort, const RefinedStage *from) {
  Expected<StagedStrategy> known = staged(point, schedule, form);
  if (!known)
    return known.takeError();
  const StagedStrategy strategy{known->model,
                                from ? from->assignment : known->assignment,
                                from ? from->priced : known->priced,
                                known->graph,
                                priced.prediction.pipeline,
                                known->line};
  return refine(point, form, strategy, 0, priced, effort);
}

/// Layers that gather their parameters are no occurrences of those that do not.
Expected<std::optional<Refinement>>
PointPricer::refine(const StagePoint &point, StageForm form,
                    const StagedStrategy &strategy, size_t mesh,
                    const StagedPrediction &priced, RefineEffort effort) {
  constexpr size_t kLeastPrices = 4;
  effort.entries =
      std::max(effort.entries, kLeastPrices * entriesOfPrice(graph));
  const PipelineShape &shape = strategy.pipeline;
  if (shape.isPlain())
    return std::optional<Refinement>();
  Expected<StageAsked> asked = stageAsked(point, form);
  if (!asked)
    return asked.takeError();
  Expected<StageQuestion> question = stageQuestion(*asked, options.cancel);
  if (!question)
    return question.takeError();
  Expected<Mesh> placed = meshOf(point, question->spec);
  if (!placed)
    return placed.takeError();
  question->spec.pattern.reset();
  std::optional<FoldedGraph> own;
  if (question->spec.gathered)
    own = foldGraph(*asked->model->graph, Adjoints::Free,
                    question->spec.gathered.get());
  Expected<Refinement> found = refineStage(
      {strategy, priced, own ? *own : asked->model->shared->folds().free,
       question->spec, mesh, options.memoryLimit, effort, options.threads,
       options.cancel});
  if (!found)
    return found.takeError();
  return std::optional(std::move(*found));
}

} // namespace planner
